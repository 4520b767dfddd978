"""Damage types and immunity (MW-DTYPE)."""

from dataclasses import replace

import pytest

from tests.games.magewars.fights import Fight
from trivault.games.magewars.cards import CARDS
from trivault.games.magewars.rules.traits import immune
from trivault.games.magewars.state.model import DAMAGE_TYPES

BARS = [bar for card in CARDS for bar in card.attacks]


def effects_of(damage):
    """What attacks of a damage type can bring."""
    return {name for bar in BARS if bar.damage == damage for _, names in bar.effects for name in names}


@pytest.mark.rule("MW-DTYPE-01", "MW-CODEX-094", "MW-CODEX-045")
def test_the_damage_types():
    assert set(DAMAGE_TYPES) == {"flame", "hydro", "light", "lightning", "poison", "psychic", "wind", "frost"}
    assert {bar.damage for bar in BARS} <= {"", *DAMAGE_TYPES} - {"frost"}


@pytest.mark.rule(
    "MW-DTYPE-02", "MW-DTYPE-03", "MW-DTYPE-04", "MW-DTYPE-05", "MW-DTYPE-08",
    "MW-CODEX-042", "MW-CODEX-124", "MW-CODEX-125", "MW-CODEX-021",
)  # fmt: skip
@pytest.mark.parametrize(
    ("damage", "effects", "ethereal"),
    [
        ("flame", {"burn"}, False),
        ("hydro", {"daze"}, False),
        ("light", {"daze", "stun"}, True),
        ("lightning", {"daze", "stun"}, True),
        ("wind", {"push", "daze"}, True),
    ],
)
def test_what_attacks_of_a_type_bring(damage, effects, ethereal):
    assert effects_of(damage) == effects
    assert all(bool(bar.trait("ethereal")) == ethereal for bar in BARS if bar.damage == damage)


@pytest.mark.rule(
    "MW-DTYPE-09", "MW-CODEX-095", "MW-CODEX-021", "MW-CODEX-042", "MW-CODEX-124", "MW-CODEX-125",
)  # fmt: skip
@pytest.mark.parametrize("modifier", [2, -1])
@pytest.mark.parametrize(
    ("spell", "damage"),
    [
        ("fireball", "flame"),
        ("geyser", "hydro"),
        ("pillar-of-light", "light"),
        ("lightning-bolt", "lightning"),
        ("jet-stream", "wind"),
    ],
)
def test_every_type_has_modifiers(spell, damage, modifier):
    """They change the dice, and what the effect die needs, for attacks of this type alone."""
    for traits, change in (({damage: modifier}, modifier), ({"poison": 3}, 0)):
        with Fight(mage="wizard b2 mana:9", acting="wizard", prepared=spell, b1="timber-wolf p1") as table:
            bar = table.state.card(table.state.players[0].prepared[0]).attacks[0]
            table.reprint("timber-wolf", traits=traits)
            least = bar.effects[0][0]
            table.dice("0 " * (bar.dice + change), effect=least - change - 1)
            table.play(f"cast {spell}", "target timber-wolf")
            assert (table.markers("timber-wolf"), table.zone("timber-wolf")) == ({}, "b1")


@pytest.mark.rule("MW-CODEX-045")
def test_frost_would_be_a_damage_type_like_the_others():
    with Fight(b2="timber-wolf, steelclaw-grizzly p1", acting="timber-wolf") as table:
        (bite,) = table.state.card(table.card("timber-wolf")).attacks
        table.reprint("timber-wolf", attacks=(replace(bite, damage="frost"),))
        table.dice("0")  # four dice, frost -3
        table.answer("attack timber-wolf steelclaw-grizzly")


@pytest.mark.rule("MW-CODEX-032")
def test_every_flame_attack_has_defrost_which_means_nothing():
    assert all(bar.trait("defrost") for bar in BARS if bar.damage == "flame")
    assert not any(bar.trait("defrost") for bar in BARS if bar.damage != "flame")


@pytest.mark.rule("MW-DTYPE-08", "MW-DTYPE-04")
@pytest.mark.parametrize(
    ("mage", "spell", "target", "count"),
    [
        ("wizard", "jet-stream", "thunderift-falcon", 4),  # wind: +2 against what flies
        ("wizard", "jet-stream", "timber-wolf", 2),
        ("priestess", "pillar-of-light", "skeletal-sentry", 4),  # light: +2 against the nonliving
        ("priestess", "pillar-of-light", "timber-wolf", 2),
    ],
)
def test_a_bonus_against_some(mage, spell, target, count):
    with Fight(
        mage=f"{mage} b1 mana:9", acting=mage, prepared=spell, b2=f"{target} p1", p1_mage="warlock"
    ) as table:
        table.dice("0 " * count, effect=1)
        table.play(f"cast {spell}", f"target {target}")


@pytest.mark.rule("MW-DTYPE-06", "MW-DTYPE-13", "MW-CODEX-049")
@pytest.mark.parametrize(
    ("attacker", "bar", "dice", "die", "condition"),
    [
        ("emerald-tegu", "", "0 0 0", 8, "rot"),
        ("stonegaze-basilisk", " 1", "0 0", 7, "cripple"),
    ],
)
def test_an_attack_without_the_type_may_bring_poison_conditions(attacker, bar, dice, die, condition):
    for defender, found in (("timber-wolf", {condition: 1}), ("malacoda", {})):  # immune to poison
        with Fight(b2=f"{attacker}, {defender} p1", acting=attacker) as table:
            table.dice(dice, effect=die)
            table.answer(f"attack {attacker} {defender}{bar}")
            assert table.markers(defender) == found


@pytest.mark.rule("MW-DTYPE-07", "MW-CODEX-055", "MW-CODEX-056", "MW-DTYPE-12")
def test_the_immune_are_not_targets_of_spells_of_that_type():
    there = "timber-wolf p1, mana-leech p1, skeletal-sentry p1"
    with Fight(mage="wizard b2 mana:30", acting="wizard", prepared="sleep", b2=there) as table:
        table.answer("cast sleep")
        table.offers("target timber-wolf", "skip")  # the leech is immune to psychic spells
        table.answer("skip", "done")
    there = "firebrand-imp p1, mana-crystal p1, timber-wolf p1"
    with Fight(mage="wizard b2 mana:30", acting="wizard", prepared="fireball", b2=there) as table:
        table.answer("cast fireball")
        table.offers("target wizard", "target timber-wolf", "skip")
        table.answer("skip", "done")


@pytest.mark.rule("MW-CODEX-055", "MW-CONJ-03")
def test_all_conjurations_are_immune_to_psychic_spells():
    with Fight(b2="mana-flower, timber-wolf", b2_c2="wall-of-thorns") as table:
        found = {
            n: immune(table.state, table.card(n), "psychic")
            for n in ("mana-flower", "wall-of-thorns", "timber-wolf")
        }
        assert found == {"mana-flower": True, "wall-of-thorns": True, "timber-wolf": False}


@pytest.mark.rule("MW-DTYPE-11", "MW-DTYPE-12", "MW-CODEX-056", "MW-ZONEATK-02")
def test_a_zone_attack_does_nothing_to_the_immune():
    there = "firebrand-imp p1, timber-wolf p1"
    with Fight(mage="wizard b2 mana:30", acting="wizard", prepared="firestorm", b1=there) as table:
        table.dice("2* 0 0 0 0", effect=5)  # one roll: that for the wolf
        table.play("cast firestorm", "target b1", "hit firebrand-imp")
        assert (table.damage("firebrand-imp"), table.markers("firebrand-imp")) == (0, {})
        assert (table.damage("timber-wolf"), table.markers("timber-wolf")) == (2, {"burn": 1})


@pytest.mark.rule("MW-DTYPE-12", "MW-CODEX-056")
def test_burn_does_not_hurt_who_is_immune_to_flame():
    with Fight(phase="upkeep", attack_dice=["2*"], b2="firebrand-imp burn") as table:
        assert table.damage("firebrand-imp") == 0
