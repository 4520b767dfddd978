"""What was learned about the beginnings of turns of KeyForge: how likely they are won."""

from __future__ import annotations

from trivault.bots import weights
from trivault.games.keyforge.bots.features import NAMES, at_hand, features, in_play, part_of
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.pieces import Side

PLACES = ("play", "hand")
CERTAIN = 50.0  # the logarithm of the odds of a game that is over


class KeyForgeEvaluator:
    """Values are logarithms of the odds of winning."""

    def __init__(self, learned: weights.Weights) -> None:
        self.network = weights.Network(learned, NAMES)
        self.in_play, self.at_hand = (learned.cards[place] for place in PLACES)
        self.parts = [part_of(name) for name in NAMES]

    def value(self, state: KeyForgeState, player: int) -> float:
        if state.result is not None:
            return CERTAIN if player in state.result else -CERTAIN
        one, other = self._cards(state, state.active), self._cards(state, state.opponent(state.active))
        odds = self.network.odds(features(state), one, other)
        return odds if player == state.active else -odds

    def difference(self, one: KeyForgeState, other: KeyForgeState, player: int) -> dict[str, float]:
        return self.network.difference(self._inputs(one, player), self._inputs(other, player))

    def _inputs(self, state: KeyForgeState, player: int) -> dict[str, weights.Row]:
        """What enters the network, by named parts, from the side of a player."""
        net = self.network
        if state.result is not None:
            return {"outcome": net.constant(self.value(state, player))}
        sign = 1.0 if player == state.active else -1.0
        found = net.inputs(self.parts, features(state))
        for seat, side in ((state.active, 1.0), (state.opponent(state.active), -1.0)):
            me = state.players[seat]
            for part, rows in (("board", self._playing(state, me)), ("hand", self._waiting(state, me))):
                found[part] = net.plus(found[part], net.total(rows), side)
        return {part: net.plus(net.nothing, row, sign) for part, row in found.items()}

    def _cards(self, state: KeyForgeState, player: int) -> weights.Row:
        me = state.players[player]
        return self.network.total((*self._playing(state, me), *self._waiting(state, me)))

    def _playing(self, state: KeyForgeState, me: Side) -> list[weights.Row]:
        defs, nothing = state.defs, self.network.nothing
        return [self.in_play.get(defs[card].slug, nothing) for card in in_play(state, me)]

    def _waiting(self, state: KeyForgeState, me: Side) -> list[weights.Row]:
        defs, nothing = state.defs, self.network.nothing
        return [self.at_hand.get(defs[card].slug, nothing) for card in at_hand(me)]
