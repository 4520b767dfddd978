"""Arrays of Shards of Infinity. Cards are counted by what they are: copies of a card are alike."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from trivault.codegen import EVERYBODY, Field
from trivault.games.shards.game import GAME
from trivault.games.shards.state.fields import SIDE, TABLE
from trivault.games.shards.state.model import CHARACTER, Card, ShardsState
from trivault.kernel.ids import Thing
from trivault.research.encoder import Encoder
from trivault.research.slots import Columns, Meanings
from trivault.research.steps import Named

CARDS = tuple(card.slug for card in GAME.cards.values() if card.type != CHARACTER)
KIND = {slug: number for number, slug in enumerate(CARDS)}


def _piles(fields: Iterable[Field]) -> list[str]:
    """The fields with cards that everybody sees."""
    return [each.name for each in fields if each.type == "list[Thing]" and each.seen == EVERYBODY]


SIDE_PILES, TABLE_PILES = _piles(SIDE.fields), _piles(TABLE.fields)
SIDE_MEANINGS = Meanings(apart=SIDE_PILES)
TABLE_MEANINGS = Meanings(seats=("active",), apart=TABLE_PILES)
HIDDEN_PILES = ("hand", "unseen")  # of others: what the viewer knows of the hand, all else of hand and deck
SIZES = ("hand size", "deck size")


@lru_cache(1000)
def kinds(defs: tuple[Card, ...]) -> tuple[int, ...]:
    """The number of what each card is."""
    return tuple(KIND[card.slug] for card in defs)


class ShardsEncoder(Encoder):
    def __init__(self, seats: int) -> None:
        self._side = Columns(SIDE.fields, SIDE_MEANINGS, seats)
        self._table = Columns(TABLE.fields, TABLE_MEANINGS, seats)
        of_side = [*self._side.names, *SIZES, *_counts((*SIDE_PILES, *HIDDEN_PILES))]
        self._width = len(of_side)
        self._sizes = len(self._side.names)
        slots = [f"side {seat}: {name}" for seat in range(seats) for name in of_side]
        self._at_table = len(slots)
        slots += [*self._table.names, *_counts((*TABLE_PILES, "centre"))]
        super().__init__(GAME, seats, slots, (f"card:{slug}" for slug in CARDS))

    def write(self, state: ShardsState, viewer: int, out: memoryview[float]) -> None:
        kind = kinds(state.defs)
        for place in range(self.seats):
            self._write_side(state, (viewer + place) % self.seats, viewer, place * self._width, kind, out)
        self._table.write(out, self._at_table, state, viewer)
        at = self._at_table + len(self._table.names)
        for name in (*TABLE_PILES, "centre"):
            for card in getattr(state, name):
                if card >= 0:  # a gap in the row
                    out[at + kind[card]] += 1.0
            at += len(CARDS)

    def _write_side(
        self, state: ShardsState, seat: int, viewer: int, at: int, kind: tuple[int, ...], out: memoryview[float]
    ) -> None:
        side = state.players[seat]
        self._side.write(out, at, side, viewer)
        at += self._sizes
        out[at], out[at + 1] = len(side.hand), len(side.deck)
        at += len(SIZES)
        for name in SIDE_PILES:
            for card in getattr(side, name):
                out[at + kind[card]] += 1.0
            at += len(CARDS)
        unseen = at + len(CARDS)
        for card in side.hand:
            out[(at if seat == viewer or state.knows(viewer, card) else unseen) + kind[card]] += 1.0
        for card in side.deck:
            out[unseen + kind[card]] += 1.0

    def named(self, state: ShardsState, viewer: int) -> Named:
        kind, first, player = kinds(state.defs), self.first_thing, self.player_named(viewer)

        def named(thing: Thing) -> int:
            return first + kind[thing] if thing >= 0 else player(thing)

        return named


def _counts(piles: Iterable[str]) -> list[str]:
    return [f"{pile}[{slug}]" for pile in piles for slug in CARDS]
