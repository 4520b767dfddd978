"""The other processes that share the database: what they have told of themselves, and what they are told.

Each tells what has changed since it spoke last, every second at least: rooms that wait for players,
connections and unfinished rooms by addresses, and what was taken of limits for addresses and names. So the
limits of all together are kept with a second's delay; those of what is stored are kept by the database.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeVar

from trivault.server.cluster import messages
from trivault.server.connections.limits import local
from trivault.server.rooms.interfaces import RoomHub
from trivault.server.rooms.lobby import Lobby, fairly

BEAT = 1.0  # seconds after which the others are told something, were it nothing
SOON = 0.1  # … and after which they are told of a room
SILENT = 5.0  # seconds after which who has told nothing is taken for gone

T = TypeVar("T")


class KnownPeer:
    """The status of another process, as far as it has told it."""

    def __init__(self) -> None:
        self.last_seen = 0.0
        self.listed: dict[str, messages.Listed] = {}
        self.connections: dict[str, int] = {}
        self.rooms: dict[str, int] = {}

    def receive(self, status: messages.ProcessStatus) -> None:
        self.last_seen = time.monotonic()
        if status.everything:
            self.listed, self.connections, self.rooms = {}, {}, {}
        self.listed.update((each.room, each) for each in status.listed)
        for room in status.unlisted:
            self.listed.pop(room, None)
        for known, new in ((self.connections, status.connections), (self.rooms, status.rooms)):
            known.update(new)
            for host in [host for host, many in new.items() if not many]:
                del known[host]


class Heartbeat:
    def __init__(self, hub: RoomHub) -> None:
        self.hub = hub
        self._peers: dict[str, KnownPeer] = {}
        self._everything = True  # is told next
        self._due = False
        self._listed: dict[str, messages.Listed] = {}  # what the others know of this process
        self._connections: dict[str, int] = {}
        self._rooms: dict[str, int] = {}

    def start(self, lobby: Lobby) -> None:
        """Hear the others, and tell them of this process."""
        bus, self._lobby = self.hub.bus, lobby
        if not bus.shared:
            return
        bus.subscribe(messages.Ask, lambda sender, ask: self._tell_everything())
        bus.subscribe(messages.ProcessStatus, self._heard)
        bus.subscribe(messages.Left, lambda sender, left: self._lost(sender))
        bus.subscribe(messages.Right, lambda sender, right: self.hub.limits.know(right.name, right.host))
        bus.subscribe_to_gaps(self._ask)
        self.hub.spawn(self._beat())

    # What the others have

    def listed(self) -> list[messages.Listed]:
        """Rooms that wait for players."""
        return [each for peer in self._peers.values() for each in peer.listed.values()]

    def connections(self, host: str) -> int:
        return sum(peer.connections.get(host, 0) for peer in self._peers.values())

    def rooms(self, host: str) -> int:
        """Unfinished rooms in memory that were opened from an address."""
        return sum(peer.rooms.get(host, 0) for peer in self._peers.values())

    def _heard(self, sender: str, told: messages.ProcessStatus) -> None:
        self._peers.setdefault(sender, KnownPeer()).receive(told)
        self.hub.limits.spend(told.spent)
        if told.everything or told.listed or told.unlisted:
            self._lobby.broadcast_soon()

    def _lost(self, sender: str) -> None:
        if (gone := self._peers.pop(sender, None)) is not None and gone.listed:
            self._lobby.broadcast_soon()

    def _ask(self) -> None:
        """Something may have been missed, here or by the others."""
        self.hub.bus.publish(messages.Ask())
        self._tell_everything()

    # What they are told

    async def _beat(self) -> None:
        while not self.hub.closing:
            self.tell()
            silent = time.monotonic() - SILENT
            for sender in [sender for sender, peer in self._peers.items() if peer.last_seen < silent]:
                self._lost(sender)
            await asyncio.sleep(BEAT)

    def tell_soon(self) -> None:
        if self.hub.bus.shared and not self._due:
            self._due = True
            asyncio.get_running_loop().call_later(SOON, self.tell)

    def _tell_everything(self) -> None:
        self._everything = True
        self.tell_soon()

    def tell(self) -> None:
        """Tell what has changed, or everything."""
        everything, self._everything, self._due = self._everything, False, False
        if everything:
            self._listed, self._connections, self._rooms = {}, {}, {}
        listed = {each.room: each for each in fairly(self._lobby.own())}
        connections = _limited(self.hub.limits.connections)
        rooms = _limited(Counter(room.host for room in self.hub.unfinished()))
        self.hub.bus.publish(
            messages.ProcessStatus(
                everything,
                list(_changed(self._listed, listed).values()),
                list(self._listed.keys() - listed.keys()),
                _changed(self._connections, connections, 0),
                _changed(self._rooms, rooms, 0),
                self.hub.limits.spent(),
            )
        )
        self._listed, self._connections, self._rooms = listed, connections, rooms


def _limited(counted: Mapping[str, int]) -> dict[str, int]:
    return {host: many for host, many in counted.items() if not local(host)}


def _changed(before: Mapping[str, T], now: Mapping[str, T], *gone: T) -> dict[str, T]:
    """What is new or otherwise, and what takes the place of what is gone."""
    missing: Iterable[str] = before.keys() - now.keys()
    return {
        **{name: each for name, each in now.items() if before.get(name) != each},
        **{name: each for name in missing for each in gone},
    }
