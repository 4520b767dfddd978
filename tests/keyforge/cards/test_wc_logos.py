"""Logos of Worlds Collide, and copies."""

from functools import partial

import pytest

from tests.keyforge import situations
from trivault.games.keyforge import GAME
from trivault.games.keyforge.damage import armor, keyword, power
from trivault.games.keyforge.position import fields

Situation = partial(situations.Situation, house="logos")


def thing(table, slug, player=0):
    """The card in a player's battleline on which this is printed."""
    state = table.state
    (card,) = (c for c in state.players[player].line if state.originals.get(c, state.defs[c]).slug == slug)
    return card


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
