"""The moments that decided a game of Shards of Infinity: mastery, great attacks, and who fell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from trivault.games.shards.state.model import ShardsState
from trivault.games.shards.state.numbers import INFINITE
from trivault.kernel.ids import is_player
from trivault.kernel.log import Entry
from trivault.presentation.presenter import AnyPresenter, KeyMoment, Step

S = ShardsState

MASTERY = (10, 20, 30)  # what many cards wait for
HARD = 5  # damage at once that is worth a line
DECIDES = 50  # the weight of an end


def moments(presenter: AnyPresenter, steps: Iterable[Step[S]]) -> Iterator[KeyMoment]:
    for step in steps:
        turn, _ = presenter.moment(step.before)
        for seat, (before, after) in enumerate(zip(step.before.players, step.after.players, strict=True)):
            for reached in (n for n in MASTERY if before.mastery < n <= after.mastery):
                text = presenter.say("ui-moment-mastery", player=presenter.player(seat), n=reached)
                yield KeyMoment(step.at, turn, seat, text, (), reached)
        for entry in step.entries:
            if weight := _weight(entry):
                yield KeyMoment(
                    step.at, turn, entry.event.actor, presenter.sentence(entry.public), entry.cards, weight
                )


def _weight(entry: Entry) -> int:
    """How much a line of the log tells."""
    event = entry.event
    if event.kind in ("out", "win"):
        return DECIDES
    if event.kind != "damage" or not is_player(event.target):
        return 0
    if event.amount >= INFINITE:
        return DECIDES
    return event.amount if event.amount >= HARD else 0
