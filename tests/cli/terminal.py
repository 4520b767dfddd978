"""A program in a terminal of its own, for tests that need a real one."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType

PATIENCE = 30.0  # seconds until a test gives up


def _take_terminal() -> None:
    """In the new process: Ctrl-C comes from this terminal, and is not ignored as in a background job."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """Runs `trivault` as a person would: with a keyboard, a size, and Ctrl-C."""

    def __init__(self, state: Path, *arguments: str, columns: int = 80, rows: int = 24) -> None:
        self.keyboard, terminal = pty.openpty()
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        environment = {**os.environ, "XDG_STATE_HOME": str(state), "TERM": "xterm-256color"}
        for size in ("COLUMNS", "LINES", "NO_COLOR"):
            environment.pop(size, None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "trivault", *arguments],
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            env=environment,
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(terminal)
        self.shown = ""

    def expect(self, text: str) -> str:
        """Wait until something is shown; what came up to it is returned and no longer waited for."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.shown:
            assert time.monotonic() < deadline, f"{text!r} never came; the last was {self.shown[-600:]!r}"
            if not self._receive(0.1):
                raise AssertionError(f"the program ended without {text!r}: {self.shown[-600:]!r}")
        before, self.shown = self.shown.split(text, 1)
        return before + text

    def _receive(self, seconds: float) -> bool:
        """Take what has come; False when nothing will come any more."""
        if not select.select([self.keyboard], [], [], seconds)[0]:
            return True
        try:
            data = os.read(self.keyboard, 65536)
        except OSError:  # the other side is closed
            return False
        self.shown += data.decode(errors="replace")
        return bool(data)

    def enter(self, text: str) -> None:
        os.write(self.keyboard, text.encode())

    def interrupt(self) -> int:
        """Press Ctrl-C, and again where the first fell just before the program began to read."""
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < deadline:
            self.enter("\x03")
            pressed = time.monotonic()
            while time.monotonic() < pressed + 3 and self._receive(0.1):
                pass
        return self.end()

    def end(self) -> int:
        """Wait until the program has ended; its exit code."""
        deadline = time.monotonic() + PATIENCE
        while self._receive(0.1):
            assert time.monotonic() < deadline, f"it does not end; the last was {self.shown[-600:]!r}"
        return self.process.wait(PATIENCE)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.keyboard)
