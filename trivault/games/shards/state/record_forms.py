"""The records of Shards of Infinity in bytes, views and positions. Written by `make fields`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypedDict

import msgspec
from msgspec import Meta

from trivault.games.shards.state.records import ShardsTable, Side
from trivault.kernel import positions
from trivault.kernel.bounds import Cards, Count
from trivault.kernel.ids import Thing
from trivault.kernel.views import View


class SavedSide(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The values, in the order of their names."""

    champions: Cards
    deck: Cards
    discard: Cards
    exhausted: Cards
    hand: Cards
    health: Annotated[int, Meta(ge=0, le=50)]
    mastery: Annotated[int, Meta(ge=0, le=30)]


def side_from_saved(saved: SavedSide) -> Side:
    new = Side.__new__(Side)
    new.champions = saved.champions
    new.deck = saved.deck
    new.discard = saved.discard
    new.exhausted = saved.exhausted
    new.hand = saved.hand
    new.health = saved.health
    new.mastery = saved.mastery
    return new


def side_things(of: Side) -> list[Thing]:
    """All numbers in it that stand for things."""
    return [
        *of.hand,
        *of.deck,
        *of.discard,
        *of.champions,
        *of.exhausted,
    ]


class SideParts(TypedDict):
    """The same, to build a view with."""

    health: int
    mastery: int
    discard: tuple[Thing, ...]
    champions: tuple[Thing, ...]
    exhausted: tuple[Thing, ...]


class SideOpen(msgspec.Struct, frozen=True, kw_only=True):
    """What is plainly seen of it."""

    health: int
    mastery: int
    discard: tuple[Thing, ...]
    champions: tuple[Thing, ...]
    exhausted: tuple[Thing, ...]


def side_parts(of: Side) -> SideParts:
    return {
        "health": of.health,
        "mastery": of.mastery,
        "discard": tuple(of.discard),
        "champions": tuple(of.champions),
        "exhausted": tuple(of.exhausted),
    }


def side_from_view(seen: SideOpen) -> Side:
    """As the view shows it; what nobody sees is as it begins."""
    new = Side.__new__(Side)
    new.health = seen.health
    new.mastery = seen.mastery
    new.discard = list(seen.discard)
    new.champions = list(seen.champions)
    new.exhausted = list(seen.exhausted)
    new.hand = []
    new.deck = []
    return new


class SideWritten(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a position tells plainly."""

    health: int = 50  # 0 to 50; 0 is a player who is out, and has no cards
    mastery: int = 0  # 0 to 30
    discard: list[str] = []  # the discard pile, oldest first


def write_side(of: Side, form: SideWritten, cards: Callable[[list[Thing]], list[str]]) -> None:
    form.health = of.health
    form.mastery = of.mastery
    form.discard = cards(of.discard)


def read_side(where: str, form: SideWritten, of: Side, cards: Callable[[str, list[str]], list[Thing]]) -> None:
    positions.within(f"{where}.health", form.health, 0, 50)
    of.health = form.health
    positions.within(f"{where}.mastery", form.mastery, 0, 30)
    of.mastery = form.mastery
    of.discard = cards(f"{where}.discard", form.discard)


class SavedTable(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The parts of a state, in their order."""

    defs: Annotated[tuple[str, ...], Meta(max_length=500)]
    characters: tuple[str, ...]
    players: list[SavedSide]
    part_3: tuple[
        Cards,
        Cards,
        Cards,
        Cards,
        Cards,
        Cards,
    ]
    part_4: tuple[
        Count,
        Count,
        Count,
        Count,
    ]
    focused: bool


def table_from_saved(state: ShardsTable, saved: SavedTable) -> None:
    state.players = [side_from_saved(each) for each in saved.players]
    (
        state.row,
        state.centre,
        state.banished,
        state.allies,
        state.mercenaries,
        state.played,
    ) = saved.part_3
    (
        state.turn,
        state.active,
        state.gems,
        state.power,
    ) = saved.part_4
    state.focused = saved.focused


def table_things(of: ShardsTable) -> list[Thing]:
    """All numbers in it that stand for things."""
    return [
        *of.row,
        *of.centre,
        *of.banished,
        *of.allies,
        *of.mercenaries,
        *of.played,
    ]


class TableParts(TypedDict):
    """The same, to build a view with."""

    row: tuple[Thing, ...]
    banished: tuple[Thing, ...]
    allies: tuple[Thing, ...]
    mercenaries: tuple[Thing, ...]
    played: tuple[Thing, ...]
    turn: int
    active: int
    gems: int
    power: int
    focused: bool


class TableOpen(View, frozen=True, kw_only=True):
    """What is plainly seen of the table."""

    row: tuple[Thing, ...]
    banished: tuple[Thing, ...]
    allies: tuple[Thing, ...]
    mercenaries: tuple[Thing, ...]
    played: tuple[Thing, ...]
    turn: int
    active: int
    gems: int
    power: int
    focused: bool


def table_parts(of: ShardsTable) -> TableParts:
    return {
        "row": tuple(of.row),
        "banished": tuple(of.banished),
        "allies": tuple(of.allies),
        "mercenaries": tuple(of.mercenaries),
        "played": tuple(of.played),
        "turn": of.turn,
        "active": of.active,
        "gems": of.gems,
        "power": of.power,
        "focused": of.focused,
    }


def table_from_view(state: ShardsTable, seen: TableOpen) -> None:
    state.row = list(seen.row)
    state.banished = list(seen.banished)
    state.allies = list(seen.allies)
    state.mercenaries = list(seen.mercenaries)
    state.played = list(seen.played)
    state.turn = seen.turn
    state.active = seen.active
    state.gems = seen.gems
    state.power = seen.power
    state.focused = seen.focused


class TableWritten(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a position tells plainly."""

    banished: list[str] = []  # cards out of the game


def write_table(of: ShardsTable, form: TableWritten, cards: Callable[[list[Thing]], list[str]]) -> None:
    form.banished = cards(of.banished)


def read_table(form: TableWritten, of: ShardsTable, cards: Callable[[str, list[str]], list[Thing]]) -> None:
    of.banished = cards("banished", form.banished)


class TurnWritten(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a position tells plainly."""

    number: int = 1  # the number of the turn
    player: int = 0  # whose turn it is
    gems: int = 0  # gems left
    focused: bool = False  # whether focus was used


def write_turn(of: ShardsTable, form: TurnWritten) -> None:
    form.number = of.turn
    form.player = of.active
    form.gems = of.gems
    form.focused = of.focused


def read_turn(form: TurnWritten, of: ShardsTable) -> None:
    positions.within("turn.number", form.number, 1, 1000000)
    of.turn = form.number
    positions.within("turn.player", form.player, 0, of.seats - 1)
    of.active = form.player
    positions.within("turn.gems", form.gems, 0, 1000000)
    of.gems = form.gems
    of.focused = form.focused
