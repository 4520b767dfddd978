"""Conditions of goals and tips: `win`, `keys >= 3`, `mine troll >= 1`, `did reap troll`."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple

from trivault.kernel.errors import PuzzleError
from trivault.kernel.state import State
from trivault.kernel.text import Message
from trivault.puzzles.measures import measures

WIN, DID = "win", "did"
SIGNS = {">=": "least", "<=": "most", "=": "just"}
_FORM = re.compile(r"(?P<measure>[a-z-]+)( (?P<name>[a-z0-9-]+))? (?P<sign>>=|<=|=) (?P<n>[0-9]{1,4})")


class GoalCondition(NamedTuple):
    """A measure of the table compared with a number; or that the game is won, or something was answered."""

    game: str
    measure: str
    name: str = ""
    sign: str = ">="
    n: int = 1

    def holds(self, state: State, player: int, done: Collection[str] = ()) -> bool:
        """`done` has the patterns that an answer of the player has fit."""
        if self.measure == WIN:
            return state.result is not None and player in state.result
        if self.measure == DID:
            return self.name in done
        found = measures(self.game)
        measure = found.named[self.measure] if self.name else found.plain[self.measure]
        value = measure(state, player, self.name)
        return (
            value >= self.n if self.sign == ">=" else value <= self.n if self.sign == "<=" else value == self.n
        )

    def message(self) -> Message:
        """It, as something to do."""
        if self.measure == WIN:
            return Message("goal-win")
        if self.measure == DID:
            return Message("goal-did", name=self.name)
        card = Message(f"card-{self.name}") if self.name else ""
        label = Message(f"goal-{self.game}-{self.measure}", what=card)
        return Message("goal-measure", label=label, count=Message(f"goal-{SIGNS[self.sign]}", n=self.n))


def fits(answer: str, pattern: str) -> bool:
    """Whether an answer is one of those that a pattern means: it begins with all its words."""
    return f"{answer} ".startswith(f"{pattern} ")


@lru_cache(4096)
def condition(game: str, text: str) -> GoalCondition:
    """The condition that a text tells; an error says what was expected."""
    if text == WIN:
        return GoalCondition(game, WIN)
    if text.startswith(f"{DID} ") and text[4:].strip():
        return GoalCondition(game, DID, text[4:].strip())
    known = measures(game)
    found = _FORM.fullmatch(text)
    named = found is not None and found["name"] is not None
    if found is None or found["measure"] not in (known.named if named else known.plain):
        plain, others = ", ".join(known.plain), ", ".join(f"{each} NAME" for each in known.named)
        raise PuzzleError(
            f"{text!r} is no condition; expected win, did ANSWER, or 'X >= 3' with X one of {plain}, {others}"
        )
    if named and not known.known(found["name"]):
        raise PuzzleError(f"{text!r}: {found['name']!r} is no card of {game}")
    return GoalCondition(game, found["measure"], found["name"] or "", found["sign"], int(found["n"]))
