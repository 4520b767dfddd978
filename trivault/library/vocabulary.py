"""What a game declares so that the expressions of its cards can be listed on a page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from trivault.kernel.text import Message


@dataclass(frozen=True)
class Vocabulary:
    """How expressions are said outside of a card. A filter is said of a group, an amount of an effect."""

    title: str  # the printed name of the game
    cards: str  # the package with the modules of the cards
    group: str  # the message of the group, with `which` and `count`
    effect: str  # the message of the effect, with `n`
    arranged: Callable[[Message], Message]  # puts a message into the order of the printed text
    stands_for: Mapping[str, Message] = field(default_factory=dict)  # for messages that only a card can say
