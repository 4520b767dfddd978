"""Chapter 'Forging keys and key cost'."""

import pytest

from tests.games.keyforge.situations import Situation

FULL = "6 punch"  # a hand that draws nothing at the end of the turn


def forging(**given):
    return Situation(house="", step="forge", **given)


@pytest.mark.rule("KF-FORGE-01")
def test_forging_is_not_a_choice():
    with forging(amber=6, line="troll") as table:
        table.offers("red", "blue", "yellow")  # which key, but not whether
        table.refused("skip")
        table.answer("red", "brobnar")
        assert table.state.players[0].amber == 0


@pytest.mark.rule("KF-FORGE-01", "KF-FORGE-03")
def test_with_less_than_six_aember_no_key_is_forged():
    with forging(amber=5, line="troll") as table:
        table.answer("brobnar")
        table.changed()
        assert table.state.players[0].amber == 5
        assert table.state.players[0].forged() == 0


@pytest.mark.rule("KF-FORGE-02", "KF-FORGE-03")
def test_a_key_costs_six_aember_which_nobody_gets():
    with Situation(amber=8, p1_amber=2, hand=FULL, p1_hand=FULL) as table:
        table.answer("end-turn", "brobnar", "end-turn", "blue", "brobnar")
        table.changed(amber=2, keys="blue")
        assert table.key_cost(0) == table.key_cost(1) == 6


@pytest.mark.rule("KF-FORGE-04")
@pytest.mark.parametrize(
    ("given", "cost"),
    [
        ({"p1_line": "murmook"}, 7),
        ({"p1_line": "murmook, grabber-jammer"}, 8),
        ({"line": "murmook"}, 6),  # the opponent's keys cost more
        ({"line": "titan-mechanic"}, 5),
        ({"p1_line": "titan-mechanic, murmook"}, 6),
    ],
)
@pytest.mark.parametrize("enough", [True, False])
def test_abilities_change_the_current_cost(given, cost, enough):
    with forging(amber=cost if enough else cost - 1, houses="dis, logos, mars", **given) as table:
        assert table.key_cost(0) == cost
        if enough:
            table.answer("red")
        table.answer("logos")
        side = table.state.players[0]
        assert (side.amber, side.forged()) == ((0, 1) if enough else (cost - 1, 0))


@pytest.mark.rule("KF-FORGE-05")
def test_one_key_at_most_in_step_1():
    with forging(amber=13, line="troll") as table:
        table.answer("red")
        table.offers("brobnar", "dis", "logos")
        table.answer("brobnar")
        assert table.state.players[0].amber == 7
        table.changed(keys="red")


@pytest.mark.rule("KF-FORGE-05")
def test_a_card_forges_another_key_in_the_same_turn():
    with forging(amber=13, hand="key-charge", line="flaxia") as table:
        table.answer("red", "untamed", "play key-charge", "forge", "blue")
        table.changed(amber=0, keys="red, blue", hand="", discard="key-charge")


@pytest.mark.rule("KF-FORGE-06")
def test_aember_on_cards_that_say_so_makes_forging_mandatory():
    with forging(amber=4, artifacts="pocket-universe amber:2") as table:
        table.answer("yellow", "logos")
        table.changed(keys="yellow")
        assert table.state.players[0].amber == 0
        assert table.state.play[table.card("pocket-universe")].amber == 0


@pytest.mark.rule("KF-FORGE-06")
@pytest.mark.parametrize(("spent", "pool", "left"), [(1, 0, 2), (3, 2, 0)])
def test_how_much_of_it_is_spent_is_the_forgers_choice(spent, pool, left):
    with forging(amber=5, artifacts="pocket-universe amber:3") as table:
        table.offers("spend 1", "spend 2", "spend 3")
        table.answer(f"spend {spent}", "yellow", "logos")
        table.changed(
            amber=pool, keys="yellow", artifacts="pocket-universe amber:2" if left else "pocket-universe"
        )


@pytest.mark.rule("KF-FORGE-06")
def test_aember_on_the_opponents_card_is_of_no_use():
    with forging(amber=5, line="troll", p1_artifacts="pocket-universe amber:3") as table:
        table.answer("brobnar")
        table.changed()
        assert table.state.players[0].amber == 5


@pytest.mark.rule("KF-FORGE-07")
def test_captured_aember_cannot_be_spent():
    with forging(amber=5, line="troll amber:4") as table:
        table.answer("brobnar")
        table.changed()
        assert table.state.players[0].amber == 5
        assert table.state.play[table.card("troll")].amber == 4


@pytest.mark.rule("KF-FORGE-08")
def test_effects_after_forging_come_before_the_house_is_chosen():
    with forging(amber=6, line="bilgum-avalanche", p1_line="troll, dust-imp") as table:
        table.answer("red")
        table.changed(keys="red", p1_amber=2, p1_line="troll damage:2", p1_discard="dust-imp")
        assert table.state.choice.reason == "choose-house"
        table.answer("brobnar")
        table.changed()


@pytest.mark.rule("KF-FORGE-08")
def test_such_effects_also_follow_a_key_that_a_card_forges():
    given = {"line": "bilgum-avalanche", "p1_line": "troll"}
    with Situation(house="untamed", amber=7, hand="key-charge", **given) as table:
        table.answer("play key-charge", "forge", "blue")
        table.changed(amber=0, keys="blue", hand="", discard="key-charge", p1_line="troll damage:2")


@pytest.mark.rule("KF-FORGE-09")
@pytest.mark.parametrize(("keys", "power"), [("", 11), ("blue", 8), ("red, yellow", 5)])
def test_abilities_look_at_unforged_keys(keys, power):
    with Situation(house="untamed", line="mushroom-man", keys=keys, p1_keys="red") as table:
        assert table.power("mushroom-man") == power


@pytest.mark.rule("KF-FORGE-10")
def test_an_unforged_key_does_not_count_and_must_be_forged_again():
    given = {"p1_keys": "red, yellow", "p1_forged_last": "yellow", "p1_hand": FULL}
    with Situation(house="dis", hand="key-hammer, 5 punch", deck="punch", **given) as table:
        table.answer("play key-hammer")
        table.changed(amber=1, hand="5 punch", discard="key-hammer", p1_amber=6, p1_keys="red")
        table.answer("end-turn")
        table.offers("blue", "yellow")
        table.answer("yellow", "brobnar")
        table.changed(player=1, hand="6 punch", deck="", p1_amber=0, p1_keys="red, yellow")
        assert not table.state.over
