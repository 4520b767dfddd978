"""The boards look as they did, in every size and language."""

from tests.browser import snapshots


def test_boards_look_as_they_did(shared, keep):
    page = shared(size=snapshots.SIZES["desk"])
    kept = snapshots.known()
    changed = {}
    for name, (columns, rows, light) in snapshots.taken(page, keep):
        wide, high, before = kept.pop(name)
        assert (columns, rows) == (wide, high), name
        part = snapshots.differing(light, list(bytes.fromhex(before)))
        if part > snapshots.MOST:
            changed[name] = round(part, 3)
    assert not changed, f"{changed}: if that is on purpose, python -m tests.browser.snapshots"
    assert not kept


def test_a_moved_row_is_noticed():
    wide, high, before = next(iter(snapshots.known().values()))
    light = list(bytes.fromhex(before))
    moved = [*light[wide:], *light[:wide]]
    assert (wide * high) == len(light)
    assert snapshots.differing(moved, light) > snapshots.MOST
    assert snapshots.differing([min(255, each + 5) for each in light], light) == 0
