"""Every game can be played through the page, from its beginning to its end."""

from random import Random

import pytest

import trivault
from tests.browser.playing import OVER, begin, play, sit_down
from tests.browser.staging import lay

LATE = {  # soon over
    "shards": {
        "players": [{"hand": ["2 crystal"], "deck": ["9 blaster"]}, {"health": 5, "deck": ["9 crystal"]}],
        "turn": {"power": 10, "number": 8},
    },
    "keyforge": {
        "players": [
            {"keys": ["red", "blue"], "amber": 6, "houses": ["brobnar", "logos", "dis"], "hand": ["troll"]},
            {"houses": ["brobnar", "logos", "dis"], "hand": ["bumpsy"]},
        ],
        "turn": {"house": "brobnar", "number": 8},
    },
}


def to_the_end(page, game, keep, chance):
    made = play(page, chance)
    assert page.locator(OVER).count() == 1, f"not over after {made} decisions"
    assert page.locator(".report figure").count() >= 2
    keep(page, f"{game}-report")


@pytest.mark.parametrize("game", LATE)
def test_a_game_is_begun_and_another_ended_through_the_page(game, visit, keep):
    page, chance = visit(), Random(7)
    begin(page, game, "greedy")
    assert play(page, chance, most=5) == 5
    keep(page, f"{game}-1280")
    page.goto(visit.url)
    page.reload()
    page.wait_for_selector(".game")
    lay(page, game, LATE[game], "random")
    to_the_end(page, game, keep, chance)


def test_a_whole_game_is_played_through_the_page(visit, keep):
    page = visit()
    sit_down(page, "mage-wars", "me", "greedy", seed=1, options={"apprentice": True})
    to_the_end(page, "mage-wars", keep, Random(7))


@pytest.mark.soak
@pytest.mark.parametrize("game", trivault.NAMES)
def test_every_game_is_played_through_the_page_from_its_start_to_its_end(game, visit, keep):
    page = visit()
    begin(page, game, "greedy")
    to_the_end(page, game, keep, Random(7))
