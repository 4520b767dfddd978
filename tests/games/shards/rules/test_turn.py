"""Chapters 'Turn' and 'End of turn': three phases, what may be done in them, and the four steps of the last."""

from itertools import permutations

import pytest

from tests.games.shards.tables import ROW, RulesSituation, of

# One of each: card to play, champion, cards for sale and an enemy champion, with all it takes.
EVERYTHING = {
    "hand": "blaster",
    "champions": "li-hin-the-shattered",
    "row": "kiln-drone, spore-cleric",
    "gems": 4,
    "power": 4,
    "health": 20,
    "p1_champions": "optio-crusher",
}


ACTIONS = [
    "play blaster",
    "exhaust li-hin-the-shattered",
    "focus p0",
    "recruit kiln-drone",
    "fast-play spore-cleric",
    "attack optio-crusher",
]


# The phases


@pytest.mark.rule("SI-TURN-01")
def test_first_play_then_attack_then_end() -> None:
    given = {"hand": "blaster, crystal", "deck": "5 crystal", "champions": "li-hin-the-shattered exhausted"}
    with RulesSituation(gems=2, p1_hand="command-seer", **given) as table:
        table.answer("play blaster")
        table.changed(hand="crystal", played="blaster", power=1)
        table.answer("end-turn")
        assert table.asked == (1, "show")  # the attack; nothing of the end phase has happened
        table.changed()
        table.answer("skip")
        table.changed(
            player=1,
            p1_health=49,
            gems=0,
            power=0,
            played="",
            hand="5 crystal",
            deck="",
            discard="blaster, crystal",
            champions="li-hin-the-shattered",
        )


@pytest.mark.rule("SI-TURN-02")
def test_the_actions_of_the_play_phase() -> None:
    with RulesSituation(**EVERYTHING, deck="evokatus", p1_hand="crystal") as table:
        bought = ["recruit spore-cleric"]  # a mercenary can be had both ways
        assert sorted(table.texts()) == sorted([*ACTIONS, *bought, "end-turn"])
        assert table.asked == (0, "act")
        table.answer("focus")
        assert "focus p0" not in table.texts()  # once


@pytest.mark.rule("SI-TURN-03")
def test_the_actions_come_in_any_order() -> None:
    for order in permutations(ACTIONS):
        with RulesSituation(**EVERYTHING) as table:
            table.answer(*order)
            assert table.state.gems == 0
            assert table.state.power == 2
            assert table.state.players[0].health == 24
            assert table.texts() == ["end-turn"]


@pytest.mark.rule("SI-TURN-03")
def test_the_actions_can_be_repeated_and_mixed() -> None:
    given = {"hand": "2 blaster, 2 crystal", "champions": "2 systema-ai", "p1_champions": "2 evokatus"}
    with RulesSituation(gems=5, power=2, row="kiln-drone, nil-assassin", **given) as table:
        table.answer("attack evokatus", "play crystal", "recruit kiln-drone", "exhaust systema-ai#2")
        table.answer("play blaster", "fast-play nil-assassin", "play crystal", "attack evokatus")
        table.answer("exhaust systema-ai", "play blaster")
        table.changed(
            gems=4,
            power=5,
            mastery=2,
            hand="",
            discard="kiln-drone",
            champions="2 systema-ai exhausted",
            played="crystal, blaster, nil-assassin fast, crystal, blaster",
            row="",
            p1_champions="",
            p1_discard="2 evokatus",
        )


@pytest.mark.rule("SI-TURN-04")
def test_nothing_has_to_be_done() -> None:
    given = EVERYTHING | {"power": 0, "champions": "evokatus", "p1_champions": ""}
    with RulesSituation(**given, deck="5 crystal") as table:
        table.answer("end-turn")
        table.changed(player=1, gems=0, hand="5 crystal", deck="", discard="blaster")


@pytest.mark.rule("SI-TURN-05")
def test_the_attack_phase_knows_no_other_action() -> None:
    with RulesSituation(**EVERYTHING, p2_hand="command-seer") as table:
        table.answer("end-turn")
        assert table.asked == (0, "assign")
        for action in [*ACTIONS, "end-turn"]:
            table.refused(action, "SI-TURN-05")
        table.answer("assign p1=1 p2=3")
        assert table.asked == (2, "show")
        for action in [*ACTIONS, "end-turn"]:
            table.refused(action, "SI-TURN-05")
        table.answer("show command-seer")
        assert table.asked == (1, "act")
        for action in ACTIONS:
            table.refused(action)


@pytest.mark.rule("SI-TURN-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_next_player_clockwise_is_to_move(seats: int) -> None:
    last = of(seats - 1, health=50)
    with RulesSituation(player=seats - 1, **last) as table:
        for turn in range(2 * seats):
            table.answer("end-turn")
            assert table.state.active == turn % seats
            assert table.asked == (turn % seats, "act")


# The end phase


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
