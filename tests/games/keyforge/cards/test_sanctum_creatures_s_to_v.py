"""What cards of Sanctum in Call of the Archons do: creatures s to v."""

import pytest

from tests.games.keyforge.houses import Sanctum


def test_sanctum_guardian_changes_places_when_it_reaps():
    with Sanctum(line="sanctum-guardian, troll, sequis damage:1, bulwark", p1_line="krump") as table:
        table.answer("reap sanctum-guardian")
        table.offers("swap troll", "swap sequis", "swap bulwark")
        table.answer("swap sequis")
        table.changed(amber=1, line="sequis damage:1, troll, sanctum-guardian exhausted, bulwark")


def test_sanctum_guardian_changes_places_when_it_fights():
    with Sanctum(line="sequis, sanctum-guardian", p1_line="bumpsy") as table:
        table.answer("fight sanctum-guardian")
        table.changed(
            line="sanctum-guardian exhausted damage:4 armor-used:1, sequis", p1_line="", p1_discard="bumpsy"
        )


def test_sanctum_guardian_alone_stays_where_it_is():
    with Sanctum(line="sanctum-guardian", p1_line="bumpsy, troll") as table:
        table.answer("reap sanctum-guardian")
        table.changed(amber=1, line="sanctum-guardian exhausted")


@pytest.mark.rule("KF-DEST-15")
def test_sanctum_guardian_takes_the_flank_from_a_wounded_knight_who_needs_it():
    with Sanctum(line="staunch-knight damage:4, sanctum-guardian, bulwark") as table:
        table.answer("reap sanctum-guardian", "swap staunch-knight")
        table.changed(amber=1, line="sanctum-guardian exhausted, bulwark", discard="staunch-knight")


def test_sanctum_guardian_has_taunt():
    with Sanctum(line="troll", p1_line="urchin, sanctum-guardian", house="brobnar") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:6", p1_line="urchin", p1_discard="sanctum-guardian")


@pytest.mark.parametrize(("before", "mark", "after"), [(2, " amber:1", {"p1_amber": 1}), (0, "", {})])
def test_sequis_captures_when_it_reaps(before, mark, after):
    with Sanctum(line="sequis", p1_amber=before) as table:
        table.answer("reap sequis")
        table.changed(amber=1, line=f"sequis exhausted{mark}", **after)


def test_sergeant_zakiel_sends_a_neighbor_to_fight():
    with Sanctum(hand="sergeant-zakiel", line="troll exhausted, sequis", p1_line="krump, bumpsy") as table:
        table.answer("play sergeant-zakiel", "left")
        table.offers("ready troll", "skip")
        table.answer("ready troll", "attack krump")
        table.changed(
            hand="",
            line="sergeant-zakiel exhausted, troll exhausted damage:6, sequis",
            p1_line="bumpsy",
            p1_discard="krump",
        )


def test_sergeant_zakiel_may_let_them_rest():
    with Sanctum(hand="sergeant-zakiel", line="troll exhausted", p1_line="krump") as table:
        table.answer("play sergeant-zakiel", "left", "skip")
        table.changed(hand="", line="sergeant-zakiel exhausted, troll exhausted")


def test_sergeant_zakiel_without_neighbors_asks_nothing():
    with Sanctum(hand="sergeant-zakiel", p1_line="krump") as table:
        table.answer("play sergeant-zakiel")
        table.changed(hand="", line="sergeant-zakiel exhausted")


@pytest.mark.rule("KF-EX-28", "KF-LINE-04", "KF-LINE-05")
@pytest.mark.parametrize(
    ("line", "power"),
    [
        ("staunch-knight", 6),
        ("staunch-knight, troll", 6),
        ("troll, sequis, staunch-knight", 6),
        ("troll, staunch-knight, sequis", 4),
    ],
)
def test_staunch_knight_is_stronger_on_a_flank(line, power):
    with Sanctum(line=line, p1_line="2 krump") as table:
        assert table.power("staunch-knight") == power


@pytest.mark.rule("KF-DEST-15")
def test_staunch_knight_falls_when_it_loses_the_flank_it_lived_on():
    with Sanctum(hand="sequis", line="troll, staunch-knight damage:4") as table:
        table.answer("play sequis", "right")
        table.changed(hand="", line="troll, sequis exhausted", discard="staunch-knight")


def test_the_vaultkeeper_keeps_the_pool_from_thieves():
    with Sanctum(
        hand="urchin", line="noddy-the-thief", p1_line="the-vaultkeeper", p1_amber=3, house="shadows"
    ) as table:
        table.answer("act noddy-the-thief", "play urchin", "left")
        table.changed(hand="", line="urchin exhausted, noddy-the-thief exhausted")


def test_the_vaultkeeper_does_not_keep_its_controller_from_stealing_nor_anybody_from_capturing():
    with Sanctum(
        line="the-vaultkeeper, noddy-the-thief house:sanctum, sequis",
        p1_line="the-vaultkeeper house:dis",
        p1_amber=3,
    ) as table:
        table.answer("act noddy-the-thief", "reap sequis")
        table.changed(
            amber=1,
            line="the-vaultkeeper, noddy-the-thief house:sanctum exhausted, sequis exhausted amber:1",
            p1_amber=2,
        )
    with Sanctum(line="the-vaultkeeper, noddy-the-thief house:sanctum", p1_amber=3) as table:
        table.answer("act noddy-the-thief")
        table.changed(amber=1, line="the-vaultkeeper, noddy-the-thief house:sanctum exhausted", p1_amber=2)


def test_veemos_lightbringer_destroys_whatever_is_elusive():
    with Sanctum(
        hand="veemos-lightbringer",
        line="urchin, troll",
        p1_line="bulleteye, umbra, krump +ring-of-invisibility, mooncurser",
    ) as table:
        table.answer("play veemos-lightbringer", "right")
        table.changed(
            hand="",
            line="troll, veemos-lightbringer exhausted",
            discard="urchin",
            p1_line="umbra, mooncurser",
            p1_discard="krump, ring-of-invisibility, bulleteye",
        )
