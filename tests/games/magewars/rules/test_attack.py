"""Attacks in general, how they are declared and how they end (MW-ATK, MW-ATK1, MW-ATK8)."""

import pytest

from tests.games.magewars.fights import Fight
from trivault.games.magewars.game import GAME
from trivault.games.magewars.rules.attack import (
    ATTACK,
    AVOID,
    BARRIER,
    COUNTER,
    DAMAGE,
    DECLARE,
    END,
    ROLL,
    STRIKES,
    Sequence,
)

# What can be attacked


@pytest.mark.rule("MW-ATK-01", "MW-ATK-02", "MW-LIFE-06", "MW-CODEX-115")
def test_only_creatures_and_conjurations_can_be_attacked():
    there = "timber-wolf, emerald-tegu p1 +bear-strength, mana-flower p1, sacred-ground p1"
    with Fight(p1_mage="warlock b2 +leather-boots", b2=there, acting="timber-wolf") as table:
        assert table.targets("timber-wolf") == {"timber-wolf", "emerald-tegu", "mana-flower", "warlock"}
        table.answer("done")


@pytest.mark.rule("MW-ATK-03")
def test_an_attack_bar_says_all_about_an_attack():
    bow, knife = GAME.card("royal-archer").attacks
    assert (bow.name, bow.kind, bow.full, bow.range, bow.dice, bow.trait("piercing")) == (
        "longbow", "ranged", True, (1, 2), 4, 1,
    )  # fmt: skip
    assert (knife.name, knife.kind, knife.full, knife.dice, knife.traits) == ("knife", "melee", False, 2, ())
    scythe = GAME.card("adramelech-lord-of-fire").attacks[0]
    assert (scythe.damage, scythe.effects) == ("flame", ((5, ("burn",)), (10, ("burn", "burn"))))


@pytest.mark.rule("MW-ATK-04", "MW-ATK1-01", "MW-EX-15")
def test_one_of_several_attack_bars_is_chosen_that_fits_the_action():
    with Fight(b2="steelclaw-grizzly, emerald-tegu p1", acting="steelclaw-grizzly") as table:
        assert table.targets("steelclaw-grizzly 1") == table.targets("steelclaw-grizzly 2")
        table.dice("2* 0 0 0 0 0 0")
        table.answer("attack steelclaw-grizzly emerald-tegu 2")
        assert table.damage("emerald-tegu") == 2
        assert table.reason == "turn"
    with Fight(b2="steelclaw-grizzly, emerald-tegu p1", acting="steelclaw-grizzly", moves=1) as table:
        table.refused("attack steelclaw-grizzly emerald-tegu 2")  # the heavy strike is a full action
        table.dice("0 0 0 0 0")
        table.answer("attack steelclaw-grizzly emerald-tegu 1")


@pytest.mark.rule("MW-EX-41")
def test_the_archer_shoots_with_a_full_action_and_has_a_knife_for_her_own_zone():
    creatures = {"b2": "royal-archer, emerald-tegu p1", "c2": "timber-wolf p1"}
    with Fight(acting="royal-archer", **creatures) as table:
        assert table.targets("royal-archer 1") == {"timber-wolf", "beastmaster"}
        assert table.targets("royal-archer 2") == {"royal-archer", "emerald-tegu"}
        table.answer("done")
    with Fight(acting="royal-archer", moves=1, **creatures) as table:
        assert table.targets("royal-archer 1") == set()
        assert table.targets("royal-archer 2") == {"royal-archer", "emerald-tegu"}
        table.answer("done")


@pytest.mark.rule("MW-ATK-05", "MW-EX-72")
def test_a_mage_fights_with_bare_hands_or_with_what_is_worn():
    for weapon, dice in (("beastmaster", "0 0 0 0"), ("staff-of-beasts", "0 0 0 0 0")):  # melee +1 in both
        with Fight(mage="beastmaster b2 +staff-of-beasts", b2="emerald-tegu p1", acting="beastmaster") as table:
            table.dice(dice)
            table.answer(f"attack {weapon} emerald-tegu")
            assert table.damage("emerald-tegu") == 0


@pytest.mark.rule("MW-ATK-06")
def test_the_eight_steps_have_their_order():
    assert isinstance(ATTACK, Sequence)
    steps = (DECLARE, AVOID, ROLL, DAMAGE, STRIKES, BARRIER, COUNTER, END)
    assert list(steps) == list(range(len(ATTACK.steps)))
    # a defense, dice and damage, the barrier, the counterstrike: each is asked or done in its turn
    with Fight(
        b2="timber-wolf, knight-of-westlock p1 guard +circle-of-lightning", acting="timber-wolf"
    ) as table:
        table.answer("attack timber-wolf knight-of-westlock")
        assert table.reason == "defend"
        table.dice(effect=7)
        table.dice("2* 0 0 0")
        table.dice("1* 0", effect=1)
        table.answer("defend knight-of-westlock 8")
        assert (table.damage("knight-of-westlock"), table.damage("timber-wolf")) == (2, 1)
        assert table.reason == "counterstrike"
        assert table.piece("knight-of-westlock").guard
        table.dice("2* 0 0 0 0")
        table.answer("counterstrike knight-of-westlock 1")
        assert table.damage("timber-wolf") == 3
        assert not table.piece("knight-of-westlock").guard


@pytest.mark.rule("MW-ATK-07", "MW-CODEX-081")
def test_a_melee_attack_reaches_its_own_zone_and_walls_beside_it():
    creatures = {
        "b2": "timber-wolf",
        "c2": "emerald-tegu p1",
        "b2_c2": "wall-of-stone p1",
        "b3_c3": "wall-of-stone p1",
    }
    with Fight(acting="timber-wolf", **creatures) as table:
        assert table.targets("timber-wolf") == {"timber-wolf", "wall-of-stone"}
        table.dice("2* 2* 0 0")
        table.answer("attack timber-wolf wall-of-stone")
    with Fight(c2="timber-wolf", b2_c2="wall-of-stone p1", acting="timber-wolf") as table:
        table.dice("2* 2* 0 0")
        table.answer("attack timber-wolf wall-of-stone")
        assert table.damage("wall-of-stone") == 4


@pytest.mark.rule("MW-ATK-08", "MW-CODEX-039", "MW-EX-11")
def test_a_ranged_attack_needs_range_and_a_line_of_sight():
    creatures = {"b2": "royal-archer, bitterwood-fox p1", "c2": "timber-wolf p1", "d2": "steelclaw-grizzly p1"}
    with Fight(mage="beastmaster d1", acting="royal-archer", **creatures) as table:
        assert table.targets("royal-archer 1") == {"timber-wolf", "steelclaw-grizzly"}
        table.answer("done")
    with Fight(mage="beastmaster d1", acting="royal-archer", b2_c2="wall-of-stone p1", **creatures) as table:
        assert table.targets("royal-archer 1") == set()
        table.answer("done")


@pytest.mark.rule("MW-ATK-09", "MW-ATK-10", "MW-BARRIER-04", "MW-CODEX-039")
def test_ranged_attacks_meet_no_barrier_no_counterstrike_and_no_guards():
    guard = "steelclaw-grizzly p1 guard +circle-of-lightning"
    with Fight(b2="royal-archer", c2=f"{guard}, timber-wolf p1", acting="royal-archer") as table:
        assert {"steelclaw-grizzly", "timber-wolf"} <= table.targets("royal-archer 1")
        table.dice("2* 0 0 0")
        table.answer("attack royal-archer steelclaw-grizzly 1")
        table.changed(
            c2="steelclaw-grizzly p1 guard damage:2 +circle-of-lightning, timber-wolf p1",
            acting="",
            player=1,
        )


@pytest.mark.rule("MW-ATK-09", "MW-BARRIER-04", "MW-GUARD-07")
def test_ranged_attacks_within_a_zone_skip_barrier_and_counterstrike_too():
    there = "stonegaze-basilisk, darkfenne-hydra p1 guard +circle-of-lightning"
    with Fight(b2=there, acting="stonegaze-basilisk") as table:
        table.dice("2* 0", effect=1)
        table.answer("attack stonegaze-basilisk darkfenne-hydra 1")
        table.changed(
            b2="stonegaze-basilisk inactive, darkfenne-hydra p1 guard damage:2 +circle-of-lightning",
            acting="",
            player=1,
        )


@pytest.mark.rule("MW-ATK-11")
def test_friends_can_be_attacked():
    with Fight(b2="timber-wolf, emerald-tegu", acting="timber-wolf") as table:
        table.dice("2* 0 0 0")
        table.answer("attack timber-wolf emerald-tegu")
        table.changed(b2="timber-wolf inactive, emerald-tegu damage:2", acting="", player=1)


@pytest.mark.rule("MW-ATK-12")
def test_who_attacks_itself_meets_neither_its_barrier_nor_its_counterstrike():
    with Fight(b2="darkfenne-hydra +circle-of-lightning", acting="darkfenne-hydra") as table:
        table.dice("2* 1 0 0")  # armor 1
        table.answer("attack darkfenne-hydra darkfenne-hydra 1")
        table.changed(b2="darkfenne-hydra inactive damage:2 +circle-of-lightning", acting="", player=1)


@pytest.mark.rule("MW-ATK-12", "MW-GUARD-06")
def test_a_creature_may_attack_what_is_attached_to_it():
    with Fight(b2="timber-wolf +(tanglevine p1), emerald-tegu p1 guard", acting="timber-wolf") as table:
        assert table.targets("timber-wolf") == {"timber-wolf", "tanglevine", "emerald-tegu"}
        table.dice("2* 2 0 0")
        table.answer("attack timber-wolf tanglevine")
        table.changed(
            b2="timber-wolf inactive +(tanglevine p1 damage:4), emerald-tegu p1 guard", acting="", player=1
        )


@pytest.mark.rule("MW-ATK-13", "MW-CODEX-034", "MW-BARRIER-01")
@pytest.mark.parametrize(("dice", "damage"), [("0 0 0 0", 0), ("2* 0 0 0", 2)])
def test_an_attack_hits_when_dice_were_rolled_even_without_damage(dice, damage):
    with Fight(b2="timber-wolf, emerald-tegu p1 +circle-of-lightning", acting="timber-wolf") as table:
        table.dice(dice)
        table.dice("2* 0", effect=1)  # the barrier answers every hit
        table.answer("attack timber-wolf emerald-tegu")
        assert (table.damage("emerald-tegu"), table.damage("timber-wolf")) == (damage, 2)


@pytest.mark.rule("MW-ATK-13", "MW-CODEX-034", "MW-BARRIER-02", "MW-COND-06")
def test_an_attack_that_misses_or_is_avoided_is_no_hit():
    with Fight(b2="timber-wolf daze, emerald-tegu p1 +circle-of-lightning", acting="timber-wolf") as table:
        table.dice(effect=6)
        table.answer("attack timber-wolf emerald-tegu")
        assert table.damage("timber-wolf") == 0
    with Fight(b2="timber-wolf, knight-of-westlock p1 +circle-of-lightning", acting="timber-wolf") as table:
        table.dice(effect=8)
        table.answer("attack timber-wolf knight-of-westlock", "defend knight-of-westlock 8")
        assert table.damage("timber-wolf") == 0


# Step 1: declare attack


@pytest.mark.rule("MW-ATK1-02", "MW-ATK1-05")
def test_an_attack_that_is_not_legal_is_taken_back_for_another_action():
    with Fight(b2="timber-wolf, thunderift-falcon p1", c2="emerald-tegu p1", acting="timber-wolf") as table:
        table.refused("attack timber-wolf thunderift-falcon", "MW-FLY-03")
        table.refused("attack timber-wolf emerald-tegu", "MW-ATK-07")
        table.answer("move c2")
        table.dice("0 0 0 0")
        table.answer("attack timber-wolf emerald-tegu")


@pytest.mark.rule("MW-ATK1-03", "MW-GUARD-03")
def test_a_guard_in_the_way_must_be_chosen():
    with Fight(b2="timber-wolf, emerald-tegu p1, steelclaw-grizzly p1 guard", acting="timber-wolf") as table:
        table.refused("attack timber-wolf emerald-tegu", "MW-GUARD-03")
        assert table.targets("timber-wolf") == {"timber-wolf", "steelclaw-grizzly"}
        table.answer("done")


@pytest.mark.rule("MW-ATK1-04", "MW-CODEX-001")
def test_what_an_attack_costs_is_paid_when_it_is_declared():
    there = "timber-wolf +(pacify p1), emerald-tegu p1 guard"
    with Fight(mage="beastmaster mana:3", b2=there, acting="timber-wolf") as table:
        table.answer("attack timber-wolf emerald-tegu")
        table.offers("pay pacify 2", "skip")
        table.dice("0 0 0 0")
        table.answer("pay pacify 2")
        assert table.mana("beastmaster") == 1
        assert table.reason == "counterstrike"
        table.answer("skip")
    with Fight(mage="beastmaster mana:3", b2=there, acting="timber-wolf") as table:
        table.answer("attack timber-wolf emerald-tegu", "skip")  # called off: no dice, no counterstrike
        assert table.mana("beastmaster") == 3
        assert table.piece("emerald-tegu").guard
        assert table.reason == "turn"


@pytest.mark.rule("MW-ATK1-06", "MW-CODEX-001", "MW-AMB-59")
def test_an_attack_is_called_off_when_its_target_is_not_legal_any_more():
    there = "timber-wolf, emerald-tegu p1 guard ?divine-intervention"
    with Fight(p1_mage="priestess mana:10", b2=there, acting="timber-wolf") as table:
        table.play(
            "attack timber-wolf emerald-tegu", "reveal divine-intervention", "pay divine-intervention 10"
        )
        table.answer("to c3")
        table.settle()
        assert (table.zone("emerald-tegu"), table.damage("emerald-tegu")) == ("c3", 0)
        assert not table.piece("emerald-tegu").guard  # it was the target all the same (MW-AMB-59)
        assert table.reason == "turn"


@pytest.mark.rule("MW-CODEX-001", "MW-EFF-01", "MW-GUARD-07", "MW-CSTRIKE-11", "MW-AMB-59", "MW-AMB-70")
def test_a_defender_that_the_attack_has_pushed_away_does_not_strike_back():
    """But its barrier does, and it guards no more."""
    there = "whirling-spirit, darkfenne-hydra p1 guard +circle-of-lightning"
    with Fight(b2=there, acting="whirling-spirit") as table:
        table.dice("0 0 0 0", effect=7)
        table.dice("1 0", effect=1)
        table.answer("attack whirling-spirit darkfenne-hydra", "east")
        table.shows(
            b2="whirling-spirit inactive damage:1", c2="darkfenne-hydra p1 +circle-of-lightning", player=1
        )


@pytest.mark.rule("MW-GUARD-07")
def test_a_guard_that_is_pushed_or_teleported_beside_melee_attacks_stays_one():
    for spell, answers in (("force-push", ["east"]), ("teleport", ["to c2"])):
        with Fight(mage="wizard b2 mana:20", prepared=spell, b2="emerald-tegu p1 guard") as table:
            first, rest = ([], answers) if spell == "force-push" else (answers, [])
            table.answer(f"quickcast {spell}", "target emerald-tegu", *first, *rest)
            assert table.zone("emerald-tegu") == "c2"
            assert table.piece("emerald-tegu").guard


@pytest.mark.rule("MW-ATK1-08", "MW-COND-06", "MW-EX-60", "MW-CSTRIKE-02")
@pytest.mark.parametrize(("die", "proceeds"), [(6, False), (7, True)])
def test_the_dazed_roll_whether_their_attack_goes_on(die, proceeds):
    with Fight(b2="brogan-bloodstone daze, darkfenne-hydra p1", acting="brogan-bloodstone") as table:
        table.dice(effect=die)
        if proceeds:
            table.dice("2* 0 0 0")
        table.answer("attack brogan-bloodstone darkfenne-hydra")
        assert table.damage("darkfenne-hydra") == (2 if proceeds else 0)
        assert table.reason == "counterstrike"  # also after a miss
        table.answer("skip")


# Step 8: the attack ends


@pytest.mark.rule("MW-ATK8-02", "MW-COND-08", "MW-EFF-06")
def test_after_an_attack_the_action_phase_is_over():
    with Fight(b2="timber-wolf daze:2 cripple, emerald-tegu p1", acting="timber-wolf") as table:
        table.dice(effect=[7, 7])  # the daze, then the escape
        table.dice("0 0 0 0")
        table.answer("attack timber-wolf emerald-tegu")
        table.changed(b2="timber-wolf inactive, emerald-tegu p1", acting="", player=1)


@pytest.mark.rule("MW-ATK8-03", "MW-COND-11", "MW-EX-56", "MW-CODEX-019")
def test_a_stun_from_a_barrier_lasts_through_the_next_action_phase():
    with Fight(
        b2="timber-wolf, emerald-tegu p1 inactive +circle-of-lightning",
        acting="timber-wolf",
        p1_mage="warlock inactive",
        mage="beastmaster inactive",
    ) as table:
        table.dice("0 0 0 0")
        table.dice("0 0", effect=11)
        table.answer("attack timber-wolf emerald-tegu")
        assert table.markers("timber-wolf") == {"stun": 1}  # kept at the end of this phase
        next_round(table)
        table.answer("activate warlock", "done")
        table.answer("activate timber-wolf")
        assert table.markers("timber-wolf") == {}  # a whole action phase without any action
        assert table.reason == "turn"


def next_round(table):
    """Both mages plan nothing."""
    while table.reason == "prepare":
        table.answer("none")
