"""`trivault decks mage-wars`: the spellbooks there are, what is in one, and what is wrong with it."""

import json

import pytest
from click.testing import CliRunner

from trivault.cli import main
from trivault.games.magewars.decks.generator import generated
from trivault.games.magewars.decks.spellbook import built_in, find_book, parse


def decks(*arguments, columns=200):
    return CliRunner(env={"COLUMNS": str(columns)}).invoke(main, ["decks", "mage-wars", *map(str, arguments)])


@pytest.fixture
def book(tmp_path):
    """A file with a spellbook."""

    def written(text, name="mine.txt"):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return written


def test_the_printed_books_are_listed_with_mage_and_points():
    result = decks()
    assert result.exit_code == 0
    lines = dict(line.split(None, 1) for line in result.stdout.splitlines())
    assert sorted(lines) == list(built_in())
    assert lines["starting-warlock"].strip() == "Warlock, 120 spell points"
    assert lines["starting-wizard"].strip() == "Wizard, 120 spell points, Air"


@pytest.mark.parametrize(
    ("lang", "said", "group", "spell"),
    [
        ("en", "120 of 120 spell points", "Creature (24)", "2 × Blue Gremlin (4)"),
        ("de", "120 von 120 Zauberpunkten", "Kreatur (24)", "2 × Blauer Gremlin (4)"),
        ("pl", "120 z 120 punktów zaklęć", "(24)", "2 × Blue Gremlin (4)"),
    ],
)
def test_a_book_is_shown_by_the_types_of_its_spells_with_their_points(lang, said, group, spell):
    result = decks("starting-wizard", "--lang", lang)
    assert result.exit_code == 0
    assert said in result.stdout.splitlines()[0]
    assert group in result.stdout.splitlines()[1]
    assert spell in result.stdout


@pytest.mark.parametrize("name", ["starting-priestess", "Starting Priestess"])
def test_a_book_is_printed_as_a_list(name):
    result = decks(name, "--text")
    assert result.exit_code == 0
    assert parse(result.stdout) == find_book("starting-priestess")


def test_a_generated_book_is_printed_saved_and_read_again(book):
    path = book(decks("generated-warlock-7", "--text").stdout)
    assert parse(path.read_text(encoding="utf-8")) == generated("warlock", 7)
    assert decks(path, "--text").stdout == generated("warlock", 7).text()


def test_a_book_is_read_from_json(book):
    spells = [{"card": "timber-wolf", "count": 2}, {"card": "fireball"}]
    path = book(json.dumps({"id": "mine", "mage": "beastmaster", "cards": spells}), "mine.json")
    assert parse(decks(path, "--text").stdout).spells == (("fireball", 1), ("timber-wolf", 2))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Mine\nMage: warlock\n7 rhino-hide", ["7 copies of Rhino Hide, at most 6 (MW-BOOK-09)"]),
        (
            "Mine\nMage: warlock\nElement: air\n4 darkfenne-hydra\n4 fireball\n4 teleport\n4 sleep\n4 banish\n"
            "4 dissolve\n4 lightning-bolt\n4 purge-magic",
            ["spell points, at most 120 (MW-BOOK-02)", "Warlock chooses no element (MW-WIZ-03)"],
        ),
        ("Mine\nMage: wizzard", ["line 2", "unknown mage 'wizzard'; did you mean wizard"]),
        ("Mine\nMage: wizard\nfirebal", ["line 3", "did you mean fireball"]),
        ("Mine\nfireball", ["no mage; expected a line such as 'Mage: "]),
        ("", ["an empty spellbook: expected a name"]),
        ('{"id": "mine"}', ["not a spellbook"]),
        ('{"id": "mine",', ["not JSON"]),
    ],
)
def test_what_is_wrong_with_a_book_is_said_in_one_line(book, text, said):
    result = decks(book(text))
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    for words in ("mine.txt", *said):
        assert words in result.stderr


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("starting-wizzard", "did you mean starting-wizard"),
        ("generated-wizzard-3", "did you mean wizard"),
        ("generated-x", "unknown deck 'generated-x'; trivault decks mage-wars lists"),
    ],
)
def test_an_unknown_book_is_refused_with_the_nearest_one(name, said):
    result = decks(name)
    assert result.exit_code == 2
    assert said in result.stderr
