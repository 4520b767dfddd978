"""Who and how much: players and numbers that cards speak of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from trivault.games.keyforge.battleline import neighbors
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.things import Hosts, Is, ThisOne
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing, player_thing
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Amount, Count, EventThing, Find, Group, Named, Per, Selection, each
from trivault.kernel.text import Message

S = KeyForgeState


Effect = Node[S]


HowMuch = int | Amount[S]


ALL = 1000  # "all of it", "fully"


IT: Group[S] = Named("it")


DESTROYED_THIS_WAY: Group[S] = Named("destroyed")  # by the effect at hand (KF-WORD-06)


THAT: Selection[S] = each(EventThing())  # what the event at hand is about


HOST: Selection[S] = each(Hosts())  # the creature that this upgrade is on


THIS: Selection[S] = each(ThisOne())


@dataclass(frozen=True)
class Players(Group[S]):
    """You, your opponent, or each player; or the controller, owner or opponent of a thing."""

    who: str

    def compile(self) -> Find[S]:
        who = self.who

        def find(state: S, scope: Scope) -> list[Thing]:
            if who == "each":
                return [player_thing(state.active), player_thing(1 - state.active)]
            return [player_thing(scope.you if who == "you" else 1 - scope.you)]

        return find

    def words(self, n: int) -> Message:
        return Message(f"who-{self.who}")


OPPONENT = each(Players("opponent"))


FOR_YOU = Is("you", lambda _s, t, x: t == player_thing(x.you))


FOR_OPPONENT = Is("opponent", lambda _s, t, x: t == player_thing(1 - x.you))


FOR_ALL = Is("each-player", lambda _s, t, _x: t < NOTHING)


@dataclass(frozen=True)
class Number(Amount[S]):
    """An amount by name: what it counts is code, what it says is a message of that name."""

    name: str
    count: Callable[[S, Scope], int] = field(repr=False)
    n: int = 0

    def compile(self) -> Count[S]:
        return self.count

    def words(self, effect: Callable[[int], Message]) -> Message:
        return Message("amount", effect=effect(0), how_much=Message(f"amount-{self.name}", n=self.n))


def _surplus(state: S, player: int) -> int:
    return max(0, len(state.players[player].line) - len(state.players[1 - player].line))


YOUR_AMBER = Number("your-amber", lambda s, x: s.players[x.you].amber)


THEIR_AMBER = Number("their-amber", lambda s, x: s.players[1 - x.you].amber)


THEIR_KEYS = Number("their-keys", lambda s, x: s.players[1 - x.you].forged())


YOUR_SURPLUS = Number("your-surplus", lambda s, x: _surplus(s, x.you))  # creatures more than the opponent's


THEIR_SURPLUS = Number("their-surplus", lambda s, x: _surplus(s, 1 - x.you))


HAPPENED = Number("happened", lambda s, _x: s.happened)


def per(n: int, group: Group[S], base: int = 0) -> Amount[S]:
    return Per(n, group, base)


@dataclass(frozen=True)
class OwnerOf(Group[S]):
    """The player who owns a card."""

    group: Group[S]

    def compile(self) -> Find[S]:
        find = self.group.find
        return lambda state, scope: [player_thing(state.owners[card]) for card in find(state, scope)]

    def words(self, n: int) -> Message:
        return Message("owner-of", what=self.group.words(1))


HEALED = Number("healed", lambda _s, x: x.number("healed"))


def your_amber_beyond(n: int) -> Amount[S]:
    return Number("your-amber-beyond", lambda s, x: max(0, s.players[x.you].amber - n), n)


def their_amber_beyond(n: int) -> Amount[S]:
    return Number("their-amber-beyond", lambda s, x: max(0, s.players[1 - x.you].amber - n), n)


def _beside_its_foe(state: S, card: Thing, scope: Scope) -> bool:
    return scope.event is not None and card in neighbors(state, scope.event.source)


ITS_FOE = Is("its-foe", lambda _s, c, x: x.event is not None and c == x.event.source)  # in a fight's windows


NEIGHBOR_OF_ITS_FOE = Is("neighbor-of-its-foe", _beside_its_foe)  # in the window before the fight


@dataclass(frozen=True)
class UnderThis(Group[S]):
    """The cards that lie under this card."""

    def compile(self) -> Find[S]:
        def find(state: S, scope: Scope) -> Sequence[Thing]:
            piece = state.play.get(scope.this)
            return tuple(piece.under) if piece is not None else ()

        return find

    def words(self, n: int) -> Message:
        return Message("under-this")


@dataclass(frozen=True)
class ThisUpgrade(Named[S]):
    """The upgrade that gives this ability to its creature (KF-WORD-21)."""

    def words(self, n: int) -> Message:
        return Message("this-upgrade")


THIS_UPGRADE: Selection[S] = Selection(ThisUpgrade("upgrade"), every=True)
