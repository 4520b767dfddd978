"""What the cards of Logos in Worlds Collide do."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from tests.games.keyforge.candidates import case
from tests.games.keyforge.houses import Logos
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.positions.position import fields
from trivault.games.keyforge.rules.creature_stats import armor, keyword, power

Situation = partial(situations.Situation, house="logos")


# Actions


# Data Forge


@pytest.mark.parametrize(("hand", "amber", "left"), [(9, 7, 1), (9, 5, None), (12, 4, 1), (0, 15, 0)])
def test_data_forge_is_cheaper_with_each_card_in_hand(hand, amber, left):
    cards = f"data-forge, {hand} troll" if hand else "data-forge"
    with Situation(hand=cards, amber=amber) as table:
        table.answer("play data-forge")
        if left is None:
            table.changed(amber=amber + 1, hand=f"{hand} troll", discard="data-forge")
        else:
            table.offers("forge data-forge", "skip")
            table.answer("forge data-forge", "red")
            table.changed(amber=left, hand=f"{hand} troll" if hand else "", discard="data-forge", keys="red")


def test_data_forge_need_not_forge():
    with Situation(hand="data-forge, 10 troll", amber=9) as table:
        table.answer("play data-forge", "skip")
        table.changed(amber=10, hand="10 troll", discard="data-forge")


# Information Exchange


@pytest.mark.parametrize(("stolen", "amber"), [(0, 1), (1, 2), (3, 2)])
def test_information_exchange_steals_more_from_a_thief(stolen, amber):
    with Situation(hand="information-exchange", p1_amber=5, p1_stolen_last=stolen, stolen_last=4) as table:
        table.answer("play information-exchange")
        table.changed(hand="", discard="information-exchange", amber=amber, p1_amber=5 - amber)


def test_what_was_stolen_counts_until_the_own_next_turn_is_over():
    given = {"hand": "6 troll", "houses": "logos, shadows, dis", "p1_houses": "logos, shadows, dis"}
    with Situation(
        house="shadows", line="urchin", **given, p1_hand="2 information-exchange, 5 troll", p1_amber=3, amber=2,
    ) as table:  # fmt: skip
        table.answer("reap urchin", "end-turn", "logos", "play information-exchange", "end-turn")
        assert [side.amber for side in table.state.players] == [2, 4]  # no theft yet: 1 is stolen
        assert [side.stolen_last for side in table.state.players] == [0, 1]
        table.answer("shadows", "end-turn")
        assert [side.stolen_last for side in table.state.players] == [0, 0]


# Thorium Plasmate


def test_thorium_plasmate_moves_an_enemy_between_its_kin():
    with Situation(
        hand="thorium-plasmate", line="dextre", p1_line="valdr, troll, mother, bumpsy, urchin"
    ) as table:
        table.answer("play thorium-plasmate", "choose bumpsy")
        table.offers("left", "right-of valdr", "right-of troll", "right-of mother", "right")
        table.answer("right-of valdr")
        table.changed(
            amber=1,
            hand="",
            discard="thorium-plasmate",
            p1_line="valdr, bumpsy damage:4, troll, mother, urchin",
        )


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("right-of troll", "troll, valdr damage:2, urchin"),
        ("left", "valdr damage:2, troll, urchin"),
        ("right", "troll, urchin, valdr"),
    ],
)
def test_thorium_plasmate_deals_for_each_neighbor_of_its_house(place, line):
    with Situation(hand="thorium-plasmate", p1_line="valdr, troll, urchin") as table:
        table.answer("play thorium-plasmate", "choose valdr", place)
        table.changed(amber=1, hand="", discard="thorium-plasmate", p1_line=line)


def test_thorium_plasmate_on_a_lone_enemy_does_nothing():
    with Situation(hand="thorium-plasmate", p1_line="valdr") as table:
        table.answer("play thorium-plasmate")
        table.changed(amber=1, hand="", discard="thorium-plasmate")


# Artifacts and upgrades


# Hologrammophone, Prescriptive Grammarbot


def test_hologrammophone_wards_any_creature():
    with Situation(artifacts="hologrammophone", line="troll", p1_line="urchin") as table:
        table.answer("act hologrammophone")
        table.offers("ward troll", "ward urchin")
        table.answer("ward urchin")
        table.changed(artifacts="hologrammophone exhausted", p1_line="urchin warded")


def test_prescriptive_grammarbot_enrages_any_creature():
    with Situation(line="prescriptive-grammarbot", p1_line="urchin") as table:
        table.answer("reap prescriptive-grammarbot")
        table.offers("enrage prescriptive-grammarbot", "enrage urchin")
        table.answer("enrage urchin")
        table.changed(amber=1, line="prescriptive-grammarbot exhausted", p1_line="urchin enraged")


# Universal Keylock


def test_universal_keylock_makes_keys_dearer_until_one_is_forged():
    with Situation(
        step="forge", house="", amber=9, artifacts="universal-keylock", houses="logos, brobnar, dis"
    ) as table:
        assert (table.key_cost(0), table.key_cost(1)) == (9, 9)
        table.answer("red", "logos")
        table.changed(keys="red", artifacts="", discard="universal-keylock")
    with Situation(
        step="forge", house="", amber=9, p1_artifacts="universal-keylock", houses="logos, brobnar, dis"
    ) as table:
        table.answer("blue", "logos")
        table.changed(keys="blue", p1_artifacts="", p1_discard="universal-keylock")


# Universal Recycle Bin


def test_universal_recycle_bin_archives_a_purged_card_of_yours():
    with Situation(artifacts="universal-recycle-bin", purged="troll, krump", p1_purged="urchin") as table:
        table.answer("act universal-recycle-bin")
        table.offers("archive troll", "archive krump")
        table.answer("archive krump")
        table.changed(artifacts="universal-recycle-bin exhausted", purged="troll", archives="krump")
    with Situation(artifacts="universal-recycle-bin", p1_purged="urchin") as table:
        table.answer("act universal-recycle-bin")
        table.changed(artifacts="universal-recycle-bin exhausted")


# Academy Training


def test_academy_training_makes_your_creature_one_of_logos_and_lets_it_draw():
    with Situation(hand="academy-training", line="bumpsy", deck="urchin, krump") as table:
        assert not table.can("reap bumpsy")
        table.answer("play academy-training", "reap bumpsy")
        table.changed(amber=1, hand="urchin", deck="krump", line="bumpsy exhausted +academy-training")
    with Situation(house="brobnar", line="bumpsy +academy-training") as table:
        assert not table.can("reap bumpsy")  # it is not of Brobnar any more


def test_academy_training_leaves_an_enemy_in_its_house():
    with Situation(house="brobnar", line="bumpsy +academy-training/owner:1", deck="urchin") as table:
        table.answer("reap bumpsy")
        table.changed(amber=1, hand="urchin", deck="", line="bumpsy exhausted +academy-training/owner:1")
    with Situation(hand="academy-training", p1_line="bumpsy") as table:
        table.answer("play academy-training")
        assert table.state.house_of(table.card("bumpsy")) == "brobnar"


# Discombobulator


def test_discombobulator_guards_the_amber_of_who_controls_the_creature():
    with Situation(hand="discombobulator", line="batdrone", p1_line="troll", p1_amber=3) as table:
        table.answer("play discombobulator", "attach troll")
        table.changed(hand="", amber=1, p1_line="troll +discombobulator/owner:0")
        table.answer("fight batdrone")
        table.changed(line="batdrone exhausted", p1_line="troll damage:2 +discombobulator/owner:0")


def test_without_discombobulator_amber_is_stolen():
    with Situation(line="batdrone", p1_line="troll", p1_amber=3) as table:
        table.answer("fight batdrone")
        table.changed(line="batdrone exhausted", p1_line="troll damage:2", amber=1, p1_amber=2)


@pytest.mark.rule("KF-FAQ-21")
@pytest.mark.rule("KF-REPL-05")
def test_what_cannot_be_stolen_is_not_captured_instead():
    """The thief has Gargantodon, the victim Discombobulator."""
    with Situation(line="batdrone, gargantodon", p1_line="troll +discombobulator", p1_amber=3) as table:
        table.answer("fight batdrone")
        table.changed(line="batdrone exhausted, gargantodon", p1_line="troll damage:2 +discombobulator")


# Creatures


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


def thing(table, slug, player=0):
    """The card in a player's battleline on which this is printed."""
    state = table.state
    (card,) = (c for c in state.players[player].line if state.originals.get(c, state.defs[c]).slug == slug)
    return card


# Mimic Gel


def test_mimic_gel_is_a_copy_of_another_creature():
    with Situation(hand="mimic-gel", line="dextre", p1_line="troll", p1_amber=2) as table:
        table.answer("play mimic-gel")
        table.offers("copy dextre", "copy troll")
        table.answer("copy troll", "right")
        table.changed(hand="", line="dextre, mimic-gel copy:troll exhausted")
        gel = thing(table, "mimic-gel")
        assert (table.state.defs[gel].slug, table.state.house_of(gel)) == ("troll", "logos")
        assert GAME.position(table.state.position()).position() == table.state.position()


def test_mimic_gel_copies_what_the_creature_does():
    with Situation(hand="mimic-gel, labwork", line="doc-bookton", deck="mother, dextre") as table:
        table.answer("play mimic-gel", "left")
        table.changed(hand="labwork", line="mimic-gel copy:doc-bookton exhausted, doc-bookton")
        table.answer("end-turn")
    with Situation(line="mimic-gel copy:doc-bookton", deck="mother, dextre") as table:
        table.answer("reap doc-bookton")
        table.changed(line="mimic-gel copy:doc-bookton exhausted", amber=1, hand="mother", deck="dextre")


def test_mimic_gel_resolves_the_bonus_and_the_play_ability_that_it_copies():
    with Situation(hand="mimic-gel", line="timetraveller", deck="mother, dextre, labwork") as table:
        table.answer("play mimic-gel", "left")
        table.changed(
            hand="mother, dextre",
            amber=1,
            deck="labwork",
            line="mimic-gel copy:timetraveller exhausted, timetraveller",
        )


def test_mimic_gel_cannot_be_played_without_another_creature():
    with Situation(hand="mimic-gel", artifacts="library-of-babble") as table:
        table.refused("play mimic-gel", "KF-PLAY-13")


@pytest.mark.rule("KF-FAQ-40")
def test_mimic_gel_copies_only_the_base_card():
    given = "troll damage:3 power:2 warded stunned amber:1 +blood-of-titans"
    with Situation(hand="mimic-gel", p1_line=given) as table:
        table.answer("play mimic-gel")
        table.changed(hand="", line="mimic-gel copy:troll exhausted")
        assert [table.state.defs[c].slug for c in table.state.players[0].line] == ["troll"]
        (gel,) = table.state.players[0].line
        assert power(table.state, gel) == 8


@pytest.mark.rule("KF-FAQ-41")
@pytest.mark.rule("KF-CONST-04")
def test_mimic_gel_as_crash_muldoon_is_deployed_and_enters_ready():
    with Situation(hand="mimic-gel", line="crash-muldoon, dextre", p1_line="troll") as table:
        table.answer("play mimic-gel", "copy crash-muldoon")
        table.offers("left", "right-of crash-muldoon", "right")
        table.answer("right-of crash-muldoon")
        table.changed(hand="", line="crash-muldoon, mimic-gel copy:crash-muldoon, dextre")
        table.answer("act crash-muldoon", "reap dextre")
        table.changed(amber=1, line="crash-muldoon, mimic-gel copy:crash-muldoon exhausted, dextre exhausted")


@pytest.mark.rule("KF-FAQ-42")
def test_mimic_gel_as_auto_legionary_is_a_creature_of_power_5_for_every_active_house():
    with Situation(hand="mimic-gel", line="auto-legionary exhausted") as table:
        table.answer("play mimic-gel", "left")
        table.changed(
            hand="", line="mimic-gel copy:auto-legionary-creature exhausted, auto-legionary exhausted"
        )
        gel = thing(table, "mimic-gel")
        assert power(table.state, gel) == 5
        assert table.state.house_of(gel) == "logos"
    with Situation(house="dis", line="mimic-gel copy:auto-legionary-creature, dextre") as table:
        table.offers("reap auto-legionary", "act auto-legionary", "end-turn")
        table.answer("reap auto-legionary")
        table.changed(amber=1, line="mimic-gel copy:auto-legionary-creature exhausted, dextre")


def test_mimic_gel_copies_what_another_gel_copies():
    with Situation(hand="mimic-gel", line="mimic-gel copy:dust-imp") as table:
        table.answer("play mimic-gel", "right")
        table.changed(hand="", line="mimic-gel copy:dust-imp, mimic-gel copy:dust-imp exhausted")


@pytest.mark.rule("KF-WORD-15")
def test_mimic_gel_put_into_play_alone_copies_nothing_and_has_no_power():
    """Spangler Box gives it back to an empty table."""
    with Situation(
        house="untamed", hand="grasping-vines", artifacts="spangler-box purged:mimic-gel", purged="mimic-gel"
    ) as table:
        table.answer("play grasping-vines", "to-hand spangler-box")
        table.changed(
            amber=1, hand="spangler-box", artifacts="", purged="", discard="grasping-vines, mimic-gel"
        )


def test_mimic_gel_that_is_put_into_play_copies_too():
    with Situation(
        house="untamed", hand="grasping-vines", artifacts="spangler-box purged:mimic-gel", purged="mimic-gel",
        line="silvertooth exhausted", p1_line="troll",
    ) as table:  # fmt: skip
        table.answer("play grasping-vines", "to-hand spangler-box", "copy silvertooth", "right")
        table.changed(
            amber=1,
            hand="spangler-box",
            artifacts="",
            purged="",
            discard="grasping-vines",
            line="silvertooth exhausted, mimic-gel copy:silvertooth",
        )


def test_mimic_gel_is_itself_again_when_it_leaves_play():
    with Situation(line="mimic-gel copy:dust-imp", p1_line="troll", p1_hand="mimic-gel") as table:
        table.answer("fight dust-imp")
        table.changed(line="", discard="mimic-gel", amber=2, p1_line="troll damage:2")
        assert table.state.originals == {}


@pytest.mark.rule("KF-WORD-20")
def test_copied_text_that_names_its_card_means_the_copy():
    """Bad Penny returns itself: here the gel, not a Bad Penny."""
    with Situation(line="mimic-gel copy:bad-penny, bad-penny", p1_line="troll") as table:
        table.answer("fight bad-penny")
        table.changed(line="bad-penny", hand="mimic-gel", p1_line="troll damage:1")


@pytest.mark.rule("KF-SIX-02")
def test_a_copy_counts_for_the_title_of_what_it_copies():
    played = "dextre, dextre, dextre, dextre, dextre, dextre"
    with Situation(hand="mimic-gel", line="dextre", p1_line="troll", played=played) as table:
        table.answer("play mimic-gel", "right")
        table.changed(hand="", line="dextre, mimic-gel copy:troll exhausted")


@pytest.mark.rule("KF-SIX-02")
def test_playing_a_copy_is_one_of_the_six_times():
    given = {"hand": "mimic-gel, troll house:logos", "played": "troll, troll, troll, troll, troll"}
    with Situation(line="bumpsy", **given) as table:
        table.answer("play mimic-gel", "right")
        assert table.can("play troll")
    with Situation(line="troll", **given) as table:
        table.answer("play mimic-gel", "right")
        table.refused("play troll", "KF-SIX-01")


def test_a_gel_and_a_card_that_it_copies_are_told_apart_in_views_and_bytes():
    with Situation(hand="mimic-gel, labwork", line="dextre", p1_line="troll", p1_hand="punch") as table:
        table.answer("play mimic-gel")
        assert GAME.from_bytes(table.state.to_bytes()) == table.state
        table.answer("copy troll")  # where it will stand is still open
        for state in (GAME.from_bytes(table.state.to_bytes()), table.state.copy()):
            assert fields(state) == fields(table.state)
            state.apply("left")
            assert fields(state).players[0].line == ["mimic-gel copy:troll exhausted", "dextre"]
        for player in range(2):
            sampled = GAME.sample(table.state.view(player), 3)
            assert [sampled.defs[c].key for c in sampled.originals] == ["troll"]
        table.answer("right")
        table.changed(hand="labwork", line="dextre, mimic-gel copy:troll exhausted")


def test_a_copied_keyword_and_armor_count():
    with Situation(line="mimic-gel copy:champion-anaphiel, dextre", p1_line="troll") as table:
        (gel, _) = table.state.players[0].line
        assert keyword(table.state, gel, "taunt")
        assert armor(table.state, gel) == 1


# Quant


def test_quant_lets_you_play_one_action_of_another_house():
    with Situation(line="quant", hand="2 punch, bumpsy", p1_line="valdr") as table:
        table.answer("reap quant")
        assert table.can("play punch")
        assert not table.can("play bumpsy")
        table.answer("play punch", "damage valdr")
        assert not table.can("play punch")
        table.changed(
            amber=2, line="quant exhausted", hand="punch, bumpsy", discard="punch", p1_line="valdr damage:3"
        )


# Reassembling Automaton, Self-Bolstering Automata


@pytest.mark.rule("KF-REPL-04")
@pytest.mark.parametrize(
    ("slug", "after"),
    [
        ("reassembling-automaton", "krump, reassembling-automaton exhausted"),
        ("self-bolstering-automata", "krump, self-bolstering-automata exhausted power:2"),
    ],
)
def test_an_automaton_is_not_destroyed_beside_another_creature(slug, after):
    with Situation(house="brobnar", hand="punch", p1_line=f"{slug}, krump", line="troll") as table:
        table.answer("play punch", f"damage {slug}")
        table.offers("left", "right")
        table.answer("right")
        table.changed(amber=1, hand="", discard="punch", p1_line=after)


@pytest.mark.rule("KF-WORD-03", "KF-HEAL-02")
@pytest.mark.parametrize(
    ("marks", "counters"),
    [("damage:1 power:1", "power:3"), ("exhausted damage:1 power:1", "power:1"), ("power:1", "power:1")],
)
def test_self_bolstering_automata_gets_counters_only_if_all_of_it_was_done(marks, counters):
    """What is exhausted cannot be exhausted, and what has no damage is not healed."""
    line = f"krump, self-bolstering-automata {marks}, bumpsy"
    with Situation(house="dis", hand="hand-of-dis", p1_line=line) as table:
        table.answer("play hand-of-dis", "right")
        after = f"krump, bumpsy, self-bolstering-automata exhausted {counters}"
        table.changed(hand="", discard="hand-of-dis", p1_line=after)


@pytest.mark.parametrize("slug", ["reassembling-automaton", "self-bolstering-automata"])
def test_an_automaton_alone_is_destroyed(slug):
    with Situation(house="brobnar", hand="punch", p1_line=slug, line="troll") as table:
        table.answer("play punch", f"damage {slug}")
        table.changed(amber=1, hand="", discard="punch", p1_line="", p1_discard=slug)
    with Situation(house="dis", hand="fear", p1_line=f"{slug}, krump") as table:
        table.answer("play fear", f"to-hand {slug}")
        table.changed(hand="", discard="fear", p1_line="krump", p1_hand=slug)


def test_an_automaton_survives_when_all_others_are_destroyed_with_it():
    with Situation(house="dis", hand="gateway-to-dis", line="reassembling-automaton, krump") as table:
        table.answer("play gateway-to-dis", "left")
        table.changed(
            hand="", discard="gateway-to-dis, krump", line="reassembling-automaton exhausted", chains=3
        )


# Titan Guardian


@pytest.mark.parametrize(
    ("line", "left", "drawn"),
    [
        ("troll, titan-guardian damage:4, krump", "troll, krump", 2),
        ("titan-guardian damage:4, krump", "krump", 0),
    ],
)
def test_titan_guardian_draws_if_it_falls_away_from_the_flanks(line, left, drawn):
    with Situation(house="brobnar", hand="punch", line=line, deck="3 urchin") as table:
        table.answer("play punch", "damage titan-guardian")
        drew = {"hand": "2 urchin", "deck": "urchin"} if drawn else {"hand": ""}
        table.changed(amber=1, discard="punch, titan-guardian", line=left, **drew)


# Wormhole Technician


def test_wormhole_technician_plays_a_logos_card_and_archives_another():
    with Situation(line="wormhole-technician", deck="dextre, troll", p1_amber=1) as table:
        table.answer("reap wormhole-technician", "right")
        table.changed(
            amber=1, line="wormhole-technician exhausted, dextre exhausted amber:1", deck="troll", p1_amber=0
        )
    with Situation(line="wormhole-technician", deck="troll, dextre") as table:
        table.answer("reap wormhole-technician")
        table.changed(amber=1, line="wormhole-technician exhausted", deck="dextre", archives="troll")
    with Situation(line="wormhole-technician", discard="dextre") as table:
        table.answer("reap wormhole-technician")
        table.changed(amber=1, line="wormhole-technician exhausted")


@pytest.mark.parametrize("slug", ["reassembling-automaton", "self-bolstering-automata"])
def test_an_automaton_saves_no_other_and_waits_for_what_is_destroyed(slug):
    with Logos(house="brobnar", hand="punch", p1_line=f"{slug}, urchin, krump") as table:
        table.answer("play punch", "damage urchin")
        table.changed(amber=1, hand="", discard="punch", p1_line=f"{slug}, krump", p1_discard="urchin")
    with Logos(house="brobnar", hand="punch", p1_line=f"archimedes, {slug}") as table:
        table.answer("play punch", f"damage {slug}")
        table.changed(amber=1, hand="", discard="punch", p1_line="archimedes", p1_archives=slug)


def test_data_forge_counts_your_hand_alone():
    with Logos(hand="data-forge, 9 troll", amber=5, p1_hand="3 troll") as table:
        table.answer("play data-forge")
        table.changed(amber=6, hand="9 troll", discard="data-forge")
    with Logos(hand="data-forge, 9 troll", amber=7, p1_hand="3 troll") as table:
        table.answer("play data-forge", "forge data-forge", "red")
        table.changed(amber=1, keys="red", hand="9 troll", discard="data-forge")


@pytest.mark.parametrize("way", ["play", "reap", "fight"])
def test_mini_groupthink_tank_hits_one_of_several_with_eight_damage(way):
    there = {"hand": "mini-groupthink-tank"} if way == "play" else {"line": "mini-groupthink-tank"}
    dragons = "kelifi-dragon, kelifi-dragon stunned, kelifi-dragon warded, kelifi-dragon"
    with Logos(p1_line=f"batdrone, {dragons}", **there) as table:
        table.answer(f"{way} mini-groupthink-tank", *(["attack batdrone"] if way == "fight" else []))
        _, stunned, warded, _ = table.state.players[1].line[-4:]
        assert sorted(option.raw[2] for option in table.state.legal()) == sorted([(stunned,), (warded,)])
        table.state.apply(next(option for option in table.state.legal() if option.raw[2] == (stunned,)))
        assert table.state.play[stunned].damage == 8
        assert table.state.play[warded].warded


# What they leave alone: a forbidden candidate or number is on the table


LEFT_ALONE = {
    "discombobulator": [
        case("play urchin; left", house="shadows", hand="urchin", line="troll +discombobulator", p1_amber=3,
             changed={"amber": 1, "hand": "", "line": "urchin exhausted, troll +discombobulator",
                      "p1_amber": 2}),
    ],
    "hyde": [
        case("play punch; damage hyde", hand="punch", line="hyde damage:1, bumpsy", discard="2 velum, krump",
             p1_discard="velum",
             changed={"amber": 1, "hand": "", "discard": "punch, velum, krump", "archives": "velum, hyde",
                      "line": "bumpsy"}),
    ],
    "velum": [
        case("reap velum", house="logos", line="velum", hand="troll, bumpsy", p1_hand="krump", p1_line="hyde",
             offers="archive troll, archive bumpsy"),
        case("reap velum", house="logos", line="velum, hyde", hand="troll, bumpsy, punch", p1_hand="krump",
             offers="archive troll bumpsy, archive troll punch, archive bumpsy punch"),
        case("play punch; damage velum", hand="punch", line="velum, bumpsy", discard="2 hyde, krump",
             p1_discard="hyde",
             changed={"amber": 1, "hand": "", "discard": "punch, hyde, krump", "archives": "hyde, velum",
                      "line": "bumpsy"}),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
