"""What cards of Logos in Call of the Archons do: actions m to w."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from tests.games.keyforge.cards.looking import deck_of, seen

Situation = partial(situations.Situation, house="logos")
FULL = "6 labwork"  # a hand that draws nothing at the end of the turn
HOUSES = "logos, brobnar, dis"


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
