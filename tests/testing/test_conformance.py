"""The suites notice what they are there to notice. That our own games and players pass is tested with these."""

from unittest import SkipTest

import pytest

from examples.duel.game import GAME, Duel
from tests.testing import broken
from trivault.kernel.errors import RulesError
from trivault.testing.conformance import GameConformance, PlayerConformance, check_game, check_player


def suite(game, **attributes):
    return type("Suite", (GameConformance,), {"game": game, **attributes})


@pytest.mark.parametrize(
    ("game", "test", "said"),
    [
        (broken.SameGame, "the_same_seed_gives_the_same_game_and_another_seed_another", "gives the same game"),
        (
            broken.TakesAnything,
            "a_wrong_set_up_is_refused",
            "a game for 0 players is taken, expected SetupError",
        ),
        (broken.Crashes, "a_wrong_set_up_is_refused", "raises TypeError.*expected SetupError"),
        (broken.Careless, "a_game_that_is_over_has_a_result_and_asks_nothing", r"\(5,\) are no seats"),
    ],
)
def test_a_game_that_breaks_its_word_is_noticed(game, test, said):
    with pytest.raises(AssertionError, match=said):
        getattr(suite(game())(), f"test_{test}")()
    with pytest.raises(AssertionError):
        check_game(game(), most=200)


def test_a_game_that_depends_on_the_process_is_noticed():
    with pytest.raises(AssertionError, match="another process says"):
        suite(broken.BY_HASH)().test_the_same_answers_give_the_same_bytes_in_another_process()


def test_a_game_in_no_module_is_not_played_in_another_process():
    with pytest.raises(SkipTest, match="name it by a reference"):
        suite(Duel())().test_the_same_answers_give_the_same_bytes_in_another_process()


def test_a_game_without_words_is_noticed():
    with pytest.raises(RulesError, match="no language has the message"):
        suite(broken.Mute())().test_answers_and_log_are_said_in_every_language()


def test_a_game_without_end_is_noticed():
    with pytest.raises(AssertionError, match="did not end within 3 answers"):
        suite(GAME, most=3)().test_a_random_game_conforms_and_ends()


def test_the_suite_is_given_a_game_a_name_or_a_reference():
    assert suite(GAME)().tested is suite("examples.duel.game:GAME")().tested is GAME
    assert suite("shards")().tested.name == "shards"


@pytest.mark.parametrize(
    ("player", "said"),
    [
        (broken.Peeping, "becomes"),
        (broken.Moody, "becomes"),
        (broken.Numbers, r"expected one of state.legal\(\d\), not 0"),
        (broken.Illegal, "is not legal at"),
        (broken.Nameless, "the name is empty"),
    ],
)
def test_a_player_that_breaks_its_word_is_noticed(player, said):
    with pytest.raises(AssertionError, match=said):
        check_player(player, "shards")


def test_a_player_that_is_not_fair_may_say_so():
    suite = type("Suite", (PlayerConformance,), {"player": broken.Peeping, "game": "shards", "fair": False})
    suite().test_the_same_seed_and_view_give_the_same_answer()


def test_a_player_may_try_answers_on_its_state_and_answer_by_text():
    check_player(broken.Touching, "shards", fair=False)
