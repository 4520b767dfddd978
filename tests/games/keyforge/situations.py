"""Situations for the tests of cards: what lies on the table, and exactly what an answer changes."""

from __future__ import annotations

import re
from typing import Any, Self

import msgspec

from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.positions.position import PlayerForm, Position, TurnForm, fields
from trivault.games.keyforge.rules.creature_stats import power
from trivault.games.keyforge.rules.forge import key_cost
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.testing import Scenario

SIDE, TURN = PlayerForm.__struct_fields__, TurnForm.__struct_fields__
REMEMBERED = ("forged_last", "houses", "known", "creatures_last", "stolen_last")
COMPARED = tuple(name for name in SIDE if name not in REMEMBERED)  # what `changed` looks at, of each player
DEFAULTS = {
    name: value for form in (PlayerForm(), TurnForm()) for name, value in msgspec.structs.asdict(form).items()
}
NOT_LISTS = tuple(name for name, value in DEFAULTS.items() if not isinstance(value, list))


class Situation(Scenario[KeyForgeState]):
    """Player 0 is to move and is named without a prefix: `hand`, `line`, `amber`, `p1_line` …

    Cards are written `punch, 2 troll`; in play `troll damage:2 exhausted +blood-of-titans`; decks and
    discard piles from the top. The active house is Brobnar unless another is given.

    >>> with Situation(hand="punch", p1_line="bumpsy, troll") as table:
    ...     table.answer("play punch", "damage bumpsy")
    ...     table.changed(amber=1, hand="", discard="punch", p1_line="bumpsy damage:3, troll")
    """

    cards = GAME  # the game whose cards lie on the table

    def __init__(self, **given: Any) -> None:
        super().__init__(self.cards, written(given))

    def __enter__(self) -> Self:
        return self

    def card(self, name: str) -> int:
        """The one card of this name in play."""
        (card,) = (c for c in self.state.play if self.state.defs[c].slug == name)
        return card

    def power(self, name: str) -> int:
        return power(self.state, self.card(name))

    def key_cost(self, player: int) -> int:
        return key_cost(self.state, player)

    def snapshot(self, state: KeyForgeState) -> dict[str, Any]:
        return snapshot(state)


def written(given: dict[str, Any]) -> dict[str, Any]:
    """The position that the names of a situation describe."""
    players: list[dict[str, Any]] = [{}, {}]
    turn: dict[str, Any] = {"house": "brobnar"}
    ordered = given.pop("order_discards", False)
    for name, value in given.items():
        part = name.removeprefix("p1_")
        assert part in SIDE or (part in TURN and part == name), name
        holder = turn if part in TURN else players[part != name]
        holder[part] = value if part in NOT_LISTS else [entry.strip() for entry in value.split(",") if entry]
    return {"players": players, "turn": turn, "order_discards": ordered}


def snapshot(state: KeyForgeState) -> dict[str, Any]:
    """All that lies on the table, by the names of a situation, whose turn it is, and who has won."""
    position: Position = fields(state)
    winner = state.result[0] if state.result else None
    found: dict[str, Any] = {"player": position.turn.player, "winner": winner}
    for seat, side in enumerate(position.players):
        form = msgspec.structs.asdict(side)
        for zone in ("deck", "archives"):  # who has seen a card is not on the table
            form[zone] = [re.sub(" known:[^ ]+| abducted", "", entry) for entry in form[zone]]
        form["line"] = [re.sub(" (elusive-used|granted)", "", entry) for entry in side.line]  # this turn
        found |= {("p1_" if seat else "") + name: form[name] for name in COMPARED}
    return {name: ", ".join(value) if isinstance(value, list) else value for name, value in found.items()}
