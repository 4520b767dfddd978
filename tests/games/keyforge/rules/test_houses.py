"""Chapter 'House choice'."""

import pytest

from tests.games.keyforge.situations import Situation

FULL = "6 punch"  # a hand that draws nothing at the end of the turn


def choosing(**given):
    return Situation(house="", step="house", **{"houses": "brobnar, dis, logos", **given})


@pytest.mark.rule("KF-HOUSE-01")
def test_one_of_the_three_houses_of_the_identity_card_is_chosen():
    with choosing(line="troll") as table:
        table.offers("brobnar", "dis", "logos")
        table.refused("mars", "KF-HOUSE-01")
        table.refused("skip")
        table.answer("brobnar")
        table.changed()
        assert table.state.house == "brobnar"


@pytest.mark.rule("KF-HOUSE-01")
def test_it_is_the_active_house_for_the_rest_of_the_turn():
    with choosing(line="troll, pit-demon", p1_amber=1, p1_hand=FULL, hand=FULL) as table:
        table.answer("dis", "act pit-demon")
        assert table.state.house == "dis"
        table.refused("brobnar", "KF-TURN-02")
        table.answer("end-turn", "brobnar")
        table.changed(player=1, amber=1, p1_amber=0)


@pytest.mark.rule("KF-HOUSE-02", "KF-HOUSE-11")
@pytest.mark.parametrize(("house", "card"), [("brobnar", "bumpsy"), ("dis", "shooler"), ("logos", "mother")])
def test_the_active_house_decides_what_is_played_discarded_and_used(house, card):
    mine = {"hand": "bumpsy, shooler, mother", "line": "troll, pit-demon stunned, batdrone"}
    used = {"brobnar": "reap troll", "dis": "unstun pit-demon", "logos": "reap batdrone"}
    with choosing(**mine) as table:
        table.answer(house)
        table.offers(f"play {card}", f"discard {card}", used[house], "end-turn")


@pytest.mark.rule("KF-HOUSE-03")
def test_the_house_of_a_controlled_card_may_be_chosen():
    with choosing(line="urchin owner:1", artifacts="round-table owner:1") as table:
        table.offers("brobnar", "dis", "logos", "shadows", "sanctum")
        table.answer("shadows", "reap urchin")
        table.changed(amber=1, line="urchin owner:1 exhausted")


@pytest.mark.rule("KF-HOUSE-03")
def test_only_as_long_as_it_is_controlled():
    """Urchin of the opponent goes back, and with it the house."""
    given = {"houses": "brobnar, dis, logos", "line": "urchin owner:1, troll", "hand": "hysteria, 5 punch"}
    with Situation(house="dis", deck="punch", p1_hand=FULL, **given) as table:
        table.answer("play hysteria", "end-turn", "brobnar", "end-turn")
        table.offers("brobnar", "dis", "logos")
        table.answer("brobnar")
        table.changed(hand="5 punch, troll", line="", discard="hysteria", p1_hand="6 punch, urchin")


@pytest.mark.rule("KF-HOUSE-04")
def test_a_card_of_another_house_in_hand_makes_it_no_choice():
    with choosing(hand="urchin", p1_line="urchin") as table:
        table.offers("brobnar", "dis", "logos")
        table.answer("dis")


@pytest.mark.rule("KF-HOUSE-04")
def test_an_order_to_choose_a_house_that_is_not_there_is_ignored():
    """Pitlord wants Dis, but the Pitlord of Mars of a deck without Dis is ignored."""
    with choosing(houses="brobnar, logos, mars", line="pitlord house:mars") as table:
        table.offers("brobnar", "logos", "mars")
        table.answer("logos")


@pytest.mark.rule("KF-HOUSE-05")
def test_abilities_restrict_the_choice():
    with choosing(line="pitlord, troll") as table:
        table.refused("brobnar")
        table.offers("end-turn", "reap pitlord")  # Dis, the only house left, was taken
        assert table.state.house == "dis"


@pytest.mark.rule("KF-HOUSE-06")
@pytest.mark.parametrize("chosen", ["dis", "logos"])
def test_of_two_orders_any_one_is_obeyed(chosen):
    """The own Pitlord says Dis, Control the Weak says Logos."""
    theirs = {"p1_houses": "brobnar, dis, logos", "p1_line": "pitlord, troll", "p1_hand": FULL}
    with Situation(house="dis", hand="control-the-weak, 5 punch", deck="punch", **theirs) as table:
        table.answer("play control-the-weak")
        table.offers("brobnar", "dis", "logos")
        table.answer("logos", "end-turn")
        table.offers("dis", "logos")
        table.answer(chosen)
        assert table.state.house == chosen


@pytest.mark.rule("KF-HOUSE-07")
def test_cannot_beats_must():
    theirs = {"p1_houses": "brobnar, dis, logos", "p1_line": "pitlord, troll", "p1_hand": FULL}
    with Situation(house="dis", hand="restringuntus, 6 punch", **theirs) as table:
        table.answer("play restringuntus", "dis", "end-turn")
        table.offers("brobnar", "logos")
        table.answer("logos")
        assert table.state.house == "logos"


@pytest.mark.rule("KF-HOUSE-08")
def test_without_a_legal_house_the_turn_has_none():
    """Nothing but Omni abilities is left."""
    theirs = {"p1_houses": "brobnar, dis, logos", "p1_line": "troll", "p1_artifacts": "screechbomb"}
    with Situation(house="dis", amber=3, hand="3 restringuntus, 6 punch", p1_hand=FULL, **theirs) as table:
        table.answer("play restringuntus", "brobnar")
        table.answer("play restringuntus", "left", "dis")
        table.answer("play restringuntus", "left", "logos", "end-turn")
        assert (table.state.active, table.state.house) == (1, "")
        table.offers("omni screechbomb", "end-turn")
        table.answer("omni screechbomb")
        table.changed(
            player=1, amber=1, hand="6 punch", line="restringuntus, restringuntus, restringuntus",
            p1_artifacts="", p1_discard="screechbomb",
        )  # fmt: skip


@pytest.mark.rule("KF-HOUSE-09")
def test_effects_after_the_choice_come_before_the_archives():
    with choosing(houses="brobnar, sanctum, logos", line="jehu-the-bureaucrat", archives="troll") as table:
        table.answer("sanctum")
        table.changed(amber=2)
        table.offers("take-archives", "skip")
        table.answer("skip")
        table.changed()


@pytest.mark.rule("KF-HOUSE-10")
def test_the_archives_are_taken_as_a_whole():
    with choosing(archives="troll, pit-demon, mother", hand="punch") as table:
        table.answer("brobnar")
        table.offers("take-archives", "skip")
        table.answer("take-archives")
        table.changed(archives="", hand="punch, troll, pit-demon, mother")


@pytest.mark.rule("KF-HOUSE-10")
def test_or_not_at_all_and_only_then():
    with choosing(archives="troll, pit-demon", p1_archives="krump") as table:
        table.answer("brobnar", "skip")
        table.changed()
        table.offers("end-turn")


@pytest.mark.rule("KF-HOUSE-10")
def test_empty_archives_are_not_asked_about():
    with choosing(p1_archives="krump") as table:
        table.answer("brobnar")
        table.offers("end-turn")
