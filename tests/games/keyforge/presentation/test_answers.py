"""Answers of KeyForge: each has a sentence of its own."""

from __future__ import annotations

import pytest

import trivault
from trivault.kernel.choices import DISTRIBUTE, Choice
from trivault.kernel.text import LANGUAGES
from trivault.presentation.menu import MOST_LISTED, Menu
from trivault.presentation.presenter import make_presenter

GAME = trivault.load("keyforge")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_equal_creatures_of_both_players_are_told_apart(lang: str) -> None:
    position = {
        "players": [{"hand": ["punch"], "line": ["2 troll"]}, {"line": ["troll"]}],
        "turn": {"house": "brobnar"},
    }
    state = GAME.position(position)
    state.apply("play punch")
    words = make_presenter(GAME.name, lang).words
    asked = Menu(state, state.asked(None), words)
    assert len(set(asked.sentences)) == 3
    first, second = words.say("player", n=1), words.say("player", n=2)
    assert [f"({first})" in said for said in asked.sentences] == [True, True, False]
    assert [f"({second})" in said for said in asked.sentences] == [False, False, True]


def test_two_effects_of_one_card_are_named() -> None:
    side = {
        "line": ["dextre", "ganymede-archivist", "bumpsy"],
        "artifacts": ["spectral-tunneler"],
        "deck": ["9 troll"],
    }
    state = GAME.position({"players": [side, {}], "turn": {"house": "logos"}})
    for answer in ("act spectral-tunneler", "choose ganymede-archivist", "reap ganymede-archivist"):
        state.apply(answer)
    asked = Menu(state, state.asked(None), make_presenter(GAME.name, "en").words)
    assert asked.sentences == [
        "Resolve Ganymede Archivist: Archive 1 card from your hand",
        "Resolve Ganymede Archivist: Draw 1 card",
    ]


def test_equal_creatures_among_which_damage_is_split_are_counted() -> None:
    creatures = {"line": ["2 troll", "bumpsy"]}
    state = GAME.position({"players": [creatures, {}], "turn": {"house": "brobnar"}})
    choice = Choice(0, DISTRIBUTE, "damage", things=tuple(state.players[0].line), high=4)
    asked = Menu(state, choice, make_presenter(GAME.name, "en").words)
    assert asked.sentences == [
        "Deal damage: 4 to Troll",
        "Deal damage: 4 to Troll, number 2",
        "Deal damage: 4 to Bumpsy",
    ]


def test_every_deed_has_a_sentence_in_every_language() -> None:
    for lang in LANGUAGES:
        deeds = make_presenter("keyforge", lang).deeds
        assert len(deeds) == len(set(deeds))
        assert all(deeds.values())
        assert {"dis", "play punch", "reap troll", "omni lash-of-broken-dreams"} <= set(deeds)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_of_all_cards_is_answered_by_its_name_without_listing_them_all(lang: str) -> None:
    state = GAME.position({"players": [{"hand": ["etan-s-jar"]}, {}], "turn": {"house": "dis"}})
    state.apply("play etan-s-jar")
    asked = Menu(state, state.asked(None), make_presenter(GAME.name, lang).words)
    assert len(asked.sentences) > 1000
    assert (len(list(asked.listing())), asked.unlisted) == (MOST_LISTED, len(asked.sentences) - MOST_LISTED)
    assert asked.read(asked.sentences[-1]).text == asked.texts[-1]  # also those that are not shown
    assert asked.read(str(len(asked.sentences))).text == asked.texts[-1]
