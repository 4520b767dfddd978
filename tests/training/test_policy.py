"""Learning quick answers: lessons are kept and read back, those of other rules are refused, and what is better
weighs more."""

import json
from random import Random

import numpy as np
import pytest
from click.testing import CliRunner

from training import policy
from training.data import OtherPositions
from training.lessons import keep, kept, load, origin
from training.network import Backend
from training.policy_games import Lesson, PolicyPlay, Tried, lessons
from training.subjects import SUBJECTS
from trivault.bots.weights import PolicyWeights, read_policy
from trivault.games.keyforge.bots.learned_policy import END, NUMBERS, LearnedPolicy
from trivault.games.keyforge.bots.model import learned, rule_model

SOME = 300


def table(**numbers):
    return [1.0 if name == "one" else numbers.get(name, 0.0) for name in NUMBERS]


def lesson(chance):
    """Punch is better with many creatures, and ending the turn without any."""
    many = chance.random()
    punch = Tried(table(creatures=many), (("play", ""), ("play", "action"), ("play", "punch")), many)
    return Lesson(False, [punch, Tried(table(creatures=many), ((END, ""),), 0.5)])


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    path = tmp_path_factory.mktemp("lessons") / "lessons.npz"
    chance = Random(1)
    house = Tried(table(), (("hand", "troll"),), 0.6), Tried(table(), (), 0.4)
    found = [lesson(chance) for _ in range(SOME)] + [Lesson(True, list(house)) for _ in range(SOME)]
    assert keep(path, found, [1, 2, "x"]) == 2 * SOME
    return path


def test_lessons_are_read_back(file):
    acts, houses = load(file, house=False), load(file, house=True)
    assert len(acts.chances) == len(houses.chances) == 2 * SOME
    assert acts.decisions.tolist() == houses.decisions.tolist() == [n // 2 for n in range(2 * SOME)]
    assert [acts.names[row] for row in acts.rows[:4]] == [
        ("play", ""),
        ("play", "action"),
        ("play", "punch"),
        (END, ""),
    ]
    assert acts.answers[:4].tolist() == [0, 0, 0, 1]
    assert [houses.names[row] for row in houses.rows[:2]] == [("hand", "troll")] * 2
    assert houses.answers[:2].tolist() == [0, 2], "the other house has no cards"


def test_lessons_of_other_rules_are_refused(file, tmp_path):
    with np.load(file) as found:
        arrays = dict(found)
    meta = json.loads(str(arrays["meta"])) | {"rules": "0"}
    np.savez(tmp_path / "other.npz", **arrays | {"meta": np.array(json.dumps(meta))})
    with pytest.raises(OtherPositions, match=r"lessons with the rules '0', expected .*; play them anew"):
        load(tmp_path / "other.npz", house=False)
    assert not kept(tmp_path / "other.npz", [1, 2, "x"])
    assert kept(file, [1, 2, "x"])
    assert not kept(file, [1, 3, "x"])


def test_what_is_better_weighs_more(file):
    found, lost = policy.learned(file, Backend())
    assert lost["acts"] < 0.02
    assert lost["houses"] == 0.0
    rows = found.rows()
    total = np.sum([rows["play", name] for name in ("", "action", "punch")], axis=0) - rows[END, ""]
    assert total @ table(creatures=0.9) > 0 > total @ table(creatures=0.1)
    assert rows["hand", "troll"][0] > 0


def test_regret_is_what_the_best_answer_would_have_brought(file):
    acts = load(file, house=False)
    weights = np.zeros((len(acts.names), len(NUMBERS)))
    weights[acts.names.index((END, "")), 0] = 1.0  # the turn is always ended
    punch = acts.chances[::2]
    assert policy.regret(acts, weights) == pytest.approx(np.maximum(punch - 0.5, 0).mean(), abs=1e-6)


def test_lessons_of_a_game_are_the_same_for_the_same_seed():
    found = lessons(rule_model(), 5)
    assert found == PolicyPlay(learned(), None)(5)
    assert {each.house for each in found} == {True, False}
    for each in found:
        assert len(each.tried) > 1
        assert all(0 <= tried.chance <= 1 for tried in each.tried)


def test_origins_tell_what_was_played_with():
    none = PolicyWeights(game="keyforge", rules="", numbers=list(NUMBERS), weights={})
    assert origin(range(3), learned(), None) != origin(range(3), learned(), none)
    assert origin(range(3), learned(), None) != origin(range(4), learned(), None)


def test_from_weights_to_quick_answers(tmp_path):
    """With as few games as there may be, for the way."""
    given = ["--games", "2", "--rounds", "2", "--jobs", "1", "--folder", str(tmp_path)]
    result = CliRunner().invoke(policy.train, given)
    assert result.exit_code == 0, result.output
    data = (tmp_path / "keyforge-policy.json").read_bytes()
    rows = read_policy(data, "keyforge", NUMBERS).rows()
    slugs = {*SUBJECTS["keyforge"].slugs, "", "action", "artifact", "creature", "upgrade"}
    assert {name for _, name in rows} <= slugs
    assert LearnedPolicy(rows).rows == rows
    assert "decisions of 2 games" in result.output
    again = CliRunner().invoke(policy.train, given)
    assert "decisions of" not in again.output, "what is there is not played again"
    assert (tmp_path / "keyforge-policy.json").read_bytes() == data
