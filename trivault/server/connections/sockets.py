"""Connections at the level of TCP: how many an address may have, and HTTP requests that are slow to come."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.server import ServerState

from trivault.server.connections.limits import local, network
from trivault.server.connections.proxies import Proxies
from trivault.server.monitoring.logs import seldom

if TYPE_CHECKING:
    from starlette.types import Scope

    from trivault.server.settings import Settings

CLOSE = (b"connection", b"close")
BODY = (b"content-length", b"transfer-encoding")  # headers that announce one

ACCEPT_FAILED = "socket.accept() out of system resource"


class Sockets(ServerState):
    """All connections, counted by address. This machine, proxies and other processes may have any number."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._most = settings.sockets
        self._proxies = Proxies(settings.proxies)
        self._internal = int(settings.internal.rpartition(":")[2] or -1)
        self._counted: dict[asyncio.BaseTransport, str] = {}
        self._by_host: Counter[str] = Counter()

    def admit(self, transport: asyncio.Transport) -> None:
        """Count a new connection; one too many from its address is cut."""
        client, server = (transport.get_extra_info(name) for name in ("peername", "sockname"))
        if not client or not server or client[0] in self._proxies or server[1] == self._internal:
            return
        host = network(client[0])
        if local(host):
            return
        if self._by_host[host] >= self._most:
            seldom("turned away", "sockets")
            transport.abort()
            return
        self._by_host[host] += 1
        self._counted[transport] = host

    def by_host(self, host: str) -> int:
        return self._by_host[host]

    def left(self, transport: asyncio.Transport) -> None:
        host = self._counted.pop(transport, "")
        if host:
            self._by_host[host] -= 1
            if not self._by_host[host]:
                del self._by_host[host]


class HttpProtocol(H11Protocol):
    """HTTP requests. No page reads a body, so that a connection whose client announces one is closed with the
    answer."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._free_since = self.loop.time()

    @property
    def sockets(self) -> Sockets:
        assert isinstance(self.server_state, Sockets)
        return self.server_state

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self.sockets.admit(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.sockets.left(self.transport)
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._free_since = self.loop.time()
        if self.conn.their_state is h11.SEND_BODY and not self.transport.is_closing():
            self.transport.close()

    def idle(self, seconds: float) -> bool:
        """Whether it has had no request for so long, also where the beginning of one has come."""
        cycle: RequestResponseCycle | None = self.cycle
        answered = cycle is None or cycle.response_complete
        unsent = self.transport.get_write_buffer_size()
        return answered and not unsent and self.loop.time() - self._free_since > seconds


def announces_body(scope: Scope) -> bool:
    return any(name in BODY for name, _ in scope["headers"])


def on_loop_error(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What the event loop reports. That there are no more files for connections may come a thousand times a
    second."""
    if context["message"] == ACCEPT_FAILED:
        seldom("not accepted", str(context["exception"]))
    else:
        loop.default_exception_handler(context)
