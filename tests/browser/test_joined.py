"""A game of other people in the browser: it has no board there, and is played in sentences."""

import re
from random import Random

import pytest

from tests.browser.conftest import Visits
from tests.browser.playing import OVER, asked, begin, play
from tests.browser.serving import Serving
from tests.registry.installing import install, install_duel, site

__all__ = ["site"]

LAST = """
    class Last:
        name = "Last resort"

        def __init__(self, seed): ...

        def choose(self, state, player):
            return state.legal(player)[-1]
"""


@pytest.fixture
def joined(site, tmp_path, chromium):
    """Pages of a server with an installed game, a broken one, and a bot of its operator."""
    install_duel(site)
    install(site, "trivault-odd", {"trivault.games": {"odd": "odd:ENTRY"}}, odd="1 / 0", lastbot=LAST)
    with Serving(tmp_path, "--seats", "lastbot:Last") as serving:
        visits = Visits(chromium, serving.url)
        yield visits, serving
        visits.close()
        assert visits.wrong == []


def test_it_is_played_to_its_end_on_the_plain_board(joined, keep):
    visits, serving = joined
    page = visits()
    assert page.locator(".game").evaluate_all("all => all.map(each => each.dataset.game)") == [
        "shards", "keyforge", "mage-wars", "duel",
    ]  # fmt: skip
    begin(page, "duel", "Last resort")
    page.locator(".plain", has_text="life 6, hand 4").wait_for()
    assert asked(page)
    shown = page.locator(".plain").inner_text()
    assert "Strike, or draw a card and end your turn." in shown
    assert not re.search(r"\b(ui|command|help|reason)-", shown, re.IGNORECASE), "a message without words"
    keep(page, "duel-plain")
    made = play(page, Random(3))
    assert page.locator(OVER).count() == 1, f"not over after {made} decisions"
    told = serving.output.read_text()
    assert "the game odd of trivault-odd 1.0 is left out: ZeroDivisionError" in told
