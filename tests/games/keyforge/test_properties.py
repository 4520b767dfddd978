"""What holds in every state of every game."""

from random import Random

import hypothesis.strategies as st
import pytest
from hypothesis import settings
from hypothesis.stateful import initialize

from tests.each import some
from tests.games.keyforge.play import check, of_any_set, random_game, reads_back
from tests.machine import GameMachine, refused_changes_nothing, same_when_replayed
from trivault import Setup, Table
from trivault.games.keyforge.decks.sets import PLAYABLE
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.positions.position import fields
from trivault.testing import conform

BUILT_IN = ["miss-onyx-censorius", "radiant-argus-the-supreme"]
SETUPS = [{}, {"decks": BUILT_IN}, {"decks": ["generated-5", "generated-8"], "first": 1, "chains": [0, 7]}]


class Game(GameMachine):
    @initialize(options=st.sampled_from(SETUPS), seed=st.integers(0, 2**63 - 1))
    def begin(self, options, seed):
        self.begin_with(Table(GAME, Setup(options), seed, free=True))

    def check(self, state):
        check(state)


Game.TestCase.settings = settings(max_examples=12, stateful_step_count=15, deadline=None, derandomize=True)
TestGame = Game.TestCase


@pytest.mark.parametrize("options", SETUPS, ids=["generated", "built-in", "named"])
def test_a_whole_game_replays_to_the_same_state_and_log(options):
    table = Table(GAME, Setup(options), 8)
    random = Random(8)
    while not table.state.over:
        legal = table.state.legal()
        table.answer(legal[random.randrange(len(legal))])
    same_when_replayed(table)


@pytest.mark.parametrize("seed", some([1, 2], range(3, 7)))
def test_the_game_conforms(seed):
    assert conform(GAME, GAME.new(seed=seed), seed, most=5000) > 100


def test_the_game_conforms_with_built_in_decks():
    assert conform(GAME, GAME.new(decks=BUILT_IN, seed=7), 7, most=5000) > 100


@pytest.mark.parametrize("which", PLAYABLE[1:])
def test_the_game_conforms_with_decks_of_the_other_sets(which):
    decks = [f"generated-{which}-1", f"generated-{which}-2"]
    conform(GAME, GAME.new(decks=decks, seed=1), 1, most=150, to_the_end=False)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(10))
def test_the_game_conforms_from_many_seeds(block):
    for seed in range(100 * block, 100 * (block + 1)):
        start = GAME.new(decks=of_any_set(seed), seed=seed)
        assert conform(GAME, start, seed, most=1000, to_the_end=False) > 50


def test_cards_are_conserved_and_numbers_stay_in_bounds():
    conserved(range(24))


@pytest.mark.soak
@pytest.mark.parametrize("block", range(5))
def test_cards_are_conserved_in_a_thousand_games_with_decks_of_all_sets(block):
    conserved(range(200 * block, 200 * (block + 1)))


def conserved(seeds):
    for seed in seeds:
        for state in random_game(seed, of_any_set(seed)):
            check(state)


def test_keeping_a_log_changes_nothing():
    telling = GAME.new(seed=9)
    telling.log = []
    random = Random(9)
    for silent in random_game(9):
        assert telling.to_bytes() == silent.to_bytes()
        if not telling.over:
            telling.apply(telling.legal()[random.randrange(len(telling.legal()))])
    assert len(telling.log) > 100


@pytest.mark.parametrize("seed", range(3))
def test_what_is_refused_changes_nothing_and_what_is_legal_is_taken(seed):
    verbs = ("play", "discard", "reap", "fight", "act", "omni", "unstun", "damage", "destroy")
    assert refused_changes_nothing(random_game(seed), seed, verbs, "KF-", every=20, most=30) > 100


@pytest.mark.parametrize("seed", some([0, 1], [2, 3]))
def test_every_state_reads_back_from_its_text_form(seed):
    middles = 0
    for state in random_game(seed):
        middles += reads_back(state)
    assert middles > 5


def test_equal_cards_that_everybody_knows_read_back():
    known = ["nexus", "nexus", "nexus house:dis"]
    given = {"players": [{"hand": ["3 nexus", "2 nexus house:dis"], "known": known}, {}]}
    state = GAME.position(given)
    assert [card in state.known for card in state.players[0].hand] == [True, True, False, True, False]
    assert fields(state).players[0].known == known


def test_what_a_player_alone_knows_of_the_own_hand_is_not_said_to_be_known():
    state = GAME.position({"players": [{"hand": ["nexus", "troll"]}, {}]})
    nexus, troll = state.players[0].hand
    state.reveal_to(nexus, 0b01)
    state.reveal_to(troll, 0b10)
    assert fields(state).players[0].known == ["troll"]


def test_a_card_that_was_used_twice_reads_back():
    turn = {"house": "logos", "used": ["doc-bookton", "doc-bookton"]}
    state = GAME.position({"players": [{"line": ["doc-bookton +rocket-boots"]}, {}], "turn": turn})
    assert state.used == [state.players[0].line[0]] * 2
    assert fields(state).turn.used == ["doc-bookton", "doc-bookton"]
    assert state.players[0].discard == []
