"""Compresses long messages to clients on other machines.

Each message is compressed by itself: between messages a connection keeps nothing, and what an opponent writes
is never compressed together with what only its reader may know, so that lengths tell nothing about it.
"""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import ip_address
from typing import Any

from websockets.datastructures import Headers
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame

LONG = 1024  # bytes from which on it is worth its time
QUICK = {"level": 1}  # a view becomes a third of its length in 40 to 60 µs


class Compression(PerMessageDeflate):
    """Sends short messages as they are."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < LONG else super().encode(frame)


class CompressionFactory(ServerPerMessageDeflateFactory):
    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True, client_no_context_takeover=True, compress_settings=QUICK
        )

    def process_request_params(
        self, params: Sequence[tuple[str, str | None]], accepted_extensions: Sequence[Extension]
    ) -> Any:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, Compression(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


def worthwhile(host: str, headers: Headers) -> bool:
    """Whether bytes are scarce on the way: not on the same machine, unless it is a proxy that connects."""
    try:
        return not ip_address(host).is_loopback or "x-forwarded-for" in headers
    except ValueError:  # no address
        return True
