"""The JSON of Decks of KeyForge: a deck under `deck`, alone or in a list, its cards by houses."""

from __future__ import annotations

from functools import partial

import msgspec

from trivault.games.keyforge.decks.deck import ICONS, Deck
from trivault.games.keyforge.decks.formats.draft import Draft, kinds_of
from trivault.games.keyforge.decks.formats.json import at_card, decoded
from trivault.games.keyforge.decks.formats.names import card_called, house_called, set_called
from trivault.games.keyforge.decks.sets import LATER, facts
from trivault.kernel.text import Message

MOST_ICONS = 20  # of one kind on one card, far more than any has


class _Card(msgspec.Struct, rename="camel"):
    card_title: str
    legacy: bool | None = False
    maverick: bool | None = False
    anomaly: bool | None = False
    enhanced: bool | None = False
    bonus_amber: int | None = msgspec.field(name="bonusAember", default=0)
    bonus_capture: int | None = 0
    bonus_damage: int | None = 0
    bonus_draw: int | None = 0

    def kinds(self, slug: str, legacy: bool) -> list[str]:
        return kinds_of(slug, maverick=bool(self.maverick), legacy=legacy, anomaly=bool(self.anomaly))

    def icons(self) -> list[str]:
        counts = {icon: getattr(self, f"bonus_{icon}") or 0 for icon in ICONS}
        return [icon for icon, n in counts.items() for _ in range(min(n, MOST_ICONS))]


class _House(msgspec.Struct):
    house: str
    cards: list[_Card]


class _Deck(msgspec.Struct, rename="camel"):
    name: str
    expansion: str | int
    houses_and_cards: list[_House]


class _Answer(msgspec.Struct):
    deck: _Deck


def from_decks_of_keyforge(text: str | bytes, wrapped: bool) -> Deck:
    """A deck, checked; `wrapped` in the answer that carries it."""
    if wrapped:
        return _read(decoded(text, _Answer, "deck-dok-form").deck)
    return _read(decoded(text, _Deck, "deck-dok-form"))


def _read(given: _Deck) -> Deck:
    draft = Draft(given.name, set_called(str(given.expansion)))
    if draft.which in LATER:
        return draft.finished()  # refused as what it is
    for group in given.houses_and_cards:
        draft.take_house(group.house)
        house = house_called(group.house)
        for at, card in enumerate(group.cards):
            where = partial(at_card, f"{group.house}.cards", at)
            slug = card_called(card.card_title, house)
            legacy = bool(card.legacy) and slug not in facts(draft.which)
            if card.enhanced and not card.icons():
                draft.mistakes.append(where(Message("deck-icons-unknown", card=card.card_title)))
            draft.add(where, card.card_title, house, 1, [*card.kinds(slug, legacy), *card.icons()], slug)
    return draft.finished()
