"""Code that counts events hears of the same ones as the log that people read."""

from random import Random

import pytest

import trivault
from trivault.kernel.log import LogEvent


@pytest.mark.parametrize("game", trivault.NAMES)
def test_events_are_those_of_the_log(game):
    state, chance = trivault.load(game).new(seed=4), Random(4)
    state.log, state.event_log = [], []
    for _ in range(150):
        legal = state.legal(state.choices[0].player)
        state.apply(legal[chance.randrange(len(legal))], state.choices[0].player)
    events = [LogEvent(e.kind, e.by, e.source, e.thing, e.amount) for e in state.event_log]
    kinds = {event.kind for event in events}
    assert len(kinds) > 3
    assert [entry.event for entry in state.log if entry.event.kind in kinds] == events
