"""How a card is declared: one call, read like the card."""

from __future__ import annotations

from collections.abc import Sequence

from trivault.games.shards.effects.vocabulary import Effect
from trivault.games.shards.state.model import ALLY, CHAMPION, Card, ShardsState
from trivault.kernel.abilities import Ability
from trivault.kernel.control import seq
from trivault.kernel.terms import Condition

Effects = Effect | Sequence[Effect] | None


def _tree(effects: Effects) -> Effect | None:
    return seq(*effects) if isinstance(effects, Sequence) else effects


def ally(slug: str, faction: str, *, cost: int, play: Effects, copies: int = 1, shield: int = 0) -> Card:
    return Card(slug, ALLY, faction, cost, copies, shield=shield, play=_tree(play))


def mercenary(slug: str, faction: str, *, cost: int, play: Effects, copies: int = 1) -> Card:
    return Card(slug, ALLY, faction, cost, copies, mercenary=True, play=_tree(play))


def champion(
    slug: str,
    faction: str,
    *,
    cost: int,
    health: int,
    copies: int = 1,
    shield: int = 0,
    play: Effects = None,
    exhaust: Effects = None,
    exhaust_if: Condition[ShardsState] | None = None,
    passives: Sequence[Ability[ShardsState]] = (),
) -> Card:
    return Card(
        slug,
        CHAMPION,
        faction,
        cost,
        copies,
        health,
        shield,
        play=_tree(play),
        exhaust=_tree(exhaust),
        exhaust_if=exhaust_if,
        passives=tuple(passives),
    )
