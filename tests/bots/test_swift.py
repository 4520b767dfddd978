"""The quick learned player: honest, repeatable, quick, and better than simple rules."""

from collections import Counter
from hashlib import blake2b
from importlib.resources import files
from itertools import islice
from time import process_time

import pytest

import trivault
from tests.accepted import accepts, check_value
from tests.games.keyforge import play as keyforge
from tests.games.shards import play as shards
from training.swift.matches import Match, play
from training.swift.subjects import SUBJECTS
from trivault.bots import GreedyPlayer, make
from trivault.bots.information_set import InformationSet
from trivault.bots.swift import FILE, look, packaged
from trivault.registry import entry
from trivault.testing.conformance import PlayerConformance

GAMES = {"shards": lambda: shards.random_game(2, 7), "keyforge": lambda: keyforge.random_game(7)}
LEARNED = [game for game in GAMES if entry(game).network]
SEEN = [(game, subject.features) for game, subject in SUBJECTS.items()]  # those that are still learned, too
LARGEST = 3_000_000  # bytes of a file
BOUND = 0.004  # seconds of processor time for a decision in pure Python: about ten times what it takes


def moments(game, many=25):
    """Choices of a random game: a few of each sort, each with who is asked."""
    seen: Counter[str] = Counter()
    for state in islice(GAMES[game](), 400):
        if state.choices and state.choices[0].count() > 1:
            reason = state.choices[0].reason
            seen[reason] += 1
            if seen[reason] % 5 == 1 and sum(seen.values()) < 20 * many:
                yield state.copy(), state.choices[0].player


@pytest.mark.parametrize("game", LEARNED)
class TestSwift(PlayerConformance):
    """Legal, honest and repeatable."""

    player = "swift"
    decisions = 40

    @pytest.fixture(autouse=True)
    def seated(self, game):
        self.game = game


@pytest.mark.parametrize(("game", "features"), SEEN)
def test_nothing_that_the_network_sees_of_the_table_depends_on_hidden_cards(game, features):
    seen = 0
    for state, player in moments(game):
        known = InformationSet(state, player, 5)
        worlds = [known.deal(n) for n in range(3)]
        positions = [Counter(features.position(each, each.asked(player))) for each in (state, *worlds)]
        assert all(each == positions[0] for each in positions)
        seen += 1
    assert seen > 5


@pytest.mark.parametrize(("game", "features"), SEEN)
def test_states_that_look_alike_are_one_to_the_network(game, features):
    for state, player in moments(game):
        other = state.game.sample(state.view(player), 77)
        one, same = (look(features, InformationSet(each, player, 5)) for each in (state, other))
        assert one == same


@accepts
@pytest.mark.parametrize("game", LEARNED)
def test_answers_are_the_same_on_every_machine(game):
    player, said = make("swift", 1), blake2b(digest_size=8)
    for state, seat in moments(game):
        said.update(player.choose(state, seat).text.encode())
    check_value("swift answers", game, said.hexdigest())


@pytest.mark.parametrize("game", LEARNED)
def test_a_decision_is_quick(game):
    player = make("swift", 1)
    asked = list(moments(game))
    player.choose(*asked[0])  # reads the network
    begun = process_time()
    for state, seat in asked:
        player.choose(state, seat)
    assert process_time() - begun < BOUND * len(asked)


@pytest.mark.parametrize("game", LEARNED)
def test_networks_are_small_and_say_where_they_come_from(game):
    package = f"trivault.games.{game}.bots"
    origin = packaged(package, game).origin
    assert "decisions" in origin.learned
    assert len(origin.rules) == len(trivault.load(game).fingerprint)
    assert len(files(package).joinpath(FILE).read_bytes()) < LARGEST


def test_a_game_without_a_network_is_played_greedily():
    state = trivault.load("mage-wars").new(players=2, seed=3)
    player = state.choices[0].player
    assert make("swift", 4).choose(state, player).text == GreedyPlayer(4).choose(state, player).text


@pytest.mark.parametrize("game", LEARNED)
def test_simple_rules_lose(game):
    """Eight deals, each played twice with the seats swapped."""
    won = sum(play(game, Match("swift", "casual", 40 + n // 2, bool(n % 2))).won for n in range(16))
    assert won >= 9
