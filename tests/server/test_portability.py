"""Systems without the calls of Unix, and parts of other packages that they do not document."""

import ast
import inspect
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor

import pytest
import uvicorn

from tests.server.serving import run
from trivault.server.connections import sockets, websocket
from trivault.server.settings import Settings
from trivault.simulate.executors import kill_workers

# What Windows lacks is hidden after the standard library itself has been imported.
WITHOUT_UNIX = """
import asyncio, multiprocessing.context, multiprocessing.pool, os, subprocess, sys, tempfile
from concurrent.futures import process
for name in ("fcntl", "grp", "pwd", "resource", "termios", "tty"):
    sys.modules[name] = None
for name in ("fork", "getpgid", "getuid", "killpg", "nice", "sched_getaffinity"):
    delattr(os, name)
del multiprocessing.context.ForkProcess
multiprocessing.get_all_start_methods = lambda: ["spawn"]
"""


def run_without_unix(script):
    done = subprocess.run([sys.executable, "-c", WITHOUT_UNIX + script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize(
    "module", ["trivault.server.app", "trivault.cli.serve", "trivault.server.workers.preloaded"]
)
def test_the_server_is_imported_without_unix(module):
    assert run_without_unix(f"import {module}; print('imported')") == "imported"


def test_worker_processes_need_no_unix():
    script = """
from trivault.server.workers import processes
processes.limit_memory(1)
processes.lower_priority(19)
if __name__ == "__main__":
    with processes.pool(1, int) as pool:
        print(pool._mp_context.get_start_method())
"""
    assert run_without_unix(script) == "spawn"


def test_processes_of_a_pool_can_be_killed():
    with ProcessPoolExecutor(1) as pool:
        assert pool.submit(abs, -1).result() == 1
        assert getattr(pool, "_processes", None), (
            f"Python {sys.version.split()[0]} holds the processes of a pool elsewhere: "
            "change kill_workers in trivault/simulate/executors.py"
        )
        (process,) = list(pool._processes.values())
        kill_workers(pool)
        process.join(10)
        assert process.exitcode


def inherited(module, cls):
    """The names that a class takes from its bases, by what its module says of `self` and `super()`."""
    tree = ast.parse(inspect.getsource(module))
    (body,) = (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == cls.__name__)
    for node in ast.walk(body):
        if isinstance(node, ast.Attribute):
            of = node.value
            if isinstance(of, ast.Name) and of.id == "self" and node.attr not in vars(cls):
                yield node.attr, None
            elif isinstance(of, ast.Call) and isinstance(of.func, ast.Name) and of.func.id == "super":
                yield node.attr, cls.__base__


@pytest.mark.parametrize(
    ("module", "cls"),
    [(websocket, websocket.WebSocketProtocol), (sockets, sockets.HttpProtocol)],
    ids=["websocket", "http"],
)
def test_the_protocols_of_uvicorn_have_the_parts_that_ours_use(module, cls):
    async def make():
        config = uvicorn.Config(lambda: None, http=sockets.HttpProtocol, ws=websocket.WebSocketProtocol)
        config.load()
        state = sockets.Sockets(Settings())
        return cls(config, state, {})

    made = run(make())
    used = sorted(set(inherited(module, cls)), key=str)
    assert len(used) > 5
    missing = [name for name, base in used if not hasattr(made if base is None else base, name)]
    assert missing == [], (
        f"uvicorn {uvicorn.__version__} has changed the base of {cls.__name__}, which is not documented: "
        f"adapt {module.__name__}, and check its behaviour by tests/server/test_sockets.py"
    )
