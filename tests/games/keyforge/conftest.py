"""All tests of the game watch its nodes."""

import pytest

from tests.nodes import watched
from trivault.games.keyforge.game import GAME


@pytest.fixture(scope="module", autouse=True)
def watched_nodes():
    with watched(GAME):
        yield
