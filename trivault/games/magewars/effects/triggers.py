"""Moments that cards listen to: an event, and whom it is about. Their words come from both."""

from __future__ import annotations

from trivault.games.magewars.effects.things import ANY, CREATURES, ENEMY, LIVING
from trivault.games.magewars.rules.events import RESOLVED, RESOLVING, STRUCK
from trivault.games.magewars.rules.strike import AUTOMATIC, bar_of, is_melee, now
from trivault.games.magewars.rules.traits import was_living
from trivault.games.magewars.state import occasions
from trivault.games.magewars.state.model import CREATURE, MAGE, MELEE, RANGED, MageWarsState
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Condition, Filter
from trivault.kernel.text import Message

S = MageWarsState
COUNTERSTRIKE, MELEE_ATTACK, ANY_ATTACK, AIMED = "counterstrike", "melee", "any", "aimed"


class Happens(Condition[S]):
    """An event is about a thing that fits and comes from one that fits; `by_you`: you let it happen;
    `here`: in the zone of this card."""

    def __init__(
        self,
        kind: EventKind[S],
        which: Filter[S] = ANY,
        by: Filter[S] | None = None,
        by_you: bool = False,
        here: bool = False,
    ) -> None:
        self.kind = kind
        self.which = which
        self.by = by
        self.by_you = by_you
        self.here = here
        self.args = (kind, which, by, by_you, here)

    def holds(self, state: S, scope: Scope) -> bool:
        event = scope.event
        if event is None or (self.by_you and event.by != scope.you):
            return False
        if self.here and event.amount != state.play[scope.this].zone:
            return False
        if not self.which.fits(state, event.thing, scope):
            return False
        return self.by is None or self.by.fits(state, event.source, scope)

    def words(self) -> Message:
        kind = RESOLVED if self.kind is RESOLVING else self.kind  # it happens when the spell has resolved
        by = {"by": self.by.words(1)} if self.by is not None else {}
        return Message(f"event-{kind.name}", who=self.which.words(1), **by)


class Attacking(Condition[S]):
    """The attack at hand is one of these, made by one that fits on one that fits. Only a counterstrike
    itself counts as one; zone attacks are aimed at nobody (MW-ZONEATK-05)."""

    def __init__(
        self,
        kind: EventKind[S],
        how: str,
        by: Filter[S] | None = None,
        on: Filter[S] | None = None,
    ) -> None:
        self.kind = kind
        self.how = how
        self.by = by
        self.on = on
        self.args = (kind, how, by, on)

    def holds(self, state: S, scope: Scope) -> bool:
        attack = now(state)
        if self.by is not None and not self.by.fits(state, attack.attacker, scope):
            return False
        if self.on is not None and not self.on.fits(state, attack.defender, scope):
            return False
        if self.how == AIMED:
            return attack.zone == NOTHING  # MW-ZONEATK-06
        if self.how == COUNTERSTRIKE or attack.free == occasions.COUNTERSTRIKE:
            return self.how == attack.free
        if self.how == MELEE_ATTACK:
            return is_melee(state, attack)
        return bar_of(state, attack).kind in (MELEE, RANGED) and attack.free not in AUTOMATIC

    def words(self) -> Message:
        if self.how == AIMED:
            assert self.on is not None
            return Message(f"event-{self.kind.name}", who=self.on.words(1))
        by = self.by or CREATURES
        on = {"on": self.on.words(1)} if self.on is not None else {}
        return Message(f"event-{self.kind.name}", who=by.words(1), how=self.how, **on)


class HasStruck(Condition[S]):
    """A creature that fits has attacked and damaged an enemy creature, or a living one; a damage barrier is
    no attack of its creature. Whom it hit may be gone by now."""

    def __init__(self, by: Filter[S], enemy: bool) -> None:
        self.by = by
        self.enemy = enemy
        self.args = (by, enemy)

    def holds(self, state: S, scope: Scope) -> bool:
        event = scope.event
        if event is None or not state.attacks or now(state).free in AUTOMATIC:
            return False
        if not self.by.fits(state, event.source, scope):
            return False
        return _was_enemy(state, event.thing, scope) if self.enemy else was_living(state, event.thing)

    def words(self) -> Message:
        victim = (ENEMY if self.enemy else LIVING) & CREATURES
        return Message(f"event-{STRUCK.name}", who=victim.words(1), by=self.by.words(1))


def _was_enemy(state: S, thing: Thing, scope: Scope) -> bool:
    piece = state.play.get(thing)
    owner = piece.controller if piece else state.owners[thing]
    return state.card(thing).type in (CREATURE, MAGE) and not state.friendly(owner, scope.you)


class NotYet(Condition[S]):
    """This has not met the attacker or defender of the attack at hand this round, nor so many others."""

    def __init__(self, whom: str, most: int = 0) -> None:
        self.whom = whom
        self.most = most
        self.args = (whom, most)

    def holds(self, state: S, scope: Scope) -> bool:
        met = [thing for holder, thing in state.barriers if holder == scope.this]
        return _side(state, self.whom) not in met and not 0 < self.most <= len(met)

    def words(self) -> Message:
        return Message("when-not-yet")


class Meet(Node[S]):
    """Once per round for each: this has now met the attacker or defender of the attack at hand, unless that
    was called off."""

    def __init__(self, whom: str, most: int = 0) -> None:
        self.whom = whom
        self.most = most
        self.args = (whom, most)

    def run(self, state: S) -> bool:
        if now(state).defender != NOTHING:
            state.barriers.append((state.scopes[-1].this, _side(state, self.whom)))
        return False

    def words(self) -> Message:
        return Message("once-for-each", most=self.most)


def _side(state: S, whom: str) -> Thing:
    return now(state).attacker if whom == "attacker" else now(state).defender
