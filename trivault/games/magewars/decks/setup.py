"""Setting up a game: arena, spellbooks, mages in their corners, who begins (MW-SETUP, MW-APP, MW-MULTI)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from trivault.games.magewars.decks.generator import generated
from trivault.games.magewars.decks.spellbook import (
    MAGES,
    BookError,
    Spellbook,
    built_in,
    check,
    find_book,
    parse,
)
from trivault.games.magewars.rules.dice import effect_die, shown
from trivault.games.magewars.rules.events import note
from trivault.games.magewars.rules.objects import put_into_play, start_zone
from trivault.games.magewars.state.arena import APPRENTICE, FULL, LARGE
from trivault.games.magewars.state.model import MANA, MageWarsState
from trivault.games.magewars.state.printed import Card
from trivault.kernel.errors import SetupError
from trivault.kernel.rng import shuffle
from trivault.kernel.text import Message

if TYPE_CHECKING:
    from trivault.games.magewars.state.model import MageWarsCore

S = MageWarsState


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """The options of a set-up as replays keep them."""

    players: int = 2
    decks: tuple[str, ...] | None = None
    apprentice: bool = False
    teams: bool = False
    first: int | None = None


class NotForApprentices(BookError, SetupError):
    """A spellbook that only those play with who build their own."""


def books_for(given: Sequence[str | Spellbook], apprentice: bool) -> list[Spellbook]:
    """The books of a game, all of them legal (MW-SETUP-08); apprentices have theirs printed (MW-APP-08)."""
    books = [book_named(book) if isinstance(book, str) else check(book) for book in given]
    if apprentice and (other := [book.name for book in books if book not in _printed_for_apprentices()]):
        known = ", ".join(f"apprentice-{mage}" for mage in MAGES)
        raise NotForApprentices(Message("book-not-for-apprentices", name=other[0], known=known))
    return books


LONGEST_SEED = 20  # digits


def book_named(name: str) -> Spellbook:
    """A printed book, `generated-wizard-7` (the generated one of a mage with this seed; `generated-7` of
    any), or the text of one."""
    if "\n" in name:
        return check(parse(name))
    kind, _, rest = name.partition("-")
    mage, _, seed = rest.rpartition("-")
    if kind == "generated" and seed.isdecimal() and len(seed) <= LONGEST_SEED:
        return generated(mage or list(MAGES)[int(seed) % len(MAGES)], int(seed))
    return find_book(name)


def _printed_for_apprentices() -> list[Spellbook]:
    return [book for name, book in built_in().items() if name.startswith("apprentice-")]


def default_books(seed: int, apprentice: bool, players: int) -> list[str]:
    """Printed books of different mages, by the seed."""
    kind = "apprentice" if apprentice else "starting"
    mages = list(MAGES)
    chosen = [mages.pop((seed // 4**i) % len(mages)) for i in range(players)]
    return [f"{kind}-{mage}" for mage in chosen]


def lay_out(
    game: MageWarsCore, seats: int, seed: int, books: list[Spellbook], apprentice: bool, teams: bool
) -> S:
    """The table before the first round."""
    if apprentice and seats != 2:
        raise SetupError(f"apprentices play in twos, not {seats}")
    if teams and seats != 4:
        raise SetupError(f"teams are two players against two, not {seats} players")
    state = game.empty(seats, seed)
    state.arena = APPRENTICE if apprentice else FULL if seats == 2 or teams else LARGE  # MW-APP-10
    state.teams = teams
    _deal(state, books)
    for player, side in enumerate(state.players):
        mage = put_into_play(state, side.mage, player, start_zone(state, player))
        mage.active = mage.quickcast = True  # MW-SETUP-05
        mage.mana = MANA  # MW-APP-07, MW-APP-11
    return state


def _deal(state: S, books: list[Spellbook]) -> None:
    """Cards are numbered in a random order: a number tells nothing of a card (MW-GEN-13)."""
    card, cards, owners = state.magewars.card, list[Card](), list[int]()
    for player, (side, book) in enumerate(zip(state.players, books, strict=True)):
        spells = [card(slug) for slug, count in book.spells for _ in range(count)]
        order = list(range(len(spells)))
        shuffle(state, order)
        mage = card(book.mage)
        innate = () if state.apprentice else mage.innate
        first = state.arena.size + len(cards)
        side.mage, side.element = first, book.element
        side.innate = list(range(first + 1, first + 1 + len(innate)))
        side.spellbook = list(range(first + 1 + len(innate), first + 1 + len(innate) + len(spells)))
        cards += [mage, *map(card, innate), *(spells[i] for i in order)]  # MW-SETUP-01
        owners += [player] * (len(cards) - len(owners))  # MW-GEN-06
    state.lay_out(cards, owners)


def who_begins(state: S) -> int:
    """The higher roll; equal ones are rolled again (MW-SETUP-09, MW-AMB-20)."""
    while True:
        rolls = [_initiative(state, player) for player in range(state.seats)]
        if rolls.count(max(rolls)) == 1:
            return rolls.index(max(rolls))


def _initiative(state: S, player: int) -> int:
    die = effect_die(state)
    note(state, "initiative", "MW-INIT-01", player, rolled=shown((), die), die=str(die))
    return die
