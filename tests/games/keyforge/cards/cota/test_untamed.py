"""What the cards of Untamed in Call of the Archons do."""

import pytest

from tests.games.keyforge.candidates import case
from tests.games.keyforge.cards.looking import skirmish, table_of
from tests.games.keyforge.situations import Situation, snapshot

FULL = "6 vigor"  # a hand that draws nothing at the end of the turn


# Actions


def test_cooperative_hunting_divides_a_point_for_each_friendly_creature():
    with table_of(
        hand="cooperative-hunting", line="snufflegator, murmook, flaxia", p1_line="dust-pixie, teliga"
    ) as table:
        table.answer("play cooperative-hunting")
        table.answer("damage snufflegator=0 murmook=1 flaxia=0 dust-pixie=1 teliga=1")
        table.changed(
            hand="",
            discard="cooperative-hunting",
            line="snufflegator, murmook damage:1, flaxia",
            p1_line="teliga damage:1",
            p1_discard="dust-pixie",
        )


def test_cooperative_hunting_may_put_all_on_one_creature_and_must_deal_all():
    with table_of(hand="cooperative-hunting", line="snufflegator, murmook", p1_line="dew-faerie") as table:
        table.answer("play cooperative-hunting")
        table.refused("damage snufflegator=0 murmook=0 dew-faerie=1")
        table.refused("damage snufflegator=0 murmook=0 dew-faerie=3")
        table.answer("damage snufflegator=0 murmook=0 dew-faerie=2")
        table.changed(hand="", discard="cooperative-hunting", p1_line="", p1_discard="dew-faerie")


def test_cooperative_hunting_with_one_creature_on_the_table_hits_it():
    with table_of(hand="cooperative-hunting", line="snufflegator") as table:
        table.answer("play cooperative-hunting")
        table.changed(hand="", discard="cooperative-hunting", line="snufflegator damage:1")


def test_cooperative_hunting_without_friendly_creatures_does_nothing():
    with table_of(hand="cooperative-hunting", p1_line="dust-pixie, teliga") as table:
        table.answer("play cooperative-hunting")
        table.changed(hand="", discard="cooperative-hunting")


def test_curiosity_destroys_the_scientists_of_both_sides():
    with table_of(hand="curiosity", line="doc-bookton, snufflegator", p1_line="dr-escotera, teliga") as table:
        table.answer("play curiosity")
        table.changed(
            amber=1,
            hand="",
            discard="curiosity, doc-bookton",
            line="snufflegator",
            p1_line="teliga",
            p1_discard="dr-escotera",
        )


def test_fertility_chant_is_worth_four_to_you_and_two_to_the_opponent():
    with table_of(hand="fertility-chant", amber=1, p1_amber=3) as table:
        table.answer("play fertility-chant")
        table.changed(amber=5, hand="", discard="fertility-chant", p1_amber=5)


def test_fogbank_stops_fights_in_the_opponents_next_turn_only():
    with table_of(
        hand="fogbank, 5 vigor",
        line="snufflegator",
        p1_hand=FULL,
        p1_houses="untamed, brobnar, dis",
        p1_line="murmook",
        p1_artifacts="gauntlet-of-command",
    ) as table:
        table.answer("play fogbank")
        assert table.can("fight snufflegator")  # it is not your own fights that stop
        table.answer("end-turn", "untamed")
        assert table.can("reap murmook")
        table.refused("fight murmook", "KF-GEN-01")
        table.answer("end-turn", "untamed")
        assert table.can("fight snufflegator")
        table.answer("end-turn", "untamed")
        assert table.can("fight murmook")


def test_fogbank_stops_fights_by_effects_too():
    with table_of(
        house="brobnar", hand="anger", line="troll", p1_line="krump", effects="fogbank by:1"
    ) as table:
        table.answer("play anger")
        table.changed(amber=1, hand="", discard="anger")


def test_full_moon_pays_for_each_creature_that_you_play_after_it():
    with table_of(hand="full-moon, snufflegator, murmook, dew-faerie, vigor, nepenthe-seed", amber=1) as table:
        table.answer("play snufflegator")
        table.changed(
            hand="full-moon, murmook, dew-faerie, vigor, nepenthe-seed", line="snufflegator exhausted"
        )
        table.answer("play full-moon", "play murmook", "left", "play dew-faerie", "left")
        table.changed(
            amber=3,
            hand="vigor, nepenthe-seed",
            discard="full-moon",
            line="dew-faerie exhausted, murmook exhausted, snufflegator exhausted",
        )
        table.answer("play nepenthe-seed")
        table.changed(hand="vigor", artifacts="nepenthe-seed exhausted")


def test_full_moon_is_over_with_the_turn_and_pays_nothing_for_the_opponents_creatures():
    with table_of(
        hand="full-moon, 6 vigor",
        p1_hand="snufflegator, 6 vigor",
        p1_houses="untamed, brobnar, dis",
        deck="murmook",
    ) as table:
        table.answer("play full-moon", "end-turn", "untamed", "play snufflegator")
        table.changed(
            player=1, hand="6 vigor", discard="full-moon", p1_hand="6 vigor", p1_line="snufflegator exhausted"
        )


def test_two_full_moons_pay_twice():
    with table_of(hand="2 full-moon, snufflegator") as table:
        table.answer("play full-moon", "play full-moon", "play snufflegator")
        table.changed(amber=2, hand="", discard="2 full-moon", line="snufflegator exhausted")


def test_grasping_vines_returns_up_to_three_artifacts_to_their_owners():
    with table_of(
        hand="grasping-vines",
        artifacts="world-tree, nepenthe-seed owner:1",
        p1_artifacts="bear-flute, cannon",
        line="teliga",
    ) as table:
        table.answer("play grasping-vines")
        table.refused("to-hand world-tree nepenthe-seed bear-flute cannon")
        table.answer("to-hand world-tree nepenthe-seed cannon")
        table.changed(
            amber=1,
            hand="world-tree",
            discard="grasping-vines",
            artifacts="",
            p1_hand="nepenthe-seed, cannon",
            p1_artifacts="bear-flute",
        )


def test_grasping_vines_may_return_nothing():
    with table_of(hand="grasping-vines", artifacts="world-tree") as table:
        table.answer("play grasping-vines", "skip")
        table.changed(amber=1, hand="", discard="grasping-vines")


@pytest.mark.rule("KF-FAQ-60")
def test_grasping_vines_under_masterplan_can_save_it():
    with table_of(
        house="shadows", hand="urchin", artifacts="masterplan under:grasping-vines", p1_artifacts="cannon"
    ) as table:
        table.answer("omni masterplan", "to-hand masterplan")
        table.changed(amber=1, hand="urchin, masterplan", artifacts="", discard="grasping-vines")


@pytest.mark.rule("KF-FAQ-72")
def test_grasping_vines_on_the_spangler_box_brings_the_dragon_back_without_its_price():
    with table_of(
        house="logos", hand="grasping-vines house:logos", artifacts="spangler-box", line="kelifi-dragon"
    ) as table:
        table.answer("act spangler-box", "play grasping-vines", "to-hand spangler-box")
        table.changed(
            amber=1,
            hand="spangler-box",
            discard="grasping-vines house:logos",
            artifacts="",
            line="kelifi-dragon exhausted",
        )


@pytest.mark.parametrize("slug", ["key-charge", "chota-hazri"])
class TestKeyChargeAndChotaHazri:
    def gone(self, slug):
        return {"hand": "", **({"discard": slug} if slug == "key-charge" else {"line": f"{slug} exhausted"})}

    def test_lose_one_to_forge_at_the_current_cost(self, slug):
        with table_of(hand=slug, amber=8) as table:
            table.answer(f"play {slug}")
            table.offers(f"forge {slug}", "skip")
            table.answer("forge", "blue")
            table.changed(amber=1, keys="blue", **self.gone(slug))

    def test_forging_may_be_declined_once_the_aember_is_lost(self, slug):
        with table_of(hand=slug, amber=8) as table:
            table.answer(f"play {slug}", "skip")
            table.changed(amber=7, **self.gone(slug))

    def test_seven_are_just_enough(self, slug):
        with table_of(hand=slug, amber=7, keys="red, blue") as table:
            table.answer(f"play {slug}", "forge")
            gone = {"hand": ""} if slug == "key-charge" else self.gone(slug)  # the action ends in the middle
            table.changed(amber=0, keys="red, blue, yellow", winner=0, **gone)

    def test_six_are_not_enough_for_both_and_one_is_lost(self, slug):
        with table_of(hand=slug, amber=6) as table:
            table.answer(f"play {slug}")
            table.changed(amber=5, **self.gone(slug))

    def test_a_dearer_key_must_be_paid_in_full(self, slug):
        with table_of(hand=slug, amber=7, p1_line="murmook") as table:
            table.answer(f"play {slug}")
            table.changed(amber=6, **self.gone(slug))

    def test_without_aember_there_is_nothing_to_lose(self, slug):
        with table_of(hand=slug, amber=0) as table:
            table.answer(f"play {slug}")
            table.changed(**self.gone(slug))


@pytest.mark.parametrize(("creatures", "stolen"), [(0, 0), (2, 0), (3, 2), (5, 2)])
def test_lifeweb_steals_if_the_opponent_played_three_creatures_last_turn(creatures, stolen):
    with table_of(hand="lifeweb", p1_amber=3, p1_creatures_last=creatures, creatures_last=3) as table:
        table.answer("play lifeweb")
        taken = {"p1_amber": 3 - stolen} if stolen else {}
        table.changed(amber=1 + stolen, hand="", discard="lifeweb", **taken)


@pytest.mark.parametrize(
    ("hand", "stolen"), [("snufflegator, murmook, halacor", 2), ("snufflegator, murmook, nepenthe-seed", 0)]
)
def test_lifeweb_counts_creatures_played_wherever_they_are_now(hand, stolen):
    cards = hand.split(", ")
    with table_of(
        hand=hand,
        houses="untamed, brobnar, dis",
        amber=3,
        deck="6 vigor",
        p1_hand="lifeweb, earthshaker, 4 vigor",
        p1_houses="untamed, brobnar, dis",
        p1_line="witch-of-the-wilds",
    ) as table:
        table.answer(f"play {cards[0]}", f"play {cards[1]}", "right", f"play {cards[2]}")
        if cards[2] == "halacor":
            table.answer("right")
        table.answer("end-turn", "brobnar", "play earthshaker", "left", "play lifeweb")
        assert (table.state.players[0].amber, table.state.players[1].amber) == (3 - stolen, 1 + stolen)


def test_lost_in_the_woods_shuffles_two_of_each_side_into_their_owners_decks():
    with table_of(
        hand="lost-in-the-woods",
        line="snufflegator, murmook, teliga owner:1 +way-of-the-wolf",
        p1_line="flaxia amber:2, halacor, dust-pixie",
    ) as table:
        table.answer("play lost-in-the-woods")
        table.refused("choose snufflegator")
        table.answer("choose murmook teliga", "choose flaxia halacor")
        state = table.state
        decks = [sorted(state.defs[card].slug for card in side.deck) for side in state.players]
        assert decks == [["murmook"], ["flaxia", "halacor", "teliga"]]
        found = {zone: getattr(state.players[0], zone) for zone in ("amber", "hand")}
        assert found == {"amber": 3, "hand": []}  # the bonus, and what Flaxia had captured
        assert [state.defs[c].slug for c in state.players[0].line] == ["snufflegator"]
        assert [state.defs[c].slug for c in state.players[1].line] == ["dust-pixie"]
        assert [state.defs[c].slug for c in state.players[0].discard] == [
            "way-of-the-wolf",
            "lost-in-the-woods",
        ]


@pytest.mark.rule("KF-FAQ-59")
def test_lost_in_the_woods_without_friendly_creatures_takes_two_enemies():
    with table_of(hand="lost-in-the-woods", p1_line="2 teliga") as table:
        table.answer("play lost-in-the-woods")
        table.changed(amber=1, hand="", discard="lost-in-the-woods", p1_line="", p1_deck="2 teliga")


def test_lost_in_the_woods_takes_one_where_there_is_one():
    with table_of(hand="lost-in-the-woods", line="murmook", p1_line="teliga warded") as table:
        table.answer("play lost-in-the-woods")
        table.changed(amber=1, hand="", discard="lost-in-the-woods", line="", deck="murmook", p1_line="teliga")


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


@pytest.mark.parametrize(
    ("damage", "most", "left", "amber"), [(4, 3, " damage:1", 2), (3, 3, "", 2), (2, 2, "", 1)]
)
def test_vigor_pays_for_healing_three(damage, most, left, amber):
    with table_of(hand="vigor", line=f"niffle-queen damage:{damage}", p1_line="teliga damage:1") as table:
        table.answer("play vigor", "choose niffle-queen")
        table.offers(*(f"heal {n}" for n in range(most + 1)))
        table.answer(f"heal {most}")
        table.changed(amber=amber, hand="", discard="vigor", line=f"niffle-queen{left}")


def test_vigor_may_heal_less():
    with table_of(hand="vigor", line="niffle-queen damage:4") as table:
        table.answer("play vigor", "heal 2")
        table.changed(amber=1, hand="", discard="vigor", line="niffle-queen damage:2")


@pytest.mark.rule("KF-HEAL-02")
def test_vigor_on_an_undamaged_creature_heals_nothing():
    with table_of(hand="vigor", line="niffle-queen", p1_line="teliga damage:1") as table:
        table.answer("play vigor", "choose niffle-queen")
        table.changed(amber=1, hand="", discard="vigor")


def test_vigor_without_creatures_is_worth_its_aember():
    with table_of(hand="vigor") as table:
        table.answer("play vigor")
        table.changed(amber=1, hand="", discard="vigor")


def test_word_of_returning_hurts_by_the_aember_and_takes_it():
    with table_of(
        hand="word-of-returning",
        amber=1,
        line="snufflegator amber:2",
        p1_amber=2,
        p1_line="teliga amber:3, flaxia amber:2, murmook, niffle-queen warded amber:4",
    ) as table:
        table.answer("play word-of-returning")
        table.changed(
            amber=11,
            hand="",
            discard="word-of-returning",
            p1_line="flaxia damage:2, murmook, niffle-queen",
            p1_discard="teliga",
        )


def test_word_of_returning_without_aember_on_enemies_does_nothing():
    with table_of(hand="word-of-returning", line="snufflegator amber:2", p1_line="teliga") as table:
        table.answer("play word-of-returning")
        table.changed(amber=1, hand="", discard="word-of-returning")


# Artifacts and upgrades


def test_bear_flute_heals_an_ancient_bear():
    with table_of(
        artifacts="bear-flute",
        line="ancient-bear damage:4, snufflegator damage:1",
        p1_line="ancient-bear damage:2",
        deck="ancient-bear, vigor",
        discard="ancient-bear",
    ) as table:
        table.answer("act bear-flute", "heal ancient-bear@p0")
        table.changed(artifacts="bear-flute exhausted", line="ancient-bear, snufflegator damage:1")


def test_bear_flute_calls_the_bears_where_none_is_in_play():
    with table_of(
        artifacts="bear-flute",
        hand="murmook",
        line="snufflegator damage:1",
        deck="2 vigor, ancient-bear, 2 vigor",
        discard="ancient-bear, vigor",
    ) as table:
        table.answer("act bear-flute", "to-hand ancient-bear@deck ancient-bear@discard")
        table.changed(
            artifacts="bear-flute exhausted", hand="murmook, 2 ancient-bear", deck="5 vigor", discard=""
        )


@pytest.mark.rule("KF-ZONE-12")
def test_bear_flute_shuffles_the_searched_deck_but_keeps_the_discard_pile_without_bears():
    deck = "vigor, scout, lifeweb, regrowth, stampede, curiosity, fogbank, key-charge"
    with table_of(artifacts="bear-flute", deck=deck, discard="murmook, teliga") as table:
        table.answer("act bear-flute")
        state = table.state
        order = [state.defs[card].slug for card in reversed(state.players[0].deck)]
        assert sorted(order) == sorted(deck.split(", "))
        assert order != deck.split(", ")
        assert [state.defs[c].slug for c in state.players[0].discard] == ["teliga", "murmook"]


@pytest.mark.parametrize("chosen", ["vigor", "nepenthe-seed"])
def test_nepenthe_seed_returns_a_card_even_itself(chosen):
    left = {"vigor": "nepenthe-seed", "nepenthe-seed": "vigor"}[chosen]
    with table_of(house="dis", artifacts="nepenthe-seed", discard="vigor", p1_discard="teliga") as table:
        table.answer("omni nepenthe-seed")
        table.offers("to-hand vigor", "to-hand nepenthe-seed")
        table.answer(f"to-hand {chosen}")
        changed = {"artifacts": "", "hand": chosen}
        table.changed(**changed | ({"discard": left} if left != "vigor" else {}))


@pytest.mark.parametrize(("before", "stolen"), [(5, 0), (6, 1), (9, 1)])
def test_ritual_of_balance_steals_from_the_rich(before, stolen):
    with table_of(artifacts="ritual-of-balance", amber=8, p1_amber=before) as table:
        table.answer("act ritual-of-balance")
        taken = {"amber": 9, "p1_amber": before - 1} if stolen else {}
        table.changed(artifacts="ritual-of-balance exhausted", **taken)


def test_ritual_of_the_hunt_lets_untamed_creatures_be_used():
    with table_of(
        house="dis",
        artifacts="ritual-of-the-hunt, world-tree",
        line="snufflegator, troll, niffle-ape house:brobnar",
        hand="vigor",
    ) as table:
        table.offers("omni ritual-of-the-hunt", "end-turn")
        table.answer("omni ritual-of-the-hunt")
        table.changed(artifacts="world-tree", discard="ritual-of-the-hunt")
        table.offers("reap snufflegator", "end-turn")
        table.answer("reap snufflegator")
        table.changed(amber=1, line="snufflegator exhausted, troll, niffle-ape house:brobnar")


def test_ritual_of_the_hunt_has_an_aember():
    with table_of(hand="ritual-of-the-hunt") as table:
        table.answer("play ritual-of-the-hunt")
        table.changed(amber=1, hand="", artifacts="ritual-of-the-hunt exhausted")


def test_world_tree_puts_a_creature_on_top_of_the_deck():
    with table_of(
        artifacts="world-tree", discard="vigor, murmook, teliga", deck="scout", p1_discard="flaxia"
    ) as table:
        table.answer("act world-tree")
        table.offers("to-deck-top murmook", "to-deck-top teliga")
        table.answer("to-deck-top teliga")
        table.changed(artifacts="world-tree exhausted", discard="vigor, murmook", deck="teliga, scout")


@pytest.mark.rule("KF-KW-ASSAULT-02")
def test_way_of_the_bear_adds_to_assault():
    with table_of(hand="way-of-the-bear", line="ancient-bear, murmook", p1_line="flaxia, troll") as table:
        table.answer("play way-of-the-bear", "attach ancient-bear")
        table.changed(amber=1, hand="", line="ancient-bear +way-of-the-bear, murmook")
        table.answer("fight ancient-bear", "attack flaxia")
        table.changed(
            line="ancient-bear exhausted +way-of-the-bear, murmook", p1_line="troll", p1_discard="flaxia"
        )


def test_way_of_the_bear_gives_assault():
    with table_of(line="murmook +way-of-the-bear", p1_line="dew-faerie") as table:
        table.answer("fight murmook")
        table.changed(line="murmook exhausted +way-of-the-bear", p1_line="", p1_discard="dew-faerie")


def test_way_of_the_wolf_gives_skirmish():
    with table_of(hand="way-of-the-wolf", line="murmook, flaxia", p1_line="troll") as table:
        table.answer("play way-of-the-wolf", "attach murmook")
        table.changed(amber=1, hand="", line="murmook +way-of-the-wolf, flaxia")
        table.answer("fight murmook", "fight flaxia")
        table.changed(line="murmook exhausted +way-of-the-wolf", discard="flaxia", p1_line="troll damage:7")


# Creatures


@pytest.mark.rule("KF-KW-ASSAULT-01")
def test_ancient_bear_deals_two_before_it_attacks():
    with table_of(line="ancient-bear", p1_line="dew-faerie, troll") as table:
        table.answer("fight ancient-bear", "attack dew-faerie")
        table.changed(line="ancient-bear exhausted", p1_line="troll", p1_discard="dew-faerie")


def test_ancient_bear_has_no_assault_when_it_is_attacked():
    with table_of(line="troll house:untamed", p1_line="ancient-bear") as table:
        table.answer("fight troll")
        table.changed(line="troll house:untamed exhausted damage:5", p1_line="", p1_discard="ancient-bear")


def test_bigtwig_fights_stunned_creatures_only():
    with table_of(line="bigtwig", p1_line="teliga, flaxia stunned, murmook") as table:
        table.answer("fight bigtwig")
        table.changed(line="bigtwig exhausted damage:4", p1_line="teliga, murmook", p1_discard="flaxia")


def test_bigtwig_finds_nobody_to_fight_where_nobody_is_stunned():
    with table_of(line="bigtwig, murmook stunned", p1_line="teliga") as table:
        table.refused("fight bigtwig", "KF-FIGHT-02")
        assert table.can("reap bigtwig")


def test_bigtwig_stuns_and_exhausts_when_it_reaps():
    with table_of(line="bigtwig", p1_line="teliga, flaxia stunned") as table:
        table.answer("reap bigtwig")
        table.offers("stun bigtwig", "stun teliga", "stun flaxia")
        table.answer("stun teliga")
        table.changed(amber=1, line="bigtwig exhausted", p1_line="teliga exhausted stunned, flaxia stunned")


def test_bigtwig_exhausts_a_creature_that_is_stunned_already():
    with table_of(line="bigtwig", p1_line="flaxia stunned, teliga") as table:
        table.answer("reap bigtwig", "stun flaxia")
        table.changed(amber=1, line="bigtwig exhausted", p1_line="flaxia exhausted stunned, teliga")


@pytest.mark.rule("KF-KW-HAZ-01")
def test_briar_grubbling_hurts_its_attacker_first():
    with table_of(line="flaxia, niffle-queen", p1_line="briar-grubbling") as table:
        table.answer("fight flaxia")
        table.changed(line="niffle-queen", discard="flaxia")
        table.answer("fight niffle-queen")
        table.changed(line="", discard="niffle-queen, flaxia", p1_line="", p1_discard="briar-grubbling")


def test_briar_grubbling_is_harmless_when_it_attacks():
    with table_of(line="briar-grubbling", p1_line="troll") as table:
        table.answer("fight briar-grubbling")
        table.changed(line="", discard="briar-grubbling", p1_line="troll damage:2")


def test_dew_faerie_reaps_double_and_dodges_the_first_attack():
    with table_of(line="dew-faerie, snufflegator", p1_line="dew-faerie") as table:
        table.answer("reap dew-faerie")
        table.changed(amber=2, line="dew-faerie exhausted, snufflegator")
        table.answer("fight snufflegator")
        table.changed(line="dew-faerie exhausted, snufflegator exhausted")


def test_dust_pixie_brings_two_aember():
    with table_of(hand="dust-pixie") as table:
        table.answer("play dust-pixie")
        table.changed(amber=2, hand="", line="dust-pixie exhausted")


@pytest.mark.parametrize(("mine", "theirs", "gained"), [("", "", 2), ("", "troll", 0), ("murmook", "troll", 2)])
def test_flaxia_pays_if_you_control_more_creatures(mine, theirs, gained):
    with table_of(hand="flaxia", line=mine, p1_line=theirs) as table:
        table.answer("play flaxia", *(["right"] if mine else []))
        line = ", ".join(filter(None, [mine, "flaxia exhausted"]))
        table.changed(hand="", line=line, **({"amber": gained} if gained else {}))


def test_fuzzy_gruen_gives_the_opponent_one():
    with table_of(hand="fuzzy-gruen", p1_amber=1) as table:
        table.answer("play fuzzy-gruen")
        table.changed(amber=2, hand="", line="fuzzy-gruen exhausted", p1_amber=2)


def test_giant_sloth_sleeps_until_an_untamed_card_is_discarded():
    with table_of(hand="vigor", line="giant-sloth", p1_line="teliga") as table:
        for use in ("act", "reap", "fight"):
            table.refused(f"{use} giant-sloth", "KF-GEN-01")
        table.answer("discard vigor")
        table.offers("act giant-sloth", "reap giant-sloth", "fight giant-sloth", "end-turn")
        table.answer("act giant-sloth")
        table.changed(amber=3, hand="", discard="vigor", line="giant-sloth exhausted")


def test_giant_sloth_looks_at_the_printed_house_of_the_discarded_card():
    with table_of(
        house="brobnar", hand="vigor house:brobnar, punch house:untamed", line="giant-sloth house:brobnar"
    ) as table:
        table.answer("discard vigor")
        table.refused("act giant-sloth", "KF-GEN-01")
        table.changed(hand="punch house:untamed", discard="vigor house:brobnar")


def test_giant_sloth_is_not_woken_by_playing_a_card():
    with table_of(hand="full-moon", line="giant-sloth") as table:
        table.answer("play full-moon")
        table.offers("end-turn")


def test_halacor_gives_skirmish_to_the_friendly_flanks():
    with table_of(line="murmook, halacor, flaxia, mighty-tiger", p1_line="teliga") as table:
        given = [skirmish(table, name) for name in ("murmook", "halacor", "flaxia", "mighty-tiger", "teliga")]
        assert given == [True, False, False, True, False]
        table.answer("fight murmook")
        table.changed(line="murmook exhausted, halacor, flaxia, mighty-tiger", p1_line="", p1_discard="teliga")


def test_halacor_on_a_flank_has_skirmish_itself():
    with table_of(line="halacor", p1_line="teliga") as table:
        table.answer("fight halacor")
        table.changed(line="halacor exhausted", p1_line="", p1_discard="teliga")


def test_hunting_witch_gains_from_your_other_creatures():
    with table_of(hand="hunting-witch, murmook, vigor", line="flaxia", p1_line="hunting-witch") as table:
        table.answer("play hunting-witch", "left")
        table.changed(hand="murmook, vigor", line="hunting-witch exhausted, flaxia")
        table.answer("play murmook", "left")
        table.changed(amber=1, hand="vigor", line="murmook exhausted, hunting-witch exhausted, flaxia")


def test_hunting_witch_and_the_play_effect_come_in_the_order_you_choose():
    with table_of(hand="mighty-tiger", line="hunting-witch", p1_line="troll") as table:
        table.answer("play mighty-tiger", "left")
        table.offers("resolve mighty-tiger mighty-tiger", "resolve hunting-witch mighty-tiger")
        table.answer("resolve hunting-witch mighty-tiger")
        table.changed(amber=1, hand="", line="mighty-tiger exhausted, hunting-witch", p1_line="troll damage:4")


@pytest.mark.rule("KF-KW-POIS-01")
def test_inka_the_spider_kills_with_one_point_and_stuns():
    with table_of(
        hand="inka-the-spider", line="inka-the-spider", p1_line="troll, flaxia, niffle-queen"
    ) as table:
        table.answer("play inka-the-spider", "left", "stun troll")
        table.changed(
            hand="",
            line="inka-the-spider exhausted, inka-the-spider",
            p1_line="troll stunned, flaxia, niffle-queen",
        )
        table.answer("fight inka-the-spider", "attack niffle-queen")
        table.changed(
            line="inka-the-spider exhausted",
            discard="inka-the-spider",
            p1_line="troll stunned, flaxia",
            p1_discard="niffle-queen",
        )


def test_inka_the_spider_stuns_when_it_reaps():
    with table_of(line="inka-the-spider", p1_line="teliga") as table:
        table.answer("reap inka-the-spider", "stun teliga")
        table.changed(amber=1, line="inka-the-spider exhausted", p1_line="teliga stunned")


def test_kindrith_longshot_shoots_when_she_reaps_and_fights_unharmed():
    with table_of(line="2 kindrith-longshot", p1_line="flaxia, teliga") as table:
        table.answer("reap kindrith-longshot", "damage flaxia")
        table.changed(
            amber=1, line="kindrith-longshot exhausted, kindrith-longshot", p1_line="flaxia damage:2, teliga"
        )
        table.answer("fight kindrith-longshot", "attack flaxia")
        table.changed(
            line="kindrith-longshot exhausted, kindrith-longshot exhausted",
            p1_line="teliga",
            p1_discard="flaxia",
        )


def test_kindrith_longshot_is_elusive():
    with table_of(line="flaxia", p1_line="kindrith-longshot") as table:
        table.answer("fight flaxia")
        table.changed(line="flaxia exhausted")


def test_lupo_the_scarred_bites_an_enemy_and_skirmishes():
    with table_of(hand="lupo-the-scarred", line="lupo-the-scarred", p1_line="troll, flaxia") as table:
        table.answer("play lupo-the-scarred", "right")
        table.offers("damage troll", "damage flaxia")
        table.answer("damage flaxia")
        table.changed(
            hand="", line="lupo-the-scarred, lupo-the-scarred exhausted", p1_line="troll, flaxia damage:2"
        )
        table.answer("fight lupo-the-scarred", "attack troll")
        table.changed(
            line="lupo-the-scarred exhausted, lupo-the-scarred exhausted",
            p1_line="troll damage:6, flaxia damage:2",
        )


def test_mighty_tiger_deals_four_to_an_enemy():
    with table_of(hand="mighty-tiger", line="murmook", p1_line="troll, flaxia") as table:
        table.answer("play mighty-tiger", "left")
        table.offers("damage troll", "damage flaxia")
        table.answer("damage flaxia")
        table.changed(hand="", line="mighty-tiger exhausted, murmook", p1_line="troll", p1_discard="flaxia")


def test_mighty_tiger_without_enemies_hurts_nobody():
    with table_of(hand="mighty-tiger", line="murmook") as table:
        table.answer("play mighty-tiger", "left")
        table.changed(hand="", line="mighty-tiger exhausted, murmook")


def test_murmook_makes_the_opponents_keys_dearer():
    with table_of(line="murmook, murmook", p1_line="murmook") as table:
        assert (table.key_cost(0), table.key_cost(1)) == (7, 8)


@pytest.mark.parametrize(("keys", "power"), [("", 11), ("red", 8), ("red, blue", 5)])
def test_mushroom_man_gets_three_for_each_unforged_key_of_yours(keys, power):
    with table_of(line="mushroom-man", keys=keys, p1_keys="yellow") as table:
        assert table.power("mushroom-man") == power


def test_mushroom_man_dies_of_its_damage_when_a_key_is_forged():
    with table_of(line="mushroom-man damage:8", hand="key-charge", amber=7) as table:
        table.answer("play key-charge", "forge", "red")
        table.changed(amber=0, keys="red", hand="", line="", discard="key-charge, mushroom-man")


def test_niffle_ape_ignores_taunt_and_elusive():
    with table_of(
        line="niffle-ape, snufflegator", p1_line="dew-faerie, murmook +yo-mama-mastery, flaxia"
    ) as table:
        table.answer("fight niffle-ape")
        table.offers("attack dew-faerie", "attack murmook", "attack flaxia")
        table.answer("attack dew-faerie")
        table.changed(
            line="niffle-ape exhausted damage:2, snufflegator",
            p1_line="murmook +yo-mama-mastery, flaxia",
            p1_discard="dew-faerie",
        )
        table.answer("fight snufflegator")  # there is only the one that taunts
        table.changed(
            line="niffle-ape exhausted damage:2, snufflegator exhausted",
            p1_line="flaxia",
            p1_discard="murmook, yo-mama-mastery, dew-faerie",
        )


def test_niffle_queen_strengthens_other_friendly_beasts_and_niffles():
    with table_of(
        line="niffle-queen, niffle-ape, snufflegator, teliga", p1_line="murmook, flaxia", artifacts="cannon"
    ) as table:
        names = ("niffle-queen", "niffle-ape", "snufflegator", "teliga", "murmook")
        assert [table.power(name) for name in names] == [6, 5, 5, 3, 3]


def test_two_niffle_queens_strengthen_each_other():
    with table_of(line="2 niffle-queen, niffle-ape", p1_line="troll") as table:
        assert table.power("niffle-ape") == 7
        table.answer("fight niffle-queen")
        table.changed(line="niffle-queen, niffle-ape", discard="niffle-queen", p1_line="", p1_discard="troll")


def test_piranha_monkeys_bite_everybody_else_when_played():
    with table_of(
        hand="piranha-monkeys", line="flaxia, dew-faerie", p1_line="murmook, piranha-monkeys"
    ) as table:
        table.answer("play piranha-monkeys", "right")
        table.changed(
            hand="",
            line="flaxia damage:2, piranha-monkeys exhausted",
            discard="dew-faerie",
            p1_line="murmook damage:2",
            p1_discard="piranha-monkeys",
        )


def test_piranha_monkeys_bite_everybody_else_when_they_reap():
    with table_of(line="piranha-monkeys, flaxia", p1_line="teliga") as table:
        table.answer("reap piranha-monkeys")
        table.changed(amber=1, line="piranha-monkeys exhausted, flaxia damage:2", p1_line="teliga damage:2")


@pytest.mark.rule("KF-KW-SKIRM-01")
def test_snufflegator_is_dealt_no_damage_when_it_attacks():
    with table_of(line="snufflegator", p1_line="troll") as table:
        table.answer("fight snufflegator")
        table.changed(line="snufflegator exhausted", p1_line="troll damage:4")


def test_teliga_gains_from_the_opponents_creatures():
    with table_of(hand="murmook, cannon house:untamed", line="teliga", p1_line="2 teliga", p1_amber=1) as table:
        table.answer("play murmook", "left")
        table.changed(hand="cannon house:untamed", line="murmook exhausted, teliga", p1_amber=3)
        table.answer("play cannon")
        table.changed(hand="", artifacts="cannon house:untamed exhausted")


def test_witch_of_the_wilds_lets_one_untamed_card_be_played():
    with table_of(
        house="brobnar", hand="2 vigor, punch, gateway-to-dis", line="witch-of-the-wilds", p1_line="troll"
    ) as table:
        table.refused("discard vigor", "KF-DISC-02")
        table.refused("play gateway-to-dis", "KF-HOUSE-02")
        table.answer("play punch", "damage troll", "play vigor", "choose troll", "heal 3")
        table.changed(amber=3, hand="vigor, gateway-to-dis", discard="vigor, punch")
        table.refused("play vigor", "KF-HOUSE-02")


def test_witch_of_the_wilds_gives_leave_anew_in_each_turn():
    with table_of(
        house="brobnar",
        houses="brobnar, untamed, dis",
        hand="full-moon, 6 fertility-chant",
        line="witch-of-the-wilds",
        p1_hand=FULL,
        p1_houses="untamed, brobnar, dis",
    ) as table:
        table.answer("play full-moon")
        assert not table.can("play fertility-chant")
        table.answer("end-turn", "dis")
        assert not table.can("play vigor")  # it is your witch, not your opponent's
        table.answer("end-turn", "dis", "play fertility-chant")
        assert not table.can("play fertility-chant")


def test_two_witches_of_the_wilds_let_two_cards_be_played():
    with table_of(house="brobnar", hand="3 full-moon", line="2 witch-of-the-wilds") as table:
        table.answer("play full-moon", "play full-moon")
        table.changed(hand="full-moon", discard="2 full-moon")
        table.refused("play full-moon", "KF-HOUSE-02")


def test_witch_of_the_wilds_sets_no_limit_while_untamed_is_active():
    with table_of(hand="3 full-moon", line="witch-of-the-wilds") as table:
        table.answer("play full-moon", "play full-moon", "play full-moon")
        table.changed(hand="", discard="3 full-moon")


@pytest.mark.rule("KF-PLAY-17")
def test_witch_of_the_wilds_lets_mimicry_be_played_whatever_it_copies():
    with table_of(
        house="dis", hand="2 mimicry", line="witch-of-the-wilds", p1_discard="punch", p1_line="troll"
    ) as table:
        table.answer("play mimicry", "damage troll")
        table.changed(amber=1, hand="mimicry", discard="mimicry", p1_line="troll damage:3")
        table.refused("play mimicry", "KF-HOUSE-02")


def test_witch_of_the_eye_returns_any_card_when_she_reaps():
    with table_of(line="witch-of-the-eye", discard="vigor, murmook, cannon", p1_discard="teliga") as table:
        table.answer("reap witch-of-the-eye")
        table.offers("to-hand vigor", "to-hand murmook", "to-hand cannon")
        table.answer("to-hand cannon")
        table.changed(amber=1, hand="cannon", discard="vigor, murmook", line="witch-of-the-eye exhausted")


def test_witch_of_the_eye_finds_nothing_in_an_empty_discard_pile():
    with table_of(line="witch-of-the-eye", p1_discard="teliga") as table:
        table.answer("reap witch-of-the-eye")
        table.changed(amber=1, line="witch-of-the-eye exhausted")


def test_bear_flute_looks_through_no_other_piles():
    piles = {"p1_deck": "ancient-bear", "p1_discard": "ancient-bear, krump"}
    own = {"deck": "ancient-bear, troll", "discard": "ancient-bear, punch, bumpsy"}
    with Situation(house="untamed", artifacts="bear-flute", **own, **piles) as table:
        table.answer("act bear-flute")
        while not table.game.idle(table.state):  # as many as can be found
            table.answer(max(table.texts(), key=len))
        after = snapshot(table.state)
        assert {name: after[name] for name in piles} == piles
        assert (after["hand"], after["discard"]) == ("2 ancient-bear", "")
        assert sorted(after["deck"].split(", ")) == ["bumpsy", "punch", "troll"]


# What they leave alone: a forbidden candidate or number is on the table


LEFT_ALONE = {
    "key-charge": [
        case("play key-charge", house="untamed", hand="key-charge", amber=6,
             changed={"amber": 5, "hand": "", "discard": "key-charge"}),
        case("play key-charge", house="untamed", hand="key-charge", artifacts="pocket-universe amber:6",
             changed={"hand": "", "discard": "key-charge"}),
    ],
    "lost-in-the-woods": [
        case("play lost-in-the-woods; choose troll bumpsy", house="untamed", hand="lost-in-the-woods",
             line="troll, bumpsy, dextre", p1_line="krump, urchin, zorg",
             offers="choose krump urchin, choose krump zorg, choose urchin zorg"),
    ],
    "mimicry": [
        case("reap snufflegator", house="untamed", hand="mimicry", line="snufflegator", discard="punch",
             p1_discard="eureka, troll, mimicry", offers="discard mimicry, end-turn"),
    ],
    "scout": [
        case("play scout", house="untamed", hand="scout", line="troll, bumpsy, dextre", p1_line="krump",
             offers="skip, choose troll, choose bumpsy, choose dextre, choose troll bumpsy, "
                    "choose troll dextre, choose bumpsy dextre"),
        case("play scout; choose troll; attack krump; fight ancient-bear", house="untamed", hand="scout",
             line="troll, ancient-bear", p1_line="krump, bumpsy",
             changed={"amber": 1, "hand": "", "discard": "ancient-bear, scout", "line": "troll exhausted",
                      "p1_discard": "bumpsy, krump", "p1_line": ""}),
    ],
    "troop-call": [
        case("play troop-call", house="untamed", hand="troop-call", line="troll, niffle-ape",
             discard="niffle-queen, bumpsy, punch", p1_line="niffle-ape", p1_discard="niffle-ape",
             changed={"amber": 1, "hand": "niffle-queen, niffle-ape",
                      "discard": "troop-call, bumpsy, punch", "line": "troll"}),
    ],
    "bear-flute": [
        case("act bear-flute", house="untamed", artifacts="bear-flute",
             line="ancient-bear damage:2, troll damage:2", deck="ancient-bear",
             changed={"line": "ancient-bear, troll damage:2", "artifacts": "bear-flute exhausted"}),
    ],
    "chota-hazri": [
        case("play chota-hazri", house="untamed", hand="chota-hazri", amber=6,
             changed={"amber": 5, "hand": "", "line": "chota-hazri exhausted"}),
        case("play chota-hazri", house="untamed", hand="chota-hazri", artifacts="pocket-universe amber:6",
             changed={"hand": "", "line": "chota-hazri exhausted"}),
    ],
    "inka-the-spider": [
        case("play inka-the-spider; left", house="untamed", hand="inka-the-spider", line="troll",
             p1_line="krump", offers="stun inka-the-spider, stun troll, stun krump"),
        case("reap inka-the-spider", house="untamed", line="inka-the-spider", p1_line="krump",
             offers="stun inka-the-spider, stun krump"),
    ],
    "kindrith-longshot": [
        case("reap kindrith-longshot", house="untamed", line="kindrith-longshot", p1_line="krump, troll",
             offers="damage kindrith-longshot, damage krump, damage troll"),
    ],
    "mushroom-man": [
        case("fight urchin", house="shadows", line="mushroom-man, urchin", p1_line="krump",
             changed={"discard": "urchin", "line": "mushroom-man", "p1_line": "krump damage:1"}),
    ],
    "niffle-ape": [
        case("fight krump; attack urchin", line="krump, niffle-ape", p1_line="urchin, troll",
             changed={"line": "krump exhausted, niffle-ape"}),
    ],
    "niffle-queen": [
        case("fight bumpsy", line="niffle-queen, bumpsy", p1_line="niffle-ape",
             changed={"line": "niffle-queen, bumpsy exhausted damage:3", "p1_discard": "niffle-ape",
                      "p1_line": ""}),
    ],
    "way-of-the-bear": [
        case("fight bumpsy", line="krump +way-of-the-bear, bumpsy", p1_line="troll",
             changed={"discard": "bumpsy", "line": "krump +way-of-the-bear", "p1_line": "troll damage:5"}),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
