"""Effects that come again or on other occasions, and the Rule of Six (KF-SIX, KF-WORD-11 to 14)."""

import pytest

from tests.games.keyforge.interactions.pairs import check, pair
from tests.games.keyforge.situations import Situation

AGAIN = [
    pair("Morpheus", {"hand": "bumpsy", "line": "sci-officer-morpheus", "p1_amber": 3},
         "play bumpsy; right; resolve bumpsy bumpsy", hand="", line="sci-officer-morpheus, bumpsy exhausted",
         p1_amber=1),
    pair("two of him", {"hand": "bumpsy", "line": "sci-officer-morpheus, sci-officer-morpheus", "p1_amber": 5},
         "play bumpsy; right; resolve bumpsy bumpsy; resolve sci-officer-morpheus bumpsy", hand="",
         line="sci-officer-morpheus, sci-officer-morpheus, bumpsy exhausted", p1_amber=2),
    pair("an enemy Morpheus does nothing", {"hand": "bumpsy", "p1_line": "sci-officer-morpheus", "p1_amber": 3},
         "play bumpsy", hand="", line="bumpsy exhausted", p1_amber=2),
    pair("icons come once", {"hand": "bumpsy icon:amber", "line": "sci-officer-morpheus", "p1_amber": 3},
         "play bumpsy; right; resolve bumpsy bumpsy", pytest.mark.rule("KF-BONUS-01"), hand="", amber=1,
         line="sci-officer-morpheus, bumpsy icon:amber exhausted", p1_amber=1),
    pair("a creature without a play effect", {"hand": "troll", "line": "sci-officer-morpheus"},
         "play troll; right", hand="", line="sci-officer-morpheus, troll exhausted"),
    pair("a creature that was put into play is not played", {"house": "untamed", "hand": "grasping-vines",
         "artifacts": "spangler-box purged:bumpsy", "purged": "bumpsy", "line": "sci-officer-morpheus",
         "p1_amber": 2}, "play grasping-vines; to-hand spangler-box; right", pytest.mark.rule("KF-PLAY-11"),
         hand="spangler-box", amber=1, artifacts="", discard="grasping-vines", purged="",
         line="sci-officer-morpheus, bumpsy exhausted"),
    pair("a copy", {"house": "logos", "hand": "mimic-gel", "line": "sci-officer-morpheus", "p1_line": "bumpsy",
         "p1_amber": 3}, "play mimic-gel; copy bumpsy; right; resolve bumpsy bumpsy", hand="",
         line="sci-officer-morpheus, mimic-gel copy:bumpsy exhausted", p1_amber=1),
]  # fmt: skip

OCCASIONS = [
    pair("Kompsos: Play: on reaping", {"line": "bumpsy, kompsos-haruspex", "p1_amber": 3}, "reap bumpsy",
         amber=1, line="bumpsy exhausted, kompsos-haruspex", p1_amber=2),
    pair("Kompsos and Morpheus: nobody was played", {"line": "bumpsy, kompsos-haruspex, sci-officer-morpheus",
         "p1_amber": 3}, "reap bumpsy", amber=1,
         line="bumpsy exhausted, kompsos-haruspex, sci-officer-morpheus", p1_amber=2),
    pair("an enemy Kompsos does nothing", {"line": "bumpsy", "p1_line": "kompsos-haruspex", "p1_amber": 3},
         "reap bumpsy", amber=1, line="bumpsy exhausted"),
    pair("Kompsos: fighting is no reaping", {"line": "bumpsy, kompsos-haruspex", "p1_line": "dust-imp",
         "p1_amber": 3}, "fight bumpsy", line="bumpsy exhausted damage:2, kompsos-haruspex", p1_line="",
         p1_discard="dust-imp", p1_amber=5),
    pair("Livia: Fight: on reaping", {"house": "saurian", "line": "livia-the-elder, umbra as:saurian",
         "p1_amber": 3}, "reap livia-the-elder; exalt livia-the-elder; reap umbra", amber=3,
         line="livia-the-elder exhausted amber:1, umbra as:saurian exhausted", p1_amber=2),
    pair("Livia: Reap: after a fight", {"house": "saurian", "line": "livia-the-elder, troll as:saurian",
         "p1_line": "umbra"}, "reap livia-the-elder; exalt livia-the-elder; fight troll", amber=1,
         line="livia-the-elder exhausted amber:1, troll as:saurian exhausted", p1_line="", p1_discard="umbra"),
    pair("Livia is not exalted: nothing changes", {"house": "saurian",
         "line": "livia-the-elder, umbra as:saurian", "p1_amber": 3}, "reap livia-the-elder; skip; reap umbra",
         amber=2, line="livia-the-elder exhausted, umbra as:saurian exhausted"),
    pair("Livia has left: it lasts", {"house": "saurian", "line": "livia-the-elder damage:1, umbra as:saurian",
         "hand": "punch house:saurian", "p1_amber": 3},
         "reap livia-the-elder; exalt livia-the-elder; play punch; damage livia-the-elder; reap umbra",
         pytest.mark.rule("KF-LAST-02"), amber=4, hand="", discard="punch house:saurian, livia-the-elder",
         line="umbra as:saurian exhausted"),
    pair("an ability of both kinds comes once", {"house": "saurian",
         "line": "livia-the-elder, calv-1n as:saurian", "deck": "punch, fear"},
         "reap livia-the-elder; exalt livia-the-elder; reap calv-1n", amber=2, hand="punch", deck="fear",
         line="livia-the-elder exhausted amber:1, calv-1n as:saurian exhausted"),
]  # fmt: skip

SIX = ", ".join(["dust-pixie"] * 6)


@pytest.mark.parametrize(("given", "answers", "expected"), AGAIN)
def test_a_play_effect_once_more(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.parametrize(("given", "answers", "expected"), OCCASIONS)
def test_an_effect_on_another_occasion(given, answers, expected):
    check(given, answers, expected)


@pytest.mark.rule("KF-SIX-01")
@pytest.mark.parametrize(("done", "possible"), [
    ({"played": ", ".join(["dust-pixie"] * 5)}, True),
    ({"played": SIX}, False),
    ({"used": SIX}, False),
    ({"played": ", ".join(["dust-pixie"] * 3), "used": ", ".join(["dust-pixie"] * 3)}, False),
    ({"discarded": SIX}, True),
    ({"played": ", ".join(["dew-faerie"] * 6)}, True),
])  # fmt: skip
def test_six_times_by_title(done, possible):
    with Situation(house="untamed", hand="dust-pixie", **done) as table:
        assert table.can("play dust-pixie") is possible


@pytest.mark.rule("KF-SIX-02")
def test_a_copy_counts_for_the_title_of_its_model():
    given = {"house": "logos", "hand": "mimic-gel", "p1_line": "bumpsy"}
    for times, possible in ((5, True), (6, False)):
        with Situation(played=", ".join(["bumpsy"] * times), **given) as table:
            assert table.can("play mimic-gel") is possible


@pytest.mark.rule("KF-SIX-01", "KF-PLAY-14")
def test_an_effect_does_not_play_a_card_the_seventh_time():
    with Situation(house="logos", hand="wild-wormhole", deck="dust-pixie", played=SIX) as table:
        table.answer("play wild-wormhole")
        table.changed(amber=1, hand="", discard="wild-wormhole")


@pytest.mark.rule("KF-SIX-01")
def test_an_effect_does_not_use_a_card_the_seventh_time():
    with Situation(
        hand="anger", line="troll exhausted", p1_line="umbra", used=", ".join(["troll"] * 6)
    ) as table:
        table.answer("play anger")
        table.changed(amber=1, hand="", discard="anger", line="troll")
