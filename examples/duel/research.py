"""The arrays of Duel for researchers: what a player sees, as counts of cards."""

from __future__ import annotations

from collections.abc import Iterable

from examples.duel.cards import CARDS
from examples.duel.game import GAME
from examples.duel.state.model import DuelState
from trivault.kernel.ids import Thing
from trivault.research.encoder import Encoder
from trivault.research.steps import Named

KINDS = tuple(dict.fromkeys(card.slug for card in CARDS))


class DuelEncoder(Encoder):
    def __init__(self, seats: int) -> None:
        slots = [f"side {seat}: {name}" for seat in range(seats) for name in ("life", "hand size", "active")]
        slots += [f"{pile}[{slug}]" for pile in ("hand", "discard") for slug in KINDS]
        super().__init__(GAME, seats, slots, (f"card:{slug}" for slug in KINDS))

    def write(self, state: DuelState, viewer: int, out: memoryview[float]) -> None:
        at = 0
        for place in range(self.seats):
            seat = (viewer + place) % self.seats
            out[at], out[at + 1] = state.life[seat], len(state.hands[seat])
            out[at + 2] = seat == state.active
            at += 3
        _count(state.hands[viewer], out, at)
        _count(state.discard, out, at + len(KINDS))

    def named(self, state: DuelState, viewer: int) -> Named:
        player = self.player_named(viewer)
        return lambda thing: self.first_thing + _kind(thing) if thing >= 0 else player(thing)


def _kind(card: Thing) -> int:
    return KINDS.index(CARDS[card].slug)


def _count(cards: Iterable[Thing], out: memoryview[float], at: int) -> None:
    for card in cards:
        out[at + _kind(card)] += 1.0
