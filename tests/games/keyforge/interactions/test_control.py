"""Cards that change sides: what goes with them, and where they go when they leave (KF-CTRL)."""

import pytest

from tests.games.keyforge.interactions.pairs import check, pair
from tests.games.keyforge.situations import Situation

MARS = {"house": "mars", "hand": "hypnobeam"}
TAKEN = {"hand": "", "discard": "hypnobeam", "p1_line": ""}
OWN_TROLL = "troll owner:1"

WITH_IT = [
    pair("upgrades", MARS | {"p1_line": "troll +blood-of-titans"}, "play hypnobeam",
         pytest.mark.rule("KF-CTRL-02"), **TAKEN, line="troll owner:1 +blood-of-titans/owner:1"),
    pair("a robot that is attached", MARS | {"p1_line": "troll +explo-rover"}, "play hypnobeam",
         pytest.mark.rule("KF-CTRL-02"), **TAKEN, line="troll owner:1 +explo-rover/owner:1"),
    pair("damage and counters", MARS | {"p1_line": "troll damage:2 power:1 doom:1 glory:2"}, "play hypnobeam",
         pytest.mark.rule("KF-CTRL-02"), **TAKEN, line="troll owner:1 damage:2 power:1 doom:1 glory:2"),
    pair("Æmber", MARS | {"p1_line": "troll amber:3"}, "play hypnobeam", pytest.mark.rule("KF-CTRL-02"),
         **TAKEN, line="troll owner:1 amber:3"),
    pair("statuses and being exhausted", MARS | {"p1_line": "troll exhausted stunned enraged"},
         "play hypnobeam", pytest.mark.rule("KF-CTRL-02"), **TAKEN,
         line="troll owner:1 exhausted stunned enraged"),
    pair("a card under it", MARS | {"p1_line": "jargogle under:punch"}, "play hypnobeam",
         pytest.mark.rule("KF-CTRL-02"), **TAKEN, line="jargogle owner:1 under:punch/owner:1"),
    pair("a gigantic creature with both halves", MARS | {"p1_line": "deusillus"}, "play hypnobeam",
         pytest.mark.rule("KF-GIG-03"), **TAKEN, line="deusillus owner:1"),
    pair("the flank is chosen", MARS | {"line": "bumpsy, krump", "p1_line": "troll"}, "play hypnobeam; left",
         pytest.mark.rule("KF-LINE-02"), **TAKEN, line="troll owner:1, bumpsy, krump"),
    pair("a copy", MARS | {"p1_line": "mimic-gel copy:troll"}, "play hypnobeam", pytest.mark.rule("KF-CTRL-02"),
         **TAKEN, line="mimic-gel owner:1 copy:troll"),
]  # fmt: skip

LEAVING = [
    pair("destroyed, with Æmber", {"house": "dis", "hand": "gateway-to-dis", "line": f"{OWN_TROLL} amber:2"},
         "play gateway-to-dis", pytest.mark.rule("KF-CTRL-05", "KF-LEAVE-03"), hand="", chains=3,
         discard="gateway-to-dis", line="", p1_discard="troll", p1_amber=2),
    pair("its upgrades go to their own owners", {"house": "dis", "hand": "gateway-to-dis",
         "line": f"{OWN_TROLL} +blood-of-titans +jammer-pack/owner:1"}, "play gateway-to-dis",
         pytest.mark.rule("KF-CTRL-05", "KF-LEAVE-08"), hand="", chains=3,
         discard="gateway-to-dis, blood-of-titans", line="", p1_discard="troll, jammer-pack"),
    pair("returned to hand", {"house": "dis", "hand": "hysteria", "line": OWN_TROLL,
         "p1_line": "umbra owner:0"}, "play hysteria", pytest.mark.rule("KF-CTRL-05"), hand="umbra",
         discard="hysteria", line="", p1_line="", p1_hand="troll"),
    pair("shuffled into the deck", {"house": "untamed", "hand": "lost-in-the-woods", "line": OWN_TROLL},
         "play lost-in-the-woods", pytest.mark.rule("KF-CTRL-05"), amber=1, hand="",
         discard="lost-in-the-woods", line="", p1_deck="troll"),
    pair("shuffled by its own text into 'your' deck", {"house": "untamed", "line": "mab-the-mad owner:1"},
         "reap mab-the-mad", pytest.mark.rule("KF-CTRL-05"), amber=1, line="", p1_deck="mab-the-mad"),
    pair("returned by its own text to 'your' hand", {"house": "dis", "hand": "gateway-to-dis",
         "line": "bad-penny owner:1"}, "play gateway-to-dis", pytest.mark.rule("KF-CTRL-05"), hand="", chains=3,
         discard="gateway-to-dis", line="", p1_hand="bad-penny"),
    pair("put on 'your' deck by its own text", {"house": "dis", "hand": "gateway-to-dis",
         "line": "dextre owner:1"}, "play gateway-to-dis", pytest.mark.rule("KF-CTRL-05"), hand="", chains=3,
         discard="gateway-to-dis", line="", p1_deck="dextre"),
    pair("archived by its own text", {"house": "dis", "hand": "gateway-to-dis", "line": "hexpion owner:1",
         "deck": "punch"}, "play gateway-to-dis", pytest.mark.rule("KF-CTRL-05"), hand="", chains=3,
         discard="gateway-to-dis", line="", deck="", archives="punch", p1_archives="hexpion"),
    pair("purged", {"house": "shadows", "hand": "oubliette", "line": "umbra owner:1"}, "play oubliette",
         pytest.mark.rule("KF-CTRL-05"), hand="", discard="oubliette", line="", p1_purged="umbra"),
    pair("what it gains on being destroyed is its controller's", {"house": "dis", "hand": "gateway-to-dis",
         "line": "dust-imp owner:1"}, "play gateway-to-dis", pytest.mark.rule("KF-WORD-07"), hand="", chains=3,
         discard="gateway-to-dis", line="", amber=2, p1_discard="dust-imp"),
    pair("taken back into the own archives", {"house": "mars", "line": "uxlyx-the-zookeeper",
         "p1_line": "umbra owner:0"}, "reap uxlyx-the-zookeeper", pytest.mark.rule("KF-CTRL-05"), amber=1,
         line="uxlyx-the-zookeeper exhausted", p1_line="", archives="umbra"),
    pair("an artifact that is sacrificed", {"house": "shadows", "artifacts": "spike-trap owner:1",
         "p1_line": "troll"}, "omni spike-trap", pytest.mark.rule("KF-CTRL-05"), artifacts="",
         p1_line="troll damage:3", p1_discard="spike-trap"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "answers", "expected"), WITH_IT)
def test_what_goes_with_a_creature_to_its_new_side(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.parametrize(("given", "answers", "expected"), LEAVING)
def test_a_card_leaves_to_the_zones_of_its_owner(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.rule("KF-LAST-04")
def test_control_ends_when_harland_mindlock_leaves():
    given = {"house": "logos", "hand": "harland-mindlock, positron-bolt", "p1_line": "troll amber:1"}
    with Situation(**given) as table:
        table.answer("play harland-mindlock", "right")
        table.changed(
            hand="positron-bolt", line="harland-mindlock exhausted, troll owner:1 amber:1", p1_line=""
        )
        table.answer("play positron-bolt", "choose harland-mindlock")
        table.changed(
            amber=1,
            hand="",
            line="",
            discard="positron-bolt, harland-mindlock",
            p1_line="troll damage:2 amber:1",
        )


@pytest.mark.rule("KF-CTRL-03")
def test_the_latest_of_two_control_effects_wins():
    """A collar gives the creature to its player; taken afterwards by Hypnobeam it is the taker's."""
    given = {"house": "mars", "hand": "hypnobeam", "p1_line": "troll owner:0 +collar-of-subordination"}
    with Situation(**given) as table:
        table.answer("play hypnobeam")
        table.changed(hand="", discard="hypnobeam", p1_line="", line="troll +collar-of-subordination/owner:1")


@pytest.mark.rule("KF-HOUSE-03", "KF-CTRL-04")
@pytest.mark.parametrize(
    ("line", "houses"), [("troll owner:1", ["brobnar", "dis", "logos", "mars"]), ("", ["dis", "logos", "mars"])]
)
def test_the_house_of_a_taken_creature_can_be_chosen_while_it_is_there(line, houses):
    table = Situation(step="house", house="", houses="dis, logos, mars", line=line)
    assert sorted(table.texts()) == houses


@pytest.mark.parametrize(("artifact", "shown"), [("library-of-babble", "as:shadows "), ("cannon", "")])
def test_sneklifter_gives_an_artifact_the_house_shadows_only_where_it_has_none_of_yours(artifact, shown):
    given = {
        "house": "shadows",
        "houses": "shadows, brobnar, dis",
        "hand": "sneklifter",
        "p1_artifacts": artifact,
    }
    with Situation(**given) as table:
        table.answer("play sneklifter")
        table.changed(
            hand="",
            line="sneklifter exhausted",
            artifacts=f"{artifact} owner:1 {shown}".strip(),
            p1_artifacts="",
        )
