"""How far quick answers go on before a position is judged: to the next pause, or to the next round."""

from __future__ import annotations

from trivault.games.magewars.bots import policy
from trivault.games.magewars.state.model import MageWarsState
from trivault.kernel.choices import ACTION

S = MageWarsState

HORIZON = (*policy.BETWEEN, "act")
MOST = 60  # answers until a round is over in which nobody does anything


def play_to_horizon(state: S) -> None:
    """Answer for everybody until what is under way is over, or the acting creature acts on."""
    while state.result is None and (choice := state.choices[0]).reason not in HORIZON:
        state.apply_raw(choice, policy.answer(state, choice))


def next_round(state: S) -> S:
    """The next round, if nobody does anything before; the position itself where that is far away."""
    after = state.copy()
    for _ in range(MOST):
        if after.result is not None:
            return state
        choice = after.choices[0]
        if after.round > state.round and choice.reason in HORIZON:
            return after
        idle = choice.reason in HORIZON and choice.kind == ACTION
        after.apply_raw(choice, choice.listed[-1] if idle else policy.answer(after, choice))
    return state
