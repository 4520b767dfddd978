"""What the cards of Brobnar in Worlds Collide do."""

from typing import Any

import pytest

from tests.games.keyforge.candidates import case
from tests.games.keyforge.situations import Situation, snapshot


@pytest.mark.rule("KF-STAT-CNT-02")
def test_the_big_one_gets_a_fuse_counter_for_each_creature_that_is_played():
    with Situation(hand="troll, punch", artifacts="the-big-one", p1_line="bumpsy") as table:
        table.answer("play troll")
        table.changed(hand="punch", line="troll exhausted", artifacts="the-big-one fuse:1")
        table.answer("play punch", "damage bumpsy")
        table.changed(amber=1, hand="", discard="punch", p1_line="bumpsy damage:3")


def test_the_big_one_counts_the_creatures_of_the_opponent_too():
    with Situation(hand="troll", p1_artifacts="the-big-one fuse:3") as table:
        table.answer("play troll")
        table.changed(hand="", line="troll exhausted", p1_artifacts="the-big-one fuse:4")


def test_the_big_one_is_still_there_with_nine_fuse_counters():
    with Situation(hand="troll", artifacts="the-big-one fuse:8, cannon", p1_line="bumpsy") as table:
        table.answer("play troll")
        table.changed(hand="", line="troll exhausted", artifacts="the-big-one fuse:9, cannon")


def test_the_big_one_destroys_all_creatures_and_artifacts_with_the_tenth():
    with Situation(
        hand="troll", artifacts="the-big-one fuse:9", p1_line="bumpsy", p1_artifacts="library-of-babble"
    ) as table:
        table.answer("play troll")
        table.changed(
            hand="",
            artifacts="",
            discard="the-big-one, troll",
            p1_line="",
            p1_artifacts="",
            p1_discard="library-of-babble, bumpsy",
        )


def hurt(table, player):
    return [table.state.play[card].damage for card in table.state.players[player].line]


def amber(table):
    return [side.amber for side in table.state.players]


# Alaka and Mega Alaka


@pytest.mark.parametrize("slug", ["alaka", "mega-alaka"])
def test_alaka_enters_ready_after_a_fight_of_yours(slug):
    with Situation(hand=slug, line="krump", p1_line="bumpsy") as table:
        table.answer("fight krump", f"play {slug}", "right")
        assert table.state.play[table.card(slug)].ready
    with Situation(hand=slug, line="krump", p1_line="bumpsy") as table:
        table.answer("reap krump", f"play {slug}", "right")
        assert not table.state.play[table.card(slug)].ready


# The brews


@pytest.mark.parametrize(
    "slug",
    ["alaka-s-brew", "chieftain-s-brew", "cowfyne-s-brew", "groke-s-brew", "gron-s-brew", "mogghunter-s-brew",
     "narp-s-brew", "shorty-s-brew"],
)  # fmt: skip
def test_a_brew_gives_two_power_counters_to_any_creature(slug):
    with Situation(hand=slug, line="krump", p1_line="bumpsy") as table:
        table.answer(f"play {slug}")
        table.offers("power-counter krump", "power-counter bumpsy")
        table.answer("power-counter bumpsy")
        table.changed(amber=1, hand="", discard=slug, p1_line="bumpsy power:2")


# Ballcano


def test_ballcano_hits_everybody_and_gives_chains():
    with Situation(hand="ballcano", line="krump", p1_line="bumpsy, batdrone") as table:
        table.answer("play ballcano")
        table.changed(
            hand="",
            discard="ballcano",
            chains=2,
            line="krump damage:4",
            p1_line="bumpsy damage:4",
            p1_discard="batdrone",
        )


# Barn Razing


def test_barn_razing_costs_amber_for_each_fight_of_yours():
    with Situation(hand="barn-razing", line="krump, batdrone, smaaash", p1_amber=5, p1_line="troll") as table:
        table.answer("play barn-razing", "fight krump")
        assert amber(table) == [0, 4]
        table.answer("reap smaaash")
        assert amber(table) == [1, 4]


# Berserker Slam


@pytest.mark.parametrize(("target", "costs"), [("batdrone", [1, 2]), ("troll", [1, 3])])
def test_berserker_slam_costs_the_controller_of_whom_it_kills(target, costs):
    with Situation(hand="berserker-slam", line="krump", p1_amber=3, p1_line="troll, bumpsy, batdrone") as table:
        table.answer("play berserker-slam")
        table.offers("damage krump", "damage troll", "damage batdrone")
        table.answer(f"damage {target}")
        assert amber(table) == costs


def test_berserker_slam_on_a_friendly_creature_costs_you():
    with Situation(
        hand="berserker-slam", amber=2, line="batdrone, krump", p1_amber=3, p1_line="troll"
    ) as table:
        table.answer("play berserker-slam", "damage batdrone")
        assert amber(table) == [2, 3]


# Gron Nine-Toes


@pytest.mark.parametrize(("slug", "n"), [("gron-nine-toes", 5), ("mega-gron-nine-toes", 7)])
def test_gron_is_stronger_while_damaged(slug, n):
    with Situation(line=f"{slug}, bumpsy damage:1") as table:
        assert [table.power(slug), table.power("bumpsy")] == [n, 5]
    with Situation(line=f"{slug} damage:1") as table:
        assert table.power(slug) == n + 4


@pytest.mark.rule("KF-DMG-02")
@pytest.mark.parametrize(("slug", "n"), [("gron-nine-toes", 5), ("mega-gron-nine-toes", 7)])
@pytest.mark.parametrize("already", [0, 1])
def test_gron_is_stronger_only_if_he_survives_the_damage(slug, n, already):
    """Damage equal to his power destroys him, unless he has survived some before."""
    with Situation(line=f"bumpsy power:{n - 5}", p1_line=f"{slug} damage:{already}") as table:
        table.answer("fight bumpsy")
        left = f"{slug} damage:{n + already}" if already else ""
        assert snapshot(table.state)["p1_line"] == left


def test_gron_survives_one_damage_after_the_other():
    with Situation(hand="2 punch", line="gron-nine-toes") as table:
        table.answer("play punch", "play punch")
        table.changed(amber=2, hand="", discard="2 punch", line="gron-nine-toes damage:6")


def test_gron_who_was_healed_is_as_weak_as_before():
    line = "gron-nine-toes damage:3"
    with Situation(hand="yo-mama-mastery", line=line, p1_line="bumpsy") as table:
        table.answer("play yo-mama-mastery", "attach gron-nine-toes", "fight gron-nine-toes")
        table.changed(
            amber=1,
            hand="",
            line="",
            discard="gron-nine-toes, yo-mama-mastery",
            p1_line="",
            p1_discard="bumpsy",
        )


# Irestaff


def test_irestaff_enrages_and_strengthens():
    with Situation(artifacts="irestaff", line="krump", p1_line="bumpsy") as table:
        table.answer("act irestaff")
        table.offers("enrage krump", "enrage bumpsy")
        table.answer("enrage bumpsy")
        table.changed(artifacts="irestaff exhausted", p1_line="bumpsy enraged power:1")


# Mogghunter


@pytest.mark.parametrize("slug", ["mogghunter", "mega-mogghunter"])
def test_mogghunter_hits_a_creature_on_a_flank(slug):
    with Situation(line=f"{slug}, krump, smaaash", p1_line="troll, pit-demon, batdrone") as table:
        table.answer(f"fight {slug}", "attack batdrone")
        table.offers(f"damage {slug}", "damage smaaash", "damage troll", "damage pit-demon")
        table.answer("damage troll")
        assert hurt(table, 1) == [2, 0]


# Narp


@pytest.mark.parametrize("slug", ["narp", "mega-narp"])
def test_the_neighbors_of_narp_cannot_reap(slug):
    with Situation(line=f"krump, {slug}, bumpsy, smaaash", p1_line="troll") as table:
        assert "reap krump" not in table.texts()
        assert "reap bumpsy" not in table.texts()
        assert {f"reap {slug}", "reap smaaash", "fight krump"} <= set(table.texts())


# Shorty


@pytest.mark.parametrize("slug", ["shorty", "mega-shorty"])
def test_shorty_is_enraged_after_reaping(slug):
    with Situation(line=f"{slug}, krump", p1_line="troll") as table:
        table.answer(f"reap {slug}")
        table.changed(amber=1, line=f"{slug} exhausted enraged, krump")


@pytest.mark.rule("KF-KW-ASSAULT-01")
@pytest.mark.parametrize("slug", ["shorty", "mega-shorty"])
def test_shorty_has_assault(slug):
    with Situation(line=slug, p1_line="batdrone, troll") as table:
        table.answer(f"fight {slug}", "attack batdrone")
        table.changed(line=f"{slug} exhausted", p1_line="troll", p1_discard="batdrone")


# Stilt-Kin


def test_stilt_kin_fights_when_a_giant_is_played_beside_it():
    with Situation(hand="krump, dust-imp", line="stilt-kin exhausted, smaaash", p1_line="troll") as table:
        table.answer("play krump", "left")
        assert hurt(table, 1) == [2]
    with Situation(hand="krump", line="stilt-kin exhausted, smaaash", p1_line="troll") as table:
        table.answer("play krump", "right")
        assert hurt(table, 1) == [0]


def test_stilt_kin_does_not_fight_for_others():
    with Situation(house="dis", hand="pit-demon", line="stilt-kin exhausted", p1_line="troll") as table:
        table.answer("play pit-demon", "left")
        assert hurt(table, 1) == [0]


# Warriors' Refrain


def test_warriors_refrain_stuns_the_weak():
    with Situation(
        hand="warriors-refrain", line="batdrone, krump", p1_line="dust-imp, ganger-chieftain, gub"
    ) as table:
        table.answer("play warriors-refrain")
        stunned = {table.state.defs[c].slug for c in table.state.play if table.state.play[c].stunned}
        assert stunned == {"batdrone", "dust-imp", "gub"}


# Fyre-Breath and Mega Cowfyne


def test_fyre_breath_strengthens_and_burns_beside_the_foe():
    with Situation(line="krump warded +fyre-breath", p1_line="troll, bumpsy, pit-demon, smaaash") as table:
        assert table.power("krump") == 9
        table.answer("fight krump", "attack bumpsy")
        assert hurt(table, 1) == [2, 2, 0]


def test_mega_cowfyne_burns_beside_the_foe():
    with Situation(line="mega-cowfyne warded, krump", p1_line="troll, bumpsy, pit-demon, smaaash") as table:
        table.answer("fight mega-cowfyne", "attack troll")
        assert hurt(table, 1) == [7, 2, 0, 0]


# Gravelguts


def test_gravelguts_grows_by_whom_it_kills():
    with Situation(line="gravelguts, krump", p1_line="batdrone, pit-demon") as table:
        table.answer("fight gravelguts", "attack batdrone")
        assert [table.state.play[table.card(slug)].power for slug in ("gravelguts", "krump")] == [2, 0]
        table.answer("fight krump")
        assert table.state.play[table.card("gravelguts")].power == 2


# Overrun


@pytest.mark.parametrize(
    ("yours", "theirs", "left"), [("2 batdrone", "2 batdrone", 3), ("krump", "3 batdrone", 1)]
)
def test_overrun_costs_amber_if_three_enemies_fell(yours, theirs, left):
    with Situation(hand="ballcano, overrun", line=yours, p1_line=theirs, p1_amber=3) as table:
        table.answer("play ballcano", "play overrun")
        assert table.state.players[1].amber == left


# Power of Fire


def test_power_of_fire_costs_both_half_the_power():
    with Situation(
        hand="power-of-fire", amber=6, line="bumpsy, batdrone", p1_amber=6, p1_line="troll"
    ) as table:
        table.answer("play power-of-fire")
        table.offers("choose bumpsy", "choose batdrone")
        table.answer("choose bumpsy")
        assert (amber(table), table.state.players[0].chains) == ([4, 4], 1)


def test_power_of_fire_without_a_creature_gives_only_the_chain():
    with Situation(hand="power-of-fire", amber=6, p1_amber=6, p1_line="troll") as table:
        table.answer("play power-of-fire")
        table.changed(hand="", discard="power-of-fire", chains=1)


def test_power_of_fire_on_a_warded_creature_costs_nothing():
    with Situation(hand="power-of-fire", amber=6, line="bumpsy warded", p1_amber=6) as table:
        table.answer("play power-of-fire")
        table.changed(hand="", discard="power-of-fire", chains=1, line="bumpsy")


# Ragwarg


def test_ragwarg_hurts_the_first_creature_that_reaps():
    with Situation(artifacts="ragwarg", line="krump, bumpsy") as table:
        table.answer("reap krump", "reap bumpsy")
        assert hurt(table, 0) == [2, 0]


def test_ragwarg_of_the_opponent_hurts_too():
    with Situation(line="krump", p1_artifacts="ragwarg") as table:
        table.answer("reap krump")
        assert hurt(table, 0) == [2]


# Shattered Throne


def test_shattered_throne_lets_fighters_capture():
    with Situation(
        artifacts="shattered-throne", line="bumpsy, smaaash", p1_amber=3, p1_line="batdrone, troll"
    ) as table:
        table.answer("fight bumpsy", "attack batdrone")
        assert table.state.play[table.card("bumpsy")].amber == 1
        table.answer("reap smaaash")
        assert (table.state.play[table.card("smaaash")].amber, amber(table)) == (0, [1, 2])


# Sköll


def test_skoll_gives_a_counter_for_whom_its_assault_kills():
    with Situation(line="skoll, krump", p1_line="batdrone, troll") as table:
        table.answer("fight skoll", "attack batdrone")
        table.offers("power-counter skoll", "power-counter krump")
        table.answer("power-counter krump")
        assert table.state.play[table.card("krump")].power == 1


def test_skoll_gives_none_for_whom_its_blow_kills():
    with Situation(line="skoll warded, krump", p1_line="bumpsy, troll") as table:
        table.answer("fight skoll", "attack bumpsy")
        table.changed(line="skoll exhausted, krump", p1_line="troll", p1_discard="bumpsy")


# Slimy Jark


def test_slimy_jark_enrages_whom_it_fights():
    with Situation(line="slimy-jark, krump", p1_line="bumpsy, troll") as table:
        table.answer("fight slimy-jark", "attack bumpsy")
        table.changed(line="slimy-jark exhausted, krump", p1_line="bumpsy enraged damage:1, troll")


# Guji Dinosaur Hunter


@pytest.mark.parametrize(
    ("prey", "n"), [("troll", 2), ("troll amber:1", 6), ("gargantodon", 2), ("saurus-rex warded", 0)]
)
def test_guji_dinosaur_hunter_hits_dinosaurs_and_those_with_amber_harder(prey, n):
    with Situation(line="guji-dinosaur-hunter", p1_line=f"{prey}, pit-demon") as table:
        table.answer("act guji-dinosaur-hunter", f"choose {prey.split()[0]}")
        assert hurt(table, 1) == [n, 0]


def test_guji_dinosaur_hunter_kills_saurus_rex():
    with Situation(line="guji-dinosaur-hunter", p1_line="saurus-rex, pit-demon") as table:
        table.answer("act guji-dinosaur-hunter", "choose saurus-rex")
        table.changed(line="guji-dinosaur-hunter exhausted", p1_line="pit-demon", p1_discard="saurus-rex")


# The two Igons


def test_igon_the_green_is_purged_and_brings_igon_the_terrible_back():
    with Situation(hand="punch", line="igon-the-green damage:1", discard="igon-the-terrible, troll") as table:
        table.answer("play punch")
        table.changed(
            amber=1, hand="igon-the-terrible", line="", discard="punch, troll", purged="igon-the-green"
        )


@pytest.mark.parametrize(
    ("purged", "stays"),
    [
        ({"purged": "igon-the-green"}, True),
        ({"p1_purged": "igon-the-green"}, True),
        ({"purged": "troll"}, False),
    ],
)
def test_igon_the_terrible_stays_only_if_igon_the_green_is_purged(purged, stays):
    with Situation(hand="igon-the-terrible", **purged) as table:
        table.answer("play igon-the-terrible")
        assert [len(table.state.players[0].line), len(table.state.players[0].discard)] == [stays, not stays]


def test_igon_the_terrible_steals_after_a_fight():
    with Situation(line="igon-the-terrible", p1_amber=2, p1_line="batdrone") as table:
        table.answer("fight igon-the-terrible")
        assert amber(table) == [1, 1]


# Kaloch Stonefather


@pytest.mark.rule("KF-LINE-04")
def test_kaloch_stonefather_gives_skirmish_from_the_center():
    with Situation(line="krump, kaloch-stonefather, bumpsy", p1_line="troll") as table:
        table.answer("fight krump")
        table.changed(line="krump exhausted, kaloch-stonefather, bumpsy", p1_line="troll damage:6")
    with Situation(line="krump, kaloch-stonefather", p1_line="bumpsy") as table:
        table.answer("fight krump")
        assert hurt(table, 0)[0] == 5


# Nogi Smartfist


def test_nogi_smartfist_draws_two_and_discards_two_at_random():
    with Situation(
        hand="punch", deck="3 troll", line="nogi-smartfist", p1_line="batdrone", p1_hand="2 krump"
    ) as table:
        table.answer("fight nogi-smartfist")
        you, opponent = table.state.players
        assert (len(you.hand), len(you.discard), len(you.deck), len(opponent.hand)) == (1, 2, 1, 2)


# Old Boomy


def test_old_boomy_archives_until_he_stops():
    with Situation(line="old-boomy", deck="dextre, urchin, troll, krump") as table:
        table.answer("reap old-boomy", "repeat", "skip")
        table.changed(amber=1, line="old-boomy exhausted", archives="dextre, urchin", deck="troll, krump")


def test_old_boomy_is_hurt_by_a_brobnar_card():
    with Situation(line="old-boomy warded", deck="dextre, troll, krump") as table:
        table.answer("reap old-boomy", "repeat")
        table.changed(amber=1, line="old-boomy exhausted", archives="dextre, troll", deck="krump")


# Ragnarok


def test_ragnarok_lets_creatures_fight_and_die():
    with Situation(hand="ragnarok", line="krump, smaaash", p1_line="troll, bumpsy", deck="9 punch") as table:
        table.answer("play ragnarok")
        assert "reap krump" not in table.texts()
        table.answer("fight krump", "attack bumpsy")
        assert amber(table) == [1, 0]
        table.answer("end-turn")
        assert [side.line for side in table.state.players] == [[], []]


# The Floor is Lava


def test_the_floor_is_lava_hurts_one_of_each_side():
    with Situation(
        artifacts="the-floor-is-lava", line="krump, bumpsy", p1_line="troll", player=1, step="draw"
    ) as table:
        table.answer("damage bumpsy")
        assert (hurt(table, 0), hurt(table, 1)) == ([0, 1], [1])


# Mega Ganger Chieftain and Mega Groke


def test_mega_ganger_chieftain_may_send_a_neighbor_into_the_fight():
    with Situation(
        hand="mega-ganger-chieftain", line="krump exhausted, smaaash exhausted", p1_line="batdrone"
    ) as table:
        table.answer("play mega-ganger-chieftain", "left")
        table.offers("ready krump", "skip")
        table.answer("ready krump")
        assert table.state.players[1].line == []


def test_mega_groke_costs_the_opponent_an_amber():
    with Situation(line="mega-groke", amber=1, p1_amber=2, p1_line="batdrone") as table:
        table.answer("fight mega-groke")
        assert amber(table) == [1, 1]


def test_fyre_breath_strengthens_its_bearer_alone():
    table = Situation(line="troll +fyre-breath, krump")
    assert (table.power("troll"), table.power("krump")) == (11, 6)


# What they leave alone: a forbidden candidate or number is on the table


LAVA: dict[str, Any] = {"artifacts": "the-floor-is-lava", "line": "krump, bumpsy", "p1_line": "troll, dextre"}

LEFT_ALONE = {
    "igon-the-green": [
        case("play punch; damage igon-the-green", hand="punch", line="igon-the-green damage:1, troll",
             discard="2 igon-the-terrible, troll", p1_discard="igon-the-terrible",
             changed={"amber": 1, "hand": "igon-the-terrible", "line": "troll", "purged": "igon-the-green",
                      "discard": "punch, igon-the-terrible, troll"}),
    ],
    "barn-razing": [
        case("play barn-razing; fight krump", hand="barn-razing", line="krump, smaaash", amber=3, p1_amber=5,
             p1_line="troll",
             changed={"hand": "", "discard": "krump, barn-razing", "line": "smaaash", "p1_amber": 4,
                      "p1_line": "troll damage:6"}),
    ],
    "berserker-slam": [
        case("play berserker-slam; damage troll", hand="berserker-slam", line="krump", p1_line="troll, dextre",
             changed={"amber": 1, "hand": "", "discard": "berserker-slam",
                      "p1_line": "troll damage:4, dextre"}),
    ],
    "warriors-refrain": [
        case("play warriors-refrain", hand="warriors-refrain", line="brammo, skoll",
             p1_line="dextre, flamewake-shaman, urchin",
             changed={"amber": 1, "hand": "", "discard": "warriors-refrain", "line": "brammo, skoll stunned",
                      "p1_line": "dextre stunned, flamewake-shaman, urchin stunned"}),
    ],
    "overrun": [
        case("play ballcano; play overrun", hand="ballcano, overrun", amber=3, p1_amber=3,
             p1_line="urchin, 2 flamewake-shaman",
             changed={"amber": 4, "chains": 2, "hand": "", "discard": "overrun, ballcano", "p1_amber": 1,
                      "p1_discard": "2 flamewake-shaman, urchin", "p1_line": ""}),
        case("omni gorm-of-omm; play ballcano; play overrun", hand="ballcano, overrun", amber=3, p1_amber=3,
             artifacts="gorm-of-omm", p1_artifacts="cannon", p1_line="2 urchin, troll",
             changed={"amber": 4, "chains": 2, "hand": "", "discard": "overrun, ballcano, gorm-of-omm",
                      "artifacts": "", "p1_discard": "2 urchin, cannon", "p1_line": "troll damage:4",
                      "p1_artifacts": ""}),
    ],
    "guji-dinosaur-hunter": [
        case("act guji-dinosaur-hunter", line="guji-dinosaur-hunter", p1_line="troll, grimlocus-dux",
             offers="choose guji-dinosaur-hunter, choose troll, choose grimlocus-dux"),
        case("act guji-dinosaur-hunter; choose grimlocus-dux", line="guji-dinosaur-hunter",
             p1_line="troll, grimlocus-dux",
             changed={"line": "guji-dinosaur-hunter exhausted",
                      "p1_line": "troll, grimlocus-dux damage:4 armor-used:2"}),
    ],
    "kaloch-stonefather": [
        case("fight troll; attack krump", player=1, line="bumpsy, kaloch-stonefather, krump", p1_line="troll",
             changed={"discard": "krump", "line": "bumpsy, kaloch-stonefather",
                      "p1_line": "troll exhausted damage:6"}),
    ],
    "old-boomy": [
        case("reap old-boomy", line="old-boomy power:3", deck="troll, dextre",
             changed={"amber": 1, "deck": "dextre", "archives": "troll",
                      "line": "old-boomy exhausted damage:2 power:3"}),
    ],
    "the-floor-is-lava": [
        case("", **LAVA, player=1, step="draw", offers="damage krump, damage bumpsy"),
        case("damage bumpsy", **LAVA, player=1, step="draw", offers="damage troll, damage dextre"),
        case("end-turn", **LAVA, p1_houses="brobnar, logos, dis", changed={"player": 1},
             offers="brobnar, logos, dis"),
    ],
    "mega-cowfyne": [
        case("fight mega-cowfyne; attack krump", line="mega-cowfyne", p1_line="troll, krump, bumpsy, dextre",
             changed={"line": "mega-cowfyne exhausted damage:6", "p1_discard": "krump",
                      "p1_line": "troll damage:2, bumpsy damage:2, dextre"}),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
