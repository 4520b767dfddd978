"""Commands to a room by nobody in it, carried out in whichever process has the room."""

from __future__ import annotations

import msgspec

from trivault.server.cluster.leases import OwnedByPeer
from trivault.server.connections.peers import attempts
from trivault.server.protocol.refusals import Refusal
from trivault.server.rooms.interfaces import AnyRoom, RoomHub


class RoomCommand(msgspec.Struct, frozen=True, tag_field="type"):
    """`OwnedByPeer` says that another process has to do it. A room that cannot be opened is left as it is."""

    room: str

    async def done_by(self, hub: RoomHub) -> None:
        try:
            room = await hub.room(self.room)
        except OwnedByPeer:
            raise
        except Refusal:
            return
        await self.done_in(room)

    async def done_in(self, room: AnyRoom) -> None:
        raise NotImplementedError


async def carry_out(hub: RoomHub, command: RoomCommand) -> None:
    """Let whoever has a room carry out a command."""
    async for _ in attempts():
        try:
            await command.done_by(hub)
            return
        except OwnedByPeer as owned:
            if owned.peer is not None and await hub.peers.order(owned.peer, command):
                return
