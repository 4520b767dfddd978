"""Chapter 'Turn': three phases, and what may be done in them."""

from itertools import permutations

import pytest

from tests.games.shards.tables import RulesSituation, of

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
