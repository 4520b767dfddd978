"""The cards of each game, as they are listed and looked up."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Protocol

from trivault import registry
from trivault.kernel.text import Message, Words
from trivault.library.shown_card import Shown
from trivault.registry import entry


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


class _Carded(Protocol):
    """A game as its list of cards needs it."""

    @property
    def cards(self) -> Mapping[str, object]: ...

    def words(self, lang: str = ...) -> Words: ...


class GameCards:
    """The cards of a game that knows all of them by their ids."""

    def __init__(self, game: _Carded) -> None:
        self._game = game

    def words(self, lang: str) -> Words:
        return self._game.words(lang)

    def slugs(self) -> Collection[str]:
        return self._game.cards.keys()


def list_words(game: str, lang: str) -> Words:
    """The words of lists, and those of the game, which go before."""
    return Words(lang, ("trivault.kernel", "trivault.library", *registry.load(game).packages))


def card_list(game: str) -> CardList:
    """The cards of a game; those of the others are not loaded."""
    found: CardList | None = entry(game).part("cards", None)
    if found is None:
        from trivault.library.plain import PlainCards  # only those without a list of their own need a presenter

        return PlainCards(game)
    return found
