"""`trivault decks`: the decks of a game, what is in one, and collections of decks."""

from __future__ import annotations

import sys

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from trivault.cli.options import EndingCommand, game_argument, lang_option
from trivault.kernel.errors import SetupError
from trivault.kernel.text import Words
from trivault.library.deck_lists import (
    LONGEST,
    BadLists,
    DeckList,
    FoundDecks,
    ShownDeck,
    deck_list,
    find_decks,
    with_decks,
)
from trivault.library.fetching import fetch
from trivault.simulate import NamedDeck

STDIN = "-"


@click.command(cls=EndingCommand, ending=lambda: f"Games with decks: {', '.join(with_decks())}.")
@game_argument
@click.argument("deck", required=False)
@lang_option
@click.option("--text", is_flag=True, help="Print the deck as a deck list.")
@click.option("--house", help="Only decks with this house.")
@click.option("--set", "of_set", help="Only decks of this set, such as mm.")
@click.option("--compare", is_flag=True, help="Compare several decks by card type.")
@click.option("--fetch", "fetched", is_flag=True, help="Download the deck of an address over HTTPS.")
def decks(
    game: str,
    deck: str | None,
    lang: str,
    text: bool,
    house: str | None,
    of_set: str | None,
    compare: bool,
    fetched: bool,
) -> None:
    """Show the decks of a game, the contents of DECK, or a collection.

    DECK is the name of an included deck, generated-N with a seed (generated-MAGE-N in mage-wars), the address
    of a deck, a file with decks as text, JSON or CSV, or a folder with such files. - reads a list from the
    input. Every deck is checked.
    """
    known = deck_list(game)
    words, console = known.words(lang), Console(highlight=False, markup=False)
    if deck is None:
        found = FoundDecks([NamedDeck(name, known.named(name)) for name in known.names()])
    else:
        found = _found(known, game, deck, lang, fetched)
    several = deck is None or len(found.decks) + bool(found.mistakes) > 1
    chosen = [each for each in found.decks if _fits(known, each, house=house, set=of_set)]
    if not several and chosen and not compare:
        _show_one(known, chosen[0], text, words, console)
    elif text:
        raise SetupError(f"--text prints one deck; {deck or game} has {len(chosen)}")
    else:
        console.print(_compared(known, chosen, words) if compare else _list(known, chosen, words))
    for line in found.mistakes:
        click.echo(f"trivault: {line}", err=True)


def _found(known: DeckList, game: str, word: str, lang: str, fetched: bool) -> FoundDecks:
    """The decks of a word; refused where none of it is one."""
    found = FoundDecks()
    if word == STDIN:
        found.add_bytes(known, sys.stdin.buffer.read(LONGEST + 1), STDIN, lang)
    else:
        found = find_decks(game, word, lang)
    if not found.decks and fetched and (address := known.address(word)):
        found = FoundDecks()
        found.add(known, fetch(address), True, address, lang)
    if not found.decks:
        raise BadLists(found.mistakes or [f"{word}: no decks"])
    return found


def _fits(known: DeckList, deck: NamedDeck, **wanted: str | None) -> bool:
    groups = known.groups(deck.deck)
    return all(value is None or value.lower() in groups.get(name, ()) for name, value in wanted.items())


def _show_one(known: DeckList, deck: NamedDeck, text: bool, words: Words, console: Console) -> None:
    if text:
        click.echo(deck.deck, nl=False)
        return
    shown = known.shown(deck.deck, words)
    console.print(Text(shown.title, style="bold"))
    console.print(_houses(shown))


def _list(known: DeckList, decks: list[NamedDeck], words: Words) -> Table:
    table = Table.grid(padding=(0, 2), pad_edge=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for deck in decks:
        table.add_row(Text(deck.name), Text(known.shown(deck.deck, words).facts))
    return table


def _compared(known: DeckList, decks: list[NamedDeck], words: Words) -> Table:
    """A row for each deck, a column for each kind of card."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="underline")
    table.add_column("")
    counts = [known.counts(deck.deck) for deck in decks]
    for name in counts[0] if counts else ():
        table.add_column(words.say(f"count-{name}"), justify="right")
    for deck, each in zip(decks, counts, strict=True):
        table.add_row(Text(deck.name), *(str(n) for n in each.values()))
    return table


def _houses(shown: ShownDeck) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="underline")
    for name, _ in shown.groups:
        table.add_column(name)
    longest = max(len(cards) for _, cards in shown.groups)
    for row in range(longest):
        table.add_row(*(Text(cards[row].text if row < len(cards) else "") for _, cards in shown.groups))
    return table
