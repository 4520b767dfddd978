"""What the cards of Logos in Call of the Archons do."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from tests.games.keyforge.candidates import case
from tests.games.keyforge.cards.looking import deck_of, seen
from trivault.games.keyforge.rules.creature_stats import armor, keyword
from trivault.games.keyforge.state.printed import HOUSES as EVERY_HOUSE

Situation = partial(situations.Situation, house="logos")


FULL = "6 labwork"  # a hand that draws nothing at the end of the turn


HOUSES = "logos, brobnar, dis"


# Actions


@pytest.mark.rule("KF-WORD-12")
def test_bouncing_deathquark_destroys_one_on_each_side_and_may_go_on():
    with Situation(
        hand="bouncing-deathquark", line="troll, bumpsy", p1_line="mother, batdrone, dextre"
    ) as table:
        table.answer("play bouncing-deathquark", "destroy mother")
        table.offers("destroy troll", "destroy bumpsy")
        table.answer("destroy troll")
        table.changed(hand="", line="bumpsy", discard="troll", p1_line="batdrone, dextre", p1_discard="mother")
        table.offers("repeat bouncing-deathquark", "skip")
        table.answer("repeat bouncing-deathquark", "destroy batdrone")
        table.changed(
            line="",
            discard="bouncing-deathquark, bumpsy, troll",
            p1_line="dextre",
            p1_discard="batdrone, mother",
        )


def test_bouncing_deathquark_need_not_be_repeated():
    with Situation(hand="bouncing-deathquark", line="troll, bumpsy", p1_line="mother, batdrone") as table:
        table.answer("play bouncing-deathquark", "destroy mother", "destroy troll", "skip")
        table.changed(
            hand="",
            line="bumpsy",
            discard="bouncing-deathquark, troll",
            p1_line="batdrone",
            p1_discard="mother",
        )


@pytest.mark.rule("KF-WORD-12")
def test_bouncing_deathquark_does_what_it_can_but_repeats_only_the_whole():
    with Situation(hand="bouncing-deathquark", p1_line="mother, batdrone") as table:
        table.answer("play bouncing-deathquark", "destroy mother")
        table.changed(hand="", discard="bouncing-deathquark", p1_line="batdrone", p1_discard="mother")


def test_bouncing_deathquark_destroys_both_at_the_same_moment():
    """Dextre's way onto the deck and Smoko's archived card share a window."""
    with Situation(hand="bouncing-deathquark", line="research-smoko", deck="punch", p1_line="dextre") as table:
        table.answer("play bouncing-deathquark")
        table.offers("resolve dextre dextre", "resolve research-smoko research-smoko")
        table.answer("resolve dextre dextre")
        table.changed(
            hand="", line="", deck="", archives="punch", discard="bouncing-deathquark, research-smoko",
            p1_line="", p1_deck="dextre",
        )  # fmt: skip


@pytest.mark.rule("KF-EX-07")
def test_dimension_door_steals_what_reaping_would_bring():
    with Situation(hand="dimension-door", line="mother, batdrone, troll", p1_amber=1) as table:
        table.answer("play dimension-door", "reap mother")
        table.changed(
            hand="", discard="dimension-door", amber=1, line="mother exhausted, batdrone, troll", p1_amber=0
        )
        table.answer("reap batdrone")  # nothing is left to steal, and nothing is gained instead
        table.changed(line="mother exhausted, batdrone exhausted, troll")


def test_dimension_door_leaves_other_gains_alone_and_ends_with_the_turn():
    situation = {"hand": f"labwork, {FULL}", "line": "mother", "deck": "2 troll"}
    with Situation(
        effects="dimension-door", p1_amber=3, p1_line="bumpsy", p1_hand="6 punch",
        p1_houses="brobnar, dis, mars", **situation,
    ) as table:  # fmt: skip
        table.answer("play labwork", "end-turn", "brobnar", "reap bumpsy")
        state = table.state
        assert [side.amber for side in state.players] == [1, 4]


@pytest.mark.parametrize(
    ("mine", "theirs", "after"), [(0, 0, (0, 0)), (1, 1, (1, 1)), (5, 2, (3, 1)), (6, 7, (3, 4))]
)
def test_effervescent_principle_halves_both_pools_and_rounds_the_loss_down(mine, theirs, after):
    with Situation(hand="effervescent-principle", amber=mine, p1_amber=theirs) as table:
        table.answer("play effervescent-principle")
        pools = {"amber": (mine, after[0]), "p1_amber": (theirs, after[1])}
        lost = {name: now for name, (before, now) in pools.items() if before != now}
        table.changed(hand="", discard="effervescent-principle", chains=1, **lost)


def test_foggify_stops_all_fights_in_the_opponents_next_turn_only():
    with Situation(
        hand=f"foggify, {FULL}", line="mother", houses=HOUSES, p1_houses="brobnar, dis, mars",
        p1_line="troll, bumpsy stunned", p1_hand="6 punch",
    ) as table:  # fmt: skip
        table.answer("play foggify")
        assert table.can("fight mother")  # the rest of this turn is as it was
        table.answer("end-turn", "brobnar")
        table.offers("play punch", "discard punch", "reap troll", "unstun bumpsy", "end-turn")
        table.refused("fight troll", "KF-GEN-01")
        table.answer("end-turn", "logos")
        assert table.can("fight mother")
        table.answer("end-turn", "brobnar")
        assert table.can("fight troll")


def test_help_from_future_self_finds_a_timetraveller_in_the_deck():
    with Situation(hand="help-from-future-self", deck="punch, timetraveller, troll", discard="mother") as table:
        table.answer("play help-from-future-self")
        table.offers("to-hand timetraveller", "skip")
        table.answer("to-hand timetraveller")
        side = table.state.players[0]
        assert [table.state.defs[c].slug for c in side.hand] == ["timetraveller"]
        assert [table.state.defs[c].slug for c in side.discard] == ["help-from-future-self"]
        assert deck_of(table) == ["mother", "punch", "troll"]
        assert side.amber == 1
        assert -1 not in seen(table, 1).sides[0].hand  # it was revealed


@pytest.mark.rule("KF-ZONE-11", "KF-ZONE-12")
@pytest.mark.parametrize(
    ("deck", "discard"), [("punch, troll", "timetraveller, mother"), ("", "timetraveller")]
)
def test_help_from_future_self_finds_one_in_the_discard_pile_or_declines(deck, discard):
    with Situation(hand="help-from-future-self", deck=deck, discard=discard) as table:
        table.answer("play help-from-future-self", "skip")
        assert table.state.players[0].hand == []
        assert "timetraveller" in deck_of(table)
    with Situation(hand="help-from-future-self", deck=deck, discard=discard) as table:
        table.answer("play help-from-future-self", "to-hand timetraveller")
        assert "timetraveller" not in deck_of(table)
        assert [table.state.defs[c].slug for c in table.state.players[0].hand] == ["timetraveller"]


def test_help_from_future_self_without_a_timetraveller_still_shuffles():
    with Situation(hand="help-from-future-self", deck="punch, troll", discard="mother") as table:
        draws = table.state.draws
        table.answer("play help-from-future-self")
        assert deck_of(table) == ["mother", "punch", "troll"]
        assert table.state.draws > draws


@pytest.mark.parametrize(("amber", "keys", "given"), [(5, "", None), (6, "red", 0), (10, "red", 4)])
def test_interdimensional_graft_takes_what_forging_leaves(amber, keys, given):
    with Situation(
        hand=f"interdimensional-graft, {FULL}", p1_amber=amber, p1_houses="brobnar, dis, mars"
    ) as table:
        table.answer("play interdimensional-graft", "end-turn", *(["red"] if keys else []))
        mine, theirs = table.state.players
        assert (mine.amber, theirs.amber) == ((1 + given, 0) if given is not None else (1, amber))
        assert theirs.forged() == (given is not None)
        table.answer("dis")


def test_interdimensional_graft_is_over_after_that_turn():
    with Situation(
        hand=f"interdimensional-graft, {FULL}", amber=6, houses=HOUSES, p1_houses="brobnar, dis, mars",
        p1_amber=4, p1_line="bumpsy, troll, krump, headhunter", p1_hand="6 mother",
    ) as table:  # fmt: skip
        table.answer("play interdimensional-graft", "end-turn", "brobnar", *(
            f"reap {name}" for name in ("bumpsy", "troll", "krump", "headhunter")
        ), "end-turn", "red", "logos", "end-turn", "blue", "brobnar")  # fmt: skip
        assert [side.amber for side in table.state.players] == [1, 2]  # own forging gives nothing away


def test_knowledge_is_power_archives_or_pays_for_what_is_archived():
    with Situation(hand="knowledge-is-power, troll, punch", archives="mother, labwork") as table:
        table.answer("play knowledge-is-power")
        table.offers("archive-a-card", "gain-for-archives")
        table.answer("archive-a-card", "archive troll")
        table.changed(hand="punch", archives="mother, labwork, troll", discard="knowledge-is-power")
    with Situation(
        hand="knowledge-is-power, troll", archives="mother, troll owner:1", p1_archives="punch"
    ) as table:
        table.answer("play knowledge-is-power", "gain-for-archives")
        table.changed(hand="troll", discard="knowledge-is-power", amber=2)


def test_knowledge_is_power_may_come_to_nothing():
    with Situation(hand="knowledge-is-power", p1_archives="punch") as table:
        table.answer("play knowledge-is-power", "gain-for-archives")
        table.changed(hand="", discard="knowledge-is-power")


def test_labwork_archives_a_card_of_any_house():
    with Situation(hand="labwork, troll, mother") as table:
        table.answer("play labwork")
        table.offers("archive troll", "archive mother")
        table.answer("archive troll")
        table.changed(hand="mother", archives="troll", discard="labwork", amber=1)


def test_labwork_with_an_empty_hand_archives_nothing():
    with Situation(hand="labwork", deck="troll") as table:
        table.answer("play labwork")
        table.changed(hand="", discard="labwork", amber=1)


@pytest.mark.rule("KF-ERR-03")
def test_library_access_draws_for_each_other_card_and_is_purged():
    with Situation(
        hand="library-access, batdrone, dextre, labwork", deck="punch, mother, punch", discard="troll"
    ) as table:
        table.answer("play library-access")
        table.changed(hand="batdrone, dextre, labwork", purged="library-access")
        table.answer("play batdrone")
        table.changed(hand="dextre, labwork, punch", line="batdrone exhausted", deck="mother, punch")
        table.answer("discard dextre")
        table.changed(hand="labwork, punch", discard="dextre, troll")
        table.answer("play labwork", "resolve library-access labwork", "archive mother")
        table.changed(hand="punch", deck="punch", discard="labwork, dextre, troll", archives="mother", amber=1)


def test_library_access_twice_draws_twice():
    with Situation(hand="2 library-access, batdrone", deck="4 punch") as table:
        table.answer("play library-access", "play library-access")
        table.answer("resolve library-access@resolving library-access@resolving")
        table.changed(hand="batdrone, punch", deck="3 punch", purged="2 library-access")
        table.answer("play batdrone")
        table.changed(hand="3 punch", deck="punch", line="batdrone exhausted")


def test_library_access_draws_nothing_for_what_the_opponent_plays():
    with Situation(
        hand=FULL, deck="2 troll", effects="library-access", p1_hand="6 bumpsy", p1_houses="brobnar, dis, mars"
    ) as table:
        table.answer("end-turn", "brobnar", "play bumpsy")
        assert len(table.state.players[0].hand) == 6


@pytest.mark.rule("KF-FAQ-10")
def test_library_access_and_wild_wormhole_may_draw_before_or_after_the_top_card_is_played():
    situation = {"hand": "library-access, wild-wormhole", "deck": "batdrone, timetraveller, dextre, 3 punch"}
    with Situation(**situation) as table:
        table.answer("play library-access", "play wild-wormhole")
        assert table.state.players[0].amber == 1
        table.offers("resolve library-access wild-wormhole", "resolve wild-wormhole wild-wormhole")
        table.answer("resolve library-access wild-wormhole")
        assert table.state.players[0].amber == 2  # the bonus of the card from the deck
        table.offers("resolve library-access timetraveller", "resolve timetraveller timetraveller")
        table.answer("resolve timetraveller timetraveller")
        table.changed(
            amber=2, hand="batdrone, dextre, 2 punch", line="timetraveller exhausted", deck="punch",
            discard="wild-wormhole", purged="library-access",
        )  # fmt: skip
    with Situation(**situation) as table:
        table.answer("play library-access", "play wild-wormhole", "resolve wild-wormhole wild-wormhole")
        table.changed(
            amber=1, hand="timetraveller, dextre", line="batdrone exhausted", deck="3 punch",
            discard="wild-wormhole", purged="library-access",
        )  # fmt: skip


@pytest.mark.rule("KF-FAQ-45")
def test_mimicry_of_a_logos_card_uses_up_the_phase_shift():
    with Situation(hand="phase-shift, mimicry, troll", p1_discard="foggify") as table:
        table.answer("play phase-shift", "play mimicry")
        table.changed(hand="troll", discard="mimicry, phase-shift", amber=1)
        assert not table.can("play troll")


@pytest.mark.parametrize(("mine", "theirs", "won"), [(0, 2, True), (0, 1, False), (2, 3, False), (4, 2, False)])
def test_neuro_syphon_steals_and_draws_only_from_a_richer_opponent(mine, theirs, won):
    """Its own bonus Æmber counts already."""
    with Situation(hand="neuro-syphon", amber=mine, p1_amber=theirs, deck="2 punch") as table:
        table.answer("play neuro-syphon")
        gained = {"amber": mine + 2, "p1_amber": theirs - 1, "hand": "punch", "deck": "punch"}
        table.changed(discard="neuro-syphon", **(gained if won else {"amber": mine + 1, "hand": ""}))


def test_phase_shift_lets_one_card_of_another_house_be_played():
    with Situation(hand="phase-shift, troll, bumpsy, batdrone") as table:
        table.refused("play troll", "KF-HOUSE-02")
        table.answer("play phase-shift", "play batdrone")  # a Logos card needs no leave
        assert not table.can("discard troll")
        table.answer("play troll", "left")
        table.changed(hand="bumpsy", discard="phase-shift", line="troll exhausted, batdrone exhausted")
        assert not table.can("play bumpsy")
        assert not table.can("reap troll")


@pytest.mark.rule("KF-FAQ-44", "KF-PLAY-16")
def test_two_phase_shifts_let_two_cards_be_played():
    with Situation(hand="2 phase-shift, 3 warsong") as table:
        table.answer("play phase-shift", "play phase-shift", "play warsong", "play warsong")
        table.changed(hand="warsong", discard="2 warsong, 2 phase-shift")
        assert not table.can("play warsong")


@pytest.mark.rule("KF-FAQ-23", "KF-TURN-13")
def test_phase_shift_as_the_first_card_of_the_game_lets_another_follow():
    with Situation(hand="phase-shift, troll, bumpsy, batdrone", first=True) as table:
        table.answer("play phase-shift")
        table.offers("play troll", "play bumpsy", "end-turn")
        table.refused("play batdrone", "KF-TURN-12")
        table.answer("play troll")
        table.changed(hand="bumpsy, batdrone", discard="phase-shift", line="troll exhausted")
        table.offers("end-turn")


def test_positron_bolt_runs_along_the_line_from_a_flank():
    with Situation(hand="positron-bolt", line="mother", p1_line="troll, bumpsy, krump, headhunter") as table:
        table.answer("play positron-bolt")
        table.offers("choose mother", "choose troll", "choose headhunter")
        table.answer("choose headhunter")
        table.changed(
            hand="", discard="positron-bolt", amber=1,
            p1_line="troll, bumpsy damage:1, krump damage:2, headhunter damage:3",
        )  # fmt: skip


@pytest.mark.rule("KF-DMG-06")
def test_positron_bolt_hits_all_at_once():
    """The line does not close up between the hits."""
    with Situation(hand="positron-bolt", p1_line="batdrone, replicator, troll, bumpsy") as table:
        table.answer("play positron-bolt", "choose batdrone")
        table.changed(
            hand="", discard="positron-bolt", amber=1,
            p1_line="troll damage:1, bumpsy", p1_discard="replicator, batdrone",
        )  # fmt: skip


@pytest.mark.parametrize(("line", "after"), [("troll", "troll damage:3"), ("", None)])
def test_positron_bolt_on_a_short_line(line, after):
    with Situation(hand="positron-bolt", p1_line=line) as table:
        table.answer("play positron-bolt")
        table.changed(hand="", discard="positron-bolt", amber=1, **({"p1_line": after} if after else {}))


@pytest.mark.rule("KF-FAQ-27")
def test_positron_bolt_on_a_tunneled_creature_goes_the_way_you_choose():
    line = "troll, bumpsy, krump, headhunter, firespitter"
    with Situation(hand="positron-bolt", artifacts="spectral-tunneler", p1_line=line) as table:
        table.answer("act spectral-tunneler", "choose krump", "play positron-bolt", "choose krump")
        table.offers("choose bumpsy", "choose headhunter")
        table.answer("choose bumpsy")
        table.changed(
            hand="", discard="positron-bolt", amber=1, artifacts="spectral-tunneler exhausted",
            p1_line="troll damage:1, bumpsy damage:2, krump damage:3, headhunter, firespitter",
        )  # fmt: skip


def test_random_access_archives_archives_the_top_card_unseen_by_the_opponent():
    with Situation(hand="random-access-archives", deck="troll, punch") as table:
        table.answer("play random-access-archives")
        table.changed(hand="", discard="random-access-archives", deck="punch", archives="troll", amber=1)
        assert seen(table, 1).sides[0].archives == (-1,)
        assert -1 not in seen(table, 0).sides[0].archives


def test_random_access_archives_does_not_renew_an_empty_deck():
    with Situation(hand="random-access-archives", discard="troll") as table:
        table.answer("play random-access-archives")
        table.changed(hand="", discard="random-access-archives, troll", amber=1)


def test_remote_access_uses_an_artifact_of_the_opponent_as_your_own():
    with Situation(
        hand="remote-access", deck="punch", artifacts="anomaly-exploiter", p1_deck="troll",
        p1_artifacts="library-of-babble, cannon exhausted",
    ) as table:  # fmt: skip
        table.answer("play remote-access")
        table.offers("choose library-of-babble", "choose cannon")
        table.answer("choose library-of-babble")
        table.changed(
            hand="punch", deck="", discard="remote-access", amber=1,
            p1_artifacts="library-of-babble exhausted, cannon exhausted",
        )  # fmt: skip


@pytest.mark.parametrize("artifacts", ["", "library-of-babble exhausted", "banner-of-battle"])
def test_remote_access_needs_an_artifact_that_can_be_used(artifacts):
    with Situation(hand="remote-access", deck="punch", p1_artifacts=artifacts) as table:
        table.answer("play remote-access")
        table.changed(hand="", discard="remote-access", amber=1)


def test_reverse_time_swaps_deck_and_discard_pile():
    with Situation(hand="reverse-time", deck="troll, punch", discard="mother, dextre, batdrone") as table:
        table.answer("play reverse-time")
        assert deck_of(table) == ["batdrone", "dextre", "mother"]
        assert [table.state.defs[c].slug for c in table.state.players[0].discard[::-1]] == [
            "reverse-time", "troll", "punch",
        ]  # fmt: skip
        assert table.state.players[0].amber == 1
        assert seen(table, 0).sides[0].deck == (-1, -1, -1)


def test_reverse_time_with_an_empty_discard_pile_leaves_no_deck():
    with Situation(hand="reverse-time", deck="troll") as table:
        table.answer("play reverse-time")
        table.changed(hand="", deck="", discard="reverse-time, troll", amber=1)


def test_scrambler_storm_keeps_the_opponent_from_playing_actions():
    with Situation(
        hand=f"scrambler-storm, {FULL}", houses=HOUSES,
        p1_hand="punch, bumpsy, cannon, blood-of-titans, 2 troll", p1_line="troll",
        p1_houses="brobnar, dis, mars",
    ) as table:  # fmt: skip
        table.answer("play scrambler-storm")
        assert table.can("play labwork")
        table.answer("end-turn", "brobnar")
        assert table.can("discard punch")
        assert all(table.can(f"play {card}") for card in ("bumpsy", "cannon", "blood-of-titans"))
        table.refused("play punch", "KF-GEN-01")
        table.answer("end-turn", "logos")
        assert table.can("play labwork")
        table.answer("end-turn", "brobnar")
        assert table.can("play punch")


def test_sloppy_labwork_archives_one_card_and_discards_another():
    with Situation(hand="sloppy-labwork, troll, mother, punch") as table:
        table.answer("play sloppy-labwork", "archive mother")
        table.offers("discard troll", "discard punch")
        table.answer("discard troll")
        table.changed(hand="punch", archives="mother", discard="sloppy-labwork, troll", amber=1)


@pytest.mark.parametrize(("hand", "archives"), [("sloppy-labwork, troll", "troll"), ("sloppy-labwork", None)])
def test_sloppy_labwork_does_what_a_small_hand_allows(hand, archives):
    with Situation(hand=hand) as table:
        table.answer("play sloppy-labwork")
        kept = {"archives": archives} if archives else {}
        table.changed(hand="", discard="sloppy-labwork", amber=1, **kept)


def test_twin_bolt_emission_hits_two_different_creatures():
    with Situation(hand="twin-bolt-emission", line="mother", p1_line="troll, batdrone") as table:
        table.answer("play twin-bolt-emission")
        table.offers("damage mother troll", "damage mother batdrone", "damage troll batdrone")
        table.answer("damage troll batdrone")
        table.changed(
            hand="", discard="twin-bolt-emission", amber=1, p1_line="troll damage:2", p1_discard="batdrone"
        )


def test_twin_bolt_emission_hits_a_lone_creature_once():
    with Situation(hand="twin-bolt-emission", line="mother") as table:
        table.answer("play twin-bolt-emission")
        table.changed(hand="", discard="twin-bolt-emission", amber=1, line="mother damage:2")


def test_wild_wormhole_plays_the_top_card_of_any_house():
    with Situation(hand="wild-wormhole", deck="punch, troll", p1_line="bumpsy") as table:
        table.answer("play wild-wormhole")
        table.changed(hand="", discard="wild-wormhole, punch", deck="troll", amber=2, p1_line="bumpsy damage:3")


@pytest.mark.rule("KF-FAQ-74", "KF-PLAY-14")
def test_wild_wormhole_leaves_a_card_that_cannot_be_played_on_the_deck():
    with Situation(hand="wild-wormhole", deck="kelifi-dragon, troll") as table:
        assert seen(table, 1).sides[0].deck == (-1, -1)
        table.answer("play wild-wormhole")
        table.changed(hand="", discard="wild-wormhole", amber=1)
        assert [card == -1 for card in seen(table, 1).sides[0].deck] == [True, False]  # all have seen it


def test_wild_wormhole_plays_the_dragon_to_a_rich_player():
    with Situation(hand="wild-wormhole", deck="kelifi-dragon", amber=6) as table:
        table.answer("play wild-wormhole")
        table.changed(hand="", discard="wild-wormhole", deck="", amber=7, line="kelifi-dragon exhausted")


@pytest.mark.parametrize("deck", ["", "blood-of-titans"])
def test_wild_wormhole_may_find_nothing_to_play(deck):
    with Situation(hand="wild-wormhole", deck=deck, discard="troll") as table:
        table.answer("play wild-wormhole")
        table.changed(hand="", discard="wild-wormhole, troll", amber=1)


@pytest.mark.rule("KF-FAQ-24", "KF-TURN-14")
def test_wild_wormhole_works_as_the_one_card_of_the_first_turn():
    with Situation(hand="wild-wormhole, batdrone", deck="mother", first=True) as table:
        table.answer("play wild-wormhole")
        table.changed(hand="batdrone", deck="", discard="wild-wormhole", amber=1, line="mother exhausted")
        table.offers("end-turn")


# Artifacts


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


MARTIANS = "troll house:mars damage:5"


# Creatures


def test_batdrone_steals_when_it_fights_and_takes_no_damage():
    with Situation(line="batdrone", p1_line="troll", p1_amber=2) as table:
        table.answer("fight batdrone")
        table.changed(line="batdrone exhausted", amber=1, p1_amber=1, p1_line="troll damage:2")


def test_batdrone_steals_nothing_when_attacked():
    with Situation(house="brobnar", line="krump", amber=2, p1_line="batdrone") as table:
        table.answer("fight krump")
        table.changed(line="krump exhausted damage:2", p1_line="", p1_discard="batdrone")


def test_brain_eater_draws_for_whoever_is_destroyed_fighting_it():
    with Situation(line="brain-eater", p1_line="bumpsy", deck="2 punch") as table:
        table.answer("fight brain-eater")
        table.changed(
            line="brain-eater exhausted damage:5", p1_line="", p1_discard="bumpsy", hand="punch", deck="punch"
        )
    with Situation(house="brobnar", line="bumpsy", p1_line="brain-eater", p1_deck="2 punch") as table:
        table.answer("fight bumpsy")
        table.changed(
            line="", discard="bumpsy", p1_line="brain-eater damage:5", p1_hand="punch", p1_deck="punch"
        )


@pytest.mark.parametrize(
    ("foe", "changes"),
    [
        ("krump", {"line": "", "discard": "brain-eater", "p1_line": "", "p1_discard": "krump"}),
        ("troll", {"line": "", "discard": "brain-eater", "p1_line": "troll damage:6"}),
    ],
)
def test_brain_eater_draws_nothing_if_it_falls_or_the_other_lives(foe, changes):
    with Situation(line="brain-eater", p1_line=foe, deck="2 punch") as table:
        table.answer("fight brain-eater")
        table.changed(**changes)


def test_brain_eater_draws_nothing_for_a_creature_destroyed_otherwise():
    with Situation(line="brain-eater, batdrone", p1_line="dextre damage:1", deck="2 punch") as table:
        table.answer("fight batdrone")
        table.changed(line="brain-eater, batdrone exhausted", p1_line="", p1_deck="dextre")


def test_dextre_captures_one():
    with Situation(hand="dextre", p1_amber=2) as table:
        table.answer("play dextre")
        table.changed(hand="", line="dextre exhausted amber:1", p1_amber=1)


def test_dextre_goes_to_the_top_of_its_owners_deck_when_destroyed():
    with Situation(artifacts="anomaly-exploiter", line="dextre damage:1 amber:1", deck="troll") as table:
        table.answer("act anomaly-exploiter")
        table.changed(artifacts="anomaly-exploiter exhausted", line="", deck="dextre, troll", p1_amber=1)
        assert [card == -1 for card in seen(table, 1).sides[0].deck] == [True, False]


def test_doc_bookton_draws_when_reaping():
    with Situation(line="doc-bookton", deck="2 punch") as table:
        table.answer("reap doc-bookton")
        table.changed(line="doc-bookton exhausted", amber=1, hand="punch", deck="punch")


@pytest.mark.parametrize(("keys", "amber"), [("", 0), ("red", 1), ("red, blue", 2)])
def test_dr_escotera_counts_the_opponents_keys(keys, amber):
    with Situation(hand="dr-escotera", keys="yellow", p1_keys=keys) as table:
        table.answer("play dr-escotera")
        table.changed(hand="", line="dr-escotera exhausted", **({"amber": amber} if amber else {}))


def test_dysania_pays_for_each_archived_card_that_the_opponent_discards():
    with Situation(hand="dysania", archives="mother", p1_archives="troll, punch, bumpsy") as table:
        table.answer("play dysania")
        table.changed(
            hand="", line="dysania exhausted", amber=3, p1_archives="", p1_discard="bumpsy, punch, troll"
        )


@pytest.mark.rule("KF-FAQ-05")
def test_dysania_gets_your_own_creatures_back_but_nothing_for_them():
    with Situation(hand="dysania", p1_archives="2 mother owner:0, troll") as table:
        table.answer("play dysania")
        table.changed(hand="2 mother", line="dysania exhausted", amber=1, p1_archives="", p1_discard="troll")


def test_dysania_finds_no_archives():
    with Situation(hand="dysania", archives="troll") as table:
        table.answer("play dysania")
        table.changed(hand="", line="dysania exhausted")


def test_ganymede_archivist_archives_a_card_when_reaping():
    with Situation(line="ganymede-archivist", hand="troll, mother") as table:
        table.answer("reap ganymede-archivist", "archive mother")
        table.changed(line="ganymede-archivist exhausted", amber=1, hand="troll", archives="mother")


def test_harland_mindlock_takes_an_enemy_flank_creature():
    with Situation(hand="harland-mindlock", line="mother", p1_line="troll, bumpsy damage:1, krump") as table:
        table.answer("play harland-mindlock", "right")
        table.offers("choose troll", "choose krump")
        table.answer("choose krump")
        table.offers("left", "right")
        table.answer("left")
        table.changed(
            hand="", line="krump owner:1, mother, harland-mindlock exhausted", p1_line="troll, bumpsy damage:1"
        )


@pytest.mark.parametrize("flank", ["left", "right"])
def test_harland_mindlock_gives_the_creature_back_when_he_leaves_play(flank):
    with Situation(
        hand="harland-mindlock, twin-bolt-emission", p1_line="troll, bumpsy",
    ) as table:  # fmt: skip
        table.answer("play harland-mindlock", "choose troll", "left")
        table.changed(
            hand="twin-bolt-emission", line="troll owner:1, harland-mindlock exhausted", p1_line="bumpsy"
        )
        table.answer("play twin-bolt-emission", "damage troll harland-mindlock")
        table.offers("left", "right")
        table.answer(flank)
        line = {"left": "troll damage:2, bumpsy", "right": "bumpsy, troll damage:2"}[flank]
        table.changed(hand="", amber=1, line="", discard="twin-bolt-emission, harland-mindlock", p1_line=line)


def test_harland_mindlock_returns_nobody_who_has_left():
    with Situation(hand="harland-mindlock, twin-bolt-emission", p1_line="batdrone, bumpsy") as table:
        table.answer("play harland-mindlock", "choose batdrone", "left", "play twin-bolt-emission")
        table.answer("damage batdrone harland-mindlock")
        table.changed(
            hand="", amber=1, discard="twin-bolt-emission, harland-mindlock", p1_line="bumpsy",
            p1_discard="batdrone",
        )  # fmt: skip


def test_harland_mindlock_takes_nobody_if_he_has_fallen_already():
    with Situation(hand="harland-mindlock", p1_line="bumpsy", p1_artifacts="autocannon") as table:
        table.answer("play harland-mindlock", "resolve autocannon harland-mindlock")
        table.changed(hand="", discard="harland-mindlock")


def test_harland_mindlock_without_an_enemy_creature():
    with Situation(hand="harland-mindlock", line="mother") as table:
        table.answer("play harland-mindlock", "left")
        table.changed(hand="", line="harland-mindlock exhausted, mother")


def test_quixo_draws_when_fighting():
    with Situation(line="quixo-the-adventurer", p1_line="troll", deck="2 punch") as table:
        table.answer("fight quixo-the-adventurer")
        table.changed(
            line="quixo-the-adventurer exhausted", hand="punch", deck="punch", p1_line="troll damage:3"
        )


@pytest.mark.rule("KF-EX-26")
@pytest.mark.parametrize("line", ["mother", "mother exhausted", "mother stunned"])
def test_mother_lets_you_refill_to_seven(line):
    with Situation(line=line, deck="9 labwork", p1_houses="brobnar, dis, mars", p1_deck="9 troll") as table:
        table.answer("end-turn", "brobnar", "end-turn", "logos")
        assert [len(side.hand) for side in table.state.players] == [7, 6]


def test_neutron_shark_bites_on_both_sides_and_stops_at_a_logos_card():
    with Situation(
        hand="neutron-shark", line="mother", artifacts="cannon", deck="batdrone, troll", p1_line="bumpsy",
        p1_artifacts="gauntlet-of-command",
    ) as table:  # fmt: skip
        table.answer("play neutron-shark", "right")
        table.offers("destroy bumpsy", "destroy gauntlet-of-command")
        table.answer("destroy gauntlet-of-command")
        table.offers("destroy mother", "destroy neutron-shark", "destroy cannon")
        table.answer("destroy cannon")
        table.changed(
            hand="", line="mother, neutron-shark exhausted", artifacts="", deck="troll",
            discard="batdrone, cannon", p1_artifacts="", p1_discard="gauntlet-of-command",
        )  # fmt: skip


def test_neutron_shark_bites_again_as_long_as_no_logos_card_turns_up():
    with Situation(
        line="neutron-shark, mother, bumpsy", deck="troll, batdrone, punch",
        p1_line="brain-eater, krump, headhunter",
    ) as table:  # fmt: skip
        table.answer("reap neutron-shark", "destroy brain-eater", "destroy mother")
        table.answer("destroy krump", "destroy bumpsy")
        table.changed(
            amber=1, line="neutron-shark exhausted", deck="punch", discard="batdrone, bumpsy, troll, mother",
            p1_line="headhunter", p1_discard="krump, brain-eater",
        )  # fmt: skip


@pytest.mark.rule("KF-FAQ-43", "KF-WORD-13")
def test_neutron_shark_that_destroyed_itself_bites_no_more():
    with Situation(hand="neutron-shark", deck="troll, punch", p1_line="bumpsy, krump") as table:
        table.answer("play neutron-shark", "destroy bumpsy")
        table.changed(
            hand="", deck="punch", discard="troll, neutron-shark", p1_line="krump", p1_discard="bumpsy"
        )


def test_neutron_shark_with_an_empty_deck_bites_once():
    with Situation(line="neutron-shark, mother", p1_line="bumpsy, krump") as table:
        table.answer("reap neutron-shark", "destroy bumpsy", "destroy mother")
        table.changed(
            amber=1, line="neutron-shark exhausted", discard="mother", p1_line="krump", p1_discard="bumpsy"
        )


def test_neutron_shark_bites_after_a_fight_it_survives():
    with Situation(line="neutron-shark power:3, mother", deck="labwork", p1_line="urchin, batdrone") as table:
        table.answer("fight neutron-shark", "attack batdrone", "destroy mother")
        table.changed(
            line="neutron-shark exhausted damage:2 power:3", deck="", discard="labwork, mother", p1_line="",
            p1_discard="urchin, batdrone",
        )  # fmt: skip


def test_novu_archaeologist_archives_from_the_discard_pile_for_all_to_see():
    with Situation(line="novu-archaeologist", discard="troll, mother", hand="punch") as table:
        table.answer("act novu-archaeologist")
        table.offers("archive troll", "archive mother")
        table.answer("archive mother")
        table.changed(line="novu-archaeologist exhausted", discard="troll", archives="mother")
        assert -1 not in seen(table, 1).sides[0].archives


def test_novu_archaeologist_with_an_empty_discard_pile():
    with Situation(line="novu-archaeologist", p1_discard="troll", hand="punch") as table:
        table.answer("act novu-archaeologist")
        table.changed(line="novu-archaeologist exhausted")


def test_ozmo_heals_or_stuns_a_martian():
    with Situation(line="ozmo-martianologist", p1_line=f"{MARTIANS}, bumpsy damage:1") as table:
        table.answer("reap ozmo-martianologist")
        table.offers("heal-martian", "stun-martian")
        table.answer("heal-martian")
        table.changed(
            amber=1, line="ozmo-martianologist exhausted", p1_line="troll house:mars damage:2, bumpsy damage:1"
        )
    with Situation(line="ozmo-martianologist power:9, bumpsy house:mars", p1_line=MARTIANS) as table:
        table.answer("fight ozmo-martianologist", "stun-martian")
        table.changed(
            line="ozmo-martianologist exhausted damage:8 power:9, bumpsy house:mars stunned",
            p1_line="", p1_discard="troll house:mars",
        )  # fmt: skip


def test_ozmo_finds_no_martian():
    with Situation(line="ozmo-martianologist", p1_line="troll damage:2") as table:
        table.answer("reap ozmo-martianologist", "stun-martian")
        table.changed(amber=1, line="ozmo-martianologist exhausted")


@pytest.mark.rule("KF-EX-24")
def test_protect_the_weak_on_quixo():
    with Situation(house="sanctum", line="quixo-the-adventurer", hand="protect-the-weak") as table:
        quixo = table.card("quixo-the-adventurer")
        assert (armor(table.state, quixo), keyword(table.state, quixo, "taunt")) == (0, 0)
        table.answer("play protect-the-weak")
        assert (armor(table.state, quixo), keyword(table.state, quixo, "taunt")) == (1, 1)


@pytest.mark.parametrize("situation", [{"hand": "psychic-bug"}, {"line": "psychic-bug"}])
def test_psychic_bug_looks_at_the_opponents_hand(situation):
    with Situation(p1_hand="troll, bumpsy", **situation) as table:
        assert seen(table, 0).sides[1].hand == (-1, -1)
        table.answer("play psychic-bug" if "hand" in situation else "reap psychic-bug")
        assert -1 not in seen(table, 0).sides[1].hand
        table.changed(amber=1, line="psychic-bug exhausted", **({"hand": ""} if "hand" in situation else {}))


def test_replicator_triggers_the_reap_effect_of_another_creature():
    with Situation(line="replicator, doc-bookton exhausted", deck="2 punch", p1_line="troll damage:5") as table:
        table.answer("reap replicator")
        table.offers("choose doc-bookton", "choose troll")
        table.answer("choose doc-bookton")
        table.changed(line="replicator exhausted, doc-bookton exhausted", amber=1, hand="punch", deck="punch")


def test_replicator_acts_for_you_and_does_not_exhaust_the_other():
    with Situation(line="replicator", deck="2 punch", p1_line="doc-bookton", p1_deck="troll") as table:
        table.answer("reap replicator")
        table.changed(line="replicator exhausted", amber=1, hand="punch", deck="punch")


@pytest.mark.rule("KF-FAQ-04", "KF-ASIF-03")
def test_replicator_lets_the_opponents_sequis_capture_from_the_opponent():
    with Situation(line="replicator", amber=3, p1_line="sequis", p1_amber=2) as table:
        table.answer("reap replicator")
        table.changed(line="replicator exhausted", amber=4, p1_amber=1, p1_line="sequis amber:1")


@pytest.mark.rule("KF-FAQ-37")
def test_replicator_moves_nobody_between_the_lines():
    with Situation(line="replicator, mother", p1_line="troll, sanctum-guardian") as table:
        table.answer("reap replicator", "choose sanctum-guardian", "swap mother")
        table.changed(line="replicator exhausted, mother", amber=1)


@pytest.mark.rule("KF-ASIF-03")
def test_replicator_counts_the_other_creature_as_friendly_to_its_own_effect():
    with Situation(line="replicator", deck="labwork", p1_line="neutron-shark, troll") as table:
        table.answer("reap replicator", "choose neutron-shark")
        table.offers("destroy replicator", "destroy neutron-shark")
        table.answer("destroy neutron-shark")
        table.changed(
            line="replicator exhausted", amber=1, deck="", discard="labwork", p1_line="",
            p1_discard="neutron-shark, troll",
        )  # fmt: skip


def test_replicator_triggers_what_upgrades_give_in_an_order_of_your_choice():
    with Situation(line="replicator, doc-bookton exhausted +duskrunner", deck="2 punch", p1_amber=1) as table:
        table.answer("reap replicator")
        assert len(table.texts()) == 2
        table.answer(table.texts()[0])
        table.changed(
            line="replicator exhausted, doc-bookton exhausted +duskrunner", amber=2, p1_amber=0, hand="punch",
            deck="punch",
        )  # fmt: skip


def test_replicator_and_a_creature_without_a_reap_effect():
    with Situation(line="replicator", p1_line="bumpsy", p1_amber=2) as table:
        table.answer("reap replicator")
        table.changed(line="replicator exhausted", amber=1)


def test_two_replicators_come_to_an_end():
    with Situation(line="replicator, replicator exhausted") as table:
        table.answer("reap replicator")
        table.changed(line="replicator exhausted, replicator exhausted", amber=1)
    with Situation(line="replicator, replicator exhausted, doc-bookton exhausted", deck="2 punch") as table:
        table.answer("reap replicator", "choose replicator", "choose replicator", "choose doc-bookton")
        table.changed(
            line="replicator exhausted, replicator exhausted, doc-bookton exhausted", amber=1, hand="punch",
            deck="punch",
        )  # fmt: skip


def test_research_smoko_archives_the_top_card_when_destroyed():
    with Situation(line="research-smoko", deck="punch, mother", p1_line="troll", p1_deck="bumpsy") as table:
        table.answer("fight research-smoko")
        table.changed(
            line="", discard="research-smoko", deck="mother", archives="punch", p1_line="troll damage:2"
        )


def test_skippy_timehog_stops_all_uses_in_the_opponents_next_turn():
    with Situation(
        hand=f"skippy-timehog, {FULL}", line="mother", houses=HOUSES, deck="9 labwork",
        p1_line="troll, bumpsy stunned", p1_artifacts="cannon, mighty-javelin", p1_hand="6 punch",
        p1_houses="brobnar, dis, mars",
    ) as table:  # fmt: skip
        table.answer("play skippy-timehog", "left")
        assert table.can("reap mother")
        table.answer("end-turn", "brobnar")
        table.offers("play punch", "discard punch", "end-turn")
        table.refused("reap troll", "KF-GEN-01")
        table.answer("end-turn", "logos")
        assert table.can("reap mother")
        table.answer("end-turn", "brobnar")
        assert all(
            table.can(way) for way in ("reap troll", "act cannon", "omni mighty-javelin", "unstun bumpsy")
        )


def test_skippy_timehog_stops_uses_by_effects_too():
    with Situation(
        house="brobnar", hand="anger", line="troll exhausted", p1_line="bumpsy", effects="skippy-timehog by:1"
    ) as table:
        table.answer("play anger")
        table.changed(hand="", discard="anger", amber=1, line="troll")
    with Situation(
        house="brobnar", hand="anger", line="troll stunned", p1_line="bumpsy", effects="skippy-timehog by:1"
    ) as table:
        table.answer("play anger")
        table.changed(hand="", discard="anger", amber=1)  # removing the stun would be a use


def test_timetraveller_draws_two_and_travels_back_into_the_deck():
    with Situation(hand="timetraveller", deck="punch, troll, mother") as table:
        table.answer("play timetraveller")
        table.changed(hand="punch, troll", deck="mother", amber=1, line="timetraveller exhausted")
    with Situation(line="timetraveller", deck="3 punch") as table:
        table.answer("act timetraveller")
        assert deck_of(table) == ["punch", "punch", "punch", "timetraveller"]
        assert table.state.play == {}
        assert seen(table, 0).sides[0].deck == (-1, -1, -1, -1)


@pytest.mark.parametrize(
    ("line", "cost"),
    [
        ("titan-mechanic", 5),
        ("titan-mechanic, mother", 5),
        ("mother, titan-mechanic, dextre", 6),
        ("titan-mechanic exhausted, mother, titan-mechanic", 4),
    ],
)
def test_titan_mechanic_on_a_flank_makes_keys_cheaper_for_all(line, cost):
    with Situation(line=line) as table:
        assert table.key_cost(0) == table.key_cost(1) == cost


def test_vespilon_theorist_archives_a_card_of_the_named_house():
    with Situation(line="vespilon-theorist", deck="troll, punch") as table:
        table.answer("reap vespilon-theorist", "brobnar")
        table.changed(line="vespilon-theorist exhausted", amber=2, deck="punch", archives="troll")
        assert -1 not in seen(table, 1).sides[0].archives  # it was revealed


@pytest.mark.parametrize(("deck", "after"), [("troll", {"deck": "", "discard": "troll"}), ("", {})])
def test_vespilon_theorist_discards_a_card_of_another_house(deck, after):
    with Situation(line="vespilon-theorist", deck=deck) as table:
        table.answer("reap vespilon-theorist", "dis")
        table.changed(line="vespilon-theorist exhausted", amber=1, **after)


def test_vespilon_theorist_is_elusive():
    with Situation(house="brobnar", line="bumpsy", p1_line="vespilon-theorist") as table:
        table.answer("fight bumpsy")
        table.changed(line="bumpsy exhausted")


def test_veylan_analyst_gains_whenever_you_use_an_artifact():
    with Situation(
        line="veylan-analyst, mother", artifacts="library-of-babble, mighty-javelin", hand="remote-access",
        deck="3 punch", p1_artifacts="cannon", p1_line="troll",
    ) as table:  # fmt: skip
        table.answer("act library-of-babble")
        table.changed(artifacts="library-of-babble exhausted, mighty-javelin", hand="remote-access, punch",
                      deck="2 punch", amber=1)  # fmt: skip
        table.answer("omni mighty-javelin", "damage troll")  # sacrificed, but used
        table.changed(
            artifacts="library-of-babble exhausted", discard="mighty-javelin", amber=2, p1_line="troll damage:4"
        )
        table.answer("play remote-access", "damage troll")
        table.changed(
            hand="punch", discard="remote-access, mighty-javelin", amber=4, p1_artifacts="cannon exhausted",
            p1_line="troll damage:6",
        )  # fmt: skip
        table.answer("reap mother")
        table.changed(line="veylan-analyst, mother exhausted", amber=5)


def test_veylan_analyst_gains_nothing_for_the_opponents_uses():
    with Situation(artifacts="library-of-babble", deck="punch", p1_line="veylan-analyst") as table:
        table.answer("act library-of-babble")
        table.changed(artifacts="library-of-babble exhausted", hand="punch", deck="")


# Upgrades


def test_bouncing_deathquark_is_not_offered_again_without_an_enemy():
    with Situation(hand="bouncing-deathquark", line="troll, bumpsy", p1_line="mother") as table:
        table.answer("play bouncing-deathquark", "destroy troll")
        table.changed(
            hand="", line="bumpsy", discard="bouncing-deathquark, troll", p1_line="", p1_discard="mother"
        )


@pytest.mark.rule("KF-ERR-04")
def test_experimental_therapy_stuns_and_exhausts_and_makes_usable_in_every_turn():
    with Situation(hand="experimental-therapy", line="troll, bumpsy") as table:
        assert not table.can("reap troll")
        table.answer("play experimental-therapy", "attach troll")
        table.changed(hand="", line="troll exhausted stunned +experimental-therapy, bumpsy")
    with Situation(house="logos", line="troll damage:1 +experimental-therapy, bumpsy", houses=HOUSES) as table:
        assert not table.can("reap bumpsy")
        table.answer("reap troll")
        table.changed(amber=1, line="troll exhausted +experimental-therapy, bumpsy")


@pytest.mark.rule("KF-ERR-04")
def test_a_creature_in_experimental_therapy_keeps_its_house():
    with Situation(
        house="dis", artifacts="crazy-killing-machine house:dis", line="troll +experimental-therapy",
        deck="urchin", p1_deck="urchin",
    ) as table:  # fmt: skip
        table.answer("act crazy-killing-machine")
        table.changed(
            artifacts="",
            deck="",
            discard="crazy-killing-machine house:dis, urchin",
            p1_deck="",
            p1_discard="urchin",
        )


def test_rocket_boots_ready_after_the_first_use_of_the_turn():
    with Situation(line="mother +rocket-boots") as table:
        table.answer("reap mother")
        table.changed(amber=1)
        table.answer("reap mother")
        table.changed(amber=2, line="mother exhausted +rocket-boots")
    with Situation(line="mother +rocket-boots", p1_line="troll, bumpsy") as table:
        table.answer("fight mother", "attack bumpsy")
        table.changed(line="", discard="mother, rocket-boots", p1_line="troll", p1_discard="bumpsy")
    with Situation(line="brain-eater +rocket-boots", p1_line="batdrone, urchin elusive-used") as table:
        table.answer("fight brain-eater", "attack batdrone")
        table.changed(line="brain-eater damage:2 +rocket-boots", p1_line="urchin", p1_discard="batdrone")


def test_rocket_boots_do_not_ready_a_creature_that_was_used_before():
    with Situation(line="mother +rocket-boots", used="mother") as table:
        table.answer("reap mother")
        table.changed(amber=1, line="mother exhausted +rocket-boots")


def test_transposition_sandals_swap_and_let_the_other_be_used():
    with Situation(line="mother +transposition-sandals, troll damage:1, bumpsy") as table:
        assert not table.can("reap bumpsy")
        table.answer("act mother")
        table.offers("swap troll", "swap bumpsy")
        table.answer("swap bumpsy")
        table.changed(line="bumpsy, troll damage:1, mother exhausted +transposition-sandals")
        assert not table.can("reap troll")
        table.answer("reap bumpsy")
        table.changed(line="bumpsy exhausted, troll damage:1, mother exhausted +transposition-sandals", amber=1)


def test_transposition_sandals_of_a_lone_creature():
    with Situation(line="mother +transposition-sandals", p1_line="troll") as table:
        table.answer("act mother")
        table.changed(line="mother exhausted +transposition-sandals")


# What they leave alone: a forbidden candidate or number is on the table


LEFT_ALONE = {
    "help-from-future-self": [
        case("play help-from-future-self", house="logos", hand="help-from-future-self",
             deck="timetraveller, troll", discard="timetraveller", p1_deck="timetraveller",
             p1_discard="timetraveller",
             offers="skip, to-hand timetraveller@deck, to-hand timetraveller@discard"),
    ],
    "knowledge-is-power": [
        case("play knowledge-is-power; archive-a-card", house="logos",
             hand="knowledge-is-power, troll, bumpsy", p1_hand="krump",
             offers="archive troll, archive bumpsy"),
    ],
    "sloppy-labwork": [
        case("play sloppy-labwork", house="logos", hand="sloppy-labwork, troll, bumpsy", p1_hand="krump",
             offers="archive troll, archive bumpsy"),
        case("play sloppy-labwork; archive troll", house="logos", hand="sloppy-labwork, troll, bumpsy, smith",
             p1_hand="krump", offers="discard bumpsy, discard smith"),
    ],
    "mobius-scroll": [
        case("act mobius-scroll", house="logos", artifacts="mobius-scroll", hand="troll, bumpsy, smith",
             p1_hand="krump",
             offers="skip, archive troll, archive bumpsy, archive smith, archive troll bumpsy, "
                    "archive troll smith, archive bumpsy smith"),
    ],
    "pocket-universe": [
        case("end-turn", artifacts="pocket-universe amber:3", line="troll amber:3", player=1,
             changed={"player": 0}, offers="brobnar, logos, dis"),
    ],
    "spectral-tunneler": [
        case("act spectral-tunneler; choose dextre; omni special-delivery", house="logos",
             artifacts="spectral-tunneler, special-delivery", line="troll, dextre, bumpsy, krump",
             p1_line="urchin", offers="damage troll, damage dextre, damage krump, damage urchin"),
    ],
    "ganymede-archivist": [
        case("reap ganymede-archivist", house="logos", line="ganymede-archivist", hand="troll, bumpsy",
             p1_hand="krump", offers="archive troll, archive bumpsy"),
    ],
    "neutron-shark": [
        case("reap neutron-shark", house="logos", line="neutron-shark, troll", artifacts="cannon",
             p1_line="bumpsy", p1_artifacts="mothergun", deck="dextre",
             offers="destroy bumpsy, destroy mothergun"),
        case("fight neutron-shark; attack bumpsy", house="logos", line="neutron-shark +blood-of-titans, troll",
             artifacts="cannon", p1_line="bumpsy, urchin", p1_artifacts="mothergun", deck="dextre",
             offers="destroy urchin, destroy mothergun"),
        case("reap neutron-shark; destroy bumpsy", house="logos", line="neutron-shark, troll",
             artifacts="cannon", p1_line="bumpsy, krump", p1_artifacts="mothergun", deck="dextre",
             offers="destroy neutron-shark, destroy troll, destroy cannon"),
        case("fight neutron-shark; attack bumpsy; destroy krump", house="logos",
             line="neutron-shark +blood-of-titans, troll", artifacts="cannon", p1_line="bumpsy, krump",
             p1_artifacts="mothergun", deck="dextre",
             offers="destroy neutron-shark, destroy troll, destroy cannon"),
    ],
    "ozmo-martianologist": [
        case("reap ozmo-martianologist; heal-martian", house="logos",
             line="ozmo-martianologist, zorg damage:4, troll damage:4", p1_line="tunk damage:4, krump",
             offers="heal zorg, heal tunk"),
        case("reap ozmo-martianologist; stun-martian", house="logos",
             line="ozmo-martianologist, zorg damage:4, troll damage:4", p1_line="tunk damage:4, krump",
             offers="stun zorg, stun tunk"),
        case("fight ozmo-martianologist; attack urchin; heal-martian", house="logos",
             line="ozmo-martianologist, zorg damage:4, troll damage:4", p1_line="tunk damage:4, urchin",
             offers="heal zorg, heal tunk"),
        case("fight ozmo-martianologist; attack urchin; heal-martian; heal zorg", house="logos",
             line="ozmo-martianologist, zorg damage:4, troll damage:4", p1_line="tunk damage:4, urchin",
             changed={"line": "ozmo-martianologist exhausted, zorg damage:1, troll damage:4"}),
        case("fight ozmo-martianologist; attack urchin; stun-martian", house="logos",
             line="ozmo-martianologist, zorg damage:4, troll damage:4", p1_line="tunk damage:4, urchin",
             offers="stun zorg, stun tunk"),
    ],
    "rocket-boots": [
        case("fight troll; attack urchin; fight troll; attack urchin", line="troll +rocket-boots",
             p1_line="urchin, krump",
             changed={"line": "troll exhausted damage:1 +rocket-boots", "p1_discard": "urchin",
                      "p1_line": "krump"}),
    ],
    "transposition-sandals": [
        case("act dextre", house="logos", line="dextre +transposition-sandals, troll, doc-bookton",
             p1_line="krump, bumpsy", offers="swap troll, swap doc-bookton"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
