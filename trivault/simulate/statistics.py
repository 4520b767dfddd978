"""What the records of many matches tell: win rates with intervals, lengths, first players."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import mean, median

import msgspec

from trivault.simulate.matches import Plan, Record

Z = 1.959964  # of a normal distribution, 95 % lie within so many deviations


class Share(msgspec.Struct, frozen=True):
    """How often something came about, with the 95 % interval after Wilson."""

    count: int
    of: int
    rate: float
    low: float
    high: float

    @staticmethod
    def given(count: int, of: int) -> Share:
        if not of:
            return Share(0, 0, 0.0, 0.0, 1.0)
        rate, spread = count / of, Z * Z / of
        middle = (rate + spread / 2) / (1 + spread)
        half = Z * sqrt(rate * (1 - rate) / of + spread / (4 * of)) / (1 + spread)
        return Share(count, of, rate, max(0.0, middle - half), min(1.0, middle + half))


class Spread(msgspec.Struct, frozen=True):
    """The size of something over all matches."""

    mean: float
    median: float
    least: int
    most: int

    @staticmethod
    def given(numbers: Sequence[int]) -> Spread:
        return Spread(mean(numbers), median(numbers), min(numbers), max(numbers))


class Standing(msgspec.Struct, frozen=True):
    """How one player did: over all matches, and in those where it went first."""

    player: str
    wins: Share
    wins_as_first: Share
    decisions: float  # in a match, on average


class Summary(msgspec.Struct, frozen=True):
    standings: tuple[Standing, ...]
    first_player_wins: Share
    turns: Spread
    decisions: Spread


def summarise(plan: Plan, records: Sequence[Record]) -> Summary:
    return Summary(
        tuple(_standing(label, records) for label in plan.labels()),
        Share.given(sum(record.first in record.winners for record in records), len(records)),
        Spread.given([record.turns for record in records]),
        Spread.given([record.decisions for record in records]),
    )


def _standing(label: str, records: Sequence[Record]) -> Standing:
    seats = [(record, seat) for record in records for seat in record.seats if seat.player == label]
    as_first = [seat.won for record, seat in seats if record.first == label]
    return Standing(
        label,
        Share.given(sum(seat.won for _, seat in seats), len(seats)),
        Share.given(sum(as_first), len(as_first)),
        mean(seat.decisions for _, seat in seats),
    )
