"""What a player of KeyForge may know, and how to deal the rest (KF-ZONE-16)."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING

import msgspec

from trivault.games.keyforge import aspects
from trivault.games.keyforge.damage import keyword
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.pieces import Piece, Side
from trivault.games.keyforge.printed import Card
from trivault.kernel import codec
from trivault.kernel.errors import TrivaultError
from trivault.kernel.ids import Thing, player_of, player_thing
from trivault.kernel.interpreter import reopen
from trivault.kernel.rng import shuffle
from trivault.kernel.views import View, choice_views

if TYPE_CHECKING:
    from trivault.games.keyforge.game import KeyForge

HIDDEN = ("hand", "deck", "archives")


class SideView(msgspec.Struct, frozen=True):
    """One player's side. Hidden zones show the cards that the viewer knows, by their place;
    `unseen` are the cards that lie in them unknown, as a set: the deck list is open."""

    amber: int
    keys: int
    forged_last: int
    creatures_last: int
    stolen_last: int
    chains: int
    houses: tuple[str, ...]
    line: tuple[Thing, ...]
    artifacts: tuple[Thing, ...]
    discard: tuple[Thing, ...]
    purged: tuple[Thing, ...]
    hand: tuple[Thing, ...]  # -1 for an unknown card
    deck: tuple[Thing, ...]  # the top card is last
    archives: tuple[Thing, ...]
    unseen: tuple[Thing, ...]
    haunted: bool  # KF-ZONE-15


class PieceView(msgspec.Struct, frozen=True):
    card: Thing
    controller: int
    house: str
    ready: bool
    damage: int
    amber: int
    power: int
    armor_used: int
    armor_then: int
    beside: tuple[Thing, ...]
    elusive_used: bool
    stunned: bool
    warded: bool
    enraged: bool
    granted: bool
    host: Thing
    half: Thing
    upgrades: tuple[Thing, ...]
    under: tuple[Thing, ...]  # its owner for an unknown card
    counters: tuple[tuple[str, int], ...]
    claims: tuple[tuple[int, Thing], ...]
    has_purged: tuple[Thing, ...]
    form: str


_of = attrgetter(*PieceView.__struct_fields__[1:])  # the same of a piece


class KeyForgeView(View, frozen=True, kw_only=True):
    cards: tuple[str, ...]
    forms: tuple[tuple[Thing, str], ...]  # what cards count as that count as another one
    owners: tuple[int, ...]
    printed: tuple[str, ...]
    icons: tuple[tuple[str, ...], ...]
    orders_discards: bool
    sides: tuple[SideView, ...]
    play: tuple[PieceView, ...]
    forward: tuple[Thing, ...]  # creatures with taunt stand slightly before the others (KF-KW-TAUNT-02)
    gone: tuple[PieceView, ...]
    turn: int
    active: int
    first: bool
    house: str
    step: str
    step_over: bool
    played: tuple[Thing, ...]
    used: tuple[Thing, ...]
    discarded: tuple[Thing, ...]
    destroyed: tuple[Thing, ...]
    resolving: tuple[Thing, ...]
    fallen: tuple[Thing, ...]
    reaped: tuple[Thing, ...]
    fought: tuple[Thing, ...]
    milled: tuple[Thing, ...]
    fights: tuple[tuple[Thing, Thing, int], ...]
    forged_now: int
    from_hand: int
    done_before: int
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
        game=state.game.name,
        player=player,
        seq=state.seq,
        result=state.result,
        conceded=state.conceded,
        choices=choice_views(state, player),
        pending=codec.running(state, lambda thing: thing in public or visible(state, player, thing)),
        cards=tuple([card.slug for card in state.printed_cards()]),
        forms=tuple((card, state.defs[card].key) for card in state.originals),
        owners=state.owners,
        printed=state.printed,
        icons=state.icons,
        orders_discards=state.orders_discards,
        sides=tuple(_side(state, seat, player, seen) for seat in range(2)),
        play=tuple(_face_down(state, shown, player) for shown in _pieces(state.play)),
        forward=tuple([c for side in state.players for c in side.line if keyword(state, c, aspects.TAUNT)]),
        gone=_pieces(state.gone),
        turn=state.turn,
        active=state.active,
        first=state.first,
        house=state.house,
        step=state.step,
        step_over=state.step_over,
        played=tuple(state.played),
        used=tuple(state.used),
        discarded=tuple(state.discarded),
        destroyed=tuple(state.destroyed),
        resolving=tuple(state.resolving),
        fallen=tuple(state.fallen),
        reaped=tuple(state.reaped),
        fought=tuple(state.fought),
        milled=tuple(state.milled),
        fights=tuple(state.fights),
        forged_now=state.forged_now,
        from_hand=state.from_hand,
        done_before=state.done_before,
        known=tuple(sorted((c, mask) for c, mask in state.known.items() if c in seen)),
    )


def _seen(state: KeyForgeState, player: int) -> set[Thing]:
    """The cards in hidden places that a player knows."""
    known = {c for c in state.known if state.knows(player, c)}
    seen: set[Thing] = set()
    for seat, side in enumerate(state.players):
        seen.update(*(known.intersection(getattr(side, zone)) for zone in HIDDEN))
        if seat == player:
            seen.update(side.hand, side.archives)  # KF-ZONE-07
    seen.update(*(known.intersection(piece.under) for piece in state.play.values()))
    return seen


def _pieces(pieces: dict[Thing, Piece]) -> tuple[PieceView, ...]:
    return tuple([PieceView(card, *map(_frozen, _of(piece))) for card, piece in pieces.items()])  # type: ignore[arg-type]  # same names


def _face_down(state: KeyForgeState, shown: PieceView, viewer: int) -> PieceView:
    """A card in play, without what the viewer does not know of the cards under it."""
    if not shown.under:
        return shown
    under = [c if visible(state, viewer, c) else player_thing(state.owners[c]) for c in shown.under]
    return msgspec.structs.replace(shown, under=tuple(under))


def _frozen(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def _side(state: KeyForgeState, seat: int, viewer: int, seen: set[Thing]) -> SideView:
    side = state.players[seat]

    def zone(name: str) -> tuple[Thing, ...]:
        cards: list[Thing] = getattr(side, name)
        shown = [c if c in seen else -1 for c in cards]
        return tuple(shown) if name == "deck" else tuple(sorted(shown, reverse=True))

    zones = {name: zone(name) for name in HIDDEN}
    if seat == viewer:
        zones["hand"], zones["archives"] = tuple(side.hand), tuple(side.archives)
    known = {c for cards in zones.values() for c in cards}
    unseen = [c for name in HIDDEN for c in getattr(side, name) if c not in known]
    under = [c for piece in state.play.values() for c in piece.under if state.owners[c] == seat]
    unseen = sorted([*unseen, *(c for c in under if not visible(state, viewer, c))])
    return SideView(
        side.amber,
        side.keys,
        side.forged_last,
        side.creatures_last,
        side.stolen_last,
        side.chains,
        side.houses,
        tuple(side.line),
        tuple(side.artifacts),
        tuple(side.discard),
        tuple(side.purged),
        zones["hand"],
        zones["deck"],
        zones["archives"],
        tuple(unseen),
        side.haunted(),
    )


@lru_cache(1000)
def _cards(game: KeyForge, slugs: tuple[str, ...]) -> tuple[Card, ...]:
    """The cards of these names; a table has the same ones for long."""
    return tuple(map(game.card, slugs))


def sample(game: KeyForge, view: View, seed: int) -> KeyForgeState:
    """A full state that fits the view: unknown cards of hidden zones are dealt anew."""
    if not isinstance(view, KeyForgeView):
        raise TrivaultError(f"a view of keyforge was expected, not {type(view).__name__}")
    state = game.empty(2, seed)
    state.defs = _cards(game, view.cards)
    for card, key in view.forms:
        state.become(card, game.form(key))
    state.owners, state.printed, state.icons = view.owners, view.printed, view.icons
    state.orders_discards = view.orders_discards
    unseen = [_deal(state, state.players[seat], side) for seat, side in enumerate(view.sides)]
    state.play = {shown.card: _piece(shown, unseen) for shown in view.play}
    state.gone = {shown.card: _piece(shown, unseen) for shown in view.gone}
    state.turn, state.active, state.first = view.turn, view.active, view.first
    state.house, state.step, state.step_over = view.house, view.step, view.step_over
    state.forged_now, state.from_hand = view.forged_now, view.from_hand
    state.done_before = view.done_before
    state.played, state.used = list(view.played), list(view.used)
    state.discarded, state.destroyed = list(view.discarded), list(view.destroyed)
    state.fallen, state.reaped, state.fought = list(view.fallen), list(view.reaped), list(view.fought)
    state.milled, state.fights = list(view.milled), list(view.fights)
    state.resolving = list(view.resolving)
    state.known = dict(view.known)
    state.seq, state.result, state.conceded = view.seq, view.result, view.conceded
    codec.restore(state, view.pending)
    reopen(state)
    return state


def _piece(shown: PieceView, unseen: list[list[Thing]]) -> Piece:
    piece = Piece(shown.controller, shown.house)
    for name in PieceView.__struct_fields__[1:]:
        value = getattr(shown, name)
        setattr(piece, name, list(value) if name in ("upgrades", "under") else value)
    piece.under = [c if c >= 0 else unseen[player_of(c)].pop() for c in shown.under]
    return piece


def _deal(state: KeyForgeState, side: Side, shown: SideView) -> list[Thing]:
    """Deal the unknown cards of a side; those that are left lie under cards in play."""
    side.amber, side.keys, side.forged_last = shown.amber, shown.keys, shown.forged_last
    side.creatures_last, side.stolen_last = shown.creatures_last, shown.stolen_last
    side.chains, side.houses = shown.chains, shown.houses
    side.line, side.artifacts = list(shown.line), list(shown.artifacts)
    side.discard, side.purged = list(shown.discard), list(shown.purged)
    unseen = list(shown.unseen)
    shuffle(state, unseen)
    if any(state.defs[card].sorts_archives for card in unseen):
        unseen = _not_archived(state, unseen, shown)
    for name in HIDDEN:
        setattr(side, name, [c if c >= 0 else unseen.pop() for c in getattr(shown, name)])
    return unseen


def _not_archived(state: KeyForgeState, unseen: list[Thing], shown: SideView) -> list[Thing]:
    """The unknown cards in an order in which those that are archived face up come elsewhere."""
    archived = shown.archives.count(-1)
    under = len(unseen) - archived - shown.hand.count(-1) - shown.deck.count(-1)
    chosen = [card for card in unseen if not state.defs[card].sorts_archives][:archived]
    others = [card for card in unseen if card not in chosen]
    return [*others[:under], *chosen, *others[under:]]
