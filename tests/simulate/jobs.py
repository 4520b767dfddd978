"""Work for workers. They import this module, so that it imports little."""

import os
import signal
from dataclasses import dataclass
from pathlib import Path

from trivault.kernel.errors import UnknownCard


@dataclass
class Squares:
    """Squares numbers; once, at one of them, its process is killed."""

    game: str = "shards"
    fatal: int = -1
    once: Path | None = None

    def __call__(self, number):
        if number == self.fatal and (self.once is None or not self.once.exists()):
            if self.once is not None:
                self.once.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return number * number


@dataclass
class Failing:
    """Fails at the third number with an error whose constructor takes something else than its message."""

    game: str = "shards"

    def __call__(self, number):
        if number == 3:
            raise UnknownCard("x", ["y"])
        return number
