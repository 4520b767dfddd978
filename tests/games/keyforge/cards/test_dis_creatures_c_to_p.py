"""What cards of Dis in Call of the Archons do: creatures c to p."""

import pytest

from tests.games.keyforge.houses import Dis
from trivault.games.keyforge.rules.damage import keyword


@pytest.mark.parametrize(("before", "taken"), [(5, 3), (2, 2)])
def test_charette_captures_three(before, taken):
    with Dis(hand="charette", p1_amber=before) as table:
        table.answer("play charette")
        table.changed(hand="", line=f"charette exhausted amber:{taken}", p1_amber=before - taken)


@pytest.mark.parametrize(("before", "taken"), [(7, 7), (9, 9), (6, 0)])
def test_drumble_captures_all_of_seven_or_more(before, taken):
    with Dis(hand="drumble", p1_amber=before) as table:
        table.answer("play drumble")
        if taken:
            table.changed(hand="", line=f"drumble exhausted amber:{taken}", p1_amber=0)
        else:
            table.changed(hand="", line="drumble exhausted")


def test_drumble_is_elusive():
    with Dis(line="charette, shooler", p1_line="drumble") as table:
        table.answer("fight charette")
        table.changed(line="charette exhausted, shooler")
        table.answer("fight shooler")
        table.changed(line="charette exhausted, shooler exhausted damage:2", p1_line="", p1_discard="drumble")


def test_dust_imp_pays_its_controller_when_destroyed():
    with Dis(line="charette, dust-imp owner:1", hand="guilty-hearts", p1_line="dust-imp") as table:
        table.answer("fight charette")
        table.changed(
            line="charette exhausted damage:2, dust-imp owner:1", p1_amber=2, p1_line="", p1_discard="dust-imp"
        )


def test_dust_imp_under_your_control_pays_you():
    with Dis(line="dust-imp owner:1", hand="gateway-to-dis") as table:
        table.answer("play gateway-to-dis")
        table.changed(amber=2, hand="", chains=3, line="", discard="gateway-to-dis", p1_discard="dust-imp")


def test_dust_imp_pays_nothing_when_it_goes_home():
    with Dis(line="dust-imp", hand="hysteria") as table:
        table.answer("play hysteria")
        table.changed(hand="dust-imp", line="", discard="hysteria")


def test_eater_of_the_dead_grows_by_a_creature_of_any_discard_pile():
    with Dis(line="eater-of-the-dead", discard="charette, fear", p1_discard="troll, punch") as table:
        table.answer("reap eater-of-the-dead")
        table.offers("purge charette", "purge troll")
        table.answer("purge troll")
        table.changed(
            amber=1, line="eater-of-the-dead exhausted power:1", p1_discard="punch", p1_purged="troll"
        )
        assert table.power("eater-of-the-dead") == 5


def test_eater_of_the_dead_eats_whom_it_has_killed():
    with Dis(line="eater-of-the-dead", p1_line="dust-imp") as table:
        table.answer("fight eater-of-the-dead")
        table.changed(
            line="eater-of-the-dead exhausted damage:2 power:1", p1_amber=2, p1_line="", p1_purged="dust-imp"
        )


def test_eater_of_the_dead_does_not_grow_without_food():
    with Dis(line="eater-of-the-dead", discard="fear") as table:
        table.answer("reap eater-of-the-dead")
        table.changed(amber=1, line="eater-of-the-dead exhausted")


def test_ember_imp_lets_the_opponent_play_two_cards():
    with Dis(line="troll", hand="3 charette", p1_line="ember-imp") as table:
        table.answer("play charette", "left", "play charette", "left")
        table.refused("play charette", "KF-GEN-01")
        table.changed(hand="charette", line="charette exhausted, charette exhausted, troll")
        table.answer("discard charette")
        table.changed(hand="", discard="charette")


def test_ember_imp_does_not_hinder_its_own_player():
    with Dis(line="ember-imp", hand="2 charette, fear", p1_line="bumpsy") as table:
        table.answer("play charette", "left", "play charette", "left", "play fear")
        table.changed(
            hand="",
            line="charette exhausted, charette exhausted, ember-imp",
            discard="fear",
            p1_line="",
            p1_hand="bumpsy",
        )


def test_gabos_longarms_strikes_another_creature_and_is_struck_by_his_foe():
    with Dis(line="gabos-longarms, charette", p1_line="snudge, troll, krump") as table:
        table.answer("fight gabos-longarms", "attack snudge")
        table.offers(
            "choose gabos-longarms", "choose charette", "choose snudge", "choose troll", "choose krump"
        )
        table.answer("choose krump")
        table.changed(
            line="gabos-longarms exhausted damage:4, charette", p1_line="snudge, troll, krump damage:5"
        )


def test_gabos_longarms_may_strike_whom_he_fights():
    with Dis(line="gabos-longarms", p1_line="snudge, troll") as table:
        table.answer("fight gabos-longarms", "attack snudge", "choose snudge")
        table.changed(line="gabos-longarms exhausted damage:4", p1_line="troll", p1_discard="snudge")


def test_gabos_longarms_redirects_only_the_fight_at_hand():
    with Dis(line="gabos-longarms damage:1, charette", p1_line="snudge, krump, dust-imp") as table:
        table.answer("fight gabos-longarms", "attack dust-imp", "choose krump")
        table.answer("fight charette", "attack dust-imp")
        table.changed(
            line="gabos-longarms exhausted damage:3, charette exhausted damage:2",
            p1_line="snudge, krump damage:5",
            p1_amber=2,
            p1_discard="dust-imp",
        )


@pytest.mark.rule("KF-FAQ-54")
def test_gabos_longarms_hits_an_elusive_creature_that_was_not_attacked():
    with Dis(line="gabos-longarms", p1_line="snudge, drumble") as table:
        table.answer("fight gabos-longarms", "attack snudge", "choose drumble")
        table.changed(line="gabos-longarms exhausted damage:4", p1_line="snudge", p1_discard="drumble")


@pytest.mark.rule("KF-FAQ-55")
def test_gabos_longarms_attacks_an_elusive_creature_and_hits_another():
    with Dis(line="gabos-longarms", p1_line="snudge, drumble") as table:
        table.answer("fight gabos-longarms", "attack drumble", "choose snudge")
        table.changed(line="gabos-longarms exhausted", p1_line="drumble", p1_discard="snudge")


def test_guardian_demon_moves_up_to_two_damage():
    with Dis(line="guardian-demon, troll damage:3", p1_line="bumpsy, dust-imp damage:1") as table:
        table.answer("reap guardian-demon")
        table.offers("choose guardian-demon", "choose troll", "choose bumpsy", "choose dust-imp")
        table.answer("choose troll")
        table.offers("heal 0", "heal 1", "heal 2")
        table.answer("heal 2")
        table.offers("damage guardian-demon", "damage bumpsy", "damage dust-imp")
        table.answer("damage bumpsy")
        table.changed(
            amber=1,
            line="guardian-demon exhausted, troll damage:1",
            p1_line="bumpsy damage:2, dust-imp damage:1",
        )


def test_guardian_demon_deals_only_what_it_heals():
    with Dis(hand="guardian-demon", line="troll damage:1", p1_line="bumpsy") as table:
        table.answer("play guardian-demon", "left", "choose troll")
        table.offers("heal 0", "heal 1")
        table.answer("heal 1", "damage bumpsy")
        table.changed(hand="", line="guardian-demon exhausted, troll", p1_line="bumpsy damage:1")


@pytest.mark.parametrize("answers", [("choose bumpsy",), ("choose troll", "heal 0")])
def test_guardian_demon_that_heals_nothing_deals_nothing(answers):
    with Dis(line="guardian-demon, troll damage:1", p1_line="bumpsy") as table:
        table.answer("reap guardian-demon", *answers)
        table.changed(amber=1, line="guardian-demon exhausted, troll damage:1")


def test_guardian_demon_heals_itself_after_a_fight():
    with Dis(line="guardian-demon", p1_line="master-of-3 damage:3, succubus, troll") as table:
        table.answer(
            "fight guardian-demon", "attack succubus", "choose guardian-demon", "heal 2", "damage master-of-3"
        )
        table.changed(
            line="guardian-demon exhausted damage:1", p1_line="troll", p1_discard="master-of-3, succubus"
        )


@pytest.mark.parametrize(("n", "victim"), [(1, "urchin"), (2, "drumble"), (3, "succubus")])
def test_each_master_may_destroy_a_creature_of_its_number(n, victim):
    enemies = "restringuntus, shaffles, tocsin, charette, urchin, drumble, succubus"
    with Dis(line=f"master-of-{n}", p1_line=enemies) as table:
        table.answer(f"reap master-of-{n}")
        pairs = {1: ("restringuntus", "urchin"), 2: ("shaffles", "drumble"), 3: ("tocsin", "succubus")}
        table.offers(*(f"destroy {name}" for name in pairs[n]), "skip")
        table.answer(f"destroy {victim}")
        left = enemies.replace(f", {victim}", "")
        table.changed(amber=1, line=f"master-of-{n} exhausted", p1_line=left, p1_discard=victim)


def test_a_master_counts_power_as_it_is_now_and_may_refrain():
    with Dis(line="master-of-2, dust-imp power:1", p1_line="tolas power:1") as table:
        table.answer("reap master-of-2")
        table.offers("destroy tolas", "skip")
        table.answer("skip")
        table.changed(amber=1, line="master-of-2 exhausted, dust-imp power:1")


def test_overlord_greking_takes_the_creature_that_he_destroys():
    with Dis(
        line="charette, overlord-greking power:3", p1_line="bumpsy +flame-wreathed amber:2, troll", p1_amber=3
    ) as table:
        table.answer("fight overlord-greking", "attack bumpsy")  # hazardous 2, then 7
        table.offers("left", "right")
        table.answer("left")
        table.changed(
            amber=2,
            line="bumpsy owner:1 exhausted, charette, overlord-greking exhausted damage:9 power:3",
            p1_line="troll",
            p1_discard="flame-wreathed",
        )


def test_overlord_greking_takes_his_attacker_too():
    with Dis(house="brobnar", line="bumpsy, troll", p1_line="overlord-greking", p1_amber=3) as table:
        table.answer("fight bumpsy", "right")
        table.changed(line="troll", p1_line="overlord-greking damage:5, bumpsy owner:0 exhausted")


@pytest.mark.rule("KF-PLAY-11")
def test_overlord_greking_plays_nobody_but_lets_them_enter():
    with Dis(
        line="overlord-greking", artifacts="autocannon", p1_line="dust-imp +flame-wreathed, urchin elusive-used"
    ) as table:
        table.answer("fight overlord-greking", "attack urchin")
        table.offers("left", "right")
        table.answer("left")
        table.changed(
            line="overlord-greking exhausted damage:1", p1_line="dust-imp +flame-wreathed", p1_discard="urchin"
        )  # the cannon, but no theft


@pytest.mark.rule("KF-FIGHT-11")
def test_overlord_greking_must_survive():
    with Dis(line="overlord-greking damage:2", p1_line="bumpsy") as table:
        table.answer("fight overlord-greking")
        table.changed(line="", discard="overlord-greking", p1_line="", p1_discard="bumpsy")


def test_overlord_greking_takes_nobody_whom_he_did_not_fight():
    with Dis(line="overlord-greking", hand="hand-of-dis", p1_line="bumpsy, krump, troll") as table:
        table.answer("play hand-of-dis")
        table.changed(hand="", discard="hand-of-dis", p1_line="bumpsy, troll", p1_discard="krump")


@pytest.mark.rule("KF-LEAVE-05")
def test_overlord_greking_does_not_find_a_penny_in_the_hand():
    with Dis(line="overlord-greking", p1_line="bad-penny") as table:
        table.answer("fight overlord-greking")
        table.changed(line="overlord-greking exhausted damage:1", p1_line="", p1_hand="bad-penny")


@pytest.mark.rule("KF-FAQ-70")
def test_overlord_greking_gets_no_aember_from_the_tolas_he_takes():
    with Dis(line="overlord-greking", p1_line="tolas elusive-used") as table:
        table.answer("fight overlord-greking", "left")
        table.changed(line="tolas owner:1 exhausted, overlord-greking exhausted damage:1", p1_line="")


def test_pit_demon_steals():
    with Dis(line="pit-demon", amber=1, p1_amber=2) as table:
        table.answer("act pit-demon")
        table.changed(amber=2, line="pit-demon exhausted", p1_amber=1)


def test_pitlord_brings_two_aember_and_taunts():
    with Dis(hand="pitlord", line="charette", p1_line="troll") as table:
        table.answer("play pitlord", "right")
        table.changed(amber=2, hand="", line="charette, pitlord exhausted")
        assert keyword(table.state, table.card("pitlord"), "taunt")


def test_pitlord_makes_its_controller_choose_dis():
    with Dis(step="house", house="", line="pitlord", houses="dis, logos, mars", hand="fear, punch") as table:
        assert table.state.house == "dis"
        table.offers("play fear", "discard fear", "reap pitlord", "end-turn")


def test_pitlord_does_not_bind_the_opponent():
    with Dis(step="house", house="", houses="dis, logos, mars", p1_line="pitlord") as table:
        table.offers("dis", "logos", "mars")
        table.answer("mars")


@pytest.mark.rule("KF-FAQ-31")
def test_a_maverick_pitlord_does_not_bind_a_deck_without_dis():
    with Dis(step="house", house="", line="pitlord house:mars", houses="brobnar, logos, mars") as table:
        table.offers("brobnar", "logos", "mars")
        table.answer("logos")
