"""Files of arrays (`.npz`) that training keeps."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from trivault.kernel.errors import TrivaultError


class NotKept(TrivaultError):
    """A file that training has not written so."""


class Kept(NamedTuple):
    meta: dict[str, Any]
    arrays: Mapping[str, NDArray[Any]]


@contextmanager
def opened_arrays(path: Path) -> Iterator[Kept]:
    """The arrays of a file, and what it says of itself; an error with its name where it is damaged."""
    try:
        with path.open("rb") as file, np.load(file) as found:
            yield Kept(dict(json.loads(str(found["meta"]))), found)
    except (BadZipFile, zlib.error, EOFError, KeyError, IndexError, ValueError, TypeError) as error:
        raise NotKept(
            f"{path}: expected arrays that training has kept, but they are damaged; "
            "delete the file to play anew"
        ) from error
