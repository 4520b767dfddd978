"""Which cards need Python or a message of their own: what a card costs beside its declaration.

Own Python is what stands in the tree of no other card: a class of a game, a function, and a name under
which a function stands there (`When`, `Is`, `Number`, `Do` …). The kernel's classes are the language that
all games share, and an event kind is a row of the rules; neither counts. An own message is one that the
face of no other card uses, unless it only names something that is printed on the card, or is the word of the
rules for an event (`lose-life`, `event-moving`) or for a type of things (`noun-wall`, `target-zone`); those of
the kernel are of all games.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import FunctionType
from typing import Any

from trivault import registry
from trivault.cli.card_trees import keys, named, walk
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.expressions import Expression
from trivault.kernel.nodes import Node
from trivault.kernel.text import Message, Words
from trivault.library.authoring import CardShare

# Beginnings of the messages that name what is printed, or are words of the rules.
NAMES = (
    "ability-", "bar-name-", "card-", "condition-", "damage-", "event-", "icon-", "keyword-", "noun-",
    "school-", "slot-", "subtype-", "target-", "trait-", "type-",
)  # fmt: skip


@dataclass(frozen=True)
class Own:
    """What only one card uses."""

    python: list[str]
    messages: list[str]


@dataclass(frozen=True)
class OwnCode:
    """The cards of a game that need something of their own; `python` is a share of all cards, `messages`
    one of those whose text says what they do."""

    cards: Mapping[str, Own]
    python: CardShare
    messages: CardShare


def own_code(game: str) -> OwnCode:
    loaded: Any = registry.load(game)  # each has its own type of cards
    faces = {slug: loaded.face(slug) for slug in loaded.cards}
    texts = {slug: (*face.facts, *face.lines) for slug, face in faces.items()}
    return measured(loaded.cards, texts, loaded.events)


def measured(
    cards: Mapping[str, object], texts: Mapping[str, Iterable[Message]], events: Collection[str] = ()
) -> OwnCode:
    """What only one of these cards uses in its declaration or on its face; `events` are words of the rules."""
    python = _of_one({slug: set(_python(card)) for slug, card in cards.items()})
    messages = _of_one({slug: set(_said(lines)) - set(events) for slug, lines in texts.items()})
    telling = {slug for slug, card in cards.items() if any(isinstance(part, Node) for part in walk(card))}
    own = {
        slug: Own(python.get(slug, []), messages.get(slug, []))
        for slug in cards
        if slug in python or slug in messages
    }
    return OwnCode(
        own, CardShare(len(python), len(cards)), CardShare(len(messages), len(telling | set(messages)))
    )


def _python(card: object) -> Iterator[str]:
    for value in walk(card):
        if isinstance(value, FunctionType):
            code = value.__code__
            yield f"{_place(value.__module__)}:{code.co_firstlineno} {value.__qualname__}"
        elif isinstance(value, Expression) and not isinstance(value, EventKind):
            kind = type(value)
            if not kind.__module__.startswith("trivault.kernel."):
                yield f"{_place(kind.__module__)}.{kind.__qualname__}"
            if name := named(value):
                yield f"{kind.__name__}({name!r})"


def _place(module: str) -> str:
    return module.removeprefix("trivault.games.")


def _said(lines: Iterable[Message]) -> Iterator[str]:
    shared = Words("en", ("trivault.kernel",))
    return (key for line in lines for key in keys(line) if not (key.startswith(NAMES) or shared.has(key)))


def _of_one(used: Mapping[str, set[str]]) -> dict[str, list[str]]:
    """For each card what no other one uses, without the cards that have nothing of the kind."""
    users: dict[str, list[str]] = defaultdict(list)
    for slug, parts in used.items():
        for part in parts:
            users[part].append(slug)
    own = {slug: sorted(part for part in parts if users[part] == [slug]) for slug, parts in used.items()}
    return {slug: parts for slug, parts in own.items() if parts}
