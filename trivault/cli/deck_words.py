"""Decks that are named on the command line: by name, address, file or folder."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import click

from trivault.library.deck_lists import BadLists, find_decks
from trivault.simulate import NamedDeck


def by_commas(given: Iterable[str]) -> list[str]:
    return [word.strip() for each in given for word in each.split(",")]


def brought(game: str, given: Sequence[str], lang: str) -> list[NamedDeck]:
    """The decks of all words; what is wrong with other decks of a collection is printed."""
    decks = []
    for word in given:
        found = find_decks(game, word, lang)
        if not found.decks:
            raise BadLists(found.mistakes or [f"{word}: no decks"])
        decks += found.decks
        for line in found.mistakes:
            click.echo(f"trivault: {line}", err=True)
    return decks
