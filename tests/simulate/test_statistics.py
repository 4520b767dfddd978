"""Statistics: intervals, lengths, first players."""

import pytest

from trivault.simulate import Plan, Record, SeatRecord, Share, Spread, summarise


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),  # known values of the Wilson interval without correction
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (500, 1000, 0.4691, 0.5309),
    ],
)
def test_the_interval_is_wilsons(count, of, low, high):
    share = Share.given(count, of)
    assert share.rate == count / of
    assert share.low == pytest.approx(low, abs=5e-5)
    assert share.high == pytest.approx(high, abs=5e-5)


def test_nothing_observed_says_nothing():
    assert Share.given(0, 0) == Share(0, 0, 0.0, 0.0, 1.0)


def test_a_spread_has_mean_median_and_bounds():
    assert Spread.given([4, 1, 2, 9]) == Spread(mean=4, median=3, least=1, most=9)


def record(number, first, winner, turns, a, b):
    seats = (SeatRecord("greedy", winner == "greedy", a), SeatRecord("random", winner == "random", b))
    return Record(number, 0, first, turns, a + b, seats)


def test_records_are_summed_up():
    plan = Plan(game="shards", seats=("greedy", "random"), games=4, seed=1)
    summary = summarise(
        plan,
        [
            record(0, "greedy", "greedy", 10, 30, 10),
            record(1, "random", "greedy", 12, 34, 20),
            record(2, "greedy", "random", 20, 40, 30),
            record(3, "random", "greedy", 14, 36, 20),
        ],
    )
    greedy, random = summary.standings
    assert (greedy.player, greedy.wins.count, greedy.wins.of) == ("greedy", 3, 4)
    assert (greedy.wins_as_first.count, greedy.wins_as_first.of) == (1, 2)
    assert greedy.decisions == 35
    assert (random.player, random.wins.count, random.decisions) == ("random", 1, 20)
    assert (random.wins_as_first.count, random.wins_as_first.of) == (0, 2)
    assert (summary.first_player_wins.count, summary.first_player_wins.of) == (1, 4)
    assert summary.turns == Spread(14, 13, 10, 20)
    assert summary.decisions == Spread(55, 55, 40, 70)
