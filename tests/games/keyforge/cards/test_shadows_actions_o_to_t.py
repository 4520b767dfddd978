"""What cards of Shadows in Call of the Archons do: actions o to t."""

from functools import partial

import pytest

from tests.games.keyforge import situations

Situation = partial(situations.Situation, house="shadows")
FULL = "6 urchin"  # a hand that draws nothing at the end of the turn
HOUSES = "shadows, brobnar, logos"


def test_one_last_job_purges_your_shadows_and_steals_for_each():
    line = "urchin, troll, silvertooth, troll house:shadows"
    with Situation(hand="one-last-job", line=line, p1_amber=9, p1_line="urchin") as table:
        table.answer("play one-last-job")
        table.changed(
            hand="",
            discard="one-last-job",
            line="troll",
            purged="urchin, silvertooth, troll house:shadows",
            amber=4,
            p1_amber=6,
        )


def test_one_last_job_counts_only_what_was_purged():
    with Situation(hand="one-last-job", line="urchin, silvertooth warded", p1_amber=9) as table:
        table.answer("play one-last-job")
        table.changed(hand="", discard="one-last-job", line="silvertooth", purged="urchin", amber=2, p1_amber=8)
    with Situation(hand="one-last-job", line="troll", p1_amber=9) as table:
        table.answer("play one-last-job")
        table.changed(hand="", discard="one-last-job", amber=1)


def test_oubliette_purges_a_creature_of_power_3_or_less():
    theirs = "faygin, faygin power:1, bumpsy"
    with Situation(hand="oubliette", line="urchin, dodger", p1_line=theirs) as table:
        table.answer("play oubliette")
        table.offers("purge urchin", "purge faygin")
        table.answer("purge faygin")
        table.changed(hand="", discard="oubliette", p1_line="faygin power:1, bumpsy", p1_purged="faygin")


@pytest.mark.rule("KF-ERR-02")
def test_pawn_sacrifice_gives_up_a_creature_to_hit_two():
    with Situation(hand="pawn-sacrifice", line="urchin, troll", p1_line="bumpsy, headhunter") as table:
        table.answer("play pawn-sacrifice")
        table.offers("destroy urchin", "destroy troll")
        table.answer("destroy urchin")
        table.refused("damage bumpsy")
        table.answer("damage bumpsy headhunter")
        table.changed(
            hand="",
            discard="pawn-sacrifice, urchin",
            amber=1,
            line="troll",
            p1_line="bumpsy damage:3, headhunter damage:3",
        )


def test_pawn_sacrifice_hits_the_one_creature_that_is_left():
    with Situation(hand="pawn-sacrifice", line="urchin", p1_line="bumpsy") as table:
        table.answer("play pawn-sacrifice")
        table.changed(hand="", discard="pawn-sacrifice, urchin", amber=1, line="", p1_line="bumpsy damage:3")


@pytest.mark.rule("KF-ERR-02")
@pytest.mark.parametrize(("line", "after"), [("", None), ("urchin warded", "urchin")])
def test_pawn_sacrifice_without_a_sacrifice_hits_nobody(line, after):
    with Situation(hand="pawn-sacrifice", line=line, p1_line="bumpsy, headhunter") as table:
        table.answer("play pawn-sacrifice")
        table.changed(hand="", discard="pawn-sacrifice", amber=1, **({"line": after} if after else {}))


def test_poison_wave_damages_every_creature():
    theirs = "firespitter, noddy-the-thief, bumpsy warded"
    with Situation(hand="poison-wave", line="urchin, troll", p1_line=theirs) as table:
        table.answer("play poison-wave")
        table.changed(
            hand="",
            amber=1,
            line="troll damage:2",
            discard="poison-wave, urchin",
            p1_line="firespitter damage:1 armor-used:1, bumpsy",
            p1_discard="noddy-the-thief",
        )


@pytest.mark.parametrize("target", ["noddy-the-thief", "faygin damage:1"])
def test_relentless_whispers_steals_when_its_damage_destroys(target):
    with Situation(hand="relentless-whispers", p1_amber=5, p1_line=target) as table:
        table.answer("play relentless-whispers")
        table.changed(
            hand="",
            discard="relentless-whispers",
            amber=2,
            p1_amber=4,
            p1_line="",
            p1_discard=target.split()[0],
        )


@pytest.mark.rule("KF-DEST-06")
def test_relentless_whispers_steals_for_a_creature_that_went_back_to_hand():
    with Situation(hand="relentless-whispers", p1_amber=5, p1_line="bad-penny") as table:
        table.answer("play relentless-whispers")
        table.changed(
            hand="", discard="relentless-whispers", amber=2, p1_amber=4, p1_line="", p1_hand="bad-penny"
        )


@pytest.mark.parametrize(
    ("target", "after"), [("faygin", "faygin damage:2"), ("noddy-the-thief warded", "noddy-the-thief")]
)
def test_relentless_whispers_steals_nothing_from_a_survivor(target, after):
    with Situation(hand="relentless-whispers", p1_amber=5, p1_line=target) as table:
        table.answer("play relentless-whispers")
        table.changed(hand="", discard="relentless-whispers", amber=1, p1_line=after)


def test_relentless_whispers_does_not_count_an_earlier_destruction():
    line = "bad-penny power:5"
    with Situation(hand="relentless-whispers", line=line, p1_amber=5, destroyed="bad-penny") as table:
        table.answer("play relentless-whispers")
        table.changed(hand="", discard="relentless-whispers", amber=1, line="bad-penny damage:2 power:5")


def test_routine_job_steals_more_for_each_copy_in_your_discard_pile():
    pile = "routine-job, urchin, routine-job"
    with Situation(hand="routine-job", discard=pile, p1_amber=9, p1_discard="routine-job") as table:
        table.answer("play routine-job")
        table.changed(hand="", discard="2 routine-job, urchin, routine-job", amber=3, p1_amber=6)


def test_the_first_routine_job_does_not_count_itself():
    with Situation(hand="2 routine-job", p1_amber=9) as table:
        table.answer("play routine-job")
        table.changed(hand="routine-job", discard="routine-job", amber=1, p1_amber=8)
        table.answer("play routine-job")
        table.changed(hand="", discard="2 routine-job", amber=3, p1_amber=6)


@pytest.mark.parametrize(("theirs", "mine"), [(7, 2), (15, 10)])
def test_too_much_to_protect_steals_all_but_six(theirs, mine):
    with Situation(hand="too-much-to-protect", p1_amber=theirs) as table:
        table.answer("play too-much-to-protect")
        table.changed(hand="", discard="too-much-to-protect", amber=mine, p1_amber=6)


@pytest.mark.parametrize("theirs", [0, 5, 6])
def test_too_much_to_protect_leaves_six_alone(theirs):
    with Situation(hand="too-much-to-protect", p1_amber=theirs) as table:
        table.answer("play too-much-to-protect")
        table.changed(hand="", discard="too-much-to-protect", amber=1)


def test_treasure_map_as_the_first_card_gains_3_and_ends_playing():
    with Situation(hand="treasure-map, urchin", line="noddy-the-thief", p1_amber=1) as table:
        table.answer("play treasure-map")
        table.changed(hand="urchin", discard="treasure-map", amber=4)
        table.refused("play urchin")
        table.answer("act noddy-the-thief", "discard urchin")  # using and discarding go on
        table.changed(
            hand="",
            discard="urchin, treasure-map",
            line="noddy-the-thief exhausted",
            amber=5,
            p1_amber=0,
        )


def test_treasure_map_after_another_card_only_ends_playing():
    with Situation(hand="treasure-map, 2 silvertooth") as table:
        table.answer("play silvertooth", "play treasure-map")
        table.changed(hand="silvertooth", line="silvertooth", discard="treasure-map", amber=1)
        table.refused("play silvertooth")


def test_treasure_map_binds_neither_the_opponent_nor_your_next_turn():
    with Situation(hand=f"treasure-map, {FULL}", houses=HOUSES, p1_hand="6 troll", p1_houses=HOUSES) as table:
        table.answer(
            "play treasure-map", "end-turn", "brobnar", "play troll", "end-turn", "shadows", "play urchin"
        )
        table.changed(
            hand="5 urchin",
            discard="treasure-map",
            line="urchin exhausted",
            amber=4,
            p1_hand="5 troll",
            p1_line="troll",
        )
