"""What the cards of Star Alliance in Mass Mutation do."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.rules.creature_stats import armor, keyword

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


# Others


# Blast Shielding


@pytest.mark.parametrize("way", ["fight", "reap", "act"])
def test_blast_shielding_may_go_to_a_neighbor_after_its_creature_is_used(way):
    with Situation(
        line="dextre, crewman-jorg +blast-shielding, mother, hyde", p1_line="dust-pixie, troll"
    ) as table:
        assert [armor(table.state, table.card(c)) for c in ("dextre", "crewman-jorg", "mother")] == [0, 2, 0]
        table.answer(f"{way} crewman-jorg", *(["attack dust-pixie"] if way == "fight" else []))
        table.offers("attach dextre", "attach mother", "skip")
        table.answer("attach mother")
        assert [armor(table.state, table.card(c)) for c in ("dextre", "crewman-jorg", "mother")] == [0, 0, 2]
        assert table.state.play[table.card("blast-shielding")].host == table.card("mother")


def test_blast_shielding_may_stay_and_belongs_to_one_creature():
    with Situation(line="dextre, crewman-jorg +blast-shielding") as table:
        table.answer("reap crewman-jorg", "skip")
        table.changed(amber=1, line="dextre, crewman-jorg exhausted +blast-shielding")
    with Situation(line="commander-chan, dextre, crewman-jorg +blast-shielding") as table:
        table.answer("reap commander-chan", "choose dextre")
        table.changed(amber=2, line="commander-chan exhausted, dextre exhausted, crewman-jorg +blast-shielding")


def test_the_controller_of_the_creature_says_where_blast_shielding_goes():
    with Situation(line="dextre, crewman-jorg +blast-shielding/owner:1", p1_line="troll") as table:
        table.answer("reap crewman-jorg", "attach dextre")
        table.changed(amber=1, line="dextre +blast-shielding/owner:1, crewman-jorg exhausted")


def test_armor_that_went_with_blast_shielding_protects_no_more():
    with Situation(
        line="dextre, lieutenant-khrkhar +blast-shielding", p1_line="dust-imp", hand="subdue"
    ) as table:
        table.answer("fight lieutenant-khrkhar", "attach dextre")
        table.changed(
            line="dextre +blast-shielding, lieutenant-khrkhar exhausted", p1_line="", p1_discard="dust-imp",
            p1_amber=2,
        )  # fmt: skip
        table.answer("play subdue", "damage lieutenant-khrkhar")
        table.changed(
            amber=1, hand="", discard="subdue",
            line="dextre +blast-shielding, lieutenant-khrkhar exhausted stunned damage:1",
        )  # fmt: skip


# The mutant aliens

ALIENS = ["daemo-alien", "dino-alien", "lyco-alien", "sacro-alien", "techno-alien", "umbra-alien"]


@pytest.mark.parametrize("alien", ALIENS)
def test_an_alien_that_fights_takes_one_of_three_cards_and_puts_one_under_the_deck(alien):
    with Situation(line=alien, deck="labwork, dextre, mother, hyde", p1_line="dust-pixie") as table:
        table.answer(f"fight {alien}")
        table.offers("to-hand labwork", "to-hand dextre", "to-hand mother")
        table.answer("to-hand dextre")
        table.offers("to-deck-bottom labwork", "to-deck-bottom mother")
        table.answer("to-deck-bottom labwork")
        assert slugs(table, "hand") == ["dextre"]
        assert slugs(table, "deck") == ["labwork", "hyde", "mother"]
        assert not any(GAME.visible(table.state, 1, card) for card in table.state.players[0].deck)


@pytest.mark.parametrize(("deck", "hand", "left"), [("labwork, labwork", 1, 1), ("labwork", 1, 0), ("", 0, 0)])
def test_an_alien_takes_what_there_is(deck, hand, left):
    with Situation(line="sacro-alien", deck=deck, discard="mother", p1_line="dust-pixie") as table:
        table.answer("fight sacro-alien")
        assert (len(slugs(table, "hand")), len(slugs(table, "deck"))) == (hand, left)


def test_daemo_alien_steals_when_it_is_destroyed():
    with Situation(house="brobnar", line="troll", amber=3, p1_line="daemo-alien") as table:
        table.answer("fight troll")
        table.changed(
            amber=2, p1_amber=1, line="troll exhausted damage:3", p1_line="", p1_discard="daemo-alien"
        )


def test_dino_alien_may_be_exalted_to_deal_damage():
    with Situation(hand="dino-alien", p1_line="troll, krump") as table:
        table.answer("play dino-alien", "exalt dino-alien")
        table.offers("damage dino-alien", "damage troll", "damage krump")
        table.answer("damage troll")
        table.changed(hand="", line="dino-alien exhausted amber:1", p1_line="troll damage:3, krump")
    with Situation(hand="dino-alien", p1_line="troll") as table:
        table.answer("play dino-alien", "skip")
        table.changed(hand="", line="dino-alien exhausted")


def test_techno_alien_that_reaps_exchanges_a_card():
    with Situation(line="techno-alien", hand="labwork, mother", deck="dextre, hyde", p1_hand="umbra") as table:
        table.answer("reap techno-alien")
        table.offers("discard labwork", "discard mother")
        table.answer("discard labwork")
        table.changed(
            amber=1, line="techno-alien exhausted", hand="mother, dextre", deck="hyde", discard="labwork"
        )
    with Situation(line="techno-alien", deck="dextre, hyde") as table:
        table.answer("reap techno-alien")
        table.changed(amber=1, line="techno-alien exhausted")


@pytest.mark.parametrize(("alien", "word"), [("lyco-alien", "skirmish"), ("umbra-alien", "elusive")])
def test_an_alien_has_a_keyword(alien, word):
    with Situation(line=alien) as table:
        assert keyword(table.state, table.card(alien), word) == 1


# Hadron Collision


def test_hadron_collision_removes_the_ward_and_goes_past_armor():
    with Situation(hand="hadron-collision", line="dextre", p1_line="raiding-knight warded, troll") as table:
        table.answer("play hadron-collision")
        table.offers("unward dextre", "unward raiding-knight", "unward troll")
        table.answer("unward raiding-knight")
        table.changed(
            hand="", discard="hadron-collision", p1_line="raiding-knight damage:3, troll",
        )  # fmt: skip


def test_hadron_collision_damages_who_has_no_ward():
    with Situation(hand="hadron-collision", p1_line="troll") as table:
        table.answer("play hadron-collision")
        table.changed(hand="", discard="hadron-collision", p1_line="troll damage:3")


# ANT1-10NY


def test_ant1_10ny_captures_all_and_gives_back_one_each_turn():
    with Situation(
        hand="ant1-10ny, 6 labwork", p1_amber=5, p1_hand="6 labwork", p1_houses="logos, dis, mars",
        houses="logos, dis, star-alliance",
    ) as table:  # fmt: skip
        table.answer("play ant1-10ny")
        table.changed(hand="6 labwork", p1_amber=0, line="ant1-10ny exhausted amber:5")
        table.answer("end-turn", "logos")
        table.changed(player=1, p1_amber=1, line="ant1-10ny amber:4")
        table.answer("end-turn", "logos")
        table.changed(player=0)


def test_ant1_10ny_without_amber_gives_nothing():
    with Situation(line="ant1-10ny", hand="6 labwork", p1_houses="logos, dis, mars", p1_amber=2) as table:
        table.answer("end-turn", "logos")
        table.changed(player=1)


# New Frontiers


def test_new_frontiers_archives_the_chosen_house_and_discards_the_rest():
    with Situation(hand="new-frontiers", deck="labwork, punch, dextre, mother") as table:
        table.answer("play new-frontiers", "logos")
        assert sorted(slugs(table, "archives")) == ["dextre", "labwork"]
        assert sorted(slugs(table, "discard")) == ["new-frontiers", "punch"]
        assert slugs(table, "deck") == ["mother"]
        assert all(GAME.visible(table.state, 1, card) for card in table.state.players[0].archives)


def test_new_frontiers_with_a_short_deck_and_another_house():
    with Situation(hand="new-frontiers", deck="labwork, punch") as table:
        table.answer("play new-frontiers", "mars")
        assert sorted(slugs(table, "discard")) == ["labwork", "new-frontiers", "punch"]
        assert slugs(table, "archives") == []


# Commander Dhrxgar


@pytest.mark.parametrize(
    ("host", "gained"), [("commander-dhrxgar", 1), ("dextre", 1), ("mother", 0), ("troll", 0)]
)
@pytest.mark.parametrize("side", ["", "p1_"])
def test_commander_dhrxgar_gains_when_an_upgrade_comes_to_it_or_a_neighbor(host, gained, side):
    other = "" if side else "p1_"
    lines = {f"{side}line": "commander-dhrxgar, dextre, mother", f"{other}line": "troll"}
    with Situation(hand="force-field", **lines) as table:
        table.answer("play force-field", f"attach {host}")
        assert [table.state.players[i].amber for i in (0, 1)] == ([1 + gained, 0] if not side else [1, gained])


def test_commander_dhrxgar_gains_when_an_upgrade_moves_to_it():
    with Situation(line="commander-dhrxgar, crewman-jorg +blast-shielding") as table:
        table.answer("reap crewman-jorg", "attach commander-dhrxgar")
        table.changed(amber=2, line="commander-dhrxgar +blast-shielding, crewman-jorg exhausted")


def test_commander_dhrxgar_does_not_heed_creatures_and_robots_as_creatures():
    with Situation(hand="stealthster", line="commander-dhrxgar") as table:
        table.answer("play stealthster", "as-creature stealthster", "left")
        table.changed(hand="", line="stealthster exhausted, commander-dhrxgar")


# J.O.N. Cargo


def test_jon_cargo_archives_what_shares_a_house_with_the_discarded_card():
    with Situation(
        line="jon-cargo",
        deck="labwork, mother",
        hand="dextre, punch, umbra, doc-bookton",
        discard="batdrone",
        p1_hand="hyde",
    ) as table:
        table.answer("reap jon-cargo")
        assert sorted(slugs(table, "archives")) == ["dextre", "doc-bookton"]
        assert sorted(slugs(table, "hand")) == ["punch", "umbra"]
        assert slugs(table, "discard") == ["batdrone", "labwork"]
        assert slugs(table, "hand", 1) == ["hyde"]
        assert all(GAME.visible(table.state, 1, card) for card in table.state.players[0].archives)


def test_jon_cargo_archives_nothing_with_an_empty_deck():
    with Situation(line="jon-cargo", hand="dextre, punch", discard="batdrone") as table:
        table.answer("reap jon-cargo")
        table.changed(amber=1, line="jon-cargo exhausted")


# Matter Maker


def test_matter_maker_lets_upgrades_of_any_house_be_played():
    with Situation(
        artifacts="matter-maker", hand="blood-of-titans, rocket-boots, dextre, punch", line="mother"
    ) as table:
        table.answer("play blood-of-titans", "play rocket-boots")
        assert slugs(table, "hand") == ["dextre", "punch"]
        assert not any(table.can(answer) for answer in ("play dextre", "play punch", "discard punch"))


def test_matter_maker_lets_the_opponent_play_nothing():
    with Situation(p1_artifacts="matter-maker", hand="blood-of-titans", line="mother") as table:
        table.refused("play blood-of-titans", "KF-HOUSE-02")


@pytest.mark.rule("KF-TURN-12")
def test_matter_maker_does_not_lift_the_rule_of_the_first_turn():
    with Situation(hand="matter-maker, blood-of-titans", line="mother", first=True) as table:
        table.answer("play matter-maker")
        assert not table.can("play blood-of-titans")


# Z-Wave Emitter


def test_z_wave_emitter_wards_at_the_start_of_its_players_turn():
    houses = {"houses": "logos, dis, mars", "p1_houses": "logos, dis, mars"}
    with Situation(
        line="troll +z-wave-emitter/owner:1, umbra", hand="6 labwork", p1_hand="6 labwork", **houses
    ) as table:
        table.answer("end-turn", "logos")
        table.changed(player=1, line="troll warded +z-wave-emitter/owner:1, umbra")
        table.answer("end-turn", "logos")
        table.changed(player=0)
    with Situation(line="troll +z-wave-emitter", hand="6 labwork", p1_hand="6 labwork", **houses) as table:
        table.answer("end-turn", "logos")
        table.changed(player=1)
        table.answer("end-turn", "logos")
        table.changed(player=0, line="troll warded +z-wave-emitter")


# Permissions for one type of cards, and cards that may be played as another type


@pytest.mark.rule("KF-PLAY-13")
def test_matter_maker_lets_a_robot_of_another_house_be_played_as_an_upgrade_only():
    with Situation(
        house="logos", artifacts="matter-maker", hand="stealthster, commander-chan", line="mother"
    ) as table:
        table.refused("play commander-chan", "KF-HOUSE-02")
        table.answer("play stealthster")
        assert slugs(table, "hand") == ["commander-chan"]
        assert table.state.play[table.card("mother")].upgrades == [table.card("stealthster")]


@pytest.mark.rule("KF-PLAY-13", "KF-LEAVE-02")
def test_a_robot_that_was_an_upgrade_this_turn_is_a_creature_card_in_hand():
    """So Matter Maker does not let it be played as a creature."""
    line, artifacts = "scout-pete +stealthster/house:dis, krump", "transporter-platform, matter-maker"
    with Situation(line=line, artifacts=artifacts) as table:
        table.answer("act transporter-platform", "choose scout-pete", "play stealthster")
        assert table.state.play[table.card("krump")].upgrades == [table.card("stealthster")]


def test_a_robot_without_a_creature_to_bear_it_is_not_played_by_matter_maker():
    with Situation(house="logos", artifacts="matter-maker", hand="stealthster") as table:
        assert not table.can("play stealthster")


def test_in_its_own_house_a_robot_is_played_as_either_in_spite_of_matter_maker():
    with Situation(artifacts="matter-maker", hand="stealthster", line="mother") as table:
        table.answer("play stealthster")
        table.offers("as-creature stealthster", "as-upgrade stealthster")
        table.answer("as-creature stealthster", "left")


@pytest.mark.parametrize(("kirby", "line", "upgrades"), [
    ("subject-kirby", 3, 0), ("com-officer-kirby", 2, 1),
])  # fmt: skip
def test_a_permission_for_one_type_is_used_up_by_a_robot_of_that_type(kirby, line, upgrades):
    hand = f"{kirby}, stealthster house:logos, dextre, labwork"
    with Situation(hand=hand, line="commander-chan") as table:
        table.answer(f"play {kirby}", "left", "play stealthster")
        table.answer("left" if kirby == "subject-kirby" else "attach commander-chan")
        assert len(table.state.players[0].line) == line
        assert sum(len(piece.upgrades) for piece in table.state.play.values()) == upgrades
        assert not any(table.can(answer) for answer in ("play dextre", "play labwork"))
