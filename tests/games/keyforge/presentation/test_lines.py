"""A table of KeyForge in plain sentences, and the commands that are particular to it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import trivault
from tests.tui.sitting import sit, spoken
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table

GAME = trivault.load("keyforge")
BOT = ("human", "random")
TABLE = {
    "players": [
        {
            "amber": 6,
            "houses": ["brobnar", "dis", "logos"],
            "hand": ["punch", "dust-imp"],
            "archives": ["dextre"],
            "line": ["troll exhausted", "bumpsy"],
        },
        {
            "houses": ["sanctum", "shadows", "untamed"],
            "hand": ["2 urchin"],
            "line": ["urchin", "urchin amber:1"],
            "artifacts": ["gauntlet-of-command exhausted"],
        },
    ],
    "turn": {"house": "brobnar", "number": 9},
}


def table(position: Mapping[str, object] = TABLE, seats: tuple[str, ...] = BOT) -> Table[KeyForgeState]:
    return Table(GAME, Setup(position=dict(position)), 7, seats)


def answer_to(tmp: Path, typed: str, position: Mapping[str, object] = TABLE, lang: str = "en") -> str:
    return spoken(sit(tmp, table(position), typed, lang=lang)).after(typed)


class TestSentences:
    def test_everything_is_said_at_first(self, tmp_path: Path) -> None:
        said = spoken(sit(tmp_path, table())).said
        assert said[: said.index("Player 1, in the archives: Logos: Dextre.") + 1] == [
            "Turn 9, Player 1.",
            "Player 2, random: keys 0/3, Æmber 0, key cost 6, chains 0, hand 2, deck 0, discard 0.",
            "Player 2, houses: Sanctum, Shadows, Untamed.",
            "Player 2, battleline: Urchin, number 1; Urchin, number 2.",
            "Player 2, Urchin, number 1: Shadows, left flank, power 1, elusive.",
            "Player 2, Urchin, number 2: Shadows, right flank, power 1, elusive, Æmber 1.",
            "Player 2, artifacts: Gauntlet of Command (Brobnar, exhausted).",
            "Player 1, you: keys 0/3, Æmber 6 (check!), key cost 6, chains 0, deck 0, discard 0, archives 1.",
            "Player 1, houses: Brobnar (active), Dis, Logos.",
            "Player 1, battleline: Troll; Bumpsy.",
            "Player 1, Troll: Brobnar, left flank, power 8, exhausted.",
            "Player 1, Bumpsy: Brobnar, right flank, power 5.",
            "Player 1, hand: Brobnar: Punch; Dis: Dust Imp.",
            "Player 1, in the archives: Logos: Dextre.",
        ]

    def test_then_only_changes(self, tmp_path: Path) -> None:
        said = answer_to(tmp_path, "reap bumpsy").splitlines()
        assert said[0] == "Bumpsy reaps: Player 1 gains 1 Æmber."
        assert [line for line in said if line.startswith("Player 1, ")] == [
            "Player 1, you: keys 0/3, Æmber 7 (check!), key cost 6, chains 0, deck 0, discard 0, archives 1.",
            "Player 1, Bumpsy: Brobnar, right flank, power 5, exhausted.",
        ]

    def test_nothing_is_drawn_or_coloured(self, tmp_path: Path) -> None:
        text = spoken(sit(tmp_path, table(), *["1"] * 10, "help", "log 99", "force", "board")).text
        assert "\x1b" not in text
        assert not any("\u2500" <= letter <= "\u259f" for letter in text), "no boxes, no bars"

    def test_no_secret_is_told(self, tmp_path: Path) -> None:
        """Two people at one screen: whatever one of them hears never names the other's hand."""
        position = {"players": [{"hand": ["punch"]}, {"hand": ["urchin"]}], "turn": {"house": "brobnar"}}
        said = spoken(sit(tmp_path, table(position, ("human", "human")), "", "end-turn", "", "b")).said
        screens = "\n".join(said).split("~")
        assert not any("Punch" in screen and "Urchin" in screen for screen in screens)


class TestAnswers:
    def test_why(self, tmp_path: Path) -> None:
        for typed in ("why reap with troll", "? reap with troll", "?reap troll", "reap troll"):
            said = answer_to(tmp_path, typed)
            assert said.startswith("Not possible now: Reap with Troll.")
            assert "KF-GEN-10" in said, "it is exhausted"

    def test_why_not_another_house(self, tmp_path: Path) -> None:
        assert "KF-TURN-02" in answer_to(tmp_path, "why untamed")

    def test_a_card(self, tmp_path: Path) -> None:
        assert answer_to(tmp_path, "card punch").splitlines() == [
            "Punch",
            "Action · Brobnar · 1 bonus Æmber",
            "Play: Deal 3 damage to 1 creature.",
        ]

    def test_piles_from_the_top(self, tmp_path: Path) -> None:
        side = {"hand": ["2 punch"], "discard": ["troll", "bumpsy"], "purged": ["urchin"]}
        said = answer_to(tmp_path, "piles", {"players": [side, {}], "turn": {"house": "brobnar"}})
        assert said.splitlines() == ["Player 1, discard pile: Troll, Bumpsy.", "Player 1, purged: Urchin."]

    def test_a_hint_names_its_reasons(self, tmp_path: Path) -> None:
        near = {"line": ["bumpsy"], "amber": 5, "keys": ["red", "blue"]}
        clear = {"players": [near, {"line": ["troll"]}], "turn": {"house": "brobnar"}}
        for lang, parts in (("en", "cards in play"), ("de", "Karten im Spiel"), ("pl", "karty w grze")):
            said = answer_to(tmp_path, "hint", clear, lang=lang)
            assert parts in said or "Æmber" in said

    def test_what_follows_from_using_a_card_is_no_news(self, tmp_path: Path) -> None:
        """That it is exhausted, and readied at the end of the turn, is seen on the table."""
        said = spoken(sit(tmp_path, table(), "reap bumpsy", "end-turn")).text
        assert "Bumpsy is exhausted." not in said
        assert "is readied" not in said


class TestReport:
    def test_keys_and_amber(self, tmp_path: Path) -> None:
        position = {
            "players": [{"amber": 6, "keys": ["red", "blue"], "hand": ["punch"]}, {"deck": ["9 urchin"]}],
            "turn": {"house": "brobnar"},
        }
        loop = sit(tmp_path, table(position), *["1"] * 40)
        said = spoken(loop).said
        assert "Player 1 wins in turn 5." in said
        assert "Player 1, keys: 2, 2, 3" in said
        assert "Player 1, Æmber: 6, 7, 1" in said
        assert any(line.startswith("Player 2, Æmber: 0, ") for line in said)
