"""Ladders: ratings, results that are kept and gone on with, and the command."""

import json
import signal
import subprocess
import sys
from math import exp, log

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from trivault.cli import main
from trivault.simulate import Record, SeatResult
from trivault.simulate.ladder import Ladder, LadderGame, OtherLadder, sign
from trivault.simulate.ratings import REFERENCE, SCALE, ratings

PLAYERS = ("random", "casual")


def rated(*arguments):
    return CliRunner().invoke(main, ["ladder", "shards", *map(str, arguments)])


def test_ratings_give_the_odds_back():
    odds = {"a": 0.5, "b": 1.0, "c": 2.0}
    scores = {
        (one, other): (
            9000 * odds[one] / (odds[one] + odds[other]),
            9000 * odds[other] / (odds[one] + odds[other]),
        )
        for one, other in (("b", "a"), ("c", "b"), ("c", "a"))
    }
    found = {rating.player: rating for rating in ratings(("a", "b", "c"), scores, "b")}
    assert found["b"].value == found["b"].low == REFERENCE
    for player, odd in odds.items():
        assert found[player].value == pytest.approx(REFERENCE + SCALE * log(odd), abs=0.5)
    assert found["a"].low < found["a"].value < found["a"].high


def test_the_interval_of_two_players_is_that_of_their_share():
    (rating, _) = ratings(("a", "b"), {("a", "b"): (640 - 0.5, 360 - 0.5)}, "b")
    low, high = (1 / (1 + exp(-(value - REFERENCE) / SCALE)) for value in (rating.low, rating.high))
    assert low == pytest.approx(0.61, abs=0.005)
    assert high == pytest.approx(0.669, abs=0.005)


def test_who_never_lost_has_a_finite_rating():
    best, worst = ratings(("a", "b"), {("a", "b"): (20, 0)}, "b")
    assert worst.value == REFERENCE
    assert REFERENCE < best.low < best.value < 3000


def test_everybody_meets_the_next_one_and_the_reference():
    ladder = Ladder.new("shards", ("x", "y", "z"), "greedy", 1)
    assert ladder.pairs() == [("y", "x"), ("z", "y"), ("x", "greedy"), ("y", "greedy"), ("z", "greedy")]


def test_a_ladder_is_gone_on_with():
    """Stopped in the middle it ends as it would have without."""
    results = []
    for games in ((2, 6), (6,)):
        ladder = Ladder.new("shards", ("beginner",), "random", 3)
        for many in games:
            assert len(list(ladder.play(many, 1))) == many - (0 if many == games[0] else games[0])
            ladder = Ladder.read(ladder.to_json(), Ladder.new("shards", ("beginner",), "random", 3))
        assert ladder.missing(6) == 0
        results.append(ladder.to_json())
    assert results[0] == results[1]


@pytest.mark.parametrize(
    ("name", "other"), [("game", "keyforge"), ("rules", "0"), ("seed", 4), ("format", "x/9")]
)
def test_results_of_something_else_are_refused(name, other):
    kept = json.loads(Ladder.new("shards", PLAYERS, "greedy", 3).to_json()) | {name: other}
    with pytest.raises(OtherLadder, match=f"have the {name} {other!r}, expected .*: name another file"):
        Ladder.read(json.dumps(kept).encode(), Ladder.new("shards", PLAYERS, "greedy", 3))


def test_the_command_rates_keeps_and_draws(tmp_path):
    file, plot = tmp_path / "ladder.json", tmp_path / "ladder.svg"
    given = ("--players", "random", "--reference", "beginner", "--file", file)
    result = rated(*given, "--games", 2, "--plot", plot)
    assert result.exit_code == 0
    assert "random against beginner" in result.stdout
    assert plot.read_bytes().startswith(b"<?xml")
    kept = json.loads(file.read_text())
    assert [(each["players"], len(each["results"])) for each in kept["meetings"]] == [
        (["random", "beginner"], 2)
    ]
    again = rated(*given, "--games", 2)
    assert again.stdout == result.stdout
    assert f"trivault: {file}: these results have the seed 1, expected 2" in rated(*given, "--seed", 2).stderr


def test_players_that_are_not_asked_for_keep_their_results(tmp_path):
    file = tmp_path / "ladder.json"
    given = ("--file", file, "--games", 2, "--reference", "random")
    first = rated(*given, "--players", "beginner")
    before = json.loads(file.read_text())["meetings"]
    assert rated(*given, "--players", "casual").exit_code == 0
    assert json.loads(file.read_text())["others"] == before
    again = json.loads(file.read_text())
    assert rated(*given, "--players", "beginner").stdout == first.stdout
    assert json.loads(file.read_text()) == again, "nothing was left to play"


def test_games_of_a_class_count_for_it_whatever_it_is_called(killing_bot):
    bot = killing_bot("os.getpid()", at=0)
    ladder = Ladder.new("shards", (bot,), "random", 1)
    records = [game.record for game in ladder.play(6)]
    won = "".join("1" if record.winners == ("mortal",) else "0" for record in records)
    assert ladder.meetings[0].results == won
    assert len(set(won)) == 2, "both win some of them"


@pytest.mark.parametrize(
    ("won", "signs"),
    [((True, False), "10"), ((False, True), "01"), ((True, True), "=="), ((False, False), "==")],
)
def test_what_both_or_neither_win_is_shared(won, signs):
    record = Record(
        0, 1, "a", 9, 9, tuple(SeatResult(name, each, 5) for name, each in zip("ab", won, strict=True))
    )
    assert [sign(record, seat) for seat in (0, 1)] == list(signs)


@pytest.mark.parametrize(("jobs", "whom"), [(1, "os.getpid()"), (2, "os.getppid()")])
def test_who_is_killed_loses_no_game_and_counts_none_twice(tmp_path, killing_bot, jobs, whom):
    """The command is killed in the middle of a game, and its processes end with it."""
    file, bot = tmp_path / "ladder.json", killing_bot(whom, at=5)
    given = ("ladder", "shards", "--players", bot, "--reference", "random", "--file", file, "--games", 8)
    command = [sys.executable, "-m", "trivault", *map(str, given), "--jobs", str(jobs)]
    # Its processes have the same pipe: it is at its end when all of them are.
    killed = subprocess.run(command, capture_output=True, timeout=300)
    assert killed.returncode == -signal.SIGKILL
    assert killing_bot.killed()
    kept = json.loads(file.read_text())["meetings"][0]["results"] if file.exists() else ""
    assert jobs > 1 or len(kept) == 4, "the fifth game was going on"
    assert CliRunner().invoke(main, list(map(str, given))).exit_code == 0
    whole = Ladder.new("shards", (bot,), "random", 1)
    assert len(list(whole.play(8))) == 8
    assert file.read_bytes() == whole.to_json()
    assert whole.meetings[0].results.startswith(kept)


def test_other_files_are_refused(tmp_path):
    file = tmp_path / "ladder.json"
    file.write_text("[]")
    result = rated("--file", file)
    assert (result.exit_code, "expected the results of a ladder" in result.stderr) == (2, True)
    assert rated("--file", tmp_path / "ladder.csv").exit_code == 2


def test_nobody_is_rated_twice():
    """Otherwise the games of one pair would take the place of those of the other."""
    result = rated("--players", "beginner,casual,beginner")
    assert (result.exit_code, "each player once, not beginner twice" in result.stderr) == (2, True)


@pytest.mark.parametrize("results", ["1x", "1 0", "10\n", "2"])
def test_signs_that_are_no_results_are_refused(tmp_path, results):
    file = tmp_path / "ladder.json"
    kept = json.loads(Ladder.new("shards", ("beginner",), "random", 1).to_json())
    kept["meetings"][0]["results"] = results
    file.write_text(json.dumps(kept))
    result = rated("--file", file, "--players", "beginner", "--reference", "random", "--games", 2)
    assert result.exit_code == 2
    assert f"{file}: expected the results of a ladder: " in result.stderr
    assert json.loads(file.read_text()) == kept


def test_a_game_counts_once_and_in_its_place():
    """Whatever was done to the file that they are kept in."""
    played = list(Ladder.new("shards", ("beginner",), "random", 1).play(2))
    for games, said in (
        ([*played, played[1]], "expected game 2 of beginner and random, not game 1"),
        (played[1:], "expected game 0 of beginner and random, not game 1"),
        ([LadderGame(played[0].players, replace(played[0].record, seats=()))], "not game 0 of 0"),
    ):
        ladder, (*before, last) = Ladder.new("shards", ("beginner",), "random", 1), games
        for game in before:
            ladder.add(game)
        with pytest.raises(OtherLadder, match=said):
            ladder.add(last)


def test_apprentices_have_a_ladder_of_their_own():
    """Its games are played in their arena, its results are kept apart, and only Mage Wars has it."""
    ladder = Ladder.new("mage-wars", PLAYERS, "greedy", 1, ("apprentice",))
    assert ladder.plan(PLAYERS).options((0, 1)) == {"players": 2, "apprentice": True}
    with pytest.raises(OtherLadder, match="variant"):
        Ladder.read(ladder.to_json(), Ladder.new("mage-wars", PLAYERS, "greedy", 1))
    result = rated("--apprentice")
    assert (result.exit_code, "has no --apprentice; it is for: mage-wars" in result.stderr) == (2, True)
