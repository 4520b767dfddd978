"""How far somebody has come in an exercise, and what the coach says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from trivault.kernel.state import State
from trivault.puzzles.conditions import DID, condition, fits
from trivault.puzzles.files import ONCE, Exercise
from trivault.puzzles.sentences import sentence, words
from trivault.puzzles.solver import turn

OPEN, SOLVED, FAILED = "open", "solved", "failed"


class Progress(NamedTuple):
    """The progress in an exercise after some answers. `after` gives the next one, so that each answer is looked
    at once; an exercise that is solved or failed stays so."""

    exercise: Exercise
    player: int
    end: int  # the turn before which the goal must be reached
    awaited: frozenset[str]  # patterns of answers that tips wait for …
    done: frozenset[str] = frozenset()  # … and those that the player has given
    first: str = ""  # the first answer of the player …
    latest: str = ""  # … and the latest one
    tip_before: int = -1  # the tip before the latest answer …
    tip: int = -1  # … and the present one; -1 where none is left
    status: str = OPEN

    @classmethod
    def begin(cls, exercise: Exercise, state: State) -> Progress:
        choice = state.choice
        assert choice is not None
        until = [condition(exercise.game, text) for tip in exercise.tips for text in tip.until]
        awaited = frozenset(each.name for each in until if each.measure == DID)
        return cls(exercise, choice.player, turn(state) + exercise.turns, awaited)._at(state)

    @classmethod
    def of(cls, exercise: Exercise, states: Sequence[State], answers: Sequence[tuple[int, str]]) -> Progress:
        """The progress after these answers; the states begin with the one before the first answer."""
        found = cls.begin(exercise, states[0])
        for (player, answer), state in zip(answers, states[1:], strict=True):
            found = found.after(player, answer, state)
        return found

    def after(self, player: int, answer: str, state: State) -> Progress:
        """The progress when somebody has answered."""
        if self.status != OPEN:
            return self
        return (self._answered(answer) if player == self.player else self)._at(state)

    def _answered(self, answer: str) -> Progress:
        fitting = {pattern for pattern in self.awaited if fits(answer, pattern)}
        return self._replace(
            awaited=self.awaited - fitting,
            done=self.done | fitting,
            first=self.first or answer,
            latest=answer,
            tip_before=self.tip,
        )

    def _at(self, state: State) -> Progress:
        return self._replace(tip=self._tip(state), status=self._status(state))

    def _status(self, state: State) -> str:
        ended = state.over or turn(state) >= self.end
        counts = ended or self.exercise.when == ONCE
        if counts and all(each.holds(state, self.player) for each in self.exercise.conditions()):
            return SOLVED
        return FAILED if ended else OPEN

    def said(self, lang: str) -> list[str]:
        """What the coach says now: of the last answer, and what to try next."""
        exercise = self.exercise
        said: list[str] = []
        if self.latest:
            reaction = next((each for each in exercise.reactions if fits(self.latest, each.answer)), None)
            if reaction is not None:
                said.append(sentence(exercise.game, exercise.text, reaction.say, lang))
            elif self._aside():
                said.append(words(exercise.game, lang).say("coach-other"))
        if self.tip >= 0 and self.status == OPEN:
            said.append(sentence(exercise.game, exercise.text, exercise.tips[self.tip].say, lang))
        return said

    def trapped(self, lang: str) -> str:
        """Why the first answer has led nowhere, where the puzzle tells."""
        exercise = self.exercise
        trap = next((each for each in exercise.traps if self.first and each.answer == self.first), None)
        return sentence(exercise.game, exercise.text, trap.say, lang) if trap is not None else ""

    def _tip(self, state: State) -> int:
        """The first tip whose time has not passed."""
        game, player, done = self.exercise.game, self.player, self.done
        for n, tip in enumerate(self.exercise.tips):
            if not tip.until or not all(condition(game, text).holds(state, player, done) for text in tip.until):
                return n
        return -1

    def _aside(self) -> bool:
        """Whether the latest answer of the player was something else than what the coach had said."""
        return self.tip >= 0 and bool(self.exercise.tips[self.tip].until) and self.tip == self.tip_before
