"""What puzzles of Mage Wars can ask for."""

from __future__ import annotations

from collections.abc import Callable

from trivault.games.magewars.cards import CARDS
from trivault.games.magewars.rules.traits import life
from trivault.games.magewars.state.model import CREATURE, MageWarsState
from trivault.kernel.ids import Thing
from trivault.puzzles.measures import Measure, Measures

SLUGS = {card.slug for card in CARDS}
NOWHERE = 99  # zones to what is not in the arena


def _mine(number: Callable[[MageWarsState, int], int]) -> Measure[MageWarsState]:
    return lambda state, player, name: number(state, player)


def _theirs(number: Callable[[MageWarsState, int], int]) -> Measure[MageWarsState]:
    """Of the other player: in puzzles two play."""
    return lambda state, player, name: number(state, 1 - player)


def _life(state: MageWarsState, player: int) -> int:
    """What is left of the life of a mage."""
    mage = state.players[player].mage
    return max(0, life(state, mage) - state.play[mage].damage) if mage in state.play else 0


def _mana(state: MageWarsState, player: int) -> int:
    mage = state.players[player].mage
    return state.play[mage].mana if mage in state.play else 0


def _creatures(state: MageWarsState, player: int) -> int:
    """Without the mage."""
    return sum(
        piece.controller == player and state.card(thing).type == CREATURE for thing, piece in state.play.items()
    )


def _guards(state: MageWarsState, player: int) -> int:
    return sum(piece.controller == player and piece.guard for piece in state.play.values())


def _pieces(state: MageWarsState, player: int, slug: str) -> list[Thing]:
    found = state.play.items()
    return [thing for thing, piece in found if piece.controller == player and state.card(thing).slug == slug]


def _count(state: MageWarsState, player: int, slug: str) -> int:
    return len(_pieces(state, player, slug))


def _open(state: MageWarsState, player: int, slug: str) -> int:
    return sum(state.play[thing].revealed for thing in _pieces(state, player, slug))


def _distance(state: MageWarsState, player: int, slug: str) -> int:
    """Zones from a player's nearest card of this name to the mage of the other."""
    mage = state.players[1 - player].mage
    zones = [zone for thing in _pieces(state, player, slug) if (zone := state.zone_of(thing)) >= 0]
    there = state.play[mage].zone if mage in state.play else NOWHERE
    far = [state.arena.distances[zone][there] for zone in zones if 0 <= there < state.arena.zones]
    return min(far, default=NOWHERE)


def _laid_on(state: MageWarsState, player: int, slug: str) -> int:
    """Open cards of a player that are attached to cards of this name of the other."""
    hosts = _pieces(state, 1 - player, slug)
    return sum(
        piece.controller == player and piece.revealed and piece.host in hosts for piece in state.play.values()
    )


def _sort(state: MageWarsState) -> None:
    for pairs in (state.barriers, state.attacked):
        pairs.sort()
    for side in state.players:
        side.prepared.sort()
        side.spellbook.sort()


PLAIN: dict[str, Callable[[MageWarsState, int], int]] = {
    "life": _life,
    "mana": _mana,
    "creatures": _creatures,
    "guards": _guards,
}
NAMED: dict[str, Measure[MageWarsState]] = {
    "mine": _count,
    "open": _open,
    "distance": _distance,
    "laid-on": _laid_on,
}

MEASURES: Measures[MageWarsState] = Measures(
    "trivault.games.magewars.puzzles",
    plain={name: _mine(number) for name, number in PLAIN.items()}
    | {f"their-{name}": _theirs(number) for name, number in PLAIN.items()},
    named={
        **NAMED,
        "theirs": lambda state, player, slug: _count(state, 1 - player, slug),
        "their-distance": lambda state, player, slug: _distance(state, 1 - player, slug),
    },
    known=SLUGS.__contains__,
    sort=_sort,
)
