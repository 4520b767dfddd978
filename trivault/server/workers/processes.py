"""Processes beside the server, for bots and for files from outside. Each is forked from one that has loaded
all games, so that it begins at once and shares their memory."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

PRELOADED = "trivault.server.workers.preloaded"


def pool(workers: int, initializer: Callable[..., None], *initargs: object) -> ProcessPoolExecutor:
    # The server has threads, so that a plain fork of it would not be safe.
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([PRELOADED])
    return ProcessPoolExecutor(workers, context, initializer, initargs)


def end(pool: ProcessPoolExecutor) -> None:
    """End its processes, whatever they do."""
    for process in list(pool._processes.values()):
        process.kill()
