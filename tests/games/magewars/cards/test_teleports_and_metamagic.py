"""What incantations do: teleports, equipment and metamagic."""

import pytest

from tests.games.magewars.cards.acting import spell
from tests.games.magewars.cards.revealing import Revealing

# Teleports


@pytest.mark.rule("MW-TELE-01", "MW-TELE-03", "MW-CAST-10")
@pytest.mark.parametrize(("zone", "cost"), [("b2", 3), ("c2", 3), ("c1", 6), ("d2", 6), ("b1", 3)])
def test_teleport_costs_three_for_each_zone(zone, cost):
    with spell("teleport", b2="emerald-tegu p1 stun +agony") as table:
        table.play("quickcast teleport", "target emerald-tegu", f"to {zone}")
        assert table.zone("emerald-tegu") == zone
        assert table.mana("wizard") == 40 - cost
        assert table.attached("emerald-tegu") == ["agony"]


@pytest.mark.rule("MW-EX-12", "MW-TELE-03", "MW-TELE-04", "MW-TELE-05", "MW-TELE-07")
def test_teleport_shakes_off_what_holds_a_creature():
    with spell("teleport", b2="timber-wolf damage:2 burn +bear-strength +(tanglevine p1)") as table:
        table.play("quickcast teleport", "target timber-wolf", "to b2")
        table.changed(
            mage="wizard b2 mana:37 quickcast-used",
            prepared="",
            discard="teleport",
            b2="timber-wolf damage:2 burn +bear-strength",
            p1_discard="tanglevine",
        )


@pytest.mark.rule("MW-TELE-02")
def test_teleport_passes_walls_unharmed():
    with spell("teleport", b1="emerald-tegu p1", b1_c1="wall-of-thorns") as table:
        table.play("quickcast teleport", "target emerald-tegu", "to c1")  # past the end of the wall
        assert (table.zone("emerald-tegu"), table.damage("emerald-tegu")) == ("c1", 0)


@pytest.mark.rule("MW-TELE-06")
def test_teleport_moves_the_unmovable_within_the_means_of_the_caster():
    with Revealing(
        mage="wizard b2 mana:5", prepared="teleport", b2="emerald-tegu p1 +(force-hold p0)"
    ) as table:
        table.play("quickcast teleport", "target emerald-tegu")
        assert not table.can("to d2")  # 6 mana
        table.answer("to c2")
        assert table.zone("emerald-tegu") == "c2"


@pytest.mark.rule("MW-CODEX-078")
def test_banish_takes_a_creature_away_for_three_upkeep_phases():
    with spell("banish", b2="timber-wolf p1 inactive burn +regrowth +(tanglevine p0), bitterwood-fox") as table:
        table.play("quickcast banish", "target timber-wolf")
        table.changed(
            mage="wizard b2 mana:26 quickcast-used",
            prepared="",
            discard="banish, tanglevine",
            b2="bitterwood-fox",
            away="timber-wolf p1 inactive banish:3 burn left:b2 +regrowth",
        )


def test_banish_ends_with_its_last_token():
    with Revealing(phase="upkeep", away="timber-wolf banish:2 left:b2, emerald-tegu banish left:b2") as table:
        assert table.piece("timber-wolf").markers == {"banish": 1}
        assert not table.state.in_arena(table.card("timber-wolf"))
        assert table.piece("emerald-tegu").markers == {}
        assert table.zone("emerald-tegu") == "b2"


@pytest.mark.rule("MW-TRAP-03")
def test_a_trap_waits_for_who_comes_back():
    with Revealing(
        phase="upkeep", p1_mage="warlock mana:9", b2="?teleport-trap p1", away="timber-wolf banish left:b2"
    ) as table:
        table.answer("pay teleport-trap 2", "to b3")
        assert table.zone("timber-wolf") == "b3"


def test_what_is_banished_is_out_of_reach():
    with spell("dispel", away="timber-wolf p1 banish:3 left:b2 +agony", b2="emerald-tegu p1 +agony") as table:
        table.answer("quickcast dispel")
        table.offers("target agony", "skip")
        table.answer("target agony")
        assert (table.attached("timber-wolf"), table.attached("emerald-tegu")) == (["agony"], [])


def test_what_is_banished_suffers_what_it_bears():
    with Revealing(phase="upkeep", away="timber-wolf rot:2 banish:3 left:b2", b2="emerald-tegu") as table:
        table.answer("resolve timber-wolf p0")
        assert table.damage("timber-wolf") == 2
        assert table.piece("timber-wolf").markers == {"rot": 2, "banish": 2}


def test_the_action_marker_of_what_is_banished_stays_as_it_is():
    with Revealing(
        phase="reset", b2="emerald-tegu inactive", away="timber-wolf inactive banish:3 left:b2"
    ) as table:
        assert (table.piece("emerald-tegu").active, table.piece("timber-wolf").active) == (True, False)


# Equipment


def test_dissolve_destroys_equipment_for_its_cost():
    with spell("dissolve", p1_mage="warlock b2 +leather-boots +mage-staff") as table:
        table.play("quickcast dissolve", "target warlock", "to mage-staff")
        table.changed(
            mage="wizard b2 mana:35 quickcast-used",
            prepared="",
            discard="dissolve",
            p1_mage="warlock b2 mana:10 +leather-boots",
            p1_discard="mage-staff",
        )


def test_dissolve_needs_equipment_that_can_be_paid_for():
    with Revealing(
        mage="wizard b2 mana:2", prepared="dissolve", p1_mage="warlock b2 +leather-boots +mage-staff"
    ) as table:
        table.play("quickcast dissolve", "target warlock")
        table.offers("to leather-boots", "skip")
        table.answer("to leather-boots")
    with spell("dissolve", p1_mage="warlock b2") as table:
        assert not table.can("quickcast dissolve")


def test_explode_destroys_equipment_and_burns_who_wore_it():
    with spell("explode", p1_mage="warlock b2 +leather-boots +cobra-reflexes") as table:
        table.play("quickcast explode", "target warlock")
        table.dice("2 1* 0 0", effect=6)
        table.answer("to leather-boots")  # its armor is gone
        table.changed(
            mage="wizard b2 mana:32 quickcast-used",
            prepared="",
            discard="explode",
            p1_mage="warlock b2 mana:10 damage:3 burn +cobra-reflexes",
            p1_discard="leather-boots",
        )


# Metamagic


@pytest.mark.rule("MW-ENCH-13")
def test_dispel_costs_what_the_enchantment_cost():
    with spell("dispel", p1_mage="warlock b2 +rhino-hide", b2="timber-wolf p1 +bear-strength ?agony") as table:
        table.answer("quickcast dispel")
        table.offers("target rhino-hide", "target bear-strength", "skip")
        table.play("target rhino-hide")
        table.settle()
        assert table.mana("wizard") == 40 - 2 - 3  # dearer on a mage
        assert table.discard(1) == ["rhino-hide"]
        assert table.armor("warlock") == 0


def test_dispel_reaches_what_lies_on_a_wall():
    with Revealing(
        mage="wizard b2 mana:40", prepared="seeking-dispel", b2_c2="wall-of-stone p1 ?decoy", p1_mage="warlock"
    ) as table:
        table.play("quickcast seeking-dispel", "target face-down")
        assert table.discard(1) == ["decoy"]


def test_seeking_dispel_cannot_be_answered():
    with spell("seeking-dispel", b2="timber-wolf p1 ?bear-strength", p1_mage="warlock mana:9") as table:
        table.play("quickcast seeking-dispel", "target face-down")  # nobody is asked to reveal it
        assert table.discard(1) == ["bear-strength"]
        assert table.mana("warlock") == 9


def test_seeking_dispel_outruns_even_jinx():
    with spell("seeking-dispel", marks="?(jinx p1)", p1_mage="warlock mana:9") as table:
        table.play("quickcast seeking-dispel", "target face-down")
        assert table.discard(1) == ["jinx"]


def test_seeking_dispel_leaves_other_enchantments_their_answer():
    with spell(
        "seeking-dispel", b2="timber-wolf p1 ?bear-strength ?rhino-hide", p1_mage="warlock mana:9"
    ) as table:
        table.answer("quickcast seeking-dispel", "target face-down")
        table.offers("reveal rhino-hide", "pass")
        table.answer("reveal rhino-hide", "pay rhino-hide 2")
        assert table.attached("timber-wolf") == ["rhino-hide"]


def test_purge_magic_destroys_all_enchantments_of_an_object():
    with spell(
        "purge-magic",
        b2="timber-wolf p1 +bear-strength ?rhino-hide +(agony p0) +(tanglevine p0), bitterwood-fox +agony",
    ) as table:
        table.play("quickcast purge-magic", "target timber-wolf")
        table.settle()
        assert table.attached("timber-wolf") == ["tanglevine"]
        assert table.attached("bitterwood-fox") == ["agony"]
        assert sorted(table.discard(1)) == ["bear-strength", "rhino-hide"]


def test_shift_enchantment_moves_what_one_controls():
    with spell("shift-enchantment", b2="timber-wolf ?(agony p0) +(bear-strength p1), emerald-tegu p1") as table:
        table.answer("quickcast shift-enchantment")
        table.offers("target agony", "skip")
        table.answer("target agony")
        assert not table.can("to timber-wolf")  # it lies there
        assert not table.can("to b2")  # no zone
        table.play("to emerald-tegu")
        table.settle()
        assert table.attached("emerald-tegu") == ["agony"]
        assert table.mana("wizard") == 39


@pytest.mark.rule("MW-RESOLVE-02")
def test_shift_enchantment_comes_to_nothing_when_its_target_is_gone():
    with spell("shift-enchantment", b2="timber-wolf ?decoy, emerald-tegu") as table:
        table.play("quickcast shift-enchantment", "target decoy", "to emerald-tegu", "reveal decoy")
        assert (table.attached("timber-wolf"), table.attached("emerald-tegu")) == ([], [])
        assert table.discard(0) == ["shift-enchantment", "decoy"]
        assert table.mana("wizard") == 40 - 1 + 2


def test_shift_enchantment_costs_the_level_of_a_revealed_one():
    with spell(
        "shift-enchantment", b2="timber-wolf +eagle-wings, emerald-tegu +eagle-wings, bitterwood-fox"
    ) as table:
        table.play("quickcast shift-enchantment", "target eagle-wings")
        table.offers("to bitterwood-fox", "skip")  # one of a name on each
        table.play("to bitterwood-fox")
        assert table.mana("wizard") == 38


@pytest.mark.rule("MW-LIFE-05")
def test_the_life_of_bull_endurance_goes_where_it_goes():
    with spell(
        "shift-enchantment", b2="timber-wolf damage:10 life:4 +(bull-endurance life:4), emerald-tegu"
    ) as table:
        table.play("quickcast shift-enchantment", "target bull-endurance", "to emerald-tegu")
        assert not table.lies("timber-wolf")
        assert table.life("emerald-tegu") == 12


def test_shift_enchantment_moves_traps_from_zone_to_zone():
    with spell("shift-enchantment", b2="?hellfire-trap", c2="emerald-tegu p1") as table:
        table.play("quickcast shift-enchantment", "target hellfire-trap")
        assert not table.can("to c2")
        table.play("to b3")
        table.settle()
        assert table.zone("hellfire-trap") == "b3"


def test_steal_enchantment_takes_control():
    with spell(
        "steal-enchantment", b2="timber-wolf, emerald-tegu p1 +rhino-hide", p1_mage="warlock b2"
    ) as table:
        table.play("activate wizard", "cast steal-enchantment", "target rhino-hide", "to timber-wolf")
        assert (table.armor("timber-wolf"), table.armor("emerald-tegu")) == (4, 3)
        assert table.mana("wizard") == 40 - 4 - 4
        assert table.state.controller(table.card("rhino-hide")) == 0
        assert table.state.owners[table.card("rhino-hide")] == 1


def test_steal_enchantment_pays_magebind_for_a_mage():
    with spell("steal-enchantment", b2="emerald-tegu p1 +rhino-hide", p1_mage="warlock") as table:
        table.play("activate wizard", "cast steal-enchantment", "target rhino-hide", "to wizard")
        assert table.mana("wizard") == 40 - 4 - 5


def test_stolen_sacred_ground_helps_the_thief():
    with spell(
        "steal-enchantment", b2="sacred-ground p1, timber-wolf, emerald-tegu p1", p1_mage="warlock"
    ) as table:
        table.play("activate wizard", "cast steal-enchantment", "target sacred-ground", "to b1")
        assert table.trait("aegis", "emerald-tegu") == 0
        table.answer("done", "activate emerald-tegu", "move b1", "done", "activate timber-wolf", "move b1")
        assert (table.trait("aegis", "timber-wolf"), table.trait("aegis", "emerald-tegu")) == (1, 0)
        table.answer("done")
