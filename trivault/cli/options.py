"""What several commands share."""

from __future__ import annotations

import click

from trivault import games
from trivault.cli.errors import Refused
from trivault.games.shards.game import Shards
from trivault.kernel.text import LANGUAGES

lang_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default="en",
    envvar="TRIVAULT_LANG",
    show_default=True,
    show_envvar=True,
    help="The language to speak.",
)


def table_game(name: str) -> Shards:
    """A game that has a terminal table and card faces."""
    game = games.load(name)
    if not isinstance(game, Shards):
        raise Refused(f"{name} has no table in the terminal yet; the library plays it: trivault.load({name!r})")
    return game
