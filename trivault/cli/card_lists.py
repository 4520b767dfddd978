"""What `trivault cards` and the browser know about the cards of each game."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol

import msgspec

from trivault import games
from trivault.kernel.errors import UnknownGame
from trivault.kernel.text import Message, Words


@dataclass(frozen=True)
class Shown:
    """A card in a language."""

    lines: list[str]  # its face: the name, the facts, the text
    text: list[str]
    facts: msgspec.Struct  # as data


class CardList(Protocol):
    """The cards of a game, and the options that tell them apart."""

    options: tuple[str, ...]

    def words(self, lang: str) -> Words: ...

    def title(self, option: str, name: str) -> Message | None:
        """What an option calls this name, for people to read; none where it is not shown to them."""

    def slugs(self) -> Collection[str]: ...

    def groups(self, slug: str, option: str) -> set[str]:
        """What the card counts as: an option with one of these names lists it."""

    def shown(self, slug: str, words: Words) -> Shown: ...


def list_words(game: str, lang: str) -> Words:
    """The words of lists, and those of the game, which go before."""
    return Words(lang, ("trivault.kernel", "trivault.cli", *games.load(game).packages))


def card_list(game: str) -> CardList:
    """The cards of a game; those of the others are not loaded."""
    if game not in games.NAMES:
        raise UnknownGame(game, games.NAMES)
    cards: CardList = import_module(f"trivault.cli.{game.replace('-', '')}_cards").CARDS
    return cards
