"""Star Alliance of Mass Mutation."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.rules.damage import keyword

Situation = partial(situations.Situation, house="star-alliance")


def slugs(table, zone, player=0):
    return [GAME.slug(table.state, card) for card in getattr(table.state.players[player], zone)]


# Access Denied, Detention Coil


@pytest.mark.parametrize(("upgrade", "left"), [("access-denied", "fight"), ("detention-coil", "reap")])
def test_a_creature_with_such_an_upgrade_cannot_be_used_so(upgrade, left):
    with Situation(line=f"lieutenant-khrkhar +{upgrade}, commander-chan", p1_line="troll") as table:
        ways = [way for way in ("fight", "reap") if table.can(f"{way} lieutenant-khrkhar")]
        assert ways == [left]
        assert table.can("fight commander-chan")
        assert table.can("reap commander-chan")


def test_access_denied_stops_an_enemy_who_may_still_be_fought():
    with Situation(hand="access-denied", line="lieutenant-khrkhar", p1_line="troll") as table:
        table.answer("play access-denied", "attach troll")
        table.changed(amber=1, hand="", p1_line="troll +access-denied/owner:0")


# Crewman Jörg


@pytest.mark.parametrize(("line", "stolen"), [
    ("dextre, crewman-jorg exhausted, mother, commander-chan", 1),
    ("crewman-jorg exhausted", 1),
    ("dextre, crewman-jorg exhausted, commander-chan", 0),
])  # fmt: skip
def test_crewman_jorg_steals_where_no_neighbor_is_of_its_house(line, stolen):
    ready = line.replace(" exhausted", "")
    with Situation(line=ready, p1_amber=2, p1_line="commander-chan") as table:
        table.answer("act crewman-jorg")
        table.changed(line=line, **({"amber": 1, "p1_amber": 1} if stolen else {}))


# Observ-u-Max


@pytest.mark.parametrize("way", ["fight", "reap"])
def test_observ_u_max_lets_its_creature_capture(way):
    with Situation(line="lieutenant-khrkhar +observ-u-max", p1_line="dust-pixie", p1_amber=2) as table:
        table.answer(f"{way} lieutenant-khrkhar")
        assert table.state.play[table.card("lieutenant-khrkhar")].amber == 1
        assert table.state.players[1].amber == 1


# Scout Pete


@pytest.mark.parametrize("way", ["play", "fight", "reap"])
@pytest.mark.parametrize("discards", [True, False])
def test_scout_pete_looks_at_the_top_card_and_may_discard_it(way, discards):
    mine = {"hand": "scout-pete"} if way == "play" else {"line": "scout-pete"}
    with Situation(**mine, deck="labwork, dextre", p1_deck="troll", p1_line="dust-pixie") as table:
        table.answer(f"{way} scout-pete")
        table.offers("discard-deck labwork", "skip")
        top = table.state.players[0].deck[-1]
        assert [GAME.visible(table.state, player, top) for player in (0, 1)] == [True, False]
        table.answer("discard-deck labwork" if discards else "skip")
        assert slugs(table, "discard") == (["labwork"] if discards else [])
        assert len(slugs(table, "deck")) == (1 if discards else 2)


# Securi-Droid, Stealthster


@pytest.mark.parametrize(("droid", "word"), [("securi-droid", "taunt"), ("stealthster", "elusive")])
def test_such_a_robot_has_its_keyword_or_gives_it(droid, word):
    with Situation(hand=droid, line="dextre, mother") as table:
        table.answer(f"play {droid}", f"as-creature {droid}", "right")
        assert keyword(table.state, table.card(droid), word) == 1
        assert keyword(table.state, table.card("mother"), word) == 0
    with Situation(hand=droid, line="dextre, mother") as table:
        table.answer(f"play {droid}", f"as-upgrade {droid}", "attach mother")
        table.changed(hand="", line=f"dextre, mother +{droid}")
        assert [keyword(table.state, table.card(c), word) for c in ("dextre", "mother")] == [0, 1]


# Subdue


def test_subdue_deals_damage_and_stuns():
    with Situation(hand="subdue", line="dextre", p1_line="troll, krump") as table:
        table.answer("play subdue")
        table.offers("damage dextre", "damage troll", "damage krump")
        table.answer("damage troll")
        table.changed(amber=1, hand="", discard="subdue", p1_line="troll stunned damage:1, krump")


def test_subdue_stuns_who_is_warded_or_has_armor():
    with Situation(hand="subdue", p1_line="raiding-knight warded") as table:
        table.answer("play subdue")
        table.changed(amber=1, hand="", discard="subdue", p1_line="raiding-knight stunned")


# Subject Kirby


@pytest.mark.parametrize("way", ["play", "fight", "reap"])
def test_subject_kirby_allows_one_creature_of_another_house(way):
    hand = "labwork, dextre, mother, commander-chan"
    mine = {"hand": f"subject-kirby, {hand}"} if way == "play" else {"line": "subject-kirby", "hand": hand}
    with Situation(**mine, p1_line="dust-pixie") as table:
        table.refused("play dextre", "KF-HOUSE-02")
        table.answer(f"{way} subject-kirby")
        table.refused("play labwork", "KF-HOUSE-02")
        table.answer("play commander-chan", "left", "play dextre", "left")
        table.refused("play mother", "KF-HOUSE-02")


@pytest.mark.parametrize("way", ["play", "fight", "reap"])
def test_subject_kirby_in_another_house_allows_no_card_of_its_own(way):
    mine = {"line": "subject-kirby house:logos", "hand": "commander-chan, bumpsy"}
    if way == "play":
        mine = {"hand": "subject-kirby house:logos, commander-chan, bumpsy"}
    with Situation(**mine | {"house": "logos"}, p1_line="dust-pixie") as table:
        table.answer(f"{way} subject-kirby")
        table.refused("play commander-chan", "KF-HOUSE-02")
        assert table.can("play bumpsy")


# Survey


@pytest.mark.rule("KF-FAQ-18", "KF-ABIL-11")
def test_survey_discards_one_of_two_and_leaves_the_other_on_top():
    with Situation(hand="survey", deck="troll, krump, bumpsy", discard="umbra") as table:
        table.answer("play survey")
        table.offers("discard-deck troll", "discard-deck krump")
        table.answer("discard-deck krump")
        table.changed(amber=1, hand="", deck="troll, bumpsy", discard="survey, krump, umbra")


def test_survey_shows_the_cards_to_you_alone():
    with Situation(hand="survey", deck="troll, krump, bumpsy") as table:
        table.answer("play survey")
        seen = [GAME.view(table.state, player).sides[0].deck for player in (0, 1)]
        assert [len([card for card in deck if card >= 0]) for deck in seen] == [2, 0]
        table.answer("discard-deck troll")
        table.changed(amber=1, hand="", deck="krump, bumpsy", discard="survey, troll")


@pytest.mark.parametrize("deck", ["", "troll"])
def test_survey_discards_what_there_is(deck):
    with Situation(hand="survey", deck=deck, discard="umbra") as table:
        table.answer("play survey")
        pile = f"survey, {deck}, umbra" if deck else "survey, umbra"
        table.changed(amber=1, hand="", discard=pile, **({"deck": ""} if deck else {}))


# Teleporter Chief Tink


def test_teleporter_chief_tink_swaps_places_and_lets_the_other_be_used():
    with Situation(line="teleporter-chief-tink, dextre, mother", p1_line="troll") as table:
        assert not table.can("reap mother")
        table.answer("act teleporter-chief-tink")
        table.offers("swap dextre", "swap mother")
        table.answer("swap mother")
        table.changed(line="mother, dextre, teleporter-chief-tink exhausted")
        assert not table.can("reap dextre")
        table.answer("reap mother")
        table.changed(amber=1, line="mother exhausted, dextre, teleporter-chief-tink exhausted")


# Armory Officer Nel


@pytest.mark.parametrize("mine", [True, False])
def test_armory_officer_nel_draws_when_an_upgrade_enters_play(mine):
    side = "" if mine else "p1_"
    given = {f"{side}line": "armory-officer-nel", f"{side}deck": "labwork, dextre"}
    with Situation(hand="force-field", **given) as table:
        table.answer("play force-field")
        assert slugs(table, "hand", 0 if mine else 1) == ["labwork"]


def test_armory_officer_nel_draws_for_no_creature_but_for_a_robot_as_an_upgrade():
    with Situation(
        hand="stealthster, commander-chan", line="armory-officer-nel", deck="labwork, dextre"
    ) as table:
        table.answer("play commander-chan", "left")
        assert slugs(table, "hand") == ["stealthster"]
        table.answer("play stealthster", "as-upgrade stealthster", "attach commander-chan")
        assert slugs(table, "hand") == ["labwork"]


# Away Team


def test_the_upgrades_of_away_team_are_archived_by_their_owners():
    with Situation(
        house="brobnar", line="krump", p1_line="away-team +stunner +force-field/owner:0, troll +observ-u-max"
    ) as table:
        table.answer("fight krump", "attack away-team")
        assert slugs(table, "archives") == ["force-field"]
        assert slugs(table, "archives", 1) == ["stunner"]
        assert slugs(table, "discard", 1) == ["away-team"]


# Hayden Oswin, Z-Force Agent 14


@pytest.mark.parametrize("upgrades", [0, 1, 2])
@pytest.mark.parametrize(
    ("name", "upgrade", "way", "reaped"),
    [("hayden-oswin", "detention-coil", "reap", 1), ("z-force-agent-14", "access-denied", "fight", 0)],
)
def test_they_gain_for_each_of_their_upgrades(name, upgrade, way, reaped, upgrades):
    with Situation(line=name + f" +{upgrade}" * upgrades, p1_line="dust-pixie +force-field") as table:
        table.answer(f"{way} {name}")
        assert table.state.players[0].amber == reaped + upgrades


def test_hayden_oswin_gains_nothing_for_upgrades_of_others():
    with Situation(line="hayden-oswin, dextre +stunner") as table:
        table.answer("reap hayden-oswin")
        table.changed(amber=1, line="hayden-oswin exhausted, dextre +stunner")


# LCdr. Trigon


def test_lcdr_trigon_resolves_the_icons_of_the_card_that_it_discards():
    with Situation(
        line="lcdr-trigon", deck="labwork icon:draw, dextre, mother", discard="punch", p1_line="troll"
    ) as table:
        table.answer("reap lcdr-trigon")
        table.changed(
            amber=2, line="lcdr-trigon exhausted", deck="mother", hand="dextre",
            discard="labwork icon:draw, punch",
        )  # fmt: skip


def test_lcdr_trigon_does_nothing_with_an_empty_deck():
    with Situation(line="lcdr-trigon", discard="punch") as table:
        table.answer("reap lcdr-trigon")
        table.changed(amber=1, line="lcdr-trigon exhausted")


# Mutagenesis Researcher


def test_mutagenesis_researcher_has_enhanced_its_deck_with_all_icons():
    assert GAME.card("mutagenesis-researcher").enhance == {"amber": 1, "capture": 1, "damage": 1, "draw": 1}
    assert GAME.card("crewman-jorg").enhance == {"capture": 1}
    assert GAME.card("armory-officer-nel").enhance == {"draw": 1}
    assert GAME.card("ensign-el-samra").enhance == {"draw": 3}


# Particle Sweep


def test_particle_sweep_damages_or_destroys_a_mutant():
    with Situation(hand="particle-sweep", line="dextre", p1_line="troll, lcdr-trigon") as table:
        table.answer("play particle-sweep", "choose troll")
        table.changed(amber=1, hand="", discard="particle-sweep", p1_line="troll damage:2, lcdr-trigon")
    with Situation(hand="particle-sweep", line="dextre", p1_line="troll, lcdr-trigon") as table:
        table.answer("play particle-sweep", "choose lcdr-trigon")
        table.changed(amber=1, hand="", discard="particle-sweep", p1_line="troll", p1_discard="lcdr-trigon")


def test_a_ward_saves_a_mutant_from_particle_sweep():
    with Situation(hand="particle-sweep", p1_line="lcdr-trigon warded") as table:
        table.answer("play particle-sweep")
        table.changed(amber=1, hand="", discard="particle-sweep", p1_line="lcdr-trigon")


# Ambassador Liu


@pytest.mark.parametrize(("card", "changes"), [
    ("gateway-to-dis", {"amber": 1, "p1_amber": 4}), ("umbra", {"amber": 1, "p1_amber": 4}),
    ("labwork", {"amber": 2}), ("dust-pixie", {"amber": 2}),
    ("raiding-knight", {"line": "ambassador-liu exhausted amber:3", "p1_amber": 2}),
    ("saurian-egg", {"line": "ambassador-liu exhausted amber:3", "p1_amber": 2}),
    ("punch", {}), ("zap", {}), ("psychic-network", {}),
])  # fmt: skip
def test_ambassador_liu_does_by_the_house_of_what_is_discarded(card, changes):
    with Situation(line="ambassador-liu", hand=card, p1_amber=5) as table:
        table.answer("act ambassador-liu")
        table.changed(**{"line": "ambassador-liu exhausted", "hand": "", "discard": card} | changes)


def test_ambassador_liu_discards_one_card_of_the_own_hand():
    with Situation(line="ambassador-liu", hand="punch, zap", p1_hand="dextre") as table:
        table.answer("act ambassador-liu")
        table.offers("discard punch", "discard zap")
        table.answer("discard punch")
        table.changed(line="ambassador-liu exhausted", hand="zap", discard="punch")


def test_ambassador_liu_does_nothing_without_a_hand():
    with Situation(line="ambassador-liu", p1_amber=5) as table:
        table.answer("act ambassador-liu")
        table.changed(line="ambassador-liu exhausted")


# Ensign El-Samra


def test_ensign_el_samra_resolves_the_icons_of_a_card_in_hand():
    with Situation(
        line="ensign-el-samra",
        hand="labwork icon:capture, dextre",
        p1_amber=2,
        p1_hand="mother",
        p1_line="troll",
    ) as table:
        table.answer("act ensign-el-samra")
        table.offers("reveal labwork", "reveal dextre")
        table.answer("reveal labwork")
        table.changed(amber=1, p1_amber=1, line="ensign-el-samra exhausted amber:1")
        assert GAME.visible(table.state, 1, table.state.players[0].hand[0])


# Hapless Cadet


@pytest.mark.parametrize(("amber", "left"), [(5, 2), (2, 0)])
def test_hapless_cadet_costs_the_opponent_amber_when_it_is_destroyed(amber, left):
    with Situation(house="brobnar", line="troll", amber=amber, p1_amber=4, p1_line="hapless-cadet") as table:
        table.answer("fight troll")
        table.changed(amber=left, line="troll exhausted damage:3", p1_line="", p1_discard="hapless-cadet")


# Hold the Line


@pytest.mark.parametrize(("line", "drawn"), [("", 3), ("dextre", 2), ("dextre, mother", 1), ("4 dextre", 0)])
def test_hold_the_line_draws_as_many_cards_as_there_are_more_enemies(line, drawn):
    with Situation(hand="hold-the-line", line=line, p1_line="troll, krump, bumpsy", deck="5 labwork") as table:
        table.answer("play hold-the-line")
        assert len(slugs(table, "hand")) == drawn


# Kartanoo


@pytest.mark.rule("KF-ASIF-01")
@pytest.mark.parametrize(("artifact", "side"), [("library-of-babble", "p1_"), ("library-of-babble", "")])
def test_kartanoo_uses_an_artifact_of_any_player_as_its_own(artifact, side):
    with Situation(
        line="kartanoo", deck="labwork", p1_deck="dextre", **{f"{side}artifacts": artifact}
    ) as table:
        table.answer("reap kartanoo")
        table.changed(
            amber=1, line="kartanoo exhausted", hand="labwork", deck="",
            **{f"{side}artifacts": f"{artifact} exhausted"},
        )  # fmt: skip


def test_kartanoo_chooses_among_all_artifacts():
    with Situation(
        line="kartanoo", artifacts="library-of-babble", p1_artifacts="anomaly-exploiter, key-to-dis exhausted",
        deck="labwork",
    ) as table:  # fmt: skip
        table.answer("reap kartanoo")
        table.offers("choose library-of-babble", "choose anomaly-exploiter", "choose key-to-dis")
        table.answer("choose key-to-dis")
        table.changed(amber=1, line="kartanoo exhausted")


# Z-Particle Tracker


def test_z_particle_tracker_searches_an_upgrade():
    with Situation(
        line="lieutenant-khrkhar +z-particle-tracker", deck="labwork, stunner, force-field",
        p1_line="dust-pixie", p1_deck="observ-u-max",
    ) as table:  # fmt: skip
        table.answer("fight lieutenant-khrkhar")
        table.offers("to-hand stunner", "to-hand force-field", "skip")
        table.answer("to-hand stunner")
        assert slugs(table, "hand") == ["stunner"]
        assert sorted(slugs(table, "deck")) == ["force-field", "labwork"]


def test_z_particle_tracker_finds_nothing_when_its_creature_reaps():
    with Situation(line="lieutenant-khrkhar +z-particle-tracker", deck="stunner") as table:
        table.answer("reap lieutenant-khrkhar")
        table.changed(amber=1, line="lieutenant-khrkhar exhausted +z-particle-tracker")


# Z-Ray Blaster


def test_z_ray_blaster_hurts_the_neighbors_of_who_is_fought():
    with Situation(
        line="lieutenant-khrkhar +z-ray-blaster, dextre", p1_line="krump, mother, troll, bumpsy"
    ) as table:
        assert (table.power("lieutenant-khrkhar"), table.power("dextre")) == (8, 3)
        table.answer("fight lieutenant-khrkhar", "attack mother")
        table.changed(
            line="lieutenant-khrkhar exhausted damage:5 +z-ray-blaster, dextre",
            p1_line="krump damage:3, troll damage:3, bumpsy", p1_discard="mother",
        )  # fmt: skip
