"""Scenarios: a situation on the table, the answers that are given, and exactly what they change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Generic, Self, TypeVar

from trivault.kernel.errors import AnswerError
from trivault.kernel.game import Game
from trivault.kernel.state import State

S = TypeVar("S", bound=State)

AROUND = ("game", "seed", "draws", "exact")  # of a position, but not on the table


class Scenario(Generic[S]):
    """A situation on the table. Every choice is answered explicitly, and at the end the engine
    must be idle: waiting for the next action of a turn, or the game over.

    >>> import trivault
    >>> with Scenario(trivault.load("shards"), {"players": [{"hand": ["crystal"]}, {}]}) as table:
    ...     table.offers("play crystal", "end-turn")
    ...     table.answer("play crystal")
    ...     table.changed(gems=1, hand="", played="crystal")
    """

    def __init__(self, game: Game[S], position: Mapping[str, object] | str) -> None:
        self.game = game
        self.state = game.position(position)
        self._seen = self.state.copy()

    def answer(self, *answers: str) -> None:
        """Give answers, one for each choice."""
        for answer in answers:
            self.state.apply(answer)

    def changed(self, **expected: object) -> None:
        """Since the last look exactly this has changed on the whole table, and nothing else. Things have the
        names of `snapshot`; what a table no longer shows is an empty text."""
        before, after = self.snapshot(self._seen), self.snapshot(self.state)
        self._seen = self.state.copy()
        names = dict.fromkeys([*before, *after])
        found = {name: after.get(name, "") for name in names if before.get(name, "") != after.get(name, "")}
        assert found == expected, f"changed: {found}; expected: {expected}"

    def snapshot(self, state: S) -> Mapping[str, object]:
        """What lies on the table, by names: those of the position of the game, with `p1_` before what
        belongs to the second player, and cards as one text; at the end who has won, as `winners`."""
        found = dict(_flat(self.game.describe(state)))
        return found if state.result is None else {**found, "winners": state.result}

    def offers(self, *answers: str) -> None:
        """Exactly these answers are legal now."""
        assert sorted(self.texts()) == sorted(answers), f"legal: {self.texts()}; expected: {list(answers)}"

    def can(self, answer: str) -> bool:
        """Whether an answer is legal now."""
        return answer in self.state.legal()

    def refused(self, answer: str, *rules: str) -> None:
        """An answer that must be refused, for exactly these rules where some are named."""
        before = self.state.to_bytes()
        try:
            self.state.apply(answer)
        except AnswerError:
            pass
        else:
            raise AssertionError(f"{answer!r} was taken, but should be refused")
        assert self.state.to_bytes() == before, f"the refused {answer!r} changed the state"
        if rules:
            given = self.state.why_not(answer)
            assert given == list(rules), f"{answer!r} is refused by {given}, expected {list(rules)}"

    def texts(self) -> list[str]:
        """The legal answers in their text form."""
        return [option.text for option in self.state.legal()]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, failed: type[BaseException] | None, *_: object) -> None:
        if failed is None:
            self.idle()

    def idle(self) -> None:
        """No choice is left unanswered."""
        if not self.game.idle(self.state):
            raise AssertionError(f"a choice is left unanswered: {self.state.choice!r} {self.texts()}")


def _flat(form: Mapping[str, object], prefix: str = "") -> Iterator[tuple[str, object]]:
    """The parts of a position by their names alone."""
    for name, value in form.items():
        if name == "players" and isinstance(value, list):
            for seat, side in enumerate(value):
                yield from _flat(side, f"p{seat}_" if seat else "")
        elif isinstance(value, Mapping):
            yield from _flat(value, prefix)
        elif name not in AROUND:
            yield prefix + name.replace("-", "_"), _entries(value) if isinstance(value, list) else value


def _entries(entries: list[object]) -> str:
    return ", ".join(str(entry) for entry in entries if entry is not None)
