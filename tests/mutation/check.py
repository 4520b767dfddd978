"""Which mutants no test notices, and whether each of them is explained."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import trivault
from tests.mutation.mutants import Mutant, mutants
from tests.mutation.runner import FOLDERS, Bench

GAMES = tuple(FOLDERS)
LIST = Path(__file__).with_name("survivors.toml")


@dataclass
class Found:
    """What a check has found in one game."""

    game: str
    made: int = 0
    noticed: int = 0
    explained: int = 0
    survivors: list[str] = field(default_factory=list)
    stale: list[str] = field(default_factory=list)  # explanations of what is not there or noticed

    @property
    def clean(self) -> bool:
        return not self.survivors and not self.stale

    def lines(self) -> Iterator[str]:
        yield f"{self.game}: {self.made} mutants, {self.noticed} noticed, {self.explained} explained"
        if self.survivors:
            yield f"No test notices these {len(self.survivors)}; write one, or explain them in {LIST.name}:"
            yield from (f"  {name}" for name in self.survivors)
        if self.stale:
            yield f"These {len(self.stale)} explanations in {LIST.name} are out of date:"
            yield from (f"  {name}" for name in self.stale)


def explanations(game: str) -> dict[str, str]:
    """Why mutants of a game make no difference at the table, by their names."""
    known: dict[str, dict[str, list[str]]] = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return {name: reason for reason, names in known.get(game, {}).items() for name in names}


def all_mutants(game: Any, card: str = "") -> list[Mutant]:
    cards = [game.card(card)] if card else game.cards.values()
    return [mutant for each in cards for mutant in mutants(game.name, each)]


def check(name: str, card: str = "", sample: int = 0, seed: int = 0, bench: Bench | None = None) -> Found:
    """Check all mutants of a game or of a card; or a sample, which takes explanations as given."""
    game: Any = trivault.load(name)
    bench, known = bench or Bench(game), explanations(name)
    made = all_mutants(game, card)
    found = Found(name)
    if not sample and not card:
        names = {mutant.name for mutant in made}
        found.stale += [f"{mutant} (there is no such mutant)" for mutant in known if mutant not in names]
    if sample:
        made = Random(seed).sample(made, min(sample, len(made)))
    for mutant in made:
        _look_at(mutant, bench, known, sample > 0, found)
    return found


def _look_at(mutant: Mutant, bench: Bench, known: dict[str, str], trusting: bool, found: Found) -> None:
    found.made += 1
    explained = mutant.name in known
    if explained and trusting:
        found.explained += 1
        return
    case = bench.noticed(mutant)
    if case is not None:
        found.noticed += 1
        found.stale += [f"{mutant.name} (noticed by {case.name})"] if explained else []
    elif explained:
        found.explained += 1
    else:
        found.survivors.append(mutant.name)
