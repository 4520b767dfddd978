"""Structured logs: one JSON object a line."""

from __future__ import annotations

import logging
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


def _no_mistake(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith(MISTAKES)


def log(event: str, **fields: object) -> None:
    LOG.info(event, extra={"fields": fields})


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
    """A repeated failure: logged when it begins, at intervals while it lasts, and when it is over."""

    EVERY = 60.0  # seconds

    def __init__(self, failed: str, works: str, **fields: object) -> None:
        self.on = False
        self._failed, self._works, self._fields = failed, works, fields
        self._times = 0
        self._said = 0.0

    def failed(self, why: Exception | str) -> None:
        """The first time with all there is to know of an exception."""
        now, first = time.monotonic(), not self.on
        self._times += 1
        if not first and now - self._said < self.EVERY:
            return
        self.on, self._said = True, now
        fields = {**self._fields, "why": str(why).partition("\n")[0][:SHORT], "times": self._times}
        LOG.error(
            self._failed,
            extra={"fields": fields},
            exc_info=why if first and isinstance(why, Exception) else None,
        )

    def over(self) -> None:
        if self.on:
            log(self._works, **self._fields, times=self._times)
            self.on, self._times = False, 0
