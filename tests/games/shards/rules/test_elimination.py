"""Chapter 'Elimination and end of the game'."""

import pytest

from tests.each import each
from tests.games.shards.situations import GAME
from tests.games.shards.tables import RulesSituation, of
from trivault.games.shards.state.model import ShardsState
from trivault.kernel.errors import GameOver


@pytest.mark.rule("SI-ELIM-01")
def test_several_players_leave_at_once_after_the_damage() -> None:
    health = {"p1_health": 3, "p2_health": 9, "p3_health": 3, "p1_hand": "crystal", "p3_hand": "crystal"}
    with RulesSituation(power=7, **health) as table:
        table.answer("end-turn", "assign p1=3 p2=1 p3=3", "skip")
        table.changed()  # the damage comes when all have decided about shields
        table.answer("skip")
        table.changed(
            player=2,
            power=0,
            p1_health=0,
            p2_health=8,
            p3_health=0,
            p1_hand="",
            p3_hand="",
            banished="2 crystal",
        )


@pytest.mark.rule("SI-ELIM-01")
def test_who_survives_through_shields_stays() -> None:
    with RulesSituation(power=5, p1_health=3, p1_hand="thorn-zealot") as table:
        table.answer("end-turn", "show thorn-zealot")
        table.changed(player=1, power=0, p1_health=1, p1_shown="thorn-zealot")


@pytest.mark.rule("SI-ELIM-02")
def test_the_game_ends_when_one_player_is_left() -> None:
    given = {"hand": "crystal", "deck": "5 crystal", "gems": 3, "row": "kiln-drone"}
    with RulesSituation(player=1, power=9, health=4, p2_health=5, **given) as table:
        table.answer("end-turn", "assign p0=4 p2=5", "skip")
        table.changed(winners=(1,), health=0, p2_health=0, hand="", deck="", banished="6 crystal")
        assert table.state.choice is None
        assert table.texts() == []
        with pytest.raises(GameOver):
            table.state.apply("end-turn")


@pytest.mark.rule("SI-ELIM-02")
def test_the_game_goes_on_while_two_are_left() -> None:
    with RulesSituation(power=9, p1_health=9, p2_health=1) as table:
        table.answer("end-turn", "assign p1=9")
        table.changed(player=2, power=0, p1_health=0)
        assert table.asked == (2, "act")


@pytest.mark.rule("SI-ELIM-03")
@pytest.mark.parametrize(
    ("seats", "out", "order"), [(3, 1, [2, 0, 2, 0]), (3, 2, [1, 0, 1, 0]), (4, 2, [1, 3, 0, 1])]
)
def test_the_others_play_on_and_the_turn_order_skips_who_is_out(seats: int, out: int, order: list[int]) -> None:
    last = of(seats - 1, mastery=1)
    with RulesSituation(power=4, **of(out, health=4), **last) as table:
        table.answer("end-turn", f"assign p{out}=4")
        for active in order:
            assert table.asked == (active, "act")
            table.answer("end-turn")


@pytest.mark.rule("SI-ELIM-03")
def test_who_is_out_is_neither_attacked_nor_asked() -> None:
    with RulesSituation(power=4, p2_health=0, p3_health=50) as table:
        table.answer("end-turn")
        assert "assign p1=1 p3=3" in table.texts()
        table.refused("assign p2=4")
        table.answer("assign p1=4 p3=0")
        table.changed(player=1, power=0, p1_health=46)


@pytest.mark.rule("SI-ELIM-04")
@pytest.mark.parametrize("mastery", [0, 30])
@each("slug", sorted(s for s, card in GAME.cards.items() if card.type != "character"))
def test_no_card_harms_the_health_of_the_active_player(slug: str, mastery: int) -> None:
    """Played and exhausted at 1 health, with every kind of bonus at hand and each answer tried."""
    given = {
        "hand": f"{slug}, spore-cleric, nil-assassin, kiln-drone",
        "discard": "nil-assassin, evokatus",
        "champions": "evokatus",
        "played": "data-heretic",
        "row": "kiln-drone",
        "p1_champions": "systema-ai",
    }
    with RulesSituation(health=1, mastery=mastery, p1_mastery=5, **given) as table:
        for played in endings(table.state.after(f"play {slug}")):
            assert played.players[0].health >= 1
            if f"exhaust {slug}" in played.legal():
                for exhausted in endings(played.after(f"exhaust {slug}")):
                    assert exhausted.players[0].health >= 1


def endings(state: ShardsState) -> list[ShardsState]:
    """All that can come of an effect, whatever is chosen in it."""
    if GAME.idle(state):
        return [state]
    return [end for option in state.legal() for end in endings(state.after(option))]


@pytest.mark.rule("SI-ELIM-04")
def test_the_attacker_is_no_target_and_there_is_no_tie() -> None:
    with RulesSituation(power=6, health=1, p1_health=3, p2_health=3) as table:
        table.answer("end-turn")
        table.refused("assign p0=1 p1=3 p2=2")
        table.answer("assign p1=3 p2=3")
        table.changed(winners=(0,), p1_health=0, p2_health=0)
    with RulesSituation(power="infinite", health=1) as table:
        table.answer("end-turn")
        table.changed(winners=(0,), p1_health=0)
