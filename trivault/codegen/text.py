"""Functions and classes of the written modules, and their layout, which is that of ruff."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence

WIDTH = 112
NOTE = "Written by `make fields`."
FORMAT = (sys.executable, "-m", "ruff", "format", "--isolated", "--line-length", str(WIDTH))


def formatted(module: str) -> str:
    """The code of a module as ruff lays it out."""
    done = subprocess.run(
        [*FORMAT, "--stdin-filename", "module.py", "-"], input=module, capture_output=True, encoding="utf-8"
    )
    if done.returncode:
        raise SystemExit(f"ruff cannot format what is written: {done.stderr.strip()}")
    return done.stdout


def function(name: str, params: Sequence[str], result: str) -> list[str]:
    return ["", "", f"def {name}({', '.join(params)}) -> {result}:"]


def class_(name: str, bases: str, about: str) -> list[str]:
    return ["", "", f"class {name}({bases}):", f'    """{about}"""', ""]
