"""What tests of cards look at on a table."""

from __future__ import annotations

from typing import Any

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.positions import view
from trivault.games.keyforge.rules.creature_stats import keyword


def seen(table: Situation, player: int) -> view.KeyForgeView:
    """The table as a player sees it."""
    return view.build(table.state, player)


def deck_of(table: Situation, player: int = 0) -> list[str]:
    return sorted(table.state.defs[card].slug for card in table.state.players[player].deck)


def table_of(**given: Any) -> Situation:
    """A situation in which Untamed is the active house unless another is given."""
    return Situation(**{"house": "untamed"} | given)


def skirmish(table: Situation, name: str) -> bool:
    return keyword(table.state, table.card(name), "skirmish") > 0
