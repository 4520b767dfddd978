"""What Untamed of later sets leaves alone, with a forbidden candidate or number on the table."""

from typing import Any

import pytest

from tests.games.keyforge.candidates import case
from tests.games.keyforge.situations import Situation

FOUND: dict[str, Any] = {
    "house": "untamed",
    "hand": "look-what-i-found",
    "discard": "punch, anger, cannon, bear-flute, troll, krump, fyre-breath, way-of-the-bear",
    "p1_discard": "charge, gauntlet-of-command, bumpsy, rocket-boots",
}
KONG: dict[str, Any] = {
    "house": "untamed",
    "line": "niffle-kong, niffle-ape, troll",
    "p1_line": "niffle-queen, bumpsy",
    "p1_artifacts": "cannon, bear-flute",
    "p1_amber": 2,
}

CASES = {
    # Age of Ascension
    "song-of-spring": [
        case("play song-of-spring", house="untamed", hand="song-of-spring, dust-pixie, punch", discard="flaxia",
             line="troll", p1_hand="flaxia", p1_discard="dust-pixie", p1_line="flaxia",
             offers="skip, into-deck dust-pixie, into-deck flaxia, into-deck dust-pixie flaxia"),
    ],
    "bumblebird": [
        case("play bumblebird; left", house="untamed", hand="bumblebird", line="flaxia, dust-pixie, troll",
             p1_line="halacor",
             changed={"hand": "", "line": "bumblebird exhausted, flaxia power:2, dust-pixie power:2, troll"}),
    ],
    "way-of-the-porcupine": [
        case("fight troll; attack krump", player=1, line="bumpsy +way-of-the-porcupine, krump", p1_line="troll",
             changed={"discard": "krump", "line": "bumpsy +way-of-the-porcupine",
                      "p1_line": "troll exhausted damage:6"}),
    ],
    "quicksand": [
        case("play quicksand", house="untamed", hand="quicksand", line="2 troll, dextre",
             p1_line="krump, urchin", offers="choose troll, choose troll#2"),
    ],
    "roxador": [
        case("fight troll; attack krump", line="roxador, troll", p1_line="krump, bumpsy",
             changed={"line": "roxador, troll exhausted damage:6", "p1_discard": "krump", "p1_line": "bumpsy"}),
    ],
    # Worlds Collide
    "deepwood-druid": [
        case("reap deepwood-druid", house="untamed",
             line="troll damage:2, deepwood-druid, krump damage:1, bumpsy damage:1",
             offers="heal troll, heal krump"),
    ],
    "instrument-of-silence": [
        case("fight troll; attack krump", line="roxador +instrument-of-silence, troll", p1_line="krump, bumpsy",
             changed={"line": "roxador +instrument-of-silence, troll exhausted damage:6",
                      "p1_discard": "krump", "p1_line": "bumpsy"}),
    ],
    # Mass Mutation
    "keyfrog": [
        case("play punch; damage keyfrog", hand="punch", amber=5, line="keyfrog", p1_line="troll",
             offers="red, blue, yellow"),
        case("play punch; damage keyfrog; dis", hand="punch", amber=5, line="keyfrog", p1_line="troll",
             p1_artifacts="keyforgery", p1_hand="krump",
             changed={"amber": 6, "hand": "", "discard": "punch, keyfrog", "line": "", "p1_artifacts": "",
                      "p1_discard": "keyforgery"}),
    ],
    "savage-clash": [
        case("play savage-clash", house="untamed", hand="savage-clash", line="2 dextre, troll",
             p1_line="krump, urchin", offers="choose dextre, choose dextre#2"),
    ],
    "chonkers": [
        case("play punch; damage urchin", hand="punch", line="chonkers power:1", p1_line="urchin, troll",
             changed={"amber": 1, "hand": "", "discard": "punch", "p1_line": "troll", "p1_discard": "urchin"}),
    ],
    "look-what-i-found": [
        case("play look-what-i-found", **FOUND, offers="to-hand anger, to-hand punch"),
        case("play look-what-i-found; to-hand punch", **FOUND, offers="to-hand bear-flute, to-hand cannon"),
        case("play look-what-i-found; to-hand punch; to-hand cannon", **FOUND,
             offers="to-hand krump, to-hand troll"),
        case("play look-what-i-found; to-hand punch; to-hand cannon; to-hand troll", **FOUND,
             offers="to-hand way-of-the-bear, to-hand fyre-breath"),
    ],
    "techno-beast": [
        case("reap techno-beast", house="untamed", line="techno-beast", hand="punch, troll", deck="krump",
             p1_hand="bumpsy", offers="discard punch, discard troll"),
    ],
    "mutation-of-cunning": [
        case("play mutation-of-cunning; choose dust-pixie; end-turn; brobnar; fight troll; attack flaxia",
             house="untamed", hand="mutation-of-cunning", line="dust-pixie, flaxia", deck="6 punch",
             p1_line="troll", p1_houses="brobnar, logos, dis",
             changed={"player": 1, "amber": 1, "hand": "6 punch", "deck": "",
                      "discard": "flaxia, mutation-of-cunning", "line": "dust-pixie",
                      "p1_line": "troll exhausted damage:4"}),
    ],
    "mutation-of-fury": [
        case("play mutation-of-fury; choose flaxia; fight halacor", house="untamed", hand="mutation-of-fury",
             line="halacor, flaxia", p1_line="troll",
             changed={"amber": 1, "hand": "", "discard": "mutation-of-fury",
                      "line": "halacor exhausted, flaxia", "p1_line": "troll damage:4"}),
    ],
    "niffle-kong": [
        case("play niffle-kong", house="untamed", hand="niffle-kong, niffle-kong2", deck="niffle-ape, krump",
             discard="niffle-queen, troll", p1_deck="niffle-ape", p1_discard="niffle-queen",
             offers="skip, to-hand niffle-ape, to-hand niffle-queen, to-hand niffle-ape niffle-queen"),
        case("fight niffle-kong; attack bumpsy", **KONG,
             offers="skip, destroy niffle-kong, destroy niffle-ape"),
        case("fight niffle-kong; attack bumpsy; destroy niffle-ape", **KONG,
             offers="damage niffle-kong, damage troll, damage niffle-queen"),
        case("fight niffle-kong; attack bumpsy; destroy niffle-ape; damage niffle-queen", **KONG,
             offers="destroy cannon, destroy bear-flute"),
        case("fight niffle-kong; attack bumpsy; destroy niffle-ape",
             **KONG | {"line": "niffle-kong, niffle-ape warded, troll"},
             changed={"line": "niffle-kong exhausted damage:3 armor-used:2, niffle-ape, troll",
                      "p1_line": "niffle-queen", "p1_discard": "bumpsy"}),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", CASES)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in CASES[card]:
        each.check()


@pytest.mark.parametrize(
    ("beast", "given"),
    [("knoxx", {}), ("marmo-swarm", {"amber": 3}), ("blossom-drake", {"artifacts": "cannon"})],
)
def test_only_the_beast_itself_has_more_power(beast, given):
    assert Situation(line=f"troll, {beast}", **given).power("troll") == 8
