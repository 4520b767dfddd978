"""Quick answers of KeyForge that were learned: they are given by what the rows of cards weigh."""

import json
from time import process_time

import pytest

from tests.games.keyforge.play import random_game
from tests.games.keyforge.situations import Situation
from trivault.bots.weights import OtherWeights, packaged, read_policy
from trivault.games.keyforge.bots import policy
from trivault.games.keyforge.bots.learned_policy import (
    END,
    NUMBERS,
    TRADE,
    WINS,
    LearnedPolicy,
    acts,
    fight,
    look,
)
from trivault.games.keyforge.bots.model import learned_model, rule_model
from trivault.kernel.options import Option

HOUSES = "brobnar, dis, logos"


def row(**numbers):
    return [numbers.get(name.replace("-", "_"), 0.0) for name in NUMBERS]


def answer(rows, **given):
    state = Situation(**given).state
    choice = state.asked(0)
    return Option(state, choice, LearnedPolicy(rows).quick(state, choice)).text


def test_what_weighs_most_is_done_first():
    given = {"hand": "punch, anger", "line": "troll", "p1_line": "krump"}
    assert answer({("play", "punch"): row(one=1.0)}, **given) == "play punch"
    assert answer({("play", "anger"): row(one=1.0)}, **given) == "play anger"
    assert answer({("reap", ""): row(one=1.0), ("play", "anger"): row(one=0.5)}, **given) == "reap troll"


def test_rows_of_any_card_of_a_type_and_of_a_card_add_up():
    rows = {("play", ""): row(one=1.0), ("play", "action"): row(one=1.0), ("play", "troll"): row(one=1.5)}
    assert answer(rows, hand="punch, troll", p1_line="krump") == "play troll"
    rows["play", "action"] = row(one=2.0)
    assert answer(rows, hand="punch, troll", p1_line="krump") == "play punch"


def test_a_card_may_be_better_with_many_enemies():
    rows = {("play", "punch"): row(one=-1.0, their_creatures=2.0)}
    assert answer(rows, hand="punch", line="troll", p1_line="3 krump, troll") == "play punch"
    assert answer(rows, hand="punch", line="troll", p1_line="krump") != "play punch"


def test_a_turn_may_be_ended_with_cards_at_hand():
    assert answer({(END, ""): row(one=1.0)}, hand="punch", line="troll", p1_line="krump") == "end-turn"


def test_nobody_discards_while_there_is_something_else_to_do():
    busy = Situation(hand="punch", p1_line="krump").state
    idle = Situation(hand="punch").state
    for state in (busy, idle):
        verbs = {raw[0] for raw in state.asked(0).listed}
        assert {"discard", "play"} <= verbs
        assert {raw[0] for raw in acts(state.asked(0))} == {"play", END}


def test_fights_are_weighed_by_whether_they_are_won():
    state = Situation(line="troll, bumpsy", p1_line="krump").state
    troll, bumpsy = state.players[0].line
    assert fight(state, troll)[0] == 1.0
    assert fight(state, bumpsy)[0] == 0.0
    assert fight(state, troll)[1] > fight(state, bumpsy)[1]
    assert look(state)[WINS] == look(state)[TRADE] == 0.0
    rows = {("fight", ""): row(wins=1.0), ("reap", ""): row(one=0.5)}
    assert answer(rows, line="troll, bumpsy", p1_line="krump") == "fight troll"
    assert answer(rows, line="bumpsy", p1_line="krump") == "reap bumpsy"


def test_a_house_is_chosen_for_the_cards_that_speak_for_it():
    given = {"step": "house", "house": "", "houses": HOUSES, "hand": "punch, dust-imp", "line": "troll"}
    assert answer({("hand", "dust-imp"): row(one=1.0)}, **given) == "dis"
    assert answer({("hand", ""): row(one=1.0), ("ready", ""): row(one=0.5)}, **given) == "brobnar"
    assert answer({("ready", ""): row(one=-1.0), ("hand", "dust-imp"): row(one=0.1)}, **given) == "dis"


def test_all_else_is_answered_by_rules():
    learned = LearnedPolicy({})
    others = 0
    for state in random_game(3):
        if state.choices and (choice := state.choices[0]).reason not in ("main", "choose-house"):
            assert learned.quick(state, choice) == policy.answer(state, choice)
            others += 1
    assert others > 5


def test_the_quick_answer_is_legal_and_the_first_that_is_thought_of():
    differs = 0
    for state in random_game(4):
        if state.choices:
            choice = state.choices[0]
            quick = learned_model().policy.quick(state, choice)
            assert choice.allows(quick)
            assert learned_model().policy.candidates(state, choice)[0] == quick
            differs += quick != rule_model().policy.quick(state, choice)
    assert differs > 5


def narrowed(many, rows, answers=(), **given):
    """What is still thought of when it may be so many answers, the quick one being the first."""
    table = Situation(**given)
    table.answer(*answers)
    state = table.state
    choice = state.asked(0)
    learned = LearnedPolicy({name: row(one=weight) for name, weight in rows.items()})
    found = policy.candidates(state, choice, learned.quick(state, choice))
    assert len(found) > many
    return [Option(state, choice, raw).text for raw in learned.narrowed(state, choice, found, many)]


def test_where_few_answers_are_thought_of_they_are_those_that_weigh_most():
    rows = {("play", "punch"): 3.0, ("fight", ""): 2.0, ("reap", ""): 1.0}
    given = {"hand": "punch, anger", "line": "troll", "p1_line": "krump"}
    assert narrowed(2, rows, **given) == ["play punch", "fight troll"]
    assert narrowed(3, rows, **given) == ["play punch", "fight troll", "reap troll"]


def test_no_house_is_left_out():
    given = {"step": "house", "house": "", "houses": HOUSES, "hand": "punch, dust-imp", "line": "troll"}
    assert sorted(narrowed(1, {}, **given)) == HOUSES.split(", ")


def test_where_few_targets_are_thought_of_they_are_the_most_promising():
    """Punch harms: the own creature comes last, the dear enemies first."""
    given = {"hand": "punch", "line": "krump", "p1_line": "dust-imp, troll, bumpsy"}
    assert narrowed(2, {}, ["play punch"], **given) == ["damage troll", "damage bumpsy"]
    assert narrowed(3, {}, ["play punch"], **given) == ["damage troll", "damage bumpsy", "damage dust-imp"]


def test_a_guide_may_think_of_few_answers_and_never_leaves_out_the_quick_one():
    fewer = 0
    for state in random_game(4):
        if state.choices:
            choice = state.choices[0]
            all_of_them, some = (learned_model(many).policy.candidates(state, choice) for many in (None, 3))
            assert some[0] == all_of_them[0]
            assert set(some) <= set(all_of_them)
            fewer += len(some) < len(all_of_them)
    assert fewer > 5


def kept():
    return json.loads(packaged("trivault.games.keyforge.bots", "policy.json"))


def test_the_packaged_rows_fit_and_are_small():
    data = packaged("trivault.games.keyforge.bots", "policy.json")
    assert len(data) < 600_000
    begun = process_time()
    read_policy(data, "keyforge", NUMBERS)
    assert process_time() - begun < 0.05


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("format", "policy/9"),
        ("game", "shards"),
        ("numbers", ["one"]),
        ("weights", {"play": {"troll": [1.0]}}),
    ],
)
def test_rows_of_something_else_are_refused(name, other):
    with pytest.raises(OtherWeights, match=r"these weights have the .*, expected"):
        read_policy(json.dumps(kept() | {name: other}).encode(), "keyforge", NUMBERS)


def test_what_are_no_rows_is_refused():
    with pytest.raises(OtherWeights, match="expected weights of quick answers: "):
        read_policy(b"[]", "keyforge", NUMBERS)
