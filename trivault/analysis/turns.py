"""Judging answers of games that are thought of by whole turns: each is followed to the end of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from trivault.analysis.advisor import WORLDS, RatedAnswer, ranked, share
from trivault.analysis.knowledge import Knowledge
from trivault.bots.levels import Budget
from trivault.bots.planning import Depth, Guide, after, looked
from trivault.bots.weights import packaged
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.state import State


class TurnAdvisor:
    """Values positions as the levels do that think by turns."""

    def __init__(self, guide: Guide[Any], package: str, learned: Sequence[str] = ("weights.json",)) -> None:
        self.guide = guide
        self.package = package
        data = b"".join([packaged(package, name) for name in learned])
        self.version = blake2b(data, digest_size=8).hexdigest()

    def rate(
        self, known: Knowledge, look: Depth, budget: Budget, also: Sequence[Raw] = ()
    ) -> list[RatedAnswer]:
        world = known.deal(0)
        choice = world.asked(known.player)
        fitting = [answer for answer in also if choice.allows(answer)]
        answers = list(dict.fromkeys([*self.guide.candidates(world, choice), *fitting]))
        found = self._glanced(known, look, budget, answers, fitting)
        if not look.planned or len(found) < 2:
            return found
        order = [rated.answer for rated in found]
        kept = [answer for place, answer in enumerate(order) if place < look.planned or answer in also]
        return self._planned(known, look, budget, kept) or found

    def compare(
        self, known: Knowledge, look: Depth, budget: Budget, answers: Sequence[Raw]
    ) -> list[RatedAnswer]:
        planned = self._planned(known, look, budget, answers) if look.planned else []
        return planned or self._glanced(known, look, budget, answers, answers)

    def _glanced(
        self, known: Knowledge, look: Depth, budget: Budget, answers: Sequence[Raw], also: Sequence[Raw]
    ) -> list[RatedAnswer]:
        """Every answer in the first world, the best and some others in all."""
        scores: dict[Raw, list[float]] = {answer: [] for answer in answers}
        for n in range(look.worlds):
            world = known.deal(n)
            for answer in scores:
                value = after(self.guide, world, known.player, answer, budget)
                if value is None and any(scores.values()):
                    return ranked(scores)
                scores[answer].append(0.5 if value is None else share(value))
            order = [rated.answer for rated in ranked(scores)]
            kept = [answer for place, answer in enumerate(order) if place < look.kept or answer in also]
            scores = {answer: scores[answer] for answer in kept}
        return ranked(scores)

    def _planned(
        self, known: Knowledge, look: Depth, budget: Budget, order: Sequence[Raw]
    ) -> list[RatedAnswer]:
        """The same answers, followed for some turns by answers that a glance finds, in other worlds."""
        scores: dict[Raw, list[float]] = {answer: [] for answer in order}
        for n in range(look.dealt):
            world = known.deal(look.worlds + n)
            found = [self._followed(world, known.player, answer, look.turns, budget) for answer in order]
            if None in found:
                break
            for answer, score in zip(order, found, strict=True):
                scores[answer].append(score or 0.0)
        return ranked(scores)

    def _followed(self, world: State, player: int, answer: Raw, turns: int, budget: Budget) -> float | None:
        state, guide = world.copy(), self.guide
        state.settle(state.asked(player), answer)
        end = guide.turn(world) + turns
        while state.result is None and guide.turn(state) < end:
            choice = state.choices[0]
            line = looked(guide, state, choice, budget)
            if line is None:
                return None
            state.settle(choice, line.answer)
        return share(guide.value(state, player))

    def position(self, known: Knowledge) -> float:
        guide, total = self.guide, 0.0
        for n in range(WORLDS):
            state = known.deal(n)
            turn = guide.turn(state)
            while state.result is None and guide.turn(state) == turn:
                choice = state.choices[0]
                state.settle(choice, guide.quick(state, choice))
            total += share(guide.value(state, known.player))
        return total / WORLDS

    def reply(self, world: State, choice: Choice, budget: Budget) -> Raw | None:
        line = looked(self.guide, world, choice, budget)
        return None if line is None else line.answer
