"""The tiny game as a whole: random games, in which everything that must hold is checked."""

from random import Random

import pytest

from tests.each import each, some
from tests.kernel.tiny_cards import GAME
from tests.kernel.tiny_model import TinyState
from trivault.kernel.choices import ACTION, DISTRIBUTE, NUMBER, ORDER, PICK, YES_NO
from trivault.testing import conform

SEEDS = range(50)


def answer_at_random(state: TinyState, random: Random) -> str:
    choice = random.choice(state.choices)
    legal = state.legal(choice.player)
    option = legal[random.randrange(len(legal))]
    state.apply(option, choice.player)
    return option.verb


@pytest.mark.parametrize("seeds", some([SEEDS[::3]], [SEEDS]))
def test_random_games_conform(seeds):
    for seed in seeds:
        assert conform(GAME, GAME.start({}, seed), seed) > 0


def test_random_games_reach_every_card_and_every_kind_of_choice():
    kinds, reasons, played = set(), set(), set()
    for seed in range(200):
        state, random = GAME.start({}, seed), Random(seed)
        while state.choices:
            kinds |= {choice.kind for choice in state.choices}
            reasons |= {choice.reason for choice in state.choices}
            answer_at_random(state, random)
        played |= {state.defs[card].slug for side in state.sides for card in side.board + side.discard}
    assert kinds == {ACTION, YES_NO, PICK, ORDER, DISTRIBUTE, NUMBER}
    assert played == set(GAME.cards)
    assert reasons >= {"main", "duel", "bid", "trigger-order", "replacement-order", "may", "arrange"}


@each("seed", SEEDS)
def test_a_sampled_state_can_be_played_to_its_end(seed):
    state, random = GAME.start({}, seed), Random(seed)
    count = 0
    while state.choices:
        if count % 7 == 0:
            for player in (-1, 0, 1):
                other = GAME.sample(state.view(player), random.randrange(2**32))
                while other.choices:
                    answer_at_random(other, random)
                assert other.over
        answer_at_random(state, random)
        count += 1


@each("seed", SEEDS)
def test_cards_are_conserved(seed):
    state, random = GAME.start({}, seed), Random(seed)
    while state.choices:
        answer_at_random(state, random)
        cards = [card for side in state.sides for zone in side.zones for card in getattr(side, zone)]
        assert sorted(cards) == list(range(len(state.defs)))
