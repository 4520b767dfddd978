"""Forging keys and what they cost (KF-FORGE)."""

from __future__ import annotations

from typing import ClassVar

from trivault.games.keyforge.rules import events
from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.state.model import COLOURS, KEY_COST, KeyForgeState
from trivault.kernel.abilities import forbidding, value
from trivault.kernel.choice_nodes import Ask, Decide
from trivault.kernel.choices import ACTION, NUMBER, Choice, Raw
from trivault.kernel.control import Do, If, Seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import emit, propose, together
from trivault.kernel.frames import Event, Scope
from trivault.kernel.ids import NOTHING, Thing, player_thing
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Amount, Constant, Happened, Per
from trivault.kernel.text import Message

S = KeyForgeState


def key_cost(state: S, player: int) -> int:
    """The current cost (KF-FORGE-03, KF-FORGE-04, KF-FORGE-11)."""
    return max(0, value(state, aspects.KEY_COST, player_thing(player), KEY_COST))


def stores(state: S, player: int) -> list[Thing]:
    """The cards whose Æmber may be spent on forging (KF-FORGE-06)."""
    side, other = state.players[player], state.players[state.opponent(player)]
    cards: list[Thing] = []
    if aspects.SPENDABLE in state.modifiers:
        cards += [c for c in (*side.line, *side.artifacts) if value(state, aspects.SPENDABLE, c, 0)]
    if aspects.SPENT_BY_OPPONENT in state.modifiers:
        cards += [c for c in other.line if value(state, aspects.SPENT_BY_OPPONENT, c, 0)]
    return cards


def funds(state: S, player: int) -> int:
    """What a player can spend: captured Æmber does not count (KF-FORGE-07, KF-AMB-04)."""
    return state.players[player].amber + sum(state.play[c].amber for c in stores(state, player))


class PayForKey(Ask[S]):
    """Pay the cost: of the Æmber on cards as much as the player likes, the rest from the pool
    (KF-FORGE-02, KF-FORGE-06). All of it is spent at once, when it is clear from where."""

    def __init__(self, extra: Amount[S], free: bool = False) -> None:
        self.extra = extra
        self.free = free
        self.args = (extra, free)

    def cost(self, state: S) -> int:
        scope = state.scopes[-1]
        return 0 if self.free else max(0, key_cost(state, scope.you) + self.extra.of(state, scope))

    def run(self, state: S) -> bool:
        cost = self.cost(state)
        state.scopes[-1].bind_numbers("paid", cost)
        state.scopes[-1].bind_numbers("bill", cost, 0)
        state.scopes[-1].bind("spent", ())
        return self._next(state)

    def _share(self, state: S) -> tuple[Thing, int, int]:
        """The next card, and how much of its Æmber must and can be spent."""
        scope = state.scopes[-1]
        left, at = scope.numbers("bill")
        cards = stores(state, scope.you)
        elsewhere = state.players[scope.you].amber + sum(state.play[c].amber for c in cards[at + 1 :])
        return cards[at], max(0, left - elsewhere), min(left, state.play[cards[at]].amber)

    def _next(self, state: S) -> bool:
        scope = state.scopes[-1]
        left, at = scope.numbers("bill")
        if at == len(stores(state, scope.you)):
            return propose(state, events.SPEND, [*_pairs(scope), (player_thing(scope.you), left)], scope)
        _, least, most = self._share(state)
        return self.ask(state) if least < most else self._spend(state, least)

    def _spend(self, state: S, amount: int) -> bool:
        scope, (card, _, _) = state.scopes[-1], self._share(state)
        left, at = scope.numbers("bill")
        scope.bind_numbers("bill", left - amount, at + 1)
        if amount:
            scope.bind("spent", (*_pairs(scope), (card, amount)))
        return self._next(state)

    def question(self, state: S) -> Choice:
        card, least, most = self._share(state)
        return Choice(state.active, NUMBER, "spend", low=least, high=most, source=card, reason="spend")

    def answered(self, state: S, answer: Raw) -> bool:
        return self._spend(state, answer[3][0])


def _pairs(scope: Scope) -> tuple[tuple[Thing, int], ...]:
    """How much of the Æmber on which cards is to be spent."""
    bound = scope.bound("spent")
    return tuple([pair for pair in bound if isinstance(pair, tuple)]) if isinstance(bound, tuple) else ()


class FlipKey(Decide[S]):
    """One of the unforged keys is forged; the active player says which (KF-FORGE-02, KF-NOT-07)."""

    emits: ClassVar[EventKind[S]] = events.FORGE

    def _colours(self, state: S) -> list[str]:
        keys = state.players[state.scopes[-1].you].keys
        return [colour for i, colour in enumerate(COLOURS) if not keys >> i & 1]

    def question(self, state: S) -> Choice:
        options: tuple[Raw, ...] = tuple((colour, NOTHING, (), ()) for colour in self._colours(state))
        return Choice(state.active, ACTION, "forge", listed=options, reason="forge")

    def answered(self, state: S, answer: Raw) -> bool:
        scope = state.scopes[-1]
        return emit(state, events.FORGE, player_thing(scope.you), COLOURS.index(answer[0]), scope)


def _would_forge(state: S, scope: Scope) -> bool:
    """The key can be paid and is about to be forged: if this does not happen, nothing of it does."""
    return together(state, [Event("would-forge", player_thing(scope.you), 1, scope.you, scope.this)])


def _after_forging(state: S, scope: Scope) -> bool:
    """The window after a key is forged; the amount is what was paid (KF-FORGE-08)."""
    paid = scope.number("paid")
    return together(state, [Event("forged", player_thing(scope.you), paid, scope.you, scope.this)])


class Forge(Node[S]):
    """Forge a key if it can be paid, for more or less than the current cost, or at no cost."""

    def __init__(self, extra: Amount[S], free: bool, steps: Node[S]) -> None:
        self.extra = extra
        self.free = free
        self.steps = steps
        self.args = (extra, free, steps)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        cost = 0 if self.free else max(0, key_cost(state, scope.you) + self.extra.of(state, scope))
        if funds(state, scope.you) < cost or forbidding(state, aspects.FORGE, player_thing(scope.you)):
            state.happened = 0
            return False
        return self.steps.run(state)

    def words(self) -> Message:
        if self.free:
            return Message("forge-free")
        extra = self.extra
        if isinstance(extra, Per):
            return Message("forge-at-per", n=extra.base, less=-extra.n, group=extra.group.words(1))
        return extra.words(lambda n: Message("forge-at", n=n))


def forge(extra: Amount[S] | int = 0, free: bool = False) -> Node[S]:
    more = Constant(extra) if isinstance(extra, int) else extra
    forging: Node[S] = Seq((PayForKey(more, free), FlipKey(), Do("after-forging", _after_forging)))
    return Forge(more, free, Seq((Do("would-forge", _would_forge), If(Happened(), forging))))


class ForgeStep(Node[S]):
    """Step 1: forge one key if there is enough Æmber, unless the step is skipped (KF-FORGE-01,
    KF-FORGE-05)."""

    def __init__(self, forging: Node[S]) -> None:
        self.forging = forging
        self.args = (forging,)

    def run(self, state: S) -> bool:
        you = state.scopes[-1].you
        return not forbidding(state, aspects.FORGE_STEP, player_thing(you)) and self.forging.run(state)


FORGE_STEP: Node[S] = ForgeStep(forge())
