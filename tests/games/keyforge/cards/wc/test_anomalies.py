"""What the anomalies of Worlds Collide do."""

import pytest

from tests.games.keyforge.candidates import case
from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.effects.bold_words import effects_of
from trivault.games.keyforge.rules.creature_stats import keyword
from trivault.games.keyforge.rules.events import REAPED

# Ghostform


def test_ghostform_lets_its_creature_survive_and_goes_to_the_archives():
    with Situation(house="dis", line="dust-imp +ghostform, shooler", p1_line="troll") as table:
        table.answer("fight dust-imp")
        table.changed(
            line="dust-imp exhausted, shooler", archives="ghostform house:dis", p1_line="troll damage:2"
        )


def test_ghostform_goes_to_its_owners_archives_after_reaping():
    with Situation(house="dis", line="dust-imp +ghostform/owner:1") as table:
        table.answer("reap dust-imp")
        table.changed(amber=1, line="dust-imp exhausted", p1_archives="ghostform house:dis")


@pytest.mark.rule("KF-KW-INV-01")
def test_ghostform_protects_its_creature_alone():
    with Situation(
        house="logos", hand="twin-bolt-emission", line="dextre", p1_line="troll +ghostform, bumpsy"
    ) as table:
        table.answer("play twin-bolt-emission", "damage troll bumpsy")
        assert (
            table.state.play[table.card("troll")].damage,
            table.state.play[table.card("bumpsy")].damage,
        ) == (0, 2)


# Infomancer and Memolith


def test_infomancer_grafts_an_action_of_your_hand_and_resolves_it_when_it_reaps():
    with Situation(hand="infomancer, punch, troll", p1_line="krump") as table:
        table.answer("play infomancer")
        table.changed(hand="troll", line="infomancer house:brobnar exhausted grafted:punch")
    with Situation(
        line="infomancer grafted:punch grafted:anger", p1_line="krump, bumpsy", p1_hand="smith"
    ) as table:
        table.answer("reap infomancer")
        table.offers("choose punch", "choose anger")
        table.answer("choose punch", "damage krump")
        table.changed(
            amber=1,
            line="infomancer house:brobnar exhausted grafted:punch grafted:anger",
            p1_line="krump damage:3, bumpsy",
        )


def test_infomancer_with_nothing_grafted_only_reaps():
    with Situation(line="infomancer", p1_line="krump") as table:
        table.answer("reap infomancer")
        table.changed(amber=1, line="infomancer house:brobnar exhausted")


def test_infomancer_without_an_action_in_hand_grafts_nothing():
    with Situation(hand="infomancer, troll", p1_hand="punch") as table:
        table.answer("play infomancer")
        table.changed(hand="troll", line="infomancer house:brobnar exhausted")


def test_memolith_grafts_or_resolves():
    with Situation(
        hand="punch, troll", artifacts="memolith grafted:anger", line="bumpsy exhausted", p1_line="krump"
    ) as table:
        table.answer("act memolith")
        table.offers("graft-action", "trigger-grafted")
        table.answer("graft-action")
        table.changed(hand="troll", artifacts="memolith house:brobnar exhausted grafted:anger grafted:punch")
    with Situation(hand="anger", artifacts="memolith grafted:punch", p1_line="krump") as table:
        table.answer("act memolith", "trigger-grafted")
        table.changed(artifacts="memolith house:brobnar exhausted grafted:punch", p1_line="krump damage:3")


def test_memolith_resolves_nothing_of_mimicry_which_is_a_copy_only_when_it_is_played():
    with Situation(
        hand="anger", artifacts="memolith grafted:mimicry", p1_discard="punch", p1_line="krump"
    ) as table:
        table.answer("act memolith", "trigger-grafted")
        table.changed(artifacts="memolith house:brobnar exhausted grafted:mimicry")


# Lateral Shift


def test_lateral_shift_plays_a_creature_of_the_opponents_hand_as_your_own():
    with Situation(hand="lateral-shift, smith", line="bumpsy", p1_hand="dust-imp, punch") as table:
        table.answer("play lateral-shift")
        table.offers("choose dust-imp", "choose punch")
        table.answer("choose dust-imp", "right")
        table.changed(
            hand="smith",
            line="bumpsy, dust-imp owner:1 exhausted",
            discard="lateral-shift house:brobnar",
            p1_hand="punch",
        )


def test_lateral_shift_plays_an_action_that_goes_to_its_owners_discard_pile():
    with Situation(hand="lateral-shift", p1_hand="punch", p1_line="troll") as table:
        table.answer("play lateral-shift")
        table.changed(
            amber=1, hand="", discard="lateral-shift house:brobnar", p1_hand="", p1_discard="punch",
            p1_line="troll damage:3",
        )  # fmt: skip


# Nizak, The Forgotten


def test_nizak_cannot_be_hurt_while_he_fights():
    with Situation(line="nizak-the-forgotten", p1_line="troll") as table:
        table.answer("fight nizak-the-forgotten")
        table.changed(line="nizak-the-forgotten house:brobnar exhausted", p1_line="troll damage:6")


def test_nizak_sends_whom_he_kills_back_to_the_hand():
    with Situation(line="nizak-the-forgotten", p1_line="bumpsy, troll") as table:
        table.answer("fight nizak-the-forgotten", "attack bumpsy")
        table.changed(line="nizak-the-forgotten house:brobnar exhausted", p1_line="troll", p1_hand="bumpsy")


def test_nizak_is_not_hurt_when_he_is_attacked():
    with Situation(house="dis", line="shooler", p1_line="nizak-the-forgotten") as table:
        table.answer("fight shooler")
        table.changed(line="", hand="shooler")


def test_nizak_can_be_hurt_outside_of_a_fight():
    with Situation(house="logos", hand="twin-bolt-emission", p1_line="nizak-the-forgotten, troll") as table:
        table.answer("play twin-bolt-emission")
        assert table.state.play[table.card("nizak-the-forgotten")].damage == 2


# The Grim Reaper


@pytest.mark.parametrize(("cards", "ready"), [(9, " exhausted"), (10, "")])
@pytest.mark.rule("KF-ZONE-15")
def test_the_grim_reaper_enters_ready_if_you_are_haunted(cards, ready):
    with Situation(hand="the-grim-reaper", discard=f"{cards} punch", p1_discard="12 punch") as table:
        table.answer("play the-grim-reaper")
        table.changed(hand="", line=f"the-grim-reaper house:brobnar{ready}")


def test_the_grim_reaper_purges_one_of_each_side():
    with Situation(line="the-grim-reaper, bumpsy", p1_line="troll, krump") as table:
        table.answer("reap the-grim-reaper")
        table.offers("purge troll", "purge krump")
        table.answer("purge krump")
        table.offers("purge the-grim-reaper", "purge bumpsy")
        table.answer("purge bumpsy")
        table.changed(
            amber=1,
            line="the-grim-reaper house:brobnar exhausted",
            purged="bumpsy",
            p1_line="troll",
            p1_purged="krump",
        )


# The Red Baron


@pytest.mark.parametrize(("keys", "amber", "theirs"), [("red", 2, 2), ("blue", 1, 3), ("", 1, 3)])
@pytest.mark.rule("KF-FORGE-09")
def test_the_red_baron_steals_with_your_red_key(keys, amber, theirs):
    with Situation(line="the-red-baron", keys=keys, p1_amber=3, p1_keys="red") as table:
        table.answer("reap the-red-baron")
    assert (table.state.players[0].amber, table.state.players[1].amber) == (amber, theirs)


@pytest.mark.parametrize("keys", ["red", "blue"])
def test_the_red_baron_has_a_reap_ability_only_with_your_red_key(keys):
    table = Situation(line="the-red-baron", keys=keys)
    baron = table.card("the-red-baron")
    assert bool(effects_of(table.state, baron, REAPED.name)) == (keys == "red")


@pytest.mark.parametrize(("keys", "p1_keys", "elusive"), [("", "red", 1), ("red", "", 0), ("", "blue", 0)])
def test_the_red_baron_is_elusive_with_the_red_key_of_the_opponent(keys, p1_keys, elusive):
    with Situation(line="the-red-baron, bumpsy", keys=keys, p1_keys=p1_keys, p1_line="troll") as table:
        assert keyword(table.state, table.card("the-red-baron"), "elusive") == elusive
        assert keyword(table.state, table.card("bumpsy"), "elusive") == 0


# Timequake


def test_timequake_shuffles_friendly_cards_away_and_draws_as_many():
    with Situation(
        hand="timequake",
        line="bumpsy +blood-of-titans, troll owner:1",
        artifacts="cannon",
        deck="3 punch",
        p1_line="krump",
    ) as table:
        table.answer("play timequake")
        you, opponent = table.state.players
        assert (len(you.hand), len(you.deck), you.line, you.artifacts) == (3, 3, [], [])
        assert [table.state.defs[card].slug for card in opponent.deck] == ["troll"]
        assert [table.state.defs[card].slug for card in opponent.line] == ["krump"]


def test_timequake_with_nothing_in_play_draws_nothing():
    with Situation(hand="timequake", deck="3 punch", p1_line="krump") as table:
        table.answer("play timequake")
        table.changed(amber=1, hand="", discard="timequake house:brobnar")


# Valoocanth


@pytest.mark.parametrize("deed", ["reap", "fight"])
def test_valoocanth_exhausts_an_enemy_and_its_neighbors(deed):
    with Situation(line="valoocanth warded, bumpsy", p1_line="troll, krump, pit-demon, shooler") as table:
        table.answer(f"{deed} valoocanth", *(["attack troll"] if deed == "fight" else []))
        table.offers("exhaust troll", "exhaust krump", "exhaust pit-demon", "exhaust shooler")
        table.answer("exhaust pit-demon")
        ready = [table.state.defs[c].slug for c in table.state.play if table.state.play[c].ready]
        assert ready == ["bumpsy", "troll"]


@pytest.mark.rule("KF-CARD-08")
def test_an_anomaly_is_of_the_house_that_is_printed_on_it():
    with Situation(house="dis", line="valoocanth house:dis, nizak-the-forgotten house:logos") as table:
        assert "reap valoocanth" in table.texts()
        assert "reap nizak-the-forgotten" not in table.texts()


# What they leave alone: a forbidden candidate or number is on the table


LEFT_ALONE = {
    "infomancer": [
        case("play infomancer", hand="infomancer, punch, anger, troll", offers="graft punch, graft anger"),
    ],
    "memolith": [
        case("act memolith; graft-action", hand="punch, anger, troll", p1_hand="smith",
             artifacts="memolith grafted:smith", offers="graft punch, graft anger"),
        case("act memolith; trigger-grafted", artifacts="memolith grafted:smith grafted:punch", p1_line="krump",
             offers="choose smith, choose punch"),
    ],
    "nizak-the-forgotten": [
        case("play punch; damage urchin", hand="punch", line="nizak-the-forgotten", p1_line="urchin, troll",
             changed={"amber": 1, "hand": "", "discard": "punch", "p1_line": "troll", "p1_discard": "urchin"}),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
