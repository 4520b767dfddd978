"""The boards look as they did, in every size and language."""

import pytest

from tests.browser import snapshots


def compare(page, names, keep):
    kept, changed = snapshots.known(), {}
    for name, (columns, rows, light) in snapshots.taken(page, names, keep):
        wide, high, before = kept[name]
        assert (columns, rows) == (wide, high), name
        part = snapshots.differing(light, list(bytes.fromhex(before)))
        if part > snapshots.MOST:
            changed[name] = round(part, 3)
    assert not changed, f"{changed}: if that is on purpose, python -m tests.browser.snapshots"


def test_boards_look_as_they_did_in_every_size(shared, keep):
    assert snapshots.known().keys() == set(snapshots.ALL)
    compare(shared(size=snapshots.SIZES["desk"]), snapshots.SOME, keep)


@pytest.mark.soak
def test_boards_look_as_they_did_in_every_language(shared, keep):
    compare(shared(size=snapshots.SIZES["desk"]), snapshots.ALL, keep)


def test_a_moved_row_is_noticed():
    wide, high, before = next(iter(snapshots.known().values()))
    light = list(bytes.fromhex(before))
    moved = [*light[wide:], *light[:wide]]
    assert (wide * high) == len(light)
    assert snapshots.differing(moved, light) > snapshots.MOST
    assert snapshots.differing([min(255, each + 5) for each in light], light) == 0
