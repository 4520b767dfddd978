"""What a player may know. A view is built from that alone; nothing is taken out of a state.

A game extends `View` with its own table. `pending` is how far the running effects have come:
public, since everybody sees what is being resolved; cards that the player does not know are
left out of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from trivault.kernel import notation
from trivault.kernel.choices import Raw
from trivault.kernel.ids import NOTHING
from trivault.kernel.record_forms import StateOpen
from trivault.kernel.saved_state import Running

if TYPE_CHECKING:
    from trivault.kernel.running_state import RunningState


class ChoiceView(msgspec.Struct, frozen=True):
    """An open choice: everybody sees who decides and why, only that player sees the options."""

    player: int
    reason: str
    source: str
    mine: bool
    kind: str = ""
    verb: str = ""
    low: int = 0
    high: int = 0
    answers: int = 0
    options: tuple[str, ...] = ()


class View(StateOpen, frozen=True, kw_only=True):
    """The part of a view that all games share."""

    game: str
    player: int
    choices: tuple[ChoiceView, ...]
    answered: tuple[tuple[int, Raw | None], ...] = ()  # who has decided in secret: the own answer shows
    pending: Running


def answered(state: RunningState, player: int) -> tuple[tuple[int, Raw | None], ...]:
    return tuple((who, raw if who == player else None) for who, raw in sorted(state.answers))


def choice_views(state: RunningState, player: int) -> tuple[ChoiceView, ...]:
    views = []
    for choice in state.choices:
        known = choice.source < 0 or state.game.visible(state, player, choice.source)
        source = notation.slug(state, choice.source if known else NOTHING)
        if choice.player != player:
            views.append(ChoiceView(choice.player, choice.reason, source, mine=False))
            continue
        if choice.listed:
            options = tuple(notation.texts(state, choice, choice.listed))
        else:
            names = notation.refs(state, choice.things, player)
            options = tuple(names[thing] for thing in choice.things)
        views.append(
            ChoiceView(
                choice.player,
                choice.reason,
                source,
                True,
                choice.kind,
                choice.verb,
                choice.low,
                choice.high,
                choice.count(),
                options,
            )
        )
    return tuple(views)
