"""Planning and deployment (MW-PLAN, MW-DEPLOY), and what others know of it (MW-GEN-13, MW-GEN-15)."""

import pytest

from tests.games.magewars.situations import Situation
from trivault.games.magewars.positions.view import HIDDEN
from trivault.kernel.errors import AnswerError


def planning(**given):
    return Situation(phase="planning", **given)


# Planning


@pytest.mark.rule("MW-PLAN-01", "MW-PLAN-02")
def test_up_to_two_spells_are_prepared():
    with planning(spellbook="fireball, teleport, minor-heal") as table:
        table.offers(
            "skip",
            *("prepare fireball", "prepare teleport", "prepare minor-heal"),
            *("prepare fireball teleport", "prepare fireball minor-heal", "prepare teleport minor-heal"),
        )
        table.answer("prepare fireball minor-heal")
        table.changed(phase="first-quickcast", spellbook="teleport", prepared="fireball, minor-heal")
    with planning(spellbook="fireball, teleport, minor-heal") as table:
        table.answer("prepare teleport")
        table.changed(phase="first-quickcast", spellbook="fireball, minor-heal", prepared="teleport")
    with planning(spellbook="fireball, teleport, minor-heal", p1_mage="warlock") as table:
        table.answer("skip")
        table.changed(phase="action")


@pytest.mark.rule("MW-PLAN-01")
def test_three_spells_are_too_many():
    with planning(spellbook="fireball, teleport, minor-heal") as table:
        with pytest.raises(AnswerError):
            table.answer("prepare fireball teleport minor-heal")
        table.answer("skip")


@pytest.mark.rule("MW-PLAN-01", "MW-GEN-13")
def test_prepared_spells_lie_face_down():
    with planning(spellbook="fireball, teleport", p1_spellbook="drain-life, minor-heal") as table:
        table.answer("prepare fireball teleport", player=0)
        table.answer("prepare drain-life", player=1)
        mine, theirs = table.state.view(0), table.state.view(1)
        assert [side.prepared for side in mine.sides] == [side.prepared for side in theirs.sides] == [2, 1]
        assert ("fireball" in mine.cards, "drain-life" in mine.cards) == (True, False)
        assert ("fireball" in theirs.cards, "drain-life" in theirs.cards) == (False, True)


@pytest.mark.rule("MW-PLAN-03", "MW-QC-03")
def test_only_prepared_spells_are_cast():
    with Situation(mage="wizard b2 mana:30", spellbook="fireball", prepared="teleport") as table:
        table.refused("quickcast fireball", "MW-QC-03")
        assert table.can("quickcast teleport")
        table.answer("activate wizard")
        table.refused("cast fireball", "MW-PLAN-03")
        assert table.can("cast teleport")
        table.answer("done")


@pytest.mark.rule("MW-PLAN-04", "MW-PLAN-07")
def test_what_was_not_cast_returns_at_the_start_of_the_next_planning_phase():
    with Situation(
        mage="beastmaster quickcast-used",
        prepared="teleport, minor-heal",
        b2="fellella-pixie-familiar assigned:bear-strength, lair assigned:timber-wolf",
        p1_mage="warlock inactive",
        p1_spellbook="fireball",
    ) as table:
        table.answer("activate beastmaster", "done")
        assert table.state.round == 2
        table.shows(prepared="teleport, minor-heal", spellbook="")
        table.answer("activate fellella-pixie-familiar", "done")
        assert (table.state.round, table.state.phase) == (3, "planning")
        table.shows(prepared="", b2="fellella-pixie-familiar mana:1, lair mana:2")
        assert sorted(book(table)) == ["bear-strength", "minor-heal", "teleport", "timber-wolf"]
        table.answer("skip", player=0)
        table.answer("skip", player=1)
        table.answer("skip", "skip")


def book(table):
    return [table.state.card(spell).slug for spell in table.state.players[0].spellbook]


@pytest.mark.rule("MW-PLAN-07")
def test_until_then_it_stays_prepared():
    with Situation(
        phase="upkeep", prepared="teleport", mage="beastmaster mana:5", b2="whirling-spirit"
    ) as table:
        table.shows(prepared="teleport", spellbook="", phase="upkeep")
        table.answer("skip")
        table.shows(prepared="", spellbook="teleport", phase="planning")
        table.answer("skip")


@pytest.mark.rule("MW-PLAN-05", "MW-CODEX-117", "MW-CODEX-129")
def test_familiars_and_spawnpoints_are_assigned_one_spell_each():
    with planning(
        mage="beastmaster mana:30",
        spellbook="2 bear-strength, 2 timber-wolf, fireball",
        b2="fellella-pixie-familiar, lair",
        c2="feral-bobcat, mana-crystal",
    ) as table:
        table.answer("prepare fireball")
        table.offers("skip", "assign bear-strength")  # enchantments for the pixie
        table.answer("assign bear-strength")
        table.offers("skip", "assign timber-wolf")  # animals for the lair
        table.answer("assign timber-wolf")
        table.changed(
            phase="deploy",
            spellbook="bear-strength, timber-wolf",
            prepared="fireball",
            b2="fellella-pixie-familiar assigned:bear-strength, lair assigned:timber-wolf",
        )


@pytest.mark.rule("MW-PLAN-06", "MW-PLAN-05")
def test_an_assigned_spell_is_cast_by_nobody_else():
    with Situation(
        mage="beastmaster b2 mana:30", b2="fellella-pixie-familiar assigned:bear-strength, timber-wolf"
    ) as table:
        table.refused("quickcast bear-strength", "MW-QC-03")
        table.answer("activate beastmaster")
        table.refused("cast bear-strength", "MW-PLAN-03")
        table.answer("done", "activate warlock", "done", "activate fellella-pixie-familiar")
        assert table.can("cast bear-strength")
        table.answer("done")


@pytest.mark.rule("MW-PLAN-06")
def test_a_familiar_casts_no_spell_that_was_prepared_for_the_mage():
    with Situation(
        mage="beastmaster b2 mana:30",
        prepared="bear-strength",
        b2="fellella-pixie-familiar",
        acting="fellella-pixie-familiar",
    ) as table:
        assert not table.can("cast bear-strength")
        table.answer("done")


@pytest.mark.rule("MW-GEN-15")
def test_an_assigned_spell_is_secret_but_not_where_it_lies():
    with Situation(b2="fellella-pixie-familiar assigned:bear-strength, lair") as table:
        assert [assigned(table, 0, name) for name in ("fellella-pixie-familiar", "lair")] == [
            "bear-strength",
            None,
        ]
        assert [assigned(table, 1, name) for name in ("fellella-pixie-familiar", "lair")] == ["?", None]


def assigned(table, player, name):
    """What a player knows of the spell that lies beside an object."""
    view = table.state.view(player)
    spell = dict(view.play)[table.card(name)].assigned
    if spell == HIDDEN:
        return "?"
    return view.cards[spell - table.state.arena.size] if spell >= 0 else None


# Deployment


@pytest.mark.rule("MW-DEPLOY-01")
@pytest.mark.parametrize("holder", [0, 1])
def test_spawnpoints_cast_in_the_order_of_initiative(holder):
    with Situation(
        phase="deploy",
        initiative=holder,
        player=holder,
        mage="beastmaster mana:30",
        p1_mage="priestess mana:30",
        b2="lair assigned:timber-wolf, temple-of-asyra p1 assigned:knight-of-westlock mana:2",
    ) as table:
        first, second = ("lair", "temple-of-asyra")[:: 1 if holder == 0 else -1]
        assert table.asked == holder
        table.offers(f"deploy {first}", "done")
        table.answer("done")
        assert table.asked == 1 - holder
        table.offers(f"deploy {second}", "done")
        table.answer("done")


@pytest.mark.rule("MW-DEPLOY-02", "MW-EX-25")
def test_the_spell_is_revealed_paid_and_carried_out():
    """The lair pays with its own mana first."""
    with Situation(phase="deploy", mage="beastmaster mana:10", b2="lair mana:2 assigned:timber-wolf") as table:
        table.answer("deploy lair", "target b2")
        table.offers("make-pet beastmaster 3", "skip")
        table.answer("skip")
        table.changed(phase="action", mage="beastmaster a1 mana:3", b2="lair, timber-wolf inactive new")


@pytest.mark.rule("MW-EX-25")
def test_the_lair_gathers_mana_of_its_own():
    with Situation(phase="channel", b2="lair") as table:
        table.shows(b2="lair mana:2")


@pytest.mark.rule("MW-DEPLOY-03")
def test_what_is_not_deployed_returns_to_the_spellbook_in_the_next_planning_phase():
    with Situation(phase="deploy", mage="beastmaster mana:0", b2="lair mana:2 assigned:timber-wolf") as table:
        table.offers("done")  # it cannot be paid for
        table.answer("done")
        table.shows(b2="lair mana:2 assigned:timber-wolf", phase="action")
        table.answer("activate beastmaster", "done", "activate warlock", "done")
        table.shows(b2="lair mana:4", spellbook="timber-wolf", phase="planning")
        table.answer("skip", "skip")


@pytest.mark.rule("MW-DEPLOY-04", "MW-DEPLOY-01")
def test_one_player_deploys_all_before_the_next():
    """No turn is lost by it: each may answer for all own spawnpoints at once."""
    with Situation(
        phase="deploy",
        mage="beastmaster mana:30",
        b2="lair assigned:timber-wolf, battle-forge assigned:leather-boots",
        p1_mage="priestess mana:30",
        c2="temple-of-asyra p1 assigned:knight-of-westlock mana:2",
    ) as table:
        table.answer("deploy battle-forge", "target beastmaster")
        assert table.asked == 0
        table.answer("deploy lair", "target b2", "skip")
        assert table.asked == 1
        table.answer("deploy temple-of-asyra", "target c2")
        assert table.state.phase in ("first-quickcast", "action")


def test_who_has_assigned_a_spell_is_asked_whatever_it_is():
    """MW-AMB-51"""
    for mana in (0, 30):
        with Situation(
            phase="deploy", mage=f"beastmaster mana:{mana}", b2="lair assigned:timber-wolf"
        ) as table:
            assert (table.state.phase, table.asked) == ("deploy", 0)
            table.answer("done")
    with Situation(phase="deploy", b2="lair") as table:
        assert table.state.phase == "action"
