"""Structured logs: one JSON object a line."""

from __future__ import annotations

import logging
import math
import sys
import time
from datetime import UTC, datetime

import msgspec

LOG = logging.getLogger("trivault.server")
SHORT = 300  # letters of a reason


class JsonLines(logging.Formatter):
    """`LOG.info("event", extra={"fields": {…}})` becomes a line with these fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


# What uvicorn takes for errors: a socket that is refused in words, one that is closed for what it sent.
MISTAKES = ("ASGI callable returned without completing handshake", "Invalid UTF-8 sequence received")

NONSENSE = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
)  # of anybody, as often as they like


def _no_mistake(record: logging.LogRecord) -> bool:
    said = record.getMessage()
    if said in NONSENSE:
        seldom("not understood", said)
    return said not in NONSENSE and not said.startswith(MISTAKES)


def log(event: str, **fields: object) -> None:
    LOG.info(event, extra={"fields": fields})


EVERY = 60.0  # seconds between two lines that say the same


class _Said:
    """When a line was logged last, and how often it was due since."""

    def __init__(self) -> None:
        self.at = -math.inf
        self.times = 0


_SAID: dict[str, _Said] = {}


def seldom(event: str, why: str) -> None:
    """Log what anybody may cause again and again: at once, and then once a minute with the number of times."""
    said = _SAID.setdefault(f"{event} {why}", _Said())
    said.times += 1
    now = time.monotonic()
    if now - said.at >= EVERY:
        log(event, why=why, times=said.times)
        said.at, said.times = now, 0


def set_up() -> None:
    """Everything that the server and its libraries log goes to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("trivault.server", "uvicorn", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.addFilter(_no_mistake)
        logger.propagate = False
        logger.setLevel(logging.INFO if name == "trivault.server" else logging.WARNING)


class Outage:
    """A repeated failure: logged when it begins, once a minute while it lasts, and when it is over. One that
    comes and goes is logged once a minute, too."""

    def __init__(self, failed: str, works: str, **fields: object) -> None:
        self.on = False
        self._failed, self._works, self._fields = failed, works, fields
        self._times = 0  # since the last line
        self._said = -math.inf
        self._told = False  # whether the present outage is in the log

    def failed(self, why: Exception | str) -> None:
        """The first time with all there is to know of an exception."""
        now, first = time.monotonic(), not self.on
        self.on = True
        self._times += 1
        if now - self._said < EVERY:
            return
        fields = {**self._fields, "why": str(why).partition("\n")[0][:SHORT], "times": self._times}
        LOG.error(
            self._failed,
            extra={"fields": fields},
            exc_info=why if first and isinstance(why, Exception) else None,
        )
        self._said, self._told, self._times = now, True, 0

    def over(self) -> None:
        if self.on and self._told:
            log(self._works, **self._fields, times=self._times)
            self._times = 0
        self.on = self._told = False
