"""The variants of KeyForge on the command line: quick start, chains, auction, handicap, series."""

from __future__ import annotations

from pathlib import Path

import pytest

import trivault
from tests.games.keyforge.test_cli import call, play, running, state_folder
from trivault.tui import saves

__all__ = ["state_folder"]

DECKS = ("--deck", "miss-onyx-censorius", "--deck", "radiant-argus-the-supreme")
AGAINST = ("keyforge", "--players", "human,random", "--seed", "11", *DECKS)


def chains() -> list[int]:
    """One is shed for the opening hand."""
    return [side.chains for side in running().state.players]


def test_quick_start_has_no_mulligan() -> None:
    assert "Keep this hand" in play(*AGAINST).output
    assert "Keep this hand" not in play(*AGAINST, "--quick").output


def test_chains_for_each_deck() -> None:
    play(*AGAINST, "--chains", "5, 0")
    assert chains() == [4, 0]


@pytest.mark.parametrize(("stronger", "left"), [("1", [3, 0]), ("2", [0, 3])])
def test_the_suggested_handicap(stronger: str, left: list[int]) -> None:
    play(*AGAINST, "--handicap", stronger)
    assert chains() == left


def test_the_first_deck_is_auctioned() -> None:
    result = play(*AGAINST, "--auction", "--players", "human,human", typed="\npass\n")
    assert "The deck of Player 1 is auctioned." in result.output
    assert running().answers[0][1] == "pass"


def test_a_series_goes_on_after_each_game(tmp_path: Path) -> None:
    """The first answer of the second game is the loser's: who begins."""
    file = tmp_path / "evening.json"
    options = ("--best-of", "3", "--quick", "--handicap", "1", "--save", file)
    result = play(*AGAINST, *options, typed="1\n" * 1500)
    assert "Game 2, best of 3." in result.output
    assert " wins the series. " in result.output
    first = saves.read(tmp_path / "evening-1.json")
    second = (
        saves.read(tmp_path / "evening-2.json") if (tmp_path / "evening-2.json").exists() else saves.read(file)
    )
    assert first.setup.options["chains"] == second.setup.options["chains"] == [4, 0]
    assert second.answers[0][0] == second.setup.options["lost"]
    assert second.answers[0][1] in ("first p0", "first p1")
    assert second.seed == first.seed + 1
    over = play("--resume", file)
    assert (over.exit_code, over.stdout) == (2, "")
    assert "is over" in over.stderr


def test_a_series_is_resumed(tmp_path: Path) -> None:
    play(*AGAINST, "--best-of", "5", typed="1\n" * 3)
    result = play("--resume", typed="1\n")
    assert "Game 1, best of 5. Player 1: 0 wins, Player 2: 0 wins." in result.output
    assert saves.read(saves.running("keyforge")).series is not None


def test_a_series_of_generated_decks_keeps_them() -> None:
    play("keyforge", "--seed", "11", "--best-of", "3")
    houses = [side.houses for side in running().state.players]
    play("keyforge", "--seed", "11")
    assert houses == [side.houses for side in running().state.players]


def test_bots_alone_play_all_games() -> None:
    result = play(*AGAINST, "--players", "random,random", "--best-of", "3")
    assert result.exit_code == 0
    assert "The series stands: " in result.output
    assert " wins the series. " in result.output


def test_playing_on_from_a_replay_is_a_single_game(tmp_path: Path) -> None:
    file = tmp_path / "series.json"
    play(*AGAINST, "--best-of", "3", "--save", file, typed="1\n1\n")
    assert call("replay", file, "--play").exit_code == 0
    assert saves.read(saves.running("keyforge")).series is None


def test_the_options_are_the_declared_variants() -> None:
    said = call("play", "--help").output
    for name in trivault.NAMES:
        for variant in trivault.load(name).variants:
            assert f"--{variant.name.replace('_', '-')} " in said


def test_who_begins_is_named_by_the_number_of_the_player() -> None:
    for player in (1, 2):
        play(*AGAINST, "--first", str(player), "--quick")
        assert saves.read(saves.running("keyforge")).setup.options["first"] == player - 1


class TestRefused:
    @pytest.mark.parametrize(
        ("options", "said"),
        [
            (["--chains", "4"], "'--chains': expected a number from 0 to 24 for each deck, such as 0,4, not "),
            (["--chains", "0,25"], "'--chains': expected a number from 0 to 24"),
            (["--chains", "-1,0"], "'--chains': expected a number from 0 to 24"),
            (["--best-of", "4"], "'--best-of': expected an odd number such as 3 or 5, so that somebody wins"),
            (["--best-of", "1"], "'--best-of': expected a whole number from 3 to 99, not '1'."),
            (["--handicap", "0"], "'--handicap': expected a whole number from 1 to 2, not '0'."),
            (["--auction", "--chains", "0,4"], "--chains goes without --auction."),
            (["--auction", "--handicap", "1"], "--handicap goes without --auction."),
            (["--auction", "--best-of", "3"], "--best-of goes without --auction."),
            (["--chains", "0,0", "--handicap", "1"], "--handicap goes without --chains."),
            (["--chains", "0,4", "--best-of", "3"], "--best-of goes without --chains."),
            (["--resume", "--quick", "--best-of", "3"], "--resume goes without --quick, --best-of."),
            (["--position", "x.json", "--auction"], "--position goes without --auction."),
        ],
    )  # fmt: skip
    def test_what_does_not_go_together(self, options: list[str], said: str) -> None:
        self.refused(said, "keyforge", *options)

    @pytest.mark.parametrize("game", [["shards"], []])
    def test_games_without_variants(self, game: list[str]) -> None:
        self.refused("shards has no --quick; it is for: keyforge", *game, "--quick")

    def refused(self, said: str, *options: str) -> None:
        result = play(*options)
        assert result.exit_code == 2
        assert said in result.stderr
        assert result.stderr.count("\n") == 1
        assert result.stdout == ""
