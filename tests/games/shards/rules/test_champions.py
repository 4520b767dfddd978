"""Chapter 'Champions': cards that stay in play."""

import pytest

from tests.games.shards.tables import RulesSituation


@pytest.mark.rule("SI-CHAMP-01")
def test_a_recruited_champion_goes_to_the_discard_pile_first() -> None:
    with RulesSituation(gems=5, row="optio-crusher", champions="evokatus") as table:
        table.answer("recruit optio-crusher")
        table.changed(gems=0, row="", discard="optio-crusher")
        table.refused("exhaust optio-crusher", "SI-CHAMP-02")


@pytest.mark.rule("SI-CHAMP-02")
def test_a_champion_stays_beyond_the_turn_until_it_is_destroyed() -> None:
    with RulesSituation(hand="optio-crusher, crystal", deck="5 blaster", p1_deck="5 infinity-shard") as table:
        table.answer("play optio-crusher")
        table.changed(hand="crystal", champions="optio-crusher", played="optio-crusher")
        table.answer("end-turn")
        table.changed(player=1, played="", hand="5 blaster", deck="", discard="crystal")
        table.answer("end-turn", "end-turn")
        assert table.zone("champions") == ["optio-crusher"]
        table.answer("play infinity-shard", "play infinity-shard", "attack optio-crusher")
        assert table.zone("champions") == []
        assert "optio-crusher" in table.zone("discard")


@pytest.mark.rule("SI-CHAMP-03")
def test_a_champion_may_be_exhausted_in_the_turn_it_is_played() -> None:
    with RulesSituation(hand="optio-crusher") as table:
        table.answer("play optio-crusher", "exhaust optio-crusher")
        table.changed(hand="", champions="optio-crusher exhausted", played="optio-crusher", power=3)


@pytest.mark.rule("SI-CHAMP-04")
def test_each_champion_is_exhausted_once_in_a_turn() -> None:
    with RulesSituation(champions="2 optio-crusher, systema-ai", hand="crystal") as table:
        table.answer("exhaust optio-crusher")
        table.changed(champions="optio-crusher exhausted, optio-crusher, systema-ai", power=3)
        table.answer("play crystal", "exhaust systema-ai", "exhaust optio-crusher")
        champions = "2 optio-crusher exhausted, systema-ai exhausted"
        table.changed(champions=champions, power=6, mastery=1, hand="", played="crystal", gems=1)
        table.refused("exhaust optio-crusher", "SI-CHAMP-04")
        table.refused("exhaust systema-ai", "SI-CHAMP-04")


@pytest.mark.rule("SI-CHAMP-04")
def test_a_champion_is_exhausted_in_the_own_turn_only() -> None:
    with RulesSituation(champions="optio-crusher", p1_champions="systema-ai") as table:
        table.refused("exhaust systema-ai", "SI-CHAMP-02")
        table.answer("end-turn")
        table.refused("exhaust optio-crusher", "SI-CHAMP-02")
        assert table.texts() == ["exhaust systema-ai", "end-turn"]


@pytest.mark.rule("SI-CHAMP-05")
@pytest.mark.parametrize(("mastery", "drawn"), [(18, ""), (19, "blaster, crystal")])
def test_exhausting_carries_out_every_line_of_the_ability(mastery: int, drawn: str) -> None:
    with RulesSituation(champions="systema-ai", mastery=mastery, deck="blaster, crystal, evokatus") as table:
        table.answer("exhaust systema-ai")
        assert table.zone("hand") == drawn.split(", ") if drawn else not table.zone("hand")
        assert table.state.players[0].mastery == mastery + 1


@pytest.mark.rule("SI-CHAMP-05")
def test_the_lines_of_an_ability_happen_once() -> None:
    with RulesSituation(champions="fao-cutul-the-formless", mastery=20, power=1) as table:
        table.answer("exhaust fao-cutul-the-formless")
        table.changed(champions="fao-cutul-the-formless exhausted", power=6)  # 1 and 2, doubled


@pytest.mark.rule("SI-CHAMP-06")
def test_text_about_playing_happens_once_when_the_card_is_played() -> None:
    deck = "blaster, 6 crystal"
    with RulesSituation(hand="evokatus", deck=deck) as table:
        table.answer("play evokatus")
        table.changed(hand="blaster", deck="6 crystal", champions="evokatus", played="evokatus")
        table.answer("exhaust evokatus")
        table.changed(champions="evokatus exhausted", power=1)
        table.answer("end-turn", "end-turn")
        table.changed(
            champions="evokatus",
            power=0,
            p1_health=49,
            played="",
            hand="5 crystal",
            deck="crystal",
            discard="blaster",
        )
        table.answer("exhaust evokatus")
        table.changed(champions="evokatus exhausted", power=1)


@pytest.mark.rule("SI-CHAMP-07")
def test_own_champions_are_turned_upright_at_the_end_of_the_turn() -> None:
    given = {"champions": "systema-ai exhausted, evokatus", "p1_champions": "optio-crusher exhausted"}
    with RulesSituation(**given) as table:
        table.refused("exhaust systema-ai", "SI-CHAMP-04")
        table.answer("end-turn")
        table.changed(player=1, champions="systema-ai, evokatus")
        table.answer("end-turn")
        table.changed(player=0, p1_champions="optio-crusher")
        table.answer("exhaust systema-ai")
        table.changed(champions="systema-ai exhausted, evokatus", mastery=1)


@pytest.mark.rule("SI-CHAMP-08")
@pytest.mark.parametrize("power", [4, 6])
def test_damage_equal_to_its_health_destroys_a_champion(power: int) -> None:
    with RulesSituation(power=power, p1_champions="optio-crusher") as table:
        table.answer("attack optio-crusher")
        table.changed(power=power - 4, p1_champions="", p1_discard="optio-crusher")


@pytest.mark.rule("SI-CHAMP-08")
def test_less_damage_does_not_destroy_a_champion() -> None:
    with RulesSituation(power=3, p1_champions="optio-crusher") as table:
        table.refused("attack optio-crusher", "SI-ATK-02")
        table.answer("end-turn")
        table.changed(player=1, power=0, p1_health=47)


@pytest.mark.rule("SI-CHAMP-08")
def test_a_card_effect_destroys_a_champion_without_power() -> None:
    hand = "thorn-zealot, spore-cleric"
    with RulesSituation(hand=hand, p1_champions="optio-crusher") as table:
        table.answer("play thorn-zealot")
        table.changed(
            hand="spore-cleric",
            shown="spore-cleric",
            played="thorn-zealot",
            p1_champions="",
            p1_discard="optio-crusher",
        )


@pytest.mark.rule("SI-CHAMP-09")
def test_damage_on_a_champion_does_not_last_into_the_next_turn() -> None:
    """Twice three power is not six, when a turn lies between."""
    given = {"deck": "infinity-shard, blaster, 3 crystal", "p1_champions": "optio-crusher"}
    with RulesSituation(power=3, **given) as table:
        table.answer("end-turn", "end-turn", "play infinity-shard", "play blaster")
        assert table.state.power == 3
        table.refused("attack optio-crusher", "SI-ATK-02")
        assert table.zone("champions", 1) == ["optio-crusher"]


@pytest.mark.rule("SI-CHAMP-10")
def test_a_destroyed_champion_goes_to_the_discard_pile_of_its_player_and_comes_back() -> None:
    with RulesSituation(power=2, p1_champions="evokatus exhausted", p1_hand="data-heretic") as table:
        table.answer("attack evokatus")
        table.changed(power=0, p1_champions="", p1_discard="evokatus")
        table.answer("end-turn", "play data-heretic")
        table.changed(player=1, p1_hand="evokatus", p1_discard="", played="data-heretic")
        table.answer("play evokatus", "exhaust evokatus")
        table.changed(p1_hand="", p1_champions="evokatus exhausted", played="data-heretic, evokatus", power=1)


@pytest.mark.rule("SI-CHAMP-10")
def test_each_destroyed_champion_goes_to_its_own_player() -> None:
    hand = "ghostwillow-avenger"
    given = {"p1_champions": "evokatus, systema-ai", "p2_champions": "optio-crusher"}
    with RulesSituation(mastery=15, hand=hand, champions="primus-pilus", **given) as table:
        table.answer("play ghostwillow-avenger")
        table.changed(
            hand="",
            played="ghostwillow-avenger",
            power=4,
            p1_champions="",
            p1_discard="evokatus, systema-ai",
            p2_champions="",
            p2_discard="optio-crusher",
        )


@pytest.mark.rule("SI-CHAMP-11")
def test_there_is_no_limit_to_champions_in_play() -> None:
    in_play = "2 optio-crusher, 2 numeri-drones, 2 evokatus, drakonarius, general-decurion, systema-ai"
    with RulesSituation(champions=in_play, hand="primus-pilus, li-hin-the-shattered") as table:
        table.answer("play primus-pilus", "play li-hin-the-shattered")
        table.changed(
            hand="",
            played="primus-pilus, li-hin-the-shattered",
            champions=f"{in_play}, primus-pilus, li-hin-the-shattered",
        )
        table.answer("end-turn")
        table.changed(player=1, played="")


@pytest.mark.rule("SI-CHAMP-12")
def test_a_champion_is_no_ally_for_unify() -> None:
    with RulesSituation(health=9, hand="additri-gaiamancer, undergrowth-aspirant") as table:
        table.answer("play undergrowth-aspirant")  # a champion in hand is no ally to show
        table.changed(hand="additri-gaiamancer", played="undergrowth-aspirant", health=12)
    with RulesSituation(health=9, hand="additri-gaiamancer, undergrowth-aspirant") as table:
        table.answer("play additri-gaiamancer", "play undergrowth-aspirant")
        table.changed(
            hand="",
            champions="additri-gaiamancer",
            played="additri-gaiamancer, undergrowth-aspirant",
            health=12,
        )


@pytest.mark.rule("SI-CHAMP-12")
def test_a_champion_is_not_counted_among_allies() -> None:
    with RulesSituation(champions="additri-gaiamancer", played="additri-gaiamancer, spore-cleric") as table:
        table.answer("exhaust additri-gaiamancer")
        table.changed(champions="additri-gaiamancer exhausted", power=4)  # 2, and 2 for the Cleric


@pytest.mark.rule("SI-CHAMP-12")
def test_a_champion_is_not_copied_as_an_ally() -> None:
    given = {"champions": "general-decurion, evokatus", "played": "evokatus, reactor-drone"}
    with RulesSituation(mastery=20, deck="crystal", **given) as table:
        table.answer("exhaust general-decurion")
        table.changed(
            champions="general-decurion exhausted, evokatus", gems=6, effects="general-decurion"
        )  # 3, and 3 for the Drone; no card for Evokatus
