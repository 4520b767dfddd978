"""How `trivault play` sets up Mage Wars: spellbooks, apprentices, teams."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps

import click

from trivault.cli.errors import Refused
from trivault.kernel.replay import Setup
from trivault.library.deck_lists import find_deck
from trivault.telling.seats import complete

GAME = "mage-wars"


@dataclass(frozen=True)
class Books:
    """What was asked for, by the names of the options."""

    book: tuple[str, ...] = ()
    apprentice: bool = False
    teams: bool = False

    def named(self) -> list[str]:
        """The options that were given."""
        return [f"--{name}" for name, value in vars(self).items() if value]

    def check(self, game: str) -> None:
        if game != GAME and (named := self.named()):
            raise Refused(f"{game} has no spellbooks; {GAME} has: trivault play {GAME} {' '.join(named)}")

    def seats(self, fewest: int) -> tuple[str, ...]:
        """A player for each seat: as many as have a book or are needed for teams."""
        return complete((), max(4 if self.teams else fewest, len(self.book)))

    def setup(self, seats: int) -> Setup:
        options: dict[str, bool | int | str | list[str | int]] = {"players": seats}
        if self.apprentice:
            options["apprentice"] = True
        if self.teams:
            options["teams"] = True
        if self.book and len(self.book) != seats:
            raise Refused(f"expected a spellbook for each of {seats} seats, but --book names {len(self.book)}")
        if self.book:
            options["decks"] = [find_deck(GAME, word).deck for word in self.book]
        return Setup(options)


OPTIONS = (
    click.option(
        "--book",
        multiple=True,
        metavar="BOOK",
        help="A spellbook: its name or a file; one for each seat (mage-wars).",
    ),
    click.option(
        "--apprentice", is_flag=True, help="For apprentices: a small arena, printed books (mage-wars)."
    ),
    click.option("--teams", is_flag=True, help="Two teams: seats 1 and 3 against 2 and 4 (mage-wars)."),
)


def book_options(command: Callable[..., None]) -> Callable[..., None]:
    """Adds the options to a command, which takes all of them as `books`."""

    @wraps(command)
    def gathering(book: tuple[str, ...], apprentice: bool, teams: bool, **others: object) -> None:
        command(books=Books(book, apprentice, teams), **others)

    result: Callable[..., None] = gathering
    for option in reversed(OPTIONS):
        result = option(result)
    return result
