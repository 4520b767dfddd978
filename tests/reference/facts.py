"""Reads the card facts beside this file."""

import json
from pathlib import Path

HERE = Path(__file__).parent


def listed(name):
    """The entries of a file: `listed("keyforge/decks")`."""
    return [json.loads(line) for line in (HERE / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]


def cards(game):
    """The facts of each card of a game, by its slug."""
    return {card["id"]: card for card in listed(f"{game}/cards")}
