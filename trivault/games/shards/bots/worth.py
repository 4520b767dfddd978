"""What a card of Shards of Infinity brings, read off its effect tree.

Everything is counted in points; one power is one point.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from trivault.games.shards.cards import CENTRE, STARTER
from trivault.games.shards.effects.conditions import Dominion, Echo, Inspire, Mastery, Unify
from trivault.games.shards.effects.vocabulary import Bonus, CopyEffect
from trivault.games.shards.state.model import CHAMPION, Card, ShardsState
from trivault.games.shards.state.numbers import INFINITE
from trivault.kernel.abilities import Until
from trivault.kernel.control import ForEach, If, Seq
from trivault.kernel.events import Emit
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Amount, Best, Condition, Constant, Per

POINTS = {
    "gain-gems": 1.0,
    "gain-power": 1.0,
    "gain-mastery": 1.6,
    "gain-health": 0.7,
    "double-power": 6.0,
    "lose-mastery": 1.0,
    "banish": 2.5,
    "destroy": 3.0,
    "return": 3.0,
    "recruit": 6.0,
    "recruit-to-hand": 8.0,
}
SHIELD = 0.4  # for each damage that a shield prevents
COPY = 3.0  # for carrying out another card
LASTING = 1.5  # for a lasting effect
GUARD = 4.0  # for each turn in which a champion keeps its player from being attacked
INFINITE_POWER = 40  # infinite power in points: it still has to be drawn
USES = 2.5  # how often a champion is exhausted before it is destroyed

# How often a condition is met.
LIKELY: dict[type[Condition[ShardsState]], float] = {Unify: 0.5, Inspire: 0.5, Echo: 0.6, Dominion: 0.15}
PERHAPS = 0.4  # any other one
SOME = 1.5  # so many things are there to be counted


class Worth(NamedTuple):
    """Points, and for themselves the power among them and the cards drawn, which have none."""

    points: float = 0.0
    power: float = 0.0
    cards: float = 0.0

    def plus(self, other: Worth, times: float = 1.0) -> Worth:
        return Worth(
            self.points + times * other.points,
            self.power + times * other.power,
            self.cards + times * other.cards,
        )


@cache
def of_cards(mastery: int) -> dict[Card, Worth]:
    """What each card of a deck brings whenever it is drawn."""
    return {card: _drawn(card, mastery) for card in (*CENTRE, *STARTER)}


def _drawn(card: Card, mastery: int) -> Worth:
    worth = Worth(SHIELD * card.shield)
    if card.play is not None:
        worth = worth.plus(_read(card.play, mastery))
    return worth.plus(exhausted(card, mastery), USES) if card.type == CHAMPION else worth


@cache
def exhausted(champion: Card, mastery: int) -> Worth:
    """What a champion brings in each turn that it is in play."""
    if champion.exhaust is None:
        return Worth(GUARD) if guards(champion) else Worth()
    likely = 1.0 if champion.exhaust_if is None else _share(champion.exhaust_if, mastery)
    return Worth().plus(_read(champion.exhaust, mastery), likely)


def guards(champion: Card) -> bool:
    """Whether its player cannot be attacked while it is in play: all it does is to forbid."""
    return champion.exhaust is None and bool(champion.passives)


def _read(node: Node[ShardsState], mastery: int) -> Worth:
    match node:
        case Seq(parts=parts):
            worth = Worth()
            for part in parts:
                worth = worth.plus(_read(part, mastery))
            return worth
        case If(condition=condition, then=then, otherwise=otherwise):
            return _either(_share(condition, mastery), then, otherwise, mastery)
        case Bonus(keyword=keyword, effect=effect, instead=instead):
            return _either(_share(keyword, mastery), effect, instead, mastery)
        case ForEach(body=body):
            return Worth().plus(_read(body, mastery), SOME)
        case Emit():
            return _emitted(node, mastery)
        case CopyEffect():
            return Worth(COPY)
        case Until():
            return Worth(LASTING)
    return Worth()


def _either(share: float, then: Node[ShardsState], otherwise: Node[ShardsState] | None, mastery: int) -> Worth:
    worth = Worth().plus(_read(then, mastery), share)
    return worth if otherwise is None else worth.plus(_read(otherwise, mastery), 1 - share)


def _share(condition: Condition[ShardsState], mastery: int) -> float:
    """How often a condition is met."""
    if isinstance(condition, Mastery):
        return float(mastery >= condition.n)
    return LIKELY.get(type(condition), PERHAPS)


def _emitted(node: Emit[ShardsState], mastery: int) -> Worth:
    times = _amount(node.amount, mastery)
    if node.on is not None:
        times *= SOME if node.on.every else node.on.high
    name = node.kind.name
    if name == "draw":
        return Worth(cards=times)
    return Worth(POINTS[name] * times, power=times if name == "gain-power" else 0.0)


def _amount(amount: Amount[ShardsState], mastery: int) -> float:
    match amount:
        case Constant(n=n):
            return n
        case Per(n=n, base=base):
            return base + n * SOME
        case Best(base=best, lines=lines):
            for condition, n in lines:
                best = n if _share(condition, mastery) == 1.0 else best
            return INFINITE_POWER if best >= INFINITE else best
    raise NotImplementedError(amount)
