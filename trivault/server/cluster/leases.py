"""Leases: what one process has for itself while it lives, such as a room.

A server that has its database alone has everything.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trivault.server.protocol.refusals import Refusal
from trivault.server.storage.database import LEASES, PROCESSES
from trivault.server.storage.ownership import StorageFailed
from trivault.server.storage.store import Job, Store

CHORES = "chores"  # what one process does for all
AGAIN = 0.05  # seconds after which somebody who changes the same thing is asked again …
PATIENCE = 10.0  # … and for how long

LOCK = "SELECT pg_try_advisory_xact_lock(hashtextextended(%s, 0))"


class Peer(NamedTuple):
    """Another process."""

    id: int
    address: str


class OwnedByPeer(Refusal):
    """Another process has it."""

    def __init__(self, name: str, peer: Peer | None) -> None:
        super().__init__("failed")
        self.name = name
        self.peer = peer  # nobody yet, where several take it at the same time


class Leases:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.shared = store.owner.shared
        self._held: set[str] = set()

    def holds(self, name: str) -> bool:
        return not self.shared or name in self._held

    async def take(self, name: str) -> None:
        """Have it from now on; `OwnedByPeer` says who has it instead."""
        if self.holds(name):
            return
        taken, peer = await self.store.run(_take(name, self.store.owner.epoch))
        if not taken:
            raise OwnedByPeer(name, peer)
        self._held.add(name)

    def lost(self, name: str) -> None:
        """The database has told that another process has it."""
        self._held.discard(name)

    async def let_go(self, names: Iterable[str]) -> None:
        if gone := [name for name in names if name in self._held]:
            self._held.difference_update(gone)
            await self.store.run(_let_go(gone, self.store.owner.epoch))

    @asynccontextmanager
    async def alone(self, name: str) -> AsyncIterator[None]:
        """Have it for a moment, when whoever has it is done."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while True:
            try:
                await self.take(name)
                break
            except OwnedByPeer:
                if loop.time() > end:
                    raise StorageFailed(f"another process has {name}") from None
                await asyncio.sleep(AGAIN)
        try:
            yield
        finally:
            await self.let_go([name])


def _take(name: str, process: int) -> Job[tuple[bool, Peer | None]]:
    """Whether it is this process's now, and otherwise whose it is. Nobody is waited for: transactions take
    several leases in any order."""
    living = sa.select(PROCESSES.c.id, PROCESSES.c.address).join_from(
        LEASES, PROCESSES, LEASES.c.process == PROCESSES.c.id
    )

    def job(connection: Connection) -> tuple[bool, Peer | None]:
        if not connection.exec_driver_sql(LOCK, (name,)).scalar():
            return False, None
        found = connection.execute(living.where(LEASES.c.name == name)).first()
        if found is not None:
            return found.id == process, Peer(*found)
        if not connection.execute(
            LEASES.update().where(LEASES.c.name == name).values(process=process)
        ).rowcount:
            connection.execute(LEASES.insert().values(name=name, process=process))
        return True, None

    return job


def _let_go(names: Iterable[str], process: int) -> Job[None]:
    gone = LEASES.delete().where(LEASES.c.name.in_(list(names)), LEASES.c.process == process)

    def job(connection: Connection) -> None:
        connection.execute(gone)

    return job
