"""What puzzles of KeyForge can ask for."""

from __future__ import annotations

from collections.abc import Callable

from trivault.games.keyforge.cards import CARDS
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.pieces import Side
from trivault.kernel.ids import Thing
from trivault.puzzles.measures import Measure, Measures

SLUGS = {card.slug for card in CARDS}


def _mine(number: Callable[[Side], int]) -> Measure[KeyForgeState]:
    return lambda state, player, name: number(state.players[player])


def _theirs(number: Callable[[Side], int]) -> Measure[KeyForgeState]:
    return lambda state, player, name: number(state.players[1 - player])


def _count(state: KeyForgeState, cards: list[Thing], slug: str) -> int:
    return sum(state.defs[card].slug == slug for card in cards)


def _in_play(state: KeyForgeState, player: int, slug: str) -> int:
    side = state.players[player]
    return _count(state, [*side.line, *side.artifacts], slug)


def _sort(state: KeyForgeState) -> None:
    """What was played, used and destroyed counts, but not in which order; nor does that of a hand, nor that of
    a discard pile where no card looks at it."""
    for cards in (state.played, state.used, state.reaped, state.fought, state.destroyed, state.fallen):
        cards.sort()
    state.discarded.sort()
    state.gone = dict(sorted(state.gone.items()))
    for side in state.players:
        side.hand.sort()
        if not state.orders_discards:
            side.discard.sort()


PLAIN: dict[str, Callable[[Side], int]] = {
    "keys": lambda side: side.keys.bit_count(),
    "amber": lambda side: side.amber,
    "creatures": lambda side: len(side.line),
    "artifacts": lambda side: len(side.artifacts),
    "hand": lambda side: len(side.hand),
    "archives": lambda side: len(side.archives),
    "chains": lambda side: side.chains,
}

MEASURES: Measures[KeyForgeState] = Measures(
    "trivault.games.keyforge.puzzles",
    plain={name: _mine(number) for name, number in PLAIN.items()}
    | {f"their-{name}": _theirs(number) for name, number in PLAIN.items()},
    named={
        "mine": _in_play,
        "theirs": lambda state, player, slug: _in_play(state, 1 - player, slug),
        "in-hand": lambda state, player, slug: _count(state, state.players[player].hand, slug),
    },
    known=SLUGS.__contains__,
    sort=_sort,
)
