"""The legal answers to a choice as the outside sees them: with a text form (`notation`) and a sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from sys import maxsize
from typing import TYPE_CHECKING, overload

from trivault.kernel import notation
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.text import Message

if TYPE_CHECKING:
    from trivault.kernel.running_state import RunningState


class Option:
    """One legal answer: prints as a sentence, and `text` is its stable machine form."""

    __slots__ = ("choice", "raw", "seq", "state")

    def __init__(self, state: RunningState, choice: Choice, raw: Raw) -> None:
        self.state = state
        self.choice = choice
        self.raw = raw
        self.seq = state.seq

    @property
    def verb(self) -> str:
        """What is done: the first word of the text."""
        return self.raw[0]

    @property
    def text(self) -> str:
        """The answer in the text form of `docs/reference/notation.md`, which any equal state understands."""
        return notation.text(self.state, self.choice, self.raw)

    def form(self) -> dict[str, object]:
        """The machine form as plain data: verb, source, targets, numbers, sequence number."""
        return notation.form(self.state, self.choice, self.raw)

    def message(self) -> Message:
        """The answer in words, not yet in any language."""
        return self.state.game.option_message(self.state, self.raw)

    def sentence(self, lang: str = "en") -> str:
        """The answer as a sentence."""
        return self.state.game.words(lang).say(self.message())

    def fits(self, state: RunningState, choice: Choice) -> bool:
        """Whether an answer of this choice, or of the same one in a copy of its state, says the same here: in
        another game its numbers stand for other cards."""
        if self.choice is choice:
            return True
        other = self.state
        return (
            (other.game.name, other.seed) == (state.game.name, state.seed)
            and choice.allows(self.raw)
            and self.text == notation.text(state, choice, self.raw)
        )

    def __str__(self) -> str:
        return self.sentence()

    def __repr__(self) -> str:
        return f"Option({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and (self.raw, self.seq) == (other.raw, other.seq)

    def __hash__(self) -> int:
        return hash((self.raw, self.seq))


class Legal(Sequence[Option]):
    """The legal answers to an open choice: counted and indexed without listing them."""

    __slots__ = ("choice", "state")

    def __init__(self, state: RunningState, choice: Choice | None) -> None:
        self.state = state
        self.choice = choice

    def __len__(self) -> int:
        """How many there are; Python's longest length where there are more."""
        choice = self.choice
        if choice is None:
            return 0
        return len(choice.listed) or min(choice.count(), maxsize)

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice[int | None, int | None, int | None]) -> list[Option]: ...
    def __getitem__(self, index: int | slice[int | None, int | None, int | None]) -> Option | list[Option]:
        choice = self.choice
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if choice is None:
            raise IndexError("no choice is open")
        if choice.listed:
            return Option(self.state, choice, choice.listed[index])
        size = choice.count()
        if not -size <= index < size:
            raise IndexError(f"answer {index} of {size}")
        return Option(self.state, choice, choice.raw(index % size))

    def __iter__(self) -> Iterator[Option]:
        choice = self.choice
        if choice is not None:
            for index in range(choice.count()):
                yield Option(self.state, choice, choice.raw(index))

    def __contains__(self, answer: object) -> bool:
        if self.choice is None:
            return False
        if isinstance(answer, Option):
            mine = answer.choice.player == self.choice.player and answer.seq == self.state.seq
            return mine and answer.fits(self.state, self.choice)
        if isinstance(answer, str):
            return notation.fits(self.state, self.choice, answer)
        return False

    def __repr__(self) -> str:
        shown = ", ".join(option.text for option in self[:12])
        more = f", … {len(self) - 12} more" if len(self) > 12 else ""
        return f"Legal({shown}{more})"
