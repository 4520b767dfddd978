"""Guarding (MW-GUARD)."""

import pytest

from tests.games.magewars.fights import Fight

GRIZZLY = "steelclaw-grizzly"


@pytest.mark.rule("MW-GUARD-01", "MW-CODEX-122")
def test_guarding_is_a_quick_action():
    with Fight(b2="timber-wolf", acting="timber-wolf") as table:
        table.answer("move b3", "guard")
        table.changed(b2="", b3="timber-wolf inactive guard", acting="", player=1)


@pytest.mark.rule("MW-GUARD-02", "MW-CODEX-122")
def test_guards_strike_back():
    for guard, asked in (("guard", "counterstrike"), ("", "turn")):
        with Fight(b2=f"timber-wolf, {GRIZZLY} p1 {guard}", acting="timber-wolf") as table:
            table.dice("0 0 0 0")
            table.answer(f"attack timber-wolf {GRIZZLY}")
            assert table.reason == asked
            if guard:
                table.dice("2* 0 0 0 0")
                table.answer(f"counterstrike {GRIZZLY} 1")
                assert table.damage("timber-wolf") == 2


@pytest.mark.rule("MW-GUARD-03", "MW-GUARD-04", "MW-GUARD-16")
def test_guards_protect_creatures_and_conjurations_of_their_zone():
    there = f"timber-wolf, {GRIZZLY} p1 guard, emerald-tegu p1 guard, bitterwood-fox p1, mana-flower p1"
    with Fight(p1_mage="warlock b2", b2=there, acting="timber-wolf") as table:
        assert table.targets("timber-wolf") == {"timber-wolf", GRIZZLY, "emerald-tegu"}
        for other in ("bitterwood-fox", "mana-flower", "warlock"):
            table.refused(f"attack timber-wolf {other}", "MW-GUARD-03")
        table.answer("done")
    with Fight(b2="timber-wolf, mana-flower p1", c2=f"{GRIZZLY} p1 guard", acting="timber-wolf") as table:
        assert "mana-flower" in table.targets("timber-wolf")  # a guard in another zone protects nobody
        table.answer("done")


@pytest.mark.rule("MW-GUARD-03", "MW-GUARD-16")
def test_a_wall_on_the_border_is_not_protected():
    there = f"timber-wolf, {GRIZZLY} p1 guard"
    with Fight(b2=there, b2_c2="wall-of-stone p1", acting="timber-wolf") as table:
        assert table.targets("timber-wolf") == {"timber-wolf", GRIZZLY, "wall-of-stone"}
        table.answer("done")


@pytest.mark.rule("MW-GUARD-03", "MW-ATK1-03")
def test_enemy_guards_keep_a_creature_from_its_friends_but_own_guards_do_not():
    with Fight(b2=f"timber-wolf, emerald-tegu, {GRIZZLY} p1 guard", acting="timber-wolf") as table:
        assert table.targets("timber-wolf") == {"timber-wolf", GRIZZLY}
        table.answer("done")
    with Fight(
        b2=f"timber-wolf, emerald-tegu, {GRIZZLY} guard, bitterwood-fox p1", acting="timber-wolf"
    ) as table:
        assert table.targets("timber-wolf") == {"timber-wolf", GRIZZLY, "emerald-tegu", "bitterwood-fox"}
        table.answer("done")


@pytest.mark.rule("MW-GUARD-05")
def test_spells_ignore_guards():
    there = f"{GRIZZLY} p1 guard, emerald-tegu p1"
    with Fight(mage="wizard b2 mana:20", acting="wizard", prepared="fireball", b2=there) as table:
        table.answer("cast fireball")
        assert table.can("target emerald-tegu")
        table.dice("2* 0 0 0 0 0", effect=1)
        table.answer("target emerald-tegu")
        assert (table.damage("emerald-tegu"), table.piece(GRIZZLY).guard) == (2, True)


@pytest.mark.rule("MW-GUARD-06")
def test_a_creature_may_attack_itself_past_a_guard():
    with Fight(b2=f"timber-wolf, {GRIZZLY} p1 guard", acting="timber-wolf") as table:
        table.dice("2* 0 0 0")
        table.answer("attack timber-wolf timber-wolf")
        assert (table.damage("timber-wolf"), table.piece(GRIZZLY).guard) == (2, True)


@pytest.mark.rule("MW-GUARD-08")
def test_a_former_guard_protects_nobody_and_strikes_back_no_more():
    there = f"timber-wolf, bitterwood-fox, {GRIZZLY} p1 guard, emerald-tegu p1"
    with Fight(b2=there, acting="timber-wolf", p1_mage="warlock inactive") as table:
        table.dice("0 0 0 0")
        table.answer(f"attack timber-wolf {GRIZZLY}", "skip")
        table.answer("activate emerald-tegu", "done", "activate bitterwood-fox")
        assert "emerald-tegu" in table.targets("bitterwood-fox")
        table.dice("0 0 0")
        table.answer(f"attack bitterwood-fox {GRIZZLY}")
        assert table.reason == "turn"


@pytest.mark.rule("MW-GUARD-09")
def test_guarding_ends_with_the_guards_own_action_phase():
    with Fight(b2="timber-wolf guard") as table:
        table.answer("activate timber-wolf")
        assert not table.piece("timber-wolf").guard
        table.answer("done")


@pytest.mark.rule("MW-GUARD-10", "MW-EX-58", "MW-CSTRIKE-09")
def test_a_guard_that_was_attacked_may_still_act():
    with Fight(b2=f"timber-wolf, {GRIZZLY} p1 guard", acting="timber-wolf") as table:
        table.dice("0 0 0 0")
        table.dice("0 0 0 0 0")
        table.answer(f"attack timber-wolf {GRIZZLY}", f"counterstrike {GRIZZLY} 1")
        table.dice("0 0 0 0 0")
        table.answer(f"activate {GRIZZLY}", f"attack {GRIZZLY} timber-wolf 1")


@pytest.mark.rule("MW-GUARD-11", "MW-GUARD-12", "MW-CODEX-012", "MW-CODEX-053")
def test_the_elusive_may_pass_guards_but_may_attack_them_too():
    name = "cervere-the-forest-shadow"
    with Fight(b2=f"{name}, {GRIZZLY} p1 guard, emerald-tegu p1", acting=name) as table:
        assert table.targets(name) == {name, GRIZZLY, "emerald-tegu"}
        table.dice("0 0 0 0")
        table.answer(f"attack {name} {GRIZZLY}")
        assert table.reason == "counterstrike"
        table.answer("skip")


@pytest.mark.rule("MW-GUARD-13", "MW-STATE-02", "MW-CODEX-048")
def test_restrained_guards_may_be_ignored_but_strike_back():
    there = f"timber-wolf, {GRIZZLY} p1 guard cripple, emerald-tegu p1"
    with Fight(b2=there, acting="timber-wolf") as table:
        assert table.targets("timber-wolf") == {"timber-wolf", GRIZZLY, "emerald-tegu"}
        table.dice("0 0 0 0")
        table.answer(f"attack timber-wolf {GRIZZLY}")
        assert table.reason == "counterstrike"
        table.answer("skip")


@pytest.mark.rule("MW-GUARD-14", "MW-CODEX-087")
def test_pests_may_be_ignored_but_strike_back():
    there = "timber-wolf, blue-gremlin p1 guard used:defense-0, emerald-tegu p1"
    with Fight(b2=there, acting="timber-wolf") as table:
        assert table.targets("timber-wolf") == {"timber-wolf", "blue-gremlin", "emerald-tegu"}
        table.dice("0 0 0 0")
        table.answer("attack timber-wolf blue-gremlin")
        assert table.reason == "counterstrike"
        table.answer("skip")


@pytest.mark.rule("MW-GUARD-15", "MW-STATE-06", "MW-CODEX-050")
@pytest.mark.parametrize(("spell", "cost"), [("knockdown", 3), ("sleep", 8)])
def test_the_incapacitated_lose_their_guard_marker_at_once(spell, cost):
    wizard = f"wizard b1 mana:{cost}"
    with Fight(mage=wizard, acting="wizard", prepared=spell, b2=f"{GRIZZLY} p1 guard") as table:
        table.play(f"cast {spell}", f"target {GRIZZLY}")
        assert not table.piece(GRIZZLY).guard
    with Fight(b2="timber-wolf stun", acting="timber-wolf") as table:
        assert not table.can("guard")
