"""A real terminal: the board, Ctrl-C, Ctrl-D, a killed program, stepping through a replay."""

from __future__ import annotations

import json
from pathlib import Path

import trivault
from tests.cli.terminal import Terminal
from trivault.cli.errors import INTERRUPTED
from trivault.kernel.replay import Replay, Setup
from trivault.kernel.replaying import open_replay

GAME = trivault.load("shards")
AGAINST = ("play", "--players", "human,random", "--seed", "11")
PROMPT = "\n> "


def saved(state: Path) -> trivault.Table:
    path = state / "trivault" / "shards.replay.json"
    return open_replay(Replay.from_bytes(path.read_bytes()), GAME)


def test_a_board_is_drawn_and_redrawn(tmp_path: Path) -> None:
    with Terminal(tmp_path, *AGAINST) as terminal:
        first = terminal.expect(PROMPT)
        assert "── " in first
        assert "Centre row" in first
        assert "\x1b[2J" in first, "the screen is cleared"
        terminal.enter("1\n")
        assert "\x1b[2J" in terminal.expect(PROMPT)
        terminal.enter("card crystal\n")
        answer = terminal.expect(PROMPT)
        assert "Gain 1 gem." in answer
        assert "\x1b[2J" not in answer, "the board stays above the answer"
        terminal.enter("q\n")
        terminal.expect("trivault play shards --resume")
        assert terminal.end() == 0


def test_plain_lines_have_no_colour(tmp_path: Path) -> None:
    with Terminal(tmp_path, *AGAINST, "--plain") as terminal:
        assert "\x1b[" not in terminal.expect("Your answer:").replace("\x1b[?2004h", "")


def test_ctrl_c_leaves_cleanly(tmp_path: Path) -> None:
    with Terminal(tmp_path, *AGAINST) as terminal:
        terminal.expect(PROMPT)
        terminal.enter("1\n")
        terminal.expect(PROMPT)
        assert terminal.interrupt() == INTERRUPTED
        assert "Go on with: trivault play shards --resume" in terminal.shown
        assert "Traceback" not in terminal.shown
    assert saved(tmp_path).answers[-1][0] == 0


def test_ctrl_d_leaves_cleanly(tmp_path: Path) -> None:
    with Terminal(tmp_path, *AGAINST) as terminal:
        terminal.expect(PROMPT)
        terminal.enter("\x04")
        assert terminal.end() == 0
        assert "Go on with: trivault play shards --resume" in terminal.shown


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    with Terminal(tmp_path, *AGAINST) as terminal:
        terminal.expect(PROMPT)
        for _ in range(3):
            terminal.enter("1\n")
            terminal.expect(PROMPT)
        terminal.process.kill()
    answers = saved(tmp_path).answers
    assert [player for player, _ in answers].count(0) >= 3
    with Terminal(tmp_path, "play", "--resume") as terminal:
        terminal.expect(PROMPT)
        terminal.enter(f"save {tmp_path / 'copy.json'}\n")
        terminal.expect(PROMPT)
    copy = open_replay(Replay.from_bytes((tmp_path / "copy.json").read_bytes()), GAME)
    assert copy.answers == answers
    assert copy.state == saved(tmp_path).state


def test_hands_are_wiped_between_two_people(tmp_path: Path) -> None:
    sides = [{"hand": ["evokatus", "crystal"]}, {"hand": ["systema-ai", "crystal"]}]
    (tmp_path / "position.json").write_text(json.dumps({"players": sides, "row": ["kiln-drone"] * 6}))
    options = ("--position", str(tmp_path / "position.json"), "--players", "human,human")
    with Terminal(tmp_path, "play", *options) as terminal:
        terminal.expect("Player 1, it is your decision.")
        terminal.enter("\n")
        assert "Evokatus" in terminal.expect("End turn")
        terminal.enter("end-turn\n")
        between = terminal.expect("Player 2, it is your decision.")
        assert "\x1b[3J" in between, "also what was scrolled away"
        assert "Evokatus" not in between.rpartition("\x1b[3J")[2]
        terminal.enter("\n")
        theirs = terminal.expect("End turn")
        assert "Systema" in theirs
        assert "Evokatus" not in theirs


def test_stepping_through_a_replay_and_playing_on(tmp_path: Path) -> None:
    table = trivault.Table(GAME, Setup({"players": 2}), 3, ("human", "random"))
    for _ in range(12):
        table.answer(table.state.legal()[0])
    file = tmp_path / "game.json"
    file.write_bytes(table.replay().to_bytes())
    with Terminal(tmp_path, "replay", str(file), "--lang", "de", columns=100, rows=40) as terminal:
        terminal.expect("Antwort 0 von 12.")
        terminal.enter("\n")
        terminal.expect("Antwort 1 von 12.")
        terminal.enter("9\n")
        terminal.expect("Antwort 9 von 12.")
        terminal.enter("p\n")
        terminal.expect("Antwort 8 von 12.")
        terminal.expect(PROMPT)
        terminal.enter("play\n")
        terminal.expect(PROMPT)
        terminal.enter("ende\n")
        assert terminal.end() == 0
    assert saved(tmp_path).answers[:8] == table.answers[:8]


def test_keyforge_in_a_tall_and_in_a_low_window(tmp_path: Path) -> None:
    sides = [{"hand": ["punch"], "line": ["troll", "bumpsy"]}, {"line": ["2 urchin"]}]
    (tmp_path / "position.json").write_text(json.dumps({"players": sides, "turn": {"house": "brobnar"}}))
    options = ("play", "keyforge", "--position", str(tmp_path / "position.json"))
    with Terminal(tmp_path, *options, columns=100, rows=40) as terminal:
        tall = terminal.expect(PROMPT)
        assert "┌─ 3,4 ─" in tall
        terminal.enter("i\n")
        assert "Player 2: a key costs 6 Æmber." in terminal.expect(PROMPT)
        assert terminal.interrupt() == INTERRUPTED
        assert "trivault play keyforge --resume" in terminal.shown
    with Terminal(tmp_path, "play", "--resume", rows=14) as terminal:
        low = terminal.expect(PROMPT)
        assert "[3,4] " in low
        assert "┌─" not in low
