"""Teleports, pushes and bashes (MW-TELE, MW-PUSH)."""

import pytest

from tests.games.magewars.fights import Fight
from tests.games.magewars.situations import Situation
from trivault.games.magewars.effects.things import IT
from trivault.games.magewars.rules.movement import Push
from trivault.kernel.frames import Scope


def casting(**given):
    """A wizard in b2 casts what is prepared."""
    return Situation(mage="wizard b2 mana:30", acting="wizard", p1_mage="warlock", **given)


# Teleport


@pytest.mark.rule("MW-TELE-01", "MW-TELE-02", "MW-CODEX-107")
def test_a_teleport_leads_past_walls_zones_and_creatures():
    with Situation(
        mage="priestess b2 mana:10",
        a1="timber-wolf ?divine-intervention",
        a1_b1="wall-of-fire p1",
        a1_a2="wall-of-stone p1",
        b1="emerald-tegu p1, ?hellfire-trap p1",
        a2="emerald-tegu p1, ?hellfire-trap p1",
    ) as table:
        table.answer(
            "activate timber-wolf", "reveal divine-intervention", "pay divine-intervention 10", "to d3"
        )
        while table.reason == "reveal":
            table.answer("pass")
        table.changed(
            acting="timber-wolf",
            mage="priestess b2 mana:0 life:1 used:divine-reward",
            a1="",
            d3="timber-wolf inactive",
            discard="divine-intervention",
        )
        table.answer("done")
        while table.reason == "reveal":
            table.answer("pass")


@pytest.mark.rule("MW-TELE-01")
def test_a_teleport_enters_no_zone_on_the_way():
    """Whatever way it would go: all zones but the first and the last are full of gas and traps."""
    zones = [f"{column}{row}" for column in "abcd" for row in "123"]
    between = {zone: "poison-gas-cloud p1, ?hellfire-trap p1" for zone in zones if zone not in ("a1", "d3")}
    with Fight(mage="priestess a1 mana:10", a1="timber-wolf ?divine-intervention", **between) as table:
        table.play("activate timber-wolf", "reveal divine-intervention", "pay divine-intervention 10", "to d3")
        table.settle()
        assert (table.zone("timber-wolf"), table.damage("timber-wolf")) == ("d3", 0)
        assert table.trait("one-move", "timber-wolf") == 0
        table.answer("done")
        table.settle()


@pytest.mark.rule("MW-TELE-01", "MW-TELE-02")
@pytest.mark.parametrize("wall", ["wall-of-stone", "wall-of-fire", "wall-of-thorns"])
def test_moves_by_teleport_pass_every_wall_unharmed(wall):
    with Fight(mage="wizard a1 mana:5", b2="blue-gremlin", b2_c2=f"{wall} p1") as table:
        table.answer("activate blue-gremlin", "blink blue-gremlin 1", "move c2")  # no dice are rolled
        assert (table.zone("blue-gremlin"), table.damage("blue-gremlin")) == ("c2", 0)
        table.answer("done")


@pytest.mark.rule("MW-TELE-03", "MW-TELE-04", "MW-EX-12")
def test_all_goes_along_but_attached_conjurations_which_are_destroyed():
    with casting(
        prepared="teleport",
        b2="huginn-raven-familiar damage:2 burn mana:3 guard +bear-strength +(tanglevine p1)",
    ) as table:
        table.answer("cast teleport", "target huginn-raven-familiar", "to b1")
        table.shows(
            b2="", b1="huginn-raven-familiar guard mana:3 damage:2 burn +bear-strength", p1_discard="tanglevine"
        )


@pytest.mark.rule("MW-TELE-03")
def test_equipment_goes_along_with_the_mage():
    with Situation(
        mage="wizard b2 mana:30 +leather-boots ?harmonize",
        acting="wizard",
        prepared="teleport",
        p1_mage="warlock",
    ) as table:
        table.answer("cast teleport", "target wizard", "to b3")
        while table.reason == "reveal":
            table.answer("pass")
        table.shows(mage="wizard b3 inactive mana:27 +leather-boots ?harmonize")


@pytest.mark.rule("MW-TELE-05", "MW-EX-12")
def test_a_teleport_into_the_own_zone_shakes_off_a_conjuration():
    with casting(prepared="teleport", b2="timber-wolf damage:1 +(tanglevine p1)") as table:
        table.answer("cast teleport", "target timber-wolf", "to b2")
        table.shows(b2="timber-wolf damage:1", p1_discard="tanglevine")


@pytest.mark.rule("MW-TELE-06", "MW-TELE-07", "MW-CODEX-048", "MW-CODEX-108")
@pytest.mark.parametrize(
    ("creature", "after"),
    [
        ("timber-wolf +(tanglevine p1)", "timber-wolf"),  # unmovable and restrained
        ("timber-wolf +(force-hold p1)", "timber-wolf +(force-hold p1)"),
        ("timber-wolf cripple", "timber-wolf cripple"),
    ],
)
def test_the_unmovable_and_the_restrained_can_be_teleported(creature, after):
    with casting(prepared="teleport", b2=creature) as table:
        table.answer("cast teleport", "target timber-wolf", "to c2")
        table.shows(b2="", c2=after)


@pytest.mark.rule("MW-TELE-08", "MW-TRAP-04")
def test_arriving_by_teleport_sets_off_traps():
    with casting(prepared="teleport", b2="timber-wolf", c2="?hellfire-trap p1") as table:
        table.answer("cast teleport", "target timber-wolf", "to c2")
        while table.reason == "reveal":
            table.answer("pass")
        assert (table.asked, table.reason) == (1, "pay-reveal")
        table.dice("1* 0 0 0", effect=1)
        table.answer("pay hellfire-trap 2")
        table.shows(c2="timber-wolf damage:1", p1_discard="hellfire-trap")


# Push


def jet_stream(effect, dice="0 0", **given):
    """A jet stream of the wizard in b2 hits; the effect die pushes from 4 on."""
    table = casting(prepared="jet-stream", **given)
    table.dice(dice, effect=effect)
    return table


@pytest.mark.rule("MW-PUSH-01", "MW-PUSH-02", "MW-CODEX-106")
def test_a_push_moves_one_zone_directly_away_from_its_source():
    with jet_stream(4, c2="emerald-tegu p1") as table:
        table.answer("cast jet-stream", "target emerald-tegu")
        table.shows(c2="", d2="emerald-tegu p1")
    with jet_stream(3, c2="emerald-tegu p1") as table:
        table.answer("cast jet-stream", "target emerald-tegu")
        table.shows(c2="emerald-tegu p1", d2="")


@pytest.mark.rule("MW-PUSH-02", "MW-PUSH-03")
def test_the_source_of_a_push_is_the_attacking_creature():
    """Within a zone any direction fits; the attacker's player chooses."""
    with Situation(b2="whirling-spirit, emerald-tegu p1", acting="whirling-spirit") as table:
        table.dice("0 0 0 0", effect=7)
        table.answer("attack whirling-spirit emerald-tegu")
        assert table.asked == 0
        table.offers("north", "east", "south", "west")
        table.answer("south")
        table.changed(b2="whirling-spirit inactive", b3="emerald-tegu p1", acting="", player=1)


@pytest.mark.rule("MW-PUSH-03")
def test_from_a_diagonal_source_the_player_who_pushes_chooses():
    with jet_stream(4, c3="emerald-tegu p1") as table:
        table.answer("cast jet-stream", "target emerald-tegu")
        assert table.asked == 0
        table.offers("east", "south")
        table.answer("east")
        table.shows(c3="", d3="emerald-tegu p1")


@pytest.mark.rule("MW-PUSH-04")
@pytest.mark.parametrize(
    ("die", "zone"), [(1, "b1"), (3, "b1"), (4, "c2"), (6, "c2"), (7, "b3"), (9, "b3"), (10, "a2"), (12, "a2")]
)
def test_a_random_direction_is_rolled(die, zone):
    """No card of the base game asks for it."""
    table = Situation(b2="timber-wolf")
    table.dice(effect=die)
    table.state.scopes.append(Scope(0, names={"it": (table.card("timber-wolf"),)}))
    with table.laid.thrown():
        Push(IT, random=True).run(table.state)
    table.shows(b2="", **{zone: "timber-wolf"})


def test_asking_for_the_direction_rolls_nothing():
    table = Situation(b2="timber-wolf")
    table.state.scopes.append(Scope(0, names={"it": (table.card("timber-wolf"),)}))
    with table.laid.thrown():  # no die is laid ready
        Push(IT, random=True).question(table.state)


@pytest.mark.rule("MW-PUSH-05", "MW-PUSH-07", "MW-CODEX-004", "MW-CODEX-028")
def test_who_is_pushed_into_a_wall_that_blocks_the_passage_is_bashed():
    """An unavoidable attack of three dice: the knight may not defend."""
    with jet_stream(4, c2="knight-of-westlock p1 used:defense-0", c2_d2="wall-of-stone p1") as table:
        table.dice("2 2 2")
        table.answer("cast jet-stream", "target knight-of-westlock")
        table.shows(c2="knight-of-westlock p1 damage:3 used:defense-0", d2="")  # armor 3
    with casting(prepared="force-push", c2="knight-of-westlock p1", c2_d2="wall-of-stone p1") as table:
        table.dice("2 2 2")
        table.answer("cast force-push", "target knight-of-westlock", "east")
        table.shows(c2="knight-of-westlock p1 damage:3", d2="")


@pytest.mark.rule("MW-PUSH-05", "MW-CODEX-106")
def test_other_walls_let_the_pushed_through():
    with jet_stream(4, c2="emerald-tegu p1", c2_d2="fog-bank p1") as table:
        table.answer("cast jet-stream", "target emerald-tegu")
        table.shows(c2="", d2="emerald-tegu p1")


@pytest.mark.rule("MW-PUSH-06", "MW-CODEX-006", "MW-CODEX-106")
def test_a_wall_attacks_who_is_pushed_through_it():
    with jet_stream([4, 1], c2="emerald-tegu p1", c2_d2="wall-of-fire") as table:
        table.dice("1* 0 0 0 0")
        table.answer("cast jet-stream", "target emerald-tegu")
        table.shows(c2="", d2="emerald-tegu p1 damage:1")
    with jet_stream([4, 1], c2="emerald-tegu p1 damage:7", c2_d2="wall-of-fire") as table:
        table.dice("1* 0 0 0 0")
        table.answer("cast jet-stream", "target emerald-tegu")
        table.shows(c2="", d2="", p1_discard="emerald-tegu")


@pytest.mark.rule("MW-PUSH-08", "MW-CODEX-004", "MW-CODEX-028")
@pytest.mark.parametrize(("creature", "dice"), [("emerald-tegu", "0 0"), ("thunderift-falcon", "0 0 0 0")])
def test_the_outer_walls_bash_also_what_flies(creature, dice):
    with jet_stream(4, dice, d2=f"{creature} p1") as table:
        table.dice("1* 1* 0")
        table.answer("cast jet-stream", f"target {creature}")
        table.shows(d2=f"{creature} p1 damage:2")


@pytest.mark.rule("MW-PUSH-09", "MW-CODEX-043")
@pytest.mark.parametrize("wall", ["wall-of-stone", "wall-of-fire", "wall-of-thorns"])
def test_the_flying_are_pushed_over_other_walls(wall):
    with jet_stream(4, "0 0 0 0", c2="thunderift-falcon p1", c2_d2=wall) as table:
        table.answer("cast jet-stream", "target thunderift-falcon")
        table.shows(c2="", d2="thunderift-falcon p1")


@pytest.mark.rule("MW-PUSH-10", "MW-CODEX-108")
def test_the_unmovable_ignore_pushes():
    with jet_stream(11, c2="emerald-tegu p1 +tanglevine") as table:
        table.answer("cast jet-stream", "target emerald-tegu")
        table.shows(c2="emerald-tegu p1 daze +tanglevine", d2="")  # the other effect applies
    with jet_stream(11, c2="emerald-tegu p1 +tanglevine", c2_d2="wall-of-stone") as table:
        table.answer("cast jet-stream", "target emerald-tegu")  # and nobody is bashed
        table.shows(c2="emerald-tegu p1 daze +tanglevine")


@pytest.mark.rule("MW-PUSH-11", "MW-CODEX-016", "MW-CODEX-108")
def test_conjurations_are_not_pushed():
    with jet_stream(4, c2="mana-crystal p1", d2="feral-bobcat p1") as table:
        table.answer("cast jet-stream", "target mana-crystal")
        table.shows(c2="mana-crystal p1", d2="feral-bobcat p1")


@pytest.mark.rule("MW-PUSH-12", "MW-CODEX-048")
def test_the_restrained_can_be_pushed():
    with jet_stream(4, c2="emerald-tegu p1 cripple") as table:
        table.answer("cast jet-stream", "target emerald-tegu")
        table.shows(c2="", d2="emerald-tegu p1 cripple")


@pytest.mark.rule("MW-PUSH-13", "MW-TRAP-04")
def test_arriving_by_a_push_sets_off_traps():
    with jet_stream(4, c2="emerald-tegu p1", d2="?hellfire-trap") as table:
        table.answer("cast jet-stream", "target emerald-tegu")
        while table.reason == "reveal":
            table.answer("pass")
        assert (table.asked, table.reason) == (0, "pay-reveal")
        table.dice("1* 0 0 0", effect=1)
        table.answer("pay hellfire-trap 2")
        while table.reason == "reveal":
            table.answer("pass")
        table.shows(c2="", d2="emerald-tegu p1 damage:1", discard="jet-stream, hellfire-trap")


def test_what_is_attached_to_the_pushed_moves_along():
    """MW-AMB-15"""
    with jet_stream(4, c2="emerald-tegu p1 cripple +bear-strength") as table:
        table.answer("cast jet-stream", "target emerald-tegu")
        table.shows(c2="", d2="emerald-tegu p1 cripple +bear-strength")
