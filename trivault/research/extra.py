"""What is said where the packages of the extra are not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from trivault.kernel.errors import TrivaultError

PACKAGES = ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel")
COMMAND = "pip install gymnasium numpy open_spiel pettingzoo"


class MissingExtra(TrivaultError, ImportError):
    """A package of the extra is not installed; the message says how to install it."""


@contextmanager
def research_extra() -> Iterator[None]:
    """Imports in here that may lack a package of the extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in PACKAGES:
            raise
        raise MissingExtra(f"trivault.research needs {error.name}: {COMMAND}", name=error.name) from error
