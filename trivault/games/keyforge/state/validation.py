"""What must hold for a table that is read from bytes, whoever has written them."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from trivault.games.keyforge.state.pieces import Piece
from trivault.games.keyforge.state.record_forms import piece_things, side_things, table_things
from trivault.games.keyforge.state.records import KeyForgeTable
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.soundness import all_apart, all_in, must

ICONS = ("amber", "capture", "damage", "draw")


class TableWords(NamedTuple):
    """The words that a table may hold."""

    houses: Collection[str]
    counters: Collection[str]
    forms: Collection[str]


def check(state: KeyForgeTable, known: TableWords) -> None:
    """An error for a table that cannot be: cards in two places, or numbers that stand for none."""
    cards = range(len(state.defs))
    must(len(state.players) == state.seats, "as many sides as players")
    for facts in (state.owners, state.printed, state.icons):
        must(len(facts) == len(cards), "as many facts as cards")
    all_in(state.printed, known.houses, "a house")
    all_in([icon for icons in state.icons for icon in icons], ICONS, "an icon")
    all_in([house for side in state.players for house in side.houses], ("", *known.houses), "a house")
    all_in(table_things(state), cards, "a card")
    all_in([card for side in state.players for card in side_things(side)], cards, "a card of a player")
    _check_places(state, cards)
    for side in state.players:
        must(set(side.abducted) <= set(side.archives), "abducted, but not in the archives")
    _check_pieces(state.play, cards, known)
    _check_pieces(state.gone, cards, known)
    for card, piece in state.play.items():
        for upgrade in piece.upgrades:
            must(state.play[upgrade].host == card, "an upgrade of another creature")


def _check_places(state: KeyForgeTable, cards: range) -> None:
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


def _check_pieces(found: dict[Thing, Piece], cards: range, known: TableWords) -> None:
    things = range(NOTHING, cards.stop)
    all_in(found, cards, "a card in play")
    for piece in found.values():
        all_in(piece_things(piece), things, "a card")
        all_in([name for name, _ in piece.counters], known.counters, "a counter")
        all_in([piece.house], known.houses, "a house")
        all_in([piece.form] if piece.form else (), known.forms, "a form")
