"""Packages of other people, as they lie where Python looks for packages."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from textwrap import dedent

import pytest


def install(folder: Path, package: str, points: Mapping[str, Mapping[str, str]], **modules: str) -> Path:
    """A package with entry points by group and name, and with these modules."""
    info = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    groups = [
        f"[{group}]\n" + "\n".join(f"{name} = {value}" for name, value in named.items())
        for group, named in points.items()
    ]
    (info / "entry_points.txt").write_text("\n".join(groups) + "\n")
    for name, code in modules.items():
        (folder / f"{name}.py").write_text(dedent(code))
    return folder


def install_duel(folder: Path) -> Path:
    """The example game."""
    return install(folder, "trivault-duel", {"trivault.games": {"duel": "examples.duel.plugin:ENTRY"}})


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder where Python looks for packages, in this process and in those that it starts."""
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    root = Path(__file__).parents[2]
    monkeypatch.setenv("PYTHONPATH", f"{folder}{os.pathsep}{root}")
    return folder
