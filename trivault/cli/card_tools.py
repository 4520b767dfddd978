"""Tools for those who write cards: what cards cost, which ones are missing, how to begin one."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from trivault import registry
from trivault.cli.errors import Refused
from trivault.cli.own_code import OwnCode, own_code
from trivault.library.authoring import Authoring, CardShare, PrintedCards


def show_own_code(game: str, _: str, as_json: bool) -> None:
    found = own_code(game)
    if as_json:
        cards = [{"id": slug, **asdict(own)} for slug, own in found.cards.items()]
        shares = {"python": _form(found.python), "messages": _form(found.messages)}
        _echo({"game": game, "cards": cards, **shares})
        return
    Console(highlight=False).print(_own_table(found))
    click.echo(f"{found.python} cards need Python of their own.")
    click.echo(f"{found.messages} texts need a message of their own.")


def _own_table(found: OwnCode) -> Table:
    table = Table(box=None, pad_edge=False)
    for title in ("card", "its own Python", "its own messages"):
        table.add_column(title, overflow="fold")
    for slug, own in found.cards.items():
        table.add_row(slug, Text("\n".join(own.python)), Text("\n".join(own.messages)))
    return table


def show_sets(game: str, _: str, as_json: bool) -> None:
    facts = _facts(game, "sets")
    shares = {name: facts.share(name) for name in facts.sets}
    if as_json:
        _echo({name: _form(share) for name, share in shares.items()})
        return
    for name, share in shares.items():
        click.echo(_coverage(name, share))


def show_missing(game: str, which: str, as_json: bool) -> None:
    facts = _facts(game, "missing")
    name = facts.set(which)
    missing = facts.missing(name)
    if as_json:
        _echo([card.form(name) for card in missing])
        return
    table = Table.grid(padding=(0, 2), pad_edge=False)
    for card in missing:
        table.add_row(
            *map(Text, (card.number(name), card.id, card.names["en"], ", ".join(card.houses), card.type))
        )
    if missing:
        Console(highlight=False).print(table)
    click.echo(_coverage(name, facts.share(name)))


def show_stub(game: str, slug: str, as_json: bool) -> None:
    begun = _facts(game, "stub").stub(slug)
    if as_json:
        _echo(begun)
        return
    for path, text in begun.items():
        click.echo(f"# {path}\n{text}\n")


def _facts(game: str, option: str) -> PrintedCards:
    authoring: Authoring | None = registry.entry(game).part("authoring", None)
    if authoring is None:
        known = ", ".join(name for name in registry.names() if registry.entry(name).authoring)
        raise Refused(f"--{option} is for {known}: {game} has one set, and all of its cards are here")
    return authoring()


def _coverage(name: str, share: CardShare) -> str:
    return f"{name}: {share} cards are here, {share.of - share.cards} are missing."


def _form(share: CardShare) -> dict[str, int]:
    return {"cards": share.cards, "of": share.of, "percent": share.percent}


def _echo(form: object) -> None:
    click.echo(json.dumps(form, ensure_ascii=False, indent=2))


TOOLS: dict[str, Callable[[str, str, bool], None]] = {
    "own_code": show_own_code,
    "sets": show_sets,
    "missing": show_missing,
    "stub": show_stub,
}
