"""Reads decks in any of the formats, one or many, and says what is wrong with each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import msgspec

from trivault.games.keyforge.decks.deck import Deck, DeckError
from trivault.games.keyforge.decks.deck_lists import find_by_id
from trivault.games.keyforge.decks.formats.addresses import master_vault_id, published_at
from trivault.games.keyforge.decks.formats.decks_of_keyforge import from_decks_of_keyforge
from trivault.games.keyforge.decks.formats.decks_of_keyforge_csv import from_table, is_table
from trivault.games.keyforge.decks.formats.json import decoded
from trivault.games.keyforge.decks.formats.master_vault import from_master_vault
from trivault.games.keyforge.decks.formats.public_json import from_json
from trivault.games.keyforge.decks.formats.text import parse
from trivault.kernel.text import Message

_JSON_LIST = re.compile(r"\s*\[\s*[{\[\]]")


def read(text: str, json: bool = False) -> Deck:
    """A deck in any format, checked."""
    found = list(islice(read_all(text, json), 2))
    if len(found) != 1:
        raise DeckError(Message("deck-not-one", n=len(found)))
    if isinstance(found[0], DeckError):
        raise found[0]
    return found[0]


def read_all(text: str, json: bool = False) -> Iterator[Deck | DeckError]:
    """The decks of a text, checked, or what is wrong with each."""
    text = text.removeprefix("\ufeff")
    try:
        if json or text.lstrip().startswith("{"):
            yield from _object(text) if not _JSON_LIST.match(text) else _list(text)
        elif _JSON_LIST.match(text):
            yield from _list(text)
        elif is_table(text):
            yield from from_table(text)
        elif addresses := _addresses(text):
            yield from map(_published, addresses)
        else:
            yield parse(text)
    except DeckError as error:
        yield error


def _object(text: str | bytes) -> Iterator[Deck | DeckError]:
    keys = decoded(text, dict[str, msgspec.Raw], "deck-form")
    if "data" in keys:
        yield from from_master_vault(text)
    elif "deck" in keys or "housesAndCards" in keys:
        yield from_decks_of_keyforge(text, wrapped="deck" in keys)
    else:
        yield from_json(text)


def _list(text: str) -> Iterator[Deck | DeckError]:
    for each in decoded(text, list[msgspec.Raw], "deck-form"):
        try:
            yield from _object(bytes(each))
        except DeckError as error:
            yield error


def _addresses(text: str) -> list[str]:
    """The ids of the decks where each line is an address of one."""
    found = [master_vault_id(line) for line in text.split("\n") if line.strip()]
    return found if all(found) else []


def _published(deck: str) -> Deck | DeckError:
    return find_by_id(deck) or DeckError(Message("deck-elsewhere", id=deck, address=published_at(deck)))
