"""What is learned about Shards of Infinity, put to use: how good the beginning of a turn is."""

from __future__ import annotations

from functools import cache

from trivault.games.shards.cards import CENTRE, STARTER
from trivault.games.shards.model import ShardsState
from trivault.games.shards.numbers import HAND
from trivault.kernel.choices import Choice, Raw
from trivault.players import weights
from trivault.players.shards import policy
from trivault.players.shards.evaluation import weights_for
from trivault.players.shards.features import NAMES, DeckShape, deck, features

PLACES = ("champion", "hand", "deck", "deck-by-mastery")
CERTAIN = 50.0  # the odds of a game that is over, as a logarithm


class ShardsGuide:
    """Values are logarithms of the odds of winning against another player, on average over the others."""

    def __init__(self, learned: weights.Weights) -> None:
        self.weights = [learned.features[name] for name in NAMES]
        self.champion, self.hand, self.deck, self.by_mastery = (learned.cards[place] for place in PLACES)

    def turn(self, state: ShardsState) -> int:
        return state.turn

    def candidates(self, state: ShardsState, choice: Choice) -> list[Raw]:
        return policy.candidates(state, choice, weights_for(state))

    def quick(self, state: ShardsState, choice: Choice) -> Raw:
        return policy.answer(state, choice, weights_for(state))

    def value(self, state: ShardsState, player: int) -> float:
        if state.result is not None:
            return CERTAIN if player in state.result else -CERTAIN
        if not state.alive(player):
            return -CERTAIN
        others = state.opponents(player)
        decks = {seat: deck(state, seat) for seat in (player, *others)}
        if player == state.active:
            odds = [self._ahead(state, player, other, decks) for other in others]
        else:
            odds = [-self._ahead(state, other, player, decks) for other in others]
        return sum(odds) / len(odds)

    def _ahead(self, state: ShardsState, one: int, other: int, decks: dict[int, DeckShape]) -> float:
        """By how much a player leads whose turn it is, or comes before that of the other."""
        numbers = features(state, one, other, decks)
        odds = sum([number * weight for number, weight in zip(numbers, self.weights, strict=True)])
        return odds + self._cards(state, one, decks[one]) - self._cards(state, other, decks[other])

    def _cards(self, state: ShardsState, seat: int, has: DeckShape) -> float:
        me, defs = state.players[seat], state.defs
        level = me.mastery / 10
        quality = 0.0
        for card in has.cards:
            slug = defs[card].slug
            quality += self.deck.get(slug, 0.0) + level * self.by_mastery.get(slug, 0.0)
        champions = sum([self.champion.get(defs[card].slug, 0.0) for card in me.champions])
        hand = sum([self.hand.get(defs[card].slug, 0.0) for card in me.hand])
        return quality * HAND / max(HAND, len(has.cards)) + champions + hand


@cache
def guide() -> ShardsGuide:
    """The guide with the weights that come with the package."""
    data = weights.packaged("trivault.players.shards")
    cards = {card.slug for card in (*CENTRE, *STARTER)}
    return ShardsGuide(weights.read(data, "shards", NAMES, PLACES, cards))
