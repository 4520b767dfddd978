"""What cards of Mars in Call of the Archons do: actions s to t."""

import pytest

from tests.games.keyforge.houses import Mars

FULL = "6 ammonia-clouds"  # a hand that draws nothing at the end of the turn


@pytest.mark.rule("KF-ERR-26")
def test_sample_collection_takes_a_creature_for_each_forged_key():
    with Mars(
        hand="sample-collection", keys="red", p1_keys="red, blue", p1_line="troll, bumpsy, krump"
    ) as table:
        table.answer("play sample-collection", "archive krump", "archive troll")
        table.changed(
            hand="", discard="sample-collection", archives="krump owner:1, troll owner:1", p1_line="bumpsy"
        )


def test_sample_collection_takes_nothing_without_a_key():
    with Mars(hand="sample-collection", keys="red", p1_line="troll, bumpsy") as table:
        table.answer("play sample-collection")
        table.changed(hand="", discard="sample-collection")


def test_sample_collection_takes_what_there_is():
    with Mars(hand="sample-collection", p1_keys="red, blue", p1_line="troll") as table:
        table.answer("play sample-collection")
        table.changed(hand="", discard="sample-collection", archives="troll owner:1", p1_line="")


@pytest.mark.parametrize(("mine", "theirs", "left"), [(0, 5, 5), (1, 5, 2), (2, 5, 0), (3, 10, 1)])
def test_shatter_storm_costs_the_opponent_three_times_as_much(mine, theirs, left):
    with Mars(hand="shatter-storm", amber=mine, p1_amber=theirs) as table:
        table.answer("play shatter-storm")
        after = {"amber": 0, "p1_amber": left} if mine else {}
        table.changed(hand="", discard="shatter-storm", **after)


def test_soft_landing_readies_the_next_creature_alone():
    with Mars(hand="soft-landing, tunk, zorg") as table:
        table.answer("play soft-landing", "play tunk", "play zorg", "right")
        table.changed(hand="", discard="soft-landing", line="tunk, zorg exhausted stunned")


def test_soft_landing_readies_an_artifact_and_waits_past_actions_and_upgrades():
    with Mars(hand="soft-landing, phosphorus-stars, jammer-pack, mothergun, tunk", line="zorg") as table:
        table.answer("play soft-landing", "play phosphorus-stars", "play jammer-pack", "play mothergun")
        table.answer("play tunk", "left")
        table.changed(
            amber=1,
            chains=2,
            hand="",
            line="tunk exhausted, zorg +jammer-pack",
            artifacts="mothergun",
            discard="phosphorus-stars, soft-landing",
        )


def test_two_soft_landings_have_the_same_next_card():
    with Mars(hand="2 soft-landing, tunk, zorg") as table:
        table.answer("play soft-landing", "play soft-landing", "play tunk", "play zorg", "right")
        table.changed(hand="", discard="2 soft-landing", line="tunk, zorg exhausted stunned")


def test_soft_landing_is_over_at_the_end_of_the_turn():
    with Mars(effects="soft-landing", hand=FULL, p1_hand="troll") as table:
        table.answer("end-turn", "brobnar", "play troll")
        table.changed(player=1, p1_hand="", p1_line="troll exhausted")


def test_squawker_readies_a_martian():
    with Mars(hand="squawker", line="tunk exhausted, troll exhausted", p1_line="zorg exhausted") as table:
        table.answer("play squawker")
        table.offers("ready-mars", "stun-non-mars")
        table.answer("ready-mars")
        table.offers("ready tunk", "ready zorg")
        table.answer("ready tunk")
        table.changed(amber=1, hand="", discard="squawker", line="tunk, troll exhausted")


def test_squawker_stuns_somebody_else_instead():
    with Mars(hand="squawker", line="tunk exhausted, troll", p1_line="bumpsy, zorg") as table:
        table.answer("play squawker", "stun-non-mars")
        table.offers("stun troll", "stun bumpsy")
        table.answer("stun bumpsy")
        table.changed(amber=1, hand="", discard="squawker", p1_line="bumpsy stunned, zorg")


def test_total_recall_pays_for_ready_creatures_and_returns_all_of_them():
    with Mars(hand="total-recall", line="tunk, troll exhausted, zorg stunned", p1_line="bumpsy") as table:
        table.answer("play total-recall")
        table.changed(amber=3, hand="tunk, troll, zorg", line="", discard="total-recall")
