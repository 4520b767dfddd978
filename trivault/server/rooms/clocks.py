"""Chess clocks: whoever decides uses up time, and gets some more for having decided."""

from __future__ import annotations

import time

from trivault.server.protocol.wire import Clock
from trivault.server.storage.records import PERSON, RoomRecord


class Clocks:
    """The clocks of a room. Bots have none, but the clock of a person runs on while a bot thinks for them; no
    clock runs while the server is down."""

    def __init__(self, record: RoomRecord, clock: Clock) -> None:
        self.clock = clock
        self.follow(record)

    def left(self) -> list[int]:
        """Milliseconds, by seats, as they are now."""
        used = int((time.monotonic() - self.since) * 1000)
        return [
            max(0, ms - used) if seat in self.record.deciding and self._runs(seat) else ms
            for seat, ms in enumerate(self.record.clocks)
        ]

    def _runs(self, seat: int) -> bool:
        of_seat = self.record.seats[seat]
        return of_seat.kind == PERSON and not of_seat.out

    def pressed(self, decided: int | None = None) -> list[int]:
        """How they stand when one is pressed: time is taken from those who were deciding, and whoever has
        decided gets the increment."""
        clocks = self.left()
        if decided is not None:
            clocks[decided] += self.gain(decided)
        return clocks

    def gain(self, seat: int) -> int:
        """What a decision of this seat brings, in milliseconds; nothing while a bot decides."""
        return 0 if self.record.seats[seat].driver else self.clock.increment * 1000

    def follow(self, record: RoomRecord) -> None:
        """Run on from how they stand there."""
        self.record = record
        self.since = time.monotonic()

    def next_flag(self) -> tuple[float, int] | None:
        """In how many seconds whose time is up."""
        left = self.left()
        running = [(left[seat] / 1000, seat) for seat in self.record.deciding if self._runs(seat)]
        return min(running, default=None)
