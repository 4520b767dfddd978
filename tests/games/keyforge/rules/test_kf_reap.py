"""Chapter 'Reaping'."""

import pytest

from tests.games.keyforge.situations import Situation


@pytest.mark.rule("KF-REAP-01")
def test_reaping_exhausts_gains_and_then_resolves_reap_abilities():
    with Situation(line="troll damage:5, bumpsy", p1_amber=2) as table:
        table.answer("reap troll")
        table.changed(amber=1, line="troll exhausted damage:2, bumpsy")
        table.answer("reap bumpsy")
        table.changed(amber=2, line="troll exhausted damage:2, bumpsy exhausted")


@pytest.mark.rule("KF-REAP-01")
def test_the_aember_comes_before_the_reap_ability():
    """Witch of the Eye is asked what to return when her Æmber is in the pool and she is exhausted."""
    with Situation(house="untamed", line="witch-of-the-eye", discard="troll, krump") as table:
        table.answer("reap witch-of-the-eye")
        table.changed(amber=1, line="witch-of-the-eye exhausted")
        table.answer("to-hand krump")
        table.changed(hand="krump", discard="troll")


@pytest.mark.rule("KF-REAP-01")
def test_the_controller_gains_whoever_owns_the_creature():
    with Situation(line="troll owner:1") as table:
        table.answer("reap troll")
        table.changed(amber=1, line="troll owner:1 exhausted")


@pytest.mark.rule("KF-REAP-01")
@pytest.mark.parametrize("creature", ["troll exhausted", "troll stunned", "troll house:dis", "tireless-crocag"])
def test_who_cannot_reap(creature):
    with Situation(line=f"{creature}", p1_line="krump") as table:
        assert not any(answer.startswith("reap") for answer in table.texts())
        table.refused(f"reap {creature.split()[0]}")


@pytest.mark.rule("KF-REAP-03")
@pytest.mark.parametrize("first", ["crystal-hive", "duskrunner"])
def test_reap_abilities_and_those_after_reaping_share_a_window(first):
    """Crystal Hive's effect, the creature's own ability and the one of its upgrade in any order."""
    given = {"line": "blypyp +duskrunner", "artifacts": "crystal-hive", "p1_amber": 1}
    with Situation(house="mars", **given) as table:
        table.answer("act crystal-hive", "reap blypyp")
        table.changed(amber=1, line="blypyp exhausted +duskrunner", artifacts="crystal-hive exhausted")
        offered = table.texts()
        assert len(offered) == 3
        assert all(answer.startswith("resolve") for answer in offered)
        hive = next(answer for answer in offered if "crystal-hive" in answer)
        others = [answer for answer in offered if answer != hive]
        table.answer(hive if first == "crystal-hive" else others[0])
        left = [answer for answer in table.texts() if answer.startswith("resolve")]
        assert len(left) == 2
        table.answer(left[0])
        table.changed(amber=3, p1_amber=0)


@pytest.mark.rule("KF-REAP-04")
def test_a_reap_ability_gained_in_the_window_still_comes():
    """Nexus uses the opponent's Spectral Tunneler upon itself."""
    given = {"line": "nexus", "p1_artifacts": "spectral-tunneler", "deck": "troll, krump"}
    with Situation(house="shadows", p1_line="bumpsy", **given) as table:
        table.answer("reap nexus", "choose nexus")
        table.changed(
            amber=1,
            line="nexus exhausted",
            p1_artifacts="spectral-tunneler exhausted",
            hand="troll",
            deck="krump",
        )
