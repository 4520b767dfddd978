"""Players of other people at our tables: whatever they do wrong is said with their name."""

from __future__ import annotations

from inspect import signature
from typing import Any

from trivault.kernel.choices import Choice, Raw
from trivault.kernel.errors import AnswerError, IllegalAnswer, PluginError
from trivault.kernel.options import Option
from trivault.kernel.state import State
from trivault.registry.players import find
from trivault.registry.references import why

EXPECTED = "expected a class with __init__(self, seed), a name and choose(self, state, player)"
LONGEST = 40  # letters of a name


class ExternalPlayer:
    """Hands each choice to a player that somebody else has written, and checks the answer."""

    def __init__(self, word: str, seed: int) -> None:
        self.word = word
        self._player = _made(word, seed)
        self.name: str = self._player.name

    def choose(self, state: State, player: int) -> Option:
        """It gets a copy, so that it may try what it likes."""
        choice = state.asked(player)
        try:
            answer = self._player.choose(state.copy(), player)
        except (Exception, SystemExit) as error:
            raise PluginError(f"the player {self.word} failed at choice {state.seq}: {why(error)}") from error
        try:
            return Option(state, choice, self._read(answer, state, choice))
        except Exception as error:  # an option may come from anywhere
            said = str(error) if isinstance(error, AnswerError) else why(error)
            raise PluginError(f"the player {self.word} at choice {state.seq}: {said}") from error

    def _read(self, answer: object, state: State, choice: Choice) -> Raw:
        if isinstance(answer, Option):
            if answer.choice is choice and choice.allows(answer.raw):
                return answer.raw
            answer = answer.text  # it has thought about a state of its own
        if isinstance(answer, str):
            return state.check(answer, choice)
        found = f"{type(answer).__name__} {answer!r:.60}"
        raise IllegalAnswer(f"expected one of state.legal({choice.player}), not {found}")


def _made(word: str, seed: int) -> Any:
    made = find(word)
    try:
        signature(made).bind(seed)
    except (TypeError, ValueError):
        raise PluginError(f"the player {word}: {EXPECTED}; it cannot be made by a seed alone") from None
    try:
        found = made(seed)
    except (Exception, SystemExit) as error:
        raise PluginError(f"the player {word} cannot be made with the seed {seed}: {why(error)}") from error
    name = getattr(found, "name", None)
    if not isinstance(name, str) or not name.isprintable() or not 0 < len(name.strip()) <= LONGEST:
        raise PluginError(f"the player {word}: {EXPECTED}; its name is {name!r:.60}")
    if not callable(getattr(found, "choose", None)):
        raise PluginError(f"the player {word}: {EXPECTED}; it has no choose")
    return found
