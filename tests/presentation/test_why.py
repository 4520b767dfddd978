"""Whoever asks why something is impossible reads the fact beside the rule."""

from __future__ import annotations

from typing import Any

import pytest

import trivault
from trivault.kernel.text import LANGUAGES
from trivault.presentation.presenter import make_presenter
from trivault.presentation.why import refusal

SHARDS: dict[str, Any] = {
    "players": [
        {"hand": ["crystal"], "champions": ["evokatus exhausted"]},
        {"champions": ["zetta-the-encryptor"]},
    ],
    "row": ["nil-assassin", "omnius-the-all-knowing"],
    "turn": {"gems": 1, "power": 2, "focused": True},
}
KEYFORGE = {
    "players": [
        {
            "houses": ["brobnar", "dis", "logos"],
            "hand": ["dextre"],
            "line": ["troll exhausted", "bumpsy stunned", "dust-imp"],
        },
        {},
    ],
    "turn": {"house": "brobnar"},
}
MAGE_WARS = {
    "players": [
        {"mage": "wizard a1 mana:3", "prepared": ["fireball", "teleport"]},
        {"mage": "warlock d3"},
    ],
    "objects": {"a1": ["timber-wolf inactive"]},
    "acting": "wizard",
}
ACTIVE = "the active house is Brobnar."
CASES = [
    ("shards", SHARDS, "recruit nil-assassin", "SI-REC-01", "It costs 2 gems, you have 1."),
    ("shards", SHARDS, "recruit portal-monk", "SI-REC-01", "Portal Monk is not in the centre row."),
    ("shards", SHARDS, "attack zetta-the-encryptor", "SI-ATK-02", "It takes 5 power, you have 2."),
    ("shards", SHARDS, "exhaust evokatus", "SI-CHAMP-04", "Evokatus is exhausted already."),
    ("shards", SHARDS, "focus", "SI-FOCUS-02", "You have focused in this turn already."),
    ("shards", SHARDS, "play blaster", "SI-PLAY-01", "Blaster is not in your hand."),
    (
        "keyforge",
        KEYFORGE,
        "play dextre",
        "KF-HOUSE-02",
        f"Dextre is of house Logos, {ACTIVE}",
    ),
    (
        "keyforge",
        KEYFORGE,
        "reap dust-imp",
        "KF-USE-01",
        f"Dust Imp is of house Dis, {ACTIVE}",
    ),
    ("keyforge", KEYFORGE, "reap troll", "KF-GEN-10", "Troll is exhausted."),
    ("keyforge", KEYFORGE, "reap bumpsy", "KF-STAT-STUN-01", "Bumpsy is stunned."),
    ("keyforge", KEYFORGE, "reap flaxia", "KF-USE-10", "Flaxia is not in play on your side."),
    ("mage-wars", MAGE_WARS, "cast fireball", "MW-CHAN-06", "It costs 8 mana, you have 3."),
    ("mage-wars", MAGE_WARS, "cast dispel", "MW-PLAN-03", "Dispel is not among the spells at hand."),
    ("mage-wars", MAGE_WARS, "attack wizard warlock", "MW-ATK-07", "The distance is 5, the range is 0–0."),
    ("mage-wars", MAGE_WARS, "move c1", "MW-MOVE-01", "The distance to that zone is 2."),
]


@pytest.mark.parametrize(("game", "position", "answer", "rule", "fact"), CASES, ids=[each[2] for each in CASES])
def test_the_fact_and_the_rule(game: str, position: dict[str, Any], answer: str, rule: str, fact: str) -> None:
    state = trivault.load(game).position(position)
    said = refusal(state, answer, make_presenter(game, "en"), lambda name: f"text of {name}")
    assert fact in said
    assert f"{rule}: text of {rule}" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language(lang: str) -> None:
    for game, position, answer, rule, _ in CASES:
        state = trivault.load(game).position(position)
        assert make_presenter(game, lang).rule_fact(state, answer, rule)
