"""Stunned, enraged and exalted creatures, and whatever wants to use, move or harm them (KF-STAT, KF-AMB-05)."""

import pytest

from tests.games.keyforge.interactions.pairs import check, pair
from tests.games.keyforge.situations import Situation

STUN = [
    pair("a use", {"line": "troll stunned"}, "unstun troll", pytest.mark.rule("KF-STAT-STUN-02"),
         line="troll exhausted"),
    pair("ready and fight", {"hand": "anger", "line": "troll stunned exhausted", "p1_line": "krump"},
         "play anger", pytest.mark.rule("KF-STAT-STUN-03"), hand="", amber=1, discard="anger",
         line="troll exhausted"),
    pair("ready and fight, with nobody to fight", {"hand": "anger", "line": "troll stunned exhausted"},
         "play anger", pytest.mark.rule("KF-STAT-STUN-04"), hand="", amber=1, discard="anger",
         line="troll exhausted"),
    pair("ready and use", {"house": "mars", "hand": "mars-first", "line": "yxilo-bolter stunned exhausted",
         "p1_line": "krump"}, "play mars-first", pytest.mark.rule("KF-STAT-STUN-03"), hand="", amber=1,
         discard="mars-first", line="yxilo-bolter exhausted"),
    pair("use by an officer", {"house": "star-alliance", "line": "commander-chan, troll stunned"},
         "reap commander-chan", pytest.mark.rule("KF-STAT-STUN-03"), amber=1,
         line="commander-chan exhausted, troll exhausted"),
    pair("reap by a hawk", {"house": "untamed", "hand": "ghosthawk", "line": "troll stunned"},
         "play ghosthawk; right; use ghosthawk", pytest.mark.rule("KF-STAT-STUN-03"), hand="",
         line="troll exhausted, ghosthawk exhausted"),
    pair("exhausted and not readied: it stays", {"house": "star-alliance",
         "line": "commander-chan, troll stunned exhausted"}, "reap commander-chan",
         pytest.mark.rule("KF-USE-11"), amber=1, line="commander-chan exhausted, troll exhausted stunned"),
    pair("it strikes back", {"line": "troll", "p1_line": "krump stunned"}, "fight troll",
         pytest.mark.rule("KF-FIGHT-15"), line="troll exhausted damage:6", p1_line="", p1_discard="krump"),
    pair("it still gives what it gives", {"house": "untamed", "line": "titan-mechanic stunned", "amber": 6,
         "hand": "key-charge"}, "play key-charge; forge key-charge; red", pytest.mark.rule("KF-CONST-03"),
         hand="", discard="key-charge", amber=0, keys="red"),
    pair("no second stun", {"hand": "1-2-punch", "p1_line": "troll stunned"}, "play 1-2-punch",
         pytest.mark.rule("KF-STAT-STUN-06"), hand="", amber=1, discard="1-2-punch", p1_line="",
         p1_discard="troll"),
    pair("stunned and warded: 1-2 Punch destroys, the ward stops it", {"hand": "1-2-punch",
         "p1_line": "troll stunned warded"}, "play 1-2-punch", pytest.mark.rule("KF-STAT-WARD-03"), hand="",
         amber=1, discard="1-2-punch", p1_line="troll stunned"),
]  # fmt: skip

RAGE = [
    pair("it must fight", {"line": "troll enraged", "p1_line": "bumpsy"}, "fight troll",
         pytest.mark.rule("KF-STAT-ENR-01", "KF-STAT-ENR-02"), line="troll exhausted damage:5", p1_line="",
         p1_discard="bumpsy"),
    pair("nobody to fight: it may reap, and stays enraged", {"line": "troll enraged"}, "reap troll",
         pytest.mark.rule("KF-STAT-ENR-01"), amber=1, line="troll exhausted enraged"),
    pair("stunned, too: the stun goes first", {"line": "troll stunned enraged", "p1_line": "bumpsy"},
         "unstun troll", pytest.mark.rule("KF-STAT-STUN-03"), line="troll exhausted enraged"),
    pair("one that cannot fight", {"house": "shadows", "line": "shoulder-id enraged", "p1_line": "bumpsy"},
         "reap shoulder-id", pytest.mark.rule("KF-WORD-02"), amber=1, line="shoulder-id exhausted enraged"),
    pair("an attack that ends before the blows takes the rage", {"house": "untamed",
         "line": "fanghouse enraged", "p1_line": "umbra"}, "fight fanghouse",
         pytest.mark.rule("KF-STAT-ENR-02"), line="fanghouse exhausted", p1_line="", p1_discard="umbra"),
    pair("an order to reap leaves no other way", {"house": "untamed", "hand": "ghosthawk",
         "line": "troll enraged", "p1_line": "bumpsy"}, "play ghosthawk; right; use ghosthawk",
         hand="", amber=1, line="troll exhausted enraged, ghosthawk exhausted"),
    pair("no second rage", {"house": "dis", "artifacts": "soul-fiddle", "line": "troll enraged"},
         "act soul-fiddle", pytest.mark.rule("KF-STAT-ENR-03"), artifacts="soul-fiddle exhausted"),
    pair("a new one of its own is kept", {"house": "saurian", "line": "gladiodontus enraged",
         "p1_line": "umbra"}, "fight gladiodontus", pytest.mark.rule("KF-STAT-ENR-02"),
         line="gladiodontus enraged damage:2", p1_line="", p1_discard="umbra"),
]  # fmt: skip

EXALT = [
    pair("Æmber goes to the opponent when it leaves", {"house": "dis", "hand": "hysteria",
         "p1_line": "troll amber:2"}, "play hysteria", pytest.mark.rule("KF-LEAVE-03"), hand="", amber=2,
         discard="hysteria", p1_line="", p1_hand="troll"),
    pair("exalting takes nothing from a pool", {"house": "saurian", "hand": "hedonistic-intent",
         "line": "umbra", "p1_line": "troll, krump, bumpsy", "p1_amber": 1}, "play hedonistic-intent",
         pytest.mark.rule("KF-AMB-05"), hand="", amber=1, discard="hedonistic-intent", line="umbra amber:1",
         p1_line="troll amber:1, krump, bumpsy amber:1"),
    pair("spent as if in the pool", {"house": "untamed", "hand": "key-charge", "amber": 5,
         "line": "senator-shrix amber:2"}, "play key-charge; forge key-charge; red",
         pytest.mark.rule("KF-FORGE-06"), hand="", discard="key-charge", amber=0, keys="red",
         line="senator-shrix"),
    pair("not spent for a toll", {"house": "saurian", "line": "senator-shrix amber:2",
         "artifacts": "city-gates", "p1_line": "tentacus"}, "reap senator-shrix; skip",
         pytest.mark.rule("KF-WORD-09"), amber=1, line="senator-shrix exhausted amber:2"),
    pair("warded: the Æmber stays with it", {"house": "dis", "hand": "gateway-to-dis",
         "p1_line": "troll amber:2 warded"}, "play gateway-to-dis", pytest.mark.rule("KF-STAT-WARD-01"),
         hand="", chains=3, discard="gateway-to-dis", p1_line="troll amber:2"),
    pair("two of Optio's kind: power by Æmber goes with it", {"house": "saurian",
         "line": "centurion-stenopius amber:1 damage:5", "hand": "ancient-power"}, "play ancient-power",
         pytest.mark.rule("KF-STAT-WARD-01"), hand="", amber=1, discard="ancient-power",
         line="centurion-stenopius warded damage:5 amber:1"),
    pair("its power falls with the Æmber, and it dies", {"house": "sanctum",
         "line": "mother-northelle, centurion-stenopius amber:1 damage:5"},
         "reap mother-northelle; take-from-card centurion-stenopius", pytest.mark.rule("KF-DMG-02"), amber=2,
         line="mother-northelle exhausted", discard="centurion-stenopius"),
    pair("exalted by an enemy's order, too", {"house": "saurian", "line": "senator-quintina",
         "artifacts": "the-golden-spiral"}, "act the-golden-spiral", pytest.mark.rule("KF-AMB-05"), amber=1,
         artifacts="the-golden-spiral exhausted", line="senator-quintina exhausted amber:2"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "answers", "expected"), STUN)
def test_stun(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.parametrize(("given", "answers", "expected"), RAGE)
def test_rage(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.parametrize(("given", "answers", "expected"), EXALT)
def test_exalted(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.rule("KF-STAT-ENR-01")
@pytest.mark.parametrize(("given", "uses"), [
    ({"line": "troll enraged", "p1_line": "bumpsy"}, ["fight troll"]),
    ({"line": "troll enraged"}, ["reap troll"]),
    ({"line": "troll, little-rapscal", "p1_line": "bumpsy"}, ["fight little-rapscal", "fight troll"]),
    ({"line": "troll", "p1_line": "little-rapscal"}, ["fight troll"]),
    ({"line": "troll stunned enraged", "p1_line": "bumpsy"}, ["unstun troll"]),
    ({"line": "troll enraged exhausted", "p1_line": "bumpsy"}, []),
    ({"line": "troll", "artifacts": "cannon", "p1_line": "little-rapscal"}, ["act cannon", "fight troll"]),
])  # fmt: skip
def test_what_an_enraged_creature_can_be_used_for(given, uses):
    with Situation(**given) as table:
        assert sorted(table.texts()) == sorted([*uses, "end-turn"])
