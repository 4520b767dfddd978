"""Saurian of Worlds Collide: cards that exalt, and that look at the Æmber on creatures."""

from functools import partial

import pytest

from tests.games.keyforge import situations

Situation = partial(situations.Situation, house="saurian")


# Cards whose creature may be exalted for more


def test_legatus_raptor_is_exalted_and_another_friendly_creature_is_used():
    with Situation(line="legatus-raptor, dextre exhausted, mother", p1_line="dust-imp, troll") as table:
        table.answer("fight legatus-raptor", "attack dust-imp")
        table.offers("exalt legatus-raptor", "skip")
        table.answer("exalt legatus-raptor")
        table.offers("ready dextre", "ready mother")
        table.answer("ready dextre", "reap dextre")
        table.changed(
            amber=1, line="legatus-raptor exhausted damage:1 amber:1 armor-used:1, dextre exhausted, mother",
            p1_line="troll", p1_discard="dust-imp", p1_amber=2,
        )  # fmt: skip


def test_legatus_raptor_that_is_not_exalted_readies_nobody():
    with Situation(line="legatus-raptor, dextre exhausted", p1_line="dust-imp, krump") as table:
        table.answer("fight legatus-raptor", "attack dust-imp", "skip")
        table.changed(
            line="legatus-raptor exhausted damage:1 armor-used:1, dextre exhausted",
            p1_line="krump", p1_discard="dust-imp", p1_amber=2,
        )  # fmt: skip


def test_questor_jarta_is_exalted_for_an_amber():
    with Situation(line="questor-jarta") as table:
        table.answer("reap questor-jarta", "exalt questor-jarta")
        table.changed(amber=2, line="questor-jarta exhausted amber:1")
    with Situation(line="questor-jarta") as table:
        table.answer("reap questor-jarta", "skip")
        table.changed(amber=1, line="questor-jarta exhausted")


def test_questor_jarta_is_elusive():
    with Situation(house="brobnar", line="troll", p1_line="questor-jarta") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted")


def test_rhetor_gallim_makes_the_opponents_next_key_dearer():
    with Situation(hand="rhetor-gallim") as table:
        table.answer("play rhetor-gallim", "end-turn")
        assert (table.key_cost(0), table.key_cost(1)) == (6, 9)
        table.answer("dis", "end-turn")
        assert (table.key_cost(0), table.key_cost(1)) == (6, 6)


def test_rhetor_gallim_is_exalted_for_it_when_it_reaps():
    for answer, cost in (("exalt rhetor-gallim", 9), ("skip", 6)):
        with Situation(line="rhetor-gallim") as table:
            table.answer("reap rhetor-gallim", answer)
            exalted = " amber:1" if answer != "skip" else ""
            table.changed(amber=1, line=f"rhetor-gallim exhausted{exalted}")
            assert table.key_cost(1) == 6
            table.answer("end-turn")
            assert (table.key_cost(0), table.key_cost(1)) == (6, cost)


def test_draco_praeco_enrages_the_creatures_of_a_house():
    with Situation(line="draco-praeco, krump", p1_line="troll, dextre") as table:
        table.answer("reap draco-praeco", "exalt draco-praeco")
        assert len(table.texts()) == 9
        table.answer("brobnar")
        table.changed(
            amber=1, line="draco-praeco exhausted amber:1, krump enraged", p1_line="troll enraged, dextre"
        )


def test_draco_praeco_that_is_not_exalted_enrages_nobody():
    with Situation(line="draco-praeco", p1_line="troll") as table:
        table.answer("reap draco-praeco", "skip")
        table.changed(amber=1, line="draco-praeco exhausted")


def test_paraguardian_wards_its_neighbors():
    with Situation(line="krump, dextre, paraguardian, troll", p1_line="bumpsy") as table:
        table.answer("reap paraguardian", "exalt paraguardian")
        table.changed(amber=1, line="krump, dextre warded, paraguardian exhausted amber:1, troll warded")
    with Situation(line="dextre, paraguardian") as table:
        table.answer("reap paraguardian", "skip")
        table.changed(amber=1, line="dextre, paraguardian exhausted")


def test_cincinnatus_rex_readies_each_other_friendly_card():
    with Situation(
        line="dextre exhausted, cincinnatus-rex",
        artifacts="the-colosseum exhausted",
        p1_line="silvertooth, troll exhausted",
        p1_artifacts="city-gates exhausted",
    ) as table:
        table.answer("fight cincinnatus-rex", "attack silvertooth", "exalt cincinnatus-rex")
        table.changed(
            line="dextre, cincinnatus-rex exhausted amber:1 armor-used:2",
            artifacts="the-colosseum glory:1",
            p1_line="troll exhausted",
            p1_discard="silvertooth",
        )


def test_cincinnatus_rex_that_is_not_exalted_readies_nothing():
    with Situation(line="dextre exhausted, cincinnatus-rex", p1_line="silvertooth, troll") as table:
        table.answer("fight cincinnatus-rex", "attack silvertooth", "skip")
        table.changed(line="dextre exhausted, cincinnatus-rex exhausted armor-used:2", p1_line="troll",
                      p1_discard="silvertooth")  # fmt: skip


def test_cincinnatus_rex_is_destroyed_without_enemies():
    with Situation(hand="cincinnatus-rex", line="dextre") as table:
        table.answer("play cincinnatus-rex", "left")
        table.changed(hand="", discard="cincinnatus-rex")
    with Situation(line="cincinnatus-rex warded, dextre", p1_line="silvertooth") as table:
        table.answer("fight cincinnatus-rex")
        table.changed(line="dextre", discard="cincinnatus-rex", p1_line="", p1_discard="silvertooth")
    with Situation(hand="cincinnatus-rex", p1_line="silvertooth") as table:
        table.answer("play cincinnatus-rex")
        table.changed(hand="", line="cincinnatus-rex exhausted")


@pytest.mark.parametrize("slug", ["senator-shrix", "centurion-stenopius"])
def test_who_may_be_exalted_when_played_and_when_it_reaps(slug):
    for answer, amber in ((f"exalt {slug}", " amber:1"), ("skip", "")):
        with Situation(hand=slug, line="dextre") as table:
            table.answer(f"play {slug}", "right", answer)
            table.changed(hand="", line=f"dextre, {slug} exhausted{amber}")
        with Situation(line=slug) as table:
            table.answer(f"reap {slug}", answer)
            table.changed(amber=1, line=f"{slug} exhausted{amber}")


# Æmber on cards is spent on keys


@pytest.mark.rule("KF-FORGE-06")
def test_senator_shrix_spends_its_own_amber_on_keys():
    with Situation(p1_amber=4, p1_line="senator-shrix amber:3, dextre amber:3") as table:
        table.answer("end-turn")
        table.offers("spend 2", "spend 3")
        table.answer("spend 2", "red")
        table.changed(player=1, p1_amber=0, p1_keys="red", p1_line="senator-shrix amber:1, dextre amber:3")


def test_the_amber_on_other_creatures_is_not_senator_shrixs():
    with Situation(
        p1_amber=4, p1_line="senator-shrix amber:1, dextre amber:3", line="thero-centurion amber:3"
    ) as table:
        table.answer("end-turn")
        table.changed(player=1)


@pytest.mark.rule("KF-FORGE-06")
def test_senator_bracchus_spends_the_amber_on_friendly_creatures():
    with Situation(p1_amber=1, p1_line="senator-bracchus amber:2, dextre amber:3", p1_artifacts="safe-place",
                   line="thero-centurion amber:9") as table:  # fmt: skip
        table.answer("end-turn", "red")
        table.changed(player=1, p1_amber=0, p1_keys="red", p1_line="senator-bracchus, dextre")


@pytest.mark.rule("KF-FORGE-02")
def test_all_that_a_key_costs_is_spent_at_once():
    """The Centurion lives by his Æmber; the creature behind him pays all the same."""
    line = "senator-bracchus amber:1, centurion-stenopius amber:2 damage:5, dextre amber:2"
    with Situation(p1_amber=1, p1_line=line) as table:
        table.answer("end-turn", "red")
        table.changed(
            player=1,
            p1_amber=0,
            p1_keys="red",
            p1_line="senator-bracchus, dextre",
            p1_discard="centurion-stenopius",
        )


def test_senator_bracchus_spends_no_amber_for_the_opponent_or_of_artifacts():
    with Situation(line="senator-bracchus", p1_line="troll amber:6") as table:
        table.answer("end-turn")
        table.changed(player=1)
    with Situation(p1_amber=3, p1_line="senator-bracchus", p1_artifacts="the-colosseum amber:3") as table:
        table.answer("end-turn")
        table.changed(player=1)


def test_senator_bracchus_is_exalted_when_it_fights_or_reaps():
    with Situation(line="senator-bracchus", p1_line="silvertooth") as table:
        table.answer("reap senator-bracchus")
        table.changed(amber=1, line="senator-bracchus exhausted amber:1")
    with Situation(line="senator-bracchus", p1_line="silvertooth") as table:
        table.answer("fight senator-bracchus")
        table.changed(line="senator-bracchus exhausted damage:2 amber:1", p1_line="", p1_discard="silvertooth")


def test_the_callipygian_ideal_exalts_its_creature_whose_amber_can_then_be_spent():
    with Situation(
        hand="the-callipygian-ideal", line="dextre", p1_line="krump amber:1, troll amber:5", p1_amber=4
    ) as table:
        table.answer("play the-callipygian-ideal", "attach krump")
        table.changed(hand="", p1_line="krump amber:2 +the-callipygian-ideal/owner:0, troll amber:5")
        table.answer("end-turn", "red")
        table.changed(
            player=1, p1_amber=0, p1_keys="red", p1_line="krump +the-callipygian-ideal/owner:0, troll amber:5"
        )


# Power for Æmber


def test_centurion_stenopius_has_3_power_for_each_amber_on_it():
    with Situation(line="centurion-stenopius amber:2, dextre amber:5") as table:
        assert (table.power("centurion-stenopius"), table.power("dextre")) == (9, 3)
    with Situation(line="centurion-stenopius", p1_line="silvertooth") as table:
        assert table.power("centurion-stenopius") == 3
        table.answer("fight centurion-stenopius", "exalt centurion-stenopius")
        assert table.power("centurion-stenopius") == 6


def test_tribune_pompitus_gives_2_power_for_each_amber_on_each_friendly_creature():
    with Situation(line="tribune-pompitus amber:1, dextre amber:2, krump", p1_line="troll amber:3") as table:
        assert [table.power(slug) for slug in ("tribune-pompitus", "dextre", "krump", "troll")] == [6, 7, 6, 8]


def test_tribune_pompitus_may_be_exalted_before_it_fights():
    with Situation(line="tribune-pompitus", p1_line="thero-centurion") as table:
        table.answer("fight tribune-pompitus", "exalt tribune-pompitus")
        table.changed(
            line="tribune-pompitus exhausted damage:4 amber:1 armor-used:2",
            p1_line="thero-centurion damage:5 armor-used:1",
        )
    with Situation(line="tribune-pompitus", p1_line="bumpsy") as table:
        table.answer("fight tribune-pompitus", "skip")
        table.changed(line="tribune-pompitus exhausted damage:3 armor-used:2", p1_line="bumpsy damage:4")


def test_primus_unguis_gives_2_power_for_each_amber_on_it_to_friendly_creatures():
    with Situation(line="primus-unguis amber:1, dextre amber:2", p1_line="troll amber:3") as table:
        assert [table.power(slug) for slug in ("primus-unguis", "dextre", "troll")] == [7, 5, 8]
        table.answer("reap primus-unguis")
        table.changed(amber=1, line="primus-unguis exhausted amber:2, dextre amber:2")
        assert [table.power(slug) for slug in ("primus-unguis", "dextre", "troll")] == [9, 7, 8]


# Exalting others


def test_the_golden_spiral_exalts_a_friendly_creature_and_uses_it():
    with Situation(artifacts="the-golden-spiral", line="dextre exhausted, krump", p1_line="troll") as table:
        table.answer("act the-golden-spiral")
        table.offers("exalt dextre", "exalt krump")
        table.answer("exalt dextre")
        table.offers("reap dextre", "fight dextre")
        table.answer("reap dextre")
        table.changed(amber=1, artifacts="the-golden-spiral exhausted", line="dextre exhausted amber:1, krump")


def test_tribute_has_the_most_powerful_friendly_creature_capture():
    with Situation(hand="tribute", line="dextre, krump", p1_line="troll", p1_amber=9) as table:
        table.answer("play tribute")
        table.offers("exalt krump", "skip")
        table.answer("skip")
        table.changed(amber=1, hand="", discard="tribute", line="dextre, krump amber:2", p1_amber=7)


def test_tribute_is_repeated_for_exalting_that_creature():
    with Situation(hand="tribute", line="saurus-rex, krump", p1_line="troll", p1_amber=9) as table:
        table.answer("play tribute", "capture krump", "exalt krump")
        table.offers("capture saurus-rex", "capture krump")
        table.answer("capture saurus-rex")
        table.changed(amber=1, hand="", discard="tribute", line="saurus-rex amber:2, krump amber:3", p1_amber=5)


def test_tribute_without_friendly_creatures_does_nothing():
    with Situation(hand="tribute", p1_line="troll", p1_amber=3) as table:
        table.answer("play tribute")
        table.changed(amber=1, hand="", discard="tribute")


def test_orator_hissaro_readies_and_exalts_its_neighbors_who_are_saurian_this_turn():
    with Situation(hand="orator-hissaro", line="troll, dextre exhausted, krump exhausted, bumpsy exhausted",
                   p1_line="silvertooth") as table:  # fmt: skip
        table.answer("play orator-hissaro", "right-of dextre")
        table.changed(
            hand="", line="troll, dextre amber:1, orator-hissaro exhausted, krump amber:1, bumpsy exhausted"
        )
        table.offers("reap dextre", "fight dextre", "reap krump", "fight krump", "end-turn")
        table.answer("end-turn")
        assert table.state.house_of(table.card("krump")) == "brobnar"


def test_stomp_exalts_a_friendly_creature_if_it_destroys():
    with Situation(hand="stomp", line="dextre, saurus-rex", p1_line="bumpsy, krump") as table:
        table.answer("play stomp")
        table.offers("damage dextre", "damage saurus-rex", "damage bumpsy", "damage krump")
        table.answer("damage bumpsy")
        table.offers("exalt dextre", "exalt saurus-rex")
        table.answer("exalt dextre")
        table.changed(amber=1, hand="", discard="stomp", line="dextre amber:1, saurus-rex", p1_line="krump",
                      p1_discard="bumpsy")  # fmt: skip
    for target, left in (("krump", "bumpsy, krump damage:5"), ("bumpsy", "bumpsy, krump")):
        warded = "bumpsy warded, krump" if target == "bumpsy" else "bumpsy, krump"
        with Situation(hand="stomp", line="dextre", p1_line=warded) as table:
            table.answer("play stomp", f"damage {target}")
            table.changed(amber=1, hand="", discard="stomp", p1_line=left)


def test_diplo_macy_has_every_attacker_exalted_until_your_next_turn():
    with Situation(hand="diplo-macy", line="saurus-rex, grimlocus-dux", p1_line="troll, silvertooth") as table:
        table.answer("play diplo-macy", "fight saurus-rex", "attack silvertooth")
        table.changed(
            amber=1, hand="", discard="diplo-macy", line="saurus-rex exhausted damage:2 amber:1, grimlocus-dux",
            p1_line="troll", p1_discard="silvertooth",
        )  # fmt: skip
        table.answer("end-turn", "brobnar", "fight troll")
        table.changed(
            player=1, amber=2, hand="diplo-macy", discard="", p1_discard="troll, silvertooth",
            line="saurus-rex damage:2 amber:1, grimlocus-dux damage:6 armor-used:2", p1_line="",
        )  # fmt: skip


def test_diplo_macy_ends_with_your_next_turn():
    with Situation(hand="diplo-macy", line="grimlocus-dux", p1_line="krump") as table:
        table.answer("play diplo-macy", "end-turn", "brobnar", "end-turn", "saurian", "fight grimlocus-dux")
        assert table.state.play[table.card("grimlocus-dux")].amber == 0


def test_grimlocus_dux_is_exalted_twice():
    with Situation(hand="grimlocus-dux", line="dextre") as table:
        table.answer("play grimlocus-dux", "left")
        table.changed(hand="", line="grimlocus-dux exhausted amber:2, dextre")


def test_triumph_exalts_each_friendly_creature_if_there_are_no_enemies():
    with Situation(hand="triumph", line="dextre, krump") as table:
        table.answer("play triumph")
        table.changed(amber=1, hand="", discard="triumph", line="dextre amber:1, krump amber:1")
    with Situation(hand="triumph", line="2 dextre, 2 krump, 2 troll", p1_line="bumpsy") as table:
        table.answer("play triumph")
        table.changed(amber=1, hand="", discard="triumph")


def test_triumph_forges_a_key_with_six_friendly_creatures():
    six = "dextre, krump, troll, bumpsy, mother, titan-mechanic"
    with Situation(hand="triumph", line=six) as table:
        table.answer("play triumph", "red")
        exalted = ", ".join(f"{slug} amber:1" for slug in six.split(", "))
        table.changed(amber=1, hand="", discard="triumph", keys="red", line=exalted)
    with Situation(hand="triumph", line="dextre, krump, troll, bumpsy, mother") as table:
        table.answer("play triumph")
        assert table.state.players[0].forged() == 0
