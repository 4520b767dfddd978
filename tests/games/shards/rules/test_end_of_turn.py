"""Chapter 'End of turn': the four steps of the end phase."""

import pytest

from tests.games.shards.tables import ROW, RulesSituation


@pytest.mark.rule("SI-END-01")
def test_fast_played_mercenaries_go_under_the_centre_deck() -> None:
    given = {"row": ROW, "centre": "systema-ai, mining-drones", "deck": "5 crystal"}
    with RulesSituation(played="nil-assassin fast", **given) as table:
        table.answer("end-turn")
        table.changed(
            player=1,
            played="",
            centre="systema-ai, mining-drones, nil-assassin",
            buried=1,
            hand="5 crystal",
            deck="",
        )


@pytest.mark.rule("SI-END-01")
def test_they_go_there_after_the_attack() -> None:
    with RulesSituation(
        power=1, played="nil-assassin fast", row=ROW, centre="systema-ai", p1_hand="crystal"
    ) as table:
        table.answer("end-turn")
        assert table.asked == (1, "show")
        table.changed()
        table.answer("skip")
        change = {"centre": "systema-ai, nil-assassin", "buried": 1, "played": ""}
        table.changed(player=1, power=0, p1_health=49, **change)


@pytest.mark.rule("SI-END-02")
def test_allies_and_starter_cards_go_to_the_discard_pile_and_champions_stay() -> None:
    given = {"champions": "optio-crusher, evokatus", "deck": "5 crystal", "discard": "data-heretic"}
    played = "shard-reactor, reactor-drone, evokatus, spore-cleric"
    with RulesSituation(played=played, **given, p1_champions="systema-ai") as table:
        table.answer("end-turn")
        table.changed(
            player=1,
            played="",
            hand="5 crystal",
            deck="",
            discard="data-heretic, shard-reactor, reactor-drone, spore-cleric",
        )


@pytest.mark.rule("SI-END-03")
def test_the_hand_goes_to_the_discard_pile() -> None:
    hand = "crystal, evokatus, nil-assassin"
    with RulesSituation(hand=hand, deck="5 blaster", discard="data-heretic", p1_hand="2 crystal") as table:
        table.answer("end-turn")
        table.changed(player=1, hand="5 blaster", deck="", discard=f"data-heretic, {hand}")


@pytest.mark.rule("SI-END-03")
def test_shown_cards_go_with_the_hand() -> None:
    with RulesSituation(hand="command-seer", shown="command-seer", deck="5 blaster") as table:
        table.answer("end-turn")
        table.changed(player=1, hand="5 blaster", deck="", shown="", discard="command-seer")


@pytest.mark.rule("SI-END-04")
def test_five_cards_are_drawn() -> None:
    with RulesSituation(deck="2 crystal, blaster, evokatus, nil-assassin, 2 blaster") as table:
        table.answer("end-turn")
        table.changed(player=1, hand="2 crystal, blaster, evokatus, nil-assassin", deck="2 blaster")


@pytest.mark.rule("SI-END-04")
def test_cards_discarded_in_this_end_phase_take_part_in_the_reshuffle() -> None:
    given = {"hand": "nil-assassin", "played": "reactor-drone", "deck": "3 crystal"}
    with RulesSituation(**given) as table:
        table.answer("end-turn")  # all five are drawn
        assert table.zone("hand") == ["crystal"] * 3 + ["nil-assassin", "reactor-drone"]
        assert table.zone("deck") == table.zone("discard") == []


@pytest.mark.rule("SI-END-04")
def test_cards_are_drawn_after_the_hand_is_discarded() -> None:
    with RulesSituation(hand="3 blaster", deck="crystal, evokatus", discard="2 crystal") as table:
        table.answer("end-turn")
        hand, deck = table.zone("hand"), table.zone("deck")
        assert (len(hand), len(deck)) == (5, 2)
        assert {"crystal", "evokatus"} <= set(hand)  # the old deck first
        assert sorted(hand + deck) == ["blaster"] * 3 + ["crystal"] * 3 + ["evokatus"]
        assert table.zone("discard") == []


@pytest.mark.rule("SI-END-05")
def test_the_new_hand_is_held_through_the_turns_of_the_opponents() -> None:
    given = {"deck": "cryptofist-monk, 5 crystal", "p1_hand": "2 nil-assassin", "p1_deck": "5 crystal"}
    with RulesSituation(**given) as table:
        table.answer("end-turn")
        table.changed(player=1, hand="cryptofist-monk, 4 crystal", deck="crystal")
        table.answer("play nil-assassin", "play nil-assassin", "end-turn")
        assert table.asked == (0, "show")
        table.answer("show cryptofist-monk")
        table.changed(
            player=0,
            health=48,
            shown="cryptofist-monk",
            p1_hand="5 crystal",
            p1_deck="",
            p1_discard="2 nil-assassin",
        )
        assert "play cryptofist-monk" in table.texts()


@pytest.mark.rule("SI-END-06")
def test_champions_are_readied_and_gems_and_power_are_gone() -> None:
    given = {"champions": "optio-crusher exhausted, evokatus exhausted", "gems": 3, "power": 2}
    with RulesSituation(focused=True, **given, p1_champions="zetta-the-encryptor exhausted") as table:
        table.answer("end-turn")
        table.changed(player=1, focused=False, gems=0, power=0, champions="optio-crusher, evokatus")
        table.answer("end-turn")
        table.changed(player=0, p1_champions="zetta-the-encryptor")
        table.answer("exhaust optio-crusher", "exhaust evokatus")
        table.changed(champions="optio-crusher exhausted, evokatus exhausted", power=5)
