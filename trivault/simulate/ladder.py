"""A ladder: players meet their neighbours and a reference in many mirrored games, and are rated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Annotated, ClassVar

import msgspec

from trivault import registry
from trivault.kernel.errors import SetupError, TrivaultError
from trivault.simulate.executors import Jobs
from trivault.simulate.journal import difference
from trivault.simulate.matches import Plan, Record
from trivault.simulate.opening import opened
from trivault.simulate.ratings import Rating, Scores, ratings
from trivault.simulate.run import Matches, PlannedMatch
from trivault.simulate.statistics import Share
from trivault.version import __version__

FORMAT = "trivault-ladder/1"
WON, LOST, SHARED = "1", "0", "="
Signs = Annotated[str, msgspec.Meta(pattern=rf"\A[{WON}{LOST}{SHARED}]*\Z")]  # one for each game
MANY = 1_000_000  # games of two players that there are numbers for


class OtherLadder(TrivaultError):
    """Results that cannot be gone on with."""


class Meeting(msgspec.Struct):
    """Two players, and how each of their games went for the first of them."""

    players: tuple[str, str]
    results: Signs = ""

    def score(self) -> tuple[float, float]:
        """The games of each; a shared one counts half."""
        won = self.results.count(WON) + self.results.count(SHARED) / 2
        return won, len(self.results) - won

    def share(self) -> Share:
        return Share.given(round(self.score()[0]), len(self.results))

    def add(self, record: Record, seat: int) -> None:
        """A game in which the first of them had this seat."""
        self.results += sign(record, seat)


def sign(record: Record, seat: int) -> str:
    """How a game of two went for a seat; one that both or neither won is shared."""
    won, other = (record.seats[each].won for each in (seat, 1 - seat))
    return SHARED if won == other else WON if won else LOST


class LadderGame(msgspec.Struct, frozen=True):
    """A game of two players, the stronger named first, with all that is known of it."""

    players: tuple[str, str]
    record: Record


class Ladder(msgspec.Struct, kw_only=True):
    """The results so far. They are kept as JSON, and more games may be added at any time."""

    SAME: ClassVar[tuple[str, ...]] = ("format", "game", "rules", "variant", "seed", "reference")

    format: str = FORMAT
    version: str = __version__
    game: str
    rules: str  # the fingerprint of the rules that were played
    variant: tuple[str, ...] = ()  # options of the set-up that are on
    seed: int
    players: tuple[str, ...]  # the weakest first
    reference: str
    meetings: list[Meeting]
    others: list[Meeting] = []  # of players that were rated before and are not asked for now

    @staticmethod
    def new(
        game: str,
        players: tuple[str, ...],
        reference: str,
        seed: int,
        variant: tuple[str, ...] = (),
    ) -> Ladder:
        if twice := [name for name, times in Counter(players).items() if times > 1]:
            raise SetupError(f"a ladder rates everybody once: expected each player once, not {twice[0]} twice")
        ladder = Ladder(
            game=game,
            rules=registry.load(game).fingerprint,
            variant=variant,
            seed=seed,
            players=players,
            reference=reference,
            meetings=[],
        )
        ladder.meetings = [Meeting(pair) for pair in ladder.pairs()]
        return ladder

    @staticmethod
    def read(data: bytes, wanted: Ladder) -> Ladder:
        """Results that were kept, if they are of the ladder that is wanted."""
        try:
            found = msgspec.json.decode(data, type=Ladder)
        except msgspec.DecodeError as error:
            raise OtherLadder(f"expected the results of a ladder: {error}") from error
        if other := difference(found, wanted, Ladder.SAME):
            raise OtherLadder(f"these results {other}")
        known = {meeting.players: meeting for meeting in (*found.meetings, *found.others)}
        wanted.meetings = [known.pop(meeting.players, meeting) for meeting in wanted.meetings]
        wanted.others = list(known.values())
        return wanted

    def head(self) -> Ladder:
        """What games are of that are kept one by one."""
        return msgspec.structs.replace(self, meetings=[], others=[])

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    def pairs(self) -> list[tuple[str, str]]:
        """Who meets whom: each the next weaker one and the reference, the stronger named first."""
        levels = [player for player in self.players if player != self.reference]
        neighbours = [(strong, weak) for weak, strong in pairwise(levels)]
        return [*neighbours, *((player, self.reference) for player in levels)]

    def missing(self, games: int) -> int:
        return sum(max(0, games - len(meeting.results)) for meeting in self.meetings)

    def plan(self, players: tuple[str, str]) -> Plan:
        """That of the games of two players."""
        return Plan(game=self.game, seats=players, games=MANY, seed=self.seed, variant=self.variant)

    def play(self, games: int, jobs: Jobs = 1) -> Iterator[LadderGame]:
        """Play until each pair has met so often; each game as soon as it is there."""
        plans = {meeting.players: self.plan(meeting.players) for meeting in self.meetings}
        for plan in plans.values():
            plan.check()
        due = [
            (meeting.players, PlannedMatch(plans[meeting.players], number))
            for meeting in self.meetings
            for number in range(len(meeting.results), games)
        ]
        with opened(jobs) as executor:
            records = executor.map(Matches(self.game), (match for _, match in due))
            for (players, _), record in zip(due, records, strict=True):
                game = LadderGame(players, record)
                self.add(game)
                yield game

    def add(self, game: LadderGame) -> None:
        """Count a game, also one of players that are not asked for now."""
        meeting = next((each for each in (*self.meetings, *self.others) if each.players == game.players), None)
        if meeting is None:
            meeting = Meeting(game.players)
            self.others.append(meeting)
        record, due = game.record, len(meeting.results)
        if (record.number, len(record.seats)) != (due, 2):
            who = " and ".join(game.players)
            raise OtherLadder(f"expected game {due} of {who}, not game {record.number} of {len(record.seats)}")
        meeting.add(record, self.plan(game.players).seating(due).index(0))

    def rows(self, games: Iterable[LadderGame]) -> list[Record]:
        """Those that are counted, in an order that does not depend on when they were played."""
        place = {meeting.players: at for at, meeting in enumerate(self.meetings)}
        counted = [game for game in games if game.players in place]
        counted.sort(key=lambda game: (place[game.players], game.record.number))
        return [game.record for game in counted]

    def ratings(self) -> list[Rating]:
        scores: Scores = {meeting.players: meeting.score() for meeting in self.meetings}
        players = dict.fromkeys((*self.players, self.reference))
        return ratings(tuple(players), scores, self.reference)
