"""Tournaments by link: kept in the database, and brought on whenever one of their games is over.

A round is stored with the ids of its rooms before these are opened, and results are read from the rooms. So
whatever is missing after a crash is found and made up for when the tournament is looked at again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from weakref import WeakValueDictionary

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection as Database

from trivault.kernel.replay import Setup
from trivault.server.cluster.messages import TournamentChanged
from trivault.server.connections.connection import Connection
from trivault.server.monitoring.logs import LOG, log
from trivault.server.protocol.refusals import Refusal
from trivault.server.rooms.interfaces import AnyRoom, RoomHub
from trivault.server.rooms.room_commands import RoomCommand, carry_out
from trivault.server.rooms.room_setup import new_room
from trivault.server.storage.database import ROOMS, TOURNAMENTS
from trivault.server.storage.ownership import StorageFailed
from trivault.server.storage.records import OVER, PERSON, PLAYING, RoomRecord, SeatRecord, read
from trivault.server.storage.store import Job
from trivault.server.tournaments.pairing import Entrant, Match, TournamentRecord, decide, next_round
from trivault.server.tournaments.tournament_reply import tournament_reply


class Resign(RoomCommand, frozen=True, tag="resign"):
    """Give up a game."""

    seats: list[int]

    async def done_in(self, room: AnyRoom) -> None:
        async with room.changing():
            for seat in self.seats:
                if room.record.status == PLAYING and not room.record.seats[seat].out:
                    await room.out(seat, "resigned")


class Wake(RoomCommand, frozen=True, tag="wake"):
    """Let bots play."""

    async def done_in(self, room: AnyRoom) -> None:
        room.wake()


class Tournaments:
    def __init__(self, hub: RoomHub) -> None:
        self.hub = hub
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._listeners: defaultdict[str, set[Connection]] = defaultdict(set)

    # Who looks at one

    def listen(self, connection: Connection, name: str) -> None:
        self.leave(connection)
        connection.tournament = name
        self._listeners[name].add(connection)

    def leave(self, connection: Connection) -> None:
        listeners = self._listeners.get(connection.tournament, set())
        listeners.discard(connection)
        if not listeners:
            self._listeners.pop(connection.tournament, None)

    def watch_others(self) -> None:
        """Hear of what other processes change."""
        bus = self.hub.bus
        bus.subscribe(TournamentChanged, lambda sender, changed: self._look_again(changed.tournament))
        bus.subscribe_to_gaps(self._look_at_all)

    def _look_at_all(self) -> None:
        for name in self._listeners:
            self._look_again(name)

    def _look_again(self, name: str) -> None:
        async def look() -> None:
            self._broadcast(await self.get(name))

        if name in self._listeners:
            self.hub.spawn(look())

    def broadcast(self, record: TournamentRecord) -> None:
        self._broadcast(record)
        self.hub.bus.publish(TournamentChanged(record.id))

    def _broadcast(self, record: TournamentRecord) -> None:
        for connection in list(self._listeners.get(record.id, ())):
            connection.send(tournament_reply(record, connection))

    # Changing

    async def get(self, name: str) -> TournamentRecord:
        if (found := await self.hub.store.run(load(name))) is None:
            raise Refusal("unknown", "error-no-such-tournament")
        return found

    @asynccontextmanager
    async def changing(self, name: str) -> AsyncIterator[TournamentRecord]:
        """A tournament to be changed: it is brought on, stored, and told to all who look at it."""
        lock = self._locks.get(name)
        if lock is None:
            lock = self._locks[name] = asyncio.Lock()
        async with lock, self.hub.leases.alone(f"tournament:{name}"):
            record = await self.get(name)
            yield record
            await self._bring_on(record)
            self.broadcast(record)

    async def room_over(self, name: str) -> None:
        """One of the games is over."""
        try:
            async with self.changing(name):
                pass
        except (Refusal, StorageFailed) as error:  # made up for when somebody looks
            log("tournament waits", tournament=name, why=str(error))

    async def resume(self) -> None:
        """After a start: go on where bots play each other, and with what was interrupted."""
        for name in await self.hub.store.run(running):
            await self.room_over(name)

    async def _bring_on(self, record: TournamentRecord) -> None:
        """Read results, and begin the next round when all are there."""
        while record.status == PLAYING:
            for match in record.open_matches():
                await self._read_result(record, match)
            if record.open_matches():
                break
            if games := next_round(record):
                record.rounds.append(games)
            else:
                record.status = OVER
                log("tournament over", tournament=record.id)
        missing = [match for match in record.open_matches() if not match.room]
        for match in missing:
            match.room = secrets.token_urlsafe(9)
        await self.hub.store.run(keep(record, self.hub.settings.now()))
        for match in record.open_matches():
            await self._go_on(record, match)

    async def _read_result(self, record: TournamentRecord, match: Match) -> None:
        """Read how a game came out; who has left the tournament gives the game up."""
        out = [seat for seat, player in enumerate(match.players) if record.players[player].out]
        room = await self._record(match.room)
        if out and (room is None or room.result is None):
            await self._give_up(match, out)
            rest = [seat for seat in (0, 1) if seat not in out]
            decide(record, match, rest[:1] or [0])
        elif room is not None and room.result is not None:
            decide(record, match, room.result.winners)

    async def _record(self, name: str) -> RoomRecord | None:
        if not name:
            return None
        if (room := self.hub.rooms.get(name)) is not None:
            return room.record
        return await self.hub.store.run(room_record(name))

    async def _give_up(self, match: Match, seats: list[int]) -> None:
        with suppress(Refusal):  # the room was never opened, or cannot be any more
            await carry_out(self.hub, Resign(match.room, seats))

    async def _go_on(self, record: TournamentRecord, match: Match) -> None:
        """Open the room of a game; where only bots play, they begin."""
        try:
            if await self._record(match.room) is None:
                await self.hub.open_room(_room(record, match))
            if all(record.players[player].kind != PERSON for player in match.players):
                await carry_out(self.hub, Wake(match.room))
        except Refusal as error:
            log("no room for a game", tournament=record.id, why=error.code)
        except Exception:
            LOG.exception("no room for a game", extra={"fields": {"tournament": record.id}})

    async def forget(self, user: str) -> None:
        """Take a person out of all tournaments."""
        for name in await self.hub.store.run(with_person(user)):
            async with self.changing(name) as record:
                record.host = "" if record.host == user else record.host
                if (player := record.player(user)) is not None:
                    if record.status == PLAYING or record.rounds:
                        record.players[player] = Entrant(PERSON, out=True)
                    else:
                        del record.players[player]


def _room(record: TournamentRecord, match: Match) -> RoomRecord:
    return new_room(
        record.game,
        [_seat(record.players[player]) for player in match.players],
        Setup(dict(record.options)),
        room=match.room,
        clock=record.clock,
        days=record.days,
        tournament=record.id,
    )


def _seat(player: Entrant) -> SeatRecord:
    if player.kind == PERSON:
        return SeatRecord(PERSON, player.user, player.name, player.deck, player.title, epoch=1)
    return SeatRecord(player.kind, deck=player.deck, title=player.title)


# Jobs


def keep(record: TournamentRecord, now: float) -> Job[None]:
    text = msgspec.json.encode(record).decode()
    values = {"host": record.host, "status": record.status, "record": text, "changed": now}

    def job(connection: Database) -> None:
        one = TOURNAMENTS.c.id == record.id
        if not connection.execute(TOURNAMENTS.update().where(one).values(values)).rowcount:
            connection.execute(TOURNAMENTS.insert().values(id=record.id, **values))

    return job


def load(name: str) -> Job[TournamentRecord | None]:
    def job(connection: Database) -> TournamentRecord | None:
        text = connection.execute(sa.select(TOURNAMENTS.c.record).where(TOURNAMENTS.c.id == name)).scalar()
        return None if text is None else msgspec.json.decode(text, type=TournamentRecord)

    return job


def room_record(name: str) -> Job[RoomRecord | None]:
    def job(connection: Database) -> RoomRecord | None:
        text = connection.execute(sa.select(ROOMS.c.record).where(ROOMS.c.id == name)).scalar()
        return None if text is None else read(text, ())[0]

    return job


def running(connection: Database) -> list[str]:
    """The tournaments that are played."""
    return [*connection.execute(sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.status == PLAYING)).scalars()]


def with_person(user: str) -> Job[list[str]]:
    """The tournaments of somebody, the latest first."""
    mine = TOURNAMENTS.c.record.contains(f'"user":"{user}"', autoescape=True) | (TOURNAMENTS.c.host == user)

    def job(connection: Database) -> list[str]:
        query = sa.select(TOURNAMENTS.c.id).where(mine).order_by(TOURNAMENTS.c.changed.desc())
        return [*connection.execute(query).scalars()]

    return job


def unfinished_of(user: str) -> Job[list[TournamentRecord]]:
    """The tournaments of somebody that are not over."""
    find = with_person(user)

    def job(connection: Database) -> list[TournamentRecord]:
        found = [load(name)(connection) for name in find(connection)]
        return [each for each in found if each is not None and each.status != OVER]

    return job


def unfinished(host: str) -> Job[tuple[int, int]]:
    """How many tournaments are not over: of this host, and of all."""
    left = sa.select(sa.func.count()).where(TOURNAMENTS.c.status != OVER)

    def job(connection: Database) -> tuple[int, int]:
        own = connection.execute(left.where(TOURNAMENTS.c.host == host)).scalar_one()
        return own, connection.execute(left).scalar_one()

    return job
