"""What matches of Mage Wars tell: the life that the mages have left, and which spells were prepared."""

from __future__ import annotations

from trivault.games.magewars.rules.traits import life
from trivault.games.magewars.state.model import MageWarsState
from trivault.simulate.match_stats import MatchStats


class MageWarsMatchStats(MatchStats[MageWarsState]):
    def __init__(self, state: MageWarsState) -> None:
        super().__init__(state)
        self.prepared: list[set[str]] = [set() for _ in range(state.seats)]

    def first(self, state: MageWarsState) -> int:
        """All plan at the same time; then the player with the initiative begins."""
        return state.initiative

    def look(self, state: MageWarsState) -> None:
        """By name, as cards that return to a spellbook may get other numbers."""
        for names, side in zip(self.prepared, state.players, strict=True):
            names.update(state.card(spell).slug for spell in side.prepared)

    def cards(self, state: MageWarsState, seat: int) -> tuple[str, ...]:
        return tuple(sorted(self.prepared[seat]))

    def numbers(self, state: MageWarsState, seat: int) -> dict[str, float]:
        mage = state.players[seat].mage
        return {"life": life(state, mage) - state.play[mage].damage if mage in state.play else 0}
