"""Series at the table: the next game, who has won how many, saving and resuming."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import trivault
from tests.tui.sitting import sit, spoken
from trivault.games.keyforge.decks.series import Series
from trivault.kernel.errors import CorruptFile
from trivault.kernel.replay import Setup
from trivault.kernel.table import Table
from trivault.kernel.text import LANGUAGES
from trivault.presentation.presenter import make_presenter
from trivault.tui import saves
from trivault.tui.series import next_table

GAME = trivault.load("keyforge")
DECKS = ("miss-onyx-censorius", "radiant-argus-the-supreme")
LOST: dict[str, object] = {
    "players": [{"hand": ["punch"]}, {"amber": 6, "keys": ["red", "blue"]}],
    "turn": {"house": "brobnar"},
}
BOT = ("human", "random")


class Hopeless(Series, frozen=True):
    """Each game of it is lost as soon as the first player's turn ends."""

    def setup(self) -> Setup:
        return Setup(position=LOST)


def hopeless() -> tuple[Table, Series]:
    series = Hopeless(decks=DECKS, best_of=3)
    return next_table(GAME, series, BOT), series


def saved(path: Path) -> tuple[Table, Series | None]:
    table, series = saves.taken_up(path, saves.read(path), make_presenter("keyforge", "en"))
    assert series is None or isinstance(series, Series)
    return table, series


class TestPlaying:
    def test_the_next_game_begins_until_the_series_is_won(self, tmp_path: Path) -> None:
        table, series = hopeless()
        said = spoken(sit(tmp_path, table, "end-turn", "", "end-turn", series=series)).said
        assert said[0] == "Game 1, best of 3. Player 1: 0 wins, Player 2: 0 wins."
        assert "The series stands: Player 1: 0 wins, Player 2: 1 win." in said
        assert "Press Enter to begin game 2, or type quit to leave; the series stays saved." in said
        second = said[said.index("> ") :]
        assert "Game 2, best of 3. Player 1: 0 wins, Player 2: 1 win." in second
        assert "Player 2 wins the series. Player 1: 0 wins, Player 2: 2 wins." in second

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_in_every_language(self, tmp_path: Path, lang: str) -> None:
        table, series = hopeless()
        loop = sit(tmp_path, table, "end-turn", "", "end-turn", lang=lang, series=series)
        assert loop.series is not None
        assert loop.series.winner == 1
        assert not any("ui-" in line for line in spoken(loop).said)

    def test_every_game_is_kept(self, tmp_path: Path) -> None:
        """What lies there already stays."""
        (tmp_path / "game-1.replay.json").write_text("something else")
        table, series = hopeless()
        loop = sit(tmp_path, table, "end-turn", "", "discard punch", series=series)
        assert f"trivault replay {tmp_path}/game-2.replay.json" in spoken(loop).text
        assert (tmp_path / "game-1.replay.json").read_text() == "something else"
        first = saves.read(tmp_path / "game-2.replay.json")
        assert first.series is None
        assert first.answers[0] == (0, "end-turn")
        assert saves.read(loop.save).answers[0] == (0, "discard punch")

    def test_in_the_folder_of_the_user_the_games_of_the_last_series(self, tmp_path: Path) -> None:
        save = saves.running("keyforge")
        assert saves.game_of_series(save, "keyforge", 1) == save.with_name("keyforge-last-1.replay.json")

    def test_nothing_is_taken_back_over_the_end_of_a_game(self, tmp_path: Path) -> None:
        table, series = hopeless()
        said = spoken(sit(tmp_path, table, "end-turn", "", "undo", series=series))
        assert said.after("undo") == "You have decided nothing yet that could be taken back."


class TestSaving:
    def test_who_leaves_between_two_games_goes_on_with_the_next(self, tmp_path: Path) -> None:
        table, series = hopeless()
        loop = sit(tmp_path, table, "end-turn", "quit", series=series)
        assert "Go on with: trivault play keyforge --resume " in spoken(loop).said[-1]
        table, resumed = saved(loop.save)
        assert table.answers == []
        assert resumed == Series(decks=DECKS, best_of=3, results=((1,),))
        loop = sit(tmp_path, table, "discard punch", series=resumed)
        assert spoken(loop).said[0] == "Game 2, best of 3. Player 1: 0 wins, Player 2: 1 win."
        assert saved(loop.save)[1] == resumed

    def test_after_a_game_that_just_ended_comes_the_next(self, tmp_path: Path) -> None:
        """Its loser says who begins."""
        table, _ = hopeless()
        table.answer("end-turn")
        path = tmp_path / "game.json"
        saves.write(path, table.replay(), Series(decks=DECKS, best_of=3))
        table, series = saved(path)
        assert series == Series(decks=DECKS, best_of=3, results=((1,),))
        assert table.seats == BOT
        assert [option.text for option in table.state.legal(0)] == ["first p0", "first p1"]

    def test_a_series_that_is_over_has_no_next_game(self, tmp_path: Path) -> None:
        table, _ = hopeless()
        table.answer("end-turn")
        path = tmp_path / "game.json"
        saves.write(path, table.replay(), Series(decks=DECKS, best_of=3, results=((1,),)))
        assert saved(path)[0].state.over

    def test_the_table_goes_over_to_a_series(self, tmp_path: Path) -> None:
        table, _ = hopeless()
        path = tmp_path / "series.json"
        saves.write(path, table.replay(), Series(decks=DECKS, best_of=5))
        alone = Table(GAME, Setup(position=LOST), 0, BOT)
        loop = sit(tmp_path, alone, f"resume {path}")
        assert loop.series == Series(decks=DECKS, best_of=5)
        assert "Game 1, best of 5." in spoken(loop).text

    @pytest.mark.parametrize(
        "change", [{"best_of": 2}, {"best_of": "many"}, {"decks": ["one"]}, {"results": 7}]
    )
    def test_a_garbled_series_is_told_with_its_file(self, tmp_path: Path, change: dict[str, object]) -> None:
        table, series = hopeless()
        path = tmp_path / "series.json"
        saves.write(path, table.replay(), series)
        data = json.loads(path.read_bytes())
        data["series"] |= change
        path.write_text(json.dumps(data))
        with pytest.raises(CorruptFile, match=f"^{path}: not a series as Trivault writes it: "):
            saved(path)
