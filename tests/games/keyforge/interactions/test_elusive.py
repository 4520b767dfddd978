"""Elusive: of a first attack only the blows fall away, nothing before and after them (KF-KW-ELUS)."""

import pytest

from tests.games.keyforge.interactions.pairs import check, pair
from tests.games.keyforge.situations import Situation

UNTAMED = {"house": "untamed"}
SHADOWS = {"house": "shadows"}

FIRST_ATTACK = [
    pair("assault", UNTAMED | {"line": "ancient-bear", "p1_line": "culf-the-quiet"}, "fight ancient-bear",
         pytest.mark.rule("KF-KW-ELUS-01", "KF-KW-ASSAULT-01"), line="ancient-bear exhausted",
         p1_line="culf-the-quiet damage:2"),
    pair("assault that kills", UNTAMED | {"line": "ancient-bear", "p1_line": "urchin"}, "fight ancient-bear",
         pytest.mark.rule("KF-KW-ASSAULT-03"), line="ancient-bear exhausted", p1_line="", p1_discard="urchin"),
    pair("hazardous", {"line": "troll", "p1_line": "urchin +flame-wreathed"}, "fight troll",
         pytest.mark.rule("KF-KW-HAZ-01", "KF-KW-ELUS-01"), line="troll exhausted damage:2"),
    pair("hazardous of an elusive creature of another set", {"line": "troll", "p1_line": "xenos-bloodshadow"},
         "fight troll", pytest.mark.rule("KF-KW-HAZ-01"), line="troll exhausted damage:6"),
    pair("before fight", {"house": "mars", "line": "mindworm", "p1_line": "culf-the-quiet, troll"},
         "fight mindworm; attack culf-the-quiet", pytest.mark.rule("KF-FIGHT-04"), line="mindworm exhausted",
         p1_line="culf-the-quiet, troll damage:6"),
    pair("a blow that goes elsewhere", {"house": "dis", "line": "gabos-longarms",
         "p1_line": "culf-the-quiet, troll"}, "fight gabos-longarms; attack culf-the-quiet; choose troll",
         pytest.mark.rule("KF-KW-ELUS-03"), line="gabos-longarms exhausted",
         p1_line="culf-the-quiet, troll damage:5"),
    pair("a blow that goes to an elusive one that is not attacked", {"house": "dis", "line": "gabos-longarms",
         "p1_line": "urchin, troll"}, "fight gabos-longarms; attack troll; choose urchin",
         pytest.mark.rule("KF-KW-ELUS-03"), line="", discard="gabos-longarms", p1_line="troll",
         p1_discard="urchin"),
    pair("poison", SHADOWS | {"line": "macis-asp", "p1_line": "culf-the-quiet"}, "fight macis-asp",
         pytest.mark.rule("KF-KW-ELUS-01"), line="macis-asp exhausted"),
    pair("skirmish", SHADOWS | {"line": "umbra", "p1_line": "culf-the-quiet", "p1_amber": 1}, "fight umbra",
         pytest.mark.rule("KF-KW-ELUS-01", "KF-FIGHT-09"), line="umbra exhausted", amber=1, p1_amber=0),
    pair("an attacker that is elusive itself", SHADOWS | {"line": "urchin", "p1_line": "troll"}, "fight urchin",
         pytest.mark.rule("KF-KW-ELUS-03"), line="", discard="urchin", p1_line="troll damage:1"),
    pair("who ignores it", UNTAMED | {"line": "niffle-ape", "p1_line": "culf-the-quiet"}, "fight niffle-ape",
         pytest.mark.rule("KF-GEN-01"), line="", discard="niffle-ape", p1_line="culf-the-quiet damage:3"),
    pair("no opponent of Krump dies", {"line": "krump", "p1_line": "urchin", "p1_amber": 2}, "fight krump",
         pytest.mark.rule("KF-KW-ELUS-01"), line="krump exhausted"),
    pair("a stun on the attacked one", {"line": "troll", "p1_line": "culf-the-quiet stunned"}, "fight troll",
         pytest.mark.rule("KF-KW-ELUS-01"), line="troll exhausted"),
    pair("rage goes although no blow fell", {"line": "troll enraged", "p1_line": "culf-the-quiet"},
         "fight troll", pytest.mark.rule("KF-STAT-ENR-02"), line="troll exhausted"),
    pair("damage that is no blow", SHADOWS | {"hand": "poison-wave", "p1_line": "culf-the-quiet"},
         "play poison-wave", pytest.mark.rule("KF-KW-ELUS-01"), hand="", amber=1, discard="poison-wave",
         p1_line="culf-the-quiet damage:2"),
]  # fmt: skip

SEVERAL_ATTACKS = [
    pair("the second attack", {"line": "troll, krump", "p1_line": "culf-the-quiet"}, "fight troll; fight krump",
         pytest.mark.rule("KF-KW-ELUS-01"), line="troll exhausted", discard="krump", p1_line="",
         p1_discard="culf-the-quiet"),
    pair("elusive lost between", {"house": "mars", "line": "troll as:mars", "artifacts": "sniffer",
         "p1_line": "culf-the-quiet"}, "act sniffer; fight troll", pytest.mark.rule("KF-KW-ELUS-01"),
         artifacts="sniffer exhausted", line="troll as:mars exhausted damage:6", p1_line="",
         p1_discard="culf-the-quiet"),
    pair("elusive gained after the first attack", {"line": "troll, krump",
         "p1_line": "bumpsy elusive-used +ring-of-invisibility"}, "fight krump",
         pytest.mark.rule("KF-KW-ELUS-01"), line="troll, krump exhausted damage:5", p1_line="",
         p1_discard="bumpsy, ring-of-invisibility"),
    pair("an attack that ended early counts", UNTAMED | {"line": "ancient-bear, snufflegator",
         "p1_line": "urchin warded"}, "fight ancient-bear; fight snufflegator",
         pytest.mark.rule("KF-STAT-WARD-01"), line="ancient-bear exhausted, snufflegator exhausted", p1_line="",
         p1_discard="urchin"),
    pair("the neighbors of Lamindra", {"line": "troll", "p1_line": "lamindra, bumpsy"},
         "fight troll; attack bumpsy", pytest.mark.rule("KF-KW-ELUS-01"), line="troll exhausted"),
    pair("a robot that is attached", {"line": "troll", "p1_line": "bumpsy +stealthster"}, "fight troll",
         pytest.mark.rule("KF-KW-ELUS-01"), line="troll exhausted"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "answers", "expected"), FIRST_ATTACK)
def test_the_first_attack_on_an_elusive_creature(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.parametrize(("given", "answers", "expected"), SEVERAL_ATTACKS)
def test_elusive_that_comes_goes_or_is_used_up(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.rule("KF-KW-TAUNT-01", "KF-KW-ELUS-01")
def test_an_elusive_neighbor_of_taunt_is_not_attacked_and_keeps_its_elusive():
    given = {"line": "troll, krump", "p1_line": "urchin, sanctum-guardian"}
    with Situation(**given) as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:6, krump", p1_line="urchin", p1_discard="sanctum-guardian")
        table.answer("fight krump")
        table.changed(line="troll exhausted damage:6, krump exhausted")


@pytest.mark.rule("KF-KW-ELUS-01")
def test_elusive_is_there_again_in_the_next_turn():
    given = {"p1_line": "culf-the-quiet", "p1_houses": "dis, mars, logos", "houses": "brobnar, dis, mars"}
    with Situation(line="troll", **given) as table:
        table.answer("fight troll", "end-turn", "dis", "end-turn", "brobnar", "fight troll")
        table.changed(line="troll exhausted")
