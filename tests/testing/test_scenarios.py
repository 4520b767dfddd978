"""Scenarios notice what they are there to notice."""

import pytest

import trivault
from tests.kernel.tiny_cards import GAME
from trivault.kernel.errors import IllegalAnswer
from trivault.testing import Scenario

SPARK = {"players": [{"hand": ["spark"]}, {"board": ["ogre", "rat"]}]}


def test_a_scenario_must_end_idle():
    with pytest.raises(AssertionError, match="a choice is left unanswered"), Scenario(GAME, SPARK) as table:
        table.answer("play spark")


def test_a_scenario_refuses_answers_to_questions_that_are_not_asked():
    with pytest.raises(IllegalAnswer), Scenario(GAME, SPARK) as table:
        table.answer("play spark", "damage ogre", "damage ogre")


def test_a_scenario_notices_what_should_have_been_refused():
    with Scenario(GAME, SPARK) as table:
        with pytest.raises(AssertionError, match="'play spark' was taken, but should be refused"):
            table.refused("play spark")
        table.answer("damage rat")


def test_a_scenario_notices_a_refusal_for_another_reason():
    with Scenario(GAME, {"players": [{"board": ["ogre"]}, {"board": ["guard", "rat"]}]}) as table:
        table.refused("fight ogre rat", "TINY-GUARD")
        with pytest.raises(AssertionError, match=r"is refused by \['TINY-GUARD'\], expected \['TINY-TRUCE'\]"):
            table.refused("fight ogre rat", "TINY-TRUCE")


SHARDS = trivault.load("shards")
HERMIT = {"players": [{"hand": ["fungal-hermit", "crystal"], "health": 40}, {"health": 2}], "row": []}


def test_a_scenario_says_exactly_what_has_changed():
    with Scenario(SHARDS, HERMIT) as table:
        table.answer("play fungal-hermit")
        table.changed(mastery=1, hand="crystal", played="fungal-hermit")
        table.changed()
        table.answer("play crystal")
        table.changed(gems=1, hand="", played="fungal-hermit, crystal")


@pytest.mark.parametrize("expected", [{}, {"mastery": 1}, {"mastery": 1, "hand": "crystal", "played": ""}])
def test_a_scenario_notices_a_change_that_is_not_named(expected):
    table = Scenario(SHARDS, HERMIT)
    table.answer("play fungal-hermit")
    with pytest.raises(AssertionError, match=r"changed: .*played.*; expected"):
        table.changed(**expected)


def test_other_players_are_named_by_their_seat_and_the_end_is_a_change():
    with Scenario(SHARDS, HERMIT | {"turn": {"power": 2}}) as table:
        table.answer("end-turn")
        table.changed(p1_health=0, winners=(0,))


def test_a_scenario_knows_what_is_offered():
    with Scenario(SHARDS, HERMIT | {"turn": {"gems": 0}}) as table:
        table.offers("play crystal", "play fungal-hermit", "end-turn")
        assert table.can("play crystal")
        assert not table.can("play blaster")
        with pytest.raises(AssertionError, match=r"legal: .*'end-turn'.*; expected: \['end-turn'\]"):
            table.offers("end-turn")
