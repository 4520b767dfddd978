"""What an answer would bring, as far as whoever gives it can know (U18).

It is tried on tables that are dealt from the player's own view, so nothing that is hidden can show. What is
told holds on all of them; where chance decides nothing is told but what a game knows of its dice.
"""

from __future__ import annotations

from typing import NamedTuple

from trivault.kernel.choices import Choice, Raw
from trivault.kernel.errors import TrivaultError
from trivault.kernel.ids import Thing
from trivault.kernel.state import State
from trivault.kernel.text import Message
from trivault.presentation.presenter import AnyPresenter

SAMPLES = 3  # so often are the hidden cards dealt
FORCED = 20  # so many questions with one answer are answered on the way


class Outcome(NamedTuple):
    """Something that would be so: at which thing, or player, and what is to be said of it."""

    thing: Thing
    message: Message


class Previews:
    """The answers to one choice, each tried when it is asked for."""

    def __init__(self, state: State, player: int) -> None:
        self.player = player
        view = state.view(player)
        self.samples: list[State] = [state.game.sample(view, seed) for seed in range(1, SAMPLES + 1)]

    def of(self, raw: Raw, presenter: AnyPresenter) -> list[Outcome]:
        """What is sure to come of an answer before somebody decides again."""
        told: list[Outcome] | None = None
        for sample in self.samples:
            found = self._on(sample, raw, presenter)
            told = found if told is None else [each for each in told if each in found]
            if not told:
                break
        return told or []

    def _on(self, sample: State, raw: Raw, presenter: AnyPresenter) -> list[Outcome]:
        choice = sample.asked(self.player)
        if not choice.allows(raw):
            return []
        chances = [Outcome(*each) for each in presenter.chances(sample, choice, raw)]
        after = self._after(sample, raw)
        return (
            chances + [Outcome(*each) for each in presenter.outcome(sample, after, raw)] if after else chances
        )

    def _after(self, sample: State, raw: Raw) -> State | None:
        """The table at the next real decision; none where chance had a part in it."""
        after = sample.copy()
        try:
            after.apply_raw(after.asked(self.player), raw)
            for _ in range(FORCED):
                if (choice := self._forced(after)) is None:
                    break
                after.apply_raw(choice, choice.raw(0))
        except TrivaultError:  # an effect without end
            return None
        return after if after.draws == sample.draws else None

    def _forced(self, state: State) -> Choice | None:
        """A question to the same player with a single answer, other than to end the turn."""
        choice = state.choice
        if choice is None or len(state.choices) > 1 or choice.player != self.player:
            return None
        return choice if choice.verb != "act" and choice.count() == 1 else None
