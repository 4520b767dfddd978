"""What single mages, creatures, conjurations, enchantments and equipment need beside the common words."""

from __future__ import annotations

from trivault.games.magewars.effects.effects import Zones
from trivault.games.magewars.effects.numbers import Number
from trivault.games.magewars.effects.things import CREATURES, FRIENDLY, THIS, Is
from trivault.games.magewars.effects.vocabulary import Effect, When, after, destroy
from trivault.games.magewars.rules import events
from trivault.games.magewars.rules.costs import pay
from trivault.games.magewars.rules.objects import mana_of
from trivault.games.magewars.rules.reveal import MANDATORY
from trivault.games.magewars.rules.strike import AUTOMATIC
from trivault.games.magewars.rules.targets import in_reach
from trivault.games.magewars.rules.traits import marked
from trivault.games.magewars.state import aspects
from trivault.games.magewars.state.model import MageWarsState
from trivault.kernel.abilities import Ability, Until
from trivault.kernel.choice_nodes import Choose
from trivault.kernel.control import Do, Seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import tagged
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Condition, Filter, Selection
from trivault.kernel.text import Message

S = MageWarsState


# Mages


SHIELD_IS_ON = When("shield-is-on", lambda s, x: aspects.SHIELD in s.play[x.this].markers and bool(s.attacks))


def _weaves(state: S, scope: Scope) -> bool:
    """An own curse goes with the creature that carries it (MW-WARLOCK-03)."""
    event = scope.event
    piece = state.play.get(event.thing) if event else None
    if event is None or piece is None or "curse" not in state.card(event.thing).subtypes:
        return False
    doomed = tagged(state, events.DESTROY.name, piece.host)
    return piece.controller == scope.you and doomed and state.is_creature(piece.host)


def _turn_on(state: S, scope: Scope) -> None:
    state.play[scope.this].markers[aspects.SHIELD] = 1


def _turn_off(state: S, scope: Scope) -> None:
    state.play[scope.this].markers.pop(aspects.SHIELD, None)


# Conjurations


def while_in_play(ability: Ability[S]) -> Node[S]:
    """For as long as this object stays in play; what it has named before is part of it."""
    return Until("leaves-play", ability)


def with_animal(kind: str) -> Is:
    """Your mage, while you control an animal of this kind."""

    def test(state: S, thing: Thing, scope: Scope) -> bool:
        if thing != state.players[scope.you].mage:
            return False
        return any(
            piece.controller == scope.you and {"animal", kind} <= state.card(other_).subtypes
            for other_, piece in state.play.items()
            if state.is_creature(other_)
        )

    return Is(f"your-mage-with-{kind}", test)


def _open(state: S, scope: Scope) -> None:
    state.play[scope.this].markers[aspects.OPEN] = 1


IS_OPEN = Is("while-open", lambda s, _t, x: aspects.OPEN in s.play[x.this].markers)


def _temples(state: S, scope: Scope) -> int:
    own = [t for t, piece in state.play.items() if piece.controller == scope.you]
    return min(sum("temple" in state.card(t).subtypes for t in own), mana_of(state, scope.you))


def _pay_x(state: S, scope: Scope) -> None:
    pay(state, NOTHING, scope.you, scope.number("x"))


HAS_MANA = When("has-mana", lambda s, x: mana_of(s, x.you) > 0)


class Within(Filter[S]):
    """What is at most so many zones away from this, and perhaps in line of sight."""

    def __init__(self, n: int, in_sight: bool = False) -> None:
        self.n = n
        self.in_sight = in_sight
        self.args = (n, in_sight)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        if self.in_sight:
            return in_reach(state, scope.this, thing, (0, self.n))
        here, there = state.zone_of(scope.this), state.zone_of(thing)
        return min(here, there) >= 0 and state.arena.distances[here][there] <= self.n

    def words(self, n: int) -> Message:
        return Message("is-within", n=self.n, sight="yes" if self.in_sight else "no")


# Creatures


MOST_WRATH = 4


def _look(state: S, scope: Scope) -> None:
    for thing in scope.things("it"):
        state.reveal_to(thing, 1 << scope.you)


LOOK: Do[S] = Do("look-at-it", _look)


def _friend_falls(state: S, scope: Scope) -> bool:
    """A friendly creature is attacked and destroyed by an enemy creature."""
    event = scope.event
    if event is None or not state.attacks or not (FRIENDLY & CREATURES).fits(state, event.thing, scope):
        return False
    attack = state.attacks[-1]
    if attack.free in AUTOMATIC:  # a damage barrier is no attack of its creature
        return False
    enemy = state.is_creature(attack.attacker) and not FRIENDLY.fits(state, attack.attacker, scope)
    return enemy and attack.defender == event.thing and marked(state, scope.this, aspects.WRATH) < MOST_WRATH


# Enchantments


CHANNELS = Is("channeling", lambda s, t, _x: t in s.play and s.base_channeling(t) is not None)


def must(kind: EventKind[S], when: Condition[S]) -> list[Ability[S]]:
    """A mandatory enchantment is revealed at this moment (MW-MAND-01)."""
    return [after(kind, when, MANDATORY)]


def once(*effects: Node[S]) -> Node[S]:
    """Then it is used up (MW-MAND-05, MW-REVEAL-16)."""
    return Seq((*effects, destroy(THIS)))


def to_zone(group: Zones, low: int = 1) -> Node[S]:
    return Choose(Selection(group, low=low, name="zone"), "to")


class MaySend(Seq[S]):
    """Nothing happens where no zone is chosen."""

    def words(self) -> Message:
        return Message("may", effect=super().words())


# Equipment


def _at_a_friend(state: S, spell: Thing, scope: Scope) -> bool:
    """A spell is aimed at a friendly creature, or at nothing yet."""
    return all((FRIENDLY & CREATURES).fits(state, thing, scope) for thing in scope.things("it"))


def _cursed(state: S, thing: Thing, scope: Scope) -> bool:
    """A creature with an own curse attached; a hidden one is none yet (MW-ENCH-02)."""
    pieces = [(t, state.play[t]) for t in state.play[thing].attached]
    return any(
        p.revealed and p.controller == scope.you and "curse" in state.card(t).subtypes for t, p in pieces
    )


def _bindable(state: S, scope: Scope) -> bool:
    which, book = state.card(scope.this).binds, state.players[scope.you].spellbook
    return which is not None and any(which.fits(state, spell, scope) for spell in book)


AT_A_FRIEND = Is("aimed-at-a-friendly-creature", _at_a_friend)


OWN_CURSE_GOES = When("own-curse-goes", _weaves)
TURN_ON_SHIELD: Effect = Do("turn-on-shield", _turn_on)
TURN_OFF_SHIELD: Effect = Do("turn-off-shield", _turn_off)
OPEN_THIS: Effect = Do("open-this", _open)
IS_CLOSED = When("closed", lambda s, x: aspects.OPEN not in s.play[x.this].markers)
TEMPLES = Number("temples", _temples)
PAY_X: Effect = Do("pay-x", _pay_x)
FRIEND_FALLS = When("friend-falls", _friend_falls)
CURSED = Is("cursed", _cursed)
CAN_BIND = When("can-bind", _bindable)
