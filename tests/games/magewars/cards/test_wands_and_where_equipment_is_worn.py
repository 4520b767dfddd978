"""What equipment does: wands, and where it is worn."""

import pytest

from tests.games.magewars.cards.revealing import Revealing
from tests.games.magewars.situations import Situation

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
