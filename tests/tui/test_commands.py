"""What a player types: commands in every language, and never an answer taken for one."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tui.sitting import GAME
from trivault.kernel.options import Option
from trivault.kernel.text import LANGUAGES
from trivault.presentation.menu import Menu, Unclear
from trivault.presentation.presenter import make_presenter
from trivault.presentation.why import refusal
from trivault.tui.commands import COMMANDS, Command, find, names, read, shortcut
from trivault.tui.service import HANDLERS

POSITION = {"players": [{"hand": ["crystal", "blaster"]}, {}], "turn": {"gems": 9}}
PRESENTER = make_presenter("shards", "de")


def menu(lang: str = "en") -> Menu:
    state = GAME.position(POSITION)
    assert state.choice is not None
    return Menu(state, state.choice, make_presenter(GAME.name, lang).words)


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("undo", Command("undo")),
        ("  U ", Command("undo")),
        ("?", Command("help")),
        ("", Command("list")),
        ("card portal monk", Command("card", "portal monk")),
        ("why  recruit omnius ", Command("why", "recruit omnius")),
        ("effects", Command("force")),
    ],
)
def test_commands(typed: str, command: Command) -> None:
    asked = menu()
    assert read(typed, asked, asked.words) == command


def test_everything_else_is_an_answer() -> None:
    asked = menu()
    answer = read("play crystal", asked, asked.words)
    assert isinstance(answer, Option)
    assert answer.text == "play crystal"
    with pytest.raises(Unclear):
        read("undoing", asked, asked.words)


def test_every_command_has_a_handler_and_words_in_every_language() -> None:
    assert set(HANDLERS) == set(COMMANDS)
    for lang in LANGUAGES:
        words = make_presenter(GAME.name, lang).words
        typed = [name for command in COMMANDS for name in names(words, command)]
        assert len(typed) == len(set(typed)), "two commands share a word"
        assert all(find(name, words) for name in typed)


def test_german_words_for_commands() -> None:
    words = make_presenter(GAME.name, "de").words
    assert [find(word, words) for word in ("zurück", "zuruck", "undo", "hilfe", "rückgängig")] == [
        "undo", "undo", "undo", "help", "",
    ]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_shortcut_is_taken_by_a_command(lang: str) -> None:
    asked = menu(lang)
    letters = [shortcut(asked, option, asked.words) for option in asked.lines]
    assert len([letter for letter in letters if letter]) == 2  # end turn, focus
    for letter, option in zip(letters, asked.lines, strict=True):
        if letter:
            assert read(letter, asked, asked.words) == option


ASKED, ASKED_STATE = menu("de"), GAME.position(POSITION)
WORDS = [
    "play",
    "crystal",
    "end",
    "why",
    "card",
    "1",
    "99",
    "-1",
    "#2",
    "@hand",
    "=3",
    "p0",
    "recruit",
    "the",
    "zug",
]


@settings(max_examples=60, deadline=None)
@given(typed=st.one_of(st.text(max_size=30), st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join)))
def test_whatever_is_typed_is_an_answer_a_command_or_unclear(typed: str) -> None:
    said: Option | Command | str
    try:
        said = read(typed, ASKED, ASKED.words)
    except Unclear as unclear:
        refused = refusal(ASKED_STATE, typed, PRESENTER, lambda rule: "")
        said = "\n".join(refused) or ASKED.words.say(unclear.message)
    if isinstance(said, Option):
        assert said in ASKED.state.legal()
    else:
        assert said
