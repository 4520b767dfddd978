"""What a card does: the kinds of events that its effect trees let happen."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.keyforge import captures, events, forge, vocabulary
from trivault.games.keyforge.cards.cota import dis, logos, mars, shadows, untamed
from trivault.games.keyforge.model import Card, KeyForgeState
from trivault.kernel.events import Emit, EmitShares, EventKind
from trivault.kernel.nodes import Node

S = KeyForgeState

# Nodes that let events happen in code of their own.
IN_CODE: dict[type[Node[S]], EventKind[S]] = {
    captures.EachCaptures: events.CAPTURE,
    dis.LoseArmor: events.DAMAGE,
    dis.UnforgeLastKey: events.UNFORGE,
    forge.FlipKey: events.FORGE,
    logos.Bolt: events.DAMAGE,
    logos.EachLosesHalf: events.LOSE,
    mars.CatchIt: events.CAPTURE,
    mars.LoseAll: events.LOSE,
    shadows.DealItToThis: events.DAMAGE,
    untamed.DealAmberOnIt: events.DAMAGE,
    vocabulary.Blast: events.DAMAGE,
    vocabulary.DealForEach: events.DAMAGE,
    vocabulary.DiscardRandom: events.DISCARD,
    vocabulary.DiscardUntil: events.DISCARD_DECK,
}

# Kinds that the rulebook calls by the word of another one.
ALSO = {
    events.ARCHIVE_OWN: events.ARCHIVE,
    events.CAPTURE_OWN: events.CAPTURE,
    events.DISCARD_DECK: events.DISCARD,
    events.PIERCE: events.DAMAGE,
}


def verbs(card: Card) -> frozenset[str]:
    """`steal` for a card that steals; not what the rules do when it has a card played or used."""
    kinds = {kind for tree in card.trees() for kind in _kinds(tree)} - {events.ENTERED}  # only a window
    kinds |= {ALSO[kind] for kind in kinds if kind in ALSO}
    return frozenset(kind.name for kind in kinds)


def _kinds(tree: Node[S]) -> Iterator[EventKind[S]]:
    if isinstance(tree, Emit | EmitShares):
        yield tree.kind
    elif type(tree) in IN_CODE:
        yield IN_CODE[type(tree)]
    for part in Node.children(tree):  # its own parts, without the rules that it calls
        yield from _kinds(part)
