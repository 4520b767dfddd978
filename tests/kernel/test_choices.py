"""Choices and the legal answers to them: counted, indexed, iterated, tested, shown."""

import pytest

from examples.duel.game import GAME as DUEL
from tests.kernel.moments import NAMES, moment, moments
from tests.kernel.tiny_cards import GAME
from tests.kernel.tiny_model import TinyState
from trivault.kernel.choices import ACTION, DISTRIBUTE, NUMBER, ORDER, PICK, SKIP, Choice
from trivault.kernel.errors import IllegalAnswer, StaleAnswer
from trivault.kernel.ids import NOTHING
from trivault.kernel.options import Legal


def state_at(name: str) -> TinyState:
    return moments()[name]


@pytest.mark.parametrize("name", NAMES)
def test_legal_answers_are_a_sequence(name):
    legal = state_at(name).legal()
    listed = list(legal)
    assert len(legal) == len(listed) == len(set(listed))
    assert [legal[i] for i in range(len(legal))] == listed
    assert [legal[i] for i in range(-len(legal), 0)] == listed
    assert legal[1:3] == listed[1:3]
    assert all(option in legal and option.text in legal for option in listed)


@pytest.mark.parametrize("name", NAMES)
def test_there_is_nothing_beyond_the_ends(name):
    legal = state_at(name).legal()
    for index in (len(legal), -len(legal) - 1):
        with pytest.raises(IndexError):
            legal[index]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_no_answer_is_not_among_the_legal_ones(name):
    legal = state_at(name).legal()
    for wrong in ("", "dance", "dance rat", "play", 7, None, ("play", 0, (), ())):
        assert wrong not in legal


def test_the_answers_of_a_choice_are_shown_and_long_lists_cut():
    assert repr(state_at("number").legal()) == "Legal(pay 0, pay 1, pay 2, pay 3)"
    assert repr(state_at("over").legal()) == "Legal()"
    many = moment({"hand": ["volley"]}, {"board": ["ogre", "ogre", "ogre"]}, "play volley").legal()
    assert len(many) == 15
    assert repr(many).endswith(", … 3 more)")


def test_a_choice_shows_what_it_is_about():
    shown = "Choice(player=0, kind='number', verb='pay', answers=4)"
    assert repr(state_at("number").choice) == shown
    assert repr(state_at("number")) == f"<tiny at choice 1: {shown}>"
    assert repr(state_at("over")) == "<tiny at choice 1: over, winners (0,)>"


def test_an_option_has_a_text_a_sentence_and_a_form():
    option = state_at("number").legal()[2]
    assert (option.verb, option.text, repr(option)) == ("pay", "pay 2", "Option('pay 2')")
    assert str(option) == "Pay 2."
    assert option.form() == {"verb": "pay", "source": "tribute", "targets": [], "numbers": [2], "seq": 1}
    shares = state_at("distribute").legal()
    assert str(shares[1]) == "Shoot: 3 to Ogre and 1 to Wolf."


def test_options_are_equal_where_they_mean_the_same_answer_to_the_same_choice():
    state = state_at("action")
    again = state.copy().legal()[0]
    assert state.legal()[0] == again != state.legal()[1]
    assert hash(state.legal()[0]) == hash(again)
    assert state.legal()[0] != "play rat"


def test_an_option_of_an_earlier_choice_is_stale():
    state = state_at("action")
    option = state.legal()[-1]
    state.apply("play wolf")
    assert "end-turn" in state.legal()
    assert option not in state.legal()
    with pytest.raises(StaleAnswer, match="for choice 0, but choice 1 is open"):
        state.apply(option)


def test_an_option_of_a_restored_state_is_as_good_as_its_own():
    state = moment({"hand": ["rat"]}, {})
    state.apply(state.game.from_bytes(state.to_bytes()).legal()[0])
    assert len(state.sides[0].board) == 1


def test_an_option_of_another_table_is_taken_only_where_it_is_legal():
    option = moment({"hand": ["rat"]}, {}).legal()[0]
    assert option in moment({"hand": ["rat"]}, {}).legal()
    assert option not in moment({"board": ["rat"]}, {}).legal()
    with pytest.raises(IllegalAnswer, match="legal: raid rat, end-turn"):
        moment({"board": ["rat"]}, {}).apply(option)


def test_an_option_of_another_game_is_refused_also_where_its_numbers_fit():
    state = moment({"hand": ["rat"]}, {})
    other, option = DUEL.new(seed=0), state.legal()[-1]
    assert (option.text, option.seq) == ("end-turn", other.seq)
    assert other.asked(option.choice.player).allows(option.raw)
    assert option not in other.legal()
    with pytest.raises(IllegalAnswer, match="not legal in this game now; legal: strike"):
        other.apply(option)


def test_an_option_of_another_table_is_refused_where_its_numbers_stand_for_other_cards():
    option = moment({"hand": ["rat", "wolf"]}, {}).legal()[0]
    other = moment({"hand": ["wolf", "rat"]}, {})
    assert other.asked(None).allows(option.raw)
    with pytest.raises(IllegalAnswer, match="not legal in this game now"):
        other.apply(option)
    seeded = GAME.position({"players": [{"hand": ["rat", "wolf"]}, {}], "seed": 3})
    assert option not in seeded.legal()


CHOICES = {
    ACTION: Choice(0, ACTION, "act", listed=(("go", 3, (), ()), ("stay", NOTHING, (), ()))),
    PICK: Choice(0, PICK, "take", things=(3, 5, 8), low=0, high=2, source=1),
    ORDER: Choice(0, ORDER, "sort", things=(3, 5, 8), source=1),
    DISTRIBUTE: Choice(0, DISTRIBUTE, "deal", things=(3, 5), high=4, source=1),
    NUMBER: Choice(0, NUMBER, "name", low=2, high=5, source=1),
}


@pytest.mark.parametrize("kind", CHOICES)
def test_every_numbered_answer_is_allowed(kind):
    choice = CHOICES[kind]
    raws = [choice.raw(i) for i in range(choice.count())]
    assert len(set(raws)) == len(raws)
    assert all(choice.allows(raw) for raw in raws)


@pytest.mark.parametrize(
    ("kind", "raw"),
    [
        (ACTION, ("go", 4, (), ())),
        (ACTION, ("act", 3, (), ())),
        (PICK, ("take", 1, (3, 5, 8), ())),
        (PICK, ("take", 1, (3, 3), ())),
        (PICK, ("take", 1, (4,), ())),
        (PICK, ("take", 1, (), ())),
        (PICK, ("take", 2, (3,), ())),
        (PICK, ("take", 1, (3,), (1,))),
        (PICK, (SKIP, 1, (3,), ())),
        (ORDER, ("sort", 1, (3, 5), ())),
        (ORDER, ("sort", 1, (3, 5, 5), ())),
        (ORDER, ("sort", 1, (3, 5, 8), (1,))),
        (DISTRIBUTE, ("deal", 1, (3, 5), (1, 2))),
        (DISTRIBUTE, ("deal", 1, (3, 5), (5, -1))),
        (DISTRIBUTE, ("deal", 1, (5, 3), (2, 2))),
        (DISTRIBUTE, ("deal", 1, (3, 5), (4,))),
        (NUMBER, ("name", 1, (), (1,))),
        (NUMBER, ("name", 1, (), (6,))),
        (NUMBER, ("name", 1, (), (2, 3))),
        (NUMBER, ("name", 1, (3,), (2,))),
        (NUMBER, ("say", 1, (), (2,))),
    ],
)
def test_what_is_not_numbered_is_not_allowed(kind, raw):
    assert not CHOICES[kind].allows(raw)


def test_a_choice_that_lists_nothing_has_no_answers():
    empty = Choice(0, ACTION, "act")
    assert empty.count() == 0
    assert len(Legal(state_at("action"), empty)) == 0
