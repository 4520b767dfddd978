"""The JSON form of the public deck database: `name`, `set`, `houses` and `cards`."""

from __future__ import annotations

from functools import partial

import msgspec

from trivault.games.keyforge.decks.deck import KINDS, Deck
from trivault.games.keyforge.decks.formats.draft import Draft
from trivault.games.keyforge.decks.formats.json import at_card, decoded
from trivault.games.keyforge.decks.formats.names import set_called
from trivault.games.keyforge.decks.sets import FIRST_SET


class _Listed(msgspec.Struct):
    id: str
    house: str
    count: int = 1
    maverick: bool = False
    legacy: bool = False
    anomaly: bool = False
    enhancements: list[str] = []


class _Published(msgspec.Struct):
    name: str
    houses: list[str]
    cards: list[_Listed]
    set: str = FIRST_SET


def from_json(text: str | bytes) -> Deck:
    """A deck from the JSON form of the public deck database, checked."""
    given = decoded(text, _Published, "deck-form")
    draft = Draft(given.name, set_called(given.set))
    for name in given.houses:
        draft.take_house(name)
    for at, listed in enumerate(given.cards):
        where = partial(at_card, "cards", at)
        marks = [*(kind for kind in KINDS if getattr(listed, kind)), *listed.enhancements]
        draft.add(where, listed.id, draft.house(listed.house, where), listed.count, marks)
    return draft.finished()
