"""What effect trees are made of: values that are equal when they were built alike."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass

from mypy_extensions import mypyc_attr

_COMPILED = "_obj"
_LAMBDA = re.compile(r"__mypyc_lambda__\d+")
_PLAIN = frozenset({str, int, bool, type(None)})  # most of what is shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Expression:
    """A value that never changes once built. `args` are what it was built from: they decide whether
    two of one class are equal, and they are what is said of it in a fingerprint."""

    args: tuple[object, ...] = ()

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Expression) and type(self) is type(other) and self.args == other.args
        )

    def __hash__(self) -> int:
        return hash((type(self), self.args))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(shown, self.args))})"


def shown(value: object) -> str:
    """A value in the same words in every run, with all that it was built from: a function is shown by its
    name, as its address is another one each time, and a set in the order of its members."""
    if type(value) in _PLAIN:
        return repr(value)
    if isinstance(value, Expression):
        return repr(value)
    if isinstance(value, tuple):
        return f"({', '.join(map(shown, value))})"
    if isinstance(value, frozenset | dict):
        pairs = value.items() if isinstance(value, dict) else value
        return f"{{{', '.join(sorted(map(shown, pairs)))}}}"
    if is_dataclass(value) and not isinstance(value, type):
        parts = (f"{each.name}={shown(getattr(value, each.name))}" for each in fields(value))
        return f"{type(value).__name__}({', '.join(parts)})"
    return _function(value) if callable(value) else repr(value)


def _function(value: object) -> str:
    """The name of a function, and after it that of the function it lies in. Where it is compiled, such a one,
    and every lambda, is an object of a class that is named after both."""
    kind = type(value).__name__
    if kind.endswith(_COMPILED):
        return _LAMBDA.sub("<lambda>", kind.removesuffix(_COMPILED))
    name: str = getattr(value, "__qualname__", "") or repr(value)
    return "_".join(reversed(name.split(".<locals>.")))
