"""The other processes on the same database: who lives, who does the chores, and what is asked of them."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from typing import Any
from weakref import WeakSet

import msgspec
from websockets.exceptions import ConnectionClosed

from trivault.server.cluster.leases import CHORES, OwnedByPeer, Peer
from trivault.server.connections.connection import Connection
from trivault.server.connections.relay import DONE, FAILED, Passes, Relay, dialled, encoded
from trivault.server.connections.services import Services
from trivault.server.monitoring.logs import log
from trivault.server.protocol.refusals import Refusal
from trivault.server.storage.members import Member
from trivault.server.storage.ownership import StorageFailed

AGAIN = 0.2  # seconds after which it is asked again who has a room …
TAKEOVER = 20.0  # … and in which somebody has it who answers


class Peers:
    """A server that has its database alone has none."""

    def __init__(self, hub: Services, key: str, resume: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """`resume` goes on with what a process has left behind that is gone."""
        self.hub = hub
        self._resume = resume
        self.passes = Passes(key)
        self.living: dict[int, str] = {}  # addresses by ids, with this process
        self.visitors: set[Connection] = set()  # clients of others in rooms of this one
        self.relays: WeakSet[Relay] = WeakSet()  # of own clients to rooms of others

    @property
    def id(self) -> int:
        """Of this process."""
        return self.hub.store.owner.epoch

    async def run(self) -> None:
        """Beat for as long as this event loop runs: where it hangs, others go on."""
        owner = self.hub.store.owner
        if not isinstance(owner, Member):
            await self._resume()
            return
        log("registered", process=self.id, address=owner.address, pid=os.getpid())
        while not self.hub.closing:
            with suppress(StorageFailed):
                await self._look(owner)
            await asyncio.sleep(self.hub.settings.beat)

    async def _look(self, owner: Member) -> None:
        before, self.living = self.living, await self.hub.store.run(owner.beat)
        gone, had = before.keys() - self.living.keys(), self.hub.leases.holds(CHORES)
        for relay in [relay for relay in self.relays if relay.peer.id in gone]:
            relay.cut()
        with suppress(OwnedByPeer):
            await self.hub.leases.take(CHORES)
            if gone or not had:
                log("chores", process=self.id)
                self.hub.spawn(self._resume())  # nobody drives the bots of those who are gone

    async def order(self, peer: Peer, command: msgspec.Struct) -> bool:
        """Send a command to another process; whether it has been carried out there."""
        socket = await dialled(self.passes, peer)
        if socket is None:
            return False
        async with socket:
            with suppress(ConnectionClosed):
                await socket.send(encoded(command))
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
