"""What cards of Untamed in Call of the Archons do: actions c to l."""

import pytest

from tests.games.keyforge.cards.looking import table_of

FULL = "6 vigor"  # a hand that draws nothing at the end of the turn


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
