"""Puzzles and first games at the terminal: a table with a goal, help in levels, and a coach."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from secrets import randbelow
from typing import Any

from trivault.bots import BEST
from trivault.kernel.choices import Choice
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.kernel.text import Message, Words
from trivault.presentation.seats import HUMAN
from trivault.presentation.why import Rule
from trivault.puzzles.files import Exercise
from trivault.puzzles.progress import OPEN, SOLVED, Progress
from trivault.puzzles.sentences import goal, hint, sentence, words
from trivault.tui import commands, service
from trivault.tui.loop import GameLoop
from trivault.tui.screen import Scene, Screen


def exercise_table(exercise: Exercise, screen: Screen, seed: int) -> Table[Any]:
    """The table of an exercise: somebody at the screen, and a bot at each other seat."""
    start = exercise.start()
    assert start.choice is not None
    player = start.choice.player
    seats = tuple(HUMAN if seat == player else BEST for seat in range(start.seats))
    return Table(screen.presenter.game, Setup(position=exercise.dealt(seed)), seed, seats)


class ExerciseLoop(GameLoop):
    """Plays until the goal is reached, or cannot be reached any more. Nothing is saved."""

    def __init__(
        self, exercise: Exercise, screen: Screen, rule: Rule, table: Table[Any] | None = None, begin: int = 0
    ) -> None:
        self.exercise = exercise
        self.begin = begin  # after so many answers of the table
        self.helped = 0
        self.said: list[str] = []
        self.own: Words = words(exercise.game, screen.presenter.words.lang)
        table = table or exercise_table(exercise, screen, randbelow(2**62))
        super().__init__(table, screen, Path(), rule, {**service.HANDLERS, "hint": _help})

    @property
    def progress(self) -> Progress:
        table = self.table
        return Progress.of(self.exercise, table.states()[self.begin :], table.answers[self.begin :])

    @property
    def solved(self) -> bool:
        return self.progress.status == SOLVED

    def going(self) -> bool:
        return self.progress.status == OPEN

    def title(self) -> None:
        lang = self.words.lang
        self.screen.say(sentence(self.exercise.game, self.exercise.text, "title", lang))
        self.screen.say(goal(self.exercise, lang))

    def _store(self) -> None:
        """Exercises begin anew."""

    def _scene(self, choice: Choice) -> Scene:
        scene = super()._scene(choice)
        said = self.progress.said(self.words.lang)
        news = [self.own.say("coach-says", said=each) for each in said if each not in self.said]
        self.said = said
        return replace(scene, hints=[*scene.hints, *news])

    def _finish(self) -> None:
        progress = self.progress
        self.screen.say(*self._news(progress.player, progress.player))
        if progress.status == SOLVED:
            self.screen.say(self.own.say("coach-solved"))
        else:
            lines = [*progress.said(self.words.lang), progress.trapped(self.words.lang)]
            self.screen.say(*filter(None, lines), self.own.say("coach-failed"))

    def _leave(self) -> None:
        self.screen.say(self.own.say("coach-left"))

    def rewound(self) -> None:
        super().rewound()
        self.said = []


def _help(loop: GameLoop, scene: Scene, rest: str) -> None:
    """The next level of help; after the last one, all of them again."""
    assert isinstance(loop, ExerciseLoop)
    hints = loop.exercise.hints
    if not hints:
        service.hint(loop, scene, rest)
        return
    loop.helped = min(loop.helped + 1, len(hints))
    for n, each in enumerate(hints[: loop.helped]):
        said = Message("coach-hint", n=n + 1, of=len(hints), said=hint(loop.exercise, each, loop.words.lang))
        loop.screen.say(loop.own.say(said))


def try_until_solved(begin: Callable[[], ExerciseLoop]) -> bool:
    """Play an exercise, and again as long as somebody wants to; whether it was solved."""
    while True:
        loop = begin()
        loop.title()
        if not loop.run():
            return False
        if loop.solved:
            return True
        if not wants_more(loop.screen, loop.own.say("coach-again")):
            return False


def wants_more(screen: Screen, question: str) -> bool:
    """Ask whether to go on; the end of the input is the way out as well."""
    screen.say(question)
    try:
        return commands.find(screen.read().strip(), screen.presenter.words) != "quit"
    except EOFError:
        return False
