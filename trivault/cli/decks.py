"""`trivault decks`: the decks of a game, and what is in one."""

from __future__ import annotations

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from trivault.cli.options import EndingCommand, game_argument, lang_option
from trivault.kernel.text import Words
from trivault.library.deck_lists import DeckList, ShownDeck, deck_list, find_deck, with_decks


@click.command(cls=EndingCommand, ending=lambda: f"Games with decks: {', '.join(with_decks())}.")
@game_argument
@click.argument("deck", required=False)
@lang_option
@click.option("--text", is_flag=True, help="The deck as a list that can be saved, changed and read again.")
def decks(game: str, deck: str | None, lang: str, text: bool) -> None:
    """Show the decks of a game, or what is in DECK.

    DECK is a name from the list, generated-N for the generated one with seed N (in mage-wars
    generated-MAGE-N), or a file with a deck list, as text or JSON, which is checked.
    """
    known = deck_list(game)
    words, console = known.words(lang), Console(highlight=False, markup=False)
    if deck is None:
        console.print(_list(known, words))
        return
    found = find_deck(game, deck).deck
    if text:
        click.echo(found, nl=False)
    else:
        shown = known.shown(found, words)
        console.print(Text(shown.title, style="bold"))
        console.print(_houses(shown))


def _list(known: DeckList, words: Words) -> Table:
    table = Table.grid(padding=(0, 2), pad_edge=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for name in known.names():
        table.add_row(Text(name), Text(known.shown(known.named(name), words).facts))
    return table


def _houses(shown: ShownDeck) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="underline")
    for name, _ in shown.groups:
        table.add_column(name)
    longest = max(len(cards) for _, cards in shown.groups)
    for row in range(longest):
        table.add_row(*(Text(cards[row].text if row < len(cards) else "") for _, cards in shown.groups))
    return table
