"""What cards of Logos in Worlds Collide do: creatures b to h."""

from functools import partial

import pytest

from tests.games.keyforge import situations

Situation = partial(situations.Situation, house="logos")


# Babbling Bibliophile, Tautau Vapors, Sanitation Engineer


def test_babbling_bibliophile_draws_two_cards():
    with Situation(line="babbling-bibliophile", deck="troll, krump, bumpsy") as table:
        table.answer("reap babbling-bibliophile")
        table.changed(amber=1, line="babbling-bibliophile exhausted", hand="troll, krump", deck="bumpsy")


def test_tautau_vapors_draw_two_cards_and_archive_one():
    with Situation(hand="tautau-vapors, urchin", deck="troll, krump, bumpsy") as table:
        table.answer("play tautau-vapors")
        table.offers("archive urchin", "archive troll", "archive krump")
        table.answer("archive krump")
        table.changed(hand="urchin, troll", deck="bumpsy", archives="krump", discard="tautau-vapors")


def test_sanitation_engineer_must_discard():
    with Situation(line="sanitation-engineer", hand="troll, krump") as table:
        table.answer("reap sanitation-engineer")
        table.offers("discard troll", "discard krump")
        table.answer("discard krump")
        table.changed(amber=1, line="sanitation-engineer exhausted", hand="troll", discard="krump")


# Code Monkey


@pytest.mark.rule("KF-KW-DEPLOY-01")
def test_code_monkey_archives_its_neighbors_and_gains_for_a_shared_house():
    with Situation(hand="code-monkey", line="bumpsy, troll, krump", p1_line="headhunter") as table:
        table.answer("play code-monkey")
        table.offers("left", "right-of bumpsy", "right-of troll", "right")
        table.answer("right-of troll")
        table.changed(hand="", line="bumpsy, code-monkey exhausted", archives="troll, krump", amber=2)


def test_code_monkey_gains_nothing_for_two_houses():
    with Situation(hand="code-monkey", line="troll, dextre") as table:
        table.answer("play code-monkey", "right-of troll")
        table.changed(hand="", line="code-monkey exhausted", archives="troll, dextre")


def test_code_monkey_gains_nothing_for_one_neighbor():
    with Situation(hand="code-monkey", line="troll, krump") as table:
        table.answer("play code-monkey", "left")
        table.changed(hand="", line="code-monkey exhausted, krump", archives="troll")


def test_code_monkey_gains_nothing_for_a_neighbor_that_stays():
    with Situation(hand="code-monkey", line="troll warded, krump") as table:
        table.answer("play code-monkey", "right-of troll")
        table.changed(hand="", line="troll, code-monkey exhausted", archives="krump")


def test_code_monkey_puts_its_neighbors_into_their_owners_archives():
    with Situation(hand="code-monkey", line="troll owner:1, krump") as table:
        table.answer("play code-monkey", "right-of troll")
        table.changed(hand="", line="code-monkey exhausted", archives="krump", p1_archives="troll", amber=2)


@pytest.mark.rule("KF-EX-18")
@pytest.mark.rule("KF-LEAVE-06")
def test_code_monkey_looks_at_the_house_just_before_archiving():
    """Its antenna makes the troll a card of Mars for the turn in which Zorg is played."""
    hand, line = "zorg, code-monkey house:mars", "troll exhausted +brain-stem-antenna"
    with Situation(house="mars", hand=hand, line=line) as table:
        table.answer("play zorg", "right", "play code-monkey", "right-of troll")
        table.answer("resolve code-monkey code-monkey")  # before the antenna hears of it
        table.changed(
            amber=2,
            hand="",
            line="code-monkey house:mars exhausted",
            archives="troll, zorg",
            discard="brain-stem-antenna",
        )


def test_code_monkey_looks_at_the_house_that_a_creature_counts_as():
    with Situation(hand="code-monkey", line="troll as:dis, drumble") as table:
        table.answer("play code-monkey", "right-of troll")
        table.changed(amber=2, hand="", line="code-monkey exhausted", archives="troll, drumble")


# C.Æ.N.D.L.E. Unit


def test_caendle_unit_draws_when_an_enemy_reaps_and_captures():
    with Situation(house="brobnar", line="bumpsy", p1_line="caendle-unit", p1_deck="urchin") as table:
        table.answer("reap bumpsy")
        table.changed(amber=1, line="bumpsy exhausted", p1_hand="urchin", p1_deck="")
    with Situation(line="caendle-unit, dextre", deck="urchin", p1_amber=3) as table:
        table.answer("reap dextre", "act caendle-unit")
        table.changed(amber=1, line="caendle-unit exhausted amber:1, dextre exhausted", p1_amber=2)


# Daughter, Zenzizenzizenzic


@pytest.mark.parametrize(
    ("line", "hand"),
    [
        ("daughter", 7),
        ("", 6),
        ("troll, zenzizenzizenzic, krump", 8),
        ("zenzizenzizenzic", 8),
        ("zenzizenzizenzic, troll, krump", 6),
        ("troll, zenzizenzizenzic, krump, bumpsy", 6),
    ],
)
def test_who_refills_the_hand_to_more_cards(line, hand):
    for side, seat in (("line", 0), ("p1_line", 1)):
        with Situation(**{side: line}, deck="12 urchin", p1_hand="6 urchin") as table:
            table.answer("end-turn")
            assert len(table.state.players[0].hand) == (hand if seat == 0 else 6)


# Dr. Milli


@pytest.mark.parametrize(("mine", "archived"), [("", 2), ("urchin", 1), ("urchin, krump", 0)])
def test_dr_milli_archives_for_each_creature_that_the_opponent_has_more(mine, archived):
    with Situation(hand="dr-milli, punch, labwork, eureka", line=mine, p1_line="troll, valdr") as table:
        table.answer("play dr-milli", *(["right"] if mine else []))
        table.answer(*["archive punch", "archive eureka"][:archived])
        line = f"{mine}, dr-milli exhausted".strip(", ")
        expected = [("punch, labwork, eureka", ""), ("labwork, eureka", "punch"), ("labwork", "punch, eureka")]
        hand, archives = expected[archived]
        table.changed(hand=hand, line=line, **({"archives": archives} if archives else {}))


# EDAI "Edie" 4x4


def test_edie_archives_and_makes_keys_dearer_for_each_card_in_your_archives():
    with Situation(hand="edai-edie-4x4, troll, krump", archives="urchin", p1_archives="bumpsy, valdr") as table:
        assert (table.key_cost(0), table.key_cost(1)) == (6, 6)
        table.answer("play edai-edie-4x4", "archive troll")
        table.changed(hand="krump", line="edai-edie-4x4 exhausted", archives="urchin, troll")
        assert (table.key_cost(0), table.key_cost(1)) == (6, 8)


# Groupthink Tank and the mini one


def test_groupthink_tank_hits_who_shares_a_house_with_a_neighbor():
    with Situation(
        line="groupthink-tank, valdr, urchin, valdr", p1_line="valdr, valdr, mother, troll"
    ) as table:
        table.answer("act groupthink-tank")
        table.changed(
            line="groupthink-tank exhausted, valdr, urchin, valdr",
            p1_line="valdr damage:4, valdr damage:4, mother, troll",
        )


def test_mini_groupthink_tank_hits_one_between_two_of_its_house():
    with Situation(
        hand="mini-groupthink-tank", line="dextre, mother", p1_line="valdr, troll, bumpsy, krump, urchin"
    ) as table:
        table.answer("play mini-groupthink-tank", "right")
        table.offers("damage mother", "damage troll", "damage bumpsy")
        table.answer("damage troll")
        table.changed(
            hand="", line="dextre, mother, mini-groupthink-tank exhausted",
            p1_line="valdr, bumpsy, krump, urchin", p1_discard="troll",
        )  # fmt: skip


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_mini_groupthink_tank_does_so_when_used(way):
    with Situation(line="mini-groupthink-tank", p1_line="mother, dextre, batdrone") as table:
        table.answer(f"{way} mini-groupthink-tank", *(["attack batdrone"] if way == "fight" else []))
        assert len(table.state.players[1].line) == 2
        assert len(table.state.players[1].deck) == (way == "reap")  # Dextre goes there


# Hyde and Velum


@pytest.mark.rule("KF-EX-02")
@pytest.mark.rule("KF-REPL-03")
def test_hyde_draws_two_cards_instead_of_one_with_velum():
    with Situation(line="hyde, velum", deck="labwork, dextre, mother") as table:
        table.answer("reap hyde")
        table.changed(amber=1, line="hyde exhausted, velum", hand="labwork, dextre", deck="mother")


@pytest.mark.rule("KF-EX-02")
def test_hyde_draws_one_card_without_velum():
    with Situation(line="hyde", p1_line="velum", deck="labwork, dextre, mother") as table:
        table.answer("reap hyde")
        table.changed(amber=1, line="hyde exhausted", hand="labwork", deck="dextre, mother")


def test_velum_archives_two_cards_instead_of_one_with_hyde():
    with Situation(line="hyde, velum", hand="labwork, dextre, mother") as table:
        table.answer("reap velum", "archive labwork mother")
        table.changed(amber=1, line="hyde, velum exhausted", hand="dextre", archives="labwork, mother")


def test_velum_archives_one_card_without_hyde():
    with Situation(line="velum", hand="labwork, dextre") as table:
        table.answer("reap velum", "archive dextre")
        table.changed(amber=1, line="velum exhausted", hand="labwork", archives="dextre")


@pytest.mark.parametrize(("dying", "other"), [("hyde", "velum"), ("velum", "hyde")])
def test_destroyed_hyde_and_velum_take_each_other_to_the_archives(dying, other):
    with Situation(line=dying, discard=f"{other}, labwork", p1_line="troll") as table:
        table.answer(f"fight {dying}")
        damage = {"hyde": 4, "velum": 2}[dying]
        table.changed(
            line="", discard="labwork", archives=f"{other}, {dying}", p1_line=f"troll damage:{damage}"
        )


def test_destroyed_hyde_is_not_archived_without_velum():
    with Situation(line="hyde", discard="labwork", p1_line="troll", p1_discard="velum") as table:
        table.answer("fight hyde")
        table.changed(line="", discard="hyde, labwork", p1_line="troll damage:4")


# Hapsis


def test_hapsis_is_warded_and_draws_for_an_enemy_that_falls_in_a_fight():
    with Situation(line="hapsis", p1_line="batdrone, troll", deck="urchin") as table:
        table.answer("fight hapsis", "attack batdrone")
        table.changed(
            line="hapsis exhausted warded damage:2",
            p1_line="troll",
            p1_discard="batdrone",
            hand="urchin",
            deck="",
        )
    with Situation(line="hapsis", p1_line="bumpsy warded", deck="urchin") as table:
        table.answer("fight hapsis")
        table.changed(line="", discard="hapsis", p1_line="bumpsy")
    with Situation(house="brobnar", hand="punch", line="hapsis", p1_line="batdrone", deck="urchin") as table:
        table.answer("play punch", "damage batdrone")  # not in a fight
        table.changed(amber=1, hand="", discard="punch", p1_line="", p1_discard="batdrone")
