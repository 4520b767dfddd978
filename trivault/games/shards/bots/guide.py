"""What is learned about Shards of Infinity, put to use: how good the beginning of a turn is."""

from __future__ import annotations

from functools import cache, lru_cache

from trivault.bots import weights
from trivault.games.shards.bots import policy
from trivault.games.shards.bots.evaluation import weights_for
from trivault.games.shards.bots.features import NAMES, DeckShape, deck, features, likely_hand
from trivault.games.shards.cards import CENTRE, STARTER
from trivault.games.shards.state.model import ShardsState
from trivault.games.shards.state.numbers import HAND
from trivault.kernel.choices import Choice, Raw

PLACES = ("champion", "hand", "deck", "deck-by-mastery")
CERTAIN = 50.0  # the odds of a game that is over, as a logarithm
DECKS = 4096  # that are remembered: in most lines that are followed a deck stays as it is


class ShardsGuide:
    """Values are logarithms of the odds of winning against another player, on average over the others."""

    def __init__(self, learned: weights.Weights) -> None:
        self.network = weights.Network(learned, NAMES)
        self.champion, self.hand, self.deck, self.by_mastery = (learned.cards[place] for place in PLACES)
        self._of_deck = lru_cache(DECKS)(self._weigh_deck)

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
        mine, theirs = self._cards(state, one, decks[one]), self._cards(state, other, decks[other])
        return self.network.odds(features(state, one, other, decks), mine, theirs)

    def _cards(self, state: ShardsState, seat: int, has: DeckShape) -> weights.Row:
        me, defs, net = state.players[seat], state.defs, self.network
        champions = [self.champion.get(defs[card].slug, net.nothing) for card in me.champions]
        likely, part = likely_hand(state, seat)
        hand = net.total([self.hand.get(defs[card].slug, net.nothing) for card in likely])
        quality, grown = self._of_deck(tuple(sorted([defs[card].slug for card in has.cards])))
        share, level = HAND / max(HAND, len(has.cards)), me.mastery / 10
        deck = [
            share * (now + level * more) + part * held
            for now, more, held in zip(quality, grown, hand, strict=True)
        ]
        return net.total((deck, *champions))

    def _weigh_deck(self, slugs: tuple[str, ...]) -> tuple[weights.Row, weights.Row]:
        """What the cards of a deck add, as they are and for each ten mastery."""
        net = self.network
        quality = net.total([self.deck.get(slug, net.nothing) for slug in slugs])
        return quality, net.total([self.by_mastery.get(slug, net.nothing) for slug in slugs])


@cache
def guide() -> ShardsGuide:
    """The guide with the weights that come with the package."""
    data = weights.packaged("trivault.games.shards.bots")
    cards = {card.slug for card in (*CENTRE, *STARTER)}
    return ShardsGuide(weights.read(data, "shards", NAMES, PLACES, cards))
