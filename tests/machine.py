"""A state machine that every game must bear: played in bursts, copied, saved, taken back, replayed."""

from itertools import islice
from random import Random

import hypothesis.strategies as st
import pytest
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from trivault import Replay
from trivault.kernel.errors import AnswerError
from trivault.kernel.replaying import open_replay


class GameMachine(RuleBasedStateMachine):
    """A game in bursts of random answers. Its first step, and `check` for a state, are the game's."""

    def begin_with(self, table):
        self.table = table
        self.twin = table.state.copy()

    def check(self, state):
        raise NotImplementedError

    @precondition(lambda self: not self.table.state.over)
    @rule(seed=st.integers(0, 2**32), most=st.integers(1, 60))
    def answer(self, seed, most):
        random = Random(seed)
        for _ in range(most):
            if self.table.state.over:
                return
            legal = self.table.state.legal()
            option = legal[random.randrange(len(legal))]
            self.twin.apply(option.text)
            self.table.answer(option)
            self.check(self.table.state)

    @rule()
    def save_and_restore(self):
        self.twin = self.table.game.from_bytes(self.twin.to_bytes())

    @rule()
    def copy(self):
        self.twin = self.twin.copy()

    @rule(back=st.integers(0, 30))
    def take_back(self, back):
        to = max(0, len(self.table.answers) - back)
        before = self.table.states()[to].to_bytes()
        self.table.rewind(to)
        assert self.table.state.to_bytes() == before
        assert len(self.table.answers) == to
        self.twin = self.table.state.copy()

    @invariant()
    def the_twin_is_equal(self):
        assert self.twin.to_bytes() == self.table.state.to_bytes()

    def teardown(self):
        if hasattr(self, "table"):
            same_when_replayed(self.table)


def same_when_replayed(table):
    data = table.replay().to_bytes()
    replay = Replay.from_bytes(data)
    again = open_replay(replay, table.game)
    assert again.state.to_bytes() == table.state.to_bytes()
    assert again.answers == table.answers
    assert again.log == table.log
    assert again.replay().to_bytes() == data
    half = len(table.answers) // 2
    assert open_replay(replay, table.game, upto=half).state == table.states()[half]


def refused_changes_nothing(states, seed, verbs, prefix, every, most):
    """What is refused changes nothing and names rules of the game; what is legal is taken. How often
    something was refused."""
    random = Random(seed)
    refused = 0
    for state in islice(states, 0, None, every):
        if state.over:
            continue
        before, slugs = state.to_bytes(), list(state.game.cards)
        for option in state.legal()[:most]:
            assert state.why_not(option.text) == []
            assert state.after(option.text) == state.after(option)
        for _ in range(most):
            answer = f"{random.choice(verbs)} {random.choice(slugs)}"
            if answer not in state.legal():
                refused += 1
                with pytest.raises(AnswerError):
                    state.apply(answer)
                assert all(rule.startswith(prefix) for rule in state.why_not(answer))
        assert state.to_bytes() == before
    return refused
