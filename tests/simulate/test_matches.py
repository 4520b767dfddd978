"""One match: who sits where, how it is dealt, what is recorded."""

from typing import Any

import pytest

import trivault
from trivault.games.keyforge.decks.generator import generate
from trivault.games.magewars.state.arena import APPRENTICE
from trivault.kernel.errors import SetupError, TrivaultError, UnknownGame, UnknownPlayerKind
from trivault.simulate import NamedDeck, Plan, matches
from trivault.simulate.matches import play


def plan(*seats: str, **given: Any) -> Plan:
    default: dict[str, Any] = {"game": "shards", "seats": seats, "games": 4, "seed": 1}
    return Plan(**default | given)


def test_players_of_one_kind_are_told_apart():
    assert plan("greedy", "random").labels() == ("greedy", "random")
    assert plan("random", "greedy", "random").labels() == ("random#1", "greedy", "random#2")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_sits_in_each_seat_with_the_same_deal(seats):
    many = plan(*["random"] * seats, games=100)
    for deal in range(3):
        numbers = range(deal * seats, (deal + 1) * seats)
        assert len({many.deal(number) for number in numbers}) == 1
        for seat in range(seats):
            assert {many.seating(number)[seat] for number in numbers} == set(range(seats))
    assert many.deal(0) != many.deal(seats)


def test_without_swapping_all_stay_and_every_deal_is_new():
    stay = plan("random", "random", swap=False, games=100)
    assert [stay.seating(number) for number in range(4)] == [(0, 1)] * 4
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


def test_an_error_in_a_match_says_which_one_it_was(monkeypatch):
    def stumble(self, state, player):
        raise ZeroDivisionError

    monkeypatch.setattr("trivault.bots.RandomPlayer.choose", stumble)
    with pytest.raises(ZeroDivisionError) as error:
        play(plan("random", "random", seed=5), 3)
    assert error.value.__notes__ == ["in match 3 of a simulation with seed 5"]


# Decks


def named(*names: str) -> tuple[NamedDeck, ...]:
    return tuple(NamedDeck(name, f"generated-{at}") for at, name in enumerate(names, 1))


def with_decks(*names: str, **given: Any) -> Plan:
    seats = given.pop("seats", ("random",) * len(names))
    return plan(*seats, game="keyforge", decks=named(*names), **given)


def test_every_two_decks_meet_in_both_seats_with_the_same_deals():
    three = with_decks("a", "b", "c", games=4)
    assert three.tables == [(0, 1), (0, 2), (1, 2)]
    assert three.matches == 12
    assert [three.seating(number) for number in (0, 1, 4, 5, 8, 9)] == [
        (0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1),
    ]  # fmt: skip
    deals = [three.deal(number) for number in range(12)]
    assert deals[0:4] == deals[4:8] == deals[8:12]
    assert deals[0] == deals[1] != deals[2] == deals[3]


def test_players_are_called_by_their_decks():
    assert with_decks("a", "b", "a").labels() == ("a#1", "b", "a#2")
    assert with_decks("a", "b", seats=("greedy", "random")).labels() == ("a/greedy", "b/random")


def test_a_deck_is_played_wherever_it_sits():
    both = with_decks("a", "b")
    for number, seats in ((0, ["a", "b"]), (1, ["b", "a"])):
        record = play(both, number)
        assert [seat.player for seat in record.seats] == seats
        cards = {seat.player: set(seat.cards) for seat in record.seats}
        for at, name in enumerate("ab", 1):
            assert cards[name] <= {entry.slug for entry in generate(at).cards}


def test_in_each_deal_each_deck_goes_first_once():
    both = with_decks("a", "b")
    assert {play(both, number).first for number in (0, 1)} == {"a", "b"}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"decks": named("a")}, "decks play each other: expected two or more, but only one is named"),
        ({"decks": named("a", "b", "c")}, "expected one player for each of the 3 decks, not 2"),
        (
            {"seats": ("random",), "decks": named("a", "b")},
            "expected one player for each of the 2 decks, not 1",
        ),
        ({"decks": (NamedDeck("a", "generated-1"), NamedDeck("b", "nobody"))}, "unknown deck 'nobody'"),
    ],
)
def test_decks_that_cannot_be_played_are_refused(given, said):
    with pytest.raises(TrivaultError) as error:
        plan("random", "random", **{"game": "keyforge"} | given).check()
    assert str(error.value).startswith(said)


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


def test_matches_of_apprentices_are_played_in_their_arena():
    apprentices = plan("random", "random", game="mage-wars", variant=("apprentice",))
    state = trivault.load("mage-wars").start(apprentices.options((0, 1)), apprentices.deal(0))
    assert state.arena == APPRENTICE


def test_a_game_without_an_end_is_nobodys(monkeypatch):
    monkeypatch.setattr(matches, "ENDLESS", 10)
    record = play(plan("random", "random"), 0)
    assert (record.decisions, record.winners) == (10, ())
