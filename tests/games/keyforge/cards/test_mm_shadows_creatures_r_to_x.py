"""What cards of Shadows in Mass Mutation do: creatures r to x."""

import pytest

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.game import GAME
from trivault.testing import same_views

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


@pytest.mark.rule("KF-DMG-13")
@pytest.mark.parametrize("counters", [1, 2])
def test_shoulder_id_steals_instead_of_dealing_any_damage(counters):
    """Three Kings of the Crag leave it a power of 1 or 2."""
    weak = f"shoulder-id house:brobnar power:{counters}"
    with Situation(amber=3, line="bumpsy, 3 king-of-the-crag", p1_line=weak) as table:
        assert table.power("shoulder-id") == counters
        table.answer("fight bumpsy")
        table.changed(
            amber=2, line="bumpsy exhausted, king-of-the-crag, king-of-the-crag, king-of-the-crag",
            p1_amber=1, p1_line="", p1_discard="shoulder-id house:brobnar",
        )  # fmt: skip


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


# Subtle Otto, Tempting Offer


def test_subtle_otto_makes_the_opponent_discard():
    with Situation(house="shadows", hand="subtle-otto, urchin", p1_hand="2 punch") as table:
        table.answer("play subtle-otto")
        table.changed(hand="urchin", line="subtle-otto exhausted", p1_hand="punch", p1_discard="punch")


@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("krump amber:1", {"p1_line": "", "p1_hand": "krump", "p1_amber": 1, "amber": 2}),
        ("krump owner:0", {"p1_line": "", "hand": "krump", "p1_amber": 1}),
        ("krump warded", {"p1_line": "krump"}),
        ("", {}),
    ],
)
def test_tempting_offer_pays_for_the_creature_that_returns(line, after):
    with Situation(house="shadows", hand="tempting-offer", line="umbra", p1_line=line) as table:
        table.answer("play tempting-offer")
        table.changed(**{"hand": "", "amber": 1, "discard": "tempting-offer"} | after)


def test_tempting_offer_returns_only_one_enemy():
    with Situation(house="shadows", hand="tempting-offer", line="umbra", p1_line="krump, troll") as table:
        table.answer("play tempting-offer")
        table.offers("to-hand krump", "to-hand troll")
        table.answer("to-hand troll")
        table.changed(hand="", amber=1, discard="tempting-offer", p1_line="krump", p1_hand="troll", p1_amber=1)


# Xeno-Thief


def test_xeno_thief_takes_one_of_3_and_buries_another():
    with Situation(
        house="shadows", line="xeno-thief", deck="troll, krump, bumpsy, dodger", p1_line="urchin elusive-used"
    ) as table:
        table.answer("fight xeno-thief")
        table.offers("to-hand troll", "to-hand krump", "to-hand bumpsy")
        table.answer("to-hand krump")
        table.offers("to-deck-bottom troll", "to-deck-bottom bumpsy")
        table.answer("to-deck-bottom troll")
        table.changed(
            line="xeno-thief exhausted damage:1", hand="krump", deck="bumpsy, dodger, troll", p1_line="",
            p1_discard="urchin",
        )  # fmt: skip
        same_views(GAME, table.state, seed=1)


@pytest.mark.parametrize(
    ("deck", "answers", "after"),
    [
        ("troll, krump", ["to-hand krump"], {"hand": "krump", "deck": "troll"}),
        ("troll", [], {"hand": "troll", "deck": ""}),
        ("", [], {}),
    ],
)
def test_xeno_thief_with_a_small_deck(deck, answers, after):
    with Situation(house="shadows", line="xeno-thief", deck=deck, p1_line="urchin elusive-used") as table:
        table.answer("fight xeno-thief", *answers)
        table.changed(line="xeno-thief exhausted damage:1", p1_line="", p1_discard="urchin", **after)
