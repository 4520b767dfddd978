"""Records that are written as they come: nothing is lost, and nothing of others is overwritten."""

import msgspec
import pytest

from trivault.simulate.journal import Journal, OtherJournal


class Head(msgspec.Struct):
    rules: str


HEAD = Head("a")


def written(path, *records, head=HEAD):
    with Journal(path, head, int) as journal:
        for record in records:
            journal.write(record)
    return journal


def test_records_are_gone_on_with(tmp_path):
    path = tmp_path / "kept.jsonl"
    assert written(path, 1, 2).records == []
    assert written(path, 3).records == [1, 2]
    assert path.read_text() == '{"rules":"a"}\n1\n2\n3\n'


@pytest.mark.parametrize("torn", ['{"rules":"a"}\n1\n2', '{"rules":"a"}\n1\n', '{"rules":"a"}', '{"ru', ""])
def test_what_a_killed_process_left_of_a_line_is_cut_off(tmp_path, torn):
    path = tmp_path / "kept.jsonl"
    path.write_text(torn)
    found = written(path, 8).records
    assert path.read_text() == "\n".join(['{"rules":"a"}', *map(str, found), "8", ""])
    assert found == ([1] if "1" in torn else [])


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ('{"rules":"b"}\n1\n', "these records have the rules 'b', expected 'a': name another file"),
        ("my letter\n", "expected records that can be gone on with: "),
        ("my letter", "expected records that can be gone on with"),
        ('{"rules":"a"}\n"x"\n', "expected records that can be gone on with: "),
    ],
)
def test_files_of_something_else_are_refused_and_stay(tmp_path, content, said):
    path = tmp_path / "kept.jsonl"
    path.write_text(content)
    with pytest.raises(OtherJournal, match=said):
        written(path)
    assert path.read_text() == content


def test_what_is_written_is_there_at_once(tmp_path):
    with Journal(tmp_path / "kept.jsonl", HEAD, int) as journal:
        journal.write(5)
        assert (tmp_path / "kept.jsonl").read_text().endswith("\n5\n")
