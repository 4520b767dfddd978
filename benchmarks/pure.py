"""Runs a script with the sources of Trivault, whatever is compiled beside them:
`python -m benchmarks.pure benchmarks/run.py`."""

from __future__ import annotations

import runpy
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "trivault"


def only_sources(path: str) -> FileFinder:
    """Finds the modules of the package by their sources alone."""
    if not Path(path).is_relative_to(PACKAGE):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


if __name__ == "__main__":
    sys.path_hooks.insert(0, only_sources)
    sys.path_importer_cache.clear()
    sys.argv = sys.argv[1:]
    runpy.run_path(sys.argv[0], run_name="__main__")
