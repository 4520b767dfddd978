"""Weights of Mage Wars by matches: two players weigh a little differently, each number a little more by one of
them and a little less by the other, and the weights move towards those of who wins (SPSA). Nobody says what a
position is worth: what counts is who wins. Games are those of apprentices, which are short.

Matches are kept in `.npz` files, one for each round:

| array | is |
|---|---|
| `meta` | JSON: format, game, rules, names of the weights, seed, round, games, weights at its beginning |
| `seeds` | the seed of each match, which is two games of the same deal with the seats swapped |
| `signs` | a row for each match: which weights were larger by the first player (1), and which smaller (-1) |
| `scores` | how it went for the first: 1 for two games won, -1 for two lost |

All matches of a step are played around the same weights; these follow from what was played before.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import click
import numpy as np
from numpy.typing import NDArray

import trivault
from training.kept import opened_arrays
from training.selfplay import SearchPlayer
from trivault.bots.weights import PointWeights
from trivault.files import replace_file
from trivault.games.magewars.bots.levels import GAME, WEIGHED, weighting
from trivault.games.magewars.bots.round_search import Habits, Judgement, RoundSearch
from trivault.games.magewars.bots.search.weights import FULL_ARENA, HAND_SET, Weighting
from trivault.simulate.executors import Executor
from trivault.simulate.statistics import Share

FORMAT = "trivault-matches/1"
BY_HAND: Mapping[str, Weighting] = {
    "apprentice": HAND_SET,
    "full": FULL_ARENA,
}  # by arena: what is to be beaten

PARTS = ("doom", "dying", "now", "next", "delay", "step", "mage", "guards", "burst", "fear")  # 1 at most
SMALL = ("danger", "growth")  # of squares, and of many rounds
OTHERS = ("shield", "pet", "bloodreaper")  # which apprentices do not have: they begin as set by hand


def _start(name: str) -> float:
    if name in OTHERS:
        return float(getattr(Weighting(), name))
    return 0.5 if name in PARTS else 0.1 if name in SMALL else 1.0


START = np.array([_start(name) for name in WEIGHED])
MOST = np.array([1.0 if name in PARTS else np.inf for name in WEIGHED])

STEP = 50  # matches after which the weights move
REACH = 0.4  # of the logarithms of weights: how far players are apart
RATE = 0.6  # … and how far they move if one wins everything, in the first round; less in later ones
STEPS = 200  # of thinking, as `club` has
LONGEST = 4000  # answers of a game that counts
CHECKED = 200  # games against weights that were set by hand
CHECK = 10**12  # seeds of these
DIGITS = 4

Doubles = NDArray[np.float64]
Say = Callable[[str], None]


def weights_at(logs: Doubles) -> Weighting:
    """The weights that are so much larger than those at the beginning."""
    numbers = np.minimum(START * np.exp(logs), MOST).round(DIGITS)
    return weighting(dict(zip(WEIGHED, numbers.tolist(), strict=True)))


def signs(seed: int) -> Doubles:
    """Who weighs each number more."""
    chance = Random(seed)
    return np.array([chance.choice((-1.0, 1.0)) for _ in WEIGHED])


class Around(NamedTuple):
    """The work of playing matches of two players on opposite sides of some weights."""

    logs: tuple[float, ...]
    game: str = GAME

    def __call__(self, seed: int) -> float:
        apart = REACH * signs(seed)
        return match(weights_at(self.logs + apart), weights_at(self.logs - apart), "apprentice", seed)


class Against(NamedTuple):
    """The work of playing matches of some weights against others."""

    arena: str
    weights: Weighting
    others: Weighting
    game: str = GAME

    def __call__(self, seed: int) -> float:
        return match(self.weights, self.others, self.arena, seed)


def match(one: Weighting, other: Weighting, arena: str, seed: int) -> float:
    """A deal twice, with the seats swapped: from -1 to 1, as it went for the first."""
    return (_won(one, other, arena, seed) - _won(other, one, arena, seed)) / 2


def _won(first: Weighting, second: Weighting, arena: str, seed: int) -> float:
    """Whether the first seat won (1), lost (-1), or neither."""
    state = trivault.load(GAME).start({"players": 2, "apprentice": arena == "apprentice"}, seed)
    habits = [Habits(Judgement(each), Judgement(each), rolls=1) for each in (first, second)]
    players = [SearchPlayer(RoundSearch(each), 2 * seed + seat, STEPS) for seat, each in enumerate(habits)]
    for _ in range(LONGEST):
        if state.result is not None:
            return float(0 in state.result) - float(1 in state.result)
        choice = state.choices[0]
        state.apply_raw(choice, players[choice.player].choose(state, choice.player).raw)
    return 0.0


class Round:
    """One round of matches, as far as it is in a file."""

    def __init__(self, path: Path, meta: dict[str, Any]) -> None:
        self.path, self.meta = path, meta
        self.scores: list[float] = []
        if path.exists():
            with opened_arrays(path) as found:
                if found.meta == meta:  # else all is played anew
                    self.scores = found.arrays["scores"].tolist()

    def keep(self, seeds: range, scores: list[float]) -> None:
        self.scores += scores
        played = seeds[: len(self.scores)]
        arrays: dict[str, Any] = {
            "meta": np.array(json.dumps(self.meta)),
            "seeds": np.array(played, np.int64),
            "signs": np.array([signs(seed) for seed in played], np.int8),
            "scores": np.array(self.scores, np.float32),
        }
        file = BytesIO()
        np.savez_compressed(file, **arrays)
        replace_file(self.path, file.getvalue())


def moved(logs: Doubles, seeds: range, scores: list[float], rate: float) -> Doubles:
    """The weights after a step."""
    ways = np.array([score * signs(seed) for seed, score in zip(seeds, scores, strict=True)])
    found: Doubles = logs + rate * ways.mean(axis=0)
    return found


def improve(many: int, rounds: int, seed: int, executor: Executor, folder: Path, say: Say) -> PointWeights:
    """The weights from nothing, and how they do in both arenas."""
    found = tuned(many, rounds, seed, executor, folder, say)
    for arena, others in BY_HAND.items():
        share = checked(arena, found, others, many, executor)
        among = f"({share.low:.0%} to {share.high:.0%})"
        say(f"{arena}: {share.count} of {share.of} games {among} are won against weights that were set by hand")
    points = {name: getattr(found, name) for name in WEIGHED}
    return PointWeights(game=GAME, rules=trivault.load(GAME).fingerprint, points=points)


def tuned(many: int, rounds: int, seed: int, executor: Executor, folder: Path, say: Say) -> Weighting:
    """The weights after so many games in each round. What is in the folder is not played again."""
    logs = np.zeros(len(WEIGHED))
    for number in range(1, rounds + 1):
        begin = (seed + number) * 1_000_003
        seeds = range(begin, begin + max(1, many // 2))
        path = folder / f"{GAME}-{seed}-{number}.npz"
        kept = Round(path, _meta(seed, number, many, logs))
        for at in range(0, len(seeds), STEP):
            some = seeds[at : at + STEP]
            if len(kept.scores) < at + len(some):
                found = executor.map(Around(tuple(logs.tolist())), some)
                with click.progressbar(found, length=len(some), file=sys.stderr) as counted:
                    kept.keep(seeds, list(counted))
                say(f"round {number}: {2 * (at + len(some))} of {2 * len(seeds)} games, in {path}")
            logs = moved(logs, some, kept.scores[at : at + len(some)], RATE / number)
    return weights_at(logs)


def _meta(seed: int, number: int, many: int, logs: Doubles) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "game": GAME,
        "rules": trivault.load(GAME).fingerprint,
        "names": list(WEIGHED),
        "seed": seed,
        "round": number,
        "games": many,
        "weights": weights_at(logs)._asdict(),
    }


def checked(arena: str, weights: Weighting, others: Weighting, many: int, executor: Executor) -> Share:
    """How many games are won against other weights, in other deals."""
    matches = max(1, min(many, CHECKED) // 2)
    scores = list(executor.map(Against(arena, weights, others), range(CHECK, CHECK + matches)))
    return Share.given(round(sum(scores) + matches), 2 * matches)
