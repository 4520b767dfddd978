"""The state of a running server: rooms in memory and connections; and its shutdown."""

from __future__ import annotations

import asyncio
import math
import re
import time
from collections.abc import Callable, Mapping
from contextlib import suppress

from trivault import registry
from trivault.kernel.errors import TrivaultError
from trivault.server.accounts import ratings, results
from trivault.server.cluster import messages
from trivault.server.cluster.leases import CHORES
from trivault.server.connections.connection import Connection
from trivault.server.connections.peers import Peers
from trivault.server.connections.presence import Presence
from trivault.server.connections.relay import SHUTDOWN
from trivault.server.connections.services import Handler
from trivault.server.library import Library
from trivault.server.monitoring.logs import log
from trivault.server.monitoring.metrics import resident
from trivault.server.protocol.refusals import Refusal
from trivault.server.protocol.requests import Request
from trivault.server.rooms.broadcast import broadcast_room
from trivault.server.rooms.deadline_watch import Deadlines
from trivault.server.rooms.heartbeat import Heartbeat
from trivault.server.rooms.interfaces import AnyRoom, RoomHub
from trivault.server.rooms.loading import load_games
from trivault.server.rooms.lobby import Lobby
from trivault.server.rooms.mail import Mailer
from trivault.server.rooms.room import Room
from trivault.server.rooms.room_game import RoomGame, restored
from trivault.server.settings import Settings
from trivault.server.storage import pruning, store
from trivault.server.storage.ownership import StorageFailed
from trivault.server.storage.records import OPEN, PERSON, PLAYING, RoomRecord
from trivault.server.storage.store import Job
from trivault.server.tournaments.tournaments import Tournaments
from trivault.version import __version__

ROOM = re.compile("[A-Za-z0-9_-]{1,40}")  # what ids of rooms look like
WATCH = 2.0  # seconds between two looks at the database
PRUNE = 3600.0  # seconds after which what is old is deleted again
FINISH = 5.0  # seconds in which what is being stored is finished when the server stops


def _damaged(room: str, error: Exception) -> Refusal:
    log("damaged", room=room, why=str(error))
    return Refusal("file", "error-damaged", str(error))


class Hub(RoomHub):
    """The hub of a server; it has to be started in the event loop of the server."""

    rooms: dict[str, Room]

    def __init__(self, settings: Settings, library: Library, handlers: Mapping[type[Request], Handler]) -> None:
        self.heartbeat = Heartbeat(self)
        super().__init__(settings, library, handlers, self.heartbeat.connections)
        self.lobby = Lobby(self, self.heartbeat)
        self.presence = Presence(self)
        self.lost = False  # whether another server has the database now
        self.end: Callable[[], None] = lambda: None  # called when the server must end
        self.rooms = {}
        self.connections = set()
        self.mailer = Mailer(settings)
        self.deadlines = Deadlines(self)
        self.tournaments = Tournaments(self)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.metrics.gauges |= {"connections": lambda: len(self.connections), "rooms": lambda: len(self.rooms)}

    async def start(self) -> None:
        load_games()
        loop = asyncio.get_running_loop()

        def lost() -> None:
            loop.call_soon_threadsafe(self._on_ownership_lost)

        self.peers = Peers(self, await self.open(lost), self.tournaments.resume)
        self._listen()
        self.spawn(self._watch())
        self.spawn(self.peers.run())

    def _listen(self) -> None:
        """Hear what other processes tell."""
        self.presence.listen()
        self.tournaments.watch_others()
        self.bus.subscribe(messages.Rated, lambda sender, rated: self._ratings_changed(rated))
        self.bus.subscribe(messages.RateDeck, lambda sender, deck: self._rate_deck(deck))
        self.heartbeat.start(self.lobby)
        self.bus.start()

    def _rate_deck(self, deck: messages.RateDeck) -> None:
        """Another process is asked for the strength of a deck: one rates them all."""

        async def rate() -> None:
            await self.rater.rated(deck.game, deck.text)

        if self.does_chores():
            self.spawn(rate())

    async def _watch(self) -> None:
        """Check periodically the size of the database and the ownership of it, decide what is late, and delete
        old data."""
        pruned = -math.inf
        while not self.closing:
            with suppress(StorageFailed):
                self._used = await self.store.run(pruning.size)
                await self.deadlines.look()
                if time.monotonic() - pruned > PRUNE and self.leases.holds(CHORES):
                    await self._prune()
                    pruned = time.monotonic()
            await asyncio.sleep(WATCH)

    async def _prune(self) -> None:
        days, many = pruning.ages(self.settings), 0
        while some := await self.store.run(pruning.prune(days, [*self.rooms, *self._loading])):
            many += some
        if many:
            log("pruned", rooms=many)

    def _on_ownership_lost(self) -> None:
        """Stop when another server has taken over the database, as nothing can be stored any more."""
        self.lost = True
        self.end()

    async def stop(self) -> None:
        """Take nothing more, finish storing within a time limit, close every connection."""
        if self.closing:
            return
        self.closing = True
        log("stopping", connections=len(self.connections), rooms=len(self.rooms))
        for room in self.rooms.values():
            room.drivers.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISH):
                for room in list(self.rooms.values()):
                    async with room.lock:  # whoever stores an answer may finish, and hear of it
                        pass
                leaving = self.bus.telling(messages.Left())
                with suppress(StorageFailed):
                    await self.store.leave(store.together(pruning.touch(self.rooms), leaving))
        why = "lost" if self.lost else "shutdown"
        everybody = [*self.connections, *self.peers.visitors]
        await asyncio.gather(*(connection.bye(why, SHUTDOWN) for connection in everybody))
        await self.close()
        log("stopped")

    # Connections

    def full(self, host: str) -> str:
        """Why no further connection is accepted, at all or from this address; empty if one is."""
        if self.closing or len(self.connections) >= self.settings.connections:
            return "full"
        return "many" if self.limits.many(host) else ""

    def was_right(self, name: str, host: str) -> None:
        """Somebody has given the correct password for a name."""
        self.limits.was_right(name, host)
        self.bus.publish(messages.Right(name, host))

    def connected(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.limits.connected(connection.host)

    def disconnected(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.limits.disconnected(connection.host)
        self.presence.disconnected(connection)
        self.tournaments.leave(connection)
        connection.step_out()

    # Rooms

    async def open_room(
        self, record: RoomRecord, game: RoomGame | None = None, *also: Job[None], after: str = ""
    ) -> Room:
        """A new room. It is stored, and the game begins where nobody is missing."""
        self.check_space()
        await self.leases.take(record.room)
        room = Room(self, record, game, after)
        try:
            if any(seat.kind == OPEN for seat in record.seats):
                await room.stored(store.keep(record), results.seat(record), *also)
            else:
                await room.begin(record, *also)
        except BaseException:
            await self.leases.let_go([record.room])
            raise
        return self._keep(room)

    def _keep(self, room: Room) -> Room:
        """Keep a room in memory; one that is empty is dropped after a while."""
        self.rooms[room.record.room] = room
        self.empty(room)
        self.look_up_ratings(room)
        return room

    def have_space(self) -> None:
        """Make space in memory for another room by dropping empty ones, or refuse it."""
        settings = self.settings
        empty = [room for room in self.rooms.values() if not room.people and not room.lock.locked()]
        for room in empty[: max(0, len(self.rooms) + 1 - settings.all_rooms)]:
            self._drop(room)
        if len(self.rooms) >= settings.all_rooms or resident() >= settings.memory:
            log("no space", rooms=len(self.rooms), bytes=resident())
            raise Refusal("too-fast", "error-no-space")

    async def room(self, name: str) -> Room:
        """A room by its name, restored from the database if it is not in memory. `OwnedByPeer` says who has it
        in place of this process."""
        if (found := self.rooms.get(name)) is not None:
            return found
        if (loading := self._loading.get(name)) is None:
            loading = self._loading[name] = asyncio.create_task(self._leased(name))
            loading.add_done_callback(lambda _: self._loading.pop(name))
        return await asyncio.shield(loading)  # others wait for it, too

    async def _leased(self, name: str) -> Room:
        if not ROOM.fullmatch(name):
            raise Refusal("unknown", "error-no-such-room")
        await self.leases.take(name)
        try:
            return await self._load(name)
        except BaseException:
            await self.leases.let_go([name])
            raise

    async def _load(self, name: str) -> Room:
        try:
            found = await self.store.run(store.load(name))
        except TrivaultError as error:
            raise _damaged(name, error) from None
        if found is None:
            raise Refusal("unknown", "error-no-such-room")
        self.have_space()
        record, rows, _ = found
        try:
            game = await restored(self.scheduler, found)
        except Exception as error:
            if (record.version, record.rules) == (__version__, registry.load(record.game).fingerprint):
                raise _damaged(name, error) from None
            log("not restored", room=name, why=str(error))
            old = record.version
            raise Refusal("file", "error-not-restored", str(error), version=old, expected=__version__) from None
        log("restored", room=name, answers=len(rows))
        return self._keep(Room(self, record, game))

    def empty(self, room: AnyRoom) -> None:
        """Schedule an empty room to be dropped from memory."""
        if not self.closing:
            loop = asyncio.get_running_loop()
            loop.call_later(self.settings.linger, self._drop, room)

    def _drop(self, left: AnyRoom) -> None:
        room = self.rooms.get(left.record.room)
        if room is None or room is not left or room.people:
            return
        if room.lock.locked() or room.drivers.busy:  # something is just being stored, or played unattended
            self.empty(room)
            return
        room.drivers.stop()
        del self.rooms[room.record.room]
        self.spawn(self._left(room))

    def discard(self, name: str) -> None:
        """Drop a room that is deleted, or not this server's any more, whoever is in it."""
        if (room := self.rooms.pop(name, None)) is not None:
            room.drivers.stop()
            for connection in list(room.people):
                room.exit(connection)

    async def let_go(self, name: str) -> None:
        """Others may have a room that is not in memory any more."""
        if name not in self.rooms and name not in self._loading:
            await self.leases.let_go([name])

    async def _left(self, room: Room) -> None:
        """Drop an empty room from memory: its age counts from now on, its clocks are stopped, and it is known
        who decides."""
        running = room.record.status == PLAYING
        await self.store.run(store.keep(room.draft()) if running else pruning.touch([room.record.room]))
        await self.let_go(room.record.room)

    # Ratings

    def look_up_ratings(self, room: Room) -> None:
        """Read the ratings of the players in a room, and broadcast them when they have changed."""
        users = [seat.user for seat in room.record.seats if seat.kind == PERSON]

        async def look_up() -> None:
            found = await self.store.run(ratings.ratings_of(room.record.game, users))
            if found != room.ratings:
                room.ratings = found
                broadcast_room(room)

        self.spawn(look_up())

    def game_over(self, room: AnyRoom) -> None:
        """Show the ratings that a game has changed, and bring its tournament on."""
        record = room.record
        if record.rated:
            changed = messages.Rated(record.game, sorted(record.people()))
            self._ratings_changed(changed)
            self.bus.publish(changed)
        if record.tournament:
            self.spawn(self.tournaments.room_over(record.tournament))

    def room_changed(self, room: AnyRoom) -> None:
        self.lobby.changed(room)

    def _ratings_changed(self, rated: messages.Rated) -> None:
        for room in list(self.rooms.values()):
            if room.record.game == rated.game and not room.record.people().isdisjoint(rated.users):
                self.look_up_ratings(room)
