"""Which cards and players effects of Shards of Infinity speak of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trivault.games.shards.state.model import CHAMPION, ShardsState
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing, player_thing
from trivault.kernel.terms import Filter, Group
from trivault.kernel.text import Message

S = ShardsState


class Kind(Filter[S]):
    """Cards by faction, type, mercenary mark and cost."""

    def __init__(
        self, faction: str = "", type: str = "", mercenary: bool = False, cost_up_to: int = 99
    ) -> None:
        self.faction = faction
        self.type = type
        self.mercenary = mercenary
        self.cost_up_to = cost_up_to
        self.args = (faction, type, mercenary, cost_up_to)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        card = state.defs[thing]
        return (
            (not self.faction or card.faction == self.faction)
            and (not self.type or card.type == self.type)
            and (not self.mercenary or card.mercenary)
            and card.cost <= self.cost_up_to
        )

    def words(self, n: int) -> Message:
        noun = "mercenary" if self.mercenary else self.type or "card"
        said = Message(f"noun-{noun}", n=n, faction=self.faction or "any")
        return said if self.cost_up_to == 99 else Message("cost-up-to", what=said, n=self.cost_up_to)


ANY_CARD = Kind()


class YouAndOtherChampions(Filter[S]):
    """You, and your champions except this one."""

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        own = thing in state.players[scope.you].champions and thing != scope.this
        return own or thing == player_thing(scope.you)

    def words(self, n: int) -> Message:
        return Message("you-and-other-champions")


class InZone(Group[S]):
    """The own cards of a zone that fit."""

    def __init__(self, zone: str, filter: Filter[S] = ANY_CARD) -> None:
        self.zone = zone
        self.filter = filter
        self.args = (zone, filter)

    def find(self, state: S, scope: Scope) -> list[Thing]:
        cards = ZONES[self.zone]
        return [card for card in cards(state, scope.you) if self.filter.fits(state, card, scope)]

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
    "hand-or-discard": lambda state, you: state.players[you].hand + state.players[you].discard,  # SI-BAN-03
    "discard": lambda state, you: state.players[you].discard,
    "champions": lambda state, you: state.players[you].champions,
    "row": lambda state, you: [card for card in state.row if card >= 0],
    "played": lambda state, you: state.played,
    "copyable": _copyable,
    "enemy-champions": _enemy_champions,
}


class Opponents(Group[S]):
    """The other players who are still in the game."""

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        return [player_thing(seat) for seat in state.opponents(scope.you)]

    def words(self, n: int) -> Message:
        return Message("noun-opponent", n=n)


ENEMY_CHAMPIONS = InZone("enemy-champions", Kind(type=CHAMPION))
