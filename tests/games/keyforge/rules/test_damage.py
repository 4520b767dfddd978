"""Chapters 'Damage' and 'Healing'."""

import pytest

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.rules.events import MOVE_DAMAGE
from trivault.kernel.events import emit
from trivault.kernel.frames import Scope


@pytest.mark.rule("KF-DMG-01")
def test_damage_stays_on_the_creature():
    given = {"hand": "punch", "artifacts": "cannon", "p1_line": "troll, pit-demon"}
    with Situation(**given) as table:
        table.answer("play punch", "damage troll")
        table.changed(amber=1, hand="", discard="punch", p1_line="troll damage:3, pit-demon")
        table.answer("act cannon", "damage troll")
        table.changed(artifacts="cannon exhausted", p1_line="troll damage:5, pit-demon")
        table.answer("end-turn", "brobnar")
        table.changed(
            player=1, artifacts="cannon", hand="punch", discard=""
        )  # the damage stays over the end of the turn


@pytest.mark.rule("KF-DMG-02")
@pytest.mark.parametrize(("before", "dies"), [(4, False), (5, True), (7, True)])
def test_damage_equal_to_the_power_destroys(before, dies):
    with Situation(hand="punch", p1_line=f"troll damage:{before}, krump") as table:
        table.answer("play punch", "damage troll")
        if dies:
            table.changed(amber=1, hand="", discard="punch", p1_line="krump", p1_discard="troll")
        else:
            table.changed(amber=1, hand="", discard="punch", p1_line="troll damage:7, krump")


@pytest.mark.rule("KF-DMG-02")
def test_a_creature_that_loses_power_below_its_damage_is_destroyed():
    """Without the Banner of Battle the Troll's 8 damage is enough; Krump's 5 is not."""
    given = {"line": "troll damage:8, krump damage:5", "artifacts": "banner-of-battle"}
    with Situation(house="sanctum", hand="oath-of-poverty", **given) as table:
        table.answer("play oath-of-poverty")
        table.changed(
            amber=3,
            hand="",
            line="krump damage:5",
            artifacts="",
            discard="oath-of-poverty, troll, banner-of-battle",
        )


@pytest.mark.rule("KF-DMG-03")
def test_a_creature_without_power_is_destroyed():
    with Situation(hand="king-of-the-crag", p1_line="looter-goblin, wardrummer") as table:
        table.answer("play king-of-the-crag")
        table.changed(
            hand="", line="king-of-the-crag exhausted", p1_line="wardrummer", p1_discard="looter-goblin"
        )
        assert table.power("wardrummer") == 1


@pytest.mark.rule("KF-DMG-04")
def test_damage_does_not_reduce_power():
    with Situation(line="troll damage:5", p1_line="krump, kelifi-dragon") as table:
        assert table.power("troll") == 8
        table.answer("fight troll", "attack kelifi-dragon")
        table.changed(line="", discard="troll", p1_line="krump, kelifi-dragon damage:8")


@pytest.mark.rule("KF-DMG-05")
@pytest.mark.parametrize(("line", "p1_line"), [("tolas", "urchin"), ("urchin", "tolas")])
def test_damage_to_several_creatures_is_dealt_at_once(line, p1_line):
    """Tolas sees nobody die who dies together with it, whoever stands first."""
    with Situation(house="shadows", hand="poison-wave", line=line, p1_line=p1_line) as table:
        table.answer("play poison-wave")
        table.changed(amber=1, hand="", line="", p1_line="", discard=f"poison-wave, {line}", p1_discard=p1_line)


@pytest.mark.rule("KF-DMG-05")
def test_nobody_has_left_when_the_damage_of_one_effect_is_dealt():
    """The dying Bulwark still lends its neighbor 2 armor."""
    with Situation(house="mars", hand="ammonia-clouds", p1_line="bulwark damage:3, troll") as table:
        table.answer("play ammonia-clouds")
        table.changed(
            hand="",
            discard="ammonia-clouds",
            p1_line="troll damage:1",
            p1_discard="bulwark",
        )


@pytest.mark.rule("KF-DMG-06", "KF-EX-03")
@pytest.mark.parametrize(("first", "second"), [("tolas", "urchin"), ("urchin", "tolas")])
def test_all_damage_of_one_ability_is_dealt_at_once(first, second):
    """Mighty Lance speaks of two creatures in two clauses; both die together."""
    with Situation(house="sanctum", hand="mighty-lance", p1_line="tolas, urchin, troll") as table:
        table.answer("play mighty-lance", f"choose {first}")
        if first == "urchin":
            table.offers("choose tolas", "choose troll")
            table.answer(f"choose {second}")
        table.changed(
            hand="", discard="mighty-lance", p1_line="troll", p1_discard="urchin, tolas"
        )  # nobody has gained


@pytest.mark.rule("KF-DMG-06")
def test_the_lance_meets_the_armor_that_a_dying_neighbor_lends():
    with Situation(house="sanctum", hand="mighty-lance", p1_line="bulwark damage:3, troll") as table:
        table.answer("play mighty-lance", "choose bulwark")
        table.changed(hand="", discard="mighty-lance", p1_line="troll damage:1", p1_discard="bulwark")


@pytest.mark.rule("KF-DMG-06")
def test_damage_for_each_of_several_things_is_dealt_at_once_too():
    """Mothership Support fires three times; its targets are chosen before any damage is dealt."""
    given = {"hand": "mothership-support", "line": "tunk, zorg, mindwarper", "p1_line": "tolas, urchin"}
    with Situation(house="mars", **given) as table:
        table.answer("play mothership-support", "damage urchin")
        table.changed(amber=1, hand="")
        table.answer("damage tolas", "damage tunk")
        table.changed(
            discard="mothership-support",
            line="tunk damage:1 armor-used:1, zorg, mindwarper",
            p1_line="",
            p1_discard="urchin, tolas",
        )  # Tolas has not seen Urchin die


@pytest.mark.rule("KF-DMG-06")
def test_several_shots_at_one_creature_are_one_damage():
    """A ward stops all of it."""
    given = {"hand": "mothership-support", "line": "tunk, zorg", "p1_line": "troll warded, krump"}
    with Situation(house="mars", **given) as table:
        table.answer("play mothership-support", "damage troll", "damage troll")
        table.changed(amber=1, hand="", discard="mothership-support", p1_line="troll, krump")


@pytest.mark.rule("KF-DMG-07")
def test_a_ward_is_spent_before_armor():
    given = {"hand": "punch", "artifacts": "cannon", "p1_line": "raiding-knight warded"}
    with Situation(**given) as table:
        table.answer("act cannon")
        table.changed(artifacts="cannon exhausted", p1_line="raiding-knight")
        table.answer("play punch")
        table.changed(amber=1, hand="", discard="punch", p1_line="raiding-knight damage:1 armor-used:2")


@pytest.mark.rule("KF-DMG-07", "KF-DMG-08")
def test_prevention_comes_before_ward_and_armor():
    given = {"line": "raiding-knight warded, sequis", "p1_line": "troll"}
    with Situation(house="sanctum", hand="shield-of-justice, poison-wave house:sanctum", **given) as table:
        table.answer("play shield-of-justice")
        table.changed(amber=1, hand="poison-wave house:sanctum", discard="shield-of-justice")
        table.answer("play poison-wave")
        table.changed(
            amber=2, hand="", discard="poison-wave house:sanctum, shield-of-justice", p1_line="troll damage:2"
        )  # neither the ward nor any armor was needed


@pytest.mark.rule("KF-DMG-08")
def test_armor_is_not_used_up_by_damage_that_cannot_be_dealt():
    given = {"line": "protectrix, sequis damage:1", "p1_line": "troll, krump"}
    with Situation(house="sanctum", hand="poison-wave house:sanctum", **given) as table:
        table.answer("reap protectrix", "heal sequis", "play poison-wave")
        table.changed(
            amber=2,
            hand="",
            discard="poison-wave house:sanctum",
            line="protectrix exhausted damage:2, sequis",
            p1_line="troll damage:2, krump damage:2",
        )


@pytest.mark.rule("KF-DMG-09", "KF-EX-04")
def test_prevented_damage_is_never_placed():
    with Situation(house="dis", line="the-terror", p1_line="raiding-knight") as table:
        table.answer("fight the-terror")
        table.changed(line="the-terror exhausted damage:4", p1_line="raiding-knight damage:3 armor-used:2")


@pytest.mark.rule("KF-DMG-10", "KF-FAQ-46")
def test_damage_is_redirected_after_the_armor_of_its_target():
    given = {"line": "ganger-chieftain damage:1", "p1_line": "raiding-knight, shadow-self, sequis"}
    with Situation(**given) as table:
        table.answer("fight ganger-chieftain", "attack raiding-knight")
        table.changed(
            line="",
            discard="ganger-chieftain",
            p1_line="raiding-knight armor-used:2, shadow-self damage:3, sequis",
        )


@pytest.mark.rule("KF-DMG-10")
def test_redirected_damage_that_armor_stopped_is_not_dealt():
    given = {"artifacts": "cannon", "p1_line": "raiding-knight, shadow-self"}
    with Situation(**given) as table:
        table.answer("act cannon", "damage raiding-knight")
        table.changed(artifacts="cannon exhausted", p1_line="raiding-knight armor-used:2, shadow-self")


@pytest.mark.rule("KF-DMG-14")
def test_moving_damage_is_not_dealing_it():
    """Neither armor nor a ward keeps it away; who gets enough of it is destroyed."""
    with Situation(line="troll damage:5", p1_line="grey-monk warded, umbra") as table:
        troll = Scope(0, table.card("troll"))
        emit(table.state, MOVE_DAMAGE, table.card("grey-monk"), 2, troll)
        table.changed(line="troll damage:3", p1_line="grey-monk warded damage:2, umbra")
        emit(table.state, MOVE_DAMAGE, table.card("umbra"), 9, troll)
        table.changed(line="troll", p1_line="grey-monk warded damage:2", p1_discard="umbra")


@pytest.mark.rule("KF-DMG-15")
def test_splash_hits_each_neighbor():
    with Situation(hand="lava-ball", line="smaaash", p1_line="troll, krump, headhunter, bumpsy") as table:
        table.answer("play lava-ball", "choose krump")
        table.changed(
            hand="",
            discard="lava-ball",
            p1_line="troll damage:2, krump damage:4, headhunter damage:2, bumpsy",
        )


@pytest.mark.rule("KF-DMG-15")
def test_splash_on_a_flank_has_one_neighbor_to_hit():
    with Situation(hand="lava-ball", p1_line="troll, krump, headhunter") as table:
        table.answer("play lava-ball", "choose troll")
        table.changed(hand="", discard="lava-ball", p1_line="troll damage:4, krump damage:2, headhunter")


@pytest.mark.rule("KF-HEAL-01")
@pytest.mark.parametrize(("before", "after"), [(5, "troll damage:2"), (3, "troll"), (2, "troll")])
def test_healing_removes_so_much_damage(before, after):
    given = {"artifacts": "hallowed-blaster", "line": f"troll damage:{before}, krump damage:1"}
    with Situation(house="sanctum", **given) as table:
        table.answer("act hallowed-blaster", "heal troll")
        table.changed(artifacts="hallowed-blaster exhausted", line=f"{after}, krump damage:1")


@pytest.mark.rule("KF-HEAL-01")
def test_fully_healing_removes_all_damage():
    with Situation(hand="yo-mama-mastery", line="troll damage:7, krump damage:1") as table:
        table.answer("play yo-mama-mastery", "attach troll")
        table.changed(amber=1, hand="", line="troll +yo-mama-mastery, krump damage:1")


@pytest.mark.rule("KF-HEAL-02")
@pytest.mark.parametrize(("damage", "after"), [("", "krump damage:3"), (" damage:1", "krump")])
def test_who_had_no_damage_may_be_chosen_but_was_not_healed(damage, after):
    """Only whom Protectrix has healed cannot be damaged this turn."""
    given = {"line": f"protectrix, krump{damage}", "hand": "punch house:sanctum"}
    with Situation(house="sanctum", **given) as table:
        table.answer("reap protectrix")
        table.offers("heal protectrix", "heal krump", "skip")
        table.answer("heal krump", "play punch", "damage krump")
        table.changed(amber=2, hand="", discard="punch house:sanctum", line=f"protectrix exhausted, {after}")


@pytest.mark.rule("KF-HEAL-02")
def test_only_creatures_that_lost_damage_count_as_healed():
    given = {"line": "troll damage:2, krump", "p1_line": "bumpsy damage:1, headhunter"}
    with Situation(house="sanctum", hand="cleansing-wave", **given) as table:
        table.answer("play cleansing-wave")
        table.changed(
            amber=2,
            hand="",
            discard="cleansing-wave",
            line="troll damage:1, krump",
            p1_line="bumpsy, headhunter",
        )


@pytest.mark.rule("KF-HEAL-03", "KF-DEST-05", "KF-EX-21", "KF-FAQ-79")
def test_healing_does_not_save_a_tagged_creature():
    given = {
        "hand": "poison-wave",
        "p1_line": "jehu-the-bureaucrat, duma-the-martyr damage:2, commander-remiel damage:1",
        "p1_deck": "2 punch",
    }
    with Situation(house="shadows", **given) as table:
        table.answer("play poison-wave")
        table.changed(
            amber=1,
            hand="",
            discard="poison-wave",
            p1_line="jehu-the-bureaucrat",
            p1_deck="",
            p1_hand="2 punch",
            p1_discard="commander-remiel, duma-the-martyr",
        )
