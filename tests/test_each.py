"""Things that are checked in one test are still named one by one."""

import inspect

import pytest

from tests.each import crossed, each, some


@each("n", range(4), say=lambda n: f"thing {n}")
def odd(n, wanted):
    assert n % 2 == wanted


def test_all_are_tried_and_those_that_fail_are_named():
    with pytest.raises(pytest.fail.Exception) as failed:
        odd(wanted=1)
    said = str(failed.value)
    assert said.startswith("2 of 4:\n")
    assert [n for n in range(4) if f"n = thing {n}: " in said] == [0, 2]
    assert "in odd, line" in said


def test_other_arguments_stay_fixtures():
    assert list(inspect.signature(odd).parameters) == ["wanted"]


@pytest.mark.parametrize("sign", [-1, 1])
@each("small, large", [(1, 2), (3, 4)])
def test_several_names_are_given_at_once(small, large, sign):
    assert (small < large) == (sign * large > sign * small or sign < 0)


def test_errors_of_other_kinds_are_failures_too():
    with pytest.raises(pytest.fail.Exception, match="ZeroDivisionError"):
        each("n", [0])(lambda n: 1 / n)()


def test_of_all_combinations_each_thing_is_daily_once():
    params = crossed("ab", [1, 2, 3])
    daily = [param.values for param in params if not param.marks]
    assert daily == [("a", 1), ("a", 3), ("b", 2)]
    assert len({param.values for param in params}) == 6
    assert {param.marks[0].name for param in params if param.marks} == {"soak"}


def test_others_are_for_the_long_runs():
    first, second, third = some([1], range(2, 4))
    assert first == 1
    assert [(param.values, param.marks[0].name) for param in (second, third)] == [
        ((2,), "soak"),
        ((3,), "soak"),
    ]
