"""Attack steps 6 and 7: damage barriers and counterstrikes (MW-BARRIER, MW-CSTRIKE)."""

import pytest

from tests.games.magewars.fights import Fight
from trivault.games.magewars.cards import CARDS
from trivault.games.magewars.game import GAME

CIRCLE = "+circle-of-lightning"


# Damage barriers


@pytest.mark.rule("MW-BARRIER-01", "MW-CODEX-096", "MW-BARRIER-05")
def test_a_barrier_attacks_who_has_hit_and_nobody_decides_about_it():
    with Fight(b2=f"knight-of-westlock, emerald-tegu p1 {CIRCLE}", acting="knight-of-westlock") as table:
        table.dice("0 0 0 0 0")
        table.dice("1* 2 2 0", effect=1)  # 2 dice and lightning +2; no defense is offered
        table.answer("attack knight-of-westlock emerald-tegu")
        assert table.damage("knight-of-westlock") == 2  # 1 critical, 4 normal less 3 armor
        assert table.reason == "turn"


@pytest.mark.rule("MW-BARRIER-01")
def test_a_hidden_barrier_is_none():
    with Fight(b2="timber-wolf, emerald-tegu p1 ?circle-of-lightning", acting="timber-wolf") as table:
        table.dice("0 0 0 0")
        table.play("attack timber-wolf emerald-tegu")
        table.settle()
        assert table.damage("timber-wolf") == 0


@pytest.mark.rule("MW-BARRIER-02")
def test_one_successful_strike_of_several_is_enough():
    there = f"goran-werewolf-pet, knight-of-westlock p1 {CIRCLE}"
    with Fight(b2=there, acting="goran-werewolf-pet") as table:
        table.dice(effect=8)
        table.dice("0 0 0")
        table.dice("1* 0", effect=1)
        table.answer("attack goran-werewolf-pet knight-of-westlock 2", "defend knight-of-westlock 8")
        assert table.damage("goran-werewolf-pet") == 1


@pytest.mark.rule("MW-BARRIER-03")
def test_a_barrier_attacks_each_attacker_once_a_round():
    there = f"timber-wolf, bitterwood-fox, emerald-tegu p1 {CIRCLE}"
    with Fight(b2=there, acting="timber-wolf", barriers="emerald-tegu timber-wolf") as table:
        table.dice("0 0 0 0")
        table.answer("attack timber-wolf emerald-tegu")
        assert table.damage("timber-wolf") == 0
    with Fight(b2=there, acting="bitterwood-fox", barriers="emerald-tegu timber-wolf") as table:
        table.dice("0 0 0")
        table.dice("1* 0", effect=1)
        table.answer("attack bitterwood-fox emerald-tegu")
        assert table.damage("bitterwood-fox") == 1
    with Fight(b2=there, phase="reset", barriers="emerald-tegu timber-wolf") as table:
        assert table.state.barriers == []  # the next round begins


@pytest.mark.rule("MW-BARRIER-03", "MW-CSTRIKE-08")
def test_a_counterstrike_meets_the_attackers_barrier():
    there = f"timber-wolf {CIRCLE}, darkfenne-hydra p1"
    with Fight(b2=there, acting="timber-wolf") as table:
        table.dice("0 0 0 0")
        table.dice("0 0 0 0")
        table.dice("1* 0", effect=1)
        table.answer("attack timber-wolf darkfenne-hydra", "counterstrike darkfenne-hydra 1")
        assert table.damage("darkfenne-hydra") == 1
        assert table.reason == "turn"


@pytest.mark.rule("MW-BARRIER-05", "MW-EX-65", "MW-EX-66", "MW-EX-67")
def test_the_circle_of_lightning_against_brogan():
    there = f"brogan-bloodstone +cobra-reflexes, darkfenne-hydra p1 {CIRCLE}"
    with Fight(b2=there, acting="brogan-bloodstone") as table:
        table.dice("0 0 0 0")
        table.dice("1* 2 2 1", effect=1)  # lightning +2: four dice, and 3 on the effect die
        table.answer("attack brogan-bloodstone darkfenne-hydra")
        assert table.damage("brogan-bloodstone") == 2  # 1 and 5 - 4
        assert table.markers("brogan-bloodstone") == {}
        assert table.reason == "counterstrike"
        table.answer("skip")


@pytest.mark.rule("MW-BARRIER-06")
def test_a_barrier_attack_triggers_neither_barrier_nor_counterstrike():
    there = f"darkfenne-hydra {CIRCLE}, emerald-tegu p1 {CIRCLE}"
    with Fight(b2=there, acting="darkfenne-hydra") as table:
        table.dice("0 0 0 0")
        table.dice("1* 0", effect=1)
        table.answer("attack darkfenne-hydra emerald-tegu 1")
        assert (table.damage("darkfenne-hydra"), table.damage("emerald-tegu")) == (1, 0)
        assert table.reason == "turn"


@pytest.mark.rule("MW-BARRIER-06", "MW-CODEX-080")
def test_melee_dice_do_not_help_a_barrier():
    there = f"timber-wolf, emerald-tegu p1 +bear-strength rage:2 {CIRCLE}"
    with Fight(b2=there, acting="timber-wolf") as table:
        table.dice("0 0 0 0")
        table.dice("1* 0", effect=1)
        table.answer("attack timber-wolf emerald-tegu")


@pytest.mark.rule("MW-BARRIER-07", "MW-BARRIER-09", "MW-STATE-08", "MW-COND-05", "MW-CODEX-050")
@pytest.mark.parametrize("marks", ["stun", "sleep", "daze", "weak:2", "+(agony p0)"])
def test_nothing_that_ails_its_owner_ails_the_barrier(marks):
    with Fight(b2=f"timber-wolf, emerald-tegu p1 {marks} {CIRCLE}", acting="timber-wolf") as table:
        table.dice("0 0 0 0")
        table.dice("1* 1*", effect=7)
        table.answer("attack timber-wolf emerald-tegu")
        assert table.damage("timber-wolf") == 2
        assert table.markers("timber-wolf") == {"daze": 1}


@pytest.mark.rule("MW-BARRIER-07")
def test_what_sharpens_its_owners_attacks_does_not_sharpen_the_barrier():
    """A sacrifice of level 1 makes all attacks of the tegu piercing for this round."""
    there = f"emerald-tegu {CIRCLE}, bitterwood-fox, sacrificial-altar, timber-wolf p1"
    with Fight(b2=there) as table:
        table.answer("use sacrificial-altar", "target bitterwood-fox", "strengthen emerald-tegu")
        table.answer("activate beastmaster", "done", "activate timber-wolf")
        table.dice("0 0 0 0")
        table.dice("1 1", effect=1)  # armor 2
        table.answer("attack timber-wolf emerald-tegu")
        assert table.trait("attack-piercing", of="emerald-tegu") == 1
        assert table.damage("timber-wolf") == 0


@pytest.mark.rule("MW-BARRIER-08")
def test_traits_of_whom_it_attacks_change_a_barrier_attack():
    with Fight(b2=f"timber-wolf +divine-protection, emerald-tegu p1 {CIRCLE}", acting="timber-wolf") as table:
        table.dice("0 0 0 0")
        table.dice("1*", effect=6)  # aegis 1
        table.answer("attack timber-wolf emerald-tegu")
        assert table.markers("timber-wolf") == {}
    with Fight(b2=f"brogan-bloodstone, emerald-tegu p1 {CIRCLE}", acting="brogan-bloodstone") as table:
        table.dice("0 0 0 0")
        table.dice("0 0 0 0", effect=5)  # lightning +2
        table.answer("attack brogan-bloodstone emerald-tegu")
        assert table.markers("brogan-bloodstone") == {"daze": 1}


@pytest.mark.rule("MW-BARRIER-10")
def test_no_second_barrier_is_placed_on_who_has_one():
    warlock = "warlock b2 mana:30"
    with Fight(
        mage=f"{warlock} +demonhide-armor",
        acting="warlock",
        p1_mage="priestess",
        prepared="circle-of-lightning",
        b2="timber-wolf",
    ) as table:
        table.answer("cast circle-of-lightning")
        table.refused("target warlock", "MW-BARRIER-10")
        table.offers("target timber-wolf", "skip")
        table.answer("skip", "done")
    with Fight(
        mage=f"{warlock} {CIRCLE}", acting="warlock", p1_mage="priestess", prepared="demonhide-armor"
    ) as table:
        assert not table.can("cast demonhide-armor")
        table.answer("done")


@pytest.mark.rule("MW-BARRIER-10")
def test_a_hidden_second_barrier_is_destroyed_when_it_is_revealed():
    warlock = "warlock b2 mana:30 +demonhide-armor ?circle-of-lightning"
    with Fight(mage=warlock, acting="warlock", p1_mage="priestess") as table:
        table.play("guard", "reveal circle-of-lightning", "pay circle-of-lightning 6")
        table.settle()
        assert table.lies("demonhide-armor")
        assert not table.lies("circle-of-lightning")


@pytest.mark.rule("MW-BARRIER-05")
def test_every_barrier_is_unavoidable():
    barriers = [(card, bar) for card in CARDS for bar in card.attacks if bar.kind == "barrier"]
    assert {card.slug for card, _ in barriers} == {"circle-of-lightning", "demonhide-armor"}
    assert all(bar.trait("unavoidable") for _, bar in barriers)
    assert GAME.card("circle-of-lightning").attacks[0].damage == "lightning"


HYDRA = "darkfenne-hydra"


# Counterstrikes


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
