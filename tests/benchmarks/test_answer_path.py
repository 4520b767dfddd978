"""The count of what one answer runs through."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from benchmarks.answer_path import OUTER, answer_paths, ordinary

CALLS = 720  # for an ordinary answer in KeyForge, which has 671 …
FUNCTIONS, FILES = 88, 16  # … and for any answer in server and presentation: the ordinary one has 79


@pytest.fixture(scope="module")
def paths():
    with ThreadPoolExecutor(1) as thread:  # browser tests keep a loop in the main one
        return thread.submit(asyncio.run, answer_paths("keyforge", "en")).result()


def test_an_answer_goes_through_its_room_and_is_broadcast_once(paths):
    for path in paths:
        calls = {code.co_qualname: many for code, many in path.of("server").calls.items()}
        assert calls["show"] == 1
        assert calls["table"] == 2, "one for each viewer"
        assert "Room.accept" in calls


def test_the_way_of_an_answer_stays_short(paths):
    assert ordinary(paths).of().calls.total() <= CALLS
    for outer in (path.of(*OUTER) for path in paths):
        assert len(outer.functions) <= FUNCTIONS, sorted(outer.functions)
        assert len(outer.files) <= FILES, sorted(outer.files)
