"""Chapter 'Goal': how the game is won."""

import pytest

from tests.games.shards.tables import RulesSituation


@pytest.mark.rule("SI-GOAL-01")
def test_the_last_player_with_health_wins() -> None:
    with RulesSituation(health=1, power=7, p1_health=7) as table:
        table.answer("end-turn")
        table.changed(winners=(0,), p1_health=0)
        assert table.state.over
        assert table.asked is None


@pytest.mark.rule("SI-GOAL-01")
def test_nobody_wins_while_two_have_health() -> None:
    with RulesSituation(health=5, power=9, p1_health=9, p2_health=1, p2_hand="nil-assassin") as table:
        table.answer("end-turn", "assign p1=9")
        table.changed(player=2, power=0, p1_health=0)
        assert not table.state.over
        table.answer("play nil-assassin", "end-turn")
        table.changed(winners=(2,), health=0, p2_hand="", played="nil-assassin", power=5)


@pytest.mark.rule("SI-GOAL-02")
def test_mastery_30_wins_nothing_by_itself() -> None:
    with RulesSituation(
        mastery=29, gems=1, hand="blaster, infinity-shard", deck="5 crystal", p1_mastery=30
    ) as table:
        table.answer("focus")
        table.changed(mastery=30, gems=0, focused=True)
        table.answer("play blaster")
        table.changed(hand="infinity-shard", played="blaster", power=1)
        table.answer("end-turn")  # the shard was held, not played
        table.changed(
            player=1,
            focused=False,
            power=0,
            hand="5 crystal",
            deck="",
            discard="blaster, infinity-shard",
            played="",
            p1_health=49,
        )


@pytest.mark.rule("SI-GOAL-02")
def test_at_mastery_30_the_played_shard_gives_infinite_power() -> None:
    with RulesSituation(mastery=30, hand="infinity-shard", discard="infinity-shard") as table:
        table.answer("play infinity-shard")
        table.changed(hand="", played="infinity-shard", power="infinite")
        assert table.asked == (0, "act")
        table.answer("end-turn")
        table.changed(winners=(0,), p1_health=0)
