"""Jobs on the machines of a Ray cluster. Needs the extra `cluster`; Ray is imported when one is asked for."""

from __future__ import annotations

import os
import re
import socket
from collections import deque
from concurrent.futures import Future
from time import monotonic
from typing import Any

from trivault.kernel.errors import TrivaultError
from trivault.kernel.text import clipped
from trivault.simulate.executors import Done, J, R, Send, Sent, Work, Workers, do_all, lost
from trivault.simulate.provenance import Origin

AUTO, LOCAL = "auto", "local"
ADDRESS = re.compile(r"(?:ray://)?(?P<host>[\w.-]+|\[[0-9a-fA-F:]+\]):(?P<port>\d{1,5})")
INSTALL = "pip install 'ray[client]' pyarrow"
START = "ray start --head"
PATIENCE = 5.0  # seconds to reach a machine; Ray itself tries for more than a minute and then ends the process
RETRIES = 10  # times that a chunk is done again when its worker or its machine is lost
LOOK = 5.0  # seconds after which the cluster is asked how large it is: machines come and go
STORE = 100 * 2**20  # bytes for results on their way; there are few at a time
LONGEST = 300  # letters of an error that are said


class ClusterError(TrivaultError):
    """There is no cluster to work on, or it stopped working."""


class RayCluster(Workers):
    """The cores of a Ray cluster: at an address, the one that runs here (`auto`), or one that is started on
    this machine and ended in the end (`local`)."""

    def __init__(self, address: str) -> None:
        self._ray, self._own = _connected(address)
        self._looked, self._cores = 0.0, 1

    @property
    def workers(self) -> int:
        if monotonic() > self._looked + LOOK:
            self._cores = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
            self._looked = monotonic()
        return self._cores

    def _sender(self, work: Work[J, R]) -> Send[J, R]:
        task = self._ray.remote(max_retries=RETRIES)(_do_all)
        sent_once = self._ray.put(work)
        origin = Origin.of(work.game, type(work).__module__)

        def send(chunk: list[J]) -> Future[Done[R]]:
            future: Future[Done[R]] = task.remote(sent_once, chunk, origin).future()
            return future

        return send

    def _first_done(self, sent: deque[Sent[J, R]], send: Send[J, R]) -> Done[R]:
        """Ray itself sends again what was lost."""
        errors = self._ray.exceptions
        try:
            return sent[0].future.result()
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.OutOfMemoryError) as error:
            raise lost(RETRIES + 1) from error
        except errors.RayError as error:
            raise ClusterError(f"the cluster failed: {_line(error)}") from error

    def close(self) -> None:
        if self._own:
            self._ray.shutdown()


def _do_all(work: Work[J, R], jobs: list[J], expected: Origin) -> Done[R]:
    """In a worker, after a look whether it is the same Trivault."""
    try:
        Origin.of(work.game, type(work).__module__).check(socket.gethostname(), expected)
    except TrivaultError as error:
        return Done([], 0.0, error)
    return do_all(work, jobs)


def _connected(address: str) -> tuple[Any, bool]:
    """Ray, connected, and whether it was we who did that."""
    try:
        import ray
    except ModuleNotFoundError:
        raise ClusterError(f"a cluster needs Ray, which is not installed; install it with: {INSTALL}") from None
    if ray.is_initialized():
        return ray, False
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that we play
    options: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        options |= {"include_dashboard": False, "object_store_memory": STORE, "_node_ip_address": "127.0.0.1"}
    elif address != AUTO:
        _reach(address)
    try:
        ray.init(address, **options)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise _no_cluster(address, error) from error
    return ray, True


def _reach(address: str) -> None:
    found = ADDRESS.fullmatch(address)
    if found is None:
        raise ClusterError(f"expected {AUTO}, {LOCAL}, HOST:PORT or ray://HOST:PORT, not {address!r}")
    try:
        socket.create_connection((found["host"].strip("[]"), int(found["port"])), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise _no_cluster(address, error) from error


def _no_cluster(address: str, error: Exception) -> ClusterError:
    return ClusterError(f"no Ray cluster at {address!r}: {_line(error)} (start one with: {START})")


def _line(error: Exception) -> str:
    return clipped(" ".join(str(error).split()), LONGEST)
