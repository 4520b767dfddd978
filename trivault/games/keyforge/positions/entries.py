"""How a card is written in a position: `2 troll`, `troll house:dis damage:2 stunned +blood-of-titans`.

Cards on and under others are one word, with marks of their own behind strokes:
`troll +blood-of-titans/owner:1 under:punch/house:dis`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from trivault.games.keyforge.decks.deck import ICONS
from trivault.games.keyforge.state.model import COUNTERS
from trivault.games.keyforge.state.printed import CREATURE, HOUSES, Card
from trivault.games.keyforge.state.record_forms import PIECE_FLAGS, PIECE_MARKS_OF_CREATURES, PIECE_NUMBERS
from trivault.kernel import positions
from trivault.kernel.errors import PositionError

if TYPE_CHECKING:
    from trivault.games.keyforge.state.model import KeyForgeCore

ENTRY = re.compile(r"((?P<times>[0-9]+) )?(?P<slug>[^\s:+]+)(?P<marks>( [^\s]+)*)")
NAME_MARKS = ("house", "owner", "icon", "half-icon", "known", "as", "copy", "under", "grafted", "purged")
REPEATED_MARKS = (
    "icon",
    "half-icon",
    "under",
    "grafted",
    "purged",
    "+",
)  # marks that a card may have more than once
OF_CREATURES = (*PIECE_MARKS_OF_CREATURES, "+")
ABDUCTED = "abducted"  # a mark of archived cards
FLAGS = (*PIECE_FLAGS, ABDUCTED)
ANYWHERE = ("house", "owner", "icon", "known", ABDUCTED)  # marks that a card has outside of play, too
WHO = {1: "0", 2: "1", 3: "both"}  # who knows a hidden card: a bit for each player

MOST_CARDS = 36  # of each owner (KF-NOT-01)
MOST_TOKENS = 999  # tokens and counters of a kind on one card

Marks = dict[str, list[str]]


class CardEntry(NamedTuple):
    """So many equal cards, and what is marked on them in play."""

    kind: Card
    times: int
    house: str  # empty for an anomaly of which nothing is said
    owner: int
    icons: tuple[str, ...]
    known: int  # who has seen the card where it lies hidden
    abducted: bool  # it leaves the archives of its owner for the hand alone
    marks: Marks


def read(game: KeyForgeCore, where: str, text: str, player: int, lies_as: str = "") -> CardEntry:
    """An entry of a list of cards, in play as a card of this type; refused where a mark is unknown,
    doubled or does not fit."""
    found = ENTRY.fullmatch(text)
    if not found:
        raise PositionError(f"{where}: {text!r} is not a card; expected a name such as 'troll' or '3 troll'")
    times = int(found["times"] or 1)
    positions.within(f"{where}: {text!r}", times, 1, MOST_CARDS)
    kind = positions.known(where, game.card, found["slug"])
    marks = _marks(f"{where}: {text!r}", found["marks"].split())
    where = f"{where}: {text!r}"
    for mark in marks:
        if not lies_as and mark not in ANYWHERE:
            raise PositionError(f"{where}: {_shown(mark)}: only cards in play have that")
        if lies_as != CREATURE and mark in OF_CREATURES:
            raise PositionError(f"{where}: {_shown(mark)}: only creatures have that")
    house = one_of(where, "house", marks.pop("house", [kind.house])[0], HOUSES if kind.house else (*HOUSES, ""))
    owner = one_of(where, "owner", marks.pop("owner", [str(player)])[0], ("0", "1"))
    icons = tuple(one_of(where, "icon", icon, ICONS) for icon in marks.pop("icon", []))
    known = [mask for mask, who in WHO.items() if [who] == marks.get("known")]
    for who in marks.pop("known", []):
        one_of(where, "known", who, tuple(WHO.values()))
    taken = marks.pop(ABDUCTED, None) is not None
    if taken and (lies_as or int(owner) != player):
        raise PositionError(f"{where}: {ABDUCTED}: only cards in the archives of their owner have that")
    return CardEntry(kind, times, house, int(owner), icons, known[0] if known else 0, taken, marks)


def _marks(where: str, words: list[str]) -> Marks:
    marks: Marks = {}
    for word in words:
        name, colon, value = word.partition(":")
        if word.startswith("+"):
            name, value = "+", word[1:]
        elif word not in FLAGS and not (colon and name in (*PIECE_NUMBERS, *COUNTERS, *NAME_MARKS)):
            known = [_shown(mark) for mark in (*FLAGS, *PIECE_NUMBERS, *COUNTERS, *NAME_MARKS, "+")]
            raise PositionError(f"{where}: {word!r} is not known; expected {', '.join(known)}")
        if name in marks and name not in REPEATED_MARKS:
            raise PositionError(f"{where}: {_shown(name)} is there twice")
        marks.setdefault(name, []).append(value)
    return marks


def _shown(mark: str) -> str:
    """A mark as it is written."""
    values = (
        dict.fromkeys((*PIECE_NUMBERS, *COUNTERS), "N") | dict.fromkeys(NAME_MARKS, "NAME") | {"known": "WHO"}
    )
    return f"{mark}:{values[mark]}" if mark in values else mark.replace("+", "+upgrade")


def one_of(where: str, mark: str, value: str, known: tuple[str, ...]) -> str:
    if value not in known:
        raise PositionError(f"{where}: {mark}:{value}: expected one of {', '.join(known)}")
    return value


def number(where: str, mark: str, text: str) -> int:
    """The number behind a mark."""
    if not text.isdecimal() or int(text) > MOST_TOKENS:
        raise PositionError(f"{where}: {mark}:{text}: expected a number from 0 to {MOST_TOKENS}")
    return int(text)


def marked(where: str, marks: Marks, mark: str) -> int:
    """The number behind one of the marks of a card, 0 where it is not there."""
    return number(where, mark, marks[mark][0]) if mark in marks else 0
