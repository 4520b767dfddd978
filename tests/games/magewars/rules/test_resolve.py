"""The types of spells, and spells that are bound to objects (MW-TYPE, MW-CONJ, MW-SPAWN, MW-WALL, MW-BIND)."""

import pytest

from tests.games.magewars.cards.revealing import Revealing
from tests.games.magewars.situations import Situation
from trivault.games.magewars.decks.spellbook import SPELLS
from trivault.games.magewars.game import GAME
from trivault.games.magewars.state.model import TYPES
from trivault.testing import same_views

# Types


@pytest.mark.rule("MW-TYPE-01", "MW-RESOLVE-01")
@pytest.mark.parametrize(
    ("kind", "spell", "target", "change"),
    [
        ("attack", "geyser", "emerald-tegu", {"b2": "emerald-tegu p1 damage:2", "discard": "geyser"}),
        (
            "incantation",
            "seeking-dispel",
            "agony",
            {"b2": "emerald-tegu p1", "discard": "seeking-dispel, agony"},
        ),
        ("creature", "bitterwood-fox", "b2", {"b2": "emerald-tegu p1, bitterwood-fox inactive new"}),
        ("conjuration", "mana-crystal", "b3", {"b3": "mana-crystal new"}),
        ("wall", "wall-of-thorns", "b2-b3", {"b2_b3": "wall-of-thorns new"}),
        ("enchantment", "rhino-hide", "emerald-tegu", {"b2": "emerald-tegu p1 ?(rhino-hide p0 new)"}),
        ("equipment", "leather-boots", "wizard", {}),
    ],
)
def test_what_a_spell_does_follows_from_its_type(kind, spell, target, change):
    assert set(TYPES) == {card.type for card in SPELLS.values()}
    assert SPELLS[spell].type == kind
    hidden = " ?(agony p0)" if kind == "incantation" else ""
    with Revealing(
        mage="wizard b2 mana:20",
        acting="wizard",
        prepared=spell,
        b2=f"emerald-tegu p1{hidden}",
        p1_mage="warlock",
    ) as table:
        if kind == "attack":
            table.dice("2* 0 0", effect=1)
        table.play(f"cast {spell}", f"target {target}")
        while table.can("skip"):
            table.answer("skip")
        table.settle()
        left = 20 - {"attack": 4, "creature": 5, "conjuration": 5, "wall": 5}.get(kind, 2)
        boots = " +(leather-boots new)" if kind == "equipment" else ""
        table.changed(mage=f"wizard b2 inactive mana:{left}{boots}", prepared="", acting="", **change)
        table.answer("done")


@pytest.mark.rule("MW-TYPE-01", "MW-CODEX-123")
def test_walls_are_conjurations():
    with Situation(mage="warlock b2 mana:20", prepared="flameblast", b2_c2="wall-of-stone p1") as table:
        table.dice("2* 0 0 0", effect=1)
        table.answer("quickcast flameblast", "target wall-of-stone")  # a creature or conjuration
        table.changed(
            mage="warlock b2 mana:15 quickcast-used",
            prepared="",
            discard="flameblast",
            b2_c2="wall-of-stone p1 damage:2",
        )


@pytest.mark.rule("MW-TYPE-05", "MW-TYPE-06", "MW-CODEX-064")
def test_a_creature_comes_face_up_and_inactive_into_the_zone_of_its_caster():
    with Situation(
        mage="warlock b2 mana:20", acting="warlock", prepared="firebrand-imp", p1_mage="wizard"
    ) as table:
        table.answer("cast firebrand-imp")
        table.offers("target b2", "skip")  # range 0-0
        table.answer("target b2")
        imp = table.card("firebrand-imp")
        assert table.game.visible(table.state, 1, imp)
        assert (table.piece("firebrand-imp").controller, table.piece("firebrand-imp").active) == (0, False)
        table.answer("skip")  # no bloodreaper
    with Situation(b2="firebrand-imp, emerald-tegu p1 damage:7", p1_mage="wizard") as table:
        table.dice("1* 0", effect=1)
        table.answer(
            "activate firebrand-imp", "attack firebrand-imp emerald-tegu"
        )  # it fights for its controller
        table.shows(b2="firebrand-imp inactive", p1_discard="emerald-tegu")  # as much damage as Life


@pytest.mark.rule("MW-TYPE-07", "MW-CODEX-052")
def test_casting_a_creature_spell_is_summoning():
    """An animal that was summoned may become the pet."""
    with Situation(mage="beastmaster b2 mana:30", acting="beastmaster", prepared="bitterwood-fox") as table:
        table.answer("cast bitterwood-fox", "target b2")
        table.offers("make-pet beastmaster 2", "skip")
        table.answer("skip")


@pytest.mark.rule("MW-CODEX-133", "MW-CONJ-10")
def test_a_zone_has_one_zone_exclusive_conjuration():
    with Situation(
        mage="wizard b2 mana:20",
        prepared="mana-crystal, tanglevine",
        b2="mana-flower p1, timber-wolf p1",
        b1="mohktari-great-tree-of-life",
    ) as table:
        table.answer("quickcast mana-crystal")
        assert not table.can("target b2")  # whoever has the other one
        assert table.can("target b1")  # the tree is not exclusive
        table.answer("skip", "quickcast tanglevine")
        assert table.can("target timber-wolf")  # nor is the vine
        table.answer("skip")


@pytest.mark.rule("MW-CODEX-010", "MW-WALL-11")
def test_a_wall_is_extended_along_a_border_in_sight_at_any_distance():
    given = {
        "mage": "wizard a2 mana:20",
        "prepared": "wall-of-stone",
        "spellbook": "2 wall-of-stone, wall-of-thorns",
    }
    with Situation(**given) as table:
        table.answer("quickcast wall-of-stone", "target b2-c2")
        table.offers(
            "extend b1-b2",
            "extend b1-c1",
            "extend c1-c2",
            "extend b2-b3",
            "extend b3-c3",
            "extend c2-c3",
            "skip",
        )
        table.answer("extend c2-c3")  # beyond range 0-1
        table.changed(  # 7, and 7 + level 2
            mage="wizard a2 mana:4 quickcast-used",
            prepared="",
            spellbook="wall-of-stone, wall-of-thorns",
            b2_c2="wall-of-stone new",
            c2_c3="wall-of-stone new",
        )
    for walls, seen in ({"a2_b2": "fog-bank"}, True), ({"a2_b2": "fog-bank", "a3_b3": "fog-bank"}, False):
        with Situation(**walls, **given) as table:
            table.answer("quickcast wall-of-stone", "target a2-a3")
            assert table.can("extend b2-b3") == seen
            table.answer(*["extend b2-b3"][:seen])


def test_an_extended_wall_is_paid_for_when_it_is_cast():
    """MW-AMB-04: the second copy leaves the book when the spell resolves"""
    with Revealing(
        mage="wizard b2 mana:20",
        prepared="wall-of-stone",
        spellbook="wall-of-stone",
        p1_mage="warlock",
        b2="timber-wolf ?rhino-hide",
    ) as table:
        table.answer("quickcast wall-of-stone", "target b2-c2", "extend b1-c1")
        table.changed(mage="wizard b2 mana:4 quickcast-used", prepared="")
        table.settle()
        table.changed(spellbook="", b2_c2="wall-of-stone new", b1_c1="wall-of-stone new")


@pytest.mark.rule("MW-CODEX-011", "MW-EQUIP-01")
def test_equipment_is_worn_by_a_mage_and_by_nobody_else():
    with Situation(
        mage="wizard b2 mana:20 +leather-boots +(moonglow-amulet)",
        prepared="leather-boots, gauntlets-of-strength",
        b2="timber-wolf",
        p1_mage="warlock b2",
    ) as table:
        table.answer("quickcast gauntlets-of-strength")
        table.offers("target wizard", "target warlock", "skip")
        table.answer("skip", "quickcast leather-boots")
        table.offers("target warlock", "skip")  # no two of a name
        table.answer("target warlock")
        assert table.armor("warlock") == 1  # a part of its mage


# Bound spells


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
