"""Writes `records` and `record_forms` beside each `fields`, and the tables of fields in the docs."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

from trivault.codegen import Declaration, classes, forms, pages

ROOT = Path(__file__).parents[2]


def declarations() -> list[Declaration]:
    """Those of the kernel and the games here."""
    found = [ROOT / "trivault/kernel/fields.py", *sorted(ROOT.glob("trivault/games/*/state/fields.py"))]
    return [declaration(".".join(path.relative_to(ROOT).with_suffix("").parts)) for path in found]


def declaration(module: str) -> Declaration:
    """What a module declares. Its package is not run from the folder: a game needs what is not yet written."""
    package = module.rpartition(".")[0]
    if package not in sys.modules and not hasattr(sys.modules["trivault"], "load"):
        bare = ModuleType(package)
        bare.__path__ = [str(ROOT.joinpath(*package.split(".")))]
        sys.modules[package] = bare
    declared = import_module(module).DECLARED
    assert isinstance(declared, Declaration), f"{module}.DECLARED is no Declaration"
    return declared


def written(declared: Declaration) -> Iterator[tuple[Path, str]]:
    """The files of a declaration, and what must stand in them."""
    package = Path(sys.modules[declared.package].__path__[0])
    yield package / "records.py", classes.module(declared)
    yield package / "record_forms.py", forms.module(declared)
    if declared.page:
        page = package.parents[declared.package.count(".")] / declared.page
        yield page, pages.page(declared, page.read_text(encoding="utf-8"))


def different(declared: Sequence[Declaration]) -> list[tuple[Path, str]]:
    """The files that are not as they are declared."""
    return [
        (path, text)
        for each in declared
        for path, text in written(each)
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main(args: Sequence[str]) -> int:
    named = [declaration(name) for name in args if name != "--check"]
    files = different(named or declarations())
    for path, text in files:
        if "--check" in args:
            print(f"{path} is not what its fields say; run make fields")
        else:
            path.write_text(text, encoding="utf-8")
            print(path)
    return int(bool(files) and "--check" in args)
