"""Flying (MW-FLY)."""

import pytest

from tests.games.magewars.fights import Fight
from trivault.games.magewars.rules.traits import flying

FALCON = "thunderift-falcon"


def flies(table, name):
    return flying(table.state, table.card(name))


@pytest.mark.rule("MW-FLY-01", "MW-CODEX-030", "MW-CODEX-043")
@pytest.mark.parametrize(
    ("mover", "other", "hindered"),
    [
        (FALCON, "timber-wolf", False),
        ("bitterwood-fox", "darkfenne-bat", False),
        (FALCON, "darkfenne-bat", True),
        ("bitterwood-fox", "timber-wolf", True),
    ],
)
def test_those_who_fly_and_those_who_do_not_pass_each_other(mover, other, hindered):
    with Fight(b2=mover, b3=f"{other} p1") as table:
        table.answer(f"activate {mover}", "move b3")
        assert table.can("move b2") == (not hindered)  # both movers are fast
        table.answer("done")


@pytest.mark.rule("MW-FLY-02", "MW-CODEX-043")
def test_those_who_fly_ignore_walls():
    with Fight(b2=f"{FALCON}, timber-wolf", b2_c2="wall-of-stone p1", b2_b3="wall-of-fire p1") as table:
        table.answer(f"activate {FALCON}")
        assert table.can("move c2")
        table.answer("move b3")  # the flames do not reach it
        assert table.damage(FALCON) == 0
        table.answer("done", "activate warlock", "done", "activate timber-wolf")
        assert not table.can("move c2")
        table.answer("done")


@pytest.mark.rule("MW-FLY-03", "MW-CODEX-036", "MW-CODEX-043")
def test_only_reach_hits_from_the_ground_what_flies():
    with Fight(b2=f"timber-wolf, {FALCON} p1", acting="timber-wolf") as table:
        table.refused(f"attack timber-wolf {FALCON}", "MW-FLY-03")
        table.answer("done")
    with Fight(mage="wizard b2 +mage-staff", b2=f"{FALCON} p1", acting="wizard") as table:
        table.refused(f"attack wizard {FALCON}", "MW-FLY-03")
        table.dice("2* 0 0 0")
        table.answer(f"attack mage-staff {FALCON}")
        assert table.damage(FALCON) == 2


@pytest.mark.rule("MW-FLY-04", "MW-FLY-05", "MW-CODEX-039", "MW-CODEX-043")
def test_ranged_attacks_hit_what_flies_even_in_the_own_zone():
    """The longbow reaches from 1 to 2."""
    there = {"b2": "royal-archer, darkfenne-bat p1, timber-wolf p1", "c2": f"{FALCON} p1"}
    with Fight(acting="royal-archer", mage="beastmaster d1", **there) as table:
        assert table.targets("royal-archer 1") == {"darkfenne-bat", FALCON}
        table.dice("2* 0 0 0")
        table.answer("attack royal-archer darkfenne-bat 1")
        assert table.damage("darkfenne-bat") == 2


@pytest.mark.rule("MW-FLY-06", "MW-CODEX-043")
def test_who_flies_aims_as_near_as_the_own_zone():
    there = "royal-archer +eagle-wings, timber-wolf p1"
    with Fight(acting="royal-archer", mage="beastmaster d1", b2=there) as table:
        assert table.targets("royal-archer 1") == {"royal-archer", "timber-wolf"}
        table.answer("done")


@pytest.mark.rule("MW-FLY-07", "MW-ATK1-07", "MW-CODEX-043")
def test_who_flies_comes_down_to_hit_what_is_on_the_ground():
    """Barrier and counterstrike reach it; then it flies again."""
    with Fight(b2=f"{FALCON}, darkfenne-hydra p1 +circle-of-lightning", acting=FALCON) as table:
        table.dice("0 0 0")
        table.dice("1* 0", effect=1)
        table.answer(f"attack {FALCON} darkfenne-hydra")
        assert (table.reason, flies(table, FALCON)) == ("counterstrike", False)
        table.dice("1* 0 0 0")
        table.answer("counterstrike darkfenne-hydra 1")
        assert (table.damage(FALCON), flies(table, FALCON)) == (2, True)


@pytest.mark.rule("MW-FLY-07", "MW-ATK1-07")
def test_who_flies_stays_up_to_hit_what_flies():
    with Fight(b2=f"{FALCON}, tarok-the-skyhunter p1 +retaliate", acting=FALCON) as table:
        table.dice(effect=1)
        table.dice("0 0 0")
        table.answer(f"attack {FALCON} tarok-the-skyhunter", "defend tarok-the-skyhunter 7")
        assert flies(table, FALCON)
        table.dice("0 0 0 0 0")  # three dice, two more against what flies
        table.answer("counterstrike tarok-the-skyhunter 1")


@pytest.mark.rule("MW-FLY-08")
def test_nobody_takes_off_during_an_attack():
    there = "timber-wolf, darkfenne-hydra p1 ?eagle-wings"
    with Fight(b2=there, acting="timber-wolf", p1_mage="warlock mana:9") as table:
        table.play("attack timber-wolf darkfenne-hydra", "reveal eagle-wings")
        table.dice("2* 0 0 0")
        table.answer("pay eagle-wings 4")
        assert not flies(table, "darkfenne-hydra")
        table.settle("skip")
        assert table.damage("darkfenne-hydra") == 2
        table.answer("skip")
        table.settle()
        assert flies(table, "darkfenne-hydra")  # the attack is over


@pytest.mark.rule("MW-FLY-08", "MW-MULTIATK-02")
def test_nobody_takes_off_during_the_second_attack_of_a_sweep():
    name = "adramelech-lord-of-fire"
    there = f"{name}, emerald-tegu p1, darkfenne-hydra p1 ?eagle-wings"
    with Fight(b2=there, acting=name, p1_mage="warlock mana:9") as table:
        table.dice("0 0 0 0", effect=1)
        table.dice("2* 0 0 0", effect=1)
        table.play(f"attack {name} emerald-tegu 2", "sweep darkfenne-hydra")
        table.answer("pass", "reveal eagle-wings", "pay eagle-wings 4")  # after the second declaration
        assert (table.reason, flies(table, "darkfenne-hydra")) == ("counterstrike", False)
        table.answer("skip")
        assert flies(table, "darkfenne-hydra")


@pytest.mark.rule("MW-FLY-09", "MW-FLY-10", "MW-GUARD-03")
def test_guards_bind_who_flies_only_towards_the_ground():
    there = f"{FALCON}, steelclaw-grizzly p1 guard, timber-wolf p1, mana-flower p1, darkfenne-bat p1"
    with Fight(b2=there, acting=FALCON) as table:
        assert table.targets(FALCON) == {FALCON, "steelclaw-grizzly", "darkfenne-bat"}
        table.answer("done")


@pytest.mark.rule("MW-FLY-11", "MW-CODEX-043")
def test_a_guard_does_not_fly():
    with Fight(b2=f"timber-wolf p1, {FALCON}", acting=FALCON) as table:
        table.answer("guard")
        assert not flies(table, FALCON)
        table.answer("activate timber-wolf")
        table.dice("0 0 0 0")
        table.answer(f"attack timber-wolf {FALCON}", "skip")
        assert flies(table, FALCON)
    with Fight(b2=f"{FALCON} guard +eagle-wings") as table:
        assert not flies(table, FALCON)


@pytest.mark.rule("MW-FLY-12")
def test_what_is_held_does_not_begin_to_fly():
    with Fight(
        b2="timber-wolf cripple +eagle-wings, emerald-tegu stun +eagle-wings, bitterwood-fox +eagle-wings"
    ) as table:
        assert [flies(table, name) for name in ("timber-wolf", "emerald-tegu", "bitterwood-fox")] == [
            False, False, True,
        ]  # fmt: skip
