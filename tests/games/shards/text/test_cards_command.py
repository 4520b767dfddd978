"""`trivault cards`."""

import json

import pytest
from click.testing import CliRunner

from tests.games.shards.text.messages import GAME
from trivault.cli import main


def run(*arguments):
    return CliRunner(env={"COLUMNS": "200"}).invoke(main, ["cards", *arguments])


def refused(*arguments):
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr


def test_all_cards_are_listed():
    result = run("shards")
    assert result.exit_code == 0
    words = GAME.words("en")
    assert all(words.say(GAME.face(slug).title) in result.stdout for slug in GAME.cards)
    assert "Gain 2 gems. Inspire: Gain 4 gems instead." in result.stdout


@pytest.mark.parametrize("name", ["fungal-hermit", "Fungal Hermit", "FUNGAL HERMIT", "mycel-eremit"])
def test_a_card_is_found_by_any_of_its_names(name):
    result = run("shards", name)
    assert result.exit_code == 0
    assert "Fungal Hermit" in result.stdout
    assert "Mastery 10: Gain 5 health." in result.stdout


def test_several_cards_in_the_order_asked_for():
    shown = run("shards", "blaster", "crystal").stdout
    assert 0 < shown.index("Blaster") < shown.index("Crystal")


def test_another_language():
    shown = run("shards", "systema-ai", "--lang", "de").stdout
    assert "Systema-K.I." in shown
    assert "Aktivieren: Erhalte 1 Erfahrung." in shown
    assert "Wyczerp: Zyskaj 1 punkt mistrzostwa." in run("shards", "systema-ai", "--lang", "pl").stdout


def ids(*arguments):
    result = run("shards", "--json", *arguments)
    assert result.exit_code == 0
    return [card["id"] for card in json.loads(result.stdout)]


def test_json_has_every_card_with_its_facts():
    assert ids() == list(GAME.cards)
    (card,) = json.loads(run("shards", "Portal Monk", "--json").stdout)
    assert card == {
        "id": "portal-monk",
        "name": "Portal Monk",
        "kind": "Ally · Order",
        "faction": "order",
        "type": "ally",
        "mercenary": False,
        "cost": 3,
        "copies": 2,
        "health": 0,
        "shield": 0,
        "verbs": ["recruit", "recruit-to-hand"],
        "text": [
            "Recruit 1 card of cost 6 or less from the centre row without paying.",
            "Mastery 15: Put 1 card of cost 6 or less from the centre row into your hand instead.",
        ],
        "reminders": [],
    }


def test_filters():
    cards = GAME.cards.values()
    assert ids("--faction", "Order") == [card.slug for card in cards if card.faction == "order"]
    assert ids("--type", "champion") == [card.slug for card in cards if card.type == "champion"]
    assert ids("--type", "mercenary") == [card.slug for card in cards if card.mercenary]
    assert set(ids("--type", "mercenary")) < set(ids("--type", "ally"))
    both = ids("--faction", "wraethe", "--type", "champion")
    assert both == ["li-hin-the-shattered", "fao-cutul-the-formless", "zen-chi-set-godkiller"]
    assert ids("--type", "starter", "crystal", "kiln-drone") == ["crystal"]


def test_wrong_input_is_told_in_one_line():
    assert refused("shards", "kiln dron") == ("trivault: unknown card 'kiln dron'; did you mean Kiln Drone?\n")
    assert "did you mean Mycel-Eremit" in refused("shards", "Mycel Eremitt", "--lang", "de")
    assert "unknown card ''" in refused("shards", "")
    assert refused("poker") == "trivault: unknown game 'poker'; known: keyforge, mage-wars, shards\n"
    known = "homodeus, order, undergrowth, wraethe"
    assert refused("shards", "--faction", "elves") == f"trivault: unknown faction 'elves'; known: {known}\n"
    assert "unknown type 'hero'" in refused("shards", "--type", "hero")
    assert "'xx' is not one of 'en', 'de', 'pl'" in refused("shards", "--lang", "xx")
    assert "Missing argument 'GAME'" in refused()


def test_a_number_means_itself_and_numbers_are_listed_by_size():
    for typed in ("-5", "+5", "5 ", "05"):
        said = refused("shards", f"--cost={typed}")
        assert said.startswith(f"trivault: unknown cost {typed!r}; known: 0, 1, 2")
    known = refused("mage-wars", "--cost", "99").partition("known: ")[2].strip().split(", ")
    assert known[:12] == [str(n) for n in range(12)]
    assert known[-1] == "x"
