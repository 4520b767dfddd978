"""The variants of Mage Wars that commands offer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps

import click

from trivault.cli.errors import Refused

MAGE_WARS = "mage-wars"
TEAMS = 4  # players


@dataclass(frozen=True)
class ArenaOptions:
    """What was asked for, by the names of the options."""

    apprentice: bool = False
    teams: bool = False

    def named(self) -> list[str]:
        """The options that were given."""
        return [f"--{name}" for name in self.options()]

    def options(self) -> dict[str, bool]:
        """As the set-up takes them."""
        return {name: True for name, value in vars(self).items() if value}

    def check(self, game: str, command: str = "play") -> None:
        if game != MAGE_WARS and (named := self.named()):
            others = " ".join(named)
            raise Refused(f"{game} has no mages; {MAGE_WARS} has: trivault {command} {MAGE_WARS} {others}")

    @property
    def players(self) -> int:
        """How many are needed at least."""
        return TEAMS if self.teams else 0


apprentice_option = click.option(
    "--apprentice", is_flag=True, help="For apprentices: a small arena, printed books (mage-wars)."
)
OPTIONS = (
    apprentice_option,
    click.option("--teams", is_flag=True, help="Two teams: seats 1 and 3 against 2 and 4 (mage-wars)."),
)


def arena_options(command: Callable[..., None]) -> Callable[..., None]:
    """Adds the options to a command, which takes all of them as `arena`."""

    @wraps(command)
    def gathering(apprentice: bool, teams: bool, **others: object) -> None:
        command(arena=ArenaOptions(apprentice, teams), **others)

    result: Callable[..., None] = gathering
    for option in reversed(OPTIONS):
        result = option(result)
    return result
