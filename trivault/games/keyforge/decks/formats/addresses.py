"""Addresses of decks: an id of the Master Vault, by itself or in a link."""

from __future__ import annotations

import re

_ID = r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"
_SITES = r"(?:www\.)?(?:keyforgegame\.com|decksofkeyforge\.com)"
_ADDRESS = re.compile(rf"(?:(?:https?://)?{_SITES}/(?:[\w-]+/){{1,4}})?({_ID})/?(?:[?#]\S*)?", re.IGNORECASE)


def master_vault_id(text: str) -> str:
    """The id of a deck where the text is an address of one or an id and nothing else; else empty."""
    found = _ADDRESS.fullmatch(text.strip())
    return found[1].lower() if found else ""


def published_at(deck: str) -> str:
    """Where the Master Vault publishes the JSON of a deck."""
    return f"https://www.keyforgegame.com/api/decks/v2/{deck}/?links=cards"
