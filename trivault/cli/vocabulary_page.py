"""Writes `docs/reference/vocabulary-*.md`: the vocabulary of cards, its text in three languages, and the cards
that use each word. Everything is read from the trees of the cards.

    python -m trivault.cli.vocabulary_page
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import FunctionType, ModuleType
from typing import Any

from trivault import registry
from trivault.cli.card_trees import named, walk
from trivault.kernel.abilities import Ability, Forbid, Modify
from trivault.kernel.errors import TrivaultError
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.expressions import Expression
from trivault.kernel.nodes import Node
from trivault.kernel.phrases import replaced
from trivault.kernel.terms import Amount, Condition, Filter, Group
from trivault.kernel.text import LANGUAGES, Message, Words, capital
from trivault.library.rulebook import Tree
from trivault.library.vocabulary import Vocabulary

LEFT_OPEN = "…"
HEAD = ("| word | English | German | Polish | cards |", "|---|---|---|---|---|")

SECTIONS: dict[str, tuple[type[Expression], ...]] = {
    "Triggers": (Ability,),
    "Constant abilities": (Modify, Forbid),
    "Verbs": (Node,),
    "Conditions": (Condition,),
    "Numbers": (Amount,),
    "Filters": (Filter,),
    "Groups": (Group,),
}


@dataclass
class Word:
    """A word of the vocabulary: its shortest use, how it is written, and the cards that have it."""

    section: str
    example: Expression
    written: set[str] = field(default_factory=set)
    cards: dict[str, None] = field(default_factory=dict)


def games() -> list[str]:
    """The games that declare a vocabulary."""
    return [name for name in registry.names() if registry.entry(name).vocabulary]


def declared(game: str) -> Vocabulary:
    found: Vocabulary | None = registry.entry(game).part("vocabulary", None)
    assert found is not None
    return found


def page(game: str) -> str:
    """The page of a game."""
    words, title = _vocabulary(game), declared(game).title
    spoken = [registry.load(game).words(lang) for lang in LANGUAGES]
    lines = [
        f"# Card vocabulary of {title}",
        "",
        f"Every word in the card declarations of {title}, with example texts in three languages and the"
        " cards that use it. `python -m trivault.cli.vocabulary_page` generates this page from the cards.",
    ]
    for section in SECTIONS:
        rows = sorted(_row(game, word, spoken) for word in words if word.section == section)
        lines += [
            "",
            f"## {section}",
            "",
            "| word | English | German | Polish | cards |",
            "|---|---|---|---|---|",
        ]
        lines += rows
    return "\n".join(lines) + "\n"


def _row(game: str, word: Word, spoken: list[Words]) -> str:
    written = ", ".join(f"`{name}`" for name in sorted(word.written))
    said = [_said(game, word.example, words) for words in spoken]
    cards = ", ".join(sorted(word.cards))
    return "| " + " | ".join((written, *said, f"{len(word.cards)}: {cards}")) + " |"


# What is found


def _vocabulary(game: str) -> list[Word]:
    found: dict[object, Word] = {}
    loaded: Any = registry.load(game)  # each has its own type of cards
    for slug, card in loaded.cards.items():
        for value in walk(card):
            if isinstance(value, Expression) and (section := _section(value)):
                word = found.setdefault(_key(value), Word(section, value))
                word.cards[slug] = None
                word.example = min(word.example, value, key=_size)
    authors = _Authors(game)
    for word in found.values():
        word.written = authors.names(word.example)
    return list(found.values())


def _section(value: Expression) -> str:
    """The first section whose classes it belongs to; constant abilities are no triggers, though abilities."""
    if isinstance(value, Modify | Forbid):
        return "Constant abilities"
    return next((section for section, kinds in SECTIONS.items() if isinstance(value, kinds)), "")


def _key(value: Expression) -> object:
    """Values of one word are told apart by nothing but their parameters."""
    if isinstance(value, Ability):
        return type(value), value.key
    return type(value), named(value) or _event(value) or _sentence(value)


def _event(value: Expression) -> str:
    """The kind of event that a verb lets happen, if it is that kind that tells it apart."""
    kind = getattr(value, "kind", None)
    return kind.name if isinstance(kind, EventKind) else ""


def _sentence(value: Expression) -> str:
    """The message of several steps that are said in one sentence, without the "may" before it."""
    said = getattr(value, "said", None)
    if not isinstance(said, Message):
        return ""
    inner = said.args.get("effect")
    return inner.key if said.key == "may" and isinstance(inner, Message) else said.key


def _size(value: Expression) -> tuple[int, str]:
    shown = repr(value)
    return len(shown), shown


class _Authors:
    """How the words are called in the modules of the cards: constants, and functions that make them."""

    def __init__(self, game: str) -> None:
        package = declared(game).cards
        self.constants: dict[Expression, set[str]] = defaultdict(set)
        self.classes: set[type] = set()
        self.makers: dict[type | EventKind[Any], set[str]] = defaultdict(set)
        self.sentences: dict[str, set[str]] = defaultdict(set)  # functions by the messages that they name
        for name, module in sorted(sys.modules.items()):
            if name.startswith(package):
                for called, value in vars(module).items():
                    self._learn(called, value)

    def _learn(self, name: str, value: object) -> None:
        if name.startswith("_"):
            return
        if isinstance(value, Expression):
            self.constants[value].add(name)
        elif isinstance(value, type):
            self.classes.add(value)
        elif isinstance(value, FunctionType):
            for function in _with_helpers(value):
                for used in _speaks_of(function):
                    self.makers[used].add(name)
                for text in function.__code__.co_consts:
                    if isinstance(text, str):
                        self.sentences[text].add(name)

    def names(self, value: Expression) -> set[str]:
        """Functions that speak of its class, its event or its test, else constants that are this value."""
        made = set(self._makers(value)) or self.constants.get(value, set())
        if isinstance(value, Ability):
            return {f"{name}({value.key!r})" for name in made or {type(value).__name__}}
        return made or {named(value) or _event(value) or type(value).__name__}

    def _makers(self, value: Expression) -> Iterator[str]:
        kind = getattr(value, "kind", None)
        if isinstance(kind, EventKind):
            yield from self.makers.get(kind, ())
        elif sentence := _sentence(value):
            yield from self.sentences.get(sentence, ())
        elif named(value):
            for part in value.args:
                if isinstance(part, FunctionType) and ".<locals>" in part.__qualname__:
                    yield part.__qualname__.partition(".<locals>")[0]
        elif type(value) in self.classes:
            yield type(value).__name__
        else:
            yield from self.makers.get(type(value), ())


def _with_helpers(function: FunctionType) -> list[FunctionType]:
    """A function and the private ones of its module that it names."""
    named = [function.__globals__.get(name) for name in function.__code__.co_names if name.startswith("_")]
    return [function, *(helper for helper in named if isinstance(helper, FunctionType))]


def _speaks_of(function: FunctionType) -> Iterator[type | EventKind[Any]]:
    """The classes and event kinds that a function names."""
    known, names = function.__globals__, function.__code__.co_names
    modules = [known[name] for name in names if isinstance(known.get(name), ModuleType)]
    for scope in (known, *map(vars, modules)):
        yield from (scope[name] for name in names if isinstance(scope.get(name), type | EventKind))


# What is said


def _said(game: str, value: Expression, words: Words) -> str:
    """What the word says by itself; nothing where only a sentence around it does."""
    vocabulary = declared(game)
    try:
        message: Message = replaced(vocabulary.arranged(_message(vocabulary, value)), vocabulary.stands_for)
        if isinstance(value, Ability) and "effect" in message.args:
            message = Message(message.key, **message.args | {"effect": LEFT_OPEN})
        return capital(words.say(message)).strip().replace("|", "/") or LEFT_OPEN
    except (NotImplementedError, TrivaultError, KeyError, AssertionError):
        return LEFT_OPEN


def _message(vocabulary: Vocabulary, value: Any) -> Message:
    if isinstance(value, Filter):
        return Message(vocabulary.group, which=value.words(1), count=1)
    if isinstance(value, Amount):
        return value.words(lambda n: Message(vocabulary.effect, n=n))
    said: Message = value.words(1) if isinstance(value, Group) else value.words()
    return said


def main() -> None:
    for game in games():
        path = Tree.here().root / "docs" / "reference" / f"vocabulary-{game}.md"
        path.write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main()
