"""Games of KeyForge in which all answers are tried that quick ones are learned from: what each house leads to
in three turns, and what each act leads to at the end of the turn."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import NamedTuple

from training.subjects import KeyForgeSubject
from trivault.bots.budget import Budget
from trivault.bots.evaluator import Model
from trivault.bots.information_set import InformationSet
from trivault.bots.turn_search import best_line, value_of, win_chance
from trivault.bots.weights import PolicyWeights, Weights
from trivault.games.keyforge.bots.house_search import HOUSE, Rollouts, roll_out
from trivault.games.keyforge.bots.learned_evaluator import KeyForgeEvaluator
from trivault.games.keyforge.bots.learned_policy import (
    END,
    NUMBERS,
    TRADE,
    WINS,
    LearnedPolicy,
    Name,
    acts,
    fight,
    look,
    names,
    of_house,
)
from trivault.games.keyforge.bots.policy import KeyForgeRulePolicy
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.choices import Choice, Raw

GAME = "keyforge"
STRAY = 0.05  # the share of decisions in which anything is tried
ROLLOUTS = Rollouts(deals=1, turns=3, searched=1, houses=True)  # of houses
LONGEST = 150  # turns of a game
ENDLESS = 10**15
ALIKE = 0.002  # answers that differ by no more teach nothing


class Tried(NamedTuple):
    """An answer: the numbers and rows that it is weighed by, and how likely the game is won then."""

    numbers: list[float]
    rows: tuple[Name, ...]
    chance: float


class Lesson(NamedTuple):
    """All answers of one decision."""

    house: bool
    tried: list[Tried]


class PolicyPlay:
    """The work of playing games by their seeds."""

    game = GAME

    def __init__(self, weights: Weights, policy: PolicyWeights | None) -> None:
        self.weights, self.policy = weights, policy

    def __getstate__(self) -> dict[str, object]:
        return {"weights": self.weights, "policy": self.policy}  # a model is made where it is needed

    @cached_property
    def model(self) -> Model:
        policy = KeyForgeRulePolicy() if self.policy is None else LearnedPolicy(self.policy.rows())
        return Model(KeyForgeEvaluator(self.weights), policy)

    def __call__(self, seed: int) -> list[Lesson]:
        return lessons(self.model, seed)


def lessons(model: Model, seed: int) -> list[Lesson]:
    """Of one game, in which the best answers of a shallow search are given, and now and then any other."""
    chance = Random(seed)
    state: KeyForgeState = KeyForgeSubject().start(seed)
    found: list[Lesson] = []
    while state.result is None and state.turn < LONGEST:
        choice = state.choices[0]
        if choice.count() == 1:
            state.apply_raw(choice, choice.raw(0))
            continue
        world: KeyForgeState = InformationSet(state, choice.player, seed).deal(0)  # type: ignore[assignment]
        asked = world.asked(choice.player)
        if lesson := _lesson(model, world, asked):
            found.append(lesson)
        line = best_line(model, world, asked, Budget(ENDLESS))
        assert line is not None
        stray = chance.random() < STRAY
        state.apply_raw(choice, chance.choice(model.policy.candidates(world, asked)) if stray else line.answer)
    return found


def _lesson(model: Model, state: KeyForgeState, choice: Choice) -> Lesson | None:
    """What can be learned from a decision."""
    if choice.reason == HOUSE:
        tried = [_house(model, state, choice, raw) for raw in choice.listed]
    elif choice.reason == "main" and len(acts(choice)) > 1:
        tried = [_act(model, state, choice, raw) for raw in acts(choice)]
    else:
        return None
    chances = [each.chance for each in tried]
    return Lesson(choice.reason == HOUSE, tried) if max(chances) - min(chances) > ALIKE else None


def _house(model: Model, state: KeyForgeState, choice: Choice, raw: Raw) -> Tried:
    found = roll_out(model, state, choice.player, raw, ROLLOUTS, Budget(ENDLESS))
    assert found is not None
    rows = [names(place, card) for place, card in of_house(state, raw[0])]
    return Tried(look(state), tuple([name for each in rows for name in each]), found.chance)


def _act(model: Model, state: KeyForgeState, choice: Choice, raw: Raw) -> Tried:
    odds = value_of(model, state, choice.player, raw, Budget(ENDLESS))
    assert odds is not None
    numbers = look(state)
    if raw[0] == "fight":
        numbers[WINS], numbers[TRADE] = fight(state, raw[1])
    rows: tuple[Name, ...] = ((END, ""),) if raw[0] == END else names(raw[0], state.defs[raw[1]])
    assert len(numbers) == len(NUMBERS)
    return Tried(numbers, rows, win_chance(odds))
