"""How the table is saved, and what must hold for one that is read back, whoever has written it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
from msgspec import Meta

from trivault.games.magewars.arena import APPRENTICE, FULL, LARGE, Arena
from trivault.games.magewars.pieces import Attack, Cast, Piece, Side
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.soundness import Cards, Number, Word, all_apart, all_in, must

if TYPE_CHECKING:
    from trivault.games.magewars.model import MageWarsState

MOST_CARDS = 1_000  # four of the largest spellbooks are half as many
ROUND_PHASES = (
    *("initiative", "reset", "channel", "upkeep", "planning", "deploy"),
    *("first-quickcast", "action", "final-quickcast"),
)
PHASES = (*ROUND_PHASES, "end")  # nobody decides at the end
SHAPES = {(arena.columns, arena.rows): arena for arena in (FULL, APPRENTICE, LARGE)}

Few = Annotated[int, Meta(ge=0, le=999)]  # markers, dice and strikes
Some = Annotated[int, Meta(ge=-99_999, le=99_999)]  # mana, damage and life
Words = Annotated[list[Word], Meta(max_length=100)]
P = TypeVar("P", Side, Piece, Attack, Cast)


class _Side(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The slots of a side, in their order."""

    discard: Cards
    element: str
    innate: Cards
    mage: int
    prepared: Cards
    returned: bool
    spellbook: Cards


class _Piece(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The slots of an object in play, in their order."""

    active: bool
    assigned: int
    attached: Cards
    border: int
    bound: int
    bound_open: bool
    controller: int
    damage: Some
    fresh: dict[Word, Few]
    guard: bool
    host: int
    left: int
    life: Some
    mana: Some
    markers: dict[Word, Few]
    quickcast: bool
    revealed: bool
    slots: tuple[Word, ...]
    summoned: Number
    used: Words
    zone: int


class _Attack(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The slots of an attack, in their order."""

    afoot: tuple[int, ...]
    again: bool
    answered: Cards
    attacker: int
    avoided: bool
    bar: Few
    by: int
    damage: Some
    dealt: Some
    defended: bool
    defender: int
    die: Some
    done: Cards
    extra: Annotated[int, Meta(ge=-999, le=999)]
    fled: Cards
    free: Word
    grounded: bool
    hit: bool
    holder: int
    least: Some
    missed: bool
    moved: bool
    place: int
    rolled: Annotated[tuple[Few, ...], Meta(max_length=5_000)]
    spent: Words
    strike: Few
    strikes: Few
    turned: int
    zone: int


class _Cast(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The slots of a spell that is being cast, in their order."""

    by: int
    caster: int
    chosen: Cards
    cost: Some
    countered: Word
    cured: Words
    kind: Word
    moved: bool
    paid: bool
    resolving: bool
    second: int
    spell: int
    target: int
    way: Word
    x: Some


class Saved(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    arena: tuple[int, int]
    defs: Annotated[list[str], Meta(max_length=MOST_CARDS)]
    owners: list[int]
    players: list[_Side]
    play: list[tuple[int, _Piece]]
    attacks: Annotated[list[_Attack], Meta(max_length=100)]
    casts: Annotated[list[_Cast], Meta(max_length=100)]
    barriers: list[tuple[int, int]]
    attacked: list[tuple[int, int]]
    numbers: tuple[Number, int, int, Few, Few]
    flags: tuple[bool, bool]
    phase: str


def shape(saved: Saved) -> Arena:
    """The arena, which is one of those that are played in."""
    all_in([saved.arena], SHAPES, "an arena")
    return SHAPES[saved.arena]


def filled(thing: P, saved: msgspec.Struct) -> P:
    for name in type(thing).__slots__:
        setattr(thing, name, getattr(saved, name))
    return thing


def check(state: MageWarsState) -> None:
    """An error for a table that cannot be: cards in two places, or numbers that stand for none."""
    cards, players = range(state.arena.size, len(state.defs)), range(state.seats)
    things = range(NOTHING, cards.stop)
    must(len(state.owners) == len(state.defs), "as many owners as cards")
    must(len(state.players) == state.seats, "as many sides as players")
    all_in(state.owners[cards.start :], players, "an owner")
    all_in([state.phase], PHASES, "a phase")
    all_in([state.initiative], players, "who has the initiative")
    all_in([thing for pair in (*state.barriers, *state.attacked) for thing in pair], things, "a thing")
    all_in([state.acting], (NOTHING, *cards), "who acts")
    all_in([side.mage for side in state.players], cards, "a mage")
    _check_places(state, cards)
    for piece in state.play.values():
        _check_piece(state, piece, players)
    _check_hosts(state)
    for attack in state.attacks:
        named = (attack.attacker, attack.defender, attack.holder, attack.place, attack.turned, attack.zone)
        all_in(
            (*named, *attack.afoot, *attack.done, *attack.answered, *attack.fled),
            things,
            "a thing of an attack",
        )
        all_in([attack.by], players, "who attacks")
    for cast in state.casts:
        all_in((cast.caster, cast.second, cast.target, *cast.chosen), things, "a thing of a spell")
        all_in([cast.spell], cards, "a spell")
        all_in([cast.by], players, "who casts")


def _check_places(state: MageWarsState, cards: range) -> None:
    piles = [
        card
        for side in state.players
        for card in (*side.spellbook, *side.prepared, *side.discard, *side.innate)
    ]
    held = [spell for piece in state.play.values() for spell in (piece.bound, piece.assigned)]
    all_apart([*state.play, *piles, *(spell for spell in held if spell != NOTHING)], cards, "a card")


def _check_piece(state: MageWarsState, piece: Piece, players: range) -> None:
    zones, borders = range(NOTHING, state.arena.zones), range(state.arena.zones, state.arena.size)
    all_in([piece.controller], players, "a controller")
    all_in((piece.zone, piece.left), zones, "a zone")
    all_in([piece.border], (NOTHING, *borders), "a border")


def _check_hosts(state: MageWarsState) -> None:
    """What is attached is attached to one object, and in the end to one that lies by itself."""
    bearers = {thing: host for host, piece in state.play.items() for thing in piece.attached}
    must(len(bearers) == sum(len(piece.attached) for piece in state.play.values()), "attached twice")
    hosts = {thing: piece.host for thing, piece in state.play.items() if piece.host != NOTHING}
    must(bearers == hosts, "what is attached to what")
    for thing in hosts:
        _check_chain(hosts, thing)


def _check_chain(hosts: dict[Thing, Thing], thing: Thing) -> None:
    seen = {thing}
    while (host := hosts.get(thing)) is not None:
        must(host not in seen, "attached to itself")
        seen.add(host)
        thing = host
