"""Chapter 'Replacement effects'."""

import pytest

from tests.games.keyforge.situations import Situation


@pytest.mark.rule("KF-REPL-01", "KF-EX-07")
@pytest.mark.parametrize(("theirs", "stolen"), [(3, 1), (0, 0)])
def test_what_is_replaced_does_not_happen(theirs, stolen):
    """After Dimension Door reaping steals; where nothing can be stolen, nothing is gained either."""
    given = {"line": "doc-bookton", "deck": "troll", "p1_amber": theirs}
    with Situation(house="logos", hand="dimension-door", **given) as table:
        table.answer("play dimension-door")
        table.changed(hand="", discard="dimension-door")
        table.answer("reap doc-bookton")
        taken = {"amber": 1, "p1_amber": 2} if stolen else {}
        table.changed(line="doc-bookton exhausted", deck="", hand="troll", **taken)


@pytest.mark.rule("KF-REPL-01")
def test_a_replacement_touches_only_what_it_names():
    """Æmber gained in another way than by reaping is gained."""
    with Situation(house="logos", hand="dimension-door, labwork", p1_amber=3) as table:
        table.answer("play dimension-door", "play labwork")
        table.changed(amber=1, hand="", discard="labwork, dimension-door")


@pytest.mark.rule("KF-REPL-02", "KF-REPL-03", "KF-ERR-06")
@pytest.mark.parametrize(("forged", "damage"), [("red", 4), ("", 1)])
def test_an_instead_changes_an_earlier_part_of_its_own_effect(forged, damage):
    """Tendrils of Pain deal 1 damage, or 4 instead: never both."""
    given = {"p1_keys": "red", "p1_forged_last": forged, "line": "troll", "p1_line": "krump"}
    with Situation(house="dis", hand="tendrils-of-pain", **given) as table:
        table.answer("play tendrils-of-pain")
        table.changed(
            amber=1,
            hand="",
            discard="tendrils-of-pain",
            line=f"troll damage:{damage}",
            p1_line=f"krump damage:{damage}",
        )


@pytest.mark.rule("KF-REPL-02", "KF-REPL-03")
@pytest.mark.parametrize(("theirs", "left"), [(0, 7), (1, 3)])
def test_another_cost_instead_of_the_first_one(theirs, left):
    """Key of Darkness costs 6 more, or 2 more instead where the opponent has no Æmber."""
    with Situation(house="shadows", hand="key-of-darkness", amber=15, p1_amber=theirs) as table:
        table.answer("play key-of-darkness", "red")
        table.changed(amber=left, keys="red", hand="", discard="key-of-darkness")


@pytest.mark.rule("KF-REPL-04", "KF-EX-08", "KF-ERR-22")
def test_a_saved_card_is_saved_when_it_would_be_discarded():
    given = {"p1_line": "commander-remiel damage:1 +armageddon-cloak, troll"}
    with Situation(house="dis", hand="gateway-to-dis", **given) as table:
        table.answer("play gateway-to-dis")
        table.changed(
            chains=3,
            hand="",
            discard="gateway-to-dis",
            p1_line="commander-remiel",
            p1_discard="troll, armageddon-cloak",
        )


@pytest.mark.rule("KF-REPL-04")
def test_the_destroyed_ability_of_a_saved_card_has_resolved_before():
    with Situation(hand="punch", p1_line="dust-imp +armageddon-cloak, troll") as table:
        table.answer("play punch", "damage dust-imp")
        table.changed(
            amber=1,
            hand="",
            discard="punch",
            p1_amber=2,
            p1_line="dust-imp, troll",
            p1_discard="armageddon-cloak",
        )


@pytest.mark.rule("KF-REPL-04")
def test_a_card_that_left_before_is_not_saved():
    with Situation(hand="punch", p1_line="bad-penny +armageddon-cloak, troll") as table:
        table.answer("play punch", "damage bad-penny")
        table.changed(
            amber=1,
            hand="",
            discard="punch",
            p1_hand="bad-penny",
            p1_line="troll",
            p1_discard="armageddon-cloak",
        )


@pytest.mark.rule("KF-REPL-05")
def test_what_cannot_happen_is_not_replaced():
    """From The Vaultkeeper's side nothing can be stolen: Ether Spider has nothing to catch."""
    given = {"hand": "urchin", "line": "troll", "amber": 1, "p1_amber": 3}
    with Situation(house="shadows", p1_line="the-vaultkeeper, ether-spider", **given) as table:
        table.answer("play urchin", "left")
        table.changed(hand="", line="urchin exhausted, troll")
    with Situation(house="shadows", p1_line="ether-spider", **given) as table:
        table.answer("play urchin", "left")
        table.changed(hand="", line="urchin exhausted, troll", p1_amber=2, p1_line="ether-spider amber:1")
