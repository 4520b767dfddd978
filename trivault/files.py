"""Files of the user: where they are kept, and how one is replaced."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def state_folder() -> Path:
    """Where Trivault keeps what the user has not named a place for."""
    base = os.environ.get("XDG_STATE_HOME")
    return (Path(base) if base else Path.home() / ".local" / "state") / "trivault"


def replace_file(path: Path, data: bytes) -> None:
    """Replace a file at once: whoever reads it finds the old content or the new one."""
    draft = path.with_name(f".{path.name}-{os.getpid()}")
    try:
        draft.write_bytes(data)
        draft.replace(path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None  # not the name of the draft
    finally:
        with suppress(OSError):
            draft.unlink()
