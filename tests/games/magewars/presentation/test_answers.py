"""Answers of Mage Wars: in the order in which people look for them, with their price, by a few words."""

from __future__ import annotations

import pytest

import trivault
from trivault.games.magewars.presentation.presenter import MageWarsPresenter
from trivault.presentation.menu import Menu, Unclear

GAME = trivault.load("mage-wars")
BOOK = {"mage": "beastmaster", "spellbook": ["2 timber-wolf", "bear-strength", "bearskin", "fireball"]}


def test_spells_are_listed_by_type_and_name_with_their_price() -> None:
    state = GAME.new(decks=["starting-wizard", "starting-warlock"], seed=1)
    while state.asked(0).reason != "prepare":
        state.apply("skip", player=state.choice.player if state.choice else 0)
    told = MageWarsPresenter("en")
    menu = Menu(state, state.asked(0), told.words, told.arranged)
    kinds = [told.note(option).split(" ")[0] for option in menu.lines[:-1]]
    assert kinds == sorted(kinds, key=list(dict.fromkeys(kinds)).index), "each type stands together"
    names = [said for said, kind in zip(menu.sentences, kinds, strict=False) if kind == "creature"]
    assert names == sorted(names)
    assert menu.lines[-1].text == "skip"
    nullify = next(option for option in menu.lines if option.text == "prepare nullify")
    assert told.note(nullify) == "enchantment 2+2, quick, range 0–2"


def test_attacks_on_friends_come_after_those_on_enemies() -> None:
    state = GAME.position({"players": [{"mage": "beastmaster b2"}, {"mage": "warlock b2"}]})
    state.apply("activate beastmaster")
    told = MageWarsPresenter("en")
    said = [option.text for option in Menu(state, state.asked(0), told.words, told.arranged).lines]
    friend, enemy = "attack beastmaster beastmaster", "attack beastmaster warlock"
    assert said[-2:] == [friend, "done"]
    assert said.index(enemy) < said.index(friend)


class TestPlanning:
    """Up to two spells of a whole book are chosen."""

    def menu(self) -> Menu:
        state = GAME.position({"players": [BOOK, {}], "phase": "planning"})
        told = MageWarsPresenter("en")
        return Menu(state, state.asked(0), told.words, told.arranged)

    @pytest.mark.parametrize(
        ("typed", "answer"),
        [
            ("timber, bear str", "prepare timber-wolf bear-strength"),
            ("Timber Wolf, Timber Wolf", "prepare timber-wolf timber-wolf#2"),
            ("fire", "prepare fireball"),
            ("1 5", "prepare fireball bearskin"),
            ("skip", "skip"),
        ],
    )
    def test_by_name_and_by_number(self, typed: str, answer: str) -> None:
        assert self.menu().read(typed).text == answer

    @pytest.mark.parametrize("typed", ["bear, timber", "timber, timber, timber", "timber, troll"])
    def test_what_is_unclear(self, typed: str) -> None:
        with pytest.raises(Unclear):
            self.menu().read(typed)
