"""What boards are told beside the table: facts of cards and numbers of rules, in the form of their types."""

import json

import msgspec
import pytest

import trivault
from tests.server.test_library import asked
from trivault.games.magewars.game import GAME as MAGE_WARS
from trivault.games.magewars.presentation.facts import SLOTS
from trivault.presentation.presenter import make_presenter


@pytest.mark.parametrize("game", trivault.NAMES)
def test_the_facts_of_every_card_have_the_form_of_their_type(game):
    (said,) = asked(("cards", {"game": game}))
    kind = make_presenter(game, "en").card_facts
    for card in said["cards"]:
        facts = msgspec.convert(card["facts"], kind)
        assert json.loads(msgspec.json.encode(facts)) == card["facts"], "nothing more, nothing less"
        assert (card["facts"]["id"], card["facts"]["name"]) == (card["slug"], card["name"])


def test_games_say_the_numbers_of_their_rules():
    (said,) = asked(("games", {}))
    rules = {game["name"]: game["rules"] for game in said["games"]}
    assert rules["shards"] == {"most_health": 50, "most_mastery": 30, "infinite": 1_000_000}
    assert rules["keyforge"] == {
        "key_cost": 6,
        "keys_to_win": 3,
        "key_colours": ["red", "blue", "yellow"],
    }
    assert rules["mage-wars"]["faces"] == ["0", "0", "1", "2", "1★", "2★"]
    assert rules["mage-wars"]["phases"][-1] == "final-quickcast"


def test_every_place_for_equipment_is_one_that_a_board_shows():
    worn = {slot for card in MAGE_WARS.cards.values() for way in card.slots for slot in way}
    assert worn <= set(SLOTS)
    assert SLOTS.count("ring") == 2
