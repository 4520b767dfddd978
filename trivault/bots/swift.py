"""The quick learned player: one call of a network scores all answers, and the best one is given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple, Protocol, TypeVar

from trivault.bots import network
from trivault.bots.greedy import GreedyPlayer
from trivault.bots.information_set import InformationSet
from trivault.bots.network import AnswerNetwork, Feature
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.options import Option
from trivault.kernel.state import State
from trivault.registry import entry

S = TypeVar("S", bound=State, contravariant=True)

FILE = "network.bin"  # beside the features of the game


class Look(NamedTuple):
    """What the network sees of a decision."""

    answers: Sequence[Raw]
    position: list[Feature]
    features: list[list[Feature]]  # of each answer


class Features(Protocol[S]):
    """What a network sees of a game. The states it is given are deals: all of them may be read."""

    def answers(self, state: S, choice: Choice) -> Sequence[Raw]:
        """The answers that are scored; first the quick one."""
        ...

    def position(self, state: S, choice: Choice) -> list[Feature]:
        """The table from the side of the player who decides."""
        ...

    def described(self, state: S, choice: Choice, answers: Sequence[Raw]) -> list[list[Feature]]:
        """What each of these answers is and does."""
        ...


def look(features: Features[Any], known: InformationSet) -> Look:
    """What the network sees. An answer is tried in one deal; nothing else depends on how cards were dealt."""
    world = known.deal(0)
    choice = world.asked(known.player)
    answers = features.answers(world, choice)
    if len(answers) == 1:
        return Look(answers, [], [[]])
    return Look(answers, features.position(world, choice), features.described(world, choice, answers))


class NetworkPolicy:
    """Answers by the network of a game. The network is read when it is first needed."""

    def __init__(self, features: Features[Any], network: Callable[[], AnswerNetwork]) -> None:
        self.features, self.network = features, network

    def choose(self, known: InformationSet) -> Raw:
        """The answer with the best score; the first of equal ones."""
        answers, position, features = look(self.features, known)
        if len(answers) == 1:
            return answers[0]
        scores = self.network().scores(position, features)
        return answers[scores.index(max(scores))]


class SwiftPlayer:
    """Plays each game by its network; a game without one is played greedily."""

    name = "swift"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: State, player: int) -> Option:
        """The answer that it gives."""
        choice = state.asked(player)
        if choice.count() == 1:
            return Option(state, choice, choice.raw(0))
        policy: NetworkPolicy | None = entry(state.game.name).part("network", None)
        if policy is None:
            return GreedyPlayer(self.seed).choose(state, player)
        return Option(state, choice, policy.choose(InformationSet(state, player, self.seed)))


@cache
def packaged(package: str, game: str) -> AnswerNetwork:
    """The network that comes with a package."""
    return network.read(files(package).joinpath(FILE).read_bytes(), game)
