"""What matches of Shards of Infinity tell: how far mastery came, and which cards were in hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from trivault.games.shards.state.model import ShardsState
from trivault.kernel.ids import Thing
from trivault.simulate.match_stats import MatchStats


class ShardsMatchStats(MatchStats[ShardsState]):
    def hands(self, state: ShardsState) -> Sequence[Iterable[Thing]]:
        return [player.hand for player in state.players]

    def numbers(self, state: ShardsState, seat: int) -> dict[str, float]:
        return {"mastery": state.players[seat].mastery}
