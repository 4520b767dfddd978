"""Conditions of cards, and events that cards listen to."""

from __future__ import annotations

from collections.abc import Callable

from trivault.games.keyforge.battleline import former
from trivault.games.keyforge.harm import in_blows
from trivault.games.keyforge.model import KeyForgeState
from trivault.kernel.frames import Scope
from trivault.kernel.terms import Condition, Filter, Group, Happened
from trivault.kernel.text import Message

S = KeyForgeState


class When(Condition[S]):
    """A condition by name: what it tests is code, what it says is a message of that name."""

    def __init__(self, name: str, test: Callable[[S, Scope], bool], n: int = 0, word: str = "") -> None:
        self.name = name
        self.test = test
        self.n = n
        self.word = word
        self.args = (name, test, n, word)

    def holds(self, state: S, scope: Scope) -> bool:
        return self.test(state, scope)

    def words(self) -> Message:
        return Message(f"when-{self.name}", n=self.n, word=self.word)


class AllOf(Condition[S]):
    """Both, or all of several."""

    def __init__(self, parts: tuple[Condition[S], ...]) -> None:
        self.parts = parts
        self.args = (parts,)

    def holds(self, state: S, scope: Scope) -> bool:
        tests = tuple(part.holds for part in self.parts)
        return all(holds(state, scope) for holds in tests)

    def words(self) -> Message:
        return Message("all-of", parts=[part.words() for part in self.parts])


def all_of(*parts: Condition[S]) -> Condition[S]:
    return AllOf(parts)


class AtLeast(Condition[S]):
    """There are so many things of a group, or more."""

    def __init__(self, n: int, group: Group[S]) -> None:
        self.n = n
        self.group = group
        self.args = (n, group)

    def holds(self, state: S, scope: Scope) -> bool:
        return len(self.group.find(state, scope)) >= self.n

    def words(self) -> Message:
        return Message("at-least", n=self.n, group=self.group.words(self.n))


def at_least(n: int, group: Group[S]) -> Condition[S]:
    return AtLeast(n, group)


def your_amber_at_least(n: int) -> Condition[S]:
    return When("your-amber-at-least", lambda s, x: s.players[x.you].amber >= n, n)


def their_amber_at_least(n: int) -> Condition[S]:
    return When("their-amber-at-least", lambda s, x: s.players[1 - x.you].amber >= n, n)


THEY_HAVE_NO_AMBER = When("they-have-no-amber", lambda s, x: s.players[1 - x.you].amber == 0)


THEY_HAVE_MORE_AMBER = When(
    "they-have-more-amber", lambda s, x: s.players[1 - x.you].amber > s.players[x.you].amber
)


YOU_HAVE_MORE_CREATURES = When(
    "you-have-more-creatures", lambda s, x: len(s.players[x.you].line) > len(s.players[1 - x.you].line)
)


THEY_HAVE_MORE_CREATURES = When(
    "they-have-more-creatures", lambda s, x: len(s.players[x.you].line) < len(s.players[1 - x.you].line)
)


THEY_HAVE_NO_CREATURES = When("they-have-no-creatures", lambda s, x: not s.players[1 - x.you].line)


THEY_FORGED_LAST_TURN = When("they-forged-last-turn", lambda s, x: s.players[1 - x.you].forged_last > 0)


def _it_is_destroyed(s: S, x: Scope) -> bool:
    gone = [t for t in x.things("it") if t not in s.play]
    return any(t in s.destroyed for t in (*gone, *x.things(former("it"))))


IT_IS_DESTROYED = When("it-is-destroyed", _it_is_destroyed)


IF_YOU_DO: Condition[S] = Happened()


def _about_this(s: S, x: Scope) -> bool:
    return x.event is not None and x.event.thing == x.this


ABOUT_THIS = When("about-this", _about_this)


FOUGHT_TO_THE_END = When(
    "fought", lambda s, x: _about_this(s, x) and x.event is not None and x.event.amount > 0
)  # KF-FIGHT-05


class Happens(Condition[S]):
    """The event is about a card or a player that fits; `by` says who causes it, if that matters. What it
    says follows from the kind of event and the filter."""

    def __init__(self, kind: str, which: Filter[S], by: str = "", would: bool = False) -> None:
        self.kind = kind
        self.which = which
        self.by = by  # or "you", "opponent"
        self.would = would  # it is replaced
        self.args = (kind, which, by, would)

    def holds(self, state: S, scope: Scope) -> bool:
        event = scope.event
        if event is None or (self.by and (event.by == scope.you) != (self.by == "you")):
            return False
        return self.which.fits(state, event.thing, scope)

    def words(self) -> Message:
        stage = "would" if self.would else "event"
        return Message(f"{stage}-{SAID_AS.get(self.kind, self.kind)}", about=self.which.words(1), by=self.by)


SAID_AS = {"pierce": "damage", "strike": "damage"}  # kinds of which cards speak as of another one


def you_choose(house: str) -> Condition[S]:
    return When("you-choose", lambda s, x: s.active == x.you and s.house == house, word=house)


YOUR_TURN = When("your-turn", lambda s, x: s.active == x.you)


THEIR_TURN = When("their-turn", lambda s, x: s.active != x.you)


def _beaten(s: S, x: Scope) -> bool:
    """An enemy creature was destroyed fighting this one, which survived (KF-FIGHT-11)."""
    if x.event is None or x.event.thing == x.this or x.this not in s.play:
        return False
    return in_blows(s, x.this) and in_blows(s, x.event.thing)


DESTROYED_FIGHTING_THIS = When("destroyed-fighting-this", _beaten)


THIS_IS_IN_PLAY = When("this-is-in-play", lambda s, x: x.this in s.play)
