"""What equipment does: abilities."""

import pytest

from tests.games.magewars.cards.revealing import Revealing
from tests.games.magewars.situations import Situation

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
