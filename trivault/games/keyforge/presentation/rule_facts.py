"""For which fact a rule of KeyForge forbids something now."""

from __future__ import annotations

from collections.abc import Callable

from trivault.games.keyforge.presentation.table_words import KeyForgeTableWords
from trivault.games.keyforge.rules.reasons import copies, copy_named
from trivault.games.keyforge.rules.surcharges import toll_to_play, toll_to_use
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import Card
from trivault.kernel.ids import NOTHING, Thing

S = KeyForgeState
Fact = Callable[["KeyForgeTableWords", S, Card, Thing], str]


def rule_fact(presenter: KeyForgeTableWords, state: S, answer: str, rule: str) -> str:
    verb, _, rest = answer.strip().partition(" ")
    if rule == "KF-HOUSE-01":
        houses = [presenter.house(house) for house in state.players[state.active].houses]
        return presenter.say("ui-fact-houses", houses=presenter.words.listing(houses))
    name = rest.split("@")[0].split("#")[0].strip()
    if rule not in FACTS or name not in state.keyforge.cards:
        return ""
    card, side = state.keyforge.card(name), state.players[state.active]
    there = side.hand if verb in ("play", "discard") else side.line + side.artifacts
    found = copies(state, card, there)
    which = copy_named(rest) - 1
    thing = found[min(which, len(found) - 1)] if found else NOTHING
    return FACTS[rule](presenter, state, card, thing)


def _house(presenter: KeyForgeTableWords, state: S, card: Card, thing: Thing) -> str:
    if thing == NOTHING or not state.house:
        return ""
    its, active = presenter.house(state.house_of(thing)), presenter.house(state.house)
    return presenter.say("ui-fact-house", card=presenter.name(card.slug), house=its, active=active)


def _toll(presenter: KeyForgeTableWords, state: S, card: Card, thing: Thing) -> str:
    if thing == NOTHING:
        return ""
    needed = toll_to_use(state, thing) if thing in state.play else toll_to_play(state, thing)
    return presenter.say("ui-fact-toll", needed=needed, have=state.players[state.active].amber)


def _named(fact: str) -> Fact:
    return lambda presenter, state, card, thing: presenter.say(fact, card=presenter.name(card.slug))


FACTS: dict[str, Fact] = {
    "KF-HOUSE-02": _house,
    "KF-DISC-02": _house,
    "KF-USE-01": _house,
    "KF-USE-05": _house,
    "KF-PLAY-01": _named("ui-fact-not-in-hand"),
    "KF-DISC-01": _named("ui-fact-not-in-hand"),
    "KF-GEN-10": _named("ui-fact-exhausted"),
    "KF-USE-02": _named("ui-fact-no-ability"),
    "KF-USE-04": _named("ui-fact-no-creature"),
    "KF-USE-10": _named("ui-fact-not-in-play"),
    "KF-STAT-STUN-01": _named("ui-fact-stunned"),
    "KF-STAT-STUN-02": _named("ui-fact-not-stunned"),
    "KF-STAT-ENR-01": _named("ui-fact-enraged"),
    "KF-FIGHT-02": _named("ui-fact-no-enemy"),
    "KF-WORD-03": _toll,
}
