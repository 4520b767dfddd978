"""Triggers that are of no card in play: assault and hazardous, cards in discard piles; and triggers whose order
does not matter."""

from __future__ import annotations

from trivault.games.keyforge.rules import events
from trivault.games.keyforge.rules.creature_stats import keyword
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.abilities import After, Before
from trivault.kernel.events import Emit, emit
from trivault.kernel.frames import Event, Pending, Scope
from trivault.kernel.ids import Thing, is_player
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Always, Constant
from trivault.kernel.text import Message

S = KeyForgeState


# Assault and hazardous: triggers of the rules in the window before the fight (KF-FIGHT-04)


class KeywordDamage(Node[S]):
    """Damage equal to a keyword of this card, to the other fighter."""

    def __init__(self, keyword: str) -> None:
        self.keyword = keyword
        self.args = (keyword,)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        if not state.fights or scope.event is None:
            return False
        attacker, defender = scope.event.thing, scope.event.source
        target = defender if self.keyword == "assault" else attacker
        return emit(state, events.DAMAGE, target, keyword_or_zero(state, scope.this, self.keyword), scope)

    def words(self) -> Message:
        return Message("keyword-word", word=self.keyword)


def keyword_or_zero(state: S, card: Thing, name: str) -> int:
    return keyword(state, card, name) if card in state.play else 0


def impersonal(state: S, pending: Pending) -> bool:
    """Whether it makes no difference which trigger of this ability comes first: so much Æmber, so
    many cards for a player."""
    ability = state.game.program.nodes[pending.ability]
    if not isinstance(ability, Before | After) or not isinstance(ability.effect, Emit):
        return False
    effect = ability.effect
    if effect.on is None or not isinstance(effect.amount, Constant):
        return isinstance(effect.amount, Constant)
    scope = Scope(pending.you, pending.this, pending.event, dict(pending.names))
    return effect.on.every and all(is_player(thing) for thing in effect.on.group.find(state, scope))


ASSAULT = After("before-fight", Always(), KeywordDamage("assault"))  # KF-KW-ASSAULT-01
HAZARDOUS = After("before-fight", Always(), KeywordDamage("hazardous"))  # KF-KW-HAZ-01


def keyword_triggers(state: S, event: Event) -> list[Pending]:
    attacker, defender = event.thing, event.source
    pending = []
    if keyword_or_zero(state, attacker, "assault"):
        pending.append(Pending(ASSAULT.id, event.by, attacker, event, ()))
    if keyword_or_zero(state, defender, "hazardous"):
        pending.append(Pending(HAZARDOUS.id, state.opponent(event.by), defender, event, ()))
    return pending


def discard_triggers(state: S, event: Event) -> list[Pending]:
    """What cards in the discard pile of the active player say about themselves there (KF-ABIL-06)."""
    you = state.active
    return [
        Pending(ability.id, you, card, event, ())
        for card in state.players[you].discard
        for ability in state.defs[card].in_discard
        if isinstance(ability, After) and ability.key == event.kind
        if ability.when.holds(state, Scope(you, card, event))
    ]


def rule_triggers(state: S, event: Event) -> list[Pending]:
    before_fight = event.kind == events.BEFORE_FIGHT.name
    return keyword_triggers(state, event) if before_fight else discard_triggers(state, event)
