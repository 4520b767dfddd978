"""What every game of the library keeps, whatever its rules are: the suite for games, and what joins them."""

from inspect import signature

import pytest

import trivault
from trivault import TrivaultError
from trivault.kernel.errors import MalformedAnswer, SetupError, UnknownGame
from trivault.kernel.text import LANGUAGES
from trivault.registry import entry
from trivault.testing import played
from trivault.testing.conformance import GameConformance


@pytest.fixture(params=trivault.NAMES)
def game(request):
    return trivault.load(request.param)


class TestEveryGame(GameConformance):
    languages = LANGUAGES
    names = ("card-", "bar-name-")

    @pytest.fixture(autouse=True, params=trivault.NAMES)
    def of_this_name(self, request):
        self.game = request.param


def test_a_game_is_loaded_by_its_name(game):
    assert trivault.load(game.name) is game


def test_a_game_that_is_over_has_winners(game):
    assert played(game, 6).result


def test_an_unknown_verb_has_no_rule_behind_it(game):
    with pytest.raises(MalformedAnswer, match="no-such-verb"):
        played(game, 12, 15).why_not("no-such-verb at all")


@pytest.mark.parametrize("name", ["chess", "", "Shards", "shard"])
def test_an_unknown_game_comes_with_the_known_ones(name):
    with pytest.raises(UnknownGame, match="shards"):
        trivault.load(name)


def test_every_error_is_an_error_of_trivault(game):
    with pytest.raises(TrivaultError):
        game.from_bytes(b"x")
    with pytest.raises(TrivaultError):
        game.start({"players": 99}, 1)


def test_every_game_is_set_up_by_the_same_words():
    """Each may have more of them, but none has another word for the same thing."""
    words = {name: list(signature(trivault.load(name).new).parameters) for name in trivault.NAMES}
    for name, known in words.items():
        assert known[:2] == ["players", "seed"], name
        assert "first" in known
        assert ("decks" in known) == bool(entry(name).decks)


def test_a_set_up_refuses_words_that_it_does_not_take(game):
    with pytest.raises(SetupError, match=rf"a set-up of {game.name} takes seed, players, .*first.*, not books"):
        game.new(books=["starting-wizard", "starting-warlock"])


def test_a_sample_has_another_chance_than_the_game_of_the_same_seed(game):
    for seed in range(5):
        state = played(game, seed, 20)
        sample = game.sample(state.view(0), state.seed)
        assert sample.seed != state.seed
        assert sample.seed == game.sample(state.view(0), state.seed).seed
