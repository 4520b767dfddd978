"""Chapter 'Personal deck': drawing, and what happens when the deck runs out."""

import pytest

from tests.games.shards.situations import GAME
from tests.games.shards.tables import RulesSituation
from trivault.games.shards.state.model import ShardsState

FIVE = ["blaster", "crystal", "infinity-shard", "kiln-drone", "shard-reactor"]


def drawing(card: str, seed: int, **zones: list[str]) -> ShardsState:
    """A card that draws is played, with five cards in the discard pile."""
    side = {"hand": [card], "discard": FIVE, **zones}
    state: ShardsState = GAME.position({"players": [side, {}], "centre": [], "seed": seed})
    state.apply(f"play {card}")
    return state


@pytest.mark.rule("SI-DECK-01")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    with RulesSituation(hand="cryptofist-monk", discard=", ".join(FIVE), p1_discard="evokatus") as table:
        table.answer("play cryptofist-monk")
        assert len(table.zone("hand")) == 1
        assert len(table.zone("deck")) == 4
        assert sorted(table.zone("hand") + table.zone("deck")) == FIVE
        assert table.zone("discard") == []
        assert table.zone("discard", 1) == ["evokatus"]


@pytest.mark.rule("SI-DECK-01")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(12):
        state = drawing("cryptofist-monk", seed)
        player = state.players[0]
        orders.add(tuple(state.defs[card].slug for card in player.hand + player.deck))
    assert len(orders) > 6
    assert len({order[0] for order in orders}) > 2


@pytest.mark.rule("SI-DECK-02")
def test_a_deck_that_runs_out_is_made_anew_and_drawing_goes_on() -> None:
    for seed in range(12):
        state = drawing("data-heretic", seed, deck=["nil-assassin"])
        player = state.players[0]
        drawn = [state.defs[card].slug for card in player.hand]
        assert drawn[0] == "nil-assassin", "the old deck is drawn first"
        assert len(drawn) == 2
        assert len(player.deck) == 4
        assert sorted(drawn[1:] + [state.defs[card].slug for card in player.deck]) == FIVE
        assert player.discard == []


@pytest.mark.rule("SI-DECK-03")
def test_an_empty_deck_waits_until_a_card_is_needed() -> None:
    with RulesSituation(hand="cryptofist-monk", deck="blaster", discard="3 crystal") as table:
        table.answer("play cryptofist-monk")
        table.changed(hand="blaster", deck="", played="cryptofist-monk")
        table.answer("play blaster")
        table.changed(hand="", played="cryptofist-monk, blaster", power=1)


@pytest.mark.rule("SI-DECK-03")
def test_a_deck_that_is_just_enough_at_the_end_of_the_turn_stays_empty() -> None:
    with RulesSituation(hand="blaster", deck="5 crystal", discard="evokatus", p1_deck="") as table:
        table.answer("end-turn")
        table.changed(player=1, hand="5 crystal", deck="", discard="evokatus, blaster")
        table.answer("end-turn")
        table.changed(player=0)


@pytest.mark.rule("SI-DECK-04")
def test_hand_and_play_area_are_not_shuffled_in() -> None:
    given = {"hand": "data-heretic, 2 crystal", "champions": "evokatus", "played": "nil-assassin"}
    with RulesSituation(discard="3 blaster", **given) as table:
        table.answer("play data-heretic")
        table.changed(
            hand="2 crystal, 2 blaster",
            deck="blaster",
            discard="",
            played="nil-assassin, data-heretic",
        )


@pytest.mark.rule("SI-DECK-05")
def test_what_there_is_is_drawn() -> None:
    with RulesSituation(hand="data-heretic", deck="blaster", p1_deck="3 crystal") as table:
        table.answer("play data-heretic")
        table.changed(hand="blaster", deck="", played="data-heretic")
        table.answer("end-turn")  # both cards are discarded, shuffled and drawn
        assert table.zone("hand") == ["blaster", "data-heretic"]
        assert table.zone("deck") == table.zone("discard") == []
        assert table.zone("deck", 1) == ["crystal"] * 3


@pytest.mark.rule("SI-DECK-05")
def test_drawing_from_nothing_gives_nothing() -> None:
    with RulesSituation(hand="data-heretic, mining-drones") as table:
        table.answer("play data-heretic", "play mining-drones")
        table.changed(hand="", played="data-heretic, mining-drones", gems=1)
