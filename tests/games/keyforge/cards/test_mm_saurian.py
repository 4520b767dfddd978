"""Saurian of Mass Mutation."""

import pytest

from tests.games.keyforge.situations import Situation

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


# Beware the Ides


def test_beware_the_ides_strikes_a_creature_in_the_center():
    with Situation(
        house="saurian", hand="beware-the-ides", line="dextre, krump, mother", p1_line="deusillus"
    ) as table:
        table.answer("play beware-the-ides")
        table.offers("damage krump", "damage deusillus")
        table.answer("damage deusillus")
        assert [table.state.defs[c].slug for c in table.state.players[1].line] == []
    with Situation(house="saurian", hand="beware-the-ides", line="dextre, krump") as table:
        table.answer("play beware-the-ides")
        table.changed(amber=1, hand="", discard="beware-the-ides")
    for power, dies in ((3, True), (4, False)):
        with Situation(house="saurian", hand="beware-the-ides", p1_line=f"deusillus power:{power}") as table:
            table.answer("play beware-the-ides")
            assert (table.state.players[1].line == []) is dies


# Galeatops


def test_galeatops_deals_only_4_damage():
    with Situation(house="saurian", line="galeatops", p1_line="troll") as table:
        table.answer("fight galeatops")
        table.changed(line="galeatops exhausted damage:8", p1_line="troll damage:4")
    with Situation(line="troll", p1_line="galeatops") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:4", p1_line="galeatops damage:8")


# Gladiodontus


def test_gladiodontus_enters_stunned_and_deals_only_5_damage():
    with Situation(house="saurian", hand="gladiodontus") as table:
        table.answer("play gladiodontus")
        table.changed(hand="", line="gladiodontus exhausted stunned")
    with Situation(line="troll", p1_line="gladiodontus") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:5", p1_line="gladiodontus damage:8")


@pytest.mark.rule("KF-STAT-ENR-02")
def test_gladiodontus_used_for_the_first_time_is_readied_and_enraged():
    """The rage comes after the fight, so it is not over with it."""
    with Situation(house="saurian", line="gladiodontus", p1_line="krump, troll") as table:
        table.answer("fight gladiodontus", "attack krump")
        table.changed(line="gladiodontus enraged damage:6", p1_line="krump damage:5, troll")
        table.offers("fight gladiodontus", "end-turn")
        table.answer("fight gladiodontus", "attack krump")
        table.changed(line="gladiodontus exhausted damage:12", p1_line="troll", p1_discard="krump")


def test_gladiodontus_that_reaps_is_readied_once():
    with Situation(house="saurian", line="gladiodontus") as table:
        table.answer("reap gladiodontus")
        table.changed(amber=1, line="gladiodontus enraged")
        table.answer("reap gladiodontus")
        table.changed(amber=2, line="gladiodontus exhausted enraged")


# Forum of Giants


def test_forum_of_giants_pays_who_controls_the_most_powerful_creature():
    with Situation(p1_artifacts="forum-of-giants", p1_line="bumpsy", line="troll, krump") as table:
        table.answer("end-turn")
        table.changed(player=1, amber=1)
        table.answer("dis", "end-turn")
        table.changed(player=0)
    with Situation(p1_artifacts="forum-of-giants", p1_line="troll", line="krump") as table:
        table.answer("end-turn")
        table.changed(player=1, p1_amber=1)
    with Situation(p1_artifacts="forum-of-giants") as table:
        table.answer("end-turn")
        table.changed(player=1)


@pytest.mark.rule("KF-WORD-16")
def test_forum_of_giants_the_active_player_chooses_among_the_most_powerful():
    with Situation(p1_artifacts="forum-of-giants", p1_line="krump", line="saurus-rex, bumpsy") as table:
        table.answer("end-turn")
        table.offers("choose krump", "choose saurus-rex")
        table.answer("choose krump")
        table.changed(player=1, p1_amber=1)


# Legion's March


def test_legion_s_march_hurts_the_others_whenever_you_use_a_dinosaur():
    with Situation(
        house="saurian",
        hand="legion-s-march",
        line="thero-centurion, terrordactyl, nerotaurus",
        p1_line="troll, saurus-rex",
    ) as table:
        table.answer("play legion-s-march", "reap thero-centurion", "reap terrordactyl")
        table.changed(
            amber=3, hand="", discard="legion-s-march",
            line="thero-centurion exhausted, terrordactyl exhausted damage:1, nerotaurus",
            p1_line="troll damage:1, saurus-rex",
        )  # fmt: skip


def test_legion_s_march_lasts_this_turn():
    with Situation(house="saurian", hand="legion-s-march", line="troll", p1_line="questor-jarta") as table:
        table.answer("play legion-s-march", "end-turn", "saurian", "reap questor-jarta", "skip")
        assert table.state.play[table.card("troll")].damage == 0


# Nerotaurus


def test_nerotaurus_keeps_enemies_from_fighting_or_reaping_in_their_next_turn():
    with Situation(house="saurian", line="nerotaurus", p1_line="krump, troll") as table:
        table.answer("reap nerotaurus", "end-turn", "brobnar")
        table.offers("reap krump", "reap troll", "end-turn")
        table.answer("end-turn", "saurian", "end-turn", "brobnar")
        assert table.can("fight krump")
    with Situation(house="saurian", line="nerotaurus, saurus-rex", p1_line="silvertooth, krump") as table:
        table.answer("fight nerotaurus", "attack silvertooth")
        assert table.can("reap saurus-rex")
        table.answer("end-turn", "brobnar")
        table.offers("fight krump", "end-turn")


# Scylla and Charybdis


def test_scylla_hurts_enemies_that_reap():
    with Situation(line="bumpsy", p1_line="scylla, krump") as table:
        table.answer("reap bumpsy")
        table.changed(amber=1, line="bumpsy exhausted damage:4")
    with Situation(house="saurian", line="saurus-rex, scylla", p1_line="krump") as table:
        table.answer("reap saurus-rex")
        table.changed(amber=1, line="saurus-rex exhausted, scylla")


def test_charybdis_costs_enemies_that_fight_an_amber():
    with Situation(line="troll", amber=3, p1_amber=3, p1_line="charybdis, silvertooth") as table:
        table.answer("fight troll", "attack silvertooth")
        table.changed(amber=2, line="troll exhausted damage:2", p1_line="charybdis", p1_discard="silvertooth")
    with Situation(line="troll, charybdis", amber=3, p1_amber=3, p1_line="silvertooth") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:2, charybdis", p1_line="", p1_discard="silvertooth")


# Amphora Captura


def test_amphora_captura_may_resolve_each_bonus_icon_as_a_capture():
    with Situation(house="saurian", artifacts="amphora-captura", line="dextre, krump", hand="crystal-surge",
                   p1_amber=3) as table:  # fmt: skip
        table.answer("play crystal-surge")
        table.offers("icon-amber", "icon-capture")
        table.answer("icon-capture")
        table.offers("capture dextre", "capture krump")
        table.answer("capture krump")
        table.changed(hand="", discard="crystal-surge", line="dextre, krump amber:1", p1_amber=2)
    with Situation(house="saurian", artifacts="amphora-captura", line="dextre", hand="crystal-surge",
                   p1_amber=3) as table:  # fmt: skip
        table.answer("play crystal-surge", "icon-amber")
        table.changed(amber=1, hand="", discard="crystal-surge")


def test_amphora_captura_is_for_its_controller_and_changes_no_capture():
    with Situation(
        house="saurian", p1_artifacts="amphora-captura", line="dextre", hand="crystal-surge"
    ) as table:
        table.answer("play crystal-surge")
        table.changed(amber=1, hand="", discard="crystal-surge")
    hand = "crystal-surge icon:capture icon:draw"
    with Situation(house="saurian", artifacts="amphora-captura", line="dextre", hand=hand, p1_amber=2,
                   deck="troll") as table:  # fmt: skip
        table.answer("play crystal-surge", "icon-amber")
        table.offers("icon-draw", "icon-capture")
        table.answer("icon-draw")
        table.changed(amber=1, hand="troll", deck="", discard=hand, line="dextre amber:1", p1_amber=1)
