"""The commands of training: what was wrong is said in a line, and what a stop has left is gone on with."""

import numpy as np
import pytest
from click.testing import CliRunner

from training.__main__ import train
from training.calibrate import calibrate
from training.kept import NotKept, opened_arrays
from training.policy import train as policy
from training.positions import JudgedGame, add, read
from training.standings import standings

COMMANDS = {"train": train, "calibrate": calibrate, "policy": policy, "standings": standings}


def refused(command, *words):
    """What it says, in one line."""
    result = CliRunner().invoke(COMMANDS[command], list(map(str, words)))
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit), result.exception
    assert len(result.stderr.splitlines()) == 1
    return result.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("train", "chess"), "'keyforge', 'shards', 'mage-wars'"),
        (("train", "shards", "--games", 0), "'--games': expected a whole number from 1, not '0'"),
        (("train", "shards", "--rounds", 0), "'--rounds': expected a whole number from 1, not '0'"),
        (("train", "mage-wars", "--games", "-2"), "from 1, not '-2'"),
        (("train", "shards", "--jobs", 0), "'--jobs': expected a whole number from 1"),
        (("train", "shards", "--seed", "x"), "'--seed': expected a whole number from 0"),
        (("policy", "--games", 0), "'--games': expected a whole number from 1"),
        (("policy", "--weights", "nowhere.json"), "nowhere.json: No such file"),
        (("calibrate", "shards", "--games", 0), "'--games': expected a whole number from 1"),
        (("standings", "shards", "--folder", "nowhere", "--commit", "x"), "shards.json: No such file"),
    ],
    ids=str,
)
def test_what_makes_no_sense_is_refused(tmp_path, monkeypatch, words, said):
    monkeypatch.chdir(tmp_path)
    assert said in refused(*words)


DAMAGED = pytest.mark.parametrize("data", [b"", b"my letter", b"PK\x03\x04 and so on"], ids=str)


@DAMAGED
@pytest.mark.parametrize(
    ("words", "name"),
    [
        (("train", "shards"), "shards-1-1-0.npz"),
        (("train", "mage-wars"), "mage-wars-1-1.npz"),
        (("policy",), "keyforge-lessons-1-1.npz"),
    ],
    ids=str,
)
def test_damaged_files_are_named_and_stay(tmp_path, words, name, data):
    path = tmp_path / name
    path.write_bytes(data)
    given = ("--games", 2, "--rounds", 1, "--jobs", 1, "--folder", tmp_path)
    said = f"{path}: expected arrays that training has kept, but they are damaged; delete the file to play anew"
    assert said in refused(*words, *given)
    assert path.read_bytes() == data


def test_arrays_of_something_else_are_no_arrays_of_training(tmp_path):
    path = tmp_path / "other.npz"
    for arrays in ({"x": np.zeros(3)}, {"meta": np.array("[1]")}, {"meta": np.array("{")}):
        np.savez(path, **arrays)
        with pytest.raises(NotKept), opened_arrays(path):
            pass


@pytest.mark.parametrize("torn", ["", '{"format":"triv', '{"seed":2,"se'])
def test_calibration_goes_on_where_it_was_killed(tmp_path, monkeypatch, torn):
    """Whoever is killed while writing leaves a part of a line."""
    monkeypatch.setattr("training.positions.judged_game", lambda game, seed: JudgedGame(seed, []))
    path = tmp_path / "shards-1.jsonl"
    if "seed" in torn:
        assert list(add(path, "shards", 2, 1)) == [1, 2]
    with path.open("a") as file:
        file.write(torn)
    assert list(add(path, "shards", 4, 1))[-1] == 4
    assert [each.seed - 1_000_003 for each in read(path, "shards")] == [0, 1, 2, 3]


def test_calibration_does_not_go_on_with_something_else(tmp_path):
    (tmp_path / "shards-1.jsonl").write_text("my letter\n")
    said = refused("calibrate", "shards", "--games", 2, "--folder", tmp_path, "--no-write")
    assert "shards-1.jsonl: expected records that can be gone on with" in said
