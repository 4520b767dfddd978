"""Abilities that are in force: triggers, replacements, modifiers and bans.

They are indexed by the kind of event (or the value) that they concern when their card enters
play or a lasting effect begins, so that an event asks only those who listen to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from mypy_extensions import mypyc_attr

from trivault.kernel.frames import IN_PLAY, Event, Listener, Pending, Scope, Value
from trivault.kernel.ids import NOTHING, Thing, player_thing
from trivault.kernel.nodes import Node
from trivault.kernel.running_state import RunningState, S
from trivault.kernel.terms import SEVERAL, Amount, Condition, Filter
from trivault.kernel.text import Message

BLANK = "blank"  # above 0: what a card says is not in force


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Node[S]):
    """Something that listens; `key` is the kind of event or the value that it concerns."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.args = (key,)

    def words(self, times: int = 0) -> Message:
        """What it does: always, or only so many times."""
        raise NotImplementedError

    def triggered(self, state: S, listener: Listener, event: Event) -> list[Pending]:
        """What waits in the window of an event that has triggered it."""
        return [listener.waiting(event)]


class Before(Ability[S]):
    """A trigger that resolves before the event is committed."""

    def __init__(self, key: str, when: Condition[S], effect: Node[S]) -> None:
        super().__init__(key)
        self.when = when
        self.effect = effect
        self.args = (*self.args, when, effect)

    def words(self, times: int = 0) -> Message:
        return Message("before", when=self.when.words(), effect=self.effect.words(), times=times)


class After(Ability[S]):
    """A trigger that resolves after the event; `leaving` ones still hear what removes their card."""

    def __init__(self, key: str, when: Condition[S], effect: Node[S], leaving: bool = False) -> None:
        super().__init__(key)
        self.when = when
        self.effect = effect
        self.leaving = leaving
        self.args = (*self.args, when, effect, leaving)

    def words(self, times: int = 0) -> Message:
        return Message("when", when=self.when.words(), effect=self.effect.words(), times=times)


class Instead(Ability[S]):
    """Does something instead of the event, or (`replaces=False`) something to it; `last` ones
    wait for the last moment before the commit."""

    def __init__(
        self, key: str, when: Condition[S], effect: Node[S], replaces: bool = True, last: bool = False
    ) -> None:
        super().__init__(key)
        self.when = when
        self.effect = effect
        self.replaces = replaces
        self.last = last
        self.args = (*self.args, when, effect, replaces, last)

    def words(self, times: int = 0) -> Message:
        effect = self.effect.words()
        if self.replaces:
            effect = _instead(effect)
        return Message("when", when=self.when.words(), effect=effect, times=times)


def _instead(effect: Message) -> Message:
    """It happens instead; what depends on that comes after it."""
    second = effect.args.get("second")
    if effect.key == "then" and isinstance(second, Message) and second.key == "if":
        return Message("then", first=Message("instead", effect=effect.args["first"]), second=second)
    return Message("instead", effect=effect)


class Modify(Ability[S]):
    """Adds to a value of the things that fit."""

    def __init__(self, key: str, on: Filter[S], amount: Amount[S]) -> None:
        super().__init__(key)
        self.on = on
        self.amount = amount
        self.args = (*self.args, on, amount)

    def words(self, times: int = 0) -> Message:
        on = self.on.words(SEVERAL)
        return self.amount.words(lambda n: Message(f"modify-{self.key}", on=on, n=n))

    def adds(self, state: S, thing: Thing, scope: Scope) -> int:
        """How much it adds to the value of a thing that fits."""
        return self.amount.of(state, scope)


class Forbid(Ability[S]):
    """Something cannot be done to the things that fit, while a condition holds."""

    def __init__(self, key: str, on: Filter[S], rule: str, when: Condition[S] | None = None) -> None:
        super().__init__(key)
        self.on = on
        self.rule = rule
        self.when = when
        self.args = (*self.args, on, rule, when)

    def words(self, times: int = 0) -> Message:
        said = Message(f"forbid-{self.key}", on=self.on.words(SEVERAL))
        return Message("while", condition=self.when.words(), effect=said) if self.when else said


class Until(Node[S]):
    """A lasting effect: abilities in force until a moment that the game names, or used up."""

    def __init__(self, until: str, ability: Ability[S], uses: int = 0) -> None:
        self.until = until
        self.ability = ability
        self.uses = uses
        self.args = (until, ability, uses)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        names = dict(scope.names) if scope.names else None
        until = state.game.moment(state, self.until, scope.you)
        add(state, self.ability, scope.you, scope.this, until, self.uses, names)
        return isinstance(self.ability, Modify) and state.game.check(state)  # what rests on the value

    def words(self) -> Message:
        effect = self.ability.words(self.uses)
        return Message("lasting", until=Message(f"until-{self.until}"), effect=effect)


def _index(state: RunningState, ability: Node[S]) -> dict[str, tuple[Listener, ...]]:
    return state.modifiers if isinstance(ability, Modify | Forbid) else state.listeners


def add(
    state: S,
    ability: Ability[S],
    you: int,
    this: Thing,
    until: str = IN_PLAY,
    uses: int = 0,
    names: dict[str, Value] | None = None,
    origin: Thing = NOTHING,
) -> Listener:
    index = _index(state, ability)
    listener = Listener(ability.id, you, this, until, uses, names, origin)
    index[ability.key] = (*index.get(ability.key, ()), listener)
    return listener


def register_abilities(
    state: S, card: Thing, you: int, abilities: Iterable[Ability[S]], origin: Thing = NOTHING
) -> list[Listener]:
    """A card comes into play, or gets abilities from another one: they are in force."""
    return [add(state, ability, you, card, origin=origin) for ability in abilities]


def unregister_abilities(state: RunningState, card: Thing) -> None:
    """A card leaves play: the abilities that it had or gave end; lasting effects go on."""
    _drop(state, lambda x: x.until == IN_PLAY and card in (x.this, x.origin))


def expire(state: RunningState, *moments: str) -> None:
    """These moments have come: lasting effects until then end."""
    if _last_until(state, *moments):
        _drop(state, lambda listener: listener.until in moments)


def postpone(state: RunningState, moment: str, until: str) -> None:
    """A moment has come from which lasting effects last until another one."""
    for index in (state.listeners, state.modifiers) if _last_until(state, moment) else ():
        for key, listeners in index.items():
            index[key] = tuple([x.replace(until=until) if x.until == moment else x for x in listeners])


def _last_until(state: RunningState, *moments: str) -> bool:
    """Whether there are lasting effects until one of these moments: mostly there are none."""
    indexes = (state.listeners, state.modifiers)
    return True in [x.until in moments for index in indexes for found in index.values() for x in found]


def _drop(state: RunningState, ends: Callable[[Listener], bool]) -> None:
    for index in (state.listeners, state.modifiers):
        for key in [key for key, listeners in index.items() if any(ends(x) for x in listeners)]:
            index[key] = tuple([x for x in index[key] if not ends(x)])
            if not index[key]:
                del index[key]


def consume(state: RunningState, key: str, listener: Listener) -> None:
    """One use of a limited effect is gone."""
    if not listener.uses:
        return
    index = state.listeners if listener in state.listeners.get(key, ()) else state.modifiers
    left = [x for x in index[key] if x is not listener]
    if listener.uses > 1:
        left.append(listener.replace(uses=listener.uses - 1))
    if left:
        index[key] = tuple(left)
    else:
        del index[key]


def blank(state: RunningState, thing: Thing) -> bool:
    """Whether what the thing itself says is not in force: a lasting effect blanks it, or a card that is not
    blank by such an effect itself."""
    found = state.modifiers.get(BLANK)
    if not found:
        return False
    lasting = [x for x in found if x.until != IN_PLAY]
    if any(_blanks(state, x, thing) for x in lasting):
        return True
    constant = [x for x in found if x.until == IN_PLAY and _blanks(state, x, thing)]
    return any(not any(_blanks(state, y, x.origin) for y in lasting) for x in constant)


def _blanks(state: RunningState, listener: Listener, thing: Thing) -> bool:
    ability = state.game.program.nodes[listener.ability]
    return isinstance(ability, Modify) and ability.on.fits(state, thing, listener)


def in_force(state: RunningState, listeners: tuple[Listener, ...]) -> tuple[Listener, ...]:
    """Without what blank things say; lasting effects and what others give to them go on."""
    if BLANK not in state.modifiers:
        return listeners
    return tuple([x for x in listeners if x.until != IN_PLAY or not blank(state, x.origin)])


def permitting(state: S, key: str, thing: Thing) -> Listener | None:
    """The permission in force that covers a thing, if any: a `Modify` of that key that fits."""
    found = state.modifiers.get(key)
    if not found:
        return None
    nodes = state.game.program.nodes
    for listener in in_force(state, found):
        ability = nodes[listener.ability]
        if isinstance(ability, Modify) and ability.on.fits(state, thing, listener):
            return listener
    return None


def touching(state: S, thing: Thing, concerns: Callable[[str], bool]) -> Iterator[Listener]:
    """What is in force on a thing: modifiers that change something, bans that hold, abilities that it
    was given; on a player also their own lasting effects. `concerns` says which keys are of such things."""
    nodes = state.game.program.nodes
    for key, listeners in state.modifiers.items():
        for listener in in_force(state, listeners) if concerns(key) else ():
            if _hits(state, nodes[listener.ability], thing, listener):
                yield listener
    for listeners in state.listeners.values():
        for listener in in_force(state, listeners):
            lasts = listener.until != IN_PLAY
            given = listener.this == thing and (lasts or listener.origin != thing)
            if given or thing in listener.things("it") or (lasts and thing == player_thing(listener.you)):
                yield listener


def _hits(state: S, ability: Node[S], thing: Thing, listener: Listener) -> bool:
    if isinstance(ability, Forbid):
        holds = ability.when is None or ability.when.holds(state, listener)
        return holds and ability.on.fits(state, thing, listener)
    assert isinstance(ability, Modify)
    return ability.on.fits(state, thing, listener) and (
        type(ability) is not Modify or ability.amount.of(state, listener) != 0  # others may mean it otherwise
    )


def value(state: S, key: str, thing: Thing, base: int) -> int:
    """A value with all modifiers that fit."""
    found = state.modifiers.get(key)
    if not found:
        return base
    nodes = state.game.program.nodes
    for listener in in_force(state, found):
        ability = nodes[listener.ability]
        if isinstance(ability, Modify) and ability.on.fits(state, thing, listener):
            base += ability.adds(state, thing, listener)
    return base


def forbidding(state: S, key: str, thing: Thing) -> Forbid[S] | None:
    """The ban that hits a thing, if any."""
    found = state.modifiers.get(key)
    if not found:
        return None
    nodes = state.game.program.nodes
    for listener in in_force(state, found):
        ability = nodes[listener.ability]
        if (
            isinstance(ability, Forbid)
            and ability.on.fits(state, thing, listener)
            and (ability.when is None or ability.when.holds(state, listener))
        ):
            return ability
    return None
