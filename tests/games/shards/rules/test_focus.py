"""Chapter 'Focus': the ability of the character board."""

import pytest

from tests.games.shards.tables import RulesSituation


@pytest.mark.rule("SI-FOCUS-01")
@pytest.mark.parametrize("gems", [1, 4])
def test_one_gem_for_one_mastery(gems: int) -> None:
    with RulesSituation(gems=gems, mastery=3, hand="crystal", p1_mastery=5) as table:
        table.answer("focus")
        table.changed(gems=gems - 1, mastery=4, focused=True)


@pytest.mark.rule("SI-FOCUS-01")
def test_focus_needs_a_gem() -> None:
    with RulesSituation(power=5, hand="crystal") as table:
        table.refused("focus", "SI-FOCUS-01")
        table.answer("play crystal", "focus")
        table.changed(hand="", played="crystal", mastery=1, focused=True)


@pytest.mark.rule("SI-FOCUS-01")
def test_focus_belongs_to_the_own_turn() -> None:
    with RulesSituation(player=1, gems=1) as table:
        table.refused("focus p0")
        table.answer("focus p1")
        table.changed(gems=0, p1_mastery=1, focused=True)


@pytest.mark.rule("SI-FOCUS-02")
def test_focus_is_used_once_in_a_turn() -> None:
    with RulesSituation(gems=9, hand="reactor-drone") as table:
        table.answer("focus")
        table.refused("focus", "SI-FOCUS-02")
        table.answer("play reactor-drone")
        table.refused("focus", "SI-FOCUS-02")
        table.changed(gems=11, mastery=1, focused=True, hand="", played="reactor-drone")


@pytest.mark.rule("SI-FOCUS-03")
def test_the_board_is_ready_in_the_next_turn() -> None:
    given = {"deck": "5 crystal", "p1_hand": "crystal"}
    with RulesSituation(gems=1, **given) as table:
        table.answer("focus", "end-turn")
        table.changed(player=1, mastery=1, gems=0, hand="5 crystal", deck="")
        table.answer("play crystal", "focus")  # the board of each player is their own
        table.changed(p1_hand="", played="crystal", p1_mastery=1, focused=True)
        table.answer("end-turn", "play crystal", "focus")
        table.changed(player=0, hand="4 crystal", mastery=2, p1_hand="crystal")
