"""Restrained and incapacitated (MW-STATE)."""

import pytest

from tests.games.magewars.fights import Fight
from trivault.games.magewars.rules.movement import hinders
from trivault.games.magewars.rules.traits import flying, restrained

INCAPACITATED = ["stun", "sleep", "+(turn-to-stone p1)"]
RESTRAINED = ["cripple", "+(tanglevine p1)", "+(force-hold p1)"]


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
