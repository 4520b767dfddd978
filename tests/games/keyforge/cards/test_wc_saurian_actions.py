"""What cards of Saurian in Worlds Collide do: actions."""

from functools import partial

import pytest

from tests.games.keyforge import situations

Situation = partial(situations.Situation, house="saurian")


# Axiom of Grisk


def test_axiom_of_grisk_wards_a_creature_and_destroys_those_without_amber():
    with Situation(
        hand="axiom-of-grisk", line="dextre, krump amber:1", p1_line="troll amber:2, bumpsy"
    ) as table:
        table.answer("play axiom-of-grisk")
        table.offers("ward dextre", "ward krump", "ward troll", "ward bumpsy")
        table.answer("ward dextre")
        table.changed(
            hand="", discard="axiom-of-grisk", chains=2, p1_line="troll amber:2",
            p1_discard="bumpsy",
        )  # fmt: skip


def test_axiom_of_grisk_without_creatures_gives_the_chains():
    with Situation(hand="axiom-of-grisk") as table:
        table.answer("play axiom-of-grisk")
        table.changed(hand="", discard="axiom-of-grisk", chains=2)


# Chant of Hubris


def test_chant_of_hubris_moves_an_amber_from_a_creature_to_another():
    with Situation(hand="chant-of-hubris", line="dextre amber:2, krump", p1_line="troll") as table:
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
    with Situation(hand="chant-of-hubris", line="dextre amber:2", p1_line="troll") as table:
        table.answer("play chant-of-hubris", "choose troll")
        table.changed(amber=1, hand="", discard="chant-of-hubris")


def test_chant_of_hubris_needs_another_creature():
    with Situation(hand="chant-of-hubris", line="dextre amber:2") as table:
        table.answer("play chant-of-hubris")
        table.changed(amber=1, hand="", discard="chant-of-hubris")


# Exile


@pytest.mark.rule("KF-CTRL-02")
def test_exile_gives_a_friendly_creature_to_the_opponent():
    with Situation(hand="exile", line="dextre amber:1, krump", p1_line="troll") as table:
        table.answer("play exile")
        table.offers("choose dextre", "choose krump")
        table.answer("choose dextre")
        table.offers("left", "right")
        table.answer("left")
        table.changed(amber=1, hand="", discard="exile", line="krump", p1_line="dextre owner:0 amber:1, troll")


def test_exile_without_a_friendly_creature_does_nothing():
    with Situation(hand="exile", p1_line="troll") as table:
        table.answer("play exile")
        table.changed(amber=1, hand="", discard="exile")


# Favor of Rex


@pytest.mark.rule("KF-ASIF-01")
def test_favor_of_rex_triggers_the_play_effect_of_a_creature_as_if_it_were_yours():
    with Situation(
        hand="favor-of-rex", line="saurus-rex", p1_line="bumpsy, thero-centurion", p1_amber=3
    ) as table:
        table.answer("play favor-of-rex")
        table.offers("choose saurus-rex", "choose bumpsy", "choose thero-centurion")
        table.answer("choose bumpsy")
        table.changed(amber=1, hand="", discard="favor-of-rex", p1_amber=2)
    with Situation(hand="favor-of-rex", line="saurus-rex", p1_line="thero-centurion", p1_amber=3) as table:
        table.answer("play favor-of-rex", "choose thero-centurion")
        table.changed(amber=1, hand="", discard="favor-of-rex", p1_amber=2, p1_line="thero-centurion amber:1")


def test_favor_of_rex_triggers_neither_reap_nor_fight_effects():
    with Situation(hand="favor-of-rex", line="primus-unguis", p1_line="senator-bracchus") as table:
        table.answer("play favor-of-rex", "choose primus-unguis")
        table.changed(amber=1, hand="", discard="favor-of-rex")


# Good of the Many


def test_good_of_the_many_destroys_who_shares_no_trait_in_its_battleline():
    with Situation(
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
    with Situation(hand="imperium", line="dextre, krump, mother", p1_line="troll") as table:
        table.answer("play imperium")
        table.offers("ward dextre krump", "ward dextre mother", "ward krump mother")
        table.answer("ward dextre mother")
        table.changed(amber=1, hand="", discard="imperium", line="dextre warded, krump, mother warded")
    with Situation(hand="imperium", line="dextre", p1_line="troll") as table:
        table.answer("play imperium")
        table.changed(amber=1, hand="", discard="imperium", line="dextre warded")


def test_tricerian_legionary_wards_a_friendly_creature():
    with Situation(hand="tricerian-legionary", line="dextre", p1_line="troll") as table:
        table.answer("play tricerian-legionary", "left")
        table.offers("ward tricerian-legionary", "ward dextre")
        table.answer("ward dextre")
        table.changed(hand="", line="tricerian-legionary exhausted, dextre warded")


def test_tricerian_legionary_has_taunt():
    with Situation(house="brobnar", line="silvertooth, bumpsy", p1_line="tricerian-legionary, dextre") as table:
        table.answer("fight bumpsy")
        table.changed(
            line="silvertooth", discard="bumpsy", p1_line="tricerian-legionary damage:4 armor-used:1, dextre"
        )


def test_ancient_power_wards_the_friendly_creatures_with_amber():
    with Situation(
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
    with Situation(
        hand="imperial-forge", amber=10, line="dextre amber:2, krump amber:1", p1_line="troll amber:5"
    ) as table:
        table.answer("play imperial-forge", "red")
        table.changed(amber=0, hand="", discard="imperial-forge", keys="red")
    with Situation(
        hand="imperial-forge", amber=9, line="dextre amber:2, krump amber:1", p1_line="troll amber:5"
    ) as table:
        table.answer("play imperial-forge")
        table.changed(amber=10, hand="", discard="imperial-forge")


# Phalanx Strike


def test_phalanx_strike_deals_a_damage_for_each_friendly_creature():
    with Situation(hand="phalanx-strike", line="saurus-rex, dextre", p1_line="troll, krump") as table:
        table.answer("play phalanx-strike", "choose troll", "skip")
        table.changed(amber=1, hand="", discard="phalanx-strike", p1_line="troll damage:2, krump")


def test_phalanx_strike_exalts_a_creature_to_strike_once_more():
    with Situation(hand="phalanx-strike", line="saurus-rex, dextre", p1_line="troll, krump") as table:
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
    with Situation(hand="phalanx-strike", line="saurus-rex, dextre", p1_line="troll warded, krump") as table:
        table.answer("play phalanx-strike", "choose troll", "exalt saurus-rex")
        table.changed(amber=1, hand="", line="saurus-rex amber:1, dextre", p1_line="troll, krump")
        table.answer("choose troll")
        table.changed(discard="phalanx-strike", p1_line="troll damage:2, krump")


def test_phalanx_strike_without_friendly_creatures_does_nothing():
    with Situation(hand="phalanx-strike", p1_line="troll") as table:
        table.answer("play phalanx-strike")
        table.changed(amber=1, hand="", discard="phalanx-strike")


# Destruction


def test_regrettable_meteor_destroys_dinosaurs_and_the_powerful():
    with Situation(hand="regrettable-meteor", line="questor-jarta, dextre, saurus-rex warded",
                   p1_line="bumpsy, krump") as table:  # fmt: skip
        table.answer("play regrettable-meteor")
        table.changed(
            amber=1, hand="", discard="regrettable-meteor, questor-jarta", line="dextre, saurus-rex",
            p1_line="bumpsy", p1_discard="krump",
        )  # fmt: skip


def test_sic_semper_tyrannosaurus_robs_and_destroys_the_most_powerful_creature():
    with Situation(
        hand="sic-semper-tyrannosaurus", line="dextre amber:1", p1_line="troll amber:3, krump amber:1"
    ) as table:
        table.answer("play sic-semper-tyrannosaurus")
        table.changed(
            amber=3, hand="", discard="sic-semper-tyrannosaurus", p1_line="krump amber:1", p1_discard="troll"
        )
    with Situation(hand="sic-semper-tyrannosaurus", line="troll", p1_line="troll amber:3 warded") as table:
        table.answer("play sic-semper-tyrannosaurus")
        table.answer(table.texts()[1])
        table.changed(amber=3, hand="", discard="sic-semper-tyrannosaurus", p1_line="troll")


def test_saury_about_that_destroys_a_creature_whose_controller_gains_an_amber():
    with Situation(hand="saury-about-that", line="dextre", p1_line="troll") as table:
        table.answer("play saury-about-that")
        table.offers("destroy dextre", "destroy troll")
        table.answer("destroy troll")
        table.changed(hand="", discard="saury-about-that", p1_line="", p1_discard="troll", p1_amber=1)
    with Situation(hand="saury-about-that", line="troll owner:1", p1_line="krump") as table:
        table.answer("play saury-about-that", "destroy troll")
        table.changed(amber=1, hand="", discard="saury-about-that", line="", p1_discard="troll")
    with Situation(hand="saury-about-that", p1_line="krump warded") as table:
        table.answer("play saury-about-that")
        table.changed(hand="", discard="saury-about-that", p1_line="krump", p1_amber=1)


def test_saury_about_that_without_creatures_does_nothing():
    with Situation(hand="saury-about-that") as table:
        table.answer("play saury-about-that")
        table.changed(hand="", discard="saury-about-that")


def test_spartasaur_destroys_the_others_when_a_friendly_creature_is_destroyed():
    with Situation(house="brobnar", line="bumpsy, spartasaur, mother", p1_line="troll, questor-jarta") as table:
        table.answer("fight bumpsy", "attack troll")
        table.changed(line="spartasaur", discard="mother, bumpsy", p1_line="questor-jarta", p1_discard="troll")


def test_spartasaur_does_not_heed_enemies_artifacts_or_its_own_death():
    with Situation(line="spartasaur, dextre", p1_line="silvertooth, bumpsy") as table:
        table.answer("fight spartasaur", "attack silvertooth")
        table.changed(amber=2, line="spartasaur exhausted damage:1 armor-used:1, dextre", p1_line="bumpsy",
                      p1_discard="silvertooth")  # fmt: skip
    with Situation(house="brobnar", line="troll, dextre", p1_line="spartasaur") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:6, dextre", p1_line="", p1_discard="spartasaur")


def test_spartasaur_does_not_heed_a_destroyed_artifact():
    with Situation(line="spartasaur, dextre", artifacts="potion-of-invulnerability", p1_line="troll") as table:
        table.answer("omni potion-of-invulnerability")
        table.changed(artifacts="", discard="potion-of-invulnerability")


# Sow Salt


def test_sow_salt_keeps_all_creatures_from_reaping_until_your_next_turn():
    with Situation(hand="sow-salt", line="saurus-rex", p1_line="krump") as table:
        table.answer("play sow-salt")
        table.offers("fight saurus-rex", "end-turn")
        table.answer("end-turn", "brobnar")
        table.offers("fight krump", "end-turn")
        table.answer("end-turn", "saurian")
        assert table.can("reap saurus-rex")


def test_sow_salt_has_alpha():
    with Situation(hand="sow-salt, diplo-macy, stomp", line="saurus-rex") as table:
        table.answer("reap saurus-rex", "skip")
        table.refused("play sow-salt", "KF-KW-ALPHA-01")
        table.refused("play diplo-macy", "KF-KW-ALPHA-01")


# Tertiate


def test_tertiate_destroys_a_third_of_each_side_rounded_up():
    with Situation(hand="tertiate", line="dextre", p1_line="bumpsy, krump, troll, silvertooth") as table:
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
    with Situation(hand="tertiate", line=crowd) as table:
        table.answer("play tertiate")
        table.answer(table.texts()[0])
        assert len(table.state.players[0].line) == creatures - destroyed
    with Situation(hand="tertiate", p1_line=crowd) as table:
        table.answer("play tertiate")
        table.answer(table.texts()[0])
        assert len(table.state.players[1].line) == creatures - destroyed


def test_tertiate_of_three_destroys_one():
    with Situation(hand="tertiate", line="krump, troll, bumpsy") as table:
        table.answer("play tertiate")
        table.offers("destroy krump", "destroy troll", "destroy bumpsy")
        table.answer("destroy troll")
        table.changed(amber=1, hand="", discard="tertiate, troll", line="krump, bumpsy")
