"""The greedy player is the reference that levels are measured against: it answers as it always did."""

from hashlib import blake2b
from itertools import islice

import pytest

from tests.games.keyforge import play as keyforge
from tests.games.magewars import play as magewars
from tests.games.shards import play as shards
from trivault.bots import GreedyPlayer

# A change of rules may change them, for then other positions are met, and so may one of how samples are dealt.
# A change of the player may not: put what you have in mind into a level.
ANSWERS = {
    "shards": "11ce64206691e2f1",
    "keyforge": "8c167a563d625a44",
    "mage-wars": "3a8667dea88f26a4",
}
GAMES = {
    "shards": lambda: shards.random_game(2, 7),
    "keyforge": lambda: keyforge.random_game(7),
    "mage-wars": lambda: magewars.random_game(7),
}


@pytest.mark.parametrize("game", GAMES)
def test_greedy_answers_as_it_always_did(game):
    greedy, said = GreedyPlayer(1), blake2b(digest_size=8)
    for state in islice(GAMES[game](), 0, 400, 11):
        if state.choices:
            player = state.choices[0].player
            said.update(greedy.choose(state, player).text.encode())
    assert said.hexdigest() == ANSWERS[game]
