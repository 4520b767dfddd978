"""Hints in words: how likely an answer wins, and in one sentence by what it differs from the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from trivault.kernel.options import Option
from trivault.kernel.state import State
from trivault.kernel.text import Message, Words, capital

CLEAR = 0.5  # points from which a difference means something …
SEEN = 0.01  # … or of the probability
DECISIVE = 0.9  # the share of deals that decides the game
NAMED = 3  # so many differences are named

# What is said where there are (gains, losses)
BEST = {
    (True, True): "ui-hint-best-gains-losses",
    (True, False): "ui-hint-best-gains",
    (False, True): "ui-hint-best-losses",
}
OTHERS = {
    (True, True): "ui-hint-other-gains-losses",
    (True, False): "ui-hint-other-gains",
    (False, True): "ui-hint-other-losses",
}


class Rated(Protocol):
    """An answer compared with another: the best with the next, the others with the best."""

    @property
    def value(self) -> float: ...
    @property
    def parts(self) -> Mapping[str, float]: ...
    @property
    def win(self) -> float | None: ...
    @property
    def outcome(self) -> float: ...
    @property
    def compared(self) -> bool: ...


class Answered(Rated, Protocol):
    @property
    def answer(self) -> str: ...


def hint_lines(advice: Sequence[Answered], state: State, player: int, words: Words) -> list[str]:
    """Each answer with what it is worth, and why."""
    lines, choice = [], state.asked(player)
    for place, each in enumerate(advice):
        option = Option(state, choice, state.check(each.answer, choice))
        points = _signed(round(each.value))
        worth = points if each.win is None else Message("ui-percent", n=percent(each.win))
        what = capital(words.say(option.message()))
        lines.append(words.say("ui-hint", what=what, worth=worth, why=why(advice, place, words)))
    return lines


def _signed(points: int) -> str:
    return f"{points:+}".replace("-", "\N{MINUS SIGN}")


def percent(win: float) -> int:
    """A probability in percent; nothing but what is over is certain."""
    return round(100 * win) if win in (0.0, 1.0) else min(99, max(1, round(100 * win)))


def why(thoughts: Sequence[Rated], place: int, words: Words) -> str:
    """The best answer is compared with the next, the others with the best."""
    mine = thoughts[place]
    if not mine.compared:
        return words.say("ui-hint-quick")
    other = None if len(thoughts) == 1 else thoughts[0 if place else 1]
    if decided := decision(mine.outcome, other.outcome if other else 0.0):
        return words.say(decided)
    if other is None:
        return words.say("ui-hint-only")
    gains = _named(mine.parts, 1, words)
    losses = _named(mine.parts, -1, words)
    if _alike(mine, other) or not (gains or losses):
        return words.say("ui-hint-equal" if place else "ui-hint-even")
    return words.say((OTHERS if place else BEST)[bool(gains), bool(losses)], gains=gains, losses=losses)


def differences(parts: Mapping[str, float], words: Words) -> str:
    """What is clearly more or less, the gains first."""
    return ", ".join(filter(None, (_named(parts, 1, words), _named(parts, -1, words))))


def _alike(mine: Rated, other: Rated) -> bool:
    if mine.win is None or other.win is None:
        return abs(mine.value - other.value) < CLEAR
    return abs(mine.win - other.win) < SEEN


def decision(mine: float, other: float) -> str:
    """What is said where one of two answers ends the game."""
    if mine > DECISIVE:
        return "ui-hint-wins"
    if mine < -DECISIVE:
        return "ui-hint-loses"
    return "ui-hint-saves" if other < -DECISIVE else ""


def _named(changes: Mapping[str, float], sign: int, words: Words) -> str:
    """What is clearly more, or less, the most first."""
    clear = sorted((-sign * n, name) for name, n in changes.items() if sign * n >= CLEAR)
    parts = [
        words.say("ui-part", what=Message(f"ui-part-{name}"), points=_signed(sign * max(1, round(-n))))
        for n, name in clear[:NAMED]
    ]
    return ", ".join(parts)
