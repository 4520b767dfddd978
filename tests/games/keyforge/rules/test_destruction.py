"""Chapters 'Destruction' and 'Sacrifice'."""

import pytest

from tests.games.keyforge.invented import Invented
from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.game import GAME
from trivault.testing import conform


@pytest.mark.rule("KF-DEST-01")
def test_a_destroyed_card_goes_to_its_owners_discard_pile_after_its_ability():
    """Duma draws when she is destroyed; she is not yet in the pile that is shuffled for it."""
    given = {"p1_line": "duma-the-martyr damage:1", "p1_deck": "troll"}
    with Situation(house="shadows", hand="poison-wave", **given) as table:
        table.answer("play poison-wave")
        table.changed(
            amber=1,
            hand="",
            discard="poison-wave",
            p1_line="",
            p1_deck="",
            p1_hand="troll",
            p1_discard="duma-the-martyr",
        )


@pytest.mark.rule("KF-DEST-01")
def test_an_effect_that_destroys_needs_no_damage():
    with Situation(house="dis", hand="hand-of-dis", p1_line="troll, dust-imp owner:0, krump") as table:
        table.answer("play hand-of-dis")
        table.changed(hand="", discard="hand-of-dis, dust-imp", p1_line="troll, krump", p1_amber=2)


@pytest.mark.rule("KF-DEST-02")
@pytest.mark.parametrize(("first", "amber"), [("dust-imp", 0), ("grenade-snib", 2)])
def test_the_active_player_orders_the_abilities_of_all_destroyed_cards(first, amber):
    given = {"line": "dust-imp", "p1_line": "grenade-snib"}
    with Situation(house="dis", hand="gateway-to-dis", **given) as table:
        table.answer("play gateway-to-dis")
        table.offers("resolve dust-imp dust-imp", "resolve grenade-snib grenade-snib")
        table.answer(f"resolve {first} {first}")
        assert [side.amber for side in table.state.players] == [amber, 0]
        assert table.state.players[0].line == table.state.players[1].line == []


@pytest.mark.rule("KF-DEST-02")
def test_it_is_the_active_player_even_where_both_cards_are_the_opponents():
    given = {"p1_line": "dust-imp, bad-penny", "p1_amber": 1}
    with Situation(house="dis", hand="gateway-to-dis", **given) as table:
        table.answer("play gateway-to-dis")
        assert table.state.choices[0].player == 0
        table.answer("resolve bad-penny bad-penny")
        table.changed(
            chains=3,
            hand="",
            discard="gateway-to-dis",
            p1_amber=3,
            p1_hand="bad-penny",
            p1_line="",
            p1_discard="dust-imp",
        )


@pytest.mark.rule("KF-DEST-03")
def test_no_tagged_card_is_discarded_before_all_abilities_are_done():
    """Duma draws two: none of those who die with her lies in the pile that is shuffled."""
    given = {"p1_line": "urchin, duma-the-martyr damage:1, dust-imp", "p1_discard": "troll"}
    with Situation(house="shadows", hand="poison-wave", **given) as table:
        table.answer("play poison-wave")
        table.answer("resolve dust-imp dust-imp")
        table.changed(
            amber=1,
            hand="",
            discard="poison-wave",
            p1_amber=2,
            p1_hand="troll",
            p1_line="",
            p1_discard="dust-imp, duma-the-martyr, urchin",
        )


@pytest.mark.rule("KF-DEST-04")
def test_who_dies_of_a_destroyed_ability_dies_together_with_the_others():
    """Phoenix Heart kills Headhunter while Tolas is tagged: they leave together, nobody gains."""
    given = {"p1_line": "tolas, urchin +phoenix-heart, headhunter", "p1_amber": 1}
    with Situation(house="shadows", hand="poison-wave", **given) as table:
        table.answer("play poison-wave")
        table.changed(
            amber=1,
            hand="",
            discard="poison-wave",
            p1_hand="urchin",
            p1_line="",
            p1_discard="headhunter, tolas, phoenix-heart",
        )


@pytest.mark.rule("KF-DEST-04")
def test_the_destroyed_ability_of_a_later_victim_joins():
    """Duma, killed by Phoenix Heart, draws two before Urchin was discarded."""
    given = {"p1_line": "urchin amber:1, bumpsy amber:1 +phoenix-heart, duma-the-martyr", "p1_deck": "krump"}
    with Situation(house="dis", hand="guilty-hearts", **given) as table:
        table.answer("play guilty-hearts")
        table.changed(
            amber=3,
            hand="",
            discard="guilty-hearts",
            p1_hand="bumpsy, krump, phoenix-heart",
            p1_deck="",
            p1_line="",
            p1_discard="duma-the-martyr, urchin",
        )


@pytest.mark.rule("KF-DEST-05")
def test_only_a_replacement_takes_the_tag_away():
    given = {"p1_line": "troll +armageddon-cloak, krump"}
    with Situation(house="dis", hand="gateway-to-dis", **given) as table:
        table.answer("play gateway-to-dis")
        table.changed(
            chains=3, hand="", discard="gateway-to-dis", p1_line="troll", p1_discard="krump, armageddon-cloak"
        )


@pytest.mark.rule("KF-DEST-06", "KF-FAQ-80")
def test_a_card_that_went_elsewhere_was_destroyed_all_the_same():
    with Situation(hand="punch", line="bad-penny, tolas") as table:
        table.answer("play punch", "damage bad-penny")
        table.changed(amber=1, hand="bad-penny", discard="punch", line="tolas", p1_amber=1)


@pytest.mark.rule("KF-DEST-06", "KF-FAQ-77")
def test_what_moved_on_is_not_where_the_effect_looks_for_it():
    with Situation(house="mars", line="yxilo-bolter", p1_line="bad-penny, troll") as table:
        table.answer("reap yxilo-bolter", "damage bad-penny")
        table.changed(amber=1, line="yxilo-bolter exhausted", p1_line="troll", p1_hand="bad-penny")
    with Situation(house="mars", line="yxilo-bolter", p1_line="urchin, troll") as table:
        table.answer("reap yxilo-bolter", "damage urchin")
        table.changed(amber=1, line="yxilo-bolter exhausted", p1_line="troll", p1_purged="urchin")


@pytest.mark.rule("KF-DEST-07", "KF-DEST-08")
def test_a_tagged_card_is_not_destroyed_again():
    """Phoenix Heart wounds the tagged Grenade Snib once more; its ability triggers once."""
    given = {"p1_line": "urchin amber:1 +phoenix-heart, grenade-snib amber:1", "amber": 6}
    with Situation(house="dis", hand="guilty-hearts", **given) as table:
        table.answer("play guilty-hearts", "resolve urchin urchin")
        table.changed(
            amber=7,  # 1 from the icon, 2 from the creatures, 2 lost
            hand="",
            discard="guilty-hearts",
            p1_hand="urchin",
            p1_line="",
            p1_discard="grenade-snib, phoenix-heart",
        )
        assert [table.state.defs[c].slug for c in table.state.destroyed] == ["urchin", "grenade-snib"]


@pytest.mark.rule("KF-DEST-10")
def test_a_tagged_creature_is_still_in_play():
    """The tagged Bulwark lends its neighbor 2 armor against Phoenix Heart."""
    given = {"p1_line": "urchin amber:1 +phoenix-heart, troll, bulwark amber:1"}
    with Situation(house="dis", hand="guilty-hearts", **given) as table:
        table.answer("play guilty-hearts")
        table.changed(
            amber=3,
            hand="",
            discard="guilty-hearts",
            p1_hand="urchin",
            p1_line="troll damage:1",
            p1_discard="bulwark, phoenix-heart",
        )


@pytest.mark.rule("KF-DEST-11")
def test_the_line_closes_at_once_when_a_tagged_creature_leaves_early():
    """Once Urchin is back in hand, Troll stands beside the Bulwark and has its armor."""
    given = {"p1_line": "bulwark, urchin amber:1 +phoenix-heart, troll"}
    with Situation(house="dis", hand="guilty-hearts", **given) as table:
        table.answer("play guilty-hearts")
        table.changed(
            amber=2,
            hand="",
            discard="guilty-hearts",
            p1_hand="urchin",
            p1_line="bulwark damage:1 armor-used:2, troll damage:1 armor-used:2",
            p1_discard="phoenix-heart",
        )


@pytest.mark.rule("KF-DEST-12", "KF-SAC-01")
def test_a_sacrificed_creature_is_destroyed():
    """Its "Destroyed:" ability resolves, and Tolas sees it die."""
    given = {"hand": "pawn-sacrifice", "line": "dust-imp, tolas", "p1_line": "troll"}
    with Situation(house="shadows", **given) as table:
        table.answer("play pawn-sacrifice", "destroy dust-imp")
        table.changed(
            amber=3,
            hand="",
            discard="pawn-sacrifice, tolas, dust-imp",
            line="",
            p1_amber=1,
            p1_line="troll damage:3",
        )


@pytest.mark.rule("KF-DEST-12")
def test_a_sacrifice_can_be_replaced_as_any_destruction():
    given = {"hand": "pawn-sacrifice", "line": "troll damage:3 +armageddon-cloak", "p1_line": "krump, bumpsy"}
    with Situation(house="shadows", **given) as table:
        table.answer("play pawn-sacrifice")
        table.changed(amber=1, hand="", discard="pawn-sacrifice, armageddon-cloak", line="troll")


@pytest.mark.rule("KF-DEST-13", "KF-FAQ-61")
@pytest.mark.parametrize(("line", "p1_line"), [("tolas, troll", "krump"), ("krump", "troll, tolas")])
def test_a_source_that_left_does_not_see_the_destruction(line, p1_line):
    with Situation(house="dis", hand="gateway-to-dis", line=line, p1_line=p1_line) as table:
        table.answer("play gateway-to-dis")
        assert [side.amber for side in table.state.players] == [0, 0]
        assert [side.line for side in table.state.players] == [[], []]


@pytest.mark.rule("KF-DEST-13")
def test_effects_after_a_destruction_find_the_card_in_the_discard_pile():
    with Situation(house="dis", line="stealer-of-souls", p1_line="krump damage:5, troll") as table:
        table.answer("fight stealer-of-souls", "attack krump")
        table.changed(line="", discard="stealer-of-souls", p1_line="troll", p1_discard="krump")
    with Situation(house="dis", line="stealer-of-souls", p1_line="bumpsy, troll") as table:
        table.answer("fight stealer-of-souls", "attack bumpsy")
        table.changed(amber=1, line="stealer-of-souls exhausted damage:5", p1_line="troll", p1_purged="bumpsy")


@pytest.mark.rule("KF-DEST-14", "KF-FAQ-78")
def test_creatures_that_die_together_do_not_see_each_other_die():
    with Situation(line="valdr", p1_line="stealer-of-souls", p1_amber=1) as table:
        table.answer("fight valdr")
        table.changed(line="", discard="valdr", p1_line="", p1_discard="stealer-of-souls")


@pytest.mark.rule("KF-DEST-15", "KF-FAQ-62")
def test_a_constant_ability_destroys_before_anything_is_triggered():
    with Situation(hand="king-of-the-crag", p1_line="pingle-who-annoys") as table:
        table.answer("play king-of-the-crag")
        table.changed(hand="", line="king-of-the-crag exhausted", p1_line="", p1_discard="pingle-who-annoys")


@pytest.mark.rule("KF-DEST-15")
def test_who_survives_the_constant_ability_does_trigger():
    with Situation(hand="king-of-the-crag", p1_line="pingle-who-annoys +blood-of-titans") as table:
        table.answer("play king-of-the-crag")
        table.changed(hand="", line="king-of-the-crag exhausted damage:1")


@pytest.mark.rule("KF-DEST-16")
def test_a_destruction_is_resolved_before_the_ability_goes_on():
    """The Æmber that the dying Dust Imp brings is there to be stolen."""
    with Situation(house="shadows", hand="finishing-blow", p1_line="dust-imp damage:1, troll") as table:
        table.answer("play finishing-blow")
        table.changed(
            amber=2, hand="", discard="finishing-blow", p1_amber=1, p1_line="troll", p1_discard="dust-imp"
        )


@pytest.mark.rule("KF-DEST-16")
def test_damage_and_its_victims_come_before_the_rest_of_the_ability():
    given = {"hand": "relentless-whispers", "line": "troll", "p1_line": "dust-imp"}
    with Situation(house="shadows", **given) as table:
        table.answer("play relentless-whispers", "damage dust-imp")
        table.changed(
            amber=2, hand="", discard="relentless-whispers", p1_amber=1, p1_line="", p1_discard="dust-imp"
        )


@pytest.mark.rule("KF-SAC-01")
def test_a_sacrificed_card_goes_from_play_to_the_discard_pile_of_its_owner():
    with Situation(artifacts="screechbomb owner:1, cannon", p1_amber=5) as table:
        table.answer("omni screechbomb")
        table.changed(artifacts="cannon", p1_amber=3, p1_discard="screechbomb")


@pytest.mark.rule("KF-SAC-02")
def test_only_what_you_control_can_be_sacrificed():
    given = {"line": "urchin, umbra owner:1", "p1_line": "troll owner:0, krump"}
    with Situation(house="shadows", hand="pawn-sacrifice", **given) as table:
        table.answer("play pawn-sacrifice")
        table.offers("destroy urchin", "destroy umbra")
        table.answer("destroy umbra", "damage troll krump")
        table.changed(
            amber=1,
            hand="",
            discard="pawn-sacrifice",
            line="urchin",
            p1_line="troll owner:0 damage:3, krump damage:3",
            p1_discard="umbra",
        )


@pytest.mark.rule("KF-SAC-02")
def test_without_a_creature_of_your_own_nothing_is_sacrificed():
    with Situation(house="shadows", hand="pawn-sacrifice", p1_line="troll, krump") as table:
        table.answer("play pawn-sacrifice")
        table.changed(amber=1, hand="", discard="pawn-sacrifice")


# The order in the discard piles

GATEWAY = {"house": "dis", "hand": "gateway-to-dis"}


@pytest.mark.rule("KF-DEST-03")
@pytest.mark.parametrize("order", ["troll krump bumpsy", "bumpsy troll krump"])
def test_the_active_player_orders_what_comes_into_a_pile_together(order):
    """The last one named lies on top."""
    with Situation(**GATEWAY, p1_line="bumpsy, troll, krump", order_discards=True) as table:
        table.answer("play gateway-to-dis")
        assert (table.state.choices[0].player, table.state.choices[0].reason) == (0, "discard-order")
        table.answer(f"order {order}")
        top_first = ", ".join(reversed(order.split()))
        table.changed(chains=3, hand="", discard="gateway-to-dis", p1_line="", p1_discard=top_first)


@pytest.mark.rule("KF-DEST-03")
def test_each_pile_is_ordered_by_itself_and_upgrades_are_among_the_cards():
    line = "troll +blood-of-titans, dust-imp owner:1"
    given = {"line": line, "p1_line": "krump", "discard": "urchin", "p1_discard": "umbra"}
    with Situation(**GATEWAY, **given, order_discards=True) as table:
        table.answer("play gateway-to-dis", "order troll blood-of-titans", "order krump dust-imp")
        table.changed(
            amber=2,
            chains=3,
            hand="",
            line="",
            discard="gateway-to-dis, blood-of-titans, troll, urchin",
            p1_line="",
            p1_discard="dust-imp, krump, umbra",
        )


@pytest.mark.rule("KF-DEST-03")
def test_what_has_gone_elsewhere_is_not_in_the_pile_to_be_ordered():
    given = {"p1_line": "bad-penny, troll +armageddon-cloak, krump, umbra"}
    with Situation(**GATEWAY, **given, order_discards=True) as table:
        table.answer("play gateway-to-dis")
        assert sorted(table.texts()[0].split()) == ["krump", "order", "umbra"]
        table.answer("order umbra krump")
        table.changed(
            chains=3, hand="", discard="gateway-to-dis", p1_hand="bad-penny", p1_line="troll",
            p1_discard="krump, umbra, armageddon-cloak",
        )  # fmt: skip


@pytest.mark.rule("KF-DEST-03")
def test_one_card_or_equal_cards_are_put_away_without_a_question():
    with Situation(**GATEWAY, line="urchin", p1_line="2 troll", order_discards=True) as table:
        table.answer("play gateway-to-dis")
        table.changed(
            chains=3, hand="", line="", discard="gateway-to-dis, urchin", p1_line="", p1_discard="2 troll"
        )


@pytest.mark.rule("KF-DEST-03")
def test_the_piles_are_ordered_before_anything_is_triggered_by_the_destruction():
    """Tolas lives on and pays for those who died, once they lie in their order."""
    given = {"p1_line": "dust-imp damage:1, umbra damage:1, tolas +blood-of-titans"}
    with Situation(house="shadows", hand="poison-wave", **given, order_discards=True) as table:
        table.answer("play poison-wave", "order umbra dust-imp")
        table.changed(
            amber=3, hand="", discard="poison-wave", p1_amber=2, p1_line="tolas damage:2 +blood-of-titans",
            p1_discard="dust-imp, umbra",
        )  # fmt: skip


@pytest.mark.rule("KF-DEST-03", "KF-OPEN-18")
@pytest.mark.parametrize(("line", "asked"), [("pile-reader", True), ("troll", False)])
def test_it_is_asked_where_a_card_of_the_game_looks_at_the_order(line, asked):
    with Invented(house="shadows", hand="poison-wave", line=line, p1_line="urchin, umbra damage:1") as table:
        table.answer("play poison-wave")
        assert (table.state.choices[0].reason == "discard-order") == asked
        table.answer(*(["order urchin umbra"] if asked else []))


@pytest.mark.rule("KF-DEST-03")
def test_a_table_may_want_to_be_asked_anyway():
    assert not GAME.new(seed=1).orders_discards
    state = GAME.start({"order_discards": True}, seed=1)
    assert state.orders_discards
    assert GAME.from_bytes(state.to_bytes()).orders_discards
    assert conform(GAME, state, seed=1, most=5000) > 100


@pytest.mark.rule("KF-DEST-15")
def test_who_cannot_stay_is_destroyed_at_once():
    given = {"house": "shadows", "hand": "relentless-whispers", "line": "tireless-crocag", "p1_amber": 2}
    with Situation(p1_line="urchin, dew-faerie", **given) as table:
        table.answer("play relentless-whispers", "damage urchin")
        table.changed(
            amber=2,
            hand="",
            discard="relentless-whispers",
            p1_amber=1,
            p1_line="dew-faerie",
            p1_discard="urchin",
        )
    with Situation(p1_line="urchin", **given) as table:  # the last enemy is gone, and the ability goes on
        table.answer("play relentless-whispers", "damage urchin")
        table.changed(
            amber=2,
            hand="",
            line="",
            discard="relentless-whispers, tireless-crocag",
            p1_amber=1,
            p1_line="",
            p1_discard="urchin",
        )


@pytest.mark.rule("KF-DEST-15")
def test_who_cannot_stay_is_gone_before_its_arrival_is_heard_of():
    given = {"hand": "tireless-crocag", "artifacts": "autocannon"}
    with Situation(p1_line="troll", **given) as table:
        table.answer("play tireless-crocag")
        table.changed(hand="", line="tireless-crocag exhausted damage:1")
    with Situation(**given) as table:
        table.answer("play tireless-crocag")
        table.changed(hand="", discard="tireless-crocag")
