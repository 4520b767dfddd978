"""The control nodes: choices inside effects, repetition, conditions and scripts."""

import pytest

from tests.kernel.drive import Driven
from trivault.kernel.errors import IllegalAnswer, MalformedAnswer


def test_points_are_distributed_and_dealt_at_once():
    with Driven({"hand": ["volley"]}, {"board": ["ogre", "rat", "wolf"]}) as table:
        table.answer("play volley")
        assert len(table.state.legal()) == 15
        table.answer("shoot ogre=1 wolf=3")
        assert table.story[1:] == ["damage ogre 1", "damage wolf 3", "destroy wolf 1"]


def test_points_for_a_single_target_need_no_question():
    with Driven({"hand": ["volley"]}, {"board": ["ogre"]}) as table:
        table.answer("play volley")
        assert table.damage("ogre") == 4


def test_who_gets_no_points_is_not_concerned():
    with Driven({"hand": ["fallout", "fallout"], "ember": 2}, {"stash": ["trap"]}) as table:
        table.answer("play fallout", "burn p0=2")
        assert table.story[1:] == ["wound p0 2"]
        table.answer("play fallout", "burn p0=1 p1=1")
        assert table.story[3:] == ["wound p0 1", "wound p1 1"]
        table.answer("skip")


def test_no_points_need_no_question():
    with Driven({"hand": ["fallout"]}, {}) as table:
        table.answer("play fallout")
        assert table.story == ["discard fallout 1"]


@pytest.mark.parametrize(
    "answer", ["shoot ogre=5", "shoot ogre=3", "shoot ogre=2 ogre=2", "shoot ogre", "shoot imp=4", "shoot"]
)
def test_a_wrong_distribution_is_refused(answer):
    with Driven({"hand": ["volley"]}, {"board": ["ogre", "rat"]}) as table:
        table.answer("play volley")
        table.refused(answer)
        table.answer("shoot ogre=4")


def test_a_number_is_chosen_and_used():
    with Driven({"hand": ["tribute"], "ember": 3}, {}) as table:
        table.answer("play tribute")
        assert table.texts() == ["pay 0", "pay 1", "pay 2", "pay 3"]
        table.refused("pay 4")
        table.answer("pay 2")
        assert table.story[1:] == ["lose p0 2", "wound p1 2"]


def test_a_number_without_alternative_is_not_asked():
    with Driven({"hand": ["tribute"]}, {}) as table:
        table.answer("play tribute")
        assert table.state.sides[1].life == 10


def test_several_targets_are_chosen_within_bounds():
    with Driven({"hand": ["cull"], "board": ["rat"]}, {"board": ["ogre", "wolf"]}) as table:
        table.answer("play cull")
        assert len(table.state.legal()) == 6
        for wrong in ("skip", "cull rat ogre wolf", "cull rat rat", "cull imp"):
            table.refused(wrong)
        table.answer("cull wolf rat")
        assert table.story[1:] == ["destroy wolf 1", "destroy rat 1"]


def test_what_was_chosen_can_be_named_afterwards():
    with Driven({"hand": ["scald"]}, {"board": ["ogre", "wolf"]}) as table:
        table.answer("play scald", "damage wolf")
        assert table.story[1:] == ["damage wolf 1", "bounce wolf 1"]


def test_as_many_as_must_be_chosen_are_taken_silently():
    with Driven({"hand": ["cull"], "board": ["rat"]}, {}) as table:
        table.answer("play cull")
        assert table.board(0) == []


def test_up_to_so_many_may_also_be_none():
    with Driven({"hand": ["mend", "mend"], "board": ["ogre 1", "wolf 1", "knight 1"]}, {}) as table:
        table.answer("play mend", "skip")
        assert len(table.state.damage) == 3
        table.answer("play mend", "heal ogre knight")
        assert table.damage("wolf") == 1
        assert len(table.state.damage) == 1


def test_an_order_is_chosen():
    me = {"hand": ["augury"], "deck": ["rat", "wolf", "ogre", "imp"]}
    with Driven(me, {"deck": ["rat"]}) as table:
        table.answer("play augury")
        assert len(table.state.legal()) == 6
        for wrong in ("arrange wolf rat", "arrange wolf rat rat", "arrange imp rat wolf"):
            table.refused(wrong)
        table.answer("arrange wolf rat ogre")
        deck = [table.state.defs[card].slug for card in table.state.sides[0].deck]
        assert deck == ["imp", "wolf", "rat", "ogre"]


def test_who_may_do_something_may_also_skip_it():
    me = {"hand": ["feast"], "board": ["scribe", "muse"], "deck": ["rat", "rat"]}
    with Driven(me, {}) as table:
        table.answer("play feast", "skip", "praise muse")
        assert table.state.sides[1].life == 9


def test_repetition_chooses_anew_each_time():
    with Driven({"hand": ["drumroll"]}, {"board": ["rat", "wolf", "ogre"]}) as table:
        table.answer("play drumroll", "damage rat")
        assert table.texts() == ["damage wolf", "damage ogre"]
        table.answer("damage ogre", "damage ogre")
        assert table.damage("ogre") == 2


def test_for_each_looks_at_the_group_as_it_was_at_the_beginning():
    with Driven({"hand": ["recycle", "rat", "wolf"], "deck": ["imp", "ogre", "bomb"]}, {}) as table:
        table.answer("play recycle", "recycle", "recycle")  # the cards drawn meanwhile are not asked about
        assert table.story[1:] == ["discard rat 1", "draw p0 1", "discard wolf 1", "draw p0 1"]
        assert table.texts() == ["play imp", "play ogre", "end-turn"]


def test_for_each_can_skip_one_and_do_the_next():
    with Driven({"hand": ["recycle", "rat", "wolf"], "deck": ["imp"]}, {}) as table:
        table.answer("play recycle", "skip", "recycle")
        assert table.texts() == ["play rat", "play imp", "end-turn"]


@pytest.mark.parametrize(("ember", "left"), [(0, 1), (1, 2), (2, 0), (5, 3)])
def test_one_branch_of_a_condition_happens(ember, left):
    with Driven({"hand": ["tithe"], "ember": ember}, {}) as table:
        table.answer("play tithe")
        assert table.state.sides[0].ember == left


def test_chance_comes_from_the_state():
    embers = set()
    for seed in range(20):
        with Driven({"hand": ["gamble"]}, {}, seed) as table:
            table.answer("play gamble")
            embers.add(table.state.sides[0].ember)
    assert embers <= set(range(2, 13))
    assert len(embers) > 5


def test_the_kind_of_mistake_is_told():
    table = Driven({"hand": ["tribute"], "ember": 3}, {})
    with pytest.raises(IllegalAnswer, match="legal: play tribute, end-turn"):
        table.state.apply("play volley")
    table.answer("play tribute")
    with pytest.raises(MalformedAnswer, match="'pay N' with N from 0 to 3"):
        table.state.apply("pay much")
