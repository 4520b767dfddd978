"""What can happen in Duel. Nothing else changes the table."""

from __future__ import annotations

from collections.abc import Sequence

from examples.duel.state.model import DuelState
from trivault.kernel.batches import Prevent
from trivault.kernel.control import Seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import Emit
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing, player_of
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Amount, Group, up_to


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


# What the rules speak of, looked up in the state for the effect that runs


class Hand(Group[DuelState]):
    def find(self, state: DuelState, scope: Scope) -> Sequence[Thing]:
        return state.hands[scope.you]


class Blocked(Amount[DuelState]):
    def of(self, state: DuelState, scope: Scope) -> int:
        return sum(state.defs[card].block for card in scope.things("it"))


# The question for a block hangs on the damage, wherever that comes from.

ANY_NUMBER = 99
BLOCK = EventKind("block", _discard)
MAY_BLOCK: Node[DuelState] = Seq((Emit(BLOCK, up_to(ANY_NUMBER, Hand())), Prevent(Blocked())))
STRIKE = EventKind("strike", _discard)
DAMAGE = EventKind("damage", _damage, prevent=(MAY_BLOCK,), checked=True)
DRAW = EventKind("draw", _draw, checked=True, quiet=True)
KINDS = (STRIKE, BLOCK, DAMAGE, DRAW)
