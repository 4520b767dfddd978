"""Chapter 'Battleline'."""

import pytest

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.rules.battleline import in_center


@pytest.mark.rule("KF-LINE-01", "KF-LINE-02")
def test_each_creature_goes_to_the_chosen_end():
    with Situation(hand="troll, krump, bumpsy, headhunter") as table:
        table.answer("play troll")  # an empty line has one place
        table.answer("play krump", "left", "play bumpsy", "right")
        table.answer("play headhunter")
        table.offers("left", "right")
        assert table.state.choices[0].player == 0
        table.answer("left")
        table.changed(hand="", line="headhunter exhausted, krump exhausted, troll exhausted, bumpsy exhausted")


@pytest.mark.rule("KF-LINE-01")
def test_the_line_holds_the_creatures_that_a_player_controls():
    """The banner serves whoever stands in the line, whoever owns it."""
    with Situation(
        artifacts="banner-of-battle", line="troll owner:1, krump", p1_line="bumpsy owner:0"
    ) as table:
        assert [table.power(name) for name in ("troll", "krump", "bumpsy")] == [9, 7, 5]
        table.answer("fight troll")
        table.changed(line="troll owner:1 exhausted damage:5, krump", p1_line="", discard="bumpsy")


@pytest.mark.rule("KF-LINE-03")
def test_a_gap_is_closed_at_once():
    with Situation(hand="punch, tremor", p1_line="troll, umbra, krump, bumpsy") as table:
        table.answer("play punch", "damage umbra", "play tremor", "choose troll")
        table.changed(
            amber=1,
            hand="",
            discard="tremor, punch",
            p1_line="troll stunned, krump stunned, bumpsy",
            p1_discard="umbra",
        )


@pytest.mark.rule("KF-LINE-04")
def test_the_creatures_at_both_ends_are_on_a_flank():
    with Situation(
        house="shadows", artifacts="special-delivery", p1_line="troll, krump, bumpsy, umbra"
    ) as table:
        table.answer("omni special-delivery")
        table.offers("damage troll", "damage umbra")
        table.answer("damage troll")
        table.changed(artifacts="", discard="special-delivery", p1_line="troll damage:3, krump, bumpsy, umbra")


@pytest.mark.rule("KF-LINE-04")
def test_all_others_are_not():
    with Situation(
        house="dis", hand="hand-of-dis", line="charette, tocsin", p1_line="troll, krump, bumpsy, umbra"
    ) as table:
        table.answer("play hand-of-dis")
        table.offers("destroy krump", "destroy bumpsy")
        table.answer("destroy krump")
        table.changed(hand="", discard="hand-of-dis", p1_line="troll, bumpsy, umbra", p1_discard="krump")


@pytest.mark.rule("KF-LINE-05")
def test_a_lone_creature_is_on_a_flank():
    with Situation(house="sanctum", line="staunch-knight", p1_line="troll") as table:
        assert table.power("staunch-knight") == 6
        table.answer("reap staunch-knight")
        table.changed(amber=1, line="staunch-knight exhausted")


@pytest.mark.rule("KF-LINE-05")
def test_it_is_out_of_reach_of_what_needs_a_creature_inside():
    with Situation(house="dis", hand="hand-of-dis", p1_line="krump") as table:
        table.answer("play hand-of-dis")
        table.changed(hand="", discard="hand-of-dis")


@pytest.mark.rule("KF-LINE-06")
@pytest.mark.parametrize(
    ("chosen", "stunned"),
    [
        ("troll", "troll krump"),
        ("krump", "troll krump bumpsy"),
        ("umbra", "bumpsy umbra"),
        ("smaaash", "smaaash"),
    ],
)
def test_neighbors_stand_directly_beside_in_the_same_line(chosen, stunned):
    with Situation(hand="tremor", line="smaaash", p1_line="troll, krump, bumpsy, umbra") as table:
        table.answer("play tremor", f"choose {chosen}")
        pieces = {table.state.defs[c].slug: piece for c, piece in table.state.play.items()}
        assert {name for name, piece in pieces.items() if piece.stunned} == set(stunned.split())


@pytest.mark.rule("KF-LINE-07")
@pytest.mark.parametrize(
    ("line", "center"),
    [
        ("troll", "troll"),
        ("troll, krump", ""),
        ("troll, krump, umbra", "krump"),
        ("troll, krump, umbra, bumpsy", ""),
    ],
)
def test_the_center_has_as_many_creatures_on_both_sides(line, center):
    with Situation(line=line, p1_line="urchin, smaaash") as table:
        found = [c for c in table.state.players[0].line if in_center(table.state, c)]
        assert [table.state.defs[c].slug for c in found] == [center] * bool(center)


@pytest.mark.rule("KF-LINE-08")
def test_moving_a_creature_does_not_change_who_controls_it():
    with Situation(house="sanctum", line="sanctum-guardian, troll owner:1", p1_line="krump") as table:
        table.answer("reap sanctum-guardian")
        table.changed(amber=1, line="troll owner:1, sanctum-guardian exhausted")
        assert table.state.controller(table.card("troll")) == 0


@pytest.mark.rule("KF-LINE-10")
def test_artifacts_are_no_part_of_the_battleline():
    """Nobody can attack them, and a creature is played without a question about a flank."""
    with Situation(
        hand="krump, tremor", artifacts="cannon", p1_artifacts="autocannon, banner-of-battle"
    ) as table:
        table.answer("play krump")
        table.changed(hand="tremor", line="krump exhausted damage:1")
        table.answer("play tremor")
        table.changed(hand="", discard="tremor", line="krump exhausted stunned damage:1")


@pytest.mark.rule("KF-LINE-10")
def test_an_artifact_is_not_attacked():
    with Situation(line="troll", p1_artifacts="cannon") as table:
        table.refused("fight troll", "KF-FIGHT-02")
