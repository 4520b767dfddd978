"""Situations for the tests of cards: what lies on the table, and exactly what an answer changes."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import msgspec

import trivault
from trivault.games.shards.positions.position import PlayerForm, Position, TurnForm
from trivault.games.shards.state.model import ShardsState
from trivault.testing import Scenario

GAME: Any = trivault.load("shards")

SIDE = tuple(name for name in PlayerForm.__struct_fields__ if name != "character")
TURN = tuple(name for name in TurnForm.__struct_fields__ if name != "number")
AROUND = ("players", "game", "turn", "seed", "draws", "exact")
TABLE = tuple(name for name in Position.__struct_fields__ if name not in AROUND)


class Situation(Scenario[ShardsState]):
    """Player 0 is to move and is named without a prefix: `hand`, `health`, `p1_hand`, `p2_health` …

    Cards are written `2 crystal, blaster`. Row and centre deck are empty unless they are given.

    >>> with Situation(hand="nil-assassin, crystal", p1_health=20) as table:
    ...     table.answer("play nil-assassin")
    ...     table.changed(power=5, hand="crystal", played="nil-assassin")
    """

    def __init__(self, **given: Any) -> None:
        super().__init__(GAME, written(given))

    def snapshot(self, state: ShardsState) -> dict[str, Any]:
        return snapshot(state)


def written(given: dict[str, Any]) -> dict[str, Any]:
    """The position that the names of a situation describe."""
    seats = max(2, *(int(name[1]) + 1 for name in given if name[0] == "p" and name[1].isdigit()), 0)
    players: list[dict[str, Any]] = [{} for _ in range(seats)]
    position: dict[str, Any] = {"players": players, "turn": {}, "row": [], "centre": []}
    for name, value in given.items():
        seat, _, part = name.rpartition("_")
        holder = players[int(seat[1:] or 0)] if part in SIDE else position
        if part in TURN:
            holder = position["turn"]
        assert part in (*SIDE, *TURN, *TABLE), name
        cards = isinstance(value, str) and value != "infinite"
        holder[part] = [entry.strip() for entry in value.split(",") if entry.strip()] if cards else value
    position["row"] = [slug for entry in position["row"] for slug in places(entry)]
    return position


def places(entry: str) -> list[str]:
    """The row has one card in each place; `5 kiln-drone` stands for five of them."""
    times, _, slug = entry.rpartition(" ")
    return [slug] * int(times or 1)


def together(slugs: list[str | None]) -> list[str]:
    """The cards of the row without its gaps, equal neighbours together."""
    runs = [(slug, len(list(group))) for slug, group in groupby(filter(None, slugs))]
    return [slug if times == 1 else f"{times} {slug}" for slug, times in runs]


def snapshot(state: ShardsState) -> dict[str, Any]:
    """All that lies on the table, by the names of a situation."""
    position = msgspec.convert(state.position(), Position)
    found = {name: getattr(position, name) for name in TABLE}
    found |= {name: getattr(position.turn, name) for name in TURN}
    for seat, side in enumerate(position.players):
        found |= {(f"p{seat}_" if seat else "") + name: getattr(side, name) for name in SIDE}
    found["row"] = together(position.row)
    return {name: ", ".join(value) if isinstance(value, list) else value for name, value in found.items()}
