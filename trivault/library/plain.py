"""What can be looked up of any game: what its presenter says of its cards."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from trivault.kernel.text import LANGUAGES, Message, Words
from trivault.library.shown_card import Shown
from trivault.presentation.presenter import make_presenter


class PlainFacts(msgspec.Struct, kw_only=True):
    """A card as data."""

    id: str
    name: str
    text: list[str]


class PlainCards:
    """The cards of a game that lists none itself: what its presenter says of them."""

    options: tuple[str, ...] = ()

    def __init__(self, game: str) -> None:
        self.game = game

    def words(self, lang: str) -> Words:
        return make_presenter(self.game, lang).words

    def title(self, option: str, name: str) -> Message | None:
        return None

    def slugs(self) -> Collection[str]:
        return make_presenter(self.game, LANGUAGES[0]).cards

    def groups(self, slug: str, option: str) -> set[str]:
        return set()

    def shown(self, slug: str, words: Words) -> Shown:
        lines = make_presenter(self.game, words.lang).face(slug)
        return Shown(lines, lines[1:], PlainFacts(id=slug, name=lines[0], text=lines[1:]))
