"""What answers say to people: two that do different things never read the same."""

import pytest

from tests.games.keyforge.play import of_any_set, random_game
from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.game import GAME


def said(state, lang="en"):
    words = GAME.words(lang)
    return [words.say(option.message()) for option in state.legal()]


@pytest.mark.parametrize(
    ("lang", "first", "second"),
    [
        (
            "en",
            "Resolve Bad Penny: Return this creature to the owner’s hand",
            "Resolve Bad Penny: Archive this creature",
        ),
        (
            "de",
            "Falscher Fünfziger ausführen: Schicke diese Kreatur auf die Hand des Besitzers zurück",
            "Falscher Fünfziger ausführen: Archiviere diese Kreatur",
        ),
        (
            "pl",
            "Wykonaj Zła Grosia: Cofnij to stworzenie na rękę właściciela",
            "Wykonaj Zła Grosia: Zarchiwizuj to stworzenie",
        ),
    ],
)
def test_two_abilities_of_one_card_are_told_apart_by_their_effects(lang, first, second):
    given = {"house": "dis", "hand": "gateway-to-dis", "p1_line": "bad-penny +biomatrix-backup"}
    with Situation(**given) as table:
        table.answer("play gateway-to-dis")
        table.offers("resolve bad-penny bad-penny", "resolve bad-penny bad-penny 2")  # as stored games have it
        assert said(table.state, lang) == [first, second]
        table.answer("resolve bad-penny bad-penny")


def test_keywords_are_effects_too():
    line = "eldest-bear +fyre-breath"
    with Situation(house="untamed", line=line, p1_line="troll, krump, bumpsy") as table:
        table.answer("fight eldest-bear", "attack krump")
        assert said(table.state)[1:] == [
            "Resolve Eldest Bear: Deal 2 damage to each creature neighboring the creature it fights",
            "Resolve Eldest Bear: Assault",
        ]
        table.answer("resolve eldest-bear eldest-bear 3", "resolve eldest-bear eldest-bear")


def test_equal_effects_of_one_card_have_numbers():
    line = "bulleteye +silent-dagger +silent-dagger"
    with Situation(house="shadows", line=line, p1_line="troll, krump") as table:
        table.answer("reap bulleteye")
        assert said(table.state) == [
            "Resolve Bulleteye: Destroy 1 flank creature",
            "Resolve Bulleteye: Deal 4 damage to 1 flank creature (1)",
            "Resolve Bulleteye: Deal 4 damage to 1 flank creature (2)",
        ]
        table.answer(
            "resolve bulleteye bulleteye 2", "damage krump", "resolve bulleteye bulleteye", "destroy krump"
        )
        table.answer("damage troll")


def test_what_an_ability_is_about_is_said_where_it_is_another_card():
    line = "dextre +brain-stem-antenna +brain-stem-antenna"
    with Situation(house="mars", hand="tunk", line=line) as table:
        table.answer("play tunk", "left")
        assert [text[:24] for text in said(table.state)] == ["Resolve Dextre for Tunk:"] * 2
        table.answer("resolve dextre tunk")


@pytest.mark.parametrize("seed", range(4))
def test_no_two_orders_of_a_game_read_the_same(seed):
    """Only copies of a card, in the same place, are called alike."""
    for state in random_game(seed, of_any_set(seed)):
        if state.choice is None or state.choice.reason not in ("trigger-order", "replacement-order"):
            continue
        about = {(text, *option.raw[1:3]) for option, text in zip(state.legal(), said(state), strict=True)}
        assert len(about) == len(state.legal()), about
