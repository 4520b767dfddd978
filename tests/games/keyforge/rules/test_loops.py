"""What would never end: the documents say nothing, so the record on effects without end decides."""

import msgspec
import pytest

from tests.games.keyforge.invented import Invented

LOOPS = pytest.mark.rule("KF-NOT-03")


@LOOPS
def test_a_repetition_that_achieves_nothing_ends():
    """Two singers make each other invulnerable: Numquid can go on for ever and destroy neither."""
    given = {"hand": "numquid-the-fair", "p1_line": "2 stone-singer"}
    with Invented(house="sanctum", **given) as table:
        table.answer("play numquid-the-fair", "destroy stone-singer", "destroy stone-singer#2")
        table.changed(hand="", line="numquid-the-fair exhausted")


@LOOPS
def test_whoever_may_repeat_for_ever_has_to_stop():
    """The player is asked once more, and not again after that was in vain."""
    given = {"hand": "bouncing-deathquark", "line": "2 stone-singer", "p1_line": "2 stone-singer"}
    with Invented(house="logos", **given) as table:
        table.answer("play bouncing-deathquark", "destroy stone-singer", "destroy stone-singer")
        table.answer("repeat", "destroy stone-singer#2", "destroy stone-singer")
        table.changed(hand="", discard="bouncing-deathquark")


def test_what_is_remembered_of_the_rounds_is_in_no_view():
    """It depends on the order of the deck, so that it would tell of it."""

    def seen(turned):
        given = {"hand": "bouncing-deathquark", "line": "2 stone-singer", "p1_line": "2 stone-singer"}
        with Invented(house="logos", **given, p1_deck="troll, krump") as table:
            if turned:
                table.state.players[1].deck.reverse()
            table.answer("play bouncing-deathquark", "destroy stone-singer", "destroy stone-singer")
            view = msgspec.json.encode(table.state.view(0))
            table.answer("skip")
            return view

    assert seen(turned=False) == seen(turned=True)


@LOOPS
def test_a_repetition_that_achieves_something_goes_on():
    with Invented(house="sanctum", hand="numquid-the-fair", p1_line="4 troll") as table:
        table.answer("play numquid-the-fair", *(["destroy troll"] * 3))
        table.changed(hand="", line="numquid-the-fair exhausted", p1_line="troll", p1_discard="3 troll")


@LOOPS
def test_damage_that_two_creatures_take_for_each_other_is_dealt_once():
    with Invented(hand="punch", p1_line="2 scapegoat") as table:
        table.answer("play punch", "damage scapegoat")
        assert sorted(table.state.play[card].damage for card in table.state.players[1].line) == [0, 3]


@LOOPS
def test_a_creature_that_returns_whenever_it_dies_stays_dead_at_last():
    """It has no power while the giant is there."""
    with Invented(house="dis", hand="frost-giant", p1_line="revenant") as table:
        table.answer("play frost-giant")
        table.changed(hand="", line="frost-giant exhausted", p1_line="", p1_discard="revenant")


@LOOPS
def test_a_creature_that_returns_once_is_there():
    with Invented(house="shadows", hand="poison-wave", p1_line="revenant") as table:
        table.answer("play poison-wave")
        table.changed(amber=1, hand="", discard="poison-wave", p1_line="revenant exhausted")


@LOOPS
@pytest.mark.parametrize("rounds", [1, 7])
def test_two_leaves_that_undo_each_other_may_be_taken_or_not(rounds):
    """Gaining and losing by turns is allowed, but not for ever."""
    with Invented(house="dis", hand="lesson", line="eager-student, stern-teacher") as table:
        table.answer("play lesson", *(["lose", "gain"] * rounds), "skip")
        table.changed(amber=1, hand="", discard="lesson")


@LOOPS
def test_at_some_time_nobody_is_asked_any_more():
    with Invented(house="dis", hand="lesson", line="eager-student, stern-teacher") as table:
        table.answer("play lesson")
        asked = 0
        while not table.can("end-turn"):
            table.answer(table.texts()[0])
            asked += 1
        assert 100 <= asked < 110
        assert table.state.players[0].amber in (0, 1)
