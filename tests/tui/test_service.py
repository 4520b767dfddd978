"""The commands of the table."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.tui.sitting import GAME, sit, spoken, table
from trivault.bots import Pace
from trivault.kernel.replaying import open_replay
from trivault.tui import saves
from trivault.tui.commands import COMMANDS
from trivault.tui.loop import GameLoop

BOT = ("human", "random")
LASTING = {
    "players": [
        {"hand": ["crystal", "blaster"], "champions": ["numeri-drones"]},
        {"champions": ["li-hin-the-shattered"]},
    ],
    "turn": {"effects": ["numeri-drones"], "gems": 1, "focused": True},
}


def answer_to(tmp: Path, typed: str, position: Mapping[str, object] | None = None, lang: str = "en") -> str:
    loop = sit(tmp, table(BOT, position), typed, lang=lang)
    assert loop.table.answers == sit(tmp, table(BOT, position), lang=lang).table.answers, (
        "a command is no answer"
    )
    return spoken(loop).after(typed)


def test_help_names_every_command(tmp_path: Path) -> None:
    said = answer_to(tmp_path, "help")
    assert said.startswith("Type a number from 1 to 4")
    assert all(f"\n{command}" in said for command in COMMANDS)


class TestCard:
    def test_a_face(self, tmp_path: Path) -> None:
        said = answer_to(tmp_path, "card portal")
        assert said.splitlines()[0] == "Portal Monk"
        assert "Cost 3" in said

    def test_a_face_in_german(self, tmp_path: Path) -> None:
        assert answer_to(tmp_path, "karte crystal", lang="de").splitlines()[0] == "Kristall"

    def test_some_that_fit_are_all_shown(self, tmp_path: Path) -> None:
        said = answer_to(tmp_path, "card monk")
        assert "Portal Monk" in said
        assert "Cryptofist Monk" in said

    def test_without_a_name(self, tmp_path: Path) -> None:
        expected = "Type card and the beginning of a name, for example card portal."
        assert answer_to(tmp_path, "card") == expected

    def test_too_many_are_named(self, tmp_path: Path) -> None:
        assert answer_to(tmp_path, "card s").count(";") > 5

    @pytest.mark.parametrize("typed", ["card dragon", "card " + "x" * 5000])
    def test_none(self, tmp_path: Path, typed: str) -> None:
        assert answer_to(tmp_path, typed).startswith("No card is called")


class TestPiles:
    def test_what_lies_there_from_the_top(self, tmp_path: Path) -> None:
        side = {"hand": ["crystal"], "discard": ["blaster", "2 crystal"]}
        position = {"players": [{"hand": ["2 crystal"]}, side], "banished": ["kiln-drone"]}
        said = answer_to(tmp_path, "piles", position)
        assert said.splitlines() == [
            "Player 2, discard pile: Crystal ×2, Blaster.",
            "Banished: Kiln Drone.",
        ]

    def test_nothing(self, tmp_path: Path) -> None:
        position = {"players": [{"hand": ["crystal", "blaster"]}, {}]}
        assert answer_to(tmp_path, "p", position) == "Nothing lies in the open piles."


class TestForce:
    def test_lasting_effects_and_bans(self, tmp_path: Path) -> None:
        said = answer_to(tmp_path, "force", LASTING)
        assert "Numeri Drones (Player 1): This turn, the next time you recruit a Homodeus champion" in said
        assert "Li Hin, The Shattered (Player 2): Opponents cannot attack this card." in said

    def test_nothing(self, tmp_path: Path) -> None:
        assert answer_to(tmp_path, "effects") == "Nothing is in force."


class TestLog:
    def test_lines_have_their_rule(self, tmp_path: Path) -> None:
        said = spoken(sit(tmp_path, table(BOT), "play blaster", "log")).after("log").splitlines()
        assert said[-2:] == ["Player 1 plays Blaster. [SI-PLAY-01]", "Player 1 gains 1 power. [SI-RES-03]"]

    def test_so_many_lines(self, tmp_path: Path) -> None:
        said = spoken(sit(tmp_path, table(BOT), "play blaster", "log 1")).after("log 1")
        assert said == "Player 1 gains 1 power. [SI-RES-03]"

    @pytest.mark.parametrize("typed", ["log all", "log 0", "log -1", "log " + "9" * 5000])
    def test_anything_but_a_number(self, tmp_path: Path, typed: str) -> None:
        assert answer_to(tmp_path, typed).startswith("Type log and how many lines")

    def test_no_secret_is_told(self, tmp_path: Path) -> None:
        script = ("", "e", "", "e", "", "log 50")
        said = spoken(sit(tmp_path, table(), *script)).after("log 50")
        assert "Player 1 draws 5 cards." in said or "Player 2 draws 5 cards." in said


class TestWhy:
    def test_the_rule_that_forbids_it(self, tmp_path: Path) -> None:
        said = answer_to(tmp_path, "why focus", LASTING)
        assert said.splitlines() == [
            "Not possible now: Focus: pay 1 gem, gain 1 mastery.",
            "You have focused in this turn already.",
            "SI-FOCUS-02: Once a turn.",
        ]

    def test_an_id_of_a_rule(self, tmp_path: Path) -> None:
        assert answer_to(tmp_path, "why si-rec-01") == "SI-REC-01: Pay for it."
        assert answer_to(tmp_path, "why SI-NO-99") == "SI-NO-99: the catalogue has no such rule."

    def test_what_is_possible(self, tmp_path: Path) -> None:
        assert answer_to(tmp_path, "why play blaster") == "That is possible now: Play Blaster."
        assert answer_to(tmp_path, "why 2") == "That is possible now: Play Blaster."

    @pytest.mark.parametrize("typed", ["attack evokatus", "why attack evokatus"])
    def test_what_is_possible_in_several_ways(self, tmp_path: Path, typed: str) -> None:
        seats = ("human", "random", "random")
        side = {"champions": ["evokatus"]}
        position = {"players": [{"hand": ["blaster"]}, side, side], "turn": {"power": 9}}
        said = spoken(sit(tmp_path, table(seats, position), typed)).after(typed)
        assert said.startswith("“attack evokatus” can mean several answers")

    def test_german(self, tmp_path: Path) -> None:
        assert "SI-REC-01" in answer_to(tmp_path, "warum omnius rekrutieren", lang="de")

    @pytest.mark.parametrize(
        ("typed", "said"), [("why", "Type why and"), ("why sing", "“sing” is no answer here")]
    )
    def test_nothing_to_explain(self, tmp_path: Path, typed: str, said: str) -> None:
        assert answer_to(tmp_path, typed).startswith(said)


class TestHint:
    def test_nobody_waits_longer_for_it_than_for_a_level(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        paces: list[Pace | None] = []

        def advised(
            state: object, player: int, seed: int, level: str, pace: Pace | None = None
        ) -> list[object]:
            paces.append(pace)
            return []

        monkeypatch.setattr("trivault.tui.service.advise", advised)
        answer_to(tmp_path, "hint")
        assert paces == [GameLoop.pace]

    @pytest.mark.parametrize("typed", ["hint casual", "hint --from casual"])
    def test_any_level_may_be_asked(self, tmp_path: Path, typed: str) -> None:
        assert "by a simple rule" in answer_to(tmp_path, typed)
        assert "by a simple rule" not in answer_to(tmp_path, "hint")

    def test_levels_are_named_where_none_is_meant(self, tmp_path: Path) -> None:
        assert "beginner, casual, club, expert, master" in answer_to(tmp_path, "hint grandmaster")

    def test_the_best_answers_with_what_they_are_worth_and_why(self, tmp_path: Path) -> None:
        position = {"players": [{}, {"health": 1}], "row": ["nil-assassin"], "turn": {"gems": 2}}
        first, second, *_ = answer_to(tmp_path, "hint", position).splitlines()
        assert re.fullmatch(r"Fast-play Nil Assassin \(2 gems\) \([0-9]+%\)\. Wins the game\.", first)
        assert re.search(r" \([0-9]+%\)\. [A-Z]", second)

    def test_in_german(self, tmp_path: Path) -> None:
        said = answer_to(tmp_path, "tipp", {"players": [{"hand": ["blaster"]}, {"health": 1}]}, lang="de")
        assert re.match(r"Blaster ausspielen \([0-9]+ %\)\.", said)

    def test_when_nothing_matters(self, tmp_path: Path) -> None:
        side = {"hand": ["crystal"], "deck": ["9 crystal"]}
        position = {"players": [side, side], "row": ["the-grand-architect"] * 6, "turn": {"focused": True}}
        said = answer_to(tmp_path, "hint", position)
        assert "No other answer leads to anything better." in said or "No better and no worse" in said


class TestSave:
    def test_a_copy(self, tmp_path: Path) -> None:
        loop = sit(tmp_path, table(BOT), "1", f"save {tmp_path / 'copy.json'}", "1")
        copy = open_replay(saves.read(tmp_path / "copy.json"), GAME)
        assert copy.answers == loop.table.answers[: len(copy.answers)]
        assert len(copy.answers) < len(loop.table.answers)

    def test_where_it_is_saved_anyway(self, tmp_path: Path) -> None:
        assert answer_to(tmp_path, "save") == f"Saved in {tmp_path / 'game.replay.json'}."

    def test_no_file_is_overwritten(self, tmp_path: Path) -> None:
        other = tmp_path / "x"
        other.write_text("mine")
        assert spoken(sit(tmp_path, table(BOT), f"save {other}")).said[-3].endswith("name another file.")
        assert other.read_text() == "mine"

    @pytest.mark.parametrize("typed", ["save /nowhere/at/all", "save ~nobody-here/x", "save " + "x" * 5000])
    def test_where_it_cannot_be_saved(
        self, tmp_path: Path, typed: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        assert answer_to(tmp_path, typed).startswith("The game could not be saved in ")


class TestResume:
    def test_another_game(self, tmp_path: Path) -> None:
        other = sit(tmp_path, table(BOT, seed=99), "1", "1")
        path = other.save.rename(tmp_path / "other.json")
        loop = sit(tmp_path, table(BOT), "1", f"resume {path}")
        assert loop.table.state.digest() == other.table.state.digest()
        assert loop.save == path
        assert len(saves.read(tmp_path / "game.replay.json").answers) >= 1

    def test_seats_come_with_the_game(self, tmp_path: Path) -> None:
        other = sit(tmp_path, table(("human", "human"), seed=99), "")
        path = other.save.rename(tmp_path / "other.json")
        loop = sit(tmp_path, table(BOT), f"resume {path}")
        assert loop.humans == [0, 1]
        assert not loop.table.free

    def test_a_game_without_seats_is_for_one_person(self, tmp_path: Path) -> None:
        (tmp_path / "bare.json").write_bytes(table((), LASTING).replay().to_bytes())
        loop = sit(tmp_path, table(BOT), f"resume {tmp_path / 'bare.json'}")
        assert loop.table.seats == ("human", "greedy")

    def test_a_game_with_players_nobody_knows(self, tmp_path: Path) -> None:
        (tmp_path / "odd.json").write_bytes(table(("human", "wizard"), LASTING).replay().to_bytes())
        loop = sit(tmp_path, table(BOT), f"resume {tmp_path / 'odd.json'}", "1")
        assert "Not opened: unknown kind of player 'wizard'" in spoken(loop).text
        assert loop.table.seats == BOT

    def test_a_game_that_is_over(self, tmp_path: Path) -> None:
        won = {"players": [{"hand": ["blaster", "crystal"]}, {"health": 1}], "turn": {"power": 1}}
        path = sit(tmp_path, table(BOT, won), "e").save.rename(tmp_path / "won.json")
        said = spoken(sit(tmp_path, table(BOT), f"resume {path}")).text
        assert f"is over; look at it with: trivault replay {path}" in said

    @pytest.mark.parametrize(
        ("content", "said"),
        [
            (None, "No such file"),
            (b"hello", "not a replay"),
            (b'{"format": "trivault-replay/1", ', "breaks off"),
        ],
    )
    def test_what_cannot_be_opened(self, tmp_path: Path, content: bytes | None, said: str) -> None:
        path = tmp_path / "other.json"
        if content is not None:
            path.write_bytes(content)
        assert said in answer_to(tmp_path, f"resume {path}")


class TestRepeat:
    def test_the_board_says_everything_again(self, tmp_path: Path) -> None:
        said = answer_to(tmp_path, "board")
        assert "Centre row 6" in said
        assert "1: Play Shard Reactor" in said

    def test_enter_repeats_the_question_alone(self, tmp_path: Path) -> None:
        said = answer_to(tmp_path, "")
        assert "Centre row" not in said
        assert said.startswith("Your turn:")
        assert "4: End turn (e)" in said


def test_quit_leaves_and_tells_how_to_go_on(tmp_path: Path) -> None:
    loop = sit(tmp_path, table(BOT), "quit", "1")
    assert spoken(loop).script == ["1"]
    assert spoken(loop).said[-1].startswith("The game is saved. Go on with: trivault play shards --resume")
