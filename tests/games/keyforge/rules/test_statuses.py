"""Chapter 'Statuses and counters'."""

import pytest

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.rules.events import ENRAGE, WARD_IT
from trivault.games.keyforge.state.counters import PUT_COUNTER
from trivault.games.keyforge.state.model import COUNTERS
from trivault.kernel.events import emit
from trivault.kernel.frames import Scope

# Stun


@pytest.mark.rule("KF-STAT-STUN-01")
def test_a_stunned_creature_cannot_fight_reap_or_act():
    with Situation(house="dis", line="pit-demon stunned", p1_line="troll", p1_amber=1) as table:
        table.offers("unstun pit-demon", "end-turn")
        for way in ("fight", "reap", "act"):
            table.refused(f"{way} pit-demon", "KF-STAT-STUN-01")


@pytest.mark.rule("KF-STAT-STUN-01")
def test_nor_use_omni_abilities():
    with Situation(house="shadows", line="deipno-spymaster stunned, troll") as table:
        table.refused("omni deipno-spymaster", "KF-STAT-STUN-01")


@pytest.mark.rule("KF-STAT-STUN-01")
def test_to_stun_puts_the_status_on_it():
    with Situation(hand="smaaash", line="troll", p1_line="krump") as table:
        table.answer("play smaaash", "left", "stun krump")
        table.changed(hand="", line="smaaash exhausted, troll", p1_line="krump stunned")


@pytest.mark.rule("KF-STAT-STUN-02", "KF-STAT-STUN-08")
def test_to_be_used_removes_the_stun_and_does_nothing_else():
    with Situation(house="dis", line="pit-demon stunned", p1_line="troll", p1_amber=1) as table:
        table.answer("unstun pit-demon")
        table.changed(line="pit-demon exhausted")


@pytest.mark.rule("KF-STAT-STUN-02")
@pytest.mark.parametrize(
    ("line", "free"),
    [
        ("troll stunned", False),  # of another house
        ("troll stunned +mantle-of-the-zealot", True),
        ("pit-demon stunned exhausted", False),
        ("pit-demon stunned", True),
        ("saurian-egg stunned", True),  # of another house, too, but with an Omni ability
    ],
)
def test_only_when_it_could_be_used(line, free):
    with Situation(house="dis", line=line) as table:
        assert table.can(f"unstun {line.split()[0]}") == free


@pytest.mark.rule("KF-STAT-STUN-03")
def test_an_effect_that_would_make_it_fight_removes_the_stun_instead():
    with Situation(hand="anger", line="troll stunned exhausted", p1_line="krump") as table:
        table.answer("play anger")
        table.changed(amber=1, hand="", discard="anger", line="troll exhausted")


@pytest.mark.rule("KF-STAT-STUN-03")
def test_an_effect_that_lets_it_be_used_removes_the_stun_too():
    with Situation(house="sanctum", hand="inspiration", line="pit-demon stunned", p1_amber=1) as table:
        table.answer("play inspiration")
        table.changed(hand="", discard="inspiration", line="pit-demon exhausted")


@pytest.mark.rule("KF-STAT-STUN-03")
@pytest.mark.parametrize(("third", "stolen"), [("unstun murmook", 2), ("", 0)])
def test_to_remove_a_stun_is_a_use(third, stolen):
    """Stampede counts the creatures that were used."""
    given = {"line": "dust-pixie, niffle-queen, murmook stunned", "hand": "stampede", "p1_amber": 4}
    with Situation(house="untamed", **given) as table:
        table.answer("reap dust-pixie", "reap niffle-queen", *([third] if third else []), "play stampede")
        assert [side.amber for side in table.state.players] == [3 + stolen, 4 - stolen]


@pytest.mark.rule("KF-STAT-STUN-04")
def test_even_with_nobody_to_fight():
    with Situation(hand="anger", line="troll stunned") as table:
        table.answer("play anger")
        table.changed(amber=1, hand="", discard="anger", line="troll exhausted")


@pytest.mark.rule("KF-STAT-STUN-05")
def test_a_stunned_creature_keeps_its_constant_abilities():
    with Situation(line="grey-monk stunned, king-of-the-crag stunned", p1_line="troll") as table:
        assert table.power("troll") == 6


@pytest.mark.rule("KF-STAT-STUN-05")
def test_and_strikes_back():
    with Situation(line="troll", p1_line="krump stunned") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:6", p1_line="", p1_discard="krump")


@pytest.mark.rule("KF-STAT-STUN-05")
def test_and_its_destroyed_ability_resolves():
    with Situation(hand="punch", p1_line="dust-imp stunned") as table:
        table.answer("play punch")
        table.changed(amber=1, p1_amber=2, hand="", discard="punch", p1_line="", p1_discard="dust-imp")


@pytest.mark.rule("KF-STAT-STUN-06")
def test_there_is_no_second_stun():
    with Situation(hand="smaaash", line="krump stunned", houses="brobnar", p1_houses="dis") as table:
        table.answer("play smaaash", "left", "stun krump")
        table.changed(hand="", line="smaaash exhausted, krump stunned")
        table.answer("unstun krump", "end-turn", "end-turn", "reap krump")
        table.changed(amber=1, line="smaaash, krump exhausted")


# Ward


@pytest.mark.rule("KF-STAT-WARD-01")
def test_a_ward_takes_the_damage():
    with Situation(hand="punch", artifacts="cannon", p1_line="krump warded") as table:
        table.answer("play punch")
        table.changed(amber=1, hand="", discard="punch", p1_line="krump")
        table.answer("act cannon")  # the next time it is gone
        table.changed(artifacts="cannon exhausted", p1_line="krump damage:2")


@pytest.mark.rule("KF-STAT-WARD-01")
def test_a_ward_takes_the_blow_of_a_fight():
    with Situation(line="troll", p1_line="krump warded") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:6", p1_line="krump")


@pytest.mark.rule("KF-STAT-WARD-01")
@pytest.mark.parametrize(
    ("house", "card"),
    [
        ("dis", "gateway-to-dis"),
        ("dis", "fear"),
        ("mars", "mating-season"),
        ("sanctum", "the-harder-they-come"),
        ("mars", "sample-collection"),
    ],
)
def test_a_ward_keeps_its_creature_in_play(house, card):
    with Situation(house=house, hand=card, p1_line="krump house:mars warded", p1_keys="red") as table:
        table.answer(f"play {card}")
        (left,) = table.state.players[1].line
        assert not table.state.play[left].warded
        assert not any(table.state.players[0].archives + table.state.players[1].archives)


@pytest.mark.rule("KF-STAT-WARD-01")
def test_a_ward_does_not_mind_a_change_of_control():
    with Situation(house="logos", hand="harland-mindlock", p1_line="krump warded") as table:
        table.answer("play harland-mindlock", "left")
        table.changed(hand="", line="krump owner:1 warded, harland-mindlock exhausted", p1_line="")


@pytest.mark.rule("KF-STAT-WARD-01")
def test_no_damage_leaves_the_ward_alone():
    """Without a friendly Mars creature, the ray gun deals none."""
    with Situation(line="krump +red-planet-ray-gun", p1_line="troll warded") as table:
        table.answer("reap krump", "choose troll")
        table.changed(amber=1, line="krump exhausted +red-planet-ray-gun")


@pytest.mark.rule("KF-STAT-WARD-02", "KF-STAT-ENR-03")
@pytest.mark.parametrize(("kind", "status"), [(WARD_IT, "warded"), (ENRAGE, "enraged")])
def test_nobody_is_warded_or_enraged_twice(kind, status):
    with Situation(line=f"krump {status}, troll") as table:
        krump, troll = table.card("krump"), table.card("troll")
        assert not kind.commit(table.state, krump, 1, 0, krump)
        assert kind.commit(table.state, troll, 1, 0, krump)
        table.changed(line=f"krump {status}, troll {status}")


@pytest.mark.rule("KF-STAT-WARD-03")
def test_a_warded_creature_is_not_even_tagged():
    """So its "Destroyed:" ability is silent."""
    with Situation(house="dis", hand="gateway-to-dis", p1_line="dust-imp warded, dust-imp") as table:
        table.answer("play gateway-to-dis")
        table.changed(
            hand="", chains=3, discard="gateway-to-dis", p1_line="dust-imp", p1_amber=2, p1_discard="dust-imp"
        )


@pytest.mark.rule("KF-STAT-WARD-05")
def test_a_ward_comes_before_armor():
    with Situation(hand="punch", artifacts="cannon", p1_line="champion-tabris warded") as table:
        table.answer("play punch")
        table.changed(amber=1, hand="", discard="punch", p1_line="champion-tabris")
        table.answer("act cannon")
        table.changed(artifacts="cannon exhausted", p1_line="champion-tabris armor-used:2")


@pytest.mark.rule("KF-STAT-WARD-05")
def test_a_ward_comes_after_effects_that_prevent_damage():
    given = {"hand": "shield-of-justice", "line": "troll warded", "artifacts": "cannon house:sanctum"}
    with Situation(house="sanctum", **given) as table:
        table.answer("play shield-of-justice", "act cannon")
        table.changed(
            amber=1,
            hand="",
            discard="shield-of-justice",
            artifacts="cannon house:sanctum exhausted",
        )


# Enrage


@pytest.mark.rule("KF-STAT-ENR-01")
def test_an_enraged_creature_must_fight():
    with Situation(house="dis", line="pit-demon enraged", p1_line="troll", p1_amber=1) as table:
        table.offers("fight pit-demon", "end-turn")
        table.refused("reap pit-demon", "KF-STAT-ENR-01")
        table.refused("act pit-demon", "KF-STAT-ENR-01")


@pytest.mark.rule("KF-STAT-ENR-01")
def test_if_there_is_somebody_to_fight():
    with Situation(house="dis", line="pit-demon enraged", p1_amber=1) as table:
        table.offers("reap pit-demon", "act pit-demon", "end-turn")
        table.answer("reap pit-demon")
        table.changed(amber=1, line="pit-demon exhausted enraged")


@pytest.mark.rule("KF-STAT-ENR-01")
def test_if_an_effect_allows_it_to_be_used():
    with Situation(house="sanctum", hand="inspiration", line="pit-demon enraged", p1_line="umbra") as table:
        table.answer("play inspiration")
        table.changed(
            hand="", discard="inspiration", line="pit-demon exhausted damage:2", p1_line="", p1_discard="umbra"
        )


@pytest.mark.rule("KF-STAT-ENR-01")
def test_an_omni_ability_is_free_where_its_house_forbids_to_fight():
    with Situation(house="brobnar", line="deipno-spymaster enraged, pit-demon", p1_line="troll") as table:
        table.offers("omni deipno-spymaster", "end-turn")
        table.refused("reap deipno-spymaster", "KF-USE-01")


@pytest.mark.rule("KF-STAT-ENR-02")
def test_after_the_fight_the_rage_is_over():
    with Situation(line="troll enraged", p1_line="umbra") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:2", p1_line="", p1_discard="umbra")


@pytest.mark.rule("KF-STAT-ENR-02")
def test_to_be_attacked_does_not_calm_it():
    with Situation(line="krump", p1_line="troll enraged") as table:
        table.answer("fight krump")
        table.changed(line="", discard="krump", p1_line="troll enraged damage:6")


# Counters


@pytest.mark.rule("KF-STAT-POW-01")
def test_each_power_counter_adds_one():
    with Situation(line="krump power:2, troll", p1_line="bumpsy damage:1, smaaash") as table:
        assert (table.power("krump"), table.power("troll")) == (8, 8)
        table.answer("fight krump", "attack smaaash")
        table.changed(
            line="krump exhausted damage:5 power:2, troll", p1_line="bumpsy damage:1", p1_discard="smaaash"
        )


@pytest.mark.rule("KF-STAT-POW-01")
def test_an_effect_puts_counters_on_a_creature():
    with Situation(line="mugwump damage:1", p1_line="umbra") as table:
        table.answer("fight mugwump")
        table.changed(line="mugwump exhausted power:1", p1_line="", p1_discard="umbra")
        assert table.power("mugwump") == 7


@pytest.mark.rule("KF-STAT-CNT-01")
@pytest.mark.parametrize("counter", COUNTERS)
def test_other_counters_lie_on_a_card_and_do_nothing_by_themselves(counter):
    with Situation(line=f"krump {counter}:2", p1_line="troll", artifacts=f"cannon {counter}:1") as table:
        assert table.power("krump") == 6
        emit(table.state, PUT_COUNTER[counter], table.card("krump"), 3, Scope(0))
        table.changed(line=f"krump {counter}:5")
        emit(table.state, PUT_COUNTER[counter], table.card("troll"), 1, Scope(0))
        table.changed(p1_line=f"troll {counter}:1")
        assert table.state.play[table.card("cannon")].count(counter) == 1


@pytest.mark.rule("KF-STAT-CNT-01")
def test_counters_of_several_names_are_told_apart_and_go_with_the_card():
    with Situation(line="krump glory:1 doom:2", p1_line="troll") as table:
        piece = table.state.play[table.card("krump")]
        piece.put("doom", -5)
        table.changed(line="krump glory:1")
        table.answer("fight krump")
        table.changed(line="", discard="krump", p1_line="troll damage:6")
        assert piece.count("glory") == 1


def test_the_log_says_which_counters_a_card_gets():
    with Situation(line="krump") as table:
        table.state.log = []
        emit(table.state, PUT_COUNTER["doom"], table.card("krump"), 2, Scope(0))
        assert [GAME.words("en").say(entry.public) for entry in table.state.log] == [
            "Krump gets 2 doom counters."
        ]
