"""A first bot for Shards of Infinity: plays all it has, trains, recruits the dearest card, shows every shield.

trivault simulate shards --seats examples/collector.py:Collector,random
"""

from __future__ import annotations

import trivault
from trivault import Option
from trivault.kernel.state import State

SHARDS = trivault.load("shards")
FIRST = ("play", "exhaust", "focus", "attack", "recruit", "fast-play", "end-turn")


class Collector:
    name = "collector"

    def __init__(self, seed: int) -> None:
        self.seed = seed  # for chance of its own, which this one does not need

    def choose(self, state: State, player: int) -> Option:
        legal = state.legal(player)
        if state.asked(player).kind != "action":
            return legal[len(legal) - 1]  # show all shields, banish, hit the last opponent
        return min(legal, key=self.rank)

    def rank(self, option: Option) -> tuple[int, int]:
        cost = 0
        if option.verb == "recruit":
            targets = option.form()["targets"]
            assert isinstance(targets, list)
            cost = SHARDS.card(targets[0]).cost
        return FIRST.index(option.verb), -cost
