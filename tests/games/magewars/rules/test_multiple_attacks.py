"""Attack step 5 and multiple attacks: more strikes, sweeping (MW-ATK5, MW-MULTIATK)."""

import pytest

from tests.games.magewars.fights import Fight
from trivault.games.magewars.cards import CARDS

HYDRA, GORAN, ADRAMELECH = "darkfenne-hydra", "goran-werewolf-pet", "adramelech-lord-of-fire"


@pytest.mark.rule("MW-ATK5-01", "MW-CODEX-025", "MW-CODEX-026", "MW-MULTIATK-01", "MW-CODEX-079")
def test_doublestrike_and_triplestrike_attack_the_same_target_again():
    with Fight(b2=f"{GORAN}, timber-wolf p1", acting=GORAN) as table:
        table.dice("1* 0 0")
        table.dice("1* 0 0 0")  # bloodthirsty, for the wolf bleeds by now
        table.answer(f"attack {GORAN} timber-wolf 2")
        table.changed(b2=f"{GORAN} inactive, timber-wolf p1 damage:2", acting="", player=1)
    with Fight(b2=f"{HYDRA}, timber-wolf p1", acting=HYDRA) as table:
        for dice in ("1* 0 0", "1* 0 0", "1* 0 0"):
            table.dice(dice)
        table.answer(f"attack {HYDRA} timber-wolf 2")
        table.changed(b2=f"{HYDRA} inactive, timber-wolf p1 damage:3", acting="", player=1)


@pytest.mark.rule("MW-ATK5-01", "MW-EX-64")
def test_a_single_strike_is_not_repeated():
    with Fight(b2="brogan-bloodstone, timber-wolf p1", acting="brogan-bloodstone") as table:
        table.dice("1* 0 0 0")
        table.answer("attack brogan-bloodstone timber-wolf")
        assert table.damage("timber-wolf") == 1


@pytest.mark.rule("MW-ATK5-01")
def test_no_strike_hits_what_is_gone():
    with Fight(b2=f"{HYDRA}, bitterwood-fox p1", acting=HYDRA) as table:
        table.dice("2* 2* 1*")
        table.answer(f"attack {HYDRA} bitterwood-fox 2")
        table.changed(b2=f"{HYDRA} inactive", p1_discard="bitterwood-fox", acting="", player=1)


@pytest.mark.rule("MW-ATK5-02", "MW-ATK4-03")
def test_armor_counts_against_every_strike():
    with Fight(b2=f"{HYDRA}, timber-wolf p1", acting=HYDRA) as table:
        for dice in ("2 1 0", "2 1 0", "1 1 0"):
            table.dice(dice)
        table.answer(f"attack {HYDRA} timber-wolf 2")
        assert table.damage("timber-wolf") == 1 + 1 + 0


@pytest.mark.rule("MW-ATK5-03", "MW-ATK5-04", "MW-BARRIER-03", "MW-CSTRIKE-05")
def test_all_strikes_together_bring_one_barrier_and_one_counterstrike():
    with Fight(b2=f"{GORAN}, darkfenne-hydra p1 +circle-of-lightning", acting=GORAN) as table:
        table.dice("0 0 0")
        table.dice("0 0 0")
        table.dice("1* 0", effect=1)
        table.answer(f"attack {GORAN} darkfenne-hydra 2")
        assert (table.reason, table.damage(GORAN)) == ("counterstrike", 1)
        table.dice("1* 0 0 0")
        table.answer("counterstrike darkfenne-hydra 1")
        assert (table.reason, table.damage(GORAN)) == ("turn", 2)


# Sweeping


@pytest.mark.rule("MW-MULTIATK-02", "MW-MULTIATK-03", "MW-CODEX-091")
def test_sweeping_hits_a_second_target_after_the_first_attack():
    there = f"{ADRAMELECH}, darkfenne-hydra p1, timber-wolf p1"
    with Fight(b2=there, c2="emerald-tegu p1", acting=ADRAMELECH) as table:
        table.dice("2* 0 0 0", effect=1)
        table.answer(f"attack {ADRAMELECH} darkfenne-hydra 2")
        assert table.reason == "counterstrike"  # the first attack goes through all steps
        table.answer("skip")
        table.offers(f"sweep {ADRAMELECH}", "sweep timber-wolf", "skip")
        table.dice("1* 0 0 0", effect=1)
        table.answer("sweep timber-wolf")
        table.changed(
            b2=f"{ADRAMELECH} inactive, darkfenne-hydra p1 damage:2, timber-wolf p1 damage:1",
            acting="",
            player=1,
        )


@pytest.mark.rule("MW-ATK8-01")
def test_the_second_target_of_a_sweep_is_attacked_from_step_1_on():
    """Its cloak has its price, then it may defend itself."""
    there = f"{ADRAMELECH}, timber-wolf p1"
    cloak = "wizard b2 +suppression-cloak +deflection-bracers"
    with Fight(mage="beastmaster mana:2", b2=there, p1_mage=cloak, acting=ADRAMELECH) as table:
        table.dice("0 0 0 0", effect=1)
        table.answer(f"attack {ADRAMELECH} timber-wolf 2", "sweep wizard")
        table.offers("pay suppression-cloak 2", "skip")
        table.answer("pay suppression-cloak 2")
        table.offers("defend deflection-bracers 7", "skip")
        table.dice("2* 0 0 0", effect=1)
        table.answer("skip")
        assert table.damage("wizard") == 2


@pytest.mark.rule("MW-ATK8-01", "MW-AMB-14")
def test_each_target_of_a_sweep_defends_itself():
    there = f"{ADRAMELECH}, knight-of-westlock p1, bitterwood-fox p1"
    bracers = "wizard b2 +deflection-bracers"
    with Fight(b2=there, p1_mage=bracers, acting=ADRAMELECH) as table:
        table.dice(effect=12)
        table.answer(f"attack {ADRAMELECH} knight-of-westlock 2", "defend knight-of-westlock 8")
        table.answer("sweep wizard")
        table.offers("defend deflection-bracers 7", "skip")
        table.dice("2* 0 0 0", effect=1)
        table.answer("skip")
        assert (table.damage("knight-of-westlock"), table.damage("wizard")) == (0, 2)


@pytest.mark.rule("MW-ATK8-01", "MW-BARRIER-01")
def test_the_barrier_of_a_second_target_that_was_not_hit_is_silent():
    there = f"{ADRAMELECH}, timber-wolf p1, knight-of-westlock p1 +circle-of-lightning"
    with Fight(b2=there, acting=ADRAMELECH) as table:
        table.dice("2* 0 0 0", effect=[1, 12])
        table.answer(
            f"attack {ADRAMELECH} timber-wolf 2", "sweep knight-of-westlock", "defend knight-of-westlock 8"
        )
        assert (table.damage("timber-wolf"), table.damage(ADRAMELECH)) == (2, 0)


@pytest.mark.rule("MW-ATK8-01")
def test_a_sweep_goes_on_although_its_first_target_was_moved_away():
    there = f"{ADRAMELECH}, emerald-tegu p1, timber-wolf p1 ?divine-intervention"
    with Fight(p1_mage="priestess mana:10", b2=there, acting=ADRAMELECH) as table:
        table.play(f"attack {ADRAMELECH} timber-wolf 2", "reveal divine-intervention")
        table.play("pay divine-intervention 10", "to c3")
        table.dice("2* 0 0 0", effect=1)
        table.play("sweep emerald-tegu")
        table.settle()
        assert (table.damage("timber-wolf"), table.damage("emerald-tegu")) == (0, 2)


@pytest.mark.rule("MW-ATK1-05", "MW-AMB-71")
@pytest.mark.parametrize(("mana", "offered"), [(1, False), (2, True)])
def test_a_second_target_whose_price_cannot_be_paid_is_not_offered(mana, offered):
    there = f"{ADRAMELECH}, timber-wolf p1, emerald-tegu p1"
    cloak = "wizard b2 +suppression-cloak"
    with Fight(mage=f"beastmaster mana:{mana}", b2=there, p1_mage=cloak, acting=ADRAMELECH) as table:
        table.dice("0 0 0 0", effect=1)
        table.answer(f"attack {ADRAMELECH} timber-wolf 2")
        assert table.can("sweep emerald-tegu")
        assert table.can("sweep wizard") == offered
        table.answer("skip")


@pytest.mark.rule("MW-ATK1-06", "MW-ATK8-01")
def test_a_second_target_that_is_not_legal_any_more_is_not_attacked():
    there = f"{ADRAMELECH}, emerald-tegu p1, timber-wolf p1 ?divine-intervention"
    with Fight(p1_mage="priestess mana:10", b2=there, acting=ADRAMELECH) as table:
        table.dice("2* 0 0 0", effect=1)
        table.play(f"attack {ADRAMELECH} emerald-tegu 2", "sweep timber-wolf")
        table.play("reveal divine-intervention", "pay divine-intervention 10", "to c3")
        table.settle()  # no dice are rolled
        assert (table.zone("timber-wolf"), table.damage("timber-wolf")) == ("c3", 0)
        assert table.reason == "turn"


@pytest.mark.rule("MW-ATK1-06")
def test_a_second_target_that_falls_before_it_is_attacked_ends_the_sweep():
    """It flees from the sweep, into a trap."""
    there = f"{ADRAMELECH}, emerald-tegu p1, timber-wolf p1 damage:8 ?divine-intervention"
    with Fight(
        mage="warlock a1 mana:9", p1_mage="priestess mana:10", b2=there, c3="?hellfire-trap", acting=ADRAMELECH
    ) as table:
        table.state.log = []
        table.dice("0 0 0 0", effect=1)
        table.play(f"attack {ADRAMELECH} emerald-tegu 2", "sweep timber-wolf")
        table.dice("2* 0 0 0", effect=1)
        table.play("reveal divine-intervention", "pay divine-intervention 10", "to c3", "pay hellfire-trap 2")
        table.settle()
        assert not table.lies("timber-wolf")
        attacks = [entry.cards[0] for entry in table.state.log if entry.event.kind == "attack"]
        assert attacks == [ADRAMELECH, "hellfire-trap"]


@pytest.mark.rule("MW-MULTIATK-04")
def test_sweeping_strikes_guards_before_others():
    there = f"{ADRAMELECH}, emerald-tegu p1 guard, timber-wolf p1 guard, bitterwood-fox p1"
    with Fight(b2=there, acting=ADRAMELECH) as table:
        assert table.targets(f"{ADRAMELECH} 2") == {ADRAMELECH, "emerald-tegu", "timber-wolf"}
        table.dice("0 0 0 0", effect=1)
        table.answer(f"attack {ADRAMELECH} emerald-tegu 2", "skip")
        table.offers(f"sweep {ADRAMELECH}", "sweep timber-wolf", "skip")
        table.dice("0 0 0 0", effect=1)
        table.answer("sweep timber-wolf", "skip")
        assert not table.piece("emerald-tegu").guard
        assert not table.piece("timber-wolf").guard
    with Fight(b2=f"{ADRAMELECH}, emerald-tegu p1 guard, bitterwood-fox p1", acting=ADRAMELECH) as table:
        table.dice("0 0 0 0", effect=1)
        table.answer(f"attack {ADRAMELECH} emerald-tegu 2", "skip")
        table.dice("0 0 0 0", effect=1)
        table.answer("sweep bitterwood-fox")  # nobody guards any more


@pytest.mark.rule("MW-MULTIATK-02", "MW-FLY-07", "MW-FLY-08")
def test_a_flying_attacker_comes_down_for_each_of_its_targets():
    """Between the two attacks it flies; in the second one it is on the ground again."""
    there = f"{ADRAMELECH}, timber-wolf p1, darkfenne-hydra p1, thunderift-falcon p1"
    with Fight(b2=there, acting=ADRAMELECH) as table:
        table.dice("0 0 0 0", effect=1)
        table.answer(f"attack {ADRAMELECH} timber-wolf 2")
        assert table.can("sweep thunderift-falcon")
        table.dice("0 0 0 0", effect=1)
        table.answer("sweep darkfenne-hydra")
        assert table.reason == "counterstrike"
        table.dice("2* 0 0 0")
        table.answer("counterstrike darkfenne-hydra 1")
        assert table.damage(ADRAMELECH) == 2


@pytest.mark.rule("MW-MULTIATK-03", "MW-COND-11")
def test_who_was_stunned_by_the_first_target_does_not_sweep_on():
    there = f"{ADRAMELECH}, emerald-tegu p1 +circle-of-lightning, timber-wolf p1"
    with Fight(b2=there, acting=ADRAMELECH) as table:
        table.dice("0 0 0 0", effect=1)
        table.dice("0 0", effect=11)
        table.answer(f"attack {ADRAMELECH} emerald-tegu 2")
        assert table.reason == "turn"
        assert table.markers(ADRAMELECH) == {"stun": 1}


# What applies once


@pytest.mark.rule("MW-MULTIATK-05", "MW-CODEX-080")
def test_melee_dice_are_added_to_the_first_strike_only():
    with Fight(b2=f"{HYDRA} +bear-strength, timber-wolf p1", acting=HYDRA) as table:
        for dice in ("0 0 0 0 0", "0 0 0", "0 0 0"):
            table.dice(dice)
        table.answer(f"attack {HYDRA} timber-wolf 2")
    with Fight(b2=f"{ADRAMELECH} +bear-strength, emerald-tegu p1, timber-wolf p1", acting=ADRAMELECH) as table:
        table.dice("0 0 0 0 0 0", effect=1)
        table.dice("0 0 0 0", effect=1)
        table.answer(f"attack {ADRAMELECH} emerald-tegu 2", "sweep timber-wolf")


@pytest.mark.rule("MW-MULTIATK-05")
def test_melee_dice_are_added_to_the_first_strike_that_rolls():
    with Fight(b2=f"{HYDRA} +bear-strength, feral-bobcat p1", acting=HYDRA) as table:
        table.dice(effect=8)  # the first strike is avoided
        for dice in ("0 0 0 0 0", "0 0 0"):
            table.dice(dice)
        table.answer(f"attack {HYDRA} feral-bobcat 2", "defend feral-bobcat 8")


@pytest.mark.rule("MW-MULTIATK-05", "MW-CODEX-023")
def test_bloodthirst_is_added_once_from_the_first_strike_on_that_meets_blood():
    marks = "+bear-strength bloodreaper"
    with Fight(mage="warlock", b2=f"{HYDRA} {marks}, timber-wolf p1", acting=HYDRA) as table:
        table.dice("1* 0 0 0 0")  # melee +2
        table.dice("0 0 0 0 0")  # bloodthirsty +2
        table.dice("0 0 0")
        table.answer(f"attack {HYDRA} timber-wolf 2", "skip")  # the bloodreaper heals nobody
        assert table.damage("timber-wolf") == 1


@pytest.mark.rule("MW-MULTIATK-05", "MW-CODEX-074")
def test_mana_is_drained_once_in_a_multiple_attack():
    with Fight(b2=f"{HYDRA}, timber-wolf p1", acting=HYDRA, p1_mage="warlock mana:9") as table:
        table.rebar(HYDRA, 2, full=True, mana_drain=2)
        for dice in ("0 0 0", "1* 0 0", "1* 0 0"):  # the second strike is the first that hurts
            table.dice(dice)
        table.answer(f"attack {HYDRA} timber-wolf 2")
        assert table.mana("warlock") == 7


@pytest.mark.rule("MW-MULTIATK-06", "MW-CODEX-111")
def test_vampirism_applies_to_the_first_strike_only():
    with Fight(b2=f"{HYDRA} damage:9 +vampirism, timber-wolf p1", acting=HYDRA) as table:
        for dice in ("2* 1* 0", "2* 0 0", "2* 0 0"):
            table.dice(dice)
        table.answer(f"attack {HYDRA} timber-wolf 2")
        assert table.damage(HYDRA) == 7  # half of 3, rounded up
    with Fight(b2=f"{HYDRA} damage:9 +vampirism, timber-wolf p1", acting=HYDRA) as table:
        for dice in ("0 0 0", "2* 0 0", "0 0 0"):
            table.dice(dice)
        table.answer(f"attack {HYDRA} timber-wolf 2")
        assert table.damage(HYDRA) == 9  # the first strike made, not the first that hurts (MW-AMB-43)


@pytest.mark.rule("MW-MULTIATK-07", "MW-CODEX-040")
def test_ranged_dice_are_not_added_to_zone_attacks():
    wizard = "wizard b2 mana:20 +hawkeye"
    with Fight(mage=wizard, acting="wizard", prepared="firestorm", b1="timber-wolf p1") as table:
        table.dice("0 0 0 0 0", effect=1)
        table.play("cast firestorm", "target b1")


@pytest.mark.rule("MW-MULTIATK-08", "MW-COND-07")
def test_daze_is_rolled_once_for_a_multiple_attack():
    with Fight(b2=f"{HYDRA} daze:2, timber-wolf p1", acting=HYDRA) as table:
        table.dice(effect=7)
        for dice in ("1* 0 0", "1* 0 0", "1* 0 0"):
            table.dice(dice)
        table.answer(f"attack {HYDRA} timber-wolf 2")
        assert table.damage("timber-wolf") == 3
    with Fight(b2=f"{HYDRA} daze, timber-wolf p1", acting=HYDRA) as table:
        table.dice(effect=6)
        table.answer(f"attack {HYDRA} timber-wolf 2")
        assert table.damage("timber-wolf") == 0
    with Fight(b2=f"{ADRAMELECH} daze, emerald-tegu p1, timber-wolf p1", acting=ADRAMELECH) as table:
        table.dice(effect=7)
        table.dice("0 0 0 0", effect=1)
        table.dice("0 0 0 0", effect=1)
        table.answer(f"attack {ADRAMELECH} emerald-tegu 2", "sweep timber-wolf")
    with Fight(b2=f"{ADRAMELECH} daze, emerald-tegu p1, timber-wolf p1", acting=ADRAMELECH) as table:
        table.dice(effect=6)
        table.answer(f"attack {ADRAMELECH} emerald-tegu 2", "sweep timber-wolf")
        assert (table.damage("emerald-tegu"), table.damage("timber-wolf")) == (0, 0)


@pytest.mark.rule("MW-MULTIATK-01", "MW-CODEX-079")
def test_these_cards_have_multiple_attacks():
    multiple = ("doublestrike", "triplestrike", "sweeping")
    found = {card.slug for card in CARDS for bar in card.attacks for name in multiple if bar.trait(name)}
    assert found == {GORAN, HYDRA, ADRAMELECH}
