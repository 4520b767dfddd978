"""A game being played: its state, the answers so far, undo and the log."""

from __future__ import annotations

from collections.abc import Callable, Collection
from copy import copy
from typing import Generic, TypeVar

from trivault.kernel import notation
from trivault.kernel.choices import Choice, Option
from trivault.kernel.concessions import CONCEDE
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
    chance, another player's decision. A `free` table lets players take back further."""

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
        self.log: list[Entry] = game.opening(setup.options, seed) if setup.position is None else []
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
        text = notation.text(self.state, choice, raw)
        self._step(choice.player, text, lambda after: after.settle(choice, raw))

    def concede(self, player: int) -> None:
        """A player gives the game up: that stands among the answers."""
        self._step(player, CONCEDE, lambda after: after.concede(player))

    def again(self, player: int, text: str) -> None:
        """What a player once did, as a replay has it."""
        if text == CONCEDE:
            self.concede(player)
        else:
            self.answer(text, player)

    def _step(self, player: int, text: str, do: Callable[[S], None]) -> None:
        after = self.state.copy()
        after.log = []
        do(after)
        self._before.append((self.state, len(self.log)))
        self.answers.append((player, text))
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
        while last >= 0 and not (self.answers[last][0] in players and self._decided(last, decided)):
            last -= 1
        if last < 0:
            who = " and ".join(f"p{player}" for player in players)
            raise NothingToUndo(f"{who} has decided nothing yet that could be taken back")
        if not self.free and any(seat not in players for seat, _ in self.answers[last:]):
            raise UndoError("another player has decided since; this table allows no take-back over that")
        if not self.free and self._before[last][0].barrier != self.state.barrier:
            raise UndoError("hidden cards were revealed or chance was used since; that cannot be taken back")
        return last

    def _decided(self, at: int, decided: Decided[S]) -> bool:
        """Whether an answer was a decision that can be taken back: a concession cannot."""
        (player, text), (state, _) = self.answers[at], self._before[at]
        return text != CONCEDE and decided(state, state.asked(player))

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
