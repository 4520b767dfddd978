"""The upkeep phase: costs, what happens in it, and who orders it (MW-UPKEEP, MW-ORDER)."""

import pytest

from tests.games.magewars.situations import Situation


class Upkeep(Situation):
    """The upkeep phase begins."""

    def __init__(self, **given):
        super().__init__(phase="upkeep", **given)


# Costs


@pytest.mark.rule("MW-UPKEEP-01", "MW-UPKEEP-02", "MW-CODEX-035")
def test_upkeep_is_paid_or_the_object_is_destroyed():
    with Upkeep(mage="wizard mana:5 quickcast-used", b2="whirling-spirit") as table:
        table.answer("skip")  # the shield of the wizard
        table.offers("pay whirling-spirit 1", "skip")
        table.answer("pay whirling-spirit 1")
        table.shows(mage="wizard a1 mana:4 quickcast-used", b2="whirling-spirit", discard="")
    with Upkeep(mage="beastmaster mana:5", b2="whirling-spirit") as table:
        table.answer("skip")
        table.shows(mage="beastmaster a1 mana:5", b2="", discard="whirling-spirit")


@pytest.mark.rule("MW-UPKEEP-01")
def test_who_cannot_pay_upkeep_loses_the_object():
    with Upkeep(mage="beastmaster mana:0", b2="whirling-spirit") as table:
        table.shows(mage="beastmaster a1 mana:0", b2="", discard="whirling-spirit")


@pytest.mark.rule("MW-UPKEEP-01")
def test_upkeep_is_due_in_every_round():
    with Upkeep(mage="beastmaster mana:5", b2="whirling-spirit") as table:
        for mana in (4, 12):  # 9 are gathered in between
            table.answer("pay whirling-spirit 1")
            table.shows(mage=f"beastmaster a1 mana:{mana}")
            while table.state.phase != "upkeep":
                acts = [text for text in table.texts() if text.startswith("activate")]
                table.answer(acts[0] if acts else "done")
        table.answer("skip")


@pytest.mark.rule("MW-UPKEEP-03", "MW-CODEX-035")
def test_the_upkeep_of_an_enchantment_is_paid_by_its_controller():
    with Upkeep(mage="wizard mana:5", b2="timber-wolf p1 +(force-hold p0)", p1_mage="warlock mana:5") as table:
        assert table.asked == 0
        table.answer("skip")  # the shield
        table.offers("pay force-hold 3", "skip")
        table.answer("pay force-hold 3")
        table.shows(mage="wizard a1 mana:2", p1_mage="warlock d3 mana:5")
    with Upkeep(mage="beastmaster mana:5", b2="timber-wolf p1 +(force-hold p0)") as table:
        table.answer("skip")
        table.shows(b2="timber-wolf p1", discard="force-hold")


@pytest.mark.rule("MW-UPKEEP-04", "MW-CODEX-035")
def test_essence_drain_lets_the_creature_side_pay():
    with Upkeep(
        mage="beastmaster mana:5", b2="timber-wolf p1 +(essence-drain p0)", p1_mage="warlock mana:5"
    ) as table:
        assert table.asked == 1
        table.offers("pay timber-wolf 2", "skip")
        table.answer("pay timber-wolf 2")
        table.shows(mage="beastmaster a1 mana:5", p1_mage="warlock d3 mana:3")
    with Upkeep(b2="timber-wolf p1 +(essence-drain p0)") as table:
        table.answer("skip")
        table.shows(b2="", discard="essence-drain", p1_discard="timber-wolf")


def test_the_controller_of_the_creature_pays_for_essence_drain_not_its_owner():
    """MW-AMB-16"""
    with Upkeep(b2="timber-wolf p1 owner:p0 +(essence-drain p0)", p1_mage="warlock mana:5") as table:
        assert table.asked == 1
        table.answer("pay timber-wolf 2")
        table.shows(p1_mage="warlock d3 mana:3")


@pytest.mark.rule("MW-EX-32", "MW-UPKEEP-04")
def test_essence_drain_revealed_after_the_reset_phase_is_due_in_the_same_round():
    with Situation(
        phase="reset",
        mage="beastmaster mana:10",
        b2="timber-wolf p1 ?(essence-drain p0)",
        p1_mage="warlock mana:0",
    ) as table:
        table.offers("reveal essence-drain", "pass")
        table.answer("reveal essence-drain", "pay essence-drain 4")
        assert table.state.phase == "upkeep"
        assert table.asked == 1
        table.answer("pay timber-wolf 2")
        table.shows(p1_mage="warlock d3 mana:7", mage="beastmaster a1 mana:15")


# What happens


@pytest.mark.rule("MW-UPKEEP-05", "MW-CODEX-038", "MW-CODEX-057")
def test_burn_and_rot_take_effect():
    with Upkeep(attack_dice=["2"], b2="timber-wolf burn", c2="emerald-tegu p1 rot:2") as table:
        table.shows(b2="timber-wolf damage:2 burn", c2="emerald-tegu p1 damage:2 rot:2")


@pytest.mark.rule("MW-UPKEEP-06", "MW-EX-03", "MW-EX-51", "MW-CODEX-089")
def test_regenerate_removes_damage_in_each_upkeep_phase():
    with Upkeep(b2="highland-unicorn damage:5, timber-wolf damage:5") as table:
        table.shows(b2="highland-unicorn damage:3, timber-wolf damage:4")  # the unicorn gives Regenerate 1
        while table.state.round == 2:
            acts = [text for text in table.texts() if text.startswith("activate")]
            table.answer(acts[0] if acts else "done")
        table.shows(b2="highland-unicorn damage:1, timber-wolf damage:3")


@pytest.mark.rule("MW-EX-05", "MW-CODEX-089")
def test_only_the_highest_regenerate_counts():
    with Upkeep(b2="highland-unicorn damage:7 +regrowth, mohktari-great-tree-of-life") as table:
        table.shows(b2="highland-unicorn damage:5 +regrowth, mohktari-great-tree-of-life")


# Who orders it


@pytest.mark.rule("MW-UPKEEP-07", "MW-EX-02", "MW-ORDER-02")
def test_the_player_orders_what_happens_to_an_own_creature():
    """Life 9: with 7 damage the burn could destroy the unicorn, but it may regenerate first."""
    table = Upkeep(b2="highland-unicorn damage:7 burn")
    table.offers("resolve highland-unicorn p0", "resolve highland-unicorn p0 2")
    with table:
        table.dice("2")
        table.answer("resolve highland-unicorn p0 2")  # the second is to regenerate
        table.shows(b2="highland-unicorn damage:7 burn")
    with Upkeep(b2="highland-unicorn damage:7 burn") as table:
        table.dice("2")
        table.answer("resolve highland-unicorn p0")
        table.shows(b2="", discard="highland-unicorn")


@pytest.mark.rule("MW-UPKEEP-07", "MW-UPKEEP-06", "MW-ORDER-02")
@pytest.mark.parametrize(
    ("unhurt", "regenerated"),
    [
        ({"b2": "highland-unicorn burn"}, {"b2": "highland-unicorn burn"}),
        ({"b2": "mana-flower burn"}, {"b2": "mana-flower burn"}),
        (
            {"mage": "beastmaster a1 burn +regrowth-belt"},
            {"mage": "beastmaster a1 mana:10 burn +regrowth-belt"},
        ),
    ],
)
def test_the_unhurt_may_burn_first_and_regenerate_what_that_did(unhurt, regenerated):
    (place,) = unhurt
    name = regenerated[place].split()[0]
    for first, damage in (("", ""), (" 2", " damage:2")):
        with Upkeep(**unhurt) as table:
            table.offers(f"resolve {name} p0", f"resolve {name} p0 2")
            table.dice("2")
            table.answer(f"resolve {name} p0{first}")  # the second is to regenerate
            table.shows(**{place: regenerated[place].replace(" burn", f"{damage} burn")})


@pytest.mark.rule("MW-UPKEEP-07")
def test_the_unhurt_may_take_a_curse_first_and_regenerate_then():
    with Upkeep(b2="highland-unicorn +(ghoul-rot p1)") as table:
        table.answer("resolve ghoul-rot p0")
        table.shows(b2="highland-unicorn +(ghoul-rot p1)")
    with Upkeep(
        mage="warlock damage:2", p1_mage="priestess", d2="timber-wolf p1 +(death-link p0) +regrowth"
    ) as table:
        table.answer("link 2")
        table.shows(d2="timber-wolf p1 +(death-link p0) +regrowth")


@pytest.mark.rule("MW-UPKEEP-07")
def test_what_lets_regenerate_or_forbids_it_may_fall_before_or_after():
    """Mohktari (Life 8) lets the wolf regenerate; Deathlock (Life 9) lets nobody."""
    tree = "mohktari-great-tree-of-life damage:7 rot:3, timber-wolf damage:4"
    with Upkeep(b2=tree) as table:
        table.answer("resolve timber-wolf p0", "resolve mohktari-great-tree-of-life p0")
        table.shows(b2="timber-wolf damage:2", discard="mohktari-great-tree-of-life")
    with Upkeep(b2=tree) as table:
        table.answer("resolve mohktari-great-tree-of-life p0")
        table.shows(b2="timber-wolf damage:4", discard="mohktari-great-tree-of-life")
    for first, damage in (("resolve deathlock p0", 2), ("resolve highland-unicorn p0", 4)):
        with Upkeep(a1="deathlock damage:8 burn", b2="highland-unicorn damage:4") as table:
            table.dice("2")
            table.answer(first)
            table.shows(a1="", b2=f"highland-unicorn damage:{damage}", discard="deathlock")


@pytest.mark.rule("MW-UPKEEP-07")
def test_the_cost_may_be_due_before_what_demands_it_falls_or_not_at_all():
    for first, mana in (("resolve mordoks-obelisk p0", 5), ("resolve timber-wolf p0", 4)):
        with Upkeep(mage="beastmaster mana:5", b2="mordoks-obelisk damage:6 burn, timber-wolf") as table:
            table.dice("2")
            table.answer(first, *(["pay timber-wolf 1"] if mana == 4 else []))
            table.shows(mage=f"beastmaster a1 mana:{mana}", b2="timber-wolf", discard="mordoks-obelisk")


@pytest.mark.rule("MW-UPKEEP-07")
def test_what_an_enemy_curse_does_to_a_creature_is_ordered_by_the_player_of_the_creature():
    for initiative in (0, 1):
        with Upkeep(initiative=initiative, b2="highland-unicorn p1 damage:8 +(ghoul-rot p0)") as table:
            assert table.asked == 1
            table.answer("resolve highland-unicorn p" + str(initiative))
            table.shows(b2="highland-unicorn p1 damage:8 +(ghoul-rot p0)")  # 6 after it has regenerated


@pytest.mark.rule("MW-UPKEEP-08", "MW-ORDER-02", "MW-ORDER-01")
def test_what_touches_objects_of_both_is_ordered_by_who_has_the_initiative():
    """The demon poisons all in its zone, before or after the unicorn (Life 9) regenerates."""
    zone = "malacoda, highland-unicorn p1 damage:8, emerald-tegu damage:1 rot"
    with Upkeep(initiative=0, b2=zone) as table:  # all of it touches the tegu or is not this player's
        table.shows(b2="malacoda, emerald-tegu damage:4 rot", p1_discard="highland-unicorn")
    with Upkeep(initiative=1, b2=zone) as table:
        assert table.asked == 1
        table.offers("resolve malacoda p1", "resolve highland-unicorn p1")
        table.answer("resolve highland-unicorn p1")
        table.shows(b2="malacoda, highland-unicorn p1 damage:8, emerald-tegu damage:4 rot", p1_discard="")


def test_nobody_is_asked_for_an_order_that_makes_no_difference():
    """MW-AMB-47: damage and damage, or events of different objects"""
    with Upkeep(
        attack_dice=["1", "1"],
        b2="timber-wolf burn rot +(ghoul-rot p1), emerald-tegu burn",
        c2="highland-unicorn damage:5",
        c1="feral-bobcat rot",
        c3="darkfenne-hydra p1 damage:4",
        a2="highland-unicorn +(essence-drain p1), mana-flower",
        mage="beastmaster mana:5",
    ) as table:
        table.answer("pay highland-unicorn 2")
        table.shows(
            b2="timber-wolf damage:4 burn rot +(ghoul-rot p1), emerald-tegu damage:1 burn",
            c2="highland-unicorn damage:3",
            c1="feral-bobcat damage:1 rot",
            c3="darkfenne-hydra p1 damage:2",
        )


def test_a_player_may_see_the_burn_before_paying_for_the_same_object():
    """MW-AMB-47: not both are damage"""
    with Upkeep(mage="beastmaster mana:3", b2="timber-wolf damage:8 burn +(essence-drain p1)") as table:
        table.offers("resolve timber-wolf p0", "resolve timber-wolf p0 2")
        table.dice("2")
        table.answer("resolve timber-wolf p0 2")
        table.shows(mage="beastmaster a1 mana:3", b2="", discard="timber-wolf")


def test_what_was_destroyed_before_its_turn_does_nothing_any_more():
    with Upkeep(attack_dice=["2"], b2="idol-of-pestilence damage:10 burn, timber-wolf") as table:
        table.offers("resolve idol-of-pestilence p0", "resolve idol-of-pestilence p0 2")
        table.answer("resolve idol-of-pestilence p0 2")
        table.shows(b2="timber-wolf", discard="idol-of-pestilence")


def test_people_can_tell_the_events_of_one_object_apart():
    table = Upkeep(b2="highland-unicorn damage:7 burn +(ghoul-rot p1) +(essence-drain p1)")
    assert sorted(str(option) for option in table.state.legal()) == [
        "Carry out Ghoul Rot",
        "Carry out Highland Unicorn: Burn",
        "Carry out Highland Unicorn: Regenerate 2",
        "Carry out Highland Unicorn: Upkeep +2",
    ]
