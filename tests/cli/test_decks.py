"""`trivault decks`: the decks there are, and what is in one."""

import pytest
from click.testing import CliRunner

from tests.games.keyforge.decks.published import ID, encoded, master_vault, table
from trivault.cli import main
from trivault.games.keyforge.decks.deck_lists import built_in, find_deck
from trivault.games.keyforge.decks.formats.text import parse
from trivault.games.keyforge.decks.generator import generate
from trivault.games.keyforge.presentation.deck_list import STARTERS

MISS = find_deck("miss-onyx-censorius")


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


# Imports and collections


@pytest.fixture
def collection(tmp_path):
    (tmp_path / "one.json").write_text(encoded(master_vault(MISS)), encoding="utf-8")
    (tmp_path / "two.csv").write_text(table(find_deck("parker-la-sedienta"), link=""), encoding="utf-8")
    (tmp_path / "three.txt").write_text(find_deck("cylconium-chamber-agent").text(), encoding="utf-8")
    (tmp_path / "four.json").write_text(encoded(master_vault(MISS, expansion=496)), encoding="utf-8")
    (tmp_path / "notes.md").write_text("nothing", encoding="utf-8")
    return tmp_path


def test_an_imported_deck_is_shown_and_converted(collection):
    assert "2 × Dust Imp" in decks("keyforge", collection / "one.json").stdout
    assert parse(decks("keyforge", collection / "one.json", "--text").stdout) == MISS


def test_a_deck_is_piped_in():
    result = CliRunner().invoke(main, ["decks", "keyforge", "-", "--text"], input=encoded(master_vault(MISS)))
    assert parse(result.stdout) == MISS


def test_a_deck_is_named_by_its_address():
    address = "https://www.keyforgegame.com/deck-details/ed4346fa-3a4e-4559-8f0b-16054ee487bd"
    assert parse(decks("keyforge", address, "--text").stdout) == MISS
    assert "2 × Dust Imp" in decks("keyforge", address.rsplit("/", 1)[1]).stdout


def test_a_folder_is_listed_filtered_and_compared(collection):
    result = decks("keyforge", collection)
    assert result.exit_code == 0
    names = ["miss-onyx-censorius", "cylconium-chamber-agent", "parker-la-sedienta"]
    assert sorted(line.split()[0] for line in result.stdout.splitlines()) == sorted(names)
    assert result.stderr == (
        f"trivault: {collection / 'four.json'}: decks of Dark Tidings (dt) cannot be played yet; "
        "expected a deck of cota, aoa, wc, mm or mixed\n"
    )
    assert decks("keyforge", collection, "--set", "MM").stdout.split()[0] == "cylconium-chamber-agent"
    assert decks("keyforge", collection, "--house", "brobnar").stdout.split()[0] == "miss-onyx-censorius"
    rows = decks("keyforge", collection, "--compare").stdout.splitlines()
    assert rows[0].split() == ["creatures", "actions", "artifacts", "upgrades", "Æmber", "icons"]
    row = next(row.split() for row in rows if row.startswith("miss-onyx-censorius"))
    assert row[1:] == ["20", "12", "3", "1", "7"]


def test_each_mistake_has_a_line_of_its_own_in_each_language(tmp_path):
    path = tmp_path / "bad.txt"
    path.write_text(MISS.text().replace("\nanger", "\nangre").replace("warsong", "warsnog"), encoding="utf-8")
    for lang, said in {"en": "line 5: 'angre' is no card", "de": "Zeile 5: ", "pl": "wiersz 5: "}.items():
        result = decks("keyforge", path, "--lang", lang)
        assert result.exit_code == 2
        first, second = result.stderr.splitlines()
        assert first.startswith(f"trivault: {path}: {said}")
        assert second.startswith(f"trivault: {path}: ")


def test_an_unknown_address_is_fetched_where_that_is_asked_for(monkeypatch):
    asked = []

    def fetched(address):
        asked.append(address)
        return encoded(master_vault(MISS))

    monkeypatch.setattr("trivault.cli.decks.fetch", fetched)
    result = decks("keyforge", ID)
    assert result.exit_code == 2
    assert f"the deck {ID} does not come with Trivault" in result.stderr
    assert not asked
    assert parse(decks("keyforge", ID, "--text", "--fetch").stdout) == MISS
    assert asked == [f"https://www.keyforgegame.com/api/decks/v2/{ID}/?links=cards"]


def test_a_collection_is_simulated_and_rated(collection, tmp_path_factory, monkeypatch):
    monkeypatch.chdir(tmp_path_factory.mktemp("results"))
    run = CliRunner(env={"COLUMNS": "120"}).invoke
    (collection / "four.json").unlink()
    result = run(
        main, ["simulate", "keyforge", "--decks", str(collection), "--games", "2", "--seats", "random"]
    )
    assert result.exit_code == 0, result.output
    assert "cylconium-chamber-agent" in result.stdout
    options = ["--against", "radiant-argus-the-supreme", "--player", "random", "--games", "2", "--jobs", "1"]
    rated = run(main, ["rate", "keyforge", str(collection), *options])
    assert rated.exit_code == 0, rated.output
    assert "parker-la-sedienta" in rated.stdout
