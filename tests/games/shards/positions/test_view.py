"""Nobody can tell apart two tables that differ only in what they may not know."""

from random import Random

import msgspec
import pytest

from tests.games.shards.play import GAME, random_game
from tests.games.shards.situations import Situation

SEATS = (2, 3, 4)
SPECTATOR = -1


def look(state, player):
    """All that a player is shown: the view as bytes, the own answers, and the log so far."""
    told = [(entry.seen_by(player), entry.cards, entry.rule) for entry in state.log or ()]
    return msgspec.msgpack.encode(state.view(player)), [o.text for o in state.legal(player)[:200]], told


def hidden(state, player):
    """The cards that a player cannot place."""
    view = state.view(player)
    return set(view.centre_unseen).union(*(side.unseen for side in view.sides))


def same_until_revealed(real, other, player, random):
    """Give both tables the same answers; what the player sees must be the same as long as no hidden
    card comes to light on either. Returns how often both were compared."""
    for count in range(1, 30):
        assert look(real, player) == look(other, player)
        before = hidden(real, player)
        legal = {option.text for option in other.legal()[:200]}
        common = [option.text for option in real.legal()[:200] if option.text in legal]
        if real.over or not common:
            return count
        answer = random.choice(common)
        real.log, other.log = [], []
        real.apply(answer)
        other.apply(answer)
        if before - hidden(real, player) or before - hidden(other, player):
            return count
    return 30


@pytest.mark.parametrize("players", SEATS)
def test_what_is_hidden_makes_no_difference_until_it_is_revealed(players):
    random = Random(players)
    compared = 0
    for seed in range(2):
        for count, state in enumerate(random_game(players, 60 + seed)):
            if count % 9:
                continue
            for player in (SPECTATOR, *range(players)):
                other = GAME.sample(state.view(player), random.randrange(2**32))
                other.seed, other.draws = state.seed, state.draws  # the same chance from here on
                compared += same_until_revealed(state.copy(), other, player, random)
    assert compared > 350


@pytest.mark.parametrize("players", SEATS)
def test_a_sample_deals_hidden_cards_anew_and_keeps_the_rest(players):
    dealt = set()
    for state in random_game(players, 70):
        if state.seq == 60:
            break
    for seed in range(20):
        other = GAME.sample(state.view(0), seed)
        assert other.players[0].hand == state.players[0].hand
        assert other.row == state.row
        assert sorted(other.centre) == sorted(state.centre)
        assert sorted(other.players[1].hand + other.players[1].deck) == sorted(
            state.players[1].hand + state.players[1].deck
        )
        dealt.add((tuple(other.players[1].hand), tuple(other.players[0].deck), tuple(other.centre)))
    assert len(dealt) == 20


@pytest.mark.parametrize("hand", ["2 crystal", "crystal, cryptofist-monk"])
def test_being_asked_for_shields_tells_the_attacker_nothing(hand):
    with Situation(power=3, p1_hand=hand) as table:
        table.answer("end-turn")
        (choice,) = table.state.view(0).choices
        assert (choice.player, choice.reason, choice.mine, choice.options) == (1, "show", False, ())
        table.answer("skip")


def test_cards_that_everybody_saw_go_to_a_hand_stay_known():
    with Situation(hand="korvus-legionnaire, crystal", discard="evokatus") as table:
        table.answer("play korvus-legionnaire")
        view = GAME.view(table.state, 1)
        assert [view.cards[card] for card in view.sides[0].hand] == ["evokatus"]
        assert view.sides[0].hand_size == 2
        assert [view.cards[card] for card in view.sides[0].unseen] == ["crystal"]
        for seed in range(5):
            hand = GAME.sample(view, seed).players[0].hand
            assert sorted(view.cards[card] for card in hand) == ["crystal", "evokatus"]


def test_a_mercenary_under_the_centre_deck_is_known_to_lie_there():
    with Situation(gems=2, row="nil-assassin, 5 kiln-drone", centre="3 mining-drones") as table:
        table.answer("fast-play nil-assassin", "end-turn")
        view = GAME.view(table.state, 1)
        ((place, card),) = view.centre_known
        assert (place, view.cards[card], view.centre_size) == (0, "nil-assassin", 3)
        assert GAME.view(table.state, 0).centre_known == view.centre_known
        assert GAME.sample(view, 4).centre[0] == card


def test_a_mercenary_that_comes_back_into_the_row_is_forgotten_in_the_hand_of_its_buyer():
    with Situation(gems=9, row="6 kiln-drone", centre="nil-assassin", buried=1) as table:
        table.answer("recruit kiln-drone", "recruit nil-assassin", "end-turn")
        view = GAME.view(table.state, 1)
        assert (view.sides[0].hand, view.sides[0].hand_size) == ((), 2)


def test_a_drawn_card_is_told_to_its_player_alone():
    table = Situation(hand="cryptofist-monk", deck="blaster", p2_hand="crystal")
    table.state.log = []
    table.answer("play cryptofist-monk")
    drawn = table.state.log[-1]
    assert drawn.cards == ()
    assert drawn.seen_by(0) != drawn.seen_by(1) == drawn.seen_by(2) == drawn.seen_by(SPECTATOR)
    assert "blaster" in repr(drawn.seen_by(0))
    assert "blaster" not in repr(drawn.seen_by(1))


def test_a_spectator_sees_a_card_that_was_shown_to_all_and_no_other():
    state = GAME.position({"players": [{"hand": ["command-seer", "crystal"], "shown": ["command-seer"]}, {}]})
    view = GAME.view(state, -1)
    assert [view.cards[card] for card in view.sides[0].hand] == ["command-seer"]
