"""What all requests have in common."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from trivault.server.protocol.wire import (
    SeatPlan,
    WireCount,
    kebab,
)

Plans = Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]
Replay = Annotated[str, Meta(max_length=400_000)]


class Request(
    msgspec.Struct, tag_field="type", tag=kebab, forbid_unknown_fields=True, omit_defaults=True, kw_only=True
):
    id: WireCount = 0
