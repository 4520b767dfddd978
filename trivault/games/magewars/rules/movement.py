"""Moving and hindering, pushing and teleporting (MW-MOVE, MW-HINDER, MW-PUSH, MW-TELE)."""

from __future__ import annotations

from trivault.games.magewars.rules.costs import pay
from trivault.games.magewars.rules.dice import effect_die
from trivault.games.magewars.rules.events import ENTERED, MOVING, destroy, note, note_check
from trivault.games.magewars.rules.objects import mana_of, wall_on
from trivault.games.magewars.rules.strike import begin
from trivault.games.magewars.rules.traits import (
    elusive,
    flying,
    incapacitated,
    level,
    pest,
    restrained,
    trait,
    unmovable,
)
from trivault.games.magewars.state import aspects, occasions
from trivault.games.magewars.state.arena import EAST, NORTH, SOUTH, WEST
from trivault.games.magewars.state.model import CONJURATION, MageWarsState
from trivault.kernel.abilities import value
from trivault.kernel.choice_nodes import Decide
from trivault.kernel.choices import ACTION, Choice, Raw
from trivault.kernel.events import emit
from trivault.kernel.frames import AFTERWARDS, BEGINNING, Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import call
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Selection
from trivault.kernel.text import Message

S = MageWarsState

MOST_MOVES = 2  # MW-MOVE-03, MW-MOVE-05
WAYS = {"north": NORTH, "east": EAST, "south": SOUTH, "west": WEST}


def wall_between(state: S, one: Thing, other: Thing) -> Thing:
    return wall_on(state, state.arena.border_of[one, other])


def can_pass(state: S, creature: Thing, zone: Thing) -> bool:
    """Whether no wall stops a creature on its way to the next zone (MW-WALL-04, MW-MOVE-12, MW-PUSH-09)."""
    wall = wall_between(state, state.play[creature].zone, zone)
    return wall == NOTHING or flying(state, creature) or not trait(state, wall, aspects.PASSAGE_BLOCKED)


def needs_full_action(state: S, creature: Thing, zone: Thing) -> bool:
    """Whether a wall lets this creature pass only by a full action (wall of thorns)."""
    wall = wall_between(state, state.play[creature].zone, zone)
    if wall == NOTHING or flying(state, creature):
        return False
    least = trait(state, wall, aspects.SLOW_PASSAGE)
    return 0 < least <= level(state, creature)


def move_zones(state: S, creature: Thing) -> list[Thing]:
    """Where a move action can lead; no wall stops who teleports (MW-TELE-01)."""
    near = state.arena.neighbors[state.play[creature].zone]
    if teleports(state, creature):
        return list(near)
    return [
        zone
        for zone in near
        if can_pass(state, creature, zone) and not needs_full_action(state, creature, zone)
    ]


def can_pay_move(state: S, creature: Thing) -> bool:
    """Whether its controller has the mana that a move action of a creature costs."""
    return trait(state, creature, aspects.MOVE_COST) <= mana_of(state, state.controller(creature))


def climb_zones(state: S, creature: Thing) -> list[Thing]:
    """Where a special full action can lead: over any corporeal wall for a climber (MW-MOVE-10), or
    through a wall that takes so long."""
    here, found = state.play[creature].zone, []
    for zone in state.arena.neighbors[here]:
        wall = wall_between(state, here, zone)
        if wall == NOTHING:
            continue
        climbs = trait(state, creature, aspects.CLIMBING) > 0 and not trait(state, wall, aspects.INCORPOREAL)
        if climbs or (needs_full_action(state, creature, zone) and can_pass(state, creature, zone)):
            found.append(zone)
    return found


def teleports(state: S, creature: Thing) -> bool:
    """Whether the moves of a creature are teleports (blue gremlin)."""
    return value(state, aspects.MOVES_BY_TELEPORT, creature, 0) > 0


def place(state: S, creature: Thing, zone: Thing) -> None:
    """A creature is put elsewhere, or into its own zone anew. Attacks and spells that came from it or
    were aimed at it are lost (MW-AMB-61)."""
    state.play[creature].zone = zone
    for attack in state.attacks:
        attack.moved |= creature in (state.bearer(attack.attacker), state.bearer(attack.defender))
    for cast in state.casts:
        cast.moved |= creature in map(state.bearer, (cast.caster, cast.target, cast.second))


def hinders(state: S, other: Thing, creature: Thing) -> bool:
    """Whether a creature in the same zone hinders another one (MW-HINDER)."""
    if not state.is_creature(other) or state.friendly(state.controller(other), state.controller(creature)):
        return False
    # MW-HINDER-06, MW-HINDER-07, MW-HINDER-08
    if pest(state, other) or incapacitated(state, other) or restrained(state, other):
        return False
    return flying(state, other) == flying(state, creature)  # MW-HINDER-04, MW-FLY-01


def hindered(state: S, creature: Thing) -> bool:
    """Whether an enemy in its zone hinders a creature."""
    if elusive(state, creature):  # MW-HINDER-05
        return False
    zone = state.play[creature].zone
    return any(
        piece.zone == zone and other != creature and hinders(state, other, creature)
        for other, piece in state.play.items()
    )


def most_moves(state: S, creature: Thing) -> int:
    """Enemies hinder whoever does not teleport (MW-HINDER-01, MW-AMB-60)."""
    return 1 if hindered(state, creature) and not teleports(state, creature) else MOST_MOVES


class Move(Node[S]):
    """A move action of `this` creature to the zone `to`: what must be paid or suffered first, the
    attack of a wall in between (MW-WALL-06), then the move, traps (MW-TRAP-05) and the rest."""

    def resume(self, state: S, position: int) -> bool:
        steps = (self._before, self._passage, self._move, self._entered)
        for i in range(position, len(steps)):
            scope = state.scopes[-1]
            if scope.this not in state.play:
                return False
            if i < 3 and self._held(state, scope):
                state.play[scope.this].used.append(aspects.CHARGE)  # MW-CODEX-007
                return False
            mark = len(state.stack)
            if self.suspend(state, mark, steps[i](state, scope), i + 1):
                return True
        return False

    def _held(self, state: S, scope: Scope) -> bool:
        return restrained(state, scope.this) or incapacitated(state, scope.this) or bool(scope.bound("held"))

    def _before(self, state: S, scope: Scope) -> bool:
        if not state.moves:  # by what was revealed or used when it was activated (MW-HINDER-01)
            state.limit = most_moves(state, scope.this)
        state.moves += 1
        if not can_pay_move(state, scope.this):
            scope.bind("held", 1)
            return False
        pay(state, NOTHING, state.controller(scope.this), trait(state, scope.this, aspects.MOVE_COST))
        return emit(state, MOVING, scope.this, scope.thing("to"), scope)

    def _passage(self, state: S, scope: Scope) -> bool:
        if teleports(state, scope.this):
            return False
        return pass_wall(state, scope.this, scope.thing("to"))  # MW-MOVE-11

    def _move(self, state: S, scope: Scope) -> bool:
        to, used = scope.thing("to"), state.play[scope.this].used
        if aspects.CHARGE in used:
            used.remove(aspects.CHARGE)
        place(state, scope.this, to)
        note(state, "move", "MW-MOVE-01", scope.you, what=scope.this, zone=to)
        if most_moves(state, scope.this) < MOST_MOVES:  # MW-HINDER-02
            state.limit = state.moves
        return False

    def _entered(self, state: S, scope: Scope) -> bool:
        return emit(state, ENTERED, scope.this, scope.thing("to"), scope)  # MW-MOVE-13


def pass_wall(state: S, creature: Thing, zone: Thing) -> bool:
    """A wall with passage attacks attacks who passes it; who flies is above it (MW-WALL-05, MW-FLY-02)."""
    wall = wall_between(state, state.play[creature].zone, zone)
    if wall == NOTHING or flying(state, creature) or not trait(state, wall, aspects.PASSAGE_ATTACKS):
        return False
    times = level(state, creature) - 1 if trait(state, wall, aspects.ATTACKS_BY_LEVEL) else 1
    return times > 0 and begin(state, state.controller(wall), wall, wall, 0, creature, occasions.PASSAGE, times)


MOVE: Node[S] = Move()


LEFT_BEHIND = 1  # a position: what does not go with the creature is destroyed


class Teleport(Node[S]):
    """A creature goes to the zone that the effect has named so, past everything (MW-TELE-01)."""

    def __init__(self, who: Selection[S], zone: str) -> None:
        self.who = who
        self.zone = zone
        self.args = (who, zone)

    def resume(self, state: S, position: int) -> bool:
        scope = state.scopes[-1]
        for to in scope.things(self.zone):
            for creature in [t for t in self.who.offered(state, scope)[0] if t in state.play]:
                mark = len(state.stack)
                if position == BEGINNING:
                    place(state, creature, to)  # MW-TELE-02
                    note(state, "teleport", "MW-TELE-01", scope.you, what=creature, zone=to)
                    if self.suspend(state, mark, leave_behind(state, creature, scope), LEFT_BEHIND):
                        return True
                return creature in state.play and emit(state, ENTERED, creature, to, scope)  # MW-TELE-08
        return False

    def words(self) -> Message:
        return Message("teleport", who=self.who.words())


def leave_behind(state: S, creature: Thing, scope: Scope) -> bool:
    """Conjurations that are attached to what teleports stay behind and are destroyed (MW-TELE-04)."""
    left = [t for t in state.play[creature].attached if state.card(t).type == CONJURATION]  # MW-CONJ-07
    return bool(left) and destroy(state, left, scope)


class Push(Decide[S]):
    """A creature is pushed 1 zone away from the source of the effect, or in any direction; where
    several fit, the player who causes it chooses (MW-PUSH-03). A wall that blocks passage bashes it
    (MW-PUSH-07). `through` says whether walls that attack who passes can be pushed through."""

    def __init__(
        self, on: Selection[S], random: bool = False, through: bool = True, anywhere: bool = False
    ) -> None:
        self.on = on
        self.random = random  # MW-PUSH-04
        self.through = through
        self.anywhere = anywhere
        self.args = (on, random, through, anywhere)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        things, _ = self.on.offered(state, scope)
        scope.bind(self.on.name, things)
        if not things or things[0] not in state.play or unmovable(state, things[0]):
            return False  # MW-PUSH-10
        if self.random:
            return self._push(state, self._rolled(state, things[0]))
        return self.ask(state)

    def _rolled(self, state: S, creature: Thing) -> int:
        die = effect_die(state)
        note_check(state, "direction", "MW-PUSH-04", die, what=creature)
        return (die - 1) // 3

    def _ways(self, state: S) -> tuple[int, ...]:
        scope = state.scopes[-1]
        (creature,) = scope.things(self.on.name)
        source = state.zone_of(scope.this) if scope.this in state.play else NOTHING
        if source < 0 and state.casts:
            source = state.zone_of(state.casts[-1].caster)
        here = state.play[creature].zone
        ways = state.arena.ways_off(source if source >= 0 and not self.anywhere else here, here)
        return ways if self.through else tuple(w for w in ways if not self._stings(state, creature, w))

    def _stings(self, state: S, creature: Thing, way: int) -> bool:
        there = state.arena.beside(state.play[creature].zone, way)
        wall = wall_between(state, state.play[creature].zone, there) if there is not None else NOTHING
        return (
            wall != NOTHING and trait(state, wall, aspects.PASSAGE_ATTACKS) > 0 and not flying(state, creature)
        )

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        ways = self._ways(state)
        options: tuple[Raw, ...] = tuple((name, NOTHING, (), ()) for name, way in WAYS.items() if way in ways)
        chooser = state.game.chooser(state, scope)
        return Choice(chooser, ACTION, "push", listed=options, source=scope.this, reason="push")

    def answered(self, state: S, answer: Raw) -> bool:
        return self._push(state, WAYS[answer[0]])

    def _push(self, state: S, way: int) -> bool:
        scope = state.scopes[-1]
        (creature,) = scope.things(self.on.name)
        there = state.arena.beside(state.play[creature].zone, way)
        blocked = there is None or not can_pass(state, creature, there)  # MW-PUSH-05, MW-PUSH-08
        if there is None or blocked:
            note(state, "bash", "MW-PUSH-07", scope.you, what=creature)
            return begin(state, scope.you, NOTHING, NOTHING, 0, creature, occasions.BASH)
        scope.bind("to", there)
        mark = len(state.stack)
        left = pass_wall(state, creature, there)  # MW-PUSH-06
        return self.suspend(state, mark, left, AFTERWARDS) or self.afterwards(state, AFTERWARDS)

    def afterwards(self, state: S, position: int) -> bool:
        scope = state.scopes[-1]
        (creature,) = scope.things(self.on.name)
        to = scope.thing("to")
        if creature not in state.play:
            return False
        place(state, creature, to)
        note(state, "push", "MW-PUSH-01", scope.you, what=creature, zone=to)
        return emit(state, ENTERED, creature, to, scope)  # MW-PUSH-13

    def words(self) -> Message:
        key = "push-anywhere" if self.anywhere else "push"
        return Message(key if self.through else f"{key}-around", what=self.on.words())


def go(state: S, creature: Thing, zone: Thing, you: int) -> bool:
    """A move action of a creature."""
    return call(state, MOVE, you, creature, names={"to": zone})
