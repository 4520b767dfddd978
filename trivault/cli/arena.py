"""The variants of Mage Wars that commands offer."""

from __future__ import annotations

from dataclasses import dataclass

import click

from trivault.cli.errors import Refused

MAGE_WARS = "mage-wars"


@dataclass(frozen=True)
class ArenaOptions:
    """What was asked for, by the names of the options."""

    apprentice: bool = False

    def named(self) -> list[str]:
        """The options that were given."""
        return [f"--{name}" for name in self.options()]

    def options(self) -> dict[str, bool]:
        """As the set-up takes them."""
        return {name: True for name, value in vars(self).items() if value}

    def check(self, game: str, command: str) -> None:
        if game != MAGE_WARS and (named := self.named()):
            others = " ".join(named)
            raise Refused(f"{game} has no mages; {MAGE_WARS} has: trivault {command} {MAGE_WARS} {others}")


apprentice_option = click.option(
    "--apprentice", is_flag=True, help="For apprentices: a small arena, printed books (mage-wars)."
)
