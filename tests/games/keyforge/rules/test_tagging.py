"""Chapter 'Destruction': what can be done to cards that are about to be destroyed."""

import pytest

from tests.games.keyforge.invented import Invented
from tests.games.keyforge.situations import Situation

GUILTY = {"house": "dis", "hand": "guilty-hearts"}  # destroys each creature with Æmber on it


@pytest.mark.rule("KF-DEST-07")
def test_a_tagged_card_cannot_be_chosen_for_destruction():
    with Invented(**GUILTY, line="sore-loser amber:1", p1_line="bumpsy amber:1, krump, troll") as table:
        table.answer("play guilty-hearts")
        table.offers("destroy krump", "destroy troll")
        table.answer("destroy troll")
        table.changed(
            amber=2, hand="", discard="guilty-hearts, sore-loser", line="", p1_amber=1, p1_line="krump",
            p1_discard="troll, bumpsy",
        )  # fmt: skip


@pytest.mark.rule("KF-DEST-07")
def test_the_only_one_that_is_not_tagged_is_taken_without_a_question():
    with Invented(**GUILTY, line="sore-loser amber:1", p1_line="bumpsy amber:1, krump") as table:
        table.answer("play guilty-hearts")
        table.changed(
            amber=2, hand="", discard="guilty-hearts, sore-loser", line="", p1_amber=1, p1_line="",
            p1_discard="krump, bumpsy",
        )  # fmt: skip


@pytest.mark.rule("KF-DEST-07")
def test_a_tagged_card_cannot_be_chosen_for_sacrifice():
    """Not even the one whose ability it is."""
    with Invented(**GUILTY, line="spiteful-heir amber:1, urchin, krump") as table:
        table.answer("play guilty-hearts")
        table.offers("destroy urchin", "destroy krump")
        table.answer("destroy urchin")
        table.changed(
            amber=1, hand="", discard="guilty-hearts, urchin, spiteful-heir", line="krump", p1_amber=1
        )


@pytest.mark.rule("KF-DEST-07")
def test_further_attempts_fail_where_all_are_tagged():
    with Invented(**GUILTY, line="sore-loser amber:1", p1_line="bumpsy amber:1, krump amber:1") as table:
        table.answer("play guilty-hearts")
        assert [table.state.defs[c].slug for c in table.state.destroyed] == ["sore-loser", "bumpsy", "krump"]
        assert table.state.players[1].amber == 1


@pytest.mark.rule("KF-DEST-09")
def test_only_abilities_that_a_card_had_when_it_was_tagged_trigger():
    given = {"line": "late-teacher amber:1, urchin amber:1, krump"}
    with Invented(**GUILTY, **given, p1_hand="punch", p1_houses="brobnar") as table:
        table.answer("play guilty-hearts")
        assert [side.amber for side in table.state.players] == [1, 2]
        assert [table.state.defs[c].slug for c in table.state.players[0].line] == ["krump"]


@pytest.mark.rule("KF-DEST-09")
def test_who_is_tagged_later_has_what_it_has_gained_before():
    """Krump learns from the dying teacher, and is then taken along by the other."""
    with Invented(**GUILTY, line="late-teacher amber:1, spiteful-heir amber:1, krump") as table:
        table.answer("play guilty-hearts", "resolve late-teacher late-teacher")
        assert [side.amber for side in table.state.players] == [2, 2]
        assert table.state.players[0].line == []


@pytest.mark.rule("KF-DEST-10", "KF-OPEN-03")
def test_what_is_determined_and_not_chosen_may_be_tagged_already():
    """The most powerful enemy is doomed anyway: nobody else dies for it."""
    with Invented(**GUILTY, line="giant-slayer amber:1", p1_line="troll amber:1, krump") as table:
        table.answer("play guilty-hearts")
        table.changed(
            amber=2, hand="", discard="guilty-hearts, giant-slayer", line="", p1_amber=1, p1_line="krump",
            p1_discard="troll",
        )  # fmt: skip


@pytest.mark.rule("KF-DEST-10", "KF-OPEN-03")
def test_of_two_that_tie_the_one_that_is_not_tagged_is_chosen():
    with Invented(**GUILTY, line="giant-slayer amber:1", p1_line="troll amber:1, troll, krump") as table:
        table.answer("play guilty-hearts")
        table.changed(
            amber=2, hand="", discard="guilty-hearts, giant-slayer", line="", p1_amber=1, p1_line="krump",
            p1_discard="2 troll",
        )  # fmt: skip


# Ward


@pytest.mark.rule("KF-STAT-WARD-04")
def test_a_ward_that_comes_after_the_tag_does_not_stop_the_destruction():
    with Invented(**GUILTY, line="warden amber:1, urchin amber:1, krump") as table:
        table.answer("play guilty-hearts")
        table.changed(
            amber=1, hand="", discard="guilty-hearts, urchin, warden", line="krump warded", p1_amber=2
        )


@pytest.mark.rule("KF-STAT-WARD-04", "KF-OPEN-09")
@pytest.mark.parametrize(("first", "hand"), [("warden", ""), ("bad-penny", "bad-penny")])
def test_but_it_stops_leaving_in_another_way(first, hand):
    """The penny is warded before it would return to hand, or has gone before it is warded."""
    with Invented(**GUILTY, line="warden amber:1, bad-penny amber:1") as table:
        table.answer("play guilty-hearts", f"resolve {first} {first}")
        assert [table.state.defs[c].slug for c in table.state.players[0].hand] == hand.split()
        assert table.state.players[0].line == []


@pytest.mark.rule("KF-STAT-WARD-01", "KF-DMG-03", "KF-OPEN-17")
def test_a_ward_is_lost_but_does_not_save_from_what_goes_on():
    """With its ward gone the creature still has no power."""
    with Invented(house="dis", hand="frost-giant", p1_line="urchin warded, krump warded") as table:
        table.answer("play frost-giant")
        table.changed(hand="", line="frost-giant exhausted", p1_line="krump warded", p1_discard="urchin")


@pytest.mark.rule("KF-STAT-WARD-01", "KF-DMG-02", "KF-OPEN-17")
def test_a_ward_does_not_save_who_has_more_damage_than_power():
    with Invented(
        house="dis", hand="frost-giant", p1_line="krump warded damage:4, troll warded damage:4"
    ) as table:
        table.answer("play frost-giant")
        table.changed(
            hand="", line="frost-giant exhausted", p1_line="troll warded damage:4", p1_discard="krump"
        )


@pytest.mark.rule("KF-STAT-WARD-03", "KF-DEST-04")
def test_a_warded_creature_is_not_tagged_and_falls_to_the_next_ability_that_waits():
    """The first Harbinger of Doom takes the ward of the Troll, the second one destroys it."""
    line = "harbinger-of-doom, harbinger-of-doom"
    with Situation(house="dis", hand="hecatomb", line=line, p1_line="troll warded, urchin") as table:
        table.answer("play hecatomb", "resolve harbinger-of-doom harbinger-of-doom")
        table.changed(
            amber=3, hand="", discard="hecatomb, 2 harbinger-of-doom", line="", p1_line="",
            p1_discard="troll, urchin",
        )  # fmt: skip


@pytest.mark.rule("KF-STAT-WARD-01", "KF-DEST-10")
def test_the_second_soulkeeper_destroys_whose_ward_stopped_the_first():
    given = {"line": "dexus +soulkeeper +soulkeeper", "p1_line": "troll warded, urchin"}
    with Situation(house="dis", hand="hecatomb", **given) as table:
        table.answer("play hecatomb", "resolve dexus dexus")
        table.changed(
            amber=2,
            hand="",
            discard="hecatomb, dexus, 2 soulkeeper",
            line="",
            p1_line="urchin",
            p1_discard="troll",
        )


# Invulnerable


@pytest.mark.rule("KF-KW-INV-01", "KF-KW-INV-03")
def test_who_has_gained_invulnerable_stays_without_power_too():
    given = {"line": "stone-singer, urchin warded", "p1_hand": "frost-giant, gateway-to-dis"}
    with Invented(house="dis", **given, p1_houses="dis", houses="dis") as table:
        table.answer("end-turn", "play frost-giant")
        table.changed(player=1, p1_hand="gateway-to-dis", p1_line="frost-giant exhausted")
        table.answer("play gateway-to-dis")
        table.changed(
            discard="stone-singer", line="urchin warded", p1_hand="", p1_line="", p1_chains=3,
            p1_discard="gateway-to-dis, frost-giant",
        )  # fmt: skip


@pytest.mark.rule("KF-KW-INV-02")
def test_the_invulnerable_leave_play_in_other_ways():
    given = {"p1_line": "stone-singer, urchin"}
    with Invented(house="dis", hand="fear", **given) as table:
        table.answer("play fear", "to-hand urchin")
        table.changed(hand="", discard="fear", p1_line="stone-singer", p1_hand="urchin")
    with Invented(house="mars", hand="sample-collection", p1_keys="red", **given) as table:
        table.answer("play sample-collection", "archive urchin")
        table.changed(hand="", discard="sample-collection", p1_line="stone-singer", archives="urchin owner:1")
    with Invented(house="untamed", hand="lost-in-the-woods", **given) as table:
        table.answer("play lost-in-the-woods")
        assert sorted(table.state.defs[card].slug for card in table.state.players[1].deck) == [
            "stone-singer",
            "urchin",
        ]
        assert not table.state.players[1].line


# Lasting effects


@pytest.mark.rule("KF-LAST-01")
def test_the_opponents_next_turn_is_not_the_one_that_is_going_on():
    """The curse dies in its opponent's turn: it is for the turn after the next."""
    given = {
        "line": "urchin house:dis",
        "p1_line": "last-curse amber:1",
        "p1_houses": "dis",
        "houses": "dis",
    }
    with Invented(**GUILTY, **given, p1_hand="6 dust-imp") as table:
        table.answer("play guilty-hearts")
        table.offers("reap urchin", "end-turn")
        table.answer("end-turn", "end-turn")
        assert table.can("end-turn")
        table.refused("reap urchin")
        table.answer("end-turn", "end-turn")
        assert table.can("reap urchin")
