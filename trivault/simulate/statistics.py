"""What the records of many matches tell: win rates with intervals, lengths, first players, cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations
from math import hypot, sqrt
from statistics import mean, median, pstdev

import msgspec

from trivault.simulate.matches import Plan, Record, SeatResult

FEW = 5  # matches that are too few to compare
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
        """So many of so many."""
        if not of:
            return Share(0, 0, 0.0, 0.0, 1.0)
        rate, spread = count / of, Z * Z / of
        middle = (rate + spread / 2) / (1 + spread)
        half = Z * sqrt(rate * (1 - rate) / of + spread / (4 * of)) / (1 + spread)
        return Share(count, of, rate, max(0.0, middle - half), min(1.0, middle + half))

    @staticmethod
    def wins(seats: Iterable[SeatResult]) -> Share:
        """How many of these seats have won."""
        won = [seat.won for seat in seats]
        return Share.given(sum(won), len(won))


class Distribution(msgspec.Struct, frozen=True):
    """The size of something over all matches."""

    mean: float
    deviation: float
    median: float
    least: int
    most: int

    @staticmethod
    def given(numbers: Sequence[int]) -> Distribution:
        """Over these numbers."""
        return Distribution(mean(numbers), pstdev(numbers), median(numbers), min(numbers), max(numbers))


class Standing(msgspec.Struct, frozen=True):
    """How one player did: over all matches, in those where it went first, and in the others."""

    player: str
    wins: Share
    wins_as_first: Share
    wins_as_later: Share
    decisions: float  # in a match, on average
    measures: dict[str, float]  # what the game counts, on average


class Pairing(msgspec.Struct, frozen=True):
    """How one player did against another."""

    player: str
    opponent: str
    wins: Share


class CardEffect(msgspec.Struct, frozen=True):
    """How a player did in the matches where it drew a card, and in those where it did not; the
    difference of the two rates with its 95 % interval, after Newcombe."""

    player: str
    card: str
    drawn: Share
    missed: Share
    difference: float
    low: float
    high: float

    @staticmethod
    def given(player: str, card: str, drawn: Share, missed: Share) -> CardEffect:
        """From the matches in which it was drawn, and those in which it was not."""
        difference = drawn.rate - missed.rate
        low = difference - hypot(drawn.rate - drawn.low, missed.high - missed.rate)
        high = difference + hypot(drawn.high - drawn.rate, missed.rate - missed.low)
        return CardEffect(player, card, drawn, missed, difference, low, high)

    @property
    def comparable(self) -> bool:
        """Whether there were enough matches with it and without it."""
        return min(self.drawn.of, self.missed.of) >= FEW

    @property
    def clear(self) -> bool:
        """Whether no difference at all lies outside the interval."""
        return abs(self.weight) > 1

    @property
    def weight(self) -> float:
        """The difference as a part of what chance alone may make: few matches say little."""
        chance = self.difference - self.low if self.difference > 0 else self.high - self.difference
        return self.difference / chance if self.comparable else 0.0


class Summary(msgspec.Struct, frozen=True):
    standings: tuple[Standing, ...]
    pairings: tuple[Pairing, ...]  # where two play with each other
    first_player_wins: Share
    turns: Distribution
    decisions: Distribution
    cards: tuple[
        CardEffect, ...
    ]  # of each player: first those that come with wins, last those that cannot be compared


def summarise(plan: Plan, records: Sequence[Record]) -> Summary:
    """What the records of a plan tell."""
    return Summary(
        tuple(_standing(label, records) for label in plan.labels()),
        tuple(_pairings(plan, records)),
        Share.given(sum(record.first in record.winners for record in records), len(records)),
        Distribution.given([record.turns for record in records]),
        Distribution.given([record.decisions for record in records]),
        tuple(effect for label in plan.labels() for effect in _cards(label, records)),
    )


def _standing(label: str, records: Sequence[Record]) -> Standing:
    seats = [(record.first == label, seat) for record in records for seat in _seats(record, label)]
    names = seats[0][1].measures
    return Standing(
        label,
        Share.wins(seat for _, seat in seats),
        Share.wins(seat for first, seat in seats if first),
        Share.wins(seat for first, seat in seats if not first),
        mean(seat.decisions for _, seat in seats),
        {name: mean(seat.measures[name] for _, seat in seats) for name in names},
    )


def _pairings(plan: Plan, records: Sequence[Record]) -> Iterable[Pairing]:
    if len(plan.tables[0]) != 2:
        return
    met: dict[tuple[str, str], list[SeatResult]] = {pair: [] for pair in permutations(plan.labels(), 2)}
    for record in records:
        one, other = record.seats
        met[one.player, other.player].append(one)
        met[other.player, one.player].append(other)
    for (player, opponent), seats in met.items():
        yield Pairing(player, opponent, Share.wins(seats))


def _cards(label: str, records: Sequence[Record]) -> list[CardEffect]:
    seats = [seat for record in records for seat in _seats(record, label)]
    every = Share.wins(seats)
    with_it: dict[str, list[SeatResult]] = {}
    for seat in seats:
        for card in seat.cards:
            with_it.setdefault(card, []).append(seat)
    effects = []
    for card, seats in sorted(with_it.items()):
        drawn = Share.wins(seats)
        missed = Share.given(every.count - drawn.count, every.of - drawn.of)
        effects.append(CardEffect.given(label, card, drawn, missed))
    return sorted(effects, key=lambda effect: (not effect.comparable, -effect.weight))


def _seats(record: Record, label: str) -> Iterable[SeatResult]:
    return (seat for seat in record.seats if seat.player == label)
