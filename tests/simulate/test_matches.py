"""One match: who sits where, how it is dealt, what is recorded."""

from typing import Any

import pytest

from trivault.kernel.errors import SetupError, UnknownGame, UnknownPlayerKind
from trivault.simulate import Plan
from trivault.simulate.matches import play


def plan(*seats: str, **given: Any) -> Plan:
    default: dict[str, Any] = {"game": "shards", "seats": seats, "games": 4, "seed": 1}
    return Plan(**default | given)


def test_players_of_one_kind_are_told_apart():
    assert plan("greedy", "random").labels() == ("greedy", "random")
    assert plan("random", "greedy", "random").labels() == ("random#1", "greedy", "random#2")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_sits_in_each_seat_with_the_same_deal(seats):
    many = plan(*["random"] * seats)
    for deal in range(3):
        numbers = range(deal * seats, (deal + 1) * seats)
        assert len({many.deal(number) for number in numbers}) == 1
        for seat in range(seats):
            assert {many.seating(number)[seat] for number in numbers} == set(range(seats))
    assert many.deal(0) != many.deal(seats)


def test_without_swapping_all_stay_and_every_deal_is_new():
    stay = plan("random", "random", swap=False)
    assert [stay.seating(number) for number in range(4)] == [[0, 1]] * 4
    assert len({stay.deal(number) for number in range(100)}) == 100


def test_seeds_follow_from_the_master_seed():
    assert plan("random", "random").deal(3) == plan("random", "random", games=99).deal(3)
    assert plan("random", "random", seed=2).deal(3) != plan("random", "random").deal(3)


def test_a_match_is_recorded():
    many = plan("random", "random", "random")
    record = play(many, 1)
    assert record.number == 1
    assert record.seed == many.deal(1)
    assert [seat.player for seat in record.seats] == ["random#2", "random#3", "random#1"]
    assert record.first in many.labels()
    assert len(record.winners) == 1
    assert [seat.player for seat in record.seats if seat.won] == list(record.winners)
    assert record.decisions == sum(seat.decisions for seat in record.seats)
    assert record.turns > 10
    assert play(many, 1) == record


def test_players_have_chance_of_their_own():
    """The same deal and seats, but other answers."""
    one, other = play(plan("random", "random"), 0), play(plan("random", "random"), 1)
    assert one.seed == other.seed
    assert [seat.decisions for seat in one.seats] != [seat.decisions for seat in other.seats]


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"seats": ("random",)}, SetupError),
        ({"seats": ("random",) * 5}, SetupError),
        ({"seats": ("random", "human")}, UnknownPlayerKind),
        ({"seed": -1}, SetupError),
        ({"seed": 2**63}, SetupError),
    ],
)
def test_what_cannot_be_played_is_refused(given, error):
    with pytest.raises(error):
        plan("random", "random", **given).check()
