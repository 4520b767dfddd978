"""What cards of Shadows in Call of the Archons do: artifacts."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from tests.games.keyforge.cards.looking import seen

Situation = partial(situations.Situation, house="shadows")
FULL = "6 urchin"  # a hand that draws nothing at the end of the turn
HOUSES = "shadows, brobnar, logos"


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
