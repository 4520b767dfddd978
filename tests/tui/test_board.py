"""The board: everything that matters, at every size, in every language."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.cells import cell_len

from tests.each import crossed
from tests.tui.drawing import drawn, screen
from tests.tui.sitting import GAME, table
from trivault.kernel.text import LANGUAGES

FULL = {
    "players": [
        {
            "hand": ["crystal", "blaster", "shadow-apostle", "zara-ra-soulflayer", "ojas-genesis-druid"],
            "deck": ["3 crystal"],
            "discard": ["2 crystal"],
            "champions": ["numeri-drones", "general-decurion exhausted"],
            "mastery": 21,
            "health": 32,
        },
        {"hand": ["korvus-legionnaire", "crystal"], "shown": ["korvus-legionnaire"], "champions": ["evokatus"]},
        {"hand": ["crystal"], "champions": ["zetta-the-encryptor"]},
        {"hand": ["crystal"]},
    ],
    "row": ["nil-assassin", "thorn-zealot", "numeri-drones", "kiln-drone", "data-heretic", "nil-assassin"],
    "turn": {"power": 9, "gems": 6, "played": ["leshai-knight fast", "crystal"], "number": 12},
}


def test_all_that_matters_is_there() -> None:
    """U6"""
    text = "\n".join(drawn(screen("shards", 120, 60), GAME.position(FULL)))
    for said in (
        "Player 1 · Decima · you",
        "gems 6  power 9  health 32  mastery 21  deck 3  discard 2",
        "Player 2 · Tetra · random",
        "health 50  mastery 0  hand 2  deck 0  discard 0",
        "Numeri Drones (health 5) · General Decurion (health 7, exhausted)",
        "played Crystal · Le'shai Knight",
        "shown cards Korvus Legionnaire",
        "turn 12",
        "Nil Assassin ×2",
        "Zetta, The Encryptor (Player 3): Opponents cannot attack you or your other champions.",
        "End turn (e)",
        "What now?",
    ):
        assert said in text


def test_cards_show_the_numbers_of_their_answers() -> None:
    state = GAME.position(FULL)
    lines = drawn(screen("shards", 120, 60), state)
    numbers = [n for n, option in enumerate(state.legal(), 1) if "nil-assassin" in option.text]
    (line,) = [line for line in lines if "Nil Assassin ×2" in line]
    assert line.split()[0] == ",".join(map(str, numbers))


def test_hidden_cards_are_not_there() -> None:
    state = GAME.position(
        {"players": [{"hand": ["evokatus"]}, {"hand": ["primus-pilus"], "deck": ["systema-ai"]}], "row": []}
    )
    mine, theirs = ("\n".join(drawn(screen("shards", 100, 50), state, player)) for player in (0, 1))
    assert "Evokatus" in mine
    assert "Primus Pilus" not in mine
    assert "Evokatus" not in theirs
    assert "Primus Pilus" in theirs
    assert "Systema" not in mine + theirs
    spectator = "\n".join(drawn(screen("shards", 100, 50), state, -1))
    assert "Evokatus" not in spectator
    assert "Player 1 · Decima · person" in spectator


@pytest.mark.parametrize(
    ("size", "lang"), crossed([(60, 20), (80, 24), (100, 40), (120, 40)], LANGUAGES), ids=str
)
def test_no_line_is_too_wide_and_the_question_is_always_there(size: tuple[int, int], lang: str) -> None:
    on = screen("shards", *size, lang)
    at = table(("human", "human", "human"), seed=size[0])
    random = Random(1)
    for step in range(60):
        choice = at.state.choice
        assert choice is not None
        if step % 6 == 0:
            lines = drawn(on, at.state, choice.player, ("Something happened.",) * 20)
            assert all(cell_len(line) <= size[0] for line in lines)
            assert " What now?" in [line.rstrip() for line in lines]
            assert any(line.endswith("Something happened.") for line in map(str.rstrip, lines))
        legal = at.state.legal()
        at.answer(legal[random.randrange(len(legal))])


def test_it_fits_an_ordinary_terminal() -> None:
    """Two players on 80 columns and 24 rows: one row is for the answer."""
    at = table(seed=3)
    random = Random(3)
    heights = []
    while (choice := at.state.choice) is not None:
        if choice.count() > 4 and len(at.answers) % 4 == 0:
            heights.append(len(drawn(screen("shards", 80, 24), at.state, choice.player)))
        legal = at.state.legal()
        at.answer(legal[random.randrange(len(legal))])
    assert len(heights) > 20
    assert sum(height <= 23 for height in heights) >= 0.95 * len(heights)


def test_an_empty_table() -> None:
    state = GAME.position({"players": [{}, {}], "row": [], "centre": []})
    text = "\n".join(drawn(screen("shards", 80, 24), state))
    assert "Centre row" in text
    assert "hand nothing" in text


def test_more_room_shows_more() -> None:
    state = GAME.position(FULL)
    text = "Choose 1 other non-champion card you have played this turn."
    assert text in "\n".join(drawn(screen("shards", 120, 60), state))
    assert text not in "\n".join(drawn(screen("shards", 80, 24), state))
    assert len(drawn(screen("shards", 120, 60), state)) > len(drawn(screen("shards", 120, 40), state))


def test_a_screen_that_is_handed_over_is_wiped() -> None:
    on = screen("shards", 80, 24)
    on.hide()
    file = on.console.file
    assert isinstance(file, StringIO)
    assert "\x1b[2J" in file.getvalue()
    assert file.getvalue().endswith("\x1b[3J"), "scrolled lines are gone, too"
