"""For which fact a rule of Shards of Infinity forbids something now."""

from __future__ import annotations

from collections.abc import Callable

from trivault.games.shards.rules.turn import FOCUS_COST
from trivault.games.shards.state.model import Card, ShardsState
from trivault.presentation.presenter import AnyPresenter

S = ShardsState
Fact = Callable[["AnyPresenter", S, Card], str]


def rule_fact(presenter: AnyPresenter, state: S, answer: str, rule: str) -> str:
    if rule == "SI-FOCUS-01" and state.gems < FOCUS_COST:
        return _short(presenter, "gems", FOCUS_COST, state.gems)
    if rule == "SI-FOCUS-02":
        return presenter.say("ui-fact-focused")
    name = answer.partition(" ")[2].split("@")[0].split("#")[0].strip()
    if rule not in FACTS or name not in state.shards.cards:
        return ""
    return FACTS[rule](presenter, state, state.shards.card(name))


def _short(presenter: AnyPresenter, of: str, needed: int, have: int) -> str:
    """Something costs more than there is."""
    return presenter.say("ui-fact-short", of=of, needed=needed, have=have)


def _price(presenter: AnyPresenter, state: S, card: Card) -> str:
    in_row = any(thing >= 0 and state.defs[thing] is card for thing in state.row)
    if not in_row:
        return _named("ui-fact-not-in-row")(presenter, state, card)
    return _short(presenter, "gems", card.cost, state.gems)


def _mercenary(presenter: AnyPresenter, state: S, card: Card) -> str:
    return _named("ui-fact-not-in-row" if card.mercenary else "ui-fact-no-mercenary")(presenter, state, card)


def _power(presenter: AnyPresenter, state: S, card: Card) -> str:
    return _short(presenter, "power", card.health, state.power)


def _named(fact: str) -> Fact:
    return lambda presenter, state, card: presenter.say(fact, card=presenter.name(card.slug))


FACTS: dict[str, Fact] = {
    "SI-REC-01": _price,
    "SI-MERC-02": _price,
    "SI-MERC-06": _named("ui-fact-fast-played"),
    "SI-MERC-07": _mercenary,
    "SI-ATK-01": _named("ui-fact-no-enemy"),
    "SI-ATK-02": _power,
    "SI-CHAMP-02": _named("ui-fact-not-in-play"),
    "SI-CHAMP-04": _named("ui-fact-used"),
    "SI-CHAMP-05": _named("ui-fact-no-ability"),
    "SI-CHAMP-12": _named("ui-fact-no-champion"),
    "SI-PLAY-01": _named("ui-fact-not-in-hand"),
    "SI-GEN-03": _named("ui-fact-played"),
}
