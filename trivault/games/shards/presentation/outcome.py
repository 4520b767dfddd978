"""What an answer changes on a table of Shards of Infinity, to be shown before it is given."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.shards.game import GAME
from trivault.games.shards.state.model import ShardsState
from trivault.kernel.ids import Thing, player_thing
from trivault.kernel.text import Message

S = ShardsState
Outcomes = Iterator[tuple[Thing, Message]]


def outcome(before: S, after: S) -> Outcomes:
    """Champions, then players."""
    for then, now in zip(before.players, after.players, strict=True):
        for champion in then.champions:
            if champion not in now.champions:
                yield champion, Message("ui-then-destroyed" if champion in now.discard else "ui-then-gone")
    for seat in range(before.seats):
        yield from _player(before, after, seat)


def _player(before: S, after: S, seat: int) -> Outcomes:
    you, then, now = player_thing(seat), before.players[seat], after.players[seat]
    if after.result is not None and seat in after.result:
        yield you, Message("ui-then-wins")
    numbers = {"health": (then.health, now.health), "mastery": (then.mastery, now.mastery)}
    if seat == before.active == after.active:
        numbers |= {"gems": (before.gems, after.gems), "power": (before.power, after.power)}
    for name, (was, n) in numbers.items():
        if n != was:
            what = Message(f"ui-{name}", n=GAME.number(n))
            countless = GAME.number(n) != n or GAME.number(was) != was
            yield you, what if countless else Message("ui-then-number", what=what, change=f"{n - was:+}")
