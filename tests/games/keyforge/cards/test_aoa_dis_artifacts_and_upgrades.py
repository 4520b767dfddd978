"""What cards of Dis in Age of Ascension do: artifacts and upgrades."""

import pytest

from tests.games.keyforge.houses import Dis

# Orb of Invidius


def test_orb_of_invidius_stuns_every_creature_that_reaps():
    with Dis(line="pit-demon, krump", artifacts="orb-of-invidius") as table:
        table.answer("reap pit-demon")
        table.changed(amber=1, line="pit-demon exhausted stunned, krump")
    with Dis(line="pit-demon", p1_artifacts="orb-of-invidius", p1_line="urchin, bumpsy") as table:
        table.answer("fight pit-demon", "attack bumpsy")
        table.changed(line="", discard="pit-demon", p1_line="urchin", p1_discard="bumpsy")


# Shard of Pain


@pytest.mark.rule("KF-EX-10", "KF-WORD-04")
def test_shard_of_pain_deals_a_point_for_each_shard_to_whom_you_like():
    with Dis(artifacts="shard-of-pain, shard-of-greed", p1_line="troll, krump") as table:
        table.answer("act shard-of-pain")
        table.offers("damage troll", "damage krump")
        table.answer("damage troll", "damage krump")
        table.changed(
            artifacts="shard-of-pain exhausted, shard-of-greed", p1_line="troll damage:1, krump damage:1"
        )
    with Dis(artifacts="shard-of-pain, shard-of-greed", p1_line="troll, krump") as table:
        table.answer("act shard-of-pain", "damage troll", "damage troll")
        table.changed(artifacts="shard-of-pain exhausted, shard-of-greed", p1_line="troll damage:2, krump")


def test_shard_of_pain_counts_friendly_shards_alone_and_hits_enemies_alone():
    with Dis(
        artifacts="shard-of-pain, cannon", line="bumpsy", p1_artifacts="shard-of-greed", p1_line="troll"
    ) as table:
        table.answer("act shard-of-pain")
        table.changed(artifacts="shard-of-pain exhausted, cannon", p1_line="troll damage:1")


def test_shard_of_pain_without_enemies_does_nothing():
    with Dis(artifacts="shard-of-pain", line="troll") as table:
        table.answer("act shard-of-pain")
        table.changed(artifacts="shard-of-pain exhausted")


# Wretched Doll


@pytest.mark.rule("KF-ERR-11", "KF-STAT-CNT-02")
def test_wretched_doll_puts_a_doom_counter_on_a_creature():
    with Dis(artifacts="wretched-doll", line="bumpsy", p1_line="troll") as table:
        table.answer("act wretched-doll")
        table.offers("put-counter bumpsy", "put-counter troll")
        table.answer("put-counter troll")
        table.changed(artifacts="wretched-doll exhausted", p1_line="troll doom:1")


@pytest.mark.rule("KF-ERR-11")
def test_wretched_doll_destroys_all_that_are_doomed_where_there_is_a_counter():
    with Dis(artifacts="wretched-doll", line="bumpsy doom:1, krump", p1_line="troll doom:1, valdr") as table:
        table.answer("act wretched-doll")
        table.changed(
            artifacts="wretched-doll exhausted", line="krump", discard="bumpsy",
            p1_line="valdr", p1_discard="troll",
        )  # fmt: skip


def test_two_wretched_dolls_are_sure_of_their_victim():
    with Dis(artifacts="wretched-doll, wretched-doll", line="bumpsy", p1_line="troll") as table:
        table.answer("act wretched-doll", "put-counter troll")
        table.changed(artifacts="wretched-doll exhausted, wretched-doll", p1_line="troll doom:1")
        table.answer("act wretched-doll")
        table.changed(
            artifacts="wretched-doll exhausted, wretched-doll exhausted", p1_line="", p1_discard="troll"
        )


def test_wretched_doll_begins_anew_when_the_doomed_one_has_left():
    with Dis(artifacts="wretched-doll", hand="fear", p1_line="troll doom:1, krump") as table:
        table.answer("play fear", "to-hand troll", "act wretched-doll")
        table.changed(
            artifacts="wretched-doll exhausted", hand="", discard="fear",
            p1_line="krump doom:1", p1_hand="troll",
        )  # fmt: skip


def test_wretched_doll_without_creatures_does_nothing():
    with Dis(artifacts="wretched-doll") as table:
        table.answer("act wretched-doll")
        table.changed(artifacts="wretched-doll exhausted")


# Soulkeeper


def test_soulkeeper_takes_the_most_powerful_enemy_along():
    with Dis(hand="pain-reaction", line="krump, troll, bumpsy", p1_line="urchin +soulkeeper, drumble") as table:
        table.answer("play pain-reaction", "damage urchin")
        table.changed(
            amber=1, hand="", line="krump, bumpsy", discard="pain-reaction, troll",
            p1_line="", p1_discard="drumble, urchin, soulkeeper",
        )  # fmt: skip


@pytest.mark.rule("KF-WORD-16")
def test_soulkeeper_with_a_tie_asks_the_active_player():
    with Dis(hand="pain-reaction", line="krump, valdr, bumpsy", p1_line="urchin +soulkeeper") as table:
        table.answer("play pain-reaction")
        table.offers("destroy krump", "destroy valdr")
        table.answer("destroy krump")
        table.changed(
            amber=1, hand="", line="valdr, bumpsy", discard="pain-reaction, krump",
            p1_line="", p1_discard="urchin, soulkeeper",
        )  # fmt: skip


def test_soulkeeper_on_an_enemy_creature_turns_against_its_player():
    with Dis(hand="soulkeeper, pain-reaction", line="krump", p1_line="urchin, troll") as table:
        table.answer("play soulkeeper", "attach urchin", "play pain-reaction", "damage urchin")
        table.changed(
            amber=2, hand="", line="", discard="pain-reaction, krump, soulkeeper",
            p1_line="troll damage:2", p1_discard="urchin",
        )  # fmt: skip


def test_soulkeeper_alone_in_the_field_destroys_nobody():
    with Dis(hand="pain-reaction", p1_line="urchin +soulkeeper, krump") as table:
        table.answer("play pain-reaction", "damage urchin")
        table.changed(
            amber=1, hand="", discard="pain-reaction", p1_line="krump damage:2",
            p1_discard="urchin, soulkeeper",
        )  # fmt: skip


@pytest.mark.rule("KF-FAQ-82", "KF-DEST-10")
def test_soulkeeper_meets_the_most_powerful_creature_though_it_is_doomed_already():
    """Opal Knight destroys the creatures of even power: 2 and 6. Soulkeeper aims at the 6, not at the 5."""
    with Dis(
        house="sanctum", hand="opal-knight", line="dust-imp +soulkeeper", p1_line="krump, bumpsy"
    ) as table:
        table.answer("play opal-knight", "right", "resolve dust-imp dust-imp")
        table.changed(
            amber=2, hand="", line="opal-knight exhausted", discard="dust-imp, soulkeeper",
            p1_line="bumpsy", p1_discard="krump",
        )  # fmt: skip


@pytest.mark.rule("KF-EX-22", "KF-DEST-04")
def test_one_destruction_leads_to_another_and_all_leave_together():
    given = {"line": "groggins +phoenix-heart", "p1_line": "dust-imp +soulkeeper, drumble, shaffles"}
    with Dis(house="brobnar", **given) as table:
        table.answer("fight groggins", "attack dust-imp")
        table.offers("resolve dust-imp dust-imp", "resolve dust-imp dust-imp 2")
        table.answer("resolve dust-imp dust-imp")
        table.changed(
            hand="groggins", line="", discard="phoenix-heart", p1_amber=2,
            p1_line="", p1_discard="shaffles, drumble, dust-imp, soulkeeper",
        )  # fmt: skip
