"""Games for the quick player: the same for the same seeds, read back as they were written."""

import json
from array import array

import pytest
from click.testing import CliRunner

from tests.bots.test_network import ANSWER, HEAD, parts, written
from tests.games.keyforge.play import random_game
from training.swift.__main__ import main
from training.swift.games import Part, PartPlay
from training.swift.lessons import FORMAT, TYPES
from training.swift.subjects import SUBJECTS
from trivault.bots.information_set import InformationSet
from trivault.bots.network import FORMAT as NETWORK

LATE = 1e12  # by the clock: never


@pytest.fixture
def network(tmp_path):
    """The file of a network that has learned nothing useful."""
    assert (HEAD["format"], len(ANSWER)) == (NETWORK, 3)
    path = tmp_path / "network.bin"
    path.write_bytes(written(parts()))
    return path


def played(path, *, network=None, searched=False, first=3):
    """What was written of one game of Shards."""
    assert PartPlay("shards")(Part(first, first + 1, 1, LATE, network, searched, path)) == 1
    return path.read_bytes()


def read(data):
    line, _, rest = data.partition(b"\n")
    head, arrays, at = json.loads(line), {}, 0
    for name, many in head["arrays"].items():
        numbers = array(TYPES[name])
        numbers.frombytes(rest[at : at + many * numbers.itemsize])
        arrays[name], at = numbers, at + many * numbers.itemsize
    assert at == len(rest)
    return head, arrays


def test_the_same_seed_gives_the_same_lessons(tmp_path):
    assert played(tmp_path / "one") == played(tmp_path / "two")
    assert played(tmp_path / "other", first=4) != played(tmp_path / "one")


def test_lessons_of_search_say_what_each_answer_is_worth(tmp_path):
    head, arrays = read(played(tmp_path / "one"))
    assert (head["format"], head["game"]) == (FORMAT, "shards")
    decisions = len(arrays["given"])
    assert decisions > 20
    assert sum(arrays["answers"]) == len(arrays["chances"]) == len(arrays["answer_sizes"])
    assert sum(arrays["position_sizes"]) == len(arrays["position"])
    assert all(0 <= chance <= 1 for chance in (*arrays["chances"], *arrays["returns"]))
    assert max(arrays["position"]) < len(head["names"]["position"])
    assert all(given < many for given, many in zip(arrays["given"], arrays["answers"], strict=True))
    assert set(arrays["games"]) == {3}


def test_returns_are_those_of_the_player_who_decided(tmp_path):
    """Of two players one has won: the last decision of a game is nearly worth a whole one, or nothing."""
    _, arrays = read(played(tmp_path / "one"))
    assert arrays["returns"][-1] in (0.0, 1.0)
    assert len({round(each, 5) for each in arrays["returns"]}) > 5


def test_a_network_plays_by_chance_and_says_how_likely_its_answers_were(tmp_path, network):
    _, arrays = read(played(tmp_path / "one", network=network))
    assert set(arrays["chances"]) == {-1.0}
    assert all(logit <= 0 for logit in arrays["logits"])
    assert len(set(arrays["given"])) > 1


def test_a_search_may_look_at_the_decisions_of_a_network(tmp_path, network):
    _, plain = read(played(tmp_path / "one", network=network))
    _, arrays = read(played(tmp_path / "two", network=network, searched=True))
    assert arrays["given"][0] == plain["given"][0]
    assert min(arrays["chances"]) >= 0


def test_houses_of_keyforge_are_followed(tmp_path):
    subject = SUBJECTS["keyforge"]
    state = next(each for each in random_game(5) if each.choices and each.choices[0].reason == "choose-house")
    known = InformationSet(state, state.choices[0].player, 1)
    answers = subject.features.answers(state, state.choices[0])
    chances = subject.chances(known, answers)
    assert len(chances) == len(answers) > 1
    assert all(0 < chance < 1 for chance in chances)


def test_the_commands_play_and_measure(tmp_path):
    run = CliRunner().invoke(main, ["lessons", "shards", "--games", "1", "--out", str(tmp_path)])
    assert (run.exit_code, run.output) == (0, "shards: 1 games from seed 1\n")
    assert [path.name for path in tmp_path.iterdir()] == ["shards-1-0.lessons"]
    run = CliRunner().invoke(main, ["match", "shards", "swift", "random", "--games", "4"])
    assert run.exit_code == 0
    assert "shards: swift against random, seed 1: 100.0 % of 4 games" in run.output


def test_no_game_is_begun_when_time_is_up(tmp_path):
    assert PartPlay("shards")(Part(1, 9, 1, 0.0, None, False, tmp_path / "none")) == 0
