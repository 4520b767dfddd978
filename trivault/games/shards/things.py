"""Which cards and players effects of Shards of Infinity speak of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from trivault.games.shards.model import CHAMPION, ShardsState
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing, player_thing
from trivault.kernel.terms import Filter, Find, Fit, Group
from trivault.kernel.text import Message

S = ShardsState


@dataclass(frozen=True)
class Kind(Filter[S]):
    """Cards by faction, type, mercenary mark and cost."""

    faction: str = ""
    type: str = ""
    mercenary: bool = False
    cost_up_to: int = 99

    def compile(self) -> Fit[S]:
        faction, kind, mercenary, most = self.faction, self.type, self.mercenary, self.cost_up_to

        def fits(state: S, thing: Thing, scope: Scope) -> bool:
            card = state.defs[thing]
            return (
                (not faction or card.faction == faction)
                and (not kind or card.type == kind)
                and (not mercenary or card.mercenary)
                and card.cost <= most
            )

        return fits

    def words(self, n: int) -> Message:
        noun = "mercenary" if self.mercenary else self.type or "card"
        said = Message(f"noun-{noun}", n=n, faction=self.faction or "any")
        return said if self.cost_up_to == 99 else Message("cost-up-to", what=said, n=self.cost_up_to)


ANY_CARD = Kind()


@dataclass(frozen=True)
class YouAndOtherChampions(Filter[S]):
    """You, and your champions except this one."""

    def compile(self) -> Fit[S]:
        def fits(state: S, thing: Thing, scope: Scope) -> bool:
            own = thing in state.players[scope.you].champions and thing != scope.this
            return own or thing == player_thing(scope.you)

        return fits

    def words(self, n: int) -> Message:
        return Message("you-and-other-champions")


@dataclass(frozen=True)
class InZone(Group[S]):
    """The own cards of a zone that fit."""

    zone: str
    filter: Filter[S] = ANY_CARD

    def compile(self) -> Find[S]:
        cards, fits = ZONES[self.zone], self.filter.fits

        def find(state: S, scope: Scope) -> list[Thing]:
            return [card for card in cards(state, scope.you) if fits(state, card, scope)]

        return find

    def words(self, n: int) -> Message:
        return Message(f"in-{self.zone}", what=self.filter.words(n), n=n)


def _enemy_champions(state: S, you: int) -> list[Thing]:
    return [card for seat in state.opponents(you) for card in state.players[seat].champions]


def _copyable(state: S, you: int) -> list[Thing]:
    """Cards played this turn that are not champions; an Ojas never copies an Ojas (SI-AMB-26)."""
    return [
        c for c in state.played if state.defs[c].type != CHAMPION and state.defs[c].slug != "ojas-genesis-druid"
    ]


ZONES: dict[str, Callable[[S, int], list[Thing]]] = {
    "hand-or-discard": lambda state, you: state.players[you].hand + state.players[you].discard,
    "discard": lambda state, you: state.players[you].discard,
    "champions": lambda state, you: state.players[you].champions,
    "row": lambda state, you: [card for card in state.row if card >= 0],
    "played": lambda state, you: state.played,
    "copyable": _copyable,
    "enemy-champions": _enemy_champions,
}


@dataclass(frozen=True)
class Opponents(Group[S]):
    """The other players who are still in the game."""

    def compile(self) -> Find[S]:
        return lambda state, scope: [player_thing(seat) for seat in state.opponents(scope.you)]

    def words(self, n: int) -> Message:
        return Message("noun-opponent", n=n)


ENEMY_CHAMPIONS = InZone("enemy-champions", Kind(type=CHAMPION))
