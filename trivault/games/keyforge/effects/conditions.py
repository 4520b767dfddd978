"""Whether something is so: on the table, in this turn, or by the effect at hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trivault.games.keyforge.effects.terms import Tally
from trivault.games.keyforge.rules.damage import fighting
from trivault.games.keyforge.rules.forge import funds, key_cost
from trivault.games.keyforge.rules.groups import InPlay, InZone
from trivault.games.keyforge.rules.things import ANY, CREATURE_CARD, FRIENDLY, named, title
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.pieces import Side
from trivault.kernel.abilities import forbidding
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing, player_thing
from trivault.kernel.terms import SEVERAL, Amount, Condition, Filter, Group, Happened
from trivault.kernel.text import Message

S = KeyForgeState


def counted(deed: str, when: str, how: str, n: int, which: Filter[S]) -> Message:
    """With so many cards something was done."""
    group = Message(_noun(deed), count=n or 1, which=which.words(n or 1))
    return Message("was-done", deed=deed, when=when, how=how if n else "none", n=n, group=group)


def _noun(deed: str) -> str:
    return "creatures" if deed in ("fallen", "reaped", "fought") else "cards-in-play"


def _done(deed: str, when: str, n: int, which: Filter[S]) -> Message:
    done = Message("is-done", deed=deed, when=when)
    return Message(_noun(deed), count=n, which=Message("filter-both", left=which.words(n), right=done))


class ThisTurn(Tally):
    """Cards with which something was done in this turn: played, used, reaped, fought, discarded, destroyed or
    fallen (in a fight), wherever they are now; `by` you or your opponent, whose turn it then is."""

    def __init__(self, deed: str, which: Filter[S] = ANY, by: str = "", different: bool = False) -> None:
        self.deed = deed
        self.which = which
        self.by = by
        self.different = different  # a card counts once
        self.args = (deed, which, by, different)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        if self.by and (state.active == scope.you) != (self.by == "you"):
            return ()
        cards: Sequence[Thing] = getattr(state, self.deed)
        if self.different:
            cards = tuple(dict.fromkeys(cards))
        return [card for card in cards if self.which.fits(state, card, scope)]

    def words(self, n: int) -> Message:
        return _done(self.deed, self._when(), n, self.which)

    def counted(self, how: str, n: int) -> Message:
        return counted(self.deed, self._when(), how, n, self.which)

    def _when(self) -> str:
        return f"by-{self.by}" if self.by else "turn"


class ThisWay(Tally):
    """Cards with which the effect at hand has done something (KF-WORD-06)."""

    def __init__(self, deed: str, which: Filter[S] = ANY) -> None:
        self.deed = deed
        self.which = which
        self.args = (deed, which)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return [card for card in scope.things(self.deed) if self.which.fits(state, card, scope)]

    def words(self, n: int) -> Message:
        return _done(self.deed, "way", n, self.which)

    def counted(self, how: str, n: int) -> Message:
        return counted(self.deed, "way", how, n, self.which)


def those_destroyed(scope: Scope) -> tuple[Thing, ...]:
    """Of what the effect has named, those that its damage has destroyed, even if they have come back since."""
    return scope.things("died")


class DestroyedByIt(Tally):
    """The creatures that the effect has chosen and destroyed, for example by damage (KF-OPEN-45)."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return those_destroyed(scope)

    def words(self, n: int) -> Message:
        return _done("destroyed", "way", n, CREATURE_CARD)

    def counted(self, how: str, n: int) -> Message:
        return counted("destroyed", "way", how, n, CREATURE_CARD)


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


YOUR_TURN = When("your-turn", lambda s, x: s.active == x.you)


THEIR_TURN = When("their-turn", lambda s, x: s.active != x.you)


THIS_IS_IN_PLAY = When("this-is-in-play", lambda s, x: x.this in s.play)


FIRST_USE = When("first-use-this-turn", lambda s, x: s.used.count(x.this) == 1)


class TheirAmberIs(Condition[S]):
    """Your opponent's Æmber is an even or an odd number."""

    def __init__(self, parity: str) -> None:
        self.parity = parity
        self.args = (parity,)

    def holds(self, state: S, scope: Scope) -> bool:
        return ("even", "odd")[state.players[1 - scope.you].amber % 2] == self.parity

    def words(self) -> Message:
        return Message("their-amber-is", word=self.parity)


def _shared_a_house(state: S, scope: Scope) -> bool:
    """Those that were archived, two at least, as they were last (KF-LEAVE-06)."""
    archived = [state.gone[card] for card in scope.things("it") if card not in state.play]
    return len(archived) > 1 and len({piece.house for piece in archived}) == 1


THEY_SHARED_A_HOUSE = When("they-shared-a-house", _shared_a_house)


def you_control(slug: str) -> Condition[S]:
    return at_least(1, InPlay(FRIENDLY & named(slug)))


def in_your_discard(slug: str) -> Condition[S]:
    return at_least(1, InZone("discard", title(slug)))


class CanForge(Condition[S]):
    """You have enough Æmber for a key that costs so much more than usual, and nothing forbids it."""

    def __init__(self, extra: Amount[S]) -> None:
        self.extra = extra
        self.args = (extra,)

    def holds(self, state: S, scope: Scope) -> bool:
        cost = max(0, key_cost(state, scope.you) + self.extra.of(state, scope))
        return cost <= funds(state, scope.you) and not forbidding(state, "forge", player_thing(scope.you))


class WasHealed(Condition[S]):
    """So much damage or more was healed by the effect at hand."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.args = (n,)

    def holds(self, state: S, scope: Scope) -> bool:
        return state.happened > 0 and scope.number("healed") >= self.n

    def words(self) -> Message:
        return Message("was-healed", n=self.n)
