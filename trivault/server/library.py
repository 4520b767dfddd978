"""What the server must be told of each game's cards, decks and rules: whoever starts it knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from trivault.server import requests
from trivault.server.gently import Work
from trivault.server.replies import Cards, Deck, Decks, Draft


class Library(Protocol):
    """In words of a language. What is wrong with a name or a list is raised as a `TrivaultError`."""

    def cards(self, game: str, lang: str) -> Work[Cards]:
        """All of them. They are so many that others have their turn in between."""

    def with_decks(self, game: str) -> bool:
        """Whether players bring decks."""

    def with_drafts(self, game: str) -> bool:
        """Whether players may put their decks together."""

    def decks(self, game: str, lang: str, options: Mapping[str, object]) -> Work[Decks]:
        """Those that come with the game and fit these options of a set-up."""

    def deck(self, game: str, given: str, lang: str) -> Deck:
        """A deck by its name or from its list, checked."""

    def draft(self, given: requests.Draft, lang: str) -> Draft:
        """A deck that is being put together: it may be against the rules."""

    def rule(self, rule: str, lang: str) -> str:
        """The text of a rule; empty for an unknown one."""
