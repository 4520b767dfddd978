"""The order in which destroyed cards are put into the discard piles (KF-DEST-03)."""

from __future__ import annotations

from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.choice_nodes import Ask
from trivault.kernel.choices import ORDER, Choice, Raw
from trivault.kernel.ids import Thing
from trivault.kernel.nodes import Node

S = KeyForgeState


class OrderDiscards(Ask[S]):
    """The active player orders what has come into each pile together, upgrades too. Hardly any card
    looks at the order of a pile, so that it is asked only in games in which it matters."""

    def run(self, state: S) -> bool:
        if not state.orders_discards:
            return False
        state.scopes[-1].bind_numbers("pile", 0)
        return self._next(state)

    def _next(self, state: S) -> bool:
        scope = state.scopes[-1]
        while scope.number("pile") < state.seats:
            new = self._new(state)
            if len({(state.defs[card], state.printed[card], state.icons[card]) for card in new}) > 1:
                return self.ask(state)
            scope.bind_numbers("pile", scope.number("pile") + 1)
        return False

    def _pile(self, state: S) -> list[Thing]:
        """The pile at hand: the active player's, then the other."""
        whose = (state.active + state.scopes[-1].number("pile")) % state.seats
        return state.players[whose].discard

    def _new(self, state: S) -> list[Thing]:
        """What this destruction has put on top of the pile, the top card last."""
        came: set[Thing] = set()
        for event in state.batches[-1].events:
            if event is not None and event.thing in state.gone:
                piece = state.gone[event.thing]
                came |= {event.thing, *piece.upgrades, *piece.under}
        pile = self._pile(state)
        below = next((i for i in range(len(pile), 0, -1) if pile[i - 1] not in came), 0)
        return pile[below:]

    def question(self, state: S) -> Choice:
        new = tuple(self._new(state))
        return Choice(state.active, ORDER, "order", things=new, reason="discard-order")

    def answered(self, state: S, answer: Raw) -> bool:
        ordered = answer[2]
        self._pile(state)[-len(ordered) :] = ordered
        scope = state.scopes[-1]
        scope.bind_numbers("pile", scope.number("pile") + 1)
        return self._next(state)


ORDER_DISCARDS: Node[S] = OrderDiscards()
