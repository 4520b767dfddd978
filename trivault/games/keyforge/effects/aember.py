"""Æmber that is gained, lost, captured or stolen in ways of its own."""

from __future__ import annotations

from typing import ClassVar

from trivault.games.keyforge.effects.amounts import to_be_stolen
from trivault.games.keyforge.effects.conditions import Happens
from trivault.games.keyforge.effects.effects import on
from trivault.games.keyforge.effects.facts import ACTIVE_PLAYER_STEALS, CanForge
from trivault.games.keyforge.effects.flow import MayIf, phrase
from trivault.games.keyforge.effects.terms import (
    FOR_OPPONENT,
    FOR_YOU,
    Effect,
    HowMuch,
    Number,
    Players,
)
from trivault.games.keyforge.effects.which import OF_ACTIVE_PLAYER
from trivault.games.keyforge.rules.amber import left_of, supply_pays, take_of
from trivault.games.keyforge.rules.events import (
    CAPTURE,
    CAPTURE_OWN,
    GAIN,
    INTO_POOL,
    LOSE,
    PAY,
    REAP_GAIN,
    STEAL,
    TAKE_FROM_CARD,
)
from trivault.games.keyforge.rules.forge import forge
from trivault.games.keyforge.rules.groups import Creatures
from trivault.games.keyforge.rules.things import ANY
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.abilities import Ability, Instead
from trivault.kernel.asking import Spread
from trivault.kernel.control import If, seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import EmitShares, emit, propose
from trivault.kernel.ids import Thing, is_player, player_of, player_thing
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Group, Selection, amount_of, each
from trivault.kernel.text import Message

S = KeyForgeState


class LoseAll(Node[S]):
    """All Æmber in your pool is lost; how much it was is the number `lost`."""

    emits: ClassVar[EventKind[S]] = LOSE

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        amber = state.players[scope.you].amber
        scope.bind_numbers("lost", amber)
        return emit(state, LOSE, player_thing(scope.you), amber, scope)

    def words(self) -> Message:
        return Message("lose-all")


# Ether Spider: whatever would come into the opponent's pool
CATCHES = Message("catches-amber")


class CatchIt(Node[S]):
    """The Æmber goes its way and is captured before anybody sees it in the pool (KF-REPL-07)."""

    emits: ClassVar[EventKind[S]] = CAPTURE

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        event = scope.event
        assert event is not None
        pool = state.players[state.opponent(scope.you)]
        before = pool.amber
        state.game.events[event.kind].commit(state, event.thing, event.amount, event.by, event.source)
        caught = pool.amber - before
        return caught > 0 and emit(state, CAPTURE, scope.this, caught, scope)

    def words(self) -> Message:
        return CATCHES


class Catches(Instead[S]):
    """One of the ways in which Æmber comes into a pool; on the card they are one sentence."""

    def words(self, times: int = 0) -> Message:
        return CATCHES


def catches_amber() -> list[Ability[S]]:
    """Each Æmber that would come into the opponent's pool is captured by this creature instead."""
    given = [Happens(kind.name, FOR_OPPONENT) for kind in (GAIN, REAP_GAIN, STEAL, INTO_POOL)]
    ways = [*given, Happens(PAY.name, FOR_YOU), Happens(TAKE_FROM_CARD.name, ANY, by="opponent")]
    return [Catches(when.kind, when, CatchIt()) for when in ways]


def capture_from_own_side(n: HowMuch, who: Selection[S]) -> Effect:
    return on(CAPTURE_OWN, who, n)


CAPTURE_WHAT_IS_STOLEN = phrase(
    "capture-what-is-stolen",
    Spread("shares", Creatures(OF_ACTIVE_PLAYER), Number("to-be-stolen", to_be_stolen), CAPTURE.name),
    If(ACTIVE_PLAYER_STEALS, EmitShares(CAPTURE, "shares"), EmitShares(CAPTURE_OWN, "shares")),
)


def may_forge(extra: HowMuch = 0, *then: Effect) -> Effect:
    """Forge a key at current cost and so much more, if there is enough for it."""
    return MayIf("forge", seq(forge(extra), *then), CanForge(amount_of(extra)))


class TakeIt(Node[S]):
    """You gain, or this creature captures, the Æmber that the event is about, as far as no other card has
    taken it since (KF-AMB-10)."""

    def __init__(self, emits: EventKind[S]) -> None:
        self.emits = emits
        self.args = (emits,)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        event = scope.event
        assert event is not None
        if self.emits is not CAPTURE:
            gained = left_of(state, event)
            take_of(state, event, gained)
            return gained > 0 and emit(state, self.emits, player_thing(scope.you), gained, scope)
        payer = player_of(event.thing)
        taken = min(left_of(state, event), state.players[payer].amber)
        if scope.this in state.play and not supply_pays(state, payer):
            take_of(state, event, taken)
        return taken > 0 and emit(state, CAPTURE, scope.this, taken, scope)

    def words(self) -> Message:
        return Message("take-it", deed=self.emits.name)


class OfItsAmber(Node[S]):
    """It happens to each thing of a group at the same moment, as much as the player has or as there lies
    on the card (or as it has damage, the other `token`); or half as much, rounded down or up."""

    def __init__(
        self, emits: EventKind[S], group: Group[S], half: bool = False, up: bool = False, token: str = "amber"
    ) -> None:
        self.emits = emits
        self.group = group
        self.half = half
        self.up = up
        self.token = token
        self.args = (emits, group, half, up, token)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        shares = [(thing, self._share(state, thing)) for thing in self.group.find(state, scope)]
        return propose(state, self.emits, [share for share in shares if share[1] > 0], scope)

    def _share(self, state: S, thing: Thing) -> int:
        holder = state.players[player_of(thing)] if is_player(thing) else state.play[thing]
        tokens: int = getattr(holder, self.token)
        return (tokens + self.up) // 2 if self.half else tokens

    def words(self) -> Message:
        of = "player" if isinstance(self.group, Players) else "card"
        half = "no" if not self.half else "up" if self.up else "down"
        effect = Message(self.emits.name, what=each(self.group).words(), n=0)
        how_much = Message("its-amber", of=of if self.token == "amber" else self.token, half=half)
        return Message("amount", effect=effect, how_much=how_much)


def of_its_damage(emits: EventKind[S], group: Group[S]) -> Effect:
    return OfItsAmber(emits, group, token="damage")
