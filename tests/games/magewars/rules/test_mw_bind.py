"""Spells that are bound to objects (MW-BIND)."""

import pytest

from tests.games.magewars.situations import Situation
from trivault.games.magewars.game import GAME
from trivault.testing import same_views


@pytest.mark.rule("MW-BIND-12", "MW-CODEX-128")
def test_a_stolen_object_brings_its_bound_spell_along():
    """MW-AMB-18: schools that oppose the mage stay closed"""
    for spell, allowed in (("flameblast", False), ("jet-stream", True), ("geyser", True)):
        stolen = f"elemental-wand owner:p1 bound:{spell} bound-owner:p1"
        with Situation(mage=f"beastmaster b2 mana:20 +({stolen})", b2="timber-wolf p1") as table:
            held = table.piece("elemental-wand").bound
            assert table.state.owners[held] == 1
            assert table.game.visible(table.state, 0, held)
            assert table.can(f"quickcast {spell}") == allowed
            if not allowed:
                assert table.state.why_not(f"quickcast {spell}") == ["MW-BIND-12"]


def test_an_own_bound_spell_is_cast_whatever_its_school():
    with Situation(
        mage="beastmaster b2 mana:20 +(elemental-wand bound:flameblast)", b2="timber-wolf p1"
    ) as table:
        assert table.can("quickcast flameblast")


@pytest.mark.rule("MW-CODEX-128", "MW-BIND-02", "MW-BIND-10", "MW-BIND-11")
def test_bound_spells_come_from_the_book_of_who_wears_the_object():
    with Situation(
        mage="wizard b2 mana:20",
        prepared="mage-wand, purify",
        spellbook="dispel",
        p1_mage="warlock b2 mana:20",
        p1_spellbook="minor-heal, drain-life",
        p1_prepared="evade, fireball",
    ) as table:
        table.answer("quickcast mage-wand", "target warlock", "wear 1")
        assert table.asked == 1
        table.offers("bind minor-heal", "bind drain-life")  # none that is prepared
        table.answer("bind minor-heal", "activate wizard", "done")
        table.answer("use mage-wand")
        table.offers("bind drain-life")
        table.answer("bind drain-life")
        table.shows(
            p1_spellbook="minor-heal",
            spellbook="dispel",
            p1_mage="warlock b2 mana:17 quickcast-used +(mage-wand p0 slots:weapon new bound:drain-life)",
        )


def test_a_position_tells_whose_spell_is_bound():
    with Situation(mage="wizard b2", p1_mage="warlock b2 +(mage-wand p0 bound:dispel)") as table:
        assert table.state.owners[table.piece("mage-wand").bound] == 1
        again = GAME.position(GAME.describe(table.state))
        assert again.owners == table.state.owners
    stolen = "warlock b2 +(mage-wand owner:p0 bound:dispel bound-owner:p0)"
    with Situation(mage="wizard b2", p1_mage=stolen) as table:
        assert table.state.owners[table.piece("mage-wand").bound] == 0
        again = GAME.position(GAME.describe(table.state))
        assert again.owners == table.state.owners


@pytest.mark.parametrize("known", ["bound", "bound-open"])
def test_nobody_can_tell_what_is_bound_to_the_gift_of_another_mage(known):
    with Situation(
        mage="beastmaster b2",
        spellbook="2 bear-strength, geyser",
        p1_mage=f"warlock b2 mana:20 +(mage-wand p0 {known}:dispel)",
        p1_spellbook="3 minor-heal, 2 fireball",
        p1_prepared="fireball",
        b2="timber-wolf +rhino-hide",
    ) as table:
        for seed in range(10):
            same_views(GAME, table.state, seed)
