"""The results of ladders are written into the page about opponents."""

import pytest
from click.testing import CliRunner

from training import page
from training.standings import standings
from trivault.simulate.ladder import Ladder


@pytest.fixture
def written(tmp_path, monkeypatch):
    """A page, and a ladder in which only some have met."""
    there = tmp_path / "page.md"
    there.write_text(
        "Before.\n<!-- ladder of shards -->\nwhat was there\n<!-- end of ladder of shards -->\nAfter.\n"
    )
    monkeypatch.setattr(page, "LADDERS", there)
    ladder = Ladder.new("shards", ("beginner", "casual", "club"), "greedy", 1)
    ladder.meetings[0].results = "1110" * 5
    (tmp_path / "shards.json").write_bytes(ladder.to_json())
    result = CliRunner().invoke(standings, ["shards", "--folder", str(tmp_path), "--commit", "abc1234"])
    assert result.exit_code == 0, result.output
    return there.read_text()


def test_who_has_met_is_told_with_games_and_interval(written):
    assert "| `casual` against `beginner` | 20 | 75 % | 53 % to 89 % |" in written
    assert "abc1234" in written
    assert "what was there" not in written


def test_who_has_not_met_anybody_is_left_out(written):
    assert "club" not in written
    assert "greedy" not in written


def test_a_page_without_the_place_is_refused(tmp_path):
    there = tmp_path / "page.md"
    there.write_text("Nothing.")
    with pytest.raises(page.NoPlace, match="expected <!-- ladder of chess -->"):
        page.write(there, "ladder of chess", "text")
