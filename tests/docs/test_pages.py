"""The documentation is true: links lead somewhere, examples run, quotations are in the code."""

import doctest
import re
import sys
from xml.etree import ElementTree

import pytest

from tests.docs.pages import PAGES, README, ROOT, blocks, name, save
from tests.each import each
from trivault.cli import COMMANDS
from trivault.version import __version__

INDEX = ROOT / "docs" / "index.md"
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")
ABSOLUTE = re.compile(r"(?<![\w.:/])/(?:home|opt|root|tmp|usr|var|work|Users|mnt)\b")
COMMAND = re.compile(r"(?<!from )\btrivault (?P<command>[a-z]+)")
REGISTRY = re.compile(r"\b(?:pipx run|uvx|pip install) ['\"]?trivault\b")
TEXTS = (".ftl", ".md", ".py", ".service", ".yaml", "")
TARGET = re.compile(r"`make (?P<target>[a-z]+)|^make (?P<line>[a-z]+)", re.MULTILINE)

RUNNABLE = [page for page in PAGES if any(">>>" in body for _, body in blocks(page, "python"))]
QUOTES = [(name(page), file, body) for page in PAGES for file, body in blocks(page, "python") if file]


@each("page", PAGES, say=name)
def test_links_lead_somewhere(page):
    missing = [link for link in LINK.findall(page.read_text()) if not (page.parent / link).exists()]
    assert not missing


@each("page", PAGES, say=name)
def test_no_path_of_one_machine(page):
    assert not ABSOLUTE.findall(page.read_text())


@each("place", [*PAGES, ROOT / "deploy", ROOT / "training", ROOT / "trivault"], say=name)
def test_nothing_is_installed_from_a_registry(place):
    """Trivault is not published: only a checkout or a wheel can be installed."""
    files = (
        [place]
        if place.is_file()
        else [file for file in place.rglob("*") if file.is_file() and file.suffix in TEXTS]
    )
    assert not [name(file) for file in files if REGISTRY.search(file.read_text(encoding="utf-8"))]


@pytest.fixture
def at_home(tmp_path, monkeypatch):
    """The folder of a reader, who has saved what a page says."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.syspath_prepend(tmp_path)

    def reading(page):
        for file in save(page, tmp_path):
            monkeypatch.delitem(sys.modules, file.stem, raising=False)
            monkeypatch.chdir(tmp_path)

    return reading


@pytest.mark.parametrize("page", RUNNABLE, ids=name)
def test_examples_run(page, at_home):
    at_home(page)
    source = "\n".join(body for _, body in blocks(page, "python") if ">>>" in body)
    example = doctest.DocTestParser().get_doctest(source, {}, name(page), name(page), 0)
    report: list[str] = []
    failed, tried = doctest.DocTestRunner().run(example, out=report.append)
    assert tried
    assert not failed, "".join(report)


@pytest.mark.parametrize(("page", "file", "quote"), QUOTES)
def test_quotations_are_in_the_code(page, file, quote):
    assert quote in (ROOT / file).read_text(), f"{page} quotes what {file} no longer says"


@pytest.mark.parametrize("folder", ["tutorials", "how-to", "reference", "explanation"])
def test_the_index_links_to_every_page(folder):
    linked = {(INDEX.parent / link).resolve() for link in LINK.findall(INDEX.read_text())}
    pages = set((ROOT / "docs" / folder).glob("*.md"))
    assert pages
    assert pages <= linked


def test_the_readme_fits_on_one_screen_and_leads_to_the_index():
    text = README.read_text()
    body, _, _ = text.partition("\n## Licence")
    assert len(body.splitlines()) <= 40
    assert "make play" in text
    assert "make test" in text
    assert INDEX in {(README.parent / link).resolve() for link in LINK.findall(text)}


@each("page", PAGES, say=name)
def test_commands_exist(page):
    code = "\n".join(re.findall(r"`[^`\n]+`|```.*?```|^    .*$", page.read_text(), re.DOTALL | re.MULTILINE))
    assert {found["command"] for found in COMMAND.finditer(code)} <= set(COMMANDS)


@each("page", PAGES, say=name)
def test_make_targets_exist(page):
    known = set(re.findall(r"^([a-z]+):.*## ", (ROOT / "Makefile").read_text(), re.MULTILINE))
    used = {found["target"] or found["line"] for found in TARGET.finditer(page.read_text())}
    assert used <= known


def test_the_picture_is_readable_by_day_and_night():
    picture = (ROOT / "docs" / "explanation" / "architecture.svg").read_text()
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(picture).iter()}
    assert {"title", "desc"} <= tags, "screen readers need words"
    assert "prefers-color-scheme: dark" in picture


def test_every_decision_is_in_the_index():
    folder = ROOT / "docs" / "adr"
    index = (folder / "README.md").read_text()
    records = sorted(folder.glob("0*.md"))
    for number, record in enumerate(records, 1):
        assert record.name.startswith(f"{number:04}-"), "records are numbered without gaps"
        title = record.read_text().splitlines()[0].removeprefix(f"# {number}. ")
        assert f"| [{number}]({record.name}) | {title} |" in index


def test_the_command_is_called_in_one_way_and_explained_once():
    texts = {name(page): page.read_text() for page in PAGES}
    assert [each for each, text in texts.items() if ".venv/bin/trivault" in text] == []
    assert [each for each, text in texts.items() if ".venv/bin/activate" in text] == ["docs/how-to/install.md"]


def test_the_changelog_has_the_version_and_a_place_for_what_comes():
    sections = re.findall(
        r"^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE
    )
    assert sections[0] == ("Unreleased", "")
    assert all(date for _, date in sections[1:])
    assert __version__ in dict(sections)


def test_every_entry_of_the_changelog_is_one_short_line():
    lines = (ROOT / "CHANGELOG.md").read_text().splitlines()
    entries = [line.removeprefix("- ") for line in lines if line.startswith("- ")]
    assert len(entries) > 100
    assert [entry for entry in entries if len(entry) > 140] == []
    assert [line for line in lines if line.startswith("  ")] == [], "entries have one line"
