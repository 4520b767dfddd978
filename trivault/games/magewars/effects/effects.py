"""What single spells do: traits for a while, rolls, zones to choose, creatures that go and come back."""

from __future__ import annotations

from collections.abc import Sequence

from trivault.games.magewars.effects.conditions import removal_cost
from trivault.games.magewars.effects.numbers import Bound, Quantity
from trivault.games.magewars.effects.things import NAMED
from trivault.games.magewars.effects.vocabulary import has
from trivault.games.magewars.rules import dice, events
from trivault.games.magewars.rules.castable import now
from trivault.games.magewars.rules.costs import aimed, spare, total_cost
from trivault.games.magewars.rules.movement import leave_behind
from trivault.games.magewars.rules.objects import out_of_play, put_into_play, remove
from trivault.games.magewars.rules.traits import marked
from trivault.games.magewars.state import aspects
from trivault.games.magewars.state.model import ENCHANTMENT, MageWarsState
from trivault.kernel.abilities import Modify, Until
from trivault.kernel.choice_nodes import Ask
from trivault.kernel.choices import ACTION, SKIP, YES_NO, Choice, Raw
from trivault.kernel.events import emit
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Condition, Constant, Group, Selection
from trivault.kernel.text import Message

S = MageWarsState

ROUND, NEXT_STRIKE, NEXT_ACTION = "round", "strike", "action"


class Gain(Node[S]):
    """Creatures have traits until a moment comes."""

    def __init__(self, who: Selection[S], parts: tuple[Until[S], ...]) -> None:
        self.who = who
        self.parts = parts
        self.args = (who, parts)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        scope.bind("it", self.who.offered(state, scope)[0])
        for part in self.parts:
            part.run(state)
        return False

    def words(self) -> Message:
        traits = [Message(f"trait-{part.ability.key}", n=_size(part)) for part in self.parts]
        until = Message(f"until-{self.parts[0].until}")
        return Message("gain", who=self.who.words(), traits=traits, until=until)


def _size(part: Until[S]) -> int:
    ability = part.ability
    assert isinstance(ability, Modify)
    assert isinstance(ability.amount, Constant)
    return ability.amount.n


def gain(who: Selection[S], until: str, **traits: int) -> Node[S]:
    """Traits are named with underscores: `melee_piercing=3`."""
    parts = [Until(until, has(NAMED, name.replace("_", "-"), n)) for name, n in traits.items()]
    return Gain(who, tuple(parts))


class Roll(Node[S]):
    """Attack dice are rolled for a number, which is at most so much."""

    def __init__(self, count: int, most: Quantity | None = None) -> None:
        self.count = count
        self.most = most
        self.args = (count, most)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        faces = dice.roll(state, self.count)
        events.note_roll(state, "MW-DICE-01", faces, scope.this)
        rolled = dice.total(faces)
        if self.most is not None:
            rolled = min(rolled, self.most.of(state, scope))
        scope.bind_numbers("rolled", rolled)
        return False

    def words(self) -> Message:
        if self.most is None:
            return Message("roll", n=self.count)
        return Message("roll-at-most", n=self.count, most=self.most.noun())


RESULT = Bound("rolled")


class Caster(Group[S]):
    """Who casts the spell under way."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return [t for cast in state.casts[-1:] if (t := cast.caster) in state.play]

    def words(self, n: int) -> Message:
        return Message("caster")


CASTER: Selection[S] = Selection(Caster(), every=True, name="caster")


class Zones(Group[S]):
    """All zones, or those at most so far from where this lies."""

    def __init__(self, reach: int | None = None) -> None:
        self.reach = reach
        self.args = (reach,)

    def find(self, state: S, scope: Scope) -> list[Thing]:
        here, reach = state.zone_of(scope.this), self.reach
        zones = range(state.arena.zones)
        return [z for z in zones if reach is None or state.arena.distances[here][z] <= reach]

    def words(self, n: int) -> Message:
        return Message("zone-within", n=-1 if self.reach is None else self.reach)


# Once a round on the same creature


class OnIt(Node[S]):
    """What happens to `it` happens only once a round to the same creature."""

    def __init__(self, name: str, effect: Node[S]) -> None:
        self.name = name
        self.effect = effect
        self.args = (name, effect)

    def run(self, state: S) -> bool:
        for thing in state.scopes[-1].things("it"):
            state.play[thing].used.append(self.name)
        return self.effect.run(state)

    def words(self) -> Message:
        return Message("once-each", effect=self.effect.words())


# Out of the arena and back, and out of the discard pile


class Banish(Node[S]):
    """`it` is out of the arena until so many upkeep phases have begun."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.args = (n,)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        (creature,) = scope.things("it")
        piece = state.play[creature]
        piece.left, piece.zone = piece.zone, NOTHING
        piece.markers[aspects.BANISH] = self.n
        return leave_behind(state, creature, scope)

    def words(self) -> Message:
        return Message("banish", n=self.n)


class Resurrect(Node[S]):
    """The creature `it` is summoned from the discard pile to the caster's zone."""

    def run(self, state: S) -> bool:
        scope, caster = state.scopes[-1], state.casts[-1].caster
        (creature,) = scope.things("it")
        out_of_play(state, creature)
        put_into_play(state, creature, scope.you, state.zone_of(caster))
        return emit(state, events.SUMMONED, creature, 1, Scope(scope.you, caster))

    def words(self) -> Message:
        return Message("resurrect")


# Choices while casting


class AddMana(Ask[S]):
    """More mana may be paid for more; asked where it makes a difference."""

    def __init__(self, n: int, when: Condition[S]) -> None:
        self.n = n
        self.when = when
        self.args = (n, when)

    def run(self, state: S) -> bool:
        cast = now(state)
        useful = self.when.holds(state, Scope(cast.by, cast.spell, names=aimed(cast)))
        return useful and spare(state, cast) >= self.n and self.ask(state)

    def question(self, state: S) -> Choice:
        cast = now(state)
        options: tuple[Raw, ...] = (("add", NOTHING, (), (self.n,)), (SKIP, NOTHING, (), ()))
        return Choice(cast.by, YES_NO, "add", listed=options, source=cast.spell, reason="add")

    def answered(self, state: S, answer: Raw) -> bool:
        now(state).x = self.n if answer[0] != SKIP else 0
        return False

    def words(self) -> Message:
        return Message("add-mana", n=self.n, when=self.when.words())


class ChooseCures(Ask[S]):
    """Conditions of some kinds and revealed enchantments of a subtype on the target are chosen, each
    for its cost: as many as you like (MW-REMOVE-04)."""

    def __init__(self, kinds: tuple[str, ...], subtype: str) -> None:
        self.kinds = kinds
        self.subtype = subtype
        self.args = (kinds, subtype)

    def run(self, state: S) -> bool:
        return len(self._ways(state)) > 1 and self.ask(state)

    def _ways(self, state: S) -> tuple[Raw, ...]:
        cast = now(state)
        found: list[tuple[str, Thing, int]] = []
        for name in self.kinds:
            cost = removal_cost(state, cast.target, name)
            if cost is not None and marked(state, cast.target, name) > cast.cured.count(name):
                found.append((f"remove-{name}", NOTHING, cost))
        for thing in state.play[cast.target].attached:
            right = state.is_type(thing, ENCHANTMENT) and self.subtype in state.card(thing).subtypes
            if right and state.play[thing].revealed and thing not in cast.chosen:
                found.append(("destroy", thing, total_cost(state, thing)))
        most = spare(state, cast)
        ways: list[Raw] = [(verb, thing, (), (cost,)) for verb, thing, cost in found if cost <= most]
        return (*ways, (SKIP, NOTHING, (), ()))

    def question(self, state: S) -> Choice:
        cast = now(state)
        ways = self._ways(state)
        return Choice(cast.by, ACTION, "remove", listed=ways, source=cast.spell, reason="remove")

    def answered(self, state: S, answer: Raw) -> bool:
        cast = now(state)
        verb, thing, _, numbers = answer
        if verb == SKIP:
            return False
        cast.x += numbers[0]
        if verb == "destroy":
            cast.chosen.append(thing)
        else:
            cast.cured.append(verb.removeprefix("remove-"))
        return self.run(state)

    def words(self) -> Message:
        return Message("choose-cures")


class Cure(Node[S]):
    """What was chosen and paid for goes from `it`."""

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype
        self.args = (subtype,)

    def run(self, state: S) -> bool:
        cast, scope = now(state), state.scopes[-1]
        for name in cast.cured:
            remove(state, cast.target, name)
        return events.destroy(state, cast.chosen, scope)

    def words(self) -> Message:
        return Message("cure", subtype=self.subtype)
