"""What cards of Logos in Call of the Archons do: actions b to l."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from tests.games.keyforge.cards.looking import deck_of, seen

Situation = partial(situations.Situation, house="logos")
FULL = "6 labwork"  # a hand that draws nothing at the end of the turn
HOUSES = "logos, brobnar, dis"


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
