"""Replay files: version, set-up, seed, answers and digests. A saved game is a replay, too; `replaying` opens
it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Self, TypeVar

import msgspec

from trivault.kernel.errors import CorruptFile, ForeignFile, OtherVersion, TruncatedFile
from trivault.kernel.form_errors import misformed
from trivault.kernel.state import State
from trivault.kernel.state_history import EVERY
from trivault.version import __version__

if TYPE_CHECKING:
    from trivault.kernel.game import Game

S = TypeVar("S", bound=State)

FORMAT = "trivault-replay/1"


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game began: by its set-up options, or from a position."""

    options: dict[str, bool | int | str | list[str | int]] = {}
    position: dict[str, object] | None = None

    @property
    def exact(self) -> bool:
        """Whether it begins with a whole state, which anybody may have written."""
        return bool(self.position and self.position.get("exact"))

    def start(self, game: Game[S], seed: int) -> S:
        """The state in which a game that is set up so begins."""
        if self.position is not None:
            return game.position(self.position)
        return game.start(self.options, seed)


def digest_marks(answers: int) -> list[int]:
    """After how many answers a replay has a digest: where states are kept, and at the end."""
    return sorted({*range(0, answers, EVERY), answers})


class _Head(msgspec.Struct):
    """What replays of every version have."""

    format: str


class Replay(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game from its beginning to some moment, small enough to mail."""

    format: str
    version: str
    game: str
    rules: str
    setup: Setup
    seed: int
    seats: tuple[str, ...]
    answers: tuple[tuple[int, str], ...]
    digests: tuple[tuple[int, str], ...]
    remarks: dict[str, tuple[str, ...]] = {}  # what programs keep of each seat beside the game
    mark: str = ""  # of the server that has saved it

    @staticmethod
    def of(
        game: Game[S],
        setup: Setup,
        seed: int,
        seats: tuple[str, ...],
        answers: Sequence[tuple[int, str]],
        states: Sequence[S],
        remarks: Mapping[str, tuple[str, ...]],
    ) -> Replay:
        """The replay of a game with the states before each answer and at the end."""
        return Replay(
            format=FORMAT,
            version=__version__,
            game=game.name,
            rules=game.fingerprint,
            setup=setup,
            seed=seed,
            seats=seats,
            answers=tuple(answers),
            digests=tuple((mark, states[mark].digest()) for mark in digest_marks(len(answers))),
            remarks=dict(remarks),
        )

    def to_bytes(self) -> bytes:
        """Readable JSON, one answer a line."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """A replay from its file."""
        if not data.lstrip().startswith(b"{") or (len(data) > 40 and b"trivault-replay" not in data[:60]):
            raise ForeignFile("not a replay of Trivault: expected a JSON object with format trivault-replay")
        try:
            head = msgspec.json.decode(data, type=_Head)
            if head.format != FORMAT:
                raise OtherVersion(
                    f"format {head.format!r}; this version reads {FORMAT!r}",
                    version=head.format,
                    expected=FORMAT,
                )
            return msgspec.json.decode(data, type=cls)
        except (msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
            raise CorruptFile(
                f"not a replay as Trivault writes it: {error}", "form", place=misformed(error)["place"]
            ) from None
        except msgspec.DecodeError:
            raise TruncatedFile("the replay breaks off: its end is missing or garbled") from None
