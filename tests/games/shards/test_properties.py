"""What holds in every state of every game."""

from collections import Counter
from random import Random

import hypothesis.strategies as st
import pytest
from hypothesis import settings
from hypothesis.stateful import initialize

from tests.each import some
from tests.games.shards.play import GAME, check, random_game
from tests.machine import GameMachine, same_when_replayed
from trivault import Setup, Table
from trivault.kernel.errors import AmbiguousAnswer, AnswerError
from trivault.testing import conform

SEATS = (2, 3, 4)


class Game(GameMachine):
    @initialize(players=st.sampled_from(SEATS), seed=st.integers(0, 2**63 - 1))
    def begin(self, players, seed):
        self.begin_with(Table(GAME, Setup({"players": players}), seed, free=True))

    def check(self, state):
        check(state)


Game.TestCase.settings = settings(max_examples=40, stateful_step_count=20, deadline=None, derandomize=True)
TestGame = Game.TestCase


@pytest.mark.parametrize("players", SEATS)
def test_a_whole_game_replays_to_the_same_state_and_log(players):
    table = Table(GAME, Setup({"players": players}), 8)
    random = Random(8)
    while not table.state.over:
        legal = table.state.legal()
        table.answer(legal[random.randrange(len(legal))])
    same_when_replayed(table)


@pytest.mark.parametrize("game", some([(2, 1)], [(2, 2), (3, 4), (4, 6)]))
def test_the_game_conforms(game):
    players, seed = game
    assert conform(GAME, GAME.new(players=players, seed=seed), seed, most=5000) > 100


@pytest.mark.parametrize("players", SEATS)
def test_cards_are_conserved_and_numbers_stay_in_bounds(players):
    for seed in range(12):
        for state in random_game(players, seed):
            check(state)
        assert state.over


@pytest.mark.parametrize("players", SEATS)
def test_keeping_a_log_changes_nothing(players):
    telling = GAME.new(players=players, seed=9)
    telling.log = []
    random = Random(9)
    for silent in random_game(players, 9):
        assert telling.to_bytes() == silent.to_bytes()
        if not telling.over:
            telling.apply(telling.legal()[random.randrange(len(telling.legal()))])
    assert len(telling.log) > 300


CARD_VERBS = [
    *("play", "exhaust", "recruit", "fast-play", "attack"),
    *("show", "banish", "return", "destroy", "copy", "recruit-to-hand"),
]
SEAT_VERBS = ["focus", "attack", "lose-mastery"]
PLACES = {"banish": ["@hand", "@discard"], "attack": ["@p1"], "destroy": ["@p1"]}


def well_formed(state):
    """Every verb with everything it could name."""
    yield from ("end-turn", "skip", "focus")
    for verb in CARD_VERBS:
        for slug in GAME.cards:
            yield from (f"{verb} {slug}{place}" for place in ["", *PLACES.get(verb, [])])
    for seat in range(state.seats):
        yield from (f"{verb} p{seat}" for verb in SEAT_VERBS)
        yield f"assign p{seat}={state.power}"
    yield from ("show command-seer cryptofist-monk", "banish crystal crystal", "assign p0=1 p1=1")


@pytest.mark.parametrize("players", some([3], [2, 4]))
def test_an_answer_is_either_legal_or_forbidden_by_named_rules(players):
    looked: Counter[str] = Counter()
    for count, state in enumerate(random_game(players, 20 + players)):
        if state.choice is None:
            break
        reason = state.choice.reason
        if count % 50 if reason == "play-phase" else looked[reason] >= 3:
            continue
        looked[reason] += 1
        legal = state.legal()
        for answer in well_formed(state):
            try:
                rules = state.why_not(answer)
            except AmbiguousAnswer:  # no rule forbids it; it has to say which card is meant
                assert answer not in legal
                continue
            assert (answer in legal) == (rules == []), (answer, rules)
            assert all(rule.startswith("SI-") for rule in rules), (answer, rules)
    assert len(looked) > 2


@pytest.mark.parametrize("players", SEATS)
def test_a_refused_answer_changes_nothing_and_every_legal_one_is_taken(players):
    random = Random(players)
    for count, state in enumerate(random_game(players, 40 + players)):
        if state.over or count % 20:
            continue
        before = state.to_bytes()
        for option in state.legal()[:60]:
            assert state.why_not(option.text) == []
            assert state.after(option.text) == state.after(option)
        for answer in random.sample(list(well_formed(state)), 30):
            if answer not in state.legal():
                with pytest.raises(AnswerError):
                    state.apply(answer)
        assert state.to_bytes() == before
