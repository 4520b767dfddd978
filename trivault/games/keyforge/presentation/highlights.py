"""The moments that decided a game of KeyForge: keys, and the greatest swings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import CREATURE
from trivault.kernel.log import Entry
from trivault.presentation.presenter import AnyPresenter, KeyMoment, Step

S = KeyForgeState

KEY = 20  # the weight of a key
SWING = 3  # how much the difference in Æmber must change at once
FALLEN = 3  # how many creatures must be destroyed at once


def moments(presenter: AnyPresenter, steps: Iterable[Step[S]]) -> Iterator[KeyMoment]:
    for step in steps:
        keys = [entry for entry in step.entries if entry.event.kind == "forge"]
        for entry in keys:
            turn, _ = presenter.moment(step.after)
            yield KeyMoment(
                step.at, turn, entry.event.actor, presenter.sentence(entry.public), entry.cards, KEY
            )
        if step.entries and not keys and not _forging(step.after):  # what a key costs is no swing
            yield from _swing(presenter, step)
            yield from _fallen(presenter, step)


def _forging(state: S) -> bool:
    """A key is paid for already, and only its colour is asked."""
    return any(choice.reason == "forge" for choice in state.choices)


def _swing(presenter: AnyPresenter, step: Step[S]) -> Iterator[KeyMoment]:
    pools = zip(step.before.players, step.after.players, strict=True)
    won, lost = changes = [after.amber - before.amber for before, after in pools]
    if (size := abs(won - lost)) >= SWING:
        said = [
            f"{presenter.player(seat)} {n:+}".replace("-", "\N{MINUS SIGN}")
            for seat, n in enumerate(changes)
            if n
        ]
        yield _key_moment(presenter, step, "ui-moment-amber", presenter.words.listing(said), size)


def _fallen(presenter: AnyPresenter, step: Step[S]) -> Iterator[KeyMoment]:
    destroyed = [entry.cards[0] for entry in step.entries if _is_destroyed_creature(entry)]
    if len(destroyed) >= FALLEN:
        names = ", ".join(presenter.counted(destroyed))
        yield _key_moment(presenter, step, "ui-moment-destroyed", names, 2 * len(destroyed), tuple(destroyed))


def _is_destroyed_creature(entry: Entry) -> bool:
    gone = entry.event.kind == "destroy" and entry.cards
    return bool(gone) and GAME.card(entry.cards[0]).type == CREATURE


def _key_moment(
    presenter: AnyPresenter, step: Step[S], key: str, what: str, weight: int, cards: tuple[str, ...] = ()
) -> KeyMoment:
    """What came of an answer, behind the line that tells of it."""
    first = next((e for e in step.entries if e.event.kind not in presenter.silent), step.entries[0])
    turn, _ = presenter.moment(step.before)
    text = presenter.say(key, deed=presenter.sentence(first.public), what=what)
    return KeyMoment(step.at, turn, first.event.actor, text, (*first.cards, *cards), weight)
