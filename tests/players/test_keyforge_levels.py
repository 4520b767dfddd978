"""The levels of KeyForge: what those who think do better than those who play everything."""

import pytest

from tests.keyforge.situations import Situation
from trivault.players import make


def turn(level, **given):
    """The turn that a level makes of a situation."""
    state, answers = Situation(**given).state, []
    player, number = make(level, 1), state.turn
    while state.choice is not None and state.turn == number:
        option = player.choose(state, state.choice.player)
        answers.append(option.text)
        state.apply(option)
    return answers, state


@pytest.mark.parametrize("level", ["greedy", "club", "expert"])
def test_who_thinks_keeps_a_card_that_would_do_harm_now(level):
    """The own creatures are the only ones in play: this is no time to destroy them all."""
    given = {"house": "dis", "hand": "gateway-to-dis", "line": "dust-imp, charette, pit-demon"}
    answers, state = turn(level, **given, deck="9 smith", p1_deck="9 smith")
    assert ("play gateway-to-dis" in answers) == (level == "greedy")
    assert (len(state.players[0].line) == 3) == (level != "greedy")
