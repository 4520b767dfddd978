"""Why an answer is refused: the rules that forbid it."""

from pathlib import Path

import pytest

from tests.games.magewars.situations import Situation
from trivault.games.magewars.game import GAME
from trivault.games.magewars.rules import reasons
from trivault.kernel.errors import GameOver, MalformedAnswer, UnknownCard
from trivault.kernel.rule_ids import rule_ids

CATALOGUE = Path(__file__).parents[4] / "docs/rules/mage-wars.md"


def refused(answer, *rules, **given):
    with Situation(**given) as table:
        table.refused(answer, *rules)


def test_every_rule_that_is_named_is_in_the_catalogue():
    source = Path(reasons.__file__).read_text()
    named = set(rule_ids(source))
    assert len(named) > 40
    assert named <= set(rule_ids(CATALOGUE.read_text()))


TURN = {"b2": "timber-wolf inactive, emerald-tegu p1, feral-bobcat p1"}


@pytest.mark.parametrize(
    ("answer", "rule"),
    [
        ("activate timber-wolf", "MW-ACT-19"),
        ("activate emerald-tegu", "MW-ACT-02"),
        ("activate steelclaw-grizzly", "MW-ACT-02"),
        ("move b3", "MW-ACT-12"),
        ("climb b3", "MW-ACT-13"),
        ("guard", "MW-ACT-12"),
        ("attack timber-wolf emerald-tegu", "MW-ATK1-01"),
        ("cast fireball", "MW-CAST-03"),
        ("quickcast fireball", "MW-QC-03"),
        ("target timber-wolf", "MW-CAST-04"),
        ("done", "MW-ACT-04"),
        ("use beastmaster", "MW-FA-05"),
        ("reveal nullify", "MW-REVEAL-01"),
        ("defend beastmaster 8", "MW-DEF-04"),
        ("deploy lair", "MW-DEPLOY-01"),
        ("prepare fireball", "MW-PLAN-01"),
    ],
)
def test_what_cannot_be_done_before_an_action_phase(answer, rule):
    refused(answer, rule, **TURN)


def test_passing_ends_when_the_numbers_are_equal():
    refused("pass", "MW-ACT-07", b2="timber-wolf")
    with Situation(b2="emerald-tegu p1") as table:
        assert table.can("pass")


def test_the_players_alternate():
    refused("activate timber-wolf", "MW-ACT-01", b2="timber-wolf", prepared="minor-heal", stage="after")


def acting(answer, *rules, mage="beastmaster mana:20", creature="timber-wolf", b2="", **given):
    refused(answer, *rules, mage=mage, acting=creature.split()[0], b2=f"{creature}, {b2}", **given)


def test_what_an_acting_creature_cannot_do():
    acting("activate beastmaster", "MW-ACT-11")
    acting("quickcast minor-heal", "MW-QC-11", prepared="minor-heal")
    acting("pass", "MW-ACT-05")
    acting("cast minor-heal", "MW-PLAN-03", prepared="minor-heal")
    acting("move d2", "MW-MOVE-01")
    acting("move c3", "MW-MOVE-01")
    acting("move c2", "MW-HINDER-01", moves=1, b2="emerald-tegu p1")
    acting("move c2", "MW-MOVE-09", creature="timber-wolf cripple")
    acting("move c2", "MW-WALL-04", b2_c2="wall-of-stone p1")
    acting("climb c2", "MW-MOVE-10", b2_c2="wall-of-stone p1")
    acting("climb c2", "MW-FA-01", b2_c2="wall-of-stone p1", moves=1)


def test_a_creature_that_has_moved_twice_moves_no_further():
    acting("move c2", "MW-MOVE-03", creature="thunderift-falcon", moves=2)


def test_an_incapacitated_mage_can_only_cast_some_quick_spells():
    """Another quick spell keeps the choice open."""
    given = {"mage": "wizard stun mana:30", "acting": "wizard", "prepared": "fireball, minor-heal, teleport"}
    with Situation(**given) as table:
        for answer in ("move b1", "guard", "attack wizard wizard"):
            table.refused(answer, "MW-STATE-05")
        table.refused("cast fireball", "MW-STATE-10")


def test_why_an_attack_has_no_such_target():
    acting("attack timber-wolf nullify", "MW-ATK-02", b2="emerald-tegu p1 +nullify")
    acting("attack timber-wolf emerald-tegu", "MW-ATK-07", c2="emerald-tegu p1")
    acting("attack thunderift-falcon", "MW-FLY-03", b2="thunderift-falcon p1")
    acting("attack emerald-tegu", "MW-GUARD-03", b2="feral-bobcat p1 guard, emerald-tegu p1")
    acting("attack emerald-tegu", "MW-ATK1-02")
    acting("attack leather-boots timber-wolf", "MW-ATK-05")
    acting(
        "attack royal-archer emerald-tegu", "MW-ATK-08", creature="royal-archer", b2="", d3="emerald-tegu p1"
    )


def test_why_a_spell_cannot_be_cast():
    wizard = {"mage": "wizard b2 mana:30", "acting": "wizard"}
    refused("cast timber-wolf", "MW-FA-01", prepared="timber-wolf", moves=1, **wizard)
    refused("cast fireball", "MW-CHAN-06", prepared="fireball", mage="wizard b2 mana:1", acting="wizard")
    refused("cast dispel", "MW-CAST-05", prepared="dispel", **wizard)  # nothing to dispel
    refused("cast cervere-the-forest-shadow", "MW-CAST-16", prepared="cervere-the-forest-shadow",
            b2="cervere-the-forest-shadow p1", **wizard)  # fmt: skip


def test_why_a_quickcast_is_not_possible():
    refused("quickcast timber-wolf", "MW-QC-02", prepared="timber-wolf", mage="wizard mana:30")
    refused("quickcast fireball", "MW-QC-01", prepared="fireball", mage="wizard mana:30 quickcast-used")
    refused("quickcast minor-heal", "MW-QC-03", mage="wizard mana:30")


def test_why_a_spell_cannot_be_aimed_there():
    given = {"mage": "wizard b2 mana:30", "acting": "wizard", "prepared": "fireball, bear-strength"}
    with Situation(**given, b2="timber-wolf ?bear-strength, flaming-hellion p1", d3="emerald-tegu p1") as table:
        table.answer("cast fireball")
        table.refused("target emerald-tegu", "MW-CAST-07")
        table.refused("target flaming-hellion", "MW-CAST-15")
        table.refused("target b2", "MW-CAST-05")
        table.refused("move b3", "MW-ACT-12")
        table.answer("skip", "pass", "cast bear-strength")
        table.refused("target timber-wolf", "MW-ENCH-09")
        table.answer("skip", "pass", "done", "pass")


TARGETS = ("wizard", "timber-wolf", "mana-flower", "regrowth-belt", "agony", "wall-of-stone", "b2", "b2-c2")


@pytest.mark.rule("MW-CAST-05")
@pytest.mark.parametrize(
    ("spell", "possible"),
    [
        ("leather-boots", "wizard"),
        ("minor-heal", "wizard timber-wolf"),
        ("bear-strength", "wizard timber-wolf"),
        ("mana-crystal", "b2"),
        ("wall-of-fire", "b2-c2"),
        ("dispel", "agony"),
        ("dissolve", "wizard"),  # then a piece of its equipment
        ("fireball", "wizard timber-wolf mana-flower wall-of-stone"),
    ],
)
def test_a_target_of_another_kind_than_the_spell_asks_for_is_refused(spell, possible):
    with Situation(
        mage="wizard b2 mana:40 +regrowth-belt",
        prepared=spell,
        b2="timber-wolf +(agony p0), mana-flower",
        b2_c2="wall-of-stone",
        acting="wizard",
    ) as table:
        table.answer(f"cast {spell}")
        for target in set(TARGETS) - set(possible.split()):
            table.refused(f"target {target}", "MW-CAST-05")
        if spell == "wall-of-fire":
            table.refused("target b2-c2", "MW-WALL-03")
        table.answer("skip", "done")


def test_words_that_are_no_answer_are_told():
    with Situation(b2="timber-wolf") as table:
        with pytest.raises(MalformedAnswer, match="'dance' is no verb of this game: activate, pass, move"):
            table.state.why_not("dance timber-wolf")
        with pytest.raises(MalformedAnswer, match="move needs a zone, from a1 to d3"):
            table.state.why_not("move x9")
        with pytest.raises(MalformedAnswer, match="cast needs the name of a card"):
            table.state.why_not("cast")
        table.answer("activate timber-wolf")
        for answer in ("attack", "attack 2"):
            with pytest.raises(MalformedAnswer, match="attack needs the name of a card"):
                reasons.why_not(table.state, answer)
        table.answer("done")
        with pytest.raises(UnknownCard, match="timber-wolf"):
            table.state.why_not("activate timber-wulf")
    with pytest.raises(GameOver):
        reasons.why_not(GAME.position({"players": [{"mage": "wizard fallen"}, {}]}), "pass")


def test_an_attack_that_cannot_be_paid_for_says_so():
    with Situation(
        mage="beastmaster d3 mana:1",
        b2="timber-wolf",
        p1_mage="wizard b2 +suppression-cloak",
        acting="timber-wolf",
    ) as table:
        assert table.state.why_not("attack timber-wolf wizard") == ["MW-ATK1-04"]
        table.answer("guard")
