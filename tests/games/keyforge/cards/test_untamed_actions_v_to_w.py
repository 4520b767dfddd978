"""What cards of Untamed in Call of the Archons do: actions v to w."""

import pytest

from tests.games.keyforge.cards.looking import table_of


@pytest.mark.parametrize(
    ("damage", "most", "left", "amber"), [(4, 3, " damage:1", 2), (3, 3, "", 2), (2, 2, "", 1)]
)
def test_vigor_pays_for_healing_three(damage, most, left, amber):
    with table_of(hand="vigor", line=f"niffle-queen damage:{damage}", p1_line="teliga damage:1") as table:
        table.answer("play vigor", "choose niffle-queen")
        table.offers(*(f"heal {n}" for n in range(most + 1)))
        table.answer(f"heal {most}")
        table.changed(amber=amber, hand="", discard="vigor", line=f"niffle-queen{left}")


def test_vigor_may_heal_less():
    with table_of(hand="vigor", line="niffle-queen damage:4") as table:
        table.answer("play vigor", "heal 2")
        table.changed(amber=1, hand="", discard="vigor", line="niffle-queen damage:2")


@pytest.mark.rule("KF-HEAL-02")
def test_vigor_on_an_undamaged_creature_heals_nothing():
    with table_of(hand="vigor", line="niffle-queen", p1_line="teliga damage:1") as table:
        table.answer("play vigor", "choose niffle-queen")
        table.changed(amber=1, hand="", discard="vigor")


def test_vigor_without_creatures_is_worth_its_aember():
    with table_of(hand="vigor") as table:
        table.answer("play vigor")
        table.changed(amber=1, hand="", discard="vigor")


def test_word_of_returning_hurts_by_the_aember_and_takes_it():
    with table_of(
        hand="word-of-returning",
        amber=1,
        line="snufflegator amber:2",
        p1_amber=2,
        p1_line="teliga amber:3, flaxia amber:2, murmook, niffle-queen warded amber:4",
    ) as table:
        table.answer("play word-of-returning")
        table.changed(
            amber=11,
            hand="",
            discard="word-of-returning",
            p1_line="flaxia damage:2, murmook, niffle-queen",
            p1_discard="teliga",
        )


def test_word_of_returning_without_aember_on_enemies_does_nothing():
    with table_of(hand="word-of-returning", line="snufflegator amber:2", p1_line="teliga") as table:
        table.answer("play word-of-returning")
        table.changed(amber=1, hand="", discard="word-of-returning")
