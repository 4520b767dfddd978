"""What the cards of later sets leave alone, with a forbidden candidate or number on the table."""

import pytest

from tests.games.keyforge.candidates import case

CASES = {
    # Age of Ascension, Brobnar
    "drummernaut": [
        case("reap drummernaut", line="drummernaut, troll, bumpsy, urchin", p1_line="krump",
             offers="to-hand troll, to-hand bumpsy"),
        case("fight drummernaut; attack urchin", line="drummernaut, troll, bumpsy, zorg",
             p1_line="krump, urchin", offers="to-hand troll, to-hand bumpsy"),
    ],
    # Age of Ascension, Logos
    "eureka": [
        case("play eureka", house="logos", hand="eureka, troll, punch, bumpsy", p1_hand="krump, zorg",
             changed={"amber": 3, "hand": "troll", "discard": "eureka", "archives": "bumpsy, punch"}),
    ],
    "jargogle": [
        case("play jargogle; left", house="logos", hand="jargogle, troll, punch", line="dextre",
             p1_hand="krump", offers="put-under troll, put-under punch"),
    ],
    # Age of Ascension, Mars
    "yzphyz-knowdrone": [
        case("play yzphyz-knowdrone; left", house="mars", hand="yzphyz-knowdrone, troll, punch", line="zorg",
             p1_hand="krump", offers="archive troll, archive punch"),
    ],
    # Age of Ascension, Sanctum
    "sir-marrows": [
        case("reap troll", line="sir-marrows, troll", p1_amber=3, amber=2,
             changed={"amber": 3, "line": "sir-marrows, troll exhausted"}),
    ],
    "smite": [
        case("play smite", house="sanctum", hand="smite", line="sequis", p1_line="troll, krump",
             offers="attack troll, attack krump"),
    ],
    # Age of Ascension, Shadows
    "life-for-a-life": [
        case("play life-for-a-life; destroy urchin; damage troll", house="shadows", hand="life-for-a-life",
             line="urchin, bumpsy", p1_line="troll",
             changed={"amber": 1, "hand": "", "discard": "life-for-a-life, urchin", "line": "bumpsy",
                      "p1_line": "troll damage:6"}),
    ],
    # Worlds Collide, Logos
    "discombobulator": [
        case("play urchin; left", house="shadows", hand="urchin", line="troll +discombobulator", p1_amber=3,
             changed={"amber": 1, "hand": "", "line": "urchin exhausted, troll +discombobulator",
                      "p1_amber": 2}),
    ],
    "hyde": [
        case("play punch; damage hyde", hand="punch", line="hyde damage:1, bumpsy", discard="2 velum, krump",
             p1_discard="velum",
             changed={"amber": 1, "hand": "", "discard": "punch, velum, krump", "archives": "velum, hyde",
                      "line": "bumpsy"}),
    ],
    "velum": [
        case("reap velum", house="logos", line="velum", hand="troll, bumpsy", p1_hand="krump", p1_line="hyde",
             offers="archive troll, archive bumpsy"),
        case("reap velum", house="logos", line="velum, hyde", hand="troll, bumpsy, punch", p1_hand="krump",
             offers="archive troll bumpsy, archive troll punch, archive bumpsy punch"),
        case("play punch; damage velum", hand="punch", line="velum, bumpsy", discard="2 hyde, krump",
             p1_discard="hyde",
             changed={"amber": 1, "hand": "", "discard": "punch, hyde, krump", "archives": "hyde, velum",
                      "line": "bumpsy"}),
    ],
    # Worlds Collide, Saurian
    "phalanx-strike": [
        case("play phalanx-strike; choose troll; exalt urchin", house="saurian", hand="phalanx-strike",
             line="urchin", p1_line="troll, krump", offers="choose urchin, choose troll, choose krump"),
    ],
    "saurus-rex": [
        case("reap saurus-rex; exalt saurus-rex", house="saurian", line="troll, saurus-rex, bumpsy",
             deck="gargantodon, punch, optio-gorkus", p1_deck="saurian-egg",
             offers="skip, to-hand gargantodon, to-hand optio-gorkus"),
        case("reap saurus-rex; skip", house="saurian", line="troll, saurus-rex, bumpsy",
             deck="gargantodon, punch, optio-gorkus",
             changed={"amber": 1, "line": "troll, saurus-rex exhausted, bumpsy"}),
        case("fight saurus-rex; attack urchin; exalt saurus-rex", house="saurian",
             line="troll, saurus-rex, bumpsy", deck="gargantodon, punch, optio-gorkus", p1_deck="saurian-egg",
             p1_line="urchin, krump", offers="skip, to-hand gargantodon, to-hand optio-gorkus"),
        case("fight saurus-rex; attack urchin", house="saurian", line="saurus-rex, bumpsy",
             deck="gargantodon, punch", p1_line="urchin, krump",
             changed={"line": "saurus-rex exhausted, bumpsy"}),
        case("fight saurus-rex; attack urchin; exalt saurus-rex", house="saurian",
             line="troll, saurus-rex, bumpsy", deck="gargantodon, punch, optio-gorkus",
             p1_line="urchin, krump", changed={"line": "troll, saurus-rex exhausted amber:1, bumpsy"},
             offers="skip, to-hand gargantodon, to-hand optio-gorkus"),
    ],
    "the-colosseum": [
        case("omni the-colosseum", house="saurian", artifacts="the-colosseum glory:6", amber=6,
             keys="red, blue",
             changed={"winner": 0, "amber": 0, "keys": "red, blue, yellow",
                      "artifacts": "the-colosseum exhausted"}),
    ],
    # Worlds Collide, Star Alliance
    "explo-rover": [
        case("fight troll", line="troll, krump +explo-rover", p1_line="bumpsy",
             changed={"line": "troll exhausted damage:5, krump +explo-rover", "p1_discard": "bumpsy",
                      "p1_line": ""}),
    ],
    "sci-officer-qincan": [
        case("end-turn; star-alliance", player=1, line="sci-officer-qincan", p1_amber=3,
             houses="star-alliance, logos, dis", changed={"player": 0},
             offers="reap sci-officer-qincan, end-turn"),
    ],
    # Worlds Collide, Untamed
    "creed-of-nurture": [
        case("omni creed-of-nurture", house="untamed", artifacts="creed-of-nurture",
             hand="snufflegator, punch", p1_hand="troll", line="bumpsy",
             changed={"discard": "creed-of-nurture", "artifacts": ""}),
    ],
    # Mass Mutation, Dis
    "drecker": [
        case("fight bumpsy; attack troll", line="bumpsy +way-of-the-bear", p1_line="troll, drecker",
             changed={"discard": "bumpsy, way-of-the-bear", "line": "", "p1_discard": "drecker",
                      "p1_line": "troll damage:7"}),
    ],
    "obsidian-forge": [
        case("act obsidian-forge", house="dis", artifacts="obsidian-forge", line="troll, bumpsy",
             p1_line="krump", amber=5, offers="skip, destroy troll, destroy bumpsy, destroy troll bumpsy"),
    ],
    "dexus": [
        case("play troll; right", hand="troll", line="dexus", p1_amber=3, amber=3,
             changed={"hand": "", "line": "dexus, troll exhausted"}),
    ],
    # Mass Mutation, Logos
    "ultra-gravitron": [
        case("reap ultra-gravitron", house="logos", line="ultra-gravitron", p1_line="urchin, krump",
             archives="troll, bumpsy", p1_archives="zorg", offers="discard troll, discard bumpsy"),
        case("fight ultra-gravitron; attack urchin; discard troll", house="logos", line="ultra-gravitron",
             p1_line="urchin, krump", archives="troll, bumpsy",
             offers="purge ultra-gravitron, purge urchin, purge krump"),
        case("fight ultra-gravitron; attack urchin", house="logos", line="ultra-gravitron",
             p1_line="urchin, krump", p1_archives="zorg", changed={"line": "ultra-gravitron exhausted"}),
    ],
    # Mass Mutation, Sanctum
    "book-of-malefaction": [
        case("omni book-of-malefaction", house="sanctum", artifacts="book-of-malefaction warrant:2",
             line="troll", p1_line="krump, bumpsy", offers="purge troll, purge krump, purge bumpsy"),
    ],
    # Mass Mutation, Saurian
    "saurian-egg": [
        case("", house="saurian", line="saurian-egg, gargantodon, bumpsy", p1_line="krump",
             offers="omni saurian-egg, fight gargantodon, reap gargantodon, end-turn"),
    ],
    "siren-horn": [
        case("fight troll; attack krump", line="troll amber:2 +siren-horn, urchin", p1_line="krump, bumpsy",
             changed={"amber": 1, "line": "troll exhausted damage:6 amber:1 +siren-horn, urchin",
                      "p1_discard": "krump", "p1_line": "bumpsy"}),
    ],
    "optio-gorkus": [
        case("play punch; damage urchin", hand="punch",
             line="optio-gorkus, urchin amber:2, bumpsy, optio-gorkus", p1_line="krump",
             changed={"amber": 1, "hand": "", "discard": "punch, urchin",
                      "line": "optio-gorkus amber:2, bumpsy, optio-gorkus"}),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", CASES)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in CASES[card]:
        each.check()
