"""The JSON of the Master Vault: a deck or several under `data`, their cards under `_linked`."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from functools import partial

import msgspec

from trivault.games.keyforge.decks.deck import BY_SLUG, Deck, DeckError, slug_of
from trivault.games.keyforge.decks.formats.draft import Draft, Place, kinds_of
from trivault.games.keyforge.decks.formats.json import at_card, decoded
from trivault.games.keyforge.decks.formats.names import card_called, card_numbered, set_called
from trivault.games.keyforge.decks.sets import LATER, facts
from trivault.kernel.text import Message

NOT_IN_THE_DECK = ("Token Creature", "Prophecy", "Archon Power", "The Tide")
FORM = "deck-master-vault-form"
MOST_CARDS = 100  # uuids that a deck may list, far more than any has

Number = int | str | None


class _Card(msgspec.Struct):
    id: str
    card_title: str = ""
    card_title_en: str | None = None
    house: str | None = None
    card_type: str | None = None
    card_number: Number = None
    expansion: Number = None
    is_maverick: bool | None = False
    is_anomaly: bool | None = False
    is_enhanced: bool | None = False
    is_non_deck: bool | None = False

    @property
    def counts(self) -> bool:
        return not self.is_non_deck and self.card_type not in NOT_IN_THE_DECK


class _Linked(msgspec.Struct):
    cards: list[_Card]


class _Links(msgspec.Struct):
    houses: list[str] | None = None
    cards: list[str] | None = None


class _Icons(msgspec.Struct):
    card_id: str
    bonus_icons: list[str] = []


class _Data(msgspec.Struct, rename={"links": "_links"}):
    name: str
    expansion: Number
    links: _Links = msgspec.field(default_factory=_Links)
    houses: list[str] | None = None
    cards: list[str] | None = None
    set_era_cards: dict[str, list[str]] | None = None
    bonus_icons: list[_Icons] | None = None

    def listed(self) -> list[str]:
        """A uuid for each copy of a card."""
        return self.links.cards or self.cards or []

    def legacies(self) -> set[str]:
        return set((self.set_era_cards or {}).get("Legacy", ()))


class _Answer(msgspec.Struct, rename={"linked": "_linked"}):
    data: msgspec.Raw
    linked: _Linked


def from_master_vault(text: str | bytes) -> Iterator[Deck | DeckError]:
    """The decks of an answer of the Master Vault, checked, or what is wrong with each."""
    given = decoded(text, _Answer, FORM)
    cards = {card.id: (at, card) for at, card in enumerate(given.linked.cards)}
    for deck in _decks(given.data):
        try:
            yield _read(deck, cards)
        except DeckError as error:
            yield error


def _decks(data: msgspec.Raw) -> list[_Data]:
    if bytes(data).lstrip().startswith(b"["):
        return decoded(data, list[_Data], FORM)
    return [decoded(data, _Data, FORM)]


def _read(deck: _Data, cards: Mapping[str, tuple[int, _Card]]) -> Deck:
    draft = Draft(deck.name, set_called(str(deck.expansion)))
    if draft.which in LATER:
        return draft.finished()  # refused as what it is
    listed = deck.listed()
    if len(listed) > MOST_CARDS:
        raise DeckError(Message("deck-too-many", name=deck.name, most=MOST_CARDS))
    icons = defaultdict(list)
    for enhanced in deck.bonus_icons or ():
        icons[enhanced.card_id].append(enhanced.bonus_icons)
    legacies = deck.legacies()
    for name in deck.links.houses or deck.houses or _houses_of(listed, cards):
        draft.take_house(name)
    for uuid, times in Counter(listed).items():
        if uuid not in cards:
            draft.mistakes.append(Message("deck-not-linked", card=uuid))
            continue
        at, card = cards[uuid]
        if card.counts:
            where = partial(at_card, "_linked.cards", at)
            _take(draft, card, times, icons[uuid], uuid in legacies, where)
    return draft.finished()


def _houses_of(listed: list[str], cards: Mapping[str, tuple[int, _Card]]) -> list[str]:
    found = (cards[uuid][1] for uuid in listed if uuid in cards)
    return list(dict.fromkeys(card.house or "" for card in found if card.counts))


def _take(draft: Draft, card: _Card, times: int, icons: list[list[str]], legacy: bool, where: Place) -> None:
    """The copies of a card: each with its icons, those without any together."""
    house = draft.house(card.house or "", where)
    slug = _slug(card, house)
    legacy = legacy and slug not in facts(draft.which)
    marks = kinds_of(slug, maverick=bool(card.is_maverick), legacy=legacy, anomaly=bool(card.is_anomaly))
    if card.is_enhanced and not icons:
        draft.mistakes.append(where(Message("deck-icons-unknown", card=_title(card))))
    for added in icons[:times]:
        draft.add(where, _title(card), house, 1, [*marks, *added], slug)
    if len(icons) > times:
        draft.mistakes.append(
            where(Message("deck-icons-for-more", card=_title(card), n=len(icons), copies=times))
        )
    if times > len(icons):
        draft.add(where, _title(card), house, times - len(icons), marks, slug)


def _title(card: _Card) -> str:
    return card.card_title_en or card.card_title


def _slug(card: _Card, house: str) -> str:
    """By the English title, else by set and number, as titles may be translated."""
    for title in (card.card_title_en or "", card.card_title):
        if slug_of(title) in BY_SLUG:
            return slug_of(title)
    which = set_called(str(card.expansion)) if card.expansion is not None else ""
    numbered = card_numbered(which, str(card.card_number)) if card.card_number is not None else ""
    return numbered or card_called(_title(card), house)
