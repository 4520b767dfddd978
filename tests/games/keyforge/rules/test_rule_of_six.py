"""Chapter 'Rule of Six'."""

import pytest

from tests.games.keyforge.situations import Situation


@pytest.mark.rule("KF-SIX-01")
def test_the_same_title_is_played_six_times_at_most():
    given = {"hand": "2 punch, smith", "discard": "5 punch", "played": "punch, punch, punch, punch, punch"}
    with Situation(p1_line="troll", **given) as table:
        table.answer("play punch")
        table.changed(amber=1, hand="punch, smith", discard="6 punch", p1_line="troll damage:3")
        table.refused("play punch", "KF-SIX-01")
        table.offers("discard punch", "play smith", "discard smith", "end-turn")


@pytest.mark.rule("KF-SIX-01")
def test_plays_and_uses_of_all_copies_count_together():
    given = {
        "line": "2 troll, krump",
        "hand": "troll",
        "discard": "3 troll",
        "played": "troll, troll, troll",
        "used": "troll, troll",
    }
    with Situation(**given) as table:
        assert table.can("play troll")
        table.answer("reap troll#2")
        table.changed(amber=1, line="troll, troll exhausted, krump")
        table.refused("play troll", "KF-SIX-01")
        table.refused("reap troll", "KF-SIX-01")
        table.offers("discard troll", "reap krump", "end-turn")


@pytest.mark.rule("KF-SIX-01")
def test_an_effect_cannot_exceed_the_six_either():
    six = "punch, punch, punch, punch, punch, punch"
    given = {"hand": "wild-wormhole", "deck": "punch, troll", "discard": "6 punch", "line": "krump"}
    with Situation(house="logos", played=six, **given) as table:
        table.answer("play wild-wormhole")
        table.changed(amber=1, hand="", discard="wild-wormhole, 6 punch")


@pytest.mark.rule("KF-SIX-01")
def test_the_count_begins_anew_each_turn():
    six = "troll, troll, troll, troll, troll, troll"
    given = {"line": "troll, pit-demon", "discard": "5 troll", "p1_line": "krump, shooler"}
    with Situation(played=six, **given) as table:
        table.refused("reap troll", "KF-SIX-01")
        table.answer("end-turn", "brobnar", "end-turn", "brobnar")
        assert table.can("reap troll")


@pytest.mark.rule("KF-SIX-02", "KF-FAQ-56")
def test_a_copy_counts_for_the_title_that_it_copies():
    given = {
        "hand": "mimicry, punch house:untamed",
        "discard": "5 punch",
        "p1_discard": "punch",
        "p1_line": "troll",
        "played": "punch, punch, punch, punch, punch",
    }
    with Situation(house="untamed", **given) as table:
        assert table.can("play punch")
        table.answer("play mimicry")
        table.changed(amber=1, hand="punch house:untamed", discard="mimicry, 5 punch", p1_line="troll damage:3")
        table.refused("play punch", "KF-SIX-01")


@pytest.mark.rule("KF-SIX-03")
def test_abilities_that_trigger_again_are_not_limited():
    """Loot the Bodies hears of every enemy that falls, ten times here; nothing of that is a use."""
    with Situation(hand="earthshaker", effects="loot-the-bodies", p1_line=", ".join(["urchin"] * 10)) as table:
        table.answer("play earthshaker")
        table.changed(amber=10, hand="", line="earthshaker exhausted", p1_line="", p1_discard="10 urchin")


@pytest.mark.rule("KF-SIX-01", "KF-USE-14")
def test_an_effect_cannot_use_a_stunned_creature_a_seventh_time_either():
    six = "bumpsy, bumpsy, bumpsy, bumpsy, bumpsy, bumpsy"
    with Situation(used=six, hand="anger", line="bumpsy stunned exhausted", p1_line="troll") as table:
        table.answer("play anger")
        table.changed(amber=1, hand="", discard="anger", line="bumpsy stunned")
        table.offers("end-turn")
