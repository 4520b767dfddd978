"""At which moments a player is asked who could reveal an enchantment.

There is such a moment after nearly every step of the game, and mostly one passes. What must be
revealed is asked by the rules whatever the stops are. Whoever could only lose what would be revealed is
not asked either, unless others look on: to them that would say what lies there (record 9).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from trivault.games.magewars.cards import CARDS
from trivault.games.magewars.rules.attack import ATTACK, AVOID, DAMAGE, DECLARE, ROLL
from trivault.games.magewars.rules.cast import CAST, FIRST_STEP
from trivault.games.magewars.rules.reveal import wasted
from trivault.games.magewars.rules.special import AS_SPELL
from trivault.games.magewars.rules.strike import attack_bars
from trivault.games.magewars.rules.traits import pace
from trivault.games.magewars.state.limits import ROUND_PHASES
from trivault.games.magewars.state.model import ENCHANTMENT, MAGE, MageWarsState
from trivault.kernel.choices import Choice
from trivault.kernel.control import Seq
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.nodes import Node
from trivault.kernel.text import Words
from trivault.presentation.matching import matching
from trivault.presentation.presenter import StopGroup

S = MageWarsState

ALWAYS, OWN, NEVER = MODES = ("always", "own", "never")
USUAL = OWN
ENCHANTMENTS = tuple(card.slug for card in CARDS if card.type == ENCHANTMENT)
SPELLS_REACH = 2  # how far a mage is thought to act

_COMMA = re.compile(r"\s*[,;]\s*")


# In words


def read(typed: str, words: Words) -> str | None:
    """The stops that a player names, by commas or spaces; None where one of them is unknown."""
    names = {stop: (stop, said(stop, words)) for stop in (*MODES, *ROUND_PHASES, *ENCHANTMENTS)}
    found = []
    for part in (part for part in _COMMA.split(typed.strip()) if part):
        whole = matching(part, names, names.__getitem__)
        several = [whole] if whole else [matching(word, names, names.__getitem__) for word in part.split()]
        if any(len(meant) != 1 for meant in several):
            return None
        found += [meant[0] for meant in several]
    return " ".join(dict.fromkeys(found)) or None


def said(stop: str, words: Words) -> str:
    """A stop as a player would type it."""
    if stop in MODES:
        return words.say(f"stop-{stop}")
    return words.say(f"phase-{stop}" if stop in ROUND_PHASES else f"card-{stop}")


def groups(words: Words) -> list[StopGroup]:
    """All of them, for those who choose with the finger."""
    cards = sorted(ENCHANTMENTS, key=lambda slug: said(slug, words))
    return [
        StopGroup(words.say("stops-modes"), {stop: explained(stop, words) for stop in MODES}, one=True),
        StopGroup(words.say("stops-phases"), {stop: said(stop, words) for stop in ROUND_PHASES}, one=False),
        StopGroup(words.say("stops-cards"), {stop: said(stop, words) for stop in cards}, one=False),
    ]


def explained(stops: str, words: Words) -> str:
    """What it means that these stops are set."""
    named = _named(stops)
    if ALWAYS in named:
        return words.say("ui-stop-always")
    parts = [words.say("ui-stop-own")] if OWN in named else []
    parts += [words.say("ui-stop-phase", phase=said(stop, words)) for stop in named if stop in ROUND_PHASES]
    parts += [words.say("ui-stop-card", card=said(stop, words)) for stop in named if stop in ENCHANTMENTS]
    return "; ".join(parts) or words.say("ui-stop-never")


def _named(stops: str) -> list[str]:
    return (stops or USUAL).split()


# In the game


def passes(state: S, choice: Choice, stops: str, watched: bool = False) -> bool:
    """Whether a player with these stops says nothing here."""
    if choice.reason != "reveal":
        return False
    named = _named(stops)
    if ALWAYS in named or state.phase in named:
        return False
    hidden = [source for verb, source, _, _ in choice.listed if verb == "reveal"]
    if not {state.card(thing).slug for thing in hidden}.isdisjoint(named):
        return False
    if not watched and all(wasted(state, thing, choice.player) for thing in hidden):
        return True
    return not (OWN in named and concerns(state, choice.player))


def concerns(state: S, player: int) -> bool:
    """Whether the step that ends here has to do with what a player has in the arena."""
    if state.attacks:
        return _attacked(state, player)
    if state.casts:
        return _enchanted(state, player)
    return _activated(state, player)


def _own(state: S, thing: Thing, player: int) -> bool:
    return thing in state.play and state.friendly(state.controller(thing), player)


def _step(state: S, tree: Node[S]) -> int:
    """The part of a sequence at which the game is; -1 where that is not under way."""
    return next((position for node, position in reversed(state.stack) if node == tree.id), 0) - 1


def _attacked(state: S, player: int) -> bool:
    """An attack by or on something of theirs: when it is declared, after a defense, the dice and the
    damage. Between the other steps nothing happens, or another attack, which asks itself."""
    attack = state.attacks[-1]
    if not any(_own(state, thing, player) for thing in (attack.attacker, attack.defender)):
        return False
    happened = {DECLARE: True, AVOID: attack.defended, ROLL: bool(attack.rolled), DAMAGE: True}
    return happened.get(_step(state, ATTACK), False)


def _enchanted(state: S, player: int) -> bool:
    """A spell on something of theirs or on its zone: when it is resolved, of others also when it is cast."""
    others = not state.friendly(state.casts[-1].by, player)
    announced = others and (_step(state, CAST) == len(FIRST_STEP) or _step(state, AS_SPELL) == 0)
    resolved = any(_step(state, tree) == _last(tree) for tree in (CAST, AS_SPELL))
    return (resolved or announced) and any(_own(state, thing, player) for thing in _aimed_at(state))


def _last(tree: Node[S]) -> int:
    """The last moment to reveal: after it the spell is only put away."""
    assert isinstance(tree, Seq)
    return len(tree.parts) - 2


def _aimed_at(state: S) -> Iterator[Thing]:
    cast = state.casts[-1]
    for target in (cast.target, cast.second):
        if state.is_zone(target):
            yield from (thing for thing, piece in state.play.items() if piece.zone == target)
        elif target in state.play:
            yield state.bearer(target)


def _activated(state: S, player: int) -> bool:
    """A creature was activated that bears one of their hidden enchantments, or an enemy in reach."""
    creature = state.acting
    if creature not in state.play or state.moves or state.acted:
        return False
    bears = any(
        piece.host == creature and not piece.revealed and piece.controller == player
        for piece in state.play.values()
    )
    return bears or (not _own(state, creature, player) and _in_reach(state, creature, player))


def _in_reach(state: S, creature: Thing, player: int) -> bool:
    """Whether an enemy could come to, attack or enchant something of theirs in this action phase."""
    here = state.zone_of(creature)
    far = [
        2 if pace(state, creature) == "fast" else 1,
        *(bar.range[1] for _, _, bar in attack_bars(state, creature)),
    ]
    reach = max(*far, SPELLS_REACH if state.card(creature).type == MAGE else 0)
    own = [t for t, piece in state.play.items() if piece.zone != NOTHING and _own(state, t, player)]
    return any(state.arena.distances[here][state.zone_of(t)] <= reach for t in own)
