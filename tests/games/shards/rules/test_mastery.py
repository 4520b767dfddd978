"""Chapter 'Mastery': the dial that rises to 30, and the lines it opens."""

import pytest

from tests.games.shards.tables import RulesSituation


@pytest.mark.rule("SI-MAST-01")
def test_mastery_comes_from_focus_and_from_cards() -> None:
    given = {"hand": "shard-abstractor", "champions": "systema-ai"}
    with RulesSituation(gems=8, mastery=4, row="the-grand-architect", **given, p1_mastery=9) as table:
        table.answer("focus")
        table.changed(gems=7, focused=True, mastery=5)
        table.answer("play shard-abstractor")
        table.changed(hand="", played="shard-abstractor", mastery=7)
        table.answer("exhaust systema-ai")
        table.changed(champions="systema-ai exhausted", mastery=8)
        table.answer("fast-play the-grand-architect")
        table.changed(gems=0, row="", played="shard-abstractor, the-grand-architect fast", mastery=13)


@pytest.mark.rule("SI-MAST-02")
@pytest.mark.parametrize(
    ("before", "card", "after"),
    [
        (28, "shard-abstractor", 30),
        (29, "shard-abstractor", 30),
        (25, "the-grand-architect", 30),
        (26, "the-grand-architect", 30),
        (24, "the-grand-architect", 29),
    ],
)
def test_mastery_never_exceeds_30(before: int, card: str, after: int) -> None:
    with RulesSituation(hand=card, mastery=before) as table:
        table.answer(f"play {card}")
        table.changed(hand="", played=card, mastery=after)


@pytest.mark.rule("SI-MAST-02")
def test_excess_mastery_is_lost() -> None:
    hand = "shard-abstractor, venator-of-the-wastes"
    with RulesSituation(gems=1, mastery=30, hand=hand, p1_mastery=29) as table:
        table.answer("focus", "play shard-abstractor")
        table.changed(gems=0, focused=True, hand="venator-of-the-wastes", played="shard-abstractor")


@pytest.mark.rule("SI-MAST-03")
def test_mastery_is_neither_spent_nor_lost() -> None:
    given = {"hand": "fungal-hermit", "health": 20, "p1_mastery": 17}
    with RulesSituation(mastery=11, deck="aetherbreaker, 4 crystal", **given) as table:
        table.answer("play fungal-hermit")
        table.changed(hand="", played="fungal-hermit", mastery=12, health=25)
        table.answer("end-turn", "end-turn")
        table.changed(played="", hand="aetherbreaker, 4 crystal", deck="", discard="fungal-hermit")
        table.answer("play aetherbreaker")
        table.changed(hand="4 crystal", played="aetherbreaker", power=8)


@pytest.mark.rule("SI-MAST-04")
@pytest.mark.parametrize(("mastery", "power"), [(0, 4), (9, 4), (10, 8), (11, 8), (30, 8)])
def test_a_bonus_applies_from_its_number_on(mastery: int, power: int) -> None:
    with RulesSituation(mastery=mastery, hand="aetherbreaker", gems=2) as table:
        table.answer("play aetherbreaker")
        table.changed(hand="", played="aetherbreaker", power=power)  # nothing is paid


@pytest.mark.rule("SI-MAST-05")
def test_mastery_gained_later_does_not_change_a_played_card() -> None:
    given = {"hand": "aetherbreaker", "champions": "optio-crusher"}
    with RulesSituation(gems=1, mastery=9, **given) as table:
        table.answer("play aetherbreaker", "exhaust optio-crusher")
        table.changed(hand="", played="aetherbreaker", champions="optio-crusher exhausted", power=7)
        table.answer("focus")
        table.changed(gems=0, focused=True, mastery=10)
        table.answer("end-turn")
        table.changed(
            player=1,
            power=0,
            p1_health=43,
            played="",
            hand="aetherbreaker",  # the only card: discarded, shuffled and drawn
            champions="optio-crusher",
            focused=False,
        )


@pytest.mark.rule("SI-MAST-05")
def test_mastery_gained_before_counts() -> None:
    given = {"hand": "aetherbreaker", "champions": "optio-crusher"}
    with RulesSituation(gems=1, mastery=9, **given) as table:
        table.answer("focus", "play aetherbreaker", "exhaust optio-crusher")
        table.changed(
            gems=0,
            focused=True,
            mastery=10,
            hand="",
            played="aetherbreaker",
            champions="optio-crusher exhausted",
            power=13,
        )


@pytest.mark.rule("SI-MAST-06")
def test_mastery_from_the_same_card_counts_for_its_bonus() -> None:
    with RulesSituation(mastery=9, hand="zara-ra-soulflayer", discard="crystal") as table:
        table.answer("play zara-ra-soulflayer")
        assert table.asked == (0, "banish")
        table.answer("banish crystal")
        change = {"discard": "", "banished": "crystal"}
        table.changed(hand="", played="zara-ra-soulflayer", power=4, mastery=10, **change)
    with RulesSituation(mastery=8, hand="zara-ra-soulflayer", discard="crystal") as table:
        table.answer("play zara-ra-soulflayer")
        table.changed(hand="", played="zara-ra-soulflayer", power=4, mastery=9)


@pytest.mark.rule("SI-MAST-07")
@pytest.mark.parametrize(("mastery", "gems"), [(0, 2), (4, 2), (5, 3), (14, 3), (15, 4), (30, 4)])
def test_of_lines_that_say_instead_the_highest_applies_alone(mastery: int, gems: int) -> None:
    with RulesSituation(mastery=mastery, hand="shard-reactor") as table:
        table.answer("play shard-reactor")
        table.changed(hand="", played="shard-reactor", gems=gems)


@pytest.mark.rule("SI-MAST-07")
@pytest.mark.parametrize(("mastery", "power"), [(9, 3), (10, 5)])
def test_an_exhaust_ability_is_replaced_alike(mastery: int, power: int) -> None:
    with RulesSituation(mastery=mastery, champions="optio-crusher") as table:
        table.answer("exhaust optio-crusher")
        table.changed(champions="optio-crusher exhausted", power=power)


@pytest.mark.rule("SI-MAST-08")
def test_a_bonus_without_instead_is_added() -> None:
    with RulesSituation(mastery=15, hand="ghostwillow-avenger", p1_champions="evokatus") as table:
        table.answer("play ghostwillow-avenger")
        change = {"p1_champions": "", "p1_discard": "evokatus"}
        table.changed(hand="", played="ghostwillow-avenger", power=4, **change)
    with RulesSituation(mastery=14, hand="ghostwillow-avenger", p1_champions="evokatus") as table:
        table.answer("play ghostwillow-avenger")
        table.changed(hand="", played="ghostwillow-avenger", power=4)


@pytest.mark.rule("SI-MAST-08")
def test_a_bonus_comes_on_top_of_what_the_card_gives() -> None:
    with RulesSituation(mastery=20, champions="systema-ai", deck="blaster, crystal") as table:
        table.answer("exhaust systema-ai")
        table.changed(champions="systema-ai exhausted", mastery=21, hand="blaster, crystal", deck="")


@pytest.mark.rule("SI-MAST-09")
@pytest.mark.parametrize(
    ("mastery", "power"),
    [(0, 2), (9, 2), (10, 3), (19, 3), (20, 5), (29, 5), (30, "infinite")],
)
def test_the_infinity_shard(mastery: int, power: int | str) -> None:
    with RulesSituation(mastery=mastery, hand="infinity-shard") as table:
        table.answer("play infinity-shard")
        table.changed(hand="", played="infinity-shard", power=power)
