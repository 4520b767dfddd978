"""How cards come in: deploy, alpha, omega, and creatures that enter on the other side."""

import pytest

from tests.games.keyforge.interactions.pairs import check, pair
from tests.games.keyforge.situations import Situation

SA = {"house": "star-alliance", "hand": "crash-muldoon"}
BETWEEN = "play crash-muldoon; right-of troll"

DEPLOY = [
    pair("between two: no flank for Sinestra and Dexus", SA | {"line": "troll, krump", "amber": 2,
         "p1_line": "sinestra, dexus"}, BETWEEN, pytest.mark.rule("KF-KW-DEPLOY-01"), hand="",
         line="troll, crash-muldoon, krump"),
    pair("on the left flank: Sinestra alone", SA | {"line": "troll, krump", "amber": 2,
         "p1_line": "sinestra, dexus"}, "play crash-muldoon; left", pytest.mark.rule("KF-LINE-04"), hand="",
         amber=1, line="crash-muldoon, troll, krump"),
    pair("the only creature is on both flanks", SA | {"amber": 2, "p1_line": "sinestra, dexus"},
         "play crash-muldoon; resolve sinestra crash-muldoon", pytest.mark.rule("KF-LINE-05"), hand="", amber=0,
         line="crash-muldoon"),
    pair("beside Fila", SA | {"line": "troll, fila-the-researcher", "deck": "punch"}, BETWEEN,
         pytest.mark.rule("KF-WORD-23"), hand="punch", deck="",
         line="troll, crash-muldoon, fila-the-researcher"),
    pair("away from Fila", SA | {"line": "troll, fila-the-researcher", "deck": "punch"},
         "play crash-muldoon; left", pytest.mark.rule("KF-WORD-23"), hand="",
         line="crash-muldoon, troll, fila-the-researcher"),
    pair("to the right of Panpaca", {"house": "sanctum", "hand": "lion-bautrem",
         "line": "panpaca-anga, umbra damage:1"}, "play lion-bautrem; right-of panpaca-anga",
         pytest.mark.rule("KF-KW-DEPLOY-01"), hand="",
         line="panpaca-anga, lion-bautrem exhausted, umbra damage:1"),
    pair("parting neighbors: who lived by one dies", SA | {"line": "lion-bautrem, umbra damage:3"},
         "play crash-muldoon; right-of lion-bautrem", pytest.mark.rule("KF-DEST-15"), hand="",
         line="lion-bautrem, crash-muldoon", discard="umbra"),
    pair("Orator Hissaro among enemies of his house", {"house": "saurian", "hand": "orator-hissaro",
         "line": "troll exhausted, krump exhausted"}, "play orator-hissaro; right-of troll",
         pytest.mark.rule("KF-KW-DEPLOY-01"), hand="",
         line="troll amber:1, orator-hissaro exhausted, krump amber:1"),
    pair("a deployed hawk lets both neighbors reap", {"house": "untamed", "hand": "ghosthawk",
         "line": "troll, krump, bumpsy"},
         "play ghosthawk; right-of troll; use ghosthawk; choose troll",
         pytest.mark.rule("KF-KW-DEPLOY-01"), hand="", amber=2,
         line="troll exhausted, ghosthawk exhausted, krump exhausted, bumpsy"),
    pair("Weasand on a flank is destroyed at once", {"house": "shadows", "hand": "weasand",
         "line": "troll, krump"}, "play weasand; left", pytest.mark.rule("KF-DEST-15"), hand="",
         discard="weasand"),
    pair("a creature put back has no deploy of others", {"house": "untamed", "hand": "grasping-vines",
         "artifacts": "spangler-box purged:crash-muldoon", "purged": "crash-muldoon", "line": "troll, krump"},
         "play grasping-vines; to-hand spangler-box; right-of troll", pytest.mark.rule("KF-CONST-04"),
         hand="spangler-box", amber=1, artifacts="", discard="grasping-vines", purged="",
         line="troll, crash-muldoon, krump"),
]  # fmt: skip

CAPER = {"house": "shadows", "hand": "scowly-caper"}

OTHER_SIDE = [
    pair("the flank of the other line is chosen", CAPER | {"p1_line": "troll, krump"},
         "play scowly-caper; left", pytest.mark.rule("KF-LINE-02"), hand="",
         p1_line="scowly-caper owner:0 exhausted, troll, krump"),
    pair("its Æmber is for who plays it", CAPER | {"hand": "scowly-caper icon:amber"}, "play scowly-caper",
         pytest.mark.rule("KF-BONUS-03"), hand="", amber=1,
         p1_line="scowly-caper owner:0 icon:amber exhausted"),
    pair("a capture icon: a friendly creature of who plays it", CAPER | {"hand": "scowly-caper icon:capture",
         "line": "umbra", "p1_amber": 1}, "play scowly-caper", pytest.mark.rule("KF-BONUS-04"), hand="",
         p1_amber=0, line="umbra amber:1", p1_line="scowly-caper owner:0 icon:capture exhausted"),
    pair("it is played by you: the witch sees it", CAPER | {"line": "hunting-witch"}, "play scowly-caper",
         pytest.mark.rule("KF-PLAY-09"), hand="", amber=1, p1_line="scowly-caper owner:0 exhausted"),
    pair("it is an enemy that enters: Pingle hurts it", CAPER | {"line": "pingle-who-annoys"},
         "play scowly-caper", pytest.mark.rule("KF-WORD-07"), hand="",
         p1_line="scowly-caper owner:0 exhausted damage:1"),
    pair("returned it is its owner's", {"house": "dis", "hand": "hysteria", "p1_line": "scowly-caper owner:0"},
         "play hysteria", pytest.mark.rule("KF-CTRL-05"), hand="scowly-caper", discard="hysteria", p1_line=""),
    pair("taken and returned to play it goes over again", {"house": "untamed", "hand": "grasping-vines",
         "artifacts": "spangler-box purged:scowly-caper", "purged": "scowly-caper"},
         "play grasping-vines; to-hand spangler-box", pytest.mark.rule("KF-CTRL-06"), hand="spangler-box",
         amber=1, artifacts="", discard="grasping-vines", purged="", p1_line="scowly-caper owner:0 exhausted"),
]  # fmt: skip

ORDER = [
    pair("omega by an effect ends the step, too", {"house": "logos", "hand": "wild-wormhole, dextre",
         "deck": "gravid-cycle", "discard": "punch"}, "play wild-wormhole", pytest.mark.rule("KF-KW-OMEGA-01"),
         amber=2, hand="dextre, punch, wild-wormhole, gravid-cycle", deck="", discard="", player=1),
    pair("an alpha card from the deck comes too late", {"house": "logos", "hand": "wild-wormhole",
         "deck": "eureka"}, "play wild-wormhole", pytest.mark.rule("KF-PLAY-13", "KF-PLAY-14"), hand="",
         amber=1, discard="wild-wormhole"),
    pair("an alpha card under one that is used comes too late", {"house": "shadows",
         "artifacts": "masterplan under:eureka"}, "omni masterplan", pytest.mark.rule("KF-KW-ALPHA-01"),
         artifacts="", discard="masterplan, eureka"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "answers", "expected"), DEPLOY)
def test_deploy(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.parametrize(("given", "answers", "expected"), OTHER_SIDE)
def test_a_creature_that_enters_on_the_other_side(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.parametrize(("given", "answers", "expected"), ORDER)
def test_alpha_and_omega_by_effects(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.rule("KF-KW-ALPHA-01")
@pytest.mark.parametrize(("done", "possible"), [
    ({}, True), ({"played": "bumpsy"}, False), ({"used": "bumpsy"}, False), ({"discarded": "bumpsy"}, False),
    ({"milled": "bumpsy"}, True), ({"destroyed": "bumpsy"}, True),
])  # fmt: skip
def test_an_alpha_card_is_the_first_of_its_step(done, possible):
    with Situation(hand="first-blood", **done) as table:
        assert table.can("play first-blood") is possible


@pytest.mark.rule("KF-KW-ALPHA-02")
def test_blanked_creatures_keep_their_alpha_in_hand():
    with Situation(hand="gargantes-scrapper", played="bumpsy", effects="shadow-of-dis by:1") as table:
        assert not table.can("play gargantes-scrapper")
