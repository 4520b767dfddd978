"""Opens replays: their answers are given again at a table, and the digests compared."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

from trivault.kernel.codec import other_version, same_game
from trivault.kernel.errors import CorruptFile, TrivaultError
from trivault.kernel.game import Game
from trivault.kernel.replay import Replay, digest_marks
from trivault.kernel.state import State
from trivault.kernel.table import Table

S = TypeVar("S", bound=State)


def open_replay(replay: Replay, game: Game[S], upto: int | None = None, free: bool = False) -> Table[S]:
    """Play the answers again, checking the digests; `upto` stops early, to play on."""
    work = opening(replay, game, upto, free)
    while True:
        try:
            next(work)
        except StopIteration as last:
            table: Table[S] = last.value
            return table


def opening(
    replay: Replay, game: Game[S], upto: int | None = None, free: bool = False
) -> Generator[None, None, Table[S]]:
    """The same, answer by answer: for whoever has other things to do in between."""
    same_game(replay.game, game)
    table = Table(game, replay.setup, replay.seed, replay.seats, free)
    table.remarks = replay.remarks
    digests = dict(replay.digests)
    end = len(replay.answers) if upto is None else max(0, min(upto, len(replay.answers)))
    for i in range(end + 1):
        if i in digests and table.state.digest(replay.version, replay.rules) != digests[i]:
            if replay.rules != game.fingerprint:
                raise other_version(replay.version)
            raise CorruptFile(f"the replay differs from what the rules give after {i} answers", n=i)
        if i == end:
            break
        yield
        player, text = replay.answers[i]
        try:
            table.again(player, text)
        except TrivaultError as error:
            if replay.rules != game.fingerprint:
                raise other_version(replay.version) from None
            raise CorruptFile(f"answer {i + 1} of the replay was refused: {error}", "answer", n=i + 1) from None
    if list(digests) != digest_marks(len(replay.answers)):
        raise CorruptFile("the digests of the replay do not fit its answers: some are missing", n=end)
    return table
