"""Chapter 'Health': the dial that must not reach 0."""

import pytest

from tests.games.shards.tables import RulesSituation


@pytest.mark.rule("SI-LIFE-01")
def test_health_is_added_at_once() -> None:
    """Furrowing Elemental: 4 health, a card, and 6 power at full health."""
    with RulesSituation(health=46, hand="furrowing-elemental", deck="blaster", p1_health=40) as table:
        table.answer("play furrowing-elemental")
        table.changed(health=50, hand="blaster", deck="", played="furrowing-elemental", power=6)
    with RulesSituation(health=45, hand="furrowing-elemental", deck="blaster", p1_health=40) as table:
        table.answer("play furrowing-elemental")
        table.changed(health=49, hand="blaster", deck="", played="furrowing-elemental")


@pytest.mark.rule("SI-LIFE-02")
@pytest.mark.parametrize(("before", "after"), [(30, 40), (39, 49), (40, 50), (41, 50), (49, 50)])
def test_health_never_exceeds_50(before: int, after: int) -> None:
    with RulesSituation(health=before, hand="root-of-the-forest") as table:
        table.answer("play root-of-the-forest")
        table.changed(health=after, hand="", played="root-of-the-forest")


@pytest.mark.rule("SI-LIFE-02")
def test_excess_health_is_lost() -> None:
    with RulesSituation(health=50, hand="root-of-the-forest", p1_hand="nil-assassin", deck="crystal") as table:
        table.answer("play root-of-the-forest")
        table.changed(hand="", played="root-of-the-forest")
        table.answer("end-turn", "play nil-assassin", "end-turn", "skip")
        assert table.state.players[0].health == 45


@pytest.mark.rule("SI-LIFE-03")
@pytest.mark.parametrize(("damage", "health"), [(4, 1), (5, 0), (6, 0), (40, 0)])
def test_a_player_without_health_is_out(damage: int, health: int) -> None:
    with RulesSituation(power=damage, p1_health=5, p2_health=50) as table:
        table.answer("end-turn", f"assign p1={damage}")
        assert table.state.players[1].health == health
        assert table.state.alive(1) == (health > 0)
        table.changed(player=1 if health else 2, power=0, p1_health=health)
    with RulesSituation(power=damage, p1_health=5) as table:
        table.answer("end-turn")
        assert table.state.over == (health == 0)
