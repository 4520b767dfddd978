"""Counters without rules of their own: the card that makes them says what they do (KF-STAT-CNT-01)."""

from __future__ import annotations

from trivault.games.keyforge.state.model import COUNTERS, KeyForgeState
from trivault.kernel.event_kinds import Commit, EventKind
from trivault.kernel.events import Emit
from trivault.kernel.ids import Thing
from trivault.kernel.log import Entry, LogEvent
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Amount, Selection, amount_of
from trivault.kernel.text import Message

S = KeyForgeState


def _puts(counter: str) -> Commit[S]:
    def put(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
        if thing not in state.play:
            return False
        state.play[thing].put(counter, amount)
        if state.log is not None:
            named = state.game.thing_message(state, thing)
            said = Message("log-put-counter", what=named, n=amount, word=counter)
            put_on = LogEvent("put-counter", target=thing, amount=amount)
            state.log.append(Entry(put_on, said, (state.game.slug(state, thing),), "KF-STAT-CNT-01"))
        return amount > 0

    return put


# An event for each: cards may listen to one of them.
PUT_COUNTER = {
    counter: EventKind(f"{counter}-counter", _puts(counter), "KF-STAT-CNT-01", quiet=True)
    for counter in COUNTERS
}


class PutCounters(Emit[S]):
    """Counters of a name are put on cards."""

    def __init__(
        self,
        kind: EventKind[S],
        on: Selection[S] | None = None,
        amount: Amount[S] | None = None,
        counter: str = "",
    ) -> None:
        super().__init__(kind, on, amount)
        self.counter = counter
        self.args = (*self.args, counter)

    @property
    def verb(self) -> str:
        return "put-counter"

    def words(self) -> Message:
        assert self.on is not None
        what = self.on.words()
        return self.amount.words(lambda n: Message("put-counter", n=n, word=self.counter, what=what))


def put_counters(counter: str, what: Selection[S], n: int | Amount[S] = 1) -> Node[S]:
    return PutCounters(PUT_COUNTER[counter], what, amount_of(n), counter)
