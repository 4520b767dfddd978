"""`trivault simulate`: the table, the file, and what is refused."""

import csv
import json

import pytest
from click.testing import CliRunner

from trivault.cli import main
from trivault.cli import simulate as command
from trivault.kernel.text import LANGUAGES, Words
from trivault.simulate import run

RANDOM = ("--seats", "random,random", "--games", "6")


def simulate(*arguments):
    return CliRunner().invoke(main, ["simulate", *map(str, arguments)])


def test_the_table_shows_rates_lengths_and_speed():
    result = simulate("shards", "--games", 4, "--seed", 2)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "shards: 4 games, seed 2"
    assert lines[1].split() == [
        "player",
        "wins",
        "win",
        "rate",
        "95%",
        "interval",
        "going",
        "first",
        "decisions",
    ]
    assert lines[2].split()[:4] == ["greedy", "4", "100.0%", "51.0%–100.0%"]
    assert lines[3].split()[:4] == ["random", "0", "0.0%", "0.0%–49.0%"]
    assert lines[4].startswith("The first player won ")
    assert lines[5].startswith("Turns in a game: ")
    assert lines[6].startswith("Decisions in a game: ")
    assert lines[7].endswith(" decisions a second.")


@pytest.mark.parametrize(("lang", "title"), [("de", "6 Partien, Startwert 1"), ("pl", "6 partii, ziarno 1")])
def test_other_languages(lang, title):
    result = simulate("shards", *RANDOM, "--lang", lang)
    assert result.exit_code == 0
    assert title in result.stdout
    assert "," in result.stdout.splitlines()[2], "a decimal comma"


def test_all_languages_have_all_messages():
    words = {lang: Words(lang, ("trivault.simulate",)) for lang in LANGUAGES}
    keys = {lang: set(words[lang]._bundles[0]._messages) for lang in LANGUAGES}
    assert keys["en"] == keys["de"] == keys["pl"]
    assert len(keys["en"]) > 10


def test_json_is_the_same_for_any_number_of_processes(tmp_path):
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    assert simulate("shards", *RANDOM, "--out", one).exit_code == 0
    assert simulate("shards", *RANDOM, "--out", two, "--jobs", 2).exit_code == 0
    assert one.read_bytes() == two.read_bytes()
    written = json.loads(one.read_text())
    assert written["format"] == "trivault-simulation/1"
    assert written["plan"] == {
        "game": "shards",
        "seats": ["random", "random"],
        "games": 6,
        "seed": 1,
        "swap": True,
    }
    assert [match["number"] for match in written["matches"]] == list(range(6))
    wins = [standing["wins"]["count"] for standing in written["summary"]["standings"]]
    assert sum(wins) == 6
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.json", "two.json"]


def test_csv_has_a_line_for_each_match(tmp_path):
    out = tmp_path / "games.csv"
    assert simulate("shards", *RANDOM, "--out", out).exit_code == 0
    with out.open(newline="") as file:
        lines = list(csv.DictReader(file))
    assert len(lines) == 6
    assert [line["player_1"] for line in lines] == ["random#1", "random#2"] * 3
    for line in lines:
        assert line["winners"] in ("random#1", "random#2")
        assert int(line["decisions"]) == int(line["decisions_1"]) + int(line["decisions_2"])


def test_nobody_swaps_when_told_so(tmp_path):
    out = tmp_path / "games.csv"
    assert simulate("shards", *RANDOM, "--no-swap", "--out", out).exit_code == 0
    with out.open(newline="") as file:
        assert {line["player_1"] for line in csv.DictReader(file)} == {"random#1"}


def test_an_old_file_is_replaced(tmp_path):
    out = tmp_path / "games.json"
    out.write_text("old")
    assert simulate("shards", *RANDOM, "--out", out).exit_code == 0
    assert json.loads(out.read_text())["plan"]["games"] == 6


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "unknown game 'chess'"),
        (["shards", "--seats", "greedy,gready"], "unknown kind of player 'gready'; did you mean greedy"),
        (["shards", "--seats", "greedy,"], "unknown kind of player ''"),
        (["shards", "--seats", "greedy"], "shards is for 2 to 4 players, not 1"),
        (["shards", "--seats", "random,random,random,random,random"], "shards is for 2 to 4 players, not 5"),
        (["shards", "--games", "0"], "'--games': 0 is not in the range"),
        (["shards", "--games", "many"], "'--games': 'many' is not a valid integer"),
        (["shards", "--jobs", "0"], "'--jobs': 0 is not in the range"),
        (["shards", "--seed", "-1"], "'--seed': -1 is not in the range"),
        (["shards", "--seed", str(2**63)], "'--seed': 9223372036854775808 is not in the range"),
        (["shards", "--lang", "la"], "'la' is not one of 'en', 'de', 'pl'"),
        ([], "Missing argument 'GAME'"),
    ],
)
def test_bad_input_is_refused_in_one_message(tmp_path, arguments, said):
    out = tmp_path / "games.json"
    result = simulate(*arguments, "--out", out)
    assert result.exit_code == 2
    assert result.stderr.count(said) == 1
    assert "Traceback" not in result.stderr
    assert result.stdout == ""
    assert not list(tmp_path.iterdir())


def test_files_that_cannot_be_written_are_refused_before_playing(tmp_path, monkeypatch):
    monkeypatch.setattr(command, "run", lambda *_: pytest.fail("played"))
    (tmp_path / "folder.json").mkdir()
    before = sorted(tmp_path.iterdir())
    for name, said in {
        "games.txt": "results are written as .json or .csv",
        "games": "results are written as .json or .csv",
        "missing/games.json": "cannot be written there",
        "folder.json": "cannot be written there",
    }.items():
        result = simulate("shards", "--out", tmp_path / name)
        assert result.exit_code == 2
        assert said in result.stderr
        assert result.stdout == ""
    assert sorted(tmp_path.iterdir()) == before


def test_interrupting_writes_nothing(tmp_path, monkeypatch):
    def interrupted(plan, jobs):
        yield from run(plan, jobs)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "run", interrupted)
    result = simulate("shards", *RANDOM, "--out", tmp_path / "games.json")
    assert result.exit_code == 130
    assert result.stdout == ""
    assert not list(tmp_path.iterdir())
