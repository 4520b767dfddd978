"""Attack step 7: counterstrikes (MW-CSTRIKE)."""

import pytest

from tests.games.magewars.fights import Fight

HYDRA = "darkfenne-hydra"


@pytest.mark.rule("MW-CSTRIKE-01", "MW-CODEX-046", "MW-CSTRIKE-09")
def test_a_quick_melee_attack_with_counterstrike_answers_a_melee_attack():
    with Fight(b2=f"timber-wolf, {HYDRA} p1, emerald-tegu p1", acting="timber-wolf") as table:
        table.dice("0 0 0 0")
        table.answer(f"attack timber-wolf {HYDRA}")
        assert table.asked == 1
        table.dice("2* 0 0 0")
        table.answer(f"counterstrike {HYDRA} 1")
        table.changed(
            b2=f"timber-wolf inactive damage:2, {HYDRA} p1, emerald-tegu p1", acting="", player=1
        )  # the hydra is still active
    with Fight(b2=f"timber-wolf, {HYDRA} p1, emerald-tegu p1", acting="timber-wolf") as table:
        table.dice("0 0 0 0")
        table.answer("attack timber-wolf emerald-tegu")
        assert table.reason == "turn"  # the tegu has no such attack


@pytest.mark.rule("MW-CSTRIKE-03")
def test_a_counterstrike_is_optional():
    with Fight(b2=f"timber-wolf, {HYDRA} p1", acting="timber-wolf") as table:
        table.dice("0 0 0 0")
        table.answer(f"attack timber-wolf {HYDRA}")
        table.offers(f"counterstrike {HYDRA} 1", "skip")
        table.answer("skip")
        assert table.damage("timber-wolf") == 0


@pytest.mark.rule("MW-CSTRIKE-04", "MW-GUARD-02")
def test_no_full_attack_and_no_ranged_attack_strikes_back():
    with Fight(b2=f"timber-wolf, {HYDRA} p1 guard, royal-archer p1 guard", acting="timber-wolf") as table:
        table.dice("0 0 0 0")
        table.answer(f"attack timber-wolf {HYDRA}")
        table.offers(f"counterstrike {HYDRA} 1", "skip")  # not the triple bite
        table.answer("skip")
    with Fight(b2=f"timber-wolf, {HYDRA} p1, royal-archer p1 guard", acting="timber-wolf") as table:
        table.dice("0 0 0 0")
        table.answer("attack timber-wolf royal-archer")
        table.offers("counterstrike royal-archer 2", "skip")  # the knife, not the longbow
        table.answer("skip")


@pytest.mark.rule("MW-CSTRIKE-05", "MW-EX-57", "MW-TRAITRULE-03")
def test_one_counterstrike_however_often_it_may():
    with Fight(b2=f"timber-wolf, {HYDRA} p1 guard +retaliate", acting="timber-wolf") as table:
        table.dice("0 0 0 0")
        table.dice("1* 0 0 0")
        table.answer(f"attack timber-wolf {HYDRA}")
        table.offers(f"counterstrike {HYDRA} 1", "skip")
        table.answer(f"counterstrike {HYDRA} 1")
        assert (table.reason, table.damage("timber-wolf")) == ("turn", 1)


@pytest.mark.rule("MW-CSTRIKE-05")
def test_every_attack_may_be_answered_by_a_counterstrike_of_its_own():
    """The limit is for each attack, not for each round (MW-AMB-13)."""
    with Fight(b2=f"timber-wolf, {HYDRA} p1", acting="timber-wolf", attacked=f"timber-wolf {HYDRA}") as table:
        table.dice("0 0 0 0")
        table.answer(f"attack timber-wolf {HYDRA}")
        assert table.reason == "counterstrike"
        table.answer("skip")


@pytest.mark.rule("MW-CSTRIKE-06", "MW-CSTRIKE-07")
def test_no_counterstrike_against_a_counterstrike():
    with Fight(b2=f"{HYDRA}, {HYDRA} p1", acting=HYDRA) as table:
        table.dice("0 0 0 0")
        table.dice("0 0 0 0")
        attacks = [text for text in table.texts() if text.startswith("attack") and text.endswith(" 1")]
        table.answer(attacks[-1])
        assert (table.reason, table.asked) == ("counterstrike", 1)
        table.answer(next(text for text in table.texts() if text.startswith("counterstrike")))
        assert table.reason == "turn"


@pytest.mark.rule("MW-CSTRIKE-06")
def test_a_counterstrike_has_one_strike():
    with Fight(b2="timber-wolf, goran-werewolf-pet p1 guard", acting="timber-wolf") as table:
        table.rebar("goran-werewolf-pet", 2, full=False)  # the claws, with doublestrike
        table.dice("0 0 0 0")
        table.dice("1* 0 0")  # no second strike
        table.answer("attack timber-wolf goran-werewolf-pet", "counterstrike goran-werewolf-pet 2")
        assert table.damage("timber-wolf") == 1


@pytest.mark.rule("MW-CSTRIKE-06", "MW-COND-06")
def test_a_counterstrike_begins_with_step_1():
    """A dazed one rolls whether it misses."""
    for die, damage in ((6, 0), (7, 1)):
        with Fight(b2=f"timber-wolf, {HYDRA} p1 daze", acting="timber-wolf") as table:
            table.dice("0 0 0 0")
            table.answer(f"attack timber-wolf {HYDRA}")
            table.dice(effect=die)
            if damage:
                table.dice("1* 0 0 0")
            table.answer(f"counterstrike {HYDRA} 1")
            assert table.damage("timber-wolf") == damage


@pytest.mark.rule("MW-CSTRIKE-08", "MW-CSTRIKE-06")
def test_defenses_of_the_attacker_apply_to_a_counterstrike():
    with Fight(b2=f"knight-of-westlock, {HYDRA} p1", acting="knight-of-westlock") as table:
        table.dice("0 0 0 0 0")
        table.answer(f"attack knight-of-westlock {HYDRA}", f"counterstrike {HYDRA} 1")
        table.dice(effect=8)
        table.answer("defend knight-of-westlock 8")
        assert table.damage("knight-of-westlock") == 0


@pytest.mark.rule("MW-CSTRIKE-10", "MW-STATE-05", "MW-CODEX-050")
@pytest.mark.parametrize("condition", ["stun", "+(turn-to-stone p0)"])
def test_the_incapacitated_do_not_strike_back(condition):
    with Fight(b2=f"timber-wolf, {HYDRA} p1 {condition}", acting="timber-wolf") as table:
        table.dice("0 0 0 0")
        table.answer(f"attack timber-wolf {HYDRA}")
        assert table.reason == "turn"


@pytest.mark.rule("MW-CSTRIKE-11", "MW-GUARD-07", "MW-GUARD-08", "MW-EX-59")
def test_a_guard_that_was_attacked_guards_no_more():
    """Also after a miss: the slayer may now attack the beastmaster."""
    there = "goran-werewolf-pet daze p1, dark-pact-slayer p1, steelclaw-grizzly guard"
    with Fight(mage="beastmaster b2 inactive", b2=there, player=1) as table:
        table.dice(effect=1)
        table.answer("activate goran-werewolf-pet", "attack goran-werewolf-pet steelclaw-grizzly 1")
        assert table.piece("steelclaw-grizzly").guard  # until the end of the step
        table.offers("counterstrike steelclaw-grizzly 1", "skip")
        table.answer("skip")
        assert not table.piece("steelclaw-grizzly").guard
        table.answer("activate steelclaw-grizzly", "done", "activate dark-pact-slayer")
        assert "beastmaster" in table.targets("dark-pact-slayer")
        table.answer("done")


@pytest.mark.rule("MW-CSTRIKE-11")
def test_the_guard_marker_goes_even_if_the_attacker_falls_in_its_barrier():
    there = "timber-wolf damage:9, emerald-tegu p1 guard +circle-of-lightning"
    with Fight(b2=there, acting="timber-wolf") as table:
        table.dice("0 0 0 0")
        table.dice("2* 0", effect=1)
        table.answer("attack timber-wolf emerald-tegu")
        assert not table.lies("timber-wolf")
        assert not table.piece("emerald-tegu").guard
