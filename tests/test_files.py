"""Files of the user: found where they belong, and never half written."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from trivault.files import replace_file, state_folder


def test_the_folder_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    assert state_folder() == tmp_path / "state" / "trivault"
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert state_folder() == tmp_path / ".local" / "state" / "trivault"


def test_the_new_content_takes_the_place_of_the_old(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for data in (b"old", b"new"):
        replace_file(path, data)
        assert path.read_bytes() == data
    assert list(tmp_path.iterdir()) == [path], "no draft is left"


def test_a_crash_while_writing_leaves_the_old_content(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    replace_file(path, b"old")

    def crash(self: Path, data: bytes) -> int:
        os.close(os.open(self, os.O_CREAT | os.O_WRONLY))  # an empty file, and then the light goes out
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "write_bytes", crash)
    with pytest.raises(KeyboardInterrupt):
        replace_file(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_errors_name_the_file_and_not_the_draft(tmp_path: Path) -> None:
    path = tmp_path / "missing" / "game.json"
    with pytest.raises(OSError, match="No such file") as raised:
        replace_file(path, b"new")
    assert raised.value.filename == str(path)
