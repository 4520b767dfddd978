"""References: `package.module:name`, or `folder/file.py:name` for a file that belongs to no package."""

from __future__ import annotations

import importlib
import sys
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from trivault.kernel.errors import PluginError

NOT_THEIRS = (str(Path(__file__).parents[1]), str(Path(importlib.__file__).parent), "<frozen")


def resolve(reference: str) -> Any:
    """What a reference stands for. Whatever the module raises is passed on."""
    where, colon, name = reference.rpartition(":")
    if not (where and colon and name.isidentifier()):
        raise PluginError(f"expected package.module:name or ./file.py:name, not {reference!r}")
    module = _file(Path(where).expanduser().absolute()) if is_file(where) else import_module(where)
    if not hasattr(module, name):
        public = [each for each in vars(module) if not each.startswith("_")]
        raise PluginError(f"{where} has no {name}; it has: {', '.join(public) or 'nothing'}")
    return getattr(module, name)


def is_file(where: str) -> bool:
    return where.endswith(".py") or "/" in where or "\\" in where


def _file(path: Path) -> ModuleType:
    if not path.is_file():
        raise PluginError(f"there is no file {path}")
    return _run(path, path.stat().st_mtime_ns)


@cache
def _run(path: Path, changed: int) -> ModuleType:
    """A file as a module, run once unless it changes; its classes find it by a name that no other has."""
    from importlib.util import module_from_spec, spec_from_file_location  # not needed for our own games

    name = f"trivault_file_{blake2b(str(path).encode(), digest_size=8).hexdigest()}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise PluginError(f"{path} is no Python file: expected a name that ends with .py")
    module = sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def why(error: BaseException) -> str:
    """What went wrong in code of others, and where, in a line."""
    if isinstance(error, PluginError):
        return str(error)
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    if isinstance(error, SyntaxError):
        return said  # says itself where
    from traceback import extract_tb

    frames = [each for each in extract_tb(error.__traceback__) if not each.filename.startswith(NOT_THEIRS)]
    if not frames:
        return said
    last = [each for each in frames if each.filename == frames[0].filename][-1]  # before it calls others
    return f"{said} ({Path(last.filename).name}, line {last.lineno})"
