"""What a run leaves out, and that it says so."""

import gc
import importlib
import os
from collections import Counter
from contextlib import suppress
from itertools import islice
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

HERE = Path(__file__).parent
NOT_QUICK = [  # servers, browsers, terminals and whole games
    *("benchmarks", "browser", "client", "server", "simulate"),
    *("*/test_exhaustive.py", "*/test_properties.py", "*/positions/test_view.py"),
    *(
        "cli/test_play.py",
        "cli/test_real_terminal.py",
        "cli/test_simulate.py",
        "docs/test_pages.py",
        "test_every_game.py",
    ),
    *("kernel/test_conform.py", "kernel/test_loops.py", "bots/test_*greedy.py", "tui/test_*board.py"),
]
SECOND_TRY = "second try"
WAITING = ["browser", "server"]  # tests that wait for other processes and for clocks more than they compute


def pytest_xdist_auto_num_workers(config) -> int:
    """One more than there are cores for each kind of test that waits."""
    return (os.cpu_count() or 1) + (len(WAITING) if is_whole(config) else 1)


def is_whole(config):
    """Whether all is run, and not what somebody has named."""
    return config.args == config.getini("testpaths") and not config.getoption("--quick")


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


def workers():
    """How many share the tests; none where this is no worker."""
    return int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", 0))


def import_share(config):
    """Each worker of a whole run begins with other test modules. All of them import all in the end, but in a
    fresh clone each module is made ready by one of them alone."""
    if workers() and is_whole(config):
        share = slice(int(os.environ["PYTEST_XDIST_WORKER"].removeprefix("gw")), None, workers())
        for path in sorted(HERE.rglob("test_*.py"))[share]:
            with suppress(Exception, pytest.skip.Exception):  # collecting says which module cannot be imported
                importlib.import_module(".".join(path.relative_to(HERE.parent).with_suffix("").parts))


@pytest.hookimpl(trylast=True)  # what is left out is gone by then
def pytest_collection_modifyitems(config, items):
    """The workers of a whole run begin with equal parts, in this order. Each kind of test that waits is first
    in a part of its own: it waits while others compute, and its processes are those of one worker."""
    if workers() and is_whole(config):
        waiting = [f"{HERE.name}/{name}/" for name in WAITING]
        others = iter([item for item in items if not item.nodeid.startswith(tuple(waiting))])
        ordered = []
        for n, kind in enumerate(waiting, 1):
            ordered += [item for item in items if item.nodeid.startswith(kind)]
            ordered += islice(others, max(0, len(items) * n // workers() - len(ordered)))
        items[:] = [*ordered, *others]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item, nextitem):
    """A worker sends one report on a test that passed instead of three, because reports of thousands of small
    tests take a good part of the time. A browser test that fails on the busy machine gets a second try."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        return None
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    if item.nodeid.startswith(f"{HERE.name}/browser/") and any(report.failed for report in reports):
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        for report in reports:
            report.user_properties.append((SECOND_TRY, item.nodeid))
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
    for report in terminalreporter.stats.get("passed", ()):
        if (SECOND_TRY, report.nodeid) in map(tuple, report.user_properties):
            terminalreporter.write_line(f"Passed at the second try: {report.nodeid}")
    if left_out:
        terminalreporter.write_line(f"Left out: {'; '.join(left_out)}")


def skips(terminalreporter):
    return [
        report for report in terminalreporter.stats.get("skipped", ()) if isinstance(report.longrepr, tuple)
    ]
