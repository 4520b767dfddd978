"""`trivault cards`: the cards of a game, with the text that their rules give."""

from __future__ import annotations

import json
from collections.abc import Iterable

import click
import msgspec
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from trivault.cli.card_tools import TOOLS
from trivault.cli.errors import Refused
from trivault.cli.options import EndingCommand, all_games, game_argument, lang_option
from trivault.library.card_lists import card_list
from trivault.library.search import by_names, only
from trivault.library.shown_card import Shown

WIDE = 72  # columns of a card face


@click.command(cls=EndingCommand, ending=all_games)
@game_argument
@click.argument("names", nargs=-1, metavar="[CARD]...")
@lang_option
@click.option("--faction", metavar="NAME", help="Only cards of this faction (shards).")
@click.option("--house", metavar="NAME", help="Only cards of this house (keyforge).")
@click.option("--set", metavar="NAME", help="Only cards of this set, such as wc (keyforge).")
@click.option("--type", metavar="NAME", help="Only cards of this type, or mercenaries (shards).")
@click.option("--school", metavar="NAME", help="Only cards of this school (mage-wars).")
@click.option("--subtype", metavar="NAME", help="Only cards of this subtype (mage-wars).")
@click.option("--level", metavar="N", help="Only cards of this level (mage-wars).")
@click.option("--cost", metavar="N", help="Only cards with this cost (shards, mage-wars).")
@click.option("--power", metavar="N", help="Only creatures with this power (keyforge).")
@click.option("--amber", metavar="N", help="Only cards with this much bonus æmber (keyforge).")
@click.option("--trait", metavar="NAME", help="Only cards with this trait (keyforge, mage-wars).")
@click.option("--keyword", metavar="NAME", help="Only cards with this keyword (keyforge).")
@click.option("--verb", metavar="NAME", help="Only cards that do this, such as steal (keyforge, mage-wars).")
@click.option("--own-code", is_flag=True, default=None, help="List cards with their own Python or messages.")
@click.option("--sets", is_flag=True, default=None, help="Count the implemented cards of each set (keyforge).")
@click.option("--missing", metavar="SET", help="List the missing cards of a set (keyforge).")
@click.option("--stub", metavar="ID", help="Print a stub of a missing card (keyforge).")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def cards(game: str, names: tuple[str, ...], lang: str, as_json: bool, **asked: str | bool | None) -> None:
    """Show the cards of a game.

    Without CARD, lists all cards in a table. CARD is a name in any language or an id. The last options
    are for card authors.
    """
    known = card_list(game)
    tools = {name: asked.pop(name) for name in TOOLS}
    filters = {option: str(name) for option, name in asked.items() if name is not None}
    if wanted := [name for name, value in tools.items() if value is not None]:
        _alone(wanted, (*names, *filters))
        TOOLS[wanted[0]](game, str(tools[wanted[0]]), as_json)
        return
    for option in filters:
        if option not in known.options:
            fitting = ", ".join(f"--{each}" for each in known.options)
            raise Refused(f"{game} has no --{option}; its cards can be listed by {fitting}")
    words = known.words(lang)
    slugs = by_names(known, names, words) if names else list(known.slugs())
    for option, name in filters.items():
        slugs = only(known, slugs, option, name)
    shown = [known.shown(slug, words) for slug in slugs]
    console = Console(highlight=False)
    if as_json:
        click.echo(
            json.dumps([msgspec.to_builtins(card.facts) for card in shown], ensure_ascii=False, indent=2)
        )
    elif not shown:
        click.echo("no card is all of this", err=True)
    elif names:
        for card in shown:
            console.print(_panel(card))
    else:
        console.print(_table(shown))


def _alone(tools: list[str], others: tuple[str, ...]) -> None:
    """The tools for whoever writes cards take neither names of cards nor each other."""
    if len(tools) > 1 or others:
        option = tools[0].replace("_", "-")
        raise Refused(
            f"--{option} stands alone: no other list, no names of cards and no other option but --json"
        )


def _panel(card: Shown) -> Panel:
    title, *lines = card.lines
    return Panel(Text("\n".join(lines)), title=Text(title, style="bold"), title_align="left", width=WIDE)


def _table(shown: Iterable[Shown]) -> Table:
    table = Table.grid(padding=(0, 2), pad_edge=False)
    table.add_column(style="bold", max_width=24)
    table.add_column(max_width=24)
    table.add_column()
    for card in shown:
        title, facts = card.lines[:2]
        table.add_row(Text(title), Text(facts), Text(" ".join(card.text)))
    return table
