"""Saved games on disk."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.tui.sitting import GAME, table
from trivault.kernel.errors import CorruptFile, ForeignFile, OtherVersion, TruncatedFile
from trivault.tui import saves


def test_they_are_in_the_folder_of_the_user(tmp_path: Path) -> None:
    assert saves.running("shards") == tmp_path / "state" / "trivault" / "shards.replay.json"


def test_what_is_written_is_read() -> None:
    path = saves.running("shards")
    at = table()
    at.answer("end-turn")
    saves.write(path, at.replay())
    assert saves.opened(path, saves.read(path), GAME).state == at.state
    assert saves.opened(path, saves.read(path), GAME, 0).answers == []
    assert [each.name for each in path.parent.iterdir()] == [path.name], "no draft is left"


def test_a_crash_while_writing_leaves_the_old_game(monkeypatch: pytest.MonkeyPatch) -> None:
    path = saves.running("shards")
    at = table()
    saves.write(path, at.replay())
    old = path.read_bytes()
    at.answer("end-turn")

    def crash(self: Path, data: bytes) -> int:
        os.close(os.open(self, os.O_CREAT | os.O_WRONLY))  # an empty file, and then the light goes out
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "write_bytes", crash)
    with pytest.raises(KeyboardInterrupt):
        saves.write(path, at.replay())
    assert path.read_bytes() == old
    assert list(path.parent.iterdir()) == [path]


def test_an_unfinished_game_is_set_aside_under_a_new_name() -> None:
    path = saves.running("shards")
    assert saves.set_aside(path) is None
    kept = []
    for _ in range(3):
        saves.write(path, table().replay())
        kept.append(saves.set_aside(path))
    assert [each.name for each in kept if each] == [f"shards-{n}.replay.json" for n in (2, 3, 4)]
    assert not path.exists()


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (lambda data: data[:-40], TruncatedFile),
        (lambda data: b"PK" + data, ForeignFile),
        (lambda data: data.replace(b'"end-turn"', b'"play li-hin-the-shattered"'), CorruptFile),
        (lambda data: data.replace(b"trivault-replay/1", b"trivault-replay/9"), OtherVersion),
        (lambda data: data.replace(b'"shards"', b'"chess"'), ForeignFile),
    ],
    ids=["cut off", "another kind of file", "an answer that is not legal", "another form", "another game"],
)
def test_broken_files_are_told_with_their_name(tmp_path: Path, change, error: type[Exception]) -> None:
    at = table()
    at.answer("end-turn")
    path = tmp_path / "game.json"
    path.write_bytes(change(at.replay().to_bytes()))
    with pytest.raises(error, match=f"^{path}: "):
        saves.opened(path, saves.read(path), GAME)
