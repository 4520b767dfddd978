"""What equipment does."""

import pytest

from tests.games.magewars.cards.acting import cast
from tests.games.magewars.cards.revealing import Revealing
from tests.games.magewars.situations import Situation

# Rings, armor, weapons and barriers


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


# Abilities


# Helm of Fear


@pytest.mark.parametrize(("die", "frightened"), [(8, False), (9, True)])
def test_helm_of_fear_calls_a_melee_attack_off_from_nine_on(die, frightened):
    with Situation(b2="timber-wolf", p1_mage="warlock b2 +helm-of-fear") as table:
        table.dice(None if frightened else "2 0 0 0", effect=die)
        table.answer("activate timber-wolf", "attack timber-wolf warlock")
        if frightened:
            table.answer("skip")
        assert table.piece("warlock").damage == (0 if frightened else 2)
        assert not table.piece("timber-wolf").active


def test_who_is_frightened_may_attack_another_instead():
    with Situation(b2="timber-wolf, emerald-tegu p1", p1_mage="warlock b2 +helm-of-fear") as table:
        table.dice("2* 0 0 0", effect=9)
        table.answer("activate timber-wolf", "attack timber-wolf warlock")
        table.offers("instead emerald-tegu", "instead timber-wolf", "skip")
        table.answer("instead emerald-tegu")
        assert (table.piece("warlock").damage, table.piece("emerald-tegu").damage) == (0, 2)
    with Situation(b2="timber-wolf, emerald-tegu p1", p1_mage="warlock b2 +helm-of-fear") as table:
        table.dice(effect=12)
        table.answer("activate timber-wolf", "attack timber-wolf warlock", "skip")
        assert (table.piece("warlock").damage, table.piece("emerald-tegu").damage) == (0, 0)


@pytest.mark.parametrize("attacker", ["skeletal-sentry", "mana-leech"])
def test_helm_of_fear_does_not_scare_the_nonliving_and_the_mindless(attacker):
    with Situation(b2=attacker, p1_mage="warlock b2 mana:0 +helm-of-fear") as table:
        number = " 1" if attacker == "mana-leech" else ""
        table.dice("1 0 0 0" if attacker == "skeletal-sentry" else "1 0")
        table.answer(f"activate {attacker}", f"attack {attacker} warlock{number}")
        assert table.piece("warlock").damage == 1


def test_helm_of_fear_does_not_stop_arrows_or_counterstrikes():
    with Situation(b2="royal-archer", p1_mage="warlock b3 +helm-of-fear") as table:
        table.dice("2 0 0 0")
        table.answer("activate royal-archer", "attack royal-archer warlock 1")
        assert table.piece("warlock").damage == 2
    with Situation(mage="warlock b2 +helm-of-fear", b2="timber-wolf p1 guard", p1_mage="wizard d3") as table:
        table.dice("0 0 0 0")
        table.dice("2 0 0 0")
        table.answer("activate warlock", "attack warlock timber-wolf", "counterstrike timber-wolf 1")
        assert table.piece("warlock").damage == 2


# Suppression Cloak


@pytest.mark.rule("MW-ATK1-04")
def test_suppression_cloak_wants_two_mana_for_the_first_melee_attack_of_a_creature():
    with Situation(
        mage="beastmaster d3 mana:5", b2="timber-wolf", p1_mage="wizard b2 mana:0 +suppression-cloak"
    ) as table:
        table.dice("2 0 0 0")
        table.answer("activate timber-wolf", "attack timber-wolf wizard", "pay suppression-cloak 2")
        assert (table.piece("wizard").damage, table.piece("beastmaster").mana) == (2, 3)
    with Situation(
        mage="beastmaster d3 mana:5", b2="timber-wolf", p1_mage="wizard b2 +suppression-cloak"
    ) as table:
        table.answer("activate timber-wolf", "attack timber-wolf wizard", "skip")
        assert (table.piece("wizard").damage, table.piece("beastmaster").mana) == (0, 5)
    with Situation(
        mage="beastmaster d3 mana:1", b2="timber-wolf", p1_mage="wizard b2 +suppression-cloak"
    ) as table:
        table.answer("activate timber-wolf")
        assert not table.can("attack timber-wolf wizard")  # it cannot be declared
        table.answer("guard")


@pytest.mark.rule("MW-ATK1-05", "MW-GUARD-03", "MW-AMB-71")
def test_a_guard_with_a_suppression_cloak_protects_its_zone_from_who_cannot_pay():
    with Situation(
        mage="beastmaster d3 mana:1",
        b2="timber-wolf, emerald-tegu p1",
        p1_mage="wizard b2 guard +suppression-cloak",
    ) as table:
        table.answer("activate timber-wolf")
        assert [text for text in table.texts() if text.startswith("attack")] == [
            "attack timber-wolf timber-wolf"
        ]
        table.answer("guard")


@pytest.mark.rule("MW-ATK1-05", "MW-AMB-71")
def test_all_that_an_attack_costs_must_be_there():
    for mana, declared in ((4, True), (3, False)):
        with Situation(
            mage=f"beastmaster d3 mana:{mana}",
            b2="timber-wolf +(pacify p1)",
            p1_mage="wizard b2 +suppression-cloak",
        ) as table:
            table.answer("activate timber-wolf")
            assert table.can("attack timber-wolf wizard") == declared
            table.answer("guard")


def test_who_does_not_pay_the_first_toll_is_not_asked_for_the_second():
    with Situation(
        mage="beastmaster d3 mana:4", b2="timber-wolf +(pacify p1)", p1_mage="wizard b2 +suppression-cloak"
    ) as table:
        table.answer("activate timber-wolf", "attack timber-wolf wizard")
        while table.reason == "trigger-order":
            table.answer(table.texts()[0])
        table.answer("skip")
        assert table.piece("beastmaster").mana == 4


def test_suppression_cloak_wants_nothing_for_arrows_counterstrikes_and_second_attacks():
    with Situation(b2="royal-archer", p1_mage="wizard b3 +suppression-cloak") as table:
        table.dice("2 0 0 0")
        table.answer("activate royal-archer", "attack royal-archer wizard 1")
        assert table.piece("wizard").damage == 2
    with Situation(
        b2="timber-wolf", p1_mage="wizard b2 +suppression-cloak", barriers="suppression-cloak timber-wolf"
    ) as table:
        table.dice("2 0 0 0")
        table.answer("activate timber-wolf", "attack timber-wolf wizard")
        assert table.piece("wizard").damage == 2
    with Situation(mage="wizard b2 +suppression-cloak", b2="timber-wolf p1 guard") as table:
        table.dice("0 0 0")
        table.dice("2 0 0 0")
        table.answer("activate wizard", "attack wizard timber-wolf", "counterstrike timber-wolf 1")
        assert table.piece("wizard").damage == 2


# Moloch's Torment


def test_molochs_torment_harms_creatures_with_an_own_curse_for_a_mana_each():
    with Situation(
        mage="warlock b2 mana:5 +molochs-torment",
        b2="timber-wolf p1 +(agony p0), emerald-tegu p1 +(magebane p0), feral-bobcat p1 ?(agony p0)",
        phase="upkeep",
        p1_mage="beastmaster d3",
    ) as table:
        table.offers("torment emerald-tegu", "torment timber-wolf", "torment timber-wolf emerald-tegu", "skip")
        table.answer("torment timber-wolf emerald-tegu")
        assert [table.piece(n).damage for n in ("timber-wolf", "emerald-tegu", "feral-bobcat")] == [1, 1, 0]
        assert table.piece("warlock").mana == 3


def test_molochs_torment_takes_no_more_than_there_is_mana_and_no_curses_of_others():
    with Situation(
        mage="warlock b2 mana:1 +molochs-torment",
        b2="timber-wolf p1 +(agony p0), emerald-tegu p1 +(magebane p0), feral-bobcat +(agony p1)",
        phase="upkeep",
        p1_mage="beastmaster d3",
    ) as table:
        table.offers("torment emerald-tegu", "torment timber-wolf", "skip")
        table.answer("skip")
        assert table.piece("warlock").mana == 1


# Abilities that are used like quick spells


def test_crown_of_protection_puts_armor_on_a_living_creature_near_by():
    with Situation(
        mage="priestess b2 mana:5 +crown-of-protection",
        b2="skeletal-sentry",
        b3="gray-angel, timber-wolf p1",
        d3="royal-archer",
        p1_mage="wizard d3",
    ) as table:
        table.answer("use crown-of-protection")
        table.offers("target gray-angel", "target timber-wolf", "skip")
        table.answer("target gray-angel")
        assert (table.armor("gray-angel"), table.piece("priestess").mana) == (3, 3)
        assert not table.piece("priestess").quickcast
        table.answer("activate priestess")
        assert not table.can("use crown-of-protection")  # once a round
        table.answer("done")


def test_crown_of_protection_can_be_used_with_a_quick_action_and_its_tokens_add_up():
    with Situation(
        mage="priestess b2 mana:5 quickcast-used +crown-of-protection",
        b2="gray-angel armor:1",
        p1_mage="wizard d3",
    ) as table:
        assert not table.can("use crown-of-protection")
        table.answer("activate priestess", "use crown-of-protection", "target gray-angel")
        assert table.armor("gray-angel") == 4
    with Situation(
        mage="priestess b2 mana:1 +crown-of-protection", b2="gray-angel", p1_mage="wizard d3"
    ) as table:
        assert not table.can("use crown-of-protection")


def test_who_withdraws_the_crown_has_done_nothing():
    with Situation(
        mage="priestess b2 mana:5 quickcast-used +crown-of-protection",
        b2="gray-angel",
        acting="priestess",
        p1_mage="wizard d3",
    ) as table:
        table.answer("use crown-of-protection", "skip", "guard")
        assert table.piece("priestess").mana == 5
        assert table.piece("priestess").guard


def test_jinx_counters_what_is_used_like_a_spell_and_gives_its_mana_back():
    with Revealing(
        mage="priestess b2 mana:5 ?(jinx p1) +crown-of-protection", b2="gray-angel", p1_mage="wizard d3 mana:5"
    ) as table:
        table.play("use crown-of-protection", "target gray-angel", "pay jinx 1")
        table.settle()
        assert (table.armor("gray-angel"), table.piece("priestess").mana) == (2, 5)
        assert table.piece("crown-of-protection").used == ["use-0"]
    with Revealing(
        mage="beastmaster b2 mana:5 ?(jinx p1) +staff-of-beasts",
        b2="timber-wolf",
        p1_mage="wizard d3 mana:5",
    ) as table:
        table.play("use staff-of-beasts", "target timber-wolf", "pay jinx 1")
        table.settle()
        assert (table.trait("melee", "timber-wolf"), table.mana("beastmaster")) == (0, 5)
    with Revealing(
        mage="wizard b2 mana:5 ?(jinx p1) +(mage-wand bound:minor-heal slots:weapon)",
        spellbook="sleep",
        p1_mage="warlock d3 mana:5",
    ) as table:
        table.play("use mage-wand", "pay jinx 1")
        table.settle()
        assert (table.book(0), table.mana("wizard")) == (["sleep"], 5)  # nothing was exchanged
        table.changed(
            mage="wizard b2 mana:5 quickcast-used +(mage-wand slots:weapon bound:minor-heal)",
            p1_mage="warlock d3 mana:4",
            p1_discard="jinx",
        )


def test_staff_of_beasts_strengthens_or_heals_an_animal():
    for_animals = {"mage": "beastmaster b2 mana:5 +staff-of-beasts", "b2": "timber-wolf damage:4, gray-angel"}
    with Situation(**for_animals) as table:
        table.answer("use staff-of-beasts")
        table.offers("target timber-wolf", "skip")
        table.answer("target timber-wolf")
        table.offers("melee", "heal")
        table.answer("melee")
        assert (table.trait("melee", "timber-wolf"), table.piece("beastmaster").mana) == (2, 3)
        assert table.piece("timber-wolf").damage == 4
    with Situation(**for_animals) as table:
        table.dice("2 1*")
        table.answer("use staff-of-beasts", "target timber-wolf", "heal")
        assert (table.trait("melee", "timber-wolf"), table.piece("timber-wolf").damage) == (0, 1)
        assert not table.can("use staff-of-beasts")


def test_staff_of_beasts_is_also_a_weapon():
    with Situation(mage="beastmaster b2 +staff-of-beasts", p1_mage="warlock b2") as table:
        table.dice("1 1 1 0 0")  # 4 dice, and melee +1
        table.answer("activate beastmaster", "attack staff-of-beasts warlock")
        assert table.piece("warlock").damage == 3


# Wands, and where equipment is worn


# Wands


@pytest.mark.rule("MW-EX-39", "MW-BIND-01", "MW-BIND-02", "MW-EQUIP-06")
def test_mage_wand_binds_an_incantation_that_is_not_epic():
    with Situation(
        mage="wizard b2 mana:10",
        prepared="mage-wand, battle-fury",
        spellbook="minor-heal, fireball, bear-strength, mana-crystal",
    ) as table:
        table.answer("quickcast mage-wand", "target wizard")
        table.offers("wear 1", "wear 2")
        table.answer("wear 2")
        table.offers("bind minor-heal")
        table.answer("bind minor-heal")
        table.changed(
            mage="wizard b2 mana:5 quickcast-used +(mage-wand slots:shield new bound:minor-heal)",
            prepared="battle-fury",
            spellbook="fireball, bear-strength, mana-crystal",
        )


@pytest.mark.rule("MW-EX-40", "MW-BIND-03", "MW-BIND-04", "MW-BIND-05", "MW-BIND-06")
def test_a_bound_spell_is_cast_once_a_round_and_stays():
    with Situation(mage="wizard b2 mana:20 damage:6 +(mage-wand bound:minor-heal)") as table:
        table.dice("2 0 0 0 0")
        table.answer("quickcast minor-heal", "target wizard")
        wand = "+(mage-wand used:bound slots:weapon bound-open:minor-heal)"
        table.changed(mage=f"wizard b2 mana:15 quickcast-used damage:4 {wand}")
        table.answer("activate wizard")
        assert not table.can("cast minor-heal")
        table.answer("done")


@pytest.mark.rule("MW-BIND-10")
def test_for_three_mana_another_spell_is_bound():
    with Situation(
        mage="warlock b2 mana:10 +(elemental-wand bound-open:fireball)",
        spellbook="firestorm, minor-heal, electrify",
        p1_mage="wizard d3",
    ) as table:
        table.answer("use elemental-wand")
        table.offers("bind electrify", "bind firestorm")
        table.answer("bind electrify")
        table.changed(
            mage="warlock b2 mana:7 quickcast-used +(elemental-wand slots:weapon bound:electrify)",
            spellbook="firestorm, minor-heal, fireball",
        )
    with Situation(
        mage="warlock b2 mana:2 +(elemental-wand bound:fireball)", spellbook="firestorm", p1_mage="wizard d3"
    ) as table:
        assert not table.can("use elemental-wand")
    with Situation(
        mage="warlock b2 mana:9 +(elemental-wand bound:fireball)", spellbook="minor-heal", p1_mage="wizard d3"
    ) as table:
        assert not table.can("use elemental-wand")


def test_elemental_wand_casts_its_attack_spell_every_round():
    with Situation(
        mage="warlock b2 mana:20 +(elemental-wand bound:flameblast)", b2="timber-wolf p1", p1_mage="wizard d3"
    ) as table:
        table.dice("2 2 0 0", effect=7)
        table.answer("quickcast flameblast", "target timber-wolf")
        assert table.piece("timber-wolf").damage == 2
        assert table.piece("timber-wolf").markers == {"burn": 1}
        assert table.state.card(table.piece("elemental-wand").bound).slug == "flameblast"


@pytest.mark.rule("MW-BIND-07")
def test_a_bound_spell_that_is_countered_stays_bound():
    with Revealing(
        mage="wizard b2 mana:20 +(mage-wand bound:minor-heal)",
        b2="timber-wolf ?(nullify p1)",
        p1_mage="warlock d3 mana:9",
    ) as table:
        table.play("quickcast minor-heal", "target timber-wolf", "pay nullify 2")
        table.settle()
        assert table.state.card(table.piece("mage-wand").bound).slug == "minor-heal"
        assert (table.piece("mage-wand").used, table.mana("wizard")) == (["bound"], 15)


@pytest.mark.rule("MW-BIND-11")
def test_who_is_given_a_wand_by_another_mage_binds_and_casts_an_own_spell():
    with Situation(
        mage="wizard b2 mana:10",
        prepared="mage-wand",
        spellbook="purify",
        p1_mage="priestess b2 mana:20 damage:3",
        p1_spellbook="minor-heal, heal",
    ) as table:
        table.answer("quickcast mage-wand", "target priestess", "wear 1")
        table.answer("bind minor-heal", player=1)
        table.answer("activate wizard", "done")
        assert table.can("quickcast minor-heal")
        table.answer("use mage-wand", "bind heal")  # from her own spellbook, for her own mana
        assert (table.piece("priestess").mana, table.piece("wizard").mana) == (17, 5)


@pytest.mark.rule("MW-BIND-08", "MW-EQUIP-04", "MW-BIND-09")
def test_a_bound_spell_goes_where_its_wand_goes():
    with Situation(
        mage="wizard b2 mana:10 +(mage-wand slots:weapon bound:minor-heal)", prepared="mage-staff"
    ) as table:
        table.answer("quickcast mage-staff", "target wizard")
        table.changed(
            mage="wizard b2 mana:5 quickcast-used +(mage-staff new)",
            prepared="",
            spellbook="minor-heal, mage-wand",
        )
    with Situation(
        mage="warlock b2 mana:10", prepared="dissolve", p1_mage="wizard b2 +(mage-wand bound:minor-heal)"
    ) as table:
        table.answer("quickcast dissolve", "target wizard", "to mage-wand")
        table.changed(
            mage="warlock b2 mana:5 quickcast-used",
            prepared="",
            discard="dissolve",
            p1_mage="wizard b2 mana:10",
            p1_discard="mage-wand, minor-heal",
        )


# Where equipment is worn


@pytest.mark.rule("MW-EQUIP-02", "MW-EQUIP-03")
def test_two_rings_are_worn_and_a_third_one_takes_the_place_of_the_first():
    with Situation(mage="wizard b2 mana:10 +arcane-ring", prepared="lightning-ring, fireshaper-ring") as table:
        table.answer("quickcast lightning-ring", "target wizard")
        assert len(table.piece("wizard").attached) == 2
        table.answer("activate wizard", "cast fireshaper-ring", "target wizard")
        assert [table.state.card(t).slug for t in table.piece("wizard").attached] == [
            "lightning-ring",
            "fireshaper-ring",
        ]
        assert [table.state.card(t).slug for t in table.state.players[0].spellbook] == ["arcane-ring"]


@pytest.mark.rule("MW-EQUIP-07")
def test_the_same_equipment_is_not_worn_twice():
    with Situation(
        mage="wizard b2 mana:10 +arcane-ring", prepared="arcane-ring", p1_mage="warlock b2"
    ) as table:
        table.answer("quickcast arcane-ring")
        table.offers("target warlock", "skip")
        table.answer("skip")


@pytest.mark.rule("MW-EQUIP-08", "MW-EQUIP-09")
def test_equipment_for_another_mage_needs_range_and_a_free_place():
    with Situation(mage="wizard b2 mana:10", prepared="leather-gloves", p1_mage="warlock d2") as table:
        table.answer("quickcast leather-gloves", "target warlock")
        assert table.armor("warlock") == 1
    with Situation(mage="wizard a2 mana:10", prepared="leather-gloves", p1_mage="warlock d2") as table:
        table.answer("quickcast leather-gloves")
        table.offers("target wizard", "skip")
        table.answer("skip")
    with Situation(
        mage="wizard b2 mana:10", prepared="leather-gloves", p1_mage="warlock b2 +gauntlets-of-strength"
    ) as table:
        table.answer("quickcast leather-gloves")
        table.offers("target wizard", "skip")
        table.answer("skip")


# What they leave alone: a forbidden candidate or number is on the table


def test_mage_wand_does_not_bind_an_epic_incantation():
    with Situation(
        mage="wizard b2 mana:10", prepared="mage-wand", spellbook="minor-heal, lay-hands, battle-fury"
    ) as table:
        table.answer("quickcast mage-wand", "target wizard", "wear 2")
        table.offers("bind minor-heal", "bind battle-fury")
        table.answer("bind minor-heal")


def test_mage_wand_exchanges_nothing_where_nothing_can_be_bound():
    with Situation(mage="wizard b2 mana:10 +(mage-wand bound:minor-heal)", spellbook="fireball") as table:
        table.offers("activate wizard", "quickcast arcane-zap", "quickcast minor-heal")


def test_staff_of_beasts_and_hand_of_bim_shalla_strengthen_one_creature():
    given = {"b2": "hand-of-bim-shalla, timber-wolf, royal-archer"}
    with Situation(mage="beastmaster b2 mana:20 +staff-of-beasts", **given) as table:
        table.answer("use staff-of-beasts", "target timber-wolf", "melee")
        assert [table.trait("melee", name) for name in ("timber-wolf", "royal-archer")] == [2, 0]
        table.answer("use hand-of-bim-shalla", "target timber-wolf", "melee")
        assert [table.trait("melee", name) for name in ("timber-wolf", "royal-archer")] == [3, 0]
    with Situation(mage="beastmaster b2 mana:20", **given) as table:
        table.answer("use hand-of-bim-shalla", "target timber-wolf", "armor")
        assert [table.armor(name) for name in ("timber-wolf", "royal-archer")] == [3, 1]


def test_enchanters_ring_does_nothing_for_other_spells_aimed_at_a_friend():
    with Situation(
        mage="beastmaster b2 mana:20 +enchanters-ring", prepared="charge", b2="timber-wolf"
    ) as table:
        table.answer("quickcast charge", "target timber-wolf")
        assert table.piece("beastmaster").mana == 16


def test_helm_of_fear_does_not_scare_a_spirit():
    with Situation(b2="whirling-spirit", p1_mage="warlock b2 +helm-of-fear") as table:
        table.dice("2 0 0 0", effect=1)
        table.answer("activate whirling-spirit", "attack whirling-spirit warlock")
        assert table.piece("warlock").damage > 0
