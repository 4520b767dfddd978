"""Wins that somebody missed in a finished game: puzzles made from one's own play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from trivault.kernel.state import State
from trivault.puzzles.conditions import WIN, GoalCondition
from trivault.puzzles.files import Exercise
from trivault.puzzles.solver import Goal, Search, TooLarge, turn

NODES = 3_000  # answers that are tried for a turn: a player waits for it


class MissedWin(NamedTuple):
    """A moment at which a player could have won before the turn was over."""

    at: int  # after so many answers
    turn: int
    first: str  # an answer that begins such a win


def missed_wins(states: Sequence[State], player: int, nodes: int = NODES) -> Iterator[MissedWin]:
    """The turns of a finished game in which a player could have won and did not, the last first. Each is
    searched only so far as a player has patience for."""
    for at in reversed(_beginnings(states, player)):
        state = states[at]
        if _won(states, at, player):
            continue
        goal = Goal([GoalCondition(state.game.name, WIN)], once=True, turns=1)
        try:
            solution = Search(state, goal, 1.0, nodes).solution()
        except TooLarge:
            continue
        if solution.lines:
            yield MissedWin(at, turn(state), solution.lines[0].first)


def _beginnings(states: Sequence[State], player: int) -> list[int]:
    """The first decision of a player in each turn."""
    firsts: dict[int, int] = {}
    for at, state in enumerate(states):
        choice = state.choice
        if choice is not None and choice.player == player and getattr(state, "active", player) == player:
            firsts.setdefault(turn(state), at)
    return list(firsts.values())


def _won(states: Sequence[State], at: int, player: int) -> bool:
    """Whether the player won in the turn that began there."""
    last = states[-1]
    return turn(last) == turn(states[at]) and player in (last.result or ())


def exercise_of(game: str) -> Exercise:
    """What a missed win asks: its table is the game itself, after so many answers."""
    return Exercise(game=game, position={}, goal=[WIN], text={"en": {"title": "…"}})
