"""The glossary names files that are there, and each word once."""

from collections import Counter

from tests.docs.pages import ROOT, table_rows

ROWS = table_rows(ROOT / "docs" / "reference" / "glossary.md", "word")


def test_every_word_is_in_a_file_that_exists():
    missing = [word for word, _, where in ROWS if not (ROOT / "trivault" / where.strip("`")).is_file()]
    assert len(ROWS) > 80
    assert missing == []


def test_every_word_has_one_line():
    assert [word for word, times in Counter(word for word, _, _ in ROWS).items() if times > 1] == []
