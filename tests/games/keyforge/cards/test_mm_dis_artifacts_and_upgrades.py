"""What cards of Dis in Mass Mutation do: artifacts and upgrades."""

import pytest

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.rules.damage import armor

# Essence Scale


@pytest.mark.rule("KF-LEAVE-06")
def test_essence_scale_uses_a_creature_of_the_house_of_the_destroyed_one():
    given = {"house": "dis", "artifacts": "essence-scale", "p1_line": "shooler"}
    with Situation(line="krump as:dis, charette exhausted, troll exhausted, bumpsy", **given) as table:
        table.answer("act essence-scale")
        table.offers("destroy krump", "destroy charette", "destroy troll", "destroy bumpsy")
        table.answer("destroy krump", "reap charette")
        table.changed(
            amber=1, artifacts="essence-scale exhausted", line="charette exhausted, troll exhausted, bumpsy",
            discard="krump",
        )  # fmt: skip
    with Situation(line="krump, bumpsy, troll exhausted, charette", **given) as table:
        table.answer("act essence-scale", "destroy krump")
        table.offers("ready bumpsy", "ready troll")
        table.answer("ready troll", "reap troll")
        table.changed(
            amber=1, artifacts="essence-scale exhausted", line="bumpsy, troll exhausted, charette",
            discard="krump",
        )  # fmt: skip
    with Situation(line="krump, charette", **given) as table:
        table.answer("act essence-scale", "destroy charette")
        table.changed(artifacts="essence-scale exhausted", line="krump", discard="charette")
    with Situation(line="krump warded, bumpsy exhausted", **given) as table:
        table.answer("act essence-scale", "destroy krump")
        table.changed(artifacts="essence-scale exhausted", line="krump, bumpsy exhausted")


# Etan's Jar


def test_etan_s_jar_bars_cards_of_the_named_title_until_it_leaves_play():
    given = {"house": "dis", "hand": "etan-s-jar, fear, hysteria, poltergeist, 3 mind-barb", "line": "krump"}
    houses = {"houses": "dis, logos, mars", "p1_houses": "dis, shadows, untamed"}
    with Situation(p1_hand="fear, hysteria", **given, **houses) as table:
        table.answer("play etan-s-jar")
        assert table.can("troll")
        table.answer("fear")
        assert not table.can("play fear")
        assert table.can("discard fear")
        assert table.can("play hysteria")
        table.answer("end-turn", "dis")
        assert not table.can("play fear")
        assert table.can("play hysteria")
        table.answer("end-turn", "dis", "play poltergeist")
        assert table.can("play fear")


# Keyforgery stops keys of all kinds


def test_keyforgery_may_stop_the_keys_of_desire_and_the_obsidian_forge():
    given = {"house": "dis", "p1_artifacts": "keyforgery", "p1_hand": "6 punch"}
    with Situation(amber=9, line="desire", **given) as table:
        table.answer("reap desire", "dis")
        table.changed(amber=10, line="desire exhausted", p1_artifacts="", p1_discard="keyforgery")
    with Situation(amber=12, artifacts="obsidian-forge", **given) as table:
        table.answer("act obsidian-forge", "forge obsidian-forge", "dis")
        table.changed(artifacts="obsidian-forge exhausted", p1_artifacts="", p1_discard="keyforgery")


def test_keyforgery_may_stop_the_key_that_turnkey_gives_back():
    with Situation(
        house="dis", artifacts="keyforgery", hand="turnkey, gateway-to-dis, 3 fear", p1_keys="red"
    ) as table:
        table.answer("play turnkey", "play gateway-to-dis", "logos")
        table.changed(
            hand="3 fear", artifacts="", chains=3, discard="gateway-to-dis, keyforgery, turnkey", p1_keys=""
        )


# Obsidian Forge


def test_obsidian_forge_is_cheaper_by_each_creature():
    with Situation(
        house="dis", artifacts="obsidian-forge", line="troll, krump, bumpsy", amber=10, p1_line="shooler"
    ) as table:
        table.answer("act obsidian-forge")
        table.answer("destroy troll bumpsy", "forge obsidian-forge", "blue")
        table.changed(amber=0, keys="blue", line="krump", artifacts="", discard="obsidian-forge, bumpsy, troll")


def test_obsidian_forge_may_be_used_for_nobody():
    with Situation(house="dis", artifacts="obsidian-forge", line="troll", amber=12) as table:
        table.answer("act obsidian-forge", "skip", "forge obsidian-forge", "red")
        table.changed(amber=0, keys="red", artifacts="", discard="obsidian-forge")


def test_obsidian_forge_stays_if_no_key_is_forged():
    with Situation(house="dis", artifacts="obsidian-forge", line="troll", amber=11) as table:
        table.answer("act obsidian-forge", "destroy troll", "skip")
        table.changed(line="", discard="troll", artifacts="obsidian-forge exhausted")


def test_obsidian_forge_offers_no_key_that_is_too_dear():
    with Situation(house="dis", artifacts="obsidian-forge", line="troll", amber=10) as table:
        table.answer("act obsidian-forge", "destroy troll")
        table.changed(line="", discard="troll", artifacts="obsidian-forge exhausted")


@pytest.mark.rule("KF-FAQ-06")
def test_a_warded_creature_does_not_lower_the_cost():
    with Situation(house="dis", artifacts="obsidian-forge", line="troll warded, krump", amber=10) as table:
        table.answer("act obsidian-forge", "destroy troll krump")
        table.changed(line="troll", discard="krump", artifacts="obsidian-forge exhausted")


def test_who_dies_of_the_chosen_ones_does_not_lower_the_cost():
    """Soulkeeper of the destroyed imp destroys a second creature: not this way."""
    with Situation(
        house="dis", artifacts="obsidian-forge", line="dust-imp +soulkeeper", p1_line="troll", amber=8
    ) as table:
        table.answer("act obsidian-forge", "destroy dust-imp")
        table.answer("resolve dust-imp dust-imp")
        table.changed(
            amber=10,
            line="",
            discard="dust-imp, soulkeeper",
            artifacts="obsidian-forge exhausted",
            p1_line="",
            p1_discard="troll",
        )


# The Pale Star


def test_the_pale_star_makes_all_creatures_weak_for_the_turn():
    with Situation(
        house="brobnar", artifacts="the-pale-star", line="krump damage:1, troll power:2, gub, bumpsy",
        p1_line="champion-anaphiel, staunch-knight", hand="punch, 6 krump", p1_houses="dis, logos, mars",
    ) as table:  # fmt: skip
        table.answer("omni the-pale-star")
        table.changed(artifacts="", line="troll power:2, gub, bumpsy", discard="krump, the-pale-star")
        assert [table.power(name) for name in ("troll", "gub", "staunch-knight")] == [1, 1, 1]
        assert armor(table.state, table.card("champion-anaphiel")) == 0
        table.answer("fight troll")
        table.changed(line="gub, bumpsy", discard="troll, krump, the-pale-star",
                      p1_line="staunch-knight", p1_discard="champion-anaphiel")  # fmt: skip
        table.answer("end-turn", "dis")
        assert [table.power(name) for name in ("bumpsy", "staunch-knight")] == [5, 6]
        assert armor(table.state, table.card("staunch-knight")) == 2


# Painmail


def test_painmail_destroys_its_creature_when_any_player_chooses_dis():
    given = {"step": "house", "house": "", "houses": "dis, brobnar, mars"}
    with Situation(line="krump +painmail, troll", **given) as table:
        table.answer("dis", "take-archives")
        table.changed(line="troll", hand="painmail", discard="krump")
    with Situation(p1_line="krump +painmail/owner:0, troll", **given) as table:
        table.answer("dis", "skip")
        table.changed(p1_line="troll", archives="painmail", p1_discard="krump")
    with Situation(line="krump +painmail, troll", **given) as table:
        table.answer("mars")
        table.changed()
