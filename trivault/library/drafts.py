"""Decks that are being put together, in games whose players may do so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from trivault.kernel.errors import SetupError
from trivault.kernel.text import Words
from trivault.registry import entry, names


class DraftWish(Protocol):
    """What is put together: a list, or its parts."""

    @property
    def text(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def choices(self) -> Mapping[str, str]: ...
    @property
    def cards(self) -> Mapping[str, int]: ...
    @property
    def offers(self) -> bool:
        """Whether to tell what else could be taken."""


class NamedValue(NamedTuple):
    name: str
    title: str


class DraftChoice(NamedTuple):
    """What is decided once for a deck, such as its mage."""

    name: str
    title: str
    value: str  # empty as long as nothing is chosen
    values: Sequence[NamedValue]


class DraftCard(NamedTuple):
    card: str
    times: int
    points: int  # for all copies


class DraftProblem(NamedTuple):
    """A rule that a deck breaks."""

    rule: str
    text: str
    card: str  # the one that breaks it; empty where it is not a single one


class DraftOffer(NamedTuple):
    """A card that could be taken."""

    card: str
    points: int  # for a copy
    most: int  # copies; 0 where it cannot be had at all
    note: str  # what the points are made of, or why it cannot be had


@dataclass(frozen=True)
class ShownDraft:
    """A deck as far as it goes, in a language; it may be against the rules."""

    name: str
    text: str  # the list
    choices: Sequence[DraftChoice]
    cards: Sequence[DraftCard]
    points: int
    most: int
    problems: Sequence[DraftProblem]
    offers: Sequence[DraftOffer]


class Drafts(Protocol):
    """How the decks of a game are put together."""

    def shown(self, wish: DraftWish, words: Words) -> ShownDraft: ...


def with_drafts() -> tuple[str, ...]:
    """The games whose players may put their decks together."""
    return tuple(game for game in names() if entry(game).drafts)


def drafts(game: str) -> Drafts:
    found: Drafts | None = entry(game).part("drafts", None)
    if found is None:
        fitting = ", ".join(with_drafts())
        raise SetupError(f"no decks are put together for {game}; games in which they are: {fitting}")
    return found
