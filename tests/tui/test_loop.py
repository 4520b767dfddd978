"""The game loop: who is asked, what is taken silently, hand-overs, undo, the end of a game."""

from __future__ import annotations

from pathlib import Path

import pytest

import trivault
from tests.tui.sitting import GAME, sit, spoken, table
from trivault.kernel.replay import Replay, Setup
from trivault.kernel.replaying import open_replay
from trivault.kernel.table import Table
from trivault.presentation.log_lines import log_lines
from trivault.tui import saves
from trivault.tui.loop import GameLoop
from trivault.tui.service import HANDLERS

BOT = ("human", "random")
SHIELDS = {
    "players": [{"hand": ["blaster"]}, {"hand": ["command-seer", "crystal"]}],
    "turn": {"power": 6},
}


class TestAsking:
    def test_the_prompt_names_its_source_and_what_happens(self, tmp_path: Path) -> None:
        """U1"""
        position = {"players": [{"hand": ["shadow-apostle", "crystal"]}, {}]}
        said = spoken(sit(tmp_path, table(BOT, position), "play shadow-apostle")).after("play shadow-apostle")
        assert "Shadow Apostle: you may banish cards" in said
        assert "1: Banish Crystal from your hand\n2: Skip (s)" in said

    def test_the_damage_to_come_is_said_when_shields_are_asked_for(self, tmp_path: Path) -> None:
        said = spoken(sit(tmp_path, table(position=SHIELDS), "", "end-turn", "")).text
        assert "6 damage is about to hit Player 2." in said
        assert "1: Show Command Seer (shield 5)" in said

    def test_a_choice_with_one_answer_is_taken_silently(self, tmp_path: Path) -> None:
        """U4: after the last card only ending the turn is left."""
        position = {"players": [{"hand": ["blaster"]}, {"hand": ["crystal"]}]}
        loop = sit(tmp_path, table(position=position), "", "play blaster", "")
        assert loop.table.answers == [(0, "play blaster"), (0, "end-turn"), (1, "skip")]
        assert "Player 1 has only one thing left to do: End turn." in spoken(loop).text

    def test_everything_is_asked_for_on_request(self, tmp_path: Path) -> None:
        position = {"players": [{"hand": ["blaster"]}, {}]}
        loop = sit(tmp_path, table(position=position), "", "play blaster", ask_all=True)
        assert loop.table.answers == [(0, "play blaster")]
        assert "\n1: End turn (e)" in spoken(loop).after("play blaster")

    def test_an_answer_that_hurts_is_given_twice(self, tmp_path: Path) -> None:
        side = {"houses": ["brobnar", "dis", "logos"], "hand": ["troll"]}
        setup = Setup(position={"players": [side, {}], "turn": {"step": "house"}})
        houses = Table(trivault.load("keyforge"), setup, 1, BOT)
        loop = sit(tmp_path, houses, "dis", "logos", "2")
        assert spoken(loop).after("dis") == (
            "You have no card of this house, neither in hand nor in play. If you mean it, type it once more."
        )
        assert loop.table.answers == []
        assert sit(tmp_path, houses, "dis", "2").table.answers[0] == (0, "dis")

    def test_wrong_words_cost_nothing(self, tmp_path: Path) -> None:
        loop = sit(tmp_path, table(BOT), "xyzzy", "99", "play", "\N{REPLACEMENT CHARACTER}")
        assert loop.table.answers == sit(tmp_path, table(BOT)).table.answers
        said = spoken(loop)
        assert said.after("xyzzy").startswith("“xyzzy” is no answer here: type a number from 1 to 4")
        assert said.after("99").startswith("Type a number from 1 to 4")
        assert "can mean several answers: Play Shard Reactor" in said.after("play")

    def test_nothing_that_steers_a_terminal_is_said_back(self, tmp_path: Path) -> None:
        said = spoken(sit(tmp_path, table(BOT), "a\x1b[2Jb"))
        assert said.said[-3].startswith("“a\N{REPLACEMENT CHARACTER}[2Jb” is no answer here")

    def test_what_is_forbidden_is_explained_at_once(self, tmp_path: Path) -> None:
        """U13"""
        said = spoken(sit(tmp_path, table(BOT), "recruit omnius")).after("recruit omnius")
        assert said.splitlines()[0].startswith("Not possible now: Recruit Omnius")
        assert "SI-REC-01: Pay for it." in said


class TestBots:
    def test_their_moves_are_summed_up(self, tmp_path: Path) -> None:
        log = []
        for seed in range(5, 10):
            loop = sit(tmp_path, table(BOT, seed=seed), *["e"] * 4)
            log += log_lines(loop.table.log, 0, loop.presenter)
        assert any(line.startswith("Player 2 plays ") and "×" in line for line in log)
        assert not any("Player 2 gains" in line and "gem" in line for line in log)

    def test_they_never_see_the_state_of_another_game(self, tmp_path: Path) -> None:
        """The same table, the same bots: what they do follows from the seed."""
        first = sit(tmp_path, table(BOT), "e", "e", "e")
        again = sit(tmp_path, table(BOT), "e", "e", "e")
        assert first.table.state.digest() == again.table.state.digest()


class TestHotSeat:
    def test_everybody_is_welcomed_once(self, tmp_path: Path) -> None:
        said = spoken(sit(tmp_path, table(), "", "e", "", "e", "")).said
        assert said.count("The last player with health left wins.") == 2
        assert said.count("Type help to see everything that you can type.") == 2

    def test_hands_stay_hidden(self, tmp_path: Path) -> None:
        position = {
            "players": [{"hand": ["zetta-the-encryptor", "crystal"]}, {"hand": ["evokatus", "crystal"]}],
            "turn": {"power": 2},
        }
        said = spoken(sit(tmp_path, table(position=position), "", "end-turn", "", "end-turn", "")).said
        screens = "\n".join(said).split("~")
        for screen in screens:
            assert not ("hand: Zetta" in screen and "hand: Evokatus" in screen)
            if "press Enter" in screen.casefold():
                assert "Zetta" not in screen
                assert "Evokatus" not in screen

    def test_whoever_decides_next_is_asked_to_the_screen(self, tmp_path: Path) -> None:
        said = spoken(sit(tmp_path, table(position=SHIELDS), "", "end-turn", "")).said
        assert said.index(
            "Player 1, it is your decision. Press Enter when only you can see the screen."
        ) < said.index("Player 2, it is your decision. Press Enter when only you can see the screen.")

    def test_one_may_leave_instead_of_looking(self, tmp_path: Path) -> None:
        loop = sit(tmp_path, table(position=SHIELDS), "q", "1")
        assert spoken(loop).script == ["1"]
        assert spoken(loop).said[-1].startswith("The game is saved.")

    def test_being_asked_tells_nobody_anything(self, tmp_path: Path) -> None:
        """With shields or without, the attacked player is called to the screen."""
        without = SHIELDS | {"players": [{"hand": ["blaster"]}, {"hand": ["2 crystal"]}]}
        for position in (SHIELDS, without):
            said = spoken(sit(tmp_path, table(position=position), "", "end-turn")).said
            assert said[-3].startswith("Player 2, it is your decision.")


class TestUndo:
    def test_against_bots_it_goes_back_to_the_last_real_decision(self, tmp_path: Path) -> None:
        loop = sit(tmp_path, table(BOT), "play blaster")
        before = loop.table.state.digest()
        turns = sit(tmp_path, table(BOT), "play blaster", "e", "u")
        assert turns.table.state.digest() == before
        assert turns.table.answers == loop.table.answers
        assert Replay.from_bytes(turns.save.read_bytes()).answers == tuple(loop.table.answers)

    def test_silent_answers_are_taken_back_as_well(self, tmp_path: Path) -> None:
        position = {"players": [{"hand": ["blaster", "crystal"]}, {"hand": ["crystal"]}]}
        loop = sit(tmp_path, table(BOT, position), "play crystal", "focus", "play blaster", "u")
        assert [text for _, text in loop.table.answers] == ["play crystal", "focus p0"]
        assert "only one thing" not in "\n".join(log_lines(loop.table.log, 0, loop.presenter))

    def test_between_people_barriers_hold(self, tmp_path: Path) -> None:
        script = ("", "play blaster", "u", "play blaster", "e", "", "u")
        position = {"players": [{"hand": ["blaster", "crystal"]}, {"hand": ["command-seer"]}]}
        loop = sit(tmp_path, table(position=position), *script)
        assert [text for _, text in loop.table.answers] == ["play blaster", "end-turn"]
        assert "You have decided nothing yet" in spoken(loop).after("u")

    def test_a_strict_table_against_bots_keeps_what_was_revealed(self, tmp_path: Path) -> None:
        free = sit(tmp_path, table(BOT), "e", "u")
        strict = sit(tmp_path, table(BOT), "e", "u", strict=True)
        assert len(strict.table.answers) > len(free.table.answers)
        assert "That cannot be taken back" in spoken(strict).after("u")

    def test_what_was_decided_silently_was_no_decision(self, tmp_path: Path) -> None:
        """Only the end of the first turn was there to decide, and nobody was asked for it."""
        position = {"players": [{"deck": ["9 crystal"]}, {"hand": ["crystal"], "deck": ["9 crystal"]}]}
        for strict in (False, True):
            loop = sit(tmp_path, table(BOT, position), "undo", strict=strict)
            assert (0, "end-turn") in loop.table.answers
            assert "You have decided nothing yet" in spoken(loop).after("undo")

    def test_a_barrier_before_the_first_decision_is_a_barrier(self, tmp_path: Path) -> None:
        """The own decision is there, but the cards drawn after it are known by now."""
        loop = sit(tmp_path, table(BOT), "e", "u", strict=True)
        assert "That cannot be taken back" in spoken(loop).after("u")

    def test_nothing_to_take_back(self, tmp_path: Path) -> None:
        assert "You have decided nothing yet" in spoken(sit(tmp_path, table(BOT), "undo")).after("undo")


class TestSaving:
    def test_the_game_is_on_disk_after_every_answer(self, tmp_path: Path) -> None:
        loop = sit(tmp_path, table(BOT), "1", "2")
        assert open_replay(saves.read(loop.save), GAME).state == loop.table.state
        assert "Go on with: trivault play shards --resume " + str(loop.save) in spoken(loop).text

    def test_a_full_disk_stops_nobody(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        loop = GameLoop(
            table(BOT), spoken(sit(tmp_path, table(BOT))), tmp_path / "a", lambda rule: "", HANDLERS
        )

        def full(*_: object) -> None:
            raise OSError(28, "No space left on device", "a")

        monkeypatch.setattr(saves, "write", full)
        spoken(loop).script = ["1", "2"]
        loop.run()
        assert [player for player, _ in loop.table.answers].count(0) == 2
        assert "could not be saved in" in spoken(loop).text

    def test_interrupted_players_are_told_how_to_go_on(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        loop = GameLoop(
            table(BOT), spoken(sit(tmp_path, table(BOT))), tmp_path / "a", lambda rule: "", HANDLERS
        )

        def interrupted() -> str:
            raise KeyboardInterrupt

        monkeypatch.setattr(loop.screen, "read", interrupted)
        with pytest.raises(KeyboardInterrupt):
            loop.run()
        assert spoken(loop).said[-1].startswith("The game is saved.")


WON = {"players": [{"hand": ["blaster", "crystal"]}, {"health": 1}], "turn": {"power": 1}}


class TestTheEnd:
    def test_the_result_and_a_report(self, tmp_path: Path) -> None:
        loop = sit(tmp_path, table(BOT, WON), "e")
        said = spoken(loop).said
        assert "Player 1 wins in turn 1." in said
        assert "Player 2, health: 1, 0" in said
        assert said[-1] == f"Look at the game again with: trivault replay {loop.save}"

    def test_a_finished_game_is_no_longer_the_running_one(self, tmp_path: Path) -> None:
        running = saves.running("shards")
        loop = GameLoop(table(BOT, WON), spoken(sit(tmp_path, table(BOT))), running, lambda rule: "", HANDLERS)
        spoken(loop).script = ["e"]
        assert loop.run()
        assert not running.exists()
        assert open_replay(saves.read(saves.finished("shards")), GAME).state.result == (0,)


def test_entries_without_a_rule_are_only_remarks(tmp_path: Path) -> None:
    """Every line that the rules write into the log has the rule behind it (U9)."""
    loop = sit(tmp_path, table(BOT, seed=3), *["1"] * 60)
    assert {entry.event.kind for entry in loop.table.log if not entry.rule} == {"only"}
