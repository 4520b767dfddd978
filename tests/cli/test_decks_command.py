"""`trivault decks`: the decks there are, and what is in one."""

import pytest
from click.testing import CliRunner

from trivault.cli import main
from trivault.games.keyforge.decks.deck_lists import built_in, find_deck
from trivault.games.keyforge.decks.formats.text import parse
from trivault.games.keyforge.decks.generator import generate
from trivault.games.keyforge.presentation.deck_list import STARTERS


def decks(*arguments, columns=120):
    return CliRunner(env={"COLUMNS": str(columns)}).invoke(main, ["decks", *map(str, arguments)])


def test_the_built_in_decks_are_listed_with_their_houses():
    result = decks("keyforge")
    assert result.exit_code == 0
    lines = dict(line.split(None, 1) for line in result.stdout.splitlines())
    assert list(lines)[:2] == list(STARTERS)
    assert sorted(lines) == sorted(built_in())
    assert lines["miss-onyx-censorius"].strip() == "Call of the Archons · Brobnar, Dis, Shadows"


@pytest.mark.parametrize(
    ("lang", "house", "card", "maverick"),
    [
        ("en", "Untamed", "2 × Full Moon", "Honorable Claim (maverick)"),
        ("de", "Ungezähmte", "2 × Vollmond", "Gerechte Forderung (Maverick)"),
        ("pl", "Nieokiełznani", "2 × Księżyc w pełni", "Honorowe roszczenie (renegat)"),
    ],
)
def test_a_deck_is_shown_by_its_houses_in_any_language(lang, house, card, maverick):
    result = decks("keyforge", "gregg-the-adjutant-of-myths", "--lang", lang)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].strip() == "Gregg, the Adjutant of Myths"
    assert lines[1].split() == [house, "Brobnar", "Logos"]
    assert card in result.stdout
    assert maverick in result.stdout
    assert len(lines) == 2 + 10


def test_icons_and_legacies_are_shown(tmp_path):
    path = tmp_path / "deck.txt"
    path.write_text(
        "Mine\nSet: aoa\n[Brobnar]\n11 troll\ntroll (legacy, draw, draw)\n"
        "[Dis]\n12 pit-demon\n[Logos]\n12 mother"
    )
    assert "Troll (legacy, +draw and +draw)" in decks("keyforge", path).stdout


@pytest.mark.parametrize("name", ["miss-onyx-censorius", 'Miss "Onyx" Censorius'])
def test_a_deck_is_printed_as_a_list(name):
    result = decks("keyforge", name, "--text")
    assert result.exit_code == 0
    assert parse(result.stdout) == find_deck("miss-onyx-censorius")


def test_a_generated_deck_is_printed_saved_and_read_again(tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text(decks("keyforge", "generated-7", "--text").stdout, encoding="utf-8")
    assert parse(path.read_text(encoding="utf-8")) == generate(7)
    assert decks("keyforge", path, "--text").stdout == generate(7).text()


def test_a_file_without_a_suffix_is_read_where_no_deck_has_its_name(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine").write_text(generate(7).text(), encoding="utf-8")
    (tmp_path / "miss-onyx-censorius").write_text(generate(7).text(), encoding="utf-8")
    assert decks("keyforge", "mine", "--text").stdout == generate(7).text()
    assert decks("keyforge", "miss-onyx-censorius", "--text").stdout == find_deck("miss-onyx-censorius").text()
    assert decks("keyforge", "./miss-onyx-censorius", "--text").stdout == generate(7).text()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "unknown game 'chess'"),
        (["shards"], "shards is played without decks; games with decks: keyforge"),
        (["keyforge", "miss-onyx-censorious"], "did you mean miss-onyx-censorius"),
        (["keyforge", "nothing.txt"], "nothing.txt: No such file or directory"),
    ],
)
def test_what_is_not_there_is_said_in_one_line(arguments, said):
    result = decks(*arguments)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""
