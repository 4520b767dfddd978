"""Chapter 'Bonus icons'."""

import pytest

from tests.games.keyforge.situations import Situation


@pytest.mark.rule("KF-BONUS-01")
def test_icons_come_before_the_play_ability():
    """The card that the icon draws can be archived by the ability."""
    with Situation(house="logos", hand="labwork icon:draw", deck="troll") as table:
        table.answer("play labwork")
        table.changed(amber=1, hand="", deck="", archives="troll", discard="labwork icon:draw")


@pytest.mark.rule("KF-BONUS-01")
def test_icons_come_before_abilities_that_hear_of_the_card():
    with Situation(hand="pingle-who-annoys icon:damage", artifacts="autocannon", line="troll") as table:
        table.answer("play pingle-who-annoys", "left")
        table.offers("damage pingle-who-annoys", "damage troll")
        table.changed(hand="", line="pingle-who-annoys icon:damage exhausted, troll")  # the cannon waits
        table.answer("damage troll")
        table.changed(line="pingle-who-annoys icon:damage exhausted damage:1, troll damage:1")


@pytest.mark.rule("KF-BONUS-02")
@pytest.mark.parametrize("order", [("capture", "damage"), ("damage", "capture")])
def test_icons_are_resolved_from_top_to_bottom_one_at_a_time(order):
    icons = " ".join(f"icon:{icon}" for icon in order)
    with Situation(hand=f"troll {icons}", line="krump", p1_amber=3) as table:
        table.answer("play troll", "left")
        for icon in order:
            table.offers(f"{icon} troll", f"{icon} krump")
            table.answer(f"{icon} krump")
        table.changed(hand="", line=f"troll {icons} exhausted, krump damage:1 amber:1", p1_amber=2)


@pytest.mark.rule("KF-BONUS-02", "KF-BONUS-05")
def test_icons_are_mandatory():
    """With nobody else there, the damage hits the creature that was just played."""
    with Situation(hand="troll icon:damage") as table:
        table.answer("play troll")
        table.changed(hand="", line="troll icon:damage exhausted damage:1")


@pytest.mark.rule("KF-BONUS-03")
@pytest.mark.parametrize(
    ("card", "amber"), [("lava-ball", 0), ("punch", 1), ("punch icon:amber icon:amber", 3)]
)
def test_each_aember_icon_gains_one(card, amber):
    with Situation(hand=card, p1_amber=2, p1_line="troll") as table:
        table.answer(f"play {card.split()[0]}")
        assert [side.amber for side in table.state.players] == [amber, 2]


@pytest.mark.rule("KF-BONUS-04")
def test_different_creatures_may_capture():
    hand = "troll icon:capture icon:capture"
    with Situation(hand=hand, line="krump", p1_line="bumpsy", p1_amber=3, amber=1) as table:
        table.answer("play troll", "right")
        table.offers("capture krump", "capture troll")
        table.answer("capture troll", "capture krump")
        table.changed(
            hand="", p1_amber=1, line="krump amber:1, troll icon:capture icon:capture exhausted amber:1"
        )


@pytest.mark.rule("KF-BONUS-04")
def test_without_a_friendly_creature_nobody_captures():
    with Situation(hand="punch icon:capture", p1_line="troll", p1_amber=3) as table:
        table.answer("play punch")
        table.changed(amber=1, hand="", discard="punch icon:capture", p1_line="troll damage:3")


@pytest.mark.rule("KF-BONUS-05")
def test_any_creature_may_take_the_damage():
    with Situation(hand="troll icon:damage", line="krump", p1_line="bumpsy") as table:
        table.answer("play troll", "left")
        table.offers("damage troll", "damage krump", "damage bumpsy")
        table.answer("damage bumpsy")
        table.changed(hand="", line="troll icon:damage exhausted, krump", p1_line="bumpsy damage:1")


@pytest.mark.rule("KF-BONUS-05")
def test_a_friendly_one_must_if_there_is_no_enemy():
    with Situation(hand="cannon icon:damage", line="krump") as table:
        table.answer("play cannon")
        table.changed(hand="", artifacts="cannon icon:damage exhausted", line="krump damage:1")


@pytest.mark.rule("KF-BONUS-06")
def test_damage_icons_are_separate_instances():
    """The ward takes the first, and the second is distributed anew."""
    hand = "cannon icon:damage icon:damage icon:damage"
    with Situation(hand=hand, line="krump", p1_line="bumpsy warded") as table:
        table.answer("play cannon", "damage bumpsy", "damage krump", "damage bumpsy")
        table.changed(
            hand="",
            artifacts="cannon icon:damage icon:damage icon:damage exhausted",
            line="krump damage:1",
            p1_line="bumpsy damage:1",
        )


@pytest.mark.rule("KF-BONUS-08")
def test_a_draw_icon_draws_a_card():
    with Situation(hand="cannon icon:draw", deck="troll, krump", p1_deck="umbra") as table:
        table.answer("play cannon")
        table.changed(hand="troll", deck="krump", artifacts="cannon icon:draw exhausted")


@pytest.mark.rule("KF-BONUS-09")
def test_all_icons_are_resolved_though_the_card_has_left():
    hand = "umbra icon:damage icon:damage icon:draw icon:amber"
    with Situation(house="shadows", hand=hand, line="krump", deck="troll") as table:
        table.answer("play umbra", "left", "damage umbra", "damage umbra")
        table.changed(
            amber=1, hand="troll", deck="", discard="umbra icon:damage icon:damage icon:draw icon:amber"
        )


@pytest.mark.rule("KF-BONUS-10")
def test_a_creatures_constant_ability_is_active_already():
    """The monk's own armor prevents the damage of its icon."""
    with Situation(house="sanctum", hand="grey-monk icon:damage") as table:
        table.answer("play grey-monk")
        table.changed(hand="", line="grey-monk icon:damage exhausted armor-used:1")


@pytest.mark.rule("KF-BONUS-11")
def test_bonus_icons_are_printed_and_added_ones():
    """Mimicry takes over both kinds from the action that it copies."""
    with Situation(
        house="untamed", hand="mimicry", deck="krump", p1_discard="punch icon:draw", p1_line="troll"
    ) as table:
        table.answer("play mimicry")
        table.changed(amber=1, hand="krump", deck="", discard="mimicry", p1_line="troll damage:3")


@pytest.mark.rule("KF-BONUS-09")
def test_all_icons_are_resolved_though_the_copy_has_left():
    """As a copy of Dust Pixie the gel has two icons more, above its own."""
    with Situation(
        house="logos", hand="mimic-gel icon:damage icon:draw", line="dust-pixie", deck="troll"
    ) as table:
        table.answer("play mimic-gel", "left", "damage dust-pixie")
        table.changed(amber=2, hand="troll", deck="", discard="mimic-gel icon:damage icon:draw")
