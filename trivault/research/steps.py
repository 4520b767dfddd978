"""Answers step by step: each step is one action out of a small fixed set, and a path of them is one answer.

An answer says its verb, its card, its targets one after the other, and its numbers. What all answers that are
left have in common is not asked. Answers that the actions cannot tell apart are told apart by their place in
the list, digit by digit; so are numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from trivault.kernel.choices import DISTRIBUTE, NUMBER, ORDER, Choice, Raw
from trivault.kernel.ids import Thing

DONE, NONE, OTHER_WORD, DIGIT, PLAYER = 0, 1, 2, 3, 13  # the first actions of every game
DIGITS = 10
END = -1  # no action: an answer says no more

T = TypeVar("T")

Named = Callable[[Thing], int]  # the action that stands for a thing


class Fork:
    """Several ways to go on; `share` is the target whose part of a distribution is asked for."""

    __slots__ = ("branches", "share")

    def __init__(self, branches: Mapping[int, Callable[[], Step]], share: Thing | None = None) -> None:
        self.branches = branches
        self.share = share

    def take(self, action: int) -> Step:
        return self.branches[action]()


Step = Fork | Raw


def first_step(choice: Choice, verbs: Mapping[str, int], named: Named) -> Step:
    """Where answering a choice begins; the answer itself where there is only one."""
    if choice.listed:
        return _listed(choice.listed, 0, verbs, named)
    if choice.kind == NUMBER:
        return _number(choice.low, choice.high, lambda n: (choice.verb, choice.source, (), (n,)))
    if choice.kind == DISTRIBUTE:
        return _shares(choice, ())
    if choice.kind == ORDER:
        return _picked(choice, (), len(choice.things), len(choice.things), named)
    return _picked(choice, (), choice.low, choice.high, named)


def _fork(branches: Mapping[int, Callable[[], Step]], share: Thing | None = None) -> Step:
    """What can only go on in one way is not asked."""
    if len(branches) > 1:
        return Fork(branches, share)
    (only,) = branches.values()
    return only()


# Answers that are listed


def _listed(left: Sequence[Raw], level: int, verbs: Mapping[str, int], named: Named) -> Step:
    """The answers that are left differ from this part on, if at all."""
    while len(left) > 1:
        groups: dict[int, list[Raw]] = {}
        if level:
            for raw in left:
                groups.setdefault(_part(raw, level, named), []).append(raw)
        else:
            for raw in left:
                groups.setdefault(verbs.get(raw[0], OTHER_WORD), []).append(raw)
        level += 1
        if len(groups) > 1:
            branches = {each: partial(_listed, group, level, verbs, named) for each, group in groups.items()}
            if END in branches:
                branches[DONE] = branches.pop(END)
            return Fork(branches)
        if END in groups:
            return _ranked(left, _itself)
    return left[0]


def _part(raw: Raw, level: int, named: Named) -> int:
    """What an answer says after its verb: card, targets, that they are all, numbers."""
    _, source, targets, numbers = raw
    if level == 1:
        return named(source)
    at = level - 2
    if at < len(targets):
        return named(targets[at])
    at -= len(targets) + 1
    if at < 0:
        return DONE
    return DIGIT + min(max(numbers[at], 0), DIGITS - 1) if at < len(numbers) else END


def _itself(raw: Raw) -> Step:
    return raw


# Answers that are made of things


def _picked(choice: Choice, places: tuple[int, ...], low: int, high: int, named: Named) -> Step:
    """So many things of the choice are picked, in any order; an order keeps that, a pick forgets it."""
    things = choice.things
    left = [place for place in range(len(things)) if place not in places]
    if len(places) == high or not left:
        return _of_things(choice, places)
    if low == len(things) and len(left) == 1:
        return _of_things(choice, (*places, *left))
    if low == len(things) and choice.kind != ORDER:
        return _of_things(choice, tuple(range(len(things))))
    groups: dict[int, list[int]] = {}
    for place in left:
        groups.setdefault(named(things[place]), []).append(place)

    def go_on(place: int) -> Step:
        return _picked(choice, (*places, place), low, high, named)

    branches: dict[int, Callable[[], Step]] = {
        action: partial(_ranked, group, go_on) for action, group in groups.items()
    }
    if len(places) >= low:
        branches[DONE] = partial(_of_things, choice, places)
    return _fork(branches)


def _of_things(choice: Choice, places: tuple[int, ...]) -> Raw:
    if choice.kind == ORDER:
        return (choice.verb, choice.source, tuple([choice.things[place] for place in places]), ())
    return choice.picked(tuple([choice.things[place] for place in sorted(places)]))


def _shares(choice: Choice, parts: tuple[int, ...]) -> Step:
    """The part of the next target; the last one gets what is left."""
    left = choice.high - sum(parts)
    missing = len(choice.things) - len(parts)
    if missing == 1 or not left:
        rest = (left, *[0] * (missing - 1)) if missing else ()
        return (choice.verb, choice.source, choice.things, (*parts, *rest))
    share = choice.things[len(parts)]
    return _number(0, left, lambda n: _shares(choice, (*parts, n)), share)


# Numbers and places in lists


def _number(low: int, high: int, then: Callable[[int], Step], share: Thing | None = None) -> Step:
    """A number, digit by digit as what it is above the least one."""
    return _digits(0, high - low, 10 ** (len(str(high - low)) - 1), lambda n: then(low + n), share)


def _digits(low: int, high: int, unit: int, then: Callable[[int], Step], share: Thing | None = None) -> Step:
    """The next digit of a number from `low`, which ends with zeros from here on, to at most `high`."""
    if not unit:
        return then(low)
    following: dict[int, Callable[[], Step]] = {}
    for digit in range(min(DIGITS, (high - low) // unit + 1)):
        least = low + digit * unit
        following[DIGIT + digit] = partial(_digits, least, min(high, least + unit - 1), unit // 10, then, share)
    return _fork(following, share)


def _ranked(group: Sequence[T], then: Callable[[T], Step]) -> Step:
    """One of a list, by its place there."""
    if len(group) == 1:
        return then(group[0])
    return _number(0, len(group) - 1, lambda place: then(group[place]))
