"""A ward, and everything from which it keeps its creature once (KF-STAT-WARD)."""

import pytest

from tests.games.keyforge.interactions.pairs import check, pair
from tests.games.keyforge.situations import Situation

DIS = {"house": "dis"}

LEAVING = [
    pair("destroy", DIS | {"hand": "gateway-to-dis", "p1_line": "troll warded, krump"}, "play gateway-to-dis",
         pytest.mark.rule("KF-STAT-WARD-01"), hand="", discard="gateway-to-dis", chains=3, p1_line="troll",
         p1_discard="krump"),
    pair("destroy two warded ones at once", DIS | {"hand": "gateway-to-dis", "line": "dust-imp warded",
         "p1_line": "troll warded, krump warded"}, "play gateway-to-dis", pytest.mark.rule("KF-STAT-WARD-01"),
         hand="", discard="gateway-to-dis", chains=3, line="dust-imp", p1_line="troll, krump"),
    pair("sacrifice", DIS | {"hand": "skullion", "line": "troll warded"}, "play skullion; right; destroy troll",
         pytest.mark.rule("KF-STAT-WARD-01"), hand="", line="troll, skullion exhausted"),
    pair("damage that would kill", {"hand": "ballcano", "line": "umbra",
         "p1_line": "bumpsy warded damage:1, mack-the-knife"}, "play ballcano",
         pytest.mark.rule("KF-STAT-WARD-01"), hand="", discard="ballcano, umbra", chains=2, line="",
         p1_line="bumpsy damage:1", p1_discard="mack-the-knife"),
    pair("return to hand", DIS | {"hand": "hysteria", "line": "dust-imp", "p1_line": "troll warded, krump"},
         "play hysteria", pytest.mark.rule("KF-STAT-WARD-01"), hand="dust-imp", discard="hysteria", line="",
         p1_line="troll", p1_hand="krump"),
    pair("shuffle into the deck", {"house": "untamed", "hand": "lost-in-the-woods",
         "p1_line": "troll warded, krump"}, "play lost-in-the-woods", pytest.mark.rule("KF-STAT-WARD-01"),
         hand="", amber=1, discard="lost-in-the-woods", p1_line="troll", p1_deck="krump"),
    pair("shuffle itself into the deck", {"house": "untamed", "line": "mab-the-mad warded"}, "reap mab-the-mad",
         pytest.mark.rule("KF-STAT-WARD-01"), amber=1, line="mab-the-mad exhausted"),
    pair("purge", {"house": "shadows", "hand": "oubliette", "p1_line": "umbra warded"}, "play oubliette",
         pytest.mark.rule("KF-STAT-WARD-01"), hand="", discard="oubliette", p1_line="umbra"),
    pair("archive", {"house": "mars", "line": "uxlyx-the-zookeeper", "p1_line": "troll warded"},
         "reap uxlyx-the-zookeeper", pytest.mark.rule("KF-STAT-WARD-01"), amber=1,
         line="uxlyx-the-zookeeper exhausted", p1_line="troll"),
    pair("purge in order to give the box away", {"house": "logos", "artifacts": "spangler-box",
         "p1_line": "troll warded"}, "act spangler-box", pytest.mark.rule("KF-WORD-03"),
         artifacts="spangler-box exhausted", p1_line="troll"),
    pair("purge of who would lie in the discard pile", DIS | {"hand": "gateway-to-dis",
         "artifacts": "annihilation-ritual", "p1_line": "troll warded, krump"}, "play gateway-to-dis",
         pytest.mark.rule("KF-STAT-WARD-01"), hand="", chains=3, discard="gateway-to-dis", p1_line="troll",
         p1_purged="krump"),
]  # fmt: skip

STAYING = [
    pair("a change of control is no leaving", {"house": "mars", "hand": "hypnobeam", "p1_line": "troll warded"},
         "play hypnobeam", pytest.mark.rule("KF-CTRL-02"), hand="", discard="hypnobeam",
         line="troll owner:1 warded", p1_line=""),
    pair("nor is a stun harm", {"house": "brobnar", "hand": "1-2-punch", "p1_line": "troll warded"},
         "play 1-2-punch", pytest.mark.rule("KF-STAT-WARD-01"), hand="", amber=1, discard="1-2-punch",
         p1_line="troll stunned warded"),
    pair("nor is it capturing or exalting", {"house": "saurian", "hand": "curse-of-vanity",
         "line": "umbra warded", "p1_line": "troll warded"}, "play curse-of-vanity",
         pytest.mark.rule("KF-AMB-05"), hand="", amber=1, discard="curse-of-vanity",
         line="umbra warded amber:1", p1_line="troll warded amber:1"),
    pair("the cloak is not asked, for nothing is destroyed", DIS | {"hand": "gateway-to-dis",
         "p1_line": "troll warded damage:2 +armageddon-cloak"}, "play gateway-to-dis",
         pytest.mark.rule("KF-STAT-WARD-03"), hand="", chains=3, discard="gateway-to-dis",
         p1_line="troll damage:2 +armageddon-cloak"),
    pair("a Destroyed: ability is not triggered", DIS | {"hand": "gateway-to-dis", "line": "dust-imp warded",
         "p1_line": "dextre warded"}, "play gateway-to-dis", pytest.mark.rule("KF-STAT-WARD-03"), hand="",
         chains=3, discard="gateway-to-dis", line="dust-imp", p1_line="dextre"),
    pair("the ward of Axiom of Grisk comes before its destruction", {"house": "saurian",
         "hand": "axiom-of-grisk", "line": "umbra", "p1_line": "troll"}, "play axiom-of-grisk; ward umbra",
         pytest.mark.rule("KF-STAT-WARD-03"), hand="", chains=2, discard="axiom-of-grisk", p1_line="",
         p1_discard="troll"),
]  # fmt: skip

DAMAGE = [
    pair("poison", {"house": "shadows", "line": "macis-asp", "p1_line": "troll warded"}, "fight macis-asp",
         pytest.mark.rule("KF-KW-POIS-02"), line="macis-asp exhausted", p1_line="troll"),
    pair("assault takes the ward, the fight hurts", {"house": "untamed", "line": "ancient-bear",
         "p1_line": "krump warded"}, "fight ancient-bear", pytest.mark.rule("KF-KW-ASSAULT-01",
         "KF-STAT-WARD-01"), line="", discard="ancient-bear", p1_line="krump damage:5"),
    pair("hazardous takes the ward of the attacker, the fight hurts", {"line": "troll warded",
         "p1_line": "fanghouse"}, "fight troll", pytest.mark.rule("KF-KW-HAZ-01", "KF-STAT-WARD-01"),
         line="troll exhausted damage:3", p1_line="", p1_discard="fanghouse"),
    pair("armor is not used up", {"house": "shadows", "hand": "poison-wave",
         "p1_line": "sanctum-guardian warded"}, "play poison-wave", pytest.mark.rule("KF-STAT-WARD-05",
         "KF-DMG-07"), hand="", amber=1, discard="poison-wave", p1_line="sanctum-guardian"),
    pair("damage that went to another creature", {"house": "mars", "line": "yxilo-bolter",
         "p1_line": "umbra, shadow-self warded"}, "reap yxilo-bolter; damage umbra",
         pytest.mark.rule("KF-DMG-10"), amber=1, line="yxilo-bolter exhausted", p1_line="umbra, shadow-self"),
    pair("damage that would purge whom it destroys", {"house": "mars", "line": "yxilo-bolter",
         "p1_line": "umbra warded"}, "reap yxilo-bolter; damage umbra", pytest.mark.rule("KF-STAT-WARD-01"),
         amber=1, line="yxilo-bolter exhausted", p1_line="umbra"),
    pair("two icons are two times", {"hand": "bumpsy icon:damage icon:damage", "p1_line": "umbra warded",
         "p1_amber": 1}, "play bumpsy; damage umbra; damage umbra", pytest.mark.rule("KF-BONUS-06"), hand="",
         line="bumpsy icon:damage icon:damage exhausted", p1_amber=0, p1_line="umbra damage:1"),
    pair("Hadron Collision takes the ward first", {"house": "star-alliance", "hand": "hadron-collision",
         "p1_line": "sanctum-guardian warded"}, "play hadron-collision", hand="", discard="hadron-collision",
         p1_line="sanctum-guardian damage:3"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "answers", "expected"), LEAVING)
def test_a_ward_goes_instead_of_its_creature(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.parametrize(("given", "answers", "expected"), STAYING)
def test_what_a_ward_does_not_care_about_or_forestalls(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.parametrize(("given", "answers", "expected"), DAMAGE)
def test_a_ward_and_one_damage_after_another(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.rule("KF-STAT-WARD-01")
def test_a_moved_ward_protects_its_new_creature():
    given = {
        "house": "shadows",
        "hand": "hunter-or-hunted, oubliette",
        "line": "umbra",
        "p1_line": "mack-the-knife warded",
    }
    with Situation(**given) as table:
        table.answer("play hunter-or-hunted", "move-one", "play oubliette", "purge umbra")
        table.changed(amber=1, hand="", discard="oubliette, hunter-or-hunted", p1_line="mack-the-knife")


@pytest.mark.rule("KF-DMG-08", "KF-DMG-07")
def test_what_cannot_be_dealt_damage_keeps_its_ward():
    given = {
        "house": "sanctum",
        "artifacts": "hallowed-shield",
        "line": "troll warded",
        "hand": "troll icon:damage house:sanctum",
    }
    with Situation(**given) as table:
        table.answer("act hallowed-shield", "play troll", "right", "damage troll")
        table.changed(
            artifacts="hallowed-shield exhausted",
            hand="",
            line="troll warded, troll house:sanctum icon:damage exhausted",
        )
