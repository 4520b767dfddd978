"""Answers step by step: every legal answer has a path, and every path leads to a legal answer."""

import pytest

from tests.research.walks import SETUPS, answers, episodes, states
from trivault.kernel.choices import ACTION, DISTRIBUTE, NUMBER, ORDER, PICK, Choice
from trivault.kernel.errors import IllegalAnswer
from trivault.kernel.ids import NOTHING
from trivault.research import ArrayGame
from trivault.research.steps import DIGIT, DONE, Fork, Step, first_step

VERBS = {"do": 20, "skip": 21}
THINGS = tuple(range(6))


def by_number(thing: int) -> int:
    return 100 + thing


def alike(thing: int) -> int:
    """Every thing is the same action."""
    return 100


def in_pairs(thing: int) -> int:
    return 100 + thing // 2


def steps(choice: Choice, *actions: int, named=by_number) -> Step:
    step = first_step(choice, VERBS, named)
    for action in actions:
        assert isinstance(step, Fork)
        step = step.take(action)
    return step


CHOICES = [
    Choice(0, PICK, "do", things=THINGS, low=1, high=1),
    Choice(0, PICK, "do", things=THINGS, low=0, high=6),
    Choice(0, PICK, "do", things=THINGS, low=2, high=3),
    Choice(0, PICK, "do", things=THINGS, low=6, high=6),
    Choice(0, PICK, "do", things=tuple(range(13)), low=1, high=2),
    Choice(0, ORDER, "do", things=THINGS[:4]),
    Choice(0, DISTRIBUTE, "do", things=THINGS[:1], high=3),
    Choice(0, DISTRIBUTE, "do", things=THINGS[:3], high=0),
    Choice(0, DISTRIBUTE, "do", things=THINGS[:3], high=12),
    Choice(0, NUMBER, "do", low=4, high=4),
    Choice(0, NUMBER, "do", low=-3, high=117),
    Choice(0, ACTION, "act", listed=(("do", NOTHING, (), ()),)),
    Choice(
        0,
        ACTION,
        "act",
        listed=(
            ("do", NOTHING, (), ()),
            ("do", 1, (), ()),
            ("do", 1, (2,), ()),
            ("do", 1, (2, 3), ()),
            ("do", 1, (2, 3), (7,)),
            ("do", 1, (2, 3), (12,)),
            ("do", 1, (2, 3), (15, 1)),
            ("do", -2, (-3,), ()),
            ("unheard-of", NOTHING, (), ()),
            ("never-said", NOTHING, (), ()),
            ("skip", NOTHING, (), ()),
        ),
    ),
    Choice(0, ACTION, "name", listed=tuple((f"word-{n}", NOTHING, (), ()) for n in range(1129))),
]


@pytest.mark.parametrize("named", [by_number, in_pairs, alike])
@pytest.mark.parametrize("choice", CHOICES, ids=range(len(CHOICES)))
def test_paths_lead_to_all_legal_answers_and_to_no_others(choice, named):
    found = answers(first_step(choice, VERBS, named))
    assert set(found) == {choice.raw(place) for place in range(choice.count())}


def test_what_is_forced_is_not_asked():
    assert steps(CHOICES[3]) == ("do", NOTHING, THINGS, ())
    assert steps(CHOICES[9]) == ("do", NOTHING, (), (4,))
    assert steps(Choice(0, PICK, "do", things=(1, 2), low=1, high=1), 101) == ("do", NOTHING, (1,), ())


def test_things_are_picked_in_any_order_until_it_is_enough():
    picked = Choice(0, PICK, "do", things=THINGS, low=1, high=4)
    assert steps(picked, 105, 102, DONE) == ("do", NOTHING, (2, 5), ())
    opened = steps(picked)
    assert isinstance(opened, Fork)
    assert DONE not in opened.branches


def test_an_order_keeps_the_order_and_its_last_one_follows():
    order = Choice(0, ORDER, "do", things=(1, 2, 3))
    assert steps(order, 103, 101) == ("do", NOTHING, (3, 1, 2), ())


def test_numbers_are_spelled_from_the_first_digit_on():
    number = Choice(0, NUMBER, "do", low=10, high=260)
    assert steps(number, DIGIT + 2, DIGIT + 4, DIGIT + 7) == ("do", NOTHING, (), (257,))
    assert steps(number, DIGIT + 2, DIGIT + 5) == ("do", NOTHING, (), (260,))


def test_without_end_there_is_a_way_to_share_a_million():
    infinite = Choice(0, DISTRIBUTE, "do", things=(1, 2), high=1_000_000)
    first = steps(infinite)
    assert isinstance(first, Fork)
    assert first.share == 1
    assert steps(infinite, DIGIT + 1) == ("do", NOTHING, (1, 2), (1_000_000, 0))


def test_the_target_whose_share_is_asked_for_is_named():
    second = steps(Choice(0, DISTRIBUTE, "do", things=(1, 2, 3), high=5), DIGIT + 2)
    assert isinstance(second, Fork)
    assert second.share == 2
    assert sorted(second.branches) == [DIGIT + n for n in range(4)]


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_every_legal_answer_of_a_game_has_a_path(game, options):
    """Also of choices that are open at the same time."""
    encoder = ArrayGame(game, options).encoder
    for state in states(game, options, seed=5, most=120):
        for choice in state.choices:
            if choice.count() <= 80:
                found = answers(encoder.first_step(state, choice))
                assert set(found) == {choice.raw(place) for place in range(choice.count())}, choice


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_every_legal_action_leads_on_to_a_legal_answer(game, options):
    for episode in episodes(game, options, seed=6, most=250):
        choice = episode.state.asked(episode.player)
        for action in episode.legal():
            step = episode.forks[episode.player].take(action)
            assert isinstance(step, Fork) or choice.allows(step), (choice, action)


def test_an_illegal_action_says_what_is_legal_and_changes_nothing():
    episode = ArrayGame("shards", {}).episode(1)
    before = episode.state.digest()
    with pytest.raises(IllegalAnswer, match=r"the action card:.* of player . is not legal now; legal: verb:"):
        episode.act(episode.encoder.actions - 1)
    with pytest.raises(IllegalAnswer, match="the action 100000 "):
        episode.act(100_000)
    assert episode.state.digest() == before
