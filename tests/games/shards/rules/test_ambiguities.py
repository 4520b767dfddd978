"""The decisions of the catalogue: what the engine does where the rulebook is silent or unclear."""

import pytest

from tests.games.shards.situations import GAME
from tests.games.shards.tables import ROW, RulesSituation


@pytest.mark.rule("SI-AMB-01")
def test_a_mercenary_hired_in_between_helps_the_cards_played_after_it() -> None:
    given = {"hand": "leshai-knight, 2 crystal", "row": "spore-cleric", "p1_champions": "evokatus"}
    with RulesSituation(health=20, power=2, **given) as table:
        table.answer("attack evokatus", "play crystal", "play crystal", "fast-play spore-cleric")
        table.answer("play leshai-knight")
        table.changed(
            hand="",
            row="",
            played="2 crystal, spore-cleric fast, leshai-knight",
            health=24,
            power=6,
            p1_champions="",
            p1_discard="evokatus",
        )


@pytest.mark.rule("SI-AMB-02")
@pytest.mark.parametrize(("health", "out"), [(11, False), (10, False), (1, False), (0, True)])
def test_a_player_is_out_at_0_and_not_at_10(health: int, out: bool) -> None:
    with RulesSituation(power=20, p1_health=20 + health) as table:
        table.answer("end-turn")
        assert table.state.over == out
        assert table.state.players[1].health == health


@pytest.mark.rule("SI-AMB-03")
def test_the_health_of_a_champion_is_paid_in_one_go() -> None:
    with RulesSituation(power=4, hand="blaster", p1_champions="numeri-drones") as table:
        table.refused("attack numeri-drones", "SI-ATK-02")
        table.answer("play blaster", "attack numeri-drones")
        change = {"p1_champions": "", "p1_discard": "numeri-drones"}
        table.changed(power=0, hand="", played="blaster", **change)


@pytest.mark.rule("SI-AMB-04")
def test_all_power_is_assigned() -> None:
    with RulesSituation(power=5, p2_health=50) as table:
        table.answer("end-turn")
        table.refused("assign p1=3", "SI-ATK-05", "SI-AMB-04")
        table.refused("assign p1=4 p2=2", "SI-ATK-05", "SI-AMB-04")
        table.answer("assign p1=3 p2=2")
        table.changed(player=1, power=0, p1_health=47, p2_health=48)


@pytest.mark.rule("SI-AMB-04")
def test_power_without_a_target_is_lost() -> None:
    with RulesSituation(power=5, p1_champions="zetta-the-encryptor", p1_hand="crystal") as table:
        table.answer("end-turn")
        table.changed(player=1, power=0)


@pytest.mark.rule("SI-AMB-05")
def test_infinite_power_has_to_destroy_zetta_first() -> None:
    given = {"p1_champions": "zetta-the-encryptor", "p2_health": 50}
    with RulesSituation(power="infinite", **given) as table:
        table.answer("end-turn")
        table.changed(player=1, power=0, p2_health=0)
    with RulesSituation(power="infinite", **given) as table:
        table.answer("attack zetta-the-encryptor", "end-turn")
        table.changed(winners=(0,), p1_champions="", p1_health=0, p2_health=0, banished="zetta-the-encryptor")


@pytest.mark.rule("SI-AMB-06")
def test_the_row_has_a_gap_until_a_card_is_available() -> None:
    with RulesSituation(gems=3, row=ROW, deck="5 crystal") as table:
        table.answer("recruit kiln-drone")
        _, *others = ROW.split(", ")
        assert table.state.position()["row"] == [None, *others]
        table.answer("fast-play nil-assassin")
        assert table.state.position()["row"] == [None, None, *others[1:]]
        table.answer("end-turn")  # the mercenary comes under the empty deck
        assert table.state.position()["row"] == ["nil-assassin", None, *others[1:]]
        assert table.state.position()["centre"] == []


@pytest.mark.rule("SI-AMB-07")
def test_whoever_owns_three_cards_draws_three() -> None:
    with RulesSituation(hand="blaster", played="crystal", discard="evokatus") as table:
        table.answer("end-turn")
        assert table.zone("hand") == ["blaster", "crystal", "evokatus"]


@pytest.mark.rule("SI-AMB-08")
def test_the_row_is_full_again_when_a_mercenary_takes_effect() -> None:
    row = ROW.replace("kiln-drone", "umbral-scourge")
    with RulesSituation(gems=3, hand="crystal", row=row, centre="systema-ai") as table:
        table.answer("fast-play umbral-scourge")
        assert table.asked == (0, "banish")
        assert table.state.position()["row"] == ROW.replace("kiln-drone", "systema-ai").split(", ")
        table.answer("skip")


@pytest.mark.rule("SI-AMB-09")
def test_mercenaries_go_under_the_deck_in_the_order_in_which_they_were_fast_played() -> None:
    with RulesSituation(gems=4, row=ROW, centre="systema-ai, mining-drones, evokatus", health=9) as table:
        table.answer("fast-play spore-cleric", "fast-play nil-assassin", "end-turn")
        assert table.state.position()["centre"] == ["evokatus", "spore-cleric", "nil-assassin"]


@pytest.mark.rule("SI-AMB-10")
def test_champions_and_board_are_ready_when_the_own_turn_is_over() -> None:
    with RulesSituation(gems=1, champions="optio-crusher", deck="5 crystal") as table:
        table.answer("focus", "exhaust optio-crusher")
        table.changed(gems=0, focused=True, mastery=1, power=3, champions="optio-crusher exhausted")
        table.answer("end-turn")
        table.changed(
            player=1,
            focused=False,
            power=0,
            p1_health=47,
            champions="optio-crusher",
            hand="5 crystal",
            deck="",
        )


@pytest.mark.rule("SI-AMB-11")
def test_the_card_just_drawn_may_be_shown() -> None:
    with RulesSituation(hand="thorn-zealot", deck="spore-cleric", p1_champions="optio-crusher") as table:
        table.answer("play thorn-zealot")
        table.changed(
            hand="spore-cleric",
            shown="spore-cleric",
            deck="",
            played="thorn-zealot",
            p1_champions="",
            p1_discard="optio-crusher",
        )


@pytest.mark.rule("SI-AMB-12")
@pytest.mark.parametrize(
    ("hand", "mastery"),
    [("kiln-drone, spore-cleric, nil-assassin", 5), ("kiln-drone, spore-cleric, data-heretic", 0)],
)
def test_dominion_asks_for_the_three_other_factions(hand: str, mastery: int) -> None:
    with RulesSituation(hand=f"omnius-the-all-knowing, {hand}") as table:
        table.answer("play omnius-the-all-knowing")
        assert table.state.players[0].mastery == mastery


@pytest.mark.rule("SI-AMB-13")
def test_mastery_taken_by_a_card_does_not_fall_below_0() -> None:
    given = {"hand": "2 venator-of-the-wastes", "champions": "evokatus"}
    with RulesSituation(mastery=9, p1_mastery=3, p2_mastery=8, **given) as table:
        table.answer("play venator-of-the-wastes")
        assert sorted(table.texts()) == ["lose-mastery p1", "lose-mastery p2"]
        table.answer("lose-mastery p1")
        change = {"hand": "venator-of-the-wastes", "played": "venator-of-the-wastes"}
        table.changed(power=4, p1_mastery=1, **change)
        table.answer("play venator-of-the-wastes", "lose-mastery p1")
        table.changed(hand="", played="2 venator-of-the-wastes", power=8, p1_mastery=0)


@pytest.mark.rule("SI-AMB-14")
def test_the_cards_of_a_player_who_is_out_leave_the_game() -> None:
    theirs = {"p1_deck": "blaster", "p1_discard": "reactor-drone", "p1_champions": "evokatus exhausted"}
    with RulesSituation(power=3, p1_health=3, p1_hand="crystal", **theirs, p2_health=50) as table:
        table.answer("end-turn", "assign p1=3", "skip")
        table.changed(
            player=2,
            power=0,
            p1_health=0,
            p1_hand="",
            p1_deck="",
            p1_discard="",
            p1_champions="",
            banished="crystal, blaster, reactor-drone, evokatus",
        )


@pytest.mark.rule("SI-AMB-15")
def test_champions_are_no_target_in_the_attack_phase() -> None:
    with RulesSituation(power=4, p1_champions="evokatus", p2_health=50) as table:
        table.answer("end-turn")
        table.refused("attack evokatus", "SI-TURN-05")
        table.answer("assign p1=4")
        table.changed(player=1, power=0, p1_health=46)


@pytest.mark.rule("SI-AMB-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_seed_says_who_is_first(players: int) -> None:
    first = [GAME.new(players=players, seed=seed).active for seed in range(40)]
    assert set(first) == set(range(players))
    assert first == [GAME.new(players=players, seed=seed).active for seed in range(40)]


@pytest.mark.rule("SI-AMB-17")
def test_attacked_players_show_shields_in_turn_order() -> None:
    hands = {"hand": "crystal", "p1_hand": "crystal", "p3_hand": "crystal"}
    with RulesSituation(player=2, power=3, **hands) as table:
        table.answer("end-turn", "assign p0=1 p1=1 p3=1")
        asked = []
        for _ in range(3):
            asked.append(table.asked)
            table.answer("skip")
        assert asked == [(3, "show"), (0, "show"), (1, "show")]


@pytest.mark.rule("SI-AMB-18")
def test_copying_is_not_playing() -> None:
    given = {"played": "spore-cleric", "champions": "additri-gaiamancer", "health": 20}
    with RulesSituation(hand="ojas-genesis-druid", **given) as table:
        table.answer("play ojas-genesis-druid")
        table.changed(hand="", played="spore-cleric, ojas-genesis-druid", health=24)
        table.answer("exhaust additri-gaiamancer")
        table.changed(champions="additri-gaiamancer exhausted", power=6)  # 2, and 2 for each of two


@pytest.mark.rule("SI-AMB-19")
def test_starter_cards_have_a_type_of_their_own_and_no_faction() -> None:
    starters = ("crystal", "blaster", "shard-reactor", "infinity-shard")
    assert {(GAME.card(slug).type, GAME.card(slug).faction) for slug in starters} == {("starter", "")}
    with RulesSituation(health=20, hand="undergrowth-aspirant, 3 crystal", played="3 blaster") as table:
        table.answer("play undergrowth-aspirant")
        table.changed(hand="3 crystal", played="3 blaster, undergrowth-aspirant", health=23)


@pytest.mark.rule("SI-AMB-28")
def test_cards_are_shown_by_themselves_and_only_as_far_as_needed() -> None:
    hand = "undergrowth-aspirant, thorn-zealot, spore-cleric"
    with RulesSituation(health=20, hand=hand) as table:
        (_, zealot, _) = table.state.players[0].hand
        table.answer("play undergrowth-aspirant")
        change = {"hand": "thorn-zealot, spore-cleric", "played": "undergrowth-aspirant"}
        table.changed(health=23, power=5, shown="thorn-zealot", **change)
        assert table.view(1).sides[0].hand == (zealot,)
    with RulesSituation(health=20, hand=hand, played="leshai-knight") as table:
        table.answer("play undergrowth-aspirant")
        change = {"hand": "thorn-zealot, spore-cleric", "played": "leshai-knight, undergrowth-aspirant"}
        table.changed(health=23, power=5, **change)


@pytest.mark.rule("SI-AMB-29")
def test_infinite_damage_is_not_assigned_but_shields_are_asked_for() -> None:
    with RulesSituation(power="infinite", p1_hand="cryptofist-monk", p2_hand="crystal") as table:
        table.answer("end-turn")
        assert table.asked == (1, "show")
        table.answer("show cryptofist-monk")
        assert table.asked == (2, "show")
        table.answer("skip")
        gone = {"p1_hand": "", "p2_hand": "", "banished": "cryptofist-monk, crystal"}
        table.changed(winners=(0,), p1_health=0, p2_health=0, **gone)


@pytest.mark.rule("SI-AMB-30")
def test_who_holds_cards_is_asked_with_shields_or_without() -> None:
    hands = {"p1_hand": "crystal", "p2_hand": "command-seer"}
    with RulesSituation(power=3, **hands, p3_health=50) as table:
        table.answer("end-turn", "assign p1=1 p2=1 p3=1")
        assert table.asked == (1, "show")
        assert table.texts() == ["skip"]
        told = [view.sides[1].hand for view in map(table.view, (0, 2, 3))]
        assert told == [()] * 3
        table.answer("skip")
        assert table.asked == (2, "show")
        table.answer("skip")  # the last one has no cards and is not asked
        table.changed(player=1, power=0, p1_health=49, p2_health=49, p3_health=49)
