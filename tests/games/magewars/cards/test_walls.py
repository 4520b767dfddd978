"""What each wall does."""

import pytest

from tests.games.magewars.cards.revealing import Revealing
from tests.games.magewars.situations import Situation
from trivault.games.magewars.rules.targets import sees


def zone(table, name):
    return table.state.arena.names[table.piece(name).zone]


@pytest.mark.rule("MW-WALL-08", "MW-WALL-09")
def test_fog_bank_blocks_the_view_and_nothing_else():
    with Situation(b2="royal-archer", c2="timber-wolf p1", b2_c2="fog-bank") as table:
        assert not sees(table.state, table.card("royal-archer"), table.card("timber-wolf"))
        table.answer("activate royal-archer")
        assert not table.can("attack royal-archer timber-wolf 1")
        table.answer("move c2", "done")
        assert zone(table, "royal-archer") == "c2"


@pytest.mark.rule("MW-CORP-03")
def test_fog_bank_suffers_only_from_ones_unless_the_attack_is_ethereal():
    with Situation(b2="timber-wolf, moonglow-faerie", b2_c2="fog-bank p1") as table:
        table.dice("2 1 2 0")
        table.answer("activate timber-wolf", "attack timber-wolf fog-bank")
        assert table.piece("fog-bank").damage == 1


@pytest.mark.rule("MW-WALL-04", "MW-FLY-02")
def test_wall_of_stone_stops_all_but_climbers_and_flyers():
    with Situation(
        b2="timber-wolf, mountain-gorilla, thunderift-falcon", b2_c2="wall-of-stone", acting="timber-wolf"
    ) as table:
        assert not table.can("move c2")
        assert not table.can("climb c2")
        table.answer("done")
    with Situation(b2="mountain-gorilla", b2_c2="wall-of-stone", acting="mountain-gorilla") as table:
        assert not table.can("move c2")
        table.answer("climb c2")
        assert zone(table, "mountain-gorilla") == "c2"
    with Situation(b2="thunderift-falcon", b2_c2="wall-of-stone", acting="thunderift-falcon") as table:
        table.answer("move c2", "done")
        assert zone(table, "thunderift-falcon") == "c2"


@pytest.mark.rule("MW-WALL-13")
def test_wall_of_stone_is_attacked_from_both_sides_and_has_armor():
    for place in ("b2", "c2"):
        with Situation(b2_c2="wall-of-stone p1", **{place: "timber-wolf"}) as table:
            table.dice("2 2 1* 0")
            table.answer("activate timber-wolf", "attack timber-wolf wall-of-stone")
            assert table.piece("wall-of-stone").damage == 2  # 4 - 3, and 1 critical


@pytest.mark.rule("MW-WALL-14")
def test_a_wall_is_shot_at_where_a_zone_beside_it_is_in_range():
    with Situation(a2="royal-archer", c2_d2="wall-of-stone p1") as table:
        table.dice("2 2 2 1")
        table.answer("activate royal-archer", "attack royal-archer wall-of-stone 1")
        assert table.piece("wall-of-stone").damage == 5  # armor 3, piercing 1
    with Situation(a1="royal-archer", c2_d2="wall-of-stone p1", acting="royal-archer") as table:
        assert not table.can("attack royal-archer wall-of-stone 1")
        table.answer("done")


@pytest.mark.rule("MW-WALL-05", "MW-WALL-07")
@pytest.mark.parametrize(("die", "burns"), [(4, 0), (5, 1), (10, 2)])
def test_wall_of_fire_burns_who_passes(die, burns):
    with Situation(b2="blue-gremlin", b2_c2="wall-of-fire p1", mage="beastmaster a1 mana:0") as table:
        table.dice("2* 0 0 0 0", effect=die)
        table.answer("activate blue-gremlin", "move c2", "done")
        assert (zone(table, "blue-gremlin"), table.piece("blue-gremlin").damage) == ("c2", 2)
        assert table.piece("blue-gremlin").markers.get("burn", 0) == burns


def test_wall_of_fire_does_not_harm_who_flies_over_it_or_is_immune():
    with Situation(b2="thunderift-falcon", b2_c2="wall-of-fire p1") as table:
        table.answer("activate thunderift-falcon", "move c2", "done")
        assert table.piece("thunderift-falcon").damage == 0
    with Situation(b2="firebrand-imp", b2_c2="wall-of-fire p1") as table:
        table.answer("activate firebrand-imp", "move c2", "done")
        assert (zone(table, "firebrand-imp"), table.piece("firebrand-imp").damage) == ("c2", 0)


@pytest.mark.rule("MW-WALL-06")
def test_who_is_held_during_the_attack_of_a_wall_stays_where_it_was():
    with Revealing(
        b2="timber-wolf ?(force-hold p1)", b2_c2="wall-of-fire p1", p1_mage="wizard d3 mana:9"
    ) as table:
        table.dice("2* 0 0 0 0", effect=1)
        table.play("activate timber-wolf", "move c2")
        assert table.state.attacks  # the dice have been rolled
        table.play("reveal force-hold", "pay force-hold 2")
        table.settle()
        assert (zone(table, "timber-wolf"), table.piece("timber-wolf").damage) == ("b2", 2)
        table.answer("done")
        table.settle()


def test_who_is_destroyed_by_a_wall_of_fire_does_not_arrive():
    with Situation(b2="blue-gremlin damage:6", b2_c2="wall-of-fire p1", mage="beastmaster a1 mana:0") as table:
        table.dice("2* 0 0 0 0", effect=1)
        table.answer("activate blue-gremlin", "move c2")
        assert [table.state.card(t).slug for t in table.state.players[0].discard] == ["blue-gremlin"]


def test_water_hurts_a_wall_of_fire_as_if_it_were_solid():
    given = {"mage": "warlock b2 mana:20", "p1_mage": "wizard d3", "b2_c2": "wall-of-fire p1"}
    with Situation(prepared="geyser", **given) as table:
        table.dice("2 2 2 0 0 0", effect=1)  # 3 + 3 dice
        table.answer("quickcast geyser", "target wall-of-fire")
        assert table.piece("wall-of-fire").damage == 6
    with Situation(prepared="fireball", **given) as table:
        table.answer("quickcast fireball")
        assert not table.can("target wall-of-fire")  # immune
        table.answer("skip")


@pytest.mark.parametrize(("name", "attacks"), [("bitterwood-fox", 0), ("timber-wolf", 1), ("royal-archer", 2)])
def test_wall_of_thorns_attacks_by_the_level_of_who_passes(name, attacks):
    with Situation(b2=name, b2_c2="wall-of-thorns p1") as table:
        for _ in range(attacks):
            table.dice("1* 0")
        table.answer(f"activate {name}")
        assert table.can("move c2") == (attacks == 0)
        if attacks:
            table.answer("climb c2")  # it takes a full action
        else:
            table.answer("move c2", "done")
        assert (zone(table, name), table.piece(name).damage) == ("c2", attacks)


def test_who_has_moved_cannot_take_the_time_to_pass_a_wall_of_thorns():
    with Situation(b2="timber-wolf", b2_c2="wall-of-thorns p1", acting="timber-wolf", moves=1) as table:
        assert not table.can("climb c2")
        assert not table.can("move c2")
        table.answer("done")


def test_wall_of_thorns_lives_and_burns_well():
    with Situation(b2_c2="wall-of-thorns damage:3", phase="upkeep") as table:
        assert table.piece("wall-of-thorns").damage == 1
    with Situation(
        mage="warlock b2 mana:20", p1_mage="wizard d3", prepared="flameblast", b2_c2="wall-of-thorns p1"
    ) as table:
        table.dice("1 0 0 0 0 0", effect=1)
        table.answer("quickcast flameblast", "target wall-of-thorns")
        assert table.piece("wall-of-thorns").damage == 1


# Casting walls


@pytest.mark.rule("MW-EX-27", "MW-WALL-10", "MW-WALL-11", "MW-WALL-12")
def test_an_extended_wall_costs_twice_and_its_level():
    with Situation(mage="wizard a2 mana:20", prepared="wall-of-stone", spellbook="wall-of-stone") as table:
        table.answer("quickcast wall-of-stone", "target b2-c2")
        assert table.can("extend b1-c1")  # straight on
        assert table.can("extend b1-b2")  # at a right angle
        assert not table.can("extend a1-b1")
        table.answer("extend c1-c2")  # out of range
        table.changed(
            mage="wizard a2 mana:4 quickcast-used",
            prepared="",
            spellbook="",
            b2_c2="wall-of-stone new",
            c1_c2="wall-of-stone new",
        )


def test_a_wall_is_not_extended_without_a_copy_or_without_the_mana():
    with Situation(mage="wizard b2 mana:20", prepared="wall-of-stone", spellbook="wall-of-fire") as table:
        table.answer("quickcast wall-of-stone", "target b2-c2")
        table.offers("skip")  # asked all the same: nobody shall know what is in the book
        table.answer("skip")
        assert table.piece("wizard").mana == 13
    with Situation(mage="wizard b2 mana:15", prepared="wall-of-stone", spellbook="wall-of-stone") as table:
        table.answer("quickcast wall-of-stone", "target b2-c2")
        assert table.piece("wizard").mana == 8


@pytest.mark.rule("MW-WALL-02", "MW-WALL-03", "MW-WALL-01")
def test_a_wall_lies_on_a_free_border_in_range():
    with Situation(mage="wizard a1 mana:20", prepared="fog-bank", a1_a2="wall-of-stone p1") as table:
        table.answer("quickcast fog-bank")
        assert table.can("target b1-c1")  # one zone is in range
        assert not table.can("target c1-d1")
        assert not table.can("target a1-a2")
        table.answer("skip")


@pytest.mark.rule("MW-WALL-15")
def test_zone_attacks_leave_walls_alone():
    with Situation(
        mage="wizard a1 mana:20",
        p1_mage="warlock d3",
        prepared="firestorm",
        b1="emerald-tegu p1",
        b1_c1="wall-of-thorns p1",
    ) as table:
        table.dice("1* 0 0 0 0", effect=1)
        table.answer("activate wizard", "cast firestorm", "target b1")
        assert (table.piece("emerald-tegu").damage, table.piece("wall-of-thorns").damage) == (1, 0)
