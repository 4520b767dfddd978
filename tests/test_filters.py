"""Filters of all games: what a filter is called says what it does."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from types import CodeType
from typing import Any

import pytest

import trivault
from trivault.kernel.terms import Filter


def named_filters(game: str) -> Iterator[tuple[str, Callable[..., bool]]]:
    """Every filter of a game that tests by code of its own: how it is written, and its code."""
    packages = trivault.load(game).packages
    for found in gc.get_objects():
        test = getattr(found, "test", None) if issubclass(type(found), Filter) else None
        if test is not None and test.__module__.startswith(packages):
            yield repr(found), test


def does(test: Callable[..., bool]) -> tuple[object, ...]:
    """What a function does: its code, and what it holds on to."""
    code: Any = test.__code__
    cells = test.__closure__ or ()
    constants = [const for const in code.co_consts if not isinstance(const, CodeType)]
    inner = [const.co_code for const in code.co_consts if isinstance(const, CodeType)]
    held = [repr(cell.cell_contents) for cell in cells]
    return code.co_code, code.co_names, repr(constants), tuple(inner), tuple(held)


def twice_meant(filters: Iterator[tuple[str, Callable[..., bool]]]) -> set[str]:
    """Names that stand for two different things."""
    meanings: dict[str, set[tuple[object, ...]]] = {}
    for name, test in filters:
        meanings.setdefault(name, set()).add(does(test))
    return {name for name, several in meanings.items() if len(several) > 1}


@pytest.mark.parametrize("game", trivault.NAMES)
def test_no_name_stands_for_two_filters(game: str) -> None:
    assert twice_meant(named_filters(game)) == set()


def test_names_that_stand_for_two_filters_are_found() -> None:
    one, other = (lambda n: lambda _s, thing, _x: thing > n)(1), (lambda n: lambda _s, thing, _x: thing > n)(2)
    assert twice_meant(iter([("many", one), ("many", one)])) == set()
    assert twice_meant(iter([("many", one), ("many", other)])) == {"many"}
    assert twice_meant(iter([("many", one), ("more", other)])) == set()
