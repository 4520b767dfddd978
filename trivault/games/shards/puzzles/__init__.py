"""What puzzles of Shards of Infinity can ask for."""

from __future__ import annotations

from collections.abc import Callable

from trivault.games.shards.cards import CENTRE, STARTER
from trivault.games.shards.state.model import ShardsState
from trivault.puzzles.measures import Measure, Measures

SLUGS = {card.slug for card in (*CENTRE, *STARTER)}


def _mine(number: Callable[[ShardsState, int], int]) -> Measure[ShardsState]:
    return lambda state, player, name: number(state, player)


def _theirs(number: Callable[[ShardsState, int], int]) -> Measure[ShardsState]:
    """Of the player to the left: in puzzles two play."""
    return lambda state, player, name: number(state, (player + 1) % state.seats)


def _owned(state: ShardsState, player: int, slug: str) -> int:
    """Cards of a player, wherever they lie; those in the play area belong to whose turn it is."""
    side = state.players[player]
    cards = [*side.hand, *side.deck, *side.discard, *side.champions]
    cards += state.allies if state.active == player else []
    return sum(state.defs[card].slug == slug for card in cards)


def _in_hand(state: ShardsState, player: int, slug: str) -> int:
    return sum(state.defs[card].slug == slug for card in state.players[player].hand)


def _in_play(state: ShardsState, player: int, slug: str) -> int:
    return sum(state.defs[card].slug == slug for card in state.players[player].champions)


def _sort(state: ShardsState) -> None:
    """Neither the order in which cards were played nor that of a hand makes a difference."""
    for cards in (state.played, state.allies, state.mercenaries, state.banished):
        cards.sort()
    for side in state.players:
        side.hand.sort()
        side.discard.sort()
        side.champions.sort()
        side.exhausted.sort()


MEASURES: Measures[ShardsState] = Measures(
    "trivault.games.shards.puzzles",
    plain={
        "health": _mine(lambda state, player: state.players[player].health),
        "mastery": _mine(lambda state, player: state.players[player].mastery),
        "champions": _mine(lambda state, player: len(state.players[player].champions)),
        "hand": _mine(lambda state, player: len(state.players[player].hand)),
        "gems": _mine(lambda state, player: state.gems),
        "power": _mine(lambda state, player: state.power),
        "their-health": _theirs(lambda state, player: state.players[player].health),
        "their-mastery": _theirs(lambda state, player: state.players[player].mastery),
        "their-champions": _theirs(lambda state, player: len(state.players[player].champions)),
    },
    named={"own": _owned, "in-hand": _in_hand, "in-play": _in_play},
    known=SLUGS.__contains__,
    sort=_sort,
)
