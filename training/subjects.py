"""What is learned about each game: the numbers of a position, and the cards by where they lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

import trivault
from training.network import Hidden
from training.printed import traits
from trivault.bots.evaluator import Model
from trivault.bots.weights import Weights
from trivault.games.keyforge.bots import features as keyforge
from trivault.games.keyforge.bots import learned_evaluator as keyforge_evaluator
from trivault.games.keyforge.bots import policy as keyforge_policy
from trivault.games.keyforge.cards import CARDS
from trivault.games.keyforge.decks.sets import FIRST_SET, PLAYABLE
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.shards.bots import evaluation as shards_evaluation
from trivault.games.shards.bots import features as shards
from trivault.games.shards.bots import learned_evaluator as shards_evaluator
from trivault.games.shards.bots import policy as shards_policy
from trivault.games.shards.cards import CENTRE, STARTER
from trivault.games.shards.state.model import ShardsState
from trivault.games.shards.state.numbers import HAND
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.state import State

MIXED = 0.65  # the share of games of KeyForge with decks of any sets

Cards = Counter[tuple[str, str]]  # by place and card: how many more one side has than the other


class Subject(Protocol):
    """One game to learn about. Positions are looked at from the side of the player whose turn begins."""

    game: str
    names: Sequence[str]  # of the features
    places: Sequence[str]
    slugs: Sequence[str]
    # How much weights are held back from being large: of features, of cards in each place, of cards brought.
    held_back: Mapping[str, float]
    # What is printed on each card, in numbers, and how much the weights of that are held back in each place.
    traits: Mapping[str, Mapping[str, float]]
    traits_held_back: Mapping[str, float]
    hidden: Hidden | None  # a network; None for a weighted sum
    # The share of turns that are played in several ways, and so many turns later it is seen what they led to.
    branching: float
    ahead: int

    def start(self, seed: int) -> Any: ...

    def features(self, state: Any) -> list[float]: ...

    def cards(self, state: Any) -> Cards: ...

    def brought(self, state: Any, player: int) -> Counter[str]:
        """The deck of a player, whose strength is no merit of a position; nothing where all have the same."""
        ...

    def candidates(self, state: Any, choice: Choice) -> Sequence[Raw]: ...

    def model(self, weights: Weights) -> Model: ...


class KeyForgeSubject:
    game = "keyforge"
    names: Sequence[str] = keyforge.NAMES
    places: Sequence[str] = keyforge_evaluator.PLACES
    slugs: Sequence[str] = tuple(sorted(card.slug for card in CARDS))
    held_back: Mapping[str, float] = {"features": 10.0, "play": 700.0, "hand": 1500.0, "brought": 800.0}
    traits: Mapping[str, Mapping[str, float]] = {card.slug: traits(card) for card in CARDS}
    traits_held_back: Mapping[str, float] = {"play": 150.0, "hand": 300.0}
    hidden: Hidden | None = None  # hidden units learn the decks by heart
    branching = 0.3
    ahead = 4

    def start(self, seed: int) -> Any:
        """With decks of any two sets, or both of the first."""
        chance = Random(seed)
        either = [chance.choice(PLAYABLE) for _ in range(2)] if chance.random() < MIXED else [FIRST_SET] * 2
        decks = [f"generated-{which}-{2 * seed + seat}" for seat, which in enumerate(either)]
        return trivault.load(self.game).start({"players": 2, "decks": decks}, seed)

    def features(self, state: KeyForgeState) -> list[float]:
        return keyforge.features(state)

    def cards(self, state: KeyForgeState) -> Cards:
        found: Cards = Counter()
        for player, sign in ((state.active, 1), (state.opponent(state.active), -1)):
            me = state.players[player]
            for place, cards in (("play", keyforge.in_play(state, me)), ("hand", keyforge.at_hand(me))):
                for card in cards:
                    found[place, state.defs[card].slug] += sign
        return found

    def brought(self, state: KeyForgeState, player: int) -> Counter[str]:
        cards = enumerate(state.printed_cards())
        return Counter(kind.slug for card, kind in cards if state.owners[card] == player)

    def candidates(self, state: KeyForgeState, choice: Choice) -> Sequence[Raw]:
        return keyforge_policy.candidates(state, choice)

    def model(self, weights: Weights) -> Model:
        return Model(keyforge_evaluator.KeyForgeEvaluator(weights), keyforge_policy.KeyForgeRulePolicy())


class ShardsSubject:
    game = "shards"
    names: Sequence[str] = shards.NAMES
    places: Sequence[str] = shards_evaluator.PLACES
    slugs: Sequence[str] = tuple(sorted(card.slug for card in (*CENTRE, *STARTER)))
    held_back: Mapping[str, float] = {
        "features": 10.0,
        "champion": 200.0,
        "hand": 200.0,
        "deck": 40.0,
        "deck-by-mastery": 40.0,
    }
    traits: Mapping[str, Mapping[str, float]] = {}
    traits_held_back: Mapping[str, float] = {}
    hidden: Hidden | None = Hidden(units=16, decay=0.01, seed=2)
    branching = 0.0
    ahead = 0

    def start(self, seed: int) -> Any:
        return trivault.load(self.game).start({"players": 2}, seed)

    def features(self, state: ShardsState) -> list[float]:
        (other,) = state.opponents(state.active)
        decks = {seat: shards.deck(state, seat) for seat in (state.active, other)}
        return shards.features(state, state.active, other, decks)

    def cards(self, state: ShardsState) -> Cards:
        found: Cards = Counter()
        for player, sign in ((state.active, 1), (state.opponents(state.active)[0], -1)):
            me, slug = state.players[player], [card.slug for card in state.defs]
            for card in me.champions:
                found["champion", slug[card]] += sign
            likely, part = shards.likely_hand(state, player)
            for card in likely:
                found["hand", slug[card]] += sign * part  # type: ignore[assignment]  # parts of cards, too
            cards = shards.deck(state, player).cards
            share = sign * HAND / max(HAND, len(cards))
            for card in cards:
                found["deck", slug[card]] += share  # type: ignore[assignment]
                found["deck-by-mastery", slug[card]] += share * me.mastery / 10  # type: ignore[assignment]
        return found

    def brought(self, state: ShardsState, player: int) -> Counter[str]:
        return Counter()

    def candidates(self, state: ShardsState, choice: Choice) -> Sequence[Raw]:
        return shards_policy.candidates(state, choice, shards_evaluation.weights_for(state))

    def model(self, weights: Weights) -> Model:
        return Model(shards_evaluator.ShardsEvaluator(weights), shards_policy.ShardsRulePolicy())


SUBJECTS: Mapping[str, Subject] = {subject.game: subject for subject in (KeyForgeSubject(), ShardsSubject())}


def active(state: State) -> int:
    player: int = state.active  # type: ignore[attr-defined]
    return player
