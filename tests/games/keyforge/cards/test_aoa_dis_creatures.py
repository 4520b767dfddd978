"""What cards of Dis in Age of Ascension do: creatures."""

from math import comb

import pytest

from tests.games.keyforge.houses import Dis
from trivault.games.keyforge.rules.damage import keyword, power
from trivault.games.keyforge.state.printed import HOUSES

FULL = "6 fear"  # a hand that draws nothing at the end of the turn


# Æmber Imp


def test_aember_imp_stuns_every_creature_that_reaps():
    with Dis(line="pit-demon", p1_line="aember-imp") as table:
        table.answer("reap pit-demon")
        table.changed(amber=1, line="pit-demon exhausted stunned")
    with Dis(line="pit-demon, aember-imp") as table:
        table.answer("reap aember-imp")
        table.changed(amber=1, line="pit-demon, aember-imp exhausted stunned")


def test_aember_imp_stuns_nobody_who_fights():
    with Dis(line="pit-demon", p1_line="aember-imp, troll") as table:
        table.answer("fight pit-demon", "attack aember-imp")
        table.changed(line="pit-demon exhausted")


@pytest.mark.rule("KF-FAQ-55")
def test_gabos_attacks_the_elusive_aember_imp_and_hits_another_creature():
    with Dis(line="gabos-longarms", p1_line="aember-imp, bumpsy") as table:
        table.answer("fight gabos-longarms", "attack aember-imp", "choose bumpsy")
        table.changed(line="gabos-longarms exhausted", p1_line="aember-imp", p1_discard="bumpsy")


# Angwish


def test_angwish_makes_their_keys_dearer_by_its_damage():
    with Dis(line="angwish damage:3", p1_line="krump damage:2") as table:
        assert (table.key_cost(0), table.key_cost(1)) == (6, 9)
    with Dis(line="angwish") as table:
        assert table.key_cost(1) == 6


# Bloodshard Imp


def test_bloodshard_imp_takes_whoever_reaps():
    with Dis(line="pit-demon, krump", p1_line="bloodshard-imp") as table:
        table.answer("reap pit-demon")
        table.changed(amber=1, line="krump", discard="pit-demon")
    with Dis(line="pit-demon, bloodshard-imp", p1_line="troll") as table:
        table.answer("reap bloodshard-imp", "fight pit-demon")
        table.changed(amber=1, line="", discard="pit-demon, bloodshard-imp", p1_line="troll damage:5")


# Bronze, Silver and Gold Key Imp


@pytest.mark.parametrize(("imp", "barred"), [("bronze-key-imp", 0), ("silver-key-imp", 1), ("gold-key-imp", 2)])
def test_a_key_imp_bars_one_key_of_each_player(imp, barred):
    for forged in range(3):
        keys = ", ".join(["red", "blue", "yellow"][:forged])
        for given in ({"line": imp}, {"p1_line": imp}):
            with Dis(step="forge", amber=6, keys=keys, **given) as table:
                state = table.state
                if barred == forged:
                    assert (state.players[0].amber, state.players[0].forged()) == (6, forged)
                    table.answer("dis")
                else:
                    assert state.players[0].amber == 0
                    table.answer(*(["yellow", "dis"] if forged < 2 else []))
                    assert state.players[0].forged() == forged + 1


# Gub and Streke: not on a flank


def test_gub_is_strong_and_taunts_between_two_others():
    with Dis(line="krump, gub, troll", p1_line="gub, urchin") as table:
        gubs = [c for c in table.state.play if table.state.defs[c].slug == "gub"]
        assert [power(table.state, c) for c in gubs] == [6, 1]
        assert [keyword(table.state, c, "taunt") for c in gubs] == [1, 0]


def test_streke_takes_a_card_from_the_opponents_hand_while_not_on_a_flank():
    given = {"p1_deck": "9 troll", "p1_houses": "dis, brobnar, mars", "deck": "9 troll"}
    for line, size in (("krump, streke, troll", 5), ("streke, krump, troll", 6)):
        with Dis(line=line, **given) as table:
            table.answer("end-turn", "dis", "end-turn")
            assert len(table.state.players[1].hand) == size
            assert len(table.state.players[0].hand) == 6
            table.answer("dis")


# Neffru


def test_neffru_pays_the_owner_of_each_destroyed_creature():
    given = {"line": "neffru, bumpsy owner:1, urchin", "p1_line": "troll", "p1_artifacts": "subtle-maul"}
    with Dis(hand="cull-the-weak, fear", **given) as table:
        table.answer("play cull-the-weak")
        table.changed(amber=1, hand="fear", discard="cull-the-weak", p1_amber=1, p1_line="", p1_discard="troll")
    with Dis(hand="ortannu-s-binding", line="neffru, urchin damage:0, bumpsy owner:1 damage:3") as table:
        table.answer("play ortannu-s-binding", "damage bumpsy")
        table.changed(
            amber=1, hand="", discard="ortannu-s-binding", line="neffru, urchin", p1_amber=1,
            p1_discard="bumpsy",
        )  # fmt: skip


def test_neffru_pays_for_all_that_are_destroyed_together():
    with Dis(hand="onyx-knight", line="neffru, bumpsy, shooler", p1_line="pit-demon") as table:
        table.answer("play onyx-knight", "left")
        table.changed(
            amber=2, hand="", line="onyx-knight exhausted, neffru", discard="shooler, bumpsy",
            p1_amber=1, p1_line="", p1_discard="pit-demon",
        )  # fmt: skip


def test_neffru_pays_for_creatures_only():
    with Dis(line="neffru", artifacts="lifeward") as table:
        table.answer("omni lifeward")
        table.changed(artifacts="", discard="lifeward")


# Onyx Knight


def test_onyx_knight_destroys_creatures_of_odd_power():
    with Dis(
        hand="onyx-knight", line="bumpsy, krump power:1, urchin power:1", p1_line="shooler damage:1, troll"
    ) as table:
        table.answer("play onyx-knight", "left")
        table.changed(
            hand="", line="onyx-knight exhausted, urchin power:1", discard="krump, bumpsy",
            p1_line="troll", p1_discard="shooler",
        )  # fmt: skip


# Ortannu the Chained


@pytest.mark.rule("KF-DMG-06", "KF-DMG-15")
def test_ortannu_the_chained_returns_each_binding_and_deals_damage_for_it():
    with Dis(
        line="ortannu-the-chained", discard="ortannu-s-binding, fear, ortannu-s-binding",
        p1_line="krump, bumpsy, valdr, troll", p1_discard="ortannu-s-binding",
    ) as table:  # fmt: skip
        table.answer("reap ortannu-the-chained")
        table.offers(*(f"damage {c}" for c in ("ortannu-the-chained", "krump", "bumpsy", "valdr", "troll")))
        table.answer("damage bumpsy", "damage krump")
        table.changed(
            amber=1, line="ortannu-the-chained exhausted", hand="2 ortannu-s-binding", discard="fear",
            p1_line="krump damage:4, bumpsy damage:4, valdr damage:2, troll",
        )  # fmt: skip


def test_ortannu_without_a_binding_deals_no_damage():
    with Dis(line="ortannu-the-chained", discard="fear", hand="ortannu-s-binding", p1_line="krump") as table:
        table.answer("reap ortannu-the-chained")
        table.changed(amber=1, line="ortannu-the-chained exhausted")


# Skullion


def test_skullion_costs_a_friendly_creature():
    with Dis(hand="skullion", line="krump, troll", p1_line="bumpsy") as table:
        table.answer("play skullion", "left")
        table.offers("destroy skullion", "destroy krump", "destroy troll")
        table.answer("destroy troll")
        table.changed(hand="", discard="troll", line="skullion exhausted, krump")
    with Dis(hand="skullion", p1_line="bumpsy") as table:
        table.answer("play skullion")
        table.changed(hand="", discard="skullion")


# Spyyyder


def test_spyyyder_poisons_whom_it_attacks_on_a_flank():
    with Dis(line="spyyyder", p1_line="krump, troll, valdr") as table:
        table.answer("fight spyyyder", "attack krump")
        table.changed(line="spyyyder exhausted", p1_line="troll, valdr", p1_discard="krump")
    with Dis(line="spyyyder", p1_line="krump, troll, valdr") as table:
        table.answer("fight spyyyder", "attack troll")
        table.changed(line="spyyyder exhausted", p1_line="krump, troll damage:2, valdr")
    with Dis(line="pit-demon, spyyyder", p1_line="krump, troll") as table:
        table.answer("fight pit-demon", "attack krump")
        table.changed(line="spyyyder", discard="pit-demon", p1_line="krump damage:5, troll")
    with Dis(line="pit-demon", p1_line="spyyyder, troll") as table:
        table.answer("fight pit-demon", "attack spyyyder")
        table.changed(line="pit-demon exhausted damage:2", p1_line="troll", p1_discard="spyyyder")


# Tezmal


def test_tezmal_bars_a_house_on_their_next_turn_only():
    with Dis(
        line="tezmal, krump", hand=FULL, houses="dis, logos, mars", p1_houses="brobnar, shadows, untamed",
        p1_hand="6 punch",
    ) as table:  # fmt: skip
        table.answer("reap tezmal")
        table.offers(*HOUSES)
        table.answer("shadows", "end-turn")
        table.offers("brobnar", "untamed")
        table.answer("untamed", "end-turn")
        table.offers("dis", "logos", "mars", "brobnar")
        table.answer("mars", "end-turn")
        table.offers("brobnar", "shadows", "untamed")
        table.answer("shadows")


# Yurk, Old Yurk, Ancient Yurk


@pytest.mark.parametrize(("yurk", "n"), [("yurk", 1), ("old-yurk", 2), ("ancient-yurk", 3)])
def test_a_yurk_eats_cards_of_the_hand(yurk, n):
    food = ["fear", "punch", "charette", "hysteria"]
    with Dis(hand=", ".join([yurk, *food]), p1_hand="troll") as table:
        table.answer(f"play {yurk}")
        assert len(table.state.legal()) == comb(len(food), n)
        table.answer("discard " + " ".join(food[:n]))
        table.changed(hand=", ".join(food[n:]), discard=", ".join(reversed(food[:n])), line=f"{yurk} exhausted")
    with Dis(hand=f"{yurk}, fear") as table:
        table.answer(f"play {yurk}")
        table.changed(hand="", discard="fear", line=f"{yurk} exhausted")
