"""Corporeal and incorporeal objects; restrained and incapacitated ones (MW-CORP, MW-STATE)."""

import pytest

from tests.games.magewars.fights import Fight
from tests.games.magewars.situations import Situation
from trivault.games.magewars.game import GAME
from trivault.games.magewars.rules.movement import hinders
from trivault.games.magewars.rules.traits import burnproof, corporeal, flying, living, restrained, uncontainable

SPIRIT = "whirling-spirit"


# Corporeal and incorporeal


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


INCAPACITATED = ["stun", "sleep", "+(turn-to-stone p1)"]


RESTRAINED = ["cripple", "+(tanglevine p1)", "+(force-hold p1)"]


# States


@pytest.mark.rule("MW-STATE-01", "MW-CODEX-048")
@pytest.mark.parametrize("held", RESTRAINED[1:])
def test_the_restrained_make_no_move_action_but_any_other(held):
    with Fight(b2=f"steelclaw-grizzly {held}, emerald-tegu p1", acting="steelclaw-grizzly") as table:
        words = {text.split()[0] for text in table.texts()}
        assert words == {"attack", "guard", "done"}
        assert table.can("attack steelclaw-grizzly emerald-tegu 2")  # a full action
        table.answer("done")


@pytest.mark.rule("MW-STATE-01", "MW-CODEX-048")
def test_the_restrained_can_be_pushed():
    with Fight(
        mage="wizard b1 mana:4", acting="wizard", prepared="jet-stream", b2="timber-wolf p1 cripple"
    ) as table:
        table.dice("0 0", effect=4)
        table.play("cast jet-stream", "target timber-wolf")
        assert table.zone("timber-wolf") == "b3"


@pytest.mark.rule("MW-STATE-02", "MW-CODEX-048", "MW-CODEX-030")
@pytest.mark.parametrize(("marks", "moves"), [("", 0), ("cripple", 3), ("stun", 3), ("sleep", 3)])
def test_the_restrained_and_the_incapacitated_do_not_hinder(marks, moves):
    with Fight(b2="bitterwood-fox", b1=f"timber-wolf p1 {marks}") as table:
        table.answer("activate bitterwood-fox", "move b1")
        assert len([text for text in table.texts() if text.startswith("move")]) == moves
        table.answer("done")


@pytest.mark.rule("MW-STATE-03", "MW-STATE-07", "MW-FLY-12", "MW-CODEX-050")
@pytest.mark.parametrize("marks", [*RESTRAINED, *INCAPACITATED])
def test_the_restrained_and_the_incapacitated_do_not_fly(marks):
    with Fight(
        b2=f"timber-wolf, thunderift-falcon p1 {marks}".replace("p1)", "p0)"), acting="timber-wolf"
    ) as table:
        assert not flying(table.state, table.card("thunderift-falcon"))
        assert table.can("attack timber-wolf thunderift-falcon")
        table.answer("done")


@pytest.mark.rule("MW-STATE-04", "MW-CODEX-109", "MW-CORP-02")
def test_the_uncontainable_are_not_restrained():
    with Fight(
        b2="whirling-spirit +(force-hold p1), timber-wolf +(force-hold p1)", acting="whirling-spirit"
    ) as table:
        assert not restrained(table.state, table.card("whirling-spirit"))
        assert restrained(table.state, table.card("timber-wolf"))
        table.answer("move b3", "done")
    with Fight(
        mage="beastmaster b1 mana:5", acting="beastmaster", prepared="tanglevine", b2="whirling-spirit p1"
    ) as table:
        table.answer("cast tanglevine")
        assert not table.can("target whirling-spirit")
        table.answer("skip", "done")


@pytest.mark.rule("MW-STATE-04", "MW-STATE-09")
def test_conjurations_are_neither_restrained_nor_incapacitated():
    for spell in ("force-hold", "knockdown", "sleep"):
        with Fight(
            mage="wizard b1 mana:20", acting="wizard", prepared=spell, b2="mana-flower p1, timber-wolf"
        ) as table:
            table.answer(f"cast {spell}")
            assert table.can("target timber-wolf")
            assert not table.can("target mana-flower")
            table.answer("skip", "done")


@pytest.mark.rule("MW-STATE-05", "MW-CODEX-050")
@pytest.mark.parametrize("marks", INCAPACITATED)
def test_the_incapacitated_have_an_empty_action_phase(marks):
    there = f"huginn-raven-familiar mana:9 assigned:minor-heal {marks}, emerald-tegu p1, timber-wolf damage:1"
    with Fight(b2=there) as table:
        table.answer("activate huginn-raven-familiar")
        assert (table.reason, table.asked) == ("turn", 1)
        assert not table.piece("huginn-raven-familiar").active


@pytest.mark.rule("MW-STATE-06")
def test_turn_to_stone_takes_the_guard_marker_when_it_is_revealed():
    with Fight(mage="wizard mana:9", b1="timber-wolf", b2="emerald-tegu p1 guard ?(turn-to-stone p0)") as table:
        table.answer("activate timber-wolf")
        assert table.piece("emerald-tegu").guard
        table.answer("reveal turn-to-stone", "pay turn-to-stone 4")
        assert not table.piece("emerald-tegu").guard
        table.settle()
        table.play("done")
        table.settle()


@pytest.mark.rule("MW-STATE-06")
def test_a_stun_takes_the_guard_marker_at_once():
    with Fight(mage="priestess mana:9", b2="temple-of-light", b1="timber-wolf p1 guard") as table:
        table.dice("0", effect=8)  # one temple: one die, and 1 more on the effect die
        table.answer("use temple-of-light", "target timber-wolf")
        assert table.markers("timber-wolf") == {"stun": 1}
        assert not table.piece("timber-wolf").guard


@pytest.mark.rule("MW-STATE-07")
def test_the_incapacitated_hinder_nobody():
    with Fight(b2="timber-wolf, emerald-tegu p1 stun, bitterwood-fox p1") as table:
        wolf = table.card("timber-wolf")
        assert not hinders(table.state, table.card("emerald-tegu"), wolf)
        assert hinders(table.state, table.card("bitterwood-fox"), wolf)


@pytest.mark.rule("MW-STATE-10", "MW-CODEX-050")
def test_an_incapacitated_mage_casts_quick_spells_that_do_not_attack():
    given = {"prepared": "fireball, minor-heal, group-heal", "b2": "timber-wolf damage:3, emerald-tegu p1"}
    with Fight(mage="priestess b2 mana:30 stun", acting="priestess", **given) as table:
        table.offers("cast minor-heal", "cast restore", "done")
        table.dice("1 1 1 0 0")
        table.play("cast minor-heal", "target timber-wolf")
        assert table.damage("timber-wolf") == 0
    with Fight(mage="priestess b2 mana:30", acting="priestess", **given) as table:
        assert {"cast fireball", "cast group-heal"} <= set(table.texts())
        table.answer("done")
