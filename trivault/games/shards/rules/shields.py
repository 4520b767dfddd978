"""Shields: what an attacked player may do before damage is dealt (SI-SHLD)."""

from __future__ import annotations

from collections.abc import Sequence

from trivault.games.shards.state.model import ShardsState
from trivault.kernel.batches import Prevent
from trivault.kernel.choice_nodes import Ask
from trivault.kernel.choices import PICK, Choice, Raw
from trivault.kernel.control import Seq
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.log import Entry, LogEvent
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Amount
from trivault.kernel.text import Message

SHOWN_SHIELDS = "shown"


def shield_cards(state: ShardsState, player: int) -> Sequence[Thing]:
    """The cards in hand that can be shown; champions in play do not count (SI-SHLD-06)."""
    return [card for card in state.players[player].hand if state.defs[card].shield]


class ShowShields(Ask[ShardsState]):
    """The attacked player shows any number of shield cards, or none (SI-SHLD-01, SI-SHLD-02).

    Whoever holds cards is asked, with shields or without: being asked must tell nobody anything.
    """

    def run(self, state: ShardsState) -> bool:
        return bool(state.players[state.scopes[-1].you].hand) and self.ask(state)

    def question(self, state: ShardsState) -> Choice:
        you = state.scopes[-1].you
        cards = tuple(shield_cards(state, you))
        return Choice(you, PICK, "show", things=cards, low=0, high=len(cards), reason="show")

    def answered(self, state: ShardsState, answer: Raw) -> bool:
        scope, shown = state.scopes[-1], answer[2]
        scope.bind(SHOWN_SHIELDS, shown)
        for card in shown:
            state.reveal_to(card, state.everyone)  # SI-SHLD-03: it stays in hand
        if shown and state.log is not None:
            names = [state.game.thing_message(state, card) for card in shown]
            public = Message("log-show", who=Message("player", n=scope.you + 1), cards=names)
            slugs = tuple(state.defs[card].slug for card in shown)
            state.log.append(Entry(LogEvent("show", scope.you), public, slugs, "SI-SHLD-01", things=shown))
        return False


class ShownShields(Amount[ShardsState]):
    """What the shown cards prevent together (SI-SHLD-01)."""

    def of(self, state: ShardsState, scope: Scope) -> int:
        return sum(state.defs[card].shield for card in scope.things(SHOWN_SHIELDS))


SHOW_SHIELDS: Node[ShardsState] = Seq((ShowShields(), Prevent(ShownShields())))
