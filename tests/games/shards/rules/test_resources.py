"""Chapter 'Resources': gems and power of the turn, mastery and health of the game."""

import pytest

from tests.games.shards.tables import RulesSituation
from trivault.games.shards.rules.events import PAY
from trivault.kernel.events import emit
from trivault.kernel.frames import Scope
from trivault.kernel.ids import player_thing

MARKET = {"row": "korvus-legionnaire, nil-assassin", "centre": ""}


@pytest.mark.rule("SI-RES-01")
def test_gems_pay_for_recruiting_fast_playing_and_focus() -> None:
    with RulesSituation(gems=6, power=9, **MARKET) as table:
        table.answer("recruit korvus-legionnaire")
        table.changed(gems=3, discard="korvus-legionnaire", row="nil-assassin")
        table.answer("fast-play nil-assassin")
        table.changed(gems=1, played="nil-assassin fast", row="", power=14)
        table.answer("focus")
        table.changed(gems=0, focused=True, mastery=1)


def test_to_pay_is_an_event_that_happens() -> None:
    """An effect that asks whether it did is told so."""
    with RulesSituation(gems=6, **MARKET) as table:
        emit(table.state, PAY, player_thing(0), 2, Scope(0))
        assert table.state.happened == 1
        table.changed(gems=4)


@pytest.mark.rule("SI-RES-01")
def test_without_gems_nothing_is_bought() -> None:
    with RulesSituation(gems=1, power=9, mastery=9, **MARKET) as table:
        table.refused("recruit korvus-legionnaire", "SI-REC-01")
        table.refused("fast-play nil-assassin", "SI-MERC-02")
        table.answer("focus")
        table.refused("focus", "SI-FOCUS-02", "SI-FOCUS-01")
        assert table.texts() == ["end-turn"]
    with RulesSituation(power=9, mastery=9, **MARKET) as table:
        table.refused("focus", "SI-FOCUS-01")
        assert table.texts() == ["end-turn"]


@pytest.mark.rule("SI-RES-02")
def test_power_attacks_champions_and_players() -> None:
    with RulesSituation(gems=9, power=7, p1_champions="numeri-drones") as table:
        table.answer("attack numeri-drones")
        table.changed(power=2, p1_champions="", p1_discard="numeri-drones")
        table.answer("end-turn")
        table.changed(player=1, gems=0, power=0, p1_health=48)


@pytest.mark.rule("SI-RES-02")
def test_gems_attack_nobody() -> None:
    with RulesSituation(gems=9, p1_champions="evokatus") as table:
        table.refused("attack evokatus", "SI-ATK-02")
        table.answer("end-turn")
        table.changed(player=1, gems=0)


@pytest.mark.rule("SI-RES-03")
def test_gems_and_power_add_up_and_wait_for_their_use() -> None:
    hand = "crystal, blaster, shard-reactor, infinity-shard"
    with RulesSituation(hand=hand, row="korvus-legionnaire", p1_champions="evokatus") as table:
        table.answer("play crystal")
        table.changed(gems=1, hand="blaster, shard-reactor, infinity-shard", played="crystal")
        table.answer("play blaster")
        table.changed(power=1, hand="shard-reactor, infinity-shard", played="crystal, blaster")
        table.answer("play shard-reactor")
        table.changed(gems=3, hand="infinity-shard", played="crystal, blaster, shard-reactor")
        table.answer("play infinity-shard")
        table.changed(power=3, hand="", played=hand)
        table.answer("recruit korvus-legionnaire")
        table.changed(gems=0, row="", discard="korvus-legionnaire")
        table.answer("attack evokatus")
        table.changed(power=1, p1_champions="", p1_discard="evokatus")


@pytest.mark.rule("SI-RES-04")
def test_unused_gems_and_power_are_gone() -> None:
    decks = {"deck": "5 crystal", "p1_deck": "5 crystal"}
    with RulesSituation(
        gems=5, power=4, row="kiln-drone", p1_champions="zetta-the-encryptor", **decks
    ) as table:
        table.answer("end-turn")  # Zetta: there is nobody to attack
        table.changed(player=1, gems=0, power=0, hand="5 crystal", deck="")
        assert table.texts() == ["end-turn"]
        table.answer("end-turn")
        table.changed(player=0, p1_hand="5 crystal", p1_deck="")
        table.refused("recruit kiln-drone", "SI-REC-01")
        table.refused("attack zetta-the-encryptor", "SI-ATK-02")


@pytest.mark.rule("SI-RES-05")
def test_mastery_and_health_stay_from_turn_to_turn() -> None:
    dials = {"health": 23, "mastery": 11, "p1_health": 37, "p1_mastery": 6}
    with RulesSituation(gems=1, power=2, **dials) as table:
        table.answer("focus", "end-turn", "end-turn", "end-turn", "end-turn")
        table.changed(gems=0, power=0, mastery=12, p1_health=35)
