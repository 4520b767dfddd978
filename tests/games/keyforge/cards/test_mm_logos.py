"""Logos of Mass Mutation: both halves of Ultra Gravitron, ultra-gravitron and ultra-gravitron2."""

import pytest

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.game import GAME

BOTH = "ultra-gravitron, ultra-gravitron2"


@pytest.mark.parametrize(("deck", "archived", "left"), [(7, 5, "2 troll"), (5, 5, ""), (3, 3, "")])
def test_ultra_gravitron_archives_the_top_cards_of_the_deck(deck, archived, left):
    with Situation(house="logos", hand=BOTH, deck=f"{deck} troll", discard="krump") as table:
        table.answer("play ultra-gravitron")
        table.changed(hand="", line="ultra-gravitron exhausted", deck=left, archives=f"{archived} troll")


def test_the_opponent_does_not_see_what_is_archived():
    with Situation(house="logos", hand=BOTH, deck="troll, krump, bumpsy, umbra, tunk, zorg") as table:
        table.answer("play ultra-gravitron")
        assert GAME.view(table.state, 1).sides[0].archives == (-1,) * 5


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_ultra_gravitron_takes_a_creature_apart_for_its_icons(way):
    with Situation(
        house="logos",
        line="ultra-gravitron, krump",
        archives="labwork, dextre",
        deck="zorg",
        p1_line="dust-imp, bumpsy icon:amber icon:draw",
    ) as table:
        table.answer(f"{way} ultra-gravitron", *(["attack dust-imp"] if way == "fight" else []))
        table.offers("discard labwork", "discard dextre")
        table.answer("discard labwork", "purge bumpsy")
        fought = {"p1_line": "", "p1_discard": "dust-imp", "p1_amber": 2, "amber": 1}
        reaped = {"p1_line": "dust-imp", "amber": 2}
        line = (
            "ultra-gravitron exhausted armor-used:2, krump"
            if way == "fight"
            else "ultra-gravitron exhausted, krump"
        )
        table.changed(
            line=line,
            archives="dextre",
            discard="labwork",
            hand="zorg",
            deck="",
            p1_purged="bumpsy icon:amber icon:draw",
            **(fought if way == "fight" else reaped),
        )


def test_ultra_gravitron_does_nothing_without_an_archived_card():
    with Situation(house="logos", line="ultra-gravitron", p1_line="troll icon:amber") as table:
        table.answer("reap ultra-gravitron")
        table.changed(amber=1, line="ultra-gravitron exhausted")


def test_a_card_that_goes_to_its_owners_hand_was_not_discarded():
    with Situation(house="logos", line="ultra-gravitron", archives="zorg owner:1", p1_line="troll") as table:
        table.answer("reap ultra-gravitron")
        table.changed(amber=1, line="ultra-gravitron exhausted", archives="", p1_hand="zorg")


def test_the_icons_are_resolved_as_if_you_had_played_the_creature():
    """Your creature captures from your opponent; the damage is yours to deal."""
    with Situation(
        house="logos",
        line="ultra-gravitron",
        archives="labwork",
        p1_amber=3,
        p1_line="troll icon:capture icon:damage, krump",
    ) as table:
        table.answer("reap ultra-gravitron", "purge troll", "damage krump")
        table.changed(
            amber=1,
            line="ultra-gravitron exhausted amber:1",
            archives="",
            discard="labwork",
            p1_amber=2,
            p1_line="krump damage:1",
            p1_purged="troll icon:capture icon:damage",
        )


def test_ultra_gravitron_can_take_itself_apart():
    with Situation(house="logos", line="ultra-gravitron half-icon:amber", archives="labwork") as table:
        table.answer("reap ultra-gravitron")
        table.changed(
            amber=2,
            line="",
            archives="",
            discard="labwork",
            purged="ultra-gravitron, ultra-gravitron2 icon:amber",
        )


def test_a_ward_keeps_the_creature_but_not_its_icons():
    with Situation(
        house="logos", line="ultra-gravitron", archives="labwork", p1_line="troll icon:amber warded"
    ) as table:
        table.answer("reap ultra-gravitron", "purge troll")
        table.changed(
            amber=2,
            line="ultra-gravitron exhausted",
            archives="",
            discard="labwork",
            p1_line="troll icon:amber",
        )


def test_a_card_from_the_archives_is_not_discarded_from_hand():
    """The giant throws rocks only for Brobnar cards from hand."""
    with Situation(house="logos", line="ultra-gravitron, rock-hurling-giant", archives="troll") as table:
        table.answer("reap ultra-gravitron", "purge rock-hurling-giant")
        table.changed(
            amber=1,
            line="ultra-gravitron exhausted",
            archives="",
            discard="troll",
            purged="rock-hurling-giant",
        )
