"""What effect trees are made of: values that are equal when they were built alike."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


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
        return f"{type(self).__name__}({', '.join(map(_shown, self.args))})"


def _shown(value: object) -> str:
    """A function is shown by its name: its address is another one in every run."""
    if isinstance(value, tuple):
        return f"({', '.join(map(_shown, value))})"
    return value.__qualname__ if callable(value) and hasattr(value, "__qualname__") else repr(value)
