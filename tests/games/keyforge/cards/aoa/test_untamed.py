"""What the cards of Untamed in Age of Ascension do."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from tests.games.keyforge.candidates import case
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.rules.creature_stats import keyword
from trivault.kernel.abilities import forbidding

Situation = partial(situations.Situation, house="untamed")


FULL = "6 urchin"  # a hand that draws nothing at the end of the turn


# Actions


# Gravid Cycle


@pytest.mark.rule("KF-KW-OMEGA-01")
def test_gravid_cycle_returns_a_card_and_ends_the_step():
    given = {
        "hand": "gravid-cycle, 5 urchin",
        "discard": "troll, punch",
        "p1_discard": "krump",
        "p1_hand": FULL,
    }
    with Situation(**given) as table:
        table.answer("play gravid-cycle")
        table.offers("to-hand punch", "to-hand troll")
        table.answer("to-hand troll")
        table.changed(player=1, amber=1, hand="5 urchin, troll", discard="gravid-cycle, punch")


# Po's Pixies


@pytest.mark.rule("KF-FAQ-19", "KF-REPL-06")
def test_what_is_stolen_from_the_side_of_pos_pixies_comes_from_the_supply():
    """It is stolen all the same: Nerve Blast deals its damage."""
    given = {"hand": "nerve-blast", "p1_amber": 2, "p1_line": "po-s-pixies, troll"}
    with Situation(house="shadows", **given) as table:
        table.answer("play nerve-blast", "damage troll")
        table.changed(hand="", discard="nerve-blast", amber=1, p1_line="po-s-pixies, troll damage:2")


@pytest.mark.rule("KF-REPL-06", "KF-AMB-02")
def test_nothing_can_be_stolen_where_nothing_is():
    given = {"hand": "nerve-blast", "p1_line": "po-s-pixies, troll"}
    with Situation(house="shadows", **given) as table:
        table.answer("play nerve-blast")
        table.changed(hand="", discard="nerve-blast")


@pytest.mark.rule("KF-REPL-06")
def test_what_is_captured_comes_from_the_supply():
    given = {"hand": "terms-of-redress", "line": "troll", "p1_amber": 2, "p1_line": "po-s-pixies"}
    with Situation(house="sanctum", **given) as table:
        table.answer("play terms-of-redress")
        table.changed(hand="", discard="terms-of-redress", amber=1, line="troll amber:2")


@pytest.mark.rule("KF-REPL-06")
def test_pos_pixies_guard_their_own_side_alone_and_not_against_losses():
    given = {"hand": "urchin, bumpsy house:shadows", "line": "po-s-pixies", "p1_line": "troll", "p1_amber": 5}
    with Situation(house="shadows", **given) as table:
        table.answer("play urchin", "left")
        table.changed(hand="bumpsy house:shadows", line="urchin exhausted, po-s-pixies", amber=1, p1_amber=4)
    with Situation(hand="bumpsy", p1_line="po-s-pixies", p1_amber=5, house="brobnar") as table:
        table.answer("play bumpsy")
        table.changed(hand="", line="bumpsy exhausted", p1_amber=4)


@pytest.mark.rule("KF-REPL-06")
def test_what_the_own_side_captures_comes_from_the_supply_too():
    with Situation(house="mars", line="mindwarper", p1_line="po-s-pixies, troll", p1_amber=2) as table:
        table.answer("act mindwarper", "capture-own troll")
        table.changed(line="mindwarper exhausted", p1_line="po-s-pixies, troll amber:1")


# Persistence Hunting


def test_persistence_hunting_exhausts_enemies_of_one_house():
    given = {"line": "troll", "p1_line": "troll, dust-pixie, krump", "p1_artifacts": "cannon"}
    with Situation(hand="persistence-hunting", **given) as table:
        table.answer("play persistence-hunting", "brobnar")
        table.changed(
            hand="",
            discard="persistence-hunting",
            amber=1,
            p1_line="troll exhausted, dust-pixie, krump exhausted",
        )


# Punctuated Equilibrium


@pytest.mark.rule("KF-CHAIN-02", "KF-CHAIN-05")
def test_punctuated_equilibrium_gives_both_players_new_hands():
    given = {"chains": 1, "deck": "7 troll", "p1_hand": "2 krump", "p1_deck": "7 bumpsy"}
    with Situation(hand="punctuated-equilibrium, 2 vigor", **given) as table:
        table.answer("play punctuated-equilibrium")
        table.changed(
            chains=0, hand="5 troll", deck="2 troll", discard="punctuated-equilibrium, 2 vigor",
            p1_hand="6 bumpsy", p1_deck="bumpsy", p1_discard="2 krump",
        )  # fmt: skip


# Quicksand


def test_quicksand_swallows_the_strongest_creature_of_each_unprepared_player():
    given = {"line": "troll, krump, flaxia exhausted", "p1_line": "bumpsy, krump, teliga exhausted"}
    with Situation(hand="quicksand", **given) as table:
        table.answer("play quicksand")
        table.changed(
            hand="", amber=1, discard="quicksand, troll", line="krump, flaxia exhausted",
            p1_line="bumpsy, teliga exhausted", p1_discard="krump",
        )  # fmt: skip


def test_quicksand_spares_who_has_a_ready_untamed_creature():
    with Situation(hand="quicksand", line="troll, flaxia", p1_line="bumpsy, krump, ember-imp") as table:
        table.answer("play quicksand")
        table.changed(hand="", amber=1, discard="quicksand", p1_line="bumpsy, ember-imp", p1_discard="krump")


@pytest.mark.rule("KF-WORD-16")
def test_quicksand_asks_where_the_strongest_tie():
    with Situation(hand="quicksand", p1_line="bumpsy, mighty-tiger exhausted, fuzzy-gruen exhausted") as table:
        table.answer("play quicksand")
        table.offers("choose bumpsy", "choose fuzzy-gruen")
        table.answer("choose fuzzy-gruen")
        table.changed(
            hand="", amber=1, discard="quicksand", p1_line="bumpsy, mighty-tiger exhausted",
            p1_discard="fuzzy-gruen",
        )  # fmt: skip


# Song of Spring


def test_song_of_spring_shuffles_untamed_creatures_of_hand_pile_and_line_into_the_deck():
    given = {"hand": "song-of-spring, dust-pixie, vigor, troll", "discard": "dew-faerie, regrowth, krump"}
    with Situation(line="flaxia, bumpsy", p1_line="teliga", p1_discard="murmook", **given) as table:
        table.answer("play song-of-spring")
        assert table.can("into-deck dust-pixie dew-faerie flaxia")
        for other in ("bumpsy", "teliga", "troll", "vigor", "regrowth", "krump", "murmook"):
            table.refused(f"into-deck {other}")
        table.answer("into-deck dust-pixie flaxia")
        side = table.state.players[0]
        assert sorted(table.state.defs[c].slug for c in side.deck) == ["dust-pixie", "flaxia"]
        assert [table.state.defs[c].slug for c in side.line] == ["bumpsy"]
        assert len(side.discard) == 4


@pytest.mark.rule("KF-STAT-WARD-01", "KF-CTRL-05")
def test_song_of_spring_takes_a_ward_and_returns_foreign_creatures_to_their_owner():
    with Situation(hand="song-of-spring", line="flaxia warded, murmook owner:1") as table:
        table.answer("play song-of-spring", "into-deck flaxia murmook")
        table.changed(hand="", discard="song-of-spring", amber=1, line="flaxia", p1_deck="murmook")


def test_song_of_spring_may_shuffle_nothing():
    with Situation(hand="song-of-spring", line="flaxia") as table:
        table.answer("play song-of-spring", "into-deck")
        table.changed(hand="", discard="song-of-spring", amber=1)


# Soldiers to Flowers


def test_soldiers_to_flowers_purges_untamed_creatures_and_pays_their_owners():
    given = {"discard": "flaxia, vigor, troll", "p1_discard": "dew-faerie, 2 teliga, krump", "line": "murmook"}
    with Situation(hand="soldiers-to-flowers", **given) as table:
        table.answer("play soldiers-to-flowers")
        table.changed(
            hand="", amber=2, discard="soldiers-to-flowers, vigor, troll", purged="flaxia",
            p1_amber=3, p1_discard="krump", p1_purged="2 teliga, dew-faerie",
        )  # fmt: skip


def test_soldiers_to_flowers_finds_nobody():
    with Situation(hand="soldiers-to-flowers", discard="vigor") as table:
        table.answer("play soldiers-to-flowers")
        table.changed(hand="", amber=1, discard="soldiers-to-flowers, vigor")


# They're Everywhere!


@pytest.mark.rule("KF-DMG-06")
def test_they_re_everywhere_hits_flanks_harder_and_all_at_once():
    """The one in the middle is no flank creature as the others die."""
    with Situation(hand="they-re-everywhere", line="krump", p1_line="dew-faerie, troll, dew-faerie") as table:
        table.answer("play they-re-everywhere")
        table.changed(
            hand="", discard="they-re-everywhere", amber=1, p1_line="troll damage:1", p1_discard="2 dew-faerie"
        )


# Artifacts and upgrades


# Heart of the Forest


@pytest.mark.parametrize(
    ("mine", "theirs", "forges"), [("", "", True), ("red", "blue", True), ("", "red", True), ("red", "", False)]
)
def test_heart_of_the_forest_keeps_who_is_ahead_from_forging(mine, theirs, forges):
    given = {"keys": mine, "p1_keys": theirs, "amber": 6, "houses": "untamed", "hand": FULL}
    for whose in ("artifacts", "p1_artifacts"):
        with Situation(step="forge", **{whose: "heart-of-the-forest"}, **given) as table:
            assert (table.state.legal()[0].choice.reason == "forge") == forges


# Niffle Grounds


def test_niffle_grounds_takes_taunt_and_elusive_for_the_turn():
    given = {"line": "flaxia, murmook", "p1_line": "champion-anaphiel, dew-faerie"}
    with Situation(artifacts="niffle-grounds", **given) as table:
        table.answer("act niffle-grounds")
        table.offers("choose champion-anaphiel", "choose dew-faerie", "choose flaxia", "choose murmook")
        table.answer("choose champion-anaphiel", "fight flaxia")
        table.offers("attack champion-anaphiel", "attack dew-faerie")
        table.answer("attack dew-faerie")
        table.changed(artifacts="niffle-grounds exhausted", line="flaxia exhausted, murmook")
    with Situation(artifacts="niffle-grounds", line="flaxia", p1_line="dew-faerie, umbra") as table:
        table.answer("act niffle-grounds", "choose dew-faerie", "fight flaxia", "attack dew-faerie")
        table.changed(
            artifacts="niffle-grounds exhausted",
            line="flaxia exhausted damage:2",
            p1_line="umbra",
            p1_discard="dew-faerie",
        )


# Shard of Life


def test_shard_of_life_shuffles_a_card_for_each_friendly_shard():
    given = {"artifacts": "shard-of-life, shard-of-greed, cannon", "p1_artifacts": "shard-of-pain"}
    with Situation(discard="troll, krump, punch", p1_discard="bumpsy", **given) as table:
        table.answer("act shard-of-life")
        table.offers("into-deck troll", "into-deck krump", "into-deck punch")
        table.answer("into-deck troll", "into-deck punch")
        assert sorted(table.state.defs[c].slug for c in table.state.players[0].deck) == ["punch", "troll"]
        assert [table.state.defs[c].slug for c in table.state.players[0].discard] == ["krump"]


def test_shard_of_life_shuffles_what_there_is():
    with Situation(artifacts="shard-of-life, shard-of-greed", discard="troll") as table:
        table.answer("act shard-of-life")
        table.changed(artifacts="shard-of-life exhausted, shard-of-greed", discard="", deck="troll")


def test_they_re_everywhere_deals_two_on_flanks_and_one_elsewhere():
    given = {"line": "troll, krump, troll", "p1_line": "krump, troll, bumpsy"}
    with Situation(hand="they-re-everywhere", **given) as table:
        table.answer("play they-re-everywhere")
        table.changed(
            hand="", discard="they-re-everywhere", amber=1,
            p1_line="krump damage:2, troll damage:1, bumpsy damage:2",
        )  # fmt: skip


def test_quicksand_spares_an_enemy_with_a_ready_untamed_creature():
    with Situation(hand="quicksand", line="troll, krump", p1_line="bumpsy, teliga") as table:
        table.answer("play quicksand")
        table.changed(hand="", amber=1, discard="quicksand, troll", line="krump")


def test_niffle_grounds_leaves_the_keywords_of_others():
    lines = {"taunt": "champion-anaphiel, lieutenant-khrkhar", "elusive": "dew-faerie, kindrith-longshot"}
    for name, line in lines.items():
        with Situation(artifacts="niffle-grounds", p1_line=line) as table:
            table.answer("act niffle-grounds", f"choose {line.split(',')[0]}")
            assert [keyword(table.state, card, name) for card in table.state.players[1].line] == [0, 1]


# Camouflage


def test_camouflage_hides_from_creatures_that_are_not_on_a_flank():
    given = {"line": "troll, krump, bumpsy", "p1_line": "dust-pixie +camouflage, dew-faerie"}
    with Situation(house="brobnar", **given) as table:
        table.answer("fight krump")  # only the other one can be attacked
        table.changed(line="troll, krump exhausted, bumpsy")  # and it is elusive
        table.answer("fight troll")
        table.offers("attack dust-pixie", "attack dew-faerie")
        table.answer("attack dust-pixie")


def test_camouflage_can_leave_nobody_to_fight():
    with Situation(house="brobnar", line="troll, krump, bumpsy", p1_line="dust-pixie +camouflage") as table:
        assert table.can("fight troll")
        assert not table.can("fight krump")
        assert table.can("fight bumpsy")


# Earthbind


def test_earthbind_holds_its_creature_until_its_controller_discards():
    with Situation(hand="vigor", line="flaxia +earthbind, murmook") as table:
        table.refused("reap flaxia", "KF-GEN-01")
        assert table.can("reap murmook")
        table.answer("discard vigor")
        assert table.can("reap flaxia")


def test_earthbind_heeds_cards_that_its_controller_discards_from_the_deck():
    given = {"line": "flaxia +earthbind, gebuk damage:1", "deck": "vigor", "hand": "save-the-pack"}
    with Situation(**given) as table:
        assert not table.can("reap flaxia")
        table.answer("play save-the-pack")
        assert [table.state.defs[c].slug for c in table.state.milled] == ["vigor"]
        assert GAME.from_bytes(table.state.to_bytes()) == table.state
        position = table.state.position()
        assert GAME.position(position).position() == position
        assert table.can("reap flaxia")
        table.answer("end-turn")
        assert table.state.milled == []


def test_earthbind_heeds_no_card_that_the_opponent_discards_from_hand():
    with Situation(house="dis", hand="mind-barb", line="flaxia house:dis +earthbind", p1_hand="vigor") as table:
        table.answer("play mind-barb")
        table.changed(amber=1, hand="", discard="mind-barb", p1_hand="", p1_discard="vigor")
        assert not table.can("reap flaxia")


def test_earthbind_heeds_no_discards_of_the_other_player():
    given = {"hand": "vigor", "p1_line": "flaxia +earthbind"}
    with Situation(**given) as table:
        table.answer("discard vigor")
        assert forbidding(table.state, "use", table.card("flaxia"))


# Creatures


# Æmberspine Mongrel


def test_aemberspine_mongrel_is_paid_when_enemies_reap():
    given = {"line": "earthshaker, rogue-ogre", "p1_line": "aemberspine-mongrel, bumpsy"}
    with Situation(house="brobnar", **given) as table:
        table.answer("reap earthshaker")
        table.changed(amber=1, line="earthshaker exhausted, rogue-ogre", p1_amber=1)
        table.answer("fight rogue-ogre", "attack bumpsy")
        table.changed(
            line="earthshaker exhausted, rogue-ogre exhausted damage:5", p1_line="aemberspine-mongrel",
            p1_discard="bumpsy",
        )  # fmt: skip
    with Situation(line="aemberspine-mongrel, flaxia") as table:
        table.answer("reap flaxia")
        table.changed(amber=1, line="aemberspine-mongrel, flaxia exhausted")


# Bumblebird


def test_bumblebird_strengthens_other_friendly_untamed_creatures():
    with Situation(hand="bumblebird", line="flaxia, troll", p1_line="murmook") as table:
        table.answer("play bumblebird", "right")
        table.changed(hand="", line="flaxia power:2, troll, bumblebird exhausted")


@pytest.mark.rule("KF-KW-ALPHA-01")
def test_bumblebird_comes_first():
    with Situation(hand="bumblebird", line="flaxia") as table:
        table.answer("reap flaxia")
        table.refused("play bumblebird", "KF-KW-ALPHA-01")


# Duskwitch


def test_creatures_of_duskwitchs_side_enter_ready():
    with Situation(hand="glimmer, dust-pixie", line="duskwitch", p1_line="krump") as table:
        table.answer("play dust-pixie", "right")
        table.changed(hand="glimmer", line="duskwitch, dust-pixie", amber=2)
        table.answer("reap dust-pixie")
        table.changed(line="duskwitch, dust-pixie exhausted", amber=3)


@pytest.mark.rule("KF-CONST-04", "KF-OPEN-25")
def test_duskwitch_herself_enters_ready():
    given = {"hand": f"duskwitch icon:damage, {FULL}", "p1_hand": FULL, "p1_line": "krump"}
    with Situation(**given) as table:
        table.answer("play duskwitch")
        table.changed(hand=FULL, line="duskwitch icon:damage")
        table.answer("damage krump")
        table.changed(player=1, p1_line="krump damage:1")


def test_enemy_creatures_enter_exhausted_all_the_same():
    with Situation(hand="dust-pixie", p1_line="duskwitch") as table:
        table.answer("play dust-pixie")
        table.changed(hand="", line="dust-pixie exhausted", amber=2)


def test_what_is_no_creature_enters_exhausted():
    with Situation(hand="world-tree", line="duskwitch") as table:
        table.answer("play world-tree")
        table.changed(hand="", artifacts="world-tree exhausted")


@pytest.mark.parametrize(
    ("mine", "theirs", "state"), [("duskwitch", "krump", " exhausted"), ("krump", "duskwitch", "")]
)
def test_scowly_caper_enters_ready_for_the_duskwitch_of_its_controller(mine, theirs, state):
    with Situation(house="shadows", hand="scowly-caper", line=mine, p1_line=theirs) as table:
        table.answer("play scowly-caper", "left")
        table.changed(hand="", p1_line=f"scowly-caper owner:0{state}, {theirs}")


def test_who_is_put_into_play_enters_ready_too():
    """Not played: a creature that comes back from a Spangler Box."""
    given = {"artifacts": "spangler-box purged:bumpsy", "purged": "bumpsy", "line": "duskwitch"}
    with Situation(house="brobnar", hand="barehanded", **given) as table:
        table.answer("play barehanded", "right")
        table.changed(
            hand="", discard="barehanded", amber=1, artifacts="", deck="spangler-box", purged="",
            line="duskwitch, bumpsy",
        )  # fmt: skip


def test_soft_landing_waits_for_a_card_that_is_played():
    """A creature that is put into play does not use it up."""
    given = {"hand": "soft-landing, blypyp, zorg", "line": "yxilo-bolter", "artifacts": "swap-widget"}
    with Situation(house="mars", **given) as table:
        table.answer("play soft-landing", "act swap-widget", "choose blypyp", "play zorg", "right")
        table.changed(
            hand="yxilo-bolter",
            discard="soft-landing",
            artifacts="swap-widget exhausted",
            line="blypyp, zorg stunned",
        )


@pytest.mark.rule("KF-KW-OMEGA-01")
def test_the_icons_and_triggers_of_an_omega_card_are_resolved_before_the_step_ends():
    """An enemy Autocannon hits the witch as she enters."""
    given = {"hand": f"duskwitch icon:draw, {FULL}", "deck": "troll", "artifacts": "library-of-babble"}
    with Situation(p1_hand=FULL, p1_artifacts="autocannon", p1_line="krump", **given) as table:
        table.answer("play duskwitch")
        table.changed(player=1, hand=f"{FULL}, troll", deck="", discard="duskwitch icon:draw")


@pytest.mark.rule("KF-KW-OMEGA-01", "KF-PLAY-17")
def test_omega_of_a_copy_ends_the_step_though_it_has_left_play():
    """The gel was played as a Duskwitch, and its own icon kills it."""
    given = {"hand": f"mimic-gel icon:damage, {FULL}", "line": "batdrone", "p1_line": "duskwitch"}
    with Situation(house="logos", p1_hand=FULL, **given) as table:
        table.answer("play mimic-gel", "copy duskwitch", "left", "damage duskwitch@p0")
        table.changed(player=1, hand=FULL, discard="mimic-gel icon:damage")


@pytest.mark.rule("KF-KW-OMEGA-01")
def test_after_omega_pending_effects_use_and_play_nothing():
    """Masterplan plays Duskwitch, and what is pending is done: the plan is sacrificed."""
    given = {"hand": FULL, "line": "dodger", "artifacts": "masterplan under:duskwitch"}
    with Situation(house="shadows", p1_hand=FULL, **given) as table:
        table.answer("omni masterplan", "left")
        table.changed(player=1, line="duskwitch, dodger", artifacts="", discard="masterplan")


# Dharna


def test_dharna_is_paid_for_each_damaged_friendly_creature():
    given = {"line": "troll damage:1, krump, bumpsy damage:2", "p1_line": "troll damage:1"}
    with Situation(hand="dharna", **given) as table:
        table.answer("play dharna", "right")
        table.changed(hand="", line="troll damage:1, krump, bumpsy damage:2, dharna exhausted", amber=2)


def test_dharna_heals_a_friendly_creature():
    with Situation(line="dharna, troll damage:3", p1_line="troll damage:3") as table:
        table.answer("reap dharna")
        table.offers("heal dharna", "heal troll")
        table.answer("heal troll")
        table.changed(amber=1, line="dharna exhausted, troll damage:1")


# Fanghouse, Way of the Porcupine


def test_fanghouse_hurts_whom_it_attacks_and_who_attacks_it():
    with Situation(line="fanghouse", p1_line="troll") as table:
        table.answer("fight fanghouse")
        table.changed(line="", discard="fanghouse", p1_line="troll damage:6")
    with Situation(house="brobnar", line="troll", p1_line="fanghouse") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:6", p1_line="", p1_discard="fanghouse")


def test_way_of_the_porcupine_makes_its_creature_hazardous():
    with Situation(
        house="brobnar", line="troll", p1_line="dust-pixie +way-of-the-porcupine, dew-faerie"
    ) as table:
        table.answer("fight troll", "attack dust-pixie")
        table.changed(
            line="troll exhausted damage:4", p1_line="dew-faerie", p1_discard="dust-pixie, way-of-the-porcupine"
        )


# Glimmer


def test_glimmer_returns_a_card_of_the_discard_pile():
    with Situation(hand="glimmer", discard="punch, troll", p1_discard="krump") as table:
        table.answer("play glimmer")
        table.offers("to-hand punch", "to-hand troll")
        table.answer("to-hand troll")
        table.changed(hand="troll", discard="punch", line="glimmer exhausted")


def test_glimmer_finds_nothing_in_an_empty_pile():
    with Situation(hand="glimmer", p1_discard="krump") as table:
        table.answer("play glimmer")
        table.changed(hand="", line="glimmer exhausted")


@pytest.mark.rule("KF-KW-ALPHA-01")
@pytest.mark.parametrize("deed", ["play dust-pixie", "discard dust-pixie", "reap dust-pixie"])
def test_glimmer_must_come_before_everything_else(deed):
    with Situation(hand="2 glimmer, dust-pixie", line="dust-pixie") as table:
        assert table.can("play glimmer")
        table.answer(deed)
        if deed.startswith("play"):
            table.answer("left")
        assert not table.can("play glimmer")
        assert table.state.why_not("play glimmer") == ["KF-KW-ALPHA-01"]


# Grovekeeper


def test_grovekeeper_strengthens_its_neighbors_at_the_end_of_your_turn():
    given = {"hand": FULL, "p1_hand": FULL, "p1_houses": "untamed"}
    line = "dust-pixie, grovekeeper, troll, krump"
    with Situation(line=line, p1_line="bumpsy", houses="untamed", **given) as table:
        table.answer("end-turn")
        table.changed(player=1, line="dust-pixie power:1, grovekeeper, troll power:1, krump")
        table.answer("untamed", "end-turn")
        table.changed(player=0)


# Knoxx


def test_knoxx_has_three_power_more_for_each_neighbor():
    for line, power in (("knoxx", 3), ("knoxx, troll", 6), ("krump, knoxx, troll, bumpsy", 9)):
        with Situation(line=line, p1_line="troll") as table:
            assert table.power("knoxx") == power


# Marmo Swarm


def test_marmo_swarm_has_a_power_more_for_each_amber_in_your_pool():
    with Situation(line="marmo-swarm amber:2", amber=3, p1_amber=5) as table:
        assert table.power("marmo-swarm") == 5


@pytest.mark.rule("KF-DMG-02", "KF-DMG-03")
@pytest.mark.parametrize(
    ("played", "house"), [("urchin", "shadows"), ("bumpsy", "brobnar"), ("terms-of-redress", "sanctum")]
)
def test_marmo_swarm_dies_when_its_controller_loses_the_amber_it_lived_by(played, house):
    """Stolen, lost or captured."""
    with Situation(house=house, hand=played, line="troll", p1_line="marmo-swarm damage:3", p1_amber=2) as table:
        table.answer(f"play {played}")
        if played in ("urchin", "bumpsy"):
            table.answer("left")
        assert table.state.players[1].line == []


@pytest.mark.rule("KF-DMG-02", "KF-DMG-03")
def test_marmo_swarm_dies_when_the_amber_is_spent_on_a_key():
    given = {"line": "marmo-swarm damage:3", "amber": 7, "houses": "untamed", "hand": FULL}
    with Situation(step="forge", **given) as table:
        assert table.state.players[0].line == []
        table.answer("red")
        table.changed(keys="red")


# Panpaca, Anga; Panpaca, Jaga


def test_panpaca_anga_strengthens_those_to_its_right():
    given = {"line": "troll, panpaca-anga, krump, bumpsy", "p1_line": "dust-pixie, dew-faerie"}
    with Situation(**given) as table:
        powers = {
            name: table.power(name) for name in ("troll", "panpaca-anga", "krump", "bumpsy", "dew-faerie")
        }
        assert powers == {"troll": 8, "panpaca-anga": 5, "krump": 8, "bumpsy": 7, "dew-faerie": 2}


def test_panpaca_jaga_lends_skirmish_to_those_to_its_left():
    given = {"line": "troll, krump, panpaca-jaga, bumpsy", "p1_line": "dust-pixie, panpaca-anga"}
    with Situation(**given) as table:
        names = ("troll", "krump", "panpaca-jaga", "bumpsy", "dust-pixie")
        assert [keyword(table.state, table.card(name), "skirmish") for name in names] == [1, 1, 1, 0, 0]


# Rustgnawer


def test_rustgnawer_destroys_an_artifact_and_gains_its_amber():
    given = {"artifacts": "cannon", "p1_artifacts": "world-tree icon:amber icon:draw, autocannon"}
    with Situation(line="rustgnawer", p1_line="dust-pixie", **given) as table:
        table.answer("fight rustgnawer")
        table.offers("destroy cannon", "destroy world-tree", "destroy autocannon")
        table.answer("destroy world-tree")
        table.changed(
            amber=1, line="rustgnawer exhausted damage:1", p1_artifacts="autocannon", p1_line="",
            p1_discard="world-tree icon:amber icon:draw, dust-pixie",
        )  # fmt: skip


def test_rustgnawer_gains_the_printed_amber_too_and_nothing_where_there_is_none():
    rest = {"p1_line": "", "p1_discard": "dew-faerie"}
    for artifact, amber in (("niffle-grounds", {"amber": 1}), ("world-tree", {})):
        with Situation(line="rustgnawer", p1_line="dew-faerie elusive-used", artifacts=artifact) as table:
            table.answer("fight rustgnawer")
            table.changed(line="rustgnawer exhausted damage:2", artifacts="", discard=artifact, **rest, **amber)


# Roxador


def test_roxador_deals_two_and_stuns_whom_it_has_attacked():
    with Situation(line="roxador", p1_line="troll, krump") as table:
        table.answer("fight roxador", "attack troll")
        table.changed(line="roxador exhausted", p1_line="troll stunned damage:2, krump")


# Tantadlin


def test_tantadlin_deals_two_and_discards_from_the_opponents_archives():
    given = {"archives": "punch", "p1_archives": "labwork", "p1_hand": "vigor"}
    with Situation(line="tantadlin", p1_line="troll", **given) as table:
        table.answer("fight tantadlin")
        table.changed(
            line="tantadlin exhausted damage:8", p1_line="troll damage:2", p1_archives="", p1_discard="labwork"
        )
    with Situation(line="troll", house="brobnar", p1_line="tantadlin") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:2", p1_line="tantadlin damage:8")


def test_tantadlin_discards_one_card_of_several():
    with Situation(line="tantadlin", p1_line="dust-pixie", p1_archives="2 labwork") as table:
        table.answer("fight tantadlin")
        table.changed(
            line="tantadlin exhausted damage:1",
            p1_line="",
            p1_archives="labwork",
            p1_discard="labwork, dust-pixie",
        )


# What they leave alone: a forbidden candidate or number is on the table


LEFT_ALONE = {
    "song-of-spring": [
        case("play song-of-spring", house="untamed", hand="song-of-spring, dust-pixie, punch", discard="flaxia",
             line="troll", p1_hand="flaxia", p1_discard="dust-pixie", p1_line="flaxia",
             offers="skip, into-deck dust-pixie, into-deck flaxia, into-deck dust-pixie flaxia"),
    ],
    "bumblebird": [
        case("play bumblebird; left", house="untamed", hand="bumblebird", line="flaxia, dust-pixie, troll",
             p1_line="halacor",
             changed={"hand": "", "line": "bumblebird exhausted, flaxia power:2, dust-pixie power:2, troll"}),
    ],
    "way-of-the-porcupine": [
        case("fight troll; attack krump", player=1, line="bumpsy +way-of-the-porcupine, krump", p1_line="troll",
             changed={"discard": "krump", "line": "bumpsy +way-of-the-porcupine",
                      "p1_line": "troll exhausted damage:6"}),
    ],
    "quicksand": [
        case("play quicksand", house="untamed", hand="quicksand", line="2 troll, dextre",
             p1_line="krump, urchin", offers="choose troll, choose troll#2"),
    ],
    "roxador": [
        case("fight troll; attack krump", line="roxador, troll", p1_line="krump, bumpsy",
             changed={"line": "roxador, troll exhausted damage:6", "p1_discard": "krump", "p1_line": "bumpsy"}),
    ],
}  # fmt: skip


@pytest.mark.parametrize("card", LEFT_ALONE)
def test_a_card_leaves_alone_what_does_not_fit(card):
    for each in LEFT_ALONE[card]:
        each.check()
