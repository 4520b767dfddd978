"""What cards of Logos in Worlds Collide do: actions."""

from functools import partial

import pytest

from tests.games.keyforge import situations

Situation = partial(situations.Situation, house="logos")


# Data Forge


@pytest.mark.parametrize(("hand", "amber", "left"), [(9, 7, 1), (9, 5, None), (12, 4, 1), (0, 15, 0)])
def test_data_forge_is_cheaper_with_each_card_in_hand(hand, amber, left):
    cards = f"data-forge, {hand} troll" if hand else "data-forge"
    with Situation(hand=cards, amber=amber) as table:
        table.answer("play data-forge")
        if left is None:
            table.changed(amber=amber + 1, hand=f"{hand} troll", discard="data-forge")
        else:
            table.offers("forge data-forge", "skip")
            table.answer("forge data-forge", "red")
            table.changed(amber=left, hand=f"{hand} troll" if hand else "", discard="data-forge", keys="red")


def test_data_forge_need_not_forge():
    with Situation(hand="data-forge, 10 troll", amber=9) as table:
        table.answer("play data-forge", "skip")
        table.changed(amber=10, hand="10 troll", discard="data-forge")


# Information Exchange


@pytest.mark.parametrize(("stolen", "amber"), [(0, 1), (1, 2), (3, 2)])
def test_information_exchange_steals_more_from_a_thief(stolen, amber):
    with Situation(hand="information-exchange", p1_amber=5, p1_stolen_last=stolen, stolen_last=4) as table:
        table.answer("play information-exchange")
        table.changed(hand="", discard="information-exchange", amber=amber, p1_amber=5 - amber)


def test_what_was_stolen_counts_until_the_own_next_turn_is_over():
    given = {"hand": "6 troll", "houses": "logos, shadows, dis", "p1_houses": "logos, shadows, dis"}
    with Situation(
        house="shadows", line="urchin", **given, p1_hand="2 information-exchange, 5 troll", p1_amber=3, amber=2,
    ) as table:  # fmt: skip
        table.answer("reap urchin", "end-turn", "logos", "play information-exchange", "end-turn")
        assert [side.amber for side in table.state.players] == [2, 4]  # no theft yet: 1 is stolen
        assert [side.stolen_last for side in table.state.players] == [0, 1]
        table.answer("shadows", "end-turn")
        assert [side.stolen_last for side in table.state.players] == [0, 0]


# Thorium Plasmate


def test_thorium_plasmate_moves_an_enemy_between_its_kin():
    with Situation(
        hand="thorium-plasmate", line="dextre", p1_line="valdr, troll, mother, bumpsy, urchin"
    ) as table:
        table.answer("play thorium-plasmate", "choose bumpsy")
        table.offers("left", "right-of valdr", "right-of troll", "right-of mother", "right")
        table.answer("right-of valdr")
        table.changed(
            amber=1,
            hand="",
            discard="thorium-plasmate",
            p1_line="valdr, bumpsy damage:4, troll, mother, urchin",
        )


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("right-of troll", "troll, valdr damage:2, urchin"),
        ("left", "valdr damage:2, troll, urchin"),
        ("right", "troll, urchin, valdr"),
    ],
)
def test_thorium_plasmate_deals_for_each_neighbor_of_its_house(place, line):
    with Situation(hand="thorium-plasmate", p1_line="valdr, troll, urchin") as table:
        table.answer("play thorium-plasmate", "choose valdr", place)
        table.changed(amber=1, hand="", discard="thorium-plasmate", p1_line=line)


def test_thorium_plasmate_on_a_lone_enemy_does_nothing():
    with Situation(hand="thorium-plasmate", p1_line="valdr") as table:
        table.answer("play thorium-plasmate")
        table.changed(amber=1, hand="", discard="thorium-plasmate")
