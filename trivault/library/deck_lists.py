"""The decks of each game, as people name them: built-in, generated, or in a file."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, Protocol

from trivault.kernel.errors import SetupError, TrivaultError, UnknownName
from trivault.kernel.text import Message, Words
from trivault.registry import entry, names
from trivault.simulate import NamedDeck

SUFFIXES = (".txt", ".json")
LONGEST = 1 << 20  # bytes; a deck list has about 1000
NO_OPTIONS: Mapping[str, object] = {}


class ListedCard(NamedTuple):
    slug: str
    text: str  # with how many there are, and what is special about them


@dataclass(frozen=True)
class ShownDeck:
    """A deck in a language."""

    name: str
    title: str  # the name, with what is worth knowing at once
    facts: str  # in a line
    groups: list[tuple[str, list[ListedCard]]]  # the cards, by what they belong to


class GeneratedSet(NamedTuple):
    """A set of cards that new decks are made of, and what they can be made of in it."""

    title: Message
    parts: Sequence[str]


@dataclass(frozen=True)
class Generator:
    """What new decks may be made of: a set, where there are several, and up to so many of these parts stand
    in the name, `generated-wc-dis-logos-7`."""

    what: str
    most: int
    parts: Mapping[str, Message]
    sets: Mapping[str, GeneratedSet] = field(default_factory=dict)


class DeckList(Protocol):
    """The decks of a game. They travel as text, in the notation of the game."""

    def names(self, options: Mapping[str, object] = NO_OPTIONS) -> Sequence[str]:
        """Those that come with the game, as far as a set-up with these options takes them."""

    def pool(self) -> Sequence[str]:
        """Those that other decks are rated against."""

    def generator(self, options: Mapping[str, object] = NO_OPTIONS) -> Generator | None:
        """None where such a set-up takes only the decks that come with the game."""

    def named(self, name: str) -> str:
        """A deck by its name; `UnknownName` where there is none."""

    def read(self, text: str, json: bool) -> tuple[str, str]:
        """A deck from a file, checked: what to call it, and its list."""

    def shown(self, text: str, words: Words) -> ShownDeck: ...

    def words(self, lang: str) -> Words: ...


def with_decks() -> tuple[str, ...]:
    """The games to which players bring decks."""
    return tuple(game for game in names() if entry(game).decks)


def deck_list(game: str) -> DeckList:
    found: DeckList | None = entry(game).part("decks", None)
    if found is None:
        raise SetupError(f"{game} is played without decks; games with decks: {', '.join(with_decks())}")
    return found


def find_deck(game: str, word: str) -> NamedDeck:
    """A deck by its name, or from the file with this name."""
    known, path = deck_list(game), Path(word)
    if path.suffix.lower() in SUFFIXES or "/" in word or os.sep in word:
        return _from_file(known, path)
    try:
        return NamedDeck(word, known.named(word))
    except UnknownName as error:
        if path.is_file():
            return _from_file(known, path)
        if error.near:
            raise
        raise SetupError(f"unknown deck {word!r}; trivault decks {game} lists those that there are") from None


def _from_file(known: DeckList, path: Path) -> NamedDeck:
    """A saved game carries the whole list, as the file may change."""
    with path.open("rb") as file:
        data = file.read(LONGEST + 1)
    try:
        text = _text(data)
        return NamedDeck(*known.read(text, path.suffix.lower() == ".json" or text.lstrip().startswith("{")))
    except (TrivaultError, ValueError) as error:
        raise SetupError(f"{path}: {error}") from None


def _text(data: bytes) -> str:
    if len(data) > LONGEST:
        raise ValueError("too long for a deck list")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        byte, line = f"{data[error.start]:#04x}", data.count(b"\n", 0, error.start) + 1
        raise ValueError(f"line {line}: the byte {byte} is not UTF-8; save the deck list in UTF-8") from None
