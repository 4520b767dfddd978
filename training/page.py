"""Writes measured results between the markers of a documentation page."""

from __future__ import annotations

import re
from pathlib import Path

from trivault.kernel.errors import TrivaultError

LADDERS = Path("docs/reference/opponents.md")
CALIBRATION = Path("docs/reference/win-probability.md")


class NoPlace(TrivaultError):
    """The page has no markers for these results."""


def write(page: Path, what: str, text: str) -> None:
    """Replace the text between two markers."""
    begin, end = f"<!-- {what} -->", f"<!-- end of {what} -->"
    before = page.read_text(encoding="utf-8")
    found = re.search(f"{re.escape(begin)}.*?{re.escape(end)}", before, re.DOTALL)
    if found is None:
        raise NoPlace(f"{page} has no place for this: expected {begin} … {end}")
    page.write_text(before.replace(found[0], f"{begin}\n{text}\n{end}"), encoding="utf-8")


def table(headings: list[str], rows: list[list[str]]) -> list[str]:
    """The lines of a table."""
    return ["| " + " | ".join(row) + " |" for row in (headings, ["---"] * len(headings), *rows)]


def percent(share: float) -> str:
    return f"{share:.0%}".replace("%", " %")
