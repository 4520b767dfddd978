"""State checks after events, and the end of the game."""

import pytest

from tests.kernel.drive import Driven
from trivault.kernel.errors import GameOver


def test_what_follows_from_the_new_state_is_done_at_once():
    with Driven({"hand": ["spark"], "board": ["drummer", "rat 1", "wolf 2"]}, {}) as table:
        table.answer("play spark", "damage drummer")
        assert table.story[1:] == [
            "damage drummer 2", "destroy drummer 1", "destroy rat 1", "destroy wolf 1",
        ]  # fmt: skip


def test_checks_come_after_the_triggers_of_the_event():
    with Driven({"hand": ["spark"], "board": ["drummer", "rat 1", "vulture"]}, {}) as table:
        table.answer("play spark", "damage drummer")
        assert table.story[2:] == ["destroy drummer 1", "gain p0 1", "destroy rat 1", "gain p0 1"]


def test_simultaneous_damage_is_checked_once_all_is_dealt():
    with Driven({"board": ["wolf"]}, {"board": ["wolf"]}) as table:
        table.answer("fight wolf wolf")
        assert table.story == ["damage wolf 2", "damage wolf 2", "destroy wolf 1", "destroy wolf 1"]


def test_the_end_of_the_game_stops_an_effect_in_the_middle():
    with Driven({"hand": ["finale"], "board": ["rat", "wolf"]}, {}) as table:
        table.answer("play finale")
        assert table.state.result == (0,)
        assert table.story == ["discard finale 1", "wound p1 99"], "no ember, no question"


def test_the_end_of_the_game_stops_triggers_and_replacements():
    me = {"hand": ["spark"], "board": ["jackal", "vulture", "crow"]}
    with Driven(me, {"board": ["wolf"], "life": 1}) as table:
        table.answer("play spark", "damage wolf", "resolve jackal wolf")
        assert table.state.result == (0,)
        assert table.state.sides[0].ember == 0, "the vulture came too late"


def test_a_game_that_is_over_asks_nothing_and_keeps_no_work():
    with Driven({"hand": ["duel"], "board": ["rat"]}, {"board": ["rat"], "life": 1}) as table:
        table.answer("play duel", "jab rat")
        state = table.state
        assert (state.over, state.choice, len(state.legal())) == (True, None, 0)
        assert (state.stack, state.scopes, state.batches, state.answers) == ([], [], [], ())
        with pytest.raises(GameOver):
            state.apply("end-turn")
        assert table.game.from_bytes(state.to_bytes()) == state


def test_nobody_wins_where_both_lose():
    with Driven({"hand": ["auction"], "ember": 1, "life": 0}, {"life": 0}) as table:
        table.answer("play auction", (0, "bid 1"), "end-turn")
        assert table.state.result == ()
