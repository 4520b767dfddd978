"""Deck lists as text: the notation that Trivault writes, and what people paste.

    Radiant Argus the Supreme
    Set: cota

    [Logos]
    2 Batdrone
    Dextre
    Shadow Self (maverick)
    Labwork (draw, capture)

Marks in brackets: a `maverick` is a card of another house that is printed in this one (KF-CARD-06);
a `legacy` comes from an earlier set than the deck (KF-CARD-07); an `anomaly` has no house of its own
and belongs to the one it stands in (KF-CARD-08); icons were added by enhance (KF-KW-ENH-01).
`parse(deck.text()) == deck`. Pasted lists may write houses without brackets, sets by their full names, how
often a card is there as `2x` or `x2` before or after its name, and several cards in a line with commas.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from trivault.games.keyforge.decks.deck import BY_SLUG, Deck, DeckError, is_name
from trivault.games.keyforge.decks.formats.addresses import master_vault_id
from trivault.games.keyforge.decks.formats.draft import Draft, Place, no_house
from trivault.games.keyforge.decks.formats.names import (
    LATER_HOUSES,
    card_called,
    house_called,
    plain,
    set_called,
)
from trivault.games.keyforge.decks.sets import MIXED, SETS
from trivault.kernel.form_errors import at_line
from trivault.kernel.text import Message

Heading = tuple[str, str]  # a house as it is written, and the cards in the same line

LONGEST_LINE = 1000  # letters

_SET = re.compile(r"(?:set|expansion)\s*:(.*)", re.IGNORECASE)
_HEADING = re.compile(r"\**([^:()*]+?)\**\s*(?:\(\d{1,9}(?: cards)?\))?\s*\**(?::\**(.*))?")
_BULLET = re.compile(r"[-*•]\s+")
_TIMES = r"(?:([0-9]{1,9})\s*[x×]?|[x×]\s*([0-9]{1,9}))"
_BEFORE = re.compile(_TIMES + r"\s+(?=\S)", re.IGNORECASE)
_AFTER = re.compile(r"\s+(?:([0-9]{1,9})\s*[x×]|[x×]\s*([0-9]{1,9}))$", re.IGNORECASE)
_MARK_OF_TIMES = re.compile(r"[x×]?([0-9]{1,9})[x×]?", re.IGNORECASE)
_CARD = re.compile(r"([^()]+?)(?: ?\(([^()]*)\))?")
_PIECE = re.compile(r"(?:\([^()]*\)|[^,])+")


def parse(text: str) -> Deck:
    """A deck from the text notation or a pasted list, checked."""
    numbered = [(number, " ".join(line.split())) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in numbered if line and not line.startswith("#")]
    if not lines:
        raise DeckError(Message("deck-empty"))
    first, name = lines[0]
    if not is_name(name) or _heading(name):
        raise DeckError(at_line(first, Message("deck-no-name", name=name)))
    draft, house = Draft(name), None
    for number, line in lines[1:]:
        where = partial(at_line, number)
        if which := _set(line, before_houses=house is None):
            draft.which = which
        elif heading := _heading(line):
            house = _begun(draft, heading[0], where)
            _take(draft, heading[1], house, where)
        elif house is not None:
            _take(draft, line, house, where)
        elif not master_vault_id(line):
            draft.mistakes.append(where(Message("deck-before-house", line=line)))
    return draft.finished()


def _set(line: str, before_houses: bool) -> str:
    """The set that a line names; empty where it is about something else."""
    if found := _SET.fullmatch(line):
        return set_called(found[1])
    which = set_called(line) if before_houses else ""
    return which if which in (*SETS, MIXED) else ""


def _heading(line: str) -> Heading | None:
    if line.startswith("["):
        return line.strip("[] "), ""
    if len(line) > LONGEST_LINE:
        return None
    found = _HEADING.fullmatch(line)
    if found and (house_called(found[1]) or plain(found[1]) in map(plain, LATER_HOUSES)):
        return found[1], (found[2] or "").strip()
    return None


def _begun(draft: Draft, name: str, where: Place) -> str:
    """The house whose cards follow; empty where there is none of this name."""
    house = house_called(name)
    if not house:
        draft.mistakes.append(where(no_house(name)))
    elif house in draft.houses:
        draft.mistakes.append(where(Message("deck-house-again", house=house)))
        draft.unsure.add(house)
    else:
        draft.houses.append(house)
    return house


def _take(draft: Draft, line: str, house: str, where: Place) -> None:
    """The cards of a line."""
    pieces = [line] if len(line) > LONGEST_LINE else _cards_of(_BULLET.sub("", line, count=1))
    for piece in pieces:
        if found := _read(piece):
            name, times, marks = found
            draft.add(where, name, house, times, marks)
        else:
            draft.mistakes.append(where(Message("deck-no-card", line=piece)))
            draft.unsure.add(house)


def _cards_of(line: str) -> Iterator[str]:
    """A line at its commas, except those in brackets and in names of cards."""
    pieces = [piece for each in _PIECE.findall(line) if (piece := each.strip())]
    while pieces:
        named = len(pieces) > 1 and _is_card(f"{pieces[0]}, {pieces[1]}")
        yield ", ".join(pieces[: named + 1])
        del pieces[: named + 1]


def _is_card(piece: str) -> bool:
    found = _read(piece)
    return found is not None and card_called(found[0]) in BY_SLUG


def _read(piece: str) -> tuple[str, int, list[str]] | None:
    """A card with how often it is there and its marks; None where it cannot be read."""
    if len(piece) > LONGEST_LINE:
        return None
    times, name = 1, piece
    if before := _BEFORE.match(name):
        times, name = int(before[1] or before[2]), name[before.end() :]
    if after := _AFTER.search(name):
        times, name = int(after[1] or after[2]), name[: after.start()]
    found = _CARD.fullmatch(name)
    if not found:
        return None
    marks = [mark.strip() for mark in (found[2] or "").split(",") if mark.strip()]
    for mark in marks:
        if number := _MARK_OF_TIMES.fullmatch(mark):
            times = int(number[1])
    return found[1], times, [mark for mark in marks if not _MARK_OF_TIMES.fullmatch(mark)]
