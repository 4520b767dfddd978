"""For which fact a rule of Mage Wars forbids something now."""

from __future__ import annotations

from collections.abc import Callable

from trivault.games.magewars.rules.castable import reach_of, sources
from trivault.games.magewars.rules.costs import least_cost, purse, rebate
from trivault.games.magewars.rules.reasons import objects_called
from trivault.games.magewars.rules.special import holders
from trivault.games.magewars.rules.targets import zones_of
from trivault.games.magewars.state import aspects
from trivault.games.magewars.state.model import MageWarsState
from trivault.kernel.copy_names import CopyName
from trivault.kernel.ids import Thing
from trivault.presentation.presenter import AnyPresenter

S = MageWarsState
Fact = Callable[["AnyPresenter", S, list[str]], str]


def rule_fact(presenter: AnyPresenter, state: S, answer: str, rule: str) -> str:
    verb, *words = answer.split() or [""]
    names = [word for word in words if not word.isdecimal()]
    fact = FACTS.get(rule)
    return fact(presenter, state, [verb, *names]) if fact is not None else ""


def _plain(word: str) -> str:
    return CopyName.read(word).name


def _caster(state: S, verb: str) -> Thing:
    assert state.choice is not None
    mage = state.players[state.choice.player].mage
    return state.acting if verb == "cast" and state.acting in state.play else mage


def _price(presenter: AnyPresenter, state: S, said: list[str]) -> str:
    """What the cheapest target of a spell would cost, and the mana there is."""
    assert state.choice is not None
    caster = _caster(state, said[0])
    found = [spell for spell, _ in sources(state, caster) if state.card(spell).slug == _plain(said[-1])]
    if not found:
        return ""
    needed = least_cost(state, found[0]) - rebate(state, aspects.CAST_REBATE, found[0], caster)
    return presenter.say("ui-fact-mana", needed=needed, have=purse(state, caster, state.choice.player))


def _reach(presenter: AnyPresenter, state: S, said: list[str]) -> str:
    """How far a spell or an attack reaches, and how far away its target is."""
    target = _target(state, said[-1])
    if target is None:
        return ""
    if said[0] == "target" and state.casts:
        cast = state.casts[-1]
        return _distance(presenter, state, cast.caster, target, reach_of(state, cast))
    if state.acting not in state.play:
        return ""
    holder = _plain(said[1]) if len(said) > 2 else state.card(state.acting).slug
    cards = [state.card(thing) for thing in holders(state, state.acting)]
    bars = [bar for card in cards if card.slug == holder for bar in card.attacks]
    return _distance(presenter, state, state.acting, target, bars[0].range) if bars else ""


def _target(state: S, name: str) -> Thing | None:
    if name in state.arena.names:
        return state.arena.names.index(name)
    return next(iter(objects_called(state, name)), None)


def _distance(presenter: AnyPresenter, state: S, source: Thing, target: Thing, reach: tuple[int, int]) -> str:
    start = state.zone_of(source)
    if start < 0:
        return ""
    away = min(state.arena.distances[start][zone] for zone in zones_of(state, target))
    return presenter.say("ui-fact-far", n=away, low=reach[0], high=reach[1])


def _step(presenter: AnyPresenter, state: S, said: list[str]) -> str:
    """How far away a zone is to which a creature would move."""
    zone = _target(state, said[-1])
    if zone is None or state.acting not in state.play:
        return ""
    return presenter.say("ui-fact-zone", n=state.arena.distances[state.play[state.acting].zone][zone])


def _moves(presenter: AnyPresenter, state: S, said: list[str]) -> str:
    return presenter.say("ui-fact-moves", n=state.moves, most=state.limit)


def _acting(fact: str) -> Fact:
    """Something that is to be said of whoever acts."""

    def said(presenter: AnyPresenter, state: S, words: list[str]) -> str:
        who = state.acting if state.acting in state.play else _caster(state, words[0])
        return presenter.say(fact, card=presenter.name(state.card(who).slug))

    return said


def _named(fact: str) -> Fact:
    """Something that is to be said of the card asked about; a hidden one has no name."""

    def said(presenter: AnyPresenter, state: S, words: list[str]) -> str:
        slug = _plain(words[-1])
        return presenter.say(fact, card=presenter.name(slug)) if slug in presenter.cards else ""

    return said


FACTS: dict[str, Fact] = {
    "MW-CHAN-06": _price,
    "MW-CAST-07": _reach,
    "MW-ATK-07": _reach,
    "MW-ATK-08": _reach,
    "MW-MOVE-01": _step,
    "MW-MOVE-03": _moves,
    "MW-HINDER-01": _moves,
    "MW-MOVE-09": _acting("ui-fact-restrained"),
    "MW-STATE-05": _acting("ui-fact-incapacitated"),
    "MW-STATE-10": _acting("ui-fact-incapacitated"),
    "MW-FA-01": _moves,
    "MW-QC-01": _acting("ui-fact-quickcast-used"),
    "MW-QC-02": _named("ui-fact-full"),
    "MW-QC-03": _named("ui-fact-not-prepared"),
    "MW-PLAN-03": _named("ui-fact-not-prepared"),
    "MW-ACT-02": _named("ui-fact-not-yours"),
    "MW-ACT-19": _named("ui-fact-has-acted"),
    "MW-CAST-16": _named("ui-fact-in-play"),
    "MW-CAST-17": _named("ui-fact-in-play"),
}
