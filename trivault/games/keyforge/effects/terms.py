"""Who, what and how much: players, named cards and numbers that cards speak of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trivault.games.keyforge.rules.battleline import neighbors
from trivault.games.keyforge.rules.bonus import icons_of
from trivault.games.keyforge.rules.creature_stats import power
from trivault.games.keyforge.rules.groups import Hosts, ThisOne, in_reach
from trivault.games.keyforge.rules.things import Is
from trivault.games.keyforge.rules.traits import last_traits
from trivault.games.keyforge.state.model import CUT_SHORT, DEFENDER_GONE, KEYS_TO_WIN, KeyForgeState
from trivault.games.keyforge.state.pieces import Piece
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing, player_of, player_thing
from trivault.kernel.nodes import Node
from trivault.kernel.terms import SEVERAL, Amount, EventThing, Group, Named, Per, Selection, each
from trivault.kernel.text import Message

S = KeyForgeState


Effect = Node[S]


HowMuch = int | Amount[S]


ALL = 1000  # "all of it", "fully"


IT: Group[S] = Named("it")


THAT: Selection[S] = each(EventThing())  # what the event at hand is about


HOST: Selection[S] = each(Hosts())  # the creature that this upgrade is on


THIS: Selection[S] = each(ThisOne())


class Players(Group[S]):
    """You, your opponent, each or any player."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.args = (who,)

    def find(self, state: S, scope: Scope) -> list[Thing]:
        if self.who in ("each", "any"):
            return [player_thing(state.active), player_thing(1 - state.active)]
        return [player_thing(scope.you if self.who == "you" else 1 - scope.you)]

    def words(self, n: int) -> Message:
        return Message(f"who-{self.who}")


OPPONENT = each(Players("opponent"))


FOR_YOU = Is("you", lambda _s, t, x: t == player_thing(x.you))


FOR_OPPONENT = Is("opponent", lambda _s, t, x: t == player_thing(1 - x.you))


FOR_ALL = Is("each-player", lambda _s, t, _x: t < NOTHING)


def _ahead_in_keys(state: S, thing: Thing, scope: Scope) -> bool:
    side, other = state.players[player_of(thing)], state.players[1 - player_of(thing)]
    return side.forged() > other.forged()


AHEAD_IN_KEYS = Is("ahead-in-keys", _ahead_in_keys)  # players who have forged more than their opponent


class Number(Amount[S]):
    """An amount by name: what it counts is code, what it says is a message of that name."""

    def __init__(self, name: str, count: Callable[[S, Scope], int], n: int = 0) -> None:
        self.name = name
        self.count = count
        self.n = n
        self.args = (name, count, n)

    def of(self, state: S, scope: Scope) -> int:
        return self.count(state, scope)

    def words(self, effect: Callable[[int], Message]) -> Message:
        return Message("amount", effect=effect(0), how_much=Message(f"amount-{self.name}", n=self.n))


class AmberOf(Amount[S]):
    """As much as the Æmber of you or your opponent, or what they have beyond so much."""

    def __init__(self, who: str, beyond: int = 0) -> None:
        self.who = who
        self.beyond = beyond
        self.args = (who, beyond)

    def of(self, state: S, scope: Scope) -> int:
        return max(0, state.players[scope.you if self.who == "you" else 1 - scope.you].amber - self.beyond)

    def words(self, effect: Callable[[int], Message]) -> Message:
        return Message("amount", effect=effect(0), how_much=Message("amber-of", who=self.who, n=self.beyond))


YOUR_AMBER = AmberOf("you")


THEIR_AMBER = AmberOf("opponent")


class Tally(Group[S]):
    """A group with a sentence of its own for how many things it has."""

    def counted(self, how: str, n: int) -> Message:
        """There are at least, at most or exactly so many of them."""
        raise NotImplementedError


class PoolAmber(Tally):
    """The Æmber in the pool of you or your opponent: the player, once for each of it."""

    def __init__(self, who: str = "you") -> None:
        self.who = who
        self.args = (who,)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        player = scope.you if self.who == "you" else 1 - scope.you
        return (player_thing(player),) * state.players[player].amber

    def words(self, n: int) -> Message:
        return Message("noun-pool-amber", count=n, who=self.who)

    def counted(self, how: str, n: int) -> Message:
        return Message("has-amber", who=self.who, how=how if n else "none", n=n)


YOUR_POOL = PoolAmber("you")


THEIR_POOL = PoolAmber("opponent")


class Surplus(Group[S]):
    """The creatures that you or your opponent control more than the other, maybe not counting this one: so many
    of them."""

    def __init__(self, who: str, others: bool = False) -> None:
        self.who = who
        self.others = others
        self.args = (who, others)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        player = scope.you if self.who == "you" else 1 - scope.you
        more, fewer = state.players[player].line, state.players[1 - player].line
        return more[len(fewer) - (self.others and scope.this in fewer) :]

    def words(self, n: int) -> Message:
        return Message("noun-surplus", count=n, who=self.who, others="yes" if self.others else "no")


class Keys(Group[S]):
    """The forged or unforged keys of you or your opponent: the player, once for each of them."""

    def __init__(self, who: str, forged: bool = True) -> None:
        self.who = who
        self.forged = forged
        self.args = (who, forged)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        player = scope.you if self.who == "you" else 1 - scope.you
        forged = state.players[player].forged()
        return (player_thing(player),) * (forged if self.forged else KEYS_TO_WIN - forged)

    def words(self, n: int) -> Message:
        return Message("noun-key", count=n, who=self.who, forged="yes" if self.forged else "no")


THEIR_KEYS: Group[S] = Keys("opponent")


HAPPENED = Number("happened", lambda s, _x: s.happened)


def per(n: int, group: Group[S], base: int = 0) -> Amount[S]:
    return Per(n, group, base)


class OwnerOf(Group[S]):
    """The player who owns a card."""

    def __init__(self, group: Group[S]) -> None:
        self.group = group
        self.args = (group,)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return [player_thing(state.owners[card]) for card in self.group.find(state, scope)]

    def words(self, n: int) -> Message:
        return Message("owner-of", what=self.group.words(1))


class ControllerOf(Group[S]):
    """The player who controls a card, or did so when it left play (KF-LEAVE-06)."""

    def __init__(self, group: Group[S]) -> None:
        self.group = group
        self.args = (group,)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        pieces = [state.last_known(card) for card in self.group.find(state, scope)]
        return [player_thing(piece.controller) for piece in pieces if piece is not None]

    def words(self, n: int) -> Message:
        return Message("controller-of", what=self.group.words(1))


class Noted(Amount[S]):
    """A number that the effect has noted under a name, or a multiple of it."""

    def __init__(self, name: str, times: int = 1) -> None:
        self.name = name
        self.times = times
        self.args = (name, times)

    def of(self, state: S, scope: Scope) -> int:
        return self.times * scope.number(self.name)

    def words(self, effect: Callable[[int], Message]) -> Message:
        return Message("amount", effect=effect(0), how_much=Message(f"amount-noted-{self.name}", n=self.times))


HEALED = Noted("healed")


THAT_MUCH = Number("that-much", lambda _s, x: x.event.amount if x.event else 0)  # as the event is about


def _foe(state: S, scope: Scope) -> Thing:
    """The creature that this one fights, unless it has left and another one came of it (KF-LEAVE-02)."""
    another = any(progress in (DEFENDER_GONE, CUT_SHORT) for _, _, progress in state.fights[-1:])
    return NOTHING if scope.event is None or another else scope.event.source


def _beside_its_foe(state: S, card: Thing, scope: Scope) -> bool:
    return scope.event is not None and card in neighbors(state, scope.event.source)


ITS_FOE = Is("its-foe", lambda s, c, x: c == _foe(s, x))  # in a fight's windows


NEIGHBOR_OF_ITS_FOE = Is("neighbor-of-its-foe", _beside_its_foe)  # in the window before the fight


class UnderThis(Group[S]):
    """The cards that lie under this card."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        piece = state.play.get(scope.this)
        return tuple(piece.under) if piece is not None else ()

    def words(self, n: int) -> Message:
        return Message("under-this")


class ThisUpgrade(Group[S]):
    """The upgrade that gives this ability to its creature (KF-WORD-21); or the one of that name on this
    creature: where several are, the active player says which."""

    def __init__(self, slug: str = "") -> None:
        self.slug = slug
        self.args = (slug,)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        if not self.slug:
            return [c for c in scope.things("upgrade") if in_reach(state, c)]
        piece = state.play.get(scope.this)
        return [c for c in piece.upgrades if state.defs[c].slug == self.slug] if piece is not None else ()

    def words(self, n: int) -> Message:
        return Message("this-upgrade")


THIS_UPGRADE: Selection[S] = each(ThisUpgrade())


class TokensOn(Group[S]):
    """The Æmber, the damage or the counters of a name (+1 power counters too) on this card or on the cards of
    a group: each card once for each of them."""

    def __init__(self, what: str, cards: Group[S] | None = None) -> None:
        self.what = what
        self.cards: Group[S] = cards or ThisOne()
        self.args = (what, self.cards)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        cards = [card for card in self.cards.find(state, scope) if card in state.play]
        return [card for card in cards for _ in range(self._tokens(state.play[card]))]

    def _tokens(self, piece: Piece) -> int:
        if self.what in TOKENS:
            tokens: int = getattr(piece, self.what)
            return tokens
        return piece.count(self.what)

    def words(self, n: int) -> Message:
        if isinstance(self.cards, ThisOne):
            return Message("noun-tokens-here", count=n, word=self.what)
        return Message("noun-amber-on", what=Message("plural", group=self.cards.words(SEVERAL)))


TOKENS = ("amber", "damage", "power")


class ItsIcons(Group[S]):
    """The bonus icons of what the effect has named or purged, or those of one kind: the card, once for each of
    them."""

    def __init__(self, icon: str = "any", of: str = "it") -> None:
        self.icon = icon
        self.of = of  # or "card" for a card that is not in play, or "purged"
        self.args = (icon, of)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        cards = scope.things("purged" if self.of == "purged" else "it")
        return [c for c in cards for icon in icons_of(state, c) if self.icon in ("any", icon)]

    def words(self, n: int) -> Message:
        return Message("noun-its-icon", count=n, icon=self.icon, of=self.of)


LOST_ARMOR = Noted("lost", -1)


def times_lost(n: int) -> Amount[S]:
    """So many times what was lost before."""
    return Noted("lost", n)


class ItsTraits(Group[S]):
    """The traits of what the effect has named: the card, once for each of them."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return [card for card in scope.things("it") for _ in last_traits(state, card)]

    def words(self, n: int) -> Message:
        return Message("noun-its-trait", count=n)


def thief(scope: Scope) -> int:
    assert scope.event is not None
    return player_of(scope.event.thing)


def to_be_stolen(state: S, scope: Scope) -> int:
    assert scope.event is not None
    return min(scope.event.amount, state.players[1 - thief(scope)].amber)


class PowerOf(Amount[S]):
    """The power of the cards of a group, taken together; or half of it, rounded down. Cards that are not in
    play have the printed one, the top half of a gigantic creature none (KF-GIG-01)."""

    def __init__(self, group: Group[S], half: bool = False) -> None:
        self.group = group
        self.half = half
        self.args = (group, half)

    def of(self, state: S, scope: Scope) -> int:
        total = sum(self._power(state, card) for card in self.group.find(state, scope))
        return total // 2 if self.half else total

    def _of(self) -> str:
        if isinstance(self.group, Named):
            return "it"
        return "foe" if ITS_FOE in self.group.args else "each"

    def _power(self, state: S, card: Thing) -> int:
        if card in state.play:
            return power(state, card)
        kind = state.defs[card]
        return 0 if kind.half == "top" else kind.power

    def words(self, effect: Callable[[int], Message]) -> Message:
        how_much = Message(
            "power-of", of=self._of(), what=each(self.group).words(), half="yes" if self.half else "no"
        )
        return Message("amount", effect=effect(0), how_much=how_much)


class NotedPower(PowerOf):
    """The power that the chosen creature had before it left, or half of it."""

    def __init__(self, half: bool = False) -> None:
        super().__init__(Named("it"), half)
        self.args = (half,)

    def of(self, state: S, scope: Scope) -> int:
        noted = scope.number("power")
        return noted // 2 if self.half else noted


class DamageOnIt(Amount[S]):
    """The damage on what the effect has named, but not more than so much."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.args = (most,)

    def of(self, state: S, scope: Scope) -> int:
        return min(self.most, max((state.play[card].damage for card in scope.things("it")), default=0))
