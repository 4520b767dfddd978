"""Abilities that are in force: triggers, replacements, modifiers and bans.

They are indexed by the kind of event (or the value) that they concern when their card enters
play or a lasting effect begins, so that an event asks only those who listen to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from trivault.kernel.frames import IN_PLAY, Listener, Value
from trivault.kernel.ids import NOTHING, Thing, player_thing
from trivault.kernel.nodes import Node
from trivault.kernel.terms import SEVERAL, Amount, Condition, Filter
from trivault.kernel.text import Message

if TYPE_CHECKING:
    from trivault.kernel.state import State

S = TypeVar("S", bound="State")

BLANK = "blank"  # above 0: what a card says is not in force


@dataclass(frozen=True)
class Ability(Node[S]):
    """Something that listens; `key` is the kind of event or the value that it concerns."""

    key: str

    def words(self, times: int = 0) -> Message:
        """What it does: always, or only so many times."""
        raise NotImplementedError


@dataclass(frozen=True)
class Before(Ability[S]):
    """A trigger that resolves before the event is committed."""

    when: Condition[S]
    effect: Node[S]

    def words(self, times: int = 0) -> Message:
        return Message("before", when=self.when.words(), effect=self.effect.words(), times=times)


@dataclass(frozen=True)
class After(Ability[S]):
    """A trigger that resolves after the event; `leaving` ones still hear what removes their card."""

    when: Condition[S]
    effect: Node[S]
    leaving: bool = False

    def words(self, times: int = 0) -> Message:
        return Message("when", when=self.when.words(), effect=self.effect.words(), times=times)


@dataclass(frozen=True)
class Instead(Ability[S]):
    """Does something instead of the event, or (`replaces=False`) something to it; `last` ones
    wait for the last moment before the commit."""

    when: Condition[S]
    effect: Node[S]
    replaces: bool = True
    last: bool = False

    def words(self, times: int = 0) -> Message:
        effect = self.effect.words()
        if self.replaces:
            effect = Message("instead", effect=effect)
        return Message("when", when=self.when.words(), effect=effect, times=times)


@dataclass(frozen=True)
class Modify(Ability[S]):
    """Adds to a value of the things that fit."""

    on: Filter[S]
    amount: Amount[S]

    def words(self, times: int = 0) -> Message:
        on = self.on.words(SEVERAL)
        return self.amount.words(lambda n: Message(f"modify-{self.key}", on=on, n=n))


@dataclass(frozen=True)
class Forbid(Ability[S]):
    """Something cannot be done to the things that fit, while a condition holds."""

    on: Filter[S]
    rule: str
    when: Condition[S] | None = None

    def words(self, times: int = 0) -> Message:
        said = Message(f"forbid-{self.key}", on=self.on.words(SEVERAL))
        return Message("while", condition=self.when.words(), effect=said) if self.when else said


@dataclass(frozen=True)
class Until(Node[S]):
    """A lasting effect: abilities in force until a moment that the game names, or used up."""

    until: str
    ability: Ability[S]
    uses: int = 0

    def start(self, state: S) -> bool:
        scope = state.scopes[-1]
        names = dict(scope.names) if scope.names else None
        until = state.game.moment(state, self.until, scope.you)
        add(state, self.ability, scope.you, scope.this, until, self.uses, names)
        return isinstance(self.ability, Modify) and state.game.check(state)  # what rests on the value

    def words(self) -> Message:
        effect = self.ability.words(self.uses)
        return Message("lasting", until=Message(f"until-{self.until}"), effect=effect)


def _index(state: State, ability: Node[S]) -> dict[str, tuple[Listener, ...]]:
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
) -> None:
    index = _index(state, ability)
    listener = Listener(ability.id, you, this, until, uses, names, origin)
    index[ability.key] = (*index.get(ability.key, ()), listener)


def enter(state: S, card: Thing, you: int, abilities: Iterable[Ability[S]], origin: Thing = NOTHING) -> None:
    """A card comes into play, or gets abilities from another one: they are in force."""
    for ability in abilities:
        add(state, ability, you, card, origin=origin)


def leave(state: State, card: Thing) -> None:
    """A card leaves play: the abilities that it had or gave end; lasting effects go on."""
    _drop(state, lambda x: x.until == IN_PLAY and card in (x.this, x.origin))


def expire(state: State, *moments: str) -> None:
    """These moments have come: lasting effects until then end."""
    _drop(state, lambda listener: listener.until in moments)


def _drop(state: State, ends: Callable[[Listener], bool]) -> None:
    for index in (state.listeners, state.modifiers):
        for key in [key for key, listeners in index.items() if any(ends(x) for x in listeners)]:
            index[key] = tuple([x for x in index[key] if not ends(x)])
            if not index[key]:
                del index[key]


def consume(state: State, key: str, listener: Listener) -> None:
    """One use of a limited effect is gone."""
    if not listener.uses:
        return
    index = state.listeners if listener in state.listeners.get(key, ()) else state.modifiers
    left = [x for x in index[key] if x is not listener]
    if listener.uses > 1:
        again = Listener(
            listener.ability,
            listener.you,
            listener.this,
            listener.until,
            listener.uses - 1,
            listener.names,
            listener.origin,
        )
        left.append(again)
    if left:
        index[key] = tuple(left)
    else:
        del index[key]


def blank(state: State, thing: Thing) -> bool:
    """Whether what the thing itself says is not in force: a lasting effect blanks it."""
    nodes = state.game.program.nodes
    for listener in state.modifiers.get(BLANK, ()):
        ability = nodes[listener.ability]
        if isinstance(ability, Modify) and ability.on.fits(state, thing, listener):
            return True
    return False


def in_force(state: State, listeners: tuple[Listener, ...]) -> tuple[Listener, ...]:
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
            base += ability.amount.of(state, listener)
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
