"""What later cards of Logos and Mars leave alone: other cards, other hands, others who are destroyed."""

import pytest

from tests.games.keyforge.houses import Logos
from trivault.games.keyforge.rules.damage import armor, keyword

HOUSES = "logos, brobnar, dis"


@pytest.mark.parametrize("bot", ["daemo-bot", "dino-bot", "lyco-bot", "sacro-bot", "umbra-bot", "xeno-bot"])
def test_a_bot_discards_from_your_hand_alone(bot):
    with Logos(line=bot, hand="troll", p1_hand="krump", deck="bumpsy, valdr") as table:
        table.answer(f"reap {bot}")
        table.changed(amber=1, line=f"{bot} exhausted", hand="bumpsy", discard="troll", deck="valdr")


@pytest.mark.parametrize("slug", ["daemo-bot", "hexpion", "q-mechs", "titan-guardian"])
def test_what_a_creature_does_when_destroyed_it_does_for_no_other(slug):
    line = f"krump, {slug}, urchin, krump"
    with Logos(house="brobnar", hand="punch", amber=2, p1_line=line, p1_deck="troll, valdr") as table:
        table.answer("play punch", "damage urchin")
        table.changed(
            amber=3, hand="", discard="punch", p1_line=f"krump, {slug}, krump", p1_discard="urchin"
        )  # fmt: skip


@pytest.mark.parametrize("slug", ["reassembling-automaton", "self-bolstering-automata"])
def test_an_automaton_saves_no_other_and_waits_for_what_is_destroyed(slug):
    with Logos(house="brobnar", hand="punch", p1_line=f"{slug}, urchin, krump") as table:
        table.answer("play punch", "damage urchin")
        table.changed(amber=1, hand="", discard="punch", p1_line=f"{slug}, krump", p1_discard="urchin")
    with Logos(house="brobnar", hand="punch", p1_line=f"archimedes, {slug}") as table:
        table.answer("play punch", f"damage {slug}")
        table.changed(amber=1, hand="", discard="punch", p1_line="archimedes", p1_archives=slug)


@pytest.mark.parametrize("slug", ["causal-loop", "edai-edie-4x4", "dr-milli"])
def test_who_archives_a_card_from_your_hand_when_played(slug):
    with Logos(hand=f"{slug}, troll, krump", p1_hand="urchin", p1_line="valdr") as table:
        table.answer(f"play {slug}")
        table.offers("archive troll", "archive krump")
        table.answer("archive krump")
        assert [table.state.defs[c].slug for c in table.state.players[0].hand] == ["troll"]
        assert len(table.state.players[1].hand) == 1


def test_tautau_vapors_and_master_the_theory_archive_from_your_hand():
    with Logos(hand="tautau-vapors", deck="troll, krump", p1_hand="urchin") as table:
        table.answer("play tautau-vapors")
        table.offers("archive troll", "archive krump")
        table.answer("archive troll")
    with Logos(hand="master-the-theory, troll", p1_line="valdr", p1_hand="urchin") as table:
        table.answer("play master-the-theory")
        table.offers("archive troll", "skip")
        table.answer("skip")


def test_memory_chip_and_titan_librarian_archive_from_your_hand():
    with Logos(
        step="house", house="", houses=HOUSES, hand="troll, krump", artifacts="memory-chip", p1_hand="urchin"
    ) as table:
        table.answer("logos")
        table.offers("archive troll", "archive krump")
        table.answer("archive troll", "skip")
    with Logos(
        hand="6 troll", line="urchin, titan-librarian, krump", p1_hand="krump", p1_houses=HOUSES
    ) as table:
        table.answer("end-turn")
        table.changed(player=1, hand="5 troll", archives="troll")


def test_auto_vac_5150_and_chronus_archive_from_your_hand():
    with Logos(artifacts="auto-vac-5150", hand="troll, krump", p1_hand="urchin") as table:
        table.answer("act auto-vac-5150")
        table.offers("archive troll", "archive krump")
        table.answer("archive troll")
    with Logos(
        line="chronus", hand="random-access-archives icon:draw", deck="troll, krump", p1_hand="urchin"
    ) as table:
        table.answer("play random-access-archives")
        table.offers("archive troll", "skip")
        table.answer("skip")


def test_sanitation_engineer_munchling_and_novu_dynamo_discard_your_own_cards():
    with Logos(line="sanitation-engineer", hand="troll", p1_hand="urchin") as table:
        table.answer("reap sanitation-engineer")
        table.changed(amber=1, line="sanitation-engineer exhausted", hand="", discard="troll")
    theirs = {"p1_hand": "mother", "p1_archives": "doc-bookton", "p1_line": "valdr"}
    with Logos(line="munchling", hand="labwork", archives="dextre", **theirs) as table:
        table.answer("fight munchling")
        table.offers("discard labwork", "discard dextre", "skip")
        table.answer("skip")
    with Logos(
        house="brobnar", hand="mother, 5 troll", archives="doc-bookton", p1_line="novu-dynamo",
        p1_houses=HOUSES, p1_hand="labwork", p1_archives="dextre",
    ) as table:  # fmt: skip
        table.answer("end-turn")
        table.offers("discard labwork", "discard dextre", "skip")
        table.answer("discard labwork")
        table.answer("logos", "skip")


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_project_zyx_looks_for_cards_in_your_archives_whoever_owns_them(way):
    given = {"archives": "labwork, urchin owner:1", "p1_archives": "mother owner:0", "p1_line": "batdrone"}
    with Logos(line="project-zyx", **given) as table:
        table.answer(f"{way} project-zyx")
        table.offers("choose labwork", "choose urchin", "skip")
        table.answer("skip")


def test_project_zyx_plays_your_own_archived_card_after_a_fight():
    with Logos(
        line="project-zyx", archives="labwork, eclectic-inquiry", p1_archives="mother", p1_line="batdrone"
    ) as table:
        table.answer("fight project-zyx")
        table.offers("choose labwork", "choose eclectic-inquiry", "skip")
        table.answer("skip")


def test_how_many_cards_are_drawn():
    with Logos(house="brobnar", line="bumpsy", p1_line="caendle-unit", p1_deck="urchin, krump") as table:
        table.answer("reap bumpsy")
        table.changed(amber=1, line="bumpsy exhausted", p1_hand="urchin", p1_deck="krump")
    with Logos(line="hapsis", p1_line="batdrone", deck="urchin, krump") as table:
        table.answer("fight hapsis")
        assert len(table.state.players[0].hand) == 1
    with Logos(hand="poke", p1_line="tolas", deck="urchin, krump") as table:
        table.answer("play poke")
        assert len(table.state.players[0].hand) == 1
    with Logos(line="professor-terato", deck="urchin, krump") as table:
        table.answer("reap professor-terato")
        assert len(table.state.players[0].hand) == 1
    with Logos(hand="q-mechs", deck="urchin, krump") as table:
        table.answer("play q-mechs")
        assert len(table.state.players[0].hand) == 1


def test_adaptoid_and_killzord_change_one_creature():
    with Logos(hand="random-access-archives", line="adaptoid, dextre") as table:
        table.answer("play random-access-archives", "resolve adaptoid random-access-archives", "gain-armor")
        assert armor(table.state, table.card("dextre")) == 0
    with Logos(hand="random-access-archives", line="adaptoid, dextre") as table:
        table.answer("play random-access-archives", "resolve adaptoid random-access-archives", "gain-assault")
        assert keyword(table.state, table.card("dextre"), "assault") == 0
    with Logos(house="mars", line="zorg +killzord-mk-9001, dextre") as table:
        found = [keyword(table.state, table.card(slug), "skirmish") for slug in ("zorg", "dextre")]
        assert found == [1, 0]


def test_data_forge_counts_your_hand_alone():
    with Logos(hand="data-forge, 9 troll", amber=5, p1_hand="3 troll") as table:
        table.answer("play data-forge")
        table.changed(amber=6, hand="9 troll", discard="data-forge")
    with Logos(hand="data-forge, 9 troll", amber=7, p1_hand="3 troll") as table:
        table.answer("play data-forge", "forge data-forge", "red")
        table.changed(amber=1, keys="red", hand="9 troll", discard="data-forge")


def test_helper_bot_and_quant_permit_no_logos_card_in_the_turn_of_another_house():
    with Logos(house="brobnar", hand="punch, labwork, urchin", line="jargogle under:helper-bot") as table:
        table.answer("play punch", "right")
        assert table.can("play urchin")
        assert not table.can("play labwork")
    with Logos(house="brobnar", hand="labwork, fear", line="quant +experimental-therapy") as table:
        table.answer("reap quant")
        assert table.can("play fear")
        assert not table.can("play labwork")


@pytest.mark.parametrize("way", ["play", "reap", "fight"])
def test_mini_groupthink_tank_hits_one_of_several_with_eight_damage(way):
    there = {"hand": "mini-groupthink-tank"} if way == "play" else {"line": "mini-groupthink-tank"}
    dragons = "kelifi-dragon, kelifi-dragon stunned, kelifi-dragon warded, kelifi-dragon"
    with Logos(p1_line=f"batdrone, {dragons}", **there) as table:
        table.answer(f"{way} mini-groupthink-tank", *(["attack batdrone"] if way == "fight" else []))
        _, stunned, warded, _ = table.state.players[1].line[-4:]
        assert sorted(option.raw[2] for option in table.state.legal()) == sorted([(stunned,), (warded,)])
        table.state.apply(next(option for option in table.state.legal() if option.raw[2] == (stunned,)))
        assert table.state.play[stunned].damage == 8
        assert table.state.play[warded].warded


def test_thorium_plasmate_hypnobeam_extinction_and_yxlyx_stimrager_choose_among_whom_they_say():
    with Logos(hand="thorium-plasmate", line="dextre", p1_line="urchin, krump") as table:
        table.answer("play thorium-plasmate")
        table.offers("choose urchin", "choose krump")
        table.answer("choose urchin", "left")
    with Logos(house="mars", hand="hypnobeam", line="dextre", p1_line="urchin, krump") as table:
        table.answer("play hypnobeam")
        table.offers("choose urchin", "choose krump")
        table.answer("choose urchin", "left")
    with Logos(house="mars", hand="extinction", line="dextre", p1_line="urchin") as table:
        table.answer("play extinction")
        table.offers("choose dextre", "choose urchin")
        table.answer("choose urchin")
    with Logos(house="mars", line="yxlyx-stimrager", p1_line="batdrone, valdr") as table:
        table.answer("fight yxlyx-stimrager", "attack batdrone")
        table.offers("damage yxlyx-stimrager", "damage valdr")
        table.answer("damage valdr")


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
