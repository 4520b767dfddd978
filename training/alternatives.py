"""Turns played in several ways from one position, and what each led to: what a move is worth shows in the
difference, which neither the decks nor the deal have a part in."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from training.subjects import Cards, Subject, active
from trivault.bots.budget import Budget
from trivault.bots.evaluator import Model
from trivault.bots.turn_search import best_line
from trivault.bots.turn_search import turn_of as turn
from trivault.kernel.state import State

WAYS = 4  # in which a turn is played
STRAYING = (0.0, 0.08, 0.25, 0.25)  # in each of them, the share of decisions in which anything is tried …
QUICK = 0.6  # … and the share of decisions, those included, without search; the first way has none
ENDLESS = 10**15


class Alternative(NamedTuple):
    """The beginning of the next turn, from the side of the player whose it is, and the odds of that one some
    turns later, as a logarithm."""

    features: list[float]
    cards: Cards
    odds: float


def alternatives(subject: Subject, model: Model, state: State, chance: Random) -> list[Alternative]:
    """Of the turn that begins; those that are alike are there once."""
    found: list[Alternative] = []
    for way in range(WAYS):
        end = state.copy()
        _play_turn(model, end, chance, way)
        if end.result is not None:
            continue
        features, cards = subject.features(end), subject.cards(end)
        if (features, cards) in [(each.features, each.cards) for each in found]:
            continue
        player = active(end)
        for _ in range(subject.ahead):
            _play_turn(model, end, chance, 0)
        found.append(Alternative(features, cards, model.evaluator.value(end, player)))
    return found if len(found) > 1 else []


def _play_turn(model: Model, state: State, chance: Random, way: int) -> None:
    """By shallow searches of this very state; other ways begin with anything, and stray now and then."""
    now, begun = turn(state), way == 0
    while state.result is None and turn(state) == now:
        choice = state.choices[0]
        lot = chance.random() if way and begun else float(begun)
        if lot < STRAYING[way]:
            answer = chance.choice(model.policy.candidates(state, choice))
        elif lot < QUICK:
            answer = model.policy.quick(state, choice)
        else:
            line = best_line(model, state, choice, Budget(ENDLESS))
            assert line is not None
            answer = line.answer
        begun = begun or choice.count() > 1
        state.apply_raw(choice, answer)
