"""Running the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import Callable, Sequence
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from trivault.server.connections.sockets import HttpProtocol, Sockets, on_loop_error
from trivault.server.connections.websocket import WebSocketProtocol
from trivault.server.hub import Hub
from trivault.server.settings import Settings
from trivault.server.storage.ownership import served

SWEEP = 6000  # ticks of a tenth of a second between two thorough collections of garbage
WAITING = 2048  # connections that wait to be accepted …
AT_ONCE = 8  # … that one of several processes accepts before others have their turn …
ALONE = 64  # … and that one process accepts that is alone
FILES = 16_384  # for 8000 clients, and everything else
SIGN = 10  # … between two signs of life
QUIET = 50  # … after which a connection must have asked for something, or be gone
TICK = 0.1  # seconds


def open_files() -> None:
    """As many sockets as the system lets us have; it is few only for programs that do not ask."""
    try:
        import resource
    except ImportError:  # not on this system
        return
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if few != resource.RLIM_INFINITY and few < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def tune_garbage_collector() -> None:
    """Let Python look for garbage only among what is new. Tables keep every state for undo and replays;
    looking through all of them again and again would stop everybody for tenths of a second."""
    gc.freeze()
    gc.set_threshold(10_000, 20, 1_000_000)


def listening(host: str, port: int, shared: bool = False) -> socket.socket:
    """Where clients come to, also while an earlier server still listens there if they share it. What is said to
    them is sent at once, not when they have acknowledged what was said before."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.create_server((host, port), family=family, reuse_port=shared)
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return made


def page_at(hosts: Sequence[str], port: int) -> str:
    """The address of the page, as people at this machine reach it."""
    host = hosts[0] if hosts else ""
    shown = "localhost" if host in ("", "127.0.0.1", "0.0.0.0") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


class Server(uvicorn.Server):
    """A uvicorn server that sends clients the reason before it closes their sockets."""

    def __init__(
        self, config: uvicorn.Config, hub: Hub, ready: Callable[[int], None], alive: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self.server_state = Sockets(hub.settings)
        self.alive = alive
        self.hub = hub
        self.hub.end = self._end
        self.ready = ready
        self._waiting: frozenset[object] = frozenset()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal ends the server in order, and so with the exit code 0; a second one at once. Of
        several processes only the supervisor hears the keyboard."""
        if sig == signal.SIGINT and self.hub.settings.internal:
            return
        self.force_exit = self.should_exit
        self.should_exit = True

    def _end(self) -> None:
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(on_loop_error)
        await super().startup(sockets)
        for each in sockets or ():
            each.listen(WAITING)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            self.hub.spawn(self.hub.store.run(served(page_at(self.hub.settings.hosts, port))))
            self.ready(port)

    async def on_tick(self, counter: int) -> bool:
        if counter % SWEEP == SWEEP - 1:
            gc.collect()
        if counter % SIGN == 0:
            self.alive()
        if counter % QUIET == 0:
            self._sweep()
        return await super().on_tick(counter)

    def _sweep(self) -> None:
        """Cut off those who ask for nothing, and those who do not let themselves be closed."""
        everybody = list(self.server_state.connections)
        waiting = {
            each
            for each in everybody
            if each.transport.is_closing()
            or not getattr(each, "handshake_initiated", True)  # begun so that it cannot be read
        }
        idle = {each for each in everybody if isinstance(each, HttpProtocol) and each.idle(QUIET * TICK)}
        for each in idle | waiting & self._waiting:
            each.transport.abort()
        self._waiting = frozenset(waiting)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.hub.stop()
        await super().shutdown(sockets)


def configured(
    app: Starlette, settings: Settings, ready: Callable[[int], None], alive: Callable[[], None] = lambda: None
) -> Server:
    """A server that calls `ready` with its port once clients can come, and `alive` every second."""
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=list(settings.proxies),
        backlog=AT_ONCE if settings.internal else ALONE,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=settings.size,
        ws_ping_timeout=settings.stuck,
        ws_per_message_deflate=False,  # WebSocketProtocol compresses, and only where it pays
        timeout_graceful_shutdown=5,
    )
    return Server(config, app.state.hub, ready, alive)
