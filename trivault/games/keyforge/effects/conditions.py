"""Conditions of cards, and events that cards listen to."""

from __future__ import annotations

from collections.abc import Callable

from trivault.games.keyforge.effects.history import counted, those_destroyed
from trivault.games.keyforge.effects.terms import Tally
from trivault.games.keyforge.rules.damage import keyword
from trivault.games.keyforge.rules.harm import fighting, in_blows
from trivault.games.keyforge.rules.things import CREATURE_CARD
from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.state.model import BEFORE_BLOWS, COLOURS, KeyForgeState
from trivault.games.keyforge.state.pieces import Side
from trivault.games.keyforge.state.printed import HOUSES
from trivault.kernel.abilities import forbidding
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING
from trivault.kernel.terms import SEVERAL, Condition, Filter, Group, Happened
from trivault.kernel.text import Message, Part

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


class HowMany(Condition[S]):
    """There are so many things of a group: at least, at most or exactly."""

    def __init__(self, how: str, n: int, group: Group[S]) -> None:
        self.how = how
        self.n = n
        self.group = group
        self.args = (how, n, group)

    def holds(self, state: S, scope: Scope) -> bool:
        found = len(self.group.find(state, scope))
        return found >= self.n if self.how == "at-least" else found <= self.n and self._enough(found)

    def _enough(self, found: int) -> bool:
        return self.how == "at-most" or found == self.n

    def words(self) -> Message:
        if isinstance(self.group, Tally):
            return self.group.counted(self.how, self.n)
        if not self.n:
            return Message("there-is-none", group=self.group.words(1))
        return Message("there-are", how=self.how, n=self.n, group=self.group.words(self.n))


def at_least(n: int, group: Group[S]) -> Condition[S]:
    return HowMany("at-least", n, group)


def at_most(n: int, group: Group[S]) -> Condition[S]:
    return HowMany("at-most", n, group)


def exactly(n: int, group: Group[S]) -> Condition[S]:
    return HowMany("exactly", n, group)


def none(group: Group[S]) -> Condition[S]:
    return HowMany("exactly", 0, group)


class MoreThan(Condition[S]):
    """There are more things of one group than of another."""

    def __init__(self, more: Group[S], fewer: Group[S]) -> None:
        self.more = more
        self.fewer = fewer
        self.args = (more, fewer)

    def holds(self, state: S, scope: Scope) -> bool:
        return len(self.more.find(state, scope)) > len(self.fewer.find(state, scope))

    def words(self) -> Message:
        return Message("there-are-more", more=self.more.words(SEVERAL), fewer=self.fewer.words(SEVERAL))


class HasMore(Condition[S]):
    """You, your opponent or the active player have more Æmber, creatures or forged keys than the other."""

    def __init__(self, who: str, what: str) -> None:
        self.who = who
        self.what = what  # "amber", "creatures" or "keys"
        self.args = (who, what)

    def holds(self, state: S, scope: Scope) -> bool:
        who = {"you": scope.you, "opponent": 1 - scope.you, "active": state.active}[self.who]
        return self._count(state.players[who]) > self._count(state.players[1 - who])

    def _count(self, side: Side) -> int:
        if self.what == "keys":
            return side.forged()
        return side.amber if self.what == "amber" else len(side.line)

    def words(self) -> Message:
        return Message("has-more", who=self.who, what=self.what)


YOU_HAVE_MORE_AMBER = HasMore("you", "amber")
THEY_HAVE_MORE_AMBER = HasMore("opponent", "amber")
YOU_HAVE_MORE_CREATURES = HasMore("you", "creatures")
THEY_HAVE_MORE_CREATURES = HasMore("opponent", "creatures")
ACTIVE_PLAYER_HAS_MORE_CREATURES = HasMore("active", "creatures")
THEY_HAVE_MORE_KEYS = HasMore("opponent", "keys")


class ItIs(Condition[S]):
    """What the effect has named is a card that fits."""

    def __init__(self, which: Filter[S]) -> None:
        self.which = which
        self.args = (which,)

    def holds(self, state: S, scope: Scope) -> bool:
        return any(self.which.fits(state, card, scope) for card in scope.things("it"))

    def words(self) -> Message:
        return Message("it-is", about=self.which.words(1))


def it_is(which: Filter[S]) -> Condition[S]:
    return ItIs(which)


class ThisIs(Condition[S]):
    """This card is such a one."""

    def __init__(self, which: Filter[S]) -> None:
        self.which = which
        self.args = (which,)

    def holds(self, state: S, scope: Scope) -> bool:
        return self.which.fits(state, scope.this, scope)

    def words(self) -> Message:
        return Message("this-is", this=self.which.words(1))


class HasForged(Condition[S]):
    """You have forged a key this turn, which is yours, or have not."""

    def __init__(self, forged: bool = True) -> None:
        self.forged = forged
        self.args = (forged,)

    def holds(self, state: S, scope: Scope) -> bool:
        return (state.active == scope.you and state.forged_now > 0) == self.forged

    def words(self) -> Message:
        return Message("has-forged", who="you", forged="yes" if self.forged else "no")


class LastTurn(Condition[S]):
    """In their last turn your opponent forged a key, stole Æmber from you, or played so many creatures."""

    def __init__(self, deed: str, n: int = 1) -> None:
        self.deed = deed  # "forged", "stole" or "played"
        self.n = n
        self.args = (deed, n)

    def holds(self, state: S, scope: Scope) -> bool:
        side = state.players[1 - scope.you]
        done = {"forged": side.forged_last, "stole": side.stolen_last, "played": side.creatures_last}
        return done[self.deed] >= self.n

    def words(self) -> Message:
        if self.deed == "played":
            return counted("played", "their-last-turn", "at-least", self.n, CREATURE_CARD)
        if self.deed == "forged":
            return Message("has-forged", who="opponent", forged="yes")
        return Message("when-they-stole-last-turn")


class KeyForged(Condition[S]):
    """Your key of this colour is forged, or your opponent's (KF-FORGE-09)."""

    def __init__(self, colour: str, by: str) -> None:
        self.colour = colour
        self.by = by
        self.args = (colour, by)

    def holds(self, state: S, scope: Scope) -> bool:
        side = state.players[scope.you if self.by == "you" else 1 - scope.you]
        return side.keys >> COLOURS.index(self.colour) & 1 > 0

    def words(self) -> Message:
        return Message("key-forged", colour=self.colour, who=self.by)


def key_forged(colour: str, by: str = "you") -> Condition[S]:
    return KeyForged(colour, by)


THIS_FIGHTS = When("this-fights", lambda s, x: fighting(s, x.this))
THE_TIDE_IS_LOW = When("the-tide-is-low", lambda _s, _x: False)  # nothing changes it (KF-STAT-TIDE-01)
YOU_FORGED_THIS_TURN = HasForged()
YOU_FORGED_NO_KEY_THIS_TURN = HasForged(forged=False)


class ItIsDestroyed(Condition[S]):
    """What the effect has named was destroyed, or survives."""

    def __init__(self, survives: bool = False) -> None:
        self.survives = survives
        self.args = (survives,)

    def holds(self, state: S, scope: Scope) -> bool:
        if self.survives:
            return any(card in state.play or card not in state.destroyed for card in scope.things("it"))
        return bool(those_destroyed(scope))

    def words(self) -> Message:
        return Message("destroys-it", survives="yes" if self.survives else "no")


IT_IS_DESTROYED = ItIsDestroyed()
IT_SURVIVES = ItIsDestroyed(survives=True)


IF_YOU_DO: Condition[S] = Happened()


def _about_this(s: S, x: Scope) -> bool:
    return x.event is not None and x.event.thing == x.this


ABOUT_THIS = When("about-this", _about_this)


def _may_trigger(s: S, x: Scope) -> bool:
    return x.event is None or not forbidding(s, aspects.DESTROYED_EFFECTS, x.event.thing)


DESTROYED_MAY_TRIGGER = When("about-this", _may_trigger)
IS_DESTROYED = When("about-this", lambda s, x: _about_this(s, x) and _may_trigger(s, x))  # "Destroyed:"


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
        said: dict[str, Part] = {
            "about": self.which.words(1),
            "by": self.by,
            "would": "yes" if self.would else "no",
        }
        if self.kind in ACTED:
            deed, flank = ACTED[self.kind]
            return Message("event-acted", **said, deed=deed, flank=flank)
        return Message(f"event-{HURT.get(self.kind, self.kind)}", **said)


# Kinds of which cards speak as of another one
HURT = {"pierce": "damage", "strike": "damage"}
ACTED = {
    "played": ("played", ""),
    "played-left": ("played", "left"),
    "played-right": ("played", "right"),
    "used": ("used", ""),
}


OF_NO_CARD = "of-no-card"  # a house to which no card in play belongs


class ChoosesHouse(Condition[S]):
    """You, your opponent or any player choose a house as the active one: a fixed house, the one that the
    effect has named, or one `OF_NO_CARD`."""

    def __init__(self, who: str, house: str = "") -> None:
        self.who = who  # "you", "opponent" or "any"
        self.house = house
        self.args = (who, house)

    def holds(self, state: S, scope: Scope) -> bool:
        if self.who != "any" and (state.active == scope.you) != (self.who == "you"):
            return False
        if self.house == OF_NO_CARD:  # KF-OPEN-54
            return state.house != "" and all(state.house_of(card) != state.house for card in state.play)
        return state.house == (self.house or HOUSES[scope.number("house")])

    def words(self) -> Message:
        return Message("chooses-house", who=self.who, word=self.house or "named")


YOUR_TURN = When("your-turn", lambda s, x: s.active == x.you)


THEIR_TURN = When("their-turn", lambda s, x: s.active != x.you)


def _beaten(s: S, x: Scope) -> bool:
    """An enemy creature was destroyed fighting this one, which survived (KF-FIGHT-11)."""
    if x.event is None or x.event.thing == x.this or x.this not in s.play:
        return False
    return in_blows(s, x.this) and in_blows(s, x.event.thing)


def _assaulted(state: S, scope: Scope) -> bool:
    """Killed before the blows: by the assault of this creature, which attacks it."""
    fight = (scope.this, scope.event.thing if scope.event else NOTHING, BEFORE_BLOWS)
    return fight in state.fights[-1:] and keyword(state, scope.this, aspects.ASSAULT) > 0


DESTROYED_BY_ASSAULT = When("destroyed-by-assault", _assaulted)
DESTROYED_FIGHTING_THIS = When("destroyed-fighting-this", _beaten)


THIS_IS_IN_PLAY = When("this-is-in-play", lambda s, x: x.this in s.play)
