"""Advice on an open choice: the best answers, how likely they win, and what speaks for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from trivault.analysis.advisor import LOOKS, RatedAnswer, advisor_of, can_judge
from trivault.analysis.calibration import OtherCalibration, calibration_of
from trivault.analysis.knowledge import Knowledge
from trivault.bots import GreedyPlayer, Pace
from trivault.bots.greedy import Suggestion, parts_of
from trivault.bots.levels import Budget
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.concessions import standing
from trivault.kernel.options import Option
from trivault.kernel.state import State
from trivault.kernel.text import Content

LOOK = "expert"  # how far is looked
STEPS = 4000
SHOWN = 5  # answers


class Advice(NamedTuple):
    """An answer; the points of its parts are those of the hand-written evaluation, by which it is explained."""

    answer: str
    value: float  # points
    parts: dict[str, float]
    win: float | None = None  # where that is known


def advise(state: State, player: int, seed: int, pace: Pace | None = None) -> list[Advice]:
    """The best answers to the open choice of a player, from what that player knows, the best first."""
    if not can_judge(state.game.name):
        return [_plain(each) for each in GreedyPlayer(seed).suggest(state, player)[:SHOWN]]
    known, choice = Knowledge(state, player, seed), state.asked(player)
    found = advisor_of(state.game.name).rate(known, LOOKS[LOOK], Budget(STEPS, pace))
    rated = _told_apart(state, choice, found)[:SHOWN]
    parts = _parts(known, [each.answer for each in rated])
    return [
        Advice(
            Option(state, choice, each.answer).text,
            sum(of.values()),
            of,
            _win(state, each.score),
        )
        for each, of in zip(rated, parts, strict=True)
    ]


def _told_apart(state: State, choice: Choice, rated: Sequence[RatedAnswer]) -> list[RatedAnswer]:
    """Of answers that say the same, as with copies of a card, the best."""
    said: dict[Content, RatedAnswer] = {}
    for each in rated:
        said.setdefault(Option(state, choice, each.answer).message().content(), each)
    return list(said.values())


def _win(state: State, score: float) -> float | None:
    """The probability, where it was measured: answers are ranked without it as well."""
    try:
        return calibration_of(state.game.name).win(LOOK, len(standing(state)), score)
    except OtherCalibration:
        return None


def _plain(suggestion: Suggestion) -> Advice:
    return Advice(suggestion.option.text, suggestion.value, suggestion.parts)


def _parts(known: Knowledge, answers: Sequence[Raw]) -> list[dict[str, float]]:
    return parts_of([known.deal(n) for n in range(2)], known.player, answers)
