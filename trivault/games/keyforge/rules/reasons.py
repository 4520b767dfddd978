"""Why something cannot be done now: the ids of the rules that forbid it."""

from __future__ import annotations

from collections.abc import Callable

from trivault.games.keyforge.rules.events import EVENTS
from trivault.games.keyforge.rules.fight import defenders
from trivault.games.keyforge.rules.permissions import cards_left, may_play_from_hand
from trivault.games.keyforge.rules.play import why_unplayable
from trivault.games.keyforge.rules.surcharges import toll_to_use
from trivault.games.keyforge.rules.use import must_fight, six_times
from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.state.model import COLOURS, KeyForgeState
from trivault.games.keyforge.state.printed import CREATURE, HOUSES, UPGRADE, Card
from trivault.kernel.abilities import forbidding, permitting
from trivault.kernel.errors import GameOver, MalformedAnswer
from trivault.kernel.ids import Thing

S = KeyForgeState
Rules = list[str]


def why_not(state: S, answer: str) -> Rules:
    """For an answer in the text form that is not legal now."""
    choice = state.choice
    if choice is None:
        raise GameOver("the game is over; nothing can be done any more")
    verb, _, rest = answer.strip().partition(" ")
    name = rest.split()[0].split("@")[0].split("#")[0] if rest.split() else ""
    if verb in HOUSES:
        return ["KF-HOUSE-01"] if choice.reason == "choose-house" else ["KF-TURN-02"]
    if verb not in ACTIONS and verb != "end-turn":
        return _inside(choice.reason, verb)
    if choice.reason != "main":
        return ["KF-TURN-02"] if choice.reason in BEFORE_MAIN else ["KF-ABIL-07"]
    if verb == "end-turn":
        raise MalformedAnswer("end-turn names no card")
    if not name:
        raise MalformedAnswer(f"{verb} needs the name of a card")
    return ACTIONS[verb](state, state.keyforge.card(name), copy_named(rest))


BEFORE_MAIN = ("bid", "first", "mulligan", "spend", "forge", "choose-house", "take-archives", "take")

INSIDE = {
    "bid": "KF-VAR-03",
    "pass": "KF-VAR-03",
    "first": "KF-SETUP-05",
    "attack": "KF-FIGHT-03",
    "attach": "KF-PLAY-07",
    "left": "KF-LINE-02",
    "right": "KF-LINE-02",
    "right-of": "KF-KW-DEPLOY-01",
}


OTHERS = (
    "keep",
    "mulligan",
    "take-archives",
    "take",
    "skip",
    "choose",
    "order",
    "ability",
    "resolve",
    "replace",
    "spend",
    "put-counter",
    "reveal",
    "copy",
    "as-creature",
    "as-upgrade",
)


def _inside(reason: str, verb: str) -> Rules:
    """An answer that belongs to a choice inside an effect."""
    if verb not in (*INSIDE, *OTHERS, *COLOURS, *(kind.name for kind in EVENTS)):
        known = ", ".join([*ACTIONS, "end-turn", *INSIDE, *OTHERS])
        raise MalformedAnswer(f"{verb!r} is no verb of this game: {known}, a house, a colour or an event")
    if verb in ("keep", "mulligan"):
        return ["KF-MULL-02"]
    if reason == "main":
        return ["KF-TURN-05"]
    return [INSIDE.get(verb, "KF-ABIL-02")]


def copy_named(rest: str) -> int:
    """Which of several equal cards an answer names: `troll#2` is the second."""
    _, _, number = rest.split()[0].partition("#")
    return int(number) if number.isdecimal() and int(number) else 1


def copies(state: S, card: Card, things: list[Thing]) -> list[Thing]:
    return [thing for thing in things if state.defs[thing].slug == card.slug]  # in whatever form


def _no_play(state: S, card: Card, copy: int) -> Rules:
    side = state.players[state.active]
    in_hand = copies(state, card, side.hand)
    if not in_hand:
        return ["KF-PLAY-01"]
    if any(may_play_from_hand(state, c) for c in in_hand):
        reasons = []
    elif cards_left(state):
        reasons = ["KF-HOUSE-02"]
    else:
        return ["KF-TURN-12"]
    return reasons + [rule for rule in (why_unplayable(state, in_hand[0], state.active),) if rule]


def _no_discard(state: S, card: Card, copy: int) -> Rules:
    if not copies(state, card, state.players[state.active].hand):
        return ["KF-DISC-01"]
    return ["KF-TURN-12"] if not cards_left(state) else ["KF-DISC-02"]


def _no_use(way: str) -> Callable[[S, Card, int], Rules]:
    return lambda state, card, copy: _why_unused(state, card, copy, way)


def _why_unused(state: S, card: Card, copy: int, way: str) -> Rules:
    if card.type == UPGRADE:
        return ["KF-USE-09"]
    side = state.players[state.active]
    things = copies(state, card, side.line + side.artifacts)[copy - 1 :]
    if not things:
        return ["KF-USE-10"]
    thing = things[0]
    piece = state.play[thing]
    if not piece.ready:
        return ["KF-GEN-10"]
    other = "" if way in ("fight", "unstun") else aspects.BUT_FIGHT
    bans = [ban for key in (aspects.USE, way, other) if (ban := forbidding(state, key, thing))]
    if bans:
        return [bans[0].rule]
    if six_times(state, thing):
        return ["KF-SIX-01"]
    if toll_to_use(state, thing) > side.amber:
        return ["KF-WORD-03"]
    return _why_not_this_way(state, thing, state.defs[thing], way)


def _why_not_this_way(state: S, thing: Thing, card: Card, way: str) -> Rules:
    piece = state.play[thing]
    if way in ("reap", "fight") and card.type != CREATURE:
        return ["KF-USE-04"]
    if piece.stunned and way != "unstun":
        return ["KF-STAT-STUN-01"]
    if way == "unstun" and not piece.stunned:
        return ["KF-STAT-STUN-02"]
    if way == "fight" and not defenders(state, thing):
        return ["KF-FIGHT-02"]
    in_house = state.house_of(thing) == state.house or permitting(state, aspects.MAY_USE, thing)
    may_fight = in_house or permitting(state, aspects.MAY_FIGHT, thing)
    if must_fight(state, thing) and way != "fight" and may_fight and defenders(state, thing):
        return ["KF-STAT-ENR-01"]
    if way == "omni" or (way == "act" and card.action is None):
        return ["KF-USE-02"]
    return ["KF-USE-02"] if in_house else ["KF-USE-05" if way == "act" else "KF-USE-01"]


ACTIONS: dict[str, Callable[[S, Card, int], Rules]] = {
    "play": _no_play,
    "discard": _no_discard,
    **{way: _no_use(way) for way in ("reap", "fight", "act", "omni", "unstun")},
}
