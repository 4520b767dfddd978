"""The table of the tiny game: cards, players, the state, and nouns for its effects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from trivault.kernel.abilities import Ability, value
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing, player_thing
from trivault.kernel.nodes import Node
from trivault.kernel.state import State
from trivault.kernel.terms import Amount, Condition, Filter, Group

if TYPE_CHECKING:
    from tests.kernel.tiny import Tiny

LIFE = 10


@dataclass(frozen=True, eq=False)
class Card:
    """A creature, or an action where it has no power; `hidden` abilities work from the stash."""

    slug: str
    power: int = 0
    abilities: tuple[Ability, ...] = ()
    play: Node | None = None
    armor: int = 0
    ward: int = 0
    thrifty: bool = False
    hidden: tuple[Ability, ...] = ()

    def trees(self) -> list[Node]:
        return [tree for tree in (self.play, *self.abilities, *self.hidden) if tree is not None]


class Side:
    """What lies in front of one player; the top card of the deck is last."""

    __slots__ = ("board", "deck", "discard", "ember", "hand", "life", "stash")
    zones = ("board", "deck", "discard", "hand", "stash")

    def __init__(self) -> None:
        self.life, self.ember = LIFE, 0
        self.board: list[Thing] = []
        self.deck: list[Thing] = []
        self.discard: list[Thing] = []
        self.hand: list[Thing] = []
        self.stash: list[Thing] = []

    def copy(self) -> Side:
        new = Side()
        new.life, new.ember = self.life, self.ember
        for zone in Side.zones:
            setattr(new, zone, getattr(self, zone)[:])
        return new


class Saved(msgspec.Struct, array_like=True):
    cards: list[str]
    sides: list[tuple[list[int], list[int], list[int], int, list[int], int, list[int]]]
    marks: tuple[dict[int, int], dict[int, int], dict[int, int]]
    tired: list[int]
    active: int


class TinyState(State):
    __slots__ = ("active", "damage", "defs", "sides", "soaked", "tired", "wards")

    game: Tiny

    def __init__(self, game: Tiny, seats: int, seed: int) -> None:
        super().__init__(game, seats, seed)
        self.defs: tuple[Card, ...] = ()
        self.sides = [Side() for _ in range(seats)]
        self.damage: dict[Thing, int] = {}
        self.wards: dict[Thing, int] = {}
        self.soaked: dict[Thing, int] = {}  # how much armor was used this turn
        self.tired: list[Thing] = []
        self.active = 0

    def copy(self) -> TinyState:
        new = TinyState.__new__(TinyState)
        self.copy_kernel(new)
        new.defs, new.active = self.defs, self.active
        new.sides = [side.copy() for side in self.sides]
        new.damage, new.wards, new.soaked = self.damage.copy(), self.wards.copy(), self.soaked.copy()
        new.tired = self.tired[:]
        return new

    def dump(self) -> list[object]:
        sides = [[getattr(side, slot) for slot in Side.__slots__] for side in self.sides]
        marks = [dict(sorted(each.items())) for each in (self.damage, self.wards, self.soaked)]
        return [[card.slug for card in self.defs], sides, marks, self.tired, self.active]

    def load(self, data: list[object]) -> None:
        saved = msgspec.convert(data, Saved)
        self.defs = tuple(self.game.card(slug) for slug in saved.cards)
        for side, values in zip(self.sides, saved.sides, strict=True):
            for slot, content in zip(Side.__slots__, values, strict=True):
                setattr(side, slot, content)
        self.damage, self.wards, self.soaked = saved.marks
        self.tired, self.active = saved.tired, saved.active


S = TinyState


def controller(state: S, thing: Thing) -> int:
    """Whose creature in play this is; -1 for any other thing."""
    return next((seat for seat, side in enumerate(state.sides) if thing in side.board), -1)


def power(state: S, thing: Thing) -> int:
    return value(state, "power", thing, state.defs[thing].power)


# Nouns, by a name and a plain function


class When(Condition[S]):
    def __init__(self, name: str, test: Callable[[S, Scope], bool]) -> None:
        self.name = name
        self.test = test
        self.args = (name, test)

    def holds(self, state, scope):
        return self.test(state, scope)


class Which(Filter[S]):
    def __init__(self, name: str, fit: Callable[[S, Thing, Scope], bool]) -> None:
        self.name = name
        self.fit = fit
        self.args = (name, fit)

    def fits(self, state, thing, scope):
        return self.fit(state, thing, scope)


class Those(Group[S]):
    def __init__(self, name: str, things: Callable[[S, Scope], Sequence[Thing]]) -> None:
        self.name = name
        self.things = things
        self.args = (name, things)

    def find(self, state, scope):
        return self.things(state, scope)


class HowMany(Amount[S]):
    def __init__(self, name: str, count: Callable[[S, Scope], int]) -> None:
        self.name = name
        self.count = count
        self.args = (name, count)

    def of(self, state, scope):
        return self.count(state, scope)


def bound(name: str) -> Amount[S]:
    """The number that the effect has named so."""
    return HowMany(name, lambda state, scope: scope.number(name))


OPPONENT: Group[S] = Those("opponent", lambda state, scope: [player_thing(1 - scope.you)])
