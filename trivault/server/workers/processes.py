"""Worker processes beside the server, for bots and uploaded files. Where the system can fork, each is forked
from a process that has loaded all games: it starts at once and shares their memory."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from mmap import PAGESIZE
from pathlib import Path

PRELOADED = "trivault.server.workers.preloaded"
MEMORY = Path("/proc/self/statm")  # of this process, in pages


def pool(workers: int, initializer: Callable[..., None], *initargs: object) -> ProcessPoolExecutor:
    # The server has threads, so that a plain fork of it would not be safe.
    forks = "forkserver" in multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if forks else "spawn")
    if forks:
        context.set_forkserver_preload([PRELOADED])
    return ProcessPoolExecutor(workers, context, initializer, initargs)


def limit_memory(more: int) -> None:
    """Let this process take this many bytes more than it has now, where the system has such a limit."""
    try:
        import resource
    except ImportError:  # Windows
        return
    now = int(MEMORY.read_text().split()[0]) * PAGESIZE if MEMORY.exists() else 0
    resource.setrlimit(resource.RLIMIT_AS, (now + more, resource.RLIM_INFINITY))


def lower_priority(by: int) -> None:
    """Let other processes go first, where the system has priorities of this kind."""
    if hasattr(os, "nice"):
        os.nice(by)
