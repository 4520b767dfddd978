"""Modifiers and bans are found by names: what a card changes, permits or forbids is what the rules ask for."""

from __future__ import annotations

import re

from tests.sources import modules_of
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.state import aspects
from trivault.kernel.abilities import BLANK, Forbid, Modify

NAMED = {value for name, value in vars(aspects).items() if name.isupper() and isinstance(value, str)}


def test_what_cards_change_permit_and_forbid_has_a_name():
    used = {node.key for node in GAME.program.nodes if isinstance(node, Modify | Forbid)}
    assert used <= {*NAMED, BLANK}


def test_the_rules_ask_by_these_names_only():
    asked = re.compile(
        r'\b(value|permitting|forbidding|_permissions)\(\w+, "|modifiers(\.get\(|\[)"|" in \w+\.modifiers'
    )
    paths = modules_of("keyforge", "state", "rules", "decks", "text", "positions")
    assert [path.name for path in paths if asked.search(path.read_text(encoding="utf-8"))] == []
