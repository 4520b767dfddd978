"""How far somebody has come in an exercise, and what the coach says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from trivault.kernel.state import State
from trivault.puzzles.conditions import condition, fits
from trivault.puzzles.files import ONCE, Exercise
from trivault.puzzles.sentences import sentence, words
from trivault.puzzles.solver import turn

OPEN, SOLVED, FAILED = "open", "solved", "failed"


class Progress(NamedTuple):
    """The states of an exercise from its beginning to now, and what was answered in between."""

    exercise: Exercise
    states: Sequence[State]
    answers: Sequence[tuple[int, str]]

    @property
    def player(self) -> int:
        choice = self.states[0].choice
        assert choice is not None
        return choice.player

    @property
    def own(self) -> list[str]:
        return [answer for player, answer in self.answers if player == self.player]

    @property
    def status(self) -> str:
        goal, last, player = self.exercise.conditions(), self.states[-1], self.player
        ended = last.over or turn(last) >= turn(self.states[0]) + self.exercise.turns
        seen = self.states if self.exercise.when == ONCE else [last] if ended else []
        for n, state in enumerate(seen):
            own = self.own if state is last else [a for p, a in self.answers[:n] if p == player]
            if all(each.holds(state, player, own) for each in goal):
                return SOLVED
        return FAILED if ended else OPEN

    def said(self, lang: str) -> list[str]:
        """What the coach says now: of the last answer, and what to try next."""
        exercise, own = self.exercise, self.own
        said: list[str] = []
        if own:
            reaction = next((each for each in exercise.reactions if fits(own[-1], each.answer)), None)
            if reaction is not None:
                said.append(sentence(exercise.game, exercise.text, reaction.say, lang))
            elif self._aside():
                said.append(words(exercise.game, lang).say("coach-other"))
        tip = self._tip(len(self.states) - 1)
        if tip >= 0 and self.status == OPEN:
            said.append(sentence(exercise.game, exercise.text, exercise.tips[tip].say, lang))
        return said

    def trapped(self, lang: str) -> str:
        """Why the first answer has led nowhere, where the puzzle tells."""
        own, exercise = self.own, self.exercise
        trap = next((each for each in exercise.traps if own and each.answer == own[0]), None)
        return sentence(exercise.game, exercise.text, trap.say, lang) if trap is not None else ""

    def _tip(self, at: int) -> int:
        """The first tip whose time has not passed after so many answers; -1 where none is left."""
        state, player = self.states[at], self.player
        own = [answer for seat, answer in self.answers[:at] if seat == player]
        for n, tip in enumerate(self.exercise.tips):
            if not all(condition(self.exercise.game, text).holds(state, player, own) for text in tip.until):
                return n
            if not tip.until:
                return n
        return -1

    def _aside(self) -> bool:
        """Whether the last answer of the player was something else than what the coach had said."""
        last = max(n for n, (seat, _) in enumerate(self.answers) if seat == self.player)
        tip = self._tip(last)
        return tip >= 0 and bool(self.exercise.tips[tip].until) and self._tip(len(self.states) - 1) == tip
