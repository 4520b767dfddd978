"""What incantations do."""

import pytest

from tests.games.magewars.cards.acting import spell
from tests.games.magewars.cards.revealing import Revealing
from tests.games.magewars.situations import Situation
from trivault.games.magewars.rules.traits import elusive, incapacitated, pace

HYDRAS_BITES = {"b2": "darkfenne-hydra, knight-of-westlock p1", "acting": "darkfenne-hydra"}


# Commands


# Commands


@pytest.mark.rule("MW-MOVE-04", "MW-CODEX-007")
def test_charge_makes_fast_and_adds_a_die_after_a_move():
    with spell("charge", b2="timber-wolf", b3="emerald-tegu p1") as table:
        table.play("quickcast charge", "target timber-wolf")
        assert pace(table.state, table.card("timber-wolf")) == "fast"
        table.dice("0 0 0 0 2*")
        table.answer("activate timber-wolf", "move b3", "attack timber-wolf emerald-tegu")
        assert table.damage("emerald-tegu") == 2


def test_charge_ends_with_the_round():
    with Revealing(
        b2="timber-wolf inactive", effects="charge it:timber-wolf", phase="final-quickcast"
    ) as table:
        assert table.state.round == 3
        assert pace(table.state, table.card("timber-wolf")) == ""


def test_charge_adds_nothing_without_a_move():
    with spell("charge", b2="timber-wolf, emerald-tegu p1") as table:
        table.play("quickcast charge", "target timber-wolf")
        table.dice("0 0 0 0")
        table.answer("activate timber-wolf", "attack timber-wolf emerald-tegu")


def test_evade_makes_elusive_until_the_end_of_the_round():
    with spell("evade", b2="timber-wolf") as table:
        table.play("quickcast evade", "target timber-wolf")
        assert elusive(table.state, table.card("timber-wolf"))
    with Revealing(b2="timber-wolf inactive", effects="evade it:timber-wolf", phase="final-quickcast") as table:
        assert not elusive(table.state, table.card("timber-wolf"))


def test_commands_need_a_body():
    with spell("evade", b2="timber-wolf, whirling-spirit") as table:
        table.answer("quickcast evade")
        assert not table.can("target whirling-spirit")
        table.answer("target timber-wolf")


def test_call_of_the_wild_strengthens_friendly_animals_that_are_there():
    with spell("call-of-the-wild", b2="timber-wolf, gray-angel, emerald-tegu p1", d1="feral-bobcat") as table:
        table.play("quickcast call-of-the-wild")
        names = ("timber-wolf", "feral-bobcat", "gray-angel", "emerald-tegu", "wizard")
        assert [table.trait("melee", name) for name in names] == [1, 1, 0, 0, 0]


def test_call_of_the_wild_does_not_reach_who_comes_later():
    with Revealing(
        mage="beastmaster b2 mana:40", prepared="call-of-the-wild, bitterwood-fox", b2="timber-wolf"
    ) as table:
        table.play("quickcast call-of-the-wild")
        table.play("activate beastmaster", "cast bitterwood-fox", "target b2", "skip")
        assert [table.trait("melee", name) for name in ("timber-wolf", "bitterwood-fox")] == [1, 0]


def test_perfect_strike_cannot_be_avoided():
    with spell("perfect-strike", b2="timber-wolf, bitterwood-fox, knight-of-westlock p1") as table:
        table.play("quickcast perfect-strike", "target timber-wolf")
        table.dice("0 0 0 2*")
        table.answer("activate timber-wolf", "attack timber-wolf knight-of-westlock")  # no defense is offered
        assert table.damage("knight-of-westlock") == 2
        table.answer("activate knight-of-westlock", "done", "activate bitterwood-fox")
        table.dice("0 0 0")
        table.answer("attack bitterwood-fox knight-of-westlock", "skip")  # others can be avoided


def test_perfect_strike_is_for_one_melee_attack():
    with Revealing(
        b2="darkfenne-hydra guard, timber-wolf p1, knight-of-westlock p1",
        effects="perfect-strike it:darkfenne-hydra",
        player=1,
    ) as table:
        table.dice("0 0 0 0")
        table.dice("0 0 0 0")
        table.answer(
            "activate timber-wolf", "attack timber-wolf darkfenne-hydra", "counterstrike darkfenne-hydra 1"
        )
        table.dice("0 0 0 0")
        table.answer("activate darkfenne-hydra", "attack darkfenne-hydra knight-of-westlock 1")
        table.offers("defend knight-of-westlock 8", "skip")
        table.answer("skip")


def test_perfect_strike_does_not_help_ranged_attacks():
    with Revealing(
        b2="royal-archer", c2="knight-of-westlock p1", effects="perfect-strike it:royal-archer"
    ) as table:
        table.dice("0 0 0 0")
        table.answer("activate royal-archer", "attack royal-archer knight-of-westlock 1", "skip")


def test_piercing_strike_goes_through_three_armor():
    with spell("piercing-strike", b2="timber-wolf, emerald-tegu p1") as table:
        table.play("quickcast piercing-strike", "target timber-wolf")
        table.dice("0 0 1 2")
        table.answer("activate timber-wolf", "attack timber-wolf emerald-tegu")
        assert table.damage("emerald-tegu") == 3
        assert table.trait("melee-piercing", "timber-wolf") == 0


def test_vampiric_strike_heals_and_pierces():
    with spell(
        "vampiric-strike", mage="warlock", b2="timber-wolf damage:5, emerald-tegu p1", p1_mage="wizard"
    ) as table:
        table.play("quickcast vampiric-strike", "target timber-wolf")
        table.dice("0 1 2 2*")  # armor 3, pierced by 1
        table.answer("activate timber-wolf", "attack timber-wolf emerald-tegu")
        assert (table.damage("timber-wolf"), table.damage("emerald-tegu")) == (3, 3)


def test_battle_fury_gives_another_quick_melee_attack():
    with spell("battle-fury", b2="steelclaw-grizzly, emerald-tegu p1, feral-bobcat p1") as table:
        table.play("quickcast battle-fury", "target steelclaw-grizzly")
        table.dice("0 0 0 0 0 0 0")
        table.answer("activate steelclaw-grizzly", "attack steelclaw-grizzly emerald-tegu 2")
        assert not table.can("attack steelclaw-grizzly emerald-tegu 2")  # a full action
        table.dice("0 0 0 2* 2*")
        table.answer("attack steelclaw-grizzly emerald-tegu 1")
        assert table.damage("emerald-tegu") == 4
        assert table.state.acting != table.card("steelclaw-grizzly")  # not a third one


def test_battle_fury_may_be_left_out():
    with Revealing(b2="timber-wolf, emerald-tegu p1", effects="battle-fury it:timber-wolf") as table:
        table.dice("0 0 0 0")
        table.answer("activate timber-wolf", "attack timber-wolf emerald-tegu")
        assert table.can("attack timber-wolf emerald-tegu")
        table.answer("skip")
        assert table.damage("emerald-tegu") == 0


@pytest.mark.rule("MW-AMB-58")
def test_battle_fury_is_used_up_by_a_counterstrike():
    with Revealing(
        b2="darkfenne-hydra guard, timber-wolf p1", effects="battle-fury it:darkfenne-hydra", player=1
    ) as table:
        table.dice("0 0 0 0")
        table.dice("0 0 0 0")
        table.answer(
            "activate timber-wolf", "attack timber-wolf darkfenne-hydra", "counterstrike darkfenne-hydra 1"
        )
        table.dice("0 0 0 0")
        table.answer("activate darkfenne-hydra", "attack darkfenne-hydra timber-wolf 1")
        assert table.reason != "another-attack"


@pytest.mark.rule("MW-CSTRIKE-05")
def test_battle_fury_brings_one_counterstrike_of_each_defender():
    there = "steelclaw-grizzly, darkfenne-hydra p1"
    with Revealing(b2=there, effects="battle-fury it:steelclaw-grizzly") as table:
        table.dice("0 0 0 0 0")
        table.dice("0 0 0 0")
        table.dice("0 0 0 0 0")
        table.answer("activate steelclaw-grizzly", "attack steelclaw-grizzly darkfenne-hydra 1")
        table.answer("counterstrike darkfenne-hydra 1", "attack steelclaw-grizzly darkfenne-hydra 1")
        assert table.reason != "counterstrike"
    with Revealing(b2=there, effects="battle-fury it:steelclaw-grizzly") as table:
        table.dice("0 0 0 0 0")
        table.dice("0 0 0 0 0")
        table.dice("0 0 0 0")
        table.answer("activate steelclaw-grizzly", "attack steelclaw-grizzly darkfenne-hydra 1", "skip")
        table.answer("attack steelclaw-grizzly darkfenne-hydra 1", "counterstrike darkfenne-hydra 1")


def test_battle_fury_lets_another_defender_strike_back():
    there = "steelclaw-grizzly, darkfenne-hydra p1, timber-wolf p1 guard"
    with Revealing(b2=there, effects="battle-fury it:steelclaw-grizzly") as table:
        table.dice("0 0 0 0 0")
        table.dice("0 0 0 0")
        table.dice("0 0 0 0 0")
        table.answer("activate steelclaw-grizzly", "attack steelclaw-grizzly timber-wolf 1")
        table.answer("counterstrike timber-wolf 1", "attack steelclaw-grizzly darkfenne-hydra 1")
        table.offers("counterstrike darkfenne-hydra 1", "skip")
        table.answer("skip")


@pytest.mark.rule("MW-AMB-58")
@pytest.mark.parametrize("bonus", ["+bear-strength", "rage:2"])
def test_battle_fury_adds_no_melee_dice_twice(bonus):
    """Also not for a multiple attack that came first (MW-AMB-58)."""
    with Revealing(
        b2=f"mountain-gorilla {bonus}, steelclaw-grizzly p1", effects="battle-fury it:mountain-gorilla"
    ) as table:
        table.dice("0 0 0 0 0 0")
        table.dice("0 0 0 0")
        table.answer("activate mountain-gorilla", "attack mountain-gorilla steelclaw-grizzly")
        table.answer("attack mountain-gorilla steelclaw-grizzly")


@pytest.mark.rule("MW-ATK5-01", "MW-AMB-58")
def test_perfect_strike_is_for_the_first_of_three_strikes():
    with Revealing(effects="perfect-strike it:darkfenne-hydra", **HYDRAS_BITES) as table:
        for _ in range(3):
            table.dice("0 0 0")
        table.answer("attack darkfenne-hydra knight-of-westlock 2")
        assert len(table.laid.attacks) == 2  # the first could not be avoided
        table.offers("defend knight-of-westlock 8", "skip")
        table.answer("skip", "skip")


@pytest.mark.rule("MW-ATK5-01")
@pytest.mark.parametrize("spell", ["piercing-strike", "vampiric-strike"])
def test_a_strike_pierces_with_the_first_of_three_bites(spell):
    with Revealing(
        b2="darkfenne-hydra, emerald-tegu p1", effects=f"{spell} it:darkfenne-hydra", acting="darkfenne-hydra"
    ) as table:
        for _ in range(3):
            table.dice("2 2 0")  # armor 3
        table.answer("attack darkfenne-hydra emerald-tegu 2")
        pierced = {"piercing-strike": 4, "vampiric-strike": 2}[spell]
        assert table.damage("emerald-tegu") == pierced + 1 + 1


@pytest.mark.rule("MW-ATK5-01")
def test_a_strike_is_for_the_first_target_of_a_sweep():
    with Revealing(
        b2="adramelech-lord-of-fire, emerald-tegu p1, timber-wolf p1",
        effects="piercing-strike it:adramelech-lord-of-fire",
        acting="adramelech-lord-of-fire",
    ) as table:
        table.dice("2 2 0 0", effect=1)
        table.dice("2 2 0 0", effect=1)
        table.answer("attack adramelech-lord-of-fire emerald-tegu 2", "sweep timber-wolf")
        assert (table.damage("emerald-tegu"), table.damage("timber-wolf")) == (4, 2)


def test_an_attack_that_is_called_off_uses_up_no_strike():
    with Revealing(
        mage="beastmaster mana:2",
        b2="timber-wolf +(pacify p1), emerald-tegu p1",
        effects="piercing-strike it:timber-wolf",
    ) as table:
        table.answer("activate timber-wolf", "attack timber-wolf emerald-tegu", "skip")
        assert table.trait("melee-piercing", "timber-wolf") == 3


def test_battle_fury_adds_no_charge_twice():
    with Revealing(
        b1="feral-bobcat", b2="steelclaw-grizzly p1", effects="battle-fury it:feral-bobcat"
    ) as table:
        table.dice("0 0 0 0")
        table.dice("0 0")
        table.answer("activate feral-bobcat", "move b2", "attack feral-bobcat steelclaw-grizzly")
        table.answer("attack feral-bobcat steelclaw-grizzly")


def test_battle_fury_once_a_round_on_a_creature():
    with Revealing(mage="wizard b2 mana:40", prepared="2 battle-fury", b2="timber-wolf, emerald-tegu") as table:
        table.play("quickcast battle-fury", "target timber-wolf", "activate wizard", "cast battle-fury")
        assert not table.can("target timber-wolf")
        table.answer("target emerald-tegu")


# Healing, life and death, force


# Healing


@pytest.mark.rule("MW-EX-14", "MW-HEAL-01", "MW-HEAL-02", "MW-HEAL-04")
@pytest.mark.parametrize(
    ("name", "dice"), [("minor-heal", "2* 1 0 0 0"), ("heal", "2* 1 0 0 0 0 0 0")], ids=["minor-heal", "heal"]
)
def test_healing_takes_damage_away(name, dice):
    for wounds, left in ((7, 4), (2, 0)):
        with spell(
            name, mage="beastmaster", b2=f"timber-wolf damage:{wounds}, skeletal-sentry damage:1"
        ) as table:
            table.dice(dice)
            table.play("activate beastmaster", f"cast {name}")
            assert not table.can("target skeletal-sentry")
            table.answer("target timber-wolf")
            assert table.damage("timber-wolf") == left


def test_group_heal_rolls_for_each_friend_in_the_zone():
    with spell(
        "group-heal",
        mage="beastmaster",
        marks="damage:5",
        c2="timber-wolf damage:5, feral-bobcat damage:3, skeletal-sentry damage:5, emerald-tegu p1 damage:5",
    ) as table:
        table.dice("1 0 0 0 0")
        table.dice("2 0 0 0 0")
        table.play("activate beastmaster", "cast group-heal", "target c2")
        names = ("timber-wolf", "feral-bobcat", "skeletal-sentry", "emerald-tegu", "beastmaster")
        assert [table.damage(name) for name in names] == [4, 1, 5, 5, 5]


@pytest.mark.rule("MW-REMOVE-02", "MW-REMOVE-04")
def test_lay_hands_heals_and_removes_conditions_for_their_cost():
    with spell(
        "lay-hands",
        mage="priestess",
        marks="damage:3",
        b2="timber-wolf damage:9 burn:2 stun",
        p1_mage="warlock",
    ) as table:
        table.dice("2 2 2 0 0 0 0 0 0 0 0 0")
        table.play("quickcast lay-hands")
        table.offers("target timber-wolf", "skip")  # no mage
        table.answer("target timber-wolf")
        assert table.damage("timber-wolf") == 3
        table.offers("remove-burn 2", "remove-stun 4", "skip")
        table.answer("remove-burn 2", "remove-stun 4", "skip")
        assert table.piece("timber-wolf").markers == {"burn": 1}
        assert table.mana("priestess") == 40 - 9 - 6


@pytest.mark.rule("MW-REMOVE-02")
def test_purify_removes_poison_and_nothing_else():
    with spell(
        "purify", b2="timber-wolf rot:2 weak burn +(ghoul-rot p1) ?(poisoned-blood p1) +(agony p1)"
    ) as table:
        table.play("quickcast purify", "target timber-wolf", "remove-rot 2")
        table.offers("remove-rot 2", "remove-weak 2", "destroy ghoul-rot 6", "skip")  # nothing hidden
        table.play("destroy ghoul-rot 6", "skip")
        assert table.mana("wizard") == 40 - 8  # paid while casting
        assert table.damage("timber-wolf") == 0
        table.settle()
        assert table.piece("timber-wolf").markers == {"rot": 1, "weak": 1, "burn": 1}
        assert table.attached("timber-wolf") == ["poisoned-blood", "agony"]
        assert table.mana("wizard") == 40 - 8


def test_purify_cures_no_more_than_can_be_paid():
    with Revealing(mage="wizard b2 mana:1", prepared="purify", b2="timber-wolf rot +(ghoul-rot p1)") as table:
        table.play("quickcast purify", "target timber-wolf")
        assert table.piece("timber-wolf").markers == {"rot": 1}
        assert table.attached("timber-wolf") == ["ghoul-rot"]


# Life, death and power


@pytest.mark.rule("MW-EX-80", "MW-DIRECT-01")
def test_drain_life_goes_from_the_target_to_the_caster():
    with spell("drain-life", mage="warlock", marks="damage:9", p1_mage="wizard b2 shield") as table:
        table.dice("2* 2 1 0 0")
        table.play("quickcast drain-life", "target wizard")
        assert (table.damage("warlock"), table.damage("wizard")) == (4, 5)
        assert table.piece("wizard").markers == {"shield": 1}


def test_drain_life_heals_no_more_than_the_caster_has_suffered():
    with spell("drain-life", mage="warlock", marks="damage:1", b2="timber-wolf p1", p1_mage="wizard") as table:
        table.dice("2* 2 1 0 0")
        table.play("quickcast drain-life", "target timber-wolf")
        assert (table.damage("warlock"), table.damage("timber-wolf")) == (0, 5)


@pytest.mark.parametrize(("mana", "lost"), [(9, 5), (3, 3)])
def test_drain_power_takes_mana_that_is_there(mana, lost):
    with spell("drain-power", p1_mage=f"warlock b2 mana:{mana}") as table:
        table.dice("2* 2 1 0 0 0 0 0")
        table.play("quickcast drain-power", "target warlock")
        assert (table.mana("wizard"), table.mana("warlock")) == (40 - 16 + lost, mana - lost)


@pytest.mark.rule("MW-EX-18", "MW-COND-13")
@pytest.mark.parametrize(
    ("creature", "cost"),
    [("bitterwood-fox", 4), ("timber-wolf", 5), ("gray-angel", 6), ("steelclaw-grizzly", 8),
     ("samandriel-angel-of-light", 10), ("adramelech-lord-of-fire", 12)],
)  # fmt: skip
def test_sleep_costs_more_for_higher_levels(creature, cost):
    with spell("sleep", b2=f"{creature} p1 guard") as table:
        table.play("quickcast sleep", f"target {creature}")
        table.changed(
            mage=f"wizard b2 mana:{40 - cost} quickcast-used",
            prepared="",
            discard="sleep",
            b2=f"{creature} p1 sleep",
        )


@pytest.mark.rule("MW-CAST-15", "MW-LIVING-04")
def test_sleep_is_for_living_minds():
    with spell("sleep", b2="timber-wolf p1, skeletal-sentry p1, mana-leech p1", p1_mage="warlock b2") as table:
        table.answer("quickcast sleep")
        table.offers("target timber-wolf", "skip")
        table.answer("target timber-wolf")


@pytest.mark.rule("MW-DISC-04")
def test_resurrection_summons_a_destroyed_living_creature():
    with spell(
        "resurrection",
        mage="priestess",
        discard="timber-wolf, skeletal-sentry, fireball",
        p1_discard="emerald-tegu",
        p1_mage="wizard",
    ) as table:
        table.play("activate priestess", "cast resurrection")
        table.offers("target timber-wolf", "skip")
        table.answer("target timber-wolf")
        table.changed(
            mage="priestess b2 inactive mana:29 life:1 used:divine-reward",
            prepared="",
            discard="resurrection, skeletal-sentry, fireball",
            b2="timber-wolf inactive new",
        )


@pytest.mark.rule("MW-DISC-06")
def test_resurrection_brings_no_second_legend():
    with spell(
        "resurrection", mage="priestess", discard="brogan-bloodstone", b2="brogan-bloodstone", p1_mage="wizard"
    ) as table:
        table.answer("activate priestess")
        assert not table.can("cast resurrection")
        table.answer("done")


@pytest.mark.rule("MW-ACT-19")
def test_rouse_the_beast_lets_a_new_creature_act():
    with Revealing(
        mage="beastmaster b2 mana:40",
        prepared="2 rouse-the-beast",
        b2="timber-wolf inactive new, emerald-tegu inactive, skeletal-sentry inactive new",
    ) as table:
        table.play("quickcast rouse-the-beast")
        table.offers("target timber-wolf", "skip")
        table.answer("target timber-wolf")
        assert table.mana("beastmaster") == 38
        table.answer("activate timber-wolf", "guard")
        assert table.piece("timber-wolf").guard
        assert table.state.round == 2


def test_rouse_the_beast_once_a_round_on_a_creature():
    with Revealing(
        mage="beastmaster b2 mana:40", prepared="2 rouse-the-beast", b2="timber-wolf inactive new"
    ) as table:
        table.play("quickcast rouse-the-beast", "target timber-wolf", "activate beastmaster")
        assert not table.can("cast rouse-the-beast")
        table.answer("done")


def test_mages_are_not_summoned():
    with Revealing(
        mage="beastmaster b2 mana:40 new", prepared="rouse-the-beast", p1_mage="warlock b2 new"
    ) as table:
        assert not table.can("quickcast rouse-the-beast")


# Force


def test_force_push_goes_in_any_direction():
    with spell("force-push", c2="emerald-tegu p1") as table:
        table.play("quickcast force-push", "target emerald-tegu")
        table.offers("north", "east", "south", "west")
        table.answer("west")  # towards the caster
        assert table.zone("emerald-tegu") == "b2"
        assert table.mana("wizard") == 37


@pytest.mark.rule("MW-PUSH-06", "MW-CAST-09", "MW-CAST-11")
def test_force_push_through_a_wall_that_attacks_costs_three_more():
    with spell("force-push", b2="emerald-tegu p1", b2_c2="wall-of-thorns") as table:
        table.play("quickcast force-push", "target emerald-tegu", "skip")
        table.offers("north", "south", "west")
        table.answer("north")
        assert table.mana("wizard") == 37
    with spell("force-push", b2="emerald-tegu p1", b2_c2="wall-of-thorns") as table:
        table.play("quickcast force-push", "target emerald-tegu", "add 3")
        table.dice("0 2*")
        table.answer("east")
        assert (table.zone("emerald-tegu"), table.damage("emerald-tegu")) == ("c2", 2)
        assert table.mana("wizard") == 34


@pytest.mark.rule("MW-PUSH-07", "MW-PUSH-08", "MW-CODEX-004")
def test_force_push_against_the_outer_wall_bashes():
    with spell("force-push", b1="emerald-tegu p1 +circle-of-lightning") as table:
        table.play("quickcast force-push", "target emerald-tegu")
        table.dice("0 0 2*")
        table.answer("north")
        assert (table.zone("emerald-tegu"), table.damage("emerald-tegu")) == ("b1", 2)


@pytest.mark.rule("MW-PUSH-10")
def test_force_push_does_not_move_the_unmovable():
    with spell("force-push", b2="emerald-tegu p1 +(force-hold p0)") as table:
        table.play("quickcast force-push", "target emerald-tegu")
        assert table.zone("emerald-tegu") == "b2"


@pytest.mark.rule("MW-STATE-06")
def test_knockdown_lasts_until_the_next_action_phase():
    with spell("knockdown", b2="emerald-tegu p1 guard") as table:
        table.play("quickcast knockdown", "target emerald-tegu")
        assert incapacitated(table.state, table.card("emerald-tegu"))
        assert not table.piece("emerald-tegu").guard
        table.answer("activate wizard", "done", "activate emerald-tegu", "guard")
        assert table.piece("emerald-tegu").guard


def test_knockdown_ends_with_the_round():
    with Revealing(
        b2="timber-wolf inactive", effects="knockdown it:timber-wolf", phase="final-quickcast"
    ) as table:
        assert table.state.round == 3
        assert not incapacitated(table.state, table.card("timber-wolf"))


def test_knockdown_does_nothing_to_the_unmovable():
    with spell("knockdown", b2="emerald-tegu p1 guard +(force-hold p0)") as table:
        table.play("quickcast knockdown", "target emerald-tegu")
        assert table.piece("emerald-tegu").guard
        assert not incapacitated(table.state, table.card("emerald-tegu"))


# Teleports, equipment and metamagic


# Teleports


@pytest.mark.rule("MW-TELE-01", "MW-TELE-03", "MW-CAST-10")
@pytest.mark.parametrize(("zone", "cost"), [("b2", 3), ("c2", 3), ("c1", 6), ("d2", 6), ("b1", 3)])
def test_teleport_costs_three_for_each_zone(zone, cost):
    with spell("teleport", b2="emerald-tegu p1 stun +agony") as table:
        table.play("quickcast teleport", "target emerald-tegu", f"to {zone}")
        assert table.zone("emerald-tegu") == zone
        assert table.mana("wizard") == 40 - cost
        assert table.attached("emerald-tegu") == ["agony"]


@pytest.mark.rule("MW-EX-12", "MW-TELE-03", "MW-TELE-04", "MW-TELE-05", "MW-TELE-07")
def test_teleport_shakes_off_what_holds_a_creature():
    with spell("teleport", b2="timber-wolf damage:2 burn +bear-strength +(tanglevine p1)") as table:
        table.play("quickcast teleport", "target timber-wolf", "to b2")
        table.changed(
            mage="wizard b2 mana:37 quickcast-used",
            prepared="",
            discard="teleport",
            b2="timber-wolf damage:2 burn +bear-strength",
            p1_discard="tanglevine",
        )


@pytest.mark.rule("MW-TELE-02")
def test_teleport_passes_walls_unharmed():
    with spell("teleport", b1="emerald-tegu p1", b1_c1="wall-of-thorns") as table:
        table.play("quickcast teleport", "target emerald-tegu", "to c1")  # past the end of the wall
        assert (table.zone("emerald-tegu"), table.damage("emerald-tegu")) == ("c1", 0)


@pytest.mark.rule("MW-TELE-06")
def test_teleport_moves_the_unmovable_within_the_means_of_the_caster():
    with Revealing(
        mage="wizard b2 mana:5", prepared="teleport", b2="emerald-tegu p1 +(force-hold p0)"
    ) as table:
        table.play("quickcast teleport", "target emerald-tegu")
        assert not table.can("to d2")  # 6 mana
        table.answer("to c2")
        assert table.zone("emerald-tegu") == "c2"


@pytest.mark.rule("MW-CODEX-078")
def test_banish_takes_a_creature_away_for_three_upkeep_phases():
    with spell("banish", b2="timber-wolf p1 inactive burn +regrowth +(tanglevine p0), bitterwood-fox") as table:
        table.play("quickcast banish", "target timber-wolf")
        table.changed(
            mage="wizard b2 mana:26 quickcast-used",
            prepared="",
            discard="banish, tanglevine",
            b2="bitterwood-fox",
            away="timber-wolf p1 inactive banish:3 burn left:b2 +regrowth",
        )


def test_banish_ends_with_its_last_token():
    with Revealing(phase="upkeep", away="timber-wolf banish:2 left:b2, emerald-tegu banish left:b2") as table:
        assert table.piece("timber-wolf").markers == {"banish": 1}
        assert not table.state.in_arena(table.card("timber-wolf"))
        assert table.piece("emerald-tegu").markers == {}
        assert table.zone("emerald-tegu") == "b2"


@pytest.mark.rule("MW-TRAP-03")
def test_a_trap_waits_for_who_comes_back():
    with Revealing(
        phase="upkeep", p1_mage="warlock mana:9", b2="?teleport-trap p1", away="timber-wolf banish left:b2"
    ) as table:
        table.answer("pay teleport-trap 2", "to b3")
        assert table.zone("timber-wolf") == "b3"


def test_what_is_banished_is_out_of_reach():
    with spell("dispel", away="timber-wolf p1 banish:3 left:b2 +agony", b2="emerald-tegu p1 +agony") as table:
        table.answer("quickcast dispel")
        table.offers("target agony", "skip")
        table.answer("target agony")
        assert (table.attached("timber-wolf"), table.attached("emerald-tegu")) == (["agony"], [])


def test_what_is_banished_suffers_what_it_bears():
    with Revealing(phase="upkeep", away="timber-wolf rot:2 banish:3 left:b2", b2="emerald-tegu") as table:
        table.answer("resolve timber-wolf p0")
        assert table.damage("timber-wolf") == 2
        assert table.piece("timber-wolf").markers == {"rot": 2, "banish": 2}


def test_the_action_marker_of_what_is_banished_stays_as_it_is():
    with Revealing(
        phase="reset", b2="emerald-tegu inactive", away="timber-wolf inactive banish:3 left:b2"
    ) as table:
        assert (table.piece("emerald-tegu").active, table.piece("timber-wolf").active) == (True, False)


# Equipment


def test_dissolve_destroys_equipment_for_its_cost():
    with spell("dissolve", p1_mage="warlock b2 +leather-boots +mage-staff") as table:
        table.play("quickcast dissolve", "target warlock", "to mage-staff")
        table.changed(
            mage="wizard b2 mana:35 quickcast-used",
            prepared="",
            discard="dissolve",
            p1_mage="warlock b2 mana:10 +leather-boots",
            p1_discard="mage-staff",
        )


def test_dissolve_needs_equipment_that_can_be_paid_for():
    with Revealing(
        mage="wizard b2 mana:2", prepared="dissolve", p1_mage="warlock b2 +leather-boots +mage-staff"
    ) as table:
        table.play("quickcast dissolve", "target warlock")
        table.offers("to leather-boots", "skip")
        table.answer("to leather-boots")
    with spell("dissolve", p1_mage="warlock b2") as table:
        assert not table.can("quickcast dissolve")


def test_explode_destroys_equipment_and_burns_who_wore_it():
    with spell("explode", p1_mage="warlock b2 +leather-boots +cobra-reflexes") as table:
        table.play("quickcast explode", "target warlock")
        table.dice("2 1* 0 0", effect=6)
        table.answer("to leather-boots")  # its armor is gone
        table.changed(
            mage="wizard b2 mana:32 quickcast-used",
            prepared="",
            discard="explode",
            p1_mage="warlock b2 mana:10 damage:3 burn +cobra-reflexes",
            p1_discard="leather-boots",
        )


# Metamagic


@pytest.mark.rule("MW-ENCH-13")
def test_dispel_costs_what_the_enchantment_cost():
    with spell("dispel", p1_mage="warlock b2 +rhino-hide", b2="timber-wolf p1 +bear-strength ?agony") as table:
        table.answer("quickcast dispel")
        table.offers("target rhino-hide", "target bear-strength", "skip")
        table.play("target rhino-hide")
        table.settle()
        assert table.mana("wizard") == 40 - 2 - 3  # dearer on a mage
        assert table.discard(1) == ["rhino-hide"]
        assert table.armor("warlock") == 0


def test_dispel_reaches_what_lies_on_a_wall():
    with Revealing(
        mage="wizard b2 mana:40", prepared="seeking-dispel", b2_c2="wall-of-stone p1 ?decoy", p1_mage="warlock"
    ) as table:
        table.play("quickcast seeking-dispel", "target face-down")
        assert table.discard(1) == ["decoy"]


def test_seeking_dispel_cannot_be_answered():
    with spell("seeking-dispel", b2="timber-wolf p1 ?bear-strength", p1_mage="warlock mana:9") as table:
        table.play("quickcast seeking-dispel", "target face-down")  # nobody is asked to reveal it
        assert table.discard(1) == ["bear-strength"]
        assert table.mana("warlock") == 9


def test_seeking_dispel_outruns_even_jinx():
    with spell("seeking-dispel", marks="?(jinx p1)", p1_mage="warlock mana:9") as table:
        table.play("quickcast seeking-dispel", "target face-down")
        assert table.discard(1) == ["jinx"]


def test_seeking_dispel_leaves_other_enchantments_their_answer():
    with spell(
        "seeking-dispel", b2="timber-wolf p1 ?bear-strength ?rhino-hide", p1_mage="warlock mana:9"
    ) as table:
        table.answer("quickcast seeking-dispel", "target face-down")
        table.offers("reveal rhino-hide", "pass")
        table.answer("reveal rhino-hide", "pay rhino-hide 2")
        assert table.attached("timber-wolf") == ["rhino-hide"]


def test_purge_magic_destroys_all_enchantments_of_an_object():
    with spell(
        "purge-magic",
        b2="timber-wolf p1 +bear-strength ?rhino-hide +(agony p0) +(tanglevine p0), bitterwood-fox +agony",
    ) as table:
        table.play("quickcast purge-magic", "target timber-wolf")
        table.settle()
        assert table.attached("timber-wolf") == ["tanglevine"]
        assert table.attached("bitterwood-fox") == ["agony"]
        assert sorted(table.discard(1)) == ["bear-strength", "rhino-hide"]


def test_shift_enchantment_moves_what_one_controls():
    with spell("shift-enchantment", b2="timber-wolf ?(agony p0) +(bear-strength p1), emerald-tegu p1") as table:
        table.answer("quickcast shift-enchantment")
        table.offers("target agony", "skip")
        table.answer("target agony")
        assert not table.can("to timber-wolf")  # it lies there
        assert not table.can("to b2")  # no zone
        table.play("to emerald-tegu")
        table.settle()
        assert table.attached("emerald-tegu") == ["agony"]
        assert table.mana("wizard") == 39


@pytest.mark.rule("MW-RESOLVE-02")
def test_shift_enchantment_comes_to_nothing_when_its_target_is_gone():
    with spell("shift-enchantment", b2="timber-wolf ?decoy, emerald-tegu") as table:
        table.play("quickcast shift-enchantment", "target decoy", "to emerald-tegu", "reveal decoy")
        assert (table.attached("timber-wolf"), table.attached("emerald-tegu")) == ([], [])
        assert table.discard(0) == ["shift-enchantment", "decoy"]
        assert table.mana("wizard") == 40 - 1 + 2


def test_shift_enchantment_costs_the_level_of_a_revealed_one():
    with spell(
        "shift-enchantment", b2="timber-wolf +eagle-wings, emerald-tegu +eagle-wings, bitterwood-fox"
    ) as table:
        table.play("quickcast shift-enchantment", "target eagle-wings")
        table.offers("to bitterwood-fox", "skip")  # one of a name on each
        table.play("to bitterwood-fox")
        assert table.mana("wizard") == 38


@pytest.mark.rule("MW-LIFE-05")
def test_the_life_of_bull_endurance_goes_where_it_goes():
    with spell(
        "shift-enchantment", b2="timber-wolf damage:10 life:4 +(bull-endurance life:4), emerald-tegu"
    ) as table:
        table.play("quickcast shift-enchantment", "target bull-endurance", "to emerald-tegu")
        assert not table.lies("timber-wolf")
        assert table.life("emerald-tegu") == 12


def test_shift_enchantment_moves_traps_from_zone_to_zone():
    with spell("shift-enchantment", b2="?hellfire-trap", c2="emerald-tegu p1") as table:
        table.play("quickcast shift-enchantment", "target hellfire-trap")
        assert not table.can("to c2")
        table.play("to b3")
        table.settle()
        assert table.zone("hellfire-trap") == "b3"


def test_steal_enchantment_takes_control():
    with spell(
        "steal-enchantment", b2="timber-wolf, emerald-tegu p1 +rhino-hide", p1_mage="warlock b2"
    ) as table:
        table.play("activate wizard", "cast steal-enchantment", "target rhino-hide", "to timber-wolf")
        assert (table.armor("timber-wolf"), table.armor("emerald-tegu")) == (4, 3)
        assert table.mana("wizard") == 40 - 4 - 4
        assert table.state.controller(table.card("rhino-hide")) == 0
        assert table.state.owners[table.card("rhino-hide")] == 1


def test_steal_enchantment_pays_magebind_for_a_mage():
    with spell("steal-enchantment", b2="emerald-tegu p1 +rhino-hide", p1_mage="warlock") as table:
        table.play("activate wizard", "cast steal-enchantment", "target rhino-hide", "to wizard")
        assert table.mana("wizard") == 40 - 4 - 5


def test_stolen_sacred_ground_helps_the_thief():
    with spell(
        "steal-enchantment", b2="sacred-ground p1, timber-wolf, emerald-tegu p1", p1_mage="warlock"
    ) as table:
        table.play("activate wizard", "cast steal-enchantment", "target sacred-ground", "to b1")
        assert table.trait("aegis", "emerald-tegu") == 0
        table.answer("done", "activate emerald-tegu", "move b1", "done", "activate timber-wolf", "move b1")
        assert (table.trait("aegis", "timber-wolf"), table.trait("aegis", "emerald-tegu")) == (1, 0)
        table.answer("done")


# What they leave alone: a forbidden candidate or number is on the table


@pytest.mark.parametrize("spell", ["dissolve", "explode"])
def test_only_what_the_target_wears_is_destroyed(spell):
    mages = {"mage": "warlock b2 mana:20 +leather-boots", "p1_mage": "priestess b2 +leather-gloves"}
    with Situation(prepared=spell, **mages) as table:
        table.answer(f"quickcast {spell}", "target priestess")
        table.offers("skip", "to leather-gloves")
        table.answer("skip")


def test_seeking_dispel_finds_what_is_hidden_and_steal_enchantment_what_is_revealed():
    given = {
        "mage": "warlock b2 mana:30",
        "b2": "timber-wolf p1 +(bear-strength p1) ?(rhino-hide p1), royal-archer",
    }
    with Revealing(prepared="seeking-dispel", **given) as table:
        table.play("quickcast seeking-dispel")
        assert len(table.texts()) == 2
        assert not table.can("target bear-strength")
        table.answer("skip")
    with Revealing(prepared="steal-enchantment", p1_mage="wizard d3", **given) as table:
        table.play("activate warlock", "cast steal-enchantment")
        table.offers("skip", "target bear-strength")
        table.answer("skip")
        table.play("done")


def test_steal_enchantment_takes_it_only_to_who_can_carry_it():
    with Situation(
        mage="warlock b2 mana:30",
        prepared="steal-enchantment",
        b2="timber-wolf p1 +(bear-strength p1), royal-archer, skeletal-sentry",
        p1_mage="wizard d3",
    ) as table:
        table.answer("activate warlock", "cast steal-enchantment", "target bear-strength")
        table.offers("skip", "to warlock", "to timber-wolf", "to royal-archer")
        table.answer("skip", "done")


def test_force_push_that_was_paid_for_goes_in_any_direction():
    with Situation(
        mage="wizard b2 mana:20", prepared="force-push", c2="timber-wolf p1", c2_d2="wall-of-thorns"
    ) as table:
        table.answer("quickcast force-push", "target timber-wolf", "add 3")
        table.offers("north", "east", "south", "west")
        table.answer("west")


@pytest.mark.parametrize(
    ("spell", "traits"),
    [
        ("charge", {"fast": 1, "charge": 1}),
        ("evade", {"elusive": 1}),
        ("perfect-strike", {"melee-unavoidable": 1}),
        ("piercing-strike", {"melee-piercing": 3}),
        ("vampiric-strike", {"melee-vampiric": 1, "melee-piercing": 1}),
    ],
)
def test_a_spell_gives_traits_to_its_target_alone(spell, traits):
    with Situation(mage="warlock b2 mana:20", prepared=spell, b2="timber-wolf, royal-archer") as table:
        table.answer(f"quickcast {spell}", "target timber-wolf")
        assert {name: table.trait(name, "timber-wolf") for name in traits} == traits
        assert {name: table.trait(name, "royal-archer") for name in traits} == dict.fromkeys(traits, 0)


def test_group_heal_heals_only_living_creatures():
    with Situation(
        mage="priestess b2 mana:20",
        prepared="group-heal",
        b2="timber-wolf damage:2, mana-flower damage:2, skeletal-sentry damage:2",
    ) as table:
        for _ in ("priestess", "timber-wolf"):
            table.dice("1 1 1 1 1")
        table.answer("activate priestess", "cast group-heal", "target b2")
        table.shows(b2="timber-wolf, mana-flower damage:2, skeletal-sentry damage:2")
        table.answer("done")
