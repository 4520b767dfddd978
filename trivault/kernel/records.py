"""What every state has. Written by `make fields`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from trivault.kernel.choices import Choice, Raw
    from trivault.kernel.frames import Batch, Frame, Listener, Scope
    from trivault.kernel.ids import Thing


@mypyc_attr(allow_interpreted_subclasses=True)
class StateFields:
    """What every game's state has, beside the game itself."""

    __slots__ = (
        "answers",
        "barrier",
        "batches",
        "choices",
        "conceded",
        "draws",
        "happened",
        "known",
        "listeners",
        "modifiers",
        "result",
        "scopes",
        "seats",
        "seed",
        "seq",
        "stack",
        "steps",
    )

    def __init__(self, seats: int, seed: int) -> None:
        self.seats: int = seats
        self.seed: int = seed
        self.draws: int = 0  # how often chance was used
        self.seq: int = 0  # the open choice, or several at once
        self.barrier: int = 0  # rises with all that cannot be taken back
        self.happened: int = 0  # how many events of the last effect happened, for "if you do"
        self.result: tuple[int, ...] | None = None  # the winners, at the end
        self.known: dict[Thing, int] = {}  # who knows a card in a hidden place: a bit per player
        self.choices: tuple[Choice, ...] = ()
        self.answers: tuple[tuple[int, Raw], ...] = ()  # given in secret, while others are open
        self.conceded: tuple[int, ...] = ()  # who has given up
        self.stack: list[Frame] = []
        self.scopes: list[Scope] = []
        self.batches: list[Batch] = []
        self.listeners: dict[str, tuple[Listener, ...]] = {}
        self.modifiers: dict[str, tuple[Listener, ...]] = {}
        self.steps: int = 0  # abilities carried out since the last free action (`loops`)

    def copy_state(self, new: StateFields) -> None:
        new.seats = self.seats
        new.seed = self.seed
        new.draws = self.draws
        new.seq = self.seq
        new.barrier = self.barrier
        new.happened = self.happened
        new.result = self.result
        new.known = self.known.copy()
        new.choices = self.choices
        new.answers = self.answers
        new.conceded = self.conceded
        new.stack = self.stack.copy()
        new.scopes = [scope.copy() for scope in self.scopes]
        new.batches = [batch.copy() for batch in self.batches] if self.batches else []
        new.listeners = self.listeners.copy()
        new.modifiers = self.modifiers.copy()
        new.steps = self.steps

    def dump_state(self, seats: object, seed: object, known: object, choices: object) -> list[object]:
        """What is saved, with what is given for the other fields."""
        return [
            seats,
            seed,
            self.draws,
            self.seq,
            self.barrier,
            self.happened,
            self.result,
            known,
            choices,
            self.answers,
            self.conceded,
        ]
