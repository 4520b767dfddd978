"""What equipment does: rings, armor, weapons and barriers."""

import pytest

from tests.games.magewars.cards.acting import cast
from tests.games.magewars.situations import Situation

# Rings that make spells cheaper


def test_arcane_ring_makes_one_mana_spell_a_round_cheaper():
    with Situation(mage="wizard b2 mana:20 +arcane-ring", prepared="mana-crystal, moonglow-amulet") as table:
        table.answer("quickcast mana-crystal", "target b2")
        assert table.piece("wizard").mana == 16  # 5 - 1
        assert table.piece("arcane-ring").used == ["rebate"]
        table.answer("activate wizard", "cast moonglow-amulet", "target wizard")
        assert table.piece("wizard").mana == 10  # 6, for the ring was used


def test_arcane_ring_makes_a_spell_affordable():
    with Situation(mage="wizard b2 mana:4 +arcane-ring", prepared="mana-crystal, mana-flower") as table:
        assert table.can("quickcast mana-crystal")
        table.answer("quickcast mana-flower", "target b2")
        assert table.piece("wizard").mana == 0


def test_arcane_ring_does_nothing_for_other_spells_or_other_casters():
    with Situation(mage="wizard b2 mana:4 +arcane-ring", prepared="battle-forge", b2="battle-forge") as table:
        assert not table.can("quickcast battle-forge")
    forge = "battle-forge mana:0 assigned:moonglow-amulet"
    with Situation(mage="wizard b2 mana:5 +arcane-ring", b2=forge, phase="deploy") as table:
        assert not table.can("deploy battle-forge")  # 6 mana: the mage does not cast it


def test_arcane_ring_makes_enchantments_cheaper_only_when_they_are_revealed():
    with Situation(
        mage="wizard b2 mana:10 +arcane-ring", prepared="jinx, essence-drain", b2="timber-wolf"
    ) as table:
        table.answer("quickcast essence-drain", "target timber-wolf")
        assert table.piece("wizard").mana == 8
        table.answer("reveal essence-drain", "pay essence-drain 3")
        assert table.piece("wizard").mana == 5


def test_enchanters_ring_makes_an_enchantment_on_a_friendly_creature_cheaper():
    with Situation(
        mage="beastmaster b2 mana:20 +enchanters-ring",
        prepared="bear-strength, rhino-hide",
        b2="timber-wolf, emerald-tegu p1",
    ) as table:
        table.answer("quickcast bear-strength", "target emerald-tegu", "pass")
        assert table.piece("beastmaster").mana == 18
        table.answer("activate beastmaster", "pass", "cast rhino-hide", "target timber-wolf")
        assert table.piece("beastmaster").mana == 17
        assert table.piece("enchanters-ring").used == ["rebate"]
        table.answer("pass", "pass", "pass", "pass")


def test_with_enchanters_ring_one_mana_is_enough_for_a_friend_alone():
    with Situation(
        mage="beastmaster b2 mana:1 +enchanters-ring", prepared="agony", b2="timber-wolf, emerald-tegu p1"
    ) as table:
        table.answer("quickcast agony")
        table.offers("target beastmaster", "target timber-wolf", "skip")
        table.answer("skip")


def test_ring_of_asyra_makes_holy_incantations_and_reveals_cheaper():
    with Situation(
        mage="priestess b2 mana:20 +ring-of-asyra", prepared="minor-heal", b2="gray-angel", p1_mage="warlock d3"
    ) as table:
        table.dice("0 0 0 0 0")
        table.answer("quickcast minor-heal", "target gray-angel")
        assert table.piece("priestess").mana == 16  # 5 - 1
    with Situation(
        mage="priestess b2 mana:20 +ring-of-asyra", b2="gray-angel ?divine-protection", p1_mage="warlock d3"
    ) as table:
        table.answer("activate gray-angel", "reveal divine-protection", "pay divine-protection 1", "done")
        assert table.piece("priestess").mana == 19
    with Situation(
        mage="priestess b2 mana:20 +ring-of-asyra",
        prepared="battle-fury",
        b2="gray-angel",
        p1_mage="warlock d3",
    ) as table:
        table.answer("quickcast battle-fury", "target gray-angel")
        assert table.piece("priestess").mana == 15  # not holy


def test_ring_of_beasts_makes_an_animal_cheaper_for_the_mage_but_not_for_the_lair():
    with Situation(
        mage="beastmaster b2 mana:20 +ring-of-beasts", prepared="timber-wolf, royal-archer"
    ) as table:
        table.answer("activate beastmaster", "cast timber-wolf", "target b2", "skip")
        assert table.piece("beastmaster").mana == 12  # 9 - 1
    lair = "lair mana:2 assigned:timber-wolf"
    with Situation(mage="beastmaster b2 mana:20 +ring-of-beasts", b2=lair, phase="deploy") as table:
        table.answer("deploy lair", "target b2", "skip")
        assert table.piece("beastmaster").mana == 13  # 9 - 2


def test_ring_of_curses_makes_the_reveal_of_a_curse_cheaper_but_not_its_casting():
    with Situation(
        mage="warlock b2 mana:20 +ring-of-curses", prepared="agony", b2="emerald-tegu p1", p1_mage="wizard d3"
    ) as table:
        table.answer("quickcast agony", "target emerald-tegu")
        assert table.piece("warlock").mana == 18
        table.answer("reveal agony", "pay agony 2")
        assert table.piece("warlock").mana == 16


# Armor and other gifts


@pytest.mark.parametrize(
    ("name", "armor", "kinds"),
    [
        ("bearskin", 2, {"frost": -2}),
        ("dragonscale-hauberk", 2, {"flame": -2}),
        ("elemental-cloak", 1, {"flame": -2, "frost": -2, "lightning": -2}),
        ("wind-wyvern-hide", 2, {"wind": -3}),
        ("leather-boots", 1, {}),
        ("leather-gloves", 1, {}),
    ],
)
def test_armor_protects_who_wears_it(name, armor, kinds):
    with Situation(mage=f"wizard b2 +{name}", p1_mage="warlock c2") as table:
        assert (table.armor("wizard"), table.armor("warlock")) == (armor, 0)
        for kind in ("frost", "flame", "lightning", "wind"):
            assert table.trait(kind, "wizard") == kinds.get(kind, 0)
            assert table.trait(kind, "warlock") == 0


@pytest.mark.rule("MW-EQUIP-01")
def test_dragonscale_hauberk_takes_dice_and_effects_from_flames():
    with Situation(
        mage="warlock b2 mana:20", prepared="fireball", p1_mage="wizard c2 +dragonscale-hauberk"
    ) as table:
        table.dice("2 2 1 0", effect=5)  # 6 - 2 dice; 5 - 2 is no burn
        table.answer("quickcast fireball", "target wizard")
        table.changed(
            mage="warlock b2 mana:12 quickcast-used",
            prepared="",
            discard="fireball",
            p1_mage="wizard c2 mana:10 damage:3 +dragonscale-hauberk",
        )


@pytest.mark.parametrize(
    ("ring", "spell", "dice"),
    [
        ("dawnbreaker-ring", "pillar-of-light", 3),
        ("fireshaper-ring", "flameblast", 5),
        ("lightning-ring", "lightning-bolt", 6),
        ("fireshaper-ring", "lightning-bolt", 5),
        ("lightning-ring", "flameblast", 4),
    ],
)
def test_rings_strengthen_attacks_of_their_damage_type_alone(ring, spell, dice):
    with Situation(mage=f"wizard b2 mana:20 +{ring}", prepared=spell, p1_mage="warlock b3") as table:
        table.dice("1" + " 0" * (dice - 1), effect=1)
        cast(table, spell, "warlock")
        assert table.piece("warlock").damage == 1


def test_dawnbreaker_ring_strengthens_melee_attacks_with_light_once():
    with Situation(mage="priestess b2 +dawnbreaker-ring +staff-of-asyra", p1_mage="warlock b2") as table:
        table.dice("1 0 0 0 0", effect=1)
        table.answer("activate priestess", "attack staff-of-asyra warlock")
        assert table.piece("warlock").damage == 1


@pytest.mark.rule("MW-MULTIATK-07")
def test_fireshaper_ring_does_nothing_for_zone_attacks():
    with Situation(
        mage="warlock b2 mana:20 +fireshaper-ring", prepared="ring-of-fire", p1_mage="wizard b2"
    ) as table:
        table.dice("1 0 0 0 0", effect=1)
        table.answer("activate warlock", "cast ring-of-fire", "target b2")
        assert table.piece("wizard").damage == 1


def test_gauntlets_of_strength_add_a_die_in_melee_but_not_to_a_bow():
    with Situation(mage="wizard b2 +gauntlets-of-strength", p1_mage="warlock b2") as table:
        table.dice("1 0 0 0")
        table.answer("activate wizard", "attack wizard warlock")
        assert table.piece("warlock").damage == 1
    with Situation(mage="wizard b2 +gauntlets-of-strength +ivarium-longbow", p1_mage="warlock b3") as table:
        table.dice("1 0 0 0")
        table.answer("activate wizard", "attack ivarium-longbow warlock")
        assert table.piece("warlock").damage == 1


def test_moonglow_amulet_gives_channeling():
    with Situation(
        mage="beastmaster b2 mana:0 +moonglow-amulet", p1_mage="warlock d3 mana:0", phase="channel"
    ) as table:
        assert (table.piece("beastmaster").mana, table.piece("warlock").mana) == (10, 9)


def test_regrowth_belt_regenerates_two_damage():
    for damage, left in ((5, 3), (1, 0)):
        with Situation(mage=f"beastmaster b2 damage:{damage} +regrowth-belt", phase="upkeep") as table:
            assert table.piece("beastmaster").damage == left


# Weapons


@pytest.mark.rule("MW-EQUIP-10")
def test_mage_staff_gives_an_attack_that_reaches_what_flies_and_harms_what_is_incorporeal():
    with Situation(
        mage="wizard b2 +mage-staff", b2="whirling-spirit p1, thunderift-falcon p1", p1_mage="warlock d3"
    ) as table:
        table.answer("activate wizard")
        assert table.can("attack mage-staff thunderift-falcon")
        assert not table.can("attack wizard thunderift-falcon")
        table.dice("2 2 0 0")
        table.answer("attack mage-staff whirling-spirit")
        assert table.piece("whirling-spirit").damage == 4


@pytest.mark.rule("MW-EQUIP-05")
def test_ivarium_longbow_shoots_at_a_distance_with_a_full_action_and_takes_both_hands():
    with Situation(
        mage="wizard b2 mana:20 +mage-staff", prepared="ivarium-longbow", b3="brogan-bloodstone p1"
    ) as table:
        table.answer("quickcast ivarium-longbow", "target wizard")
        table.changed(
            mage="wizard b2 mana:12 quickcast-used +(ivarium-longbow new)",
            prepared="",
            spellbook="mage-staff",
        )
        table.dice("2 2 0 0")
        table.answer("activate wizard")
        assert not table.can("attack ivarium-longbow wizard")
        table.answer("attack ivarium-longbow brogan-bloodstone")
        assert table.piece("brogan-bloodstone").damage == 1  # armor 4, piercing 1
    with Situation(mage="wizard b2 +ivarium-longbow", b3="timber-wolf p1", acting="wizard", moves=1) as table:
        assert not table.can("attack ivarium-longbow timber-wolf")


@pytest.mark.parametrize(("die", "burns"), [(6, 0), (7, 1), (11, 2)])
def test_lash_of_hellfire_burns(die, burns):
    with Situation(
        mage="warlock b2 +lash-of-hellfire", b2="thunderift-falcon p1", p1_mage="wizard d3"
    ) as table:
        table.dice("0 0 1 1 0", effect=die)  # the warlock has melee +1
        table.answer("activate warlock", "attack lash-of-hellfire thunderift-falcon")
        assert table.piece("thunderift-falcon").markers.get("burn", 0) == burns
        assert table.piece("thunderift-falcon").damage == 2


@pytest.mark.parametrize(("die", "marker"), [(4, {}), (5, {"daze": 1}), (10, {"daze": 1}), (11, {"stun": 1})])
def test_staff_of_asyra_dazes_and_stuns(die, marker):
    with Situation(mage="priestess b2 +staff-of-asyra", b2="timber-wolf p1", p1_mage="wizard d3") as table:
        table.dice("0 0 0 1*", effect=die)
        table.answer("activate priestess", "attack staff-of-asyra timber-wolf")
        assert table.piece("timber-wolf").markers == marker


def test_staff_of_asyra_has_two_more_dice_against_the_nonliving_and_on_the_effect_die():
    with Situation(mage="priestess b2 +staff-of-asyra", b2="skeletal-sentry p1", p1_mage="wizard d3") as table:
        table.dice("0 0 0 1 1 1", effect=3)
        table.answer("activate priestess", "attack staff-of-asyra skeletal-sentry")
        assert table.piece("skeletal-sentry").markers == {"daze": 1}
        assert table.piece("skeletal-sentry").damage == 3


@pytest.mark.rule("MW-CODEX-074")
def test_staff_of_the_arcanum_drains_mana_near_and_far():
    with Situation(mage="wizard b2 +staff-of-the-arcanum", p1_mage="warlock b2 mana:5") as table:
        table.dice("1 0 0 0")
        table.answer("activate wizard", "attack staff-of-the-arcanum warlock 1")
        assert (table.piece("warlock").damage, table.piece("warlock").mana) == (1, 4)
    with Situation(mage="wizard b2 +staff-of-the-arcanum", p1_mage="warlock b3 mana:5") as table:
        table.dice("0 0 0")
        table.answer("activate wizard", "attack staff-of-the-arcanum warlock 2")
        assert (table.piece("warlock").damage, table.piece("warlock").mana) == (0, 5)


# Defenses and barriers


@pytest.mark.parametrize(("die", "damage"), [(6, 2), (7, 0)])
def test_deflection_bracers_avoid_a_melee_attack_from_seven_on(die, damage):
    with Situation(b2="timber-wolf", p1_mage="wizard b2 +deflection-bracers") as table:
        table.answer("activate timber-wolf", "attack timber-wolf wizard")
        table.dice("2 0 0 0" if damage else None, effect=die)
        table.answer("defend deflection-bracers 7")
        assert table.piece("wizard").damage == damage
        assert table.piece("deflection-bracers").used == ["defense-0"]


def test_deflection_bracers_do_not_avoid_arrows_and_only_one_attack_a_round():
    with Situation(b2="royal-archer", p1_mage="wizard b3 +deflection-bracers") as table:
        table.dice("2 0 0 0")
        table.answer("activate royal-archer", "attack royal-archer wizard 1")
        assert table.piece("wizard").damage == 2
    with Situation(b2="timber-wolf", p1_mage="wizard b2 +(deflection-bracers used:defense-0)") as table:
        table.dice("2 0 0 0")
        table.answer("activate timber-wolf", "attack timber-wolf wizard")
        assert table.piece("wizard").damage == 2


@pytest.mark.rule("MW-BARRIER-01", "MW-BARRIER-04")
def test_demonhide_armor_hits_back_and_all_its_damage_is_critical():
    with Situation(b2="brogan-bloodstone", p1_mage="warlock b2 +demonhide-armor") as table:
        assert table.armor("warlock") == 2
        table.dice("0 0 0 0")
        table.dice("2")  # normal damage, but armor 4 does not help
        table.answer("activate brogan-bloodstone", "attack brogan-bloodstone warlock")
        assert (table.piece("warlock").damage, table.piece("brogan-bloodstone").damage) == (0, 2)
    with Situation(b2="royal-archer", p1_mage="warlock b3 +demonhide-armor") as table:
        table.dice("2* 0 0 0")
        table.answer("activate royal-archer", "attack royal-archer warlock 1")
        assert (table.piece("warlock").damage, table.piece("royal-archer").damage) == (2, 0)


@pytest.mark.rule("MW-BARRIER-03")
def test_a_barrier_hits_each_attacker_once_a_round():
    with Situation(
        b2="timber-wolf", p1_mage="warlock b2 +demonhide-armor", barriers="warlock timber-wolf"
    ) as table:
        table.dice("0 0 0 0")
        table.answer("activate timber-wolf", "attack timber-wolf warlock")
        assert table.piece("timber-wolf").damage == 0
