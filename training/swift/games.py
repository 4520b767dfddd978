"""Games of a player with itself that the quick player learns from."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, log
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import trivault
from training.swift.lessons import Lessons
from training.swift.subjects import SUBJECTS, Subject
from trivault.bots import network
from trivault.bots.information_set import InformationSet
from trivault.bots.network import ONE, AnswerNetwork
from trivault.bots.swift import Look, look
from trivault.bots.turn_search import turn_of, win_chance

STRAY = 0.05  # the share of decisions in which anything is tried: play must see what it does not choose
LONGEST = 200  # turns of a game that counts


class Part(NamedTuple):
    """The games of one process: every so many from the first one on, until there are enough or time is up."""

    first: int
    last: int
    step: int
    until: float  # by the clock of `monotonic`
    network: Path | None  # who plays; without one, a search
    searched: bool  # whether a search looks at the decisions of the network
    out: Path


class PartPlay:
    """The work of playing such games and writing what can be learned."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __call__(self, part: Part) -> int:
        """How many games it was."""
        subject, lessons, games = SUBJECTS[self.game], Lessons(), 0
        player: Searching | Sampling
        if part.network is None:
            player = Searching(subject)
        else:
            player = Sampling(network.read(part.network.read_bytes(), self.game))
            if part.searched:
                player = Searching(subject, player)
        for seed in range(part.first, part.last, part.step):
            if monotonic() > part.until:
                break
            games += Play(subject, player, lessons, seed).to_the_end()
        lessons.write(part.out, self.game, trivault.load(self.game).fingerprint)
        return games


class Given(NamedTuple):
    """An answer that is given: its place, the chances of all, and the logarithm of how likely it was."""

    place: int
    chances: list[float]
    logit: float


class Searching:
    """Looks at all answers, and gives the best, or that of another player."""

    def __init__(self, subject: Subject, other: Sampling | None = None) -> None:
        self.subject, self.other = subject, other

    def __call__(self, known: InformationSet, seen: Look, chance: Random) -> Given:
        chances = self.subject.chances(known, seen.answers)
        place = chances.index(max(chances))
        if self.other is not None:
            place = self.other(known, seen, chance).place
        if chance.random() < STRAY:
            place = chance.randrange(len(chances))
        return Given(place, chances, 0.0)


class Sampling:
    """Gives answers as likely as its network says."""

    def __init__(self, network: AnswerNetwork) -> None:
        self.network = network

    def __call__(self, known: InformationSet, seen: Look, chance: Random) -> Given:
        scores = self.network.scores(seen.position, seen.features)
        highest = max(scores)
        weights = [exp((score - highest) / ONE) for score in scores]
        (place,) = chance.choices(range(len(weights)), weights)
        return Given(place, [], log(weights[place] / sum(weights)))


class Play:
    """One game, and what is learned from it."""

    def __init__(self, subject: Subject, player: Searching | Sampling, lessons: Lessons, seed: int) -> None:
        self.subject, self.player, self.lessons, self.seed = subject, player, lessons, seed
        self.chance = Random(seed)
        self.evaluator = subject.model().evaluator
        self.deciders: list[tuple[int, int]] = []  # who decided, and after how many turns
        self.values: list[float] = []  # how likely the first player won at the end of each turn

    def to_the_end(self) -> bool:
        """Whether it came to one; what is learned from a game without an end counts as half won."""
        state = self.subject.start(self.seed)
        turn = turn_of(state)
        while state.result is None and len(self.values) < LONGEST:
            self._decide(state)
            if not state.over and turn_of(state) != turn:
                turn = turn_of(state)
                self.values.append(win_chance(self.evaluator.value(state, 0)))
        end = 0.5 if state.result is None else float(0 in state.result)
        returns = [end]
        for value in reversed(self.values):
            returns.append(returns[-1] * self.subject.fading + value * (1 - self.subject.fading))
        returns.reverse()
        for player, turns in self.deciders:
            self.lessons.arrays["returns"].append(returns[turns] if player == 0 else 1 - returns[turns])
        return state.result is not None

    def _decide(self, state: Any) -> None:
        choice = state.choices[0]
        if choice.count() == 1:
            state.apply_raw(choice, choice.raw(0))
            return
        known = InformationSet(state, choice.player, self.seed)
        seen = look(self.subject.features, known)
        if len(seen.answers) == 1:
            state.apply_raw(choice, seen.answers[0])
            return
        given = self.player(known, seen, self.chance)
        self.lessons.add(seen, given.chances, given.place, given.logit, self.seed)
        self.deciders.append((choice.player, len(self.values)))
        state.apply_raw(choice, seen.answers[given.place])


def parts(
    game: str, seeds: range, jobs: int, seconds: float, network: Path | None, searched: bool, out: Path
) -> Iterator[Part]:
    """The work of so many processes."""
    until = monotonic() + seconds
    for job in range(jobs):
        path = out / f"{game}-{seeds.start}-{job}.lessons"
        yield Part(seeds.start + job, seeds.stop, jobs, until, network, searched, path)
