"""The page about opponents: what was measured stands between marks, and is replaced by what is measured now."""

from __future__ import annotations

import re
from pathlib import Path

from trivault.kernel.errors import TrivaultError

PAGE = Path("docs/reference/opponents.md")


class NoPlace(TrivaultError):
    """A page without the marks of what is to be written there."""


def write(what: str, text: str) -> None:
    """Replace what stands between two marks."""
    begin, end = f"<!-- {what} -->", f"<!-- end of {what} -->"
    before = PAGE.read_text(encoding="utf-8")
    found = re.search(f"{re.escape(begin)}.*?{re.escape(end)}", before, re.DOTALL)
    if found is None:
        raise NoPlace(f"{PAGE} has no place for this: expected {begin} … {end}")
    PAGE.write_text(before.replace(found[0], f"{begin}\n{text}\n{end}"), encoding="utf-8")


def table(headings: list[str], rows: list[list[str]]) -> list[str]:
    """The lines of a table."""
    return ["| " + " | ".join(row) + " |" for row in (headings, ["---"] * len(headings), *rows)]


def percent(share: float) -> str:
    return f"{share:.0%}".replace("%", " %")
