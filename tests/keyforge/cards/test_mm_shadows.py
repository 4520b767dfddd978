"""Shadows of Mass Mutation."""

import pytest

from tests.keyforge.situations import Situation
from trivault.games.keyforge import GAME
from trivault.games.keyforge.deck_lists import parse
from trivault.games.keyforge.position import fields
from trivault.testing import same_views

# Mutant Cutpurse


@pytest.mark.rule("KF-EX-17", "KF-KW-ENH-01")
def test_enhance_does_nothing_in_play():
    with Situation(house="shadows", hand="mutant-cutpurse", line="troll", p1_line="krump") as table:
        table.answer("play mutant-cutpurse", "left")
        table.changed(hand="", line="mutant-cutpurse exhausted, troll")
    assert GAME.card("mutant-cutpurse").trees() == []


@pytest.mark.rule("KF-EX-17", "KF-KW-ENH-01")
def test_the_icons_lie_on_other_cards_of_the_deck():
    deck = parse(
        "Enhanced\nSet: mm\n[Shadows]\nmutant-cutpurse\nurchin (damage, damage)\n10 urchin\n"
        "[Brobnar]\ntroll (damage)\n11 troll\n[Dis]\n12 pit-demon"
    )
    state = GAME.new(decks=[deck, deck], seed=1)
    given = sum((state.icons[card] for card in range(36)), ())
    assert given == ("damage",) * 3
    assert [state.icons[c] for c in range(36) if state.defs[c].slug == "mutant-cutpurse"] == [()]


# Rad Penny


def test_rad_penny_steals():
    with Situation(house="shadows", hand="rad-penny", p1_amber=2) as table:
        table.answer("play rad-penny")
        table.changed(amber=1, hand="", line="rad-penny exhausted", p1_amber=1)


def test_rad_penny_is_shuffled_into_its_owners_deck():
    with Situation(
        house="shadows", line="rad-penny owner:1", p1_line="troll", p1_deck="krump", deck="umbra"
    ) as table:
        table.answer("fight rad-penny")
        assert sorted(table.state.defs[card].slug for card in table.state.players[1].deck) == [
            "krump",
            "rad-penny",
        ]
        assert [len(side.discard) for side in table.state.players] == [0, 0]


@pytest.mark.rule("KF-FAQ-15")
def test_rad_penny_dies_of_her_icon_before_she_steals():
    with Situation(house="shadows", hand="rad-penny icon:damage", p1_amber=2) as table:
        table.answer("play rad-penny")
        table.changed(hand="", deck="rad-penny icon:damage")


@pytest.mark.rule("KF-FAQ-16", "KF-BONUS-09")
def test_the_other_icons_of_rad_penny_are_still_resolved():
    with Situation(house="shadows", hand="rad-penny icon:damage icon:draw", p1_amber=2) as table:
        table.answer("play rad-penny")
        table.changed()  # shuffled into the empty deck, and drawn again
        assert table.state.destroyed


@pytest.mark.rule("KF-FAQ-17")
def test_the_second_icon_destroys_what_the_first_took_the_ward_from():
    with Situation(
        house="shadows", hand="mutant-cutpurse icon:damage icon:damage", p1_line="rad-penny warded"
    ) as table:
        table.answer("play mutant-cutpurse", "damage rad-penny")
        table.changed(hand="", line="mutant-cutpurse icon:damage icon:damage exhausted", p1_line="rad-penny")
        table.answer("damage rad-penny")
        table.changed(p1_line="", p1_deck="rad-penny")


# Shoulder Id


def test_shoulder_id_cannot_fight():
    with Situation(house="shadows", line="shoulder-id", p1_line="troll") as table:
        table.offers("reap shoulder-id", "end-turn")


def test_shoulder_id_steals_instead_of_dealing_damage():
    with Situation(amber=3, line="bumpsy", p1_line="shoulder-id") as table:
        table.answer("fight bumpsy")
        table.changed(amber=2, line="bumpsy exhausted", p1_amber=1, p1_line="shoulder-id damage:5")


@pytest.mark.rule("KF-DMG-13", "KF-FAQ-52")
@pytest.mark.parametrize("attacker", ["troll warded", "grey-monk +protect-the-weak", "bumpsy"])
def test_what_would_become_of_the_damage_makes_no_difference(attacker):
    slug = attacker.split()[0]
    with Situation(amber=3, line=f"{attacker} house:brobnar", p1_line="shoulder-id damage:1 power:9") as table:
        table.answer(f"fight {slug}")
        assert [side.amber for side in table.state.players] == [2, 1]
        assert table.state.play[table.card(slug)].damage == 0
        assert table.state.play[table.card(slug)].warded == ("warded" in attacker)


@pytest.mark.rule("KF-DMG-13", "KF-FAQ-52")
def test_shoulder_id_steals_from_whom_cannot_be_dealt_damage():
    with Situation(
        house="sanctum", amber=3, hand="shield-of-justice", line="grey-monk", p1_line="shoulder-id"
    ) as table:
        table.answer("play shield-of-justice", "fight grey-monk")
        table.changed(
            hand="",
            discard="shield-of-justice",
            line="grey-monk exhausted",
            p1_amber=1,
            p1_line="shoulder-id damage:3",
        )  # the icon has given what is stolen


@pytest.mark.rule("KF-FAQ-53", "KF-KW-SKIRM-03", "KF-DMG-13")
def test_shoulder_id_does_not_try_to_hurt_a_skirmisher():
    with Situation(house="shadows", amber=3, line="umbra", p1_line="shoulder-id") as table:
        table.answer("fight umbra")
        table.changed(line="umbra exhausted", p1_line="shoulder-id damage:2")


@pytest.mark.rule("KF-FAQ-53", "KF-DMG-13")
def test_shoulder_id_does_not_try_while_it_eludes():
    with Situation(amber=3, line="2 bumpsy", p1_line="shoulder-id +ring-of-invisibility") as table:
        table.answer("fight bumpsy")
        table.changed(line="bumpsy exhausted, bumpsy")
        table.answer("fight bumpsy")
        table.changed(
            amber=2,
            line="bumpsy exhausted, bumpsy exhausted",
            p1_amber=1,
            p1_line="shoulder-id damage:5 +ring-of-invisibility",
        )


@pytest.mark.rule("KF-FAQ-14", "KF-BONUS-07")
def test_the_damage_of_its_icon_is_not_dealt_by_shoulder_id():
    with Situation(house="shadows", hand="shoulder-id icon:damage", p1_line="troll", p1_amber=2) as table:
        table.answer("play shoulder-id", "damage troll")
        table.changed(hand="", line="shoulder-id icon:damage exhausted", p1_line="troll damage:1")


def test_shoulder_id_steals_nothing_from_whom_nothing_can_be_stolen():
    with Situation(line="bumpsy", p1_line="shoulder-id") as table:
        table.answer("fight bumpsy")
        table.changed(line="bumpsy exhausted", p1_line="shoulder-id damage:5")


# Mastermindy


@pytest.mark.rule("KF-STAT-CNT-02")
def test_mastermindy_schemes_at_the_end_of_your_turn():
    with Situation(line="mastermindy", p1_line="mastermindy scheme:2") as table:
        table.answer("end-turn")
        table.changed(player=1, line="mastermindy scheme:1")


def test_mastermindy_steals_for_each_counter():
    with Situation(house="shadows", line="mastermindy scheme:3", p1_amber=5) as table:
        table.answer("act mastermindy")
        table.changed(amber=3, line="mastermindy exhausted", p1_amber=2)


def test_mastermindy_without_a_scheme():
    with Situation(house="shadows", line="mastermindy", p1_amber=5) as table:
        table.answer("act mastermindy")
        table.changed(line="mastermindy exhausted")


@pytest.mark.rule("KF-ZONE-16")
def test_everybody_knows_who_was_destroyed_though_it_lies_in_a_deck_by_then():
    """Both arenas wait to hear of Rad Penny, who is shuffled away."""
    given = {"line": "troll", "artifacts": "the-colosseum, the-colosseum", "p1_deck": "3 punch, rad-penny"}
    with Situation(p1_line="rad-penny", **given) as table:
        table.answer("fight troll")
        table.offers("resolve the-colosseum rad-penny", "resolve the-colosseum#2 rad-penny")
        same_views(GAME, table.state, seed=3)
        table.answer("resolve the-colosseum rad-penny")
        glory = "the-colosseum glory:1, the-colosseum glory:1"
        deck = sorted(table.state.defs[card].slug for card in table.state.players[1].deck)
        assert deck == ["punch", "punch", "punch", "rad-penny", "rad-penny"]
        assert fields(table.state).players[0].artifacts == glory.split(", ")
