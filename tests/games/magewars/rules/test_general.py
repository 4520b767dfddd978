"""General principles, and what apprentices do without (MW-GEN, MW-APP-09, MW-APP-12, MW-SETUP-03)."""

import pytest

from tests.games.magewars.situations import Situation
from trivault.games.magewars.game import GAME
from trivault.games.magewars.positions.position import MAGES
from trivault.games.magewars.rules.targets import OBJECTS
from trivault.games.magewars.rules.traits import armor

# Objects, owners and controllers


@pytest.mark.rule("MW-GEN-04", "MW-GEN-05", "MW-CODEX-086")
@pytest.mark.parametrize(
    ("spell", "target", "dice", "die", "stays"),
    [
        ("timber-wolf", "b2", None, (), True),
        ("mana-crystal", "b2", None, (), True),
        ("wall-of-stone", "b2-c2", None, (), True),
        ("bear-strength", "emerald-tegu", None, (), True),
        ("leather-boots", "wizard", None, (), True),
        ("minor-heal", "emerald-tegu", "0 0 0 0 0", (), False),
        ("fireball", "emerald-tegu", "0 0 0 0 0 0", 1, False),
    ],
)
def test_incantations_and_attacks_are_no_objects(spell, target, dice, die, stays):
    with Situation(
        mage="wizard b2 mana:30", acting="wizard", prepared=spell, b2="emerald-tegu damage:2"
    ) as table:
        table.dice(dice, effect=die)
        table.answer(f"cast {spell}", f"target {target}")
        while table.reason == "reveal":
            table.answer("pass")
        assert any(table.state.card(thing).slug == spell for thing in table.state.play) == stays
        assert (GAME.card(spell).type in OBJECTS) == stays
        table.shows(discard="" if stays else spell)


@pytest.mark.rule("MW-GEN-06", "MW-CODEX-018", "MW-DEATH-01")
def test_the_owner_is_who_had_the_card_in_the_spellbook_whoever_controls_it():
    with Situation(
        phase="upkeep", b2="emerald-tegu owner:p1 damage:7 rot, timber-wolf p1 owner:p0 damage:9 rot"
    ) as table:
        table.shows(b2="", discard="timber-wolf", p1_discard="emerald-tegu")
    state = GAME.new(decks=["starting-wizard", "starting-warlock"])
    assert all(state.owners[card] == seat for seat, side in enumerate(state.players) for card in side.spellbook)


@pytest.mark.rule("MW-GEN-07", "MW-CODEX-061")
def test_the_controller_uses_an_object_and_decides_for_it():
    """A pixie that player 1 owns, cast by player 0."""
    with Situation(
        mage="beastmaster mana:10",
        b2="fellella-pixie-familiar owner:p1 assigned:bear-strength mana:3, timber-wolf",
        p1_mage="warlock inactive",
    ) as table:
        assert table.asked == 0
        table.answer("activate fellella-pixie-familiar", "cast bear-strength", "target timber-wolf")
        assert (table.asked, table.reason) == (0, "reveal")
        table.answer("reveal bear-strength", "pay bear-strength 3")
        table.shows(mage="beastmaster a1 mana:7")  # the pixie paid for the casting
    with Situation(mage="beastmaster inactive", b2="timber-wolf owner:p1", player=1, initiative=1) as table:
        table.offers("activate warlock")  # the owner does not


@pytest.mark.rule("MW-GEN-10", "MW-CODEX-001")
def test_what_is_cancelled_has_no_further_effect():
    """The countered spell takes its costs and its action, and nothing else happens."""
    with Situation(
        mage="wizard b2 mana:10",
        acting="wizard",
        prepared="force-push",
        c2="emerald-tegu p1 damage:7 ?nullify",
        c2_d2="wall-of-stone",
        p1_mage="warlock mana:2",
    ) as table:
        table.answer("cast force-push", "target emerald-tegu")
        while table.reason == "reveal":
            table.answer("pass")
        table.answer("pay nullify 2")
        table.shows(
            mage="wizard b2 inactive mana:7",
            c2="emerald-tegu p1 damage:7",
            prepared="",
            discard="force-push",
            p1_discard="nullify",
        )


# Zones and borders


@pytest.mark.rule("MW-CODEX-131", "MW-CODEX-134", "MW-CODEX-123")
def test_walls_lie_on_the_borders_between_zones_and_all_else_in_zones():
    with Situation(mage="wizard b2 mana:30", prepared="wall-of-stone, mana-crystal") as table:
        table.answer("quickcast mana-crystal")
        table.offers("skip", *(f"target {zone}" for zone in ("b2", "b1", "a2", "c2", "b3")))
        table.answer("skip", "quickcast wall-of-stone")
        borders = [text.split()[1] for text in table.texts() if text != "skip"]
        arena = table.state.arena
        assert {"b2-c2", "b1-b2"} <= set(borders)
        assert all(border in arena.names[arena.zones :] for border in borders)
        table.answer("target b2-c2")
        table.shows(b2_c2="wall-of-stone new", b2="", c2="")


@pytest.mark.rule("MW-EX-19", "MW-ARENA-07")
def test_a_range_has_a_least_and_a_greatest_distance():
    creatures = {
        "a2": "emerald-tegu p1",
        "b2": "timber-wolf p1",
        "c2": "feral-bobcat p1",
        "d2": "skeletal-sentry p1",
    }
    names = ["emerald-tegu", "timber-wolf", "feral-bobcat", "skeletal-sentry"]  # at distance 0, 1, 2, 3
    with Situation(mage="wizard a2 mana:30", acting="wizard", prepared="fireball", **creatures) as table:
        table.answer("cast fireball")
        assert [table.can(f"target {name}") for name in names] == [True, True, True, False]
        table.answer("skip", "done")
    with Situation(mage="wizard a2 mana:30 +ivarium-longbow", acting="wizard", **creatures) as table:
        reached = [table.can(f"attack ivarium-longbow {name}") for name in names]
        assert reached == [False, True, True, False]
        table.answer("done")


# Setting up, and apprentices


@pytest.mark.rule("MW-EX-01", "MW-CHAN-01", "MW-APP-11")
def test_nineteen_mana_in_the_first_round_of_a_beastmaster():
    state = GAME.new(decks=["starting-beastmaster", "starting-warlock"])
    assert (state.round, state.play[state.players[0].mage].mana) == (1, 19)


@pytest.mark.rule("MW-SETUP-03")
def test_mana_life_damage_and_the_quickcast_of_each_mage_are_open_to_all():
    with Situation(mage="beastmaster mana:7 damage:3 life:2", p1_mage="warlock mana:4 quickcast-used") as table:
        for player in (0, 1):
            play = dict(GAME.view(table.state, player).play)
            shown = [play[side.mage] for side in table.state.players]
            kept = [(mage.mana, mage.damage, mage.life, mage.quickcast) for mage in shown]
            assert kept == [(7, 3, 2, True), (4, 0, 0, False)]


@pytest.mark.rule("MW-APP-09", "MW-APP-06")
def test_apprentices_play_by_the_rules_of_the_round_and_without_those_of_the_mages():
    with Situation(
        arena="apprentice",
        phase="upkeep",
        mage="wizard b2 mana:20",
        b2="emerald-tegu p1 rot",
        p1_mage="beastmaster b1 mana:20",
        p1_spellbook="feral-bobcat",
    ) as table:
        assert table.state.phase == "planning"  # no shield
        table.shows(b2="emerald-tegu p1 damage:1 rot")  # but rot
        table.answer("prepare feral-bobcat")
        assert table.state.phase == "first-quickcast"
        table.offers("done")  # no quick summoning
        table.answer("done", "activate wizard", "move c2")
        table.refused("move c1", "MW-HINDER-01")  # but hindering
        table.answer("done")


@pytest.mark.parametrize("mage", MAGES)
def test_apprentices_have_the_armor_on_their_card(mage):
    """MW-AMB-22"""
    with Situation(arena="apprentice", mage=mage) as table:
        assert armor(table.state, table.state.players[0].mage) == 0


@pytest.mark.rule("MW-APP-12")
def test_the_easiest_mage_comes_first_and_the_most_demanding_last():
    assert (MAGES[0], MAGES[-1]) == ("beastmaster", "wizard")
    state = GAME.position({"players": [{}, {}, {}, {}]})
    assert [state.card(side.mage).slug for side in state.players] == list(MAGES)


# Revealing in between (MW-ORDER-06)


@pytest.mark.rule("MW-EX-37", "MW-MOVE-14")
@pytest.mark.parametrize("moment", [0, 1, 2])
def test_agony_is_revealed_after_the_activation_the_move_or_the_declaration(moment):
    with Situation(b2="timber-wolf ?(agony p1)", p1_mage="warlock mana:5 c2") as table:
        windows = []

        def wait(answer):
            table.answer(answer)
            while table.reason == "reveal":
                windows.append(table.state.arena.names[table.state.zone_of(table.card("timber-wolf"))])
                if len(windows) == moment + 1:
                    table.answer("reveal agony", "pay agony 3")
                else:
                    table.answer("pass")

        wait("activate timber-wolf")
        wait("move c2")
        table.dice("0 0")  # two fewer than four
        wait("attack timber-wolf warlock")
        assert windows[: moment + 1] == ["b2", "c2", "c2"][: moment + 1]
        table.shows(p1_mage="warlock c2 mana:2")


@pytest.mark.rule("MW-EX-34", "MW-ORDER-06")
def test_sacred_ground_is_revealed_between_a_move_and_the_attack():
    with Situation(
        b2="timber-wolf",
        c2="emerald-tegu p1, ?sacred-ground p1",
        p1_mage="priestess mana:10",
        acting="timber-wolf",
    ) as table:
        table.answer("move c2")
        assert (table.asked, table.reason) == (1, "reveal")
        table.answer("reveal sacred-ground", "pay sacred-ground 4")
        table.dice("0 0 0")  # one fewer
        table.answer("attack timber-wolf emerald-tegu")


@pytest.mark.rule("MW-ORDER-06")
def test_a_trap_interrupts_a_move_and_an_ordinary_enchantment_does_not():
    with Situation(
        b2="bitterwood-fox ?(agony p1)",
        c2="?hellfire-trap p1",
        p1_mage="warlock mana:10",
        acting="bitterwood-fox",
    ) as table:
        table.answer("move c2")
        assert (table.asked, table.reason) == (1, "pay-reveal")  # the trap, before anybody may reveal
        table.dice("0 0 0 0", effect=1)
        table.answer("pay hellfire-trap 2")
        while table.reason == "reveal":
            table.answer("pass")
        table.shows(c2="bitterwood-fox inactive ?(agony p1)", acting="bitterwood-fox")
        table.answer("done")
        while table.reason == "reveal":
            table.answer("pass")
