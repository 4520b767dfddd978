"""One match of a simulation: who sits where, how it is dealt, how it went."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import msgspec

from trivault import games
from trivault.kernel.errors import UnknownPlayerKind
from trivault.players import KINDS, make


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be simulated: everything in a match follows from its number and the plan."""

    game: str
    seats: tuple[str, ...]  # kinds of players
    games: int
    seed: int
    swap: bool = True  # each deal is played once in every seating

    def check(self) -> None:
        """An error when this cannot be played."""
        games.load(self.game).check_seats(len(self.seats), self.seed)
        for kind in self.seats:
            if kind not in KINDS:
                raise UnknownPlayerKind(kind, KINDS)

    def labels(self) -> tuple[str, ...]:
        """A name for each player: of the same kind there may be several."""
        many = Counter(self.seats)
        so_far: Counter[str] = Counter()
        labels = []
        for kind in self.seats:
            so_far[kind] += 1
            labels.append(kind if many[kind] == 1 else f"{kind}#{so_far[kind]}")
        return tuple(labels)

    def seating(self, number: int) -> list[int]:
        """Which player sits in each seat of this match."""
        players = list(range(len(self.seats)))
        turn = number % len(players) if self.swap else 0
        return players[turn:] + players[:turn]

    def deal(self, number: int) -> int:
        """The seed of this match's game."""
        return _derived(self.seed, "deal", number // len(self.seats) if self.swap else number)


class SeatRecord(msgspec.Struct, frozen=True):
    """How a match went for one seat."""

    player: str
    won: bool
    decisions: int


class Record(msgspec.Struct, frozen=True):
    """How a match went."""

    number: int
    seed: int
    first: str
    turns: int
    decisions: int
    seats: tuple[SeatRecord, ...]

    @property
    def winners(self) -> tuple[str, ...]:
        return tuple(seat.player for seat in self.seats if seat.won)


def play(plan: Plan, number: int) -> Record:
    """Play the match with this number."""
    labels, seating, seed = plan.labels(), plan.seating(number), plan.deal(number)
    players = [make(plan.seats[i], _derived(plan.seed, labels[i], number)) for i in seating]
    state = games.load(plan.game).start({"players": len(players)}, seed)
    first = state.choices[0].player
    decisions = [0] * len(players)
    while state.result is None:
        player = state.choices[0].player
        state.apply(players[player].choose(state, player), player)
        decisions[player] += 1
    won = state.result
    seats = [SeatRecord(labels[i], seat in won, decisions[seat]) for seat, i in enumerate(seating)]
    return Record(number, seed, seats[first].player, state.turn, sum(decisions), tuple(seats))


def _derived(seed: int, what: str, number: int) -> int:
    """A seed of its own for each purpose and number, the same on every machine."""
    return int.from_bytes(blake2b(f"{seed}/{what}/{number}".encode(), digest_size=8).digest()) >> 1
