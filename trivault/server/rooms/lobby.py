"""The lobby: the rooms of all processes that wait for players, in one list."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Protocol

import msgspec

from trivault.server.cluster.messages import Listed
from trivault.server.connections.connection import encoded
from trivault.server.protocol import replies
from trivault.server.rooms.broadcast import seat_infos
from trivault.server.rooms.interfaces import AnyRoom, RoomHub
from trivault.server.rooms.seating import names

LISTED = 100  # rooms in the lobby
SOON = 0.1  # seconds until changes are broadcast


class OtherProcesses(Protocol):
    """What the lobby needs of the processes that share the database."""

    def listed(self) -> list[Listed]: ...
    def tell_soon(self) -> None: ...


class Lobby:
    def __init__(self, hub: RoomHub, others: OtherProcesses) -> None:
        self.hub = hub
        self._others = others
        self._due = False

    def reply(self, lang: str, number: int = 0) -> replies.Lobby:
        listed = [*self._others.listed(), *self.own()]
        return replies.Lobby(id=number, rooms=[_line(each, lang) for each in fairly(listed)])

    def own(self) -> list[Listed]:
        """Rooms of this process with open seats."""
        waiting = ((room, _waiting(room)) for room in self.hub.rooms.values())
        return [_listed(room, host) for room, host in waiting if host is not None]

    def changed(self, room: AnyRoom) -> None:
        """A room may be listed now, or not any more, or otherwise."""
        if room.record.listed:
            self.broadcast_soon()
            self._others.tell_soon()

    def broadcast_soon(self) -> None:
        """Schedule a broadcast to the lobby; changes until then are sent in one message."""
        if not self._due and not self.hub.closing:
            self._due = True
            asyncio.get_running_loop().call_later(SOON, self._broadcast)

    def _broadcast(self) -> None:
        self._due = False
        news: dict[str, bytes] = {}
        for connection in list(self.hub.connections):
            if connection.lobby:
                if connection.lang not in news:
                    news[connection.lang] = encoded(self.reply(connection.lang))
                connection.send_bytes(news[connection.lang])


def fairly(rooms: list[Listed]) -> list[Listed]:
    """As many as are listed, the newest first; many of one address do not displace those of others."""
    several: Counter[str] = Counter()
    found: list[tuple[int, Listed]] = []
    oldest_first = sorted(rooms, key=lambda room: room.since)
    for each in reversed(oldest_first):
        found.append((several[each.host], each))
        several[each.host] += 1
    return [each for _, each in sorted(found, key=lambda ranked: ranked[0])[:LISTED]]


def _waiting(room: AnyRoom) -> str | None:
    """The address of who waits in a room that is listed."""
    if not room.record.listed or not room.waits:
        return None
    return next((each.host for each in room.people if each.seats), None)


def _listed(room: AnyRoom, host: str) -> Listed:
    record = room.record
    return Listed(record.room, record.game, host, room.since, seat_infos(room), record.clock, record.days)


def _line(listed: Listed, lang: str) -> replies.RoomLine:
    called = zip(listed.seats, names(listed.seats, lang), strict=True)
    return replies.RoomLine(
        room=listed.room,
        game=listed.game,
        seats=[msgspec.structs.replace(seat, name=name) for seat, name in called],
        clock=listed.clock,
        days=listed.days,
    )
