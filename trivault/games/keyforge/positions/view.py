"""What a player of KeyForge may know, and how to deal the rest (KF-ZONE-16)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from trivault.games.keyforge.rules.creature_stats import keyword
from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.pieces import Piece, Side
from trivault.games.keyforge.state.printed import Card
from trivault.games.keyforge.state.record_forms import (
    PieceOpen,
    SideOpen,
    TableOpen,
    piece_from_view,
    piece_parts,
    side_from_view,
    side_parts,
    table_from_view,
    table_parts,
)
from trivault.kernel import codec
from trivault.kernel.errors import TrivaultError
from trivault.kernel.ids import Thing, player_of, player_thing
from trivault.kernel.interpreter import reopen
from trivault.kernel.record_forms import state_from_view, state_parts
from trivault.kernel.rng import derived, shuffle
from trivault.kernel.views import View, choice_views

if TYPE_CHECKING:
    from trivault.games.keyforge.state.model import KeyForgeCore

HIDDEN = ("hand", "deck", "archives")


class SideView(SideOpen, frozen=True, kw_only=True):
    """One player's side. Hidden zones show the cards that the viewer knows, by their place;
    `unseen` are the cards that lie in them unknown, as a set: the deck list is open."""

    hand: tuple[Thing, ...]  # -1 for an unknown card
    deck: tuple[Thing, ...]  # the top card is last
    archives: tuple[Thing, ...]
    unseen: tuple[Thing, ...]
    haunted: bool  # KF-ZONE-15


class PieceView(PieceOpen, frozen=True, kw_only=True):
    card: Thing
    under: tuple[Thing, ...]  # its owner for an unknown card


class KeyForgeView(TableOpen, frozen=True, kw_only=True):
    cards: tuple[str, ...]
    forms: tuple[tuple[Thing, str], ...]  # what cards count as that count as another one
    sides: tuple[SideView, ...]
    play: tuple[PieceView, ...]
    forward: tuple[Thing, ...]  # creatures with taunt stand slightly before the others (KF-KW-TAUNT-02)
    gone: tuple[PieceView, ...]
    known: tuple[tuple[Thing, int], ...]


def sees(state: KeyForgeState, viewer: int, seat: int, zone: str, card: Thing) -> bool:
    """Own hand and archives are open to oneself (KF-ZONE-07); decks to nobody."""
    return (seat == viewer and zone != "deck") or state.knows(viewer, card)


def visible(state: KeyForgeState, player: int, thing: Thing) -> bool:
    for seat, side in enumerate(state.players):
        for zone in HIDDEN:
            if thing in getattr(side, zone):
                return sees(state, player, seat, zone, thing)
    return not any(thing in piece.under for piece in state.play.values()) or state.knows(player, thing)


def _seen_by_all(state: KeyForgeState) -> set[Thing]:
    """The cards whose effects run or wait, and those whose destruction they have heard of: everybody has
    seen them, wherever they lie by now."""
    effects = [(pending.this, pending.event) for batch in state.batches for pending in batch.queue]
    running = [(scope.this, scope.event) for scope in state.scopes]
    public = {this for this, _ in (*effects, *running)}
    return public | {e.thing for _, e in (*effects, *running) if e is not None and e.kind == "destroy"}


def place(state: KeyForgeState, thing: Thing) -> str:
    if thing in state.play:
        return f"p{state.play[thing].controller}"
    for seat, side in enumerate(state.players):
        for zone in (*HIDDEN, "discard", "purged"):
            if thing in getattr(side, zone):
                return zone if seat == state.active else f"their-{zone}"
    for piece in state.play.values():
        if thing == piece.half:
            return f"p{piece.controller}"
    return "resolving"


def build(state: KeyForgeState, player: int) -> KeyForgeView:
    seen, public = _seen(state, player), _seen_by_all(state)
    return KeyForgeView(
        **state_parts(state),
        **table_parts(state),
        game=state.game.name,
        player=player,
        choices=choice_views(state, player),
        pending=codec.running(state, lambda thing: thing in public or visible(state, player, thing)),
        cards=tuple([card.slug for card in state.printed_cards()]),
        forms=tuple([(card, state.defs[card].key) for card in state.originals]),
        sides=tuple([_side(state, seat, player, seen) for seat in range(2)]),
        play=tuple(
            [_piece_view(card, piece, _face_down(state, piece, player)) for card, piece in state.play.items()]
        ),
        forward=tuple([c for side in state.players for c in side.line if keyword(state, c, aspects.TAUNT)]),
        gone=tuple([_piece_view(card, p, p.under) for card, p in state.gone.items()]),
        known=tuple(sorted([(c, mask) for c, mask in state.known.items() if c in seen])),
    )


def _seen(state: KeyForgeState, player: int) -> set[Thing]:
    """The cards in hidden places that a player knows."""
    seen: set[Thing] = set()
    for seat, side in enumerate(state.players):
        if seat == player:
            seen.update(side.hand, side.archives)  # KF-ZONE-07
    if known := {c for c in state.known if state.knows(player, c)}:
        for side in state.players:
            seen.update(known.intersection((*side.hand, *side.deck, *side.archives)))
        for piece in state.play.values():
            seen.update(known.intersection(piece.under))
    return seen


def _piece_view(card: Thing, piece: Piece, under: Sequence[Thing]) -> PieceView:
    return PieceView(**piece_parts(piece), card=card, under=tuple(under))


def _face_down(state: KeyForgeState, piece: Piece, viewer: int) -> Sequence[Thing]:
    """The cards under one in play, without what the viewer does not know of them."""
    return [c if visible(state, viewer, c) else player_thing(state.owners[c]) for c in piece.under]


def _side(state: KeyForgeState, seat: int, viewer: int, seen: set[Thing]) -> SideView:
    side = state.players[seat]
    hand, archives = side.hand, side.archives
    if seat != viewer:  # by the order in which they lie there nobody learns anything
        hand, archives = sorted(_shown(hand, seen), reverse=True), sorted(_shown(archives, seen), reverse=True)
    under = [c for piece in state.play.values() for c in piece.under if state.owners[c] == seat]
    face_down = [c for c in under if not visible(state, viewer, c)] if under else []
    return SideView(
        **side_parts(side),
        hand=tuple(hand),
        deck=tuple(_shown(side.deck, seen)),
        archives=tuple(archives),
        unseen=tuple(sorted({*side.hand, *side.deck, *side.archives, *face_down} - seen)),
        haunted=side.haunted(),
    )


def _shown(cards: Sequence[Thing], seen: set[Thing]) -> list[Thing]:
    """The cards of a hidden zone, without those that nobody may know."""
    if seen.isdisjoint(cards):
        return [-1] * len(cards)
    return [c if c in seen else -1 for c in cards]


@lru_cache(1000)
def _cards(game: KeyForgeCore, slugs: tuple[str, ...]) -> tuple[Card, ...]:
    """The cards of these names; a table has the same ones for long."""
    return tuple(map(game.card, slugs))


def sample(game: KeyForgeCore, view: View, seed: int) -> KeyForgeState:
    """A full state that fits the view: unknown cards of hidden zones are dealt anew."""
    state = _laid_out(game, view, derived("sample", seed), dealt=True)
    reopen(state)
    return state


def at_rest(game: KeyForgeCore, view: View) -> KeyForgeState:
    """A state to be looked at: unknown cards lie in any order, and no choice is open."""
    return _laid_out(game, view, 0, dealt=False)


def _laid_out(game: KeyForgeCore, view: View, seed: int, dealt: bool) -> KeyForgeState:
    if not isinstance(view, KeyForgeView):
        raise TrivaultError(f"a view of keyforge was expected, not {type(view).__name__}")
    state = game.empty(2, seed)
    state.defs = _cards(game, view.cards)
    for card, key in view.forms:
        state.become(card, game.form(key))
    table_from_view(state, view)
    unseen = [_unseen(state, side, dealt) for side in view.sides]
    state.players = [_side_from(side, left) for side, left in zip(view.sides, unseen, strict=True)]
    state.play = {shown.card: _piece(shown, unseen) for shown in view.play}
    state.gone = {shown.card: _piece(shown, unseen) for shown in view.gone}
    state.known = dict(view.known)
    state_from_view(state, view)
    codec.restore(state, view.pending)
    return state


def _piece(shown: PieceView, unseen: list[list[Thing]]) -> Piece:
    piece = piece_from_view(shown)
    piece.under = [c if c >= 0 else unseen[player_of(c)].pop() for c in shown.under]
    return piece


def _unseen(state: KeyForgeState, shown: SideView, dealt: bool) -> list[Thing]:
    """The unknown cards of a side, in the order in which they are put into its hidden zones from the end."""
    unseen, defs = list(shown.unseen), state.defs
    if dealt:
        shuffle(state, unseen)
    sorting = [card for card in unseen if defs[card].sorts_archives]
    return _not_archived(state, unseen, shown) if sorting else unseen


def _side_from(shown: SideView, unseen: list[Thing]) -> Side:
    """A side with its unknown cards; those that are left lie under cards in play."""
    side = side_from_view(shown)
    side.hand = [c if c >= 0 else unseen.pop() for c in shown.hand]
    side.deck = [c if c >= 0 else unseen.pop() for c in shown.deck]
    side.archives = [c if c >= 0 else unseen.pop() for c in shown.archives]
    return side


def _not_archived(state: KeyForgeState, unseen: list[Thing], shown: SideView) -> list[Thing]:
    """The unknown cards in an order in which those that are archived face up come elsewhere."""
    archived = shown.archives.count(-1)
    under = len(unseen) - archived - shown.hand.count(-1) - shown.deck.count(-1)
    chosen = [card for card in unseen if not state.defs[card].sorts_archives][:archived]
    others = [card for card in unseen if card not in chosen]
    return [*others[:under], *chosen, *others[under:]]
