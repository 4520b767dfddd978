"""Whole games against a bot, through the page."""

from random import Random

import pytest

from tests.browser.playing import OVER, begin, play
from trivault import games


@pytest.mark.parametrize("game", games.NAMES)
def test_a_whole_game_is_played_through_the_page(game, visit, keep):
    page = visit()
    begin(page, game, "greedy")
    play(page, Random(5), most=9)
    keep(page, f"{game}-1280")
    made = play(page, Random(7))
    assert page.locator(OVER).count() == 1, f"not over after {made} decisions"
    assert page.locator(".report figure").count() >= 2
    keep(page, f"{game}-report")
