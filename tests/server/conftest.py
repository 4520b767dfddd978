"""Games that are the same whenever a test runs, and every kind of database that they can be kept in."""

import logging

import pytest

from tests.missing import missing
from tests.server import clusters
from tests.server.serving import steady as steady
from trivault.server.accounts import ratings
from trivault.server.monitoring import logs


@pytest.fixture(scope="session")
def cluster():
    if clusters.programs() is None:
        missing("PostgreSQL")
    with clusters.running() as cluster:
        yield cluster


@pytest.fixture
def newcomers_listed():
    """The list of ratings has everybody."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ratings, "DEVIATION", 500)
        patch.setattr(ratings, "SEVERAL", 1)
        yield


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return request.getfixturevalue("cluster").create()


class Listening(logging.Handler):
    """Keeps what is logged."""

    def __init__(self):
        super().__init__()
        self.lines: list[logging.LogRecord] = []

    def emit(self, record):
        self.lines.append(record)


@pytest.fixture
def lines(monkeypatch):
    """What is logged, without what other tests have said."""
    monkeypatch.setattr(logs, "_SAID", {})
    listening, level = Listening(), logs.LOG.level
    logs.LOG.addHandler(listening)
    logs.LOG.setLevel(logging.INFO)
    yield listening.lines
    logs.LOG.setLevel(level)
    logs.LOG.removeHandler(listening)
