"""A visit to a table server: into a room, to a seat, through a game, and back after a lost connection."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple

from trivault.client.link import ConnectionLost, Link, NoServer
from trivault.kernel.text import Part, Words
from trivault.server.protocol import replies, requests
from trivault.server.protocol.wire import Language, SeatPlan

WAITS = (1, 2, 4, 8, 16)  # seconds before the server is tried again


class JoinOptions(NamedTuple):
    """What somebody comes for: a room that they know, a new one, or any that is open."""

    lang: Language = "en"
    name: str = ""
    room: str = ""
    game: str = ""
    seats: Sequence[SeatPlan] = ()
    deck: str = ""
    watch: bool = False


@dataclass
class Visit:
    """What is known so far. The server has the words for nearly everything that is said."""

    link: Link
    wishes: JoinOptions
    say: Callable[..., None]  # prints lines
    keep: Callable[[str], None]  # the token by which we are known next time
    token: str = ""
    room: replies.Room | None = None
    table: replies.Table | None = None
    lobby: list[replies.RoomLine] = field(default_factory=list)
    heard: int = 0  # lines of the log
    wanted: str = ""  # the name of a card
    doubted: requests.Answer | None = None  # an answer that is likely to be a mistake

    def __post_init__(self) -> None:
        self.words = Words(self.wishes.lang, ("trivault.kernel", "trivault.client"))

    def print_message(self, key: str, **args: Part) -> None:
        self.say(self.words.say(key, **args))

    def send(self, request: requests.Request) -> None:
        self.link.send(request)

    def run(self, hear: Callable[[Visit, replies.Reply], None], read: Callable[[Visit, str], None]) -> None:
        """Until the visitor goes. A connection that is lost is taken up again."""
        self.link.open()
        try:
            while True:
                try:
                    self._talk(hear, read)
                except ConnectionLost:
                    self._again()
        except EOFError:
            self.link.close()

    def _talk(self, hear: Callable[[Visit, replies.Reply], None], read: Callable[[Visit, str], None]) -> None:
        self.send(requests.Hello(lang=self.wishes.lang, token=self.token, name=self.wishes.name))
        for come in self.link.arrivals():
            if isinstance(come, str):
                read(self, come.strip())
            else:
                hear(self, come)

    def _again(self) -> None:
        """Try to come back for as long as that is sensible."""
        self.print_message("client-lost")
        room = "" if self.room is None else self.room.room
        for wait in WAITS[:-1]:
            time.sleep(wait)
            with suppress(NoServer):
                self.link.open(room)
                return
        time.sleep(WAITS[-1])
        self.link.open(room)
