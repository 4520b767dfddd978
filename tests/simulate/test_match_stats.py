"""What games tell about their matches: numbers for each seat, and the cards that were drawn."""

import pytest

import trivault
from examples.duel.game import GAME as DUEL
from trivault.games.keyforge.simulate import KeyForgeMatchStats
from trivault.games.shards.simulate import ShardsMatchStats
from trivault.simulate.match_stats import MatchStats

KEYFORGE, SHARDS = trivault.load("keyforge"), trivault.load("shards")


def played(state, stats, *answers):
    stats.look(state)
    for answer in answers:
        state.apply(answer)
        stats.look(state)


def test_a_game_without_match_statistics_of_its_own_tells_nothing():
    state = DUEL.start({}, 1)
    stats = MatchStats(state)
    played(state, stats, state.legal()[0])
    assert [stats.numbers(state, seat) for seat in range(2)] == [{}, {}]
    assert [stats.cards(state, seat) for seat in range(2)] == [(), ()]


# KeyForge


def keyforge(you, opponent=None):
    return KEYFORGE.position({"players": [you, opponent or {}], "turn": {"house": "shadows"}})


def test_amber_that_was_gained_reaped_and_stolen_counts():
    """One reaped, one from an icon, one stolen; what is not there cannot be stolen."""
    you = {"line": ["bad-penny"], "hand": ["2 urchin", "treasure-map"]}
    state = keyforge(you, {"amber": 1})
    stats = KeyForgeMatchStats(state)
    played(state, stats, "reap bad-penny", "play urchin", "left", "play urchin", "left", "play treasure-map")
    assert state.players[0].amber == 3
    assert stats.numbers(state, 0) == {"amber": 3.0, "keys": 0}
    assert stats.numbers(state, 1) == {"amber": 0.0, "keys": 0}


def test_amber_is_counted_by_own_turns():
    you = {"line": ["bad-penny"], "deck": ["24 bait-and-switch"], "houses": ["shadows", "dis", "logos"]}
    state = keyforge(you, {"deck": ["12 anger"], "houses": ["brobnar", "dis", "logos"]})
    stats = KeyForgeMatchStats(state)
    before = state.turn
    played(state, stats, "reap bad-penny", "end-turn", "dis", "end-turn", "shadows", "end-turn", "dis")
    assert state.turn == before + 3
    assert stats.numbers(state, 0)["amber"] == 0.5
    assert stats.numbers(state, 1)["amber"] == 0


def test_forged_keys_are_counted():
    state = keyforge({"keys": ["red", "blue"]}, {"keys": ["yellow"]})
    stats = KeyForgeMatchStats(state)
    assert [stats.numbers(state, seat)["keys"] for seat in range(2)] == [2, 1]


def test_cards_in_hand_were_drawn_and_others_were_not():
    you = {"hand": ["urchin"], "deck": ["7 silvertooth", "umbra"], "discard": ["finishing-blow"]}
    state = keyforge(you, {"amber": 1, "hand": ["anger"], "houses": ["brobnar", "dis", "logos"]})
    stats = KeyForgeMatchStats(state)
    played(state, stats, "play urchin", "end-turn")
    assert stats.cards(state, 0) == ("silvertooth", "urchin")
    assert stats.cards(state, 1) == ("anger",)


def test_a_hand_that_goes_back_was_not_drawn():
    state = KEYFORGE.new(decks=["generated-1", "generated-2"], seed=1, first=0)
    stats, first = KeyForgeMatchStats(state), set(state.players[0].hand)
    played(state, stats, "mulligan", "keep")
    kept = {state.defs[card].slug for card in state.players[0].hand}
    given_back = {state.defs[card].slug for card in first} - kept
    assert given_back
    assert set(stats.cards(state, 0)) == kept
    assert set(stats.cards(state, 1)) == {state.defs[card].slug for card in state.players[1].hand}


# Shards of Infinity


def test_mastery_and_the_cards_in_hand_are_told():
    state = SHARDS.new(players=2, seed=1, first=0)
    stats = ShardsMatchStats(state)
    played(state, stats, "play crystal")
    assert "crystal" in stats.cards(state, 0)
    assert stats.numbers(state, 0) == {"mastery": state.players[0].mastery}
    assert stats.numbers(state, 1) == {"mastery": 1}


@pytest.mark.parametrize("seats", [2, 3])
def test_each_seat_has_cards_of_its_own(seats):
    state = SHARDS.new(players=seats, seed=1)
    stats = ShardsMatchStats(state)
    stats.look(state)
    for seat in range(seats):
        hand = {state.defs[card].slug for card in state.players[seat].hand}
        assert set(stats.cards(state, seat)) == hand
