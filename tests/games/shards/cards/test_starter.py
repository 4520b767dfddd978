"""What each of the four starter cards does."""

import pytest

from tests.games.shards.situations import Situation


def test_crystal_gives_one_gem():
    with Situation(hand="2 crystal", p1_hand="crystal") as table:
        table.answer("play crystal")
        table.changed(gems=1, hand="crystal", played="crystal")
        table.answer("play crystal")
        table.changed(gems=2, hand="", played="2 crystal")


def test_crystal_goes_to_the_discard_pile_when_the_turn_ends():
    with Situation(hand="2 crystal", deck="5 blaster", gems=3) as table:
        table.answer("play crystal", "end-turn")  # played or not, both are discarded
        table.changed(player=1, gems=0, hand="5 blaster", deck="", discard="2 crystal")


def test_blaster_gives_one_power():
    with Situation(hand="blaster", power=2) as table:
        table.answer("play blaster")
        table.changed(power=3, hand="", played="blaster")


@pytest.mark.parametrize(("mastery", "gems"), [(0, 2), (4, 2), (5, 3), (14, 3), (15, 4), (30, 4)])
def test_shard_reactor_gives_more_gems_with_mastery(mastery, gems):
    with Situation(hand="shard-reactor", mastery=mastery, p1_mastery=30) as table:
        table.answer("play shard-reactor")
        table.changed(gems=gems, hand="", played="shard-reactor")


@pytest.mark.parametrize(
    ("mastery", "power"),
    [(0, 2), (9, 2), (10, 3), (19, 3), (20, 5), (29, 5), (30, "infinite")],
)
def test_infinity_shard_gives_more_power_with_mastery(mastery, power):
    with Situation(hand="infinity-shard", mastery=mastery, p1_mastery=30) as table:
        table.answer("play infinity-shard")
        table.changed(power=power, hand="", played="infinity-shard")


def test_infinity_shard_does_not_grow_with_mastery_gained_later():
    with Situation(hand="infinity-shard", mastery=29, gems=1) as table:
        table.answer("play infinity-shard", "focus")
        table.changed(power=5, mastery=30, gems=0, focused=True, hand="", played="infinity-shard")


def test_infinity_shard_at_mastery_30_eliminates_every_opponent_whatever_is_shown():
    with Situation(
        hand="infinity-shard",
        mastery=30,
        p1_hand="cryptofist-monk, crystal",
        p2_champions="evokatus",
        p2_deck="crystal",
    ) as table:
        table.answer("play infinity-shard", "end-turn", "show cryptofist-monk")
        assert table.state.result == (0,)
        table.changed(
            power="infinite",
            hand="",
            played="infinity-shard",
            p1_health=0,
            p1_hand="",
            p2_health=0,
            p2_champions="",
            p2_deck="",
            banished="cryptofist-monk, 2 crystal, evokatus",
        )
