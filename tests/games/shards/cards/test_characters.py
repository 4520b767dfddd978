"""The four characters: they play alike."""

import pytest

from tests.games.shards.situations import GAME, Situation
from trivault.kernel.errors import SetupError, UnknownCard

CHARACTERS = ["decima", "tetra", "volos", "ko-syn-wu"]


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_begins_with_50_health_and_focuses_once_a_turn(character):
    other = CHARACTERS[CHARACTERS.index(character) - 1]
    state = GAME.new(players=2, seed=3, characters=[character, other], first=0)
    assert state.characters == (character, other)
    assert [(player.health, player.mastery) for player in state.players] == [(50, 0), (50, 1)]
    state.apply("play crystal")
    state.apply("focus")
    assert (state.gems, state.players[0].mastery, state.players[1].mastery) == (0, 1, 1)
    state.apply("play crystal")
    assert state.why_not("focus") == ["SI-FOCUS-02"]


@pytest.mark.parametrize(("mastery", "after"), [(0, 1), (29, 30)])
def test_focus_pays_a_gem_for_a_mastery(mastery, after):
    with Situation(gems=3, mastery=mastery, p1_mastery=4) as table:
        table.answer("focus p0")
        table.changed(gems=2, mastery=after, focused=True)
        table.refused("focus", "SI-FOCUS-02")


def test_focus_at_the_highest_mastery_gains_nothing():
    with Situation(gems=1, mastery=30) as table:
        table.answer("focus")
        table.changed(gems=0, focused=True)


def test_focus_needs_a_gem():
    with Situation(hand="crystal") as table:
        table.refused("focus", "SI-FOCUS-01")
        table.answer("play crystal", "focus")
        table.changed(mastery=1, focused=True, hand="", played="crystal")
        table.refused("focus", "SI-FOCUS-02", "SI-FOCUS-01")


def test_focus_is_ready_again_in_the_next_turn_and_for_the_opponent():
    with Situation(gems=1, deck="crystal", p1_hand="crystal") as table:
        table.answer("focus", "end-turn")
        table.changed(player=1, gems=0, mastery=1, hand="crystal", deck="")
        table.refused("focus p0")
        table.answer("play crystal", "focus", "end-turn")
        table.changed(player=0, p1_mastery=1)
        table.answer("play crystal", "focus")
        table.changed(mastery=2, focused=True, hand="", played="crystal")


def test_the_focus_of_another_player_cannot_be_used():
    with Situation(gems=2) as table:
        table.refused("focus p1", "SI-FOCUS-01")


def test_without_a_wish_the_seats_get_the_characters_in_order():
    for seats in (2, 3, 4):
        assert GAME.new(players=seats, seed=1).characters == tuple(CHARACTERS[:seats])


@pytest.mark.parametrize(
    ("names", "error"),
    [
        (["decima"], SetupError),
        (["decima", "decima"], SetupError),
        (["decima", "crystal"], SetupError),
        (["decima", "tetras"], UnknownCard),
    ],
)
def test_every_seat_needs_a_character_of_its_own(names, error):
    with pytest.raises(error):
        GAME.new(players=2, characters=names)
