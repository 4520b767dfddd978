"""Where rules meet each other and the cards: exceptions that no chapter names alone."""

import pytest

from tests.games.magewars.cards.revealing import Revealing
from tests.games.magewars.fights import Fight
from trivault.games.magewars.game import GAME
from trivault.kernel.errors import TrivaultError
from trivault.kernel.text import Message


def moves(table):
    return [text for text in table.texts() if text.startswith("move")]


# Hindering is seen when the first move begins: what was revealed or paid for on activation counts


@pytest.mark.rule("MW-HINDER-01", "MW-HINDER-04", "MW-FLY-01")
@pytest.mark.parametrize(("answer", "free"), [("fly necropian-vampiress 1", True), ("skip", False)])
def test_who_begins_to_fly_when_activated_is_not_hindered_by_those_on_the_ground(answer, free):
    with Fight(mage="warlock a1 mana:9", p1_mage="wizard", b2="necropian-vampiress, emerald-tegu p1") as table:
        table.answer("activate necropian-vampiress", answer, "move b3")
        assert bool(moves(table)) == free
        table.answer("done")


@pytest.mark.rule("MW-HINDER-01", "MW-HINDER-05", "MW-REVEAL-08")
def test_who_becomes_elusive_when_activated_is_not_hindered():
    with Fight(mage="beastmaster a1 mana:9", b2="timber-wolf ?mongoose-agility, emerald-tegu p1") as table:
        table.play("activate timber-wolf", "reveal mongoose-agility", "pay mongoose-agility 3", "move b3")
        assert moves(table) == ["move b2", "move c3", "move a3"]
        table.answer("done")


@pytest.mark.rule("MW-HINDER-02", "MW-REVEAL-06")
def test_who_was_stopped_stays_so_though_it_becomes_elusive():
    with Fight(mage="beastmaster a1 mana:9", b2="timber-wolf ?mongoose-agility", b3="emerald-tegu p1") as table:
        table.play("activate timber-wolf", "move b3", "reveal mongoose-agility", "pay mongoose-agility 3")
        assert moves(table) == []
        table.answer("done")


# Attacks of traps and spells go through all steps


@pytest.mark.rule("MW-MAND-01", "MW-EX-31", "MW-DEF-09")
def test_a_trap_draws_out_a_block_which_cannot_avoid_it():
    with Revealing(p1_mage="warlock mana:2", b2="timber-wolf ?block", b3="?hellfire-trap p1") as table:
        table.dice("2* 0 0 0", 1)
        table.play("activate timber-wolf", "move b3", "pay hellfire-trap 2", "pay block 2")
        table.play("done")
        table.settle()
        assert (table.damage("timber-wolf"), table.lies("block")) == (2, False)
        assert (table.discard(0), table.discard(1)) == (["block"], ["hellfire-trap"])


@pytest.mark.rule("MW-REVEAL-10")
def test_armor_is_revealed_before_the_dice_of_a_trap_are_rolled():
    with Revealing(
        p1_mage="warlock mana:2", b2="timber-wolf ?divine-protection", b3="?hellfire-trap p1"
    ) as table:
        table.dice("2* 0 0", 1)
        table.play("activate timber-wolf", "move b3", "pay hellfire-trap 2")
        table.play("reveal divine-protection", "pay divine-protection 2", "done")
        assert table.damage("timber-wolf") == 2


@pytest.mark.rule("MW-ATK1-06", "MW-ZONEATK-02")
@pytest.mark.parametrize("first", ["timber-wolf", "emerald-tegu"])
def test_who_leaves_the_zone_escapes_a_zone_attack(first):
    given = {"acting": "warlock", "prepared": "firestorm", "p1_mage": "priestess d1 mana:10"}
    wolf = "timber-wolf p1 ?divine-intervention"
    with Revealing(mage="warlock a2 mana:11", b2=f"{wolf}, emerald-tegu p1", **given) as table:
        table.dice("2* 0 0 0 0", 1)
        table.play("cast firestorm", "target b2", f"hit {first}")
        table.play("reveal divine-intervention", "pay divine-intervention 10", "to d3")
        table.settle()
        assert (table.damage("timber-wolf"), table.damage("emerald-tegu")) == (0, 2)


@pytest.mark.rule("MW-WALL-12", "MW-LOS-07")
@pytest.mark.parametrize(("fog", "seen"), [("", True), ("fog-bank p1", False)])
def test_both_parts_of_an_extended_wall_are_in_line_of_sight(fog, seen):
    given = {"acting": "wizard", "prepared": "wall-of-stone", "spellbook": "wall-of-stone"}
    with Revealing(mage="wizard a1 mana:16", a1_a2=fog, b1_b2=fog, **given) as table:
        table.answer("cast wall-of-stone", "target a1-b1")
        assert table.can("extend a2-b2") == seen
        if seen:
            table.answer("skip")


# What is attached to what


@pytest.mark.rule("MW-EQUIP-04", "MW-ENCH-06")
def test_an_enchantment_on_equipment_that_returns_is_destroyed():
    given = {"acting": "warlock", "prepared": "gauntlets-of-strength"}
    with Revealing(mage="warlock b2 mana:3 +(leather-gloves ?decoy)", p1_mage="wizard d3", **given) as table:
        table.play("cast gauntlets-of-strength", "target warlock")
        table.settle()
        table.changed(
            mage="warlock b2 inactive mana:0 +(gauntlets-of-strength new)",
            prepared="",
            spellbook="leather-gloves",
            discard="decoy",
            acting="",
            player=1,
        )


def test_out_of_the_arena_only_what_is_attached_affects_a_creature():
    away = "timber-wolf banish:3 left:b2 +(essence-drain p1)"
    with Revealing(away=away, b2="mordoks-obelisk p1, bitterwood-fox +(essence-drain p1)") as table:
        assert table.trait("upkeep", of="bitterwood-fox") == 3
        assert table.trait("upkeep", of="timber-wolf") == 2


def test_a_blast_of_light_is_a_ranged_attack_that_cannot_be_aimed_at_a_tanglevine():
    with Fight(mage="priestess a1 mana:9", b2="temple-of-light, timber-wolf p1 +tanglevine") as table:
        table.answer("use temple-of-light")
        table.offers("skip", "target priestess", "target temple-of-light", "target timber-wolf")
        table.answer("skip")


# What others learn


@pytest.mark.rule("MW-GEN-14", "MW-WARLOCK-03")
@pytest.mark.parametrize(("curse", "said"), [("?(agony p0)", "face-down"), ("+(agony p0)", "card-agony")])
def test_a_curse_that_returns_face_down_is_named_to_nobody(curse, said):
    given = {"mage": "warlock a1 mana:20", "p1_mage": "wizard d3"}
    with Revealing(b2=f"timber-wolf, bitterwood-fox p1 damage:4 {curse}", **given) as table:
        table.state.log = []
        table.dice("2* 0 0 0")
        table.play("activate timber-wolf", "attack timber-wolf bitterwood-fox", "weave agony")
        (entry,) = (e for e in table.state.log if e.event.kind == "return")
        assert entry.public.args["what"] == Message(said)
        assert ("agony" in entry.cards) == (said != "face-down")
        assert table.book(0) == ["agony"]


@pytest.mark.rule("MW-GEN-13")
@pytest.mark.parametrize("book", ["fireball", "dispel"])
def test_who_wears_a_wand_is_asked_whatever_the_spellbook_holds(book):
    given = {"phase": "final-quickcast", "p1_mage": "warlock quickcast-used", "spellbook": book}
    wand = "+(elemental-wand bound-open:geyser used:bound)"
    with Revealing(mage=f"beastmaster mana:9 {wand}", **given) as table:
        assert (table.reason, table.asked) == ("final-quickcast", 0)
        assert table.can("use elemental-wand") == (book == "fireball")


@pytest.mark.rule("MW-GEN-14")
@pytest.mark.parametrize("answer", ["attack agony", "attack face-down", "target agony", "target enfeeble"])
def test_who_asks_for_a_face_down_card_by_its_name_learns_nothing(answer):
    told = []
    for hidden in ("agony", "enfeeble"):
        given = {"acting": "wizard", "prepared": "dispel, seeking-dispel", "mage": "wizard b2 mana:20"}
        with Revealing(b2=f"timber-wolf ?({hidden} p1)", **given) as table:
            if answer.startswith("target"):
                table.answer("cast seeking-dispel")
            table.refused(answer)
            told.append(table.state.why_not(answer))
            table.play("skip" if answer.startswith("target") else "done")
            table.settle()
    assert told[0] == told[1]


# Bad input


@pytest.mark.parametrize(
    ("objects", "error"),
    [
        ({"b2": ["timber-wolf banish:1"]}, "what is banished lies under 'away'"),
        ({"away": ["timber-wolf banish:1"]}, "what is banished lies under 'away'"),
        ({"away": ["timber-wolf left:b2"]}, "what is banished lies under 'away'"),
    ],
)
def test_a_banished_creature_is_away_with_tokens_and_comes_from_somewhere(objects, error):
    with pytest.raises(TrivaultError, match=error):
        GAME.position({"players": [{}, {}], "objects": objects})


def test_teams_are_two_against_two_in_positions_too():
    with pytest.raises(TrivaultError, match="teams: two players against two, not 3 players"):
        GAME.position({"players": [{}, {}, {}], "teams": True})


@pytest.mark.parametrize("line", ["0 fireball", "-1 fireball", "fireball x2"])
def test_a_number_of_spells_that_cannot_be_read_is_explained(line):
    with pytest.raises(TrivaultError, match=r"line 3: .*how many stands first, from 1 on: '2 fireball'"):
        GAME.new(decks=[f"My book\nMage: wizard\n{line}", "starting-warlock"])


def test_a_game_for_nine_is_refused():
    with pytest.raises(TrivaultError, match="mage-wars is for 2 to 4 players, not 9"):
        GAME.new(players=9)
