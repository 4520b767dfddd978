"""Chapter 'Armor'."""

import pytest

from tests.games.keyforge.situations import Situation


@pytest.mark.rule("KF-ARM-01", "KF-EX-14")
def test_armor_prevents_so_much_damage_each_turn():
    with Situation(hand="smith icon:damage, punch", p1_line="raiding-knight") as table:
        table.answer("play smith")
        table.changed(amber=1, hand="punch", discard="smith icon:damage", p1_line="raiding-knight armor-used:1")
        table.answer("play punch")
        table.changed(
            amber=2,
            hand="",
            discard="punch, smith icon:damage",
            p1_line="raiding-knight damage:2 armor-used:2",
        )


@pytest.mark.rule("KF-ARM-01")
def test_armor_is_whole_again_in_the_next_turn():
    given = {"artifacts": "cannon", "p1_line": "raiding-knight", "p1_artifacts": "cannon"}
    with Situation(**given) as table:
        table.answer("act cannon")
        table.changed(artifacts="cannon exhausted", p1_line="raiding-knight armor-used:2")
        table.answer("end-turn", "brobnar")
        table.changed(player=1, artifacts="cannon", p1_line="raiding-knight")
        table.answer("act cannon")
        table.changed(p1_artifacts="cannon exhausted", p1_line="raiding-knight armor-used:2")


@pytest.mark.rule("KF-ARM-02")
def test_gained_armor_adds_to_the_printed_value():
    with Situation(hand="lava-ball", p1_line="raiding-knight, bulwark") as table:
        table.answer("play lava-ball", "choose raiding-knight")
        table.changed(hand="", discard="lava-ball", p1_line="raiding-knight armor-used:4, bulwark armor-used:2")


@pytest.mark.rule("KF-ARM-02")
def test_a_creature_without_armor_gains_armor_too():
    given = {"p1_line": "grey-monk, quixo-the-adventurer +protect-the-weak, batdrone"}
    with Situation(hand="punch", **given) as table:
        table.answer("play punch", "damage quixo-the-adventurer")
        table.changed(
            amber=1,
            hand="",
            discard="punch",
            p1_line="grey-monk, quixo-the-adventurer damage:1 armor-used:2 +protect-the-weak, batdrone",
        )


@pytest.mark.rule("KF-ARM-03")
def test_armor_gained_later_does_nothing_about_damage_taken():
    given = {
        "hand": "protect-the-weak, punch house:sanctum",
        "line": "troll",
        "artifacts": "cannon house:sanctum",
    }
    with Situation(house="sanctum", **given) as table:
        table.answer("play punch", "play protect-the-weak")
        table.changed(amber=2, hand="", discard="punch house:sanctum", line="troll damage:3 +protect-the-weak")
        table.answer("act cannon")
        table.changed(
            artifacts="cannon house:sanctum exhausted",
            line="troll damage:4 armor-used:1 +protect-the-weak",
        )


@pytest.mark.rule("KF-ARM-04")
def test_losing_armor_does_not_deal_the_prevented_damage():
    """The Bulwark lent 2 armor, and leaves."""
    given = {"hand": "fear", "artifacts": "cannon house:dis", "p1_line": "bulwark, troll"}
    with Situation(house="dis", **given) as table:
        table.answer("act cannon", "damage troll")
        table.changed(artifacts="cannon house:dis exhausted", p1_line="bulwark, troll armor-used:2")
        table.answer("play fear", "to-hand bulwark")
        assert table.state.play[table.card("troll")].damage == 0
        assert [table.state.defs[c].slug for c in table.state.players[1].line] == ["troll"]


@pytest.mark.rule("KF-ARM-05")
@pytest.mark.parametrize(
    ("icons", "left"),
    [(1, 2), (2, 2), (3, 1), (4, 0)],  # of 2 armor that remain after the loss
)
def test_lost_armor_is_taken_from_the_used_part_first(icons, left):
    """Raiding Knight has 2 armor and 2 from the Bulwark, who is returned to hand."""
    wounds = " icon:damage" * icons
    given = {
        "hand": f"smith house:dis{wounds}, fear, lava-ball house:dis",
        "p1_line": "bulwark, raiding-knight",
    }
    with Situation(house="dis", **given) as table:
        table.answer("play smith", *["damage raiding-knight"] * icons, "play fear", "to-hand bulwark")
        assert table.state.play[table.card("raiding-knight")].damage == 0
        table.answer("play lava-ball")  # 4 damage: with no armor left it is destroyed
        if left:
            assert table.state.play[table.card("raiding-knight")].damage == 4 - left
        else:
            assert table.state.players[1].line == []


@pytest.mark.rule("KF-ARM-05")
def test_armor_that_comes_back_is_unused():
    """With the Bulwark 2 used armor went; the Bulwark that returns brings 2 fresh ones."""
    given = {
        "hand": "nature-s-call house:sanctum, lava-ball house:sanctum",
        "artifacts": "cannon house:sanctum",
        "line": "raiding-knight, bulwark",
    }
    with Situation(house="sanctum", **given) as table:
        table.answer("act cannon", "damage raiding-knight", "play nature-s-call", "to-hand bulwark")
        table.answer("play bulwark", "right", "play lava-ball", "choose raiding-knight")
        table.changed(
            amber=1,
            hand="",
            discard="lava-ball house:sanctum, nature-s-call house:sanctum",
            artifacts="cannon house:sanctum exhausted",
            line="raiding-knight armor-used:4, bulwark exhausted armor-used:2",
        )


@pytest.mark.rule("KF-ARM-05")
def test_used_armor_of_a_given_position_is_lost_first_too():
    given = {"hand": "fear, lava-ball house:dis", "p1_line": "bulwark, raiding-knight armor-used:2"}
    with Situation(house="dis", **given) as table:
        table.answer("play fear", "to-hand bulwark")
        table.changed(hand="lava-ball house:dis", discard="fear", p1_hand="bulwark", p1_line="raiding-knight")
        table.answer("play lava-ball")
        table.changed(
            hand="",
            discard="lava-ball house:dis, fear",
            p1_line="raiding-knight damage:2 armor-used:2",
        )
