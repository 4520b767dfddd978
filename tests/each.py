"""One test for many things of a kind, where thousands of tests would cost more than what they check."""

import functools
import inspect
import traceback
from collections.abc import Callable, Iterable
from itertools import product

import pytest

LONG = pytest.mark.soak


def each(names: str, things: Iterable, *, say: Callable[..., object] = str):
    """Like `pytest.mark.parametrize`, in one test: all things are tried, and those that fail are named."""
    of, taken = list(things), [name.strip() for name in names.split(",")]

    def of_each(test):
        signature = inspect.signature(test)

        @functools.wraps(test)
        def tried(*args, **fixtures):
            failures = []
            for thing in of:
                given = dict(zip(taken, thing if len(taken) > 1 else [thing], strict=True))
                try:
                    test(*args, **given, **fixtures)
                except Exception as error:
                    failures.append(f"{names} = {say(thing)}: {_shown(error)}")
            if failures:
                pytest.fail(f"{len(failures)} of {len(of)}:\n" + "\n".join(failures), pytrace=False)

        left = [kept for name, kept in signature.parameters.items() if name not in taken]
        tried.__signature__ = signature.replace(parameters=left)  # type: ignore[attr-defined]  # what pytest reads
        return tried

    return of_each


def crossed(*sets: Iterable):
    """All combinations, for `pytest.mark.parametrize`, where one thing hardly depends on the other: as few as
    have each thing once are for every day, and the others for the long runs."""
    listed = [list(each) for each in sets]
    daily = {tuple(each[n % len(each)] for each in listed) for n in range(max(map(len, listed)))}
    return [pytest.param(*some, marks=() if some in daily else LONG) for some in product(*listed)]


def some(daily: Iterable, *others: Iterable):
    """The first for every day, and the others for the long runs."""
    return [*daily, *(pytest.param(each, marks=LONG) for rest in others for each in rest)]


def _shown(error: Exception) -> str:
    """What went wrong, and in which line."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    said = "".join(traceback.format_exception_only(error)).strip()
    return f"{said}\n    in {place.name}, line {place.lineno}: {place.line}"
