"""What a card does: the kinds of events that its effect trees let happen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Protocol, runtime_checkable

from trivault.games.keyforge.rules import events
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import Card
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import Emit, EmitShares
from trivault.kernel.nodes import Node

S = KeyForgeState


@runtime_checkable
class Emits(Protocol):
    """A node that lets events happen in code of its own says of which kind they are."""

    emits: EventKind[S]


# Kinds that the rulebook calls by the word of another one.
ALSO = {
    events.ABDUCT: events.ARCHIVE,
    events.CAPTURE_OWN: events.CAPTURE,
    events.DISCARD_ARCHIVED: events.DISCARD,
    events.DISCARD_DECK: events.DISCARD,
    events.PIERCE: events.DAMAGE,
}


@lru_cache(maxsize=2048)  # asked again for every list of cards
def verbs(card: Card) -> frozenset[str]:
    """`steal` for a card that steals; not what the rules do when it has a card played or used."""
    kinds = {kind for tree in card.trees() for kind in _kinds(tree)} - {events.ENTERED}  # only a window
    kinds |= {ALSO[kind] for kind in kinds if kind in ALSO}
    return frozenset(kind.name for kind in kinds)


def _kinds(tree: Node[S]) -> Iterator[EventKind[S]]:
    if isinstance(tree, Emit | EmitShares):
        yield tree.kind
    elif isinstance(tree, Emits):
        yield tree.emits
    for part in Node.children(tree):  # its own parts, without the rules that it calls
        yield from _kinds(part)
