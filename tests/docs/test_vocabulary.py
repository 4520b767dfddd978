"""The pages of the vocabulary are those of the cards as they are now."""

from functools import cache

import pytest

import trivault
from tests.accepted import accepts, check_file
from tests.docs.pages import ROOT
from trivault.cli import vocabulary_page
from trivault.cli.vocabulary_page import SECTIONS, games

page = cache(vocabulary_page.page)


@accepts
@pytest.mark.parametrize("game", games())
def test_the_page_is_that_of_the_cards(game):
    found = page(game)
    check_file(ROOT / "docs" / "reference" / f"vocabulary-{game}.md", found)
    assert [line[3:] for line in found.splitlines() if line.startswith("## ")] == list(SECTIONS)


def cards(row):
    listed = row.rstrip(" |").rsplit(" | ", 1)[1]
    number, _, slugs = listed.partition(": ")
    assert int(number) == len(slugs.split(", "))
    return slugs.split(", ")


@pytest.mark.parametrize("game", games())
def test_every_word_names_cards_that_are_there(game):
    rows = [line for line in page(game).splitlines() if line.startswith("| `")]
    assert {slug for row in rows for slug in cards(row)} <= set(trivault.load(game).cards)
    assert all(row.count(" | ") == 4 for row in rows)


def test_a_word_is_said_in_three_languages():
    (row,) = (line for line in page("mage-wars").splitlines() if line.startswith("| `LIVING` "))
    assert row.split(" | ")[1:4] == ["Living object", "Lebendes Objekt", "Żywy obiekt"]
