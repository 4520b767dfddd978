"""Cards that are destroyed together, what they do then, and what stands in for it (KF-DEST, KF-REPL)."""

import pytest

from tests.games.keyforge.interactions.pairs import check, pair
from tests.games.keyforge.situations import Situation

GATEWAY = {"house": "dis", "hand": "gateway-to-dis"}
SWEPT = {"hand": "", "chains": 3}
PLAY = "play gateway-to-dis"

TOGETHER = [
    pair("who dies too sees nobody die", GATEWAY | {"line": "tolas", "p1_line": "troll"}, PLAY,
         pytest.mark.rule("KF-DEST-14"), **SWEPT, line="", discard="gateway-to-dis, tolas", p1_line="",
         p1_discard="troll"),
    pair("who stays sees all of them", GATEWAY | {"line": "tolas warded, umbra", "p1_line": "troll, krump"},
         f"{PLAY}; resolve tolas umbra", pytest.mark.rule("KF-DEST-13"), **SWEPT, line="tolas",
         discard="gateway-to-dis, umbra", amber=2, p1_amber=1, p1_line="", p1_discard="krump, troll"),
    pair("Soul Snatcher looks at owners", GATEWAY | {"artifacts": "soul-snatcher", "line": "umbra",
         "p1_line": "troll, krump owner:0"}, PLAY, pytest.mark.rule("KF-CTRL-01"), **SWEPT, line="", amber=2,
         p1_amber=1, p1_line="", discard="gateway-to-dis, krump, umbra", p1_discard="troll"),
    pair("Æmber on them goes to both opponents", GATEWAY | {"line": "umbra amber:1",
         "p1_line": "troll amber:2"}, PLAY, pytest.mark.rule("KF-LEAVE-03"), **SWEPT, line="", amber=2,
         p1_amber=1, p1_line="", discard="gateway-to-dis, umbra", p1_discard="troll"),
    pair("what Archimedes gave is kept by who was tagged with him", GATEWAY | {"p1_line": "archimedes, troll"},
         PLAY, pytest.mark.rule("KF-DEST-03"), **SWEPT, discard="gateway-to-dis", p1_line="",
         p1_archives="troll", p1_discard="archimedes"),
    pair("Optio Gorkus takes the Æmber, and leaves with it",
         GATEWAY | {"p1_line": "optio-gorkus, troll amber:2"}, PLAY, pytest.mark.rule("KF-DEST-10",
         "KF-LEAVE-03"), **SWEPT, discard="gateway-to-dis", amber=2, p1_line="",
         p1_discard="troll, optio-gorkus"),
    pair("a warded Optio Gorkus keeps it", GATEWAY | {"p1_line": "optio-gorkus warded, troll amber:2"}, PLAY,
         pytest.mark.rule("KF-STAT-WARD-03"), **SWEPT, discard="gateway-to-dis", p1_line="optio-gorkus amber:2",
         p1_discard="troll"),
    pair("Phoenix Heart hurts who has lost the ward",
         GATEWAY | {"p1_line": "bumpsy +phoenix-heart, troll warded"}, PLAY,
         pytest.mark.rule("KF-STAT-WARD-01"), **SWEPT, discard="gateway-to-dis", p1_line="troll damage:3",
         p1_hand="bumpsy", p1_discard="phoenix-heart"),
    pair("the draw of Duma comes once", GATEWAY | {"line": "duma-the-martyr, umbra",
         "deck": "punch, fear, krump"}, PLAY, pytest.mark.rule("KF-DEST-08"), chains=3, line="",
         hand="punch, fear", deck="krump", discard="gateway-to-dis, umbra, duma-the-martyr"),
    pair("Bad Penny is never in the discard pile, from where it would be purged",
         GATEWAY | { "artifacts": "annihilation-ritual", "line": "bad-penny, umbra"}, PLAY,
         pytest.mark.rule("KF-DEST-06"), chains=3, line="", hand="bad-penny", discard="gateway-to-dis",
         purged="umbra"),
    pair("Æmber on an artifact goes to the supply", {"house": "untamed", "hand": "grasping-vines",
         "artifacts": "safe-place amber:2"}, "play grasping-vines; to-hand safe-place",
         pytest.mark.rule("KF-LEAVE-04"), amber=1, hand="safe-place", artifacts="", discard="grasping-vines"),
    pair("an upgrade's Æmber bonus is not given back", GATEWAY | {"p1_line": "troll +blood-of-titans"}, PLAY,
         pytest.mark.rule("KF-LEAVE-08"), **SWEPT, discard="gateway-to-dis", p1_line="",
         p1_discard="troll, blood-of-titans"),
]  # fmt: skip

FIGHTING = [
    pair("Soulkeeper takes another one with it", {"line": "krump, troll", "p1_line": "umbra +soulkeeper",
         "p1_amber": 2}, "fight krump", pytest.mark.rule("KF-DEST-04"), line="krump exhausted damage:2",
         discard="troll", p1_line="", p1_discard="umbra, soulkeeper", p1_amber=1),
    pair("Soulkeeper takes the attacker, who then sees nothing", {"line": "krump",
         "p1_line": "umbra +soulkeeper", "p1_amber": 2}, "fight krump", pytest.mark.rule("KF-FIGHT-11"),
         line="", discard="krump", p1_line="", p1_discard="umbra, soulkeeper"),
    pair("Stealer of Souls cannot purge what is in a hand", {"house": "dis", "line": "stealer-of-souls",
         "p1_line": "bad-penny"}, "fight stealer-of-souls", pytest.mark.rule("KF-LEAVE-05"), amber=1,
         line="stealer-of-souls exhausted damage:1", p1_line="", p1_hand="bad-penny"),
    pair("a cloak instead: nobody was destroyed", {"line": "krump",
         "p1_line": "umbra damage:1 +armageddon-cloak", "p1_amber": 2}, "fight krump",
         pytest.mark.rule("KF-REPL-01"), line="krump exhausted damage:4", p1_line="umbra",
         p1_discard="armageddon-cloak"),
    pair("both fall, and neither lives to tell", {"line": "krump", "p1_line": "stealer-of-souls",
         "p1_amber": 1}, "fight krump", pytest.mark.rule("KF-DEST-14"), line="", discard="krump", p1_line="",
         p1_discard="stealer-of-souls"),
    pair("hazardous kills first: no fight, no Krump", {"line": "krump damage:4", "p1_line": "fanghouse",
         "p1_amber": 1}, "fight krump", pytest.mark.rule("KF-FIGHT-05"), line="", discard="krump"),
    pair("assault kills first: no Fight: ability", {"house": "untamed",
         "line": "snufflegator +way-of-the-bear +calv-1n", "p1_line": "umbra", "deck": "punch"},
         "fight snufflegator", pytest.mark.rule("KF-FIGHT-05"), p1_line="", p1_discard="umbra",
         line="snufflegator exhausted +way-of-the-bear +calv-1n"),
]  # fmt: skip

REPLACED = [
    pair("an automaton beside another creature",
         GATEWAY | {"p1_line": "reassembling-automaton damage:1, troll warded"}, f"{PLAY}; right",
         pytest.mark.rule("KF-REPL-04"), **SWEPT, discard="gateway-to-dis",
         p1_line="troll, reassembling-automaton exhausted"),
    pair("an automaton that is alone", GATEWAY | {"p1_line": "reassembling-automaton"}, PLAY,
         pytest.mark.rule("KF-REPL-01"), **SWEPT, discard="gateway-to-dis", p1_line="",
         p1_discard="reassembling-automaton"),
    pair("two rituals purge once", GATEWAY | {"artifacts": "2 annihilation-ritual", "p1_line": "troll"}, PLAY,
         pytest.mark.rule("KF-REPL-01"), **SWEPT, discard="gateway-to-dis", p1_line="", p1_purged="troll"),
    pair("theft: from the supply, and to the spider", {"house": "shadows", "hand": "urchin", "p1_amber": 2,
         "p1_line": "po-s-pixies, ether-spider"}, "play urchin", pytest.mark.rule("KF-REPL-06"), hand="",
         line="urchin exhausted", p1_line="po-s-pixies, ether-spider amber:1"),
    pair("theft: captured, and that from the supply", {"house": "shadows", "hand": "urchin",
         "line": "gargantodon", "p1_amber": 2, "p1_line": "po-s-pixies"},
         "play urchin; left; capture urchin=0 gargantodon=1", pytest.mark.rule("KF-REPL-01"), hand="",
         line="urchin exhausted, gargantodon amber:1"),
    pair("reaping is stealing, which is capturing", {"house": "logos", "hand": "dimension-door",
         "line": "dextre, gargantodon", "p1_amber": 2},
         "play dimension-door; reap dextre; capture dextre=1 gargantodon=0", pytest.mark.rule("KF-REPL-01"),
         hand="", discard="dimension-door", line="dextre exhausted amber:1, gargantodon", p1_amber=1),
    pair("reaping is stealing, and Sir Marrows sees no gain", {"house": "logos", "hand": "dimension-door",
         "line": "dextre", "p1_amber": 2, "p1_line": "sir-marrows"}, "play dimension-door; reap dextre",
         pytest.mark.rule("KF-REPL-07"), hand="", amber=1, discard="dimension-door", line="dextre exhausted",
         p1_amber=1),
    pair("reaping is stealing, of which there is nothing, rather than feeding the spider", {"house": "logos",
         "hand": "dimension-door", "line": "dextre", "p1_line": "ether-spider"},
         "play dimension-door; reap dextre; replace dimension-door p0", pytest.mark.rule("KF-AMB-02"), hand="",
         discard="dimension-door", line="dextre exhausted"),
    pair("reaping feeds the spider, so nothing is gained for which one could steal", {"house": "logos",
         "amber": 1, "hand": "dimension-door", "line": "dextre", "p1_line": "ether-spider", "p1_amber": 1},
         "play dimension-door; reap dextre; replace ether-spider p0", pytest.mark.rule("KF-REPL-01"), hand="",
         discard="dimension-door", line="dextre exhausted", p1_line="ether-spider amber:1"),
    pair("what is stolen by reaping feeds the spider, too", {"house": "logos", "hand": "dimension-door",
         "line": "dextre", "p1_line": "ether-spider", "p1_amber": 1},
         "play dimension-door; reap dextre; replace dimension-door p0", pytest.mark.rule("KF-REPL-01"), hand="",
         discard="dimension-door", line="dextre exhausted", p1_line="ether-spider amber:1", p1_amber=0),
    pair("Shoulder Id steals instead of striking back", {"line": "troll", "amber": 2, "p1_line": "shoulder-id"},
         "fight troll", pytest.mark.rule("KF-DMG-13"), line="troll exhausted", amber=1, p1_amber=1, p1_line="",
         p1_discard="shoulder-id"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "answers", "expected"), TOGETHER)
def test_destroyed_together(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.parametrize(("given", "answers", "expected"), FIGHTING)
def test_destroyed_in_a_fight(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.parametrize(("given", "answers", "expected"), REPLACED)
def test_what_happens_instead(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.rule("KF-DEST-02", "KF-DEST-04")
@pytest.mark.parametrize("first", ["harbinger-of-doom", "dust-imp"])
def test_the_active_player_orders_the_abilities_and_all_go_together(first):
    given = {"line": "troll", "p1_line": "harbinger-of-doom damage:1 armor-used:3, dust-imp"}
    with Situation(house="shadows", hand="poison-wave", **given) as table:
        table.answer("play poison-wave", f"resolve {first} {first}")
        table.changed(
            amber=1, hand="", line="", discard="poison-wave, troll", p1_amber=2, p1_line="",
            p1_discard="dust-imp, harbinger-of-doom",
        )  # fmt: skip


@pytest.mark.rule("KF-GEN-07", "KF-REPL-04")
@pytest.mark.parametrize(
    ("taken", "flank", "line", "discard"),
    [
        ("", ["right"], "troll, reassembling-automaton exhausted +armageddon-cloak", ""),
        (" 2", [], "reassembling-automaton, troll", "armageddon-cloak"),
    ],
)
def test_of_two_replacements_of_one_destruction_the_active_player_takes_one(taken, flank, line, discard):
    with Situation(line="krump", p1_line="reassembling-automaton +armageddon-cloak, troll") as table:
        table.answer("fight krump", "attack reassembling-automaton")
        table.answer(f"replace reassembling-automaton reassembling-automaton{taken}", *flank)
        left = {"p1_discard": discard} if discard else {}
        table.changed(line="krump exhausted damage:5", p1_line=line, **left)
