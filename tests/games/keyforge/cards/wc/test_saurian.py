"""What the cards of Saurian in Worlds Collide do."""

from functools import partial

import pytest

from tests.games.keyforge.candidates import case
from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.rules.creature_stats import armor
from trivault.games.keyforge.rules.forge import key_cost

Saurian = partial(Situation, house="saurian")


# Actions


# Axiom of Grisk


def test_axiom_of_grisk_wards_a_creature_and_destroys_those_without_amber():
    with Saurian(hand="axiom-of-grisk", line="dextre, krump amber:1", p1_line="troll amber:2, bumpsy") as table:
        table.answer("play axiom-of-grisk")
        table.offers("ward dextre", "ward krump", "ward troll", "ward bumpsy")
        table.answer("ward dextre")
        table.changed(
            hand="", discard="axiom-of-grisk", chains=2, p1_line="troll amber:2",
            p1_discard="bumpsy",
        )  # fmt: skip


def test_axiom_of_grisk_without_creatures_gives_the_chains():
    with Saurian(hand="axiom-of-grisk") as table:
        table.answer("play axiom-of-grisk")
        table.changed(hand="", discard="axiom-of-grisk", chains=2)


# Chant of Hubris


def test_chant_of_hubris_moves_an_amber_from_a_creature_to_another():
    with Saurian(hand="chant-of-hubris", line="dextre amber:2, krump", p1_line="troll") as table:
        table.answer("play chant-of-hubris")
        table.offers("choose dextre", "choose krump", "choose troll")
        table.answer("choose dextre")
        table.offers("move-amber krump", "move-amber troll")
        table.answer("move-amber troll")
        table.changed(
            amber=1, hand="", discard="chant-of-hubris", line="dextre amber:1, krump", p1_line="troll amber:1"
        )


@pytest.mark.rule("KF-ABIL-09")
def test_chant_of_hubris_may_choose_a_creature_that_has_no_amber():
    with Saurian(hand="chant-of-hubris", line="dextre amber:2", p1_line="troll") as table:
        table.answer("play chant-of-hubris", "choose troll")
        table.changed(amber=1, hand="", discard="chant-of-hubris")


def test_chant_of_hubris_needs_another_creature():
    with Saurian(hand="chant-of-hubris", line="dextre amber:2") as table:
        table.answer("play chant-of-hubris")
        table.changed(amber=1, hand="", discard="chant-of-hubris")


# Exile


@pytest.mark.rule("KF-CTRL-02")
def test_exile_gives_a_friendly_creature_to_the_opponent():
    with Saurian(hand="exile", line="dextre amber:1, krump", p1_line="troll") as table:
        table.answer("play exile")
        table.offers("choose dextre", "choose krump")
        table.answer("choose dextre")
        table.offers("left", "right")
        table.answer("left")
        table.changed(amber=1, hand="", discard="exile", line="krump", p1_line="dextre owner:0 amber:1, troll")


def test_exile_without_a_friendly_creature_does_nothing():
    with Saurian(hand="exile", p1_line="troll") as table:
        table.answer("play exile")
        table.changed(amber=1, hand="", discard="exile")


# Favor of Rex


@pytest.mark.rule("KF-ASIF-01")
def test_favor_of_rex_triggers_the_play_effect_of_a_creature_as_if_it_were_yours():
    with Saurian(
        hand="favor-of-rex", line="saurus-rex", p1_line="bumpsy, thero-centurion", p1_amber=3
    ) as table:
        table.answer("play favor-of-rex")
        table.offers("choose saurus-rex", "choose bumpsy", "choose thero-centurion")
        table.answer("choose bumpsy")
        table.changed(amber=1, hand="", discard="favor-of-rex", p1_amber=2)
    with Saurian(hand="favor-of-rex", line="saurus-rex", p1_line="thero-centurion", p1_amber=3) as table:
        table.answer("play favor-of-rex", "choose thero-centurion")
        table.changed(amber=1, hand="", discard="favor-of-rex", p1_amber=2, p1_line="thero-centurion amber:1")


def test_favor_of_rex_triggers_neither_reap_nor_fight_effects():
    with Saurian(hand="favor-of-rex", line="primus-unguis", p1_line="senator-bracchus") as table:
        table.answer("play favor-of-rex", "choose primus-unguis")
        table.changed(amber=1, hand="", discard="favor-of-rex")


# Good of the Many


def test_good_of_the_many_destroys_who_shares_no_trait_in_its_battleline():
    with Saurian(
        hand="good-of-the-many", line="saurus-rex, krump, questor-jarta, silvertooth",
        p1_line="bumpsy, troll, grimlocus-dux, terrordactyl warded",
    ) as table:  # fmt: skip
        table.answer("play good-of-the-many")
        table.changed(
            hand="", discard="good-of-the-many, silvertooth, krump", line="saurus-rex, questor-jarta",
            p1_line="bumpsy, troll, terrordactyl", p1_discard="grimlocus-dux",
        )  # fmt: skip


# Wards


def test_imperium_wards_2_friendly_creatures():
    with Saurian(hand="imperium", line="dextre, krump, mother", p1_line="troll") as table:
        table.answer("play imperium")
        table.offers("ward dextre krump", "ward dextre mother", "ward krump mother")
        table.answer("ward dextre mother")
        table.changed(amber=1, hand="", discard="imperium", line="dextre warded, krump, mother warded")
    with Saurian(hand="imperium", line="dextre", p1_line="troll") as table:
        table.answer("play imperium")
        table.changed(amber=1, hand="", discard="imperium", line="dextre warded")


def test_tricerian_legionary_wards_a_friendly_creature():
    with Saurian(hand="tricerian-legionary", line="dextre", p1_line="troll") as table:
        table.answer("play tricerian-legionary", "left")
        table.offers("ward tricerian-legionary", "ward dextre")
        table.answer("ward dextre")
        table.changed(hand="", line="tricerian-legionary exhausted, dextre warded")


def test_tricerian_legionary_has_taunt():
    with Saurian(house="brobnar", line="silvertooth, bumpsy", p1_line="tricerian-legionary, dextre") as table:
        table.answer("fight bumpsy")
        table.changed(
            line="silvertooth", discard="bumpsy", p1_line="tricerian-legionary damage:4 armor-used:1, dextre"
        )


def test_ancient_power_wards_the_friendly_creatures_with_amber():
    with Saurian(
        hand="ancient-power", line="dextre amber:1, krump, mother amber:2", p1_line="troll amber:3"
    ) as table:
        table.answer("play ancient-power")
        table.changed(
            amber=1,
            hand="",
            discard="ancient-power",
            line="dextre warded amber:1, krump, mother warded amber:2",
        )


# Imperial Forge


def test_imperial_forge_costs_less_for_amber_on_friendly_creatures():
    with Saurian(
        hand="imperial-forge", amber=10, line="dextre amber:2, krump amber:1", p1_line="troll amber:5"
    ) as table:
        table.answer("play imperial-forge", "red")
        table.changed(amber=0, hand="", discard="imperial-forge", keys="red")
    with Saurian(
        hand="imperial-forge", amber=9, line="dextre amber:2, krump amber:1", p1_line="troll amber:5"
    ) as table:
        table.answer("play imperial-forge")
        table.changed(amber=10, hand="", discard="imperial-forge")


# Phalanx Strike


def test_phalanx_strike_deals_a_damage_for_each_friendly_creature():
    with Saurian(hand="phalanx-strike", line="saurus-rex, dextre", p1_line="troll, krump") as table:
        table.answer("play phalanx-strike", "choose troll", "skip")
        table.changed(amber=1, hand="", discard="phalanx-strike", p1_line="troll damage:2, krump")


def test_phalanx_strike_exalts_a_creature_to_strike_once_more():
    with Saurian(hand="phalanx-strike", line="saurus-rex, dextre", p1_line="troll, krump") as table:
        table.answer("play phalanx-strike", "choose troll")
        table.offers("exalt saurus-rex", "exalt dextre", "skip")
        table.answer("exalt dextre", "choose krump")
        table.changed(
            amber=1,
            hand="",
            discard="phalanx-strike",
            line="saurus-rex, dextre amber:1",
            p1_line="troll damage:2, krump damage:2",
        )


@pytest.mark.rule("KF-FAQ-69")
@pytest.mark.rule("KF-WORD-11")
def test_the_second_phalanx_strike_is_an_instance_of_its_own():
    """The first takes the ward, the second one hits the same creature."""
    with Saurian(hand="phalanx-strike", line="saurus-rex, dextre", p1_line="troll warded, krump") as table:
        table.answer("play phalanx-strike", "choose troll", "exalt saurus-rex")
        table.changed(amber=1, hand="", line="saurus-rex amber:1, dextre", p1_line="troll, krump")
        table.answer("choose troll")
        table.changed(discard="phalanx-strike", p1_line="troll damage:2, krump")


def test_phalanx_strike_without_friendly_creatures_does_nothing():
    with Saurian(hand="phalanx-strike", p1_line="troll") as table:
        table.answer("play phalanx-strike")
        table.changed(amber=1, hand="", discard="phalanx-strike")


# Destruction


def test_regrettable_meteor_destroys_dinosaurs_and_the_powerful():
    with Saurian(hand="regrettable-meteor", line="questor-jarta, dextre, saurus-rex warded",
                   p1_line="bumpsy, krump") as table:  # fmt: skip
        table.answer("play regrettable-meteor")
        table.changed(
            amber=1, hand="", discard="regrettable-meteor, questor-jarta", line="dextre, saurus-rex",
            p1_line="bumpsy", p1_discard="krump",
        )  # fmt: skip


def test_sic_semper_tyrannosaurus_robs_and_destroys_the_most_powerful_creature():
    with Saurian(
        hand="sic-semper-tyrannosaurus", line="dextre amber:1", p1_line="troll amber:3, krump amber:1"
    ) as table:
        table.answer("play sic-semper-tyrannosaurus")
        table.changed(
            amber=3, hand="", discard="sic-semper-tyrannosaurus", p1_line="krump amber:1", p1_discard="troll"
        )
    with Saurian(hand="sic-semper-tyrannosaurus", line="troll", p1_line="troll amber:3 warded") as table:
        table.answer("play sic-semper-tyrannosaurus")
        table.answer(table.texts()[1])
        table.changed(amber=3, hand="", discard="sic-semper-tyrannosaurus", p1_line="troll")


def test_saury_about_that_destroys_a_creature_whose_controller_gains_an_amber():
    with Saurian(hand="saury-about-that", line="dextre", p1_line="troll") as table:
        table.answer("play saury-about-that")
        table.offers("destroy dextre", "destroy troll")
        table.answer("destroy troll")
        table.changed(hand="", discard="saury-about-that", p1_line="", p1_discard="troll", p1_amber=1)
    with Saurian(hand="saury-about-that", line="troll owner:1", p1_line="krump") as table:
        table.answer("play saury-about-that", "destroy troll")
        table.changed(amber=1, hand="", discard="saury-about-that", line="", p1_discard="troll")
    with Saurian(hand="saury-about-that", p1_line="krump warded") as table:
        table.answer("play saury-about-that")
        table.changed(hand="", discard="saury-about-that", p1_line="krump", p1_amber=1)


def test_saury_about_that_without_creatures_does_nothing():
    with Saurian(hand="saury-about-that") as table:
        table.answer("play saury-about-that")
        table.changed(hand="", discard="saury-about-that")


def test_spartasaur_destroys_the_others_when_a_friendly_creature_is_destroyed():
    with Saurian(house="brobnar", line="bumpsy, spartasaur, mother", p1_line="troll, questor-jarta") as table:
        table.answer("fight bumpsy", "attack troll")
        table.changed(line="spartasaur", discard="mother, bumpsy", p1_line="questor-jarta", p1_discard="troll")


def test_spartasaur_does_not_heed_enemies_artifacts_or_its_own_death():
    with Saurian(line="spartasaur, dextre", p1_line="silvertooth, bumpsy") as table:
        table.answer("fight spartasaur", "attack silvertooth")
        table.changed(amber=2, line="spartasaur exhausted damage:1 armor-used:1, dextre", p1_line="bumpsy",
                      p1_discard="silvertooth")  # fmt: skip
    with Saurian(house="brobnar", line="troll, dextre", p1_line="spartasaur") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:6, dextre", p1_line="", p1_discard="spartasaur")


def test_spartasaur_does_not_heed_a_destroyed_artifact():
    with Saurian(line="spartasaur, dextre", artifacts="potion-of-invulnerability", p1_line="troll") as table:
        table.answer("omni potion-of-invulnerability")
        table.changed(artifacts="", discard="potion-of-invulnerability")


# Sow Salt


def test_sow_salt_keeps_all_creatures_from_reaping_until_your_next_turn():
    with Saurian(hand="sow-salt", line="saurus-rex", p1_line="krump") as table:
        table.answer("play sow-salt")
        table.offers("fight saurus-rex", "end-turn")
        table.answer("end-turn", "brobnar")
        table.offers("fight krump", "end-turn")
        table.answer("end-turn", "saurian")
        assert table.can("reap saurus-rex")


def test_sow_salt_has_alpha():
    with Saurian(hand="sow-salt, diplo-macy, stomp", line="saurus-rex") as table:
        table.answer("reap saurus-rex", "skip")
        table.refused("play sow-salt", "KF-KW-ALPHA-01")
        table.refused("play diplo-macy", "KF-KW-ALPHA-01")


# Tertiate


def test_tertiate_destroys_a_third_of_each_side_rounded_up():
    with Saurian(hand="tertiate", line="dextre", p1_line="bumpsy, krump, troll, silvertooth") as table:
        table.answer("play tertiate")
        assert len(table.texts()) == 6
        table.answer("destroy bumpsy troll")
        table.changed(
            amber=1, hand="", discard="tertiate", line="", deck="dextre", p1_line="krump, silvertooth",
            p1_discard="troll, bumpsy",
        )  # fmt: skip


@pytest.mark.parametrize(("creatures", "destroyed"), [(2, 1), (3, 1), (4, 2), (6, 2), (7, 3)])
def test_tertiate_rounds_up_on_either_side(creatures, destroyed):
    crowd = ", ".join(("krump", "troll", "bumpsy", "dextre", "mother", "umbra", "silvertooth")[:creatures])
    with Saurian(hand="tertiate", line=crowd) as table:
        table.answer("play tertiate")
        table.answer(table.texts()[0])
        assert len(table.state.players[0].line) == creatures - destroyed
    with Saurian(hand="tertiate", p1_line=crowd) as table:
        table.answer("play tertiate")
        table.answer(table.texts()[0])
        assert len(table.state.players[1].line) == creatures - destroyed


def test_tertiate_of_three_destroys_one():
    with Saurian(hand="tertiate", line="krump, troll, bumpsy") as table:
        table.answer("play tertiate")
        table.offers("destroy krump", "destroy troll", "destroy bumpsy")
        table.answer("destroy troll")
        table.changed(amber=1, hand="", discard="tertiate, troll", line="krump, bumpsy")


# Cards that exalt, and that count the Æmber on creatures


# Cards whose creature may be exalted for more


def test_legatus_raptor_is_exalted_and_another_friendly_creature_is_used():
    with Saurian(line="legatus-raptor, dextre exhausted, mother", p1_line="dust-imp, troll") as table:
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
    with Saurian(line="legatus-raptor, dextre exhausted", p1_line="dust-imp, krump") as table:
        table.answer("fight legatus-raptor", "attack dust-imp", "skip")
        table.changed(
            line="legatus-raptor exhausted damage:1 armor-used:1, dextre exhausted",
            p1_line="krump", p1_discard="dust-imp", p1_amber=2,
        )  # fmt: skip


def test_questor_jarta_is_exalted_for_an_amber():
    with Saurian(line="questor-jarta") as table:
        table.answer("reap questor-jarta", "exalt questor-jarta")
        table.changed(amber=2, line="questor-jarta exhausted amber:1")
    with Saurian(line="questor-jarta") as table:
        table.answer("reap questor-jarta", "skip")
        table.changed(amber=1, line="questor-jarta exhausted")


def test_questor_jarta_is_elusive():
    with Saurian(house="brobnar", line="troll", p1_line="questor-jarta") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted")


def test_rhetor_gallim_makes_the_opponents_next_key_dearer():
    with Saurian(hand="rhetor-gallim") as table:
        table.answer("play rhetor-gallim", "end-turn")
        assert (table.key_cost(0), table.key_cost(1)) == (6, 9)
        table.answer("dis", "end-turn")
        assert (table.key_cost(0), table.key_cost(1)) == (6, 6)


def test_rhetor_gallim_is_exalted_for_it_when_it_reaps():
    for answer, cost in (("exalt rhetor-gallim", 9), ("skip", 6)):
        with Saurian(line="rhetor-gallim") as table:
            table.answer("reap rhetor-gallim", answer)
            exalted = " amber:1" if answer != "skip" else ""
            table.changed(amber=1, line=f"rhetor-gallim exhausted{exalted}")
            assert table.key_cost(1) == 6
            table.answer("end-turn")
            assert (table.key_cost(0), table.key_cost(1)) == (6, cost)


def test_draco_praeco_enrages_the_creatures_of_a_house():
    with Saurian(line="draco-praeco, krump", p1_line="troll, dextre") as table:
        table.answer("reap draco-praeco", "exalt draco-praeco")
        assert len(table.texts()) == 9
        table.answer("brobnar")
        table.changed(
            amber=1, line="draco-praeco exhausted amber:1, krump enraged", p1_line="troll enraged, dextre"
        )


def test_draco_praeco_that_is_not_exalted_enrages_nobody():
    with Saurian(line="draco-praeco", p1_line="troll") as table:
        table.answer("reap draco-praeco", "skip")
        table.changed(amber=1, line="draco-praeco exhausted")


def test_paraguardian_wards_its_neighbors():
    with Saurian(line="krump, dextre, paraguardian, troll", p1_line="bumpsy") as table:
        table.answer("reap paraguardian", "exalt paraguardian")
        table.changed(amber=1, line="krump, dextre warded, paraguardian exhausted amber:1, troll warded")
    with Saurian(line="dextre, paraguardian") as table:
        table.answer("reap paraguardian", "skip")
        table.changed(amber=1, line="dextre, paraguardian exhausted")


def test_cincinnatus_rex_readies_each_other_friendly_card():
    with Saurian(
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
    with Saurian(line="dextre exhausted, cincinnatus-rex", p1_line="silvertooth, troll") as table:
        table.answer("fight cincinnatus-rex", "attack silvertooth", "skip")
        table.changed(line="dextre exhausted, cincinnatus-rex exhausted armor-used:2", p1_line="troll",
                      p1_discard="silvertooth")  # fmt: skip


def test_cincinnatus_rex_is_destroyed_without_enemies():
    with Saurian(hand="cincinnatus-rex", line="dextre") as table:
        table.answer("play cincinnatus-rex", "left")
        table.changed(hand="", discard="cincinnatus-rex")
    with Saurian(line="cincinnatus-rex warded, dextre", p1_line="silvertooth") as table:
        table.answer("fight cincinnatus-rex")
        table.changed(line="dextre", discard="cincinnatus-rex", p1_line="", p1_discard="silvertooth")
    with Saurian(hand="cincinnatus-rex", p1_line="silvertooth") as table:
        table.answer("play cincinnatus-rex")
        table.changed(hand="", line="cincinnatus-rex exhausted")


@pytest.mark.parametrize("slug", ["senator-shrix", "centurion-stenopius"])
def test_who_may_be_exalted_when_played_and_when_it_reaps(slug):
    for answer, amber in ((f"exalt {slug}", " amber:1"), ("skip", "")):
        with Saurian(hand=slug, line="dextre") as table:
            table.answer(f"play {slug}", "right", answer)
            table.changed(hand="", line=f"dextre, {slug} exhausted{amber}")
        with Saurian(line=slug) as table:
            table.answer(f"reap {slug}", answer)
            table.changed(amber=1, line=f"{slug} exhausted{amber}")


# Æmber on cards is spent on keys


@pytest.mark.rule("KF-FORGE-06")
def test_senator_shrix_spends_its_own_amber_on_keys():
    with Saurian(p1_amber=4, p1_line="senator-shrix amber:3, dextre amber:3") as table:
        table.answer("end-turn")
        table.offers("spend 2", "spend 3")
        table.answer("spend 2", "red")
        table.changed(player=1, p1_amber=0, p1_keys="red", p1_line="senator-shrix amber:1, dextre amber:3")


def test_the_amber_on_other_creatures_is_not_senator_shrixs():
    with Saurian(
        p1_amber=4, p1_line="senator-shrix amber:1, dextre amber:3", line="thero-centurion amber:3"
    ) as table:
        table.answer("end-turn")
        table.changed(player=1)


@pytest.mark.rule("KF-FORGE-06")
def test_senator_bracchus_spends_the_amber_on_friendly_creatures():
    with Saurian(p1_amber=1, p1_line="senator-bracchus amber:2, dextre amber:3", p1_artifacts="safe-place",
                   line="thero-centurion amber:9") as table:  # fmt: skip
        table.answer("end-turn", "red")
        table.changed(player=1, p1_amber=0, p1_keys="red", p1_line="senator-bracchus, dextre")


@pytest.mark.rule("KF-FORGE-02")
def test_all_that_a_key_costs_is_spent_at_once():
    """The Centurion lives by his Æmber; the creature behind him pays all the same."""
    line = "senator-bracchus amber:1, centurion-stenopius amber:2 damage:5, dextre amber:2"
    with Saurian(p1_amber=1, p1_line=line) as table:
        table.answer("end-turn", "red")
        table.changed(
            player=1,
            p1_amber=0,
            p1_keys="red",
            p1_line="senator-bracchus, dextre",
            p1_discard="centurion-stenopius",
        )


def test_senator_bracchus_spends_no_amber_for_the_opponent_or_of_artifacts():
    with Saurian(line="senator-bracchus", p1_line="troll amber:6") as table:
        table.answer("end-turn")
        table.changed(player=1)
    with Saurian(p1_amber=3, p1_line="senator-bracchus", p1_artifacts="the-colosseum amber:3") as table:
        table.answer("end-turn")
        table.changed(player=1)


def test_senator_bracchus_is_exalted_when_it_fights_or_reaps():
    with Saurian(line="senator-bracchus", p1_line="silvertooth") as table:
        table.answer("reap senator-bracchus")
        table.changed(amber=1, line="senator-bracchus exhausted amber:1")
    with Saurian(line="senator-bracchus", p1_line="silvertooth") as table:
        table.answer("fight senator-bracchus")
        table.changed(line="senator-bracchus exhausted damage:2 amber:1", p1_line="", p1_discard="silvertooth")


def test_the_callipygian_ideal_exalts_its_creature_whose_amber_can_then_be_spent():
    with Saurian(
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
    with Saurian(line="centurion-stenopius amber:2, dextre amber:5") as table:
        assert (table.power("centurion-stenopius"), table.power("dextre")) == (9, 3)
    with Saurian(line="centurion-stenopius", p1_line="silvertooth") as table:
        assert table.power("centurion-stenopius") == 3
        table.answer("fight centurion-stenopius", "exalt centurion-stenopius")
        assert table.power("centurion-stenopius") == 6


def test_tribune_pompitus_gives_2_power_for_each_amber_on_each_friendly_creature():
    with Saurian(line="tribune-pompitus amber:1, dextre amber:2, krump", p1_line="troll amber:3") as table:
        assert [table.power(slug) for slug in ("tribune-pompitus", "dextre", "krump", "troll")] == [6, 7, 6, 8]


def test_tribune_pompitus_may_be_exalted_before_it_fights():
    with Saurian(line="tribune-pompitus", p1_line="thero-centurion") as table:
        table.answer("fight tribune-pompitus", "exalt tribune-pompitus")
        table.changed(
            line="tribune-pompitus exhausted damage:4 amber:1 armor-used:2",
            p1_line="thero-centurion damage:5 armor-used:1",
        )
    with Saurian(line="tribune-pompitus", p1_line="bumpsy") as table:
        table.answer("fight tribune-pompitus", "skip")
        table.changed(line="tribune-pompitus exhausted damage:3 armor-used:2", p1_line="bumpsy damage:4")


def test_primus_unguis_gives_2_power_for_each_amber_on_it_to_friendly_creatures():
    with Saurian(line="primus-unguis amber:1, dextre amber:2", p1_line="troll amber:3") as table:
        assert [table.power(slug) for slug in ("primus-unguis", "dextre", "troll")] == [7, 5, 8]
        table.answer("reap primus-unguis")
        table.changed(amber=1, line="primus-unguis exhausted amber:2, dextre amber:2")
        assert [table.power(slug) for slug in ("primus-unguis", "dextre", "troll")] == [9, 7, 8]


# Exalting others


def test_the_golden_spiral_exalts_a_friendly_creature_and_uses_it():
    with Saurian(artifacts="the-golden-spiral", line="dextre exhausted, krump", p1_line="troll") as table:
        table.answer("act the-golden-spiral")
        table.offers("exalt dextre", "exalt krump")
        table.answer("exalt dextre")
        table.offers("reap dextre", "fight dextre")
        table.answer("reap dextre")
        table.changed(amber=1, artifacts="the-golden-spiral exhausted", line="dextre exhausted amber:1, krump")


def test_tribute_has_the_most_powerful_friendly_creature_capture():
    with Saurian(hand="tribute", line="dextre, krump", p1_line="troll", p1_amber=9) as table:
        table.answer("play tribute")
        table.offers("exalt krump", "skip")
        table.answer("skip")
        table.changed(amber=1, hand="", discard="tribute", line="dextre, krump amber:2", p1_amber=7)


def test_tribute_is_repeated_for_exalting_that_creature():
    with Saurian(hand="tribute", line="saurus-rex, krump", p1_line="troll", p1_amber=9) as table:
        table.answer("play tribute", "capture krump", "exalt krump")
        table.offers("capture saurus-rex", "capture krump")
        table.answer("capture saurus-rex")
        table.changed(amber=1, hand="", discard="tribute", line="saurus-rex amber:2, krump amber:3", p1_amber=5)


def test_tribute_without_friendly_creatures_does_nothing():
    with Saurian(hand="tribute", p1_line="troll", p1_amber=3) as table:
        table.answer("play tribute")
        table.changed(amber=1, hand="", discard="tribute")


def test_orator_hissaro_readies_and_exalts_its_neighbors_who_are_saurian_this_turn():
    with Saurian(hand="orator-hissaro", line="troll, dextre exhausted, krump exhausted, bumpsy exhausted",
                   p1_line="silvertooth") as table:  # fmt: skip
        table.answer("play orator-hissaro", "right-of dextre")
        table.changed(
            hand="", line="troll, dextre amber:1, orator-hissaro exhausted, krump amber:1, bumpsy exhausted"
        )
        table.offers("reap dextre", "fight dextre", "reap krump", "fight krump", "end-turn")
        table.answer("end-turn")
        assert table.state.house_of(table.card("krump")) == "brobnar"


def test_stomp_exalts_a_friendly_creature_if_it_destroys():
    with Saurian(hand="stomp", line="dextre, saurus-rex", p1_line="bumpsy, krump") as table:
        table.answer("play stomp")
        table.offers("damage dextre", "damage saurus-rex", "damage bumpsy", "damage krump")
        table.answer("damage bumpsy")
        table.offers("exalt dextre", "exalt saurus-rex")
        table.answer("exalt dextre")
        table.changed(amber=1, hand="", discard="stomp", line="dextre amber:1, saurus-rex", p1_line="krump",
                      p1_discard="bumpsy")  # fmt: skip
    for target, left in (("krump", "bumpsy, krump damage:5"), ("bumpsy", "bumpsy, krump")):
        warded = "bumpsy warded, krump" if target == "bumpsy" else "bumpsy, krump"
        with Saurian(hand="stomp", line="dextre", p1_line=warded) as table:
            table.answer("play stomp", f"damage {target}")
            table.changed(amber=1, hand="", discard="stomp", p1_line=left)


def test_diplo_macy_has_every_attacker_exalted_until_your_next_turn():
    with Saurian(hand="diplo-macy", line="saurus-rex, grimlocus-dux", p1_line="troll, silvertooth") as table:
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
    with Saurian(hand="diplo-macy", line="grimlocus-dux", p1_line="krump") as table:
        table.answer("play diplo-macy", "end-turn", "brobnar", "end-turn", "saurian", "fight grimlocus-dux")
        assert table.state.play[table.card("grimlocus-dux")].amber == 0


def test_grimlocus_dux_is_exalted_twice():
    with Saurian(hand="grimlocus-dux", line="dextre") as table:
        table.answer("play grimlocus-dux", "left")
        table.changed(hand="", line="grimlocus-dux exhausted amber:2, dextre")


def test_triumph_exalts_each_friendly_creature_if_there_are_no_enemies():
    with Saurian(hand="triumph", line="dextre, krump") as table:
        table.answer("play triumph")
        table.changed(amber=1, hand="", discard="triumph", line="dextre amber:1, krump amber:1")
    with Saurian(hand="triumph", line="2 dextre, 2 krump, 2 troll", p1_line="bumpsy") as table:
        table.answer("play triumph")
        table.changed(amber=1, hand="", discard="triumph")


def test_triumph_forges_a_key_with_six_friendly_creatures():
    six = "dextre, krump, troll, bumpsy, mother, titan-mechanic"
    with Saurian(hand="triumph", line=six) as table:
        table.answer("play triumph", "red")
        exalted = ", ".join(f"{slug} amber:1" for slug in six.split(", "))
        table.changed(amber=1, hand="", discard="triumph", keys="red", line=exalted)
    with Saurian(hand="triumph", line="dextre, krump, troll, bumpsy, mother") as table:
        table.answer("play triumph")
        assert table.state.players[0].forged() == 0


# Artifacts and upgrades


# Auto-Legionary


def test_auto_legionary_is_put_on_a_flank_and_is_a_creature_there():
    with Saurian(artifacts="auto-legionary", line="saurus-rex, dextre") as table:
        table.answer("act auto-legionary", "left")
        table.changed(artifacts="", line="auto-legionary exhausted, saurus-rex, dextre")
        assert table.state.is_creature(table.card("auto-legionary"))
        assert table.power("auto-legionary") == 5
        position = table.state.position()
        assert GAME.position(position).position() == position


def test_auto_legionary_goes_alone_into_an_empty_line():
    with Saurian(artifacts="auto-legionary, the-colosseum") as table:
        table.answer("act auto-legionary")
        table.changed(artifacts="the-colosseum", line="auto-legionary exhausted")


def test_auto_legionary_in_the_line_may_be_used_whatever_the_active_house():
    with Saurian(house="logos", line="auto-legionary", p1_line="troll") as table:
        table.offers("reap auto-legionary", "fight auto-legionary", "act auto-legionary", "end-turn")
        table.answer("fight auto-legionary")
        table.changed(line="", discard="auto-legionary", p1_line="troll damage:5")


def test_auto_legionary_as_an_artifact_needs_its_house_and_cannot_reap():
    with Saurian(house="logos", artifacts="auto-legionary") as table:
        table.offers("end-turn")
        table.refused("act auto-legionary", "KF-USE-05")
        table.refused("reap auto-legionary", "KF-USE-04")


def test_auto_legionary_in_the_line_is_told_why_it_cannot_be_used():
    with Saurian(house="logos", line="auto-legionary exhausted, dextre stunned") as table:
        table.refused("reap auto-legionary", "KF-GEN-10")
    with Saurian(house="logos", line="auto-legionary") as table:
        table.refused("fight auto-legionary", "KF-FIGHT-02")


@pytest.mark.rule("KF-LINE-09")
def test_auto_legionary_on_a_flank_may_be_put_where_it_is():
    with Saurian(line="auto-legionary, dextre") as table:
        table.answer("act auto-legionary", "left")
        table.changed(line="auto-legionary exhausted, dextre")


def test_auto_legionary_in_the_line_goes_to_the_other_flank():
    with Saurian(line="auto-legionary damage:1 +imperial-scutum, dextre") as table:
        table.answer("act auto-legionary", "right")
        table.changed(line="dextre, auto-legionary exhausted damage:1 +imperial-scutum")
        assert armor(table.state, table.card("auto-legionary")) == 2


def test_auto_legionary_that_leaves_the_line_is_an_artifact_again():
    """Its death is still that of a creature: Tolas pays for it."""
    with Saurian(line="auto-legionary amber:2, tolas", p1_line="troll") as table:
        table.answer("fight auto-legionary")
        table.changed(line="tolas", discard="auto-legionary", p1_amber=3, p1_line="troll damage:5")
        assert table.state.defs[table.state.players[0].discard[0]].type == "artifact"


@pytest.mark.rule("KF-LINE-08")
def test_used_by_the_opponent_auto_legionary_does_not_move_to_the_other_side():
    with Saurian(house="logos", hand="remote-access", line="dextre", p1_artifacts="auto-legionary") as table:
        table.answer("play remote-access")
        table.changed(amber=1, hand="", discard="remote-access", p1_artifacts="auto-legionary exhausted")


# Imperial Road


def test_imperial_road_plays_a_saurian_creature_stunned():
    with Saurian(house="logos", artifacts="imperial-road", hand="thero-centurion, krump, stomp, gargantodon",
                   p1_amber=2) as table:  # fmt: skip
        table.answer("omni imperial-road")
        table.offers("choose thero-centurion", "choose gargantodon")
        table.answer("choose thero-centurion")
        table.changed(
            artifacts="imperial-road exhausted", hand="krump, stomp, gargantodon", p1_amber=1,
            line="thero-centurion exhausted stunned amber:1",
        )  # fmt: skip


def test_imperial_road_plays_no_card_of_the_opponent():
    with Saurian(artifacts="imperial-road", hand="stomp", p1_hand="thero-centurion") as table:
        table.answer("omni imperial-road")
        table.changed(artifacts="imperial-road exhausted")


def test_a_creature_that_imperial_road_played_is_stunned_once():
    """It comes back to hand and is played again, by leave of another card."""
    with Saurian(
        house="untamed",
        artifacts="imperial-road",
        hand="thero-centurion, nature-s-call",
        line="captain-val-jericho",
    ) as table:
        table.answer("omni imperial-road", "right", "play nature-s-call", "to-hand thero-centurion")
        table.answer("play thero-centurion", "right")
        assert not table.state.play[table.card("thero-centurion")].stunned


def test_imperial_road_stuns_only_what_it_plays():
    with Saurian(artifacts="imperial-road", hand="stomp", line="dextre") as table:
        table.answer("omni imperial-road")
        table.changed(artifacts="imperial-road exhausted")
    with Saurian(artifacts="imperial-road", hand="thero-centurion, spartasaur") as table:
        table.answer("omni imperial-road", "choose spartasaur", "play thero-centurion", "left")
        table.changed(
            artifacts="imperial-road exhausted", hand="",
            line="thero-centurion exhausted, spartasaur exhausted stunned",
        )  # fmt: skip


# Library of Polliasaurus


def test_library_of_polliasaurus_moves_an_amber_from_a_friendly_creature_to_your_pool():
    with Saurian(
        artifacts="library-of-polliasaurus", line="dextre amber:2, krump", p1_line="troll amber:1"
    ) as table:
        table.answer("act library-of-polliasaurus")
        table.offers("take-from-card dextre", "take-from-card krump")
        table.answer("take-from-card dextre")
        table.changed(amber=1, artifacts="library-of-polliasaurus exhausted", line="dextre amber:1, krump")


# The Colosseum


@pytest.mark.rule("KF-STAT-CNT-02")
def test_the_colosseum_counts_enemies_destroyed_in_fights():
    with Saurian(line="saurus-rex", artifacts="the-colosseum", p1_line="dust-imp") as table:
        table.answer("fight saurus-rex", "skip")
        table.changed(
            line="saurus-rex exhausted damage:2",
            artifacts="the-colosseum glory:1",
            p1_line="",
            p1_discard="dust-imp",
            p1_amber=2,
        )


def test_the_colosseum_counts_neither_friends_nor_who_dies_otherwise():
    with Saurian(
        house="brobnar", hand="punch", line="bumpsy", artifacts="the-colosseum", p1_line="dust-imp, troll"
    ) as table:
        table.answer("play punch", "damage dust-imp", "fight bumpsy")
        table.changed(
            amber=1, hand="", discard="bumpsy, punch", line="", p1_line="troll damage:5", p1_discard="dust-imp",
            p1_amber=2,
        )  # fmt: skip


def test_the_colosseum_counts_who_attacks_and_dies():
    """In the opponent's turn: their attacker falls."""
    with Saurian(
        house="brobnar", line="bumpsy", p1_line="troll", p1_artifacts="the-colosseum glory:2"
    ) as table:
        table.answer("fight bumpsy")
        table.changed(line="", discard="bumpsy", p1_line="troll damage:5", p1_artifacts="the-colosseum glory:3")


def test_the_colosseum_forges_a_key_for_six_glory_counters():
    with Saurian(artifacts="the-colosseum glory:7", amber=7, house="dis") as table:
        table.answer("omni the-colosseum", "red")
        table.changed(amber=1, keys="red", artifacts="the-colosseum exhausted glory:1")


def test_the_colosseum_takes_the_counters_also_when_the_key_cannot_be_paid():
    with Saurian(artifacts="the-colosseum glory:6", amber=5) as table:
        table.answer("omni the-colosseum")
        table.changed(artifacts="the-colosseum exhausted")


def test_the_colosseum_does_nothing_with_five():
    with Saurian(artifacts="the-colosseum glory:5", amber=7) as table:
        table.answer("omni the-colosseum")
        table.changed(artifacts="the-colosseum exhausted glory:5")


# Imperial Scutum


def test_imperial_scutum_gives_armor():
    with Saurian(hand="imperial-scutum", line="saurus-rex") as table:
        table.answer("play imperial-scutum")
        table.changed(amber=1, hand="", line="saurus-rex +imperial-scutum")
        assert armor(table.state, table.card("saurus-rex")) == 2


def test_imperial_scutum_takes_the_amber_of_the_dying_to_the_supply():
    with Saurian(line="saurus-rex amber:3 +imperial-scutum, dextre", p1_line="gargantodon, troll") as table:
        table.answer("fight saurus-rex", "attack troll")
        table.changed(
            line="dextre", discard="saurus-rex, imperial-scutum", p1_line="gargantodon, troll damage:6"
        )


def test_without_imperial_scutum_the_opponent_gets_the_amber():
    with Saurian(line="saurus-rex amber:3", p1_line="troll") as table:
        table.answer("fight saurus-rex")
        table.changed(line="", discard="saurus-rex", p1_amber=3, p1_line="troll damage:6")


def test_imperial_scutum_does_nothing_when_the_creature_leaves_in_another_way():
    with Saurian(
        house="untamed", hand="lost-in-the-woods", line="saurus-rex amber:3 +imperial-scutum, dextre"
    ) as table:
        table.answer("play lost-in-the-woods")
        assert table.state.players[1].amber == 3


# Creatures


# Brutodon Auxiliary


def test_brutodon_auxiliary_has_taunt_and_hazardous_2():
    with Saurian(house="brobnar", line="troll", p1_line="dextre, brutodon-auxiliary, silvertooth") as table:
        table.answer("fight troll")
        table.changed(line="", discard="troll", p1_line="dextre, silvertooth", p1_discard="brutodon-auxiliary")


# Crassosaurus


def test_crassosaurus_captures_10_from_both_players():
    with Saurian(hand="crassosaurus", amber=7, p1_amber=8) as table:
        table.answer("play crassosaurus")
        table.offers(*(f"capture-own {n}" for n in range(2, 8)))
        table.answer("capture-own 4")
        table.changed(hand="", amber=3, p1_amber=2, line="crassosaurus exhausted amber:10")


def test_crassosaurus_may_capture_all_10_from_its_own_side():
    with Saurian(hand="crassosaurus", amber=12, p1_amber=12) as table:
        table.answer("play crassosaurus")
        table.offers(*(f"capture-own {n}" for n in range(11)))
        table.answer("capture-own 10")
        table.changed(hand="", amber=2, line="crassosaurus exhausted amber:10")


def test_crassosaurus_with_less_than_10_is_purged():
    with Saurian(hand="crassosaurus", amber=4, p1_amber=5) as table:
        table.answer("play crassosaurus")
        table.changed(hand="", amber=0, p1_amber=9, purged="crassosaurus")
    with Saurian(hand="crassosaurus", amber=10, p1_amber=0) as table:
        table.answer("play crassosaurus")
        table.changed(hand="", amber=0, line="crassosaurus exhausted amber:10")


# Gargantodon


def test_gargantodon_enters_play_stunned():
    with Saurian(hand="gargantodon") as table:
        table.answer("play gargantodon")
        table.changed(hand="", line="gargantodon exhausted stunned")


def test_gargantodon_deals_4_damage_when_it_attacks_and_when_it_is_attacked():
    with Saurian(line="gargantodon", p1_line="troll") as table:
        table.answer("fight gargantodon")
        table.changed(line="gargantodon exhausted damage:8", p1_line="troll damage:4")
    with Saurian(house="brobnar", line="troll", p1_line="gargantodon") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:4", p1_line="gargantodon damage:8")


def test_gargantodon_has_what_would_be_stolen_captured_instead():
    with Saurian(
        house="shadows", line="gargantodon, urchin exhausted", hand="ghostly-hand", p1_amber=1
    ) as table:
        table.answer("play ghostly-hand")
        table.answer("capture gargantodon=1 urchin=0")
        table.changed(
            amber=2, hand="", discard="ghostly-hand", p1_amber=0, line="gargantodon amber:1, urchin exhausted"
        )


def test_of_what_would_be_stolen_each_amber_may_go_to_another_creature():
    with Saurian(house="shadows", hand="bait-and-switch", line="umbra, silvertooth", p1_line="gargantodon",
                   p1_amber=9) as table:  # fmt: skip
        table.answer("play bait-and-switch", "capture umbra=1 silvertooth=0", "capture umbra=0 silvertooth=1")
        table.changed(hand="", discard="bait-and-switch", p1_amber=7, line="umbra amber:1, silvertooth amber:1")


def test_gargantodon_and_no_creature_of_the_active_player_nothing_is_stolen():
    with Saurian(house="shadows", hand="ghostly-hand", p1_line="gargantodon", p1_amber=1) as table:
        table.answer("play ghostly-hand")
        table.changed(amber=2, hand="", discard="ghostly-hand")


def test_what_the_opponent_would_steal_is_captured_by_creatures_of_the_active_player():
    """Magda leaves play: the opponent would rob the active player, whose own creature takes it."""
    with Saurian(house="brobnar", amber=5, hand="punch", line="gargantodon, magda-the-rat damage:1") as table:
        table.answer("play punch", "damage magda-the-rat")
        table.changed(amber=4, hand="", discard="punch, magda-the-rat", line="gargantodon amber:2")


# Kompsos Haruspex


def test_kompsos_haruspex_has_play_effects_of_friendly_creatures_after_reaping():
    with Saurian(line="thero-centurion, kompsos-haruspex", p1_amber=2) as table:
        table.answer("reap thero-centurion")
        table.changed(amber=1, p1_amber=1, line="thero-centurion exhausted amber:1, kompsos-haruspex")


def test_kompsos_haruspex_heeds_neither_enemies_nor_effects_that_come_anyway():
    with Saurian(line="thero-centurion", p1_line="kompsos-haruspex", p1_amber=2) as table:
        table.answer("reap thero-centurion")
        table.changed(amber=1, line="thero-centurion exhausted")
    with Saurian(line="senator-shrix, kompsos-haruspex") as table:
        table.answer("reap senator-shrix", "exalt senator-shrix")
        table.changed(amber=1, line="senator-shrix exhausted amber:1, kompsos-haruspex")
    with Saurian(line="thero-centurion, kompsos-haruspex", p1_line="silvertooth", p1_amber=5) as table:
        table.answer("fight thero-centurion")
        assert table.state.players[1].amber == 4


def test_kompsos_haruspex_the_order_of_both_effects_is_free():
    with Saurian(line="rhetor-gallim, kompsos-haruspex") as table:
        table.answer("reap rhetor-gallim")
        table.offers("resolve rhetor-gallim rhetor-gallim", "resolve rhetor-gallim rhetor-gallim 2")
        table.answer("resolve rhetor-gallim rhetor-gallim 2", "skip", "end-turn")
        assert table.key_cost(1) == 9


def test_two_kompsos_haruspices_bring_a_play_effect_once():
    with Saurian(line="thero-centurion, kompsos-haruspex, kompsos-haruspex", p1_amber=5) as table:
        table.answer("reap thero-centurion")
        table.answer(table.texts()[0])
        assert table.state.players[1].amber == 4


def test_kompsos_haruspex_waits_in_a_window_of_an_earlier_version():
    """There all play effects of the creature came as one trigger of the Haruspex."""
    with Saurian(line="rhetor-gallim, kompsos-haruspex") as table:
        table.answer("reap rhetor-gallim", "resolve rhetor-gallim rhetor-gallim")
        (also,) = (x for x in table.state.listeners["reaped"] if x.this == table.card("kompsos-haruspex"))
        (waiting,) = table.state.batches[-1].queue
        table.state.batches[-1].queue[0] = also.waiting(waiting.event._replace(kind="reaped"))
        table.state = table.game.from_bytes(table.state.to_bytes())
        table.answer("skip", "end-turn")
        assert table.key_cost(1) == 9


# Livia the Elder


def test_livia_the_elder_makes_fight_and_reap_effects_both():
    with Saurian(line="livia-the-elder, spartasaur, primus-unguis", p1_line="silvertooth, troll") as table:
        table.answer("reap livia-the-elder", "exalt livia-the-elder", "reap spartasaur", "fight primus-unguis",
                     "attack silvertooth")  # fmt: skip
        table.changed(
            amber=4, p1_line="troll", p1_discard="silvertooth",
            line="livia-the-elder exhausted amber:1, spartasaur exhausted, "
                 "primus-unguis exhausted damage:1 amber:1 armor-used:1",
        )  # fmt: skip


def test_livia_the_elder_does_not_double_effects_of_both_and_needs_to_be_exalted():
    with Saurian(line="livia-the-elder, senator-bracchus, spartasaur", p1_line="troll") as table:
        table.answer("reap livia-the-elder", "exalt livia-the-elder", "reap senator-bracchus")
        table.changed(
            amber=2,
            line="livia-the-elder exhausted amber:1, senator-bracchus exhausted amber:1, spartasaur",
        )
    with Saurian(line="livia-the-elder, spartasaur", p1_line="troll") as table:
        table.answer("reap livia-the-elder", "skip", "reap spartasaur")
        table.changed(amber=2, line="livia-the-elder exhausted, spartasaur exhausted")


def test_livia_the_elder_used_twice_brings_each_effect_once():
    with Saurian(
        line="livia-the-elder, spartasaur", artifacts="the-golden-spiral", p1_line="silvertooth, troll"
    ) as table:
        table.answer("reap livia-the-elder", "exalt livia-the-elder")
        table.answer("act the-golden-spiral", "exalt livia-the-elder", "reap livia-the-elder")
        table.answer("exalt livia-the-elder", "reap spartasaur")
        assert table.state.players[0].amber == 5


def test_livia_the_elder_brings_no_question_where_there_is_nothing_more():
    with Saurian(line="livia-the-elder, spartasaur", p1_line="silvertooth, troll") as table:
        table.answer("reap livia-the-elder", "exalt livia-the-elder", "fight spartasaur", "attack silvertooth")
        table.changed(
            amber=3,
            line="livia-the-elder exhausted amber:1, spartasaur exhausted damage:1 armor-used:1",
            p1_line="troll",
            p1_discard="silvertooth",
        )


def test_livia_the_elder_helps_for_this_turn_and_no_enemies():
    with Saurian(line="livia-the-elder, spartasaur", p1_line="senator-bracchus, spartasaur") as table:
        table.answer("reap livia-the-elder", "exalt livia-the-elder", "end-turn", "saurian", "reap spartasaur")
        assert table.state.players[1].amber == 1
        table.answer("end-turn", "saurian", "reap spartasaur")
        assert table.state.players[0].amber == 2


# Odoac the Patrician


def test_odoac_the_patrician_captures_and_guards_your_amber():
    with Saurian(hand="odoac-the-patrician", p1_amber=2) as table:
        table.answer("play odoac-the-patrician")
        table.changed(hand="", line="odoac-the-patrician exhausted amber:1", p1_amber=1)


def test_your_amber_cannot_be_stolen_while_there_is_amber_on_odoac():
    for line, stolen in (("odoac-the-patrician amber:1", 0), ("odoac-the-patrician, dextre amber:1", 1)):
        with Saurian(house="shadows", hand="urchin", p1_line=line, p1_amber=3) as table:
            table.answer("play urchin")
            assert (table.state.players[0].amber, table.state.players[1].amber) == (stolen, 3 - stolen)
    with Saurian(house="shadows", hand="urchin", line="odoac-the-patrician amber:1", p1_amber=3) as table:
        table.answer("play urchin", "right")
        assert table.state.players[0].amber == 1


# Praefectus Ludo


def test_praefectus_ludo_takes_the_amber_of_other_friendly_creatures_to_the_supply():
    with Saurian(house="brobnar", hand="anger", line="bumpsy amber:2, praefectus-ludo",
                   p1_line="troll") as table:  # fmt: skip
        table.answer("fight bumpsy")
        table.changed(line="praefectus-ludo", discard="bumpsy", p1_line="troll damage:5")


def test_praefectus_ludo_leaves_his_own_amber_and_that_of_enemies():
    with Saurian(house="brobnar", line="troll", p1_line="praefectus-ludo amber:2") as table:
        table.answer("fight troll")
        table.changed(amber=2, line="troll exhausted damage:5", p1_line="", p1_discard="praefectus-ludo")
    with Saurian(house="brobnar", line="troll", p1_line="bumpsy amber:2", artifacts="the-colosseum") as table:
        table.answer("fight troll")
        assert table.state.players[0].amber == 2
    with Saurian(house="brobnar", line="troll, praefectus-ludo", p1_line="bumpsy amber:2") as table:
        table.answer("fight troll")
        assert table.state.players[0].amber == 2


# Philophosaurus


def test_philophosaurus_archives_takes_and_discards_of_the_top_three():
    with Saurian(line="philophosaurus", deck="stomp, exile, tribute, imperium", hand="dextre") as table:
        table.answer("reap philophosaurus")
        table.offers("look philophosaurus", "skip")
        table.answer("look philophosaurus")
        table.offers("archive stomp", "archive exile", "archive tribute")
        table.answer("archive exile")
        table.offers("to-hand stomp", "to-hand tribute")
        table.answer("to-hand tribute")
        table.changed(
            amber=1, line="philophosaurus exhausted", archives="exile", hand="dextre, tribute", discard="stomp",
            deck="imperium",
        )  # fmt: skip


def test_philophosaurus_may_leave_the_cards_where_they_are():
    with Saurian(line="philophosaurus", deck="stomp, exile, tribute") as table:
        table.answer("reap philophosaurus", "skip")
        table.changed(amber=1, line="philophosaurus exhausted")


def test_philophosaurus_does_with_two_cards_what_comes_first():
    with Saurian(line="philophosaurus", deck="stomp, exile") as table:
        table.answer("reap philophosaurus", "look philophosaurus", "archive stomp")
        table.changed(amber=1, line="philophosaurus exhausted", archives="stomp", hand="exile", deck="")


# Saurus Rex


def test_saurus_rex_in_the_center_may_be_exalted_to_find_a_saurian_card():
    with Saurian(line="dextre, saurus-rex, mother", deck="labwork, phalanx-strike, gargantodon") as table:
        table.answer("reap saurus-rex")
        table.offers("exalt saurus-rex", "skip")
        table.answer("exalt saurus-rex")
        table.offers("to-hand phalanx-strike", "to-hand gargantodon", "skip")
        table.answer("to-hand gargantodon")
        state = table.state
        assert state.play[table.card("saurus-rex")].amber == 1
        assert [state.defs[c].slug for c in state.players[0].hand] == ["gargantodon"]
        assert all(state.knows(1, card) for card in state.players[0].hand)
        assert sorted(state.defs[c].slug for c in state.players[0].deck) == ["labwork", "phalanx-strike"]


def test_who_searches_a_deck_does_not_see_in_which_order_it_lies():
    offered = set()
    for deck in ("phalanx-strike, gargantodon", "gargantodon, phalanx-strike"):
        with Saurian(hand="labwork", line="saurus-rex", deck=deck) as table:
            table.answer("reap saurus-rex", "exalt saurus-rex")
            things = table.state.choices[0].things
            offered.add(things == tuple(sorted(things)))
            table.answer("skip")
    assert offered == {True}


def test_saurus_rex_is_not_exalted_and_finds_nothing():
    with Saurian(line="saurus-rex", deck="gargantodon, labwork", p1_line="dust-imp") as table:
        table.answer("fight saurus-rex", "skip")
        table.changed(line="saurus-rex exhausted damage:2", p1_line="", p1_discard="dust-imp", p1_amber=2)


def test_saurus_rex_may_find_nothing():
    with Saurian(line="saurus-rex", deck="gargantodon") as table:
        table.answer("reap saurus-rex", "exalt saurus-rex", "skip")
        table.changed(amber=1, line="saurus-rex exhausted amber:1")


def test_saurus_rex_beside_the_center_does_nothing():
    with Saurian(line="saurus-rex, dextre", deck="gargantodon") as table:
        table.answer("reap saurus-rex")
        table.changed(amber=1, line="saurus-rex exhausted, dextre")


# Captures


def test_thero_centurion_captures_when_played_and_when_it_fights():
    with Saurian(hand="thero-centurion", p1_amber=2) as table:
        table.answer("play thero-centurion")
        table.changed(hand="", line="thero-centurion exhausted amber:1", p1_amber=1)
    with Saurian(line="thero-centurion", p1_line="silvertooth", p1_amber=2) as table:
        table.answer("fight thero-centurion")
        table.changed(
            line="thero-centurion exhausted damage:1 amber:1 armor-used:1", p1_amber=1, p1_line="",
            p1_discard="silvertooth",
        )  # fmt: skip


def test_city_state_interest_has_each_friendly_creature_capture():
    with Saurian(
        hand="city-state-interest", line="dextre, krump", p1_line="troll", amber=2, p1_amber=3
    ) as table:
        table.answer("play city-state-interest")
        table.changed(hand="", discard="city-state-interest", line="dextre amber:1, krump amber:1", p1_amber=1)
    with Saurian(hand="city-state-interest", line="dextre, krump", p1_amber=1) as table:
        table.answer("play city-state-interest")
        table.offers("capture dextre", "capture krump")
        table.answer("capture krump")
        table.changed(hand="", discard="city-state-interest", line="dextre, krump amber:1", p1_amber=0)


def test_city_gates_has_a_friendly_creature_capture_and_a_dinosaur_two():
    with Saurian(
        artifacts="city-gates", line="dextre, saurus-rex", p1_line="terrordactyl", p1_amber=5
    ) as table:
        table.answer("act city-gates")
        table.offers("choose dextre", "choose saurus-rex")
        table.answer("choose dextre")
        table.changed(artifacts="city-gates exhausted", line="dextre amber:1, saurus-rex", p1_amber=4)
    with Saurian(artifacts="city-gates", line="dextre, saurus-rex", p1_amber=5) as table:
        table.answer("act city-gates", "choose saurus-rex")
        table.changed(artifacts="city-gates exhausted", line="dextre, saurus-rex amber:2", p1_amber=3)


# Terrordactyl


def test_terrordactyl_enters_stunned_and_deals_only_4_damage():
    with Saurian(hand="terrordactyl") as table:
        table.answer("play terrordactyl")
        table.changed(hand="", line="terrordactyl exhausted stunned")
    with Saurian(house="brobnar", line="troll", p1_line="terrordactyl") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:4", p1_line="terrordactyl damage:8")


def test_terrordactyl_hits_the_neighbors_of_the_creature_it_fights():
    with Saurian(line="dextre, terrordactyl", p1_line="krump, troll, bumpsy, mother") as table:
        table.answer("fight terrordactyl", "attack troll")
        table.changed(
            line="dextre, terrordactyl exhausted damage:8",
            p1_line="krump damage:4, troll damage:4, bumpsy damage:4, mother",
        )


def test_rhetor_gallim_makes_keys_dearer_only_in_the_opponents_turn():
    table = Situation(house="saurian", hand="rhetor-gallim, 6 punch", p1_hand="6 punch")
    table.answer("play rhetor-gallim")
    assert key_cost(table.state, 1) == 6
    table.answer("end-turn")
    assert key_cost(table.state, 1) == 9


# What they leave alone: a forbidden candidate or number is on the table


LEFT_ALONE = {
    "phalanx-strike": [
        case("play phalanx-strike; choose troll; exalt urchin", house="saurian", hand="phalanx-strike",
             line="urchin", p1_line="troll, krump", offers="choose urchin, choose troll, choose krump"),
    ],
    "saurus-rex": [
        case("reap saurus-rex; exalt saurus-rex", house="saurian", line="troll, saurus-rex, bumpsy",
             deck="gargantodon, punch, optio-gorkus", p1_deck="saurian-egg",
             offers="skip, to-hand gargantodon, to-hand optio-gorkus"),
        case("reap saurus-rex; skip", house="saurian", line="troll, saurus-rex, bumpsy",
             deck="gargantodon, punch, optio-gorkus",
             changed={"amber": 1, "line": "troll, saurus-rex exhausted, bumpsy"}),
        case("fight saurus-rex; attack urchin; exalt saurus-rex", house="saurian",
             line="troll, saurus-rex, bumpsy", deck="gargantodon, punch, optio-gorkus", p1_deck="saurian-egg",
             p1_line="urchin, krump", offers="skip, to-hand gargantodon, to-hand optio-gorkus"),
        case("fight saurus-rex; attack urchin", house="saurian", line="saurus-rex, bumpsy",
             deck="gargantodon, punch", p1_line="urchin, krump",
             changed={"line": "saurus-rex exhausted, bumpsy"}),
        case("fight saurus-rex; attack urchin; exalt saurus-rex", house="saurian",
             line="troll, saurus-rex, bumpsy", deck="gargantodon, punch, optio-gorkus",
             p1_line="urchin, krump", changed={"line": "troll, saurus-rex exhausted amber:1, bumpsy"},
             offers="skip, to-hand gargantodon, to-hand optio-gorkus"),
    ],
    "the-colosseum": [
        case("omni the-colosseum", house="saurian", artifacts="the-colosseum glory:6", amber=6,
             keys="red, blue",
             changed={"winner": 0, "amber": 0, "keys": "red, blue, yellow",
                      "artifacts": "the-colosseum exhausted"}),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
