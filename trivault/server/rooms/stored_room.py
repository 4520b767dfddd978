"""The stored part of a room: its record, and the game on its table.

A change holds the lock of the room and is made on a draft of the record. The draft is stored first; only then
the room adopts it and broadcasts it.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from trivault.server.accounts import results
from trivault.server.connections.services import Services
from trivault.server.monitoring.logs import Outage
from trivault.server.protocol.refusals import Refusal
from trivault.server.rooms import deadlines
from trivault.server.rooms.clocks import Clocks
from trivault.server.rooms.room_game import RoomGame, restored
from trivault.server.storage import store
from trivault.server.storage.members import LeaseLost
from trivault.server.storage.ownership import StorageFailed
from trivault.server.storage.records import OVER, RoomRecord
from trivault.server.storage.store import Job
from trivault.version import __version__

AGAIN = 1.0  # seconds after which the database is asked again


def stranded(record: RoomRecord) -> Refusal:
    """The refusal for a game that cannot continue by the rules of this version."""
    return Refusal("file", "error-stranded", version=record.version, expected=__version__)


class StoredRoom(ABC):
    """A room whose record and game in memory are always those that the database has."""

    def __init__(self, hub: Services, record: RoomRecord, game: RoomGame | None = None) -> None:
        self.hub = hub
        self.record = record
        self.game = game
        self.lock = asyncio.Lock()
        self.doubtful = False  # whether the database may know better
        self.clocks = None if record.clock is None else Clocks(record, record.clock)
        self._asked = list(record.deciding)  # who has heard of it
        self._outage = Outage("not recalled", "recalled", room=record.room)

    def begun(self) -> RoomGame:
        if self.game is None:
            raise Refusal("not-begun")
        return self.game

    def unfinished(self) -> RoomGame:
        """The game, while it is not over."""
        game = self.begun()
        if self.record.status == OVER:
            raise Refusal("over")
        return game

    def playing(self) -> RoomGame:
        """The game, while it runs."""
        game = self.unfinished()
        if game.stranded:
            raise stranded(self.record)
        return game

    # Changing

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Hold the lock of the room for one change."""
        async with self.lock:
            if self.doubtful:
                raise Refusal("failed")
            if self.record.days:
                await self.decide_late()
            yield

    def draft(self, decided: int | None = None) -> RoomRecord:
        """A copy of the record to be changed, with the clocks as of now; `decided` is who has just answered."""
        record = self.record.draft()
        if self.game is not None and self.clocks is not None:
            record.clocks = self.clocks.pressed(decided)
        return record

    async def keep(self, record: RoomRecord) -> None:
        seated = [] if record.status == OVER else [results.seat(record)]
        await self.stored(*self.kept(record), *seated)
        self.adopt(record)

    def kept(self, record: RoomRecord) -> list[Job[None]]:
        """What is written of a record, with who is due when in a game by correspondence."""
        if not record.days:
            return [store.keep(record)]
        deadlines.follow(record, self.hub.settings.now())
        return [store.keep(record), deadlines.write(record)]

    async def stored(self, *jobs: Job[None]) -> None:
        try:
            await self.hub.store.run(store.together(*jobs))
        except LeaseLost:
            self.lost()
            raise Refusal("failed") from None
        except BaseException as error:
            self.doubtful = True
            self.hub.spawn(self._recall())
            if not isinstance(error, Exception):
                raise
            raise Refusal("failed") from error

    def adopt(self, record: RoomRecord, game: RoomGame | None = None) -> None:
        """Take over a record, and a game, that have been stored."""
        asked = [seat for seat in record.deciding if seat not in self._asked]
        self._asked = record.deciding
        self.record = record
        if self.clocks is not None:
            self.clocks.follow(record)
        if self.game is None:
            self.game = game
        elif game is not None:
            self.game.adopt(game)
        if self.game is not None:
            self.game.record = record
        self.adopted(asked)

    async def _recall(self) -> None:
        """A write has failed, though the database may have committed it: read the room until that succeeds.
        Until then every change is refused."""
        while self.doubtful and not self.hub.closing:
            async with self.lock:
                try:
                    changed = await self._compared()
                    self.doubtful = False
                    self._outage.over()
                    self.recalled(changed)
                except StorageFailed as error:
                    self._outage.failed(str(error))
                except Exception as error:
                    self._outage.failed(error)
            if self.doubtful:
                await asyncio.sleep(AGAIN)

    async def _compared(self) -> bool:
        """Whether the database has another state of the room; if so, adopt it."""
        found = await self.hub.store.run(store.load(self.record.room))
        if found is None:
            return False
        record, rows, _ = found
        answers = [] if self.game is None else self.game.given
        record.deciding, record.at = self.record.deciding, self.record.at  # is not stored with each answer
        if record == self.record and answers == [(row.player, row.answer) for row in rows]:
            return False
        self.adopt(record, await restored(self.hub.scheduler, found))
        return True

    @abstractmethod
    def lost(self) -> None:
        """Another process has the room: nothing is done here any more."""

    @abstractmethod
    async def decide_late(self) -> None:
        """Let those lose whose time in a game by correspondence is up; under the lock."""

    @abstractmethod
    def adopted(self, asked: Sequence[int]) -> None:
        """The room has adopted a change, by which these seats have to decide now."""

    @abstractmethod
    def recalled(self, changed: bool) -> None:
        """Continue after the room has been read again."""
