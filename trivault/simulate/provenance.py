"""What the results of a job depend on beside the job itself: the code and the rules. Machines whose code
differs would give other results for the same seed without anybody noticing."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path

import msgspec

from trivault import registry
from trivault.kernel.errors import TrivaultError
from trivault.version import __version__

CODE = (".py", ".json")  # weights are JSON


class OtherOrigin(TrivaultError):
    """A worker would give results of something else."""


class Origin(msgspec.Struct, frozen=True):
    """What plays on a machine."""

    version: str
    code: dict[str, str]  # a digest for each package
    rules: str  # the fingerprint of the game

    @staticmethod
    def of(game: str, module: str) -> Origin:
        """That of work on a game that is written in this module."""
        packages = sorted({__name__.partition(".")[0], module.partition(".")[0]})
        return Origin(__version__, {name: _digest(name) for name in packages}, registry.load(game).fingerprint)

    def check(self, where: str, expected: Origin) -> None:
        """An error when this is not what is expected there."""
        for name in self.__struct_fields__:
            found, wanted = getattr(self, name), getattr(expected, name)
            if found != wanted:
                raise OtherOrigin(
                    f"the worker on {where} has another Trivault: expected the {name} {wanted}, not {found}; "
                    "install the same one on all machines"
                )


@cache
def _digest(package: str) -> str:
    file = import_module(package).__file__
    if file is None or Path(file).name != "__init__.py":
        return ""  # a script, which is sent as it is
    found, folder = blake2b(digest_size=8), Path(file).parent
    for path in sorted(path for path in folder.rglob("*") if path.suffix in CODE):
        found.update(path.relative_to(folder).as_posix().encode() + b"\0")
        found.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()
