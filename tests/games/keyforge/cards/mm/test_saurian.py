"""What the cards of Saurian in Mass Mutation do."""

from functools import partial

import pytest

from tests.games.keyforge.candidates import case
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


Saurian = partial(Situation, house="saurian")


# Cards that exalt, and that count the Æmber on creatures


# Those who may be exalted to strike


@pytest.mark.parametrize(
    "slug", ["daemo-saurus", "lyco-saurus", "sacro-saurus", "techno-saurus", "umbra-saurus", "xeno-saurus"]
)
def test_a_mutant_may_be_exalted_to_deal_3_damage(slug):
    with Saurian(hand=slug, line="krump", p1_line="troll") as table:
        table.answer(f"play {slug}", "left", f"exalt {slug}")
        table.offers(f"damage {slug}", "damage krump", "damage troll")
        table.answer("damage troll")
        table.changed(hand="", line=f"{slug} exhausted amber:1, krump", p1_line="troll damage:3")
    with Saurian(hand=slug, p1_line="troll") as table:
        table.answer(f"play {slug}", "skip")
        table.changed(hand="", line=f"{slug} exhausted")


def test_nobody_is_asked_to_exalt_a_creature_that_is_gone():
    """The icon on the card itself has killed it."""
    with Saurian(hand="umbra-saurus icon:damage", line="saurus-rex", p1_line="troll") as table:
        table.answer("play umbra-saurus", "left")
        table.state.play[table.card("umbra-saurus")].damage = 3
        table.answer("damage umbra-saurus")
        assert table.can("end-turn")


def test_daemo_saurus_steals_when_it_is_destroyed():
    with Saurian(line="daemo-saurus", p1_line="troll", p1_amber=2) as table:
        table.answer("fight daemo-saurus")
        table.changed(amber=1, line="", discard="daemo-saurus", p1_amber=1, p1_line="troll damage:4")


def test_lyco_saurus_has_skirmish_and_umbra_saurus_is_elusive():
    with Saurian(line="lyco-saurus", p1_line="troll") as table:
        table.answer("fight lyco-saurus")
        table.changed(line="lyco-saurus exhausted", p1_line="troll damage:5")
    with Saurian(house="brobnar", line="troll", p1_line="umbra-saurus") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted")


def test_techno_saurus_changes_a_card_of_the_hand_for_another():
    with Saurian(line="techno-saurus", hand="stomp, exile", deck="tribute, imperium") as table:
        table.answer("reap techno-saurus")
        table.offers("discard stomp", "discard exile")
        table.answer("discard exile")
        table.changed(
            amber=1, line="techno-saurus exhausted", hand="stomp, tribute", discard="exile", deck="imperium"
        )
    with Saurian(line="techno-saurus", deck="tribute", p1_hand="stomp") as table:
        table.answer("reap techno-saurus")
        table.changed(amber=1, line="techno-saurus exhausted")


def test_xeno_saurus_takes_one_of_the_top_three_and_puts_one_on_the_bottom():
    with Saurian(line="xeno-saurus", deck="stomp, exile, tribute, imperium", p1_line="silvertooth") as table:
        table.answer("fight xeno-saurus")
        table.offers("to-hand stomp", "to-hand exile", "to-hand tribute")
        table.answer("to-hand exile")
        table.offers("to-deck-bottom stomp", "to-deck-bottom tribute")
        table.answer("to-deck-bottom stomp")
        table.changed(
            line="xeno-saurus exhausted damage:2", hand="exile", deck="tribute, imperium, stomp", p1_line="",
            p1_discard="silvertooth",
        )  # fmt: skip


def test_citizen_shrix_is_exalted_and_steals():
    with Saurian(hand="citizen-shrix", p1_amber=2) as table:
        table.answer("play citizen-shrix")
        table.changed(hand="", amber=1, p1_amber=1, line="citizen-shrix exhausted amber:1")
    with Saurian(line="citizen-shrix", p1_amber=2) as table:
        table.answer("reap citizen-shrix")
        table.changed(amber=2, p1_amber=1, line="citizen-shrix exhausted amber:1")


def test_dreadbone_decimus_is_exalted_to_destroy_a_weaker_creature():
    with Saurian(hand="dreadbone-decimus", line="dextre", p1_line="bumpsy, umbra, troll") as table:
        table.answer("play dreadbone-decimus", "left", "exalt dreadbone-decimus")
        table.offers("destroy dextre", "destroy umbra")
        table.answer("destroy umbra")
        table.changed(hand="", line="dreadbone-decimus exhausted amber:1, dextre", p1_line="bumpsy, troll",
                      p1_discard="umbra")  # fmt: skip
    with Saurian(line="dreadbone-decimus", p1_line="silvertooth, mother") as table:
        table.answer("fight dreadbone-decimus", "attack silvertooth", "skip")
        table.changed(line="dreadbone-decimus exhausted damage:2", p1_line="mother", p1_discard="silvertooth")


def test_dreadbone_decimus_destroys_after_a_fight_only_if_he_is_exalted():
    line = "dreadbone-decimus exhausted damage:2"
    with Saurian(line="dreadbone-decimus", p1_line="silvertooth, umbra, dextre, bumpsy") as table:
        table.answer("fight dreadbone-decimus", "attack silvertooth", "exalt dreadbone-decimus")
        table.offers("destroy umbra", "destroy dextre")
        table.answer("destroy umbra")
        table.changed(line=f"{line} amber:1", p1_line="dextre, bumpsy", p1_discard="umbra, silvertooth")
    with Saurian(line="dreadbone-decimus", p1_line="silvertooth, umbra, dextre") as table:
        table.answer("fight dreadbone-decimus", "attack silvertooth", "skip")
        table.changed(line=line, p1_line="umbra, dextre", p1_discard="silvertooth")
    with Saurian(hand="dreadbone-decimus", p1_line="silvertooth, umbra") as table:
        table.answer("play dreadbone-decimus", "skip")
        table.changed(hand="", line="dreadbone-decimus exhausted")


def test_high_priest_torvus_brings_the_next_action_back_to_hand():
    with Saurian(line="high-priest-torvus", hand="hedonistic-intent, crystal-surge, saurus-rex") as table:
        table.answer("reap high-priest-torvus", "exalt high-priest-torvus", "play saurus-rex", "left",
                     "play hedonistic-intent", "play crystal-surge")  # fmt: skip
        table.changed(
            amber=3, hand="hedonistic-intent", discard="crystal-surge",
            line="saurus-rex exhausted amber:1, high-priest-torvus exhausted amber:2",
        )  # fmt: skip


def test_high_priest_torvus_brings_back_nothing_if_he_is_not_exalted_or_in_a_later_turn():
    with Saurian(line="high-priest-torvus", hand="crystal-surge") as table:
        table.answer("reap high-priest-torvus", "skip", "play crystal-surge")
        table.changed(amber=2, hand="", discard="crystal-surge", line="high-priest-torvus exhausted")
    with Saurian(line="high-priest-torvus", p1_hand="crystal-surge", p1_houses="saurian, dis, logos") as table:
        table.answer("reap high-priest-torvus", "exalt high-priest-torvus", "end-turn", "saurian",
                     "play crystal-surge")  # fmt: skip
        assert len(table.state.players[1].discard) == 1


# Exalting others


def test_curse_of_vanity_exalts_a_friend_and_an_enemy():
    with Saurian(hand="curse-of-vanity", line="dextre, krump", p1_line="troll, bumpsy") as table:
        table.answer("play curse-of-vanity")
        table.offers("exalt dextre", "exalt krump")
        table.answer("exalt krump")
        table.offers("exalt troll", "exalt bumpsy")
        table.answer("exalt bumpsy")
        table.changed(amber=1, hand="", discard="curse-of-vanity", line="dextre, krump amber:1",
                      p1_line="troll, bumpsy amber:1")  # fmt: skip


def test_curse_of_vanity_with_one_side_only():
    with Saurian(hand="curse-of-vanity", p1_line="troll") as table:
        table.answer("play curse-of-vanity")
        table.changed(amber=1, hand="", discard="curse-of-vanity", p1_line="troll amber:1")


def test_defense_initiative_wards_a_creature_and_for_exalting_it_its_neighbors():
    with Saurian(hand="defense-initiative", line="dextre", p1_line="bumpsy, krump, troll, mother") as table:
        table.answer("play defense-initiative")
        table.offers("ward dextre", "ward bumpsy", "ward krump", "ward troll", "ward mother")
        table.answer("ward krump")
        table.offers("exalt krump", "skip")
        table.answer("exalt krump")
        table.changed(
            hand="", discard="defense-initiative",
            p1_line="bumpsy warded, krump warded amber:1, troll warded, mother",
        )  # fmt: skip
    with Saurian(hand="defense-initiative", line="dextre, krump") as table:
        table.answer("play defense-initiative", "ward krump", "skip")
        table.changed(hand="", discard="defense-initiative", line="dextre, krump warded")


def test_faust_the_great_makes_keys_dearer_for_friendly_creatures_with_amber():
    with Saurian(line="faust-the-great, dextre amber:2, krump amber:1", p1_line="troll amber:1") as table:
        assert (table.key_cost(0), table.key_cost(1)) == (6, 8)


def test_faust_the_great_may_exalt_a_friendly_creature():
    with Saurian(hand="faust-the-great", line="dextre", p1_line="troll") as table:
        table.answer("play faust-the-great", "left")
        table.offers("exalt faust-the-great", "exalt dextre", "skip")
        table.answer("exalt dextre")
        table.changed(hand="", line="faust-the-great exhausted, dextre amber:1")


def test_sagittarii_s_gaze_exalts_a_damaged_creature():
    with Saurian(
        hand="sagittarii-s-gaze", line="dextre, krump damage:1", p1_line="troll damage:2, bumpsy"
    ) as table:
        table.answer("play sagittarii-s-gaze")
        table.offers("exalt krump", "exalt troll")
        table.answer("exalt troll")
        table.changed(amber=1, hand="", discard="sagittarii-s-gaze", p1_line="troll damage:2 amber:1, bumpsy")


def test_hedonistic_intent_exalts_the_flanks_and_crystal_surge_the_mutants():
    with Saurian(hand="hedonistic-intent", line="dextre, krump, mother", p1_line="troll") as table:
        table.answer("play hedonistic-intent")
        table.changed(amber=1, hand="", discard="hedonistic-intent", p1_line="troll amber:1",
                      line="dextre amber:1, krump, mother amber:1")  # fmt: skip
    with Saurian(hand="crystal-surge", line="lyco-saurus, saurus-rex", p1_line="citizen-shrix, troll") as table:
        table.answer("play crystal-surge")
        table.changed(amber=1, hand="", discard="crystal-surge", line="lyco-saurus amber:1, saurus-rex",
                      p1_line="citizen-shrix amber:1, troll")  # fmt: skip


def test_senator_quintina_has_whoever_reaps_exalted():
    with Saurian(line="saurus-rex, senator-quintina, krump", p1_line="troll") as table:
        table.answer("reap senator-quintina")
        table.changed(amber=1, line="saurus-rex, senator-quintina exhausted amber:1, krump")
    with Saurian(house="brobnar", line="krump", p1_line="senator-quintina", artifacts="city-gates") as table:
        table.answer("reap krump")
        table.changed(amber=1, line="krump exhausted amber:1")
    with Saurian(house="brobnar", line="krump", p1_line="senator-quintina") as table:
        table.answer("fight krump")
        table.changed(line="krump exhausted damage:5", p1_line="", p1_discard="senator-quintina")


def test_blast_from_the_past_deals_damage_for_an_archived_creature():
    discard = "spartasaur, stomp, krump, questor-jarta"
    with Saurian(
        hand="blast-from-the-past",
        line="dextre, mother",
        discard=discard,
        p1_line="troll, bumpsy",
        p1_discard="spartasaur",
    ) as table:
        table.answer("play blast-from-the-past", "exalt mother")
        table.offers("archive spartasaur", "archive questor-jarta")
        table.answer("archive spartasaur")
        table.offers("damage troll", "damage bumpsy")
        table.answer("damage troll")
        table.changed(
            hand="", discard="blast-from-the-past, stomp, krump, questor-jarta", archives="spartasaur",
            line="dextre, mother amber:1", p1_line="troll damage:6, bumpsy",
        )  # fmt: skip


def test_blast_from_the_past_without_such_a_card_only_exalts():
    with Saurian(
        hand="blast-from-the-past", line="dextre", discard="stomp, krump", p1_line="troll, bumpsy"
    ) as table:
        table.answer("play blast-from-the-past")
        table.changed(hand="", discard="blast-from-the-past, stomp, krump", line="dextre amber:1")


@pytest.mark.rule("KF-LEAVE-02", "KF-LEAVE-06")
def test_blast_from_the_past_knows_the_power_of_what_died_this_turn():
    """It is the power on the archived card, without what it had in play."""
    with Saurian(hand="blast-from-the-past", line="spartasaur power:2", p1_line="troll power:9") as table:
        table.answer("fight spartasaur", "play blast-from-the-past")
        table.changed(
            hand="", line="", discard="blast-from-the-past", archives="spartasaur",
            p1_line="troll damage:14 power:9",
        )  # fmt: skip


@pytest.mark.rule("KF-GIG-01")
def test_the_top_half_of_a_gigantic_creature_has_no_power_for_blast_from_the_past():
    for half, damage in (("deusillus", " damage:20"), ("deusillus2", "")):
        with Saurian(hand="blast-from-the-past", discard=half, p1_line="deusillus power:1") as table:
            table.answer("play blast-from-the-past")
            table.changed(hand="", discard="blast-from-the-past", archives=half,
                          **({"p1_line": f"deusillus{damage} power:1"} if damage else {}))  # fmt: skip


# Æmber is moved


def test_consul_primus_moves_an_amber_when_he_reaps():
    with Saurian(line="consul-primus, dextre", p1_line="troll amber:2") as table:
        table.answer("reap consul-primus")
        table.offers("choose consul-primus", "choose dextre", "choose troll")
        table.answer("choose troll")
        table.offers("move-amber consul-primus", "move-amber dextre")
        table.answer("move-amber dextre")
        table.changed(amber=1, line="consul-primus exhausted, dextre amber:1", p1_line="troll amber:1")


def test_monument_to_ludo_moves_amber_to_the_supply():
    for discard, left in (("krump", 2), ("praefectus-ludo", 1)):
        with Saurian(
            artifacts="monument-to-ludo", line="dextre", p1_line="troll amber:3", discard=discard
        ) as table:
            table.answer("act monument-to-ludo")
            table.offers("to-supply dextre", "to-supply troll")
            table.answer("to-supply troll")
            table.changed(artifacts="monument-to-ludo exhausted", p1_line=f"troll amber:{left}")
    with Saurian(artifacts="monument-to-ludo", p1_line="troll amber:3", p1_discard="praefectus-ludo") as table:
        table.answer("act monument-to-ludo")
        table.changed(artifacts="monument-to-ludo exhausted", p1_line="troll amber:2")


def test_monument_to_octavia_has_a_friendly_creature_capture():
    for discard, amber in (("krump", 1), ("cornicen-octavia", 2)):
        with Saurian(artifacts="monument-to-octavia", line="dextre, mother", p1_line="troll", discard=discard,
                       p1_amber=5) as table:  # fmt: skip
            table.answer("act monument-to-octavia")
            table.offers("choose dextre", "choose mother")
            table.answer("choose dextre")
            table.changed(artifacts="monument-to-octavia exhausted", line=f"dextre amber:{amber}, mother",
                          p1_amber=5 - amber)  # fmt: skip


@pytest.mark.parametrize(
    ("slug", "hero"), [("monument-to-octavia", "cornicen-octavia"), ("monument-to-faust", "faust-the-great")]
)
def test_a_monument_does_not_heed_a_hero_in_the_discard_pile_of_the_opponent(slug, hero):
    with Saurian(artifacts=slug, line="dextre", p1_discard=hero, p1_amber=5) as table:
        table.answer(f"act {slug}", "end-turn")
        assert table.state.play[table.card("dextre")].amber <= 1
        assert table.key_cost(1) <= 7


def test_monument_to_primus_moves_amber_between_friendly_creatures_or_any():
    with Saurian(
        artifacts="monument-to-primus",
        line="dextre amber:2, krump, mother",
        p1_line="troll",
        discard="krump",
        p1_discard="consul-primus",
    ) as table:
        table.answer("act monument-to-primus")
        table.offers("choose dextre", "choose krump", "choose mother")
        table.answer("choose dextre")
        table.offers("move-amber krump", "move-amber mother")
        table.answer("move-amber mother")
        table.changed(artifacts="monument-to-primus exhausted", line="dextre amber:1, krump, mother amber:1")
    with Saurian(
        artifacts="monument-to-primus", line="dextre amber:2, krump", p1_line="troll", discard="consul-primus"
    ) as table:
        table.answer("act monument-to-primus")
        table.offers("choose dextre", "choose krump", "choose troll")
        table.answer("choose dextre")
        table.offers("move-amber krump", "move-amber troll")
        table.answer("move-amber troll")
        table.changed(
            artifacts="monument-to-primus exhausted", line="dextre amber:1, krump", p1_line="troll amber:1"
        )


def test_monument_to_shrix_stores_amber_of_your_pool_or_any():
    with Saurian(
        artifacts="monument-to-shrix", amber=2, p1_amber=2, discard="krump", p1_discard="citizen-shrix"
    ) as table:
        table.answer("act monument-to-shrix")
        table.changed(artifacts="monument-to-shrix exhausted amber:1", amber=1)
    for answer, changed in (("from-your-pool", {"amber": 1}), ("from-their-pool", {"p1_amber": 1})):
        with Saurian(artifacts="monument-to-shrix", amber=2, p1_amber=2, discard="citizen-shrix") as table:
            table.answer("act monument-to-shrix", answer)
            table.changed(artifacts="monument-to-shrix exhausted amber:1", **changed)


@pytest.mark.rule("KF-FORGE-06")
def test_the_amber_on_monument_to_shrix_is_spent_on_keys():
    with Saurian(p1_artifacts="monument-to-shrix amber:3", p1_amber=3, p1_line="troll amber:3") as table:
        table.answer("end-turn", "red")
        table.changed(player=1, p1_amber=0, p1_keys="red", p1_artifacts="monument-to-shrix")


def test_monument_to_faust_makes_keys_dearer_in_the_opponents_next_turn():
    for discard, cost in (("krump", 7), ("faust-the-great", 8)):
        with Saurian(artifacts="monument-to-faust", discard=discard, hand="2 krump, 4 troll") as table:
            table.answer("act monument-to-faust")
            assert (table.key_cost(0), table.key_cost(1)) == (6, 6)
            table.answer("end-turn")
            assert (table.key_cost(0), table.key_cost(1)) == (cost, cost)
            table.answer("dis", "end-turn")
            assert (table.key_cost(0), table.key_cost(1)) == (6, 6)


def test_dark_centurion_moves_an_amber_to_the_supply_and_wards():
    with Saurian(line="dark-centurion, dextre amber:1", p1_line="troll amber:2") as table:
        table.answer("act dark-centurion")
        table.offers("to-supply dark-centurion", "to-supply dextre", "to-supply troll")
        table.answer("to-supply troll")
        table.changed(line="dark-centurion exhausted, dextre amber:1", p1_line="troll warded amber:1")
    with Saurian(line="dark-centurion, dextre", p1_line="troll amber:2") as table:
        table.answer("act dark-centurion", "to-supply dextre")
        table.changed(line="dark-centurion exhausted, dextre")


def test_humble_exhausts_and_takes_3_amber_to_the_supply():
    with Saurian(hand="humble", line="dextre exhausted amber:4", p1_line="troll amber:4") as table:
        table.answer("play humble")
        table.offers("exhaust dextre", "exhaust troll")
        table.answer("exhaust troll")
        table.changed(amber=1, hand="", discard="humble", p1_line="troll exhausted amber:1")
    with Saurian(hand="humble", line="dextre exhausted amber:4", p1_line="troll amber:4") as table:
        table.answer("play humble", "exhaust dextre")
        table.changed(amber=1, hand="", discard="humble")


def test_patronage_divides_the_amber_on_a_creature():
    with Saurian(hand="patronage", line="dextre amber:2", p1_line="troll amber:5") as table:
        table.answer("play patronage", "choose troll")
        table.changed(hand="", discard="patronage", amber=3, p1_amber=2, p1_line="troll")
    with Saurian(hand="patronage", line="dextre amber:1") as table:
        table.answer("play patronage")
        table.changed(hand="", discard="patronage", amber=1, line="dextre")
    with Saurian(hand="patronage") as table:
        table.answer("play patronage")
        table.changed(hand="", discard="patronage")


def test_curia_saurus_leaves_an_amber_of_the_dying_to_the_most_powerful_enemy():
    with Saurian(
        house="brobnar", line="troll", artifacts="curia-saurus", p1_line="bumpsy amber:2, mother"
    ) as table:
        table.answer("fight troll", "attack bumpsy")
        table.changed(amber=1, line="troll exhausted damage:5 amber:1", p1_line="mother", p1_discard="bumpsy")
    with Saurian(
        house="brobnar", line="bumpsy amber:1", p1_artifacts="curia-saurus", p1_line="troll, krump"
    ) as table:
        table.answer("fight bumpsy", "attack troll")
        table.changed(line="", discard="bumpsy", p1_line="troll damage:5 amber:1, krump")
    with Saurian(house="brobnar", line="bumpsy", p1_artifacts="curia-saurus", p1_line="troll, krump") as table:
        table.answer("fight bumpsy", "attack troll")
        table.changed(line="", discard="bumpsy", p1_line="troll damage:5, krump")


def test_curia_saurus_lets_the_active_player_choose_among_the_most_powerful_enemies():
    with Saurian(
        house="brobnar", line="troll, bumpsy amber:2", p1_artifacts="curia-saurus", p1_line="krump, saurus-rex"
    ) as table:
        table.answer("fight bumpsy", "attack krump")
        table.offers("move-amber krump", "move-amber saurus-rex")
        table.answer("move-amber saurus-rex")
        table.changed(line="troll", discard="bumpsy", p1_amber=1, p1_line="krump damage:5, saurus-rex amber:1")


def test_curia_saurus_gives_nothing_to_artifacts():
    with Saurian(
        artifacts="curia-saurus, potion-of-invulnerability amber:1", line="dextre", p1_line="troll"
    ) as table:
        table.answer("omni potion-of-invulnerability")
        assert table.state.play[table.card("troll")].amber == 0


# Captures


def test_cornicen_octavia_captures_2():
    with Saurian(line="cornicen-octavia", p1_amber=3) as table:
        table.answer("act cornicen-octavia")
        table.changed(line="cornicen-octavia exhausted amber:2", p1_amber=1)


def test_spoils_of_battle_has_each_creature_with_amber_capture():
    with Saurian(
        hand="spoils-of-battle", line="dextre, krump", p1_line="troll amber:1, bumpsy", amber=2, p1_amber=3
    ) as table:
        table.answer("play spoils-of-battle")
        table.offers("capture dextre", "capture krump")
        table.answer("capture krump")
        table.changed(
            hand="", discard="spoils-of-battle", line="dextre, krump amber:2", p1_amber=1,
            p1_line="troll amber:2, bumpsy",
        )  # fmt: skip


# Deusillus


def test_deusillus_captures_all_and_strikes():
    with Saurian(
        hand="deusillus, deusillus2, stomp", line="dextre", p1_amber=4, p1_line="troll, bumpsy"
    ) as table:
        table.answer("play deusillus", "left")
        table.offers("damage troll", "damage bumpsy")
        table.answer("damage troll")
        table.changed(hand="stomp", line="deusillus exhausted amber:4, dextre", p1_amber=0,
                      p1_line="troll damage:5, bumpsy")  # fmt: skip


def test_deusillus_pays_an_amber_when_it_fights():
    with Saurian(line="deusillus amber:3", p1_line="krump, troll, bumpsy") as table:
        table.answer("fight deusillus", "attack krump")
        table.changed(
            line="deusillus exhausted damage:6 amber:2",
            p1_line="troll damage:2, bumpsy damage:2",
            p1_discard="krump",
        )


def test_deusillus_pays_an_amber_to_hurt_each_enemy():
    with Saurian(line="deusillus amber:2, dextre", p1_line="troll, silvertooth") as table:
        table.answer("reap deusillus")
        table.changed(amber=1, line="deusillus exhausted amber:1, dextre", p1_line="troll damage:2",
                      p1_discard="silvertooth")  # fmt: skip
    with Saurian(line="deusillus, dextre", p1_line="krump, troll") as table:
        table.answer("fight deusillus", "attack krump")
        table.changed(line="deusillus exhausted damage:6, dextre", p1_line="troll damage:2", p1_discard="krump")


# What they leave alone: a forbidden candidate or number is on the table


LEFT_ALONE = {
    "saurian-egg": [
        case("", house="saurian", line="saurian-egg, gargantodon, bumpsy", p1_line="krump",
             offers="omni saurian-egg, fight gargantodon, reap gargantodon, end-turn"),
    ],
    "siren-horn": [
        case("fight troll; attack krump", line="troll amber:2 +siren-horn, urchin", p1_line="krump, bumpsy",
             changed={"amber": 1, "line": "troll exhausted damage:6 amber:1 +siren-horn, urchin",
                      "p1_discard": "krump", "p1_line": "bumpsy"}),
    ],
    "optio-gorkus": [
        case("play punch; damage urchin", hand="punch",
             line="optio-gorkus, urchin amber:2, bumpsy, optio-gorkus", p1_line="krump",
             changed={"amber": 1, "hand": "", "discard": "punch, urchin",
                      "line": "optio-gorkus amber:2, bumpsy, optio-gorkus"}),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
