"""Situations in which another house than Brobnar is active unless one is given."""

from __future__ import annotations

from typing import Any

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.rules import creature_stats


class _OfHouse(Situation):
    house = ""

    def __init__(self, **given: Any) -> None:
        super().__init__(**{"house": self.house, **given})

    def armor(self, name: str) -> int:
        return creature_stats.armor(self.state, self.card(name))

    def has(self, keyword: str, name: str) -> bool:
        return creature_stats.keyword(self.state, self.card(name), keyword) > 0

    def known(self, zone: str, player: int = 0) -> list[str]:
        """The cards of a hidden zone that both players know."""
        side = self.state.players[player]
        cards = [c for c in getattr(side, zone) if self.state.known.get(c) == self.state.everyone]
        return sorted(self.state.defs[c].slug for c in cards)


class Dis(_OfHouse):
    house = "dis"


class Logos(_OfHouse):
    house = "logos"


class Mars(_OfHouse):
    house = "mars"


class Sanctum(_OfHouse):
    house = "sanctum"
