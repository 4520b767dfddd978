"""Fetches what somebody has published, where the user asks for it: over HTTPS, within a time and a size."""

from __future__ import annotations

import ssl
from urllib.error import URLError
from urllib.request import Request, urlopen

from trivault.kernel.errors import TrivaultError
from trivault.library.deck_lists import LONGEST

SECONDS = 10.0


class FetchError(TrivaultError):
    """Something that could not be fetched."""


def fetch(address: str, seconds: float = SECONDS) -> str:
    """The text at an address. Nothing is followed out of HTTPS."""
    if not address.startswith("https://"):
        raise FetchError(f"{address}: expected an address that begins with https://")
    request = Request(address, headers={"Accept": "application/json", "User-Agent": "trivault"})
    try:
        with urlopen(request, timeout=seconds, context=ssl.create_default_context()) as answer:
            if not answer.url.startswith("https://"):
                raise FetchError(f"{address}: leads to {answer.url}, which is not HTTPS")
            data: bytes = answer.read(LONGEST + 1)
    except URLError as error:
        raise FetchError(f"{address}: {error.reason}; open it in a browser and save what it shows") from None
    except (OSError, ValueError) as error:
        raise FetchError(f"{address}: {error}; open it in a browser and save what it shows") from None
    if len(data) > LONGEST:
        raise FetchError(f"{address}: too long for a deck list")
    if data.lstrip().startswith(b"<"):
        raise FetchError(f"{address}: an error page; open it in a browser and save what it shows")
    return data.decode("utf-8", "replace")
