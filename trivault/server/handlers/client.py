"""A client as handlers know it: a connection with the hub of its server and the room that it is in."""

from __future__ import annotations

from trivault.server.cluster.leases import OwnedByPeer
from trivault.server.connections.connection import Connection
from trivault.server.connections.relay import Relay, dialled
from trivault.server.hub import Hub
from trivault.server.protocol.refusals import Refusal
from trivault.server.protocol.requests import Join
from trivault.server.rooms.room import Room


class Client(Connection):
    hub: Hub
    room: Room | None

    async def serve(self) -> None:
        """Serve the client from its coming to its going."""
        self.hub.connected(self)
        try:
            await self.socket.accept()
            await self.run()
        finally:
            self.hub.disconnected(self)

    def here(self) -> Room:
        """The room that the client is in."""
        if self.room is None:
            raise Refusal("no-room")
        return self.room

    async def visit(self, owned: OwnedByPeer, request: Join) -> bool:
        """Join a room that another process has; whether that has answered."""
        if owned.peer is None:
            return False
        socket = await dialled(self.hub.peers.passes, owned.peer)
        if socket is None:
            return False
        relay = Relay(self, owned.peer, socket)
        self.hub.peers.relays.add(relay)
        return await relay.enter(request)
