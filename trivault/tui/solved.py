"""Which puzzles the user has solved: a small file in the user's folder."""

from __future__ import annotations

from pathlib import Path

import msgspec

from trivault.files import replace_file, state_folder


def solved(game: str) -> set[str]:
    """The names of the solved puzzles of a game."""
    return _all().get(game, set())


def mark_solved(game: str, name: str) -> None:
    marks = _all()
    marks.setdefault(game, set()).add(name)
    _file().parent.mkdir(parents=True, exist_ok=True)
    replace_file(_file(), msgspec.json.encode({each: sorted(names) for each, names in marks.items()}))


def _all() -> dict[str, set[str]]:
    try:
        return msgspec.json.decode(_file().read_bytes(), type=dict[str, set[str]])
    except (OSError, msgspec.DecodeError):  # nothing yet, or nothing that can be read
        return {}


def _file() -> Path:
    return state_folder() / "solved.json"
