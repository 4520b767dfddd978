"""The arena: zones, distance, borders and the line of sight (MW-ARENA, MW-LOS)."""

from dataclasses import replace

import pytest

from tests.games.magewars.situations import Situation
from trivault.games.magewars.rules.targets import in_reach
from trivault.games.magewars.state.arena import APPRENTICE, EAST, FULL, NORTH, SOUTH, WEST


def zone(name, arena=FULL):
    return arena.names.index(name)


def sees(start, end, *walls, arena=FULL):
    """Whether the line is free past walls on these borders."""
    blocked = {arena.names.index(name) for name in walls}
    found = arena.sees(zone(start, arena), zone(end, arena), blocked.__contains__)
    assert found == arena.sees(zone(end, arena), zone(start, arena), blocked.__contains__)  # both ways alike
    return found


@pytest.mark.rule("MW-ARENA-01", "MW-ARENA-02")
def test_twelve_zones_in_four_columns_and_three_rows():
    assert FULL.names[:12] == ("a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3")


@pytest.mark.rule("MW-ARENA-03")
def test_zones_are_adjacent_by_an_edge_only():
    near = {FULL.names[n] for n in FULL.neighbors[zone("b2")]}
    assert near == {"b1", "a2", "c2", "b3"}
    assert {FULL.names[n] for n in FULL.neighbors[zone("a1")]} == {"b1", "a2"}


@pytest.mark.rule("MW-ARENA-04", "MW-ARENA-05", "MW-ARENA-06")
@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [("b2", "b2", 0), ("b2", "c2", 1), ("b2", "c3", 2), ("a1", "d1", 3), ("a1", "d3", 5)],
)
def test_distance_is_counted_in_steps_never_diagonally(one, other, steps):
    assert FULL.distances[zone(one)][zone(other)] == FULL.distances[zone(other)][zone(one)] == steps


@pytest.mark.rule("MW-ARENA-09")
def test_a_border_lies_between_two_adjacent_zones():
    assert len(FULL.borders) == 17
    assert all(FULL.distances[a][b] == 1 for a, b in FULL.borders)
    assert FULL.names[FULL.border_of[zone("c2"), zone("b2")]] == "b2-c2"


@pytest.mark.rule("MW-ARENA-10", "MW-ARENA-11")
def test_the_outer_walls_let_nobody_out_not_even_what_flies():
    assert [FULL.beside(zone("a1"), way) for way in (NORTH, WEST)] == [None, None]
    assert [FULL.beside(zone("d3"), way) for way in (SOUTH, EAST)] == [None, None]
    with Situation(a1="thunderift-falcon", acting="thunderift-falcon") as table:
        assert [text for text in table.texts() if text.startswith("move")] == ["move b1", "move a2"]


@pytest.mark.rule("MW-ARENA-07", "MW-ARENA-08")
@pytest.mark.parametrize(("place", "legal"), [("b2", False), ("b1", True), ("c1", True), ("d1", False)])
def test_a_target_is_neither_nearer_nor_farther_than_the_range(place, legal):
    """The longbow of the royal archer reaches from 1 to 2."""
    creatures = {"b2": "royal-archer"}
    creatures[place] = f"{creatures.get(place, '')}, emerald-tegu p1"
    with Situation(acting="royal-archer", **creatures) as table:
        assert table.can("attack royal-archer emerald-tegu 1") == legal


# The line of sight


@pytest.mark.rule("MW-LOS-02")
def test_without_walls_every_zone_is_seen():
    assert all(sees(one, other) for one in FULL.names[:12] for other in FULL.names[:12])


@pytest.mark.rule("MW-LOS-04")
@pytest.mark.parametrize(
    ("start", "end", "wall", "free"),
    [
        ("a1", "c1", "b1-c1", False),  # straight along a row
        ("a1", "c1", "a2-b2", True),  # beside the line
        ("a1", "b3", "a2-b2", False),  # two down and one across: the line crosses between the middle zones
        ("a1", "b3", "a1-b1", True),
        ("a1", "b3", "a1-a2", False),
        ("a1", "b3", "b2-b3", False),
        ("a1", "b3", "a2-a3", True),
        ("a1", "d2", "b1-b2", True),  # three across and one down: in the middle between b and c
        ("a1", "d2", "a1-b1", False),
        ("a1", "d2", "c2-d2", False),
    ],
)
def test_the_straight_line_between_the_centres_must_cross_no_wall(start, end, wall, free):
    assert sees(start, end, wall) == free


@pytest.mark.rule("MW-LOS-05", "MW-LOS-06")
@pytest.mark.parametrize(
    ("walls", "free"),
    [
        (("b2-c2",), True),  # the line touches the end of one wall
        (("b2-c2", "b3-c3"), False),  # a wall that goes straight on beyond the corner
        (("b2-b3", "c2-c3"), False),
        (("b2-c2", "b2-b3"), False),  # both borders of the zone where the line begins
        (("c2-c3", "b3-c3"), False),  # both borders of the zone where it ends
        (("b2-c2", "c2-c3"), True),  # around the other side nothing blocks
        (("b2-b3", "b3-c3"), True),
    ],
)
def test_a_line_through_a_corner_is_free_as_long_as_one_way_around_is(walls, free):
    assert sees("b2", "c3", *walls) == free


@pytest.mark.rule("MW-LOS-05")
def test_every_corner_of_a_long_diagonal_counts():
    assert sees("a1", "c3", "a1-b1")
    assert not sees("a1", "c3", "a1-b1", "a1-a2")
    assert not sees("a1", "c3", "b2-c2", "b2-b3")
    assert sees("a1", "c3", "b2-c2", "a1-a2")  # one at each corner


@pytest.mark.rule("MW-LOS-03")
def test_only_walls_that_block_the_sight_do_and_no_other_objects():
    assert blocks(a1_b1="wall-of-stone p1")
    assert not blocks(b1="emerald-tegu p1, timber-wolf p1, mana-crystal p1")
    with Situation(a1="timber-wolf", c1="emerald-tegu p1", a1_b1="wall-of-stone p1") as table:
        state, wall = table.state, table.card("wall-of-stone")
        wolf, tegu = table.card("timber-wolf"), table.card("emerald-tegu")
        assert not in_reach(state, wolf, tegu, (0, 2))
        glass = replace(state.card(wall), traits={"passage-blocked": 1})
        state.defs = tuple(glass if thing == wall else card for thing, card in enumerate(state.defs))
        assert in_reach(state, wolf, tegu, (0, 2))


def blocks(worn="", **given):
    """Whether a fireball from a1 cannot reach a falcon in c1."""
    there = {"c1": "thunderift-falcon p1 guard"} | given
    with Situation(mage=f"wizard a1 mana:20 {worn}", acting="wizard", prepared="fireball", **there) as table:
        table.answer("cast fireball")
        seen = table.can("target thunderift-falcon")
        table.answer("skip", "done")
    return not seen


@pytest.mark.rule("MW-LOS-01", "MW-LOS-07", "MW-LOS-10")
def test_spells_and_ranged_attacks_need_a_line_of_sight_and_the_range():
    behind = {"c2": "emerald-tegu p1", "b2_c2": "wall-of-stone p1"}
    with Situation(b2="royal-archer", acting="royal-archer", **behind) as table:
        assert not table.can("attack royal-archer emerald-tegu 1")
        table.refused("attack royal-archer emerald-tegu", "MW-LOS-01")
        assert table.can("attack royal-archer wall-of-stone 1") is False  # too near to aim at
    with Situation(mage="wizard b2 mana:20", acting="wizard", prepared="fireball", **behind) as table:
        table.answer("cast fireball")
        table.offers("target wizard", "target wall-of-stone", "skip")
        table.refused("target emerald-tegu", "MW-CAST-08")
        table.refused("target warlock", "MW-CAST-07")
        table.answer("skip", "done")


@pytest.mark.rule("MW-LOS-08", "MW-LOS-09")
def test_walls_hide_nothing_that_flies():
    assert not blocks(a1_b1="wall-of-stone p1", c1="thunderift-falcon p1")
    assert blocks(a1_b1="wall-of-stone p1", c1="thunderift-falcon p1 guard")  # a guard stands on the ground
    assert not blocks("+eagle-wings", a1_b1="wall-of-stone p1")  # the mage is up there too


@pytest.mark.rule("MW-LOS-11")
def test_a_wall_is_seen_if_one_of_its_zones_is():
    """The wall between c1 and c2 is aimed at from b1: c1 is near and seen, c2 is behind another wall."""
    walls = {"c1_c2": "wall-of-stone p1", "b1_b2": "wall-of-stone p1"}
    with Situation(mage="wizard b1 mana:20", acting="wizard", prepared="fireball", **walls) as table:
        table.answer("cast fireball")
        assert {"target wall-of-stone", "target wall-of-stone#2"} <= set(table.texts())
        table.answer("skip", "done")


@pytest.mark.rule("MW-APP-01")
def test_apprentices_play_in_half_of_the_arena():
    assert APPRENTICE.names[:6] == ("a1", "b1", "c1", "a2", "b2", "c2")
    assert len(APPRENTICE.borders) == 7
