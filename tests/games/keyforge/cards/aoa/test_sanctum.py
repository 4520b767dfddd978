"""What the cards of Sanctum in Age of Ascension do."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from tests.games.keyforge.candidates import case
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.rules.creature_stats import armor
from trivault.games.keyforge.rules.events import DAMAGE
from trivault.kernel.events import propose
from trivault.kernel.frames import Scope

Situation = partial(situations.Situation, house="sanctum")


FULL = "6 urchin"  # a hand that draws nothing at the end of the turn


# Hallowed Shield


def test_hallowed_shield_keeps_one_creature_from_damage_this_turn():
    given = {"line": "sequis, troll house:sanctum", "p1_line": "krump, bumpsy"}
    with Situation(artifacts="hallowed-shield", **given) as table:
        table.answer("act hallowed-shield")
        table.offers("choose sequis", "choose troll", "choose krump", "choose bumpsy")
        table.answer("choose krump")
        table.changed(artifacts="hallowed-shield exhausted")
        table.answer("fight troll", "attack krump")
        table.changed(line="sequis, troll house:sanctum exhausted damage:6")
        table.answer("fight sequis", "attack bumpsy")
        table.changed(
            line="sequis exhausted damage:3 armor-used:2, troll house:sanctum exhausted damage:6",
            p1_line="krump, bumpsy damage:4",
        )


@pytest.mark.rule("KF-LAST-01")
def test_hallowed_shield_ends_with_the_turn():
    given = {"hand": FULL, "p1_hand": FULL, "line": "sequis", "p1_line": "troll", "p1_houses": "brobnar"}
    with Situation(artifacts="hallowed-shield", **given) as table:
        table.answer("act hallowed-shield", "choose sequis", "end-turn", "fight troll")
        table.changed(player=1, p1_line="troll exhausted damage:4", line="", discard="sequis")


@pytest.mark.rule("KF-FAQ-47", "KF-DMG-08")
def test_hallowed_shield_acts_before_the_armor_of_maruck():
    given = {"line": "maruck-the-marked", "p1_line": "ganymede-archivist", "p1_amber": 2}
    with Situation(artifacts="hallowed-shield", **given) as table:
        table.answer("act hallowed-shield", "choose maruck-the-marked", "fight maruck-the-marked")
        table.changed(
            artifacts="hallowed-shield exhausted",
            line="maruck-the-marked exhausted",
            p1_line="",
            p1_discard="ganymede-archivist",
        )


# Maruck the Marked


def test_maruck_captures_for_the_damage_that_its_armor_prevents():
    with Situation(line="maruck-the-marked", p1_line="batdrone, troll", p1_amber=2) as table:
        table.answer("fight maruck-the-marked", "attack batdrone")
        table.changed(
            line="maruck-the-marked exhausted damage:1 amber:1 armor-used:1",
            p1_line="troll",
            p1_discard="batdrone",
            p1_amber=1,
        )


def test_maruck_captures_once_a_turn_for_its_one_armor():
    given = {"hand": "smith icon:damage icon:damage", "amber": 3, "p1_line": "maruck-the-marked"}
    with Situation(house="brobnar", **given) as table:
        table.answer("play smith")
        table.changed(
            hand="",
            discard="smith icon:damage icon:damage",
            p1_line="maruck-the-marked damage:1 amber:1 armor-used:1",
        )  # 1 gained, 1 captured


def test_maruck_captures_as_much_as_more_armor_prevents():
    with Situation(line="maruck-the-marked, bulwark", p1_line="batdrone, troll", p1_amber=1) as table:
        table.answer("fight maruck-the-marked", "attack batdrone")
        table.changed(
            line="maruck-the-marked exhausted amber:1 armor-used:2, bulwark",
            p1_line="troll",
            p1_discard="batdrone",
            p1_amber=0,
        )


def test_maruck_does_not_hear_of_other_armor():
    with Situation(line="maruck-the-marked, sequis", p1_line="batdrone, troll", p1_amber=2) as table:
        table.answer("fight sequis", "attack batdrone")
        table.changed(
            line="maruck-the-marked, sequis exhausted armor-used:2", p1_line="troll", p1_discard="batdrone"
        )


def test_maruck_captures_before_it_dies_of_the_rest():
    with Situation(line="maruck-the-marked", p1_line="troll", p1_amber=2) as table:
        table.answer("fight maruck-the-marked")
        table.changed(line="", discard="maruck-the-marked", p1_line="troll damage:5")  # and gives it back


@pytest.mark.parametrize(("damage", "done"), [(1, 0), (2, 1)])
def test_prevented_damage_is_nothing_that_was_done_though_maruck_hears_of_it(damage, done):
    with Situation(p1_line="maruck-the-marked") as table:
        state = table.state.copy()
        propose(state, DAMAGE, [(table.card("maruck-the-marked"), damage)], Scope(0))
        assert state.happened == done


# Sir Marrows


def test_sir_marrows_captures_what_the_opponent_reaps():
    with Situation(house="brobnar", line="troll", amber=2, p1_line="sir-marrows") as table:
        table.answer("reap troll")
        table.changed(line="troll exhausted", p1_line="sir-marrows amber:1")


def test_sir_marrows_leaves_what_his_own_side_reaps():
    with Situation(line="sir-marrows, champion-tabris") as table:
        table.answer("reap champion-tabris")
        table.changed(line="sir-marrows, champion-tabris exhausted", amber=1)


def test_sir_marrows_leaves_what_is_gained_without_reaping():
    with Situation(hand="virtuous-works", p1_line="sir-marrows") as table:
        table.answer("play virtuous-works")
        table.changed(hand="", discard="virtuous-works", amber=3)


@pytest.mark.rule("KF-FAQ-57", "KF-AMB-10")
def test_two_sir_marrows_capture_the_reaped_amber_once():
    with Situation(house="brobnar", line="troll", amber=2, p1_line="sir-marrows, bumpsy, sir-marrows") as table:
        table.answer("reap troll")
        table.offers("resolve sir-marrows p0", "resolve sir-marrows#2 p0")
        table.answer("resolve sir-marrows#2 p0")
        table.changed(line="troll exhausted", p1_line="sir-marrows, bumpsy, sir-marrows amber:1")


@pytest.mark.rule("KF-FAQ-20", "KF-REPL-07")
def test_sir_marrows_does_not_see_what_is_stolen_instead_of_gained():
    with Situation(
        house="logos", hand="dimension-door", line="batdrone", p1_amber=2, p1_line="sir-marrows"
    ) as table:
        table.answer("play dimension-door", "reap batdrone")
        table.changed(hand="", discard="dimension-door", line="batdrone exhausted", amber=1, p1_amber=1)


@pytest.mark.rule("KF-FAQ-22", "KF-AMB-10", "KF-REPL-06")
def test_both_sir_marrows_capture_from_the_supply_what_pos_pixies_reap():
    with Situation(house="untamed", line="po-s-pixies", amber=2, p1_line="sir-marrows, sir-marrows") as table:
        table.answer("reap po-s-pixies", "resolve sir-marrows p0")
        table.changed(line="po-s-pixies exhausted", amber=3, p1_line="sir-marrows amber:1, sir-marrows amber:1")


# Smite


def test_smite_readies_a_creature_fights_and_hits_the_neighbors_of_its_foe():
    with Situation(
        hand="smite", line="sequis exhausted, bulwark", p1_line="krump, troll, bumpsy, krump"
    ) as table:
        table.answer("play smite", "ready sequis", "attack troll")
        table.changed(
            hand="",
            discard="smite, sequis",
            line="bulwark",
            p1_line="krump damage:2, troll damage:4, bumpsy damage:2, krump",
        )


def test_smite_hits_those_who_stood_beside_a_foe_that_fell():
    line = "krump, silvertooth, bumpsy, krump"
    with Situation(hand="smite", line="sequis", p1_line=line) as table:
        table.answer("play smite", "attack silvertooth")
        table.changed(
            hand="",
            discard="smite",
            line="sequis exhausted armor-used:2",
            p1_line="krump damage:2, bumpsy damage:2, krump",
            p1_discard="silvertooth",
        )


@pytest.mark.rule("KF-FAQ-68")
def test_the_dead_neighbors_of_a_foe_are_not_replaced_by_the_next_ones():
    line = "silvertooth, dodger damage:4, nexus damage:2, urchin, silvertooth"
    with Situation(hand="smite", line="firespitter house:brobnar", p1_line=line) as table:
        table.answer("play smite", "attack nexus")
        table.changed(
            hand="",
            discard="smite",
            line="firespitter exhausted",
            p1_line="silvertooth damage:1, silvertooth damage:1",
            p1_discard="urchin, nexus, dodger",
        )


def test_smite_on_a_stunned_creature_removes_the_stun_and_hits_nobody():
    with Situation(hand="smite", line="sequis stunned", p1_line="krump, troll, bumpsy") as table:
        table.answer("play smite")
        table.changed(hand="", discard="smite", line="sequis exhausted")


def test_smite_without_an_enemy_only_readies():
    with Situation(hand="smite", line="sequis exhausted") as table:
        table.answer("play smite")
        table.changed(hand="", discard="smite", line="sequis")


# Prince Derric


@pytest.mark.parametrize(
    ("line", "gained"),
    [
        ("troll, ember-imp", 3),  # with the prince three houses
        ("troll, ember-imp, urchin", 3),
        ("troll, bumpsy", 0),
        ("sequis, troll house:sanctum, bumpsy", 0),
    ],
)
def test_prince_derric_rules_over_three_houses(line, gained):
    with Situation(hand="prince-derric-unifier", line=line, p1_line="doc-bookton, zorg") as table:
        table.answer("play prince-derric-unifier", "right")
        amber = {"amber": gained} if gained else {}
        table.changed(hand="", line=f"{line}, prince-derric-unifier exhausted", **amber)


@pytest.mark.rule("KF-ERR-14")
def test_the_german_name_of_prince_derric_is_put_right():
    title = GAME.face("prince-derric-unifier").title
    assert GAME.words("de").say(title) == "Prinz Derric der Einiger"


# Opal Knight


def test_opal_knight_destroys_each_creature_with_even_power():
    line = "sequis, bumpsy, troll +blood-of-titans"
    with Situation(hand="opal-knight", line=line, p1_line="silvertooth power:1, urchin, krump warded") as table:
        table.answer("play opal-knight", "left")
        table.changed(
            hand="",
            line="opal-knight exhausted, bumpsy, troll +blood-of-titans",
            discard="sequis",
            p1_line="silvertooth power:1, urchin, krump",
        )


# Power and armor: “Lion” Bautrem, Abond, Haedroth's Wall


def test_lion_bautrems_neighbors_are_stronger():
    with Situation(
        house="sanctum", hand="lion-bautrem", line="krump, umbra, dodger", p1_line="urchin"
    ) as table:
        table.answer("play lion-bautrem", "right-of krump")
        names = ("krump", "umbra", "dodger", "lion-bautrem", "urchin")
        assert [table.power(name) for name in names] == [8, 4, 5, 4, 1]


def armors(table, *names):
    return [armor(table.state, table.card(name)) for name in names]


def test_abond_gives_armor_to_others_and_more_this_turn():
    names = ("abond-the-armorsmith", "umbra", "krump")
    with Situation(
        house="sanctum", line="abond-the-armorsmith, umbra", hand=FULL, p1_line="krump", p1_hand="6 punch"
    ) as table:
        assert armors(table, *names) == [0, 1, 0]
        table.answer("act abond-the-armorsmith")
        assert armors(table, *names) == [0, 2, 0]
        table.answer("end-turn", "brobnar")
        assert armors(table, *names) == [0, 1, 0]


def test_haedroths_wall_strengthens_your_flanks():
    with Situation(artifacts="haedroth-s-wall", line="krump, umbra, dodger", p1_line="urchin") as table:
        assert [table.power(name) for name in ("krump", "umbra", "dodger", "urchin")] == [8, 2, 7, 1]


# Æmber on creatures: Aubade, Bordan, Mother Northelle, Equalize, Shard of Hope


def test_aubade_captures_3_and_loses_1_when_reaping():
    with Situation(house="sanctum", hand="aubade-the-grim", p1_amber=5) as table:
        table.answer("play aubade-the-grim")
        table.changed(hand="", line="aubade-the-grim exhausted amber:3", p1_amber=2)
    for before, after in ((2, " amber:1"), (1, ""), (0, "")):
        line = "aubade-the-grim" + (f" amber:{before}" if before else "")
        with Situation(house="sanctum", line=line, p1_amber=5) as table:
            table.answer("reap aubade-the-grim")
            table.changed(line=f"aubade-the-grim exhausted{after}", amber=1)


def test_bordan_captures_2():
    with Situation(house="sanctum", line="bordan-the-redeemed", p1_amber=5) as table:
        table.answer("act bordan-the-redeemed")
        table.changed(line="bordan-the-redeemed exhausted amber:2", p1_amber=3)


def test_mother_northelle_takes_amber_from_a_friend():
    line = "mother-northelle, umbra amber:2, krump"
    with Situation(house="sanctum", line=line, p1_line="dodger amber:1") as table:
        table.answer("reap mother-northelle")
        table.offers("take-from-card mother-northelle", "take-from-card umbra", "take-from-card krump")
        table.answer("take-from-card umbra")
        table.changed(amber=2, line="mother-northelle exhausted, umbra amber:1, krump")


def test_equalize_redistributes_amber_on_both_sides():
    with Situation(
        house="sanctum", hand="equalize", line="umbra amber:3, krump", p1_line="dodger amber:1, troll amber:1"
    ) as table:
        table.answer("play equalize", "redistribute-amber umbra=1 krump=2")
        table.answer("redistribute-amber dodger=2 troll=0")
        table.changed(
            hand="", amber=1, discard="equalize", line="umbra amber:1, krump amber:2",
            p1_line="dodger amber:2, troll",
        )  # fmt: skip


def test_equalize_asks_nothing_where_there_is_nothing_to_share():
    with Situation(house="sanctum", hand="equalize", line="umbra amber:3", p1_line="dodger, troll") as table:
        table.answer("play equalize")
        table.changed(hand="", amber=1, discard="equalize")


@pytest.mark.rule("KF-WORD-04")
def test_shard_of_hope_captures_for_each_of_your_shards():
    with Situation(
        artifacts="shard-of-hope, shard-of-greed, cannon", line="umbra, troll", p1_line="krump",
        p1_artifacts="shard-of-hope", p1_amber=5,
    ) as table:  # fmt: skip
        table.answer("act shard-of-hope")
        for creature in ("troll", "umbra"):
            table.offers("capture umbra", "capture troll")
            table.answer(f"capture {creature}")
        table.changed(
            artifacts="shard-of-hope exhausted, shard-of-greed, cannon",
            line="umbra amber:1, troll amber:1", p1_amber=3,
        )  # fmt: skip


# Golden Aura, Healing Blast, Seraphic Armor


def test_golden_aura_heals_and_protects_a_creature_of_sanctum():
    with Situation(
        house="sanctum", hand="golden-aura", line="krump damage:4, troll", p1_line="bumpsy, dodger"
    ) as table:
        table.answer("play golden-aura", "heal krump")
        table.changed(hand="", discard="golden-aura", line="krump, troll")
        table.offers("reap krump", "fight krump", "end-turn")
        table.answer("fight krump", "attack bumpsy")
        table.changed(line="krump exhausted, troll", p1_line="dodger", p1_discard="bumpsy")


@pytest.mark.parametrize(("damage", "gained"), [(4, 2), (5, 2), (3, 0), (0, 0)])
def test_healing_blast_gains_for_4_healed_damage(damage, gained):
    line = f"krump damage:{damage}" if damage else "krump"
    with Situation(house="sanctum", hand="healing-blast", p1_line=line, line="umbra damage:1") as table:
        table.answer("play healing-blast", "choose krump")
        after = {"p1_line": "krump"} if damage else {}
        table.changed(hand="", amber=1 + gained, discard="healing-blast", **after)


def test_seraphic_armor_heals_its_creature():
    with Situation(
        house="sanctum", hand="seraphic-armor", line="krump damage:4, troll damage:1", p1_line="umbra"
    ) as table:
        table.answer("play seraphic-armor", "attach krump")
        table.changed(hand="", amber=1, line="krump +seraphic-armor, troll damage:1")
        assert armors(table, "krump", "troll") == [1, 0]


# The Grey Rider, Challe, Rothais


@pytest.mark.parametrize("way", ["play", "reap", "fight"])
def test_the_grey_rider_lets_a_neighbor_fight(way):
    hand = {"hand": "the-grey-rider", "line": "bumpsy exhausted, troll"} if way == "play" else {
        "line": "bumpsy exhausted, the-grey-rider, troll"
    }  # fmt: skip
    for answers, hurt in ((["ready bumpsy"], True), (["skip"], False)):
        with Situation(house="sanctum", p1_line="urchin elusive-used, krump power:9", **hand) as table:
            table.answer(f"{way} the-grey-rider")
            table.answer(*{"play": ["right-of bumpsy"], "fight": ["attack urchin"]}.get(way, []))
            table.offers("skip", "ready bumpsy", "ready troll")
            table.answer(*answers)
            if table.can("attack krump"):
                table.answer("attack krump")
            assert (table.state.play[table.card("krump")].damage == 5) == hurt


def test_challe_is_deployed_and_taunts():
    with Situation(house="sanctum", hand="challe-the-safeguard", line="umbra, krump") as table:
        table.answer("play challe-the-safeguard", "right-of umbra")
        table.changed(hand="", line="umbra, challe-the-safeguard exhausted, krump")
    with Situation(house="brobnar", line="troll", p1_line="umbra, challe-the-safeguard, krump") as table:
        table.answer("fight troll")
        table.changed(
            line="troll exhausted damage:4", p1_line="umbra, krump", p1_discard="challe-the-safeguard"
        )


def test_rothais_hurts_the_attacker_first():
    with Situation(
        house="brobnar", line="troll, umbra house:brobnar", p1_line="rothais-the-fierce, krump"
    ) as table:
        table.answer("fight umbra")
        table.changed(line="troll", discard="umbra house:brobnar")


# Baron Mengevin, Barrister Joya


def test_baron_mengevin_captures_when_you_discard_a_sanctum_card():
    with Situation(
        hand="golden-aura, grey-monk house:dis", line="baron-mengevin", p1_line="baron-mengevin",
        p1_amber=3, amber=3,
    ) as table:  # fmt: skip
        table.answer("discard golden-aura")
        table.changed(
            hand="grey-monk house:dis", discard="golden-aura", line="baron-mengevin amber:1", p1_amber=2
        )
    with Situation(house="dis", hand="grey-monk house:dis", line="baron-mengevin", p1_amber=3) as table:
        table.answer("discard grey-monk")
        table.changed(hand="", discard="grey-monk house:dis")


def test_barrister_joya_keeps_enemies_from_reaping():
    with Situation(house="brobnar", line="bumpsy", p1_line="barrister-joya") as table:
        table.refused("reap bumpsy", "KF-GEN-01")
        assert table.can("fight bumpsy")
    with Situation(house="sanctum", line="barrister-joya", p1_line="umbra") as table:
        table.answer("reap barrister-joya")
        table.changed(amber=1, line="barrister-joya exhausted")


# The ambassadors


AMBASSADORS = [
    ("brobnar-ambassador", "bumpsy", "krump"),
    ("dis-ambassador", "pit-demon", "shooler"),
    ("logos-ambassador", "dextre", "dr-escotera"),
    ("mars-ambassador", "zorg", "yxilx-dominator"),
    ("shadows-ambassador", "umbra", "dodger"),
    ("untamed-ambassador", "dust-pixie", "snufflegator"),
]


@pytest.mark.parametrize(("slug", "mine", "held"), AMBASSADORS)
def test_an_ambassador_lets_you_play_or_use_one_card(slug, mine, held):
    other = "troll" if slug != "brobnar-ambassador" else "murmook"
    given = {
        "line": f"{slug}, {mine}",
        "hand": f"{held}, {other}",
        "p1_line": "urchin elusive-used, sanctum-guardian",
    }
    with Situation(house="sanctum", **given) as table:
        assert not table.can(f"reap {mine}")
        table.answer(f"reap {slug}")
        assert table.can(f"reap {mine}")
        assert table.can(f"play {held}")
        assert not table.can(f"play {other}")
        table.answer(f"reap {mine}")
        assert not table.can(f"play {held}")


def test_an_ambassador_does_so_after_a_fight_too():
    with Situation(
        house="sanctum", line="brobnar-ambassador power:3, bumpsy", hand="krump", p1_line="urchin elusive-used"
    ) as table:
        table.answer("fight brobnar-ambassador")
        assert table.can("play krump")
        assert table.can("reap bumpsy")


# Free Markets, Proclamation 346E


@pytest.mark.parametrize(
    ("line", "theirs", "gained"),
    [
        ("", "", 0),
        ("grey-monk", "sequis", 0),
        ("krump, bumpsy", "umbra +duskrunner", 2),
        ("krump, umbra, dextre, zorg", "pit-demon, dust-pixie, krump house:saurian", 6),
        ("grey-monk +duskrunner", "", 1),
    ],
)
def test_free_markets_gain_for_each_other_house(line, theirs, gained):
    with Situation(house="sanctum", hand="free-markets", line=line, p1_line=theirs) as table:
        table.answer("play free-markets")
        assert table.state.players[0].amber == gained


@pytest.mark.parametrize(
    ("theirs", "cost"),
    [("", 8), ("krump, bumpsy, umbra", 8), ("krump, umbra, dextre", 6), ("krump, umbra, dextre, zorg", 6)],
)
def test_proclamation_346e_taxes_too_few_houses(theirs, cost):
    with Situation(artifacts="proclamation-346e", line="sequis, pit-demon", p1_line=theirs) as table:
        assert (table.key_cost(0), table.key_cost(1)) == (6, cost)


# Anahita, Eye of Judgment, Martyr's End


@pytest.mark.parametrize(("theirs", "paid"), [(3, 2), (1, 1), (0, 0)])
def test_anahita_sells_an_artifact(theirs, paid):
    with Situation(
        house="sanctum",
        line="anahita-the-trader",
        artifacts="cannon",
        p1_artifacts="pocket-universe",
        p1_amber=theirs,
    ) as table:
        table.answer("reap anahita-the-trader")
        after = {"p1_amber": theirs - paid} if paid else {}
        table.changed(
            amber=1 + paid, line="anahita-the-trader exhausted", artifacts="",
            p1_artifacts="pocket-universe, cannon owner:0", **after,
        )  # fmt: skip


def test_anahita_sells_only_one_artifact():
    with Situation(line="anahita-the-trader", artifacts="cannon, pocket-universe", p1_amber=5) as table:
        table.answer("reap anahita-the-trader")
        table.offers("choose cannon", "choose pocket-universe")
        table.answer("choose cannon")
        table.changed(
            amber=3, line="anahita-the-trader exhausted", artifacts="pocket-universe",
            p1_artifacts="cannon owner:0", p1_amber=3,
        )  # fmt: skip


def test_anahita_has_nothing_to_sell():
    with Situation(house="sanctum", line="anahita-the-trader", p1_artifacts="cannon", p1_amber=3) as table:
        table.answer("reap anahita-the-trader")
        table.changed(amber=1, line="anahita-the-trader exhausted")


def test_eye_of_judgment_purges_a_creature_from_a_discard_pile():
    with Situation(
        house="sanctum",
        artifacts="eye-of-judgment",
        discard="krump, punch",
        p1_discard="bumpsy, cannon",
        p1_line="troll",
    ) as table:
        table.answer("act eye-of-judgment")
        table.offers("purge krump", "purge bumpsy")
        table.answer("purge bumpsy")
        table.changed(artifacts="eye-of-judgment exhausted", p1_discard="cannon", p1_purged="bumpsy")


@pytest.mark.parametrize(
    ("answer", "gained", "line"),
    [
        ("destroy umbra krump", 2, "troll warded"),
        ("destroy umbra troll", 1, "krump, troll"),
        ("skip", 0, "umbra, krump, troll warded"),
    ],
)
def test_martyrs_end_gains_for_each_friend_destroyed(answer, gained, line):
    with Situation(
        house="sanctum", hand="martyr-s-end", line="umbra, krump, troll warded", p1_line="bumpsy"
    ) as table:
        table.answer("play martyr-s-end")
        table.refused("destroy bumpsy")
        table.answer(answer)
        assert table.state.players[0].amber == 1 + gained
        assert situations.snapshot(table.state)["line"] == line


# What they leave alone: a forbidden candidate or number is on the table


LEFT_ALONE = {
    "sir-marrows": [
        case("reap troll", line="sir-marrows, troll", p1_amber=3, amber=2,
             changed={"amber": 3, "line": "sir-marrows, troll exhausted"}),
    ],
    "smite": [
        case("play smite", house="sanctum", hand="smite", line="sequis", p1_line="troll, krump",
             offers="attack troll, attack krump"),
    ],
    "equalize": [
        case("play equalize; redistribute-amber umbra=1 krump=2", house="sanctum", hand="equalize",
             line="umbra amber:3, krump", p1_line="dodger amber:1, troll",
             offers="redistribute-amber dodger=1 troll=0, redistribute-amber dodger=0 troll=1"),
    ],
    "golden-aura": [
        case("play golden-aura", house="sanctum", hand="golden-aura", line="krump damage:4", p1_line="bumpsy",
             offers="heal krump, heal bumpsy"),
    ],
    "healing-blast": [
        case("play healing-blast", house="sanctum", hand="healing-blast", line="umbra damage:1",
             p1_line="krump", offers="choose umbra, choose krump"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
