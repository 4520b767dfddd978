"""Mirrored games of a network against another player: each deal twice, with the seats swapped."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from time import process_time
from typing import NamedTuple

from training.swift.subjects import SUBJECTS
from trivault.bots import Player, make, network
from trivault.bots.information_set import InformationSet
from trivault.bots.swift import NetworkPolicy
from trivault.kernel.options import Option
from trivault.kernel.state import State

ENDLESS = 20_000  # decisions


class Learner:
    """Plays by the network of a file."""

    name = "swift"

    def __init__(self, game: str, path: Path) -> None:
        learned = network.read(path.read_bytes(), game)
        self.policy = NetworkPolicy(SUBJECTS[game].features, lambda: learned)

    def choose(self, state: State, player: int) -> Option:
        choice = state.asked(player)
        if choice.count() == 1:
            return Option(state, choice, choice.raw(0))
        return Option(state, choice, self.policy.choose(InformationSet(state, player, 0)))


class Match(NamedTuple):
    """One game: which network, or kind of player, against which."""

    first: str  # a path, or a kind of player
    second: str
    seed: int
    swapped: bool


class Outcome(NamedTuple):
    """How the first of two players fared."""

    won: float
    decisions: int  # of the first
    seconds: float  # of processor time that they took


class MatchPlay:
    """The work of playing matches."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __call__(self, match: Match) -> Outcome:
        return play(self.game, match)


def play(game: str, match: Match) -> Outcome:
    names = (match.second, match.first) if match.swapped else (match.first, match.second)
    players = [player(game, name, 2 * match.seed + seat) for seat, name in enumerate(names)]
    mine, decisions, seconds = int(match.swapped), 0, 0.0
    state = SUBJECTS[game].start(match.seed)
    given = 0
    while state.result is None and given < ENDLESS:
        choice, given = state.choices[0], given + 1
        if choice.count() == 1:
            state.apply_raw(choice, choice.raw(0))
            continue
        begun = process_time()
        answer = players[choice.player].choose(state, choice.player).raw
        if choice.player == mine:
            decisions, seconds = decisions + 1, seconds + process_time() - begun
        state.apply_raw(choice, answer)
    won = state.result or ()
    share = 0.5 if (0 in won) == (1 in won) else float(mine in won)
    return Outcome(share, decisions, seconds)


def player(game: str, name: str, seed: int) -> Player:
    """A kind of player, or the network of a file."""
    return learner(game, Path(name)) if name.endswith(".bin") else make(name, seed)


@cache
def learner(game: str, path: Path) -> Learner:
    return Learner(game, path)
