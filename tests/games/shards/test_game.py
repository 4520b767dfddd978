"""What makes no difference, so that a choice offers it once."""

from tests.games.shards.tables import ROW, RulesSituation
from trivault.games.shards.game import GAME
from trivault.kernel.ids import player_thing


def test_equal_cards_of_a_place_are_interchangeable_and_players_never_are():
    with RulesSituation(hand="2 crystal", discard="crystal", row=ROW, centre="3 evokatus") as table:
        state = table.state
        one, other = state.players[0].hand
        (discarded,) = state.players[0].discard
        assert GAME.interchangeable(state, one, other)
        assert not GAME.interchangeable(state, one, discarded), "in another place"
        assert GAME.distinct(state, [one, other, discarded]) == (one, discarded)
        players = [player_thing(0), player_thing(1)]
        assert GAME.distinct(state, players) == tuple(players)
        for player in players:
            alike = [card for card in range(len(state.defs)) if GAME.interchangeable(state, player, card)]
            assert not alike, "a player and a card"
