"""The table of decks that Decks of KeyForge saves as CSV: a row for each deck."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping
from functools import partial

from trivault.games.keyforge.decks.deck import BY_SLUG, MAVERICK, Deck, DeckError
from trivault.games.keyforge.decks.deck_lists import find_by_id
from trivault.games.keyforge.decks.formats.addresses import master_vault_id
from trivault.games.keyforge.decks.formats.draft import Draft, Place
from trivault.games.keyforge.decks.formats.names import card_called, house_called, set_called
from trivault.games.keyforge.decks.sets import LATER
from trivault.kernel.form_errors import at_line
from trivault.kernel.text import Message

NAME, SET, HOUSES, LINK = "Name", "Expansion", "Houses", "Master Vault Link"
CARDS = ("House 1 Cards", "House 2 Cards", "House 3 Cards")
NEEDED = (NAME, SET, HOUSES, *CARDS)
LONGEST_CELL = 20_000  # letters; the cards of a house have about 300

Row = Mapping[str, str]


def is_table(text: str) -> bool:
    """Whether this is such a table, by its header."""
    header = next(csv.reader([text.lstrip("\ufeff").lstrip().split("\n", 1)[0][:LONGEST_CELL]]), [])
    return CARDS[0] in [cell.strip() for cell in header]


def from_table(text: str) -> Iterator[Deck | DeckError]:
    """The decks of a table, checked, or what is wrong with each."""
    lines = csv.reader(text.lstrip("\ufeff").splitlines(keepends=True))
    header: list[str] = []
    line = 1
    try:
        for cells in lines:
            if header and any(cells):
                yield _row(dict(zip(header, cells, strict=False)), line)
            elif any(cells):
                header = [cell.strip() for cell in cells]
                if missing := [name for name in NEEDED if name not in header]:
                    problem = Message("deck-table-columns", missing=", ".join(missing))
                    yield DeckError(at_line(line, problem))
                    return
            line = lines.line_num + 1
    except csv.Error as error:
        yield DeckError(at_line(lines.line_num, Message("deck-table-broken", detail=str(error))))


def _row(row: Row, line: int) -> Deck | DeckError:
    where = partial(at_line, line)
    if long := next((cell for cell in row.values() if len(cell) > LONGEST_CELL), ""):
        return DeckError(where(Message("deck-no-card", line=long)))
    if known := find_by_id(master_vault_id(row.get(LINK, ""))):
        return known
    try:
        return _deck(row, line)
    except DeckError as error:
        return DeckError(*(each if "line" in each.args else where(each) for each in error.messages))


def _deck(row: Row, line: int) -> Deck:
    where = partial(at_line, line)
    draft = Draft(row.get(NAME, ""), set_called(row.get(SET, "")))
    if draft.which in LATER:
        return draft.finished()  # refused as what it is
    houses = _listed(row.get(HOUSES, ""))
    for name, column in zip(houses, CARDS, strict=False):
        draft.take_house(name)
        house = house_called(name)
        for title in row.get(column, "").split("|"):
            if title.strip():
                _take(draft, title.strip(), house, where)
    givers = {card.slug for card in draft.cards if card.slug in BY_SLUG and BY_SLUG[card.slug].enhance}
    if givers:
        draft.mistakes.append(where(Message("deck-icons-not-in-table", name=draft.name)))
    return draft.finished()


def _listed(cell: str) -> list[str]:
    """The houses of a cell: with commas or bars, in brackets or not."""
    return [name for each in cell.strip("[] ").replace("|", ",").split(",") if (name := each.strip(" '\""))]


def _take(draft: Draft, title: str, house: str, where: Place) -> None:
    """The table does not mark mavericks: a card of other houses is one."""
    slug = card_called(title, house)
    own = BY_SLUG[slug].houses if slug in BY_SLUG else ()
    marks = [MAVERICK] if own and house and house not in own else []
    draft.add(where, title, house, 1, marks, slug)
