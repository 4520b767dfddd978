"""Positions of self-play with how they were judged and who won: what win probabilities are calibrated by.

A file has a line of JSON for each game. The first line names the game, its rules and the version of the values
that positions were judged by; lines of others are refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random

import msgspec

import trivault
from trivault.analysis.calibration import calibrated
from trivault.analysis.review import USUAL, score
from trivault.bots import make
from trivault.bots.information_set import InformationSet
from trivault.bots.levels import levels_of
from trivault.kernel.concessions import standing
from trivault.kernel.errors import TrivaultError
from trivault.kernel.state import State
from trivault.simulate.journal import Journal

FORMAT = "trivault-judged/1"
PLAYERS: Mapping[str, str] = {
    "shards": "expert",
    "keyforge": "club",
    "mage-wars": "club",
}  # whose games they are
SEEN: Mapping[str, float] = {"club": 0.03, "expert": 0.005}  # the share of decisions that is judged, by level
LONGEST = 4000  # answers of a game that counts
FOLDS = 5  # parts, each of which is looked at by what was fitted to the others
SETUPS: Mapping[str, list[dict[str, object]]] = {
    "shards": [{"players": 2}, {"players": 3}, {"players": 2}, {"players": 4}],
    "keyforge": [{"players": 2}],
    "mage-wars": [{"players": 2}, {"players": 2, "apprentice": True}],
}


class OtherPositions(TrivaultError):
    """Positions that do not fit the rules or the values of today."""


class Head(msgspec.Struct, frozen=True):
    format: str
    game: str
    rules: str
    values: str

    @staticmethod
    def of(game: str) -> Head:
        return Head(FORMAT, game, trivault.load(game).fingerprint, calibrated(game).values)


class Seen(msgspec.Struct, frozen=True, array_like=True):
    """A position from the side of one player."""

    level: str  # nothing where somebody else decides
    sides: int
    score: float
    won: bool


class JudgedGame(msgspec.Struct, frozen=True):
    seed: int
    seen: list[Seen]


def judged_game(game: str, seed: int) -> JudgedGame | None:
    """One game of the level with itself; None if it does not come to an end."""
    chance, setups = Random(seed), SETUPS[game]
    state: State = trivault.load(game).start(setups[seed % len(setups)], seed)
    players = [make(PLAYERS[game], seed * 8 + seat) for seat in range(state.seats)]
    met: list[tuple[int, Seen]] = []
    for _ in range(LONGEST):
        if state.result is not None:
            seen = [msgspec.structs.replace(each, won=seat in state.result) for seat, each in met]
            return JudgedGame(seed, seen)
        choice = state.choices[0]
        for level, part in SEEN.items():
            if choice.count() > 1 and chance.random() < part:
                met += _judged(state, level, seed)
        state.apply_raw(choice, players[choice.player].choose(state, choice.player).raw)
    return None


def _judged(state: State, level: str, seed: int) -> Iterator[tuple[int, Seen]]:
    """The position from the side of who decides there, and for the usual level from that of the others."""
    asked, playing = {choice.player for choice in state.choices}, standing(state)
    if len(playing) < 2:  # it is decided, but something is still asked
        return
    for seat in sorted(seat for side in playing for seat in side):
        if seat in asked:
            yield seat, Seen(level, len(playing), round(score(state, seat, level, seed), 6), False)
        elif level == USUAL:
            known, search = InformationSet(state, seat, seed), levels_of(state.game.name)[level].search
            yield seat, Seen("", len(playing), round(search.position(known), 6), False)


def add(path: Path, game: str, many: int, seed: int) -> Iterator[int]:
    """Play on until a file has so many games; yields how many it has."""
    with Journal(path, Head.of(game), JudgedGame) as journal:
        for number in range(len(journal.records), many):
            journal.write(judged_game(game, seed * 1_000_003 + number) or JudgedGame(number, []))
            yield number + 1


def read(path: Path, game: str) -> list[JudgedGame]:
    """The games of a file, if they were played and judged as they would be now."""
    first, *lines = path.read_bytes().splitlines()
    head, expected = msgspec.json.decode(first, type=Head), Head.of(game)
    if head != expected:
        raise OtherPositions(f"{path}: positions of {head}, expected {expected}; delete the file to play anew")
    return [msgspec.json.decode(line, type=JudgedGame) for line in lines]


def fold(played: Sequence[JudgedGame], which: int) -> tuple[list[JudgedGame], list[JudgedGame]]:
    """A part of the games, and the others; four that follow each other stay together, so that all set-ups are
    in all parts."""
    parts: tuple[list[JudgedGame], list[JudgedGame]] = ([], [])
    for number, each in enumerate(played):
        parts[number // 4 % FOLDS != which].append(each)
    return parts
