"""Running the server until it is told to stop."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from trivault.server.hub import Hub
from trivault.server.settings import Settings

SWEEP = 6000  # ticks of a tenth of a second between two thorough collections of garbage


def calm() -> None:
    """Let Python look for garbage only among what is new. Tables keep every state for undo and replays;
    looking through all of them again and again would stop everybody for tenths of a second."""
    gc.freeze()
    gc.set_threshold(10_000, 20, 1_000_000)


class Server(uvicorn.Server):
    """Tells the clients why, before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, hub: Hub, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self.hub = hub
        self.ready = ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal ends the server in order, and so with the exit code 0; a second one at once."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready(self.servers[0].sockets[0].getsockname()[1])

    async def on_tick(self, counter: int) -> bool:
        if counter % SWEEP == SWEEP - 1:
            gc.collect()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.hub.stop()
        await super().shutdown(sockets)


def configured(app: Starlette, settings: Settings, ready: Callable[[int], None]) -> Server:
    """A server that calls `ready` with its port once clients can come."""
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=settings.size,
        ws_per_message_deflate=False,  # costs more time than it saves bytes
        timeout_graceful_shutdown=5,
    )
    return Server(config, app.state.hub, ready)
