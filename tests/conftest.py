"""What a run leaves out, and that it says so."""

import gc
import importlib
import os
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

HERE = Path(__file__).parent
NOT_QUICK = [  # servers, browsers, terminals and whole games
    *("benchmarks", "browser", "client", "server", "simulate"),
    *("*/test_exhaustive.py", "*/test_properties.py", "*/test_secrecy.py", "*/test_secrets.py"),
    *("cli/test_cli_play*.py", "cli/test_cli_terminal.py", "docs/test_pages.py", "test_every_game.py"),
    *("kernel/test_conform.py", "kernel/test_loops.py", "players/test_*greedy.py", "tui/test_*board.py"),
]


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: some tests wait for servers and clocks."""
    return (os.cpu_count() or 1) + 1


def pytest_addoption(parser):
    parser.addoption("--quick", action="store_true", help="leave out what takes long")
    parser.addoption("--screens", action="store_true", help="keep screenshots in build/screens")


@pytest.hookimpl(wrapper=True)
def pytest_collection(session):
    """What is collected stays to the end, and is not looked through again and again for what can go."""
    gc.disable()
    try:
        import_share(session.config)
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(50_000, 20, 100)
        gc.enable()


def import_share(config):
    """Each worker of a whole run begins with other test modules. All of them import all in the end, but in a
    fresh clone each module is made ready by one of them alone."""
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    if worker and config.args == config.getini("testpaths") and not config.getoption("--quick"):
        share = slice(int(worker.removeprefix("gw")), None, int(os.environ["PYTEST_XDIST_WORKER_COUNT"]))
        for path in sorted(HERE.rglob("test_*.py"))[share]:
            with suppress(Exception, pytest.skip.Exception):  # collecting says which module cannot be imported
                importlib.import_module(".".join(path.relative_to(HERE.parent).with_suffix("").parts))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item, nextitem):
    """A worker has one report on a test that passed instead of three: with thousands of small tests, telling
    of them is a good part of the work."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        return None
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    passed = all(report.passed for report in reports)
    for report in reports[1:2] if passed else reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def pytest_ignore_collect(collection_path, config):
    if config.getoption("--quick"):
        path = collection_path.relative_to(HERE) if collection_path.is_relative_to(HERE) else Path()
        if any(path.match(pattern) for pattern in NOT_QUICK):
            return True
    return None


def pytest_terminal_summary(terminalreporter, config):
    skipped = Counter(report.longrepr[2].removeprefix("Skipped: ") for report in skips(terminalreporter))
    left_out = [f"{count} skipped, {reason}" for reason, count in skipped.most_common()]
    if config.getoption("--quick"):
        left_out.append("what takes long (make test)")
    if "not soak" in config.getoption("-m"):
        left_out.append("the long runs (make soak)")
    if left_out:
        terminalreporter.write_line(f"Left out: {'; '.join(left_out)}")


def skips(terminalreporter):
    return [
        report for report in terminalreporter.stats.get("skipped", ()) if isinstance(report.longrepr, tuple)
    ]
