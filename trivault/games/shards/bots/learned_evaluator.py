"""What was learned about the beginnings of turns of Shards of Infinity: how likely they are won."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from trivault.bots import weights
from trivault.games.shards.bots.features import NAMES, DeckShape, deck, features, likely_hand, part_of
from trivault.games.shards.state.model import ShardsState
from trivault.games.shards.state.numbers import HAND

PLACES = ("champion", "hand", "deck", "deck-by-mastery")
CERTAIN = 50.0  # the logarithm of the odds of a game that is over
DECKS = 4096  # that are remembered: in most lines that are followed a deck stays as it is


class _CardRows(NamedTuple):
    """What the cards of a player add."""

    quality: weights.Row  # of the deck …
    grown: weights.Row  # … and for each ten mastery …
    share: float  # … as far as an average turn shows it …
    level: float  # … and mastery is there
    hand: weights.Row
    part: float  # of the hand that counts
    champions: list[weights.Row]


class ShardsEvaluator:
    """Values are logarithms of the odds of winning against another player, on average over the others."""

    def __init__(self, learned: weights.Weights) -> None:
        self.network = weights.Network(learned, NAMES)
        self.parts = [part_of(name) for name in NAMES]
        self.champion, self.hand, self.deck, self.by_mastery = (learned.cards[place] for place in PLACES)
        self._of_deck = lru_cache(DECKS)(self._weigh_deck)

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

    def difference(self, one: ShardsState, other: ShardsState, player: int) -> dict[str, float]:
        """On average over the others, where the same players are left in both."""
        net, mine, theirs = self.network, self._inputs(one, player), self._inputs(other, player)
        if mine.keys() == theirs.keys():
            return _mean([net.difference(inputs, theirs[seat]) for seat, inputs in mine.items()])
        gains = _mean([net.difference(inputs, {}) for inputs in mine.values()])
        losses = _mean([net.difference({}, inputs) for inputs in theirs.values()])
        return {part: gains.get(part, 0.0) + losses.get(part, 0.0) for part in {**gains, **losses}}

    def _inputs(self, state: ShardsState, player: int) -> dict[int, weights.Inputs]:
        """What enters the network against each other player, by named parts, from the side of a player."""
        if state.result is not None or not state.alive(player):
            return {-1: {"outcome": self.network.constant(self.value(state, player))}}
        others = state.opponents(player)
        decks = {seat: deck(state, seat) for seat in (player, *others)}
        return {other: self._against(state, player, other, decks) for other in others}

    def _against(
        self, state: ShardsState, player: int, other: int, decks: dict[int, DeckShape]
    ) -> weights.Inputs:
        net, ahead = self.network, player == state.active
        one, two = (player, other) if ahead else (other, player)
        found = net.inputs(self.parts, features(state, one, two, decks))
        for seat, side in ((one, 1.0), (two, -1.0)):
            for part, row in self._by_part(state, seat, decks[seat]).items():
                found[part] = net.plus(found[part], row, side)
        return {part: net.plus(net.nothing, row, 1.0 if ahead else -1.0) for part, row in found.items()}

    def _cards(self, state: ShardsState, seat: int, has: DeckShape) -> weights.Row:
        found = self._rows(state, seat, has)
        deck = [
            found.share * (now + found.level * more) + found.part * held
            for now, more, held in zip(found.quality, found.grown, found.hand, strict=True)
        ]
        return self.network.total((deck, *found.champions))

    def _by_part(self, state: ShardsState, seat: int, has: DeckShape) -> weights.Inputs:
        net, found = self.network, self._rows(state, seat, has)
        deck = net.plus(found.quality, found.grown, found.level)
        return {
            "deck": net.plus(net.nothing, deck, found.share),
            "hand": net.plus(net.nothing, found.hand, found.part),
            "champions": net.total(found.champions),
        }

    def _rows(self, state: ShardsState, seat: int, has: DeckShape) -> _CardRows:
        me, defs, net = state.players[seat], state.defs, self.network
        champions = [self.champion.get(defs[card].slug, net.nothing) for card in me.champions]
        likely, part = likely_hand(state, seat)
        hand = net.total([self.hand.get(defs[card].slug, net.nothing) for card in likely])
        quality, grown = self._of_deck(tuple(sorted([defs[card].slug for card in has.cards])))
        share = HAND / max(HAND, len(has.cards))
        return _CardRows(quality, grown, share, me.mastery / 10, hand, part, champions)

    def _weigh_deck(self, slugs: tuple[str, ...]) -> tuple[weights.Row, weights.Row]:
        """What the cards of a deck add, as they are and for each ten mastery."""
        net = self.network
        quality = net.total([self.deck.get(slug, net.nothing) for slug in slugs])
        return quality, net.total([self.by_mastery.get(slug, net.nothing) for slug in slugs])


def _mean(found: list[dict[str, float]]) -> dict[str, float]:
    return {part: sum([each[part] for each in found]) / len(found) for part in found[0]}
