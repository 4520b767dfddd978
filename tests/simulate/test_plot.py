"""The picture of a simulation: what it shows, in every language, and the same each time."""

import re
from typing import Any

import pytest

from trivault.kernel.text import LANGUAGES, Words
from trivault.simulate import NamedDeck, Plan, Report, run


def picture(*what: Any) -> bytes:
    from trivault.simulate import plot  # matplotlib is loaded by whoever draws, not by every worker

    return plot.picture(*what)


def figure(*what: Any) -> Any:
    from trivault.simulate import plot

    return plot._figure(*what)


def report(**given: Any) -> Report:
    default: dict[str, Any] = {"game": "keyforge", "seats": ("random", "random"), "games": 4, "seed": 1}
    plan = Plan(**default | given)
    return Report.of(plan, list(run(plan)))


@pytest.fixture(scope="module")
def three():
    decks = tuple(NamedDeck(f"deck-{n}", f"generated-{n}") for n in range(3))
    return report(seats=("random",) * 3, decks=decks, games=2)


def words(lang="en"):
    return Words(lang, ("trivault.kernel", "trivault.simulate"))


def bars(axes):
    return [patch.get_height() for patch in axes.patches if type(patch).__name__ == "Rectangle"]


def texts(axes):
    return [text.get_text() for text in axes.texts]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_png_and_svg_are_drawn_in_every_language(three, lang):
    if lang == "pl":  # with the most letters
        assert picture(three, words(lang), "png").startswith(b"\x89PNG\r\n\x1a\n")
    svg = picture(three, words(lang), "svg")
    assert svg.startswith(b"<?xml")
    assert b"</svg>" in svg


def test_the_same_report_gives_the_same_picture(three):
    assert picture(three, words(), "svg") == picture(three, words(), "svg")


def test_the_matrix_tells_every_rate_with_its_interval(three):
    matrix, first, turns = figure(three, words()).axes
    shown = texts(matrix)
    for pairing in three.summary.pairings:
        assert f"{100 * pairing.wins.rate:.1f}%" in shown
        assert f"{100 * pairing.wins.low:.0f}–{100 * pairing.wins.high:.0f}%" in shown
    assert len(shown) == 12
    assert [label.get_text() for label in matrix.get_yticklabels()] == ["deck-0  1", "deck-1  2", "deck-2  3"]
    assert [label.get_text() for label in first.get_yticklabels()] == ["deck-0", "deck-1", "deck-2"]
    assert sum(bars(turns)) == 6


def test_two_players_get_their_rates_with_intervals():
    two = report(game="shards")
    rates, first, turns = figure(two, words()).axes
    assert [re.sub(r"\s+", " ", text) for text in texts(rates)] == [
        f"{100 * each.wins.rate:.1f}% ({100 * each.wins.low:.1f}%–{100 * each.wins.high:.1f}%)"
        for each in two.summary.standings
    ]
    assert texts(first)[0].startswith("first player: ")
    assert sum(bars(turns)) == 4


@pytest.mark.parametrize("seats", [("random",) * 4, ("greedy", "random")])
def test_a_single_match_can_be_drawn(seats):
    """Then some have never gone first, and all won or lost every match."""
    assert picture(report(game="shards", seats=seats, games=1), words(), "png")


def test_long_names_are_cut():
    name = "a" * 60
    decks = (NamedDeck(name, "generated-1"), NamedDeck("b", "generated-2"))
    rates = figure(report(decks=decks, games=1), words()).axes[0]
    assert [label.get_text() for label in rates.get_yticklabels()] == ["a" * 27 + "…", "b"]
