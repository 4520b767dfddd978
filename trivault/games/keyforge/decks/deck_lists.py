"""Deck lists: those that come with the game, and any other in one of the formats."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from trivault.games.keyforge.decks.deck import Deck, slug_of
from trivault.games.keyforge.decks.formats.text import parse
from trivault.kernel.errors import UnknownName

FOLDER = files("trivault.games.keyforge") / "decks"


class UnknownDeck(UnknownName):
    what = "deck"


@cache
def built_in() -> Mapping[str, Deck]:
    """The deck lists that come with the game, by slug."""
    listed = sorted((file for file in FOLDER.iterdir() if file.name.endswith(".txt")), key=lambda f: f.name)
    return {file.name[:-4]: parse(file.read_text(encoding="utf-8")) for file in listed}


@cache
def _slugs_by_id() -> Mapping[str, str]:
    return msgspec.json.decode((FOLDER / "master_vault_ids.json").read_bytes(), type=dict[str, str])


def find_deck(name: str) -> Deck:
    """A built-in deck by its name or slug."""
    decks = built_in()
    if slug_of(name) not in decks:
        raise UnknownDeck(slug_of(name), decks)
    return decks[slug_of(name)]


def find_by_id(deck: str) -> Deck | None:
    """A built-in deck by its id in the Master Vault."""
    slug = _slugs_by_id().get(deck)
    return built_in()[slug] if slug else None
