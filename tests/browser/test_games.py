"""Every game can be played through the page, from its beginning to its end."""

from random import Random

import pytest

from tests.browser.playing import OVER, begin, play, sit_down
from trivault import games

SHORT = {  # games that are soon over
    "shards": {"seed": 2},
    "keyforge": {"seed": 2},
    "mage-wars": {"seed": 1, "options": {"apprentice": True}},
}


def played(page, game, keep):
    chance = Random(7)
    play(page, chance, most=9)
    keep(page, f"{game}-1280")
    made = play(page, chance)
    assert page.locator(OVER).count() == 1, f"not over after {made} decisions"
    assert page.locator(".report figure").count() >= 2
    keep(page, f"{game}-report")


@pytest.mark.parametrize("game", games.NAMES)
def test_a_game_is_played_through_the_page(game, visit, keep):
    page = visit()
    sit_down(page, game, "me", "greedy", **SHORT[game])
    played(page, game, keep)


@pytest.mark.soak
@pytest.mark.parametrize("game", games.NAMES)
def test_whatever_game_the_start_page_begins_is_played_to_its_end(game, visit, keep):
    page = visit()
    begin(page, game, "greedy")
    played(page, game, keep)
