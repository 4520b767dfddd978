"""Duel: a complete game on the kernel, small enough to read in one sitting.

Two players, one deck. A card strikes from the hand, or is given up there to block a strike. On
your turn you strike as often as you like, then draw a card. Whoever has no life left loses; when
the deck runs out, more life wins. Try it: python -m examples.duel
"""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from trivault import Setup, Table
from trivault.kernel import codec
from trivault.kernel.batches import Prevent
from trivault.kernel.choice_nodes import Actions
from trivault.kernel.choices import Raw
from trivault.kernel.control import As, Do, Loop, Seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import Emit
from trivault.kernel.frames import Scope
from trivault.kernel.game import Game
from trivault.kernel.ids import NOTHING, Thing, player_of, player_thing
from trivault.kernel.interpreter import reopen
from trivault.kernel.nodes import Node
from trivault.kernel.rng import derived, shuffle
from trivault.kernel.state import State
from trivault.kernel.terms import Amount, Group, Named, each, up_to
from trivault.kernel.views import View, choice_views
from trivault.registry import GameEntry

LIFE, HAND = 6, 4


class Card(NamedTuple):
    slug: str
    strike: int
    block: int


DAGGER, SWORD, SHIELD = Card("dagger", 1, 1), Card("sword", 3, 1), Card("shield", 1, 3)
CARDS = (DAGGER,) * 10 + (SWORD,) * 8 + (SHIELD,) * 6  # in a state a card is its number


class DuelState(State):
    """The table: numbers and lists of numbers."""

    __slots__ = ("active", "deck", "discard", "hands", "life")

    def __init__(self, game: Duel, seats: int, seed: int) -> None:
        super().__init__(game, seats, seed)
        self.active = 0
        self.life = [LIFE, LIFE]
        self.hands: list[list[Thing]] = [[], []]
        self.deck: list[Thing] = []
        self.discard: list[Thing] = []

    @property
    def turn(self) -> int:
        drawn = len(CARDS) - 2 * HAND - len(self.deck)  # one in each turn
        return drawn + 1

    def copy(self) -> DuelState:
        new = DuelState.__new__(DuelState)
        self.copy_kernel(new)
        new.active, new.life = self.active, self.life[:]
        new.hands, new.deck, new.discard = [hand[:] for hand in self.hands], self.deck[:], self.discard[:]
        return new

    def dump(self) -> list[object]:
        return [self.active, self.life, self.hands, self.deck, self.discard]

    def load(self, data: list[object]) -> None:
        saved = msgspec.convert(data, tuple[int, list[int], list[list[int]], list[int], list[int]])
        self.active, self.life, self.hands, self.deck, self.discard = saved


# Events: nothing else changes the table.


def _discard(state: DuelState, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    state.hands[by].remove(thing)
    state.discard.append(thing)
    return True


def _damage(state: DuelState, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    state.life[player_of(thing)] = max(0, state.life[player_of(thing)] - amount)
    return True


def _draw(state: DuelState, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    state.hands[by].append(state.deck.pop())
    state.barrier += 1  # somebody saw a new card: undo stops here
    return True


# Nouns: what the rules speak of, looked up in the state for the effect that runs.


class Hand(Group[DuelState]):
    def find(self, state: DuelState, scope: Scope) -> Sequence[Thing]:
        return state.hands[scope.you]


class Strength(Amount[DuelState]):
    def of(self, state: DuelState, scope: Scope) -> int:
        return sum(CARDS[card].strike for card in scope.things("source"))


class Blocked(Amount[DuelState]):
    def of(self, state: DuelState, scope: Scope) -> int:
        return sum(CARDS[card].block for card in scope.things("it"))


# Rules: trees. The question for a block hangs on the damage, wherever that comes from.

BLOCK = EventKind("block", _discard)
MAY_BLOCK: Node[DuelState] = Seq((Emit(BLOCK, up_to(len(CARDS), Hand())), Prevent(Blocked())))
STRIKE = EventKind("strike", _discard)
DAMAGE = EventKind("damage", _damage, prevent=(MAY_BLOCK,), checked=True)
DRAW = EventKind("draw", _draw, checked=True, quiet=True)


def _legal(state: DuelState) -> tuple[Raw, ...]:
    different = {CARDS[card]: card for card in state.hands[state.active]}.values()
    opponent = (player_thing(1 - state.active),)
    return (*[("strike", card, opponent, ()) for card in different], ("end-turn", NOTHING, (), ()))


def _next_player(state: DuelState, scope: Scope) -> None:
    state.active = 1 - state.active


STRIKES = Seq((Emit(STRIKE, each(Named("source"))), Emit(DAMAGE, each(Named("targets")), Strength())))
ACT = Actions("act", _legal, (("strike", STRIKES),), closing="end-turn")
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
    packages = ("examples",)  # whose text/ has the words, a file for each language

    def __init__(self) -> None:
        super().__init__(TURNS, (STRIKE, BLOCK, DAMAGE, DRAW))

    def empty(self, seats: int, seed: int) -> DuelState:
        return DuelState(self, seats, seed)

    def start(self, options: Mapping[str, object], seed: int) -> DuelState:
        self.refuse({name: value for name, value in options.items() if name != "players"})
        self.check_seats(options.get("players", 2), seed)
        state = self.empty(2, seed)
        state.deck = list(range(len(CARDS)))
        shuffle(state, state.deck)
        state.hands = [[state.deck.pop() for _ in range(HAND)] for _ in state.hands]
        return self.begin(state)

    def check(self, state: DuelState) -> bool:
        if state.deck and all(state.life):
            return False
        state.result = tuple(player for player in (0, 1) if state.life[player] == max(state.life))
        return True

    def slug(self, state: DuelState, thing: Thing) -> str:
        return CARDS[thing].slug

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
            conceded=state.conceded,
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
        state = self.empty(2, derived("sample", seed))
        state.active, state.life, state.discard = view.active, list(view.life), list(view.discard)
        state.deck = [card for card in range(len(CARDS)) if card not in (*view.hand, *view.discard)]
        shuffle(state, state.deck)
        for player, size in enumerate(view.hand_sizes):
            mine = player == view.player
            state.hands[player] = list(view.hand) if mine else [state.deck.pop() for _ in range(size)]
        state.seq, state.result, state.conceded = view.seq, view.result, view.conceded
        codec.restore(state, view.pending)
        reopen(state)
        return state


GAME = Duel()
ENTRY = GameEntry(  # what the entry point of an installed package leads to
    "duel",
    game="examples.duel:GAME",
    presenter="examples.duel_presenter:DuelPresenter",
    board="examples.duel_board:BOARD",
    encoder="examples.duel_arrays:DuelEncoder",
)


def main(seed: int) -> None:
    """Play a game by random answers and tell it."""
    table, chance = Table(GAME, Setup(), seed), random.Random(seed)
    while not table.state.over:
        table.answer(chance.choice(table.state.legal()))
    words = GAME.words()
    for entry in table.log:
        print(words.say(entry.public))
    print(words.say("life-left", first=table.state.life[0], second=table.state.life[1]))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
