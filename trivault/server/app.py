"""The server as a web application: the socket, the browser client, health and metrics."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from functools import cache
from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from trivault.server.connections.limits import Limits
from trivault.server.connections.relay import PATH
from trivault.server.connections.sockets import CLOSE, announces_body
from trivault.server.handlers.client import Client
from trivault.server.handlers.relay_endpoint import relay_endpoint
from trivault.server.handlers.table import HANDLERS
from trivault.server.http import static_files
from trivault.server.http.cached_lists import CachedLists
from trivault.server.hub import Hub
from trivault.server.library import Library
from trivault.server.monitoring.logs import seldom
from trivault.server.protocol import schema
from trivault.server.protocol.refusals import preferred, server_words
from trivault.server.settings import Settings

SCHEMA = "application/schema+json"

REFUSED = {"origin": 403, "many": 429, "full": 503}  # why a socket is not opened

GUARD = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline';"
    " img-src 'self' data: blob:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none';"
    " form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-cache",  # kept, but asked for: after an update nobody has the old client
}


class SecurityHeaders:
    """Adds security headers to every page, and limits how fast one address may request pages."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] != "http":
            return self.app(scope, receive, send)

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [(name.encode(), value.encode()) for name, value in GUARD.items()]
                extra += [CLOSE] * announces_body(scope)
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        return self._answering(Request(scope))(scope, receive, guarded)

    def _answering(self, request: Request) -> ASGIApp:
        if self.limits.may_ask(request.client.host if request.client else ""):
            return self.app
        lang = preferred(request.headers.get("accept-language", ""))
        return PlainTextResponse(server_words(lang).say("error-too-fast"), REFUSED["many"])


class PortFilter:
    """The port for other processes has a door for them and tells how this one is; the others have none."""

    INSIDE = (PATH, "/health", "/metrics")

    def __init__(self, app: ASGIApp, internal: str) -> None:
        self.app = app
        self.port = int(internal.rpartition(":")[2])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._fits(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(PlainTextResponse("", 404))
        else:
            await PlainTextResponse("", 404)(scope, receive, send)

    def _fits(self, scope: Scope) -> bool:
        inside = scope["server"] is not None and scope["server"][1] == self.port
        return scope["path"] in self.INSIDE if inside else scope["path"] != PATH


def build(settings: Settings, library: Library) -> Starlette:
    hub = Hub(settings, library, HANDLERS)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hub.start()
        yield
        await hub.stop()

    routes: list[BaseRoute] = [
        WebSocketRoute("/ws", socket),
        Route("/schema.json", protocol),
        Route("/health", health),
        Route("/metrics", metrics),
        *CachedLists(hub).routes,
    ]
    guards = [Middleware(SecurityHeaders, limits=hub.limits)]
    if settings.internal:
        routes.append(WebSocketRoute(PATH, relay_endpoint))
        guards.insert(0, Middleware(PortFilter, internal=settings.internal))
    routes.append(
        Route("/{path:path}", static_files.page) if static_files.CLIENT.is_dir() else Route("/", no_client)
    )
    app = Starlette(routes=routes, lifespan=lifespan, middleware=guards)
    app.state.hub = hub
    return app


def socket(websocket: WebSocket) -> Awaitable[None]:
    hub: Hub = websocket.app.state.hub
    connection = Client(hub, websocket)
    own = allowed(websocket.headers, hub.settings.origins, hub.settings.hosts)
    why = hub.full(connection.host) if own else "origin"
    if not why:
        return connection.serve()
    seldom("turned away", why)
    said = server_words(connection.lang).say(f"refused-{why}")
    return websocket.send_denial_response(PlainTextResponse(said, REFUSED[why]))


def allowed(headers: Headers, origins: Sequence[str], hosts: Sequence[str] = ()) -> bool:
    """Browsers say from which page a socket was opened: only our own may. Programs say nothing."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        page = urlsplit(origin).netloc
    except ValueError:  # not even an address
        return False
    return page != "" and page == headers.get("host") and _ours(page, hosts)


def _ours(page: str, hosts: Sequence[str]) -> bool:
    """Whether this is a name of ours. Anybody may let a name of their own lead to this machine, and its pages
    would seem to be the server's; an address leads to nothing else."""
    try:
        name = urlsplit(f"//{page}").hostname or ""
    except ValueError:
        return False
    try:
        ip_address(name)
    except ValueError:
        machine = gethostname().lower()
        return name in ("localhost", machine, f"{machine}.local", *hosts)
    return True


async def protocol(request: Request) -> Response:
    return static_files.sent(request, _schema())


@cache
def _schema() -> static_files.File:
    return static_files.packed(schema.text().encode(), SCHEMA)


async def health(request: Request) -> Response:
    hub: Hub = request.app.state.hub
    ok = not hub.closing and await hub.health.ok()
    return JSONResponse({"status": "ok" if ok else "failing"}, 200 if ok else 503)


async def metrics(request: Request) -> Response:
    return PlainTextResponse(request.app.state.hub.metrics.text(), media_type="text/plain; version=0.0.4")


async def no_client(request: Request) -> Response:
    return PlainTextResponse(server_words("en").say("no-client"))
