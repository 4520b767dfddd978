"""The machine form of answers: text and plain data, there and back, and every kind of mistake."""

import pytest

from tests.each import each
from tests.kernel.moments import NAMES, moment, moments
from trivault.kernel import notation
from trivault.kernel.choices import NUMBER, PICK, Choice
from trivault.kernel.errors import AmbiguousAnswer, AnswerError, IllegalAnswer, MalformedAnswer, StaleAnswer


@pytest.mark.parametrize("name", NAMES)
def test_every_answer_reads_back_from_its_text_and_its_form(name):
    state = moments()[name]
    for choice in state.choices:
        for option in state.legal(choice.player):
            assert notation.parse(state, choice, option.text) == option.raw
            assert notation.parse(state, choice, option.form()) == option.raw


def texts(name: str) -> list[str]:
    return [option.text for option in moments()[name].legal()]


def test_the_text_of_answers():
    assert texts("action")[:4] == ["play rat", "play wolf", "fight rat ogre", "fight rat wolf"]
    assert texts("action")[-2:] == ["raid rat#2", "end-turn"]
    assert texts("yes-no") == ["praise muse", "skip"]
    assert texts("pick one") == ["damage wolf@p0", "damage ogre", "damage wolf@p1", "damage wolf@p1#2"]
    assert texts("pick any")[:3] == ["skip", "heal rat", "heal rat#2"]
    assert texts("order")[0] == "arrange wolf rat rat#2"
    assert texts("distribute")[1] == "shoot ogre=3 wolf=1 wolf#2=0"
    assert texts("number") == ["pay 0", "pay 1", "pay 2", "pay 3"]
    assert texts("triggers") == ["resolve twin twin", "resolve twin twin 2", "resolve imp imp"]


def parsed(name: str, answer: object) -> str:
    state = moments()[name]
    assert state.choice is not None
    return notation.text(state, state.choice, notation.parse(state, state.choice, answer))


@pytest.mark.parametrize(
    ("name", "loose", "exact"),
    [
        ("action", "end-turn", "end-turn"),
        ("action", "  play   wolf ", "play wolf"),
        ("action", "play rat@hand", "play rat"),
        ("action", "fight rat#2 ogre@p1", "fight rat#2 ogre"),
        ("yes-no", "praise", "praise muse"),
        ("pick one", "damage ogre@p1", "damage ogre"),
        ("pick any", "skip", "skip"),
        ("pick any", "none", "skip"),
        ("pick any", "heal none", "skip"),
        ("distribute", "shoot ogre=4", "shoot ogre=4 wolf=0 wolf#2=0"),
        ("distribute", "shoot wolf#2=1 ogre=3", "shoot ogre=3 wolf=0 wolf#2=1"),
        ("order", "arrange rat wolf rat", "arrange rat wolf rat#2"),
        ("number", {"verb": "pay", "numbers": [1]}, "pay 1"),
        ("number", {"verb": "pay", "numbers": (1,), "seq": 1}, "pay 1"),
        ("pick one", {"verb": "damage", "targets": ["ogre"]}, "damage ogre"),
        ("action", {"verb": "fight", "source": "rat", "targets": ["wolf#2"]}, "fight rat wolf#2"),
        ("distribute", {"verb": "shoot", "targets": ["ogre"], "numbers": [4]}, "shoot ogre=4 wolf=0 wolf#2=0"),
    ],
)
def test_what_can_only_mean_one_answer_is_understood(name, loose, exact):
    assert parsed(name, loose) == exact


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("action", "play"),
        ("action", "fight rat"),
        ("pick one", "damage wolf"),
        ("pick one", "damage wolf@p1#3"),
        ("pick several", "cull wolf ogre"),
    ],
)
def test_what_may_mean_several_answers_is_refused(name, answer):
    with pytest.raises((AmbiguousAnswer, IllegalAnswer)) as error:
        parsed(name, answer)
    assert "wolf" in str(error.value), "the error says what there is"


def test_an_ambiguous_answer_is_told_what_it_may_mean():
    with pytest.raises(AmbiguousAnswer, match="'wolf' may be wolf@p0 or wolf@p1 or wolf@p1#2"):
        parsed("pick one", "damage wolf")
    with pytest.raises(AmbiguousAnswer, match="fits several answers: play rat or play wolf"):
        parsed("action", "play")


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("action", "dance"),
        ("action", "play ogre"),
        ("action", "play rat@discard"),
        ("action", "play rat rat"),
        ("action", "play rat#7"),
        ("action", "play wolf=1"),
        ("yes-no", "praise rat"),
        ("pick one", "skip"),
        ("pick one", "heal ogre"),
        ("pick one", "damage imp"),
        ("pick one", "dance none"),
        ("pick any", "skip rat"),
        ("pick any", "heal rat rat rat"),
        ("order", "arrange rat rat"),
        ("order", "arrange wolf wolf rat"),
        ("distribute", "shoot ogre=1"),
        ("distribute", "shoot imp=4"),
        ("number", "pay 4"),
        ("number", "pay -1"),
        ("number", "give 1"),
        ("triggers", "resolve twin twin 3"),
    ],
)
def test_what_is_not_legal_is_refused_with_what_is(name, answer):
    with pytest.raises(IllegalAnswer, match=r"legal: |possible: "):
        parsed(name, answer)


HUGE = "9" * 5000  # more digits than Python turns into a number


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("action", ""),
        ("action", " \n"),
        ("action", 7),
        ("action", None),
        ("action", ["play", "rat"]),
        ("action", {}),
        ("action", {"verb": 1}),
        ("action", {"verb": "play", "source": 3}),
        ("action", {"verb": "play", "card": "rat"}),
        ("action", {"verb": ""}),
        ("action", {"verb": "play rat"}),
        ("action", {"verb": "play", "source": "rat", "seq": "0"}),
        ("action", {"verb": "play", "source": "rat", "seq": False}),
        ("pick any", {"verb": "heal", "targets": ["rat rat#2"]}),
        ("distribute", {"verb": "shoot", "targets": ["ogre=4 rat"], "numbers": [0]}),
        ("pick one", {"verb": "damage", "targets": "ogre"}),
        ("pick one", {"verb": "damage", "targets": [1]}),
        ("pick one", "damage ogre=1"),
        ("pick one", "damage @p0"),
        ("pick one", "damage ogre@@p1"),
        ("number", "pay"),
        ("number", "pay one"),
        ("number", "pay 1 2"),
        ("number", f"pay {HUGE}"),
        ("number", {"verb": "pay", "numbers": [True]}),
        ("number", {"verb": "pay", "numbers": 1}),
        ("distribute", "shoot ogre"),
        ("distribute", "shoot ogre=2 ogre=2"),
        ("distribute", "shoot ogre=-4"),
        ("distribute", f"shoot ogre={HUGE}"),
        ("distribute", {"verb": "shoot", "targets": ["ogre"], "numbers": []}),
    ],
)
def test_what_is_no_answer_at_all_is_refused(name, answer):
    with pytest.raises(MalformedAnswer):
        parsed(name, answer)


def test_a_late_answer_cannot_hit_the_next_choice():
    with pytest.raises(StaleAnswer, match="for choice 0, but choice 1 is open"):
        parsed("number", {"verb": "pay", "numbers": [1], "seq": 0})


def test_copies_are_named_by_repetition_where_it_makes_no_difference_which():
    state = moment({"hand": ["rat", "rat", "rat", "wolf"], "board": ["wolf", "wolf"]}, {})
    rats, wolves = tuple(state.sides[0].hand[:3]), tuple(state.sides[0].board)
    choice = Choice(0, PICK, "take", things=(*rats, *wolves), low=0, high=3)
    assert notation.parse(state, choice, "take rat rat")[2] == rats[:2]
    assert notation.parse(state, choice, "take rat#3 rat rat")[2] == (rats[2], rats[0], rats[1])
    with pytest.raises(IllegalAnswer):
        notation.parse(state, choice, "take wolf wolf")  # creatures in play are not interchangeable
    assert notation.parse(state, choice, "take wolf wolf#2")[2] == wolves


def test_a_verb_that_also_means_nothing_keeps_its_meaning_with_a_target():
    state = moment({"hand": ["rat", "wolf"]}, {})
    choice = Choice(0, PICK, "pass", things=tuple(state.sides[0].hand), low=0, high=1)
    assert notation.parse(state, choice, "pass rat")[2] == (state.sides[0].hand[0],)
    assert notation.parse(state, choice, "pass")[2] == ()


def test_numbers_below_zero_read_back():
    state = moment({}, {})
    choice = Choice(0, NUMBER, "shift", low=-2, high=2)
    for i in range(choice.count()):
        assert notation.parse(state, choice, notation.text(state, choice, choice.raw(i))) == choice.raw(i)


def test_players_are_named_by_their_seat():
    state = moment({}, {})
    choice = Choice(0, PICK, "blame", things=(-2, -3))
    assert [notation.text(state, choice, choice.raw(i)) for i in range(2)] == ["blame p0", "blame p1"]
    assert notation.parse(state, choice, "blame p1")[2] == (-3,)


@pytest.mark.parametrize("name", NAMES)
@each("answer", ["#2", "=3", "@", "play rat#", "damage ogre#2@p1", "ä ö", "play 0", "- -"])
def test_nonsense_is_an_error_of_the_answer(name, answer):
    state = moments()[name]
    before = state.to_bytes()
    with pytest.raises(AnswerError):
        state.apply(answer)
    assert state.to_bytes() == before
