"""Life and damage, the living and the nonliving, destruction (MW-LIFE, MW-LIVING, MW-DEATH)."""

import pytest

from tests.games.magewars.fights import Fight
from tests.games.magewars.situations import Situation
from trivault.games.magewars.cards import CARDS
from trivault.games.magewars.rules.events import can_have
from trivault.games.magewars.rules.traits import finite_life, immune, living
from trivault.games.magewars.state.model import CONJURATION, CREATURE, MAGE, WALL


@pytest.mark.rule("MW-LIFE-01", "MW-LIFE-06", "MW-CODEX-067")
def test_creatures_and_conjurations_have_life_and_nothing_else_does():
    assert all((card.life > 0) == (card.type in (CREATURE, MAGE, CONJURATION, WALL)) for card in CARDS)


@pytest.mark.rule("MW-LIFE-02", "MW-DEATH-01", "MW-DEATH-02", "MW-CODEX-130")
@pytest.mark.parametrize(("dice", "gone"), [("2* 1* 0 0", False), ("2* 2* 0 0", True), ("2* 2* 2* 2*", True)])
def test_what_has_as_much_damage_as_life_is_destroyed(dice, gone):
    """The fox of the other player, with 5 life and 1 damage, goes to the discard pile of its owner."""
    with Fight(b2="timber-wolf, bitterwood-fox p1 owner:p0 damage:1", acting="timber-wolf") as table:
        table.dice(dice)
        table.answer("attack timber-wolf bitterwood-fox")
        assert table.lies("bitterwood-fox") == (not gone)
        discards = [[table.state.card(t).slug for t in side.discard] for side in table.state.players]
        assert discards == ([["bitterwood-fox"], []] if gone else [[], []])


@pytest.mark.rule("MW-LIFE-02")
def test_conjurations_are_destroyed_by_damage_too():
    with Fight(b2="timber-wolf, mana-flower p1 damage:4", acting="timber-wolf") as table:
        table.dice("2* 0 0 0")
        table.answer("attack timber-wolf mana-flower")
        assert not table.lies("mana-flower")


@pytest.mark.rule("MW-LIFE-03", "MW-LIFE-05", "MW-CODEX-068")
def test_life_and_damage_are_counted_apart():
    with Fight(
        mage="beastmaster mana:9", b2="timber-wolf damage:6 ?bull-endurance", acting="timber-wolf"
    ) as table:
        table.play("guard", "reveal bull-endurance", "pay bull-endurance 3")
        table.settle()
        assert (table.damage("timber-wolf"), table.life("timber-wolf")) == (6, 14)


@pytest.mark.rule("MW-LIFE-05", "MW-EX-76", "MW-CODEX-068")
def test_losing_life_is_no_damage_but_may_be_the_end():
    """The warlock loses 4 life for a bloodreaper of level 3; asleep, he would sleep on."""
    given = {"acting": "warlock", "prepared": "dark-pact-slayer", "p1_mage": "wizard"}
    with Fight(mage="warlock b2 mana:20 damage:5", **given) as table:
        table.play("cast dark-pact-slayer", "target b2", "make-bloodreaper warlock")
        assert (table.damage("warlock"), table.life("warlock")) == (5, 34)
    with Fight(mage="warlock b2 mana:20 damage:34", **given) as table:
        table.play("cast dark-pact-slayer", "target b2", "make-bloodreaper warlock")
        assert table.state.over


@pytest.mark.rule("MW-LIFE-04")
def test_damage_of_mages_and_other_objects_is_kept_on_each():
    with Fight(p1_mage="warlock b2", b2="timber-wolf, emerald-tegu p1", acting="timber-wolf") as table:
        table.dice("2* 1* 0 0")
        table.answer("attack timber-wolf warlock")
        assert (table.damage("warlock"), table.damage("emerald-tegu"), table.life("warlock")) == (3, 0, 38)


# Living and nonliving


@pytest.mark.rule("MW-LIVING-01", "MW-LIVING-02", "MW-LIVING-03", "MW-CODEX-069", "MW-CODEX-082")
@pytest.mark.parametrize(
    ("name", "lives"),
    [
        ("timber-wolf", True),
        ("skeletal-sentry", False),
        ("whirling-spirit", False),
        ("mana-crystal", False),
        ("mana-flower", True),
        ("mana-siphon", False),
        ("beastmaster", True),
    ],
)
def test_creatures_live_and_conjurations_do_not_unless_they_say_so(name, lives):
    with Situation(**({} if name == "beastmaster" else {"b2": name})) as table:
        assert living(table.state, table.card(name)) == lives


@pytest.mark.rule("MW-LIVING-02")
@pytest.mark.parametrize(("wall", "lives"), [("wall-of-stone", False), ("wall-of-thorns", True)])
def test_walls_do_not_live_unless_they_say_so(wall, lives):
    with Situation(b2_c2=wall) as table:
        assert living(table.state, table.card(wall)) == lives


@pytest.mark.rule("MW-LIVING-02")
def test_what_the_card_says_goes_before_the_type():
    with Fight(b2="timber-wolf, mana-crystal") as table:
        table.reprint("timber-wolf", traits={"nonliving": 1})
        table.reprint("mana-crystal", traits={"living": 1})
        assert not living(table.state, table.card("timber-wolf"))
        assert living(table.state, table.card("mana-crystal"))


@pytest.mark.rule("MW-LIVING-04", "MW-CODEX-097")
def test_only_the_living_sleep():
    there = "timber-wolf p1, skeletal-sentry p1"
    with Fight(mage="wizard b2 mana:20", acting="wizard", prepared="sleep", b2=there) as table:
        table.answer("cast sleep")
        table.offers("target timber-wolf", "skip")
        table.answer("target timber-wolf")
        assert table.markers("timber-wolf") == {"sleep": 1}
    with Fight(b2="skeletal-sentry, timber-wolf") as table:
        table.reprint("skeletal-sentry", traits={"nonliving": 1})  # without its psychic immunity
        asleep = {
            name: can_have(table.state, table.card(name), "sleep")
            for name in ("skeletal-sentry", "timber-wolf")
        }
        assert asleep == {"skeletal-sentry": False, "timber-wolf": True}


@pytest.mark.rule("MW-LIVING-05", "MW-CODEX-054", "MW-CODEX-082", "MW-CODEX-015")
def test_the_nonliving_are_immune_to_poison_and_have_finite_life():
    with Fight(b2="emerald-tegu, skeletal-sentry p1, timber-wolf p1", acting="emerald-tegu") as table:
        sentry = table.card("skeletal-sentry")
        assert immune(table.state, sentry, "poison")
        assert finite_life(table.state, sentry)
        table.dice("1* 0 0", effect=12)
        table.answer("attack emerald-tegu skeletal-sentry")
        assert (table.damage("skeletal-sentry"), table.markers("skeletal-sentry")) == (1, {})


@pytest.mark.rule("MW-LIVING-06", "MW-CODEX-015", "MW-ORDER-09", "MW-CODEX-089")
def test_finite_life_is_neither_healed_nor_regenerated_nor_prolonged():
    with Fight(phase="upkeep", b2="darkfenne-hydra damage:5 +(poisoned-blood p1)") as table:
        assert table.damage("darkfenne-hydra") == 5
    given = {"prepared": "minor-heal", "b2": "timber-wolf damage:5 +(poisoned-blood p1)"}
    with Fight(mage="priestess b2 mana:20", acting="priestess", **given) as table:
        table.play("cast minor-heal", "target timber-wolf")
        assert table.damage("timber-wolf") == 5
    there = "timber-wolf damage:6 ?bull-endurance +(poisoned-blood p1)"
    with Fight(mage="beastmaster mana:9", b2=there, acting="timber-wolf") as table:
        table.play("guard", "reveal bull-endurance", "pay bull-endurance 3")
        table.settle()
        assert table.life("timber-wolf") == 10


@pytest.mark.rule("MW-LIVING-06", "MW-CODEX-015")
@pytest.mark.parametrize(("curse", "life"), [("", 33), ("+(poisoned-blood p1)", 32)])
def test_no_reward_gives_life_to_finite_life(curse, life):
    """The priestess gains 1 life for her first holy incantation."""
    given = {"prepared": "minor-heal", "b2": "timber-wolf damage:5"}
    with Fight(mage=f"priestess b2 mana:20 {curse}", acting="priestess", **given) as table:
        table.dice("0 0 0 0 0")
        table.play("cast minor-heal", "target timber-wolf")
        assert table.life("priestess") == life


@pytest.mark.rule("MW-LIVING-06")
def test_finite_life_can_be_lost():
    """MW-AMB-44."""
    given = {"acting": "warlock", "prepared": "dark-pact-slayer", "p1_mage": "wizard"}
    with Fight(mage="warlock b2 mana:20 +(poisoned-blood p1)", **given) as table:
        table.play("cast dark-pact-slayer", "target b2", "make-bloodreaper warlock")
        assert table.life("warlock") == 34


@pytest.mark.rule("MW-LIVING-07", "MW-CODEX-015")
def test_life_gained_before_is_kept():
    there = "timber-wolf life:4 ?(poisoned-blood p1)"
    with Fight(p1_mage="warlock mana:9", b2=there, acting="timber-wolf") as table:
        table.play("guard", "reveal poisoned-blood", "pay poisoned-blood 3")
        table.settle()
        assert finite_life(table.state, table.card("timber-wolf"))
        assert table.life("timber-wolf") == 14


# Destruction


@pytest.mark.rule("MW-DEATH-03")
def test_what_is_attached_to_the_destroyed_goes_with_it():
    there = "timber-wolf, bitterwood-fox p1 damage:4 +bear-strength ?(agony p0) +(tanglevine p0)"
    with Fight(b2=there, acting="timber-wolf") as table:
        table.dice("2* 0 0 0")
        table.play("attack timber-wolf bitterwood-fox")
        table.settle()
        piles = [{table.state.card(t).slug for t in side.discard} for side in table.state.players]
        assert piles == [{"agony", "tanglevine"}, {"bitterwood-fox", "bear-strength"}]


@pytest.mark.rule("MW-DEATH-04")
def test_spells_assigned_or_bound_to_the_destroyed_go_with_it():
    there = "timber-wolf, huginn-raven-familiar p1 stun damage:4 assigned:minor-heal"
    with Fight(b2=there, acting="timber-wolf") as table:
        table.dice("2* 0 0 0")
        table.answer("attack timber-wolf huginn-raven-familiar")
        table.changed(
            b2="timber-wolf inactive", p1_discard="huginn-raven-familiar, minor-heal", acting="", player=1
        )
    wand = "warlock b1 +(mage-wand bound:minor-heal)"
    given = {"mage": "wizard b1 mana:9", "acting": "wizard", "prepared": "dissolve", "p1_mage": wand}
    with Fight(**given) as table:
        table.play("cast dissolve", "target warlock", "to mage-wand")
        assert [table.state.card(t).slug for t in table.state.players[1].discard] == ["minor-heal", "mage-wand"]


@pytest.mark.rule("MW-DEATH-05", "MW-CODEX-072")
def test_a_destroyed_mage_ends_the_game_for_its_player():
    with Fight(p1_mage="warlock b2 damage:37", b2="timber-wolf", acting="timber-wolf") as table:
        table.dice("1* 0 0 0")
        table.answer("attack timber-wolf warlock")
        assert table.state.result == (0,)
