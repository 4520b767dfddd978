"""The worked examples of the catalogue: given, when, then."""

import pytest

from tests.games.shards.situations import GAME
from tests.games.shards.tables import ROW, RulesSituation


@pytest.mark.rule("SI-EX-01")
@pytest.mark.parametrize("first", range(4))
def test_four_players_start_with_mastery_0_to_3(first: int) -> None:
    state = GAME.new(players=4, seed=first, first=first)
    mastery = [state.players[(first + i) % 4].mastery for i in range(4)]
    assert mastery == [0, 1, 2, 3]
    assert [state.players[(first + i) % 4].health for i in range(4)] == [50] * 4


@pytest.mark.rule("SI-EX-02")
def test_reactor_drone_gives_three_gems_for_later() -> None:
    with RulesSituation(gems=1, hand="reactor-drone, blaster", row="command-seer") as table:
        table.answer("play reactor-drone")
        table.changed(hand="blaster", played="reactor-drone", gems=4)
        table.answer("play blaster", "recruit command-seer")
        table.changed(hand="", played="reactor-drone, blaster", power=1, gems=0, row="", discard="command-seer")


@pytest.mark.rule("SI-EX-03")
@pytest.mark.parametrize(("mastery", "power"), [(9, 2), (10, 3), (20, 5), (30, "infinite")])
def test_infinity_shard_gives_one_of_its_amounts(mastery: int, power: int | str) -> None:
    with RulesSituation(mastery=mastery, hand="infinity-shard", p1_mastery=30) as table:
        table.answer("play infinity-shard")
        table.changed(hand="", played="infinity-shard", power=power)


@pytest.mark.rule("SI-EX-04")
def test_fungal_hermit_at_mastery_9() -> None:
    with RulesSituation(mastery=9, health=20, hand="fungal-hermit") as table:
        table.answer("play fungal-hermit")
        table.changed(hand="", played="fungal-hermit", mastery=10, health=25)
    with RulesSituation(mastery=8, health=20, hand="fungal-hermit") as table:
        table.answer("play fungal-hermit")
        table.changed(hand="", played="fungal-hermit", mastery=9)


@pytest.mark.rule("SI-EX-05")
def test_command_seer_stops_five_of_seven() -> None:
    with RulesSituation(power=7, p1_health=50, p1_hand="command-seer") as table:
        table.answer("end-turn", "show command-seer")
        table.changed(player=1, power=0, p1_health=48, p1_shown="command-seer")


@pytest.mark.rule("SI-EX-06")
@pytest.mark.parametrize(("mastery", "drawn"), [(8, {}), (9, {"hand": "blaster", "deck": "crystal"})])
def test_cache_warden_at_mastery_8_and_9(mastery: int, drawn: dict) -> None:
    with RulesSituation(mastery=mastery, hand="cache-warden", deck="blaster, crystal") as table:
        table.answer("play cache-warden")
        table.changed(**{"hand": ""} | drawn, played="cache-warden", mastery=mastery + 1)


@pytest.mark.rule("SI-EX-07")
def test_focus_after_the_shard_comes_too_late() -> None:
    with RulesSituation(gems=1, mastery=9, hand="infinity-shard") as table:
        table.answer("play infinity-shard", "focus")
        table.changed(hand="", played="infinity-shard", power=2, gems=0, focused=True, mastery=10)


@pytest.mark.rule("SI-EX-08")
def test_spore_cleric_helps_the_aspirant_and_goes_under_the_deck() -> None:
    given = {
        "hand": "undergrowth-aspirant",
        "deck": "5 crystal",
        "row": ROW,
        "centre": "systema-ai, mining-drones",
    }
    with RulesSituation(gems=2, health=20, **given) as table:
        table.answer("fast-play spore-cleric", "play undergrowth-aspirant")
        table.changed(
            gems=0,
            hand="",
            played="spore-cleric fast, undergrowth-aspirant",
            row=ROW.replace("spore-cleric", "systema-ai"),
            centre="mining-drones",
            health=27,
            power=5,
        )
        table.answer("end-turn")
        table.changed(
            player=1,
            power=0,
            p1_health=45,
            played="",
            hand="5 crystal",
            deck="",
            discard="undergrowth-aspirant",
            centre="mining-drones, spore-cleric",
            buried=1,
        )


@pytest.mark.rule("SI-EX-09")
def test_li_hin_is_no_target_for_20_power_but_for_thorn_zealot() -> None:
    given = {"hand": "thorn-zealot", "p1_champions": "li-hin-the-shattered"}
    with RulesSituation(power=20, played="leshai-knight", **given) as table:
        assert not [text for text in table.texts() if text.startswith("attack")]
        table.refused("attack li-hin-the-shattered", "SI-ATK-09")
        table.answer("play thorn-zealot")
        table.changed(
            hand="",
            played="leshai-knight, thorn-zealot",
            p1_champions="",
            p1_discard="li-hin-the-shattered",
        )
    with RulesSituation(**given) as table:  # without unify she stays
        table.answer("play thorn-zealot")
        table.changed(hand="", played="thorn-zealot")


@pytest.mark.rule("SI-EX-10")
def test_one_shield_against_two_opponents() -> None:
    given = {"deck": "5 crystal", "p1_hand": "blaster, wraethe-skirmisher, blaster", "p1_deck": "5 crystal"}
    with RulesSituation(power=4, p2_hand="command-seer", **given) as table:
        table.answer("end-turn", "assign p2=4", "show command-seer")
        table.answer("play blaster", "play blaster", "play wraethe-skirmisher")
        assert table.state.power == 4
        table.answer("end-turn", "assign p2=4", "show command-seer")
        assert table.state.players[2].health == 50
        assert table.zone("hand", 2) == ["command-seer"]
        assert table.asked == (2, "act")


@pytest.mark.rule("SI-EX-11")
def test_five_cards_from_a_deck_of_two_and_a_discard_pile_of_six() -> None:
    with RulesSituation(deck="2 blaster", discard="6 crystal") as table:
        table.answer("end-turn")
        table.changed(player=1, hand="2 blaster, 3 crystal", deck="3 crystal", discard="")


@pytest.mark.rule("SI-EX-12")
def test_spore_cleric_at_48_health() -> None:
    with RulesSituation(health=48, hand="spore-cleric") as table:
        table.answer("play spore-cleric")
        table.changed(hand="", played="spore-cleric", health=50)


@pytest.mark.rule("SI-EX-13")
def test_shard_abstractor_at_mastery_29() -> None:
    with RulesSituation(mastery=29, hand="shard-abstractor") as table:
        table.answer("play shard-abstractor")
        table.changed(hand="", played="shard-abstractor", mastery=30)


@pytest.mark.rule("SI-EX-14")
def test_four_power_do_not_harm_a_champion_with_five_health() -> None:
    with RulesSituation(power=4, p1_champions="numeri-drones") as table:
        table.refused("attack numeri-drones", "SI-ATK-02")
        table.answer("end-turn")
        table.changed(player=1, power=0, p1_health=46)


@pytest.mark.rule("SI-EX-14")
def test_seven_power_destroy_it_and_two_are_left() -> None:
    with RulesSituation(power=7, p1_champions="numeri-drones") as table:
        table.answer("attack numeri-drones")
        table.changed(power=2, p1_champions="", p1_discard="numeri-drones")
        table.answer("end-turn")
        table.changed(player=1, power=0, p1_health=48)


@pytest.mark.rule("SI-EX-15")
def test_nine_power_on_three_opponents() -> None:
    hands = {"p1_hand": "command-seer", "p2_hand": "thorn-zealot", "p3_hand": "cryptofist-monk"}
    with RulesSituation(power=9, **hands) as table:
        table.answer("end-turn", "assign p1=6 p2=3 p3=0")
        table.changed()
        assert table.asked == (1, "show")
        table.answer("show command-seer")
        assert table.asked == (2, "show")
        table.answer("show thorn-zealot")
        table.changed(player=1, power=0, p1_health=49, p1_shown="command-seer", p2_shown="thorn-zealot")


@pytest.mark.rule("SI-EX-16")
def test_a_second_focus_is_refused() -> None:
    with RulesSituation(gems=3) as table:
        table.answer("focus")
        table.changed(gems=2, focused=True, mastery=1)
        table.refused("focus", "SI-FOCUS-02")
