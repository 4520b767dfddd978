"""What the suites share: the game that is tested, and checks of what must be refused."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any
from unittest import SkipTest

from trivault.kernel.errors import TrivaultError
from trivault.kernel.game import Game
from trivault.registry import load
from trivault.registry.references import resolve

TESTS = "test_"


class Suite:
    """A suite is a class of tests; attributes say what is tested."""

    game: Game[Any] | str  # the game itself, its name, or a reference such as `package.module:GAME`

    @property
    def tested(self) -> Game[Any]:
        """The game."""
        if isinstance(self.game, Game):
            return self.game
        found = resolve(self.game) if ":" in self.game else load(self.game)
        assert isinstance(found, Game), f"expected a Game, found {self.game!r}"
        return found


def run(suite: type[Suite], attributes: Mapping[str, object]) -> None:
    """All tests of a suite with these attributes, one after the other."""
    tested = type("Tested", (suite,), dict(attributes))
    for name in dir(tested):
        if name.startswith(TESTS):
            with suppress(SkipTest):
                getattr(tested(), name)()


@contextmanager
def refused(what: str, *errors: type[TrivaultError]) -> Iterator[None]:
    """Something that must raise one of these errors, which says more than a word."""
    expected = " or ".join(error.__name__ for error in errors)
    try:
        yield
    except errors as error:
        said = str(error)
    except Exception as error:
        raise AssertionError(f"{what} raises {error!r}, expected {expected}") from error
    else:
        raise AssertionError(f"{what} is taken, expected {expected}")
    assert len(said) > 10, f"{what} is refused without a reason: {said!r}"


def reference(game: Game[Any] | str) -> str | None:
    """Where another process finds the game."""
    if isinstance(game, str):
        return game
    for name, module in list(sys.modules.items()):
        for word, value in list(vars(module).items()) if name != "__main__" else ():
            if value is game:
                return f"{name}:{word}"
    return None
