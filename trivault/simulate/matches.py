"""One match of a simulation: who sits where, how it is dealt, how it went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import msgspec

from trivault import registry
from trivault.bots import called, make
from trivault.kernel.errors import SetupError
from trivault.kernel.game import DECKS
from trivault.kernel.rng import derived
from trivault.kernel.state import State
from trivault.registry import entry
from trivault.simulate.match_stats import MatchStats

ENDLESS = 20_000  # decisions: players may hold each other up for ever, and nobody wins a game that long


class NamedDeck(msgspec.Struct, frozen=True):
    """A deck, and what it is called in tables."""

    name: str
    deck: str  # as the set-up of the game takes it: its name or the whole list


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be simulated: everything in a match follows from its number and the plan.

    All players sit at one table; where each brings a deck, every two of them meet."""

    game: str
    seats: tuple[str, ...]  # kinds of players, or references to classes
    decks: tuple[NamedDeck, ...] = ()  # none, or one for each player
    games: int  # of each table
    seed: int
    swap: bool = True  # each deal is played once in every seating
    variant: tuple[str, ...] = ()  # options of the set-up that are on

    def check(self) -> None:
        """An error when this cannot be played."""
        game = registry.load(self.game)
        for kind in self.seats:
            make(kind, self.seed)
        if len(self.decks) == 1:
            raise SetupError("decks play each other: expected two or more, but only one is named")
        if self.decks and len(self.decks) != len(self.seats):
            raise SetupError(
                f"expected one player for each of the {len(self.decks)} decks, not {len(self.seats)}"
            )
        for table in self.tables:
            game.check_seats(len(table), self.seed)
            game.start(self.options(table), self.seed)

    @property
    def tables(self) -> list[tuple[int, ...]]:
        """Who plays with whom."""
        players = range(len(self.seats))
        return list(combinations(players, 2)) if self.decks else [tuple(players)]

    @property
    def matches(self) -> int:
        """How many matches are played."""
        return self.games * len(self.tables)

    def labels(self) -> tuple[str, ...]:
        """A name for each player: the deck, or the kind; of the same name there may be several."""
        names = tuple(called(kind) for kind in self.seats)
        if self.decks:
            mixed = len(set(self.seats)) > 1
            pairs = zip(self.decks, names, strict=True)
            names = tuple(f"{deck.name}/{player}" if mixed else deck.name for deck, player in pairs)
        many = Counter(names)
        so_far: Counter[str] = Counter()
        labels = []
        for name in names:
            so_far[name] += 1
            labels.append(name if many[name] == 1 else f"{name}#{so_far[name]}")
        return tuple(labels)

    def seating(self, number: int) -> tuple[int, ...]:
        """Which player sits in each seat of this match."""
        table, number = self.tables[number // self.games], number % self.games
        turn = number % len(table) if self.swap else 0
        return table[turn:] + table[:turn]

    def deal(self, number: int) -> int:
        """The seed of this match's game; all tables get the same deals."""
        number %= self.games
        return derived(self.seed, "deal", number // len(self.tables[0]) if self.swap else number)

    def options(self, seating: tuple[int, ...]) -> dict[str, object]:
        """The set-up of a match."""
        options: dict[str, object] = {"players": len(seating), **dict.fromkeys(self.variant, True)}
        if self.decks:
            options[DECKS] = tuple(self.decks[i].deck for i in seating)
        return options


class SeatResult(msgspec.Struct, frozen=True):
    """How a match went for one seat."""

    player: str
    won: bool
    decisions: int
    measures: dict[str, int | float] = {}  # what the game counts
    cards: tuple[str, ...] = ()  # what it had in hand at some time


class Record(msgspec.Struct, frozen=True):
    """How a match went."""

    number: int
    seed: int
    first: str
    turns: int
    decisions: int
    seats: tuple[SeatResult, ...]

    @property
    def winners(self) -> tuple[str, ...]:
        """The players who have won."""
        return tuple(seat.player for seat in self.seats if seat.won)


def play(plan: Plan, number: int) -> Record:
    """Play the match with this number. An error says how to come there again."""
    try:
        return _played(plan, number)
    except Exception as error:
        error.add_note(f"in match {number} of a simulation with seed {plan.seed}")
        raise


def _played(plan: Plan, number: int) -> Record:
    labels, seating, seed = plan.labels(), plan.seating(number), plan.deal(number)
    players = [make(plan.seats[i], derived(plan.seed, labels[i], number)) for i in seating]
    state = registry.load(plan.game).start(plan.options(seating), seed)
    made: Callable[[State], MatchStats[State]] = entry(plan.game).part("match_stats", MatchStats)
    stats = made(state)
    stats.look(state)
    first = stats.first(state)
    decisions = [0] * len(players)
    while state.result is None and sum(decisions) < ENDLESS:
        player = state.choices[0].player
        state.apply(players[player].choose(state, player), player)
        decisions[player] += 1
        stats.look(state)
    won = state.result or ()
    seats = [
        SeatResult(
            labels[i], seat in won, decisions[seat], stats.numbers(state, seat), stats.cards(state, seat)
        )
        for seat, i in enumerate(seating)
    ]
    return Record(number, seed, seats[first].player, stats.turn(state), sum(decisions), tuple(seats))
