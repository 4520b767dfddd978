"""What single incantations and curses need beside the common words."""

from __future__ import annotations

from trivault.games.magewars.effects.numbers import Number
from trivault.games.magewars.effects.things import Is, SecondTarget
from trivault.games.magewars.effects.vocabulary import Effect, When
from trivault.games.magewars.rules.movement import wall_between
from trivault.games.magewars.rules.traits import finite_life, trait
from trivault.games.magewars.state import aspects
from trivault.games.magewars.state.model import CREATURE, MAGE, MageWarsState
from trivault.kernel.abilities import After, Until
from trivault.kernel.control import Do, Seq
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.terms import Selection
from trivault.kernel.text import Message

S = MageWarsState


# Curses


LINKED = 2  # the damage that a death link passes on


def _passed_on(state: S, scope: Scope) -> int:
    """The damage of the own mage that can be healed."""
    mage = state.players[scope.you].mage
    healable = mage in state.play and not finite_life(state, mage)
    return min(LINKED, state.play[mage].damage) if healable else 0


class OnceResolved(Until[S]):
    """It happens when the spell under way has resolved, also where that has destroyed this (MW-AMB-67)."""

    def words(self) -> Message:
        assert isinstance(self.ability, After)
        return self.ability.effect.words()


class DeathLink(Seq[S]):
    """Damage goes from the mage of the player to what the card is attached to."""

    def words(self) -> Message:
        return Message("death-link", n=LINKED)


# Incantations


SECOND: Selection[S] = Selection(SecondTarget(), every=True, name="second")


def _it(scope: Scope) -> Thing:
    return scope.things("it")[0]


ON_IT = Is("on-it", lambda s, t, x: t in s.play and s.play[t].host in x.things("it"))


NEW = Is(
    "summoned-this-round",
    lambda s, t, _x: t in s.play and s.card(t).type != MAGE and s.play[t].summoned == s.round,
)


def _can_rise(state: S, thing: Thing, scope: Scope) -> bool:
    """A living creature; not a legendary one while another copy is in play (MW-DISC-06)."""
    card = state.card(thing)
    alive = card.type == CREATURE and not card.trait(aspects.NONLIVING) and not card.trait(aspects.INCORPOREAL)
    return alive and not (card.trait(aspects.LEGENDARY) and any(state.card(t) is card for t in state.play))


CAN_RISE = Is("destroyed-living-creature", _can_rise)


def _zones_apart(state: S, scope: Scope) -> int:
    return state.arena.distances[state.zone_of(_it(scope))][scope.things("second")[0]]


CURES = Number("cures", lambda _s, _x: 0)  # what is chosen comes on top


TELEPORT_COST = Number("three-for-each-zone", lambda s, x: 3 * max(1, _zones_apart(s, x)))


def _wakes(state: S, scope: Scope) -> None:
    for thing in scope.things("it"):
        state.play[thing].active = True


def _stung(state: S, scope: Scope) -> bool:
    """A wall that attacks who passes stands beside the target."""
    here = state.zone_of(_it(scope))
    walls = [wall_between(state, here, zone) for zone in state.arena.neighbors[here]]
    return any(wall != NOTHING and trait(state, wall, aspects.PASSAGE_ATTACKS) for wall in walls)


WALL_ATTACKS = When("wall-attacks-beside-it", _stung)


PAID_EXTRA = When("paid-extra", lambda s, _x: s.casts[-1].x > 0)


PASSED_ON = Number("passed-on", _passed_on)
WAKE_UP: Effect = Do("wake-up", _wakes)
