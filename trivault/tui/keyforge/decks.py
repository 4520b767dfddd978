"""Decks for the table: those that come with the game, generated ones, and files."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from trivault.games.keyforge.deck import Deck, DeckError, UnknownDeck, built_in, from_json, parse, slug_of
from trivault.games.keyforge.generator import GENERATED
from trivault.kernel.errors import SetupError, TrivaultError
from trivault.kernel.replay import Setup

if TYPE_CHECKING:
    from trivault.tui.keyforge.teller import KeyForgeTeller

LONGEST = 100_000  # bytes of a file that can be a deck list
_BYTE = re.compile(r"\(byte ([0-9]+)\)")


def setup(seats: int, decks: Sequence[str]) -> Setup:
    """Two decks, or none: then two are generated. A saved game carries the list of a deck that came
    from a file, as the file may change."""
    if not decks:
        return Setup({"players": seats})
    if len(decks) != 2:
        raise SetupError(f"KeyForge needs two decks, not {len(decks)}: name each with --deck, or none at all")
    return Setup({"players": seats, "decks": [_option(deck) for deck in decks]})


def listed(teller: KeyForgeTeller) -> list[str]:
    wide = max(map(len, built_in()))
    return [
        f"{slug:{wide}}  {', '.join(teller.house(house) for house in deck.houses)}"
        for slug, deck in built_in().items()
    ]


def _option(named: str) -> str:
    """A deck as a set-up keeps it: its name, or the whole list."""
    if slug_of(named) in built_in():
        return slug_of(named)
    if GENERATED.fullmatch(named):
        return named
    path = Path(named)
    if path.is_file() or path.suffix or len(path.parts) > 1:  # meant as a file
        return read(path).text()
    raise UnknownDeck(named, [*built_in(), "generated-7"])


def read(path: Path) -> Deck:
    """The deck in a file; what is wrong with it is said with its name and, if possible, the line."""
    with path.open("rb") as file:
        data = file.read(LONGEST + 1)
    try:
        text = _text(data)
        json = path.suffix == ".json" or text.lstrip().startswith("{")
        return _from_json(text) if json else parse(text)
    except TrivaultError as error:
        raise DeckError(f"{path}: {error}") from None


def _text(data: bytes) -> str:
    if len(data) > LONGEST:
        raise DeckError("too long for a deck list")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        byte = f"{data[error.start]:#04x}"
        line = _line(data, error.start)
        raise DeckError(f"line {line}: the byte {byte} is not UTF-8; save the file as UTF-8") from None


def _from_json(text: str) -> Deck:
    try:
        return from_json(text)
    except DeckError as error:
        if not (at := _BYTE.search(str(error))):
            raise
        raise DeckError(f"line {_line(text.encode(), int(at[1]))}: {error}") from None
    except RecursionError:
        raise DeckError("not a deck: its parts lie too deep in each other") from None


def _line(data: bytes, at: int) -> int:
    return data.count(b"\n", 0, at) + 1
