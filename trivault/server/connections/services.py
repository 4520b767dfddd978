"""What connections, rooms and handlers share: the parts of a server that know neither rooms nor requests."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from trivault.server.accounts import accounts
from trivault.server.cluster.bus import Bus, SharedBus
from trivault.server.cluster.leases import CHORES, Leases
from trivault.server.connections.limits import Limits
from trivault.server.library import Library
from trivault.server.monitoring.logs import LOG
from trivault.server.monitoring.metrics import Metrics, resident
from trivault.server.protocol.refusals import Refusal
from trivault.server.protocol.requests import Request
from trivault.server.settings import Settings
from trivault.server.storage.health import Health
from trivault.server.storage.ownership import StorageFailed
from trivault.server.storage.store import Store, secret
from trivault.server.workers.bots import Bots
from trivault.server.workers.deck_ratings import DeckRater
from trivault.server.workers.scheduler import Scheduler
from trivault.server.workers.uploads import Reader, SaveSigner

Handler = Callable[[Any, Any], Coroutine[Any, Any, None]]  # of a client and its request


class Services:
    """The services of a server. The database is opened by `open`, in the event loop of the server."""

    def __init__(
        self,
        settings: Settings,
        library: Library,
        handlers: Mapping[type[Request], Handler],
        elsewhere: Callable[[str], int],
    ) -> None:
        """`elsewhere` counts the connections that an address has to other processes."""
        self.settings = settings
        self.library = library
        self.handlers = handlers
        self.metrics = Metrics()
        self.metrics.gauges["memory_bytes"] = resident
        self.limits = Limits(settings, elsewhere)
        self.bus = Bus()  # of a server that is alone
        self.closing = False
        self.scheduler = Scheduler()
        self.bots = Bots(settings, self.metrics)
        self.reader = Reader(settings)  # of saved games, who need not wait …
        self.prover = Reader(settings)  # … for puzzles
        self.searching = asyncio.Lock()  # one finished game is searched at a time
        self._tasks: set[asyncio.Task[None]] = set()
        self._used = 0  # bytes of the database

    async def open(self, lost: Callable[[], None]) -> str:
        """Open the database; the key of its tokens. `lost` is called when another server has taken it over."""
        settings = self.settings
        self.store = Store(
            settings.database, self.metrics, lost, settings.apart, settings.internal, settings.dead
        )
        self.leases = Leases(self.store)
        key = await self.store.run(secret(secrets.token_urlsafe(32)))
        self.tokens, self.save_signer = accounts.Tokens(key), SaveSigner(key)
        if self.leases.shared:
            self.bus = SharedBus(self.store, settings.database)
        self.accounts = accounts.Accounts(self.store, self.bus)
        self.health = Health(self.store)
        self.rater = DeckRater(self.store, self.bus, self.does_chores, settings.rated_by)
        return key

    async def close(self) -> None:
        """End what runs beside the event loop, after everything is stored."""
        self.bus.close()
        self.rater.close()
        await asyncio.to_thread(self.store.close)
        self.bots.close()
        self.reader.close()
        self.prover.close()

    def does_chores(self) -> bool:
        """Whether this process does what one does for all."""
        return self.leases.holds(CHORES)

    def check_space(self) -> None:
        """Refuse what would fill the disk."""
        if self._used > self.settings.disk or not self.health.has_space():
            raise Refusal("full")

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine as a background task."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, StorageFailed):  # the store has logged it
            LOG.error("failed on its own", exc_info=error)
