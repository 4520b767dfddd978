"""Arrays of one game for so many players: what every encoder has, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from trivault.kernel.choices import ACTION, DISTRIBUTE, NUMBER, ORDER, PICK, YES_NO, Choice
from trivault.kernel.game import Game
from trivault.kernel.ids import NOTHING, player_of
from trivault.kernel.state import State
from trivault.kernel.text import sources
from trivault.kernel.wordbook import taken_apart
from trivault.research.steps import DIGITS, NONE, PLAYER, Fork, Named, Step, first_step

KINDS = (ACTION, YES_NO, PICK, ORDER, DISTRIBUTE, NUMBER)
BOUND = 2_000.0  # no slot is beyond; infinite power is that much
FIRST_ACTIONS = ("done", "none", "another-word", *(f"digit-{n}" for n in range(DIGITS)))

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


@dataclass(frozen=True)
class ArrayLayout:
    """What each slot of an observation and each action means."""

    game: str
    seats: int
    slots: tuple[str, ...]
    actions: tuple[str, ...]

    @cached_property
    def digest(self) -> str:
        """The same as long as every slot and action means the same."""
        said = "\n".join((self.game, str(self.seats), *self.slots, "", *self.actions))
        return blake2b(said.encode(), digest_size=8).hexdigest()


def verbs_of(game: Game[Any]) -> tuple[str, ...]:
    """All verbs of answers, by the messages that say them: an answer without one could not be shown."""
    files = [file for package in ("trivault.kernel", *game.packages) for file in sources(package, "en")]
    keys = {key for file in files for key in taken_apart(file.read_text(encoding="utf-8"))}
    said = (key.removeprefix("do-").removeprefix("may-") for key in keys if key.startswith("do-"))
    return tuple(sorted({verb.removesuffix("-amount").removesuffix("-shares") for verb in said}))


class Encoder:
    """Writes observations and masks. A game says what its table and its things are in `write` and `named`.

    The slots are those of the table followed by those of the open choice: who decides, and for who does, what
    is asked and which actions were taken for it so far.
    """

    def __init__(self, game: Game[Any], seats: int, table: Iterable[str], things: Iterable[str]) -> None:
        self.game = game
        self.seats = seats
        verbs, names = verbs_of(game), [*FIRST_ACTIONS]
        names += [f"player-{seat}" for seat in range(seats)]
        self.verbs = {verb: len(names) + place for place, verb in enumerate(verbs)}
        names += [f"verb:{verb}" for verb in verbs]
        self.first_thing = len(names)
        actions = (*names, *things)
        slots = [*table]
        self._by = len(slots)
        slots += [f"asked.by={seat}" for seat in range(seats)]
        self._kinds = {kind: len(slots) + place for place, kind in enumerate(KINDS)}
        slots += [f"asked.kind={kind}" for kind in KINDS]
        self._bounds = len(slots)
        slots += ["asked.low", "asked.high"]
        self._verb, self._about, self._share, self._taken = (
            len(slots) + part * len(actions) for part in range(4)
        )
        for part in ("verb", "about", "share", "taken"):
            slots += [f"asked.{part}[{action}]" for action in actions]
        self.layout = ArrayLayout(game.name, seats, tuple(slots), actions)
        self.slots, self.actions = len(slots), len(actions)

    # What a game says

    def write(self, state: Any, viewer: int, out: memoryview[float]) -> None:
        """Fill the slots of the table with what a viewer may know; all of them are 0 before."""
        raise NotImplementedError

    def named(self, state: Any, viewer: int) -> Named:
        """The action that stands for each thing, from the side of a viewer."""
        raise NotImplementedError

    # What every encoder does

    def player_named(self, viewer: int) -> Callable[[int], int]:
        """The action that stands for a player, or for nothing."""
        seats = self.seats
        return lambda thing: NONE if thing == NOTHING else PLAYER + (player_of(thing) - viewer) % seats

    def first_step(self, state: State, choice: Choice) -> Step:
        """The first actions by which a choice is answered."""
        return first_step(choice, self.verbs, self.named(state, choice.player))

    def observe(
        self, state: State, viewer: int, out: Floats, fork: Fork | None = None, taken: Iterable[int] = ()
    ) -> None:
        """What a viewer may know, at a step of the own choice if there is one."""
        out.fill(0)
        floats = cast("memoryview[float]", out.data)
        self.write(state, viewer, floats)
        for choice in state.choices:
            floats[self._by + (choice.player - viewer) % self.seats] = 1.0
            if choice.player == viewer:
                self._write_asked(state, choice, floats, fork, taken)
        np.clip(out, -BOUND, BOUND, out=out)

    def _write_asked(
        self, state: State, choice: Choice, out: memoryview[float], fork: Fork | None, taken: Iterable[int]
    ) -> None:
        named = self.named(state, choice.player)
        out[self._kinds[choice.kind]] = 1.0
        out[self._bounds], out[self._bounds + 1] = choice.low, choice.high
        if choice.verb in self.verbs:
            out[self._verb + self.verbs[choice.verb]] = 1.0
        source = choice.source
        if source < NOTHING or (source >= 0 and self.game.visible(state, choice.player, source)):
            out[self._about + named(source)] = 1.0
        if fork is not None and fork.share is not None:
            out[self._share + named(fork.share)] = 1.0
        for action in taken:
            out[self._taken + action] += 1.0

    def mask(self, fork: Fork | None, out: Mask) -> None:
        """1 for each action that is legal at a step, and 0 for all others."""
        out.fill(0)
        if fork is not None:
            legal = out.data
            for action in fork.branches:
                legal[action] = 1
