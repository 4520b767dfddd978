"""The records of Mage Wars in bytes, views and positions. Written by `make fields`."""

from __future__ import annotations

from collections.abc import Callable
from sys import intern
from typing import Annotated, Literal, TypedDict

import msgspec
from msgspec import Meta

from trivault.games.magewars.state.records import Attack, Cast, MageWarsTable, Piece, Side
from trivault.kernel import positions
from trivault.kernel.bounds import Cards, Number, Word, Words
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.views import View


class SavedPiece(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The values, in the order of their names."""

    active: bool
    assigned: int
    attached: Cards
    border: int
    bound: int
    bound_open: bool
    controller: Annotated[int, Meta(ge=0, le=3)]
    damage: Annotated[int, Meta(ge=-99999, le=99999)]
    fresh: dict[Word, Annotated[int, Meta(ge=0, le=999)]]
    guard: bool
    host: int
    left: int
    life: Annotated[int, Meta(ge=-99999, le=99999)]
    mana: Annotated[int, Meta(ge=-99999, le=99999)]
    markers: dict[Word, Annotated[int, Meta(ge=0, le=999)]]
    quickcast: bool
    revealed: bool
    slots: tuple[Word, ...]
    summoned: Number
    used: Words
    zone: int


def piece_from_saved(saved: SavedPiece) -> Piece:
    new = Piece.__new__(Piece)
    new.active = saved.active
    new.assigned = saved.assigned
    new.attached = saved.attached
    new.border = saved.border
    new.bound = saved.bound
    new.bound_open = saved.bound_open
    new.controller = saved.controller
    new.damage = saved.damage
    new.fresh = saved.fresh
    new.guard = saved.guard
    new.host = saved.host
    new.left = saved.left
    new.life = saved.life
    new.mana = saved.mana
    new.markers = saved.markers
    new.quickcast = saved.quickcast
    new.revealed = saved.revealed
    new.slots = saved.slots
    new.summoned = saved.summoned
    new.used = saved.used
    new.zone = saved.zone
    return new


def piece_things(of: Piece) -> list[Thing]:
    """All numbers in it that stand for things."""
    return [
        of.zone,
        of.border,
        of.left,
        of.host,
        *of.attached,
        of.bound,
        of.assigned,
    ]


class PieceParts(TypedDict):
    """The same, to build a view with."""

    controller: int
    zone: Thing
    border: Thing
    left: Thing
    host: Thing
    attached: tuple[Thing, ...]
    revealed: bool
    active: bool
    quickcast: bool
    guard: bool
    damage: int
    life: int
    mana: int
    markers: dict[str, int]
    fresh: dict[str, int]
    used: tuple[str, ...]
    slots: tuple[str, ...]
    bound_open: bool
    summoned: int


class PieceOpen(msgspec.Struct, frozen=True, kw_only=True):
    """What is plainly seen of it."""

    controller: int
    zone: Thing
    border: Thing
    left: Thing
    host: Thing
    attached: tuple[Thing, ...]
    revealed: bool
    active: bool
    quickcast: bool
    guard: bool
    damage: int
    life: int
    mana: int
    markers: dict[str, int]
    fresh: dict[str, int]
    used: tuple[str, ...]
    slots: tuple[str, ...]
    bound_open: bool
    summoned: int


def piece_parts(of: Piece) -> PieceParts:
    return {
        "controller": of.controller,
        "zone": of.zone,
        "border": of.border,
        "left": of.left,
        "host": of.host,
        "attached": tuple(of.attached),
        "revealed": of.revealed,
        "active": of.active,
        "quickcast": of.quickcast,
        "guard": of.guard,
        "damage": of.damage,
        "life": of.life,
        "mana": of.mana,
        "markers": of.markers.copy(),
        "fresh": of.fresh.copy(),
        "used": tuple(of.used),
        "slots": of.slots,
        "bound_open": of.bound_open,
        "summoned": of.summoned,
    }


def piece_from_view(seen: PieceOpen) -> Piece:
    """As the view shows it; what nobody sees is as it begins."""
    new = Piece.__new__(Piece)
    new.controller = seen.controller
    new.zone = seen.zone
    new.border = seen.border
    new.left = seen.left
    new.host = seen.host
    new.attached = list(seen.attached)
    new.revealed = seen.revealed
    new.active = seen.active
    new.quickcast = seen.quickcast
    new.guard = seen.guard
    new.damage = seen.damage
    new.life = seen.life
    new.mana = seen.mana
    new.markers = dict(seen.markers)
    new.fresh = dict(seen.fresh)
    new.used = list(seen.used)
    new.slots = seen.slots
    new.bound_open = seen.bound_open
    new.summoned = seen.summoned
    new.bound = NOTHING
    new.assigned = NOTHING
    return new


PIECE_FLAGS: tuple[str, ...] = ()
PIECE_NUMBERS = ("damage",)


def piece_marks(of: Piece) -> list[str]:
    """The marks of a card in play."""
    marks: list[str] = []
    if of.damage:
        marks.append(f"damage:{of.damage}")
    return marks


def mark_piece(of: Piece, flag: Callable[[str], bool], number: Callable[[str], int]) -> None:
    """What the marks say; `number` is 0 for one that is not there."""
    of.damage = number("damage")


class SavedSide(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The values, in the order of their names."""

    discard: Cards
    element: Word
    innate: Cards
    mage: int
    prepared: Cards
    returned: bool
    spellbook: Cards


def side_from_saved(saved: SavedSide) -> Side:
    new = Side.__new__(Side)
    new.discard = saved.discard
    new.element = saved.element
    new.innate = saved.innate
    new.mage = saved.mage
    new.prepared = saved.prepared
    new.returned = saved.returned
    new.spellbook = saved.spellbook
    return new


def side_things(of: Side) -> list[Thing]:
    """All numbers in it that stand for things."""
    return [
        of.mage,
        *of.innate,
        *of.spellbook,
        *of.prepared,
        *of.discard,
    ]


class SideParts(TypedDict):
    """The same, to build a view with."""

    mage: Thing
    element: str
    innate: tuple[Thing, ...]
    discard: tuple[Thing, ...]


class SideOpen(msgspec.Struct, frozen=True, kw_only=True):
    """What is plainly seen of it."""

    mage: Thing
    element: str
    innate: tuple[Thing, ...]
    discard: tuple[Thing, ...]


def side_parts(of: Side, own: bool) -> SideParts:
    return {
        "mage": of.mage,
        "element": of.element if own else "",
        "innate": tuple(of.innate),
        "discard": tuple(of.discard),
    }


def side_from_view(seen: SideOpen) -> Side:
    """As the view shows it; what nobody sees is as it begins."""
    new = Side.__new__(Side)
    new.mage = seen.mage
    new.element = seen.element
    new.innate = list(seen.innate)
    new.discard = list(seen.discard)
    new.spellbook = []
    new.prepared = []
    new.returned = False
    return new


class SideWritten(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a position tells plainly."""

    element: str = ""  # the school that a wizard chose


def write_side(of: Side, form: SideWritten) -> None:
    form.element = intern(of.element)


def read_side(where: str, form: SideWritten, of: Side) -> None:
    of.element = form.element


class SavedAttack(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The values, in the order of their names."""

    afoot: tuple[Thing, ...]
    again: bool
    answered: Cards
    attacker: int
    avoided: bool
    bar: Annotated[int, Meta(ge=0, le=999)]
    by: Annotated[int, Meta(ge=0, le=3)]
    damage: Annotated[int, Meta(ge=-99999, le=99999)]
    dealt: Annotated[int, Meta(ge=-99999, le=99999)]
    defended: bool
    defender: int
    die: Annotated[int, Meta(ge=-99999, le=99999)]
    done: Cards
    extra: Annotated[int, Meta(ge=-999, le=999)]
    fled: Cards
    free: Word
    grounded: bool
    hit: bool
    holder: int
    least: Annotated[int, Meta(ge=-99999, le=99999)]
    missed: bool
    moved: bool
    place: int
    rolled: Annotated[tuple[Annotated[int, Meta(ge=0, le=999)], ...], Meta(max_length=5000)]
    spent: Words
    strike: Annotated[int, Meta(ge=0, le=999)]
    strikes: Annotated[int, Meta(ge=0, le=999)]
    turned: int
    zone: int


def attack_from_saved(saved: SavedAttack) -> Attack:
    new = Attack.__new__(Attack)
    new.afoot = saved.afoot
    new.again = saved.again
    new.answered = saved.answered
    new.attacker = saved.attacker
    new.avoided = saved.avoided
    new.bar = saved.bar
    new.by = saved.by
    new.damage = saved.damage
    new.dealt = saved.dealt
    new.defended = saved.defended
    new.defender = saved.defender
    new.die = saved.die
    new.done = saved.done
    new.extra = saved.extra
    new.fled = saved.fled
    new.free = saved.free
    new.grounded = saved.grounded
    new.hit = saved.hit
    new.holder = saved.holder
    new.least = saved.least
    new.missed = saved.missed
    new.moved = saved.moved
    new.place = saved.place
    new.rolled = saved.rolled
    new.spent = saved.spent
    new.strike = saved.strike
    new.strikes = saved.strikes
    new.turned = saved.turned
    new.zone = saved.zone
    return new


def attack_things(of: Attack) -> list[Thing]:
    """All numbers in it that stand for things."""
    return [
        of.attacker,
        of.holder,
        of.defender,
        of.zone,
        of.turned,
        of.place,
        *of.done,
        *of.answered,
        *of.fled,
        *of.afoot,
    ]


class AttackParts(TypedDict):
    """The same, to build a view with."""

    by: int
    attacker: Thing
    holder: Thing
    bar: int
    defender: Thing
    free: str
    zone: Thing
    turned: Thing
    strike: int
    strikes: int
    missed: bool
    avoided: bool
    defended: bool
    hit: bool
    rolled: tuple[int, ...]
    die: int
    least: int
    place: Thing
    damage: int
    dealt: int
    spent: tuple[str, ...]
    done: tuple[Thing, ...]
    extra: int
    again: bool
    answered: tuple[Thing, ...]
    fled: tuple[Thing, ...]
    moved: bool
    grounded: bool
    afoot: tuple[Thing, ...]


class AttackView(msgspec.Struct, frozen=True, kw_only=True):
    """What is plainly seen of it."""

    by: int
    attacker: Thing
    holder: Thing
    bar: int
    defender: Thing
    free: str
    zone: Thing
    turned: Thing
    strike: int
    strikes: int
    missed: bool
    avoided: bool
    defended: bool
    hit: bool
    rolled: tuple[int, ...]
    die: int
    least: int
    place: Thing
    damage: int
    dealt: int
    spent: tuple[str, ...]
    done: tuple[Thing, ...]
    extra: int
    again: bool
    answered: tuple[Thing, ...]
    fled: tuple[Thing, ...]
    moved: bool
    grounded: bool
    afoot: tuple[Thing, ...]


def attack_parts(of: Attack) -> AttackParts:
    return {
        "by": of.by,
        "attacker": of.attacker,
        "holder": of.holder,
        "bar": of.bar,
        "defender": of.defender,
        "free": of.free,
        "zone": of.zone,
        "turned": of.turned,
        "strike": of.strike,
        "strikes": of.strikes,
        "missed": of.missed,
        "avoided": of.avoided,
        "defended": of.defended,
        "hit": of.hit,
        "rolled": of.rolled,
        "die": of.die,
        "least": of.least,
        "place": of.place,
        "damage": of.damage,
        "dealt": of.dealt,
        "spent": tuple(of.spent),
        "done": tuple(of.done),
        "extra": of.extra,
        "again": of.again,
        "answered": tuple(of.answered),
        "fled": tuple(of.fled),
        "moved": of.moved,
        "grounded": of.grounded,
        "afoot": of.afoot,
    }


def attack_from_view(seen: AttackView) -> Attack:
    """As the view shows it; what nobody sees is as it begins."""
    new = Attack.__new__(Attack)
    new.by = seen.by
    new.attacker = seen.attacker
    new.holder = seen.holder
    new.bar = seen.bar
    new.defender = seen.defender
    new.free = seen.free
    new.zone = seen.zone
    new.turned = seen.turned
    new.strike = seen.strike
    new.strikes = seen.strikes
    new.missed = seen.missed
    new.avoided = seen.avoided
    new.defended = seen.defended
    new.hit = seen.hit
    new.rolled = seen.rolled
    new.die = seen.die
    new.least = seen.least
    new.place = seen.place
    new.damage = seen.damage
    new.dealt = seen.dealt
    new.spent = list(seen.spent)
    new.done = list(seen.done)
    new.extra = seen.extra
    new.again = seen.again
    new.answered = list(seen.answered)
    new.fled = list(seen.fled)
    new.moved = seen.moved
    new.grounded = seen.grounded
    new.afoot = seen.afoot
    return new


class SavedCast(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The values, in the order of their names."""

    by: Annotated[int, Meta(ge=0, le=3)]
    caster: int
    chosen: Cards
    cost: Annotated[int, Meta(ge=-99999, le=99999)]
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
    x: Annotated[int, Meta(ge=-99999, le=99999)]


def cast_from_saved(saved: SavedCast) -> Cast:
    new = Cast.__new__(Cast)
    new.by = saved.by
    new.caster = saved.caster
    new.chosen = saved.chosen
    new.cost = saved.cost
    new.countered = saved.countered
    new.cured = saved.cured
    new.kind = saved.kind
    new.moved = saved.moved
    new.paid = saved.paid
    new.resolving = saved.resolving
    new.second = saved.second
    new.spell = saved.spell
    new.target = saved.target
    new.way = saved.way
    new.x = saved.x
    return new


def cast_things(of: Cast) -> list[Thing]:
    """All numbers in it that stand for things."""
    return [
        of.spell,
        of.caster,
        of.target,
        of.second,
        *of.chosen,
    ]


class CastParts(TypedDict):
    """The same, to build a view with."""

    by: int
    spell: Thing
    caster: Thing
    kind: str
    way: str
    target: Thing
    second: Thing
    x: int
    chosen: tuple[Thing, ...]
    cured: tuple[str, ...]
    cost: int
    paid: bool
    countered: str
    moved: bool
    resolving: bool


class CastView(msgspec.Struct, frozen=True, kw_only=True):
    """What is plainly seen of it."""

    by: int
    spell: Thing
    caster: Thing
    kind: str
    way: str
    target: Thing
    second: Thing
    x: int
    chosen: tuple[Thing, ...]
    cured: tuple[str, ...]
    cost: int
    paid: bool
    countered: str
    moved: bool
    resolving: bool


def cast_parts(of: Cast) -> CastParts:
    return {
        "by": of.by,
        "spell": of.spell,
        "caster": of.caster,
        "kind": of.kind,
        "way": of.way,
        "target": of.target,
        "second": of.second,
        "x": of.x,
        "chosen": tuple(of.chosen),
        "cured": tuple(of.cured),
        "cost": of.cost,
        "paid": of.paid,
        "countered": of.countered,
        "moved": of.moved,
        "resolving": of.resolving,
    }


def cast_from_view(seen: CastView) -> Cast:
    """As the view shows it; what nobody sees is as it begins."""
    new = Cast.__new__(Cast)
    new.by = seen.by
    new.spell = seen.spell
    new.caster = seen.caster
    new.kind = seen.kind
    new.way = seen.way
    new.target = seen.target
    new.second = seen.second
    new.x = seen.x
    new.chosen = list(seen.chosen)
    new.cured = list(seen.cured)
    new.cost = seen.cost
    new.paid = seen.paid
    new.countered = seen.countered
    new.moved = seen.moved
    new.resolving = seen.resolving
    return new


class SavedTable(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The parts of a state, in their order."""

    arena: tuple[int, int]
    defs: Annotated[list[str], Meta(max_length=1000)]
    owners: list[int]
    players: list[SavedSide]
    play: list[tuple[int, SavedPiece]]
    attacks: Annotated[list[SavedAttack], Meta(max_length=100)]
    casts: Annotated[list[SavedCast], Meta(max_length=100)]
    barriers: list[tuple[Thing, Thing]]
    attacked: list[tuple[Thing, Thing]]
    part_9: tuple[
        Number,
        Annotated[int, Meta(ge=0, le=3)],
        int,
        Annotated[int, Meta(ge=0, le=999)],
        Annotated[int, Meta(ge=0, le=999)],
    ]
    part_10: tuple[
        bool,
        bool,
    ]
    phase: Literal[
        "initiative",
        "reset",
        "channel",
        "upkeep",
        "planning",
        "deploy",
        "first-quickcast",
        "action",
        "final-quickcast",
        "end",
    ]


def table_from_saved(state: MageWarsTable, saved: SavedTable) -> None:
    state.players = [side_from_saved(each) for each in saved.players]
    state.play = {card: piece_from_saved(each) for card, each in saved.play}
    state.attacks = [attack_from_saved(each) for each in saved.attacks]
    state.casts = [cast_from_saved(each) for each in saved.casts]
    state.barriers = saved.barriers
    state.attacked = saved.attacked
    (
        state.round,
        state.initiative,
        state.acting,
        state.moves,
        state.limit,
    ) = saved.part_9
    (
        state.teams,
        state.acted,
    ) = saved.part_10
    state.phase = saved.phase


def table_things(of: MageWarsTable) -> list[Thing]:
    """All numbers in it that stand for things."""
    return [
        *[each for pair in of.barriers for each in pair],
        *[each for pair in of.attacked for each in pair],
        of.acting,
    ]


class TableParts(TypedDict):
    """The same, to build a view with."""

    attacks: tuple[AttackView, ...]
    casts: tuple[CastView, ...]
    barriers: tuple[tuple[Thing, Thing], ...]
    attacked: tuple[tuple[Thing, Thing], ...]
    round: int
    initiative: int
    acting: Thing
    moves: int
    limit: int
    teams: bool
    acted: bool
    phase: str


class TableOpen(View, frozen=True, kw_only=True):
    """What is plainly seen of the table."""

    attacks: tuple[AttackView, ...]
    casts: tuple[CastView, ...]
    barriers: tuple[tuple[Thing, Thing], ...]
    attacked: tuple[tuple[Thing, Thing], ...]
    round: int
    initiative: int
    acting: Thing
    moves: int
    limit: int
    teams: bool
    acted: bool
    phase: str


def table_parts(of: MageWarsTable) -> TableParts:
    return {
        "attacks": tuple([AttackView(**attack_parts(each)) for each in of.attacks]),
        "casts": tuple([CastView(**cast_parts(each)) for each in of.casts]),
        "barriers": tuple(of.barriers),
        "attacked": tuple(of.attacked),
        "round": of.round,
        "initiative": of.initiative,
        "acting": of.acting,
        "moves": of.moves,
        "limit": of.limit,
        "teams": of.teams,
        "acted": of.acted,
        "phase": of.phase,
    }


def table_from_view(state: MageWarsTable, seen: TableOpen) -> None:
    state.attacks = [attack_from_view(each) for each in seen.attacks]
    state.casts = [cast_from_view(each) for each in seen.casts]
    state.barriers = list(seen.barriers)
    state.attacked = list(seen.attacked)
    state.round = seen.round
    state.initiative = seen.initiative
    state.acting = seen.acting
    state.moves = seen.moves
    state.limit = seen.limit
    state.teams = seen.teams
    state.acted = seen.acted
    state.phase = seen.phase


PHASE_CHOICES = (
    "initiative",
    "reset",
    "channel",
    "upkeep",
    "planning",
    "deploy",
    "first-quickcast",
    "action",
    "final-quickcast",
    "end",
)


class TableWritten(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a position tells plainly."""

    round: int = 2  # the number of the round
    initiative: int = 0  # who has it
    teams: bool = False  # two against two, who sit alternately
    phase: str = "action"  # of the round


def write_table(of: MageWarsTable, form: TableWritten) -> None:
    form.round = of.round
    form.initiative = of.initiative
    form.teams = of.teams
    form.phase = intern(of.phase)


def read_table(form: TableWritten, of: MageWarsTable) -> None:
    positions.within("round", form.round, 1, 1000000)
    of.round = form.round
    positions.within("initiative", form.initiative, 0, of.seats - 1)
    of.initiative = form.initiative
    of.teams = form.teams
    positions.one_of("phase", form.phase, PHASE_CHOICES)
    of.phase = form.phase
