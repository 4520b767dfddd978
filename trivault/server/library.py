"""What the server must be told of each game's cards, decks and rules: whoever starts it knows."""

from __future__ import annotations

from typing import Protocol

from trivault.server.replies import CardInfo, Deck, DeckInfo


class Library(Protocol):
    """In words of a language. What is wrong with a name or a list is raised as a `TrivaultError`."""

    def cards(self, game: str, lang: str) -> list[CardInfo]: ...

    def with_decks(self, game: str) -> bool:
        """Whether players bring decks."""

    def decks(self, game: str, lang: str) -> list[DeckInfo]:
        """Those that come with the game."""

    def deck(self, game: str, given: str, lang: str) -> Deck:
        """A deck by its name or from its list, checked."""

    def rule(self, rule: str) -> str:
        """The text of a rule; empty for an unknown one."""
