"""What stands on a card: facts, and the text that its effect trees give."""

from __future__ import annotations

from dataclasses import dataclass

from trivault.games.shards.model import CHARACTER, Card
from trivault.kernel.text import Message


@dataclass(frozen=True)
class Face:
    """A card face, not yet in any language: `title`, `kind` and `lines` are messages."""

    card: Card
    title: Message
    kind: Message
    lines: tuple[Message, ...]


def face(card: Card) -> Face:
    noun = "mercenary" if card.mercenary else card.type
    kind = Message("card-kind", faction=card.faction or "none", noun=noun)
    return Face(card, Message(f"card-{card.slug}"), kind, tuple(_lines(card)))


def _lines(card: Card) -> list[Message]:
    if card.type == CHARACTER:
        return [Message("focus-line")]
    lines = [passive.words() for passive in card.passives]
    if card.play is not None:
        played = card.play.words()
        lines.append(Message("when-played", effect=played) if card.exhaust else played)
    if card.exhaust is not None:
        lines.append(Message("exhaust-line", effect=card.exhaust.words()))
    return lines
