"""What can be worked out on a table as a player sees it, once for all languages."""

from __future__ import annotations

from collections import deque

from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.positions.view import KeyForgeView, at_rest
from trivault.games.keyforge.presentation.active_effects import ActiveAbility, active_effects
from trivault.games.keyforge.rules.creature_stats import armor, power
from trivault.games.keyforge.rules.forge import key_cost
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.ids import Thing, player_thing

REMEMBERED = 4  # views: of both players, of those who watch, and of one who looks at an earlier moment


class SeenTable:
    """A table that looks just so to the player; the hidden cards on it are made up."""

    def __init__(self, view: KeyForgeView) -> None:
        self.view = view
        self.state: KeyForgeState = at_rest(GAME, view)
        self._active_effects: list[ActiveAbility] | None = None
        self._values: dict[Thing, dict[str, int]] | None = None

    def active_effects(self) -> list[ActiveAbility]:
        if self._active_effects is None:
            self._active_effects = active_effects(self.state)
        return self._active_effects

    def values(self) -> dict[Thing, dict[str, int]]:
        if self._values is None:
            self._values = self._computed()
        return self._values

    def _computed(self) -> dict[Thing, dict[str, int]]:
        state = self.state
        seats = range(len(self.view.sides))
        costs = {player_thing(seat): {"key-cost": key_cost(state, seat)} for seat in seats}
        creatures = [card for card in state.play if state.is_creature(card)]
        return costs | {card: {"power": power(state, card), "armor": armor(state, card)} for card in creatures}


_LATEST: deque[SeenTable] = deque(maxlen=REMEMBERED)


def seen(view: KeyForgeView) -> SeenTable:
    """The table of a view; those of the latest views are remembered."""
    for each in _LATEST:
        if each.view is view:
            return each
    found = SeenTable(view)
    _LATEST.append(found)
    return found
