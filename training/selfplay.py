"""Games of one player with itself, and the positions that were met at the beginnings of turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property
from random import Random
from typing import NamedTuple

from training.alternatives import Alternative, alternatives
from training.subjects import SUBJECTS, Cards, Subject, active
from trivault.bots import GreedyPlayer, Player
from trivault.bots.budget import Budget
from trivault.bots.evaluator import Model
from trivault.bots.information_set import InformationSet
from trivault.bots.level_search import LevelSearch
from trivault.bots.turn_search import Depth, TurnSearch
from trivault.bots.turn_search import turn_of as turn
from trivault.bots.weights import Weights
from trivault.kernel.options import Option
from trivault.kernel.state import State
from trivault.simulate.executors import Jobs
from trivault.simulate.opening import opened

STRAY = 0.06  # the share of decisions in which anything is tried: play must see what it does not choose
LONGEST = 200  # turns of a game that counts


class Position(NamedTuple):
    """The beginning of a turn, from the side of the player whose turn it is, and whether that one won."""

    features: list[float]
    cards: Cards
    won: bool


class Played(NamedTuple):
    """A game: its positions, and for each of them the cards brought by one side and not by the other; and the
    turns that were played in several ways."""

    seed: int
    positions: list[Position]
    brought: list[Cards]
    branches: list[list[Alternative]]


class SearchPlayer:
    """Plays as a level does that never slips."""

    name = "search"

    def __init__(self, search: LevelSearch, seed: int, steps: int = 10**6) -> None:
        self.search, self.seed, self.steps = search, seed, steps

    def choose(self, state: State, player: int) -> Option:
        choice = state.asked(player)
        if choice.count() == 1:
            return Option(state, choice, choice.raw(0))
        known = InformationSet(state, player, self.seed)
        return Option(state, choice, self.search.choose(known, Budget(self.steps)))


def played(
    game: str, weights: Weights | None, many: int, seed: int, jobs: Jobs, start: int = 0
) -> Iterator[Played]:
    """So many games, the same for the same seed: by the greedy player, or with weights; from another start,
    those that are left. A game without an end is left out."""
    numbers = range(seed * 1_000_003 + start, seed * 1_000_003 + many)
    with opened(jobs) as executor:
        yield from (each for each in executor.map(SelfPlay(game, weights), numbers) if each is not None)


class SelfPlay:
    """The work of playing games by their seeds."""

    def __init__(self, game: str, weights: Weights | None) -> None:
        self.game, self.weights = game, weights

    def __getstate__(self) -> dict[str, object]:
        return {"game": self.game, "weights": self.weights}  # a model is made where it is needed

    @cached_property
    def model(self) -> Model | None:
        return None if self.weights is None else SUBJECTS[self.game].model(self.weights)

    def player(self, seed: int) -> Player:
        """By a shallow search, with weights that were learned before."""
        if self.model is None:
            return GreedyPlayer(seed)
        return SearchPlayer(TurnSearch(self.model, Depth(worlds=1)), seed)

    def __call__(self, seed: int) -> Played | None:
        return play(SUBJECTS[self.game], self.player, seed, self.model)


def play(
    subject: Subject, player: Callable[[int], Player], seed: int, model: Model | None = None
) -> Played | None:
    """One game; None if it does not come to an end. With a model some turns are played in several ways."""
    chance = Random(seed)
    players = [player(2 * seed), player(2 * seed + 1)]
    state = subject.start(seed)
    brought = [subject.brought(state, seat) for seat in (0, 1)]
    met: list[tuple[int, list[float], Cards]] = []
    branches: list[list[Alternative]] = []
    now = turn(state)
    while state.result is None:
        choice = state.choices[0]
        if choice.count() > 1 and chance.random() < STRAY:
            state.apply_raw(choice, chance.choice(subject.candidates(state, choice)))
        else:
            state.apply_raw(choice, players[choice.player].choose(state, choice.player).raw)
        if turn(state) != now and not state.over:
            now = turn(state)
            if now > LONGEST:
                return None
            met.append((active(state), subject.features(state), subject.cards(state)))
            if model is not None and chance.random() < subject.branching:
                branches.append(alternatives(subject, model, state, chance))
    positions = [Position(numbers, cards, seat in state.result) for seat, numbers, cards in met]
    apart = [_apart(brought, seat) for seat, _, _ in met]
    return Played(seed, positions, apart, [each for each in branches if each])


def _apart(brought: list[Counter[str]], seat: int) -> Cards:
    more: Cards = Counter({("brought", slug): times for slug, times in brought[seat].items()})
    more.subtract({("brought", slug): times for slug, times in brought[1 - seat].items()})
    return more
