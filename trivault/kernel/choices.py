"""The one way to ask: a `Choice`, and the legal answers to it.

An answer in the engine is a plain tuple (verb, source, targets, numbers); `Option` carries it
to the outside, where it has a text form (`notation`) and a sentence.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from sys import maxsize
from typing import TYPE_CHECKING, Final, overload

from trivault.kernel import combinations, notation
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.text import Message

if TYPE_CHECKING:
    from trivault.kernel.state import State

Raw = tuple[str, Thing, tuple[Thing, ...], tuple[int, ...]]

ACTION = "action"  # one of the listed answers
YES_NO = "yes-no"  # do it, or skip
PICK = "pick"  # between `low` and `high` of the options
ORDER = "order"  # all options, in an order
DISTRIBUTE = "distribute"  # `high` points over the options
NUMBER = "number"  # from `low` to `high`

SKIP = "skip"


class Choice:
    """An open question. Never changed once asked, so copies of a state share it."""

    __slots__: Final = ("high", "kind", "listed", "low", "player", "reason", "source", "things", "verb")

    def __init__(
        self,
        player: int,
        kind: str,
        verb: str,
        reason: str = "",
        listed: tuple[Raw, ...] = (),
        *,
        things: tuple[Thing, ...] = (),
        low: int = 1,
        high: int = 1,
        source: Thing = NOTHING,
    ) -> None:
        self.player = player
        self.kind = kind
        self.verb = verb
        self.listed = listed  # the answers of a choice that lists them
        self.things = things  # the candidates of a choice among things
        self.low = low
        self.high = high
        self.source = source
        self.reason = reason

    def count(self) -> int:
        """How many answers are legal."""
        if self.listed:
            return len(self.listed)
        if self.kind == PICK:
            return combinations.subsets(len(self.things), self.low, self.high)
        if self.kind == ORDER:
            return combinations.orders(len(self.things))
        if self.kind == DISTRIBUTE:
            return combinations.distributions(self.high, len(self.things))
        return self.high - self.low + 1 if self.kind == NUMBER else 0

    def raw(self, index: int) -> Raw:
        """The legal answer with this number."""
        if self.listed:
            return self.listed[index]
        things = self.things
        if self.kind == PICK:
            places = combinations.subset(len(things), self.low, self.high, index)
            return self.picked(tuple([things[i] for i in places]))
        if self.kind == ORDER:
            places = combinations.order(len(things), index)
            return (self.verb, self.source, tuple([things[i] for i in places]), ())
        if self.kind == DISTRIBUTE:
            parts = combinations.distribution(self.high, len(things), index)
            return (self.verb, self.source, things, parts)
        return (self.verb, self.source, (), (self.low + index,))

    def picked(self, targets: tuple[Thing, ...]) -> Raw:
        """The answer that picks these things."""
        return (self.verb if targets else SKIP, self.source, targets, ())

    def allows(self, raw: Raw) -> bool:
        """Whether an answer is legal."""
        if self.listed:
            return raw in self.listed
        verb, source, targets, numbers = raw
        if source != self.source or verb != (self.picked(targets)[0] if self.kind == PICK else self.verb):
            return False
        if self.kind == PICK:
            distinct = set(targets)
            right_size = self.low <= len(targets) <= self.high and len(distinct) == len(targets)
            return not numbers and right_size and distinct <= set(self.things)
        if self.kind == ORDER:
            return not numbers and sorted(targets) == sorted(self.things)
        if self.kind == DISTRIBUTE:
            fits = targets == self.things and len(numbers) == len(targets)
            return fits and min(numbers) >= 0 and sum(numbers) == self.high
        return not targets and len(numbers) == 1 and self.low <= numbers[0] <= self.high

    def __repr__(self) -> str:
        return f"Choice(player={self.player}, kind={self.kind!r}, verb={self.verb!r}, answers={self.count()})"


class Option:
    """One legal answer: prints as a sentence, and `text` is its stable machine form."""

    __slots__ = ("choice", "raw", "seq", "state")

    def __init__(self, state: State, choice: Choice, raw: Raw) -> None:
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
        """The answer in the text form of `docs/notation.md`, which any equal state understands."""
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

    def __init__(self, state: State, choice: Choice | None) -> None:
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
            return mine and self.state.means(answer, self.choice)
        if isinstance(answer, str):
            return notation.fits(self.state, self.choice, answer)
        return False

    def __repr__(self) -> str:
        shown = ", ".join(option.text for option in self[:12])
        more = f", … {len(self) - 12} more" if len(self) > 12 else ""
        return f"Legal({shown}{more})"
