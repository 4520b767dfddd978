"""Traits, modifiers, bans and markers are found by names: what a card has, gives or forbids is what the rules
ask for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.sources import modules_of
from trivault.games.magewars.game import GAME
from trivault.games.magewars.state import aspects, occasions
from trivault.games.magewars.state.model import CONDITIONS, DAMAGE_TYPES, MARKERS
from trivault.kernel.abilities import Forbid, Modify

NAMED = {value for name, value in vars(aspects).items() if name.isupper() and isinstance(value, str)}
OF_DAMAGE = {form(damage) for damage in DAMAGE_TYPES for form in (aspects.immune_to, aspects.solid_to)}
OF_ATTACKS = {form(name) for name in NAMED for form in (aspects.of_attacks, aspects.of_melee)}
MORE_DICE = {*DAMAGE_TYPES, *map(aspects.attacks_with, DAMAGE_TYPES)}
ALL = NAMED | OF_DAMAGE | OF_ATTACKS | MORE_DICE

# Whose arguments are names of traits, values, bans or markers
ASKING = {"trait", "attack_trait", "value", "permitting", "forbidding", "rebate", "marked", "_newest", "Having"}
INDEXES = {"modifiers", "markers", "traits"}
# What a spell or an attack is, by the names of `occasions`
OCCASIONS = {"countered", "free", "way"}


def test_what_cards_change_and_forbid_has_a_name():
    used = {node.key for node in GAME.program.nodes if isinstance(node, Modify | Forbid)}
    assert used <= ALL


def test_what_cards_and_attacks_have_has_a_name():
    printed = {name for card in GAME.cards.values() for name in card.traits}
    printed |= {name for card in GAME.cards.values() for bar in card.attacks for name, _ in bar.traits}
    assert printed <= ALL


def test_every_marker_has_a_name():
    assert {*CONDITIONS, *MARKERS} <= NAMED


def test_the_rules_ask_by_these_names_only():
    paths = modules_of("magewars", "state", "rules", "effects", "decks", "text", "positions")
    assert [found for path in paths for found in bare(path)] == []


def test_bare_words_would_be_found(tmp_path):
    path = tmp_path / "bare.py"
    path.write_text(
        "trait(state, who, 'fast')\n"
        "bar.trait('reach')\n"
        "if 'stun' in piece.markers: state.modifiers['melee']\n"
        "attack.free = 'bash'\n"
        "if cast.way in ('quick', 'full'): pass\n"
        "trait(state, who, aspects.FAST)\n"
        "name = 'fast'\n",
        encoding="utf-8",
    )
    assert sorted(line for _, line, _ in bare(path)) == [1, 2, 3, 3, 4, 5, 5]


def test_no_occasion_has_two_names():
    names = [value for name, value in vars(occasions).items() if name.isupper()]
    assert len(names) == len(set(names))


def bare(path: Path) -> Iterator[tuple[str, int, str]]:
    """Words with meaning that a module writes out."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        for part in _meant(node):
            for word in ast.walk(part):
                if isinstance(word, ast.Constant) and isinstance(word.value, str) and word.value:
                    yield path.name, word.lineno, word.value


def _meant(node: ast.AST) -> list[ast.expr]:
    """The parts of an expression that are such names."""
    if isinstance(node, ast.Call):
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        return [arg for arg in node.args if isinstance(arg, ast.Constant)] if name in ASKING else []
    if isinstance(node, ast.Subscript):
        return [node.slice] if _is(node.value, INDEXES) else []
    if isinstance(node, ast.Compare):
        indexed = any(_is(other, INDEXES) for other in node.comparators)
        return [node.left] if indexed else list(node.comparators) if _is(node.left, OCCASIONS) else []
    if isinstance(node, ast.Assign):
        return [node.value] if any(_is(target, OCCASIONS) for target in node.targets) else []
    return []


def _is(node: ast.expr, names: set[str]) -> bool:
    return isinstance(node, ast.Attribute) and node.attr in names
