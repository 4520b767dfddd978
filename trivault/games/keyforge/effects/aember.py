"""Æmber in pools and on cards, and the keys that are forged with it (KF-AMB, KF-FORGE)."""

from __future__ import annotations

from typing import ClassVar

from trivault.games.keyforge.effects.conditions import CanForge
from trivault.games.keyforge.effects.effects import on
from trivault.games.keyforge.effects.events import ACTIVE_PLAYER_STEALS, Happens
from trivault.games.keyforge.effects.filters import OF_ACTIVE_PLAYER
from trivault.games.keyforge.effects.flow import Between, MayIf, OnBehalfOf, choose_one, phrase, pick
from trivault.games.keyforge.effects.terms import (
    FOR_OPPONENT,
    FOR_YOU,
    THIS,
    Effect,
    HowMuch,
    Noted,
    Number,
    Players,
    to_be_stolen,
)
from trivault.games.keyforge.rules.amber import left_of, supply_pays, take_of
from trivault.games.keyforge.rules.events import (
    CAPTURE,
    CAPTURE_OWN,
    GAIN,
    INTO_POOL,
    LOSE,
    MOVE_AMBER,
    PAY,
    PUT_ON_CARD,
    PUT_THEIRS_ON_CARD,
    REAP_GAIN,
    STEAL,
    TAKE_FROM_CARD,
    UNFORGE,
    WOULD_FORGE,
)
from trivault.games.keyforge.rules.forge import forge
from trivault.games.keyforge.rules.groups import Creatures
from trivault.games.keyforge.rules.things import ANY
from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.state.model import COLOURS, KeyForgeState
from trivault.kernel.abilities import Ability, Forbid, Instead, Modify
from trivault.kernel.choice_nodes import Choose, ChooseNumber, Decide, Spread
from trivault.kernel.choices import ACTION, Choice, Raw
from trivault.kernel.control import If, seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import EmitShares, emit, propose
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing, is_player, player_of, player_thing
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Amount, Filter, Group, Selection, amount_of, each
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


class PerAmberOnIt(Modify[S]):
    """Adds so much for each Æmber on the very card whose value it is."""

    def adds(self, state: S, thing: Thing, scope: Scope) -> int:
        return super().adds(state, thing, scope) * state.play[thing].amber

    def words(self, times: int = 0) -> Message:
        return Message("per", effect=super().words(times), group=Message("noun-amber-on-it"))


def gets_power_per_amber(which: Filter[S], n: HowMuch) -> Ability[S]:
    return PerAmberOnIt("power", which, amount_of(n))


def move_amber(n: int, source: Group[S], to: Group[S]) -> Effect:
    """From a card of one group, which is `it`, to a card of another one."""
    start: Selection[S] = Selection(source)
    target: Selection[S] = Selection(to, name="target")
    said = Message("move-amber-between", n=n, source=start.words(), what=target.words())
    return phrase(said, pick(start), Choose(target, MOVE_AMBER.name), Between(MOVE_AMBER, n))


class OpponentTakes(Node[S]):
    """So much of the Æmber on each card of a group goes to the pool of your opponent."""

    emits: ClassVar[EventKind[S]] = TAKE_FROM_CARD

    def __init__(self, n: int, group: Group[S]) -> None:
        self.n = n
        self.group = group
        self.args = (n, group)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        shares = [(card, self.n) for card in self.group.find(state, scope)]
        return propose(state, TAKE_FROM_CARD, shares, Scope(state.opponent(scope.you), scope.this))

    def words(self) -> Message:
        return Message("to-opponent", n=self.n, what=each(self.group).words())


def opponent_takes(n: int, group: Group[S]) -> Effect:
    return OpponentTakes(n, group)


def from_any_pool(n: int) -> Effect:
    """Æmber of a pool of your choice moves to this card."""
    yours, theirs = on(PUT_ON_CARD, THIS, n), on(PUT_THEIRS_ON_CARD, THIS, n)
    return choose_one(from_your_pool=yours, from_their_pool=theirs)


class FromOwnSide(Amount[S]):
    """How much of so much, captured from both players, can or must come from your own pool."""

    def __init__(self, n: int, most: bool) -> None:
        self.n = n
        self.most = most
        self.args = (n, most)

    def of(self, state: S, scope: Scope) -> int:
        mine, theirs = state.players[scope.you].amber, state.players[1 - scope.you].amber
        total = min(self.n, mine + theirs)
        return min(total, mine) if self.most else max(0, total - theirs)


class Rest(Amount[S]):
    """What does not come from your own pool."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.args = (n,)

    def of(self, state: S, scope: Scope) -> int:
        return self.n - scope.number("own")


def capture_from_both(n: int) -> Effect:
    """This creature captures from both players, as much from each as you like."""
    own: Effect = ChooseNumber("own", FromOwnSide(n, most=False), FromOwnSide(n, most=True), CAPTURE_OWN.name)
    from_you = on(CAPTURE_OWN, THIS, Noted("own"))
    return phrase(Message("capture-from-both", n=n), own, on(CAPTURE, THIS, Rest(n)), from_you)


class HasForgedSoMany(Filter[S]):
    """A player who has so many forged keys."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.args = (n,)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        return is_player(thing) and state.players[player_of(thing)].forged() == self.n


class CannotForgeNth(Forbid[S]):
    """Nobody can forge their first, second or third key: what counts is how many are forged now."""

    def __init__(self, n: int) -> None:
        super().__init__(aspects.FORGE, HasForgedSoMany(n - 1), "KF-GEN-01")
        self.n = n
        self.args = (n,)

    def words(self, times: int = 0) -> Message:
        return Message("cannot-forge-nth", n=self.n)


def cannot_forge_nth(n: int) -> Ability[S]:
    return CannotForgeNth(n)


class Unforge(Decide[S]):
    """One of the forged keys of the opponent is unforged, or of those that they forged in their last turn
    (KF-FORGE-10)."""

    emits: ClassVar[EventKind[S]] = UNFORGE

    def __init__(self, last: bool = False) -> None:
        self.last = last
        self.args = (last,)

    def _colours(self, state: S) -> list[str]:
        side = state.players[state.opponent(state.scopes[-1].you)]
        keys = side.keys & side.forged_last if self.last else side.keys
        return [colour for i, colour in enumerate(COLOURS) if keys & 1 << i]

    def run(self, state: S) -> bool:
        state.happened = 0
        return self.ask(state)

    def question(self, state: S) -> Choice:
        options: tuple[Raw, ...] = tuple((colour, NOTHING, (), ()) for colour in self._colours(state))
        this = state.scopes[-1].this
        return Choice(state.active, ACTION, "unforge", listed=options, source=this, reason="unforge")

    def answered(self, state: S, answer: Raw) -> bool:
        scope = state.scopes[-1]
        whose = player_thing(state.opponent(scope.you))
        return emit(state, UNFORGE, whose, COLOURS.index(answer[0]), scope)

    def words(self) -> Message:
        return Message("unforge-last-key" if self.last else "unforge-key")


class StopForging(Node[S]):
    """The key that is about to be forged is not; nothing is paid for it."""

    def run(self, state: S) -> bool:
        batch = state.batches[-1]
        batch.events[batch.cursor] = None
        return False

    def words(self) -> Message:
        return Message("stop-forging")


STOP_FORGING: Effect = StopForging()


def before_forging(whose: Filter[S], *effects: Effect) -> Ability[S]:
    """When such a player would forge a key; the effects may stop it."""
    return Instead(WOULD_FORGE.name, Happens(WOULD_FORGE.name, whose), seq(*effects), replaces=False)


def opponent_forges_free() -> Effect:
    """Your opponent forges a key at no cost, whosever turn it is."""
    return phrase("opponent-forges-free", OnBehalfOf("opponent", forge(free=True)))
