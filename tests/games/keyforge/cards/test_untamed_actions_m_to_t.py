"""What cards of Untamed in Call of the Archons do: actions m to t."""

import pytest

from tests.games.keyforge.cards.looking import skirmish, table_of

FULL = "6 vigor"  # a hand that draws nothing at the end of the turn


def test_mimicry_is_a_copy_of_an_action_in_the_opponents_discard_pile_with_its_aember():
    with table_of(
        hand="mimicry", discard="vigor", p1_discard="punch, krump, fertility-chant", p1_line="troll, bumpsy"
    ) as table:
        table.answer("play mimicry")
        table.offers("choose punch", "choose fertility-chant")
        table.answer("choose punch", "damage troll")
        table.changed(amber=1, hand="", discard="mimicry, vigor", p1_line="troll damage:3, bumpsy")


def test_mimicry_gives_as_you_what_the_copied_action_gives():
    with table_of(hand="mimicry", p1_discard="fertility-chant") as table:
        table.answer("play mimicry")
        table.changed(amber=4, hand="", discard="mimicry", p1_amber=2)


def test_mimicry_takes_on_lasting_effects():
    with table_of(hand="mimicry, snufflegator", p1_discard="full-moon") as table:
        table.answer("play mimicry", "play snufflegator")
        table.changed(amber=1, hand="", discard="mimicry", line="snufflegator exhausted")


def test_mimicry_means_itself_where_the_copied_action_does():
    with table_of(hand="mimicry, dust-pixie", deck="2 scout", p1_discard="library-access") as table:
        table.answer("play mimicry", "play dust-pixie")
        table.changed(amber=2, hand="scout", deck="scout", purged="mimicry", line="dust-pixie exhausted")


@pytest.mark.parametrize("pile", ["", "krump, cannon, blood-of-titans", "mimicry"])
def test_mimicry_without_an_action_to_copy_does_nothing(pile):
    with table_of(hand="mimicry", discard="punch", p1_discard=pile, p1_line="troll") as table:
        table.answer("play mimicry")
        table.changed(hand="", discard="mimicry, punch")


@pytest.mark.rule("KF-FAQ-56", "KF-SIX-02", "KF-PLAY-17")
def test_mimicry_counts_as_the_action_that_it_copies():
    played = ", ".join(["punch"] * 5)
    with table_of(
        hand="2 mimicry, punch house:untamed",
        played=played,
        p1_discard="punch, fertility-chant",
        p1_line="troll damage:1",
    ) as table:
        assert table.can("play punch")
        table.answer("play mimicry", "choose punch")  # the sixth
        table.refused("play punch", "KF-SIX-01")
        table.answer("play mimicry")  # a seventh is not to be had
        assert (table.state.players[0].amber, table.state.players[1].amber) == (5, 2)


@pytest.mark.rule("KF-FAQ-45")
def test_mimicry_uses_up_phase_shift_though_it_is_a_copy_of_a_logos_action():
    with table_of(house="logos", hand="phase-shift, mimicry, vigor", p1_discard="foggify") as table:
        table.answer("play phase-shift", "play mimicry")
        table.changed(amber=1, hand="vigor", discard="mimicry, phase-shift")
        table.refused("play vigor", "KF-HOUSE-02")


def test_mimicry_may_be_played_as_often_as_it_copies_different_actions():
    with table_of(hand="7 mimicry", p1_discard="punch, fertility-chant", p1_line="troll", p1_amber=0) as table:
        for _ in range(4):
            table.answer("play mimicry", "choose fertility-chant")
        for _ in range(3):
            table.answer("play mimicry", "choose punch")
        table.changed(
            amber=19,
            hand="",
            discard="7 mimicry",
            p1_amber=8,
            p1_line="",
            p1_discard="troll, punch, fertility-chant",
        )


def test_natures_call_returns_up_to_three_creatures():
    with table_of(
        hand="nature-s-call",
        line="snufflegator, murmook",
        p1_line="teliga owner:0, flaxia warded, inka-the-spider",
    ) as table:
        table.answer("play nature-s-call")
        table.refused("to-hand snufflegator murmook teliga flaxia")
        table.answer("to-hand snufflegator teliga flaxia")
        table.changed(
            amber=1,
            hand="snufflegator, teliga",
            discard="nature-s-call",
            line="murmook",
            p1_line="flaxia, inka-the-spider",
        )


def test_natures_call_may_return_nothing():
    with table_of(hand="nature-s-call", p1_line="teliga") as table:
        table.answer("play nature-s-call", "skip")
        table.changed(amber=1, hand="", discard="nature-s-call")


def test_nocturnal_maneuver_exhausts_up_to_three_creatures_of_anybody():
    with table_of(
        hand="nocturnal-maneuver", line="snufflegator", p1_line="teliga, flaxia, murmook exhausted"
    ) as table:
        table.answer("play nocturnal-maneuver")
        table.refused("exhaust snufflegator teliga flaxia murmook")
        table.answer("exhaust snufflegator flaxia murmook")
        table.changed(
            amber=1,
            hand="",
            discard="nocturnal-maneuver",
            line="snufflegator exhausted",
            p1_line="teliga, flaxia exhausted, murmook exhausted",
        )


def test_nocturnal_maneuver_may_exhaust_nothing():
    with table_of(hand="nocturnal-maneuver", line="snufflegator") as table:
        table.answer("play nocturnal-maneuver", "skip")
        table.changed(amber=1, hand="", discard="nocturnal-maneuver")


def test_perilous_wild_destroys_elusive_creatures_of_both_sides():
    with table_of(
        hand="perilous-wild",
        line="dew-faerie, snufflegator +ring-of-invisibility",
        p1_line="kindrith-longshot, teliga",
    ) as table:
        table.answer("play perilous-wild")
        table.changed(
            amber=1,
            hand="",
            discard="perilous-wild, snufflegator, ring-of-invisibility, dew-faerie",
            line="",
            p1_line="teliga",
            p1_discard="kindrith-longshot",
        )


def test_regrowth_returns_a_creature_from_your_discard_pile():
    with table_of(
        hand="regrowth", discard="vigor, snufflegator, cannon, murmook", p1_discard="teliga", line="flaxia"
    ) as table:
        table.answer("play regrowth")
        table.offers("to-hand snufflegator", "to-hand murmook")
        table.answer("to-hand murmook")
        table.changed(amber=1, hand="murmook", discard="regrowth, vigor, snufflegator, cannon")


def test_regrowth_finds_nothing_but_creatures():
    with table_of(hand="regrowth", discard="vigor", p1_discard="teliga") as table:
        table.answer("play regrowth")
        table.changed(amber=1, hand="", discard="regrowth, vigor")


def test_save_the_pack_destroys_the_damaged_and_chains_you():
    with table_of(
        hand="save-the-pack", line="snufflegator damage:1, murmook", p1_line="teliga damage:2, flaxia"
    ) as table:
        table.answer("play save-the-pack")
        table.changed(
            chains=1,
            hand="",
            discard="save-the-pack, snufflegator",
            line="murmook",
            p1_line="flaxia",
            p1_discard="teliga",
        )


def test_scout_lets_two_creatures_fight_unharmed_in_the_order_you_choose():
    with table_of(
        hand="scout", line="murmook, flaxia, troll house:dis", p1_line="bumpsy damage:1, headhunter"
    ) as table:
        table.answer("play scout", "choose murmook troll")
        table.offers("choose murmook", "choose troll")
        table.answer("choose troll", "attack headhunter")
        table.changed(
            amber=1,
            hand="",
            line="murmook exhausted, flaxia, troll house:dis exhausted",
            discard="scout",
            p1_line="bumpsy damage:4",
            p1_discard="headhunter",
        )
        assert table.can("fight flaxia")


def test_scout_gives_skirmish_for_the_rest_of_the_turn_and_no_longer():
    with table_of(hand="scout, 6 vigor", line="murmook exhausted", p1_line="troll", p1_hand=FULL) as table:
        table.answer("play scout", "choose murmook")  # exhausted: it does not fight now
        assert skirmish(table, "murmook")
        table.answer("end-turn", "untamed")
        assert not skirmish(table, "murmook")


def test_scout_may_send_one_or_nobody():
    with table_of(hand="2 scout", line="murmook, flaxia", p1_line="troll") as table:
        table.answer("play scout", "skip")
        table.changed(amber=1, hand="scout", discard="scout")
        table.answer("play scout", "choose flaxia")
        table.changed(
            amber=2, hand="", discard="2 scout", line="murmook, flaxia exhausted", p1_line="troll damage:4"
        )


def test_scout_only_unstuns_a_stunned_creature():
    with table_of(hand="scout", line="murmook stunned", p1_line="troll") as table:
        table.answer("play scout", "choose murmook")
        table.changed(amber=1, hand="", discard="scout", line="murmook exhausted")


@pytest.mark.parametrize(("used", "stolen"), [(2, 0), (3, 2), (4, 2)])
def test_stampede_steals_if_three_creatures_were_used(used, stolen):
    names = ["murmook", "flaxia", "halacor", "mighty-tiger"]
    with table_of(hand="stampede", line=", ".join(names), artifacts="world-tree", p1_amber=3) as table:
        table.answer(*(f"reap {name}" for name in names[:used]), "act world-tree")
        table.answer("play stampede")
        assert table.state.players[0].amber == used + 1 + stolen
        assert table.state.players[1].amber == 3 - stolen


@pytest.mark.rule("KF-USE-14")
def test_stampede_counts_removing_stun_and_creatures_that_died():
    with table_of(
        hand="stampede", line="murmook stunned, flaxia, dust-pixie", p1_line="troll", p1_amber=3
    ) as table:
        table.answer("unstun murmook", "reap flaxia", "fight dust-pixie", "play stampede")
        table.changed(
            amber=4,
            hand="",
            discard="stampede, dust-pixie",
            line="murmook exhausted, flaxia exhausted",
            p1_line="troll damage:1",
            p1_amber=1,
        )


@pytest.mark.rule("KF-LEAVE-06")
def test_stampede_counts_who_was_a_creature_though_it_is_none_any_more():
    """Auto-Legionary dies in its fight: in the discard pile it is an artifact."""
    line = "murmook, flaxia, auto-legionary damage:1"
    with table_of(hand="stampede", line=line, p1_line="troll", p1_amber=3) as table:
        table.answer("reap murmook", "reap flaxia", "fight auto-legionary", "play stampede")
        table.changed(
            amber=5,
            hand="",
            discard="stampede, auto-legionary",
            line="murmook exhausted, flaxia exhausted",
            p1_line="troll damage:5",
            p1_amber=1,
        )


def test_stampede_counts_a_creature_used_three_times_once():
    with table_of(hand="stampede, 2 inspiration house:untamed", line="murmook", p1_amber=3) as table:
        table.answer("reap murmook", "play inspiration", "play inspiration", "play stampede")
        table.changed(
            amber=4, hand="", discard="stampede, 2 inspiration house:untamed", line="murmook exhausted"
        )


def test_the_common_cold_hurts_everybody_and_may_destroy_mars():
    with table_of(
        hand="the-common-cold",
        line="snufflegator",
        p1_line="teliga house:mars, flaxia house:mars warded, dust-pixie",
    ) as table:
        table.answer("play the-common-cold")
        table.offers("destroy the-common-cold", "skip")
        table.answer("destroy")
        table.changed(
            amber=1,
            hand="",
            discard="the-common-cold",
            line="snufflegator damage:1",
            p1_line="",
            p1_discard="flaxia house:mars, teliga house:mars, dust-pixie",
        )


def test_the_common_cold_may_spare_mars():
    with table_of(hand="the-common-cold", line="snufflegator house:mars", p1_line="teliga") as table:
        table.answer("play the-common-cold", "skip")
        table.changed(
            amber=1,
            hand="",
            discard="the-common-cold",
            line="snufflegator house:mars damage:1",
            p1_line="teliga damage:1",
        )


def test_the_common_cold_asks_nothing_without_mars_creatures():
    with table_of(hand="the-common-cold", p1_line="dust-pixie house:mars, teliga") as table:
        table.answer("play the-common-cold")
        table.changed(
            amber=1,
            hand="",
            discard="the-common-cold",
            p1_line="teliga damage:1",
            p1_discard="dust-pixie house:mars",
        )


def test_troop_call_returns_niffles_from_play_and_from_the_discard_pile():
    with table_of(
        hand="troop-call",
        line="niffle-ape, snufflegator",
        discard="niffle-queen, vigor",
        p1_line="niffle-queen",
        p1_discard="niffle-ape",
    ) as table:
        table.answer("play troop-call")
        table.changed(
            amber=1, hand="niffle-queen, niffle-ape", discard="troop-call, vigor", line="snufflegator"
        )
