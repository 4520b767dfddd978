"""Why something cannot be done now: the ids of the rules that forbid it."""

from __future__ import annotations

from collections.abc import Callable

from trivault.games.magewars.rules.activation import duties
from trivault.games.magewars.rules.castable import barred, is_quick, reach_of, sources, why_not_cast
from trivault.games.magewars.rules.events import EVENTS
from trivault.games.magewars.rules.movement import MOST_MOVES, wall_between
from trivault.games.magewars.rules.special import holders
from trivault.games.magewars.rules.targets import (
    attack_range,
    attack_targets,
    can_attack,
    candidates,
    in_reach,
    zones_of,
)
from trivault.games.magewars.rules.traits import flying, immune, incapacitated, restrained, trait
from trivault.games.magewars.state import aspects, occasions
from trivault.games.magewars.state.model import MAGE, MELEE, MageWarsState
from trivault.games.magewars.state.printed import Bar
from trivault.games.magewars.state.records import Cast
from trivault.kernel.abilities import forbidding
from trivault.kernel.copy_names import CopyName
from trivault.kernel.errors import GameOver, MalformedAnswer
from trivault.kernel.ids import NOTHING, Thing

S = MageWarsState
Rules = list[str]

# Answers inside an action, and the rule that says what they are for
INSIDE = {
    "to": "MW-CAST-05",
    "extend": "MW-WALL-11",
    "wear": "MW-EQUIP-06",
    "bind": "MW-BIND-01",
    "reveal": "MW-REVEAL-01",
    "pay": "MW-REVEAL-03",
    "defend": "MW-DEF-04",
    "counterstrike": "MW-CSTRIKE-01",
    "sweep": "MW-MULTIATK-02",
    "hit": "MW-ZONEATK-03",
    "north": "MW-PUSH-03",
    "east": "MW-PUSH-03",
    "south": "MW-PUSH-03",
    "west": "MW-PUSH-03",
    "resolve": "MW-ORDER-01",
    "prepare": "MW-PLAN-01",
    "assign": "MW-PLAN-05",
    "deploy": "MW-DEPLOY-01",
    "skip": "MW-ACT-04",
    "done": "MW-ACT-04",
}


def why_not(state: S, answer: str) -> Rules:
    """For an answer in the text form that is not legal now."""
    choice = state.choice
    if choice is None:
        raise GameOver("the game is over; nothing can be done any more")
    verb, *words = answer.split() or [""]
    if verb in ACTIONS:
        return ACTIONS[verb](state, choice.reason, words)
    if verb in INSIDE or verb in (kind.name for kind in EVENTS):
        return [INSIDE.get(verb, "MW-GEN-02")]
    raise MalformedAnswer(f"{verb!r} is no verb of this game: {', '.join([*ACTIONS, *INSIDE])}")


def _named(state: S, words: list[str], i: int, verb: str) -> str:
    """The card that an answer names."""
    if not 0 <= i < len(words):
        raise MalformedAnswer(f"{verb} needs the name of a card")
    name = CopyName.read(words[i]).name
    return name if objects_called(state, words[i]) else state.magewars.card(name).slug


def _objects(state: S, words: list[str], i: int, verb: str) -> list[Thing]:
    """The objects that an answer can mean."""
    _named(state, words, i, verb)
    return objects_called(state, words[i])


def objects_called(state: S, word: str) -> list[Thing]:
    """What the player who is asked calls so: who asks for a face-down card by a name learns nothing."""
    assert state.choice is not None
    named, player = CopyName.read(word), state.choice.player
    return named.among(state, [t for t in state.play if state.game.called(state, t, player) == named.name])


# Whose turn it is


def _no_activate(state: S, reason: str, words: list[str]) -> Rules:
    if reason != "turn":
        return ["MW-ACT-11" if reason == "act" else "MW-ACT-01"]
    assert state.choice is not None
    found = _objects(state, words, 0, "activate")
    own = [t for t in found if state.is_creature(t) and state.controller(t) == state.choice.player]
    if not own:
        return ["MW-ACT-02"]
    return ["MW-ACT-01"] if any(state.play[t].active for t in own) else ["MW-ACT-19"]


def _no_pass(state: S, reason: str, words: list[str]) -> Rules:
    return ["MW-ACT-07" if reason == "turn" else "MW-ACT-05"]


# Moving


def _zone(state: S, words: list[str], verb: str) -> Thing:
    names = state.arena.names[: state.arena.zones]
    if not words or words[0] not in names:
        raise MalformedAnswer(f"{verb} needs a zone, from {names[0]} to {names[-1]}")
    return names.index(words[0])


def _held(state: S, creature: Thing) -> Rules:
    """What keeps a creature from acting as it likes."""
    if incapacitated(state, creature):
        return ["MW-STATE-05"]
    if duties(state, creature):
        return ["MW-COND-19" if aspects.TAUNT in state.play[creature].markers else "MW-CODEX-023"]
    return []


def _no_move(state: S, reason: str, words: list[str]) -> Rules:
    zone = _zone(state, words, "move")
    if reason != "act":
        return ["MW-ACT-12"]
    creature = state.acting
    if restrained(state, creature):
        return ["MW-MOVE-09"]
    if rules := _held(state, creature):
        return rules
    if ban := forbidding(state, aspects.MOVE, creature):
        return [ban.rule]
    if state.moves >= state.limit:
        return ["MW-HINDER-01" if state.limit < MOST_MOVES else "MW-MOVE-03"]
    here = state.play[creature].zone
    if zone not in state.arena.neighbors[here]:
        return ["MW-MOVE-01"]
    wall = wall_between(state, here, zone)
    return ["MW-WALL-04" if wall != NOTHING and trait(state, wall, aspects.PASSAGE_BLOCKED) else "MW-FA-05"]


def _no_climb(state: S, reason: str, words: list[str]) -> Rules:
    _zone(state, words, "climb")
    if reason != "act":
        return ["MW-ACT-13"]
    return _held(state, state.acting) or ["MW-FA-01" if state.moves else "MW-MOVE-10"]


def _no_guard(state: S, reason: str, words: list[str]) -> Rules:
    return ["MW-ACT-12"] if reason != "act" else _held(state, state.acting) or ["MW-GUARD-01"]


# Casting


def _no_quickcast(state: S, reason: str, words: list[str]) -> Rules:
    slug = _named(state, words, 0, "quickcast")
    if reason not in ("turn", *occasions.BESIDE, "first-quickcast", "final-quickcast"):
        return ["MW-QC-11" if reason == "act" else "MW-QC-06"]
    assert state.choice is not None
    mage = state.players[state.choice.player].mage
    if not state.play[mage].quickcast:
        return ["MW-QC-01"]
    return _no_spell(state, mage, slug, occasions.QUICKCAST, "MW-QC-03", "MW-QC-02")


def _no_cast(state: S, reason: str, words: list[str]) -> Rules:
    slug = _named(state, words, 0, "cast")
    if reason != "act":
        return ["MW-CAST-03"]
    moved = "MW-FA-01" if state.moves else "MW-CAST-03"
    return _no_spell(state, state.acting, slug, occasions.QUICK, "MW-PLAN-03", moved)


def _no_spell(state: S, caster: Thing, slug: str, way: str, absent: str, too_slow: str) -> Rules:
    """The spell is not at hand, takes too long, or has no target that can be paid for."""
    found = [(spell, kind) for spell, kind in sources(state, caster) if state.card(spell).slug == slug]
    if not found:
        return [absent]
    spell, kind = found[0]
    if incapacitated(state, caster):
        return ["MW-STATE-10" if state.card(caster).type == MAGE else "MW-STATE-05"]
    if not is_quick(state, spell, caster) and (way == occasions.QUICKCAST or state.moves):
        return [too_slow]
    return [why_not_cast(state, Cast(state.controller(caster), spell, caster, kind, way)) or "MW-CAST-05"]


def _no_target(state: S, reason: str, words: list[str]) -> Rules:
    if reason != "target":
        return ["MW-CAST-04"]
    if not state.casts:
        return ["MW-FA-05"]
    things = [t for t in range(state.arena.size) if words and state.arena.names[t] == words[0]]
    things = things or _objects(state, words, 0, "target")
    return [_off_target(state, state.casts[-1], things[0])] if things else ["MW-CAST-05"]


def _off_target(state: S, cast: Cast, thing: Thing) -> str:
    """Why a spell cannot be aimed at this; what its printed target asks for comes first."""
    card, reach = state.card(cast.spell), reach_of(state, cast)
    if thing not in candidates(state, card.target):
        return "MW-CAST-05"
    if thing in state.play and any(immune(state, thing, kind) for kind in card.subtypes):
        return "MW-CAST-15"
    if not in_reach(state, cast.caster, thing, reach):
        return "MW-CAST-08" if _near(state, cast.caster, thing, reach) else "MW-CAST-07"
    return barred(state, cast, thing) or "MW-CAST-05"


def _near(state: S, source: Thing, target: Thing, reach: tuple[int, int]) -> bool:
    """Whether the range alone is right."""
    start = state.zone_of(source)
    return any(reach[0] <= state.arena.distances[start][zone] <= reach[1] for zone in zones_of(state, target))


# Attacking


def _no_attack(state: S, reason: str, words: list[str]) -> Rules:
    if reason != "act":
        return ["MW-ATK1-01"]
    creature = state.acting
    names = [word for word in words if not word.isdecimal()]
    holder = _named(state, names, 0, "attack") if len(names) > 1 else state.card(creature).slug
    cards = [state.card(thing) for thing in holders(state, creature)]
    bars = [bar for card in cards if card.slug == holder for bar in card.attacks]
    if not bars:
        return ["MW-ATK-05"]
    if rules := _held(state, creature):
        return rules
    if ban := forbidding(state, aspects.ATTACK, creature):
        return [ban.rule]
    if state.moves and all(bar.full for bar in bars):
        return ["MW-FA-01"]
    targets = _objects(state, names, len(names) - 1, "attack")
    return [_safe(state, creature, bars[0], targets[0])] if targets else ["MW-ATK1-02"]


def _safe(state: S, attacker: Thing, bar: Bar, target: Thing) -> str:
    """Why an attack cannot hit this."""
    if not state.card(target).life:
        return "MW-ATK-02"
    if can_attack(state, attacker, bar, target):
        return "MW-GUARD-03" if target not in attack_targets(state, attacker, bar) else "MW-ATK1-04"
    if bar.kind == MELEE:
        near = state.zone_of(attacker) in zones_of(state, target)
        return "MW-FLY-03" if near and flying(state, target) else "MW-ATK-07"
    near = _near(state, attacker, target, attack_range(state, bar, attacker, target))
    return "MW-LOS-01" if near else "MW-ATK-08"


def _no_use(state: S, reason: str, words: list[str]) -> Rules:
    return ["MW-FA-05"]


ACTIONS: dict[str, Callable[[S, str, list[str]], Rules]] = {
    "activate": _no_activate,
    "pass": _no_pass,
    "move": _no_move,
    "climb": _no_climb,
    "guard": _no_guard,
    "quickcast": _no_quickcast,
    "cast": _no_cast,
    "target": _no_target,
    "attack": _no_attack,
    "use": _no_use,
}
