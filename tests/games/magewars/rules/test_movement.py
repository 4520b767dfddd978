"""Moving and hindering (MW-MOVE, MW-HINDER)."""

import pytest

from tests.games.magewars.situations import Situation
from trivault.games.magewars.rules.movement import hindered


class Acting(Situation):
    """The first creature of zone b2 is in its action phase."""

    def __init__(self, **given):
        first = given["b2"].split(",")[0].split()[0]
        super().__init__(acting=first, **given)


def moves(table):
    return {text.split()[1] for text in table.texts() if text.startswith("move")}


def climbs(table):
    return {text.split()[1] for text in table.texts() if text.startswith("climb")}


# How far


@pytest.mark.rule("MW-MOVE-01", "MW-CODEX-020")
def test_a_move_action_leads_to_a_zone_beside_never_diagonally():
    with Acting(b2="timber-wolf damage:3") as table:
        assert moves(table) == {"b1", "a2", "c2", "b3"}
        table.refused("move c3", "MW-MOVE-01")
        table.refused("move d2", "MW-MOVE-01")
        table.answer("move c2")
        table.changed(b2="", c2="timber-wolf inactive damage:3")
        table.answer("done")


@pytest.mark.rule("MW-MOVE-02", "MW-MOVE-03", "MW-QA-05")
def test_the_quick_action_may_be_a_second_move_and_ends_the_phase():
    with Acting(b2="timber-wolf") as table:
        table.answer("move c2", "move d2")
        table.changed(b2="", d2="timber-wolf inactive", acting="", player=1)


@pytest.mark.rule("MW-MOVE-04", "MW-CODEX-098")
def test_the_fast_move_twice_before_a_quick_action():
    with Acting(b2="bitterwood-fox", d2="emerald-tegu p1") as table:
        table.answer("move c2", "move d2")
        table.shows(acting="bitterwood-fox")
        table.dice("0 0 0")
        table.answer("attack bitterwood-fox emerald-tegu")
        table.changed(b2="", d2="bitterwood-fox inactive, emerald-tegu p1", acting="", player=1)


@pytest.mark.rule("MW-MOVE-05", "MW-CODEX-098", "MW-MOVE-03")
def test_two_moves_are_the_most_for_the_fast_too():
    with Acting(b2="bitterwood-fox") as table:
        table.answer("move c2", "move d2")
        assert moves(table) == set()
        table.refused("move d1", "MW-MOVE-03")
        assert table.can("guard")
        table.answer("done")


@pytest.mark.rule("MW-MOVE-06", "MW-HINDER-01", "MW-HINDER-02", "MW-CODEX-030")
def test_the_fast_are_hindered_like_others():
    with Acting(b2="bitterwood-fox, emerald-tegu p1") as table:
        table.answer("move c2")
        assert moves(table) == set()
        table.answer("done")
    with Acting(b2="bitterwood-fox", c2="emerald-tegu p1") as table:
        table.answer("move c2")
        assert moves(table) == set()
        table.answer("done")


@pytest.mark.rule("MW-MOVE-07", "MW-CODEX-066")
def test_a_move_ends_the_phase_of_the_slow():
    with Acting(b2="darkfenne-hydra", c2="emerald-tegu p1") as table:
        table.answer("move c2")
        table.changed(b2="", c2="darkfenne-hydra inactive, emerald-tegu p1", acting="", player=1)
    with Acting(b2="darkfenne-hydra, emerald-tegu p1") as table:
        assert table.can("attack darkfenne-hydra emerald-tegu 1")  # without a move
        table.answer("done")


@pytest.mark.rule("MW-MOVE-08", "MW-CODEX-066", "MW-CODEX-098")
@pytest.mark.parametrize("creature", ["darkfenne-hydra +cheetah-speed", "bitterwood-fox +(enfeeble p1)"])
def test_fast_and_slow_cancel_each_other(creature):
    with Acting(b2=creature) as table:
        table.answer("move c2")
        assert table.can("guard")  # not slow
        table.answer("move d2")
        table.shows(acting="")  # not fast


@pytest.mark.rule("MW-MOVE-09", "MW-CODEX-048")
@pytest.mark.parametrize(
    "creature", ["timber-wolf cripple", "timber-wolf +(tanglevine p1)", "mountain-gorilla cripple"]
)
def test_the_restrained_do_not_move_but_act(creature):
    with Acting(b2=f"{creature}, emerald-tegu p1", b2_c2="wall-of-stone") as table:
        assert moves(table) == climbs(table) == set()
        table.refused("move b3", "MW-MOVE-09")
        assert table.can("guard")
        assert any(text.startswith("attack") for text in table.texts())
        if "cripple" in creature:
            table.dice(effect=1)
        table.answer("done")


# Walls, climbing and flying


@pytest.mark.rule("MW-EX-10", "MW-CODEX-028")
def test_past_an_enemy_and_a_wall():
    """To the left nobody, below an enemy, a wall of stone on the right."""
    with Acting(
        b2="timber-wolf", b3="emerald-tegu p1", a3="feral-bobcat p1", b2_c2="wall-of-stone p1"
    ) as table:
        assert moves(table) == {"b1", "a2", "b3"}
        table.refused("move c2", "MW-WALL-04")
        table.answer("move a2", "move a3")
        table.changed(b2="", a3="feral-bobcat p1, timber-wolf inactive", acting="", player=1)
    with Acting(b2="timber-wolf", b3="emerald-tegu p1", b2_c2="wall-of-stone p1") as table:
        table.answer("move b3")
        assert moves(table) == set()
        table.refused("move a3", "MW-HINDER-01")
        table.answer("done")


@pytest.mark.rule("MW-MOVE-10", "MW-CODEX-059")
def test_a_climber_crosses_corporeal_walls_by_a_full_action():
    with Acting(b2="mountain-gorilla", b2_c2="wall-of-stone p1", b2_b3="fog-bank p1") as table:
        assert moves(table) == {"b1", "a2", "b3"}
        assert climbs(table) == {"c2"}  # the fog is incorporeal, and nobody has to climb it
        table.answer("climb c2")
        table.changed(b2="", c2="mountain-gorilla inactive", acting="", player=1)
    with Acting(b2="mountain-gorilla", c1_c2="wall-of-stone p1") as table:
        table.answer("move c2")
        assert climbs(table) == set()  # a full action, not after a move
        table.refused("climb c1", "MW-FA-01")
        table.answer("done")
    with Acting(b2="timber-wolf", b2_c2="wall-of-stone p1") as table:
        table.refused("climb c2", "MW-MOVE-10")
        table.answer("done")


@pytest.mark.rule("MW-MOVE-11", "MW-CODEX-059", "MW-CODEX-006")
def test_a_wall_attacks_who_climbs_it_before_the_move():
    with Acting(b2="mountain-gorilla damage:14", b2_c2="wall-of-thorns p1") as table:
        assert climbs(table) == {"c2"}
        table.dice("2* 0")  # level 4: three attacks, the first is enough
        table.answer("climb c2")
        table.shows(b2="", c2="", discard="mountain-gorilla")
    with Acting(b2="mountain-gorilla", b2_c2="wall-of-thorns p1") as table:
        for _ in range(3):
            table.dice("1* 0")
        table.answer("climb c2")
        table.shows(c2="mountain-gorilla inactive damage:3")


@pytest.mark.rule("MW-MOVE-12", "MW-CODEX-043")
def test_the_flying_ignore_walls_but_not_the_outer_ones():
    with Situation(
        d3="thunderift-falcon", acting="thunderift-falcon", c3_d3="wall-of-stone p1", d2_d3="wall-of-fire p1"
    ) as table:
        assert moves(table) == {"c3", "d2"}
        table.answer("move d2")  # the fire does not attack
        table.changed(d3="", d2="thunderift-falcon inactive")
        table.answer("done")


# What a move sets off


@pytest.mark.rule("MW-MOVE-13", "MW-TRAP-03")
def test_entering_a_zone_with_a_trap_sets_it_off():
    with Acting(b2="timber-wolf", c2="?hellfire-trap p1", p1_mage="warlock mana:2") as table:
        table.dice("1* 0 0 0", effect=1)
        table.answer("move c2")
        assert (table.asked, table.reason) == (1, "pay-reveal")
        table.answer("pay hellfire-trap 2")
        table.changed(
            b2="", c2="timber-wolf inactive damage:1", p1_mage="warlock d3 mana:0", p1_discard="hellfire-trap"
        )
        table.answer("done")


@pytest.mark.rule("MW-MOVE-14", "MW-ORDER-06")
def test_ordinary_enchantments_are_revealed_before_or_after_a_move_not_in_it():
    with Situation(b2="timber-wolf ?(agony p1)", b2_c2="wall-of-fire p1", p1_mage="warlock mana:5 c2") as table:
        table.answer("activate timber-wolf")
        windows = []

        def wait():
            while table.reason == "reveal":
                windows.append(table.state.arena.names[table.state.zone_of(table.card("timber-wolf"))])
                table.answer("pass")

        wait()
        assert windows == ["b2"]
        table.dice("1* 0 0 0 0", effect=1)
        table.answer("move c2")
        wait()
        assert set(windows[1:-1]) <= {"b2"}  # inside the attack of the wall (MW-REVEAL-09)
        assert windows[-1] == "c2"
        table.answer("done")
        wait()


# Hindering


@pytest.mark.rule("MW-HINDER-01", "MW-CODEX-030")
def test_who_begins_beside_an_enemy_moves_once():
    with Acting(b2="timber-wolf, emerald-tegu p1") as table:
        table.answer("move c2")
        assert moves(table) == set()
        table.refused("move d2", "MW-HINDER-01")
        assert table.can("guard")
        table.answer("done")
    with Acting(b2="timber-wolf, emerald-tegu") as table:  # a friend hinders nobody
        table.answer("move c2", "move d2")


@pytest.mark.rule("MW-HINDER-02", "MW-HINDER-03", "MW-CODEX-030")
def test_who_enters_the_zone_of_an_enemy_stops_but_may_act():
    with Acting(b2="timber-wolf", c2="emerald-tegu p1") as table:
        table.answer("move c2")
        assert moves(table) == set()
        table.refused("move d2", "MW-HINDER-01")
        assert {"guard", "attack timber-wolf emerald-tegu", "done"} <= set(table.texts())
        table.answer("guard")


@pytest.mark.rule("MW-HINDER-02")
def test_enemies_hinder_also_as_mages():
    with Acting(b2="timber-wolf", p1_mage="warlock c2") as table:
        table.answer("move c2")
        assert moves(table) == set()
        table.answer("done")


def way(mover, enemy, free, mark):
    return pytest.param(mover, enemy, free, marks=mark)


@pytest.mark.parametrize(
    ("mover", "enemy", "free"),
    [
        way("timber-wolf", "emerald-tegu", False, pytest.mark.rule("MW-HINDER-02")),
        way("timber-wolf", "lair", True, pytest.mark.rule("MW-HINDER-02", "MW-CODEX-053")),
        way("timber-wolf", "thunderift-falcon", True, pytest.mark.rule("MW-HINDER-04")),
        way("thunderift-falcon", "timber-wolf", True, pytest.mark.rule("MW-HINDER-04")),
        way("thunderift-falcon", "darkfenne-bat", False, pytest.mark.rule("MW-HINDER-04")),
        way("timber-wolf", "thunderift-falcon guard", False, pytest.mark.rule("MW-HINDER-04")),
        way(
            "cervere-the-forest-shadow", "emerald-tegu", True, pytest.mark.rule("MW-HINDER-05", "MW-CODEX-012")
        ),
        way("timber-wolf +mongoose-agility", "emerald-tegu", True, pytest.mark.rule("MW-HINDER-05")),
        way("timber-wolf", "emerald-tegu stun", True, pytest.mark.rule("MW-HINDER-06", "MW-CODEX-050")),
        way("timber-wolf", "emerald-tegu sleep", True, pytest.mark.rule("MW-HINDER-06")),
        way("timber-wolf", "emerald-tegu cripple", True, pytest.mark.rule("MW-HINDER-07", "MW-CODEX-048")),
        way("timber-wolf", "blue-gremlin", True, pytest.mark.rule("MW-HINDER-08", "MW-CODEX-087")),
    ],
)
def test_who_hinders_whom(mover, enemy, free):
    name, _, marks = enemy.partition(" ")
    there = f"{name} p1 {marks}".strip()
    with Acting(b2=mover, c2=there) as table:  # on the way in
        table.answer("move c2")
        assert bool(moves(table)) == free
        table.answer("done")
    with Acting(b2=f"{mover}, {there}") as table:  # and on the way out
        assert hindered(table.state, table.state.acting) != free
        table.answer("move b3")
        assert bool(moves(table)) == free
        table.answer("done")
