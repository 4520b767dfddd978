"""Structured logs: one JSON object a line."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

LOG = logging.getLogger("trivault.server")


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
