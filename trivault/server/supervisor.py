"""Several server processes on one port: each is forked when everything is loaded, and started again should it
end or hang."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from types import FrameType
from typing import TYPE_CHECKING

from trivault.server.monitoring.logs import log

if TYPE_CHECKING:
    from multiprocessing.context import ForkProcess  # absent on Windows

LOOK = 0.5  # seconds between two looks
HUNG = 15.0  # seconds without a sign of life after which a process is killed; others have its rooms by then
PAUSE = 1.0  # seconds before one is started again that did not get ready
STOP = 25.0  # seconds in which all have stopped in order
READY, ALIVE = b"r", b"."

Signs = Callable[[bytes], None]  # says that the process is ready, or alive
Work = Callable[[int, Signs], int]  # serves until told to stop; the exit code


class Child:
    """The process at one of the places."""

    def __init__(self, place: int, work: Work) -> None:
        self.place = place
        self.ready = False
        self.last_seen = time.monotonic()
        self.signs, saying = os.pipe()
        for end in (self.signs, saying):
            os.set_blocking(end, False)
        parent = os.getpid()
        context = multiprocessing.get_context("fork")
        self.process: ForkProcess = context.Process(target=_run, args=(place, work, saying, parent))
        self.process.start()
        os.close(saying)

    def hear(self) -> None:
        """Take in its signs of life."""
        try:
            said = os.read(self.signs, 4096)
        except BlockingIOError:
            return
        if said:
            self.last_seen = time.monotonic()
            self.ready = self.ready or READY in said

    @property
    def hangs(self) -> bool:
        return self.ready and time.monotonic() - self.last_seen > HUNG

    def close(self) -> None:
        self.process.join()
        os.close(self.signs)


def _run(place: int, work: Work, saying: int, parent: int) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def signs(what: bytes) -> None:
        if os.getppid() != parent:  # nobody would start it again, or stop it
            os.kill(os.getpid(), signal.SIGTERM)
        try:
            os.write(saying, what)
        except OSError:  # it is not listened to
            pass

    raise SystemExit(work(place, signs))


class Supervisor:
    """`ready` is called when all processes serve, `closing` before they are stopped."""

    def __init__(self, many: int, work: Work, ready: Callable[[], None], closing: Callable[[], None]) -> None:
        self.work = work
        self.closing = closing
        self.stopping = False
        self._on_ready: Callable[[], None] | None = ready
        self.children = [Child(place, work) for place in range(many)]

    def run(self) -> int:
        """Keep the processes running until a signal; the exit code."""
        before = {each: signal.signal(each, self._stop) for each in (signal.SIGTERM, signal.SIGINT)}
        try:
            while not self.stopping:
                if code := self._look():
                    return code
            return 0
        finally:
            self._end()
            for each, handler in before.items():
                signal.signal(each, handler)

    def _stop(self, signum: int, frame: FrameType | None) -> None:
        self.stopping = True

    def _look(self) -> int:
        """See to each process once; the exit code where they cannot even be started."""
        wait([each.process.sentinel for each in self.children], LOOK)
        for each in self.children:
            each.hear()
            if each.hangs:
                log("process hangs", place=each.place, pid=each.process.pid)
                each.process.kill()
        if self._on_ready is not None:
            if all(each.ready for each in self.children):
                self._on_ready()
                self._on_ready = None
            elif failed := [each for each in self.children if each.process.exitcode is not None]:
                return abs(failed[0].process.exitcode or 1)
        for each in [each for each in self.children if each.process.exitcode is not None]:
            self._replace(each)
        return 0

    def _replace(self, child: Child) -> None:
        log("process ended", place=child.place, pid=child.process.pid, code=child.process.exitcode)
        if not child.ready:
            time.sleep(PAUSE)
        if not self.stopping:
            child.close()
            self.children[child.place] = Child(child.place, self.work)

    def _end(self) -> None:
        """Stop all at the same time, each in order."""
        self.closing()
        for each in self.children:
            each.process.terminate()
        end = time.monotonic() + STOP
        for each in self.children:
            each.process.join(max(0.0, end - time.monotonic()))
            if each.process.exitcode is None:
                each.process.kill()
            each.close()
