"""Every card has a picture of its own: a line in a table names the silhouettes it is painted from."""

import gzip
import json
from collections import Counter
from pathlib import Path

import pytest

import trivault
from trivault.games.keyforge.decks.sets import PLAYABLE, facts

ROOT = Path(__file__).parents[1]
TABLES = ROOT / "web" / "pictures"
CLIENT = ROOT / "trivault" / "web"
FIRST_BOARD = 400_000  # bytes that the pictures of the first board may take


def table(path):
    return dict(line.split("\t") for line in path.read_text(encoding="utf-8").splitlines())


def tables(game):
    """The tables of a game, by the house, school or faction."""
    paths = {path.stem.removeprefix(f"{game}-"): path for path in TABLES.glob(f"{game}-*.tsv")}
    return {part: table(path) for part, path in paths.items() if part != "traits"}


@pytest.mark.parametrize("game", trivault.NAMES)
def test_every_card_has_one_line(game):
    lines = Counter(card for cards in tables(game).values() for card in cards)
    assert lines == dict.fromkeys(trivault.load(game).cards, 1)


@pytest.mark.parametrize("game", trivault.NAMES)
def test_no_two_cards_of_a_house_have_the_same_subject(game):
    for part, cards in tables(game).items():
        subjects = Counter(figures.split()[0] for figures in cards.values())
        assert max(subjects.values()) == 1, (part, subjects.most_common(3))


@pytest.mark.parametrize("game", trivault.NAMES)
def test_a_card_without_a_line_gets_a_picture_by_its_type(game):
    words = table(TABLES / f"{game}-traits.tsv")
    assert {card.type for card in trivault.load(game).cards.values()} <= words.keys()


def shipped(name):
    return json.loads((CLIENT / f"pictures-{name}.json").read_bytes())


def test_the_file_of_a_set_and_a_house_holds_its_cards():
    cards = trivault.load("keyforge").cards
    for which in PLAYABLE:
        for slug in facts(which):
            held = shipped(f"keyforge-{which}-{cards[slug].house or 'anomalies'}")
            assert {icon for icon, _, _ in held["cards"][slug]} <= held["shapes"].keys()


@pytest.mark.parametrize("game", sorted(set(trivault.NAMES) - {"keyforge"}))
def test_the_file_of_a_school_or_faction_holds_its_cards(game):
    for part, cards in tables(game).items():
        held = shipped(f"{game}-{part}")
        assert held["cards"].keys() == cards.keys()
        assert {icon for figures in held["cards"].values() for icon, _, _ in figures} == held["shapes"].keys()


def test_the_pictures_of_a_first_board_are_small():
    """Two decks have six houses of a set at most."""
    for which in PLAYABLE:
        houses = CLIENT.glob(f"pictures-keyforge-{which}-*.json")
        sizes = [len(gzip.compress(path.read_bytes())) for path in houses]
        assert sum(sorted(sizes)[-6:]) < FIRST_BOARD
