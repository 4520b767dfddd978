"""Corporeal and incorporeal objects (MW-CORP)."""

import pytest

from tests.games.magewars.fights import Fight
from tests.games.magewars.situations import Situation
from trivault.games.magewars.game import GAME
from trivault.games.magewars.rules.traits import burnproof, corporeal, living, uncontainable

SPIRIT = "whirling-spirit"


@pytest.mark.rule("MW-CORP-01", "MW-CODEX-062")
def test_all_is_corporeal_that_does_not_say_otherwise():
    with Situation(b2=f"timber-wolf, mana-flower, {SPIRIT}, mana-siphon", b2_c2="fog-bank") as table:
        ghosts = {table.state.card(t).slug for t in table.state.play if not corporeal(table.state, t)}
        assert ghosts == {SPIRIT, "mana-siphon", "fog-bank"}


@pytest.mark.rule("MW-CORP-02", "MW-CODEX-063", "MW-CODEX-109", "MW-CODEX-041", "MW-CODEX-082")
def test_the_incorporeal_are_uncontainable_nonliving_and_burnproof():
    with Fight(b2=f"mana-siphon, {SPIRIT}, timber-wolf") as table:
        table.reprint(SPIRIT, traits={"incorporeal": 1})
        for name, ghost in (("mana-siphon", True), (SPIRIT, True), ("timber-wolf", False)):
            card = table.card(name)
            assert uncontainable(table.state, card) == ghost
            assert burnproof(table.state, card) == ghost
            assert living(table.state, card) == (not ghost)


@pytest.mark.rule("MW-CORP-03", "MW-CODEX-063", "MW-EX-22")
@pytest.mark.parametrize(("dice", "damage"), [("1 2 0", 1), ("1* 2* 0", 1), ("1 1* 1", 3), ("2 2 2*", 0)])
def test_only_ones_count_against_the_incorporeal(dice, damage):
    with Fight(mage="priestess b2", b2=f"{SPIRIT} p1", acting="priestess") as table:
        table.dice(dice)
        table.answer(f"attack priestess {SPIRIT}")
        assert table.damage(SPIRIT) == damage


@pytest.mark.rule("MW-CORP-04", "MW-CODEX-063")
def test_the_incorporeal_ignore_effects_and_conditions():
    for target, markers in ((SPIRIT, {}), ("timber-wolf", {"daze": 1})):
        given = {"prepared": "geyser", "b2": f"{SPIRIT} p1, timber-wolf p1"}
        with Fight(mage="wizard b2 mana:4", acting="wizard", **given) as table:
            table.dice("0 0 0", effect=5)
            table.play("cast geyser", f"target {target}")
            assert table.markers(target) == markers


@pytest.mark.rule("MW-CORP-05", "MW-CODEX-013", "MW-EX-23", "MW-DTYPE-04", "MW-CODEX-063")
@pytest.mark.parametrize(("die", "markers"), [(1, {}), (2, {"daze": 1}), (9, {"stun": 1})])
def test_an_ethereal_attack_treats_the_incorporeal_like_the_corporeal(die, markers):
    """The pillar of light rolls two dice more against nonliving creatures, also on the effect die."""
    given = {"prepared": "pillar-of-light", "b1": f"{SPIRIT} p1"}
    with Fight(mage="priestess b2 mana:5", acting="priestess", **given) as table:
        table.dice("1 2 0 0", effect=die)
        table.play("cast pillar-of-light", f"target {SPIRIT}")
        assert (table.damage(SPIRIT), table.markers(SPIRIT)) == (3, markers)


@pytest.mark.rule("MW-CORP-06", "MW-CODEX-041")
def test_even_an_ethereal_attack_does_not_set_the_incorporeal_on_fire():
    with Fight(b2=f"firebrand-imp, {SPIRIT} p1", acting="firebrand-imp") as table:
        table.rebar("firebrand-imp", ethereal=1)
        table.dice("2* 0", effect=12)
        table.answer(f"attack firebrand-imp {SPIRIT}")
        assert (table.damage(SPIRIT), table.markers(SPIRIT)) == (2, {})


@pytest.mark.rule("MW-CORP-07", "MW-ORDER-09", "MW-ORDER-10", "MW-CODEX-063", "MW-CODEX-092")
def test_the_incorporeal_have_and_gain_no_armor():
    with Fight(b2=f"{SPIRIT} armor:3, timber-wolf armor:3") as table:
        assert (table.armor(SPIRIT), table.armor("timber-wolf")) == (0, 5)
    assert GAME.card(SPIRIT).armor is None  # the crossed-out symbol
