"""Bonus icons, wherever their card comes from and whatever changes them (KF-BONUS, KF-KW-ENH)."""

import pytest

from tests.games.keyforge.interactions.pairs import check, pair
from tests.games.keyforge.situations import Situation

LOGOS = {"house": "logos"}

WHICH_CARD = [
    pair("maverick", {"house": "dis", "hand": "troll house:dis icon:draw", "deck": "punch"}, "play troll",
         pytest.mark.rule("KF-CARD-06"), hand="punch", deck="", line="troll house:dis icon:draw exhausted"),
    pair("maverick of another house than the active one is not played",
         {"hand": "troll house:dis icon:draw, bumpsy icon:draw", "deck": "punch", "p1_amber": 1}, "play bumpsy",
         pytest.mark.rule("KF-CARD-06"), hand="troll house:dis icon:draw, punch", deck="",
         line="bumpsy icon:draw exhausted", p1_amber=0),
    pair("anomaly", {"house": "mars", "hand": "the-red-baron house:mars icon:amber icon:capture",
         "p1_amber": 1}, "play the-red-baron", pytest.mark.rule("KF-CARD-08"), hand="", amber=1, p1_amber=0,
         line="the-red-baron house:mars icon:amber icon:capture exhausted amber:1"),
    pair("gigantic: both halves", LOGOS | {"hand": "ultra-gravitron icon:draw, ultra-gravitron2 icon:amber",
         "deck": "punch, 5 fear"}, "play ultra-gravitron", pytest.mark.rule("KF-GIG-02", "KF-BONUS-01"),
         hand="punch", deck="", archives="5 fear", amber=1,
         line="ultra-gravitron icon:draw half-icon:amber exhausted"),
    pair("printed first, then added", {"hand": "punch icon:capture", "line": "krump", "p1_line": "troll",
         "p1_amber": 1}, "play punch; damage troll", pytest.mark.rule("KF-BONUS-02", "KF-BONUS-11"), hand="",
         amber=1, discard="punch icon:capture", line="krump amber:1", p1_amber=0, p1_line="troll damage:3"),
    pair("upgrade", {"hand": "blood-of-titans icon:damage", "line": "krump"}, "play blood-of-titans",
         pytest.mark.rule("KF-BONUS-05"), hand="", amber=1, line="krump damage:1 +blood-of-titans/icon:damage"),
    pair("artifact", {"hand": "cannon icon:amber"}, "play cannon", pytest.mark.rule("KF-BONUS-01"), hand="",
         amber=1, artifacts="cannon icon:amber exhausted"),
    pair("a creature that its own icons kill", {"house": "shadows",
         "hand": "umbra icon:damage icon:damage icon:draw", "deck": "punch", "line": "troll"},
         "play umbra; left; damage umbra; damage umbra", pytest.mark.rule("KF-BONUS-09"), hand="punch", deck="",
         discard="umbra icon:damage icon:damage icon:draw"),
    pair("a robot that is played as an upgrade", {"house": "star-alliance", "hand": "explo-rover icon:amber",
         "line": "troll"}, "play explo-rover; as-upgrade", pytest.mark.rule("KF-BONUS-01"), hand="", amber=1,
         line="troll +explo-rover/icon:amber"),
    pair("a copy has its own and the printed ones of its model", LOGOS | {"hand": "mimic-gel icon:draw",
         "deck": "punch", "p1_line": "dust-pixie icon:amber"}, "play mimic-gel", pytest.mark.rule("KF-FAQ-40"),
         hand="punch", deck="", amber=2, line="mimic-gel icon:draw copy:dust-pixie exhausted"),
]  # fmt: skip

WHERE_FROM = [
    pair("deck", LOGOS | {"hand": "wild-wormhole", "deck": "bumpsy icon:amber", "p1_amber": 1},
         "play wild-wormhole", pytest.mark.rule("KF-PLAY-10"), hand="", amber=2, deck="",
         discard="wild-wormhole", line="bumpsy icon:amber exhausted", p1_amber=0),
    pair("discard pile", {"house": "dis", "hand": "exhume", "discard": "bumpsy icon:amber", "p1_amber": 1},
         "play exhume; choose bumpsy", pytest.mark.rule("KF-PLAY-10"), hand="", amber=2, discard="exhume",
         line="bumpsy icon:amber exhausted", p1_amber=0),
    pair("archives", LOGOS | {"line": "project-zyx", "archives": "bumpsy icon:amber"},
         "reap project-zyx; choose bumpsy; right", pytest.mark.rule("KF-PLAY-10"), amber=2, archives="",
         line="project-zyx exhausted, bumpsy icon:amber exhausted"),
    pair("the opponent's hand", {"house": "mars", "hand": "lateral-shift house:mars",
         "p1_hand": "punch icon:amber", "p1_line": "troll"}, "play lateral-shift",
         pytest.mark.rule("KF-ASIF-01"), hand="", amber=2, discard="lateral-shift house:mars", p1_hand="",
         p1_discard="punch icon:amber", p1_line="troll damage:3"),
    pair("from under a card", {"house": "shadows", "artifacts": "masterplan under:punch/icon:amber",
         "p1_line": "troll"}, "omni masterplan", pytest.mark.rule("KF-PLAY-10"), amber=2, artifacts="",
         discard="masterplan, punch icon:amber", p1_line="troll damage:3"),
    pair("a revealed card, as if it were played", {"house": "star-alliance", "line": "ensign-el-samra",
         "hand": "troll icon:amber icon:draw", "deck": "punch"}, "act ensign-el-samra", amber=1,
         hand="troll icon:amber icon:draw, punch", deck="", line="ensign-el-samra exhausted"),
]  # fmt: skip

BLOOM = LOGOS | {"artifacts": "fission-bloom"}

CHANGED = [
    pair("Fission Bloom", BLOOM | {"hand": "dextre icon:draw", "deck": "punch, fear"},
         "act fission-bloom; play dextre", pytest.mark.rule("KF-BONUS-08"), artifacts="fission-bloom exhausted",
         hand="punch, fear", deck="", line="dextre icon:draw exhausted"),
    pair("Fission Bloom counts for the next card only", BLOOM | {"hand": "dextre icon:amber, hyde icon:amber"},
         "act fission-bloom; play dextre; play hyde; right", artifacts="fission-bloom exhausted", hand="",
         amber=3, line="dextre icon:amber exhausted, hyde icon:amber exhausted"),
    pair("Fission Bloom and a card that the next one plays", BLOOM | {"hand": "wild-wormhole",
         "deck": "bumpsy icon:amber"}, "act fission-bloom; play wild-wormhole",
         artifacts="fission-bloom exhausted", hand="", amber=3, deck="", discard="wild-wormhole",
         line="bumpsy icon:amber exhausted"),
    pair("two blooms", BLOOM | {"artifacts": "2 fission-bloom", "hand": "dextre icon:amber"},
         "act fission-bloom; act fission-bloom; play dextre",
         artifacts="fission-bloom exhausted, fission-bloom exhausted", hand="", amber=3,
         line="dextre icon:amber exhausted"),
    pair("Wild Bounty and the icons of a copied action, too", {"house": "untamed",
         "hand": "wild-bounty, mimicry icon:amber", "p1_discard": "punch", "p1_line": "troll"},
         "play wild-bounty; play mimicry", pytest.mark.rule("KF-BONUS-11"), hand="", amber=4,
         discard="mimicry icon:amber, wild-bounty", p1_line="troll damage:3"),
    pair("Amphora Captura", LOGOS | {"artifacts": "amphora-captura", "hand": "dextre icon:draw",
         "deck": "punch", "p1_amber": 3}, "play dextre; icon-capture", pytest.mark.rule("KF-REPL-01"), hand="",
         line="dextre icon:draw exhausted amber:2", p1_amber=1),
    pair("Amphora Captura takes no draw that Chronus could see", LOGOS | {"artifacts": "amphora-captura",
         "line": "chronus", "hand": "labwork icon:draw, punch", "deck": "fear", "p1_amber": 3},
         "play labwork; icon-amber; icon-capture", pytest.mark.rule("KF-REPL-01"), hand="", amber=1,
         archives="punch", discard="labwork icon:draw", line="chronus amber:1", p1_amber=2),
    pair("Chronus", LOGOS | {"line": "chronus", "hand": "dextre icon:draw, punch", "deck": "fear"},
         "play dextre; right; archive punch", hand="fear", deck="", archives="punch",
         line="chronus, dextre icon:draw exhausted"),
    pair("Chronus and Fission Bloom", BLOOM | {"line": "chronus", "hand": "dextre icon:draw",
         "deck": "fear, punch"}, "act fission-bloom; play dextre; right; archive fear; archive punch",
         artifacts="fission-bloom exhausted", hand="", deck="", archives="fear, punch",
         line="chronus, dextre icon:draw exhausted"),
    pair("Master of the Grey", {"hand": "punch icon:draw", "deck": "fear", "p1_line": "master-of-the-grey"},
         "play punch", pytest.mark.rule("KF-WORD-02"), hand="", discard="punch icon:draw",
         p1_line="master-of-the-grey damage:2 armor-used:1"),
    pair("Maleficorn adds to the icon's damage, not to others", {"house": "dis", "line": "maleficorn",
         "hand": "tendrils-of-pain icon:damage", "p1_line": "troll"}, "play tendrils-of-pain; damage troll",
         pytest.mark.rule("KF-BONUS-07"), hand="", amber=1, discard="tendrils-of-pain icon:damage",
         line="maleficorn damage:1", p1_line="troll damage:3"),
    pair("Scrivener Favian steals instead", {"house": "sanctum", "line": "scrivener-favian",
         "hand": "bulwark icon:capture", "p1_amber": 2}, "play bulwark; right; icon-steal", hand="", amber=1,
         p1_amber=1, line="scrivener-favian, bulwark icon:capture exhausted"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "answers", "expected"), WHICH_CARD)
def test_icons_of_every_sort_of_card(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.parametrize(("given", "answers", "expected"), WHERE_FROM)
def test_icons_of_a_card_that_is_played_from_elsewhere(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.parametrize(("given", "answers", "expected"), CHANGED)
def test_icons_that_other_cards_change(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.rule("KF-PLAY-11")
def test_a_card_that_is_put_into_play_resolves_no_icons():
    """Here one that comes back from where it was purged."""
    given = {"artifacts": "spangler-box purged:dust-pixie", "purged": "dust-pixie icon:draw", "deck": "punch"}
    with Situation(house="untamed", hand="grasping-vines", **given) as table:
        table.answer("play grasping-vines", "to-hand spangler-box")
        table.changed(
            amber=1, hand="spangler-box", artifacts="", discard="grasping-vines", purged="",
            line="dust-pixie icon:draw exhausted",
        )  # fmt: skip
