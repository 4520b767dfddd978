"""The centre row, and the ways a card leaves it (SI-ROW)."""

from __future__ import annotations

from trivault.games.shards.state.model import ShardsState
from trivault.games.shards.state.numbers import NO_CARD
from trivault.kernel.ids import Thing


def leave_row(state: ShardsState, card: Thing) -> bool:
    """Take a card out of the row and replace it at once; False when it is not there."""
    if card not in state.row:
        return False
    slot = state.row.index(card)
    state.row[slot] = NO_CARD
    refill(state, slot)  # SI-ROW-01, SI-ROW-02, SI-ROW-04
    return True


def refill(state: ShardsState, slot: int) -> None:
    if state.centre:  # SI-AMB-06: an empty deck leaves a gap
        card = state.centre.pop()
        state.row[slot] = card
        state.known.pop(card, None)
        state.barrier += 1


def fill_gaps(state: ShardsState) -> None:
    """Cards that came under an empty centre deck fill the gaps of the row (SI-AMB-06)."""
    if NO_CARD in state.row:
        for slot, card in enumerate(state.row):
            if card == NO_CARD:
                refill(state, slot)


def bury(state: ShardsState) -> None:
    """Fast-played mercenaries go face down under the centre deck, in the order played."""
    for card in state.mercenaries:  # SI-END-01, SI-MERC-04, SI-AMB-09
        state.centre.insert(0, card)
        state.known[card] = state.everyone  # everybody saw them go
    state.mercenaries.clear()
    fill_gaps(state)
