"""Chapters 'Setup' and 'Mulligan'."""

import pytest

from trivault.games.keyforge.decks.deck_lists import built_in
from trivault.games.keyforge.game import GAME
from trivault.kernel.errors import NotYourChoice, SetupError

ONE, OTHER = list(built_in())[:2]


def new(seed=1, **given):
    return GAME.new(decks=[ONE, OTHER], seed=seed, **given)


def slugs(state, cards):
    return [state.defs[card].slug for card in cards]


def listed(name):
    return sorted(entry.slug for entry in built_in()[name].cards)


def sizes(state):
    return [len(side.hand) for side in state.players]


# Setup


@pytest.mark.rule("KF-SETUP-02")
def test_the_identity_cards_lie_open():
    state = new()
    for player in range(2):
        shown = [side.houses for side in state.view(player).sides]
        assert shown == [built_in()[ONE].houses, built_in()[OTHER].houses]


@pytest.mark.rule("KF-SETUP-03")
def test_all_keys_begin_unforged():
    state = new(first=0)
    assert [side.forged() for side in state.players] == [0, 0]
    assert [side.amber for side in state.players] == [0, 0]


@pytest.mark.rule("KF-SETUP-04")
def test_the_first_player_is_random():
    begins = [new(seed).active for seed in range(40)]
    assert 10 < sum(begins) < 30


@pytest.mark.rule("KF-SETUP-04")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_takes_the_first_turn(first):
    state = new(first=first)
    state.apply("keep")
    state.apply("keep")
    assert (state.active, state.turn, state.first) == (first, 1, True)
    assert state.choice.player == first
    assert state.choice.reason == "choose-house"


@pytest.mark.parametrize("first", [-1, 2])
def test_only_one_of_the_players_can_begin(first):
    with pytest.raises(SetupError, match=f"first is 0 or 1, not {first}"):
        new(first=first)


@pytest.mark.rule("KF-SETUP-06")
def test_decks_are_shuffled_and_complete():
    states = [new(seed, first=0) for seed in range(5)]
    for player, name in enumerate((ONE, OTHER)):
        orders = [slugs(s, s.players[player].deck + s.players[player].hand) for s in states]
        assert all(sorted(order) == listed(name) for order in orders)
        assert len({tuple(order) for order in orders}) == len(states)
        printed = [entry.slug for entry in built_in()[name].cards]
        assert all(order not in (printed, printed[::-1]) for order in orders)


@pytest.mark.rule("KF-SETUP-07")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_draws_seven_cards_and_the_other_six(first):
    state = new(first=first)
    assert sizes(state) == ([7, 6] if first == 0 else [6, 7])
    assert [len(side.deck) for side in state.players] == ([29, 30] if first == 0 else [30, 29])


@pytest.mark.rule("KF-SETUP-08")
@pytest.mark.parametrize("first", [0, 1])
def test_both_may_mulligan_the_first_player_first(first):
    state = new(first=first)
    for player in (first, 1 - first):
        assert [option.text for option in state.legal()] == ["keep", "mulligan"]
        assert {choice.player for choice in state.choices} == {player}
        with pytest.raises(NotYourChoice):
            state.apply("keep", 1 - player)
        state.apply("keep")
    assert state.choice.reason == "choose-house"


@pytest.mark.rule("KF-SETUP-10")
@pytest.mark.parametrize(("chains", "fewer"), [(1, 1), (6, 1), (7, 2), (24, 4)])
def test_chains_reduce_the_opening_hand_and_one_is_shed(chains, fewer):
    state = new(first=0, chains=(chains, chains))
    assert sizes(state) == [7 - fewer, 6 - fewer]
    assert [side.chains for side in state.players] == [chains - 1, chains - 1]


@pytest.mark.rule("KF-SETUP-10")
def test_chains_of_one_deck_leave_the_other_alone():
    state = new(first=0, chains=(0, 7))
    assert sizes(state) == [7, 4]
    assert [side.chains for side in state.players] == [0, 6]


# Mulligan


@pytest.mark.rule("KF-MULL-01")
@pytest.mark.parametrize(("first", "after"), [(0, [6, 6]), (1, [6, 6])])
def test_a_mulligan_shuffles_the_hand_back_and_draws_one_card_fewer(first, after):
    state = new(first=first)
    side = state.players[first]
    before = list(side.hand)
    deck = list(side.deck)
    state.apply("mulligan")
    assert sizes(state) == after
    assert sorted(slugs(state, side.deck + side.hand)) == listed((ONE, OTHER)[first])
    assert side.hand != before[:6]
    assert side.deck != deck[:30]
    assert any(card in side.deck for card in before)
    assert not set(side.hand) <= set(before)


@pytest.mark.rule("KF-MULL-01")
def test_the_second_player_may_mulligan_too():
    state = new(first=0)
    kept = list(state.players[0].hand)
    state.apply("keep")
    state.apply("mulligan")
    assert sizes(state) == [7, 5]
    assert state.players[0].hand == kept


@pytest.mark.rule("KF-MULL-02")
def test_a_mulligan_is_taken_once_and_the_new_hand_is_kept():
    state = new(first=0)
    state.apply("mulligan")
    assert {choice.player for choice in state.choices} == {1}
    state.apply("mulligan")
    assert state.choice.reason == "choose-house"
    assert "mulligan" not in state.legal()
    assert state.why_not("mulligan") == ["KF-MULL-02"]
    assert sizes(state) == [6, 5]


@pytest.mark.rule("KF-MULL-03")
def test_with_chains_the_new_hand_is_one_smaller_and_no_further_chain_is_shed():
    state = new(first=0, chains=(7, 1))
    assert sizes(state) == [5, 5]
    state.apply("mulligan")
    state.apply("mulligan")
    assert sizes(state) == [4, 4]
    assert [side.chains for side in state.players] == [6, 0]
