"""Players of other people: by the name of an entry point, or by a reference to their class."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from trivault.kernel.errors import PluginError
from trivault.registry.plugins import entry_points
from trivault.registry.references import is_file, resolve, why

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "trivault.players"  # of entry points that lead to the class of a player


def installed() -> Mapping[str, EntryPoint]:
    """The players of installed packages by their names; none of them is loaded."""
    return _installed(tuple(sys.path))


@cache
def _installed(path: tuple[str, ...]) -> Mapping[str, EntryPoint]:
    """Found once, unless packages are looked for elsewhere."""
    return {point.name: point for point in entry_points(GROUP)}


def is_reference(word: str) -> bool:
    """Whether a word says where a class is, and is not the name of a kind."""
    return ":" in word or is_file(word)


def find(word: str) -> Any:
    """The class that a reference or the name of an installed player leads to."""
    if is_reference(word) and ":" not in word:
        raise PluginError(f"{word}: expected its class, too, such as {word}:Bot")
    try:
        found = resolve(word) if is_reference(word) else installed()[word].load()
    except (Exception, SystemExit) as error:
        raise PluginError(f"the player {word} cannot be loaded: {why(error)}") from error
    if not isinstance(found, type):
        raise PluginError(f"the player {word}: expected a class, not {type(found).__name__} {found!r:.40}")
    return found
