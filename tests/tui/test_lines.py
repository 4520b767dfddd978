"""Plain sentences: complete the first time, then only what changed."""

from __future__ import annotations

from pathlib import Path

from tests.tui.sitting import sit, spoken, table

BOT = ("human", "random")
TABLE = {
    "players": [
        {
            "hand": ["crystal", "2 blaster"],
            "deck": ["crystal"],
            "champions": ["systema-ai exhausted"],
            "mastery": 4,
        },
        {"hand": ["2 crystal"], "champions": ["zetta-the-encryptor"], "discard": ["blaster"], "health": 31},
    ],
    "row": ["nil-assassin", "thorn-zealot", "numeri-drones", "kiln-drone", "data-heretic", "kiln-drone"],
    "turn": {"gems": 2, "played": ["crystal"], "number": 9},
}


def test_everything_is_said_at_first(tmp_path: Path) -> None:
    said = spoken(sit(tmp_path, table(BOT, TABLE))).said
    assert said[:7] == [
        "Turn 9, Player 1.",
        "Player 2, Tetra, random: health 31, mastery 0, hand 2, deck 0, discard 1.",
        "Player 2, champions: Zetta, The Encryptor (health 5).",
        "Player 1: gems 2, power 0.",
        "Player 1, Decima, you: health 50, mastery 4, deck 1, discard 0.",
        "Player 1, played: Crystal.",
        "Player 1, champions: Systema A.I. (health 4, exhausted).",
    ]
    assert said[7] == "Player 1, hand: Crystal; Blaster ×2."
    assert said[8].startswith("Centre row 1: Nil Assassin, Cost 2. Mercenary ally · Wraethe. Gain 5 power.")
    assert said[9].startswith("Centre row 2: Thorn Zealot, Cost 3, Shield 3.")
    assert said[10].startswith("Centre row 3: Numeri Drones, Cost 3, Health 5.")
    assert said[14] == "Zetta, The Encryptor (Player 2): Opponents cannot attack you or your other champions."


def test_then_only_changes(tmp_path: Path) -> None:
    said = spoken(sit(tmp_path, table(BOT, TABLE), "play blaster")).after("play blaster")
    assert said.splitlines()[:5] == [
        "Player 1 plays Blaster.",
        "Player 1 gains 1 power.",
        "Player 1: gems 2, power 1.",
        "Player 1, played: Crystal; Blaster.",
        "Player 1, hand: Crystal; Blaster.",
    ]
    assert said.splitlines()[5:] == ["The answers are the same as before; press Enter to hear them."]


def test_a_new_card_in_the_row_is_said(tmp_path: Path) -> None:
    said = spoken(sit(tmp_path, table(BOT, TABLE), "recruit kiln-drone")).after("recruit kiln-drone")
    assert [line[:13] for line in said.splitlines() if line.startswith("Centre")] == ["Centre row 6:"]


def test_nothing_is_drawn_or_coloured(tmp_path: Path) -> None:
    text = spoken(sit(tmp_path, table(BOT, TABLE), *["1"] * 30, "help", "log 99", "force")).text
    assert "\x1b" not in text
    assert not any("\u2500" <= letter <= "\u259f" for letter in text), "no boxes, no bars"


def test_answers_that_changed_are_said_without_the_question(tmp_path: Path) -> None:
    said = spoken(sit(tmp_path, table(BOT, TABLE), "play crystal")).after("play crystal").splitlines()
    assert "1: Play Blaster" in said
    assert not any(line.startswith("Your turn") for line in said)


def test_enter_repeats_question_and_answers(tmp_path: Path) -> None:
    said = spoken(sit(tmp_path, table(BOT, TABLE), "play blaster", "")).after("").splitlines()
    assert said[0].startswith("Your turn")
    assert said[1] == "1: Play Crystal"
