"""What is particular to each game when the quick player learns it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

import trivault
from trivault.bots.budget import Budget
from trivault.bots.evaluator import Model
from trivault.bots.information_set import InformationSet
from trivault.bots.swift import Features
from trivault.bots.turn_search import value_of, win_chance
from trivault.games.keyforge.bots import model as keyforge_model
from trivault.games.keyforge.bots import network_features as keyforge_features
from trivault.games.keyforge.bots.house_search import HOUSE, Rollouts, roll_out
from trivault.games.keyforge.decks.sets import PLAYABLE
from trivault.games.shards.bots import model as shards_model
from trivault.games.shards.bots import network_features as shards_features
from trivault.kernel.choices import Raw

ENDLESS = 10**15
HOUSES = Rollouts(deals=1, turns=3, searched=1, houses=True)  # so a house is followed


class Subject(Protocol):
    """A game to learn."""

    game: str
    features: Features[Any]
    worlds: int  # in so many deals an answer is followed to the end of the turn
    fading: float  # how much the next turn counts against the end of this one

    def start(self, seed: int) -> Any:
        """A new game, the same for the same seed."""
        ...

    def model(self) -> Model: ...

    def chances(self, known: InformationSet, answers: Sequence[Raw]) -> list[float]:
        """How likely the game is won with each answer, as a search finds."""
        ...


class ShardsSubject:
    game = "shards"
    features: Features[Any] = shards_features
    worlds = 3
    fading = 0.6

    def start(self, seed: int) -> Any:
        return trivault.load(self.game).start({"players": 2}, seed)

    def model(self) -> Model:
        return shards_model.learned_model()

    def chances(self, known: InformationSet, answers: Sequence[Raw]) -> list[float]:
        return shallow_search(self.model(), known, answers, self.worlds)


class KeyForgeSubject:
    game = "keyforge"
    features: Features[Any] = keyforge_features
    worlds = 1
    houses = 1  # in so many deals a house is followed
    fading = 0.75

    def start(self, seed: int) -> Any:
        """With generated decks of any two sets."""
        chance = Random(seed)
        decks = [f"generated-{chance.choice(PLAYABLE)}-{2 * seed + seat}" for seat in (0, 1)]
        return trivault.load(self.game).start({"players": 2, "decks": decks}, seed)

    def model(self) -> Model:
        return keyforge_model.learned_model()

    def chances(self, known: InformationSet, answers: Sequence[Raw]) -> list[float]:
        if known.choice.reason != HOUSE:
            return shallow_search(self.model(), known, answers, self.worlds)
        model, total = keyforge_model.learned_model(3), [0.0] * len(answers)
        for n in range(1, self.houses + 1):
            world = known.deal(n)
            for place, answer in enumerate(answers):
                found = roll_out(model, world, known.player, answer, HOUSES, Budget(ENDLESS))
                assert found is not None
                total[place] += found.chance
        return [each / self.houses for each in total]


def shallow_search(model: Model, known: InformationSet, answers: Sequence[Raw], worlds: int) -> list[float]:
    """How likely the game is won when each answer is followed by quick ones to the end of the turn."""
    total = [0.0] * len(answers)
    for n in range(1, worlds + 1):  # the network has seen where answers lead in the first deal
        world = known.deal(n)
        for place, answer in enumerate(answers):
            value = value_of(model, world, known.player, answer, Budget(ENDLESS))
            assert value is not None
            total[place] += win_chance(value)
    return [each / worlds for each in total]


SUBJECTS: dict[str, Subject] = {subject.game: subject for subject in (ShardsSubject(), KeyForgeSubject())}
