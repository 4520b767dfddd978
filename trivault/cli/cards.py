"""`trivault cards`: the cards of a game, with the text that their rules give."""

from __future__ import annotations

import json
from collections.abc import Iterable
from difflib import get_close_matches

import click
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from trivault import games
from trivault.cli.errors import Refused
from trivault.cli.options import lang_option
from trivault.games.shards.face import Face, render
from trivault.games.shards.game import Shards
from trivault.games.shards.model import Card
from trivault.kernel.errors import UnknownCard
from trivault.kernel.text import LANGUAGES, Words, capital

WIDE = 72  # columns of a card face


@click.command()
@click.argument("game")
@click.argument("names", nargs=-1, metavar="[CARD]...")
@lang_option
@click.option("--faction", metavar="NAME", help="Only cards of this faction.")
@click.option("--type", "type_", metavar="NAME", help="Only cards of this type, or mercenaries.")
@click.option("--json", "as_json", is_flag=True, help="The cards as JSON.")
def cards(
    game: str,
    names: tuple[str, ...],
    lang: str,
    faction: str | None,
    type_: str | None,
    as_json: bool,
) -> None:
    """Show the cards of a game.

    All of them in a table, or those that are named, in any language or by their ids.
    """
    found = games.load(game)
    words = found.words(lang)
    shown = [_find(found, name, words) for name in names] or list(found.cards.values())
    if faction is not None:
        shown = _only(faction, found, shown, "faction")
    if type_ is not None:
        shown = _only(type_, found, shown, "type")
    faces = [found.face(card.slug) for card in shown]
    console = Console(highlight=False)
    if as_json:
        click.echo(json.dumps([_form(face, words) for face in faces], ensure_ascii=False, indent=2))
    elif names:
        for face in faces:
            console.print(_panel(face, words))
    else:
        console.print(_table(faces, words))


def _find(game: Shards, typed: str, words: Words) -> Card:
    """The card of this name, in any language."""
    known = {slug.casefold(): card for slug, card in game.cards.items()}
    for lang in LANGUAGES:
        spoken = game.words(lang)
        known |= {spoken.say(f"card-{card.slug}").casefold(): card for card in game.cards.values()}
    if card := known.get(typed.casefold()):
        return card
    near = {known[name].slug for name in get_close_matches(typed.casefold(), known, n=5)}
    raise UnknownCard(typed, [words.say(f"card-{slug}") for slug in near or game.cards])


def _groups(card: Card, what: str) -> set[str]:
    """What a card counts as: a mercenary is an ally too."""
    if what == "faction":
        return {card.faction} - {""}
    return {card.type, "mercenary"} if card.mercenary else {card.type}


def _only(name: str, game: Shards, shown: Iterable[Card], what: str) -> list[Card]:
    known = {group for card in game.cards.values() for group in _groups(card, what)}
    if name.casefold() not in known:
        raise Refused(f"unknown {what} {name!r}; known: {', '.join(sorted(known))}")
    return [card for card in shown if name.casefold() in _groups(card, what)]


def _panel(face: Face, words: Words) -> Panel:
    title, *lines = render(face, words)
    return Panel(Text("\n".join(lines)), title=Text(title, style="bold"), title_align="left", width=WIDE)


def _table(faces: Iterable[Face], words: Words) -> Table:
    table = Table.grid(padding=(0, 2), pad_edge=False)
    table.add_column(style="bold", max_width=24)
    table.add_column(max_width=24)
    table.add_column()
    for face in faces:
        title, facts = render(face, words)[:2]
        table.add_row(Text(title), Text(facts), Text(" ".join(map(words.say, face.lines))))
    return table


def _form(face: Face, words: Words) -> dict[str, object]:
    card = face.card
    return {
        "id": card.slug,
        "name": words.say(face.title),
        "kind": capital(words.say(face.kind)),
        "faction": card.faction or None,
        "type": card.type,
        "mercenary": card.mercenary,
        "cost": card.cost,
        "copies": card.copies,
        "health": card.health,
        "shield": card.shield,
        "text": [words.say(line) for line in face.lines],
        "reminders": [words.say(reminder) for reminder in face.reminders],
    }
