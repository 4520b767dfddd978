"""What is done to a room by nobody in it, in whichever process has the room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from trivault.server.cluster.leases import Elsewhere
from trivault.server.protocol.refusals import Refusal

if TYPE_CHECKING:
    from trivault.server.hub import Hub
    from trivault.server.rooms.room import Room


class RoomDeed(msgspec.Struct, frozen=True, tag_field="type"):
    """`Elsewhere` says that another process has to do it. A room that cannot be opened is left as it is."""

    room: str

    async def done_by(self, hub: Hub) -> None:
        try:
            room = await hub.room(self.room)
        except Elsewhere:
            raise
        except Refusal:
            return
        await self.done_in(room)

    async def done_in(self, room: Room) -> None:
        raise NotImplementedError
