"""Chapter 'General': cards before rules, and where a played card lies."""

import pytest

from tests.games.shards.tables import RulesSituation


@pytest.mark.rule("SI-GEN-01")
def test_a_card_may_forbid_what_the_rules_allow() -> None:
    """A player may be attacked (SI-ATK-04), unless Zetta says no."""
    with RulesSituation(power=6, p1_champions="zetta-the-encryptor") as table:
        table.answer("end-turn")
        table.changed(player=1, power=0)
    with RulesSituation(power=6, p1_champions="evokatus") as table:
        table.answer("end-turn")
        table.changed(player=1, power=0, p1_health=44)


@pytest.mark.rule("SI-GEN-01")
def test_a_card_may_spare_the_price_and_change_the_way() -> None:
    """A recruited card is paid and goes to the discard pile (SI-REC-01), unless a card says otherwise."""
    with RulesSituation(mastery=15, hand="portal-monk", row="optio-crusher") as table:
        table.answer("play portal-monk")
        table.changed(hand="optio-crusher", shown="optio-crusher", played="portal-monk", row="")
    with RulesSituation(gems=2, champions="numeri-drones", row="optio-crusher, primus-pilus") as table:
        table.answer("exhaust numeri-drones", "recruit primus-pilus")
        table.changed(gems=1, champions="numeri-drones exhausted, primus-pilus", row="optio-crusher")


@pytest.mark.rule("SI-GEN-01")
def test_a_card_may_take_mastery_that_the_rules_call_permanent() -> None:
    with RulesSituation(hand="venator-of-the-wastes", champions="evokatus", p1_mastery=7) as table:
        table.answer("play venator-of-the-wastes")
        table.changed(hand="", played="venator-of-the-wastes", power=4, p1_mastery=5)


@pytest.mark.rule("SI-GEN-02")
@pytest.mark.parametrize("card", ["shard-reactor", "command-seer"])
def test_a_played_card_lies_open_until_the_turn_ends(card: str) -> None:
    with RulesSituation(hand=card, deck="5 crystal", discard="blaster") as table:
        (thing,) = table.state.players[0].hand
        table.answer(f"play {card}")
        table.changed(hand="", played=card, gems=2)
        for viewer in (0, 1):
            assert table.view(viewer).allies == (thing,)
        table.answer("end-turn")
        table.changed(player=1, played="", gems=0, hand="5 crystal", deck="", discard=f"blaster, {card}")
        assert table.view(1).allies == ()


@pytest.mark.rule("SI-GEN-03")
def test_a_card_in_the_play_area_is_no_longer_in_hand() -> None:
    with RulesSituation(hand="blaster, 2 crystal, evokatus") as table:
        table.answer("play blaster")
        table.changed(hand="2 crystal, evokatus", played="blaster", power=1)
        table.refused("play blaster", "SI-GEN-03")
        table.answer("play evokatus")
        table.refused("play evokatus", "SI-GEN-03")
        table.answer("play crystal", "play crystal")
        table.refused("play crystal", "SI-GEN-03")
        table.changed(hand="", champions="evokatus", played="blaster, evokatus, 2 crystal", gems=2)
