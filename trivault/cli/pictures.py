"""Files of results and pictures: what cannot be written is better known before anything is played."""

from __future__ import annotations

import os
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
    command = "pip install 'trivault[simulate]'"
    try:
        import matplotlib.backends.backend_agg  # only those who draw need it
        import matplotlib.backends.backend_svg  # noqa: F401
    except ModuleNotFoundError:
        raise Refused(words.say("simulate-no-matplotlib", command=command)) from None
    except Exception as error:  # whatever a package that is installed in part raises
        why = clipped(f"{type(error).__name__}: {error}", LONGEST)
        raise Refused(words.say("simulate-broken-matplotlib", command=command, why=why)) from None
