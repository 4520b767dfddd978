"""Brobnar of Worlds Collide."""

import pytest

from tests.keyforge.situations import Situation


@pytest.mark.rule("KF-STAT-CNT-02")
def test_the_big_one_gets_a_fuse_counter_for_each_creature_that_is_played():
    with Situation(hand="troll, punch", artifacts="the-big-one", p1_line="bumpsy") as table:
        table.answer("play troll")
        table.changed(hand="punch", line="troll exhausted", artifacts="the-big-one fuse:1")
        table.answer("play punch", "damage bumpsy")
        table.changed(amber=1, hand="", discard="punch", p1_line="bumpsy damage:3")


def test_the_big_one_counts_the_creatures_of_the_opponent_too():
    with Situation(hand="troll", p1_artifacts="the-big-one fuse:3") as table:
        table.answer("play troll")
        table.changed(hand="", line="troll exhausted", p1_artifacts="the-big-one fuse:4")


def test_the_big_one_is_still_there_with_nine_fuse_counters():
    with Situation(hand="troll", artifacts="the-big-one fuse:8, cannon", p1_line="bumpsy") as table:
        table.answer("play troll")
        table.changed(hand="", line="troll exhausted", artifacts="the-big-one fuse:9, cannon")


def test_the_big_one_destroys_all_creatures_and_artifacts_with_the_tenth():
    with Situation(
        hand="troll", artifacts="the-big-one fuse:9", p1_line="bumpsy", p1_artifacts="library-of-babble"
    ) as table:
        table.answer("play troll")
        table.changed(
            hand="",
            artifacts="",
            discard="the-big-one, troll",
            p1_line="",
            p1_artifacts="",
            p1_discard="library-of-babble, bumpsy",
        )
