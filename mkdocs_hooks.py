"""What the documentation site has beside `docs/`: pages for the files of the repository that pages link to, and
the records and catalogues in the navigation."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import griffe
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent
DOCS = ROOT / "docs"
SOURCE = "source"  # where the files of the repository lie in the site
EXAMPLE = re.compile(r"^>>>.*\n?(?:^(?!>>>|\s*$).*\n?|^>>>.*\n?)*", re.MULTILINE)  # with what it shows
LINK = re.compile(r"(?<=\]\()(?!https?:|mailto:|#)(?P<path>[^)#\s]+)")
LANGUAGES = {".py": "python", ".toml": "toml", ".yaml": "yaml", ".json": "json", ".conf": "nginx"}


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Folders in the navigation stand for their pages, the overview first."""
    assert config.nav is not None
    config.nav = [_listed(entry) for entry in config.nav]
    return config


def _listed(entry: Any) -> Any:
    ((title, where),) = entry.items()
    if not isinstance(where, str) or not where.endswith("/"):
        return entry
    pages = sorted((DOCS / where).glob("*.md"), key=lambda page: (page.name != "README.md", page.name))
    return {title: [page.relative_to(DOCS).as_posix() for page in pages]}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """A page for every file outside `docs/` that a page links to, and that one of those links to."""
    waiting = [DOCS / file.src_uri for file in files.documentation_pages()]
    shown: set[Path] = set()
    while waiting:
        for path in _linked(waiting.pop()):
            if path not in shown and not path.is_relative_to(DOCS):
                shown.add(path)
                file = File.generated(config, _place(path), content=_content(path))
                file.inclusion = InclusionLevel.NOT_IN_NAV
                files.append(file)
                waiting += [path] if path.suffix == ".md" else []
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links as they hold in the repository lead to the pages of the site."""
    here = _repository_path(page.file.src_uri)

    def moved(link: re.Match[str]) -> str:
        path = (here.parent / link["path"]).resolve()
        return os.path.relpath(_place(path), Path(page.file.src_uri).parent) if path.exists() else link["path"]

    return LINK.sub(moved, markdown).replace("[structural:", r"\[structural:")  # no link to a name of the code


def _linked(page: Path) -> list[Path]:
    text = page.read_text(encoding="utf-8")
    found = [(page.parent / link["path"]).resolve() for link in LINK.finditer(text)]
    return [path for path in found if path.exists() and path.is_relative_to(ROOT)]


def _place(path: Path) -> str:
    """Where a file of the repository lies in the site."""
    if path.is_relative_to(DOCS):
        return path.relative_to(DOCS).as_posix()
    place = f"{SOURCE}/{path.relative_to(ROOT).as_posix()}"
    return place if path.suffix == ".md" else f"{place}.md"


def _repository_path(place: str) -> Path:
    """The file of the repository that a page of the site shows."""
    if not place.startswith(f"{SOURCE}/"):
        return DOCS / place
    path = ROOT / place.removeprefix(f"{SOURCE}/")
    return path if path.exists() else path.with_suffix("")


def _content(path: Path) -> str:
    if path.suffix == ".md":
        return path.read_text(encoding="utf-8")
    title = f"# {path.relative_to(ROOT).as_posix()}\n\n"
    if path.is_dir():
        return title + "\n".join(
            f"- `{each.name}`" for each in sorted(path.iterdir()) if each.name[0] not in "._"
        )
    language = LANGUAGES.get(path.suffix, "text")
    return f"{title}````{language}\n{path.read_text(encoding='utf-8')}\n````\n"


class Examples(griffe.Extension):
    """Examples in docstrings are code."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring and "```" not in obj.docstring.value:
            obj.docstring.value = EXAMPLE.sub(_fenced, obj.docstring.value)

    def on_package(self, *, pkg: griffe.Module, **_: Any) -> None:
        self.on_object(obj=pkg)


def _fenced(example: re.Match[str]) -> str:
    return f"```python\n{example[0].rstrip()}\n```\n"
