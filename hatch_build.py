"""Compiles the kernel and the rules of the games with mypyc: in place (`make compiled`, undone by
`make pure`), or for a wheel (`make wheel`). Needs a C compiler and the headers of Python."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
BUILD = ROOT / "build" / "compiled"
GROUP = "trivault"  # all modules share one library, so that they call each other directly

# What runs once for a game or only for people stays as it is: msgspec and reflection at home there.
INTERPRETED = frozenset(
    (
        *("__init__", "codec", "errors", "fields", "game", "notation", "phrases", "positions", "problems"),
        *("record_forms", "replay", "rule_ids", "saved", "soundness", "table", "text", "variants", "views"),
        *("deck", "deck_lists", "entries", "face", "generator", "layout", "position", "reasons"),
        *("sampling", "series"),
        *("sets", "setup", "spellbook", "verbs", "view"),
        "dice",  # which tests lay ready
    )
)


def modules() -> list[str]:
    """The modules that are compiled."""
    found = [*ROOT.glob("trivault/kernel/*.py"), *ROOT.glob("trivault/games/**/*.py")]
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


class Hook(BuildHookInterface[Any]):
    """Puts the compiled modules into the wheel, beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        compile_in_place()
        build_data["infer_tag"] = True
        build_data["pure_python"] = False
        build_data["force_include"].update({str(each): str(each.relative_to(ROOT)) for each in libraries()})

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            remove()


if __name__ == "__main__":
    remove()
    if sys.argv[1:] != ["remove"]:
        compile_in_place()
