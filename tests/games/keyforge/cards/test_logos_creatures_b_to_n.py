"""What cards of Logos in Call of the Archons do: creatures b to n."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from tests.games.keyforge.cards.looking import seen

Situation = partial(situations.Situation, house="logos")
MARTIANS = "troll house:mars damage:5"


def test_batdrone_steals_when_it_fights_and_takes_no_damage():
    with Situation(line="batdrone", p1_line="troll", p1_amber=2) as table:
        table.answer("fight batdrone")
        table.changed(line="batdrone exhausted", amber=1, p1_amber=1, p1_line="troll damage:2")


def test_batdrone_steals_nothing_when_attacked():
    with Situation(house="brobnar", line="krump", amber=2, p1_line="batdrone") as table:
        table.answer("fight krump")
        table.changed(line="krump exhausted damage:2", p1_line="", p1_discard="batdrone")


def test_brain_eater_draws_for_whoever_is_destroyed_fighting_it():
    with Situation(line="brain-eater", p1_line="bumpsy", deck="2 punch") as table:
        table.answer("fight brain-eater")
        table.changed(
            line="brain-eater exhausted damage:5", p1_line="", p1_discard="bumpsy", hand="punch", deck="punch"
        )
    with Situation(house="brobnar", line="bumpsy", p1_line="brain-eater", p1_deck="2 punch") as table:
        table.answer("fight bumpsy")
        table.changed(
            line="", discard="bumpsy", p1_line="brain-eater damage:5", p1_hand="punch", p1_deck="punch"
        )


@pytest.mark.parametrize(
    ("foe", "changes"),
    [
        ("krump", {"line": "", "discard": "brain-eater", "p1_line": "", "p1_discard": "krump"}),
        ("troll", {"line": "", "discard": "brain-eater", "p1_line": "troll damage:6"}),
    ],
)
def test_brain_eater_draws_nothing_if_it_falls_or_the_other_lives(foe, changes):
    with Situation(line="brain-eater", p1_line=foe, deck="2 punch") as table:
        table.answer("fight brain-eater")
        table.changed(**changes)


def test_brain_eater_draws_nothing_for_a_creature_destroyed_otherwise():
    with Situation(line="brain-eater, batdrone", p1_line="dextre damage:1", deck="2 punch") as table:
        table.answer("fight batdrone")
        table.changed(line="brain-eater, batdrone exhausted", p1_line="", p1_deck="dextre")


def test_dextre_captures_one():
    with Situation(hand="dextre", p1_amber=2) as table:
        table.answer("play dextre")
        table.changed(hand="", line="dextre exhausted amber:1", p1_amber=1)


def test_dextre_goes_to_the_top_of_its_owners_deck_when_destroyed():
    with Situation(artifacts="anomaly-exploiter", line="dextre damage:1 amber:1", deck="troll") as table:
        table.answer("act anomaly-exploiter")
        table.changed(artifacts="anomaly-exploiter exhausted", line="", deck="dextre, troll", p1_amber=1)
        assert [card == -1 for card in seen(table, 1).sides[0].deck] == [True, False]


def test_doc_bookton_draws_when_reaping():
    with Situation(line="doc-bookton", deck="2 punch") as table:
        table.answer("reap doc-bookton")
        table.changed(line="doc-bookton exhausted", amber=1, hand="punch", deck="punch")


@pytest.mark.parametrize(("keys", "amber"), [("", 0), ("red", 1), ("red, blue", 2)])
def test_dr_escotera_counts_the_opponents_keys(keys, amber):
    with Situation(hand="dr-escotera", keys="yellow", p1_keys=keys) as table:
        table.answer("play dr-escotera")
        table.changed(hand="", line="dr-escotera exhausted", **({"amber": amber} if amber else {}))


def test_dysania_pays_for_each_archived_card_that_the_opponent_discards():
    with Situation(hand="dysania", archives="mother", p1_archives="troll, punch, bumpsy") as table:
        table.answer("play dysania")
        table.changed(
            hand="", line="dysania exhausted", amber=3, p1_archives="", p1_discard="bumpsy, punch, troll"
        )


@pytest.mark.rule("KF-FAQ-05")
def test_dysania_gets_your_own_creatures_back_but_nothing_for_them():
    with Situation(hand="dysania", p1_archives="2 mother owner:0, troll") as table:
        table.answer("play dysania")
        table.changed(hand="2 mother", line="dysania exhausted", amber=1, p1_archives="", p1_discard="troll")


def test_dysania_finds_no_archives():
    with Situation(hand="dysania", archives="troll") as table:
        table.answer("play dysania")
        table.changed(hand="", line="dysania exhausted")


def test_ganymede_archivist_archives_a_card_when_reaping():
    with Situation(line="ganymede-archivist", hand="troll, mother") as table:
        table.answer("reap ganymede-archivist", "archive mother")
        table.changed(line="ganymede-archivist exhausted", amber=1, hand="troll", archives="mother")


def test_harland_mindlock_takes_an_enemy_flank_creature():
    with Situation(hand="harland-mindlock", line="mother", p1_line="troll, bumpsy damage:1, krump") as table:
        table.answer("play harland-mindlock", "right")
        table.offers("choose troll", "choose krump")
        table.answer("choose krump")
        table.offers("left", "right")
        table.answer("left")
        table.changed(
            hand="", line="krump owner:1, mother, harland-mindlock exhausted", p1_line="troll, bumpsy damage:1"
        )


@pytest.mark.parametrize("flank", ["left", "right"])
def test_harland_mindlock_gives_the_creature_back_when_he_leaves_play(flank):
    with Situation(
        hand="harland-mindlock, twin-bolt-emission", p1_line="troll, bumpsy",
    ) as table:  # fmt: skip
        table.answer("play harland-mindlock", "choose troll", "left")
        table.changed(
            hand="twin-bolt-emission", line="troll owner:1, harland-mindlock exhausted", p1_line="bumpsy"
        )
        table.answer("play twin-bolt-emission", "damage troll harland-mindlock")
        table.offers("left", "right")
        table.answer(flank)
        line = {"left": "troll damage:2, bumpsy", "right": "bumpsy, troll damage:2"}[flank]
        table.changed(hand="", amber=1, line="", discard="twin-bolt-emission, harland-mindlock", p1_line=line)


def test_harland_mindlock_returns_nobody_who_has_left():
    with Situation(hand="harland-mindlock, twin-bolt-emission", p1_line="batdrone, bumpsy") as table:
        table.answer("play harland-mindlock", "choose batdrone", "left", "play twin-bolt-emission")
        table.answer("damage batdrone harland-mindlock")
        table.changed(
            hand="", amber=1, discard="twin-bolt-emission, harland-mindlock", p1_line="bumpsy",
            p1_discard="batdrone",
        )  # fmt: skip


def test_harland_mindlock_takes_nobody_if_he_has_fallen_already():
    with Situation(hand="harland-mindlock", p1_line="bumpsy", p1_artifacts="autocannon") as table:
        table.answer("play harland-mindlock", "resolve autocannon harland-mindlock")
        table.changed(hand="", discard="harland-mindlock")


def test_harland_mindlock_without_an_enemy_creature():
    with Situation(hand="harland-mindlock", line="mother") as table:
        table.answer("play harland-mindlock", "left")
        table.changed(hand="", line="harland-mindlock exhausted, mother")


def test_quixo_draws_when_fighting():
    with Situation(line="quixo-the-adventurer", p1_line="troll", deck="2 punch") as table:
        table.answer("fight quixo-the-adventurer")
        table.changed(
            line="quixo-the-adventurer exhausted", hand="punch", deck="punch", p1_line="troll damage:3"
        )


@pytest.mark.rule("KF-EX-26")
@pytest.mark.parametrize("line", ["mother", "mother exhausted", "mother stunned"])
def test_mother_lets_you_refill_to_seven(line):
    with Situation(line=line, deck="9 labwork", p1_houses="brobnar, dis, mars", p1_deck="9 troll") as table:
        table.answer("end-turn", "brobnar", "end-turn", "logos")
        assert [len(side.hand) for side in table.state.players] == [7, 6]


def test_neutron_shark_bites_on_both_sides_and_stops_at_a_logos_card():
    with Situation(
        hand="neutron-shark", line="mother", artifacts="cannon", deck="batdrone, troll", p1_line="bumpsy",
        p1_artifacts="gauntlet-of-command",
    ) as table:  # fmt: skip
        table.answer("play neutron-shark", "right")
        table.offers("destroy bumpsy", "destroy gauntlet-of-command")
        table.answer("destroy gauntlet-of-command")
        table.offers("destroy mother", "destroy neutron-shark", "destroy cannon")
        table.answer("destroy cannon")
        table.changed(
            hand="", line="mother, neutron-shark exhausted", artifacts="", deck="troll",
            discard="batdrone, cannon", p1_artifacts="", p1_discard="gauntlet-of-command",
        )  # fmt: skip


def test_neutron_shark_bites_again_as_long_as_no_logos_card_turns_up():
    with Situation(
        line="neutron-shark, mother, bumpsy", deck="troll, batdrone, punch",
        p1_line="brain-eater, krump, headhunter",
    ) as table:  # fmt: skip
        table.answer("reap neutron-shark", "destroy brain-eater", "destroy mother")
        table.answer("destroy krump", "destroy bumpsy")
        table.changed(
            amber=1, line="neutron-shark exhausted", deck="punch", discard="batdrone, bumpsy, troll, mother",
            p1_line="headhunter", p1_discard="krump, brain-eater",
        )  # fmt: skip


@pytest.mark.rule("KF-FAQ-43", "KF-WORD-13")
def test_neutron_shark_that_destroyed_itself_bites_no_more():
    with Situation(hand="neutron-shark", deck="troll, punch", p1_line="bumpsy, krump") as table:
        table.answer("play neutron-shark", "destroy bumpsy")
        table.changed(
            hand="", deck="punch", discard="troll, neutron-shark", p1_line="krump", p1_discard="bumpsy"
        )


def test_neutron_shark_with_an_empty_deck_bites_once():
    with Situation(line="neutron-shark, mother", p1_line="bumpsy, krump") as table:
        table.answer("reap neutron-shark", "destroy bumpsy", "destroy mother")
        table.changed(
            amber=1, line="neutron-shark exhausted", discard="mother", p1_line="krump", p1_discard="bumpsy"
        )


def test_neutron_shark_bites_after_a_fight_it_survives():
    with Situation(line="neutron-shark power:3, mother", deck="labwork", p1_line="urchin, batdrone") as table:
        table.answer("fight neutron-shark", "attack batdrone", "destroy mother")
        table.changed(
            line="neutron-shark exhausted damage:2 power:3", deck="", discard="labwork, mother", p1_line="",
            p1_discard="urchin, batdrone",
        )  # fmt: skip


def test_novu_archaeologist_archives_from_the_discard_pile_for_all_to_see():
    with Situation(line="novu-archaeologist", discard="troll, mother", hand="punch") as table:
        table.answer("act novu-archaeologist")
        table.offers("archive troll", "archive mother")
        table.answer("archive mother")
        table.changed(line="novu-archaeologist exhausted", discard="troll", archives="mother")
        assert -1 not in seen(table, 1).sides[0].archives


def test_novu_archaeologist_with_an_empty_discard_pile():
    with Situation(line="novu-archaeologist", p1_discard="troll", hand="punch") as table:
        table.answer("act novu-archaeologist")
        table.changed(line="novu-archaeologist exhausted")


def test_ozmo_heals_or_stuns_a_martian():
    with Situation(line="ozmo-martianologist", p1_line=f"{MARTIANS}, bumpsy damage:1") as table:
        table.answer("reap ozmo-martianologist")
        table.offers("heal-martian", "stun-martian")
        table.answer("heal-martian")
        table.changed(
            amber=1, line="ozmo-martianologist exhausted", p1_line="troll house:mars damage:2, bumpsy damage:1"
        )
    with Situation(line="ozmo-martianologist power:9, bumpsy house:mars", p1_line=MARTIANS) as table:
        table.answer("fight ozmo-martianologist", "stun-martian")
        table.changed(
            line="ozmo-martianologist exhausted damage:8 power:9, bumpsy house:mars stunned",
            p1_line="", p1_discard="troll house:mars",
        )  # fmt: skip


def test_ozmo_finds_no_martian():
    with Situation(line="ozmo-martianologist", p1_line="troll damage:2") as table:
        table.answer("reap ozmo-martianologist", "stun-martian")
        table.changed(amber=1, line="ozmo-martianologist exhausted")
