"""Duel: a complete game on the kernel, small enough to read in one sitting.

Two players share a deck. A card can strike from the hand, or be given up to block a strike. On
your turn you strike as often as you like, then draw one card. Whoever has no life left loses;
when the deck runs out, more life wins.

    python -m examples.duel
"""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from trivault import Setup, Table
from trivault.kernel import codec
from trivault.kernel.choices import Raw
from trivault.kernel.events import Emit, EventKind, Prevent
from trivault.kernel.frames import Scope
from trivault.kernel.game import Game
from trivault.kernel.ids import NOTHING, Thing, player_of, player_thing
from trivault.kernel.interpreter import reopen
from trivault.kernel.nodes import Actions, As, Do, Loop, Node, Seq
from trivault.kernel.rng import shuffle
from trivault.kernel.state import State
from trivault.kernel.terms import Amount, Count, Find, Group, Named, each, up_to
from trivault.kernel.views import View, choice_views

LIFE, HAND = 6, 4

# Cards: a name, what it strikes for and what it blocks. Card number n is CARDS[n].
DAGGER, SWORD, SHIELD = ("dagger", 1, 1), ("sword", 3, 1), ("shield", 1, 3)
CARDS = (DAGGER,) * 10 + (SWORD,) * 8 + (SHIELD,) * 6


class DuelState(State):
    """The table: plain values only, in slots."""

    __slots__ = ("active", "deck", "discard", "hands", "life")
    game: Duel

    def __init__(self, game: Duel, seats: int, seed: int) -> None:
        super().__init__(game, seats, seed)
        self.active = 0
        self.life = [LIFE, LIFE]
        self.hands: list[list[Thing]] = [[], []]
        self.deck: list[Thing] = []
        self.discard: list[Thing] = []

    def copy(self) -> DuelState:
        new = DuelState.__new__(DuelState)
        self.copy_kernel(new)
        new.active = self.active
        new.life, new.hands = self.life[:], [hand[:] for hand in self.hands]
        new.deck, new.discard = self.deck[:], self.discard[:]
        return new

    def dump(self) -> list[object]:
        return [self.active, self.life, self.hands, self.deck, self.discard]

    def load(self, data: list[object]) -> None:
        saved = msgspec.convert(data, tuple[int, list[int], list[list[int]], list[int], list[int]])
        self.active, self.life, self.hands, self.deck, self.discard = saved


# Events: the only functions that change the table.


def _leave_hand(state: DuelState, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    state.hands[by].remove(thing)
    state.discard.append(thing)
    return True


def _damage(state: DuelState, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    player = player_of(thing)
    state.life[player] = max(0, state.life[player] - amount)
    return True


def _draw(state: DuelState, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    state.hands[by].append(state.deck.pop())
    state.barrier += 1  # a card was seen: undo stops here
    return True


# Nouns: what effects speak of. Each compiles to a function of the state and the running scope.


@dataclass(frozen=True)
class Hand(Group[DuelState]):
    def compile(self) -> Find[DuelState]:
        return lambda state, scope: state.hands[scope.you]


@dataclass(frozen=True)
class Opponent(Group[DuelState]):
    def compile(self) -> Find[DuelState]:
        return lambda state, scope: (player_thing(1 - scope.you),)


@dataclass(frozen=True)
class Printed(Amount[DuelState]):
    """A number printed on the cards that the effect has named: 1 strikes, 2 blocks."""

    name: str
    column: int

    def compile(self) -> Count[DuelState]:
        name, column = self.name, self.column
        return lambda state, scope: sum(int(CARDS[card][column]) for card in scope.things(name))


# Rules: trees of events and choices. The question for a block hangs on the damage itself.

BLOCK = EventKind("block", _leave_hand)
ASK_FOR_BLOCK: Node[DuelState] = Seq((Emit(BLOCK, up_to(len(CARDS), Hand())), Prevent(Printed("it", 2))))

STRIKE = EventKind("strike", _leave_hand)
DAMAGE = EventKind("damage", _damage, prevent=(ASK_FOR_BLOCK,), checked=True)
DRAW = EventKind("draw", _draw, checked=True, quiet=True)


def _legal(state: DuelState) -> tuple[Raw, ...]:
    strikes = [("strike", card, (), ()) for card in state.hands[state.active]]
    return (*strikes, ("end-turn", NOTHING, (), ()))


def _next_player(state: DuelState, scope: Scope) -> None:
    state.active = 1 - state.active


STRIKE_TREE: Node[DuelState] = Seq(
    (Emit(STRIKE, each(Named("source"))), Emit(DAMAGE, each(Opponent()), Printed("source", 1)))
)
ACT = Actions("act", _legal, (("strike", STRIKE_TREE),), closing="end-turn")
TURN: Node[DuelState] = Seq((ACT, Emit(DRAW), Do("next-player", _next_player)))
TURNS: Node[DuelState] = Loop(As("active", lambda state: state.active, TURN))


class DuelView(View, frozen=True, kw_only=True):
    """What a player may know: the own hand, and what lies open."""

    active: int
    life: tuple[int, ...]
    hand: tuple[Thing, ...]
    hand_sizes: tuple[int, ...]
    discard: tuple[Thing, ...]


class Duel(Game[DuelState]):
    name = "duel"
    seats = range(2, 3)
    packages = ("examples",)  # the words are in text/en.ftl

    def __init__(self) -> None:
        super().__init__(TURNS, (STRIKE, BLOCK, DAMAGE, DRAW), ())

    def empty(self, seats: int, seed: int) -> DuelState:
        self.check_seats(seats, seed)
        return DuelState(self, seats, seed)

    def new(self, *, seed: int = 0) -> DuelState:
        state = self.empty(2, seed)
        state.deck = list(range(len(CARDS)))
        shuffle(state, state.deck)
        state.hands = [[state.deck.pop() for _ in range(HAND)] for _ in state.hands]
        return self.begin(state)

    def start(self, options: Mapping[str, object], seed: int) -> DuelState:
        return self.new(seed=seed)

    def check(self, state: DuelState) -> bool:
        if state.deck and all(state.life):
            return False
        state.result = tuple(player for player in (0, 1) if state.life[player] == max(state.life))
        return True

    def slug(self, state: DuelState, thing: Thing) -> str:
        return str(CARDS[thing][0])

    def place(self, state: DuelState, thing: Thing) -> str:
        return "discard" if thing in state.discard else "hand"

    def visible(self, state: DuelState, player: int, thing: Thing) -> bool:
        return thing in state.discard or (player >= 0 and thing in state.hands[player])

    def view(self, state: DuelState, player: int) -> DuelView:
        return DuelView(
            game=self.name,
            player=player,
            seq=state.seq,
            result=state.result,
            choices=choice_views(state, player),
            pending=codec.running(state, lambda thing: self.visible(state, player, thing)),
            active=state.active,
            life=tuple(state.life),
            hand=tuple(state.hands[player]) if player >= 0 else (),
            hand_sizes=tuple(len(hand) for hand in state.hands),
            discard=tuple(state.discard),
        )

    def sample(self, view: View, seed: int) -> DuelState:
        assert isinstance(view, DuelView)
        state = self.empty(2, seed)
        state.active, state.life, state.discard = view.active, list(view.life), list(view.discard)
        state.deck = [card for card in range(len(CARDS)) if card not in (*view.hand, *view.discard)]
        shuffle(state, state.deck)
        for player, size in enumerate(view.hand_sizes):
            mine = player == view.player
            state.hands[player] = list(view.hand) if mine else [state.deck.pop() for _ in range(size)]
        state.seq, state.result = view.seq, view.result
        codec.restore(state, view.pending)
        reopen(state)
        return state


GAME = Duel()


def main(seed: int) -> None:
    """Play a game by random answers and tell it."""
    table = Table(GAME, Setup(), seed)
    chance = random.Random(seed)
    while not table.state.over:
        table.answer(chance.choice(table.state.legal()))
    for entry in table.log:
        print(GAME.words().say(entry.public))
    print(table.state.life)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
