"""Who plays whom in small tournaments, and who is before whom."""

from itertools import combinations
from random import Random

import pytest

from trivault.server.tournaments.pairing import (
    KNOCK_OUT,
    SWISS,
    Entrant,
    Match,
    TournamentRecord,
    decide,
    next_round,
    rounds_needed,
    standings,
)

SIZES = range(4, 17)


def tournament(form, size, *rounds):
    players = [Entrant("person", f"u{n}", f"P{n}") for n in range(size)]
    return TournamentRecord(
        id="t", name="T", game="shards", form=form, host="u0", size=16, players=players, rounds=list(rounds)
    )


def play(record, chance):
    """All rounds, in which chance decides."""
    while games := next_round(record):
        record.rounds.append(games)
        for match in games:
            while not match.result:
                decide(record, match, chance.choice([[0], [1], [0, 1], []]))
    return record


@pytest.mark.parametrize("size", SIZES)
def test_swiss_gives_everybody_a_game_each_round_and_never_the_same_twice(size):
    record = play(tournament(SWISS, size), Random(size))
    assert len(record.rounds) == rounds_needed(size)
    for games in record.rounds:
        assert sorted(n for match in games for n in match.players) == [*range(size)]
        assert sum(match.result == "bye" for match in games) == size % 2
    pairs = [match.players for match in record.matches if match.second >= 0]
    assert len(set(pairs)) == len(pairs)
    byes = [match.first for match in record.matches if match.result == "bye"]
    assert len(set(byes)) == len(byes)


@pytest.mark.parametrize("size", SIZES)
def test_a_knock_out_ends_with_one_who_has_lost_nothing(size):
    record = play(tournament(KNOCK_OUT, size), Random(size))
    assert len(record.rounds) == rounds_needed(size)
    [final] = record.rounds[-1]
    order = [row.player for row in standings(record)]
    assert order[:2] == [final.winner, sum(final.players) - final.winner]
    lost = [n for match in record.matches for n in match.players if match.winner != n]
    assert sorted([*lost, final.winner]) == [*range(size)]
    byes = [match.first for match in record.matches if match.result == "bye"]
    assert byes == [*range(2 ** rounds_needed(size) - size)], "the first ones of the draw"


def test_a_drawn_game_of_a_knock_out_is_played_once_more():
    record, match = tournament(KNOCK_OUT, 4), Match(1, 2, "room")
    decide(record, match, [])
    assert (match.result, match.room, match.replays) == ("", "", 1)
    decide(record, match, [0, 1])
    assert match.winner == 1, "who was drawn first goes on"
    swiss, drawn = tournament(SWISS, 4), Match(1, 2, "room")
    decide(swiss, drawn, [])
    assert (drawn.result, drawn.winner) == ("drawn", None)


def test_ties_are_decided_by_the_points_of_the_opponents_then_wins_then_the_draw():
    rounds = [
        [Match(0, 1, result="first"), Match(2, 3, result="second")],
        [Match(0, 3, result="second"), Match(1, 2, result="first")],
    ]
    table = standings(tournament(SWISS, 4, *rounds))
    assert [(row.player, row.points, row.buchholz) for row in table] == [
        (3, 4, 2),
        (0, 2, 6),
        (1, 2, 2),
        (2, 0, 6),
    ]
    assert [row.player for row in standings(tournament(SWISS, 4))] == [0, 1, 2, 3]


@pytest.mark.parametrize("form", [SWISS, KNOCK_OUT])
def test_who_has_left_is_paired_no_more(form):
    for gone in combinations(range(6), 2):
        record = tournament(form, 6)
        record.rounds.append(next_round(record))
        for match in record.rounds[0]:
            if not match.result:
                decide(record, match, [0])
        for n in gone:
            record.players[n].out = True
        later = [n for match in next_round(record) for n in match.players]
        assert not set(later) & set(gone)
        assert len(later) == len(set(later))
