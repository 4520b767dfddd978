"""What Brobnar of later sets, anomalies and cards of several houses leave alone, with a forbidden candidate
or number on the table."""

from typing import Any

import pytest

from tests.games.keyforge.candidates import case
from tests.games.keyforge.situations import Situation

GRUMPUS: dict[str, Any] = {
    "line": "troll exhausted, war-grumpus warded, krump exhausted",
    "p1_line": "smaaash, dextre",
}
LAVA: dict[str, Any] = {"artifacts": "the-floor-is-lava", "line": "krump, bumpsy", "p1_line": "troll, dextre"}
CREW = "sensor-chief-garcia, commander-chan, dextre"

CASES = {
    # Age of Ascension, Brobnar
    "war-grumpus": [
        case("reap war-grumpus", **GRUMPUS, offers="ready troll, ready krump"),
        case("fight war-grumpus; attack dextre", **GRUMPUS, offers="ready troll, ready krump"),
    ],
    "foozle": [
        case("omni gorm-of-omm; destroy cannon; reap foozle", line="foozle", artifacts="gorm-of-omm",
             p1_artifacts="cannon, bear-flute",
             changed={"amber": 1, "line": "foozle exhausted", "artifacts": "", "discard": "gorm-of-omm",
                      "p1_artifacts": "bear-flute", "p1_discard": "cannon"}),
    ],
    "pound": [
        case("play pound", hand="pound", line="krump", p1_line="troll", offers="choose krump, choose troll"),
    ],
    "flamethrower": [
        case("act flamethrower", artifacts="flamethrower", line="krump", p1_line="troll",
             offers="choose krump, choose troll"),
    ],
    "gargantes-scrapper": [
        case("play gargantes-scrapper", hand="gargantes-scrapper", amber=3, p1_line="troll, krump",
             offers="damage troll, damage krump"),
    ],
    "ogopogo": [  # whoever dies beside the foe was not destroyed fighting it
        case("fight ogopogo; attack troll", line="ogopogo +fyre-breath",
             p1_line="troll warded, batdrone, krump",
             changed={"line": "ogopogo exhausted damage:8 +fyre-breath", "p1_line": "troll, krump",
                      "p1_discard": "batdrone"}),
    ],
    "cybergiant-rig": [
        case("end-turn; brobnar", player=1, houses="brobnar, logos, dis", line="krump power:3 +cybergiant-rig",
             changed={"player": 0}, offers="reap krump, end-turn"),
    ],
    "grumpus-tamer": [
        case("reap grumpus-tamer", line="grumpus-tamer", deck="war-grumpus, krump",
             discard="war-grumpus, troll", p1_deck="war-grumpus", p1_discard="war-grumpus",
             offers="skip, to-hand war-grumpus@deck, to-hand war-grumpus@discard"),
    ],
    "might-makes-right": [
        case("play might-makes-right; destroy troll; destroy troll; destroy bumpsy; destroy dextre;"
             " destroy urchin", hand="might-makes-right", line="2 troll, bumpsy, dextre, urchin",
             offers="red, blue, yellow"),
    ],
    # Worlds Collide, Brobnar
    "igon-the-green": [
        case("play punch; damage igon-the-green", hand="punch", line="igon-the-green damage:1, troll",
             discard="2 igon-the-terrible, troll", p1_discard="igon-the-terrible",
             changed={"amber": 1, "hand": "igon-the-terrible", "line": "troll", "purged": "igon-the-green",
                      "discard": "punch, igon-the-terrible, troll"}),
    ],
    "barn-razing": [
        case("play barn-razing; fight krump", hand="barn-razing", line="krump, smaaash", amber=3, p1_amber=5,
             p1_line="troll",
             changed={"hand": "", "discard": "krump, barn-razing", "line": "smaaash", "p1_amber": 4,
                      "p1_line": "troll damage:6"}),
    ],
    "berserker-slam": [
        case("play berserker-slam; damage troll", hand="berserker-slam", line="krump", p1_line="troll, dextre",
             changed={"amber": 1, "hand": "", "discard": "berserker-slam",
                      "p1_line": "troll damage:4, dextre"}),
    ],
    "warriors-refrain": [
        case("play warriors-refrain", hand="warriors-refrain", line="brammo, skoll",
             p1_line="dextre, flamewake-shaman, urchin",
             changed={"amber": 1, "hand": "", "discard": "warriors-refrain", "line": "brammo, skoll stunned",
                      "p1_line": "dextre stunned, flamewake-shaman, urchin stunned"}),
    ],
    "overrun": [
        case("play ballcano; play overrun", hand="ballcano, overrun", amber=3, p1_amber=3,
             p1_line="urchin, 2 flamewake-shaman",
             changed={"amber": 4, "chains": 2, "hand": "", "discard": "overrun, ballcano", "p1_amber": 1,
                      "p1_discard": "2 flamewake-shaman, urchin", "p1_line": ""}),
        case("omni gorm-of-omm; play ballcano; play overrun", hand="ballcano, overrun", amber=3, p1_amber=3,
             artifacts="gorm-of-omm", p1_artifacts="cannon", p1_line="2 urchin, troll",
             changed={"amber": 4, "chains": 2, "hand": "", "discard": "overrun, ballcano, gorm-of-omm",
                      "artifacts": "", "p1_discard": "2 urchin, cannon", "p1_line": "troll damage:4",
                      "p1_artifacts": ""}),
    ],
    "guji-dinosaur-hunter": [
        case("act guji-dinosaur-hunter", line="guji-dinosaur-hunter", p1_line="troll, grimlocus-dux",
             offers="choose guji-dinosaur-hunter, choose troll, choose grimlocus-dux"),
        case("act guji-dinosaur-hunter; choose grimlocus-dux", line="guji-dinosaur-hunter",
             p1_line="troll, grimlocus-dux",
             changed={"line": "guji-dinosaur-hunter exhausted",
                      "p1_line": "troll, grimlocus-dux damage:4 armor-used:2"}),
    ],
    "kaloch-stonefather": [
        case("fight troll; attack krump", player=1, line="bumpsy, kaloch-stonefather, krump", p1_line="troll",
             changed={"discard": "krump", "line": "bumpsy, kaloch-stonefather",
                      "p1_line": "troll exhausted damage:6"}),
    ],
    "old-boomy": [
        case("reap old-boomy", line="old-boomy power:3", deck="troll, dextre",
             changed={"amber": 1, "deck": "dextre", "archives": "troll",
                      "line": "old-boomy exhausted damage:2 power:3"}),
    ],
    "the-floor-is-lava": [
        case("", **LAVA, player=1, step="draw", offers="damage krump, damage bumpsy"),
        case("damage bumpsy", **LAVA, player=1, step="draw", offers="damage troll, damage dextre"),
        case("end-turn", **LAVA, p1_houses="brobnar, logos, dis", changed={"player": 1},
             offers="brobnar, logos, dis"),
    ],
    "mega-cowfyne": [
        case("fight mega-cowfyne; attack krump", line="mega-cowfyne", p1_line="troll, krump, bumpsy, dextre",
             changed={"line": "mega-cowfyne exhausted damage:6", "p1_discard": "krump",
                      "p1_line": "troll damage:2, bumpsy damage:2, dextre"}),
    ],
    # Worlds Collide, anomalies
    "infomancer": [
        case("play infomancer", hand="infomancer, punch, anger, troll", offers="graft punch, graft anger"),
    ],
    "memolith": [
        case("act memolith; graft-action", hand="punch, anger, troll", p1_hand="smith",
             artifacts="memolith grafted:smith", offers="graft punch, graft anger"),
        case("act memolith; trigger-grafted", artifacts="memolith grafted:smith grafted:punch", p1_line="krump",
             offers="choose smith, choose punch"),
    ],
    "nizak-the-forgotten": [
        case("play punch; damage urchin", hand="punch", line="nizak-the-forgotten", p1_line="urchin, troll",
             changed={"amber": 1, "hand": "", "discard": "punch", "p1_line": "troll", "p1_discard": "urchin"}),
    ],
    # Mass Mutation, several houses
    "it-s-coming": [
        case("play it-s-coming", house="logos", hand="it-s-coming", deck="ultra-gravitron, krump",
             discard="ultra-gravitron2, troll", p1_deck="ultra-gravitron2", p1_discard="ultra-gravitron",
             offers="skip, to-hand ultra-gravitron, to-hand ultra-gravitron2"),
    ],
    "exchange-officer": [
        case("reap exchange-officer", house="dis", line=f"exchange-officer, {CREW}", p1_line="medic-ingram",
             offers="choose sensor-chief-garcia, choose commander-chan"),
        case("fight exchange-officer", house="dis", line=f"exchange-officer warded, {CREW}",
             p1_line="medic-ingram warded", offers="choose sensor-chief-garcia, choose commander-chan"),
        case("play exchange-officer; left", house="dis", hand="exchange-officer", line=CREW,
             p1_line="medic-ingram", offers="choose sensor-chief-garcia, choose commander-chan"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", CASES)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in CASES[card]:
        each.check()


def test_grump_buggy_counts_from_power_5_on():
    table = Situation(artifacts="grump-buggy", line="brammo, bumpsy", p1_line="flamewake-shaman, 2 bumpsy")
    assert (table.key_cost(0), table.key_cost(1)) == (8, 7)


def test_fyre_breath_strengthens_its_bearer_alone():
    table = Situation(line="troll +fyre-breath, krump")
    assert (table.power("troll"), table.power("krump")) == (11, 6)


FORGING = {
    "might-makes-right": case(
        "play might-makes-right; destroy troll; destroy troll; destroy troll; destroy troll; dis",
        hand="might-makes-right", line="4 troll", p1_hand="troll",
        p1_artifacts="keyforgery",
        changed={"amber": 1, "hand": "", "discard": "might-makes-right, 4 troll", "line": "",
                 "p1_artifacts": "", "p1_discard": "keyforgery"},
    ),
    "data-forge": case(
        "play data-forge; forge data-forge; dis", house="logos", hand="data-forge", amber=16, p1_hand="troll",
        p1_artifacts="keyforgery",
        changed={"amber": 17, "hand": "", "discard": "data-forge", "p1_artifacts": "",
                 "p1_discard": "keyforgery"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("card", FORGING)
def test_a_key_that_is_stopped_is_neither_paid_nor_forged(card):
    FORGING[card].check()
