"""What incantations do: commands."""

import pytest

from tests.games.magewars.cards.acting import spell
from tests.games.magewars.cards.revealing import Revealing
from trivault.games.magewars.rules.traits import elusive, pace

HYDRAS_BITES = {"b2": "darkfenne-hydra, knight-of-westlock p1", "acting": "darkfenne-hydra"}


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
