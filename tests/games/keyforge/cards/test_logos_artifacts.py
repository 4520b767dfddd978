"""What cards of Logos in Call of the Archons do: artifacts."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from tests.games.keyforge.cards.looking import seen
from trivault.games.keyforge.state.printed import HOUSES as EVERY_HOUSE

Situation = partial(situations.Situation, house="logos")
HOUSES = "logos, brobnar, dis"


def test_anomaly_exploiter_destroys_a_damaged_creature():
    line = "mother damage:1, troll"
    with Situation(artifacts="anomaly-exploiter", line=line, p1_line="bumpsy damage:2, krump") as table:
        table.answer("act anomaly-exploiter")
        table.offers("destroy mother", "destroy bumpsy")
        table.answer("destroy bumpsy")
        table.changed(artifacts="anomaly-exploiter exhausted", p1_line="krump", p1_discard="bumpsy")


def test_anomaly_exploiter_finds_nobody_unhurt():
    with Situation(artifacts="anomaly-exploiter", line="troll", p1_line="krump") as table:
        table.answer("act anomaly-exploiter")
        table.changed(artifacts="anomaly-exploiter exhausted")


def test_chaos_portal_plays_the_top_card_of_the_house_you_name():
    with Situation(artifacts="chaos-portal", deck="troll, punch") as table:
        table.answer("act chaos-portal")
        table.offers(*EVERY_HOUSE)
        table.answer("brobnar")
        table.changed(artifacts="chaos-portal exhausted", deck="punch", line="troll exhausted")


def test_chaos_portal_leaves_a_card_of_another_house_in_sight():
    with Situation(artifacts="chaos-portal", deck="troll house:dis, punch") as table:
        table.answer("act chaos-portal", "brobnar")
        table.changed(artifacts="chaos-portal exhausted")
        assert [card == -1 for card in seen(table, 1).sides[0].deck] == [True, False]


def test_chaos_portal_with_an_empty_deck_plays_nothing():
    with Situation(artifacts="chaos-portal", discard="troll") as table:
        table.answer("act chaos-portal", "brobnar")
        table.changed(artifacts="chaos-portal exhausted")


def test_crazy_killing_machine_destroys_a_card_of_each_discarded_house():
    with Situation(
        artifacts="crazy-killing-machine", line="bumpsy", deck="troll, mother", p1_deck="urchin",
        p1_line="krump, noddy-the-thief", p1_artifacts="cannon",
    ) as table:  # fmt: skip
        table.answer("act crazy-killing-machine")
        table.offers("destroy bumpsy", "destroy krump", "destroy cannon")
        table.answer("destroy cannon")
        table.changed(
            artifacts="crazy-killing-machine exhausted", deck="mother", discard="troll", p1_deck="",
            p1_line="krump", p1_artifacts="", p1_discard="noddy-the-thief, cannon, urchin",
        )  # fmt: skip


@pytest.mark.parametrize(
    ("theirs", "line", "left", "fallen"),
    [
        ("urchin", "krump", "", "krump, urchin"),  # nobody of Shadows is there
        ("", "krump", "", "krump"),  # an empty deck
        ("troll", "krump warded, bumpsy", "krump", "bumpsy, troll"),  # a ward instead of a destruction
    ],
)
def test_crazy_killing_machine_is_destroyed_if_it_did_not_destroy_two(theirs, line, left, fallen):
    with Situation(artifacts="crazy-killing-machine", deck="troll", p1_deck=theirs, p1_line=line) as table:
        table.answer("act crazy-killing-machine", *(["destroy krump", "destroy bumpsy"] if left else []))
        gone = {"p1_deck": ""} if theirs else {}
        table.changed(
            artifacts="",
            deck="",
            discard="crazy-killing-machine, troll",
            p1_line=left,
            p1_discard=fallen,
            **gone,
        )


def test_crazy_killing_machine_may_destroy_itself():
    with Situation(artifacts="crazy-killing-machine", deck="mother", p1_deck="troll", p1_line="krump") as table:
        table.answer("act crazy-killing-machine")
        table.changed(
            artifacts="", deck="", discard="crazy-killing-machine, mother",
            p1_deck="", p1_line="", p1_discard="krump, troll",
        )  # fmt: skip


def test_library_of_babble_draws_a_card():
    with Situation(artifacts="library-of-babble", deck="troll, punch") as table:
        table.answer("act library-of-babble")
        table.changed(artifacts="library-of-babble exhausted", deck="punch", hand="troll")
        table.refused("act library-of-babble", "KF-GEN-10")


@pytest.mark.parametrize(
    ("answer", "hand", "archives"),
    [
        ("archive troll punch", "mother", "mobius-scroll, troll, punch"),
        ("archive mother", "troll, punch", "mobius-scroll, mother"),
        ("skip", None, "mobius-scroll"),
    ],
)
def test_mobius_scroll_is_archived_with_up_to_two_cards(answer, hand, archives):
    with Situation(artifacts="mobius-scroll", hand="troll, punch, mother") as table:
        table.answer("act mobius-scroll", answer)
        table.changed(artifacts="", archives=archives, **({"hand": hand} if hand else {}))


@pytest.mark.rule("KF-CTRL-05")
def test_mobius_scroll_of_the_opponent_goes_to_its_owners_archives():
    with Situation(hand="remote-access, troll", p1_artifacts="mobius-scroll") as table:
        table.answer("play remote-access", "archive troll")
        table.changed(
            hand="", discard="remote-access", amber=1, archives="troll",
            p1_artifacts="", p1_archives="mobius-scroll",
        )  # fmt: skip


def test_pocket_universe_stores_amber_from_your_pool():
    with Situation(artifacts="pocket-universe", amber=2) as table:
        table.answer("act pocket-universe")
        table.changed(artifacts="pocket-universe exhausted amber:1", amber=1)
    with Situation(artifacts="pocket-universe", p1_amber=2) as table:
        table.answer("act pocket-universe")
        table.changed(artifacts="pocket-universe exhausted")


def test_pocket_universe_pays_for_keys():
    with Situation(step="forge", artifacts="pocket-universe amber:4", amber=3, houses=HOUSES) as table:
        table.answer("spend 3", "red", "logos")
        table.changed(artifacts="pocket-universe amber:1", amber=0, keys="red")


def test_pocket_universe_of_the_opponent_pays_nothing():
    with Situation(step="forge", p1_artifacts="pocket-universe amber:6", amber=3, houses=HOUSES) as table:
        table.answer("logos")
        table.changed()


def test_spangler_box_purges_a_creature_and_changes_hands():
    with Situation(artifacts="spangler-box", line="mother", p1_line="troll +blood-of-titans, bumpsy") as table:
        table.answer("act spangler-box")
        table.offers("purge mother", "purge troll", "purge bumpsy")
        table.answer("purge troll")
        table.changed(
            artifacts="", p1_line="bumpsy", p1_purged="troll", p1_discard="blood-of-titans",
            p1_artifacts="spangler-box owner:0 exhausted purged:troll",
        )  # fmt: skip


@pytest.mark.parametrize(("line", "after"), [("", None), ("troll warded", "troll")])
def test_spangler_box_stays_if_it_purged_nobody(line, after):
    with Situation(artifacts="spangler-box", p1_line=line) as table:
        table.answer("act spangler-box")
        table.changed(artifacts="spangler-box exhausted", **({"p1_line": after} if after else {}))


def test_spangler_box_used_by_the_opponent_stays_with_its_controller():
    with Situation(hand="remote-access", line="mother", p1_artifacts="spangler-box", p1_line="troll") as table:
        table.answer("play remote-access", "purge troll")
        table.changed(
            hand="", discard="remote-access", amber=1, p1_line="", p1_purged="troll",
            p1_artifacts="spangler-box exhausted purged:troll",
        )  # fmt: skip


def test_spangler_box_gives_all_creatures_back_to_their_owners_when_it_leaves():
    with Situation(
        house="brobnar", hand="barehanded", line="bumpsy", purged="krump, punch",
        artifacts="spangler-box owner:1 purged:krump purged:troll", p1_purged="troll", p1_line="mother",
    ) as table:  # fmt: skip
        table.answer("play barehanded")
        table.offers("choose krump", "choose troll")
        table.answer("choose troll", "left", "left")
        table.changed(
            hand="", discard="barehanded", amber=1, artifacts="", p1_deck="spangler-box",
            line="krump exhausted, bumpsy", purged="punch",
            p1_line="troll exhausted, mother", p1_purged="",
        )  # fmt: skip


@pytest.mark.rule("KF-FAQ-72", "KF-PLAY-12")
def test_a_creature_from_the_spangler_box_enters_whatever_its_play_condition():
    with Situation(
        house="untamed", hand="grasping-vines", artifacts="spangler-box purged:kelifi-dragon",
        purged="kelifi-dragon",
    ) as table:  # fmt: skip
        table.answer("play grasping-vines", "to-hand spangler-box")
        table.changed(
            hand="spangler-box", discard="grasping-vines", amber=1, artifacts="", purged="",
            line="kelifi-dragon exhausted",
        )  # fmt: skip


def test_the_return_from_a_spangler_box_is_seen_but_is_no_play():
    with Situation(
        house="brobnar", hand="barehanded", artifacts="spangler-box purged:bumpsy, autocannon", purged="bumpsy",
        p1_amber=3,
    ) as table:  # fmt: skip
        table.answer("play barehanded", "order spangler-box autocannon")
        assert table.state.players[1].amber == 3  # Bumpsy was not played
        assert [table.state.defs[c].slug for c in table.state.players[0].line] == ["bumpsy"]
    with Situation(
        house="logos", artifacts="crazy-killing-machine, spangler-box purged:bumpsy", purged="bumpsy",
        deck="mother", p1_deck="dextre", p1_artifacts="autocannon",
    ) as table:  # fmt: skip
        table.answer("act crazy-killing-machine", "destroy spangler-box")
        table.changed(
            artifacts="", deck="", discard="crazy-killing-machine, spangler-box, mother", purged="",
            line="bumpsy exhausted damage:1", p1_deck="", p1_discard="dextre",
        )  # fmt: skip


def test_spectral_tunneler_makes_a_flank_creature_that_draws_when_it_reaps():
    with Situation(artifacts="spectral-tunneler", line="mother, batdrone, dextre", deck="3 punch") as table:
        table.answer("act spectral-tunneler", "choose batdrone", "reap batdrone", "reap mother")
        table.changed(
            artifacts="spectral-tunneler exhausted", amber=2, hand="punch", deck="2 punch",
            line="mother exhausted, batdrone exhausted, dextre",
        )  # fmt: skip


def test_spectral_tunneler_works_for_this_turn_only():
    with Situation(
        artifacts="spectral-tunneler", line="mother, titan-mechanic, dextre", hand="7 labwork", houses=HOUSES,
        deck="3 punch", p1_hand="6 troll", p1_houses="brobnar, dis, mars",
    ) as table:  # fmt: skip
        assert table.key_cost(0) == 6
        table.answer("act spectral-tunneler", "choose titan-mechanic")
        assert table.key_cost(0) == table.key_cost(1) == 5
        table.answer("end-turn", "brobnar", "end-turn")
        assert table.key_cost(0) == 6
        table.answer("logos", "reap titan-mechanic")
        assert len(table.state.players[0].deck) == 3


@pytest.mark.rule("KF-LAST-04")
def test_what_a_spectral_tunneler_gave_is_lost_when_the_creature_leaves_play():
    with Situation(
        artifacts="spectral-tunneler, speed-sigil", line="batdrone, mother", hand="phase-shift, nature-s-call",
        deck="3 punch",
    ) as table:  # fmt: skip
        table.answer("act spectral-tunneler", "choose batdrone", "play phase-shift", "play nature-s-call")
        table.answer("to-hand batdrone", "play batdrone", "left", "reap batdrone")
        table.changed(
            artifacts="spectral-tunneler exhausted, speed-sigil", amber=2, hand="",
            discard="nature-s-call, phase-shift", line="batdrone exhausted, mother",
        )  # fmt: skip


@pytest.mark.rule("KF-FAQ-63", "KF-REAP-04")
def test_a_reap_effect_gained_in_the_reap_window_still_triggers():
    with Situation(house="shadows", line="nexus", deck="2 punch", p1_artifacts="spectral-tunneler") as table:
        table.answer("reap nexus")
        table.changed(
            amber=1, line="nexus exhausted", hand="punch", deck="punch",
            p1_artifacts="spectral-tunneler exhausted",
        )  # fmt: skip


def test_the_reap_effect_from_a_spectral_tunneler_goes_with_the_creature_to_its_new_controller():
    with Situation(
        artifacts="spectral-tunneler", hand="harland-mindlock",
        deck="2 punch", p1_line="mother", p1_deck="troll",
    ) as table:  # fmt: skip
        table.answer("act spectral-tunneler", "play harland-mindlock", "left", "reap mother")
        table.changed(
            artifacts="spectral-tunneler exhausted", hand="punch", deck="punch",
            amber=1, line="mother owner:1 exhausted, harland-mindlock exhausted", p1_line="",
        )  # fmt: skip


def test_strange_gizmo_destroys_everything_after_you_forge():
    with Situation(
        step="forge", amber=6, artifacts="strange-gizmo, cannon", line="mother", houses=HOUSES,
        p1_line="troll +blood-of-titans, bumpsy", p1_artifacts="autocannon",
    ) as table:  # fmt: skip
        table.answer("red", "logos")
        table.changed(
            keys="red", artifacts="", line="", discard="cannon, strange-gizmo, mother",
            p1_line="", p1_artifacts="", p1_discard="autocannon, bumpsy, troll, blood-of-titans",
        )  # fmt: skip


@pytest.mark.parametrize("amber", [5, 6])
def test_strange_gizmo_of_the_opponent_does_not_mind_your_forging(amber):
    with Situation(
        step="forge", amber=amber, line="mother", houses=HOUSES, p1_artifacts="strange-gizmo"
    ) as table:
        table.answer(*(["red"] if amber == 6 else []), "logos")
        table.changed(**({"keys": "red"} if amber == 6 else {}))


def test_the_howling_pit_lets_both_players_draw_one_more():
    with Situation(
        artifacts="the-howling-pit", deck="9 labwork", p1_deck="9 troll", houses=HOUSES,
        p1_houses="brobnar, dis, mars",
    ) as table:  # fmt: skip
        table.answer("end-turn", "brobnar", "end-turn", "logos")
        assert [len(side.hand) for side in table.state.players] == [7, 7]
