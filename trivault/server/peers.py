"""The other processes on the same database: who lives, and who does the chores."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from trivault.server.leases import CHORES, Elsewhere
from trivault.server.logs import log
from trivault.server.members import Member
from trivault.server.ownership import NotStored

if TYPE_CHECKING:
    from trivault.server.hub import Hub


class Peers:
    """A server that has its database alone has none."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.living: dict[int, str] = {}  # addresses by ids, with this process

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
        while not self.hub.closing:
            with suppress(NotStored):
                await self._look(owner)
            await asyncio.sleep(self.hub.settings.beat)

    async def _look(self, owner: Member) -> None:
        before, self.living = self.living, await self.hub.store.run(owner.beat)
        gone, had = before.keys() - self.living.keys(), self.hub.leases.holds(CHORES)
        with suppress(Elsewhere):
            await self.hub.leases.take(CHORES)
            if gone or not had:
                log("chores", process=self.id)
                self.hub.spawn(self.hub.tournaments.resume())  # nobody drives the bots of those who are gone
