"""`trivault simulate`: the table, the file, and what is refused."""

import csv
import json
import re
import subprocess
import sys
from itertools import islice

import msgspec
import pytest
from click.testing import CliRunner

from trivault.cli import main
from trivault.cli import simulate as command
from trivault.games.keyforge.decks.deck_lists import find_deck
from trivault.games.keyforge.decks.generator import generate
from trivault.games.keyforge.game import GAME
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
        "mastery",
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
    keys = {lang: set(words[lang]._books[0].keys) for lang in LANGUAGES}
    assert keys["en"] == keys["de"] == keys["pl"]
    assert len(keys["en"]) > 10


def test_json_is_the_same_for_any_number_of_processes(tmp_path):
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    assert simulate("shards", *RANDOM, "--out", one).exit_code == 0
    assert simulate("shards", *RANDOM, "--out", two, "--jobs", 2).exit_code == 0
    assert one.read_bytes() == two.read_bytes()
    written = json.loads(one.read_text())
    assert written["format"] == "trivault-simulation/2"
    assert written["plan"] == {
        "game": "shards",
        "seats": ["random", "random"],
        "decks": [],
        "games": 6,
        "seed": 1,
        "swap": True,
        "variant": [],
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
        (["shards", "--seats", ""], "unknown kind of player ''"),
        (["shards", "--seats", "greedy,"], "unknown kind of player ''"),
        (["shards", "--seats", "greedy"], "shards is for 2 to 4 players, not 1"),
        (["shards", "--seats", "random,random,random,random,random"], "shards is for 2 to 4 players, not 5"),
        (["shards", "--games", "0"], "'--games': expected a whole number from 1, not '0'"),
        (["shards", "--games", "many"], "'--games': expected a whole number from 1, not 'many'"),
        (["shards", "--jobs", "0"], "'--jobs': expected a whole number from 1, not '0'"),
        (
            ["shards", "--seed", "-1"],
            "'--seed': expected a whole number from 0 to 9223372036854775807, not '-1'",
        ),
        (
            ["shards", "--seed", str(2**63)],
            "'--seed': expected a whole number from 0 to 9223372036854775807, not '9223372036854775808'",
        ),
        (["shards", "--cards", "-1"], "'--cards': expected a whole number from 0, not '-1'"),
        (["shards", "--lang", "la"], "'la' is not one of 'en', 'de', 'pl'"),
        (["shards", "--decks", "generated-1,generated-2"], "shards is played without decks"),
        (["chess", "--decks", "generated-1,generated-2"], "unknown game 'chess'"),
        (
            ["keyforge", "--decks", "generated-1"],
            "decks play each other: expected two or more, but only one is named",
        ),
        (["keyforge", "--decks", "generated-1,"], "unknown deck ''"),
        (["keyforge", "--decks", "generated-1,generated-x"], "unknown deck 'generated-x'"),
        (["keyforge", "--decks", "generated-1,miss-onyx"], "did you mean miss-onyx-censorius"),
        (
            ["keyforge", "--decks", "generated-1,generated-2,generated-3", "--seats", "random,greedy"],
            "expected one player for each of the 3 decks, not 2",
        ),
        (["keyforge", "--decks", "generated-1,none/such.txt"], "none/such.txt: No such file or directory"),
        (["keyforge", "--decks", "generated-1,web/src"], "web/src: no decks"),
        ([], "Missing argument 'GAME'. It is one of: shards, keyforge, mage-wars."),
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
        "games.txt": "results are written as .json or .csv or .parquet",
        "games": "results are written as .json or .csv or .parquet",
        "missing/games.json": "cannot be written there",
        "folder.json": "cannot be written there",
    }.items():
        result = simulate("shards", "--out", tmp_path / name)
        assert result.exit_code == 2
        assert said in result.stderr
        assert result.stdout == ""
    assert sorted(tmp_path.iterdir()) == before


def test_interrupting_writes_nothing(tmp_path, monkeypatch):
    def interrupted(plan, *others):
        yield from run(plan, *others)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "run", interrupted)
    result = simulate("shards", *RANDOM, "--out", tmp_path / "games.json")
    assert result.exit_code == 130
    assert result.stdout == ""
    assert not list(tmp_path.iterdir())


def test_what_was_kept_is_not_played_again(tmp_path, monkeypatch):
    kept, out = tmp_path / "games.jsonl", [tmp_path / name for name in ("parts.json", "whole.json")]

    def stopped(plan, *others):
        yield from islice(run(plan, *others), 2)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(command, "run", stopped)
        assert simulate("shards", *RANDOM, "--file", kept).exit_code == 130
    assert len(kept.read_bytes().splitlines()) == 3
    kept.write_bytes(kept.read_bytes() + b'{"number":2,"se')  # as if it had been killed while writing
    assert simulate("shards", *RANDOM, "--file", kept, "--out", out[0]).exit_code == 0
    assert simulate("shards", *RANDOM, "--out", out[1]).exit_code == 0
    assert out[0].read_bytes() == out[1].read_bytes()
    monkeypatch.setattr("trivault.simulate.matches._played", lambda *_: pytest.fail("played"))
    assert simulate("shards", *RANDOM, "--file", kept).exit_code == 0
    other = simulate("shards", *RANDOM, "--seed", 2, "--file", kept)
    assert other.exit_code == 2
    assert "these records have the plan" in other.stderr


def test_a_package_that_is_not_installed_is_named_before_playing(tmp_path, monkeypatch):
    monkeypatch.setattr(command, "run", lambda *_: pytest.fail("played"))
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    result = simulate("shards", "--out", tmp_path / "games.parquet")
    assert result.exit_code == 2
    said = "--out needs pyarrow, which is not installed; install it with: pip install pyarrow"
    assert result.stderr == f"trivault: {said}\n"


def test_processes_or_a_cluster():
    result = simulate("shards", "--jobs", 2, "--ray", "auto")
    assert result.exit_code == 2
    assert "expected --jobs or --ray, not both" in result.stderr


# Decks


DECKS = ("--decks", "miss-onyx-censorius,radiant-argus-the-supreme", "--seats", "random")


def test_decks_play_each_other_and_their_cards_are_compared():
    result = simulate("keyforge", *DECKS, "--games", 70)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "keyforge: 70 games, seed 1"
    assert lines[1].split()[0] == "deck"
    assert [line.split()[0] for line in lines[2:4]] == ["miss-onyx-censorius", "radiant-argus-the-supreme"]
    assert "Æmber a turn  keys" in result.stdout
    for deck in ("miss-onyx-censorius", "radiant-argus-the-supreme"):
        at = lines.index(f"{deck}: wins with a card drawn and without it")
        assert lines[at + 1].split() == ["card", "drawn", "not", "drawn", "difference", "95%", "interval"]
        assert re.search(r" \d+\.\d% of \d+ +\d+\.\d% of \d+ +[^0-9 ]\d+\.\d", lines[at + 2])
    assert "The first player won " in result.stdout


def test_all_cards_are_shown_when_asked_for():
    result = simulate("keyforge", *DECKS, "--games", 4, "--cards", 99)
    cards = {entry.slug for entry in find_deck("miss-onyx-censorius").cards}
    titles = [GAME.words("en").say(f"card-{slug}") for slug in cards]
    said = result.stdout
    assert sum(f"\n{title} " in said for title in titles) > 20
    assert "wins with a card" not in simulate("keyforge", *DECKS, "--games", 4, "--cards", 0).stdout


def test_several_decks_make_a_table_of_each_against_each():
    decks = "miss-onyx-censorius,radiant-argus-the-supreme,generated-7"
    result = simulate("keyforge", "--decks", decks, "--seats", "random", "--games", 4, "--cards", 0)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "keyforge: 12 games, seed 1"
    at = next(n for n, line in enumerate(lines) if line.startswith("win rates of the rows against"))
    assert lines[at].split()[-3:] == ["1", "2", "3"]
    rows = [line.split() for line in lines[at + 1 : at + 7 : 2]]
    assert [row[:2] for row in rows] == [["1", "miss-onyx-censorius"], ["2", "radiant-argus-the-supreme"],
                                         ["3", "generated-7"]]  # fmt: skip
    rates = [[0.0 if cell == "–" else float(cell.strip("%")) for cell in row[2:]] for row in rows]
    for one, other in ((0, 1), (0, 2), (1, 2)):
        assert rates[one][other] + rates[other][one] == 100


def test_a_narrow_screen_gets_several_tables():
    decks = ",".join(f"generated-{n}" for n in range(4))
    arguments = ["simulate", "keyforge", "--decks", decks, "--seats", "random", "--games", "1", "--cards", "0"]
    result = CliRunner(env={"COLUMNS": "50"}).invoke(main, arguments)
    assert result.stdout.count("win rates of the rows against") == 2
    assert "…" not in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 50


def test_decks_give_the_same_report_for_any_number_of_processes(tmp_path):
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    three = ("--decks", "generated-1,generated-2,generated-3", "--seats", "random", "--games", "2")
    assert simulate("keyforge", *three, "--out", one).exit_code == 0
    assert simulate("keyforge", *three, "--out", two, "--jobs", 2).exit_code == 0
    assert one.read_bytes() == two.read_bytes()
    written = json.loads(one.read_text())
    assert [deck["name"] for deck in written["plan"]["decks"]] == ["generated-1", "generated-2", "generated-3"]
    assert written["plan"]["decks"][0]["deck"] == generate(1).text()
    assert len(written["summary"]["pairings"]) == 6
    assert {"amber", "keys"} == set(written["matches"][0]["seats"][0]["measures"])


def test_what_a_game_counts_is_in_the_csv(tmp_path):
    out = tmp_path / "games.csv"
    assert simulate("keyforge", *DECKS, "--games", 2, "--out", out).exit_code == 0
    with out.open(newline="") as file:
        lines = list(csv.DictReader(file))
    assert [line["player_1"] for line in lines] == ["miss-onyx-censorius", "radiant-argus-the-supreme"]
    assert all(3 in (int(line["keys_1"]), int(line["keys_2"])) for line in lines)
    assert all(float(line["amber_1"]) > 0 for line in lines)


# Files with decks


def deck_file(folder, data, name="deck.txt"):
    path = folder / name
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return path


@pytest.mark.parametrize("name", ["deck.txt", "deck", "deck.json", "deck.dek"])
def test_a_deck_comes_from_a_file(tmp_path, name):
    deck = find_deck("miss-onyx-censorius")
    text = msgspec.json.encode(
        {
            "name": "Mine",
            "houses": deck.houses,
            "cards": [{"id": entry.slug, "house": entry.house} for entry in deck.cards],
        }
    )
    if not name.endswith("json"):
        text = b"\xef\xbb\xbf" + deck.text().replace(deck.name, "Mine").replace("\n", "\r\n").encode()
    path = deck_file(tmp_path, text, name)
    result = simulate("keyforge", "--decks", path, "--decks", "generated-1", "--seats", "random", "--games", 1)
    assert result.exit_code == 0, result.stderr
    assert result.stdout.splitlines()[2].split()[0] == "mine"


GOOD = find_deck("miss-onyx-censorius").text()


def anger_as(line):
    return GOOD.replace("\nanger\n", f"\n{line}\n")


@pytest.mark.parametrize(
    ("data", "name", "said"),
    [
        ("", "deck.txt", "an empty deck list: expected a name, then [House] and its cards, three times"),
        (anger_as("3 anger"), "deck.txt", "brobnar has 14 cards; expected 12"),
        (anger_as("0 anger"), "deck.txt", "line 5: 0 times anger: expected 1 to 12"),
        (GOOD.replace("[Dis]", "[Diss]"), "deck.txt", "'Diss' is no house of Trivault; expected one of "),
        (GOOD.replace("[Dis]", "[Brobnar]"), "deck.txt", "brobnar again; a deck has three different houses"),
        (anger_as("angre"), "deck.txt", "line 5: 'angre' is no card that Trivault has; "
         "did you mean anger (CotA)?"),
        (anger_as("tocsin"), "deck.txt", "tocsin is a card of dis; in brobnar it is a maverick"),
        (anger_as("anger (legacy)"), "deck.txt", "a legacy comes from an earlier one"),
        (anger_as("anger (anomaly)"), "deck.txt", "anger is a card of brobnar, no anomaly"),
        (anger_as("anger (shield)"), "deck.txt", "line 5: (shield): expected maverick, "),
        (GOOD.replace("Set: cota", "Set: tuna"), "deck.txt", "'tuna' is no set; expected one of cota, aoa,"),
        (GOOD.encode("utf-16"), "deck.txt", "is not UTF-8; save the deck list in UTF-8"),
        ("Señor Ñandú\n".encode("latin-1"), "deck.txt", "is not UTF-8; save the deck list in UTF-8"),
        (b"\x89PNG\r\n\x1a\n", "deck.txt", "is not UTF-8; save the deck list in UTF-8"),
        (b"a" * (2 << 20), "deck.txt", "too long for a deck list"),
        ('{"name": "x", "houses": [', "deck.json", "not JSON: Input data was truncated"),
        ('{"name": "x", "houses": [', "deck.txt", "not JSON: Input data was truncated"),
        ("nonsense", "deck.json", "not JSON: JSON is malformed"),
        ('[{"name": "x"}]', "deck.json", "not a deck: Object missing required field `houses`"),
        ('{"name": 3}', "deck.json", "not a deck: Expected `str`, got `int` - at `$.name`"),
        ("[" * 50_000, "deck.json", "not "),
    ],
)  # fmt: skip
def test_each_mistake_of_a_deck_file_has_a_line(tmp_path, data, name, said):
    path = deck_file(tmp_path, data, name)
    before = path.read_bytes()
    out = tmp_path / "games.json"
    result = simulate("keyforge", "--decks", f"generated-1,{path}", "--out", out)
    assert result.exit_code == 2
    assert all(line.startswith(f"trivault: {path}: ") for line in result.stderr.splitlines())
    assert said in result.stderr
    assert result.stdout == ""
    assert path.read_bytes() == before
    assert not out.exists()


# The picture


def test_a_picture_is_drawn_beside_the_table(tmp_path):
    plot = tmp_path / "games.png"
    result = simulate("shards", *RANDOM, "--plot", plot)
    assert result.exit_code == 0
    assert "The first player won" in result.stdout
    assert plot.read_bytes().startswith(b"\x89PNG")


def test_without_matplotlib_one_line_says_how_to_get_it(tmp_path, monkeypatch):
    monkeypatch.setattr(command, "run", lambda *_: pytest.fail("played"))
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = simulate("shards", *RANDOM, "--plot", tmp_path / "games.png")
    assert result.exit_code == 2
    assert result.stderr == (
        "trivault: --plot needs matplotlib, which is not installed; install it with: pip install matplotlib\n"
    )
    assert result.stdout == ""


def test_a_broken_matplotlib_is_said_in_one_line(tmp_path, monkeypatch):
    class Broken:
        def find_spec(self, name, path=None, target=None):
            if name.startswith("matplotlib"):
                raise ImportError("numpy.core.multiarray failed to import")

    monkeypatch.setattr(command, "run", lambda *_: pytest.fail("played"))
    for name in [name for name in sys.modules if name.startswith("matplotlib")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "meta_path", [Broken(), *sys.meta_path])
    result = simulate("shards", *RANDOM, "--plot", tmp_path / "games.png")
    assert result.exit_code == 2
    assert result.stderr == (
        "trivault: --plot needs matplotlib, which cannot be used as it is installed "
        "(ImportError: numpy.core.multiarray failed to import); "
        "install it anew with: pip install matplotlib\n"
    )


def test_nobody_else_needs_matplotlib():
    code = "import sys; from trivault.cli import simulate; sys.exit('matplotlib' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=60).returncode == 0


def test_a_picture_of_another_kind_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(command, "run", lambda *_: pytest.fail("played"))
    result = simulate("shards", "--plot", tmp_path / "games.bmp")
    assert result.exit_code == 2
    assert "results are written as .png or .svg" in result.stderr
