"""A game being played: its state, the answers so far, undo and the log."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from copy import copy
from typing import Generic, TypeVar

from trivault.kernel import notation
from trivault.kernel.choices import Choice
from trivault.kernel.concessions import CONCEDE
from trivault.kernel.errors import NothingToUndo, UndoError
from trivault.kernel.game import Game
from trivault.kernel.log import Entry
from trivault.kernel.options import Option
from trivault.kernel.replay import Replay, Setup
from trivault.kernel.state import State
from trivault.kernel.state_history import StateHistory

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
        self.remarks: Mapping[str, tuple[str, ...]] = {}  # what programs keep of each seat beside the game
        self.state = setup.start(game, seed)
        self._history = StateHistory(self.state)
        self.answers = self._history.answers
        self.log: list[Entry] = game.opening(setup.options, seed) if setup.position is None else []
        self._marks = [len(self.log)]  # how long the log was in each state

    def copy(self) -> Table[S]:
        """The same game, to be played on apart; the states so far are shared."""
        new = copy(self)
        new._history, new.log, new._marks = self._history.copy(self.state), self.log[:], self._marks[:]
        new.answers = new._history.answers
        return new

    def answer(self, answer: Option | str | dict[str, object], player: int | None = None) -> None:
        """Take an answer; a refused one changes nothing."""
        choice = self.state.asked(player)
        names = notation.Names(self.state, choice)
        raw = self.state.check(answer, choice, names)
        self._step(choice.player, names.text(raw), lambda after: after.apply_raw(choice, raw))

    def concede(self, player: int) -> None:
        """A player gives the game up: that stands among the answers."""
        self._step(player, CONCEDE, lambda after: after.concede(player))

    def again(self, player: int, text: str) -> None:
        """What a player once did, as a replay has it."""
        if text == CONCEDE:
            self.concede(player)
        else:
            self.answer(text, player)

    def resume(
        self,
        answers: Sequence[tuple[int, str]],
        states: Sequence[S],
        logged: Sequence[tuple[Sequence[Entry], Sequence[int]]],
    ) -> None:
        """Go on after these answers, from the last of the states that are kept of them. Each comes with what
        was logged since the one before, and how long that was after each answer."""
        self._history.resume(answers, states)
        self.state = states[-1]
        for entries, lengths in logged:
            before = len(self.log)
            self.log += entries
            self._marks += [before + length for length in lengths]

    def _step(self, player: int, text: str, do: Callable[[S], None]) -> None:
        after = self.state.copy()
        after.log = []
        do(after)
        self.log += after.log
        after.log = None
        self.state = after
        self._history.add(player, text, after)
        self._marks.append(len(self.log))

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
        if not self.free:
            self._check_barriers(last, players)
        return last

    def _check_barriers(self, last: int, players: Collection[int]) -> None:
        """Whether these players have learned nothing since that answer."""
        before = self._history[last]
        if any(seat not in players for seat, _ in self.answers[last:]):
            raise UndoError("another player has decided since; this table allows no take-back over that")
        if before.barrier != self.state.barrier:
            raise UndoError("hidden cards were revealed or chance was used since; that cannot be taken back")
        asked = {choice.player for choice in before.choices}
        if any(choice.player not in (*players, *asked) for choice in self.state.choices):
            raise UndoError("another player is asked since, which may tell of hidden cards")

    def _decided(self, at: int, decided: Decided[S]) -> bool:
        """Whether an answer was a decision that can be taken back: a concession cannot."""
        (player, text), state = self.answers[at], self._history[at]
        return text != CONCEDE and decided(state, state.asked(player))

    def rewind(self, to: int) -> None:
        """Back to the moment after so many answers."""
        if not 0 <= to <= len(self.answers):
            raise UndoError(f"there is no moment after {to} answers; {len(self.answers)} were given")
        if to < len(self.answers):
            self._history.rewind(to)
            self.state = self._history[to]
            del self.log[self._marks[to] :], self._marks[to + 1 :]

    def state_at(self, at: int) -> S:
        """The state after so many answers."""
        return self._history[at]

    def states(self) -> Sequence[S]:
        """Every state at a choice so far, the present one last."""
        return self._history.copy(self.state)

    def marks(self) -> list[int]:
        """How long the log was at each of these states."""
        return self._marks[:]

    def replay(self) -> Replay:
        """The game so far as a replay, which is also how it is saved."""
        return Replay.of(
            self.game, self.setup, self.seed, self.seats, self.answers, self.states(), self.remarks
        )
