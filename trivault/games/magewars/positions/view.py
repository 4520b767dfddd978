"""What a player of Mage Wars may know (MW-GEN-11 to 15)."""

from __future__ import annotations

from functools import lru_cache

from trivault.games.magewars.rules.objects import user
from trivault.games.magewars.state.model import ENCHANTMENT, MageWarsState
from trivault.games.magewars.state.record_forms import (
    PieceOpen,
    SideOpen,
    TableOpen,
    piece_parts,
    side_parts,
    table_parts,
)
from trivault.games.magewars.state.records import Cast, Piece
from trivault.kernel import codec
from trivault.kernel.choices import Raw
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.record_forms import state_parts
from trivault.kernel.views import choice_views

UNKNOWN = ""  # the name of a card that the viewer does not know


class SideView(SideOpen, frozen=True, kw_only=True):
    """One player's cards out of play. Of others' spellbooks only the size shows."""

    spellbook: int
    prepared: int
    own_spellbook: tuple[Thing, ...] = ()
    own_prepared: tuple[Thing, ...] = ()


class ObjectView(PieceOpen, frozen=True, kw_only=True):
    """An object in play, as `Piece` says it."""

    assigned: Thing  # HIDDEN: a card that the viewer does not know
    bound: Thing  # likewise


class MageWarsView(TableOpen, frozen=True, kw_only=True):
    arena: tuple[int, int]
    cards: tuple[str, ...]
    owners: tuple[int, ...]
    sides: tuple[SideView, ...]
    play: tuple[tuple[Thing, ObjectView], ...]
    known: tuple[tuple[Thing, int], ...]


def visible(state: MageWarsState, player: int, thing: Thing) -> bool:
    """Zones and what lies face up are open to all; face-down cards to who controls them."""
    if thing < state.arena.size or state.knows(player, thing):
        return True
    piece = state.play.get(thing)
    if piece is None:
        return thing in _out_of_play(state, player)
    return piece.revealed or shares(state, player, piece.controller) or _triggered(state, thing)


def _out_of_play(state: MageWarsState, player: int) -> set[Thing]:
    """The cards that a player sees where they would be hidden or lie beside the arena: the own ones, mages,
    discards, spells that objects hold and those on their way."""
    own = frozenset([seat for seat in range(state.seats) if shares(state, player, seat)])
    found = set(_owned(state.owners, own))
    for side in state.players:
        found.update((side.mage, *side.discard, *side.innate))
    for holder in state.play.values():
        held = (holder.assigned, holder.bound)
        found.update(t for t in held if t != NOTHING and _holds(state, player, holder, t))
    found.update(cast.spell for cast in state.casts if _announced(state, cast) or cast.by in own)
    return found


@lru_cache(1000)
def _owned(owners: tuple[int, ...], own: frozenset[int]) -> frozenset[Thing]:
    """The cards of these players."""
    return frozenset([thing for thing, owner in enumerate(owners) if owner in own])


def _seen(state: MageWarsState, player: int) -> set[Thing]:
    """All cards that are `visible` to a player."""
    own = {seat for seat in range(state.seats) if shares(state, player, seat)}
    triggered = {pending.this for batch in state.batches for pending in batch.queue}
    found = _out_of_play(state, player).difference(state.play)
    found.update([t for t in state.known if state.knows(player, t)])
    found.update([t for t, p in state.play.items() if p.revealed or p.controller in own or t in triggered])
    return found


def _holds(state: MageWarsState, player: int, holder: Piece, thing: Thing) -> bool:
    """Who can cast a spell that an object holds knows it; a bound one is open once it was cast (MW-BIND-04)."""
    return shares(state, player, user(state, holder)) or (thing == holder.bound and holder.bound_open)


def _triggered(state: MageWarsState, thing: Thing) -> bool:
    """The moment of a mandatory enchantment has come: it is about to be revealed, paid for or not."""
    return any(pending.this == thing for batch in state.batches for pending in batch.queue)


def _announced(state: MageWarsState, cast: Cast) -> bool:
    """A spell is shown once it is paid for, unless it goes down hidden."""
    return cast.paid and state.card(cast.spell).type != ENCHANTMENT


def shares(state: MageWarsState, viewer: int, player: int) -> bool:
    """Team members share their information (MW-MULTI-09)."""
    return viewer >= 0 and state.friendly(viewer, player)


def place(state: MageWarsState, thing: Thing) -> str:
    if thing in state.play:
        zone = state.zone_of(thing)
        return state.arena.names[zone] if zone >= 0 else f"p{state.controller(thing)}"
    for seat, side in enumerate(state.players):
        for zone_name in ("prepared", "spellbook", "discard", "innate"):
            if thing in getattr(side, zone_name):
                return f"p{seat}-{zone_name}"
    return "elsewhere"


def build(state: MageWarsState, player: int) -> MageWarsView:
    size = state.arena.size
    seen = _seen(state, player)
    return MageWarsView(
        **state_parts(state),
        **table_parts(state),
        game=state.game.name,
        player=player,
        choices=choice_views(state, player),
        answered=_answered(state, player),
        pending=codec.running(
            state, lambda thing: thing < size or thing in seen, lambda t: _on_table(state, t)
        ),
        arena=(state.arena.columns, state.arena.rows),
        cards=_cards(state, seen),
        owners=state.owners[size:],
        sides=tuple([_side(state, seat, player) for seat in range(state.seats)]),
        play=tuple([(t, _object(state, piece, seen)) for t, piece in state.play.items()]),
        known=tuple(sorted([(t, mask) for t, mask in state.known.items() if t in seen])),
    )


def _cards(state: MageWarsState, seen: set[Thing]) -> tuple[str, ...]:
    """The names of all cards, as far as they are seen."""
    names, defs = [UNKNOWN] * len(state.defs), state.defs
    for thing in seen:
        if card := defs[thing]:
            names[thing] = card.slug
    return tuple(names[state.arena.size :])


def _answered(state: MageWarsState, player: int) -> tuple[tuple[int, Raw | None], ...]:
    """Who has decided in secret, and what, as far as team mates share it (MW-MULTI-09)."""
    return tuple((who, raw if shares(state, player, who) else None) for who, raw in sorted(state.answers))


def _on_table(state: MageWarsState, thing: Thing) -> bool:
    """Everybody sees that a face-down card lies there (MW-GEN-14) or is about to be cast, not what it is."""
    return thing in state.play or any(cast.spell == thing for cast in state.casts)


def _side(state: MageWarsState, seat: int, viewer: int) -> SideView:
    side = state.players[seat]
    own = shares(state, viewer, seat)
    return SideView(
        **side_parts(side, own),
        spellbook=len(side.spellbook),
        prepared=len(side.prepared),
        own_spellbook=tuple(side.spellbook) if own else (),
        own_prepared=tuple(side.prepared) if own else (),
    )


def _object(state: MageWarsState, piece: Piece, seen: set[Thing]) -> ObjectView:
    assigned, bound = piece.assigned, piece.bound
    if assigned != NOTHING or bound != NOTHING:
        assigned, bound = _held(state, assigned, seen), _held(state, bound, seen)
    return ObjectView(**piece_parts(piece), assigned=assigned, bound=bound)


def _held(state: MageWarsState, spell: Thing, seen: set[Thing]) -> Thing:
    return spell if spell == NOTHING or spell in seen or _on_table(state, spell) else HIDDEN


HIDDEN: Thing = -99  # a card that lies there face down
