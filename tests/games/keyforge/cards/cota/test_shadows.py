"""What the cards of Shadows in Call of the Archons do."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from tests.games.keyforge.candidates import case
from tests.games.keyforge.cards.looking import seen

Situation = partial(situations.Situation, house="shadows")


FULL = "6 urchin"  # a hand that draws nothing at the end of the turn


HOUSES = "shadows, brobnar, logos"


# Actions


@pytest.mark.rule("KF-ERR-05", "KF-FAQ-35")
@pytest.mark.parametrize(
    ("mine", "theirs", "after"),
    [
        (0, 14, (2, 12)),  # twice at most
        (0, 3, (2, 1)),
        (0, 2, (1, 1)),  # level after the first
        (3, 4, (4, 3)),
    ],
)
def test_bait_and_switch_steals_while_behind_but_repeats_only_once(mine, theirs, after):
    with Situation(hand="bait-and-switch", amber=mine, p1_amber=theirs) as table:
        table.answer("play bait-and-switch")
        table.changed(hand="", discard="bait-and-switch", amber=after[0], p1_amber=after[1])


@pytest.mark.parametrize(("mine", "theirs"), [(4, 4), (5, 4), (0, 0)])
def test_bait_and_switch_needs_a_richer_opponent(mine, theirs):
    with Situation(hand="bait-and-switch", amber=mine, p1_amber=theirs) as table:
        table.answer("play bait-and-switch")
        table.changed(hand="", discard="bait-and-switch")


def test_booby_trap_hits_a_creature_off_the_flanks_and_splashes_its_neighbors():
    with Situation(hand="booby-trap", line="troll", p1_line="troll, troll, bumpsy, troll") as table:
        table.answer("play booby-trap")
        table.offers("choose troll", "choose bumpsy")
        table.answer("choose bumpsy")
        line = "troll, troll damage:2, bumpsy damage:4, troll damage:2"
        table.changed(hand="", discard="booby-trap", amber=1, p1_line=line)


def test_booby_trap_finds_nobody_where_all_stand_on_flanks():
    with Situation(hand="booby-trap", line="troll", p1_line="troll, bumpsy") as table:
        table.answer("play booby-trap")
        table.changed(hand="", discard="booby-trap", amber=1)


def test_finishing_blow_destroys_a_damaged_creature_and_steals():
    line = "troll damage:1"
    with Situation(hand="finishing-blow", line=line, p1_amber=2, p1_line="bumpsy, troll damage:2") as table:
        table.answer("play finishing-blow")
        table.offers("destroy troll@p0", "destroy troll@p1")
        table.answer("destroy troll@p1")
        table.changed(
            hand="", discard="finishing-blow", amber=2, p1_amber=1, p1_line="bumpsy", p1_discard="troll"
        )


@pytest.mark.parametrize(("line", "after"), [("bumpsy", None), ("bumpsy warded damage:1", "bumpsy damage:1")])
def test_finishing_blow_steals_nothing_when_it_destroys_nothing(line, after):
    with Situation(hand="finishing-blow", p1_amber=2, p1_line=line) as table:
        table.answer("play finishing-blow")
        table.changed(hand="", discard="finishing-blow", amber=1, **({"p1_line": after} if after else {}))


def test_ghostly_hand_takes_the_very_last_amber():
    with Situation(hand="ghostly-hand", p1_amber=1) as table:
        table.answer("play ghostly-hand")
        table.changed(hand="", discard="ghostly-hand", amber=3, p1_amber=0)


@pytest.mark.parametrize("theirs", [0, 2, 9])
def test_ghostly_hand_finds_only_a_single_amber(theirs):
    with Situation(hand="ghostly-hand", p1_amber=theirs) as table:
        table.answer("play ghostly-hand")
        table.changed(hand="", discard="ghostly-hand", amber=2)


def test_hidden_stash_archives_a_card_of_your_hand():
    with Situation(hand="hidden-stash, troll, urchin", p1_hand="bumpsy") as table:
        table.answer("play hidden-stash")
        table.offers("archive troll", "archive urchin")
        table.answer("archive troll")
        table.changed(hand="urchin", archives="troll", discard="hidden-stash", amber=1)


def test_hidden_stash_with_an_empty_hand_archives_nothing():
    with Situation(hand="hidden-stash") as table:
        table.answer("play hidden-stash")
        table.changed(hand="", discard="hidden-stash", amber=1)


def test_what_goes_face_down_into_the_archives_is_no_longer_known():
    with Situation(hand="hidden-stash, troll, urchin", known="troll, urchin") as table:
        assert seen(table, 1).sides[0].hand.count(-1) == 1
        table.answer("play hidden-stash", "archive troll")
        assert seen(table, 1).sides[0].archives == (-1,)
        assert seen(table, 1).sides[0].hand == (-1,)


def test_imperial_traitor_shows_the_hand_and_may_purge_a_sanctum_card():
    theirs = "troll house:sanctum, bumpsy, headhunter house:sanctum"
    with Situation(hand="imperial-traitor, urchin", p1_hand=theirs) as table:
        assert seen(table, 0).sides[1].hand == (-1, -1, -1)
        table.answer("play imperial-traitor")
        table.offers("skip", "purge troll", "purge headhunter")
        table.answer("purge headhunter")
        table.changed(
            hand="urchin",
            discard="imperial-traitor",
            amber=1,
            p1_hand="troll house:sanctum, bumpsy",
            p1_purged="headhunter house:sanctum",
        )
        assert -1 not in seen(table, 0).sides[1].hand
        assert seen(table, 1).sides[0].hand == (-1,)


@pytest.mark.parametrize(("card", "answers"), [("troll house:sanctum", ["skip"]), ("troll", [])])
def test_imperial_traitor_may_leave_the_hand_as_it_is(card, answers):
    with Situation(hand="imperial-traitor", p1_hand=f"{card}, bumpsy") as table:
        table.answer("play imperial-traitor", *answers)
        table.changed(hand="", discard="imperial-traitor", amber=1)
        assert -1 not in seen(table, 0).sides[1].hand


@pytest.mark.parametrize(
    ("mine", "theirs", "left"),
    [(12, 1, 0), (13, 1, 1), (8, 0, 0), (13, 0, 5)],  # 6 + 6, or 6 + 2 against an empty pool
)
def test_key_of_darkness_forges_a_key_that_costs_more(mine, theirs, left):
    with Situation(hand="key-of-darkness", amber=mine, keys="red", p1_amber=theirs) as table:
        table.answer("play key-of-darkness", "blue")
        table.changed(hand="", discard="key-of-darkness", amber=left, keys="red, blue")


@pytest.mark.parametrize(("mine", "theirs"), [(11, 1), (7, 0)])
def test_key_of_darkness_forges_nothing_that_you_cannot_pay(mine, theirs):
    with Situation(hand="key-of-darkness", amber=mine, p1_amber=theirs) as table:
        table.answer("play key-of-darkness")
        table.changed(hand="", discard="key-of-darkness")


def test_lights_out_returns_two_enemy_creatures():
    theirs = "bumpsy amber:1, headhunter, urchin"
    with Situation(hand="lights-out", line="troll", p1_line=theirs) as table:
        table.answer("play lights-out")
        table.refused("to-hand bumpsy")
        table.refused("to-hand bumpsy troll")
        table.answer("to-hand bumpsy urchin")
        table.changed(
            hand="", discard="lights-out", amber=2, p1_line="headhunter", p1_hand="bumpsy, urchin"
        )  # one Æmber lay on Bumpsy


def test_lights_out_takes_one_where_there_is_only_one():
    with Situation(hand="lights-out", line="troll", p1_line="bumpsy") as table:
        table.answer("play lights-out")
        table.changed(hand="", discard="lights-out", amber=1, p1_line="", p1_hand="bumpsy")


def test_miasma_skips_the_opponents_next_forge_step_only():
    pools = {"amber": 5, "p1_amber": 6}
    with Situation(hand=f"miasma, {FULL}", houses=HOUSES, p1_hand=FULL, p1_houses=HOUSES, **pools) as table:
        table.answer("play miasma", "end-turn", "brobnar")
        table.changed(player=1, hand=FULL, discard="miasma", amber=6)
        table.answer("end-turn", "red", "shadows")  # it never concerned your own step
        table.changed(player=0, amber=0, keys="red")
        table.answer("end-turn", "blue", "brobnar")
        table.changed(player=1, p1_amber=0, p1_keys="blue")


def test_nerve_blast_steals_and_then_hits():
    with Situation(hand="nerve-blast", line="troll", p1_amber=1, p1_line="bumpsy") as table:
        table.answer("play nerve-blast")
        table.offers("damage troll", "damage bumpsy")
        table.answer("damage bumpsy")
        table.changed(hand="", discard="nerve-blast", amber=1, p1_amber=0, p1_line="bumpsy damage:2")


def test_nerve_blast_hits_nobody_when_nothing_was_stolen():
    with Situation(hand="nerve-blast", line="troll", p1_line="bumpsy") as table:
        table.answer("play nerve-blast")
        table.changed(hand="", discard="nerve-blast")


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


# Artifacts


def test_customs_office_takes_a_toll_for_artifacts_of_the_opponent():
    hand = "subtle-maul, seeker-needle, urchin, skeleton-key"
    with Situation(hand=hand, amber=2, p1_artifacts="customs-office") as table:
        table.answer("play subtle-maul", "play seeker-needle")
        table.changed(
            hand="urchin, skeleton-key",
            artifacts="subtle-maul exhausted, seeker-needle exhausted",
            amber=0,
            p1_amber=2,
        )
        table.refused("play skeleton-key")
        table.answer("play urchin", "play skeleton-key")  # creatures are free, and she steals the toll
        table.changed(
            hand="",
            line="urchin exhausted",
            artifacts="subtle-maul exhausted, seeker-needle exhausted, skeleton-key exhausted",
        )


def test_customs_office_is_no_bar_to_its_own_side():
    with Situation(hand="subtle-maul", amber=1, artifacts="customs-office", p1_amber=2) as table:
        table.answer("play subtle-maul")
        table.changed(hand="", artifacts="customs-office, subtle-maul exhausted")


def test_two_customs_offices_take_two():
    with Situation(hand="subtle-maul", amber=1, p1_artifacts="2 customs-office") as table:
        table.refused("play subtle-maul")
    with Situation(hand="subtle-maul", amber=2, p1_artifacts="2 customs-office") as table:
        table.answer("play subtle-maul")
        table.changed(hand="", artifacts="subtle-maul exhausted", amber=0, p1_amber=2)


def test_evasion_sigil_stops_a_fight_when_the_active_house_turns_up():
    with Situation(
        line="umbra",
        deck="urchin, troll",
        artifacts="evasion-sigil",
        p1_amber=2,
        p1_line="bumpsy",
        p1_deck="troll",
    ) as table:
        table.answer("fight umbra")
        table.changed(line="umbra exhausted", deck="troll", discard="urchin")  # no damage, no "Fight:"


def test_evasion_sigil_lets_the_fight_go_on_with_another_house():
    with Situation(
        line="umbra", deck="troll, urchin", p1_amber=2, p1_line="bumpsy", p1_artifacts="evasion-sigil"
    ) as table:
        table.answer("fight umbra")
        table.changed(
            line="umbra exhausted",
            deck="urchin",
            discard="troll",
            amber=1,
            p1_amber=1,
            p1_line="bumpsy damage:2",
        )


def test_evasion_sigil_turns_nothing_up_from_an_empty_deck():
    with Situation(line="umbra", discard="urchin", artifacts="evasion-sigil", p1_line="bumpsy") as table:
        table.answer("fight umbra")
        table.changed(line="umbra exhausted", p1_line="bumpsy damage:2")


@pytest.mark.rule("KF-FIGHT-04")
def test_evasion_sigil_shares_its_window_with_what_else_happens_before_the_fight():
    given = {"line": "firespitter house:shadows", "deck": "urchin", "artifacts": "evasion-sigil"}
    with Situation(p1_line="bumpsy, troll", **given) as table:
        table.answer("fight firespitter", "attack bumpsy")
        table.offers("resolve firespitter firespitter", "resolve evasion-sigil firespitter")
        table.answer("resolve firespitter firespitter")
        table.changed(
            line="firespitter house:shadows exhausted",
            deck="",
            discard="urchin",
            p1_line="bumpsy damage:1, troll damage:1",
        )
    with Situation(p1_line="bumpsy, troll", **given) as table:
        table.answer("fight firespitter", "attack bumpsy", "resolve evasion-sigil firespitter")
        table.changed(line="firespitter house:shadows exhausted", deck="", discard="urchin")


def test_after_a_fight_that_was_called_off_the_next_one_takes_place():
    with Situation(
        line="umbra, silvertooth", deck="urchin, troll", artifacts="evasion-sigil", p1_amber=3, p1_line="bumpsy"
    ) as table:
        table.answer("fight umbra", "fight silvertooth")
        table.changed(
            line="umbra exhausted", deck="", discard="silvertooth, troll, urchin", p1_line="bumpsy damage:2"
        )


@pytest.mark.rule("KF-FAQ-60")
def test_grasping_vines_under_masterplan_may_save_it_from_its_sacrifice():
    with Situation(artifacts="masterplan under:grasping-vines, safe-place") as table:
        table.answer("omni masterplan", "to-hand masterplan")
        table.changed(hand="masterplan", artifacts="safe-place", discard="grasping-vines", amber=1)
    with Situation(artifacts="masterplan under:grasping-vines, safe-place") as table:
        table.answer("omni masterplan", "skip")
        table.changed(artifacts="safe-place", discard="masterplan, grasping-vines", amber=1)


def test_longfused_mines_blow_up_under_enemy_creatures_off_the_flanks():
    theirs = "troll, bumpsy, firespitter, noddy-the-thief, troll"
    with Situation(
        house="brobnar", artifacts="longfused-mines", line="troll, urchin, troll", p1_line=theirs
    ) as table:
        table.answer("omni longfused-mines")
        table.changed(
            artifacts="",
            discard="longfused-mines",
            p1_line="troll, bumpsy damage:3, firespitter damage:2 armor-used:1, troll",
            p1_discard="noddy-the-thief",
        )


def test_masterplan_hides_a_card_of_your_hand():
    with Situation(hand="masterplan, punch, urchin") as table:
        table.answer("play masterplan")
        table.offers("put-under punch", "put-under urchin")
        table.answer("put-under punch")
        table.changed(hand="urchin", artifacts="masterplan exhausted under:punch", amber=1)


def test_which_known_card_lies_under_masterplan_remains_a_secret():
    with Situation(hand="masterplan, troll, urchin", known="troll, urchin") as table:
        table.answer("play masterplan", "put-under troll")
        theirs = seen(table, 1)
        assert (theirs.sides[0].hand, [shown.under for shown in theirs.play]) == ((-1,), [(-2,)])


def test_masterplan_plays_its_card_whatever_the_house_and_goes():
    with Situation(house="dis", artifacts="masterplan under:punch", p1_line="bumpsy, troll") as table:
        table.answer("omni masterplan", "damage bumpsy")
        table.changed(artifacts="", discard="masterplan, punch", amber=1, p1_line="bumpsy damage:3, troll")


def test_masterplan_without_a_card_is_just_sacrificed():
    with Situation(hand="masterplan") as table:
        table.answer("play masterplan")
        table.changed(hand="", artifacts="masterplan exhausted", amber=1)
    with Situation(artifacts="masterplan") as table:
        table.answer("omni masterplan")
        table.changed(artifacts="", discard="masterplan")


def test_the_card_under_masterplan_is_known_to_its_player_alone():
    with Situation(artifacts="masterplan under:punch", hand="urchin", p1_hand="troll") as table:
        (mine,), (theirs,) = (seen(table, player).play for player in (0, 1))
        assert [table.state.defs[card].slug for card in mine.under] == ["punch"]
        assert theirs.under == (-2,)  # a card of player 0
        unseen = seen(table, 1).sides[0].unseen
        assert sorted(table.state.defs[card].slug for card in unseen) == ["punch", "urchin"]
        assert seen(table, 0).sides[0].unseen == ()


def test_a_creature_under_masterplan_enters_on_a_flank():
    with Situation(artifacts="masterplan under:troll", line="urchin") as table:
        table.answer("omni masterplan", "left")
        table.changed(artifacts="", discard="masterplan", line="troll exhausted, urchin")


def test_what_cannot_be_played_is_discarded_with_masterplan():
    with Situation(artifacts="masterplan under:duskrunner") as table:  # no creature to attach it to
        table.answer("omni masterplan")
        table.changed(artifacts="", discard="masterplan, duskrunner")


@pytest.mark.rule("KF-ASIF-01")
def test_nexus_plays_the_card_of_the_opponents_masterplan():
    with Situation(line="nexus", p1_artifacts="masterplan under:troll") as table:
        table.answer("reap nexus", "right")
        table.changed(
            line="nexus exhausted, troll owner:1 exhausted", amber=1, p1_artifacts="", p1_discard="masterplan"
        )


@pytest.mark.rule("KF-AMB-08")
def test_safe_place_takes_amber_from_your_pool():
    with Situation(amber=1, artifacts="safe-place amber:1", p1_amber=3) as table:
        table.answer("act safe-place")
        table.changed(amber=0, artifacts="safe-place exhausted amber:2")
    with Situation(artifacts="safe-place", p1_amber=3) as table:
        table.answer("act safe-place")
        table.changed(artifacts="safe-place exhausted")


@pytest.mark.rule("KF-FORGE-06")
def test_amber_on_safe_place_forges_a_key_together_with_the_pool():
    with Situation(step="forge", amber=2, artifacts="safe-place amber:4", houses=HOUSES) as table:
        table.answer("red", "shadows")
        assert table.state.players[0].forged() == 1
        assert (table.state.players[0].amber, table.state.play[table.card("safe-place")].amber) == (0, 0)


@pytest.mark.rule("KF-FORGE-06")
@pytest.mark.parametrize("spent", [1, 2, 3])
def test_how_much_of_safe_place_goes_into_the_key_is_your_choice(spent):
    with Situation(step="forge", amber=5, artifacts="safe-place amber:3", houses=HOUSES) as table:
        table.offers("spend 1", "spend 2", "spend 3")
        table.answer(f"spend {spent}", "red", "shadows")
        left = "safe-place" if spent == 3 else f"safe-place amber:{3 - spent}"
        table.changed(amber=spent - 1, keys="red", artifacts=left)


def test_amber_on_the_opponents_safe_place_forges_nothing_for_you():
    with Situation(step="forge", amber=2, houses=HOUSES, p1_artifacts="safe-place amber:4") as table:
        table.answer("shadows")
        table.changed()


@pytest.mark.parametrize(("target", "gained"), [("urchin", 1), ("noddy-the-thief", 0)])
def test_seeker_needle_gains_when_it_destroys(target, gained):
    with Situation(artifacts="seeker-needle", p1_line=target) as table:
        table.answer("act seeker-needle")
        if gained:
            table.changed(artifacts="seeker-needle exhausted", amber=1, p1_line="", p1_discard=target)
        else:
            table.changed(artifacts="seeker-needle exhausted", p1_line=f"{target} damage:1")


def test_skeleton_key_lets_a_friendly_creature_capture():
    with Situation(artifacts="skeleton-key", line="urchin, troll", p1_amber=2, p1_line="bumpsy") as table:
        table.answer("act skeleton-key")
        table.offers("capture urchin", "capture troll")
        table.answer("capture troll")
        table.changed(artifacts="skeleton-key exhausted", line="urchin, troll amber:1", p1_amber=1)


def test_special_delivery_purges_what_it_destroys():
    theirs = "faygin, urchin, bumpsy"
    with Situation(house="brobnar", artifacts="special-delivery", line="troll", p1_line=theirs) as table:
        table.answer("omni special-delivery")
        table.offers("damage troll", "damage faygin", "damage bumpsy")
        table.answer("damage faygin")
        table.changed(artifacts="", discard="special-delivery", p1_line="urchin, bumpsy", p1_purged="faygin")


@pytest.mark.rule("KF-LEAVE-05")
def test_special_delivery_purges_neither_survivors_nor_what_returned_to_hand():
    with Situation(artifacts="special-delivery", p1_line="bumpsy") as table:
        table.answer("omni special-delivery")
        table.changed(artifacts="", discard="special-delivery", p1_line="bumpsy damage:3")
    with Situation(artifacts="special-delivery", p1_line="bad-penny") as table:
        table.answer("omni special-delivery")
        table.changed(artifacts="", discard="special-delivery", p1_line="", p1_hand="bad-penny")


def test_speed_sigil_readies_the_first_creature_of_each_turn():
    with Situation(
        hand=f"seeker-needle, silvertooth, bad-penny, macis-asp, {FULL}",
        artifacts="speed-sigil",
        houses=HOUSES,
        p1_hand="6 troll, bumpsy",
        p1_houses=HOUSES,
    ) as table:
        table.answer("play seeker-needle", "play bad-penny", "play macis-asp", "right")
        table.changed(
            hand=f"silvertooth, {FULL}",
            artifacts="speed-sigil, seeker-needle exhausted",
            line="bad-penny, macis-asp exhausted",
        )
        table.answer("end-turn", "brobnar", "play bumpsy", "play troll", "right")
        table.changed(
            player=1,
            artifacts="speed-sigil, seeker-needle",
            line="bad-penny, macis-asp",
            p1_hand="5 troll",
            p1_line="bumpsy, troll exhausted",
        )


def test_speed_sigil_comes_too_late_for_a_second_creature():
    with Situation(hand="bad-penny, speed-sigil, macis-asp") as table:
        table.answer("play bad-penny", "play speed-sigil", "play macis-asp", "right")
        table.changed(
            hand="", artifacts="speed-sigil exhausted", line="bad-penny exhausted, macis-asp exhausted", amber=1
        )


def test_subtle_maul_makes_the_opponent_discard_at_random():
    with Situation(artifacts="subtle-maul", hand="urchin", p1_hand="2 troll") as table:
        table.answer("act subtle-maul")
        table.changed(artifacts="subtle-maul exhausted", p1_hand="troll", p1_discard="troll")
    with Situation(artifacts="subtle-maul", hand="urchin") as table:
        table.answer("act subtle-maul")
        table.changed(artifacts="subtle-maul exhausted")


def test_the_sting_skips_your_forge_step_and_collects_what_the_opponent_spends():
    with Situation(
        step="forge",
        hand=FULL,
        amber=7,
        artifacts="the-sting",
        houses=HOUSES,
        p1_hand=FULL,
        p1_amber=8,
        p1_houses=HOUSES,
    ) as table:
        table.answer("shadows")
        table.changed()
        table.answer("end-turn", "red", "brobnar")
        table.changed(player=1, amber=13, p1_amber=2, p1_keys="red")


def test_the_sting_collects_what_was_spent_from_cards_too():
    with Situation(
        player=1,
        step="forge",
        artifacts="the-sting",
        p1_amber=4,
        p1_artifacts="safe-place amber:2",
        p1_houses=HOUSES,
    ) as table:
        table.answer("red", "shadows")
        assert [side.amber for side in table.state.players] == [6, 0]


def test_the_sting_can_be_given_up_to_forge_again():
    with Situation(hand=FULL, amber=7, artifacts="the-sting", houses=HOUSES, p1_hand=FULL) as table:
        table.answer("act the-sting")
        table.changed(artifacts="", discard="the-sting")
        table.answer("end-turn", "shadows", "end-turn", "blue", "shadows")
        table.changed(amber=1, keys="blue")


def test_the_sting_does_not_stop_a_key_that_a_card_forges():
    with Situation(amber=8, artifacts="the-sting", hand="key-of-darkness") as table:
        table.answer("play key-of-darkness", "red")
        table.changed(hand="", discard="key-of-darkness", amber=0, keys="red")


# Creatures


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


@pytest.mark.rule("KF-ASIF-01", "KF-ASIF-03")
def test_nexus_uses_an_enemy_artifact_as_if_it_were_yours():
    with Situation(
        line="nexus, troll",
        artifacts="seeker-needle",
        p1_amber=2,
        p1_line="bumpsy",
        p1_artifacts="skeleton-key, cannon",
    ) as table:
        table.answer("reap nexus")
        table.offers("choose skeleton-key", "choose cannon")
        table.answer("choose skeleton-key")
        table.offers("capture nexus", "capture troll")
        table.answer("capture troll")
        table.changed(
            line="nexus exhausted, troll amber:1",
            amber=1,
            p1_amber=1,
            p1_artifacts="skeleton-key exhausted, cannon",
        )


@pytest.mark.rule("KF-ASIF-02")
def test_nexus_sacrifices_the_artifact_that_wants_it():
    with Situation(
        line="nexus, urchin, troll", p1_line="troll, bumpsy, troll", p1_artifacts="longfused-mines"
    ) as table:
        table.answer("reap nexus")
        table.changed(
            line="nexus exhausted, urchin, troll",
            amber=1,
            p1_line="troll, bumpsy damage:3, troll",
            p1_artifacts="",
            p1_discard="longfused-mines",
        )


@pytest.mark.rule("KF-USE-11")
@pytest.mark.parametrize("artifact", ["cannon exhausted", "customs-office", ""])
def test_nexus_cannot_use_what_is_exhausted_or_has_nothing_to_use(artifact):
    with Situation(line="nexus", p1_line="bumpsy", p1_artifacts=artifact) as table:
        table.answer("reap nexus")
        table.changed(line="nexus exhausted", amber=1)


@pytest.mark.rule("KF-ASIF-01")
def test_nexus_puts_your_amber_on_their_safe_place():
    with Situation(line="nexus", p1_amber=4, p1_artifacts="safe-place") as table:
        table.answer("reap nexus")
        table.changed(line="nexus exhausted", p1_artifacts="safe-place exhausted amber:1")


def test_noddy_the_thief_steals_by_action():
    with Situation(line="noddy-the-thief", p1_amber=1) as table:
        table.answer("act noddy-the-thief")
        table.changed(line="noddy-the-thief exhausted", amber=1, p1_amber=0)


@pytest.mark.parametrize(("theirs", "captured"), [(5, 3), (2, 2)])
def test_old_bruno_captures_3_when_played(theirs, captured):
    with Situation(hand="old-bruno", p1_amber=theirs) as table:
        table.answer("play old-bruno")
        table.changed(hand="", line=f"old-bruno exhausted amber:{captured}", p1_amber=theirs - captured)


@pytest.mark.rule("KF-AMB-08")
@pytest.mark.parametrize("way", ["reap", "fight"])
def test_selwyn_the_fence_moves_amber_from_your_cards_to_your_pool(way):
    with Situation(
        line="selwyn-the-fence, troll amber:2",
        artifacts="safe-place amber:1",
        p1_amber=1,
        p1_line="urchin elusive-used amber:1",
    ) as table:
        table.answer(f"{way} selwyn-the-fence")
        table.offers("take-from-card troll", "take-from-card safe-place")
        table.answer("take-from-card troll")
        if way == "reap":
            table.changed(line="selwyn-the-fence exhausted, troll amber:1", amber=2)
        else:  # the Æmber on the beaten Urchin is yours as well
            table.changed(
                line="selwyn-the-fence exhausted damage:1, troll amber:1",
                amber=2,
                p1_line="",
                p1_discard="urchin",
            )


def test_selwyn_the_fence_finds_nothing_on_empty_cards():
    with Situation(line="selwyn-the-fence, troll", p1_line="bumpsy amber:1") as table:
        table.answer("reap selwyn-the-fence")
        table.changed(line="selwyn-the-fence exhausted, troll", amber=1)


@pytest.mark.rule("KF-ERR-24")
def test_shadow_self_deals_no_damage_when_fighting():
    with Situation(line="shadow-self", p1_line="bumpsy") as table:
        table.answer("fight shadow-self")
        table.changed(line="shadow-self exhausted damage:5")
    with Situation(line="silvertooth", p1_line="shadow-self") as table:
        table.answer("fight silvertooth")
        table.changed(line="silvertooth exhausted", p1_line="shadow-self damage:2")


@pytest.mark.rule("KF-ERR-24", "KF-DMG-10")
def test_shadow_self_takes_what_armor_leaves_of_a_neighbors_damage():
    with Situation(line="bumpsy house:shadows", p1_line="firespitter, shadow-self, troll, troll") as table:
        table.answer("fight bumpsy", "attack firespitter")  # power 5 against armor 1
        table.changed(
            line="",
            discard="bumpsy house:shadows",
            p1_line="firespitter armor-used:1, shadow-self damage:4, troll, troll",
        )


@pytest.mark.rule("KF-ERR-24")
@pytest.mark.parametrize(
    ("target", "after"),
    [
        ("troll", "bumpsy, shadow-self damage:3, troll, troll"),
        ("bumpsy", "bumpsy, shadow-self damage:3, troll, troll"),
        ("troll#2", "bumpsy, shadow-self, troll, troll damage:3"),
        ("shadow-self", "bumpsy, shadow-self damage:3, troll, troll"),
    ],
)
def test_shadow_self_shields_its_neighbors_only(target, after):
    with Situation(hand="punch house:shadows", p1_line="bumpsy, shadow-self, troll, troll") as table:
        table.answer("play punch", f"damage {target}")
        table.changed(hand="", discard="punch house:shadows", amber=1, p1_line=after)


@pytest.mark.rule("KF-ERR-24", "KF-DMG-05")
def test_shadow_self_takes_the_damage_of_both_neighbors_at_once():
    with Situation(hand="poison-wave", line="urchin, shadow-self damage:4, noddy-the-thief") as table:
        table.answer("play poison-wave")  # 2 of its own and 2 twice: it saves both and falls
        table.changed(hand="", discard="poison-wave, shadow-self", amber=1, line="urchin, noddy-the-thief")


@pytest.mark.rule("KF-ERR-24")
def test_shadow_self_shields_neither_specters_nor_enemies():
    with Situation(hand="poison-wave", line="2 shadow-self", p1_line="troll") as table:
        table.answer("play poison-wave")
        table.changed(
            hand="",
            discard="poison-wave",
            amber=1,
            line="shadow-self damage:2, shadow-self damage:2",
            p1_line="troll damage:2",
        )


@pytest.mark.rule("KF-GEN-07")
def test_between_two_shadow_selves_the_active_player_says_who_takes_it():
    with Situation(hand="punch house:shadows", p1_line="shadow-self, bumpsy, shadow-self") as table:
        table.answer("play punch", "damage bumpsy", "replace shadow-self#2 bumpsy")
        table.changed(
            hand="",
            discard="punch house:shadows",
            amber=1,
            p1_line="shadow-self, bumpsy, shadow-self damage:3",
        )


@pytest.mark.rule("KF-KW-POIS-01")
def test_poison_that_hits_shadow_self_instead_destroys_it():
    with Situation(line="macis-asp", p1_line="bumpsy, shadow-self") as table:
        table.answer("fight macis-asp", "attack bumpsy")
        table.changed(line="macis-asp exhausted", p1_line="bumpsy", p1_discard="shadow-self")


@pytest.mark.rule("KF-DMG-10")
def test_the_ward_of_shadow_self_stops_what_it_takes_over():
    with Situation(hand="punch house:shadows", p1_line="bumpsy, shadow-self warded") as table:
        table.answer("play punch", "damage bumpsy")
        table.changed(hand="", discard="punch house:shadows", amber=1, p1_line="bumpsy, shadow-self")


def test_silvertooth_enters_play_ready():
    with Situation(hand="silvertooth, bad-penny") as table:
        table.answer("play silvertooth", "play bad-penny", "right", "reap silvertooth")
        table.changed(hand="", line="silvertooth exhausted, bad-penny exhausted", amber=1)
        table.refused("reap bad-penny")


def test_smiling_ruth_takes_a_flank_creature_after_you_forged():
    theirs = "troll, bumpsy, headhunter exhausted damage:1"
    with Situation(line="smiling-ruth, urchin", forged="red", p1_line=theirs) as table:
        table.answer("reap smiling-ruth")
        table.offers("choose troll", "choose headhunter")
        table.answer("choose headhunter", "left")
        table.changed(
            line="headhunter owner:1 exhausted damage:1, smiling-ruth exhausted, urchin",
            amber=1,
            p1_line="troll, bumpsy",
        )


@pytest.mark.rule("KF-CTRL-02")
def test_a_creature_that_changes_sides_goes_to_the_flank_of_your_choice():
    with Situation(line="smiling-ruth", forged="red", p1_line="bumpsy") as table:
        table.answer("reap smiling-ruth")
        table.offers("left", "right")
        table.answer("right")
        table.changed(line="smiling-ruth exhausted, bumpsy owner:1", amber=1, p1_line="")


def test_smiling_ruth_takes_nobody_without_a_key_this_turn():
    with Situation(
        line="smiling-ruth", keys="red", forged_last="red", p1_line="troll", p1_keys="red", p1_forged_last="red"
    ) as table:
        table.answer("reap smiling-ruth")
        table.changed(line="smiling-ruth exhausted", amber=1)


def test_a_key_forged_in_step_1_counts_for_smiling_ruth():
    with Situation(step="forge", amber=6, line="smiling-ruth", houses=HOUSES, p1_line="troll") as table:
        table.answer("red", "shadows", "reap smiling-ruth", "right")
        assert (table.state.players[0].forged(), table.state.players[0].amber) == (1, 1)
        assert (len(table.state.players[0].line), len(table.state.players[1].line)) == (2, 0)


def test_sneklifter_takes_an_artifact_that_becomes_shadows():
    with Situation(
        hand="sneklifter",
        houses="shadows, dis, logos",
        p1_line="bumpsy",
        p1_artifacts="cannon, banner-of-battle",
    ) as table:
        table.answer("play sneklifter")
        table.offers("choose cannon", "choose banner-of-battle")
        table.answer("choose cannon")
        table.changed(
            hand="",
            line="sneklifter exhausted",
            artifacts="cannon owner:1 as:shadows",
            p1_artifacts="banner-of-battle",
        )
        table.answer("act cannon", "damage bumpsy")  # it is of the active house now
        table.changed(artifacts="cannon owner:1 as:shadows exhausted", p1_line="bumpsy damage:2")


@pytest.mark.rule("KF-HOUSE-01")
def test_an_artifact_that_counts_as_shadows_gives_no_other_house_to_choose():
    with Situation(step="house", houses="shadows, dis, logos", artifacts="cannon owner:1 as:shadows") as table:
        table.offers("shadows", "dis", "logos")
        table.answer("shadows")
        assert "act cannon" in table.texts()


def test_sneklifter_leaves_an_artifact_of_your_houses_as_it_is():
    with Situation(hand="sneklifter", houses=HOUSES, p1_artifacts="cannon") as table:
        table.answer("play sneklifter")
        table.changed(hand="", line="sneklifter exhausted", artifacts="cannon owner:1", p1_artifacts="")
        table.refused("act cannon")


def test_an_artifact_that_is_taken_back_is_of_its_own_house_again():
    with Situation(
        hand="sneklifter", houses=HOUSES, p1_houses=HOUSES, p1_artifacts="cannon as:shadows owner:0"
    ) as table:
        table.answer("play sneklifter")
        table.changed(hand="", line="sneklifter exhausted", artifacts="cannon", p1_artifacts="")


def test_sneklifter_without_an_enemy_artifact_is_just_played():
    with Situation(hand="sneklifter", artifacts="cannon") as table:
        table.answer("play sneklifter")
        table.changed(hand="", line="sneklifter exhausted")


@pytest.mark.rule("KF-KW-ELUS-01")
@pytest.mark.parametrize(
    ("slug", "power"),
    [
        ("bulleteye", 2),
        ("carlo-phantom", 1),
        ("deipno-spymaster", 1),
        ("faygin", 3),
        ("mack-the-knife", 3),
        ("magda-the-rat", 4),
        ("nexus", 3),
        ("noddy-the-thief", 2),
        ("old-bruno", 3),
        ("smiling-ruth", 1),
        ("urchin", 1),
    ],
)
def test_elusive_thieves_are_not_hit_by_the_first_attack_of_a_turn(slug, power):
    with Situation(house="brobnar", line="2 troll", p1_line=slug) as table:
        table.answer("fight troll#2")
        table.changed(line="troll, troll exhausted")
        table.answer("fight troll")
        table.changed(line=f"troll exhausted damage:{power}, troll exhausted", p1_line="", p1_discard=slug)


def test_umbra_skirmishes_and_steals():
    with Situation(line="umbra", p1_amber=1, p1_line="bumpsy") as table:
        table.answer("fight umbra")
        table.changed(line="umbra exhausted", amber=1, p1_amber=0, p1_line="bumpsy damage:2")


@pytest.mark.rule("KF-FIGHT-10", "KF-KW-SKIRM-01")
def test_umbra_neither_steals_nor_skirmishes_when_she_is_attacked():
    with Situation(amber=1, line="troll house:shadows", p1_line="umbra") as table:
        table.answer("fight troll")
        table.changed(line="troll house:shadows exhausted damage:2", p1_line="", p1_discard="umbra")


@pytest.mark.parametrize(("theirs", "stolen"), [(3, 1), (0, 0)])
def test_urchin_steals_when_played(theirs, stolen):
    with Situation(hand="urchin", p1_amber=theirs) as table:
        table.answer("play urchin")
        pools = {"amber": 1, "p1_amber": theirs - 1} if stolen else {}
        table.changed(hand="", line="urchin exhausted", **pools)


# Upgrades


def test_duskrunner_lets_its_creature_steal_when_it_reaps():
    with Situation(hand="duskrunner", line="silvertooth, troll", p1_amber=2, p1_line="bumpsy") as table:
        table.answer("play duskrunner")
        table.offers("attach silvertooth", "attach troll", "attach bumpsy")
        table.answer("attach silvertooth", "reap silvertooth")
        table.changed(hand="", line="silvertooth exhausted +duskrunner, troll", amber=2, p1_amber=1)


def test_duskrunner_on_an_enemy_creature_serves_its_controller():
    with Situation(player=1, amber=1, p1_line="silvertooth +duskrunner") as table:
        table.answer("reap silvertooth")
        table.changed(amber=0, p1_amber=2, p1_line="silvertooth exhausted +duskrunner")


def test_two_duskrunners_steal_twice():
    with Situation(line="silvertooth +duskrunner +duskrunner", p1_amber=5) as table:
        table.answer("reap silvertooth")
        table.changed(line="silvertooth exhausted +duskrunner +duskrunner", amber=3, p1_amber=3)


def test_ring_of_invisibility_gives_skirmish():
    with Situation(hand="ring-of-invisibility", line="dodger", p1_amber=1, p1_line="troll") as table:
        table.answer("play ring-of-invisibility", "attach dodger", "fight dodger")
        table.changed(
            hand="",
            line="dodger exhausted +ring-of-invisibility",
            amber=2,
            p1_amber=0,
            p1_line="troll damage:5",
        )


def test_ring_of_invisibility_gives_elusive():
    with Situation(line="2 silvertooth", p1_line="troll +ring-of-invisibility") as table:
        table.answer("fight silvertooth#2")
        table.changed(line="silvertooth, silvertooth exhausted")
        table.answer("fight silvertooth")
        table.changed(
            line="silvertooth exhausted",
            discard="silvertooth",
            p1_line="troll damage:2 +ring-of-invisibility",
        )


def test_silent_dagger_lets_its_creature_hit_a_flank_when_it_reaps():
    with Situation(
        line="troll, silvertooth +silent-dagger, urchin", p1_line="bumpsy, krump, headhunter"
    ) as table:
        table.answer("reap silvertooth")
        table.offers("damage troll", "damage urchin", "damage bumpsy", "damage headhunter")
        table.answer("damage headhunter")
        table.changed(
            line="troll, silvertooth exhausted +silent-dagger, urchin",
            amber=1,
            p1_line="bumpsy, krump, headhunter damage:4",
        )


@pytest.mark.rule("KF-LEAVE-08")
def test_silent_dagger_goes_with_its_creature():
    with Situation(hand="silent-dagger, poison-wave", line="silvertooth") as table:
        table.answer("play silent-dagger", "play poison-wave")
        table.changed(hand="", line="", discard="poison-wave, silvertooth, silent-dagger", amber=2)


@pytest.mark.rule("KF-ERR-24")
def test_shadow_self_leaves_the_damage_of_another_specter_where_it_is():
    with Situation(hand="punch house:shadows", line="shadow-self, shoulder-id") as table:
        table.answer("play punch", "damage shoulder-id")
        table.changed(hand="", discard="punch house:shadows", amber=1, line="shadow-self, shoulder-id damage:3")


# What they leave alone: a forbidden candidate or number is on the table


LEFT_ALONE = {
    "imperial-traitor": [
        case("play imperial-traitor", house="shadows", hand="imperial-traitor, sequis",
             p1_hand="bulwark, troll", offers="skip, purge bulwark"),
    ],
    "masterplan": [
        case("play masterplan", house="shadows", hand="masterplan, troll, punch", p1_hand="krump",
             offers="put-under troll, put-under punch"),
    ],
    "safe-place": [
        case("end-turn", artifacts="safe-place amber:3", line="troll amber:3", player=1, changed={"player": 0},
             offers="brobnar, shadows, dis"),
    ],
    "seeker-needle": [
        case("act seeker-needle", house="shadows", artifacts="seeker-needle", line="urchin", p1_line="troll",
             offers="damage urchin, damage troll"),
    ],
    "mack-the-knife": [
        case("act mack-the-knife", house="shadows", line="mack-the-knife", p1_line="troll, krump",
             offers="damage mack-the-knife, damage troll, damage krump"),
    ],
    "selwyn-the-fence": [
        case("fight selwyn-the-fence; attack urchin", house="shadows",
             line="selwyn-the-fence, troll amber:1, bumpsy amber:1, dextre",
             p1_line="urchin amber:1, krump amber:1", offers="take-from-card troll, take-from-card bumpsy"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
