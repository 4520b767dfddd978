"""What stands on a card: facts, and the text that its effect trees give."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from trivault.games.shards.effects.vocabulary import Bonus
from trivault.games.shards.rules.turn import FOCUS
from trivault.games.shards.state.model import CHARACTER, STARTER, Card, ShardsState
from trivault.kernel.nodes import Node
from trivault.kernel.text import Message, Words, capital


@dataclass(frozen=True)
class Face:
    """A card face, not yet in any language: all but the card itself are messages."""

    card: Card
    title: Message
    kind: Message  # type and faction
    facts: tuple[Message, ...]  # cost, health, shield, copies
    lines: tuple[Message, ...]  # the rules text
    reminders: tuple[Message, ...]  # what its keywords mean


def face(card: Card) -> Face:
    noun = "mercenary" if card.mercenary else card.type
    kind = Message("face-kind", faction=card.faction or "none", noun=noun)
    facts = tuple(Message(f"face-{name}", n=n) for name, n in _facts(card) if n)
    reminders = dict.fromkeys(f"{keyword}-reminder" for tree in card.trees() for keyword in _keywords(tree))
    return Face(
        card,
        Message(f"card-{card.slug}"),
        kind,
        facts,
        tuple(_lines(card)),
        tuple(Message(key) for key in reminders),
    )


def render(face: Face, words: Words) -> list[str]:
    """A face as plain text; what each line is follows from its place."""
    facts = " · ".join([capital(words.say(face.kind)), *map(words.say, face.facts)])
    reminders = [f"({words.say(reminder)})" for reminder in face.reminders]
    return [words.say(face.title), facts, *map(words.say, face.lines), *reminders]


def _facts(card: Card) -> list[tuple[str, int]]:
    facts = [("health", card.health), ("shield", card.shield)]
    if card.type == CHARACTER:
        return facts
    if card.type == STARTER:
        return [*facts, ("starters", card.copies)]
    return [("cost", card.cost), *facts, ("copies", card.copies)]


def _keywords(tree: Node[ShardsState]) -> Iterator[str]:
    if isinstance(tree, Bonus):
        yield tree.keyword.words().key
    for part in tree.children():
        yield from _keywords(part)


def _lines(card: Card) -> Iterator[Message]:
    if card.type == CHARACTER:
        yield Message("focus-line", effect=FOCUS.words())
    for passive in card.passives:
        yield Message("line", effect=passive.words())
    if card.play is not None:
        yield from _text("when-played-line" if card.exhaust else "line", card.play)
    if card.exhaust is not None:
        yield from _exhaust_lines(card, card.exhaust)


def _exhaust_lines(card: Card, tree: Node[ShardsState]) -> Iterator[Message]:
    """All that stands after and below the exhaust word (SI-CHAMP-05)."""
    if isinstance(tree, Bonus) and tree.keyword == card.exhaust_if:  # the keyword is said once
        keyword, effect = tree.keyword.words(), tree.effect.words()
        yield Message("exhaust-if-line", condition=keyword, effect=effect)
    else:
        yield from _text("exhaust-line", tree)


def _text(key: str, tree: Node[ShardsState]) -> Iterator[Message]:
    """The text of a tree: bonuses stand on lines of their own, so that it is clear where they end."""
    said: list[Message] = []
    lines: list[Message] = []
    for sentence in _sentences(tree.words()):
        if lines and "label" not in (lines[-1].key, sentence.key):
            lines[-1] = Message("then", first=lines[-1], second=sentence)
        else:
            lines.append(_again(sentence) if sentence.args.get("effect") in said else sentence)
        said.append(sentence)
    for i, line in enumerate(lines):
        yield Message("line" if i else key, effect=line)


def _sentences(said: Message) -> Iterator[Message]:
    if said.key != "then":
        yield said
        return
    for part in said.args.values():
        assert isinstance(part, Message)
        yield from _sentences(part)


def _again(bonus: Message) -> Message:
    """A bonus that does once more what the card has already done."""
    effect = Message("again", effect=bonus.args["effect"])
    return Message(bonus.key, **(bonus.args | {"effect": effect}))
