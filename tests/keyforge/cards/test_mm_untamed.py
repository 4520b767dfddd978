"""Untamed of Mass Mutation."""

import pytest

from tests.keyforge.situations import Situation


@pytest.mark.rule("KF-FAQ-13", "KF-BONUS-11")
def test_wild_bounty_doubles_printed_and_added_icons():
    with Situation(house="untamed", hand="wild-bounty, fertility-chant icon:draw", deck="2 troll") as table:
        table.answer("play wild-bounty", "play fertility-chant")
        table.changed(
            amber=8, hand="2 troll", deck="", discard="fertility-chant icon:draw, wild-bounty", p1_amber=2
        )


def test_each_time_another_target_may_be_chosen():
    with Situation(
        house="untamed", hand="wild-bounty, dust-pixie icon:damage", p1_line="troll, krump"
    ) as table:
        table.answer("play wild-bounty", "play dust-pixie", "damage troll", "damage krump")
        table.changed(
            amber=4,
            hand="",
            discard="wild-bounty",
            line="dust-pixie icon:damage exhausted",
            p1_line="troll damage:1, krump damage:1",
        )


def test_wild_bounty_is_for_the_next_card_alone():
    with Situation(house="untamed", hand="wild-bounty, dew-faerie, 2 dust-pixie") as table:
        table.answer("play wild-bounty", "play dew-faerie", "play dust-pixie", "left")
        table.changed(
            amber=2, hand="dust-pixie", discard="wild-bounty", line="dust-pixie exhausted, dew-faerie exhausted"
        )


def test_two_wild_bounties_are_both_for_the_next_card():
    """The second is the next card after the first, but has no icons; the third card gets only its own."""
    with Situation(house="untamed", hand="2 wild-bounty, dust-pixie") as table:
        table.answer("play wild-bounty", "play wild-bounty", "play dust-pixie")
        table.changed(amber=4, hand="", discard="2 wild-bounty", line="dust-pixie exhausted")


def test_wild_bounty_ends_with_the_turn():
    with Situation(
        house="untamed", hand="wild-bounty", p1_hand="punch", p1_line="troll", p1_houses="brobnar, dis, mars"
    ) as table:
        table.answer("play wild-bounty", "end-turn", "brobnar", "play punch")
        assert table.state.players[1].amber == 1
