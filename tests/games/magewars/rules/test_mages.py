"""Mages and what they learn with ease (MW-MAGE, MW-WIZ, and the examples of building spellbooks)."""

from dataclasses import replace

import pytest

from tests.games.magewars.situations import Situation
from trivault.games.magewars.decks.spellbook import MAGES, SPELLS, bound, price, violations
from trivault.games.magewars.game import GAME
from trivault.games.magewars.text.face import render


def each(mage, slug, element=""):
    """The spell points for one copy."""
    return price(SPELLS[slug], MAGES[mage], element).each


def rules(mage, *spells, element=""):
    """The rules that a book of these spells breaks."""
    return [found.rule for found in violations(bound("Test", mage, spells, element))]


@pytest.mark.rule("MW-MAGE-03")
def test_the_card_of_a_mage_says_all_that_is_to_know():
    title, facts, *lines = render(GAME.face("warlock"), GAME.words("en"))
    assert title == "Warlock"
    assert facts == "Mage · Human · 120 spell points · Life 38 · Armor 0 · Channeling 9"
    assert lines[:3] == [
        "Trained in Dark and Fire.",
        "Opposed to Holy.",
        "Basic Melee Attack: quick melee attack, 3 attack dice.",
    ]
    assert len(lines) > 3  # and the abilities


@pytest.mark.rule("MW-MAGE-04", "MW-BOOK-02")
def test_spell_points_are_what_a_spellbook_may_cost(monkeypatch):
    assert {mage.points for mage in MAGES.values()} == {120}
    for most, broken in ((8, []), (7, ["MW-BOOK-02"])):
        monkeypatch.setitem(MAGES, "warlock", replace(MAGES["warlock"], points=most))
        assert rules("warlock", ("fireball", 4)) == broken


# Training


@pytest.mark.rule("MW-WIZ-02")
def test_a_wizard_is_trained_in_arcane_and_in_one_element():
    assert each("wizard", "dispel", "fire") == 1
    assert each("wizard", "fireball", "fire") == 2
    assert each("wizard", "lightning-bolt", "fire") == 4  # air: another element
    assert each("wizard", "agony", "fire") == 2  # dark 1


@pytest.mark.rule("MW-EX-81")
def test_one_of_several_schools_is_enough():
    assert set(SPELLS["elemental-wand"].schools) == {("fire", 2), ("earth", 2), ("water", 2), ("air", 2)}
    assert each("warlock", "elemental-wand") == 2
    assert each("priestess", "elemental-wand") == 4


@pytest.mark.rule("MW-EX-82")
def test_a_spell_of_two_schools_is_paid_for_by_each():
    demon = SPELLS["adramelech-lord-of-fire"]
    assert dict(demon.schools) == {"fire": 2, "dark": 4}
    assert demon.level == 6
    assert each("wizard", demon.slug, "fire") == 10
    assert each("warlock", demon.slug) == 6


@pytest.mark.rule("MW-EX-83")
def test_holy_spells_cost_a_warlock_three_times_their_level():
    holy = {slug: card.level for slug, card in SPELLS.items() if [s for s, _ in card.schools] == ["holy"]}
    assert {slug: each("warlock", slug) for slug in holy if not SPELLS[slug].novice} == {
        slug: 3 * level for slug, level in holy.items() if not SPELLS[slug].novice
    }


@pytest.mark.rule("MW-EX-84")
@pytest.mark.parametrize(("school", "cost"), [("nature", 3), ("war", 6), ("fire", 9)])
def test_a_spell_of_level_3_for_the_beastmaster(school, cost):
    spell = replace(SPELLS["banish"], schools=((school, 3),))
    assert price(spell, MAGES["beastmaster"], "").each == cost


@pytest.mark.rule("MW-EX-85", "MW-CODEX-084")
def test_some_spells_are_for_some_mages_only():
    assert rules("priestess", ("lair", 1)) == ["MW-BOOK-12"]
    assert rules("priestess", ("temple-of-asyra", 1)) == []
    assert rules("beastmaster", ("lair", 1)) == []
    assert rules("beastmaster", ("temple-of-asyra", 1)) == ["MW-BOOK-13"]


@pytest.mark.rule("MW-CODEX-033")
def test_an_epic_spell_is_in_a_book_once():
    assert SPELLS["idol-of-pestilence"].epic
    assert rules("warlock", ("idol-of-pestilence", 1)) == []
    assert rules("warlock", ("idol-of-pestilence", 2)) == ["MW-BOOK-11"]


@pytest.mark.rule("MW-CODEX-083")
def test_a_novice_spell_costs_every_mage_one_point():
    novices = [slug for slug, card in SPELLS.items() if card.novice]
    assert len(novices) > 1
    assert {each(mage, slug) for slug in novices for mage in MAGES} == {1}


# Companions


@pytest.mark.rule("MW-BEAST-07", "MW-BEAST-09", "MW-BEAST-11")
def test_an_animal_of_a_team_mate_becomes_the_pet():
    """It does not matter who has summoned it; the marker is free again when the animal is gone."""
    with Situation(
        teams=True,
        mage="beastmaster a1 mana:20",
        p1_mage="warlock d3",
        p2_mage="wizard b2 mana:20",
        p2_prepared="timber-wolf, bitterwood-fox",
        p3_mage="priestess d3",
        player=2,
    ) as table:
        table.answer("activate wizard", "cast timber-wolf", "target b2")
        assert table.asked == 0
        table.answer("make-pet beastmaster 3")
        assert table.piece("beastmaster").mana == 17
        assert (table.trait("melee", "timber-wolf"), table.armor("timber-wolf")) == (1, 3)
        assert (table.life("timber-wolf"), table.trait("melee", "wizard")) == (13, 0)
