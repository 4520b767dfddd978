"""The arithmetic of the network: lanes of long integers give what plain numbers would give."""

import ast
import json
import zlib
from array import array
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from training.swift import lessons
from trivault.bots import network
from trivault.bots.network import HIGHEST, ONE, ROW, UNIT, WEIGHT, AnswerNetwork, WrongNetwork, packed, unpacked

UNITS = FIRST, SECOND, MET = 6, 4, 3
POSITION = [("hand", "crystal", 0), ("hand", "blaster", 0), ("health", "mine", 40)]
ANSWER = [("play", "crystal", 0), ("play", "blaster", 0), ("end", "", 0)]
HEAD = {"format": network.FORMAT, "game": "shards", "rules": "x", "learned": "by hand", "units": UNITS}


def matrix(chance, rows, width, most=300):
    return [[chance.randrange(-most, most) for _ in range(width)] for _ in range(rows)]


def parts(seed=1):
    """The matrices of a network, in the order of its file."""
    chance = Random(seed)
    shapes = [(len(POSITION) + 1, FIRST), (len(ANSWER), 2 * MET), (FIRST + 1, SECOND), (SECOND + 1, 2 * MET)]
    return [matrix(chance, *shape) for shape in (*shapes, (1, MET), (1, SECOND + 1))]


def written(matrices, **head):
    numbers = array("h", [n for rows in matrices for row in rows for n in row])
    names = json.dumps({"position": POSITION, "answer": ANSWER}).encode()
    return json.dumps(HEAD | head).encode() + b"\n" + zlib.compress(names + b"\n" + numbers.tobytes())


def summed(rows, names, bag):
    """The sum of the rows of a bag."""
    found = [rows[names.index(feature)] for feature in bag if feature in names]
    return [sum(column) for column in zip(*found, strict=True)] if found else [0] * len(rows[0])


def cut(unit, shift):
    return max(0, min(unit >> shift, HIGHEST))


def through(layer, units):
    *rows, bias = layer
    return [
        (bias[lane] << UNIT) + sum(row[lane] * unit for row, unit in zip(rows, units, strict=True))
        for lane in range(len(bias))
    ]


def plain_scores(matrices, position, answers):
    """What a network gives, number by number."""
    (*rows, bias), answer_rows, second, third, (added,), _ = matrices
    first = [cut(a + b, ROW - UNIT) for a, b in zip(summed(rows, POSITION, position), bias, strict=True)]
    hidden = [cut(n, WEIGHT) for n in through(second, first)]
    table = [n >> (WEIGHT + UNIT - ROW) for n in through(third, hidden)]
    scores = []
    for bag in answers:
        lanes = summed(answer_rows, ANSWER, bag)
        met = sum(cut(table[i] + lanes[i], ROW - UNIT) * added[i] for i in range(MET))
        times = sum(table[MET + i] * lanes[MET + i] for i in range(MET))
        scores.append(met + (times >> (2 * ROW - WEIGHT - UNIT)))
    return scores


@given(st.lists(st.integers(-(2**30), 2**30), min_size=1, max_size=9))
def test_lanes_come_back_as_they_were(lanes):
    assert unpacked(packed(lanes), len(lanes)) == lanes


@given(st.lists(st.tuples(st.integers(-(2**29), 2**29), st.integers(-(2**29), 2**29)), min_size=1, max_size=9))
def test_adding_integers_adds_their_lanes(pairs):
    ones, others = zip(*pairs, strict=True)
    assert unpacked(packed(ones) + packed(others), len(pairs)) == [a + b for a, b in pairs]


@pytest.mark.parametrize("seed", range(20))
def test_scores_are_those_of_plain_arithmetic(seed):
    matrices, chance = parts(seed), Random(seed)
    position = chance.choices(POSITION, k=chance.randrange(6))
    answers = [chance.choices(ANSWER, k=chance.randrange(4)) for _ in range(5)]
    found = network.read(written(matrices), "shards").scores(position, answers)
    assert found == plain_scores(matrices, position, answers)


def test_odds_are_a_weighted_sum_of_the_second_layer():
    found = network.read(written(parts(3)), "shards")
    *weights, bias = parts(3)[-1][0]
    hidden = found.hidden(POSITION)
    assert found.odds(POSITION) == (sum(a * b for a, b in zip(hidden, weights, strict=True)) + bias * 64) / ONE


def test_features_that_were_not_learned_count_for_nothing():
    found = network.read(written(parts()), "shards")
    unknown = ("hand", "a card of tomorrow", 0)
    assert found.scores([*POSITION, unknown], [[ANSWER[0], unknown]]) == found.scores(POSITION, [[ANSWER[0]]])


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"nothing", "expected a network"),
        (written(parts(), game="keyforge"), "a network of keyforge .*, expected shards"),
        (written(parts(), format="trivault-network/0"), "trivault-network/0"),
        (written(parts()[:-1]), "numbers, expected"),
        (written([*parts(), [[1]]]), "numbers, expected"),
    ],
)
def test_another_file_is_refused(data, said):
    with pytest.raises(WrongNetwork, match=said):
        network.read(data, "shards")


def test_a_network_says_where_it_comes_from():
    found: AnswerNetwork = network.read(written(parts()), "shards")
    assert (found.origin.rules, found.origin.learned) == ("x", "by hand")


def test_the_teacher_writes_what_the_player_reads():
    """The teacher runs where only PyTorch is, so it has these constants once more."""
    said = constants(Path(lessons.__file__).with_name("model.py"))
    assert (said["ROW"], said["WEIGHT"], said["UNIT"]) == (ROW, WEIGHT, UNIT)
    assert (said["LESSONS"], said["NETWORK"]) == (lessons.FORMAT, network.FORMAT)
    assert said["ARRAYS"] == lessons.TYPES


def constants(path: Path) -> dict[str, Any]:
    """What a module assigns that can be read without running it."""
    found: dict[str, Any] = {}
    for line in ast.parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(line, ast.Assign):
            continue
        try:
            value = ast.literal_eval(line.value)
        except ValueError:  # it is calculated
            continue
        target = line.targets[0]
        if isinstance(target, ast.Tuple):
            found |= {ast.unparse(name): each for name, each in zip(target.elts, value, strict=True)}
        else:
            found[ast.unparse(target)] = value
    return found
