"""Files of results and pictures: what cannot be written is better known before anything is played."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

from trivault.cli.errors import Refused
from trivault.kernel.text import Words, clipped

PICTURES = (".png", ".svg")
LONGEST = 200  # letters of an error that are said


def check_file(file: Path, suffixes: tuple[str, ...], words: Words) -> None:
    if file.suffix not in suffixes:
        raise Refused(words.say("simulate-wrong-suffix", file=str(file), known=" or ".join(suffixes)))
    if file.is_dir() or not os.access(file.parent, os.W_OK | os.X_OK):
        raise Refused(words.say("simulate-unwritable", file=str(file)))


def check_drawing(words: Words) -> None:
    modules = ("matplotlib.backends.backend_agg", "matplotlib.backends.backend_svg")
    _check_package("matplotlib", modules, "--plot", "pip install matplotlib", words)


def check_parquet(words: Words) -> None:
    _check_package("pyarrow", ("pyarrow.parquet",), "--out", "pip install pyarrow", words)


def _check_package(package: str, modules: tuple[str, ...], option: str, command: str, words: Words) -> None:
    """Only those need it who use the option."""
    facts = {"package": package, "option": option, "command": command}
    try:
        for module in (package, *modules):
            import_module(module)
    except ModuleNotFoundError:
        raise Refused(words.say("simulate-no-package", **facts)) from None
    except Exception as error:  # whatever a package that is installed in part raises
        why = clipped(f"{type(error).__name__}: {error}", LONGEST)
        raise Refused(words.say("simulate-broken-package", **facts, why=why)) from None
