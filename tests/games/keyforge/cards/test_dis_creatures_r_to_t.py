"""What cards of Dis in Call of the Archons do: creatures r to t."""

import pytest

from tests.games.keyforge.houses import Dis
from trivault.games.keyforge.state.printed import HOUSES

FULL = "6 fear"  # a hand that draws nothing at the end of the turn
THEIR_FULL = "6 punch"


def test_restringuntus_keeps_the_opponent_from_a_house():
    with Dis(
        hand=f"restringuntus, {FULL}",
        houses="dis, logos, mars",
        p1_houses="brobnar, dis, logos",
        p1_hand=THEIR_FULL,
    ) as table:
        table.answer("play restringuntus")
        table.offers(*HOUSES)
        table.answer("brobnar", "end-turn")
        table.offers("dis", "logos")
        table.answer("dis", "end-turn", "dis", "end-turn")
        table.offers("dis", "logos")  # as long as it stays
        table.answer("dis")


def test_restringuntus_ends_when_it_leaves_play():
    with Dis(
        hand=f"restringuntus, hysteria, {FULL}", p1_houses="brobnar, dis, logos", p1_hand=THEIR_FULL
    ) as table:
        table.answer("play restringuntus", "brobnar", "play hysteria", "end-turn")
        table.offers("brobnar", "dis", "logos")
        table.answer("brobnar")


def test_restringuntus_binds_the_same_player_whoever_controls_it():
    with Dis(
        hand=f"restringuntus, {FULL}",
        houses="dis, logos, mars",
        p1_houses="brobnar, dis, logos",
        p1_hand="collar-of-subordination, 5 punch",
    ) as table:
        table.answer(
            "play restringuntus", "logos", "end-turn", "dis", "play collar-of-subordination", "end-turn"
        )
        table.offers("dis", "logos", "mars")
        table.answer("mars", "end-turn")
        table.offers("brobnar", "dis")
        table.answer("dis")


def test_restringuntus_that_died_first_binds_nobody():
    with Dis(
        hand=f"restringuntus, {FULL}",
        artifacts="autocannon",
        p1_houses="brobnar, dis, logos",
        p1_hand=THEIR_FULL,
    ) as table:
        table.answer("play restringuntus", "resolve autocannon restringuntus", "brobnar", "end-turn")
        table.offers("brobnar", "dis", "logos")
        table.answer("brobnar")


@pytest.mark.rule("KF-FAQ-30")
@pytest.mark.rule("KF-EX-13")
@pytest.mark.rule("KF-HOUSE-07")
def test_restringuntus_beats_pitlord():
    with Dis(
        hand=f"restringuntus, {FULL}", p1_line="pitlord", p1_houses="brobnar, dis, logos", p1_hand=THEIR_FULL
    ) as table:
        table.answer("play restringuntus", "dis", "end-turn")
        table.offers("brobnar", "logos")
        table.answer("logos")


@pytest.mark.rule("KF-HOUSE-08")
def test_three_restringuntus_leave_no_house_at_all():
    with Dis(
        hand=f"3 restringuntus, {FULL}",
        p1_houses="brobnar, dis, logos",
        p1_hand=THEIR_FULL,
        p1_artifacts="screechbomb",
    ) as table:
        table.answer("play restringuntus", "dis", "play restringuntus", "left", "logos")
        table.answer("play restringuntus", "left", "brobnar", "end-turn")
        assert table.state.house == ""
        table.offers("omni screechbomb", "end-turn")


def test_shaffles_costs_the_opponent_one_at_the_end_of_your_turn():
    with Dis(line="shaffles", hand=FULL, p1_amber=2, p1_hand=THEIR_FULL, p1_houses="brobnar") as table:
        table.answer("end-turn")
        table.changed(player=1, p1_amber=1)
        table.answer("end-turn", "dis")
        table.changed(player=0)


@pytest.mark.parametrize(("before", "after"), [(0, 0), (3, 3), (4, 3), (6, 5)])
def test_shooler_steals_from_four_or_more(before, after):
    with Dis(hand="shooler", p1_amber=before) as table:
        table.answer("play shooler")
        stolen = {"amber": 1, "p1_amber": after} if after != before else {}
        table.changed(hand="", line="shooler exhausted", **stolen)


def test_snudge_returns_an_artifact_or_a_flank_creature():
    with Dis(
        line="snudge, charette, drumble",
        artifacts="lifeward",
        p1_line="troll, krump, bumpsy",
        p1_artifacts="cannon",
    ) as table:
        table.answer("reap snudge")
        table.offers(
            "to-hand lifeward",
            "to-hand cannon",
            "to-hand snudge",
            "to-hand drumble",
            "to-hand troll",
            "to-hand bumpsy",
        )
        table.answer("to-hand cannon")
        table.changed(amber=1, line="snudge exhausted, charette, drumble", p1_artifacts="", p1_hand="cannon")


def test_snudge_returns_a_creature_after_a_fight():
    with Dis(line="snudge power:2", p1_line="charette, troll, krump") as table:
        table.answer("fight snudge", "attack charette", "to-hand troll")
        table.changed(
            line="snudge exhausted damage:4 power:2", p1_line="krump", p1_hand="troll", p1_discard="charette"
        )


def test_stealer_of_souls_purges_its_victim_and_gains():
    with Dis(line="stealer-of-souls", p1_line="bumpsy") as table:
        table.answer("fight stealer-of-souls")
        table.changed(amber=1, line="stealer-of-souls exhausted damage:5", p1_line="", p1_purged="bumpsy")


def test_stealer_of_souls_takes_its_attacker():
    with Dis(house="brobnar", line="bumpsy", p1_line="stealer-of-souls") as table:
        table.answer("fight bumpsy")
        table.changed(line="", purged="bumpsy", p1_amber=1, p1_line="stealer-of-souls damage:5")


def test_stealer_of_souls_gains_though_the_penny_is_beyond_its_reach():
    with Dis(line="stealer-of-souls", p1_line="bad-penny") as table:
        table.answer("fight stealer-of-souls")
        table.changed(amber=1, line="stealer-of-souls exhausted damage:1", p1_line="", p1_hand="bad-penny")


@pytest.mark.rule("KF-FAQ-78")
@pytest.mark.rule("KF-DEST-14")
def test_stealer_of_souls_that_dies_with_valdr_takes_nothing():
    with Dis(line="stealer-of-souls", p1_line="valdr") as table:
        table.answer("fight stealer-of-souls")
        table.changed(line="", discard="stealer-of-souls", p1_line="", p1_discard="valdr")


def test_succubus_leaves_the_opponent_one_card_less():
    with Dis(
        line="succubus", hand="5 fear", deck="3 fear", p1_hand="4 punch", p1_deck="3 troll", p1_houses="brobnar"
    ) as table:
        table.answer("end-turn")
        table.changed(player=1, hand=FULL, deck="2 fear")
        table.answer("end-turn", "dis")
        table.changed(player=0, p1_hand="4 punch, troll", p1_deck="2 troll")


def test_two_succubi_take_two_and_nobody_discards():
    with Dis(line="2 succubus", hand=FULL, p1_hand="5 punch", p1_deck="3 troll", p1_houses="brobnar") as table:
        table.answer("end-turn", "end-turn", "dis")
        table.changed()


def test_tentacus_makes_the_opponent_pay_for_artifacts():
    with Dis(
        amber=1,
        artifacts="library-of-the-damned, key-to-dis",
        hand="fear",
        line="pit-demon",
        p1_line="tentacus",
    ) as table:
        table.answer("act library-of-the-damned")
        table.changed(
            amber=0,
            artifacts="library-of-the-damned exhausted, key-to-dis",
            hand="",
            archives="fear",
            p1_amber=1,
        )
        table.refused("omni key-to-dis", "KF-WORD-03")
        table.answer("act pit-demon")  # a creature is free
        table.changed(amber=1, line="pit-demon exhausted", p1_amber=0)
        assert table.can("omni key-to-dis")


def test_tentacus_does_not_tax_its_own_player():
    with Dis(amber=1, artifacts="library-of-the-damned", hand="fear", line="tentacus") as table:
        table.answer("act library-of-the-damned")
        table.changed(artifacts="library-of-the-damned exhausted", hand="", archives="fear")


def test_two_tentacus_tax_twice():
    with Dis(amber=1, artifacts="key-to-dis", p1_line="2 tentacus") as table:
        table.refused("omni key-to-dis", "KF-WORD-03")
    with Dis(amber=2, artifacts="lifeward", p1_line="2 tentacus") as table:
        table.answer("omni lifeward")
        table.changed(amber=0, artifacts="", discard="lifeward", p1_amber=2)


def test_tentacus_is_paid_for_a_poltergeist_too():
    with Dis(hand="poltergeist", p1_line="tentacus", p1_artifacts="screechbomb", p1_amber=3) as table:
        table.answer("play poltergeist")
        table.changed(
            hand="", discard="poltergeist", p1_amber=2, p1_artifacts="", p1_discard="screechbomb"
        )  # the bonus was paid, then two were lost


@pytest.mark.parametrize(("theirs", "gained"), [(0, 2), (1, 0)])
def test_the_terror_gains_from_an_empty_pool(theirs, gained):
    with Dis(hand="the-terror", amber=1, p1_amber=theirs, p1_line="troll amber:2") as table:
        table.answer("play the-terror")
        table.changed(hand="", line="the-terror exhausted", **({"amber": 1 + gained} if gained else {}))


@pytest.mark.rule("KF-EX-04")
def test_the_terror_fights_a_raiding_knight():
    with Dis(line="the-terror", p1_line="raiding-knight") as table:
        table.answer("fight the-terror")
        table.changed(line="the-terror exhausted damage:4", p1_line="raiding-knight damage:3 armor-used:2")


def test_tocsin_makes_the_opponent_discard():
    with Dis(line="tocsin", hand="fear", p1_hand="3 punch") as table:
        table.answer("reap tocsin")
        table.changed(amber=1, line="tocsin exhausted", p1_hand="2 punch", p1_discard="punch")


def test_tolas_pays_the_opponent_of_whoever_lost_a_creature():
    with Dis(line="tolas, snudge, pit-demon", hand="dance-of-doom", p1_line="bumpsy, smaaash, krump") as table:
        table.answer("play dance-of-doom", "number 5")
        table.offers("resolve tolas bumpsy", "resolve tolas pit-demon")
        table.answer("resolve tolas bumpsy", "resolve tolas pit-demon")
        table.changed(
            amber=2,
            hand="",
            line="tolas, snudge",
            discard="dance-of-doom, pit-demon",
            p1_amber=1,
            p1_line="krump",
            p1_discard="smaaash, bumpsy",
        )


@pytest.mark.rule("KF-FAQ-80")
def test_tolas_pays_for_a_penny_that_returns_to_the_hand():
    with Dis(line="tolas, troll, bad-penny, charette", hand="hand-of-dis", p1_line="bumpsy") as table:
        table.answer("play hand-of-dis", "destroy bad-penny")
        table.changed(hand="bad-penny", line="tolas, troll, charette", discard="hand-of-dis", p1_amber=1)


def test_tolas_is_elusive():
    with Dis(line="charette", p1_line="tolas") as table:
        table.answer("fight charette")
        table.changed(line="charette exhausted")


def test_truebaru_costs_three_and_pays_five():
    with Dis(hand="truebaru, gateway-to-dis", amber=3) as table:
        table.answer("play truebaru")
        table.changed(amber=0, hand="gateway-to-dis", line="truebaru exhausted")
        table.answer("play gateway-to-dis")
        table.changed(amber=5, hand="", chains=3, line="", discard="gateway-to-dis, truebaru")


def test_truebaru_cannot_be_played_with_less():
    with Dis(hand="truebaru", amber=2) as table:
        table.offers("discard truebaru", "end-turn")
        table.refused("play truebaru", "KF-GEN-01")


@pytest.mark.rule("KF-PLAY-12")
def test_truebaru_put_into_play_costs_nothing():
    with Dis(line="overlord-greking power:3", p1_line="truebaru") as table:
        table.answer("fight overlord-greking", "left")
        table.changed(
            line="truebaru owner:1 exhausted, overlord-greking exhausted damage:7 power:3",
            p1_amber=5,
            p1_line="",
        )


def test_truebaru_taunts():
    with Dis(line="charette", p1_line="troll, truebaru, krump, bumpsy") as table:
        table.answer("fight charette")
        table.offers("attack truebaru", "attack bumpsy")
        table.answer("attack truebaru")
        table.changed(line="", discard="charette", p1_line="troll, truebaru damage:4, krump, bumpsy")
