"""What a player of Mage Wars may know (MW-GEN-11 to 15)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from trivault.games.magewars.model import ENCHANTMENT, MageWarsState
from trivault.games.magewars.objects import user
from trivault.games.magewars.pieces import Cast, Piece
from trivault.kernel import codec
from trivault.kernel.choices import Raw
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.views import View, choice_views

UNKNOWN = ""  # the name of a card that the viewer does not know


class SideView(msgspec.Struct, frozen=True):
    """One player's cards out of play. Of others' spellbooks only the size shows."""

    mage: Thing
    element: str
    innate: tuple[Thing, ...]
    discard: tuple[Thing, ...]
    spellbook: int
    prepared: int
    own_spellbook: tuple[Thing, ...] = ()
    own_prepared: tuple[Thing, ...] = ()


class ObjectView(msgspec.Struct, frozen=True):
    """An object in play, as `Piece` says it."""

    active: bool
    assigned: Thing  # HIDDEN: a card that the viewer does not know
    attached: tuple[Thing, ...]
    border: Thing
    bound: Thing  # likewise
    bound_open: bool
    controller: int
    damage: int
    fresh: dict[str, int]
    guard: bool
    host: Thing
    left: Thing
    life: int
    mana: int
    markers: dict[str, int]
    quickcast: bool
    revealed: bool
    slots: tuple[str, ...]
    summoned: int
    used: tuple[str, ...]
    zone: Thing


class AttackView(msgspec.Struct, frozen=True):
    """An attack under way, as `Attack` says it."""

    afoot: tuple[Thing, ...]
    again: bool
    answered: tuple[Thing, ...]
    attacker: Thing
    avoided: bool
    bar: int
    by: int
    damage: int
    dealt: int
    defended: bool
    defender: Thing
    die: int
    done: tuple[Thing, ...]
    extra: int
    fled: tuple[Thing, ...]
    free: str
    grounded: bool
    hit: bool
    holder: Thing
    least: int
    missed: bool
    moved: bool
    place: Thing
    rolled: tuple[int, ...]
    spent: tuple[str, ...]
    strike: int
    strikes: int
    turned: Thing
    zone: Thing


class CastView(msgspec.Struct, frozen=True):
    """A spell on its way, as `Cast` says it."""

    by: int
    caster: Thing
    chosen: tuple[Thing, ...]
    cost: int
    countered: str
    cured: tuple[str, ...]
    kind: str
    moved: bool
    paid: bool
    resolving: bool
    second: Thing
    spell: Thing
    target: Thing
    way: str
    x: int


class MageWarsView(View, frozen=True, kw_only=True):
    arena: tuple[int, int]
    teams: bool
    cards: tuple[str, ...]
    owners: tuple[int, ...]
    sides: tuple[SideView, ...]
    play: tuple[tuple[Thing, ObjectView], ...]
    attacks: tuple[AttackView, ...]
    casts: tuple[CastView, ...]
    barriers: tuple[tuple[Thing, Thing], ...]
    attacked: tuple[tuple[Thing, Thing], ...]
    round: int
    phase: str
    initiative: int
    acting: Thing
    moves: int
    limit: int
    acted: bool
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
        game=state.game.name,
        player=player,
        seq=state.seq,
        result=state.result,
        conceded=state.conceded,
        choices=choice_views(state, player),
        answered=_answered(state, player),
        pending=codec.running(
            state, lambda thing: thing < size or thing in seen, lambda t: _on_table(state, t)
        ),
        arena=(state.arena.columns, state.arena.rows),
        teams=state.teams,
        cards=tuple([card.slug if card and t in seen else UNKNOWN for t, card in enumerate(state.defs)][size:]),
        owners=state.owners[size:],
        sides=tuple(_side(state, seat, player) for seat in range(state.seats)),
        play=tuple((t, _object(state, piece, seen)) for t, piece in state.play.items()),
        attacks=tuple(msgspec.convert(state.attacks, list[AttackView], from_attributes=True)),
        casts=tuple(msgspec.convert(state.casts, list[CastView], from_attributes=True)),
        barriers=tuple(state.barriers),
        attacked=tuple(state.attacked),
        round=state.round,
        phase=state.phase,
        initiative=state.initiative,
        acting=state.acting,
        moves=state.moves,
        limit=state.limit,
        acted=state.acted,
        known=tuple(sorted((t, mask) for t, mask in state.known.items() if t in seen)),
    )


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
        side.mage,
        side.element if own else "",
        tuple(side.innate),
        tuple(side.discard),
        len(side.spellbook),
        len(side.prepared),
        tuple(side.spellbook) if own else (),
        tuple(side.prepared) if own else (),
    )


def _object(state: MageWarsState, piece: Piece, seen: set[Thing]) -> ObjectView:
    shown = msgspec.convert(piece, ObjectView, from_attributes=True)
    if piece.assigned == piece.bound == NOTHING:
        return shown
    held = {t for t in (piece.assigned, piece.bound) if t != NOTHING}
    unknown = {t for t in held - seen if not _on_table(state, t)}
    if not unknown:
        return shown
    assigned, bound = (HIDDEN if t in unknown else t for t in (piece.assigned, piece.bound))
    return msgspec.structs.replace(shown, assigned=assigned, bound=bound)


HIDDEN: Thing = -99  # a card that lies there face down
