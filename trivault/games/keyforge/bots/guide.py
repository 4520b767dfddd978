"""What is learned about KeyForge, put to use: how good the beginning of a turn is."""

from __future__ import annotations

from functools import cache

from trivault.bots import weights
from trivault.games.keyforge.bots import policy
from trivault.games.keyforge.bots.features import NAMES, at_hand, features, in_play
from trivault.games.keyforge.bots.learned_policy import NUMBERS, LearnedPolicy
from trivault.games.keyforge.cards import CARDS
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.choices import Choice, Raw

PLACES = ("play", "hand")
CERTAIN = 50.0  # the odds of a game that is over, as a logarithm


class KeyForgeGuide:
    """Values are logarithms of the odds of winning. Without a learned policy quick answers go by rules; with
    one, no more than so many answers may be worth a thought."""

    def __init__(
        self, learned: weights.Weights, learned_policy: LearnedPolicy | None = None, many: int | None = None
    ) -> None:
        self.policy, self.many = learned_policy, many
        self.network = weights.Network(learned, NAMES)
        self.in_play, self.at_hand = (learned.cards[place] for place in PLACES)

    def turn(self, state: KeyForgeState) -> int:
        return state.turn

    def candidates(self, state: KeyForgeState, choice: Choice) -> list[Raw]:
        found = policy.candidates(state, choice, self.quick(state, choice))
        if self.policy is None or self.many is None:
            return found
        return self.policy.narrowed(state, choice, found, self.many)

    def quick(self, state: KeyForgeState, choice: Choice) -> Raw:
        if self.policy is None:
            return policy.answer(state, choice)
        return self.policy.answer(state, choice)

    def value(self, state: KeyForgeState, player: int) -> float:
        if state.result is not None:
            return CERTAIN if player in state.result else -CERTAIN
        one, other = self._cards(state, state.active), self._cards(state, state.opponent(state.active))
        odds = self.network.odds(features(state), one, other)
        return odds if player == state.active else -odds

    def _cards(self, state: KeyForgeState, player: int) -> weights.Row:
        me, defs, nothing = state.players[player], state.defs, self.network.nothing
        playing = [self.in_play.get(defs[card].slug, nothing) for card in in_play(state, me)]
        waiting = [self.at_hand.get(defs[card].slug, nothing) for card in at_hand(me)]
        return self.network.total((*playing, *waiting))


@cache
def guide(many: int | None = None) -> KeyForgeGuide:
    """The guide with all that was learned and comes with the package."""
    return KeyForgeGuide(learned(), quick_answers(), many)


@cache
def plain_guide() -> KeyForgeGuide:
    """The guide that gives quick answers by simple rules."""
    return KeyForgeGuide(learned())


@cache
def quick_answers() -> LearnedPolicy:
    data = weights.packaged("trivault.games.keyforge.bots", "policy.json")
    return LearnedPolicy(weights.read_policy(data, "keyforge", NUMBERS).rows())


@cache
def learned() -> weights.Weights:
    data = weights.packaged("trivault.games.keyforge.bots")
    return weights.read(data, "keyforge", NAMES, PLACES, {card.slug for card in CARDS})
