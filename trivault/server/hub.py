"""Everything that runs: rooms in memory, connections, the lobby, and how it all ends."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Coroutine
from typing import Any

from trivault import games
from trivault.kernel.errors import TrivaultError
from trivault.kernel.replay import Setup
from trivault.server import people, replies, store
from trivault.server.bots import Bots
from trivault.server.broadcast import seats, tell_room
from trivault.server.connection import Bucket, Connection
from trivault.server.game import Play
from trivault.server.library import Library
from trivault.server.logs import log
from trivault.server.metrics import Metrics
from trivault.server.records import PERSON, RoomRecord, SeatRecord
from trivault.server.requests import Request
from trivault.server.room import Room
from trivault.server.settings import Settings
from trivault.server.store import Store
from trivault.server.words import Refusal, refusal

ROOM = re.compile("[A-Za-z0-9_-]{1,40}")  # what ids of rooms look like
LISTED = 100  # rooms in the lobby
NAMES = 10_000  # names whose wrong passwords are remembered


class Hub:
    """One for a server. It is started in the event loop that it serves."""

    def __init__(self, settings: Settings, library: Library) -> None:
        self.settings = settings
        self.library = library
        self.metrics = Metrics()
        self.closing = False
        self.rooms: dict[str, Room] = {}
        self.connections: set[Connection] = set()
        self.bots = Bots(settings.workers, self.metrics)
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._tries: dict[str, Bucket] = {}
        self._lobby_due = False
        self.metrics.gauges = {"connections": lambda: len(self.connections), "rooms": lambda: len(self.rooms)}

    async def start(self) -> None:
        self.store = Store(self.settings.database, self.metrics)
        self.tokens = people.Tokens(await self.store.run(store.secret(secrets.token_urlsafe(32))))
        self.accounts = people.Accounts(self.store)

    async def stop(self) -> None:
        """Take nothing more, finish storing, tell everybody."""
        if self.closing:
            return
        self.closing = True
        log("stopping", connections=len(self.connections), rooms=len(self.rooms))
        await asyncio.gather(*(connection.bye("shutdown") for connection in list(self.connections)))
        for room in self.rooms.values():
            room.stop()
            async with room.lock:  # whoever stores an answer may finish
                pass
        await asyncio.to_thread(self.store.close)
        self.bots.close()
        log("stopped")

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run on its own."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def handle(self, connection: Connection, request: Request) -> None:
        from trivault.server.service import HANDLERS  # handlers know the hub, and it knows them by type

        if self.closing:
            raise Refusal("failed")
        await HANDLERS[type(request)](connection, request)

    # Connections

    def came(self, connection: Connection) -> None:
        self.connections.add(connection)

    def gone(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if connection.room is not None:
            connection.room.exit(connection)

    def may_try(self, name: str, times: int = 1) -> bool:
        """Whether another password may be tried for a name, or from an address."""
        if name not in self._tries:
            if len(self._tries) >= NAMES:
                self._tries.pop(next(iter(self._tries)))
            tries = self.settings.tries * times
            self._tries[name] = Bucket(tries / 60, tries)
        return self._tries[name].allows()

    # Rooms

    def new_room(self, record: RoomRecord, play: Play | None = None) -> Room:
        room = Room(self, record, play)
        self.rooms[record.room] = room
        return room

    async def room(self, name: str) -> Room:
        """A room; one that is only in the database is brought back to where it was."""
        async with self._loading.setdefault(name, asyncio.Lock()):
            try:
                return self.rooms.get(name) or await self._load(name)
            finally:
                self._loading.pop(name, None)

    async def _load(self, name: str) -> Room:
        found = await self.store.run(store.load(name)) if ROOM.fullmatch(name) else None
        if found is None:
            raise Refusal("unknown", "error-no-such-room")
        record, rows = found
        try:
            begun = record.status != "waiting"
            play = await asyncio.to_thread(Play.restored, record, rows) if begun else None
        except TrivaultError as error:
            log("not restored", room=name, why=str(error))
            raise Refusal("file", "error-not-restored", str(error)) from None
        log("restored", room=name, answers=len(rows))
        room = self.new_room(record, play)
        await self.look_up_ratings(room)
        return room

    def empty(self, room: Room) -> None:
        """Nobody is in a room: it leaves the memory after a while."""
        if not self.closing:
            loop = asyncio.get_running_loop()
            loop.call_later(self.settings.linger, self._drop, room)

    def _drop(self, room: Room) -> None:
        if not room.people and not room.lock.locked() and self.rooms.get(room.record.room) is room:
            room.stop()
            del self.rooms[room.record.room]

    def setup(self, record: RoomRecord) -> Setup:
        """How the game of a room begins: each seat brings its deck, unless all begin from a position."""
        if record.setup.position is not None:
            return record.setup
        options = {**record.setup.options, "players": len(record.seats)}
        if self.library.with_decks(record.game):
            for seat in record.seats:
                if not seat.deck:
                    self.give_deck(record.game, seat, self._any_deck(record))
            options[games.load(record.game).brought] = [seat.deck for seat in record.seats]
        return Setup(options)

    def give_deck(self, game: str, seat: SeatRecord, given: str) -> None:
        """The deck that somebody brings."""
        if not self.library.with_decks(game):
            known = ", ".join(name for name in games.NAMES if self.library.with_decks(name))
            raise Refusal("deck", "error-no-decks", known=known)
        try:
            deck = self.library.deck(game, given, "en")
        except TrivaultError as error:
            raise refusal(error, "deck") from None
        seat.deck, seat.title = deck.text, deck.title

    def _any_deck(self, record: RoomRecord) -> str:
        """A new deck, or one of those that the set-up takes."""
        fitting = self.library.decks(record.game, "en", record.setup.options)
        if fitting.generator is None:
            return secrets.choice(fitting.decks).name
        return f"generated-{secrets.randbelow(10**6)}"

    # Ratings and the lobby

    async def look_up_ratings(self, room: Room) -> None:
        users = [seat.user for seat in room.record.seats if seat.kind == PERSON]
        room.ratings = await self.store.run(people.ratings_of(room.record.game, users))

    def rated(self, room: Room) -> None:
        """Ratings have changed with a game: say so when they are stored."""

        async def tell() -> None:
            await self.look_up_ratings(room)
            tell_room(room)

        self.spawn(tell())

    def lobby(self, lang: str, number: int = 0) -> replies.Lobby:
        lines = [
            replies.RoomLine(
                room=room.record.room, game=room.record.game, seats=seats(room, lang), clock=room.record.clock
            )
            for room in self.rooms.values()
            if room.record.listed and room.waits and any(connection.seats for connection in room.people)
        ]
        return replies.Lobby(id=number, rooms=lines[:LISTED])

    def lobby_changed(self, room: Room) -> None:
        """Tell those in the lobby, soon: many changes are one piece of news."""
        if room.record.listed and not self._lobby_due and not self.closing:
            self._lobby_due = True
            asyncio.get_running_loop().call_later(0.1, self._tell_lobby)

    def _tell_lobby(self) -> None:
        self._lobby_due = False
        for connection in list(self.connections):
            if connection.lobby:
                connection.send(self.lobby(connection.lang))
