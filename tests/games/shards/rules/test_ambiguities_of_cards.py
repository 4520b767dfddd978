"""Decisions about single cards, where their text leaves a question open."""

import pytest

from tests.games.shards.tables import RulesSituation


@pytest.mark.rule("SI-AMB-20")
def test_a_return_without_may_is_mandatory_if_possible() -> None:
    with RulesSituation(hand="korvus-legionnaire", discard="evokatus, systema-ai, crystal") as table:
        table.answer("play korvus-legionnaire")
        assert sorted(table.texts()) == ["return evokatus", "return systema-ai"]
        table.refused("skip", "SI-PLAY-03")
        table.answer("return systema-ai")
        change = {"hand": "systema-ai", "shown": "systema-ai", "discard": "evokatus, crystal"}
        table.changed(played="korvus-legionnaire", power=2, **change)
    with RulesSituation(hand="korvus-legionnaire", discard="crystal") as table:
        table.answer("play korvus-legionnaire")
        table.changed(hand="", played="korvus-legionnaire", power=2)


@pytest.mark.rule("SI-AMB-21")
def test_a_champion_that_numeri_drones_put_into_play_is_not_played() -> None:
    given = {"champions": "numeri-drones", "hand": "order-initiate, spore-cleric, nil-assassin"}
    with RulesSituation(gems=4, row="evokatus", deck="crystal", **given) as table:
        table.answer("exhaust numeri-drones", "recruit evokatus")
        champions = "numeri-drones exhausted, evokatus"
        table.changed(gems=1, row="", champions=champions)  # no card is drawn
        table.answer("play order-initiate")  # no Homodeus card was played
        table.changed(gems=3, hand="spore-cleric, nil-assassin", played="order-initiate")
        table.answer("exhaust evokatus")
        table.changed(champions="numeri-drones exhausted, evokatus exhausted", power=2)


@pytest.mark.rule("SI-AMB-21")
def test_two_uses_are_two_redirections_each_for_one_champion() -> None:
    row = "evokatus, systema-ai, primus-pilus, reactor-drone, optio-crusher"
    with RulesSituation(gems=20, row=row, champions="2 numeri-drones") as table:
        table.answer("exhaust numeri-drones", "exhaust numeri-drones")
        for card in row.split(", "):
            table.answer(f"recruit {card}")
        table.changed(
            gems=5,
            row="",
            champions="2 numeri-drones exhausted, evokatus, primus-pilus",
            discard="systema-ai, reactor-drone, optio-crusher",
        )


@pytest.mark.rule("SI-AMB-21")
def test_a_redirection_ends_with_the_turn() -> None:
    with RulesSituation(champions="numeri-drones", deck="2 crystal, 3 blaster", row="primus-pilus") as table:
        table.answer("exhaust numeri-drones")
        table.changed(gems=1, champions="numeri-drones exhausted", effects="numeri-drones")
        table.answer("end-turn", "end-turn", "play crystal", "play crystal", "recruit primus-pilus")
        table.changed(
            gems=0,
            champions="numeri-drones",
            effects="",
            hand="3 blaster",
            deck="",
            played="2 crystal",
            row="",
            discard="primus-pilus",
        )


@pytest.mark.rule("SI-AMB-22")
def test_general_decurion_copies_earlier_plays_at_once_and_later_ones_after_their_effect() -> None:
    given = {"champions": "general-decurion", "played": "mining-drones, crystal, nil-assassin"}
    hand = "reactor-drone, order-initiate, spore-cleric"
    with RulesSituation(mastery=20, deck="blaster", row="venator-of-the-wastes", hand=hand, **given) as table:
        table.answer("exhaust general-decurion")
        table.changed(
            champions="general-decurion exhausted",
            gems=4,  # 3, and 1 of Mining Drones
            hand=f"{hand}, blaster",
            deck="",
            effects="general-decurion",
        )
        table.answer("fast-play venator-of-the-wastes")
        table.changed(
            gems=0,
            row="",
            played="mining-drones, crystal, nil-assassin, venator-of-the-wastes fast",
            power=8,  # twice 4: it counts as an ally played
        )
        table.answer("play reactor-drone")
        table.changed(
            gems=6,
            hand="order-initiate, spore-cleric, blaster",
            played="mining-drones, crystal, nil-assassin, venator-of-the-wastes fast, reactor-drone",
        )


@pytest.mark.rule("SI-AMB-22")
@pytest.mark.parametrize(("mastery", "gems"), [(19, 3), (20, 6)])
def test_general_decurion_copies_from_mastery_20_on(mastery: int, gems: int) -> None:
    with RulesSituation(mastery=mastery, champions="general-decurion", played="reactor-drone") as table:
        table.answer("exhaust general-decurion")
        assert table.state.gems == gems
        assert [table.state.defs[card].slug for card in table.state.played] == ["reactor-drone"]


@pytest.mark.rule("SI-AMB-23")
def test_portal_monk_is_mandatory_and_limited_to_cost_6() -> None:
    with RulesSituation(hand="portal-monk", row="drakonarius, general-decurion, kiln-drone") as table:
        table.answer("play portal-monk")
        assert sorted(table.texts()) == ["recruit drakonarius", "recruit kiln-drone"]
        table.refused("skip", "SI-PLAY-03")
        table.answer("recruit drakonarius")
        change = {"row": "general-decurion, kiln-drone", "discard": "drakonarius"}
        table.changed(hand="", played="portal-monk", **change)
    with RulesSituation(hand="portal-monk", row="general-decurion") as table:
        table.answer("play portal-monk")
        table.changed(hand="", played="portal-monk")


@pytest.mark.rule("SI-AMB-23")
def test_a_redirection_takes_the_card_that_portal_monk_recruits() -> None:
    with RulesSituation(champions="numeri-drones", hand="portal-monk", row="drakonarius") as table:
        table.answer("exhaust numeri-drones", "play portal-monk")
        champions = "numeri-drones exhausted, drakonarius"
        table.changed(gems=1, hand="", played="portal-monk", row="", champions=champions)


@pytest.mark.rule("SI-AMB-23")
def test_a_redirection_waits_when_portal_monk_takes_the_card_to_hand() -> None:
    given = {"champions": "numeri-drones", "hand": "portal-monk", "row": "drakonarius, primus-pilus"}
    with RulesSituation(gems=1, mastery=15, **given) as table:
        table.answer("exhaust numeri-drones", "play portal-monk", "recruit-to-hand drakonarius")
        table.changed(
            gems=2,
            hand="drakonarius",
            shown="drakonarius",
            played="portal-monk",
            row="primus-pilus",
            champions="numeri-drones exhausted",
            effects="numeri-drones",
        )
        table.answer("recruit primus-pilus")
        table.changed(gems=0, row="", champions="numeri-drones exhausted, primus-pilus", effects="")


@pytest.mark.rule("SI-AMB-24")
def test_giga_is_exhausted_with_dominion_only() -> None:
    with RulesSituation(champions="giga-source-adept", hand="kiln-drone, spore-cleric") as table:
        table.refused("exhaust giga-source-adept", "SI-KEY-05")
    hand = "kiln-drone, spore-cleric, nil-assassin"
    with RulesSituation(champions="giga-source-adept", hand=hand) as table:
        table.answer("exhaust giga-source-adept")
        table.changed(champions="giga-source-adept exhausted", mastery=3, shown=hand)


@pytest.mark.rule("SI-AMB-25")
def test_zetta_protects_her_player_and_champions_until_she_is_destroyed() -> None:
    given = {"p1_champions": "zetta-the-encryptor, optio-crusher", "p1_hand": "zetta-the-encryptor"}
    with RulesSituation(power=4, **given) as table:
        table.answer("end-turn")
        table.changed(player=1, power=0)
    with RulesSituation(power=11, **given) as table:
        table.refused("attack optio-crusher", "SI-ATK-09")
        table.answer("attack zetta-the-encryptor", "end-turn")
        assert table.texts() == ["skip", "show zetta-the-encryptor"]
        table.answer("show zetta-the-encryptor")
        change = {"p1_champions": "optio-crusher", "p1_discard": "zetta-the-encryptor"}
        table.changed(player=1, power=0, p1_health=49, p1_shown="zetta-the-encryptor", **change)


@pytest.mark.rule("SI-AMB-25")
def test_zetta_does_not_stop_destroy_effects() -> None:
    given = {"hand": "thorn-zealot", "p1_champions": "zetta-the-encryptor, optio-crusher"}
    with RulesSituation(played="spore-cleric", **given) as table:
        table.answer("play thorn-zealot", "destroy optio-crusher")
        change = {"p1_champions": "zetta-the-encryptor", "p1_discard": "optio-crusher"}
        table.changed(hand="", played="spore-cleric, thorn-zealot", **change)


@pytest.mark.rule("SI-AMB-26")
def test_ojas_copies_a_card_of_this_turn_but_no_champion_and_no_ojas() -> None:
    given = {"played": "crystal, evokatus, ojas-genesis-druid, aetherbreaker", "champions": "evokatus"}
    with RulesSituation(hand="ojas-genesis-druid", mastery=10, **given) as table:
        table.answer("play ojas-genesis-druid")
        assert sorted(table.texts()) == ["copy aetherbreaker", "copy crystal"]
        table.refused("skip", "SI-PLAY-03")
        table.answer("copy aetherbreaker")  # with the mastery of now
        played = "crystal, evokatus, ojas-genesis-druid, aetherbreaker, ojas-genesis-druid"
        table.changed(hand="", played=played, power=8)


@pytest.mark.rule("SI-AMB-26")
@pytest.mark.parametrize(("mastery", "gems"), [(0, 1), (19, 1), (20, 2)])
def test_ojas_copies_twice_from_mastery_20_on(mastery: int, gems: int) -> None:
    with RulesSituation(hand="ojas-genesis-druid", mastery=mastery, played="crystal") as table:
        table.answer("play ojas-genesis-druid")
        table.changed(hand="", played="crystal, ojas-genesis-druid", gems=gems)


@pytest.mark.rule("SI-AMB-26")
def test_ojas_without_a_card_to_copy_does_nothing() -> None:
    with RulesSituation(
        hand="ojas-genesis-druid", played="evokatus", champions="evokatus", deck="crystal"
    ) as table:
        table.answer("play ojas-genesis-druid")
        table.changed(hand="", played="evokatus, ojas-genesis-druid")


@pytest.mark.rule("SI-AMB-27")
def test_additri_does_not_count_herself() -> None:
    with RulesSituation(hand="additri-gaiamancer") as table:
        table.answer("play additri-gaiamancer", "exhaust additri-gaiamancer")
        change = {"champions": "additri-gaiamancer exhausted", "played": "additri-gaiamancer"}
        table.changed(hand="", power=2, **change)
