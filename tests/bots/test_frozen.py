"""The greedy player is the reference that levels are measured against: its answers stay the same.

A change of rules, cards or sampled deals may change the accepted digests, because other positions come up. A
change of the player itself must not: make it in a level.
"""

from hashlib import blake2b
from itertools import islice

import pytest

from tests.accepted import accepts, check_value
from tests.games.keyforge import play as keyforge
from tests.games.magewars import play as magewars
from tests.games.shards import play as shards
from trivault.bots import GreedyPlayer

GAMES = {
    "shards": lambda: shards.random_game(2, 7),
    "keyforge": lambda: keyforge.random_game(7),
    "mage-wars": lambda: magewars.random_game(7),
}


@accepts
@pytest.mark.parametrize("game", GAMES)
def test_greedy_answers_as_it_always_did(game):
    greedy, said = GreedyPlayer(1), blake2b(digest_size=8)
    for state in islice(GAMES[game](), 0, 400, 11):
        if state.choices:
            player = state.choices[0].player
            said.update(greedy.choose(state, player).text.encode())
    check_value("greedy answers", game, said.hexdigest())
