"""Situations for the tests of rules: who is asked for what, and how the game ends."""

from __future__ import annotations

from typing import Any, Self

from tests.games.shards.situations import Situation
from trivault.games.shards.positions.view import ShardsView

# A full row, so that the centre deck stays as it is given.
ROW = "kiln-drone, nil-assassin, primus-pilus, spore-cleric, evokatus, reactor-drone"


class RulesSituation(Situation):
    """A situation in which the end of the game is a change like any other.

    >>> with RulesSituation(hand="blaster", p1_health=1) as table:
    ...     table.answer("play blaster", "end-turn")
    ...     table.changed(winners=(0,), hand="", played="blaster", power=1, p1_health=0)
    """

    def __enter__(self) -> Self:
        return self

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who has to decide, and the verb of the answer: `act` in the play phase."""
        choice = self.state.choice
        return None if choice is None else (choice.player, choice.verb)

    def changed(self, winners: Any = None, **expected: Any) -> None:
        result = self.state.result
        assert result == winners, f"winners: {result}; expected: {winners}"
        super().changed(**expected)

    def view(self, seat: int) -> ShardsView:
        """What a player may know."""
        view = self.state.view(seat)
        assert isinstance(view, ShardsView)
        return view

    def zone(self, name: str, seat: int = 0) -> list[str]:
        """The cards of a player's zone by name: for zones that chance has ordered."""
        zone = getattr(self.state.players[seat], name)
        return sorted(self.state.defs[card].slug for card in zone)


def of(seat: int, **zones: Any) -> dict[str, Any]:
    """Zones and dials of a player, by the names of a situation."""
    return {f"p{seat}_{name}" if seat else name: value for name, value in zones.items()}


def cards(*parts: str) -> str:
    """Parts of a zone as one list of cards."""
    return ", ".join(filter(None, parts))
