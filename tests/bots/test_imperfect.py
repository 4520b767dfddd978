"""Players who do not think of everything."""

from typing import Any

from tests.games.shards import play
from trivault.bots.imperfect import Hasty
from trivault.bots.levels import Budget, Decision
from trivault.bots.planning import Depth, TurnThinker
from trivault.games.shards.bots.guide import guide


class Counting(TurnThinker):
    """Counts what it thinks of."""

    thought = 0

    def __call__(self, decision: Any) -> Any:
        self.thought += 1
        return super().__call__(decision)


def test_the_hasty_think_of_some_decisions_and_answer_the_others_quickly():
    state = next(each for each in play.random_game(2, 5) if each.choices and each.choices[0].count() > 4)
    choice = state.choices[0]
    for slips, least, most in ((0.0, 20, 20), (0.7, 1, 12), (1.0, 0, 0)):
        thinker = Counting(guide(), Depth(worlds=1))
        player = Hasty(thinker, slips)
        for seed in range(20):
            before = thinker.thought
            answer = player(Decision(state, choice.player, seed, Budget(500)))
            assert thinker.thought > before or answer == guide().quick(state, choice)
        assert least <= thinker.thought <= most
