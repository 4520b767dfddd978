"""Star Alliance of Worlds Collide: the other cards."""

from functools import partial

import pytest

from tests.games.keyforge import situations
from trivault.games.keyforge.game import GAME

Situation = partial(situations.Situation, house="star-alliance")


# CXO Taber


@pytest.mark.rule("KF-PLAY-16", "KF-USE-12")
@pytest.mark.parametrize("way", ["fight", "reap"])
def test_cxo_taber_allows_to_play_or_to_use_one_card_of_another_house(way):
    given = {
        "line": "cxo-taber, dextre, mother, commander-chan", "hand": "labwork, punch", "p1_line": "dust-pixie",
        "artifacts": "library-of-babble", "deck": "hyde",
    }  # fmt: skip
    with Situation(**given) as table:
        assert not table.can("reap dextre")
        table.answer(f"{way} cxo-taber")
        assert all(table.can(a) for a in ("reap dextre", "act library-of-babble", "play labwork", "play punch"))
        table.answer("reap dextre")
        table.refused("reap mother", "KF-USE-01")
        table.refused("play labwork", "KF-HOUSE-02")
        table.answer("reap commander-chan", "choose cxo-taber")
    with Situation(**given) as table:
        table.answer(f"{way} cxo-taber", "play labwork")
        table.refused("reap dextre", "KF-USE-01")
        table.refused("act library-of-babble", "KF-USE-05")


def test_two_uses_of_cxo_taber_allow_two_cards():
    with Situation(line="cxo-taber, cxo-taber, dextre, mother", hand="labwork, fertility-chant") as table:
        table.answer("reap cxo-taber", "reap cxo-taber", "reap dextre")
        assert all(table.can(answer) for answer in ("reap mother", "play labwork"))
        table.answer("play fertility-chant")
        assert not any(table.can(answer) for answer in ("reap mother", "play labwork"))


@pytest.mark.parametrize("way", ["fight", "reap"])
def test_cxo_taber_in_another_house_allows_no_card_of_its_own(way):
    with Situation(
        house="logos",
        line="cxo-taber house:logos, commander-chan",
        hand="force-field, punch",
        p1_line="dust-pixie",
    ) as table:
        table.answer(f"{way} cxo-taber")
        table.refused("play force-field", "KF-HOUSE-02")
        assert table.can("play punch")
        assert not table.can("reap commander-chan")


def test_what_cxo_taber_has_allowed_can_be_laid_out():
    with Situation(effects="cxo-taber", line="dextre, mother", hand="labwork") as table:
        table.answer("reap dextre")
        assert not any(table.can(answer) for answer in ("reap mother", "play labwork"))


# Lay of the Land, Navigator Ali


def test_lay_of_the_land_puts_three_cards_back_in_any_order_and_draws():
    with Situation(hand="lay-of-the-land", deck="labwork, dextre, mother, hyde", p1_deck="troll") as table:
        table.answer("play lay-of-the-land", "order labwork mother dextre")
        table.changed(amber=1, hand="dextre", deck="mother, labwork, hyde", discard="lay-of-the-land")
        deck = table.state.players[0].deck
        assert [GAME.visible(table.state, 0, card) for card in deck] == [False, True, True]
        assert not any(GAME.visible(table.state, 1, card) for card in deck)


@pytest.mark.parametrize("way", ["play", "fight", "reap"])
def test_navigator_ali_orders_the_top_of_the_deck(way):
    mine = {"hand": "navigator-ali"} if way == "play" else {"line": "navigator-ali"}
    with Situation(**mine, deck="labwork, dextre, mother, hyde", p1_line="dust-pixie") as table:
        table.answer(f"{way} navigator-ali", "order labwork dextre mother")
        deck = [GAME.slug(table.state, card) for card in reversed(table.state.players[0].deck)]
        assert deck == ["mother", "dextre", "labwork", "hyde"]


@pytest.mark.parametrize("deck", ["", "labwork"])
def test_navigator_ali_orders_what_there_is(deck):
    with Situation(line="navigator-ali", deck=deck, discard="dextre") as table:
        table.answer("reap navigator-ali")
        table.changed(amber=1, line="navigator-ali exhausted")


def test_the_opponent_does_not_know_any_more_what_lies_where_after_navigator_ali():
    with Situation(line="navigator-ali", deck="labwork known:1, dextre") as table:
        table.answer("reap navigator-ali", "order labwork dextre")
        assert not any(GAME.visible(table.state, 1, card) for card in table.state.players[0].deck)


# Quintrino Flux


def test_quintrino_flux_destroys_by_the_power_of_two_creatures():
    with Situation(
        hand="quintrino-flux", line="dextre, mother, batdrone", p1_line="lieutenant-khrkhar, troll, silvertooth"
    ) as table:
        table.answer("play quintrino-flux")
        table.offers("choose dextre", "choose mother", "choose batdrone")
        table.answer("choose batdrone")
        table.offers("choose lieutenant-khrkhar", "choose troll", "choose silvertooth")
        table.answer("choose lieutenant-khrkhar")
        table.changed(
            hand="", line="dextre", discard="quintrino-flux, batdrone, mother",
            p1_line="troll", p1_discard="silvertooth, lieutenant-khrkhar",
        )  # fmt: skip


def test_quintrino_flux_with_creatures_on_one_side_only_and_with_a_ward():
    with Situation(hand="quintrino-flux", p1_line="troll warded, krump, mother") as table:
        table.answer("play quintrino-flux", "choose troll")
        table.changed(hand="", discard="quintrino-flux", p1_line="troll, krump, mother")


# Sci. Officer Morpheus


def test_sci_officer_morpheus_triggers_play_effects_twice():
    with Situation(
        house="logos", hand="timetraveller", line="sci-officer-morpheus", deck="5 labwork, dextre"
    ) as table:
        table.answer("play timetraveller", "left", "resolve timetraveller timetraveller")
        table.changed(
            amber=1,
            hand="4 labwork",
            deck="labwork, dextre",
            line="timetraveller exhausted, sci-officer-morpheus",
        )


def test_sci_officer_morpheus_heeds_no_actions_no_creatures_without_play_effect_and_no_enemies():
    with Situation(
        house="logos", hand="labwork, batdrone, dextre, hyde", line="sci-officer-morpheus", p1_line="troll"
    ) as table:
        table.answer("play labwork", "archive hyde", "play batdrone", "left")
        table.changed(
            amber=1, hand="dextre", discard="labwork", archives="hyde",
            line="batdrone exhausted, sci-officer-morpheus",
        )  # fmt: skip
    with Situation(house="logos", hand="batdrone", line="sci-officer-morpheus, hunting-witch") as table:
        table.answer("play batdrone", "left")  # nothing to order: only the witch hears of it
        table.changed(amber=1, hand="", line="batdrone exhausted, sci-officer-morpheus, hunting-witch")
    with Situation(house="logos", hand="dextre", p1_line="sci-officer-morpheus", p1_amber=3) as table:
        table.answer("play dextre")
        table.changed(hand="", line="dextre exhausted amber:1", p1_amber=2)


# Tactical Officer Moon


def test_tactical_officer_moon_rearranges_a_battleline():
    with Situation(
        hand="tactical-officer-moon", line="dextre", p1_line="troll, krump damage:1, bumpsy"
    ) as table:
        table.answer("play tactical-officer-moon", "left")
        table.offers("choose p0", "choose p1", "skip")
        table.answer("choose p1", "order bumpsy troll krump")
        table.changed(
            hand="", line="tactical-officer-moon exhausted, dextre", p1_line="bumpsy, troll, krump damage:1"
        )


def test_tactical_officer_moon_may_leave_everything_and_moves_nobody_alone():
    with Situation(hand="tactical-officer-moon", p1_line="troll, krump") as table:
        table.answer("play tactical-officer-moon")
        table.offers("choose p1", "skip")
        table.answer("skip")
        table.changed(hand="", line="tactical-officer-moon exhausted")
    with Situation(hand="tactical-officer-moon", p1_line="troll") as table:
        table.answer("play tactical-officer-moon")
        table.changed(hand="", line="tactical-officer-moon exhausted")


# Transporter Platform


def test_transporter_platform_returns_a_friendly_creature_with_its_upgrades():
    with Situation(
        artifacts="transporter-platform", line="dextre +stunner +force-field/owner:1, mother +stunner",
        p1_line="troll",
    ) as table:  # fmt: skip
        table.answer("act transporter-platform")
        table.offers("choose dextre", "choose mother")
        table.answer("choose dextre")
        table.changed(
            artifacts="transporter-platform exhausted", line="mother +stunner", hand="dextre, stunner",
            p1_hand="force-field",
        )  # fmt: skip


@pytest.mark.rule("KF-STAT-WARD-01")
def test_a_ward_keeps_the_creature_but_not_its_upgrades_from_transporter_platform():
    with Situation(artifacts="transporter-platform", line="dextre warded +stunner", p1_line="troll") as table:
        table.answer("act transporter-platform")
        table.changed(artifacts="transporter-platform exhausted", line="dextre", hand="stunner")


# Book of leQ


def test_book_of_leq_changes_the_active_house():
    with Situation(
        artifacts="book-of-leq",
        deck="labwork, zap",
        hand="commander-chan, dextre",
        line="mother, navigator-ali",
    ) as table:
        table.answer("act book-of-leq")
        table.changed(artifacts="book-of-leq exhausted")
        assert GAME.visible(table.state, 1, table.state.players[0].deck[-1])
        assert all(table.can(answer) for answer in ("play dextre", "reap mother"))
        assert not any(table.can(answer) for answer in ("play commander-chan", "reap navigator-ali"))


@pytest.mark.parametrize("deck", ["zap", ""])
def test_book_of_leq_ends_the_turn(deck):
    with Situation(
        artifacts="book-of-leq", deck=deck, hand="6 commander-chan", line="navigator-ali exhausted"
    ) as table:
        table.answer("act book-of-leq")
        assert table.state.active == 1
        assert table.state.play[table.card("navigator-ali")].ready


# General Order 24


def test_general_order_24_destroys_a_house_at_the_start_of_each_turn():
    with Situation(
        artifacts="general-order-24", line="batdrone, troll", p1_line="doc-bookton, krump, umbra",
        hand="6 labwork", p1_hand="6 labwork", p1_houses="logos, dis, mars",
    ) as table:  # fmt: skip
        table.answer("end-turn")
        table.offers("choose doc-bookton", "choose krump", "choose umbra")
        table.answer("choose krump")
        table.changed(
            player=1, line="batdrone", discard="troll", p1_line="doc-bookton, umbra", p1_discard="krump"
        )
        table.answer("logos", "end-turn")  # the only creature of the other player is chosen for them
        table.changed(
            player=0, line="", discard="batdrone, troll", p1_line="umbra", p1_discard="doc-bookton, krump"
        )
        table.answer("logos")


def test_general_order_24_is_destroyed_when_a_player_has_no_creature():
    with Situation(
        artifacts="general-order-24", line="dextre", hand="6 labwork", p1_houses="logos, dis, mars"
    ) as table:
        table.answer("end-turn", "logos")
        table.changed(player=1, artifacts="", discard="general-order-24")


# Operations Officer Yshi


@pytest.mark.parametrize("way", ["fight", "reap"])
@pytest.mark.parametrize(("line", "captured"), [
    ("commander-chan exhausted, operations-officer-yshi, {}", 1), ("{}, dextre, operations-officer-yshi", 0),
])  # fmt: skip
def test_the_neighbors_of_operations_officer_yshi_capture(way, line, captured):
    with Situation(line=line.format("lieutenant-khrkhar"), p1_line="dust-pixie, troll", p1_amber=3) as table:
        answers = ["attack dust-pixie"] if way == "fight" else []
        table.answer(f"{way} lieutenant-khrkhar", *answers)
        assert table.state.play[table.card("lieutenant-khrkhar")].amber == captured
        assert table.state.players[1].amber == 3 - captured


def test_operations_officer_yshi_itself_captures_nothing_and_a_dead_neighbor_neither():
    with Situation(line="operations-officer-yshi, dextre", p1_line="troll", p1_amber=3) as table:
        table.answer("reap operations-officer-yshi")
        table.changed(amber=1, line="operations-officer-yshi exhausted, dextre")
    with Situation(house="logos", line="operations-officer-yshi, dextre", p1_line="troll", p1_amber=3) as table:
        table.answer("fight dextre")
        table.changed(line="operations-officer-yshi", deck="dextre", p1_line="troll damage:3")


# Peace Accord


def test_peace_accord_gives_to_each_player():
    with Situation(hand="peace-accord") as table:
        table.answer("play peace-accord")
        table.changed(amber=2, p1_amber=2, hand="", artifacts="peace-accord exhausted")


@pytest.mark.parametrize(("amber", "left"), [(6, 2), (3, 0)])
@pytest.mark.parametrize("side", ["", "p1_"])
def test_who_fights_breaks_the_peace_accord(amber, left, side):
    given = {f"{side}artifacts": "peace-accord"}
    with Situation(line="lieutenant-khrkhar", p1_line="troll", amber=amber, p1_amber=5, **given) as table:
        table.answer("fight lieutenant-khrkhar")
        table.changed(
            amber=left, line="", p1_line="troll damage:5", **{f"{side}artifacts": ""},
            **({"discard": "peace-accord, lieutenant-khrkhar"} if not side else
               {"discard": "lieutenant-khrkhar", "p1_discard": "peace-accord"}),
        )  # fmt: skip


def test_who_reaps_keeps_the_peace_accord():
    with Situation(line="lieutenant-khrkhar", amber=5, artifacts="peace-accord") as table:
        table.answer("reap lieutenant-khrkhar")
        table.changed(amber=6, line="lieutenant-khrkhar exhausted")


# Plasma Nozzle


@pytest.mark.rule("KF-DMG-15")
def test_plasma_nozzle_splashes_before_the_fight():
    with Situation(
        line="lieutenant-khrkhar +plasma-nozzle, dextre", p1_line="krump, troll, mother, bumpsy"
    ) as table:
        table.answer("fight lieutenant-khrkhar", "attack troll")
        table.changed(
            line="dextre",
            discard="lieutenant-khrkhar, plasma-nozzle",
            p1_line="krump damage:2, troll damage:7, mother damage:2, bumpsy",
        )


# Quixxle Stone


@pytest.mark.parametrize(("mine", "theirs", "can"), [
    ("dextre", "", False), ("dextre, mother", "troll", False), ("dextre", "troll", True), ("", "troll", True),
])  # fmt: skip
@pytest.mark.parametrize("side", ["", "p1_"])
def test_quixxle_stone_forbids_creatures_to_who_has_more(mine, theirs, can, side):
    with Situation(
        hand="commander-chan, zap", line=mine, p1_line=theirs, **{f"{side}artifacts": "quixxle-stone"}
    ) as table:
        assert table.can("play commander-chan") == can
        assert table.can("play zap")


# Uncharted Lands


def test_uncharted_lands_gets_six_amber():
    with Situation(hand="uncharted-lands") as table:
        table.answer("play uncharted-lands")
        table.changed(hand="", artifacts="uncharted-lands exhausted amber:6")


@pytest.mark.parametrize("side", ["", "p1_"])
def test_star_alliance_creatures_that_reap_take_amber_from_uncharted_lands(side):
    with Situation(line="lieutenant-khrkhar", **{f"{side}artifacts": "uncharted-lands amber:2"}) as table:
        table.answer("reap lieutenant-khrkhar")
        table.changed(
            amber=2, line="lieutenant-khrkhar exhausted", **{f"{side}artifacts": "uncharted-lands amber:1"}
        )


def test_others_and_an_empty_place_give_nothing():
    with Situation(house="logos", line="mother", artifacts="uncharted-lands amber:2") as table:
        table.answer("reap mother")
        table.changed(amber=1, line="mother exhausted")
    with Situation(line="lieutenant-khrkhar", artifacts="uncharted-lands") as table:
        table.answer("reap lieutenant-khrkhar")
        table.changed(amber=1, line="lieutenant-khrkhar exhausted")


# United Action


def test_united_action_allows_the_houses_that_you_have_in_play_and_no_use():
    hand = "united-action, labwork, dust-pixie, punch, commander-chan"
    with Situation(
        hand=hand, line="mother +way-of-the-bear, navigator-ali", p1_line="troll", artifacts="library-of-babble"
    ) as table:
        table.answer("play united-action")
        assert not any(table.can(a) for a in ("reap mother", "reap navigator-ali", "act library-of-babble"))
        assert all(table.can(a) for a in ("play labwork", "play dust-pixie", "play commander-chan"))
        table.refused("play punch", "KF-HOUSE-02")
        table.answer("play labwork", "archive commander-chan", "play dust-pixie", "left")
        table.refused("discard punch")


def test_united_action_is_played_first():
    with Situation(hand="united-action, force-field", line="mother") as table:
        table.answer("play force-field")
        table.refused("play united-action", "KF-KW-ALPHA-01")


# We Can ALL Win


def test_we_can_all_win_makes_keys_cheaper_until_the_end_of_your_next_turn():
    costs = []
    with Situation(
        hand="we-can-all-win", deck="9 labwork", p1_deck="9 labwork", houses="logos, dis, star-alliance",
        p1_houses="logos, dis, mars",
    ) as table:  # fmt: skip
        table.answer("play we-can-all-win")
        costs.append([table.key_cost(player) for player in (0, 1)])
        for _ in range(3):
            table.answer("end-turn", "logos")
            costs.append([table.key_cost(player) for player in (0, 1)])
            assert GAME.from_bytes(table.state.to_bytes()).to_bytes() == table.state.to_bytes()
    assert costs == [[4, 4], [4, 4], [4, 4], [6, 6]]


# What creatures have gained, on behalf of another player


@pytest.mark.rule("KF-ASIF-01")
def test_replicator_takes_amber_from_uncharted_lands_by_the_reap_effect_of_an_enemy():
    with Situation(
        house="logos", line="replicator", p1_line="lieutenant-khrkhar", p1_artifacts="uncharted-lands amber:3"
    ) as table:
        table.answer("reap replicator")
        table.changed(amber=2, line="replicator exhausted", p1_artifacts="uncharted-lands amber:2")


@pytest.mark.rule("KF-ASIF-01")
def test_replicator_lets_an_enemy_neighbor_of_yshi_capture_from_the_enemy():
    with Situation(
        house="logos",
        line="replicator",
        p1_line="lieutenant-khrkhar, operations-officer-yshi",
        amber=3,
        p1_amber=3,
    ) as table:
        table.answer("reap replicator", "choose lieutenant-khrkhar")
        table.changed(
            amber=4, line="replicator exhausted", p1_amber=2,
            p1_line="lieutenant-khrkhar amber:1, operations-officer-yshi",
        )  # fmt: skip
