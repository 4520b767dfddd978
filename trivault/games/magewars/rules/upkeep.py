"""The upkeep phase, and what ends with an action phase (MW-UPKEEP, MW-COND, MW-HEAL-03, MW-ACT-17)."""

from __future__ import annotations

from trivault.games.magewars.rules import dice, events
from trivault.games.magewars.rules.costs import pay
from trivault.games.magewars.rules.objects import mana_of, remove
from trivault.games.magewars.rules.traits import immune, marked, trait
from trivault.games.magewars.state import aspects
from trivault.games.magewars.state.model import MageWarsState
from trivault.kernel.abilities import After
from trivault.kernel.choice_nodes import Ask
from trivault.kernel.choices import SKIP, YES_NO, Choice, Raw
from trivault.kernel.control import Do
from trivault.kernel.events import emit
from trivault.kernel.frames import Event, Pending, Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Always

S = MageWarsState


class PayUpkeep(Ask[S]):
    """Pay, or the object is destroyed: always a choice (MW-UPKEEP-02)."""

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        price = trait(state, scope.this, aspects.UPKEEP)
        if price > mana_of(state, scope.you):
            return events.destroy(state, (scope.this,), scope)
        return price > 0 and self.ask(state)

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        price = trait(state, scope.this, aspects.UPKEEP)
        options: tuple[Raw, ...] = (("pay", scope.this, (), (price,)), (SKIP, NOTHING, (), ()))
        return Choice(scope.you, YES_NO, "pay", listed=options, source=scope.this, reason="pay-upkeep")

    def answered(self, state: S, answer: Raw) -> bool:
        scope = state.scopes[-1]
        if answer[0] == SKIP:
            return events.destroy(state, (scope.this,), scope)
        price = trait(state, scope.this, aspects.UPKEEP)
        pay(state, NOTHING, scope.you, price)
        events.note(state, "upkeep", "MW-UPKEEP-01", scope.you, what=scope.this)
        return False


def _burn(state: S, scope: Scope) -> bool:
    """One attack die for each marker; a marker whose die shows 0 goes (MW-COND-01, MW-COND-02)."""
    piece = state.play[scope.this]
    faces = dice.roll(state, piece.markers.get(aspects.BURN, 0))
    events.note_roll(state, "MW-COND-01", faces, scope.this)
    blanks = sum(dice.FACES[face][0] == 0 for face in faces)
    remove(state, scope.this, "burn", blanks)
    harm = dice.total(faces)
    return (
        harm > 0
        and not immune(state, scope.this, "flame")
        and emit(state, events.DIRECT, scope.this, harm, scope)
    )


def _rot(state: S, scope: Scope) -> bool:
    harm = marked(state, scope.this, aspects.ROT)  # MW-COND-03
    return (
        harm > 0
        and not immune(state, scope.this, "poison")
        and emit(state, events.DIRECT, scope.this, harm, scope)
    )


def _regenerate(state: S, scope: Scope) -> bool:
    # MW-HEAL-03
    return emit(state, events.HEAL, scope.this, trait(state, scope.this, aspects.REGENERATE), scope)


def _come_back(state: S, scope: Scope) -> bool:
    """A banished creature comes back to the zone that it was in when the last token goes."""
    piece = state.play[scope.this]
    remove(state, scope.this, "banish")
    if aspects.BANISH in piece.markers:
        return False
    piece.zone, piece.left = piece.left, NOTHING
    events.note(state, "come-back", "MW-FACT-04", scope.you, what=scope.this, zone=piece.zone)
    return emit(state, events.ENTERED, scope.this, piece.zone, scope)


BURN = After(events.UPKEEP.name, Always(), Do("burn", _burn))
ROT = After(events.UPKEEP.name, Always(), Do("rot", _rot))
REGENERATE = After(events.UPKEEP.name, Always(), Do("regenerate", _regenerate))
UPKEEP = After(events.UPKEEP.name, Always(), PayUpkeep())
BANISH = After(events.UPKEEP.name, Always(), Do("banish", _come_back))


RULES = (BURN, ROT, REGENERATE, UPKEEP, BANISH)


def upkeep_triggers(state: S, event: Event) -> list[Pending]:
    """What the rules let happen to objects in the upkeep phase (MW-UPKEEP-05)."""
    found = []
    for thing, piece in state.play.items():
        if aspects.BANISH in piece.markers:
            found.append(Pending(BANISH.id, piece.controller, thing, event, ()))
        if piece.revealed and trait(state, thing, aspects.UPKEEP) > 0:
            found.append(Pending(UPKEEP.id, piece.controller, thing, event, ()))  # MW-UPKEEP-03
        if aspects.BURN in piece.markers:
            found.append(Pending(BURN.id, piece.controller, thing, event, ()))
        if aspects.ROT in piece.markers:
            found.append(Pending(ROT.id, piece.controller, thing, event, ()))
        if trait(state, thing, aspects.REGENERATE) > 0:  # also unhurt: it may burn first (MW-UPKEEP-07)
            found.append(Pending(REGENERATE.id, piece.controller, thing, event, ()))  # MW-UPKEEP-06
    return found


# The end of an action phase


def end_conditions(state: S, creature: Thing) -> None:
    """Stun, daze and taunt go, but not those that came from a barrier or counterstrike in this very
    phase (MW-ACT-18)."""
    piece = state.play[creature]
    fresh, piece.fresh = piece.fresh, {}
    for name in ("stun", "daze"):  # MW-COND-08, MW-COND-10
        remove(state, creature, name, marked(state, creature, name) - fresh.get(name, 0))
    if "taunt" not in fresh:
        piece.markers.pop(aspects.TAUNT, None)


class Escape(Node[S]):
    """The acting creature tries to get free, once for each cripple marker (MW-EFF-07, MW-AMB-09);
    the position counts down the rolls that are left."""

    def run(self, state: S) -> bool:
        creature = state.acting
        if creature not in state.play:
            return False
        fresh = state.play[creature].fresh.get("cripple", 0)  # MW-ACT-18
        return self.resume(state, marked(state, creature, aspects.CRIPPLE) - fresh)

    def resume(self, state: S, position: int) -> bool:
        creature, scope = state.acting, state.scopes[-1]
        while position > 0:
            position -= 1
            mark = len(state.stack)
            left = emit(state, events.ESCAPE, creature, dice.effect_die(state), scope)
            if self.suspend(state, mark, left, position):
                return True
        return False
