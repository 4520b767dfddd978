"""What the cards of Mars in Age of Ascension do."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from tests.games.keyforge.candidates import case
from tests.games.keyforge.houses import Logos
from trivault.games.keyforge.rules.creature_stats import armor

Situation = partial(situations.Situation, house="mars")


@pytest.mark.rule("KF-ERR-28", "KF-FIGHT-13")
def test_collector_worm_archives_the_creature_it_fights():
    with Situation(line="collector-worm", p1_line="troll, krump damage:3, bumpsy +phoenix-heart") as table:
        table.answer("fight collector-worm", "attack bumpsy")
        table.changed(
            line="collector-worm exhausted armor-used:5",
            archives="bumpsy owner:1",
            p1_line="troll, krump damage:3",
            p1_discard="phoenix-heart",
        )


def test_collector_worm_must_survive_the_fight():
    with Situation(line="collector-worm", p1_line="troll, bumpsy") as table:
        table.answer("fight collector-worm", "attack troll")
        table.changed(line="", discard="collector-worm", p1_line="troll damage:2, bumpsy")


def test_collector_worm_archives_nobody_that_died_in_the_fight():
    with Situation(line="collector-worm", p1_line="silvertooth, troll") as table:
        table.answer("fight collector-worm", "attack silvertooth")
        table.changed(line="collector-worm exhausted armor-used:2", p1_line="troll", p1_discard="silvertooth")


def test_a_ward_helps_against_the_damage_or_against_the_archives_not_both():
    with Situation(line="collector-worm", p1_line="umbra warded, looter-goblin warded") as table:
        table.answer("fight collector-worm", "attack umbra")
        table.changed(
            line="collector-worm exhausted armor-used:2",
            archives="umbra owner:1",
            p1_line="looter-goblin warded",
        )
    with Situation(line="collector-worm", p1_line="looter-goblin warded") as table:
        table.answer("fight collector-worm")  # elusive: no damage, so the ward is left
        table.changed(line="collector-worm exhausted", p1_line="looter-goblin")


@pytest.mark.rule("KF-ERR-28", "KF-ZONE-09")
def test_what_collector_worm_archived_goes_to_its_owners_hand():
    with Situation(
        line="collector-worm", archives="bumpsy owner:1, punch", step="house", houses="mars"
    ) as table:
        table.answer("take-archives")
        table.changed(archives="", hand="punch", p1_hand="bumpsy")


@pytest.mark.rule("KF-ERR-18")
def test_yzphyz_knowdrone_archives_a_card_and_may_purge_one_to_stun_a_creature():
    given = {"hand": "yzphyz-knowdrone, punch, zorg", "archives": "troll", "p1_line": "bumpsy, krump"}
    with Situation(**given) as table:
        table.answer("play yzphyz-knowdrone", "archive punch")
        table.offers("purge troll", "purge punch", "skip")
        table.answer("purge punch")
        table.offers("stun yzphyz-knowdrone", "stun bumpsy", "stun krump")
        table.answer("stun krump")
        table.changed(
            hand="zorg", purged="punch", line="yzphyz-knowdrone exhausted", p1_line="bumpsy, krump stunned"
        )


@pytest.mark.rule("KF-ERR-18", "KF-WORD-03")
def test_yzphyz_knowdrone_stuns_nobody_if_nothing_is_purged():
    with Situation(hand="yzphyz-knowdrone, punch", p1_line="bumpsy, krump") as table:
        table.answer("play yzphyz-knowdrone", "skip")
        table.changed(hand="", archives="punch", line="yzphyz-knowdrone exhausted")


def test_yzphyz_knowdrone_with_empty_hand_and_archives_does_nothing():
    with Situation(hand="yzphyz-knowdrone", p1_line="bumpsy") as table:
        table.answer("play yzphyz-knowdrone")
        table.changed(hand="", line="yzphyz-knowdrone exhausted")


@pytest.mark.rule("KF-ERR-18", "KF-OPEN-26")
def test_yzphyz_knowdrone_may_purge_a_card_of_the_opponents_archives_unseen():
    given = {"hand": "yzphyz-knowdrone, zorg", "p1_archives": "punch, smith", "p1_line": "bumpsy"}
    with Situation(**given) as table:
        table.answer("play yzphyz-knowdrone")
        table.offers("purge zorg", "purge-archived p1", "skip")
        table.answer("purge-archived p1", "stun bumpsy")
        side = table.state.players[1]
        assert len(side.archives) == len(side.purged) == 1
        assert table.state.play[table.card("bumpsy")].stunned


@pytest.mark.rule("KF-ZONE-09", "KF-OPEN-26")
def test_the_own_card_in_the_opponents_archives_comes_back_and_stuns_nobody():
    with Situation(hand="yzphyz-knowdrone", p1_archives="troll owner:0", p1_line="bumpsy") as table:
        table.answer("play yzphyz-knowdrone", "purge-archived p1")
        table.changed(hand="troll", p1_archives="", line="yzphyz-knowdrone exhausted")


# Agent Hoo-man


def test_agent_hoo_man_stuns_a_creature_of_another_house_on_each_side():
    with Situation(line="agent-hoo-man, troll, krump, zorg", p1_line="urchin, zorg, bumpsy") as table:
        table.answer("reap agent-hoo-man")
        table.offers("stun troll", "stun krump")
        table.answer("stun krump")
        table.offers("stun urchin", "stun bumpsy")
        table.answer("stun bumpsy")
        table.changed(
            amber=1,
            line="agent-hoo-man exhausted, troll, krump stunned, zorg",
            p1_line="urchin, zorg, bumpsy stunned",
        )


# Carpet Phloxem and Phloxem Spike


def test_the_phloxems_work_only_without_friendly_creatures():
    line = "valdr, troll, mother, bumpsy"
    with Situation(hand="carpet-phloxem", p1_line=line) as table:
        table.answer("play carpet-phloxem")
        table.changed(
            amber=1, hand="", discard="carpet-phloxem",
            p1_line="valdr damage:4, troll damage:4, mother damage:4, bumpsy damage:4",
        )  # fmt: skip
    with Situation(hand="phloxem-spike", p1_line=line) as table:
        table.answer("play phloxem-spike")
        table.changed(
            amber=1, hand="", discard="phloxem-spike", p1_line="valdr, bumpsy", p1_discard="mother, troll"
        )
    for slug in ("carpet-phloxem", "phloxem-spike"):
        with Situation(hand=slug, line="urchin", p1_line=line) as table:
            table.answer(f"play {slug}")
            table.changed(amber=1, hand="", discard=slug)


# Glyxl Proliferator


def test_glyxl_proliferator_archives_a_mars_card_from_the_flank():
    pile = {"discard": "zorg, troll, squawker", "p1_discard": "zorg"}
    with Situation(line="glyxl-proliferator, krump", **pile) as table:
        table.answer("reap glyxl-proliferator")
        table.offers("archive zorg", "archive squawker")
        table.answer("archive squawker")
        table.changed(
            amber=1, line="glyxl-proliferator exhausted, krump", discard="zorg, troll", archives="squawker"
        )
    with Situation(line="troll, glyxl-proliferator, krump", **pile) as table:
        table.answer("reap glyxl-proliferator")
        table.changed(amber=1, line="troll, glyxl-proliferator exhausted, krump")


# Ixxyxli Fixfinger


def test_ixxyxli_fixfinger_armors_each_other_martian():
    with Situation(line="ixxyxli-fixfinger, skybooster-squadron, troll", p1_line="tyxl-beambuckler") as table:
        found = {slug: armor(table.state, table.card(slug)) for slug in
                 ("ixxyxli-fixfinger", "skybooster-squadron", "troll", "tyxl-beambuckler")}  # fmt: skip
        assert found == {"ixxyxli-fixfinger": 2, "skybooster-squadron": 1, "troll": 0, "tyxl-beambuckler": 2}


# Mars First


def test_mars_first_readies_and_uses_a_friendly_mars_creature():
    with Situation(
        hand="mars-first", line="zorg exhausted, skybooster-squadron, troll", p1_line="zorg"
    ) as table:
        table.answer("play mars-first")
        table.offers("ready zorg", "ready skybooster-squadron")
        table.answer("ready zorg", "reap zorg")
        table.changed(amber=2, hand="", discard="mars-first")


# Mars Needs Æmber


def test_mars_needs_aember_takes_it_through_damaged_enemies():
    with Situation(
        hand="mars-needs-aember", line="troll damage:1", p1_amber=4,
        p1_line="urchin, krump damage:1, zorg damage:1, bumpsy damage:2",
    ) as table:  # fmt: skip
        table.answer("play mars-needs-aember")
        table.changed(
            amber=1, hand="", discard="mars-needs-aember", p1_amber=2,
            p1_line="urchin, krump damage:1 amber:1, zorg damage:1, bumpsy damage:2 amber:1",
        )  # fmt: skip


# Mindworm


def test_mindworm_makes_its_foe_hit_its_neighbors():
    with Situation(line="mindworm, zorg", p1_line="valdr, batdrone, mother, krump") as table:
        table.answer("fight mindworm", "attack batdrone")
        table.changed(
            line="zorg", discard="mindworm", p1_line="valdr damage:2, batdrone damage:1, mother damage:2, krump"
        )


# Skybooster Squadron


def test_skybooster_squadron_returns_to_hand_after_reaping():
    with Situation(line="skybooster-squadron") as table:
        table.answer("reap skybooster-squadron")
        table.changed(amber=1, line="", hand="skybooster-squadron")
    with Situation(line="skybooster-squadron warded") as table:
        table.answer("reap skybooster-squadron")
        table.changed(amber=1, line="skybooster-squadron exhausted")


# Tyxl Beambuckler and Yxlyx Stimrager


def test_tyxl_beambuckler_hits_a_creature_and_moves_it_to_a_flank():
    given = {"hand": "tyxl-beambuckler", "line": "troll", "p1_line": "urchin, valdr, bumpsy"}
    with Situation(**given) as table:
        table.answer("play tyxl-beambuckler", "right")
        table.offers(*(f"damage {c}" for c in ("troll", "tyxl-beambuckler", "urchin", "valdr", "bumpsy")))
        table.answer("damage valdr")
        table.offers("left", "right")
        table.answer("right")
        table.changed(
            hand="", line="troll, tyxl-beambuckler exhausted", p1_line="urchin, bumpsy, valdr damage:2"
        )
    with Situation(**given) as table:
        table.answer("play tyxl-beambuckler", "right", "damage urchin")  # nobody is left to move
        table.changed(
            hand="", line="troll, tyxl-beambuckler exhausted", p1_line="valdr, bumpsy", p1_discard="urchin"
        )


def test_yxlyx_stimrager_does_so_after_a_fight():
    with Situation(line="yxlyx-stimrager", p1_line="batdrone, valdr, bumpsy, mother") as table:
        table.answer("fight yxlyx-stimrager", "attack batdrone", "damage bumpsy", "left")
        table.changed(
            line="yxlyx-stimrager exhausted armor-used:2", p1_line="bumpsy damage:2, valdr, mother",
            p1_discard="batdrone",
        )  # fmt: skip


# Xanthyx Harvester


def test_xanthyx_harvester_works_only_among_mars_creatures():
    with Situation(line="zorg, xanthyx-harvester") as table:
        table.answer("reap xanthyx-harvester")
        table.changed(amber=2, line="zorg, xanthyx-harvester exhausted")
    with Situation(line="zorg, xanthyx-harvester, troll", p1_line="urchin") as table:
        assert not table.can("reap xanthyx-harvester")
        assert not table.can("fight xanthyx-harvester")
    with Situation(line="xanthyx-harvester, zorg, troll", p1_line="urchin") as table:
        assert table.can("reap xanthyx-harvester")


# Zysysyx Shockworm, Storm Crawler, Æmber Conduction Unit


@pytest.mark.parametrize("slug", ["zysysyx-shockworm", "storm-crawler"])
def test_who_stuns_enemies_that_reap(slug):
    with Situation(house="brobnar", line="bumpsy", p1_line=slug) as table:
        table.answer("reap bumpsy")
        table.changed(amber=1, line="bumpsy exhausted stunned")
    with Situation(line=f"{slug}, zorg") as table:
        table.answer("reap zorg")
        table.changed(amber=1, line=f"{slug}, zorg exhausted")


def test_storm_crawler_deals_only_one_damage():
    with Situation(line="storm-crawler", p1_line="valdr") as table:
        table.answer("fight storm-crawler")
        table.changed(line="storm-crawler exhausted damage:5 armor-used:1", p1_line="valdr damage:1")


def test_aember_conduction_unit_stuns_only_the_first_that_reaps():
    with Situation(house="brobnar", line="bumpsy, valdr", p1_artifacts="aember-conduction-unit") as table:
        table.answer("reap bumpsy")
        table.changed(amber=1, line="bumpsy exhausted stunned, valdr")
        table.answer("reap valdr")
        table.changed(amber=2, line="bumpsy exhausted stunned, valdr exhausted")
    with Situation(house="brobnar", line="bumpsy", artifacts="aember-conduction-unit") as table:
        table.answer("reap bumpsy")
        table.changed(amber=1, line="bumpsy exhausted")


# Containment Field


@pytest.mark.parametrize("way", ["reap", "fight", "unstun"])
def test_containment_field_destroys_its_creature_once_it_is_used(way):
    stunned = " stunned" if way == "unstun" else ""
    with Situation(
        line=f"bumpsy house:mars{stunned} +containment-field, xanthyx-harvester", p1_line="batdrone"
    ) as table:
        table.answer("reap xanthyx-harvester", f"{way} bumpsy")
        state = table.state
        assert [state.defs[card].slug for card in state.players[0].line] == ["xanthyx-harvester"]
        assert sorted(state.defs[c].slug for c in state.players[0].discard) == ["bumpsy", "containment-field"]


# Destroy Them All!


def test_destroy_them_all_destroys_one_of_each_kind():
    with Situation(
        hand="destroy-them-all", artifacts="cannon", line="troll", p1_artifacts="gauntlet-of-command",
        p1_line="urchin, bumpsy +blood-of-titans +flame-wreathed",
    ) as table:  # fmt: skip
        table.answer("play destroy-them-all")
        table.offers("destroy cannon", "destroy gauntlet-of-command")
        table.answer("destroy gauntlet-of-command")
        table.offers("destroy troll", "destroy urchin", "destroy bumpsy")
        table.answer("destroy urchin")
        table.offers("destroy blood-of-titans", "destroy flame-wreathed")
        table.answer("destroy flame-wreathed")
        table.changed(
            hand="", discard="destroy-them-all", p1_artifacts="", p1_line="bumpsy +blood-of-titans",
            p1_discard="flame-wreathed, urchin, gauntlet-of-command",
        )  # fmt: skip


def test_destroy_them_all_destroys_what_there_is():
    with Situation(hand="destroy-them-all", p1_line="urchin +blood-of-titans") as table:
        table.answer("play destroy-them-all")
        assert sorted(table.state.defs[c].slug for c in table.state.players[1].discard) == [
            "blood-of-titans",
            "urchin",
        ]


# Exterminate! Exterminate!


def test_exterminate_destroys_a_weaker_creature_for_each_mars_creature():
    with Situation(
        hand="exterminate-exterminate", line="skybooster-squadron, troll, agent-hoo-man",
        p1_line="urchin, mother, batdrone, dust-pixie, collector-worm",
    ) as table:  # fmt: skip
        table.answer("play exterminate-exterminate")
        table.offers("destroy urchin", "destroy batdrone", "destroy dust-pixie")  # below 4, and not of Mars
        table.answer("destroy batdrone")
        table.offers("destroy urchin", "destroy dust-pixie")
        table.answer("destroy urchin")
        table.changed(
            hand="", discard="exterminate-exterminate", p1_line="mother, dust-pixie, collector-worm",
            p1_discard="urchin, batdrone",
        )  # fmt: skip


def test_exterminate_needs_less_power():
    with Situation(
        hand="exterminate-exterminate", line="skybooster-squadron", p1_line="bumpsy, even-ivan"
    ) as table:
        table.answer("play exterminate-exterminate")
        table.changed(hand="", discard="exterminate-exterminate")


# Hypnobeam


def test_hypnobeam_takes_control_of_an_enemy_creature_for_good():
    with Situation(hand="hypnobeam", line="troll", p1_line="urchin, bumpsy amber:1") as table:
        table.answer("play hypnobeam", "choose bumpsy", "left")
        table.changed(hand="", discard="hypnobeam", line="bumpsy owner:1 amber:1, troll", p1_line="urchin")


# Nyzyk Resonator


@pytest.mark.parametrize(
    ("line", "cost"),
    [("nyzyk-resonator", 6), ("nyzyk-resonator, troll", 8), ("zorg, nyzyk-resonator, troll, zorg", 10)],
)
def test_nyzyk_resonator_makes_keys_dearer_for_each_neighbor(line, cost):
    with Situation(line=line) as table:
        assert (table.key_cost(0), table.key_cost(1)) == (6, cost)


# Destructive Analysis


@pytest.mark.parametrize(("purged", "damage"), [([], 2), (["urchin"], 4), (["urchin", "dextre"], 6)])
def test_destructive_analysis_is_stronger_with_each_purged_card(purged, damage):
    archives = ["urchin", "dextre"]
    with Situation(
        hand="destructive-analysis", archives="urchin, dextre", line="zorg", p1_line="kelifi-dragon"
    ) as table:
        table.answer("play destructive-analysis", "choose kelifi-dragon")
        table.answer(" ".join(["purge", *purged]) if purged else "skip")
        gone = {"purged": ", ".join(purged), "archives": ", ".join(c for c in archives if c not in purged)}
        table.changed(
            amber=1, hand="", discard="destructive-analysis", p1_line=f"kelifi-dragon damage:{damage}",
            **(gone if purged else {}),
        )  # fmt: skip


def test_destructive_analysis_is_one_blow_for_armor():
    with Situation(hand="destructive-analysis", archives="urchin", p1_line="lord-golgotha") as table:
        table.answer("play destructive-analysis", "purge urchin")
        table.changed(
            amber=1, hand="", discard="destructive-analysis", archives="", purged="urchin",
            p1_line="lord-golgotha damage:2 armor-used:2",
        )  # fmt: skip


# Entropic Manipulator


def test_entropic_manipulator_redistributes_the_damage_of_one_side():
    given = {
        "hand": "entropic-manipulator",
        "line": "zorg damage:1",
        "p1_line": "valdr damage:3, bumpsy, troll damage:1",
    }
    with Situation(**given) as table:
        table.answer("play entropic-manipulator")
        table.offers("redistribute-friendly", "redistribute-enemy")
        table.answer("redistribute-enemy", "redistribute valdr=0 bumpsy=4 troll=0")
        table.changed(amber=1, hand="", discard="entropic-manipulator", p1_line="valdr, bumpsy damage:4, troll")
    with Situation(**given) as table:
        table.answer("play entropic-manipulator", "redistribute-friendly")
        table.changed(amber=1, hand="", discard="entropic-manipulator")


def test_entropic_manipulator_may_destroy_and_goes_past_armor():
    with Situation(hand="entropic-manipulator", p1_line="valdr damage:5, lord-golgotha, urchin") as table:
        table.answer(
            "play entropic-manipulator", "redistribute-enemy", "redistribute valdr=0 lord-golgotha=4 urchin=1"
        )
        table.changed(
            amber=1, hand="", discard="entropic-manipulator", p1_line="valdr, lord-golgotha damage:4",
            p1_discard="urchin",
        )  # fmt: skip


# Extinction


def test_extinction_destroys_all_that_share_a_trait():
    with Situation(
        hand="extinction", line="dextre, troll", p1_line="doc-bookton, urchin, mother warded, batdrone"
    ) as table:
        table.answer("play extinction", "choose doc-bookton")  # a human scientist
        table.changed(
            hand="", discard="extinction", chains=1, line="troll", deck="dextre",
            p1_line="urchin, mother, batdrone", p1_discard="doc-bookton",
        )  # fmt: skip


def test_extinction_without_creatures_still_gives_a_chain():
    with Situation(hand="extinction") as table:
        table.answer("play extinction")
        table.changed(hand="", discard="extinction", chains=1)


# Killzord Mk. 9001


def test_killzord_makes_a_skirmisher_that_costs_chains():
    with Situation(hand="killzord-mk-9001", line="skybooster-squadron", p1_line="mother") as table:
        table.answer("play killzord-mk-9001", "attach skybooster-squadron", "fight skybooster-squadron")
        assert (table.power("skybooster-squadron"), armor(table.state, table.card("skybooster-squadron"))) == (
            6,
            2,
        )
        table.changed(
            hand="",
            chains=1,
            line="skybooster-squadron exhausted +killzord-mk-9001",
            p1_line="",
            p1_discard="mother",
        )


# Martian Generosity


@pytest.mark.parametrize(("amber", "drawn"), [(0, 2), (2, 6)])
def test_martian_generosity_turns_aember_into_cards(amber, drawn):
    with Situation(hand="martian-generosity", amber=amber, p1_amber=3, deck="9 urchin") as table:
        table.answer("play martian-generosity")
        table.changed(
            **({"amber": 0} if amber else {}), hand=f"{drawn} urchin", deck=f"{9 - drawn} urchin",
            discard="martian-generosity",
        )  # fmt: skip


# Shard of Hate


def test_shard_of_hate_stuns_for_each_friendly_shard():
    with Situation(
        artifacts="shard-of-hate, shard-of-greed, cannon", p1_artifacts="shard-of-pain", line="troll",
        p1_line="urchin, bumpsy, valdr",
    ) as table:  # fmt: skip
        table.answer("act shard-of-hate")
        table.offers("stun urchin", "stun bumpsy", "stun valdr")
        table.answer("stun urchin", "stun valdr")
        table.changed(
            artifacts="shard-of-hate exhausted, shard-of-greed, cannon",
            p1_line="urchin stunned, bumpsy, valdr stunned",
        )


def test_destructive_analysis_entropic_manipulator_and_xanthyx_harvester_leave_others_alone():
    with Logos(
        house="mars", hand="destructive-analysis", archives="urchin", p1_archives="krump", p1_line="valdr"
    ) as table:
        table.answer("play destructive-analysis")
        table.offers("purge urchin", "skip")
        table.answer("skip")
    with Logos(
        house="mars", hand="entropic-manipulator", line="zorg damage:1", p1_line="valdr damage:1, troll"
    ) as table:
        table.answer("play entropic-manipulator", "redistribute-enemy")
        table.offers("redistribute valdr=1 troll=0", "redistribute valdr=0 troll=1")
        table.answer("redistribute valdr=0 troll=1")
    with Logos(house="mars", line="zorg, xanthyx-harvester, troll") as table:
        assert table.can("reap zorg")
        assert not table.can("reap xanthyx-harvester")


# What they leave alone: a forbidden candidate or number is on the table


LEFT_ALONE = {
    "yzphyz-knowdrone": [
        case("play yzphyz-knowdrone; left", house="mars", hand="yzphyz-knowdrone, troll, punch", line="zorg",
             p1_hand="krump", offers="archive troll, archive punch"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
