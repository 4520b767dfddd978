"""Writes the commit into what is built, and compiles kernel, rules and what players know about the games with
mypyc: in place (`make compiled`, undone by `make pure`), or for a wheel (`make wheel`). Compiling needs a C
compiler and the headers of Python."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from runpy import run_path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
BUILD = ROOT / "build" / "compiled"
GROUP = "trivault"  # all modules share one library, so that they call each other directly

COMPILED = (
    "trivault/kernel/*.py",
    *(f"trivault/games/*/{part}/**/*.py" for part in ("state", "rules", "effects", "cards", "text", "bots")),
)

# What runs once for a game or only for people stays as it is: msgspec and reflection are at home there.
INTERPRETED = frozenset(
    (
        "__init__",
        # of the kernel
        *("bounds", "codec", "errors", "fields", "game", "game_rules", "notation", "phrases", "positions"),
        *("form_errors", "record_forms", "replay", "replaying", "rule_ids", "saved_state", "soundness"),
        *("stored_nodes", "table", "text", "variants", "views"),
        # of the games
        *("face", "reasons", "setup", "validation", "verbs"),
        "dice",  # tests lay them ready
        # of their bots: tests and other classes derive from them
        *("house_search", "levels", "network_policy", "round_search"),
    )
)


def modules() -> list[str]:
    """The modules that are compiled."""
    found = {path for pattern in COMPILED for path in ROOT.glob(pattern)}
    return sorted(str(path.relative_to(ROOT)) for path in found if path.stem not in INTERPRETED)


def libraries() -> Iterator[Path]:
    """What has been built in place."""
    yield from ROOT.glob(f"{GROUP}__mypyc.*")
    yield from (each for each in ROOT.glob("trivault/**/*") if each.suffix in (".so", ".pyd"))


def compile_in_place() -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        """Compiles the C files of a library side by side; setuptools does that only with whole libraries."""

        def build_extensions(self) -> None:
            compile_some = self.compiler.compile

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    built = pool.map(lambda source: compile_some([source], **options), sources)
                    return [each for objects in built for each in objects]

            self.compiler.compile = compile_all
            super().build_extensions()

    extensions = mypycify(modules(), opt_level="2", multi_file=True, group_name=GROUP, target_dir=str(BUILD))
    command = Build(Distribution({"name": GROUP, "packages": [], "ext_modules": extensions}))
    command.inplace = True
    command.build_temp = str(BUILD)
    command.ensure_finalized()
    command.run()


def remove() -> None:
    for library in libraries():
        library.unlink()


def write_commit() -> Path | None:
    """The commit as a file for the package, where one is known: what is built has no git to ask any more."""
    known = run_path(str(ROOT / "trivault" / "commit.py"))
    commit = os.environ.get("TRIVAULT_COMMIT") or known["checked_out"](ROOT)
    if not commit:
        return None
    path = ROOT / "build" / known["COMMIT"]
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"{commit}\n", encoding="utf-8")
    return path


class Hook(BuildHookInterface[Any]):
    """Writes the commit into what is built; on demand puts the compiled modules into the wheel, beside their
    sources."""

    @property
    def compiles(self) -> bool:
        return self.target_name == "wheel" and bool(os.environ.get("TRIVAULT_COMPILED"))

    def dependencies(self) -> list[str]:
        return ["mypy>=2.4", "setuptools>=65"] if self.compiles else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        included = build_data["force_include"]
        if commit := write_commit():
            included[str(commit)] = f"trivault/{commit.name}"
        if self.compiles:
            compile_in_place()
            build_data["infer_tag"] = True
            build_data["pure_python"] = False
            included.update({str(each): str(each.relative_to(ROOT)) for each in libraries()})

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.compiles and version != "editable":
            remove()


if __name__ == "__main__":
    remove()
    if sys.argv[1:] != ["remove"]:
        compile_in_place()
