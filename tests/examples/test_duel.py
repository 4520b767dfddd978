"""The example game is complete: it conforms, hides hands, blocks, ends, and speaks."""

from collections import Counter

import pytest

from examples.duel.cards import CARDS, DAGGER, SHIELD, SWORD
from examples.duel.demo import main
from examples.duel.game import GAME
from examples.duel.state.model import HAND, LIFE, DuelState
from trivault import Setup, Table
from trivault.kernel.errors import IllegalAnswer, UndoError
from trivault.kernel.text import LANGUAGES
from trivault.testing import conform
from trivault.testing.conformance import GameConformance


def dealt(first: list[tuple], second: list[tuple], deck: int = 6) -> DuelState:
    """A game in which the players hold these cards, and player 0 is to act."""
    state = GAME.empty(2, seed=0)
    left = list(range(len(CARDS)))
    for hand, cards in zip(state.hands, (first, second), strict=True):
        for card in cards:
            hand.append(next(number for number in left if CARDS[number] == card))
            left.remove(hand[-1])
    state.deck, state.discard = left[:deck], left[deck:]
    return GAME.begin(state)


class TestDuel(GameConformance):
    game = "examples.duel.game:GAME"
    languages = LANGUAGES
    names = ()


@pytest.mark.parametrize("seed", range(12))
def test_it_conforms_from_many_seeds(seed):
    assert conform(GAME, GAME.new(seed=seed), seed) > 0


@pytest.mark.parametrize("seed", range(5))
def test_no_card_is_lost(seed):
    state = GAME.new(seed=seed)
    while not state.over:
        state.apply(state.legal()[state.seq % len(state.legal())])
        zones = [*state.hands[0], *state.hands[1], *state.deck, *state.discard]
        assert Counter(zones) == Counter(range(len(CARDS)))


def test_a_strike_hurts_by_its_strength():
    state = dealt([SWORD], [])
    state.apply("strike sword p1")  # nothing in hand, nothing to ask
    assert state.life == [LIFE, LIFE - SWORD.strike]
    assert state.asked(0).kind == "action"


@pytest.mark.parametrize(
    ("answer", "lost"), [("skip", 3), ("block dagger", 2), ("block shield", 0), ("block dagger shield", 0)]
)
def test_blocks_lower_the_damage(answer, lost):
    state = dealt([SWORD], [DAGGER, SHIELD])
    state.apply("strike sword p1")
    assert state.asked(1).verb == "block"
    state.apply(answer, player=1)
    assert state.life == [LIFE, LIFE - lost]
    assert len(state.hands[1]) == 2 - len(answer.split()[1:])


def test_only_cards_in_hand_strike():
    state = dealt([DAGGER], [SWORD])
    with pytest.raises(IllegalAnswer):
        state.apply("strike sword p1")


def test_the_last_life_ends_the_game():
    state = dealt([SWORD, SWORD], [])
    state.apply("strike sword p1")
    state.apply("strike sword p1")
    assert state.life == [LIFE, 0]
    assert state.result == (0,)


@pytest.mark.parametrize(("life", "winners"), [([2, 1], (0,)), ([1, 2], (1,)), ([3, 3], (0, 1))])
def test_an_empty_deck_ends_the_game_by_life(life, winners):
    state = dealt([DAGGER], [DAGGER], deck=1)
    state.life = life
    state.apply("end-turn")
    assert state.result == winners


def test_hands_are_hidden():
    state = GAME.new(seed=3)
    view, spectator = GAME.view(state, 0), GAME.view(state, -1)
    assert view.hand == tuple(state.hands[0])
    assert view.hand_sizes == (HAND, HAND)
    assert spectator.hand == ()
    hands = {tuple(sorted(GAME.sample(view, seed).hands[1])) for seed in range(5)}
    assert len(hands) > 1, "the unknown hand is dealt anew"


def test_undo_stops_at_a_drawn_card():
    table = Table(GAME, Setup(), seed=1)
    table.answer("strike sword p1")
    table.answer("skip")
    with pytest.raises(UndoError):
        table.undo(0)  # the other player has decided since
    with pytest.raises(UndoError):
        table.undo(1)  # and is asked no longer, but the first one is
    table.answer("end-turn")
    with pytest.raises(UndoError):
        table.undo(0)


def test_every_answer_and_log_line_is_a_sentence(capsys):
    state = GAME.new(seed=1)
    assert [str(option) for option in state.legal()] == [
        "Strike Player 2 with Sword",
        "Strike Player 2 with Dagger",
        "Draw a card and end the turn",
    ]
    state.apply("strike sword p1")
    assert {str(option).split()[0] for option in state.legal()} == {"Skip", "Block"}
    main(seed=3)
    told = capsys.readouterr().out.splitlines()
    assert "Player 2 blocks with Dagger." in told
    assert told[-1].startswith("Player 1 has")
