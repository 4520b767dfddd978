"""The other processes on the same database: who lives, who does the chores, and what is asked of them."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import TYPE_CHECKING
from weakref import WeakSet

from websockets.exceptions import ConnectionClosed

from trivault.server.cluster.leases import CHORES, Elsewhere, Peer
from trivault.server.connections.relay import DONE, FAILED, Passes, Relay, dialled, encoded
from trivault.server.monitoring.logs import log
from trivault.server.protocol.refusals import Refusal
from trivault.server.storage.members import Member
from trivault.server.storage.ownership import NotStored

if TYPE_CHECKING:
    from trivault.server.handlers.relay_endpoint import Visitor
    from trivault.server.hub import Hub
    from trivault.server.rooms.room_commands import RoomDeed

AGAIN = 0.2  # seconds after which it is asked again who has a room …
TAKEOVER = 20.0  # … and in which somebody has it who answers


class Peers:
    """A server that has its database alone has none."""

    def __init__(self, hub: Hub, key: str) -> None:
        self.hub = hub
        self.passes = Passes(key)
        self.living: dict[int, str] = {}  # addresses by ids, with this process
        self.visitors: set[Visitor] = set()  # clients of others in rooms of this one
        self.relays: WeakSet[Relay] = WeakSet()  # of own clients to rooms of others

    @property
    def id(self) -> int:
        """Of this process."""
        return self.hub.store.owner.epoch

    async def run(self) -> None:
        """Beat for as long as this event loop runs: where it hangs, others go on."""
        owner = self.hub.store.owner
        if not isinstance(owner, Member):
            await self.hub.tournaments.resume()
            return
        log("registered", process=self.id, address=owner.address, pid=os.getpid())
        while not self.hub.closing:
            with suppress(NotStored):
                await self._look(owner)
            await asyncio.sleep(self.hub.settings.beat)

    async def _look(self, owner: Member) -> None:
        before, self.living = self.living, await self.hub.store.run(owner.beat)
        gone, had = before.keys() - self.living.keys(), self.hub.leases.holds(CHORES)
        for relay in [relay for relay in self.relays if relay.peer.id in gone]:
            relay.cut()
        with suppress(Elsewhere):
            await self.hub.leases.take(CHORES)
            if gone or not had:
                log("chores", process=self.id)
                self.hub.spawn(self.hub.tournaments.resume())  # nobody drives the bots of those who are gone

    async def do(self, deed: RoomDeed) -> None:
        """Let whoever has a room do something to it."""
        async for _ in attempts():
            try:
                await deed.done_by(self.hub)
                return
            except Elsewhere as elsewhere:
                if elsewhere.peer is not None and await self._asked(elsewhere.peer, deed):
                    return

    async def _asked(self, peer: Peer, deed: RoomDeed) -> bool:
        """Whether another process has done it."""
        socket = await dialled(self.passes, peer)
        if socket is None:
            return False
        async with socket:
            with suppress(ConnectionClosed):
                await socket.send(encoded(deed))
            await socket.wait_closed()
        if socket.close_code == FAILED:
            raise Refusal("failed")
        return socket.close_code == DONE


async def attempts() -> AsyncIterator[None]:
    """Try again while a process that is gone still counts as there; then give up."""
    end = time.monotonic() + TAKEOVER
    while time.monotonic() < end:
        yield
        await asyncio.sleep(AGAIN)
    raise Refusal("failed")
