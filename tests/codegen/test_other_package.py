"""A game of other people declares its fields in the same way."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FIELDS = """
from trivault.codegen import EVERYBODY, Declaration, RecordFields, TableFields, cards, listed, number
from trivault.kernel.fields import DECLARED as KERNEL

DECLARED = Declaration(
    "mine",
    "The records of my game",
    TableFields("MyTable", "What lies there.", (number("round", seen=EVERYBODY), listed("heaps", "Heap"))),
    (RecordFields("Heap", "Some cards.", (cards("lying", seen=EVERYBODY), number("worth", written="worth"))),),
    kernel=KERNEL,
    imports=("from trivault.kernel.state import State",),
    types=("from trivault.kernel.game import Game", "from trivault.kernel.ids import Thing"),
)
"""
CHECK = """
from mine.record_forms import HeapOpen, heap_from_view, heap_parts
from mine.records import Heap, MyTable

heap = Heap()
heap.lying, heap.worth = [1, 2], 3
assert heap.copy().values() == [[1, 2], 3]
assert heap_from_view(HeapOpen(**heap_parts(heap))).values() == [[1, 2], 0]
"""


def test_the_records_of_another_package_are_written_beside_its_fields(tmp_path: Path):
    package = tmp_path / "mine"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "fields.py").write_text(FIELDS, encoding="utf-8")
    for args in (
        ["-m", "trivault.codegen", "mine.fields"],
        ["-c", CHECK],
        ["-m", "trivault.codegen", "--check", "mine.fields"],
    ):
        done = subprocess.run([sys.executable, *args], cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr + done.stdout
    (package / "records.py").write_text("", encoding="utf-8")
    done = subprocess.run([sys.executable, *args], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 1
    assert "records.py is not what its fields say" in done.stdout
