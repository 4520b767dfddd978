"""What holds in every state of every game."""

import json
from itertools import islice
from random import Random

import hypothesis.strategies as st
import pytest
from hypothesis import settings
from hypothesis.stateful import initialize

from tests.each import some
from tests.games.magewars.play import check, random_game, setup
from tests.machine import GameMachine, refused_changes_nothing, same_when_replayed
from trivault import Setup, Table
from trivault.games.magewars.game import GAME
from trivault.testing import conform

SETUPS = [
    {},
    {"apprentice": True},
    {"decks": ["generated-wizard-5", "generated-priestess-8"], "first": 1},
    {"players": 3},
    {"players": 4, "teams": True},
]
NAMES = ["printed", "apprentice", "generated", "three", "teams"]


class Game(GameMachine):
    @initialize(options=st.sampled_from(SETUPS), seed=st.integers(0, 2**63 - 1))
    def begin(self, options, seed):
        self.begin_with(Table(GAME, Setup(options), seed, free=True))

    def check(self, state):
        check(state)


Game.TestCase.settings = settings(max_examples=12, stateful_step_count=15, deadline=None, derandomize=True)
TestGame = Game.TestCase


@pytest.mark.parametrize("options", SETUPS, ids=NAMES)
def test_a_game_replays_to_the_same_state_and_log(options):
    table = Table(GAME, Setup(options), 8)
    random = Random(8)
    while not table.state.over and len(table.answers) < 400:
        legal = table.state.legal()
        table.answer(legal[random.randrange(len(legal))])
    same_when_replayed(table)


@pytest.mark.parametrize("seed", some([0], [1, 2]))
def test_the_game_conforms(seed):
    """Apprentices, printed and generated books."""
    assert conform(GAME, GAME.start(setup(seed), seed), seed, most=250, to_the_end=False) > 100


@pytest.mark.soak
@pytest.mark.parametrize("block", range(10))
def test_the_game_conforms_from_many_seeds(block):
    for seed in range(12 * block, 12 * (block + 1)):
        assert conform(GAME, GAME.start(setup(seed), seed), seed, most=40_000) > 10


@pytest.mark.parametrize("seeds", some([range(5)], [range(5, 12)]))
def test_cards_are_conserved_and_numbers_stay_in_bounds(seeds):
    for seed in seeds:
        for state in random_game(seed):
            check(state)
        assert state.over


@pytest.mark.parametrize("options", SETUPS[3:], ids=NAMES[3:])
def test_cards_are_conserved_with_more_players(options):
    for state in islice(random_game(5, options), 2000):
        check(state)


def test_keeping_a_log_changes_nothing():
    telling = GAME.start(setup(9), 9)
    telling.log = []
    random = Random(9)
    for silent in random_game(9):
        assert telling.to_bytes() == silent.to_bytes()
        if not telling.over:
            telling.apply(telling.legal()[random.randrange(len(telling.legal()))])
    assert len(telling.log) > 100


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_refused_changes_nothing_and_what_is_legal_is_taken(seed):
    verbs = ("activate", "cast", "quickcast", "reveal", "target", "deploy", "use", "counterstrike")
    assert refused_changes_nothing(random_game(seed), seed, verbs, "MW-", every=25, most=15) > 100


@pytest.mark.parametrize("seed", some([2], [0, 1], range(3, 12)))
def test_every_state_reads_back_from_its_text_form(seed):
    middles = 0
    for state in random_game(seed):
        position = state.position()
        again = GAME.position(json.loads(json.dumps(position)))
        check(again)
        assert again.position() == position
        assert again.result == state.result
        assert len(again.legal()) == len(state.legal())
        if len(state.legal()) < 100:  # objects are listed by where they lie, not by when they came
            assert {option.text for option in again.legal()} == {option.text for option in state.legal()}
        if "exact" in position:
            middles += 1
            assert again == state
    assert middles > 5
