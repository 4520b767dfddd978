"""The moments until which lasting effects last."""

from __future__ import annotations

from typing import Final

from trivault.kernel.ids import Thing

ROUND: Final = "round"  # its end
STRIKE: Final = "strike"  # the next melee attack of a creature
ACTION_PHASE: Final = "action"  # the next action phase of a creature
PHASE: Final = "phase"  # the end of an action phase
LEAVES_PLAY: Final = "leaves-play"  # what makes the effect leaves play


def of(name: str, creature: Thing) -> str:
    """Such a moment of one creature."""
    return f"{name}-{creature}"


def leaving(thing: Thing) -> str:
    """When lasting effects of an object end with it."""
    return f"leaves-{thing}"


def name_of(moment: str) -> str:
    """What kind of moment it is, of whichever creature."""
    return moment.split("-")[0]
