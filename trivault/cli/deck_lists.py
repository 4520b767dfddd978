"""Decks as the command line names them: built-in, generated, or in a file."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import NamedTuple

from trivault import games
from trivault.cli.errors import Refused
from trivault.games.keyforge.deck import Deck, UnknownDeck, built_in, from_json, parse, slug_of
from trivault.games.keyforge.generator import deck_named
from trivault.kernel.errors import TrivaultError, UnknownGame, UnknownName

WITH_DECKS = ("keyforge",)
SUFFIXES = (".txt", ".json")
LONGEST = 1 << 20  # bytes; a deck list has about 1000

_BYTE = re.compile(r"\(byte ([0-9]+)\)")


class NamedDeck(NamedTuple):
    """A deck, and what it is called."""

    name: str
    deck: str  # as the set-up of the game takes it: its name or the whole list


def find_deck(game: str, word: str) -> NamedDeck:
    """A deck by its name, or from the file with this name."""
    if game not in games.NAMES:
        raise UnknownGame(game, games.NAMES)
    if game not in WITH_DECKS:
        raise Refused(f"{game} is played without decks; games with decks: {', '.join(WITH_DECKS)}")
    path = Path(word)
    if path.suffix.lower() in SUFFIXES or "/" in word or os.sep in word:
        return _from_file(path)
    try:
        return NamedDeck(word, deck_named(word).text())
    except UnknownName:
        if path.is_file():
            return _from_file(path)
        raise UnknownDeck(word, [*built_in(), "generated-7"]) from None


def _from_file(path: Path) -> NamedDeck:
    """A saved game carries the whole list, as the file may change."""
    with path.open("rb") as file:
        data = file.read(LONGEST + 1)
    try:
        deck = _read(_text(data), path.suffix.lower() == ".json")
    except (TrivaultError, ValueError) as error:
        raise Refused(f"{path}: {error}") from None
    return NamedDeck(slug_of(deck.name) or deck.name, deck.text())


def _text(data: bytes) -> str:
    if len(data) > LONGEST:
        raise ValueError("too long for a deck list")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        byte, line = f"{data[error.start]:#04x}", _line(data, error.start)
        raise ValueError(f"line {line}: the byte {byte} is not UTF-8; save the deck list in UTF-8") from None


def _read(text: str, json: bool) -> Deck:
    if not json and not text.lstrip().startswith("{"):
        return parse(text)
    try:
        return from_json(text)
    except RecursionError:
        raise ValueError("not JSON of a deck: its parts lie too deep in each other") from None
    except TrivaultError as error:
        if not (at := _BYTE.search(str(error))):
            raise
        raise ValueError(f"line {_line(text.encode(), int(at[1]))}: {error}") from None


def _line(data: bytes, at: int) -> int:
    return data.count(b"\n", 0, at) + 1
