"""The state of a game: one plain value, also in the middle of an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from mypy_extensions import mypyc_attr

from trivault.kernel import codec, concessions, interpreter, notation
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.errors import (
    AmbiguousAnswer,
    AnswerError,
    GameOver,
    IllegalAnswer,
    NotYourChoice,
    StaleAnswer,
    TrivaultError,
)
from trivault.kernel.options import Legal, Option
from trivault.kernel.running_state import RunningState
from trivault.kernel.views import View
from trivault.version import __version__

if TYPE_CHECKING:
    from trivault.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class State(RunningState):
    """What every game's state has. A game declares its own fields, or adds slots and writes `copy`, `dump`
    and `load` by hand.
    """

    __slots__ = ()

    game: Game[Self]

    # What a user of the library calls

    @property
    def choice(self) -> Choice | None:
        """The open choice; the first of several simultaneous ones; None when the game is over."""
        return self.choices[0] if self.choices else None

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.result is not None

    def legal(self, player: int | None = None) -> Legal:
        """The legal answers of the player who has to decide (or of one of several)."""
        if player is None:
            return Legal(self, self.choices[0] if self.choices else None)
        return Legal(self, next((c for c in self.choices if c.player == player), None))

    def apply(self, answer: Option | str | dict[str, object], player: int | None = None) -> None:
        """Take an answer and run on to the next choice; a refused answer changes nothing."""
        choice = self.choices[0] if player is None and self.choices else self.asked(player)
        if isinstance(answer, Option) and answer.choice is choice and answer.seq == self.seq:
            self.apply_raw(choice, answer.raw)  # an option of this very choice is legal
        else:
            self.apply_raw(choice, self.check(answer, choice))

    def after(self: Self, answer: Option | str | dict[str, object], player: int | None = None) -> Self:
        """A new state in which the answer was taken."""
        new = self.copy()
        new.apply(answer, player)
        return new

    def concede(self, player: int) -> None:
        """A player gives up, whoever is asked; the last side that has not wins. With more than two sides
        the game goes on, and somebody else answers for that player."""
        concessions.concede(self, player)
        interpreter.run(self)
        self.seq += self.over  # no answer that is on its way fits any more

    def copy(self) -> Self:
        """An equal state that shares nothing that changes."""
        raise NotImplementedError

    def view(self: Self, player: int) -> View:
        """What a player may know; `player=-1` for a spectator."""
        if type(player) is not int or not -1 <= player < self.seats:
            raise TrivaultError(f"a player is a number from 0 to {self.seats - 1}, or -1 for a spectator")
        return self.game.view(self, player)

    def to_bytes(self) -> bytes:
        """The state as bytes, for `game.from_bytes`."""
        return codec.encode(self)

    def digest(self, version: str = __version__, rules: str = "") -> str:
        """A short fingerprint: equal states have equal digests on every machine. For the digest that an earlier
        version gave, name it and its rules."""
        return codec.digest(self, version, rules)

    def position(self: Self) -> dict[str, object]:
        """The state in the text form that `game.position` reads."""
        return self.game.describe(self)

    def why_not(self: Self, answer: str) -> list[str]:
        """The ids of the rules that forbid an answer; empty when it is legal. No rule forbids what
        fits several legal answers: that is refused as it would be by `apply`."""
        try:
            notation.parse(self, self.asked(None), answer)
        except AmbiguousAnswer:
            raise
        except AnswerError:
            return self.game.why_not(self, answer)
        return []

    def copy_kernel(self, new: Self) -> None:
        """Copy what the kernel keeps; immutable parts are shared."""
        new.game = self.game
        new.log = None
        new.event_log = None
        self.copy_state(new)

    def asked(self, player: int | None) -> Choice:
        """The open choice of a player, or the first one."""
        if not self.choices:
            raise GameOver("the game is over; no answer is expected")
        if player is None:
            return self.choices[0]
        for choice in self.choices:
            if choice.player == player:
                return choice
        deciding = " and ".join(f"p{choice.player}" for choice in self.choices)
        raise NotYourChoice(f"p{player} has nothing to decide now; {deciding} must answer")

    def check(
        self,
        answer: Option | str | dict[str, object],
        choice: Choice,
        names: notation.Names | None = None,
    ) -> Raw:
        """The engine's form of an answer to this choice, or an error; by its names, where they are at hand."""
        if not isinstance(answer, Option):
            return notation.read(names or notation.Names(self, choice), answer)
        if answer.seq != self.seq:
            raise StaleAnswer(f"the answer is for choice {answer.seq}, but choice {self.seq} is open")
        if answer.choice.player != choice.player:
            raise NotYourChoice(f"an answer of p{answer.choice.player}, but p{choice.player} must answer")
        if not answer.fits(self, choice):
            raise IllegalAnswer(f"{answer!r} is not legal in this game now; {notation.expected(self, choice)}")
        return answer.raw

    def apply_raw(self, choice: Choice, raw: Raw) -> None:
        """Take a checked answer; when no other is open, run on to the next choice."""
        self.answers += ((choice.player, raw),)
        if len(self.choices) > 1:
            self.choices = tuple([c for c in self.choices if c is not choice])
            return
        self.choices = ()
        self.seq += 1
        interpreter.run(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_bytes() == other.to_bytes()

    __hash__ = None  # type: ignore[assignment]  # states change

    def __repr__(self) -> str:
        asked = ", ".join(map(repr, self.choices)) or f"over, winners {self.result}"
        return f"<{self.game.name} at choice {self.seq}: {asked}>"
