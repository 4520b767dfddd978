"""The events that abilities listen to."""

from __future__ import annotations

from trivault.games.keyforge.effects.conditions import When
from trivault.games.keyforge.effects.terms import thief
from trivault.games.keyforge.rules.bonus import ICON_NAMES
from trivault.games.keyforge.rules.creature_stats import keyword
from trivault.games.keyforge.rules.damage import in_blows
from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.state.model import BEFORE_BLOWS, BLOWS, COLOURS, KeyForgeState
from trivault.games.keyforge.state.printed import HOUSES
from trivault.kernel.abilities import forbidding
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING
from trivault.kernel.terms import Condition, Filter
from trivault.kernel.text import Message, Part

S = KeyForgeState


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


BY_YOU, BY_OPPONENT = "you", "opponent"


def _during_a_fight(state: S, scope: Scope) -> bool:
    """The blows and what comes before them are the fight; what "Fight:" abilities do comes after it."""
    return any(progress in (BEFORE_BLOWS, BLOWS) for _, _, progress in state.fights[-1:])


DURING_A_FIGHT = When("during-a-fight", _during_a_fight)


BY_AN_ICON = When(
    "by-an-icon", lambda _s, x: x.event is not None and x.event.source == NOTHING
)  # KF-BONUS-07: only icons deal damage of no card


def you_resolve(icon: str) -> Condition[S]:
    """You have resolved such a bonus icon."""

    def test(state: S, scope: Scope) -> bool:
        event = scope.event
        return event is not None and event.by == scope.you and ICON_NAMES[event.amount] == icon

    return When("you-resolve", test, word=icon)


WOULD_DEAL_DAMAGE = When(
    "this-would-deal-damage", lambda _s, x: x.event is not None and x.event.source == x.this
)  # KF-DMG-13


ACTIVE_PLAYER_STEALS = When("active-player-steals", lambda s, x: thief(x) == s.active)
