"""What matches of KeyForge tell: how much Æmber a turn brings, and how many keys were forged."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.ids import Thing, player_of
from trivault.simulate.match_stats import MatchStats

INCOME = ("gain", "reap-gain", "steal")


class KeyForgeMatchStats(MatchStats[KeyForgeState]):
    def __init__(self, state: KeyForgeState) -> None:
        super().__init__(state)
        self.income = [0] * state.seats
        self.turns: list[set[int]] = [set() for _ in range(state.seats)]
        state.event_log = []

    def look(self, state: KeyForgeState) -> None:
        super().look(state)
        self.turns[state.active].add(state.turn)
        if state.event_log:
            for event in state.event_log:
                if event.kind in INCOME:
                    self.income[player_of(event.thing)] += event.amount
            state.event_log.clear()

    def hands(self, state: KeyForgeState) -> Sequence[Iterable[Thing]]:
        """A hand that may still be given back counts for nothing (KF-MULL-01)."""
        if state.choice is not None and state.choice.verb == "mulligan":
            return ()
        return [side.hand for side in state.players]

    def numbers(self, state: KeyForgeState, seat: int) -> dict[str, float]:
        return {
            "amber": self.income[seat] / max(1, len(self.turns[seat])),
            "keys": state.players[seat].forged(),
        }
