"""The decks of each game, as people name them: built-in, generated, or in a file."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, Protocol

from trivault.kernel.errors import SetupError, TrivaultError, UnknownName
from trivault.kernel.form_errors import Problem
from trivault.kernel.text import LANGUAGES, Message, Words
from trivault.registry import entry, names
from trivault.simulate import NamedDeck

SUFFIXES = (".txt", ".json", ".csv")
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

    def read_all(self, text: str, json: bool) -> Iterable[NamedDeck | Problem]:
        """The decks of a file that may have several, checked, or what is wrong with each."""

    def address(self, word: str) -> str:
        """Where the deck is published that this word is the address or id of; empty where it is none."""

    def groups(self, text: str) -> Mapping[str, Sequence[str]]:
        """What decks are told apart by, such as houses."""

    def counts(self, text: str) -> Mapping[str, int]:
        """What decks are compared by, such as the number of creatures; the messages `count-…` name them."""

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


class BadLists(TrivaultError):
    """Deck lists with mistakes, a line for each."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = list(lines)
        super().__init__("\n".join(self.lines))


@dataclass
class FoundDecks:
    """The decks of a word, and a line for each mistake in the others."""

    decks: list[NamedDeck] = field(default_factory=list)
    mistakes: list[str] = field(default_factory=list)

    def add(self, known: DeckList, text: str, json: bool, source: str, lang: str) -> None:
        for each in known.read_all(text, json):
            if isinstance(each, Problem):
                self.mistakes += [f"{source}: {line}" for line in each.lines(lang)]
            else:
                self.decks.append(each)

    def add_bytes(self, known: DeckList, data: bytes, source: str, lang: str) -> None:
        try:
            text = _text(data)
            json = source.lower().endswith(".json") or text.lstrip().startswith("{")
            self.add(known, text, json, source, lang)
        except ValueError as error:
            self.mistakes.append(f"{source}: {error}")

    def add_file(self, known: DeckList, path: Path, lang: str) -> None:
        """A saved game carries the whole list, as the file may change."""
        with path.open("rb") as file:
            data = file.read(LONGEST + 1)
        self.add_bytes(known, data, str(path), lang)


def find_deck(game: str, word: str) -> NamedDeck:
    """A deck by its name or address, or from the file with this name."""
    found = find_decks(game, word)
    if found.mistakes:
        raise BadLists(found.mistakes)
    if len(found.decks) != 1:
        raise SetupError(f"{word}: expected one deck, not {len(found.decks)}")
    return found.decks[0]


def find_decks(game: str, word: str, lang: str = LANGUAGES[0]) -> FoundDecks:
    """The decks of a word: a name or an address, a file with a deck or several, or a folder with such files."""
    known, path, found = deck_list(game), Path(word), FoundDecks()
    if known.address(word):
        found.add(known, word, False, word, lang)
    elif word and path.is_dir() and (_is_path(word) or not _is_name(known, word)):
        for file in sorted(path.iterdir()):
            if file.suffix.lower() in SUFFIXES and file.is_file():
                found.add_file(known, file, lang)
    elif (
        path.suffix.lower() in SUFFIXES
        or "/" in word
        or os.sep in word
        or (path.is_file() and not _is_name(known, word))
    ):
        found.add_file(known, path, lang)
    else:
        found.decks.append(NamedDeck(word, _named(known, game, word)))
    return found


def _is_path(word: str) -> bool:
    return Path(word).suffix.lower() in SUFFIXES or "/" in word or os.sep in word


def _is_name(known: DeckList, word: str) -> bool:
    try:
        known.named(word)
    except UnknownName:
        return False
    return True


def _named(known: DeckList, game: str, word: str) -> str:
    try:
        return known.named(word)
    except UnknownName as error:
        if error.near:
            raise
        raise SetupError(f"unknown deck {word!r}; trivault decks {game} lists those that there are") from None


def _text(data: bytes) -> str:
    if len(data) > LONGEST:
        raise ValueError("too long for a deck list")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        byte, line = f"{data[error.start]:#04x}", data.count(b"\n", 0, error.start) + 1
        raise ValueError(f"line {line}: the byte {byte} is not UTF-8; save the deck list in UTF-8") from None
