"""What the cards of Brobnar in Age of Ascension do."""

from typing import Any

import pytest

from tests.games.keyforge.candidates import case
from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.rules.forge import key_cost
from trivault.kernel.errors import IllegalAnswer

FULL = "6 anger"  # a hand that draws nothing at the end of the turn


# 1-2 Punch


@pytest.mark.rule("KF-ERR-27")
def test_one_two_punch_stuns_an_enemy_creature():
    with Situation(hand="1-2-punch", line="troll", p1_line="bumpsy, krump") as table:
        table.answer("play 1-2-punch")
        table.offers("choose bumpsy", "choose krump")
        table.answer("choose krump")
        table.changed(amber=1, hand="", discard="1-2-punch", p1_line="bumpsy, krump stunned")


@pytest.mark.rule("KF-ERR-27")
def test_one_two_punch_destroys_who_is_stunned_already_instead():
    with Situation(hand="1-2-punch", p1_line="bumpsy, krump stunned") as table:
        table.answer("play 1-2-punch", "choose krump")
        table.changed(amber=1, hand="", discard="1-2-punch", p1_line="bumpsy", p1_discard="krump")


def test_one_two_punch_takes_the_ward_of_a_stunned_creature():
    with Situation(hand="1-2-punch", p1_line="krump stunned warded") as table:
        table.answer("play 1-2-punch")
        table.changed(amber=1, hand="", discard="1-2-punch", p1_line="krump stunned")


def test_one_two_punch_without_an_enemy_creature_does_nothing():
    with Situation(hand="1-2-punch", line="troll stunned") as table:
        table.answer("play 1-2-punch")
        table.changed(amber=1, hand="", discard="1-2-punch")


# Drummernaut


@pytest.mark.rule("KF-ERR-09")
def test_drummernaut_returns_another_friendly_giant_when_played():
    with Situation(hand="drummernaut", line="troll, urchin, bumpsy", p1_line="krump") as table:
        table.answer("play drummernaut", "right")
        table.offers("to-hand troll", "to-hand bumpsy")
        table.answer("to-hand troll")
        table.changed(hand="troll", line="urchin, bumpsy, drummernaut exhausted")


@pytest.mark.rule("KF-ERR-09")
def test_drummernaut_does_not_return_itself():
    with Situation(hand="drummernaut", line="urchin", p1_line="krump") as table:
        table.answer("play drummernaut", "right")
        table.changed(hand="", line="urchin, drummernaut exhausted")


def test_drummernaut_returns_a_giant_when_it_reaps_or_fights():
    with Situation(line="drummernaut, bumpsy") as table:
        table.answer("reap drummernaut")
        table.changed(amber=1, hand="bumpsy", line="drummernaut exhausted")
    with Situation(line="drummernaut, bumpsy", p1_line="urchin elusive-used") as table:
        table.answer("fight drummernaut")
        table.changed(hand="bumpsy", line="drummernaut exhausted damage:1", p1_line="", p1_discard="urchin")


def test_two_drummernauts_return_each_other():
    with Situation(line="drummernaut, drummernaut exhausted") as table:
        table.answer("reap drummernaut")
        table.changed(amber=1, hand="drummernaut", line="drummernaut exhausted")


# Groggins


def test_groggins_attacks_only_flank_creatures():
    with Situation(line="groggins", p1_line="bumpsy, urchin, krump") as table:
        table.answer("fight groggins")
        table.offers("attack bumpsy", "attack krump")
        table.answer("attack bumpsy")
        table.changed(line="groggins exhausted damage:5", p1_line="urchin, krump", p1_discard="bumpsy")


def test_groggins_cannot_fight_who_is_hidden_by_taunt():
    """The flank creature is covered by its neighbor, who is not on a flank."""
    with Situation(line="groggins", p1_line="bumpsy, champion-anaphiel, krump") as table:
        assert not table.can("fight groggins")
        assert table.state.why_not("fight groggins") == ["KF-FIGHT-02"]


def test_groggins_may_be_attacked_by_anybody():
    with Situation(line="urchin, krump, urchin", p1_line="groggins") as table:
        table.answer("fight krump")
        table.changed(line="urchin, urchin", discard="krump", p1_line="groggins damage:6")


# Lollop the Titanic


@pytest.mark.rule("KF-ERR-13")
def test_lollop_deals_no_damage_when_it_is_attacked():
    with Situation(line="troll", p1_line="lollop-the-titanic") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted", p1_line="lollop-the-titanic damage:8")


@pytest.mark.rule("KF-ERR-13")
def test_lollop_deals_its_damage_when_it_attacks():
    with Situation(line="lollop-the-titanic", p1_line="troll") as table:
        table.answer("fight lollop-the-titanic")
        table.changed(line="lollop-the-titanic exhausted damage:8", p1_line="", p1_discard="troll")


def test_lollop_that_attacks_another_lollop_is_not_hurt():
    with Situation(line="lollop-the-titanic", p1_line="lollop-the-titanic") as table:
        table.answer("fight lollop-the-titanic")
        table.changed(line="lollop-the-titanic exhausted", p1_line="", p1_discard="lollop-the-titanic")


# The Flex


@pytest.mark.rule("KF-ERR-20")
@pytest.mark.parametrize(("creature", "gained"), [("bumpsy", 2), ("troll", 4), ("troll power:1", 4)])
def test_the_flex_exhausts_a_ready_creature_for_half_its_power_rounded_down(creature, gained):
    with Situation(hand="the-flex", line=creature) as table:
        table.answer("play the-flex")
        name, *marks = creature.split()
        table.changed(amber=gained, hand="", discard="the-flex", line=" ".join([name, "exhausted", *marks]))


@pytest.mark.rule("KF-ERR-20")
def test_the_flex_is_for_ready_friendly_creatures_of_brobnar():
    line = "troll exhausted, urchin, bumpsy, krump, headhunter house:dis"
    with Situation(hand="the-flex", line=line, p1_line="valdr") as table:
        table.answer("play the-flex")
        table.offers("choose bumpsy", "choose krump")
        table.answer("choose krump")
        table.changed(
            amber=3, hand="", discard="the-flex",
            line="troll exhausted, urchin, bumpsy, krump exhausted, headhunter house:dis",
        )  # fmt: skip


def test_the_flex_without_such_a_creature_gains_nothing():
    with Situation(hand="the-flex", line="troll exhausted, urchin", p1_line="valdr") as table:
        table.answer("play the-flex")
        table.changed(hand="", discard="the-flex")


# Forgemaster Og


def test_whoever_forges_a_key_beside_forgemaster_og_loses_the_rest():
    with Situation(step="forge", amber=9, line="forgemaster-og", p1_amber=5) as table:
        table.answer("red", "brobnar")
        table.changed(amber=0, keys="red")
    with Situation(step="forge", amber=9, p1_line="forgemaster-og", p1_amber=5) as table:
        table.answer("red", "brobnar")
        table.changed(amber=0, keys="red")


def test_forgemaster_og_takes_nothing_where_no_key_is_forged():
    with Situation(step="forge", amber=5, line="forgemaster-og") as table:
        table.answer("brobnar")
        table.changed()


@pytest.mark.rule("KF-FAQ-64")
@pytest.mark.parametrize(("first", "mine"), [("forgemaster-og", 1), ("interdimensional-graft", 5)])
def test_forgemaster_og_and_interdimensional_graft_in_the_order_that_the_forger_likes(first, mine):
    with Situation(
        house="logos", hand=f"interdimensional-graft, {FULL}", p1_amber=10, p1_line="forgemaster-og",
        p1_houses="brobnar, dis, mars",
    ) as table:  # fmt: skip
        table.answer("play interdimensional-graft", "end-turn", "red")
        assert [choice.player for choice in table.state.choices] == [1]
        table.answer(f"resolve {first} p1", "brobnar")
        assert [side.amber for side in table.state.players] == [mine, 0]
        assert table.state.players[1].forged() == 1


# Bingle Bangbang and Cowfyne


@pytest.mark.parametrize(("slug", "n"), [("bingle-bangbang", 5), ("cowfyne", 2)])
def test_the_neighbors_of_the_attacked_creature_are_hit_before_the_fight(slug, n):
    with Situation(line=f"{slug} warded, bumpsy", p1_line="krump, troll, shooler, pit-demon") as table:
        table.answer(f"fight {slug}", "attack troll")
        damage = {table.state.defs[c].slug: table.state.play[c].damage for c in table.state.players[1].line}
        fallen = [table.state.defs[c].slug for c in table.state.players[1].discard]
        assert damage["krump"] == n
        assert damage["pit-demon"] == 0
        assert damage.get("shooler", "gone") == (n if n < 5 else "gone")
        assert fallen == (["shooler"] if n == 5 else [])


# Brammo


def test_brammo_hits_the_enemies_on_the_flanks():
    with Situation(hand="brammo", line="bumpsy", p1_line="krump, troll, pit-demon") as table:
        table.answer("play brammo", "right")
        table.changed(
            hand="", line="bumpsy, brammo exhausted", p1_line="krump damage:2, troll, pit-demon damage:2"
        )


# First Blood


@pytest.mark.rule("KF-KW-ALPHA-01")
def test_first_blood_divides_two_damage_for_each_friendly_brobnar_creature():
    with Situation(
        hand="first-blood", line="bumpsy, krump, dextre", p1_line="troll, pit-demon, smaaash"
    ) as table:
        table.answer("play first-blood", "damage bumpsy=0 krump=0 dextre=0 troll=3 pit-demon=1 smaaash=0")
        table.changed(
            amber=1, hand="", discard="first-blood", p1_line="troll damage:3, pit-demon damage:1, smaaash"
        )


def test_first_blood_is_played_first():
    with Situation(hand="first-blood, punch", line="bumpsy", p1_line="troll") as table:
        table.answer("play punch", "damage troll")
        table.refused("play first-blood", "KF-KW-ALPHA-01")


# Foozle


@pytest.mark.parametrize(("side", "amber"), [("p1_line", 2), ("line", 1)])
def test_foozle_gains_if_an_enemy_creature_was_destroyed(side, amber):
    line = {"line": "foozle, smaaash", "p1_line": "troll"}
    line[side] += ", dust-imp damage:1"
    with Situation(hand="punch", **line) as table:
        table.answer("play punch", "damage dust-imp", "reap foozle")
        assert table.state.players[0].amber == amber + 1 + 2 * (side == "line")


# Groke


def test_groke_costs_the_opponent_an_amber():
    with Situation(line="groke", amber=2, p1_amber=2, p1_line="dust-imp") as table:
        table.answer("fight groke")
        assert (table.state.players[0].amber, table.state.players[1].amber) == (2, 2 + 2 - 1)


# Into the Fray


def test_into_the_fray_readies_a_creature_after_each_fight():
    with Situation(hand="into-the-fray", line="krump, bumpsy, dextre", p1_line="batdrone, troll") as table:
        table.answer("play into-the-fray")
        table.offers("choose krump", "choose bumpsy")
        table.answer("choose krump", "fight krump", "attack batdrone")
        assert table.state.play[table.card("krump")].ready
        table.answer("reap bumpsy")
        assert not table.state.play[table.card("bumpsy")].ready


# Pound, Flamethrower and Flamewake Shaman


@pytest.mark.parametrize(
    ("where", "answer", "n"),
    [("hand", "play pound", 2), ("artifacts", "act flamethrower", 1)],
)
def test_splash_damage(where, answer, n):
    with Situation(
        **{where: answer.split()[1]}, line="krump", p1_line="troll, pit-demon, shooler, bumpsy"
    ) as table:
        table.answer(answer, "choose pit-demon")
        hurt = [table.state.play[c].damage for c in table.state.players[1].line]
        assert hurt == [1, n, 1, 0]
        assert table.state.play[table.card("krump")].damage == 0


def test_flamewake_shaman_hits_any_creature():
    with Situation(hand="flamewake-shaman", line="krump", p1_line="troll, pit-demon") as table:
        table.answer("play flamewake-shaman", "right")
        table.offers("damage krump", "damage flamewake-shaman", "damage troll", "damage pit-demon")
        table.answer("damage troll")
        table.changed(hand="", line="krump, flamewake-shaman exhausted", p1_line="troll damage:2, pit-demon")


# Culf the Quiet


@pytest.mark.rule("KF-KW-ELUS-01")
def test_culf_the_quiet_is_elusive():
    with Situation(line="krump", p1_line="culf-the-quiet") as table:
        table.answer("fight krump")
        table.changed(line="krump exhausted")


# Gargantes Scrapper


@pytest.mark.parametrize(("amber", "hit"), [(2, ""), (3, " damage:3")])
def test_gargantes_scrapper_hits_an_enemy_if_you_have_three_amber(amber, hit):
    with Situation(hand="gargantes-scrapper", amber=amber, line="krump", p1_line="troll", p1_amber=9) as table:
        table.answer("play gargantes-scrapper", "right")
        expected = {"hand": "", "line": "krump, gargantes-scrapper exhausted"}
        table.changed(**expected, **({"p1_line": f"troll{hit}"} if hit else {}))


# Grump Buggy


def test_grump_buggy_makes_keys_dearer_for_strong_creatures_of_the_other_side():
    with Situation(
        artifacts="grump-buggy", line="krump, bumpsy, dextre", p1_line="troll, shooler, urchin"
    ) as table:
        assert [key_cost(table.state, player) for player in range(2)] == [8, 8]


# Little Rapscal


def test_with_little_rapscal_creatures_must_fight_if_they_can():
    with Situation(line="little-rapscal, krump", artifacts="cannon", p1_line="troll") as table:
        assert "fight krump" in table.texts()
        table.refused("reap krump", "KF-STAT-ENR-01")
        assert "act cannon" in table.texts()
    with Situation(line="krump", p1_line="little-rapscal") as table:
        table.refused("reap krump", "KF-STAT-ENR-01")
    with Situation(line="little-rapscal, krump") as table:
        assert "reap krump" in table.texts()


# Ogopogo


def test_ogopogo_may_hit_a_creature_after_it_has_attacked_and_killed():
    with Situation(line="ogopogo, smaaash", p1_line="dextre, troll") as table:
        table.answer("fight ogopogo", "attack dextre")
        table.offers("skip", "damage ogopogo", "damage smaaash", "damage troll")
        table.answer("damage troll")
        assert table.state.play[table.card("troll")].damage == 2


def test_ogopogo_does_not_hit_when_it_is_attacked():
    with Situation(line="bumpsy", p1_line="ogopogo, troll") as table:
        table.answer("fight bumpsy", "attack ogopogo")
        table.changed(line="", discard="bumpsy", p1_line="ogopogo damage:5, troll")


# Bellowing Patrizate


@pytest.mark.parametrize(("ready", "hurt"), [("", " damage:1"), (" exhausted", "")])
def test_bellowing_patrizate_hurts_creatures_that_enter_while_it_is_ready(ready, hurt):
    with Situation(hand="krump, cannon", line=f"bellowing-patrizate{ready}") as table:
        table.answer("play krump", "right")
        table.changed(hand="cannon", line=f"bellowing-patrizate{ready}, krump exhausted{hurt}")
        table.answer("play cannon")
        table.changed(hand="", artifacts="cannon exhausted")


def test_bellowing_patrizate_of_the_opponent_hurts_too():
    with Situation(hand="krump", p1_line="bellowing-patrizate") as table:
        table.answer("play krump")
        table.changed(hand="", line="krump exhausted damage:1")


# Cybergiant Rig


def test_cybergiant_rig_turns_damage_into_power_which_fades():
    with Situation(hand=f"cybergiant-rig, {FULL}", line="krump damage:3, troll damage:2") as table:
        table.answer("play cybergiant-rig", "attach krump")
        table.changed(amber=1, hand=FULL, line="krump power:3 +cybergiant-rig, troll damage:2")
        table.answer("end-turn")
        assert table.state.play[table.card("krump")].power == 2


def test_cybergiant_rig_takes_no_more_counters_than_there_are():
    with Situation(hand=FULL, line="krump +cybergiant-rig") as table:
        table.answer("end-turn")
        assert table.state.play[table.card("krump")].power == 0


# Grumpus Tamer and War Grumpus


def test_grumpus_tamer_finds_a_war_grumpus():
    with Situation(line="grumpus-tamer", deck="war-grumpus, krump", discard="war-grumpus, troll") as table:
        table.answer("reap grumpus-tamer", "to-hand war-grumpus@discard")
        assert [table.state.defs[c].slug for c in table.state.players[0].hand] == ["war-grumpus"]


def test_grumpus_tamer_may_find_nothing():
    with Situation(line="grumpus-tamer", deck="war-grumpus, krump") as table:
        table.answer("reap grumpus-tamer")
        table.offers("skip", "to-hand war-grumpus")
        table.answer("skip")
        assert table.state.players[0].hand == []


@pytest.mark.parametrize("deed", ["reap", "fight"])
def test_war_grumpus_sends_a_neighboring_giant_into_the_fight(deed):
    with Situation(
        line="krump exhausted, war-grumpus warded, dextre exhausted, troll exhausted", p1_line="smaaash"
    ) as table:
        table.answer(f"{deed} war-grumpus")
        assert (table.state.play[table.card("krump")].damage, table.state.play[table.card("dextre")].ready) == (
            5,
            False,
        )


# Might Makes Right


def test_might_makes_right_forges_for_power_of_25():
    with Situation(
        hand="might-makes-right", line="troll, krump, bumpsy, smaaash, dextre", p1_line="troll"
    ) as table:
        table.answer("play might-makes-right", "destroy troll")
        with pytest.raises(IllegalAnswer):
            table.answer("skip")
        table.answer("destroy krump", "destroy bumpsy", "destroy dextre", "destroy smaaash")
        assert table.state.players[0].line == []
        assert table.state.players[0].forged() == 0
        table.answer("red")
        assert (table.state.players[0].forged(), table.state.players[0].amber) == (1, 1)


def test_might_makes_right_stops_at_25_or_declines():
    with Situation(hand="might-makes-right", line="troll, krump, bumpsy, smaaash, dextre, urchin") as table:
        table.answer(
            "play might-makes-right", "destroy troll", "destroy krump", "destroy bumpsy", "destroy smaaash"
        )
        table.answer("destroy dextre", "skip", "red")
        assert [table.state.defs[c].slug for c in table.state.players[0].line] == ["urchin"]
    with Situation(hand="might-makes-right", line="troll, krump, bumpsy, smaaash, dextre") as table:
        table.answer("play might-makes-right", "skip")
        table.changed(amber=1, hand="", discard="might-makes-right")


def test_might_makes_right_needs_25():
    with Situation(hand="might-makes-right", line="troll, krump, bumpsy, smaaash", p1_line="troll") as table:
        table.answer("play might-makes-right")
        table.changed(amber=1, hand="", discard="might-makes-right")


# Shard of Strength


@pytest.mark.rule("KF-WORD-04", "KF-OPEN-59")
def test_shard_of_strength_gives_counters_for_your_shards():
    with Situation(
        artifacts="shard-of-strength, shard-of-pain, cannon",
        p1_artifacts="shard-of-pain",
        line="krump, bumpsy",
        p1_line="troll",
    ) as table:
        table.answer("act shard-of-strength")
        for creature in ("krump", "bumpsy"):
            table.offers("power-counter krump", "power-counter bumpsy")
            table.answer(f"power-counter {creature}")
        table.changed(
            artifacts="shard-of-strength exhausted, shard-of-pain, cannon", line="krump power:1, bumpsy power:1"
        )


# Signal Fire


def test_signal_fire_lets_brobnar_creatures_fight():
    with Situation(house="dis", artifacts="signal-fire", line="krump, dextre", p1_line="troll") as table:
        assert "fight krump" not in table.texts()
        table.answer("omni signal-fire")
        table.changed(artifacts="", discard="signal-fire")
        assert "fight krump" in table.texts()
        assert "reap krump" not in table.texts()
        assert "fight dextre" not in table.texts()


def test_grump_buggy_counts_from_power_5_on():
    table = Situation(artifacts="grump-buggy", line="brammo, bumpsy", p1_line="flamewake-shaman, 2 bumpsy")
    assert (table.key_cost(0), table.key_cost(1)) == (8, 7)


# What they leave alone: a forbidden candidate or number is on the table


GRUMPUS: dict[str, Any] = {
    "line": "troll exhausted, war-grumpus warded, krump exhausted",
    "p1_line": "smaaash, dextre",
}

LEFT_ALONE = {
    "war-grumpus": [
        case("reap war-grumpus", **GRUMPUS, offers="ready troll, ready krump"),
        case("fight war-grumpus; attack dextre", **GRUMPUS, offers="ready troll, ready krump"),
    ],
    "foozle": [
        case("omni gorm-of-omm; destroy cannon; reap foozle", line="foozle", artifacts="gorm-of-omm",
             p1_artifacts="cannon, bear-flute",
             changed={"amber": 1, "line": "foozle exhausted", "artifacts": "", "discard": "gorm-of-omm",
                      "p1_artifacts": "bear-flute", "p1_discard": "cannon"}),
    ],
    "pound": [
        case("play pound", hand="pound", line="krump", p1_line="troll", offers="choose krump, choose troll"),
    ],
    "flamethrower": [
        case("act flamethrower", artifacts="flamethrower", line="krump", p1_line="troll",
             offers="choose krump, choose troll"),
    ],
    "gargantes-scrapper": [
        case("play gargantes-scrapper", hand="gargantes-scrapper", amber=3, p1_line="troll, krump",
             offers="damage troll, damage krump"),
    ],
    "ogopogo": [  # whoever dies beside the foe was not destroyed fighting it
        case("fight ogopogo; attack troll", line="ogopogo +fyre-breath",
             p1_line="troll warded, batdrone, krump",
             changed={"line": "ogopogo exhausted damage:8 +fyre-breath", "p1_line": "troll, krump",
                      "p1_discard": "batdrone"}),
    ],
    "cybergiant-rig": [
        case("end-turn; brobnar", player=1, houses="brobnar, logos, dis", line="krump power:3 +cybergiant-rig",
             changed={"player": 0}, offers="reap krump, end-turn"),
    ],
    "grumpus-tamer": [
        case("reap grumpus-tamer", line="grumpus-tamer", deck="war-grumpus, krump",
             discard="war-grumpus, troll", p1_deck="war-grumpus", p1_discard="war-grumpus",
             offers="skip, to-hand war-grumpus@deck, to-hand war-grumpus@discard"),
    ],
    "might-makes-right": [
        case("play might-makes-right; destroy troll; destroy troll; destroy bumpsy; destroy dextre;"
             " destroy urchin", hand="might-makes-right", line="2 troll, bumpsy, dextre, urchin",
             offers="red, blue, yellow"),
    ],
    "drummernaut": [
        case("reap drummernaut", line="drummernaut, troll, bumpsy, urchin", p1_line="krump",
             offers="to-hand troll, to-hand bumpsy"),
        case("fight drummernaut; attack urchin", line="drummernaut, troll, bumpsy, zorg",
             p1_line="krump, urchin", offers="to-hand troll, to-hand bumpsy"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
