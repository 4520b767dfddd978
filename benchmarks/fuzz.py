"""Read saved files that were changed behind their checksums: `python -m benchmarks.fuzz`.

Each mutant must be refused with an error of Trivault, or give a state that can be looked at and played on,
in so much time and memory. What is wrong is printed with its seed, and the command fails.
"""

from __future__ import annotations

import argparse
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import trivault
from benchmarks.mutants import MIXED, Seeds, choose, mutant, seeds
from trivault.kernel.errors import TrivaultError
from trivault.kernel.game import Game
from trivault.kernel.replay import Replay
from trivault.kernel.replaying import open_replay

SECONDS = 0.1  # of the processor, for reading and for each answer
FROZEN = 5.0  # seconds after which nobody waits any longer
MEMORY = 50 * 2**20  # bytes
ANSWERS = 4  # that are given to a state that was read


class Frozen(Exception):
    """A mutant that is still not read."""


class Fuzz:
    """What was read so far, and how it went."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.slowest: dict[str, float] = {}
        self.mutants = 0

    def read(self, game: Game[Any], kind: str, data: Any, chance: Random, name: str) -> None:
        """Read one, and play on where it can be read."""
        try:
            state = self._timed("read", name, lambda: _read(game, kind, data))
        except TrivaultError as error:
            self.counts[f"{kind}: {type(error).__name__}"] += 1
            return
        except Exception as error:
            self.wrong.append(f"{name}: {error!r}")
            return
        self.counts[f"{kind}: read"] += 1
        try:
            self._timed("look", name, lambda: _look_at(state))
            for _ in range(ANSWERS if not state.over else 0):
                self._timed("play", name, lambda: state.apply(choose(state, chance)))
                self._timed("look", name, lambda: _look_at(state))
                if state.over:
                    break
        except TrivaultError as error:
            self.counts[f"{kind}: played on, then {type(error).__name__}"] += 1
        except Exception as error:
            self.wrong.append(f"{name}: after reading: {error!r}")

    def _timed(self, what: str, name: str, work: Callable[[], Any]) -> Any:
        begun = time.process_time()
        signal.setitimer(signal.ITIMER_VIRTUAL, FROZEN)
        try:
            return work()
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            spent = time.process_time() - begun
            if spent > self.slowest.get(what, 0.0):
                self.slowest[what] = spent
            if spent > SECONDS:
                self.wrong.append(f"{name}: {what} took {spent:.3f} s")


def _read(game: Game[Any], kind: str, data: Any) -> Any:
    if kind == "state":
        return game.from_bytes(data)
    if kind == "replay":
        return open_replay(Replay.from_bytes(data), game).state
    return game.position(data)


def _look_at(state: Any) -> None:
    for seat in range(-1, state.seats):
        state.view(seat)
    for choice in state.choices:
        legal = state.legal(choice.player)
        for option in (*legal[:5], *legal[-1:]):
            assert option.text
            assert option.sentence()


def _frozen(*_: object) -> None:
    raise Frozen


interrupted: list[object] = []  # filled by the first Ctrl-C: what was found so far is told


def limited(more: int) -> None:
    """No more memory than there is now and so much more."""
    with open("/proc/self/statm") as pages:  # noqa: PTH123  # not a file
        now = int(pages.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (now + more, resource.getrlimit(resource.RLIMIT_AS)[1]))


def run(name: str, many: int, seed: int, prepared: Seeds | None = None) -> Fuzz:
    """So many mutants of the files of one game, or as many as come before somebody interrupts."""
    game: Game[Any] = trivault.load(name)
    found, fuzz = prepared or seeds(name), Fuzz()
    signal.signal(signal.SIGVTALRM, _frozen)
    for n in range(many):
        if interrupted:
            break
        fuzz.mutants, kind = n + 1, MIXED[n % len(MIXED)]
        chance = Random(f"{name} {seed} {n}")
        data = mutant(kind, chance.choice(found.of(kind)), chance)
        fuzz.read(game, kind, data, chance, f"{name} {kind} --seed {seed} mutant {n}")
    return fuzz


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mutants", type=int, default=35_000, help="of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=trivault.NAMES, action="append")
    given = parser.parse_args()
    signal.signal(signal.SIGINT, lambda *_: interrupted.append(True))
    wrong = 0
    for name in given.game or trivault.NAMES:
        prepared = seeds(name)
        run(name, 200, given.seed + 1_000, prepared)  # what is loaded on first use is no mutant's
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        limited(MEMORY)
        fuzz = run(name, given.mutants, given.seed, prepared)
        resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        slowest = ", ".join(f"{what} {spent * 1000:.0f} ms" for what, spent in sorted(fuzz.slowest.items()))
        print(f"{name}: {fuzz.mutants} mutants, slowest: {slowest}; memory grew by {grown / 1024:.1f} MB")
        for what, many in sorted(fuzz.counts.items()):
            print(f"  {many:7} {what}")
        for line in fuzz.wrong[:40]:
            print(f"  wrong: {line}")
        wrong += len(fuzz.wrong)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
