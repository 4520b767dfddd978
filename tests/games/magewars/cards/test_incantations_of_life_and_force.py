"""What incantations do: healing, life and death, force."""

import pytest

from tests.games.magewars.cards.acting import spell
from tests.games.magewars.cards.revealing import Revealing
from trivault.games.magewars.rules.traits import incapacitated

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
