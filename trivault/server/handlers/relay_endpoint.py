"""The door for other processes: their clients play in rooms of this one, and they say what is to be done there.

Whoever comes shows a pass, which only a process with the key of the database can make. Nothing of what it says
about its client is believed without it.
"""

from __future__ import annotations

import msgspec
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket

from trivault.server.cluster.leases import OwnedByPeer
from trivault.server.connections.relay import (
    DONE,
    FAILED,
    KEY,
    MOVED,
    NOTHING_MORE,
    OWNED_BY_PEER,
    RelayedVisit,
)
from trivault.server.handlers.account_deletion import Remove, StepOut, TakeOut
from trivault.server.handlers.client import Client
from trivault.server.hub import Hub
from trivault.server.monitoring.logs import LOG, seldom
from trivault.server.protocol.refusals import Refusal
from trivault.server.protocol.requests import Join
from trivault.server.storage.ownership import StorageFailed
from trivault.server.tournaments.tournaments import Resign, Wake

_DECODER = msgspec.json.Decoder(RelayedVisit | Remove | Resign | StepOut | TakeOut | Wake)


async def relay_endpoint(websocket: WebSocket) -> None:
    hub: Hub = websocket.app.state.hub
    if not hub.peers.passes.fits(websocket.headers.get(KEY, ""), hub.peers.id):
        seldom("turned away", "no pass")
        await websocket.send_denial_response(PlainTextResponse("", 403))
        return
    visitor = Visitor(hub, websocket)
    hub.peers.visitors.add(visitor)
    try:
        await websocket.accept()
        await visitor.run()
    finally:
        hub.peers.visitors.discard(visitor)
        if visitor.room is not None:
            visitor.room.exit(visitor)


class Visitor(Client):
    """A client of another process, which has limited already how fast it asks, and says goodbye to it."""

    def __init__(self, hub: Hub, socket: WebSocket) -> None:
        super().__init__(hub, socket)
        self._limits = []

    async def _handle(self, raw: bytes | str) -> None:
        if isinstance(raw, str):
            await super()._handle(raw)
        elif raw == NOTHING_MORE:
            await self.bye("", DONE)
        else:
            await self._handle_peer(_DECODER.decode(raw))

    async def _handle_peer(self, said: RelayedVisit | Remove | Resign | StepOut | TakeOut | Wake) -> None:
        if isinstance(said, RelayedVisit):
            self.host, self.person = said.host, said.person
            self.lang, self.words, self.muted = said.lang, said.words, said.muted
            return
        try:
            await said.done_by(self.hub)
            await self.bye("", DONE)
        except OwnedByPeer:
            await self.bye("", OWNED_BY_PEER)
        except (Refusal, StorageFailed):
            await self.bye("", FAILED)
        except Exception:
            LOG.exception("not done for another process", extra={"fields": {"room": said.room}})
            await self.bye("", FAILED)

    def _say_goodbye(self, reason: str) -> None:
        pass

    async def visit(self, owned: OwnedByPeer, request: Join) -> bool:
        raise owned  # the first process asks again who has the room

    async def rejoin(self, room: str) -> None:
        self.bye(room, MOVED)

    def refuse(self, refusal: Refusal, number: int) -> None:
        if isinstance(refusal, OwnedByPeer):
            self.bye("", OWNED_BY_PEER)
        else:
            super().refuse(refusal, number)
