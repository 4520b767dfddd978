"""Chapters 'Upgrades', 'Chains' and 'Variants and play modes'."""

import pytest

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.decks.deck_lists import built_in
from trivault.games.keyforge.game import GAME

DECKS = list(built_in())[:2]
TWELVE = "troll, krump, bumpsy, smaaash, punch, smith, cannon, anger, tremor, warsong, headhunter, mugwump"


def after_drawing(chains, hand=""):
    """Cards in hand and chains left when the turn is over."""
    with Situation(chains=chains, hand=hand, deck=TWELVE, houses="brobnar", p1_houses="dis") as table:
        table.answer("end-turn")
        side = table.state.players[0]
        return len(side.hand), side.chains


# Upgrades


@pytest.mark.rule("KF-UPG-01")
def test_an_upgrade_is_attached_to_a_creature_and_changes_it():
    with Situation(hand="blood-of-titans", line="krump, troll", p1_line="bumpsy") as table:
        table.answer("play blood-of-titans")
        table.offers("attach krump", "attach troll", "attach bumpsy")
        table.answer("attach krump")
        table.changed(amber=1, hand="", line="krump +blood-of-titans, troll")
        assert [table.power(name) for name in ("krump", "troll", "bumpsy")] == [11, 8, 5]


@pytest.mark.rule("KF-UPG-01")
def test_an_upgrade_is_not_used_by_itself():
    with Situation(house="logos", line="krump +transposition-sandals, mother") as table:
        table.offers("reap mother", "end-turn")
        table.refused("act transposition-sandals", "KF-USE-09")


@pytest.mark.rule("KF-UPG-01")
def test_it_goes_to_the_discard_pile_of_its_own_owner():
    with Situation(house="dis", hand="fear, flame-wreathed", p1_line="troll") as table:
        table.answer("play flame-wreathed", "play fear")
        table.changed(amber=1, hand="", discard="fear, flame-wreathed", p1_line="", p1_hand="troll")


# Chains


@pytest.mark.rule("KF-CHAIN-01")
def test_gained_chains_are_added():
    with Situation(house="dis", chains=2, p1_chains=1, hand="gateway-to-dis") as table:
        table.answer("play gateway-to-dis")
        table.changed(chains=5, hand="", discard="gateway-to-dis")


@pytest.mark.rule("KF-CHAIN-02")
@pytest.mark.parametrize(
    ("hand", "drawn", "left"),
    [("", 5, 2), ("troll, krump, bumpsy", 5, 2), ("troll, krump, bumpsy, smith", 5, 2)],
)
def test_the_hand_is_refilled_to_fewer_cards_and_a_chain_is_shed(hand, drawn, left):
    assert after_drawing(3, hand) == (drawn, left)


@pytest.mark.rule("KF-CHAIN-02")
def test_only_your_own_chains_bind_you():
    with Situation(p1_chains=3, deck=TWELVE, houses="brobnar", p1_houses="dis") as table:
        table.answer("end-turn")
        assert [(len(side.hand), side.chains) for side in table.state.players] == [(6, 0), (0, 3)]


@pytest.mark.rule("KF-CHAIN-02")
def test_the_penalty_is_taken_off_a_greater_hand_too():
    with Situation(chains=7, deck=TWELVE, line="mother", houses="brobnar", p1_houses="dis") as table:
        table.answer("end-turn")
        assert (len(table.state.players[0].hand), table.state.players[0].chains) == (5, 6)


@pytest.mark.rule("KF-CHAIN-03")
@pytest.mark.parametrize(
    ("chains", "less"),
    [(0, 0), (1, 1), (6, 1), (7, 2), (12, 2), (13, 3), (18, 3), (19, 4), (24, 4)],
)
def test_the_penalty_grows_with_every_six_chains(chains, less):
    assert after_drawing(chains) == (6 - less, max(0, chains - 1))


@pytest.mark.rule("KF-CHAIN-04")
@pytest.mark.parametrize(("hand", "left"), [("6 troll", 4), ("7 troll", 4), ("5 troll", 3)])
def test_who_would_not_draw_sheds_no_chain(hand, left):
    assert after_drawing(4, hand)[1] == left


@pytest.mark.rule("KF-CHAIN-05")
def test_a_chain_is_shed_though_nothing_is_drawn():
    assert after_drawing(4, "5 troll") == (5, 3)
    assert after_drawing(20, "3 troll") == (3, 19)


@pytest.mark.rule("KF-CHAIN-06", "KF-VAR-01")
@pytest.mark.parametrize(
    ("chains", "hands", "left"),
    [((0, 0), [7, 6], [0, 0]), ((4, 0), [6, 6], [3, 0]), ((0, 7), [7, 4], [0, 6]), ((13, 1), [4, 5], [12, 0])],
)
def test_chains_at_the_start_reduce_the_opening_hand(chains, hands, left):
    state = GAME.new(decks=DECKS, seed=1, first=0, chains=chains)
    assert [len(side.hand) for side in state.players] == hands
    assert [side.chains for side in state.players] == left


@pytest.mark.rule("KF-CHAIN-07")
def test_draws_by_abilities_and_icons_are_not_reduced():
    given = {"hand": "timetraveller icon:draw", "deck": "troll, krump, bumpsy, smith"}
    with Situation(house="logos", chains=12, **given) as table:
        table.answer("play timetraveller")
        table.changed(
            amber=1,
            hand="troll, krump, bumpsy",
            deck="smith",
            line="timetraveller icon:draw exhausted",
        )
    assert after_drawing(12) == (4, 11)  # a hand that is refilled is


@pytest.mark.rule("KF-FAQ-32", "KF-CHAIN-04")
def test_seven_cards_in_hand_keep_both_chains():
    assert after_drawing(2, "7 troll") == (7, 2)


@pytest.mark.rule("KF-FAQ-33", "KF-CHAIN-05")
def test_five_cards_in_hand_stay_five_and_one_chain_goes():
    assert after_drawing(2, "5 troll") == (5, 1)


@pytest.mark.rule("KF-EX-05")
def test_seven_chains_bind_for_seven_hands():
    """Five cards at first, then six refills to five, and to six ever after."""
    state = GAME.new(decks=DECKS, seed=1, first=0, chains=(7, 0), quick=True)
    side = state.players[0]
    told = [(len(side.hand), side.chains)]
    for _ in range(8):
        card = side.hand[0]
        state.apply(state.printed[card])
        state.apply(f"discard {state.defs[card].slug}")
        state.apply("end-turn")
        told.append((len(side.hand), side.chains))
        state.apply(state.legal()[0])
        state.apply("end-turn")
    assert told == [(5, 6), (5, 5), (5, 4), (5, 3), (5, 2), (5, 1), (5, 0), (6, 0), (6, 0)]
