"""The states of a long game: few are kept, all can be looked at."""

from random import Random

import pytest

import trivault
from trivault.kernel.replay import Setup
from trivault.kernel.state_history import EVERY
from trivault.kernel.table import Table

GAME = trivault.load("shards")
LONG = 4 * EVERY + 7


@pytest.fixture(scope="module")
def played():
    """A table, and the bytes of each of its states."""
    for seed in range(100):
        table, chance = Table(GAME, Setup(), seed, free=True), Random(seed)
        states = [table.state.to_bytes()]
        while not table.state.over and len(table.answers) < LONG:
            legal = table.state.legal()
            table.answer(legal[chance.randrange(min(len(legal), 1000))])
            states.append(table.state.to_bytes())
        if len(table.answers) == LONG:
            return table, states
    raise AssertionError("no game was long enough")


def test_every_state_can_be_looked_at(played):
    table, states = played
    assert len(table.states()) == len(states) == len(table.marks())
    assert [state.to_bytes() for state in table.states()] == states
    assert [state.to_bytes() for state in reversed(table.states())] == states[::-1]
    assert [state.to_bytes() for state in table.states()[3:LONG:17]] == states[3:LONG:17]
    assert table.states()[-1] is table.state
    with pytest.raises(IndexError):
        table.states()[LONG + 1]


def test_few_states_are_kept(played):
    table, _ = played
    assert len(table._history._kept) <= LONG // EVERY + EVERY + 1


@pytest.mark.parametrize("to", [0, 1, EVERY - 1, EVERY, EVERY + 1, 3 * EVERY + 3, LONG - 1, LONG])
def test_a_long_game_goes_back_and_on_from_anywhere(played, to):
    table, states = played[0].copy(), played[1]
    answers, marks = list(table.answers), table.marks()
    table.rewind(to)
    assert (table.state.to_bytes(), table.answers) == (states[to], answers[:to])
    assert (table.marks(), len(table.log)) == (marks[: to + 1], marks[to])
    for player, answer in answers[to:]:
        table.answer(answer, player)
    assert [state.to_bytes() for state in table.states()] == states
    assert table.marks() == marks
    assert len(table._history._kept) <= LONG // EVERY + EVERY + 2


def test_undo_goes_back_beyond_what_is_kept(played):
    table, states = played[0].copy(), played[1]
    for _ in range(EVERY + 20):
        table.undo(table.answers[-1][0])
    assert table.state.to_bytes() == states[len(table.answers)]


def test_a_copy_is_played_on_apart(played):
    table, states = played
    new = table.copy()
    new.rewind(5)
    assert len(table.answers) == LONG
    assert [state.to_bytes() for state in table.states()] == states
