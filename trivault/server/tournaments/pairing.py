"""Small tournaments: who plays whom in each round, and who is before whom in the end.

Players are drawn in an order when a tournament begins. Swiss: as many rounds as a knock-out would have; those
with equal points meet, as far as they have not met before; who is left over has a bye, nobody twice while
others had none. Knock-out: the first ones of the draw have the byes; winners of neighbouring games meet; a
drawn game is played once more, and then the one who was drawn first goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from trivault.server.protocol.wire import Clock, Options
from trivault.server.storage.records import PERSON, PLAYING, WAITING

SWISS, KNOCK_OUT = "swiss", "knock-out"
FIRST, SECOND, DRAWN, BYE = "first", "second", "drawn", "bye"
WIN, HALF = 2, 1  # half points
REPLAYS = 1  # of a drawn game in a knock-out


class Entrant(msgspec.Struct, omit_defaults=True):
    kind: str  # person, or a kind of bot
    user: str = ""
    name: str = ""
    deck: str = ""
    title: str = ""  # of the deck
    out: bool = False  # plays no further round
    address: str = ""  # a mark of whence a person has entered, until the tournament begins


class Match(msgspec.Struct, omit_defaults=True):
    first: int
    second: int = -1  # nobody: a bye
    room: str = ""
    result: str = ""  # first, second, drawn, bye
    replays: int = 0

    @property
    def players(self) -> tuple[int, ...]:
        return (self.first,) if self.second < 0 else (self.first, self.second)

    @property
    def winner(self) -> int | None:
        return {FIRST: self.first, BYE: self.first, SECOND: self.second}.get(self.result)


class TournamentRecord(msgspec.Struct, omit_defaults=True, kw_only=True):
    id: str
    name: str
    game: str
    form: str
    host: str  # who has opened it
    size: int
    status: str = WAITING
    players: list[Entrant] = []
    rounds: list[list[Match]] = []
    options: Options = {}
    clock: Clock | None = None
    days: int = 0

    @property
    def matches(self) -> list[Match]:
        return [match for games in self.rounds for match in games]

    def open_matches(self) -> list[Match]:
        return [match for match in self.rounds[-1] if not match.result] if self.status == PLAYING else []

    def player(self, user: str) -> int | None:
        found = [n for n, each in enumerate(self.players) if each.kind == PERSON and each.user == user]
        return found[0] if user and found else None


class TournamentScore(NamedTuple):
    player: int
    points: int  # half ones
    buchholz: int  # the points of all opponents, in half ones
    won: int
    played: int


def standings(record: TournamentRecord) -> list[TournamentScore]:
    """The table: by points, then by those of the opponents, then by games won, then by the draw. In a knock-out
    the round that was reached comes first."""
    points = [_points(record, n) for n in range(len(record.players))]
    rows = []
    for n in range(len(record.players)):
        mine = [match for match in record.matches if n in match.players]
        met = [other for match in mine for other in match.players if other != n]
        won = sum(match.winner == n and match.result != BYE for match in mine)
        played = sum(bool(match.result) and match.result != BYE for match in mine)
        rows.append(TournamentScore(n, points[n], sum(points[other] for other in met), won, played))
    reached = {n: _reached(record, n) if record.form == KNOCK_OUT else 0 for n in range(len(rows))}
    return sorted(
        rows, key=lambda row: (-reached[row.player], -row.points, -row.buchholz, -row.won, row.player)
    )


def _points(record: TournamentRecord, player: int) -> int:
    of_player = [match for match in record.matches if player in match.players]
    return sum(WIN if match.winner == player else HALF if match.result == DRAWN else 0 for match in of_player)


def _reached(record: TournamentRecord, player: int) -> int:
    """How many rounds somebody was in, one more for having won the last one."""
    games = [match for match in record.matches if player in match.players]
    return len(games) + (bool(games) and games[-1].winner == player)


def next_round(record: TournamentRecord) -> list[Match]:
    """The games of the next round; none when the tournament is over."""
    if record.form == KNOCK_OUT:
        return _knock_out(record)
    return _swiss(record)


def rounds_needed(players: int) -> int:
    return max(1, (players - 1).bit_length())


def _knock_out(record: TournamentRecord) -> list[Match]:
    if not record.rounds:
        left = [n for n, each in enumerate(record.players) if not each.out]
        byes = 2 ** rounds_needed(len(left)) - len(left)
        return [_match(n) for n in left[:byes]] + _in_pairs(left[byes:])
    winners = [match.winner for match in record.rounds[-1]]
    left = [n for n in winners if n is not None and not record.players[n].out]
    return _in_pairs(left) if len(left) > 1 else []


def _in_pairs(players: Sequence[int]) -> list[Match]:
    return [_match(*players[at : at + 2]) for at in range(0, len(players), 2)]


def _match(first: int, second: int = -1) -> Match:
    if second < 0:
        return Match(first, result=BYE)
    return Match(min(first, second), max(first, second))


def _swiss(record: TournamentRecord) -> list[Match]:
    left = [row.player for row in standings(record) if not record.players[row.player].out]
    if len(record.rounds) >= rounds_needed(len(record.players)) or len(left) < 2:
        return []
    bye: list[Match] = []
    if len(left) % 2:
        had = [match.first for match in record.matches if match.result == BYE]
        last = min(reversed(left), key=had.count)
        left.remove(last)
        bye = [_match(last)]
    met = {match.players for match in record.matches}
    pairs = _paired(left, met) or [(left[at], left[at + 1]) for at in range(0, len(left), 2)]
    return [_match(*pair) for pair in pairs] + bye


def _paired(players: Sequence[int], met: set[tuple[int, ...]]) -> list[tuple[int, int]]:
    """Each with the nearest one that it has not met; empty where that is impossible."""
    first, *rest = players
    for other in rest:
        if (min(first, other), max(first, other)) in met:
            continue
        others = [each for each in rest if each != other]
        if not others:
            return [(first, other)]
        if found := _paired(others, met):
            return [(first, other), *found]
    return []


def decide(record: TournamentRecord, match: Match, winners: Sequence[int]) -> None:
    """A game is over; winners are its seats. A draw in a knock-out is played again."""
    result = DRAWN if len(winners) != 1 else FIRST if winners[0] == 0 else SECOND
    if result == DRAWN and record.form == KNOCK_OUT:
        if match.replays < REPLAYS:
            match.replays += 1
            match.room = ""
            return
        result = FIRST
    match.result = result
