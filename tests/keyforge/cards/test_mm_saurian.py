"""Saurian of Mass Mutation."""

import pytest

from tests.keyforge.situations import Situation

# Saurian Egg


def test_the_egg_neither_fights_nor_reaps():
    with Situation(house="saurian", line="saurian-egg", deck="troll, krump", p1_line="umbra") as table:
        table.offers("omni saurian-egg", "end-turn")


def test_the_egg_can_be_opened_in_every_house():
    with Situation(house="mars", houses="mars, saurian, dis", line="saurian-egg", deck="2 troll") as table:
        table.answer("omni saurian-egg")
        table.changed(deck="", discard="2 troll", line="saurian-egg exhausted")


def test_a_saurian_creature_hatches():
    with Situation(house="saurian", line="saurian-egg, troll", deck="optio-gorkus, krump, umbra") as table:
        table.answer("omni saurian-egg", "left")
        table.changed(deck="umbra", discard="saurian-egg, krump", line="optio-gorkus power:3, troll")


@pytest.mark.rule("KF-FAQ-07")
def test_two_saurian_creatures_hatch():
    with Situation(house="saurian", line="saurian-egg", deck="optio-gorkus, saurian-egg") as table:
        table.answer("omni saurian-egg")
        table.offers("choose optio-gorkus", "choose saurian-egg")
        table.answer("choose optio-gorkus", "left", "right")
        table.changed(deck="", discard="saurian-egg", line="optio-gorkus power:3, saurian-egg power:3")


def test_other_saurian_cards_do_not_hatch():
    with Situation(house="saurian", line="saurian-egg", deck="siren-horn, troll") as table:
        table.answer("omni saurian-egg")
        table.changed(deck="", discard="troll, siren-horn", line="saurian-egg exhausted")


def test_a_maverick_hatches_and_its_model_does_not():
    with Situation(
        house="saurian", line="saurian-egg", deck="optio-gorkus house:dis, troll house:saurian"
    ) as table:
        table.answer("omni saurian-egg", "left")
        table.changed(
            deck="", discard="saurian-egg, optio-gorkus house:dis", line="troll house:saurian power:3"
        )


def test_the_egg_finds_what_there_is():
    with Situation(house="saurian", line="saurian-egg", deck="optio-gorkus", discard="krump") as table:
        table.answer("omni saurian-egg", "left")
        table.changed(deck="", discard="saurian-egg, krump", line="optio-gorkus power:3")


def test_what_hatches_is_not_played():
    with Situation(
        house="saurian", line="saurian-egg", deck="old-bruno house:saurian, troll", p1_amber=4
    ) as table:
        table.answer("omni saurian-egg", "left")
        table.changed(deck="", discard="saurian-egg, troll", line="old-bruno house:saurian power:3")


# Siren Horn


def test_siren_horn_gives_aember_to_the_foe():
    with Situation(line="troll amber:2 +siren-horn", p1_line="krump") as table:
        table.answer("fight troll")
        table.changed(
            line="troll exhausted damage:6 amber:1 +siren-horn", amber=1, p1_line="", p1_discard="krump"
        )


def test_siren_horn_has_nothing_to_give():
    with Situation(line="troll +siren-horn", p1_line="krump") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:6 +siren-horn", p1_line="", p1_discard="krump")


def test_siren_horn_is_silent_when_its_creature_is_attacked():
    with Situation(line="troll", p1_line="krump amber:1 +siren-horn") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:6", amber=1, p1_line="", p1_discard="krump, siren-horn")


@pytest.mark.rule("KF-FAQ-66")
@pytest.mark.parametrize("first", ["horn", "assault"])
def test_the_horn_and_assault_come_in_any_order(first):
    """Giving the Æmber first, the dying foe hands it over; afterwards it is too late."""
    with Situation(house="untamed", line="ancient-bear amber:1 +siren-horn", p1_line="krump damage:4") as table:
        table.answer("fight ancient-bear")
        horn, assault = "resolve ancient-bear ancient-bear", "resolve ancient-bear ancient-bear 2"
        table.offers(horn, assault)
        table.answer(horn if first == "horn" else assault)
        if first == "horn":
            table.changed(amber=1, line="ancient-bear exhausted +siren-horn", p1_line="", p1_discard="krump")
        else:
            table.changed(line="ancient-bear exhausted amber:1 +siren-horn", p1_line="", p1_discard="krump")


# Optio Gorkus


def test_gorkus_takes_the_aember_of_a_dying_neighbor():
    with Situation(line="bumpsy", p1_line="dust-imp amber:2, optio-gorkus, troll amber:1", p1_amber=1) as table:
        table.answer("fight bumpsy", "attack dust-imp")
        table.answer("resolve dust-imp dust-imp")
        table.changed(
            line="bumpsy exhausted damage:2",
            p1_amber=3,
            p1_line="optio-gorkus amber:2, troll amber:1",
            p1_discard="dust-imp",
        )


def test_gorkus_keeps_its_own_aember_no_longer_than_others():
    with Situation(line="troll", p1_line="krump amber:1, optio-gorkus amber:2 elusive-used") as table:
        table.answer("fight troll", "attack optio-gorkus")
        table.changed(
            line="troll exhausted damage:3", amber=2, p1_line="krump amber:1", p1_discard="optio-gorkus"
        )


def test_gorkus_does_nothing_for_those_farther_away():
    with Situation(line="bumpsy", p1_line="umbra amber:2 elusive-used, troll, optio-gorkus") as table:
        table.answer("fight bumpsy", "attack umbra")
        table.changed(
            line="bumpsy exhausted damage:2", amber=2, p1_line="troll, optio-gorkus", p1_discard="umbra"
        )


def test_between_two_the_active_player_chooses_whose_it_is():
    with Situation(line="bumpsy", p1_line="optio-gorkus, krump amber:2 damage:5, optio-gorkus") as table:
        table.answer(
            "fight bumpsy", "attack krump", "resolve optio-gorkus#2 krump", "move-amber optio-gorkus#2"
        )
        table.answer("move-amber optio-gorkus")  # the other one has nothing left to move
        table.changed(
            line="", discard="bumpsy", p1_line="optio-gorkus, optio-gorkus amber:2", p1_discard="krump"
        )


@pytest.mark.rule("KF-FAQ-83")
@pytest.mark.parametrize("order", ["gorkus first", "scutum first"])
@pytest.mark.parametrize("mine", [True, False])
def test_gorkus_with_imperial_scutum_when_all_die(order, mine):
    """Moving the Æmber onto Gorkus before the Scutum empties him keeps it from the opponent."""
    line = {("line" if mine else "p1_line"): "troll amber:2, optio-gorkus amber:1 +imperial-scutum"}
    with Situation(house="dis", hand="gateway-to-dis", **line) as table:
        table.answer("play gateway-to-dis")
        move, empty = "resolve optio-gorkus troll", "resolve optio-gorkus optio-gorkus"
        table.offers(move, empty)
        table.answer(move if order == "gorkus first" else empty)
        pools = [side.amber for side in table.state.players]
        assert pools[1 if mine else 0] == (0 if order == "gorkus first" else 2)
        assert pools[0 if mine else 1] == 0
