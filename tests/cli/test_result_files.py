"""Games of ladders and of ratings of decks, kept whole and as Parquet."""

import json
import sys
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.missing import missing
from trivault.cli import main
from trivault.simulate.deck_ratings import DeckRatings
from trivault.simulate.ladder import Ladder

DECKS = ("generated-1", "generated-2", "generated-3")
POOL = ("--against", ",".join(DECKS), "--player", "random", "--within", "1")
RATE: tuple[str, ...] = ("rate", "keyforge", *DECKS[:2], *POOL)
LADDER: tuple[str, ...] = ("ladder", "shards", "--players", "random,beginner", "--reference", "random")
COMMANDS = pytest.mark.parametrize("command", [LADDER, RATE], ids=["ladder", "rate"])
RESULTS: dict[tuple[str, ...], Any] = {LADDER: Ladder, RATE: DeckRatings}


@pytest.fixture(scope="module")
def readers():
    """Those who write and read such files."""
    for package in ("pyarrow", "polars"):
        if find_spec(package) is None:
            missing(package)


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def trivault(*words):
    return CliRunner().invoke(main, list(map(str, words)))


def rows(path):
    return import_module("polars").read_parquet(path).to_dicts()


def said(path):
    return json.loads(import_module("pyarrow.parquet").read_schema(path).metadata[b"trivault"])


def test_a_row_for_each_game_of_a_ladder(readers):
    """The same as those of a simulation of the same players."""
    assert trivault(*LADDER, "--games", 4, "--out", "games.parquet").exit_code == 0
    given = ("--seats", "beginner,random", "--games", 4, "--out", "others.parquet")
    assert trivault("simulate", "shards", *given).exit_code == 0
    assert rows("games.parquet") == rows("others.parquet")
    about, other = said("games.parquet"), said("others.parquet")
    assert about.pop("ladder") == {
        "game": "shards",
        "variant": [],
        "players": ["random", "beginner"],
        "reference": "random",
        "seed": 1,
    }
    del other["plan"]
    assert about == other


def test_a_row_for_each_game_of_ratings(readers):
    """Those of each deck in the order of the pool, with what a simulation has of each."""
    assert trivault(*RATE, "--games", 4, "--out", "games.parquet").exit_code == 0
    found = rows("games.parquet")
    assert [row["rated"] for row in found] == [DECKS[0]] * 4 + [DECKS[1]] * 4
    seats = [[row["number"], row["player_1"], row["player_2"]] for row in found[:4]]
    one, two, three = DECKS
    assert seats == [[0, one, two], [1, two, one], [0, one, three], [1, three, one]]
    given = ("--decks", f"{one},{two}", "--seats", "random", "--games", 2, "--out", "others.parquet")
    assert trivault("simulate", "keyforge", *given).exit_code == 0
    assert found[:2] == [{"rated": one} | row for row in rows("others.parquet")]
    assert list(said("games.parquet")["ratings"]["pool"]) == list(DECKS)


@pytest.mark.parametrize(("command", "jobs"), [(LADDER, 2), (RATE, 1)], ids=["ladder", "rate"])
def test_a_stop_and_processes_change_no_row(readers, monkeypatch, command, jobs):
    """Neither where it was killed while it wrote, nor where more is asked for later."""
    assert trivault(*command, "--games", 6, "--out", "whole.parquet", "--file", "whole.jsonl").exit_code == 0
    with monkeypatch.context() as patch:
        patch.setattr(RESULTS[command], "play", stopped(RESULTS[command].play))
        assert trivault(*command, "--games", 4, "--file", "parts.jsonl").exit_code == 130
    assert not Path("parts.parquet").exists()
    with Path("parts.jsonl").open("a") as file:
        file.write('{"players":["begi')
    assert trivault(*command, "--games", 4, "--file", "parts.jsonl").exit_code == 0
    more = ("--games", 6, "--file", "parts.jsonl", "--out", "parts.parquet", "--jobs", jobs)
    assert trivault(*command, *more).exit_code == 0
    assert Path("parts.parquet").read_bytes() == Path("whole.parquet").read_bytes()
    monkeypatch.setattr("trivault.simulate.matches._played", lambda *_: pytest.fail("played"))
    again = trivault(*command, "--games", 6, "--file", "whole.jsonl", "--out", "again.parquet")
    assert again.exit_code == 0
    assert Path("again.parquet").read_bytes() == Path("whole.parquet").read_bytes()


def stopped(play):
    def three(self, *given):
        yield from islice(play(self, *given), 3)
        raise KeyboardInterrupt

    return three


@COMMANDS
def test_whole_games_give_the_same_tables_as_signs(command):
    signs = trivault(*command, "--games", 2, "--file", "signs.json")
    whole = trivault(*command, "--games", 2, "--file", "whole.jsonl")
    assert whole.exit_code == 0
    assert whole.stdout == signs.stdout
    assert trivault(*command, "--games", 2, "--file", "whole.jsonl").stdout == signs.stdout


def test_players_and_decks_that_are_not_asked_for_have_no_rows_and_stay(readers):
    other = ("ladder", "shards", "--players", "greedy", "--reference", "random")
    for given in (LADDER, other, LADDER):
        assert trivault(*given, "--games", 2, "--out", "games.parquet").exit_code == 0
        assert len(rows("games.parquet")) == 2
    one_deck = ("rate", "keyforge", DECKS[1], *POOL)
    for rating, many in ((RATE, 8), (one_deck, 4), (RATE, 8)):
        assert trivault(*rating, "--games", 4, "--out", "decks.parquet").exit_code == 0
        assert len(rows("decks.parquet")) == many
    assert len(Path("rate-keyforge-random.jsonl").read_bytes().splitlines()) == 1 + 4


def test_nobody_to_be_rated_is_a_table_without_rows(readers):
    alone = ("ladder", "shards", "--players", "greedy", "--reference", "greedy")
    assert trivault(*alone, "--out", "games.parquet").exit_code == 0
    assert rows("games.parquet") == []


@COMMANDS
def test_games_of_something_else_are_refused(command):
    assert trivault(*command, "--games", 2, "--file", "games.jsonl").exit_code == 0
    before = Path("games.jsonl").read_bytes()
    refused = trivault(*command, "--seed", 2, "--file", "games.jsonl")
    assert refused.exit_code == 2
    assert "these records have the seed 1, expected 2: name another file" in refused.stderr
    Path("games.jsonl").write_bytes(b"[]\n")
    assert trivault(*command, "--file", "games.jsonl").exit_code == 2
    if command is RATE:
        Path("games.jsonl").write_bytes(before.replace(b'"digest":"', b'"digest":"0'))
        assert "is another one" in trivault(*command, "--file", "games.jsonl").stderr


@COMMANDS
@pytest.mark.parametrize(
    ("given", "error"),
    [
        (("--out", "games.csv"), "results are written as .parquet"),
        (("--out", "missing/games.parquet"), "cannot be written there"),
        (("--file", "games.csv"), "results are written as .json or .jsonl"),
        (("--file", "games.json", "--out", "games.parquet"), "which a --file that ends with .jsonl keeps"),
    ],
)
def test_what_cannot_be_written_is_refused_before_playing(folder, readers, command, given, error):
    refused = trivault(*command, *given)
    assert refused.exit_code == 2
    assert error in refused.stderr
    assert not list(folder.iterdir())


@COMMANDS
def test_without_pyarrow_a_line_says_so(folder, monkeypatch, command):
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    refused = trivault(*command, "--out", "games.parquet")
    assert refused.exit_code == 2
    assert "--out needs pyarrow, which is not installed; install it with: pip install pyarrow" in refused.stderr
    assert not list(folder.iterdir())
