"""Chapter 'Banishing': out of the game."""

import pytest

from tests.games.shards.tables import ROW, RulesSituation


@pytest.mark.rule("SI-BAN-01")
def test_a_card_of_the_own_hand_or_discard_pile_is_banished() -> None:
    elsewhere = {"deck": "blaster", "row": "kiln-drone", "champions": "evokatus", "p1_hand": "nil-assassin"}
    with RulesSituation(hand="shadow-apostle, crystal", discard="crystal, reactor-drone", **elsewhere) as table:
        table.answer("play shadow-apostle")
        ways = ["banish crystal@discard", "banish crystal@hand", "banish reactor-drone", "skip"]
        assert sorted(table.texts()) == ways
        for other in ("blaster", "kiln-drone", "evokatus", "nil-assassin"):
            table.refused(f"banish {other}", "SI-BAN-01")
        table.answer("banish crystal@discard")
        table.changed(
            hand="crystal",
            discard="reactor-drone",
            banished="crystal",
            played="shadow-apostle",
            power=2,
        )


@pytest.mark.rule("SI-BAN-01")
def test_no_more_cards_than_the_effect_says() -> None:
    with RulesSituation(mastery=9, hand="zara-ra-soulflayer, 2 crystal", discard="2 blaster") as table:
        table.answer("play zara-ra-soulflayer")
        table.refused("banish crystal crystal blaster", "SI-BAN-01")
        table.answer("banish crystal blaster")
        assert table.zone("hand") == ["crystal"]
        assert table.zone("discard") == ["blaster"]
        assert len(table.state.banished) == 2


@pytest.mark.rule("SI-BAN-02")
def test_a_banished_card_is_out_of_the_game() -> None:
    given = {"deck": "", "discard": "5 blaster", "row": ROW, "centre": "systema-ai"}
    with RulesSituation(hand="umbral-scourge, reactor-drone", **given) as table:
        table.answer("play umbral-scourge", "banish reactor-drone")
        table.changed(hand="", banished="reactor-drone", played="umbral-scourge", mastery=1)
        for _ in range(3):  # the deck is shuffled again and again
            table.answer("end-turn", "end-turn")
            owned = table.zone("hand") + table.zone("deck") + table.zone("discard")
            assert sorted(owned) == ["blaster"] * 5 + ["umbral-scourge"]
        position = table.state.position()
        assert position["row"] == ROW.split(", ")
        assert position["centre"] == ["systema-ai"]
        assert position["banished"] == ["reactor-drone"]


@pytest.mark.rule("SI-BAN-03")
def test_a_card_played_this_turn_is_not_banished() -> None:
    with RulesSituation(gems=2, hand="reactor-drone, shadow-apostle, blaster", row="spore-cleric") as table:
        table.answer("play reactor-drone", "fast-play spore-cleric", "play shadow-apostle")
        assert sorted(table.texts()) == ["banish blaster", "skip"]
        for played in ("reactor-drone", "spore-cleric", "shadow-apostle"):
            table.refused(f"banish {played}", "SI-BAN-03")
        table.answer("skip")
        table.changed(
            gems=3,
            hand="blaster",
            row="",
            played="reactor-drone, spore-cleric fast, shadow-apostle",
            power=2,
        )


@pytest.mark.rule("SI-BAN-04")
@pytest.mark.parametrize("where", ["hand", "discard"])
@pytest.mark.parametrize("card", ["nil-assassin", "reactor-drone", "the-grand-architect", "evokatus"])
def test_banishing_a_card_does_not_give_its_effect(card: str, where: str) -> None:
    hand, discard = (f"shadow-apostle, {card}", "") if where == "hand" else ("shadow-apostle", card)
    with RulesSituation(hand=hand, discard=discard, deck="crystal") as table:
        table.answer("play shadow-apostle", f"banish {card}")
        emptied = {"hand": "", "discard": ""} if where == "discard" else {"hand": ""}
        table.changed(banished=card, played="shadow-apostle", power=2, **emptied)


@pytest.mark.rule("SI-BAN-05")
@pytest.mark.parametrize(
    ("card", "mastery", "change"),
    [
        ("shadow-apostle", 0, {"power": 2}),
        ("umbral-scourge", 0, {"mastery": 1}),
        ("zara-ra-soulflayer", 10, {"power": 4, "mastery": 11}),
    ],
)
def test_banishing_is_optional(card: str, mastery: int, change: dict) -> None:
    with RulesSituation(mastery=mastery, hand=f"{card}, crystal", discard="crystal") as table:
        table.answer(f"play {card}")
        assert table.asked == (0, "banish")
        table.answer("skip")
        table.changed(hand="crystal", played=card, **change)
