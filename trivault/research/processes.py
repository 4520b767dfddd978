"""The same over several processes: all arrays lie in shared memory, and only signals are sent."""

from __future__ import annotations

import signal
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, NamedTuple, Self

import numpy as np

from trivault.kernel.errors import TrivaultError
from trivault.research.array_game import MAX_CYCLES, ArrayGame
from trivault.research.encoder import Encoder
from trivault.research.vector import Actions, Arrays, Row

GO, STOP, READY = b"g", b"s", b"r"


class WorkerFailed(TrivaultError):
    """A process that plays games has stopped; the message says why."""


class _Share(NamedTuple):
    """What a process plays: these places of all."""

    game: str
    options: Mapping[str, Any]
    memory: str
    games: int
    places: range
    seed: int
    max_cycles: int


class ProcessGames:
    """So many games in several processes, each with its share of them; they give the same as `VectorGames`.

    To be used in a `with`, or closed: the processes and the memory stay until then.
    """

    def __init__(
        self,
        game: str,
        count: int,
        *,
        processes: int = 2,
        seed: int = 0,
        max_cycles: int = MAX_CYCLES,
        **options: Any,
    ) -> None:
        self.encoder, self.count = ArrayGame(game, options).encoder, count
        self._memory = SharedMemory(create=True, size=sum(_sizes(self.encoder, count).values()))
        self.arrays = _laid_out(self._memory, self.encoder, count)
        self._pipes: list[Connection] = []
        context = get_context("spawn")  # a copy of a process with threads may hang
        self._workers = []
        for number in range(processes):
            places = range(count * number // processes, count * (number + 1) // processes)
            share = _Share(game, options, self._memory.name, count, places, seed, max_cycles)
            here, there = context.Pipe()
            worker = context.Process(target=_work, args=(share, there), daemon=True)
            worker.start()
            there.close()
            self._pipes.append(here)
            self._workers.append(worker)
        try:
            self._wait()
        except BaseException:
            self.close()
            raise

    @property
    def pids(self) -> list[int]:
        """The processes that play."""
        return [worker.pid or 0 for worker in self._workers]

    def step(self, actions: Actions) -> Arrays:
        """One action for each game."""
        self.arrays.actions[:] = actions
        for pipe in self._pipes:
            pipe.send_bytes(GO)
        self._wait()
        return self.arrays

    def _wait(self) -> None:
        for pipe in self._pipes:
            try:
                said = pipe.recv_bytes()
            except EOFError:
                raise WorkerFailed("a process that plays games has ended") from None
            if said != READY:
                raise WorkerFailed(said.decode())

    def close(self) -> None:
        """End the processes, and give the shared memory back."""
        for pipe, worker in zip(self._pipes, self._workers, strict=True):
            with suppress(OSError):  # it has ended by itself
                pipe.send_bytes(STOP)
            worker.join()
            pipe.close()
        self._pipes, self._workers = [], []
        self.arrays = Arrays.empty(self.encoder, 0)  # nothing may look into the memory any more
        self._memory.unlink()
        with suppress(BufferError):  # somebody still holds an array of it, and so the memory
            self._memory.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.close()


def _sizes(encoder: Encoder, count: int) -> dict[str, int]:
    """The bytes of each array, in multiples of eight."""
    shapes = Arrays.shapes(encoder, count)
    items = {name: int(np.prod(shapes[name])) * np.dtype(kind).itemsize for name, kind in Arrays.FIELDS.items()}
    return {name: (size + 7) // 8 * 8 for name, size in items.items()}


def _laid_out(memory: SharedMemory, encoder: Encoder, count: int) -> Arrays:
    shapes, found, at = Arrays.shapes(encoder, count), {}, 0
    for name, size in _sizes(encoder, count).items():
        found[name] = np.ndarray(shapes[name], Arrays.FIELDS[name], memory.buf, at)
        at += size
    return Arrays(found)


def _work(share: _Share, pipe: Connection) -> None:
    """What a process does: a step of all its games whenever it is told to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent stops it
    memory = SharedMemory(share.memory)
    try:
        _play(share, pipe, memory)
    except Exception as error:
        pipe.send_bytes(f"{type(error).__name__}: {error}".encode())
    finally:
        memory.close()


def _play(share: _Share, pipe: Connection, memory: SharedMemory) -> None:
    game = ArrayGame(share.game, share.options)
    arrays = _laid_out(memory, game.encoder, share.games)
    rows = {place: Row(game, arrays, place, share.seed, share.max_cycles) for place in share.places}
    pipe.send_bytes(READY)
    while pipe.recv_bytes() == GO:
        for place, row in rows.items():
            row.step(int(arrays.actions[place]))
        pipe.send_bytes(READY)
