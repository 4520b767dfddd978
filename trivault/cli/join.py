"""`trivault join`: a seat at a table server, in the terminal."""

from __future__ import annotations

import json
from typing import cast

import click

from trivault import registry
from trivault.bots import KINDS
from trivault.cli.errors import Refused
from trivault.cli.options import EndingCommand, all_games, lang_option
from trivault.client.commands import read
from trivault.client.heard import hear
from trivault.client.link import Address, Link
from trivault.client.visit import JoinOptions, Visit
from trivault.files import state_folder
from trivault.kernel.errors import UnknownGame
from trivault.server.protocol.wire import Language, SeatPlan
from trivault.tui.screen import typed


@click.command(cls=EndingCommand, ending=all_games)
@click.argument("address", default="http://localhost:8420/")
@click.option("--game", metavar="GAME", help="Open a room for this game.")
@click.option(
    "--against",
    default="greedy",
    metavar="KINDS",
    show_default=True,
    help=f"The other players, separated by commas: open, {', '.join(KINDS)}.",
)
@click.option("--deck", default="", metavar="DECK", help="The name of your deck or spellbook.")
@click.option("--watch", is_flag=True, help="Watch without taking a seat.")
@click.option("--name", default="", help="Your name.")
@lang_option
def join(address: str, game: str | None, against: str, deck: str, watch: bool, name: str, lang: str) -> None:
    """Play on the server at ADDRESS in plain text.

    ADDRESS may be the address of a room from the browser. Without a room and without --game, the open
    rooms are listed. Type `help` in a room for all commands.
    """
    place = Address(address)
    if game is not None and game not in registry.names():
        raise UnknownGame(game, registry.names())
    seats = [SeatPlan(kind="me", deck=deck), *(SeatPlan(kind=kind) for kind in against.split(","))]
    wishes = JoinOptions(cast(Language, lang), name[:40], place.room, game or "", seats, deck, watch)
    known = _Known(place.server)
    visit = Visit(Link(place, lambda: typed("")), wishes, _say, known.keep, known.token())
    visit.run(hear, read)


def _say(*lines: str) -> None:
    for line in lines:
        click.echo(line)


class _Known:
    """The tokens by which servers know us, in the user's state folder."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.file = state_folder() / "servers.json"

    def _all(self) -> dict[str, str]:
        try:
            found = json.loads(self.file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def token(self) -> str:
        return str(self._all().get(self.server, ""))

    def keep(self, token: str) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(json.dumps({**self._all(), self.server: token}), encoding="utf-8")
            self.file.chmod(0o600)
        except OSError as error:
            raise Refused(f"{self.file}: {error.strerror}") from None
