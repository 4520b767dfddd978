"""The pages of the documentation, and what stands in them."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
TOP = (README, ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md")
PAGES = (*TOP, *sorted((ROOT / "docs").rglob("*.md")))

FENCE = re.compile(
    r"(?:<!-- (?:from (?P<file>\S+) )?(?:(?:saved )?as (?P<saved>\S+) )?-->\n)?"
    r"```(?P<language>\w*)\n(?P<body>.*?)```",
    re.DOTALL,
)


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str) -> list[tuple[str | None, str]]:
    """The code blocks of a page in one language, with the file they are quoted from."""
    found = FENCE.finditer(page.read_text(encoding="utf-8"))
    return [(each["file"], each["body"]) for each in found if each["language"] == language]


def save(page: Path, folder: Path) -> list[Path]:
    """Save what a reader of a page is told to save; those files."""
    found = [each for each in FENCE.finditer(page.read_text(encoding="utf-8")) if each["saved"]]
    for each in found:
        (folder / each["saved"]).write_text(each["body"], encoding="utf-8")
    return [folder / each["saved"] for each in found]


def table_rows(page: Path, heading: str) -> list[list[str]]:
    """The cells of all tables whose header begins with this cell."""
    rows: list[list[str]] = []
    inside = False
    for line in page.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")] if line.startswith("|") else []
        if not cells:
            inside = False
        elif cells[0] == heading:
            inside = True
        elif inside and not set(line) <= set("|- "):
            rows.append(cells)
    return rows
