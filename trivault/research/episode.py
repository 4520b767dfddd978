"""A game that is played by actions: what is forced is done by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trivault.kernel.choices import Raw
from trivault.kernel.errors import IllegalAnswer
from trivault.kernel.state import State
from trivault.research.encoder import Encoder, Floats, Mask
from trivault.research.encoders import encoder
from trivault.research.steps import Fork


class Episode:
    """One game. `player` is who has to act, the first of several who decide at once and in secret; -1 at the
    end. `forks` is at which step of their answers they are, `taken` the actions that have led there."""

    __slots__ = ("encoder", "forks", "player", "state", "taken")

    def __init__(self, encoder: Encoder, state: State) -> None:
        self.encoder = encoder
        self.state = state
        self.player = -1
        self.forks: dict[int, Fork] = {}
        self.taken: dict[int, tuple[int, ...]] = {}
        self._go_on()

    @property
    def over(self) -> bool:
        """Whether nobody has to act any more."""
        return self.player < 0

    def legal(self, player: int | None = None) -> list[int]:
        """The actions of who has to act, in rising order."""
        fork = self.forks.get(self.player if player is None else player)
        return sorted(fork.branches) if fork is not None else []

    def act(self, action: int, player: int | None = None) -> None:
        """Take one step; an illegal one changes nothing."""
        who = self.player if player is None else player
        fork = self.forks.get(who)
        if fork is None or action not in fork.branches:
            raise IllegalAnswer(self._refused(action, who))
        step = fork.take(action)
        if isinstance(step, Fork):
            self.forks[who], self.taken[who] = step, (*self.taken.get(who, ()), action)
        else:
            self.answer(step, who)

    def answer(self, raw: Raw, player: int) -> None:
        """Take a whole answer that is legal."""
        self.state.apply_raw(self.state.asked(player), raw)
        del self.forks[player]
        self.taken.pop(player, None)
        self._go_on()

    def _go_on(self) -> None:
        """On to where everybody who is asked has something to decide."""
        state, forks = self.state, self.forks
        while (choice := next((c for c in state.choices if c.player not in forks), None)) is not None:
            step = self.encoder.first_step(state, choice)
            if isinstance(step, Fork):
                forks[choice.player] = step
            else:
                state.apply_raw(choice, step)
        self.player = state.choices[0].player if state.choices else -1

    def _refused(self, action: int, player: int) -> str:
        names = self.encoder.layout.actions
        said = names[action] if 0 <= action < len(names) else action
        legal = ", ".join(names[each] for each in self.legal(player)[:8])
        return f"the action {said} of player {player} is not legal now; legal: {legal or 'none'}"

    def observe(self, viewer: int, out: Floats) -> None:
        """Write what a player knows into an array."""
        self.encoder.observe(self.state, viewer, out, self.forks.get(viewer), self.taken.get(viewer, ()))

    def mask(self, viewer: int, out: Mask) -> None:
        """The legal actions of a player; none for who has nothing to decide."""
        self.encoder.mask(self.forks.get(viewer), out)

    def rewards(self) -> list[float]:
        """1 in all to the winners and -1 in all to the others; nothing before the end, and where nobody or
        everybody wins."""
        winners, seats = self.state.result, self.state.seats
        if not winners or len(winners) == seats:
            return [0.0] * seats
        won, lost = 1.0 / len(winners), -1.0 / (seats - len(winners))
        return [won if seat in winners else lost for seat in range(seats)]

    def copy(self) -> Episode:
        """The steps are those of the copied state: what an action means may depend on it."""
        return _after(Episode(self.encoder, self.state.copy()), self.taken)

    def __deepcopy__(self, memo: Mapping[int, Any]) -> Episode:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """As the bytes of the state, and the actions since the last answers."""
        return _restored, (self.state.game.name, self.state.seats, self.state.to_bytes(), self.taken)


def _restored(game: str, seats: int, data: bytes, taken: Mapping[int, tuple[int, ...]]) -> Episode:
    made = encoder(game, seats)
    return _after(Episode(made, made.game.from_bytes(data)), taken)


def _after(episode: Episode, taken: Mapping[int, tuple[int, ...]]) -> Episode:
    """With the actions that were taken since the last answers."""
    for player, actions in taken.items():
        for action in actions:
            episode.act(action, player)
    return episode
