"""A game being played: its state, the answers so far, undo and the log."""

from __future__ import annotations

from collections.abc import Callable, Collection
from copy import copy
from typing import Generic, TypeVar

from trivault.kernel import notation
from trivault.kernel.choices import Choice, Option
from trivault.kernel.errors import NothingToUndo, UndoError
from trivault.kernel.game import Game
from trivault.kernel.log import Entry
from trivault.kernel.replay import Replay, Setup
from trivault.kernel.state import State

S = TypeVar("S", bound=State)

Decided = Callable[[S, Choice], bool]


def _any(state: State, choice: Choice) -> bool:
    return True


class Table(Generic[S]):
    """Undo goes back to a player's last decision and stops at barriers: revealed information,
    chance, another player's decision or a question to one. A `free` table lets players take back further."""

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        seed: int,
        seats: tuple[str, ...] = (),
        free: bool = False,
    ):
        self.game = game
        self.setup = setup
        self.seed = seed
        self.seats = seats
        self.free = free
        self.stops: tuple[str, ...] = ()  # when each seat wishes to be asked; empty: as is usual
        self.state = setup.start(game, seed)
        self.answers: list[tuple[int, str]] = []
        self.log: list[Entry] = []
        self._before: list[tuple[S, int]] = []  # the state before each answer, the log's length

    def copy(self) -> Table[S]:
        """The same game, to be played on apart; the states so far are shared."""
        new = copy(self)
        new.answers, new.log, new._before = self.answers[:], self.log[:], self._before[:]
        return new

    def answer(self, answer: Option | str | dict[str, object], player: int | None = None) -> None:
        """Take an answer; a refused one changes nothing."""
        choice = self.state.asked(player)
        raw = self.state.check(answer, choice)
        after = self.state.copy()
        after.log = []
        after.settle(choice, raw)
        self._before.append((self.state, len(self.log)))
        self.answers.append((choice.player, notation.text(self.state, choice, raw)))
        self.log += after.log
        after.log = None
        self.state = after

    def undo(self, player: int, decided: Decided[S] = _any) -> None:
        """Take back this player's last decision, and what followed from it."""
        self.rewind(self.undo_point((player,), decided))

    def undo_point(self, players: Collection[int], decided: Decided[S] = _any) -> int:
        """After how many answers one of these players made their last decision, if it can be taken back.
        Answers that were not `decided`, such as those that a table gives silently, are taken back with
        the decision before."""
        last = len(self.answers) - 1
        while last >= 0 and not (self.answers[last][0] in players and decided(*self._asked(last))):
            last -= 1
        if last < 0:
            who = " and ".join(f"p{player}" for player in players)
            raise NothingToUndo(f"{who} has decided nothing yet that could be taken back")
        if not self.free:
            self._check_barriers(last, players)
        return last

    def _check_barriers(self, last: int, players: Collection[int]) -> None:
        """Whether these players have learned nothing since that answer."""
        before = self._before[last][0]
        if any(seat not in players for seat, _ in self.answers[last:]):
            raise UndoError("another player has decided since; this table allows no take-back over that")
        if before.barrier != self.state.barrier:
            raise UndoError("hidden cards were revealed or chance was used since; that cannot be taken back")
        asked = {choice.player for choice in before.choices}
        if any(choice.player not in (*players, *asked) for choice in self.state.choices):
            raise UndoError("another player is asked since, which may tell of hidden cards")

    def _asked(self, at: int) -> tuple[S, Choice]:
        """The state in which an answer was given, and the choice that it answered."""
        state, _ = self._before[at]
        return state, state.asked(self.answers[at][0])

    def rewind(self, to: int) -> None:
        """Back to the moment after so many answers."""
        if not 0 <= to <= len(self.answers):
            raise UndoError(f"there is no moment after {to} answers; {len(self.answers)} were given")
        if to < len(self.answers):
            self.state, log = self._before[to]
            del self.log[log:], self.answers[to:], self._before[to:]

    def states(self) -> list[S]:
        """Every state at a choice so far, the present one last."""
        return [*(state for state, _ in self._before), self.state]

    def marks(self) -> list[int]:
        """How long the log was at each of these states."""
        return [*(log for _, log in self._before), len(self.log)]

    def replay(self) -> Replay:
        """The game so far as a replay, which is also how it is saved."""
        return Replay.of(self.game, self.setup, self.seed, self.seats, self.answers, self.states(), self.stops)
