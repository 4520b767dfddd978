"""The records of KeyForge in bytes, views and positions. Written by `make fields`."""

from __future__ import annotations

from collections.abc import Callable
from sys import intern
from typing import Annotated, Literal, TypedDict

import msgspec
from msgspec import Meta

from trivault.games.keyforge.state.pieces import Piece, Side
from trivault.games.keyforge.state.records import KeyForgeTable
from trivault.kernel import positions
from trivault.kernel.bounds import Cards, Count, Number, Word
from trivault.kernel.ids import Thing
from trivault.kernel.views import View


class SavedPiece(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The values, in the order of their names."""

    amber: Count
    armor_then: Number
    armor_used: Number
    beside: tuple[Thing, ...]
    claims: tuple[tuple[Annotated[int, Meta(ge=0, le=1)], int], ...]
    controller: Annotated[int, Meta(ge=0, le=1)]
    counters: tuple[tuple[Word, Count], ...]
    damage: Number
    elusive_used: bool
    enraged: bool
    form: Word
    granted: bool
    half: int
    has_purged: tuple[Thing, ...]
    host: int
    house: Word
    power: Number
    ready: bool
    stunned: bool
    under: Cards
    upgrades: Cards
    warded: bool
    traits: tuple[str, ...] = ()


def piece_from_saved(saved: SavedPiece) -> Piece:
    new = Piece.__new__(Piece)
    new.amber = saved.amber
    new.armor_then = saved.armor_then
    new.armor_used = saved.armor_used
    new.beside = saved.beside
    new.claims = saved.claims
    new.controller = saved.controller
    new.counters = saved.counters
    new.damage = saved.damage
    new.elusive_used = saved.elusive_used
    new.enraged = saved.enraged
    new.form = saved.form
    new.granted = saved.granted
    new.half = saved.half
    new.has_purged = saved.has_purged
    new.host = saved.host
    new.house = saved.house
    new.power = saved.power
    new.ready = saved.ready
    new.stunned = saved.stunned
    new.traits = saved.traits
    new.under = saved.under
    new.upgrades = saved.upgrades
    new.warded = saved.warded
    return new


def piece_things(of: Piece) -> list[Thing]:
    """All numbers in it that stand for things."""
    return [
        *of.beside,
        of.host,
        of.half,
        *of.upgrades,
        *of.under,
        *[card for _, card in of.claims],
        *of.has_purged,
    ]


class PieceParts(TypedDict):
    """The same, to build a view with."""

    controller: int
    house: str
    ready: bool
    stunned: bool
    warded: bool
    enraged: bool
    elusive_used: bool
    granted: bool
    damage: int
    amber: int
    power: int
    armor_used: int
    armor_then: int
    beside: tuple[Thing, ...]
    host: Thing
    half: Thing
    upgrades: tuple[Thing, ...]
    counters: tuple[tuple[str, int], ...]
    claims: tuple[tuple[int, Thing], ...]
    has_purged: tuple[Thing, ...]
    form: str
    traits: tuple[str, ...]


class PieceOpen(msgspec.Struct, frozen=True, kw_only=True):
    """What is plainly seen of it."""

    controller: int
    house: str
    ready: bool
    stunned: bool
    warded: bool
    enraged: bool
    elusive_used: bool
    granted: bool
    damage: int
    amber: int
    power: int
    armor_used: int
    armor_then: int
    beside: tuple[Thing, ...]
    host: Thing
    half: Thing
    upgrades: tuple[Thing, ...]
    counters: tuple[tuple[str, int], ...]
    claims: tuple[tuple[int, Thing], ...]
    has_purged: tuple[Thing, ...]
    form: str
    traits: tuple[str, ...]


def piece_parts(of: Piece) -> PieceParts:
    return {
        "controller": of.controller,
        "house": of.house,
        "ready": of.ready,
        "stunned": of.stunned,
        "warded": of.warded,
        "enraged": of.enraged,
        "elusive_used": of.elusive_used,
        "granted": of.granted,
        "damage": of.damage,
        "amber": of.amber,
        "power": of.power,
        "armor_used": of.armor_used,
        "armor_then": of.armor_then,
        "beside": of.beside,
        "host": of.host,
        "half": of.half,
        "upgrades": tuple(of.upgrades),
        "counters": of.counters,
        "claims": of.claims,
        "has_purged": of.has_purged,
        "form": of.form,
        "traits": of.traits,
    }


def piece_from_view(seen: PieceOpen) -> Piece:
    """As the view shows it; what nobody sees is as it begins."""
    new = Piece.__new__(Piece)
    new.controller = seen.controller
    new.house = seen.house
    new.ready = seen.ready
    new.stunned = seen.stunned
    new.warded = seen.warded
    new.enraged = seen.enraged
    new.elusive_used = seen.elusive_used
    new.granted = seen.granted
    new.damage = seen.damage
    new.amber = seen.amber
    new.power = seen.power
    new.armor_used = seen.armor_used
    new.armor_then = seen.armor_then
    new.beside = seen.beside
    new.host = seen.host
    new.half = seen.half
    new.upgrades = list(seen.upgrades)
    new.counters = seen.counters
    new.claims = seen.claims
    new.has_purged = seen.has_purged
    new.form = seen.form
    new.traits = seen.traits
    new.under = []
    return new


PIECE_FLAGS = (
    "exhausted",
    "stunned",
    "warded",
    "enraged",
    "elusive-used",
    "granted",
)
PIECE_NUMBERS = (
    "damage",
    "amber",
    "power",
    "armor-used",
)
PIECE_MARKS_OF_CREATURES = (
    "stunned",
    "warded",
    "enraged",
    "elusive-used",
    "damage",
    "power",
    "armor-used",
)


def piece_marks(of: Piece) -> list[str]:
    """The marks of a card in play."""
    marks = []
    if not of.ready:
        marks.append("exhausted")
    if of.stunned:
        marks.append("stunned")
    if of.warded:
        marks.append("warded")
    if of.enraged:
        marks.append("enraged")
    if of.elusive_used:
        marks.append("elusive-used")
    if of.granted:
        marks.append("granted")
    if of.damage:
        marks.append(f"damage:{of.damage}")
    if of.amber:
        marks.append(f"amber:{of.amber}")
    if of.power:
        marks.append(f"power:{of.power}")
    if of.armor_used:
        marks.append(f"armor-used:{of.armor_used}")
    return marks


def mark_piece(of: Piece, flag: Callable[[str], bool], number: Callable[[str], int]) -> None:
    """What the marks say; `number` is 0 for one that is not there."""
    of.ready = not flag("exhausted")
    of.stunned = flag("stunned")
    of.warded = flag("warded")
    of.enraged = flag("enraged")
    of.elusive_used = flag("elusive-used")
    of.granted = flag("granted")
    of.damage = number("damage")
    of.amber = number("amber")
    of.power = number("power")
    of.armor_used = number("armor-used")


class SavedSide(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The values, in the order of their names."""

    amber: Count
    archives: Cards
    artifacts: Cards
    chains: Count
    creatures_last: Count
    deck: Cards
    discard: Cards
    forged_last: Annotated[int, Meta(ge=0, le=7)]
    hand: Cards
    houses: tuple[str, ...]
    keys: Annotated[int, Meta(ge=0, le=7)]
    line: Cards
    purged: Cards
    stolen_last: Count
    abducted: Cards = msgspec.field(default_factory=list)


def side_from_saved(saved: SavedSide) -> Side:
    new = Side.__new__(Side)
    new.abducted = saved.abducted
    new.amber = saved.amber
    new.archives = saved.archives
    new.artifacts = saved.artifacts
    new.chains = saved.chains
    new.creatures_last = saved.creatures_last
    new.deck = saved.deck
    new.discard = saved.discard
    new.forged_last = saved.forged_last
    new.hand = saved.hand
    new.houses = saved.houses
    new.keys = saved.keys
    new.line = saved.line
    new.purged = saved.purged
    new.stolen_last = saved.stolen_last
    return new


def side_things(of: Side) -> list[Thing]:
    """All numbers in it that stand for things."""
    return [
        *of.hand,
        *of.deck,
        *of.discard,
        *of.archives,
        *of.abducted,
        *of.purged,
        *of.line,
        *of.artifacts,
    ]


class SideParts(TypedDict):
    """The same, to build a view with."""

    amber: int
    chains: int
    keys: int
    creatures_last: int
    forged_last: int
    stolen_last: int
    houses: tuple[str, ...]
    discard: tuple[Thing, ...]
    abducted: tuple[Thing, ...]
    purged: tuple[Thing, ...]
    line: tuple[Thing, ...]
    artifacts: tuple[Thing, ...]


class SideOpen(msgspec.Struct, frozen=True, kw_only=True):
    """What is plainly seen of it."""

    amber: int
    chains: int
    keys: int
    creatures_last: int
    forged_last: int
    stolen_last: int
    houses: tuple[str, ...]
    discard: tuple[Thing, ...]
    abducted: tuple[Thing, ...]
    purged: tuple[Thing, ...]
    line: tuple[Thing, ...]
    artifacts: tuple[Thing, ...]


def side_parts(of: Side) -> SideParts:
    return {
        "amber": of.amber,
        "chains": of.chains,
        "keys": of.keys,
        "creatures_last": of.creatures_last,
        "forged_last": of.forged_last,
        "stolen_last": of.stolen_last,
        "houses": of.houses,
        "discard": tuple(of.discard),
        "abducted": tuple(of.abducted),
        "purged": tuple(of.purged),
        "line": tuple(of.line),
        "artifacts": tuple(of.artifacts),
    }


def side_from_view(seen: SideOpen) -> Side:
    """As the view shows it; what nobody sees is as it begins."""
    new = Side.__new__(Side)
    new.amber = seen.amber
    new.chains = seen.chains
    new.keys = seen.keys
    new.creatures_last = seen.creatures_last
    new.forged_last = seen.forged_last
    new.stolen_last = seen.stolen_last
    new.houses = seen.houses
    new.discard = list(seen.discard)
    new.abducted = list(seen.abducted)
    new.purged = list(seen.purged)
    new.line = list(seen.line)
    new.artifacts = list(seen.artifacts)
    new.hand = []
    new.deck = []
    new.archives = []
    return new


class SideWritten(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a position tells plainly."""

    amber: int = 0  # Æmber in the pool
    chains: int = 0  # 0 to 24
    keys: list[str] = []  # the forged ones
    creatures_last: int = 0  # creatures played in the own last turn
    forged_last: list[str] = []  # keys forged in the own last turn
    stolen_last: int = 0  # Æmber stolen in the own last turn, or in the running one


def write_side(of: Side, form: SideWritten, colours: Callable[[int], list[str]]) -> None:
    form.amber = of.amber
    form.chains = of.chains
    form.keys = colours(of.keys)
    form.creatures_last = of.creatures_last
    form.forged_last = colours(of.forged_last)
    form.stolen_last = of.stolen_last


def read_side(where: str, form: SideWritten, of: Side, colours: Callable[[str, list[str]], int]) -> None:
    positions.within(f"{where}.amber", form.amber, 0, 1000000)
    of.amber = form.amber
    positions.within(f"{where}.chains", form.chains, 0, 24)
    of.chains = form.chains
    of.keys = colours(f"{where}.keys", form.keys)
    positions.within(f"{where}.creatures_last", form.creatures_last, 0, 1000000)
    of.creatures_last = form.creatures_last
    of.forged_last = colours(f"{where}.forged_last", form.forged_last)
    positions.within(f"{where}.stolen_last", form.stolen_last, 0, 1000000)
    of.stolen_last = form.stolen_last


class SavedTable(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The parts of a state, in their order."""

    defs: Annotated[tuple[str, ...], Meta(max_length=72)]
    originals: list[tuple[int, str]]
    owners: tuple[Annotated[int, Meta(ge=0, le=1)], ...]
    printed: tuple[str, ...]
    icons: tuple[tuple[str, ...], ...]
    players: list[SavedSide]
    play: list[tuple[int, SavedPiece]]
    gone: list[tuple[int, SavedPiece]]
    part_8: tuple[
        Cards,
        Cards,
        Cards,
        Cards,
        Cards,
        Cards,
        Cards,
        Cards,
        Cards,
    ]
    fights: Annotated[list[tuple[int, int, Annotated[int, Meta(ge=0, le=3)]]], Meta(max_length=100)]
    part_10: tuple[
        Count,
        Annotated[int, Meta(ge=0, le=1)],
        Annotated[int, Meta(ge=0, le=7)],
        Count,
        Count,
    ]
    part_11: tuple[
        Literal[
            "", "brobnar", "dis", "logos", "mars", "sanctum", "saurian", "shadows", "star-alliance", "untamed"
        ],
        Literal["forge", "house", "main", "ready", "draw"],
    ]
    part_12: tuple[
        bool,
        bool,
        bool,
    ]
    unsettled: Cards = msgspec.field(default_factory=list)


def table_from_saved(state: KeyForgeTable, saved: SavedTable) -> None:
    state.owners = saved.owners
    state.printed = saved.printed
    state.icons = saved.icons
    state.players = [side_from_saved(each) for each in saved.players]
    state.play = {card: piece_from_saved(each) for card, each in saved.play}
    state.gone = {card: piece_from_saved(each) for card, each in saved.gone}
    (
        state.resolving,
        state.played,
        state.used,
        state.discarded,
        state.destroyed,
        state.fallen,
        state.reaped,
        state.fought,
        state.milled,
    ) = saved.part_8
    state.fights = saved.fights
    (
        state.turn,
        state.active,
        state.forged_now,
        state.from_hand,
        state.done_before,
    ) = saved.part_10
    (
        state.house,
        state.step,
    ) = saved.part_11
    (
        state.first,
        state.orders_discards,
        state.step_over,
    ) = saved.part_12
    state.unsettled = saved.unsettled


def table_things(of: KeyForgeTable) -> list[Thing]:
    """All numbers in it that stand for things."""
    return [
        *of.resolving,
        *of.played,
        *of.used,
        *of.discarded,
        *of.destroyed,
        *of.fallen,
        *of.reaped,
        *of.fought,
        *of.milled,
        *[card for fight in of.fights for card in fight[:2]],
        *of.unsettled,
    ]


class TableParts(TypedDict):
    """The same, to build a view with."""

    owners: tuple[int, ...]
    printed: tuple[str, ...]
    icons: tuple[tuple[str, ...], ...]
    resolving: tuple[Thing, ...]
    played: tuple[Thing, ...]
    used: tuple[Thing, ...]
    discarded: tuple[Thing, ...]
    destroyed: tuple[Thing, ...]
    fallen: tuple[Thing, ...]
    reaped: tuple[Thing, ...]
    fought: tuple[Thing, ...]
    milled: tuple[Thing, ...]
    fights: tuple[tuple[Thing, Thing, int], ...]
    turn: int
    active: int
    forged_now: int
    from_hand: int
    done_before: int
    house: str
    step: str
    first: bool
    orders_discards: bool
    step_over: bool
    unsettled: tuple[Thing, ...]


class TableOpen(View, frozen=True, kw_only=True):
    """What is plainly seen of the table."""

    owners: tuple[int, ...]
    printed: tuple[str, ...]
    icons: tuple[tuple[str, ...], ...]
    resolving: tuple[Thing, ...]
    played: tuple[Thing, ...]
    used: tuple[Thing, ...]
    discarded: tuple[Thing, ...]
    destroyed: tuple[Thing, ...]
    fallen: tuple[Thing, ...]
    reaped: tuple[Thing, ...]
    fought: tuple[Thing, ...]
    milled: tuple[Thing, ...]
    fights: tuple[tuple[Thing, Thing, int], ...]
    turn: int
    active: int
    forged_now: int
    from_hand: int
    done_before: int
    house: str
    step: str
    first: bool
    orders_discards: bool
    step_over: bool
    unsettled: tuple[Thing, ...]


def table_parts(of: KeyForgeTable) -> TableParts:
    return {
        "owners": of.owners,
        "printed": of.printed,
        "icons": of.icons,
        "resolving": tuple(of.resolving),
        "played": tuple(of.played),
        "used": tuple(of.used),
        "discarded": tuple(of.discarded),
        "destroyed": tuple(of.destroyed),
        "fallen": tuple(of.fallen),
        "reaped": tuple(of.reaped),
        "fought": tuple(of.fought),
        "milled": tuple(of.milled),
        "fights": tuple(of.fights),
        "turn": of.turn,
        "active": of.active,
        "forged_now": of.forged_now,
        "from_hand": of.from_hand,
        "done_before": of.done_before,
        "house": of.house,
        "step": of.step,
        "first": of.first,
        "orders_discards": of.orders_discards,
        "step_over": of.step_over,
        "unsettled": tuple(of.unsettled),
    }


def table_from_view(state: KeyForgeTable, seen: TableOpen) -> None:
    state.owners = seen.owners
    state.printed = seen.printed
    state.icons = seen.icons
    state.resolving = list(seen.resolving)
    state.played = list(seen.played)
    state.used = list(seen.used)
    state.discarded = list(seen.discarded)
    state.destroyed = list(seen.destroyed)
    state.fallen = list(seen.fallen)
    state.reaped = list(seen.reaped)
    state.fought = list(seen.fought)
    state.milled = list(seen.milled)
    state.fights = list(seen.fights)
    state.turn = seen.turn
    state.active = seen.active
    state.forged_now = seen.forged_now
    state.from_hand = seen.from_hand
    state.done_before = seen.done_before
    state.house = seen.house
    state.step = seen.step
    state.first = seen.first
    state.orders_discards = seen.orders_discards
    state.step_over = seen.step_over
    state.unsettled = list(seen.unsettled)


HOUSE_CHOICES = (
    "",
    "brobnar",
    "dis",
    "logos",
    "mars",
    "sanctum",
    "saurian",
    "shadows",
    "star-alliance",
    "untamed",
)
STEP_CHOICES = (
    "forge",
    "house",
    "main",
    "ready",
    "draw",
)


class TurnWritten(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a position tells plainly."""

    played: list[str] = []  # cards played this turn, in order
    used: list[str] = []  # cards used
    discarded: list[str] = []  # from the active player's hand
    destroyed: list[str] = []  # destroyed this turn
    fallen: list[str] = []  # destroyed in a fight
    reaped: list[str] = []  # used to reap
    fought: list[str] = []  # used to fight
    milled: list[str] = []  # discarded by the active player, but not from a hand
    number: int = 3  # its number
    player: int = 0  # whose turn it is
    forged: list[str] = []  # keys that the active player forged this turn
    done_before: int = 0  # how many cards were played, used or discarded in earlier steps
    house: str = ""  # the active house
    step: str = "main"  # of the turn
    first: bool = False  # the first player's first turn


def write_turn(
    of: KeyForgeTable,
    form: TurnWritten,
    existing: Callable[[list[Thing]], list[str]],
    colours: Callable[[int], list[str]],
) -> None:
    form.played = existing(of.played)
    form.used = existing(of.used)
    form.discarded = existing(of.discarded)
    form.destroyed = existing(of.destroyed)
    form.fallen = existing(of.fallen)
    form.reaped = existing(of.reaped)
    form.fought = existing(of.fought)
    form.milled = existing(of.milled)
    form.number = of.turn
    form.player = of.active
    form.forged = colours(of.forged_now)
    form.done_before = of.done_before
    form.house = intern(of.house)
    form.step = intern(of.step)
    form.first = of.first


def read_turn(
    form: TurnWritten,
    of: KeyForgeTable,
    existing: Callable[[str, list[str]], list[Thing]],
    colours: Callable[[str, list[str]], int],
) -> None:
    of.played = existing("turn.played", form.played)
    of.used = existing("turn.used", form.used)
    of.discarded = existing("turn.discarded", form.discarded)
    of.destroyed = existing("turn.destroyed", form.destroyed)
    of.fallen = existing("turn.fallen", form.fallen)
    of.reaped = existing("turn.reaped", form.reaped)
    of.fought = existing("turn.fought", form.fought)
    of.milled = existing("turn.milled", form.milled)
    positions.within("turn.number", form.number, 1, 1000000)
    of.turn = form.number
    positions.within("turn.player", form.player, 0, 1)
    of.active = form.player
    of.forged_now = colours("turn.forged", form.forged)
    positions.within("turn.done_before", form.done_before, 0, 1000000)
    of.done_before = form.done_before
    positions.one_of("turn.house", form.house, HOUSE_CHOICES)
    of.house = form.house
    positions.one_of("turn.step", form.step, STEP_CHOICES)
    of.step = form.step
    of.first = form.first
