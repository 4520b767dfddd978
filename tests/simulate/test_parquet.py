"""Results as Parquet: DuckDB, Polars and pandas read the same that the report has."""

import json
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec

import pytest
from click.testing import CliRunner

from tests.missing import missing
from trivault.cli import main
from trivault.simulate import NamedDeck, Plan, Report, run

DECKS = tuple(NamedDeck(name, name) for name in ("generated-1", "generated-2", "generated-3"))
PLAN = Plan(game="keyforge", seats=("random",) * 3, decks=DECKS, games=2, seed=1)


@pytest.fixture(scope="module", autouse=True)
def readers():
    """Those who write and read such files."""
    for package in ("pyarrow", "polars", "duckdb", "pandas"):
        if find_spec(package) is None:
            missing(package)


@pytest.fixture(scope="module")
def report():
    return Report.of(PLAN, list(run(PLAN)))


@pytest.fixture(scope="module")
def file(report, tmp_path_factory):
    path = tmp_path_factory.mktemp("parquet") / "games.parquet"
    path.write_bytes(as_parquet(report))
    return path


def as_parquet(report):
    from trivault.simulate.parquet import parquet  # imports pyarrow

    return parquet(report)


def read(path):
    return import_module("polars").read_parquet(path)


def expected(report):
    """A row for each game, as the page about simulations tells it."""
    return [
        {
            "number": record.number,
            "seed": record.seed,
            "first": record.first,
            "winners": list(record.winners),
            "turns": record.turns,
            "decisions": record.decisions,
        }
        | {
            f"{name}_{number}": value
            for number, seat in enumerate(record.seats, 1)
            for name, value in {
                "player": seat.player,
                "won": seat.won,
                "decisions": seat.decisions,
                **seat.measures,
                "cards": list(seat.cards),
            }.items()
        }
        for record in report.matches
    ]


def test_polars_reads_every_game(file, report):
    assert read(file).to_dicts() == expected(report)


DUCKDB = """
import duckdb, json, sys
games = duckdb.read_parquet(sys.argv[1])
won = duckdb.sql(f"select count(*) filter (won_1) from '{sys.argv[1]}'").fetchall()
print(json.dumps([won, games.columns, games.fetchall()]))
"""


def test_duckdb_reads_every_game(file, report):
    """In a process of its own: at its end it would print a page about what it has not freed."""
    said = subprocess.run([sys.executable, "-c", DUCKDB, file], capture_output=True, check=True).stdout
    won, columns, rows = json.loads(said)
    assert [dict(zip(columns, row, strict=True)) for row in rows] == expected(report)
    assert won == [[sum(record.seats[0].won for record in report.matches)]]


PANDAS = """
import json, pandas, sys
rows = pandas.read_parquet(sys.argv[1]).to_dict("records")
print(json.dumps(rows, default=lambda values: values.tolist()))
"""


def test_pandas_reads_every_game(file, report):
    """In a process of its own, as every worker would keep it in memory."""
    said = subprocess.run([sys.executable, "-c", PANDAS, file], capture_output=True, check=True).stdout
    assert json.loads(said) == expected(report)


def test_the_command_writes_it(tmp_path):
    given = ["simulate", "shards", "--seats", "random,random", "--games", "4", "--out"]
    assert CliRunner().invoke(main, [*given, str(tmp_path / "games.parquet")]).exit_code == 0
    found = read(tmp_path / "games.parquet")
    assert found["number"].to_list() == [0, 1, 2, 3]
    assert str(found["mastery_1"].dtype) == "Float64"


def test_the_file_says_what_it_is_of(file, report):
    said = json.loads(import_module("pyarrow.parquet").read_schema(file).metadata[b"trivault"])
    assert (said["format"], said["rules"]) == ("trivault-games/1", report.rules)
    assert said["plan"]["decks"][0]["name"] == "generated-1"


def test_the_same_games_give_the_same_bytes(file, report):
    assert as_parquet(report) == file.read_bytes()
