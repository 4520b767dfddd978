"""Star Alliance of Mass Mutation: the other cards."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.rules.damage import armor, keyword

Situation = partial(situations.Situation, house="star-alliance")


def slugs(table, zone, player=0):
    return [GAME.slug(table.state, card) for card in getattr(table.state.players[player], zone)]


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
