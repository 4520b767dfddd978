"""Star Alliance of Worlds Collide: the crew and what they bear."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.rules.damage import armor, keyword

Situation = partial(situations.Situation, house="star-alliance")


# Armsmaster Molina


@pytest.mark.parametrize(("attacked", "hurt"), [("dextre", 3), ("armsmaster-molina", 3), ("hyde", 0)])
def test_armsmaster_molina_and_its_neighbors_are_hazardous(attacked, hurt):
    line = "dextre, armsmaster-molina, mother, hyde"
    with Situation(line="troll", house="brobnar", p1_line=line) as table:
        hazards = [keyword(table.state, table.card(name), "hazardous") for name in line.split(", ")]
        assert hazards == [3, 3, 3, 0]
        assert keyword(table.state, table.card("troll"), "hazardous") == 0
        table.answer("fight troll", f"attack {attacked}")
        strikes = {"dextre": 3, "armsmaster-molina": 4, "hyde": 4}[attacked]
        assert table.state.play[table.card("troll")].damage == hurt + strikes


# Chief Engineer Walls


@pytest.mark.parametrize("way", ["play", "fight", "reap"])
def test_chief_engineer_walls_may_return_an_upgrade_or_a_robot(way):
    name = "chief-engineer-walls"
    mine = {"hand": name} if way == "play" else {"line": name}
    piles = {"discard": "stunner, mother, dextre, calv-1n", "p1_discard": "explo-rover, force-field"}
    with Situation(**mine, **piles, p1_line="dust-pixie") as table:
        table.answer(f"{way} {name}")
        table.offers("to-hand stunner", "to-hand mother", "to-hand calv-1n", "skip")
        table.answer("to-hand stunner")
        assert [GAME.slug(table.state, c) for c in table.state.players[0].hand] == ["stunner"]
    with Situation(**mine, **piles, p1_line="dust-pixie") as table:
        table.answer(f"{way} {name}", "skip")
        assert table.state.players[0].hand == []


# Cloaking Dongle


def test_cloaking_dongle_hides_its_creature_and_its_neighbors():
    with Situation(line="dextre, mother +cloaking-dongle, troll, bumpsy", p1_line="krump") as table:
        elusive = [keyword(table.state, card, "elusive") for card in table.state.players[0].line]
        assert elusive == [1, 1, 1, 0]
        assert keyword(table.state, table.card("krump"), "elusive") == 0


def test_no_damage_is_dealt_when_a_neighbor_of_cloaking_dongle_is_first_attacked():
    with Situation(house="brobnar", line="troll", p1_line="dextre, mother +cloaking-dongle") as table:
        table.answer("fight troll", "attack dextre")
        table.changed(line="troll exhausted")


# Com. Officer Kirby


def test_com_officer_kirby_allows_one_card_of_another_house_that_is_no_creature():
    with Situation(
        hand="com-officer-kirby, punch, anger, bumpsy, gauntlet-of-command, blood-of-titans", p1_line="troll"
    ) as table:
        table.refused("play punch", "KF-HOUSE-02")
        table.answer("play com-officer-kirby")
        table.refused("play bumpsy", "KF-HOUSE-02")
        assert all(table.can(f"play {c}") for c in ("punch", "anger", "gauntlet-of-command", "blood-of-titans"))
        table.answer("play punch", "damage troll")
        table.changed(
            amber=1, hand="anger, bumpsy, gauntlet-of-command, blood-of-titans", discard="punch",
            line="com-officer-kirby exhausted", p1_line="troll damage:3",
        )  # fmt: skip
        table.refused("play anger", "KF-HOUSE-02")


@pytest.mark.parametrize("way", ["fight", "reap"])
def test_com_officer_kirby_needs_no_permission_for_its_own_house(way):
    hand = "force-field, fertility-chant, anger, dextre"
    with Situation(line="com-officer-kirby", hand=hand, p1_line="dust-pixie, troll") as table:
        table.answer(f"{way} com-officer-kirby", *(["attack dust-pixie"] if way == "fight" else []))
        table.refused("play dextre", "KF-HOUSE-02")
        table.answer("play force-field", "attach com-officer-kirby", "play fertility-chant")
        table.refused("play anger", "KF-HOUSE-02")


@pytest.mark.parametrize("way", ["play", "fight", "reap"])
def test_com_officer_kirby_in_another_house_allows_no_card_of_its_own(way):
    mine = {"line": "com-officer-kirby house:logos", "hand": "zap, punch"}
    if way == "play":
        mine = {"hand": "com-officer-kirby house:logos, zap, punch"}
    with Situation(house="logos", **mine, p1_line="dust-pixie, troll") as table:
        table.answer(f"{way} com-officer-kirby", *(["attack dust-pixie"] if way == "fight" else []))
        table.refused("play zap", "KF-HOUSE-02")
        assert table.can("play punch")


# Commander Chan


@pytest.mark.parametrize("way", ["fight", "reap"])
def test_commander_chan_uses_another_friendly_creature(way):
    with Situation(line="commander-chan, dextre, mother exhausted", p1_line="dust-pixie, troll") as table:
        table.answer(f"{way} commander-chan")
        if way == "fight":
            table.answer("attack dust-pixie")
        table.offers("choose dextre", "choose mother")
        table.answer("choose dextre")
        table.offers("fight dextre", "reap dextre")
        table.answer("reap dextre")
        assert [table.state.play[table.card(c)].ready for c in ("commander-chan", "dextre")] == [False, False]


def test_commander_chan_alone_uses_nobody():
    with Situation(line="commander-chan", p1_line="troll") as table:
        table.answer("reap commander-chan")
        table.changed(amber=1, line="commander-chan exhausted")


# First Officer Frane


@pytest.mark.parametrize("way", ["play", "fight", "reap"])
def test_first_officer_frane_has_a_friendly_creature_capture(way):
    mine = {"hand": "first-officer-frane", "line": "dextre"}
    if way != "play":
        mine = {"line": "dextre, first-officer-frane"}
    with Situation(**mine, p1_line="dust-pixie, troll", p1_amber=3) as table:
        more = {"play": ["right"], "fight": ["attack dust-pixie"], "reap": []}
        table.answer(f"{way} first-officer-frane", *more[way])
        table.offers("capture dextre", "capture first-officer-frane")
        table.answer("capture dextre")
        assert table.state.play[table.card("dextre")].amber == 1
        assert table.state.players[1].amber == 2


# Light of the Archons


def test_light_of_the_archons_counts_all_upgrades_on_its_creature():
    with Situation(
        hand="light-of-the-archons", line="dextre +stunner, mother +stunner", p1_line="troll +force-field"
    ) as table:
        table.answer("play light-of-the-archons", "attach dextre")
        table.changed(amber=1, hand="", line="dextre +stunner +light-of-the-archons, mother +stunner")
        assert (table.power("dextre"), table.power("mother"), table.power("troll")) == (5, 5, 8)
        assert [armor(table.state, table.card(c)) for c in ("dextre", "mother")] == [2, 0]


# Medic Ingram


@pytest.mark.parametrize("way", ["play", "reap"])
def test_medic_ingram_may_heal_and_ward_a_creature(way):
    mine = {"hand": "medic-ingram"} if way == "play" else {"line": "medic-ingram"}
    with Situation(**mine, p1_line="troll damage:4, mother") as table:
        table.answer(f"{way} medic-ingram")
        table.offers("heal medic-ingram", "heal troll", "heal mother", "skip")
        table.answer("heal troll")
        gained = {"hand": ""} if way == "play" else {"amber": 1}
        table.changed(**gained, line="medic-ingram exhausted", p1_line="troll warded damage:1, mother")


def test_medic_ingram_that_fights_heals_and_wards_somebody_or_nobody():
    with Situation(line="medic-ingram", p1_line="dust-imp, troll damage:5") as table:
        table.answer("fight medic-ingram", "attack dust-imp")
        table.offers("heal medic-ingram", "heal troll", "skip")
        table.answer("heal troll")
        table.changed(
            line="medic-ingram exhausted damage:2",
            p1_line="troll warded damage:2",
            p1_discard="dust-imp",
            p1_amber=2,
        )
    with Situation(line="medic-ingram", p1_line="troll damage:4") as table:
        table.answer("reap medic-ingram", "skip")
        table.changed(amber=1, line="medic-ingram exhausted")


# Red Alert


@pytest.mark.parametrize(("enemies", "after"), [
    ("troll, mother, krump warded", "troll damage:2, mother damage:2, krump"),
    ("troll, mother", "troll damage:1, mother damage:1"),
])  # fmt: skip
def test_red_alert_deals_as_much_damage_as_there_are_more_enemies(enemies, after):
    with Situation(hand="red-alert", line="dextre", p1_line=enemies) as table:
        table.answer("play red-alert")
        table.changed(hand="", discard="red-alert", p1_line=after)


@pytest.mark.parametrize("mine", ["dextre", "dextre, mother"])
def test_red_alert_does_nothing_where_there_are_not_more_enemies(mine):
    with Situation(hand="red-alert", line=mine, p1_line="troll warded") as table:
        table.answer("play red-alert")
        table.changed(hand="", discard="red-alert")


# Sensor Chief Garcia


@pytest.mark.parametrize("way", ["play", "fight", "reap"])
def test_sensor_chief_garcia_makes_keys_dearer_in_the_next_turn_of_the_opponent(way):
    mine = {"hand": "sensor-chief-garcia"} if way == "play" else {"line": "sensor-chief-garcia"}
    with Situation(**mine, p1_line="dust-pixie", deck="8 labwork", p1_deck="8 labwork", p1_amber=7) as table:
        table.answer(f"{way} sensor-chief-garcia")
        assert [table.key_cost(player) for player in range(2)] == [6, 6]
        table.answer("end-turn")
        assert [table.key_cost(player) for player in range(2)] == [8, 8]
        assert table.state.players[1].forged() == 0
        table.answer("logos", "end-turn")
        assert [table.key_cost(player) for player in range(2)] == [6, 6]
        table.answer("logos")


# Stealth Mode


def test_stealth_mode_forbids_actions_in_the_next_turn_of_the_opponent():
    with Situation(
        hand="stealth-mode, zap", deck="8 labwork", p1_hand="labwork, dextre, 4 mother", p1_deck="labwork",
        p1_houses="logos, dis, mars", houses="logos, star-alliance, dis",
    ) as table:  # fmt: skip
        table.answer("play stealth-mode")
        assert table.can("play zap")
        table.answer("end-turn", "logos")
        assert table.can("play dextre")
        table.refused("play labwork", "KF-GEN-01")
        table.answer("end-turn", "logos")
        assert table.can("play labwork")


# Zap


def test_zap_deals_a_damage_for_each_house_of_the_creatures_in_play():
    """Two of Logos, one of Brobnar, and an artifact that does not count."""
    with Situation(hand="zap", line="dextre, mother", p1_line="troll", artifacts="key-to-dis") as table:
        table.answer("play zap", "damage troll")
        table.offers("damage dextre", "damage mother", "damage troll")
        table.answer("damage mother")
        table.changed(amber=1, hand="", discard="zap", line="dextre, mother damage:1", p1_line="troll damage:1")


def test_zap_deals_nothing_without_creatures_and_may_hit_one_creature_several_times():
    with Situation(hand="zap") as table:
        table.answer("play zap")
        table.changed(amber=1, hand="", discard="zap")
    with Situation(hand="zap", line="dextre", p1_line="troll warded, umbra") as table:
        table.answer("play zap", "damage troll", "damage troll", "damage umbra")
        table.changed(amber=1, hand="", discard="zap", p1_line="troll, umbra damage:1")


# CALV-1N


@pytest.mark.parametrize("way", ["fight", "reap"])
def test_calv_1n_draws_as_a_creature_and_as_an_upgrade(way):
    with Situation(line="calv-1n", p1_line="dust-pixie", deck="labwork, dextre") as table:
        table.answer(f"{way} calv-1n")
        assert len(table.state.players[0].deck) == 1
    with Situation(
        hand="calv-1n", line="lieutenant-khrkhar", p1_line="dust-imp", deck="labwork, dextre"
    ) as table:
        table.answer("play calv-1n", "as-upgrade calv-1n", "attach lieutenant-khrkhar")
        table.changed(hand="", line="lieutenant-khrkhar +calv-1n")
        table.answer(f"{way} lieutenant-khrkhar")
        assert len(table.state.players[0].deck) == 1
