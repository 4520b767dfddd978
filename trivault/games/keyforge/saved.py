"""How the table is saved, and what must hold for one that is read back, whoever has written it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
from msgspec import Meta

from trivault.games.keyforge.pieces import Piece, Side
from trivault.games.keyforge.printed import HOUSES
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.soundness import Cards, Count, Number, Word, all_apart, all_in, must

if TYPE_CHECKING:
    from trivault.games.keyforge.model import KeyForgeState

MOST_CARDS = 72  # two decks (KF-NOT-01)
STEPS = ("forge", "house", "main", "ready", "draw")
ICONS = ("amber", "capture", "damage", "draw")

Player = Annotated[int, Meta(ge=0, le=1)]
Keys = Annotated[int, Meta(ge=0, le=7)]  # a bit for each colour
Pairs = tuple[tuple[Word, Count], ...]
P = TypeVar("P", Side, Piece)


class _Side(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The slots of a side, in their order."""

    amber: Count
    archives: Cards
    artifacts: Cards
    chains: Count
    creatures_last: Count
    deck: Cards
    discard: Cards
    forged_last: Keys
    hand: Cards
    houses: tuple[str, ...]
    keys: Keys
    line: Cards
    purged: Cards
    stolen_last: Count


class _Piece(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The slots of a card in play, in their order."""

    amber: Count
    armor_then: Number
    armor_used: Number
    beside: tuple[int, ...]
    claims: tuple[tuple[Player, int], ...]
    controller: Player
    counters: Pairs
    damage: Number
    elusive_used: bool
    enraged: bool
    form: str
    granted: bool
    half: int
    has_purged: tuple[int, ...]
    host: int
    house: str
    power: Number
    ready: bool
    stunned: bool
    under: Cards
    upgrades: Cards
    warded: bool


class Saved(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    defs: Annotated[tuple[str, ...], Meta(max_length=MOST_CARDS)]
    forms: list[tuple[int, str]]
    owners: tuple[Player, ...]
    printed: tuple[str, ...]
    icons: tuple[tuple[str, ...], ...]
    players: Annotated[list[_Side], Meta(min_length=2, max_length=2)]
    play: list[tuple[int, _Piece]]
    gone: list[tuple[int, _Piece]]
    lists: tuple[Cards, Cards, Cards, Cards, Cards, Cards, Cards, Cards, Cards]
    fights: Annotated[list[tuple[int, int, Annotated[int, Meta(ge=0, le=3)]]], Meta(max_length=100)]
    numbers: tuple[Count, Player, Keys, Count, Count]
    words: tuple[str, str]
    flags: tuple[bool, bool, bool]


def sides(saved: Saved) -> list[Side]:
    return [_filled(Side(), each) for each in saved.players]


def pieces(saved: list[tuple[int, _Piece]]) -> dict[Thing, Piece]:
    return {card: _filled(Piece(0, ""), each) for card, each in saved}


def _filled(thing: P, saved: msgspec.Struct) -> P:
    for name in type(thing).__slots__:
        setattr(thing, name, getattr(saved, name))
    return thing


def check(state: KeyForgeState, counters: Collection[str]) -> None:
    """An error for a table that cannot be: cards in two places, or numbers that stand for none."""
    cards = range(len(state.defs))
    for facts in (state.owners, state.printed, state.icons):
        must(len(facts) == len(cards), "as many facts as cards")
    all_in(state.printed, HOUSES, "a house")
    all_in([icon for icons in state.icons for icon in icons], ICONS, "an icon")
    all_in([state.house, *(house for side in state.players for house in side.houses)], ("", *HOUSES), "a house")
    all_in([state.step], STEPS, "a step")
    done = (
        state.played, state.used, state.all_discarded, state.destroyed, state.fallen, state.reaped,
        state.fought,
    )  # fmt: skip
    for cards_done in done:
        all_in(cards_done, cards, "a card")
    all_in([card for fight in state.fights for card in fight[:2]], cards, "a fighter")
    _check_places(state, cards)
    _check_pieces(state, state.play, cards, counters)
    _check_pieces(state, state.gone, cards, counters)
    for card, piece in state.play.items():
        for upgrade in piece.upgrades:
            must(state.play[upgrade].host == card, "an upgrade of another creature")


def _check_places(state: KeyForgeState, cards: range) -> None:
    lying = [card for side in state.players for card in (*side.line, *side.artifacts)]
    upgrades = [card for piece in state.play.values() for card in piece.upgrades]
    all_apart([*lying, *upgrades], state.play.keys(), "in play")
    must(len(state.play) == len(lying) + len(upgrades), "in play, but in no line")
    for card, piece in state.play.items():
        must((piece.host in lying) == (card in upgrades), "an upgrade without a creature")
    elsewhere = [
        card
        for side in state.players
        for card in (*side.hand, *side.deck, *side.discard, *side.archives, *side.purged)
    ]
    under = [card for piece in state.play.values() for card in piece.under]
    halves = [piece.half for piece in state.play.values() if piece.half != NOTHING]
    all_apart([*state.play, *elsewhere, *under, *halves, *state.resolving], cards, "a card")


def _check_pieces(
    state: KeyForgeState, found: dict[Thing, Piece], cards: range, counters: Collection[str]
) -> None:
    known = range(NOTHING, cards.stop)
    all_in(found, cards, "a card in play")
    for piece in found.values():
        named = (piece.host, piece.half, *piece.beside, *piece.under, *piece.upgrades, *piece.has_purged)
        all_in([*named, *(card for _, card in piece.claims)], known, "a card")
        all_in([name for name, _ in piece.counters], counters, "a counter")
        all_in([piece.house], HOUSES, "a house")
        all_in([piece.form] if piece.form else (), state.keyforge.forms, "a form")
