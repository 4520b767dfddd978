"""Chapters 'Using cards', '"As if"' and 'Reaping'."""

import pytest

from tests.games.keyforge.situations import Situation

FULL = "6 punch"  # a hand that draws nothing at the end of the turn


# Using cards


@pytest.mark.rule("KF-USE-01")
def test_every_ready_card_of_the_active_house_is_used_once():
    given = {"line": "troll, bumpsy, krump exhausted, pit-demon", "artifacts": "cannon, iron-obelisk"}
    with Situation(p1_line="headhunter", **given) as table:
        table.offers("fight troll", "reap troll", "fight bumpsy", "reap bumpsy", "act cannon", "end-turn")
        table.answer("reap troll", "reap bumpsy", "act cannon", "damage headhunter")
        table.changed(
            amber=2,
            line="troll exhausted, bumpsy exhausted, krump exhausted, pit-demon",
            artifacts="cannon exhausted, iron-obelisk",
            p1_line="headhunter damage:2",
        )
        table.offers("end-turn")


@pytest.mark.rule("KF-USE-02")
def test_a_creature_has_four_ways_to_be_used():
    with Situation(house="sanctum", line="lady-maxena", p1_line="troll") as table:
        table.offers("reap lady-maxena", "fight lady-maxena", "act lady-maxena", "end-turn")
    with Situation(house="shadows", line="deipno-spymaster", p1_line="troll") as table:
        table.offers("reap deipno-spymaster", "fight deipno-spymaster", "omni deipno-spymaster", "end-turn")
        table.refused("act deipno-spymaster", "KF-USE-02")


@pytest.mark.rule("KF-USE-02")
@pytest.mark.parametrize(
    ("way", "change"),
    [
        ("reap noddy-the-thief", {"amber": 1}),
        ("act noddy-the-thief", {"amber": 1, "p1_amber": 2}),
        ("fight noddy-the-thief", {"line": "", "discard": "noddy-the-thief", "p1_line": "troll damage:2"}),
    ],
)
def test_the_user_picks_one_of_them(way, change):
    given = {"line": "noddy-the-thief", "p1_line": "troll", "p1_amber": 3}
    with Situation(house="shadows", **given) as table:
        table.answer(way)
        table.changed(**{"line": "noddy-the-thief exhausted", **change})
        table.offers("end-turn")


@pytest.mark.rule("KF-USE-03")
@pytest.mark.parametrize(("reapers", "stolen"), [(("flaxia", "halacor"), 2), (("flaxia",), 0)])
def test_what_an_effect_makes_a_creature_do_is_a_use(reapers, stolen):
    """Stampede counts three used creatures, one of which Gauntlet of Command lets fight."""
    given = {"hand": "stampede", "line": "troll, flaxia, halacor", "p1_line": "dust-imp", "p1_amber": 3}
    with Situation(house="untamed", artifacts="gauntlet-of-command house:untamed", **given) as table:
        table.answer("act gauntlet-of-command", "ready troll", *(f"reap {name}" for name in reapers))
        table.answer("play stampede")
        assert table.state.players[0].amber == len(reapers) + 1 + stolen
        assert table.state.players[1].amber == 3 + 2 - stolen  # and Dust Imp's 2


@pytest.mark.rule("KF-USE-04")
def test_an_artifact_is_exhausted_and_its_ability_resolved():
    with Situation(artifacts="cannon, screechbomb, banner-of-battle", line="troll", p1_line="krump") as table:
        table.offers("act cannon", "omni screechbomb", "reap troll", "fight troll", "end-turn")
        for name in ("cannon", "screechbomb"):
            table.refused(f"reap {name}", "KF-USE-04")
            table.refused(f"fight {name}", "KF-USE-04")
        table.answer("act cannon", "damage krump")
        table.changed(artifacts="cannon exhausted, screechbomb, banner-of-battle", p1_line="krump damage:2")


@pytest.mark.rule("KF-USE-05")
@pytest.mark.parametrize(("house", "legal"), [("brobnar", True), ("dis", False), ("shadows", False)])
def test_action_abilities_need_the_active_house(house, legal):
    given = {"line": "noddy-the-thief house:brobnar", "artifacts": "cannon", "p1_line": "krump"}
    with Situation(house=house, **given) as table:
        assert table.can("act cannon") == table.can("act noddy-the-thief") == legal
        if not legal:
            table.refused("act cannon", "KF-USE-05")
            table.refused("act noddy-the-thief", "KF-USE-05")


@pytest.mark.rule("KF-USE-06")
@pytest.mark.parametrize("house", ["brobnar", "dis", "logos"])
def test_omni_abilities_need_no_house(house):
    given = {"artifacts": "screechbomb house:mars, mighty-javelin exhausted", "p1_amber": 3}
    with Situation(house=house, **given) as table:
        table.offers("omni screechbomb", "end-turn")
        table.answer("omni screechbomb")
        table.changed(artifacts="mighty-javelin exhausted", discard="screechbomb house:mars", p1_amber=1)


@pytest.mark.rule("KF-USE-06")
def test_an_omni_ability_lets_a_creature_of_another_house_do_nothing_else():
    with Situation(house="dis", line="deipno-spymaster, troll", p1_line="krump") as table:
        table.offers("omni deipno-spymaster", "end-turn")
        table.answer("omni deipno-spymaster", "choose troll")
        table.changed(line="deipno-spymaster exhausted, troll")
        table.offers("fight troll", "reap troll", "end-turn")
        table.answer("reap troll")


@pytest.mark.rule("KF-USE-07")
def test_first_exhausted_then_the_ability_then_what_comes_after_a_use():
    """Veylan Analyst sees Screechbomb used although it is gone by then."""
    given = {"line": "veylan-analyst", "artifacts": "library-of-babble, cannon", "deck": "troll, krump"}
    with Situation(house="logos", **given) as table:
        table.answer("act library-of-babble")
        table.changed(amber=1, artifacts="library-of-babble exhausted, cannon", hand="troll", deck="krump")
    with Situation(house="brobnar", artifacts="cannon", line="veylan-analyst", p1_line="bumpsy") as table:
        table.answer("act cannon")
        table.changed(artifacts="cannon exhausted")  # while the target is being chosen
        table.answer("damage bumpsy")
        table.changed(amber=1, p1_line="bumpsy damage:2")


@pytest.mark.rule("KF-USE-08")
def test_an_artifact_that_is_sacrificed_must_be_ready_and_goes_to_its_owner():
    given = {"artifacts": "mighty-javelin owner:1, mighty-javelin exhausted", "p1_line": "troll"}
    with Situation(**given) as table:
        table.offers("omni mighty-javelin", "end-turn")
        table.answer("omni mighty-javelin")
        table.changed(
            artifacts="mighty-javelin exhausted", p1_discard="mighty-javelin", p1_line="troll damage:4"
        )


@pytest.mark.rule("KF-USE-09")
def test_an_upgrade_is_not_used_by_itself():
    with Situation(line="troll exhausted +blood-of-titans") as table:
        table.offers("end-turn")
        for way in ("act", "omni", "reap"):
            table.refused(f"{way} blood-of-titans", "KF-USE-09")


@pytest.mark.rule("KF-USE-09")
def test_it_only_gives_its_host_another_way_to_be_used():
    with Situation(house="logos", line="batdrone +transposition-sandals, troll") as table:
        table.offers("reap batdrone", "act batdrone", "end-turn")
        table.answer("act batdrone")
        table.changed(line="troll, batdrone exhausted +transposition-sandals")


@pytest.mark.rule("KF-USE-10")
def test_only_cards_under_your_control_are_used():
    with Situation(line="troll exhausted", p1_line="bumpsy owner:0", p1_artifacts="cannon") as table:
        table.offers("end-turn")
        table.refused("reap bumpsy", "KF-USE-10")
        table.refused("act cannon", "KF-USE-10")


@pytest.mark.rule("KF-USE-10")
def test_cards_of_the_other_owner_under_your_control_are_used():
    with Situation(line="bumpsy owner:1", artifacts="cannon owner:1", p1_line="troll") as table:
        table.answer("reap bumpsy", "act cannon", "damage troll")
        table.changed(
            amber=1,
            line="bumpsy owner:1 exhausted",
            artifacts="cannon owner:1 exhausted",
            p1_line="troll damage:2",
        )


@pytest.mark.rule("KF-USE-11")
def test_an_ability_that_uses_a_card_needs_it_ready():
    given = {"artifacts": "dominator-bauble", "line": "troll exhausted, bumpsy exhausted"}
    with Situation(house="dis", **given) as table:
        table.answer("act dominator-bauble", "choose troll")
        table.changed(artifacts="dominator-bauble exhausted")


@pytest.mark.rule("KF-USE-11")
def test_an_ability_that_uses_a_card_does_not_lift_its_bans():
    """Tireless Crocag cannot reap, whoever wants it to: it can only fight."""
    given = {"artifacts": "dominator-bauble", "line": "tireless-crocag", "p1_line": "krump, troll"}
    with Situation(house="dis", **given) as table:
        table.answer("act dominator-bauble")
        table.offers("attack krump", "attack troll")
        table.answer("attack krump")
        table.changed(
            artifacts="dominator-bauble exhausted", line="tireless-crocag exhausted damage:6",
            p1_line="troll", p1_discard="krump",
        )  # fmt: skip


@pytest.mark.rule("KF-USE-12")
def test_a_card_that_is_used_twice_counts_once_for_leave_to_use_so_many_cards():
    given = {"artifacts": "combat-pheromones", "line": "mindwarper +rocket-boots, zorg, ulyq-megamouth"}
    with Situation(house="logos", **given) as table:
        table.answer("omni combat-pheromones", "reap mindwarper", "reap mindwarper")
        table.offers("reap zorg", "reap ulyq-megamouth", "end-turn")
        table.answer("reap zorg")
        table.changed(
            amber=3,
            artifacts="",
            discard="combat-pheromones",
            line="mindwarper exhausted +rocket-boots, zorg exhausted, ulyq-megamouth",
        )
        table.offers("end-turn")


@pytest.mark.rule("KF-USE-12")
def test_a_permission_for_so_many_cards_counts_cards_and_not_uses():
    """Two Mars creatures by Combat Pheromones; John Smyth readies one of them for a second use."""
    given = {"artifacts": "combat-pheromones", "line": "john-smyth, yxilo-bolter, blypyp", "p1_line": "troll"}
    with Situation(house="brobnar", **given) as table:
        table.answer("omni combat-pheromones", "reap yxilo-bolter", "damage troll", "reap john-smyth")
        table.answer("ready yxilo-bolter")
        table.changed(
            amber=2, artifacts="", discard="combat-pheromones",
            line="john-smyth exhausted, yxilo-bolter, blypyp", p1_line="troll damage:2",
        )  # fmt: skip
        table.offers("reap yxilo-bolter", "fight yxilo-bolter", "end-turn")  # but no third creature
        table.answer("reap yxilo-bolter", "damage troll")
        table.changed(
            amber=3, line="john-smyth exhausted, yxilo-bolter exhausted, blypyp", p1_line="troll damage:4"
        )


@pytest.mark.rule("KF-USE-13")
def test_to_fight_with_a_creature_follows_the_rules_of_fighting():
    """Gauntlet of Command: taunt counts, the creature is exhausted, its Fight ability resolves."""
    given = {"artifacts": "gauntlet-of-command", "line": "headhunter exhausted house:dis"}
    with Situation(p1_line="krump, champion-anaphiel, bumpsy, dust-imp", **given) as table:
        table.answer("act gauntlet-of-command")
        table.offers("attack champion-anaphiel", "attack dust-imp")
        table.answer("attack dust-imp")
        table.changed(
            amber=1, p1_amber=2, artifacts="gauntlet-of-command exhausted",
            line="headhunter house:dis exhausted damage:2",
            p1_line="krump, champion-anaphiel, bumpsy", p1_discard="dust-imp",
        )  # fmt: skip


@pytest.mark.rule("KF-USE-13")
def test_without_an_enemy_nobody_fights():
    with Situation(artifacts="gauntlet-of-command", line="headhunter exhausted, troll") as table:
        table.answer("act gauntlet-of-command", "ready headhunter")
        table.changed(artifacts="gauntlet-of-command exhausted", line="headhunter, troll")


@pytest.mark.rule("KF-USE-14")
def test_removing_stun_is_a_use():
    """Stampede counts three used creatures, one of which only got rid of its stun."""
    given = {"line": "flaxia, dew-faerie, snufflegator stunned", "hand": "stampede", "p1_amber": 3}
    with Situation(house="untamed", **given) as table:
        table.answer("reap flaxia", "reap dew-faerie", "unstun snufflegator")
        table.changed(amber=3, line="flaxia exhausted, dew-faerie exhausted, snufflegator exhausted")
        table.answer("play stampede")
        table.changed(amber=6, p1_amber=1, hand="", discard="stampede")


@pytest.mark.rule("KF-USE-15")
def test_a_constant_ability_is_not_used():
    """Banner of Battle gives power all the time, ready or exhausted, in whatever house."""
    for house in ("brobnar", "dis"):
        for mark in ("", " exhausted"):
            with Situation(house=house, line="troll exhausted", artifacts=f"banner-of-battle{mark}") as table:
                assert table.power("troll") == 9
                table.offers("end-turn")


# "As if"


@pytest.mark.rule("KF-ASIF-01")
def test_a_card_used_as_if_it_were_yours_stays_where_it_is():
    """Skeleton Key captures from the one who owns it, onto a creature of the user."""
    given = {"hand": "remote-access", "line": "troll", "amber": 2}
    theirs = {"p1_artifacts": "skeleton-key", "p1_line": "bumpsy", "p1_amber": 4}
    with Situation(house="logos", **given, **theirs) as table:
        table.answer("play remote-access")
        table.changed(
            amber=3, hand="", discard="remote-access", line="troll amber:1",
            p1_amber=3, p1_artifacts="skeleton-key exhausted",
        )  # fmt: skip


@pytest.mark.rule("KF-ASIF-01")
def test_an_exhausted_card_of_the_opponent_is_not_used():
    given = {"hand": "remote-access", "p1_artifacts": "skeleton-key exhausted", "line": "troll", "p1_amber": 1}
    with Situation(house="logos", **given) as table:
        table.answer("play remote-access")
        table.changed(amber=1, hand="", discard="remote-access")


@pytest.mark.rule("KF-ASIF-02")
def test_its_sacrifice_is_made_as_if_you_controlled_it():
    given = {"hand": "remote-access", "p1_artifacts": "mighty-javelin", "p1_line": "troll", "line": "krump"}
    with Situation(house="logos", **given) as table:
        table.answer("play remote-access", "damage troll")
        table.changed(
            amber=1, hand="", discard="remote-access",
            p1_artifacts="", p1_discard="mighty-javelin", p1_line="troll damage:4",
        )  # fmt: skip


@pytest.mark.rule("KF-ASIF-03")
def test_for_its_own_ability_the_opponent_is_the_users():
    """Screechbomb hits its owner, Longfused Mines the creatures of its owner."""
    with Situation(
        house="logos", hand="remote-access", amber=5, p1_amber=5, p1_artifacts="screechbomb"
    ) as table:
        table.answer("play remote-access")
        table.changed(
            amber=6, p1_amber=3, hand="", discard="remote-access", p1_artifacts="", p1_discard="screechbomb"
        )
    lines = {"line": "troll, krump, bumpsy", "p1_line": "bumpsy, krump, troll"}
    with Situation(house="logos", hand="remote-access", p1_artifacts="longfused-mines", **lines) as table:
        table.answer("play remote-access")
        table.changed(
            amber=1, hand="", discard="remote-access", p1_artifacts="", p1_discard="longfused-mines",
            p1_line="bumpsy, krump damage:3, troll",
        )  # fmt: skip


@pytest.mark.rule("KF-GEN-10", "KF-STAT-STUN-01", "KF-USE-10")
def test_of_equal_cards_the_one_that_is_named_is_asked_about():
    with Situation(line="troll, troll exhausted, troll stunned") as table:
        assert table.can("reap troll")
        table.refused("reap troll#2", "KF-GEN-10")
        table.refused("reap troll#3", "KF-STAT-STUN-01")
        table.refused("reap troll#4", "KF-USE-10")


# Reaping


@pytest.mark.rule("KF-REAP-01")
def test_reaping_exhausts_gains_and_then_resolves_reap_abilities():
    with Situation(line="troll damage:5, bumpsy", p1_amber=2) as table:
        table.answer("reap troll")
        table.changed(amber=1, line="troll exhausted damage:2, bumpsy")
        table.answer("reap bumpsy")
        table.changed(amber=2, line="troll exhausted damage:2, bumpsy exhausted")


@pytest.mark.rule("KF-REAP-01")
def test_the_aember_comes_before_the_reap_ability():
    """Witch of the Eye is asked what to return when her Æmber is in the pool and she is exhausted."""
    with Situation(house="untamed", line="witch-of-the-eye", discard="troll, krump") as table:
        table.answer("reap witch-of-the-eye")
        table.changed(amber=1, line="witch-of-the-eye exhausted")
        table.answer("to-hand krump")
        table.changed(hand="krump", discard="troll")


@pytest.mark.rule("KF-REAP-01")
def test_the_controller_gains_whoever_owns_the_creature():
    with Situation(line="troll owner:1") as table:
        table.answer("reap troll")
        table.changed(amber=1, line="troll owner:1 exhausted")


@pytest.mark.rule("KF-REAP-01")
@pytest.mark.parametrize("creature", ["troll exhausted", "troll stunned", "troll house:dis", "tireless-crocag"])
def test_who_cannot_reap(creature):
    with Situation(line=f"{creature}", p1_line="krump") as table:
        assert not any(answer.startswith("reap") for answer in table.texts())
        table.refused(f"reap {creature.split()[0]}")


@pytest.mark.rule("KF-REAP-03")
@pytest.mark.parametrize("first", ["crystal-hive", "duskrunner"])
def test_reap_abilities_and_those_after_reaping_share_a_window(first):
    """Crystal Hive's effect, the creature's own ability and the one of its upgrade in any order."""
    given = {"line": "blypyp +duskrunner", "artifacts": "crystal-hive", "p1_amber": 1}
    with Situation(house="mars", **given) as table:
        table.answer("act crystal-hive", "reap blypyp")
        table.changed(amber=1, line="blypyp exhausted +duskrunner", artifacts="crystal-hive exhausted")
        offered = table.texts()
        assert len(offered) == 3
        assert all(answer.startswith("resolve") for answer in offered)
        hive = next(answer for answer in offered if "crystal-hive" in answer)
        others = [answer for answer in offered if answer != hive]
        table.answer(hive if first == "crystal-hive" else others[0])
        left = [answer for answer in table.texts() if answer.startswith("resolve")]
        assert len(left) == 2
        table.answer(left[0])
        table.changed(amber=3, p1_amber=0)


@pytest.mark.rule("KF-REAP-04")
def test_a_reap_ability_gained_in_the_window_still_comes():
    """Nexus uses the opponent's Spectral Tunneler upon itself."""
    given = {"line": "nexus", "p1_artifacts": "spectral-tunneler", "deck": "troll, krump"}
    with Situation(house="shadows", p1_line="bumpsy", **given) as table:
        table.answer("reap nexus", "choose nexus")
        table.changed(
            amber=1,
            line="nexus exhausted",
            p1_artifacts="spectral-tunneler exhausted",
            hand="troll",
            deck="krump",
        )
