"""The words that cards of Mage Wars are written in."""

from __future__ import annotations

from collections.abc import Callable

from trivault.games.magewars.effects.things import HOST, InArena
from trivault.games.magewars.effects.triggers import Happens
from trivault.games.magewars.rules import dice, events
from trivault.games.magewars.rules.costs import pay
from trivault.games.magewars.rules.objects import mana_of
from trivault.games.magewars.rules.traits import finite_life, immune
from trivault.games.magewars.state.model import MageWarsState
from trivault.kernel.abilities import Ability, After, Forbid, Modify, Until
from trivault.kernel.choice_nodes import Ask, May
from trivault.kernel.choices import SKIP, YES_NO, Choice, Raw
from trivault.kernel.control import seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import Emit, propose
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Amount, Condition, Filter, Selection, amount_of
from trivault.kernel.text import Message

S = MageWarsState
Effect = Node[S]
HowMuch = int | Amount[S]


def has(which: Filter[S], trait: str, n: HowMuch = 1) -> Ability[S]:
    """The objects that fit have a trait: +X, -X, or one without a value."""
    return Modify(trait, which, amount_of(n))


def gives(trait: str, n: HowMuch = 1) -> Ability[S]:
    """An enchantment or equipment gives a trait to what it is attached to (MW-TRAITRULE-04)."""
    return has(HOST, trait, n)


def cannot(what: str, which: Filter[S], rule: str = "MW-GEN-02") -> Ability[S]:
    return Forbid(what, which, rule)


def after(kind: EventKind[S], when: Filter[S] | Condition[S], effect: Effect) -> Ability[S]:
    """What happens after an event about a thing that fits, or under a condition."""
    return After(kind.name, Happens(kind, when) if isinstance(when, Filter) else when, effect)


def until_end_of_round(ability: Ability[S]) -> Effect:
    return Until("round", ability)


def until_end_of_phase(ability: Ability[S]) -> Effect:
    """Until the end of this creature's action phase."""
    return Until("phase", ability)


def on(kind: EventKind[S], what: Selection[S], n: HowMuch = 1) -> Effect:
    return Emit(kind, what, amount_of(n))


def destroy(what: Selection[S]) -> Effect:
    return Destroy(what)


class Destroy(Node[S]):
    """Objects are destroyed, with all that is attached to them."""

    def __init__(self, what: Selection[S]) -> None:
        self.what = what
        self.args = (what,)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        things, _ = self.what.offered(state, scope)
        return events.destroy(state, things, scope)

    def words(self) -> Message:
        return Message("destroy", what=self.what.words())


def roll(state: S, thing: Thing, count: int, rule: str) -> int:
    """What so many attack dice show together, for a thing."""
    faces = dice.roll(state, count)
    events.note_roll(state, rule, faces, thing)
    return dice.total(faces)


class Heal(Node[S]):
    """Each is healed by what its own dice show (MW-HEAL-01)."""

    def __init__(self, count: Amount[S], who: Selection[S]) -> None:
        self.count = count
        self.who = who
        self.args = (count, who)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        things, _ = self.who.offered(state, scope)
        n = self.count.of(state, scope)
        healed = [(t, roll(state, t, n, "MW-HEAL-01")) for t in things if not finite_life(state, t)]
        return propose(state, events.HEAL, healed, scope)

    def words(self) -> Message:
        several = "yes" if isinstance(self.who.group, InArena) else "no"
        return self.count.words(lambda n: Message("heal-dice", n=n, what=self.who.words(), several=several))


def heal(n: HowMuch, who: Selection[S]) -> Effect:
    return Heal(amount_of(n), who)


class Direct(Node[S]):
    """Direct damage: so much, or what so many dice show; none for what is immune (MW-DIRECT)."""

    def __init__(self, count: Amount[S], who: Selection[S], damage: str = "", rolled: bool = False) -> None:
        self.count = count
        self.who = who
        self.damage = damage  # its damage type
        self.rolled = rolled
        self.args = (count, who, damage, rolled)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        things, _ = self.who.offered(state, scope)
        hit = [t for t in things if t in state.play and not immune(state, t, self.damage)]  # MW-DIRECT-03
        return propose(state, events.DIRECT, [(t, self._amount(state, scope, t)) for t in hit], scope)

    def _amount(self, state: S, scope: Scope, thing: Thing) -> int:
        n = self.count.of(state, scope)
        return roll(state, thing, n, "MW-DIRECT-01") if self.rolled else n

    def words(self) -> Message:
        key = "direct-dice" if self.rolled else "direct"
        return self.count.words(lambda n: Message(key, n=n, what=self.who.words(), damage=self.damage))


def direct(n: HowMuch, who: Selection[S], damage: str = "") -> Effect:
    return Direct(amount_of(n), who, damage)


def things(state: S, scope: Scope, selection: Selection[S]) -> tuple[Thing, ...]:
    return selection.offered(state, scope)[0]


# Conditions


class When(Condition[S]):
    """A test, named as in the words of the game."""

    def __init__(self, name: str, test: Callable[[S, Scope], bool], n: int = 0) -> None:
        self.name = name
        self.test = test
        self.n = n
        self.args = (name, test, n)

    def holds(self, state: S, scope: Scope) -> bool:
        return self.test(state, scope)

    def words(self) -> Message:
        return Message(f"when-{self.name}", n=self.n)


class Fits(Condition[S]):
    """What the effect speaks of is of a kind."""

    def __init__(self, what: Selection[S], which: Filter[S]) -> None:
        self.what = what
        self.which = which
        self.args = (what, which)

    def holds(self, state: S, scope: Scope) -> bool:
        return all(self.which.fits(state, thing, scope) for thing in self.what.group.find(state, scope))

    def words(self) -> Message:
        return Message("it-fits", what=self.what.words(), which=self.which.words(1))


ALWAYS = When("always", lambda _s, _x: True)


# Costs and limits


class PayFor(Ask[S]):
    """You may pay mana: then it happens. `what` is the verb of the answer."""

    def __init__(self, what: str, cost: Amount[S], effect: Node[S]) -> None:
        self.what = what
        self.cost = cost
        self.effect = effect
        self.args = (what, cost, effect)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        return self._price(state) <= mana_of(state, scope.you) and self.ask(state)

    def _price(self, state: S) -> int:
        return self.cost.of(state, state.scopes[-1])

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        options: tuple[Raw, ...] = ((self.what, scope.this, (), (self._price(state),)), (SKIP, NOTHING, (), ()))
        return Choice(scope.you, YES_NO, self.what, listed=options, source=scope.this, reason=self.what)

    def answered(self, state: S, answer: Raw) -> bool:
        scope = state.scopes[-1]
        if answer[0] == SKIP:
            return False
        pay(state, NOTHING, scope.you, self._price(state))
        return self.effect.run(state)

    def words(self) -> Message:
        return self.cost.words(lambda n: Message("pay-for", n=n, effect=self.effect.words()))


def pay_for(what: str, cost: HowMuch, effect: Effect) -> Effect:
    return PayFor(what, amount_of(cost), effect)


class PerRound(Node[S]):
    """A ready marker of `this` object: once it was used, the rest of the round goes without (MW-MARK-06);
    some can be used several times."""

    def __init__(self, name: str, effect: Node[S], times: int = 1) -> None:
        self.name = name
        self.effect = effect
        self.times = times
        self.args = (name, effect, times)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        if scope.this not in state.play or state.play[scope.this].used.count(self.name) >= self.times:
            return False
        state.play[scope.this].used.append(self.name)
        return self.effect.run(state)

    def words(self) -> Message:
        return Message("once-per-round", effect=self.effect.words(), n=self.times)


def ready(name: str, times: int = 1) -> Condition[S]:
    """Whether a ready marker of `this` object was not used so often this round."""
    return When("ready", lambda s, x: x.this in s.play and s.play[x.this].used.count(name) < times)


def once_per_round(name: str, effect: Effect) -> Effect:
    return PerRound(name, effect)


def twice_per_round(name: str, effect: Effect) -> Effect:
    return PerRound(name, effect, 2)


def all_of(*parts: Condition[S]) -> Condition[S]:
    return AllOf(parts)


def may(verb: str, *effects: Effect) -> Effect:
    return May(verb, seq(*effects))


class AllOf(Condition[S]):
    def __init__(self, parts: tuple[Condition[S], ...]) -> None:
        self.parts = parts
        self.args = (parts,)

    def holds(self, state: S, scope: Scope) -> bool:
        tests = tuple(part.holds for part in self.parts)
        return all(test(state, scope) for test in tests)

    def words(self) -> Message:
        said = self.parts[0].words()
        for part in self.parts[1:]:
            said = Message("and", first=said, second=part.words())
        return said
