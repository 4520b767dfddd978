"""What cards of Shadows in Call of the Archons do: creatures b to m."""

from functools import partial

import pytest

from tests.games.keyforge import situations

Situation = partial(situations.Situation, house="shadows")
FULL = "6 urchin"  # a hand that draws nothing at the end of the turn
HOUSES = "shadows, brobnar, logos"


@pytest.mark.rule("KF-DEST-06", "KF-LEAVE-08", "KF-LEAVE-03")
def test_bad_penny_returns_to_hand_when_destroyed():
    with Situation(hand="poison-wave", line="bad-penny amber:1 +duskrunner, troll") as table:
        table.answer("play poison-wave")
        table.changed(
            hand="bad-penny", line="troll damage:2", discard="poison-wave, duskrunner", amber=1, p1_amber=1
        )
        assert len(table.state.destroyed) == 1


@pytest.mark.rule("KF-CTRL-05")
def test_an_opponents_bad_penny_returns_to_its_owner():
    with Situation(hand="poison-wave", line="bad-penny owner:1") as table:
        table.answer("play poison-wave")
        table.changed(hand="", line="", discard="poison-wave", amber=1, p1_hand="bad-penny")


@pytest.mark.rule("KF-EX-23", "KF-LINE-02")
@pytest.mark.parametrize(
    ("flank", "line"),
    [
        ("left", "bad-penny exhausted, troll, headhunter, bumpsy"),
        ("right", "troll, headhunter, bumpsy, bad-penny exhausted"),
    ],
)
def test_bad_penny_joins_the_line_at_one_of_its_ends(flank, line):
    with Situation(hand="bad-penny", line="troll, headhunter, bumpsy") as table:
        table.answer("play bad-penny")
        table.offers("left", "right")
        table.answer(flank)
        table.changed(hand="", line=line)


def test_bulleteye_destroys_a_flank_creature_when_it_reaps():
    line, theirs = "troll, bulleteye, urchin", "troll, bumpsy, headhunter"
    with Situation(line=line, p1_line=theirs) as table:
        table.answer("reap bulleteye")
        table.offers("destroy troll@p0", "destroy urchin", "destroy troll@p1", "destroy headhunter")
        table.answer("destroy troll@p1")
        table.changed(
            line="troll, bulleteye exhausted, urchin", amber=1, p1_line="bumpsy, headhunter", p1_discard="troll"
        )


@pytest.mark.rule("KF-LINE-05")
def test_bulleteye_alone_must_take_itself():
    with Situation(line="bulleteye") as table:
        table.answer("reap bulleteye")
        table.changed(line="", discard="bulleteye", amber=1)


def test_carlo_phantom_steals_whenever_you_play_an_artifact():
    with Situation(
        line="carlo-phantom exhausted", hand="subtle-maul, nerve-blast, cannon", p1_amber=3
    ) as table:
        table.answer("play subtle-maul")
        table.changed(hand="nerve-blast, cannon", artifacts="subtle-maul exhausted", amber=1, p1_amber=2)
        table.answer("play nerve-blast")  # the action steals by itself, Carlo does not
        table.changed(
            hand="cannon",
            discard="nerve-blast, carlo-phantom",
            line="",
            amber=2,
            p1_amber=1,
        )


def test_carlo_phantom_does_not_hear_the_opponents_artifacts():
    with Situation(amber=2, hand="subtle-maul", p1_line="carlo-phantom") as table:
        table.answer("play subtle-maul")
        table.changed(hand="", artifacts="subtle-maul exhausted")


def test_deipno_spymaster_gives_the_use_of_one_friendly_creature():
    line = "deipno-spymaster, urchin, noddy-the-thief"
    with Situation(house="brobnar", line=line, p1_amber=2, p1_line="troll exhausted") as table:
        table.offers("omni deipno-spymaster", "end-turn")
        table.answer("omni deipno-spymaster")
        table.offers("choose deipno-spymaster", "choose urchin", "choose noddy-the-thief")
        table.answer("choose noddy-the-thief")
        table.offers("fight noddy-the-thief", "reap noddy-the-thief", "act noddy-the-thief", "end-turn")
        table.answer("act noddy-the-thief")
        table.changed(line="deipno-spymaster exhausted, urchin, noddy-the-thief exhausted", amber=1, p1_amber=1)
        table.offers("end-turn")


def test_deipno_spymasters_permission_ends_with_the_turn():
    line = "deipno-spymaster, urchin"
    with Situation(house="brobnar", hand=FULL, line=line, houses=HOUSES, p1_hand=FULL) as table:
        table.answer("omni deipno-spymaster", "choose urchin", "end-turn", "shadows", "end-turn", "brobnar")
        table.offers("omni deipno-spymaster", "end-turn")


def test_dodger_steals_after_a_fight_that_he_survives():
    with Situation(line="dodger", p1_amber=2, p1_line="silvertooth") as table:
        table.answer("fight dodger")
        table.changed(
            line="dodger exhausted damage:2", amber=1, p1_amber=1, p1_line="", p1_discard="silvertooth"
        )
    with Situation(line="dodger", p1_amber=2, p1_line="bumpsy") as table:
        table.answer("fight dodger")
        table.changed(line="", discard="dodger", p1_line="", p1_discard="bumpsy")


def test_faygin_returns_an_urchin_from_play_or_discard_pile():
    given = {"line": "faygin, urchin", "discard": "urchin, troll"}
    with Situation(**given) as table:
        table.answer("reap faygin", "to-hand urchin@discard")
        table.changed(line="faygin exhausted, urchin", hand="urchin", discard="troll", amber=1)
    with Situation(**given) as table:
        table.answer("reap faygin", "to-hand urchin@p0")
        table.changed(line="faygin exhausted", hand="urchin", amber=1)


@pytest.mark.rule("KF-FAQ-26")
def test_faygin_returns_the_opponents_urchin_to_the_opponents_hand():
    with Situation(line="faygin", p1_line="urchin", p1_discard="urchin") as table:
        table.answer("reap faygin")  # their discard pile is none of his business
        table.changed(line="faygin exhausted", amber=1, p1_line="", p1_hand="urchin")


def test_faygin_without_an_urchin_just_reaps():
    with Situation(line="faygin", discard="troll", p1_discard="urchin") as table:
        table.answer("reap faygin")
        table.changed(line="faygin exhausted", amber=1)


@pytest.mark.rule("KF-KW-POIS-01", "KF-KW-SKIRM-01")
def test_macis_asp_kills_by_poison_and_takes_nothing_in_return():
    with Situation(line="macis-asp", p1_line="troll") as table:
        table.answer("fight macis-asp")
        table.changed(line="macis-asp exhausted", p1_line="", p1_discard="troll")


def test_macis_asp_poisons_its_attacker_too():
    with Situation(line="troll house:shadows", p1_line="macis-asp") as table:
        table.answer("fight troll")
        table.changed(line="", discard="troll house:shadows", p1_line="", p1_discard="macis-asp")


def test_mack_the_knife_may_be_used_in_any_house():
    with Situation(house="brobnar", line="mack-the-knife, urchin", p1_line="urchin") as table:
        table.offers("fight mack-the-knife", "reap mack-the-knife", "act mack-the-knife", "end-turn")
        table.answer("act mack-the-knife", "damage urchin@p1")
        table.changed(line="mack-the-knife exhausted, urchin", amber=1, p1_line="", p1_discard="urchin")


def test_mack_the_knife_gains_nothing_for_a_survivor():
    with Situation(line="mack-the-knife", p1_line="troll") as table:
        table.answer("act mack-the-knife", "damage troll")
        table.changed(line="mack-the-knife exhausted", p1_line="troll damage:1")


def test_magda_the_rat_steals_2_when_played():
    with Situation(hand="magda-the-rat", p1_amber=3) as table:
        table.answer("play magda-the-rat")
        table.changed(hand="", line="magda-the-rat exhausted", amber=2, p1_amber=1)


@pytest.mark.rule("KF-ERR-17", "KF-LEAVE-01")
@pytest.mark.parametrize(
    ("card", "zone"),
    [
        ("poison-wave", "p1_discard"),
        ("lights-out", "p1_hand"),
        ("finishing-blow", "p1_discard"),
    ],
)
def test_magda_the_rat_pays_2_back_however_she_leaves_play(card, zone):
    with Situation(hand=card, p1_amber=5, p1_line="magda-the-rat damage:2") as table:
        table.answer(f"play {card}")
        stolen = 3 if card == "finishing-blow" else 2  # it steals one of its own
        table.changed(
            hand="",
            discard=card,
            amber=1 + stolen,
            p1_amber=5 - stolen,
            p1_line="",
            **{zone: "magda-the-rat"},
        )


@pytest.mark.rule("KF-ERR-17")
def test_magda_the_rat_pays_when_she_is_shuffled_into_her_deck():
    with Situation(house="untamed", hand="lost-in-the-woods", p1_amber=5, p1_line="magda-the-rat") as table:
        table.answer("play lost-in-the-woods")
        table.changed(
            hand="",
            discard="lost-in-the-woods",
            amber=3,
            p1_amber=3,
            p1_line="",
            p1_deck="magda-the-rat",
        )


@pytest.mark.rule("KF-ERR-17")
def test_magda_the_rat_pays_when_she_is_abducted():
    theirs = "magda-the-rat damage:1"
    with Situation(house="mars", hand="mass-abduction", p1_amber=5, p1_line=theirs) as table:
        table.answer("play mass-abduction", "archive magda-the-rat")
        table.changed(
            hand="",
            discard="mass-abduction",
            archives="magda-the-rat owner:1",
            amber=3,
            p1_amber=3,
            p1_line="",
        )


@pytest.mark.rule("KF-ERR-17", "KF-DEST-06")
def test_magda_the_rat_pays_once_when_her_destruction_archives_her():
    theirs = "magda-the-rat damage:2 +biomatrix-backup"
    with Situation(hand="poison-wave", p1_amber=9, p1_line=theirs) as table:
        table.answer("play poison-wave")
        table.changed(
            hand="",
            discard="poison-wave",
            amber=3,
            p1_amber=7,
            p1_line="",
            p1_archives="magda-the-rat",
            p1_discard="biomatrix-backup",
        )


@pytest.mark.rule("KF-ERR-17")
def test_magda_the_rat_pays_when_she_is_purged_in_the_turn_in_which_she_came():
    with Situation(hand="magda-the-rat, one-last-job", p1_amber=3) as table:
        table.answer("play magda-the-rat", "play one-last-job")
        # 2 stolen and 1 bonus; 2 back when she goes; 1 stolen for her
        table.changed(hand="", discard="one-last-job", purged="magda-the-rat", amber=2, p1_amber=2)


@pytest.mark.rule("KF-ERR-17", "KF-AMB-02")
def test_magda_the_rat_pays_back_no_more_than_there_is():
    with Situation(hand="poison-wave", line="magda-the-rat damage:3") as table:
        table.answer("play poison-wave")
        table.changed(hand="", line="", discard="poison-wave, magda-the-rat", p1_amber=1)


def test_magda_the_rat_does_not_pay_when_she_changes_sides():
    with Situation(line="smiling-ruth", forged="red", p1_amber=5, p1_line="magda-the-rat") as table:
        table.answer("reap smiling-ruth", "right")
        table.changed(line="smiling-ruth exhausted, magda-the-rat owner:1", amber=1, p1_line="")


def test_mooncurser_steals_when_she_fights():
    with Situation(line="mooncurser", p1_amber=2, p1_line="troll") as table:
        table.answer("fight mooncurser")
        table.changed(line="mooncurser exhausted", amber=1, p1_amber=1, p1_line="", p1_discard="troll")


@pytest.mark.rule("KF-KW-POIS-02")
def test_the_poison_of_mooncurser_does_nothing_where_armor_stops_the_damage():
    with Situation(line="mooncurser", p1_amber=1, p1_line="firespitter") as table:
        table.answer("fight mooncurser")
        table.changed(line="mooncurser exhausted", amber=1, p1_amber=0, p1_line="firespitter armor-used:1")
