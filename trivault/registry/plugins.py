"""What installed packages bring, by their entry points."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING

from trivault.registry.references import why

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


class PluginWarning(UserWarning):
    """A package of other people cannot be used as it is; the rest goes on."""


def entry_points(group: str) -> list[EntryPoint]:
    """Those of a group, in the order of their names."""
    from importlib import metadata  # slow, and not needed for our own games

    return sorted(metadata.entry_points(group=group), key=lambda point: (point.name, point.value))


def leave_out(what: str, point: EntryPoint, error: BaseException) -> None:
    """Tell whoever runs this what is missing, and why."""
    source = f"of {point.dist.name} {point.dist.version}" if point.dist else f"({point.value})"
    warnings.warn(f"the {what} {point.name} {source} is left out: {why(error)}", PluginWarning, stacklevel=2)
