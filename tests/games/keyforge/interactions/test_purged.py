"""Purged cards, and those that come back (KF-ZONE-10)."""

import pytest

from tests.games.keyforge.interactions.pairs import check, pair
from tests.games.keyforge.situations import Situation

VINES = {"house": "untamed", "hand": "grasping-vines"}
BACK = {"hand": "spangler-box", "amber": 1, "artifacts": "", "discard": "grasping-vines"}
PULL = "play grasping-vines; to-hand spangler-box"

COMING_BACK = [
    pair("the box returns whom it purged, to both sides",
         VINES | {"artifacts": "spangler-box purged:umbra purged:troll", "purged": "umbra",
         "p1_purged": "troll, krump"}, f"{PULL}; choose umbra", pytest.mark.rule("KF-CTRL-06"), **BACK,
         purged="", p1_purged="krump", line="umbra exhausted", p1_line="troll exhausted"),
    pair("without its Play: ability", VINES | {"artifacts": "spangler-box purged:bumpsy", "purged": "bumpsy",
         "p1_amber": 1}, PULL, pytest.mark.rule("KF-PLAY-11"), **BACK, purged="", line="bumpsy exhausted"),
    pair("ready, if it says so", VINES | {"artifacts": "spangler-box purged:silvertooth",
         "purged": "silvertooth"}, PULL, pytest.mark.rule("KF-CONST-04"), **BACK, purged="",
         line="silvertooth"),
    pair("a creature that enters as a copy", VINES | {"artifacts": "spangler-box purged:mimic-gel",
         "purged": "mimic-gel", "p1_line": "troll"}, PULL, pytest.mark.rule("KF-CTRL-06"), **BACK, purged="",
         line="mimic-gel copy:troll exhausted"),
    pair("without what it had on it", VINES | {"artifacts": "spangler-box purged:troll", "purged": "troll"},
         PULL, pytest.mark.rule("KF-LEAVE-02"), **BACK, purged="", line="troll exhausted"),
    pair("Duskwitch lets it enter ready", VINES | {"artifacts": "spangler-box purged:troll", "purged": "troll",
         "line": "duskwitch"}, f"{PULL}; right", pytest.mark.rule("KF-CONST-04"), **BACK, purged="",
         line="duskwitch, troll"),
    pair("an enemy that comes back is hurt by Pingle", VINES | {"line": "pingle-who-annoys",
         "artifacts": "spangler-box purged:troll", "p1_purged": "troll"}, PULL, pytest.mark.rule("KF-WORD-07"),
         **BACK, p1_purged="", p1_line="troll exhausted damage:1"),
]  # fmt: skip

PURGING = [
    pair("the box changes hands", {"house": "logos", "artifacts": "spangler-box", "p1_line": "troll amber:2"},
         "act spangler-box", pytest.mark.rule("KF-LEAVE-03"), artifacts="", amber=2, p1_line="",
         p1_purged="troll", p1_artifacts="spangler-box owner:0 exhausted purged:troll"),
    pair("a gigantic creature: both halves", {"house": "logos", "artifacts": "spangler-box",
         "p1_line": "deusillus"}, "act spangler-box", pytest.mark.rule("KF-GIG-03"), artifacts="", p1_line="",
         p1_purged="deusillus, deusillus2", p1_artifacts="spangler-box owner:0 exhausted purged:deusillus"),
    pair("no Destroyed: ability", {"house": "logos", "artifacts": "spangler-box", "p1_line": "dust-imp"},
         "act spangler-box", pytest.mark.rule("KF-LEAVE-01"), artifacts="", p1_line="", p1_purged="dust-imp",
         p1_artifacts="spangler-box owner:0 exhausted purged:dust-imp"),
    pair("upgrades are discarded", {"house": "logos", "artifacts": "spangler-box",
         "p1_line": "troll +blood-of-titans"}, "act spangler-box", pytest.mark.rule("KF-LEAVE-08"),
         artifacts="", p1_line="", p1_purged="troll", p1_discard="blood-of-titans",
         p1_artifacts="spangler-box owner:0 exhausted purged:troll"),
    pair("a copy is purged as itself", {"house": "logos", "artifacts": "spangler-box",
         "p1_line": "mimic-gel copy:troll"}, "act spangler-box", pytest.mark.rule("KF-LEAVE-02"), artifacts="",
         p1_line="", p1_purged="mimic-gel", p1_artifacts="spangler-box owner:0 exhausted purged:mimic-gel"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "answers", "expected"), COMING_BACK)
def test_a_purged_card_enters_anew(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.parametrize(("given", "answers", "expected"), PURGING)
def test_what_is_purged_and_what_is_left(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.rule("KF-GIG-03", "KF-GIG-05")
def test_a_gigantic_creature_comes_back_from_the_box_as_one():
    given = {"artifacts": "spangler-box", "p1_line": "deusillus", "hand": "grasping-vines house:logos"}
    with Situation(house="logos", **given) as table:
        table.answer("act spangler-box", "play grasping-vines", "to-hand spangler-box")
        table.changed(
            amber=1, artifacts="", hand="spangler-box", discard="grasping-vines house:logos",
            p1_line="deusillus exhausted",
        )  # fmt: skip


@pytest.mark.rule("KF-CTRL-05", "KF-CTRL-06")
def test_a_stolen_creature_comes_back_on_the_side_of_its_owner():
    given = {"artifacts": "spangler-box", "line": "troll owner:1", "hand": "grasping-vines house:logos"}
    with Situation(house="logos", **given) as table:
        table.answer("act spangler-box", "play grasping-vines", "to-hand spangler-box")
        table.changed(
            amber=1, artifacts="", hand="spangler-box", discard="grasping-vines house:logos", line="",
            p1_line="troll exhausted",
        )  # fmt: skip
