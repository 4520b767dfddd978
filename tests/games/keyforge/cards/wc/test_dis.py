"""What the cards of Dis in Worlds Collide do."""

import pytest

from tests.games.keyforge.houses import Dis
from tests.games.keyforge.situations import Situation

FULL = "6 fear"  # a hand that draws nothing at the end of the turn


# Buzzle


def test_buzzle_may_purge_a_neighbor_and_is_ready_then():
    with Dis(hand="buzzle", line="krump, valdr", p1_line="troll") as table:
        table.answer("play buzzle", "right")
        table.offers("purge valdr", "skip")
        table.answer("purge valdr")
        table.changed(hand="", line="krump, buzzle", purged="valdr")
        table.answer("fight buzzle")
        table.offers("purge krump", "skip")
        table.answer("skip")
        table.changed(line="krump, buzzle exhausted", p1_line="troll damage:3")
    with Dis(line="krump, buzzle, valdr, urchin", p1_line="troll") as table:
        table.answer("fight buzzle")
        table.offers("purge krump", "purge valdr", "skip")
        table.answer("purge krump")
        table.changed(line="buzzle, valdr, urchin", purged="krump", p1_line="troll damage:3")


@pytest.mark.rule("KF-STAT-WARD-01")
def test_buzzle_is_not_ready_if_nobody_was_purged():
    with Dis(hand="buzzle", line="valdr warded") as table:
        table.answer("play buzzle", "right", "purge valdr")
        table.changed(hand="", line="valdr, buzzle exhausted")


# Dendrix


def test_dendrix_takes_a_random_card_of_the_opponent():
    with Dis(line="dendrix", hand="fear", p1_line="bumpsy damage:4", p1_hand="2 punch") as table:
        table.answer("fight dendrix")
        table.changed(line="", discard="dendrix", p1_line="", p1_discard="bumpsy")
    with Dis(line="dendrix", hand="fear", p1_line="urchin elusive-used", p1_hand="2 punch") as table:
        table.answer("fight dendrix")
        table.changed(
            line="dendrix exhausted damage:1", p1_line="", p1_hand="punch", p1_discard="punch, urchin"
        )


# Draining Touch


def test_draining_touch_destroys_a_creature_without_amber():
    with Dis(hand="draining-touch", line="krump, valdr amber:1", p1_line="troll, bumpsy amber:2") as table:
        table.answer("play draining-touch")
        table.offers("destroy krump", "destroy troll")
        table.answer("destroy troll")
        table.changed(hand="", discard="draining-touch", p1_line="bumpsy amber:2", p1_discard="troll")


# Harbinger of Doom


@pytest.mark.rule("KF-DEST-04")
def test_harbinger_of_doom_takes_all_creatures_along():
    given = {"line": "krump, dust-imp", "p1_line": "harbinger-of-doom, troll, valdr warded"}
    with Dis(hand="cull-the-weak", artifacts="lifeward", **given) as table:
        table.answer("play cull-the-weak")
        table.changed(
            amber=3, hand="", line="", discard="cull-the-weak, dust-imp, krump", p1_line="valdr",
            p1_discard="troll, harbinger-of-doom",
        )  # fmt: skip


# Impspector


def test_impspector_purges_a_random_card_of_the_opponents_hand():
    with Dis(hand="cull-the-weak, fear, hysteria", p1_line="impspector", p1_hand="punch") as table:
        table.answer("play cull-the-weak")
        (purged,) = table.state.players[0].purged
        assert table.state.defs[purged].slug in ("fear", "hysteria")
        assert len(table.state.players[0].hand) == 1
        assert len(table.state.players[1].hand) == 1
    with Dis(hand="cull-the-weak", p1_line="impspector", p1_hand="punch") as table:
        table.answer("play cull-the-weak")
        table.changed(amber=1, hand="", discard="cull-the-weak", p1_line="", p1_discard="impspector")


# Lilithal


def test_lilithal_captures_when_it_fights_and_reaps():
    with Dis(line="lilithal", p1_amber=3) as table:
        table.answer("reap lilithal")
        table.changed(amber=1, line="lilithal exhausted amber:1", p1_amber=2)
    with Dis(line="lilithal, krump", p1_line="dust-imp", p1_amber=0) as table:
        table.answer("fight lilithal")
        table.changed(
            line="lilithal exhausted damage:2 amber:1, krump", p1_amber=1, p1_line="", p1_discard="dust-imp"
        )


# Rotgrub


def test_rotgrub_costs_the_opponent_an_amber_and_goes_into_the_archives():
    with Dis(hand="rotgrub", amber=2, p1_amber=2) as table:
        table.answer("play rotgrub")
        table.changed(hand="", line="rotgrub exhausted", p1_amber=1)
    with Dis(line="rotgrub, krump", amber=2, p1_amber=2) as table:
        table.answer("reap rotgrub")
        table.changed(amber=3, line="krump", archives="rotgrub")
    with Dis(hand="rotgrub") as table:
        table.answer("play rotgrub")
        table.changed(hand="", line="rotgrub exhausted")


# The Evil Eye, Lesser Oxtet: keys cost more


@pytest.mark.parametrize(("given", "answer"), [
    ({"hand": f"the-evil-eye, {FULL}"}, "play the-evil-eye"),
    ({"hand": FULL, "line": "lesser-oxtet"}, "reap lesser-oxtet"),
])  # fmt: skip
def test_keys_cost_more_in_the_opponents_next_turn(given, answer):
    houses = {"houses": "dis, logos, mars", "p1_houses": "brobnar, shadows, untamed"}
    with Dis(p1_amber=8, p1_hand="6 punch", **houses, **given) as table:
        table.answer(answer)
        assert (table.key_cost(0), table.key_cost(1)) == (6, 6)
        table.answer("end-turn")
        assert (table.key_cost(0), table.key_cost(1)) == (9, 9)
        assert table.state.players[1].amber == 8
        table.answer("brobnar", "end-turn")
        assert (table.key_cost(0), table.key_cost(1)) == (6, 6)
        table.answer("dis")


def test_lesser_oxtet_purges_the_own_hand():
    with Dis(hand="lesser-oxtet, fear, punch", p1_hand="troll") as table:
        table.answer("play lesser-oxtet")
        table.changed(hand="", line="lesser-oxtet exhausted", purged="fear, punch")


# E'e on the Fringes


def test_e_e_steals_for_a_purged_card_when_a_dis_card_is_discarded():
    given = {"line": "e-e-on-the-fringes", "p1_discard": "punch, charette", "p1_amber": 2}
    with Dis(hand="fear, hysteria", **given) as table:
        table.answer("discard fear")
        table.offers("purge fear", "purge charette", "skip")
        table.answer("purge charette")
        table.changed(amber=1, hand="hysteria", discard="fear", p1_amber=1, p1_discard="punch",
                      p1_purged="charette")  # fmt: skip
        table.answer("discard hysteria", "skip")
        table.changed(hand="", discard="hysteria, fear")


def test_e_e_does_nothing_for_other_cards_or_other_players():
    given = {"p1_discard": "charette", "discard": "hysteria"}
    with Dis(house="brobnar", line="e-e-on-the-fringes", hand="punch", p1_amber=2, **given) as table:
        table.answer("discard punch")
        table.changed(hand="", discard="punch, hysteria")
    with Dis(line="e-e-on-the-fringes", hand="mind-barb", p1_amber=2, p1_hand="fear", **given) as table:
        table.answer("play mind-barb")
        table.changed(amber=1, hand="", discard="mind-barb, hysteria", p1_hand="", p1_discard="fear, charette")
    with Dis(p1_line="e-e-on-the-fringes", hand="fear", amber=2, **given) as table:
        table.answer("discard fear")
        table.changed(hand="", discard="fear, hysteria")
    with Dis(p1_line="e-e-on-the-fringes", hand="mind-barb", amber=2, p1_hand="fear", **given) as table:
        table.answer("play mind-barb")
        table.changed(amber=3, hand="", discard="mind-barb, hysteria", p1_hand="", p1_discard="fear, charette")


# The banes: each has one victim in either line

VICTIMS = {
    "giants-bane": ("krump", "troll"),
    "beasts-bane": ("macis-asp", "rotgrub"),
    "demons-bane": ("charette", "noname"),
    "dinosaurs-bane": ("saurus-rex", "questor-jarta"),
    "humans-bane": ("grey-monk", "sequis"),
    "scientists-bane": ("mother", "harland-mindlock"),
    "thieves-bane": ("umbra", "mooncurser"),
}


@pytest.mark.parametrize("bane", VICTIMS)
def test_a_bane_destroys_a_creature_of_one_trait(bane):
    mine, theirs = ([pair[side] for pair in VICTIMS.values()] for side in range(2))
    first, second = VICTIMS[bane]
    with Dis(hand=bane, line=", ".join(mine), p1_line=", ".join(theirs)) as table:
        table.answer(f"play {bane}")
        table.offers(f"destroy {first}", f"destroy {second}")
        table.answer(f"destroy {second}")
        left = ", ".join(card for card in theirs if card != second)
        table.changed(amber=1, hand="", discard=bane, p1_line=left, p1_discard=second)


# Soul Fiddle


def test_soul_fiddle_enrages_any_creature():
    with Dis(artifacts="soul-fiddle", line="krump", p1_line="troll") as table:
        table.answer("act soul-fiddle")
        table.offers("enrage krump", "enrage troll")
        table.answer("enrage troll")
        table.changed(artifacts="soul-fiddle exhausted", p1_line="troll enraged")


# Noname


def test_noname_grows_with_all_purged_cards():
    with Dis(line="noname", purged="2 fear", p1_purged="punch", discard="troll", p1_hand="fear") as table:
        assert table.power("noname") == 4
    with Dis(hand="noname", p1_line="bumpsy damage:4", discard="fear", p1_discard="punch, troll") as table:
        table.answer("play noname")
        table.offers("purge fear", "purge punch", "purge troll")
        table.answer("purge punch")
        table.changed(hand="", line="noname exhausted", p1_discard="troll", p1_purged="punch")
        assert table.power("noname") == 2


def test_noname_purges_one_card_when_it_fights_and_reaps():
    with Dis(line="noname power:9, krump", discard="fear, punch", p1_discard="troll") as table:
        table.answer("reap noname")
        table.offers("purge fear", "purge punch", "purge troll")
        table.answer("purge fear")
        table.changed(amber=1, line="noname exhausted power:9, krump", discard="punch", purged="fear")
        assert table.power("krump") == 6
    with Dis(line="noname power:9", p1_line="krump", p1_discard="troll") as table:
        table.answer("fight noname")
        table.offers("purge krump", "purge troll")
        table.answer("purge krump")
        table.changed(line="noname exhausted damage:6 power:9", p1_line="", p1_purged="krump")


# Etaromme


def test_etaromme_destroys_a_creature_of_the_commonest_house():
    with Dis(line="etaromme, charette, krump", p1_line="bumpsy, urchin, troll") as table:
        table.answer("reap etaromme")
        table.offers("destroy krump", "destroy bumpsy", "destroy troll")
        table.answer("destroy bumpsy")
        table.changed(
            amber=1, line="etaromme exhausted, charette, krump", p1_line="urchin, troll", p1_discard="bumpsy"
        )


def test_etaromme_may_choose_among_houses_that_tie():
    with Dis(line="etaromme, urchin", p1_line="bumpsy") as table:
        table.answer("reap etaromme")
        table.offers("destroy etaromme", "destroy urchin", "destroy bumpsy")
        table.answer("destroy urchin")
        table.changed(amber=1, line="etaromme exhausted", discard="urchin")


# Festering Touch


def test_festering_touch_deals_more_to_creatures_that_were_damaged():
    given = {"hand": "festering-touch", "line": "krump damage:1", "p1_line": "troll, bumpsy damage:2"}
    with Dis(**given) as table:
        table.answer("play festering-touch", "choose krump troll")
        table.changed(
            amber=1, hand="", discard="festering-touch", line="krump damage:4",
            p1_line="troll damage:1, bumpsy damage:2",
        )  # fmt: skip
    with Dis(**given) as table:
        table.answer("play festering-touch")
        assert not table.can("choose krump troll bumpsy")
        table.answer("choose bumpsy")
        table.changed(amber=1, hand="", discard="festering-touch", p1_line="troll", p1_discard="bumpsy")
    with Dis(**given) as table:
        table.answer("play festering-touch", "skip")
        table.changed(amber=1, hand="", discard="festering-touch")


# Infurnace


def test_infurnace_burns_two_cards_of_one_pile_and_amber_for_their_icons():
    given = {"hand": "infurnace", "discard": "fear", "p1_discard": "punch icon:amber, troll, anger icon:draw"}
    with Dis(amber=4, p1_amber=5, **given) as table:
        table.answer("play infurnace")
        table.offers("purge fear", "purge punch", "purge troll", "purge anger", "skip")
        table.answer("purge punch")
        table.offers("purge troll", "purge anger", "skip")
        table.answer("purge anger")
        table.changed(
            hand="", line="infurnace exhausted", p1_amber=2, p1_discard="troll",
            p1_purged="punch icon:amber, anger icon:draw",
        )  # fmt: skip
    with Dis(amber=3, p1_amber=5, **given) as table:
        table.answer("play infurnace", "purge fear")
        table.changed(hand="", line="infurnace exhausted", discard="", purged="fear")
    with Dis(p1_amber=5, **given) as table:
        table.answer("play infurnace", "skip")
        table.changed(hand="", line="infurnace exhausted")


# Malison


def test_malison_moves_an_enemy_and_makes_it_capture_on_a_flank():
    given = {"line": "malison, valdr", "p1_line": "krump, urchin elusive-used, troll, bumpsy", "p1_amber": 3}
    fought = {"line": "malison exhausted damage:1, valdr", "p1_discard": "urchin"}
    with Dis(**given) as table:
        table.answer("fight malison", "attack urchin")
        table.offers("choose krump", "choose troll", "choose bumpsy", "skip")
        table.answer("choose troll")
        table.offers("left", "right-of krump", "right")
        table.answer("right")
        table.changed(p1_amber=2, p1_line="krump, bumpsy, troll amber:1", **fought)
    with Dis(**given) as table:
        table.answer("fight malison", "attack urchin", "choose krump", "right-of troll")
        table.changed(p1_line="troll, krump, bumpsy", **fought)
    with Dis(**given) as table:
        table.answer("fight malison", "attack urchin", "skip")
        table.changed(p1_line="krump, troll, bumpsy", **fought)


# Borr Nit and Borr Nit's Touch


@pytest.mark.parametrize(("given", "answer", "after"), [
    ({"line": "borr-nit"}, "reap borr-nit", {"amber": 1, "line": "borr-nit exhausted"}),
    ({"hand": "borr-nit-s-touch"}, "play borr-nit-s-touch",
     {"amber": 1, "hand": "", "discard": "borr-nit-s-touch"}),
])  # fmt: skip
def test_borr_nit_purges_one_of_the_five_top_cards_of_a_deck(given, answer, after):
    deck = "punch, troll, krump, bumpsy, valdr"
    with Dis(p1_deck=f"{deck}, fear", deck="urchin", **given) as table:
        table.answer(answer)
        table.offers("choose p0", "choose p1")
        table.answer("choose p1")
        table.offers(*(f"purge {card}" for card in deck.split(", ")))
        table.answer("purge krump")
        cards = sorted(table.state.defs[card].slug for card in table.state.players[1].deck)
        assert cards == ["bumpsy", "fear", "punch", "troll", "valdr"]
        state = table.state.players
        assert [table.state.defs[card].slug for card in state[1].purged] == ["krump"]
    with Dis(p1_deck="troll", deck="2 urchin", **given) as table:
        table.answer(answer, "choose p0")
        table.changed(deck="urchin", purged="urchin", **after)
    with Dis(deck="urchin", p1_discard="troll", **given) as table:
        table.answer(answer, "choose p1")
        table.changed(**after)


# Gleeful Mayhem


@pytest.mark.rule("KF-DMG-06")
def test_gleeful_mayhem_hits_one_creature_of_each_house():
    theirs = "krump, grabber-jammer, bumpsy"
    with Dis(hand="gleeful-mayhem", line="troll, pit-demon", p1_line=theirs) as table:
        table.answer("play gleeful-mayhem")
        table.offers("damage troll", "damage krump", "damage bumpsy")
        table.answer("damage krump")
        table.changed(
            amber=1, hand="", discard="gleeful-mayhem, pit-demon", line="troll",
            p1_line="krump damage:5, bumpsy", p1_discard="grabber-jammer",
        )  # fmt: skip


# Snag


@pytest.mark.rule("KF-HOUSE-05", "KF-LEAVE-06")
def test_snag_makes_the_opponent_choose_the_house_of_whom_it_fought():
    given = {"hand": FULL, "p1_hand": "6 punch", "houses": "dis, logos, mars"}
    for foe in ("bumpsy damage:4", "headhunter warded"):
        with Dis(line="snag power:9", p1_line=foe, p1_houses="brobnar, shadows, untamed", **given) as table:
            table.answer("fight snag", "end-turn")
            assert table.state.house == "brobnar"
            table.answer("end-turn", "dis", "end-turn")
            table.offers("brobnar", "shadows", "untamed")
            table.answer("shadows")


@pytest.mark.rule("KF-HOUSE-04")
def test_snag_cannot_make_the_opponent_choose_a_house_that_is_not_theirs():
    with Dis(
        line="snag", hand=FULL, p1_line="charette as:mars damage:3", p1_houses="brobnar, shadows, untamed"
    ) as table:
        table.answer("fight snag", "end-turn")
        table.offers("brobnar", "shadows", "untamed")
        table.answer("shadows")


# Greater Oxtet


def test_greater_oxtet_eats_a_card_at_the_end_of_your_ready_step():
    given = {"line": "greater-oxtet exhausted", "deck": "9 troll", "p1_houses": "dis, logos, mars"}
    with Dis(hand="fear, punch", p1_hand="6 urchin", **given) as table:
        table.answer("end-turn")
        table.offers("purge fear", "purge punch")
        table.answer("purge punch", "dis")
        table.changed(
            player=1, hand="fear, 5 troll", deck="4 troll", purged="punch", line="greater-oxtet power:2"
        )
        table.answer("end-turn", "logos")  # their step is none of yours
        table.changed(player=0)
    with Dis(**given) as table:
        table.answer("end-turn", "dis")
        table.changed(player=1, hand="6 troll", deck="3 troll", line="greater-oxtet")


# Harvest Time


def test_harvest_time_purges_all_cards_of_a_trait_and_pays_who_controlled_them():
    with Dis(
        hand="harvest-time", line="krump, charette, bumpsy owner:1", p1_line="troll, valdr warded, urchin",
        artifacts="soul-fiddle", discard="headhunter",
    ) as table:  # fmt: skip
        table.answer("play harvest-time")
        assert table.can("demon")
        table.answer("giant")
        table.changed(
            amber=2, hand="", discard="harvest-time, headhunter", line="charette", purged="krump",
            p1_amber=1, p1_line="valdr, urchin", p1_purged="bumpsy, troll",
        )  # fmt: skip
    with Dis(hand="harvest-time", line="krump", p1_artifacts="soul-fiddle", p1_line="troll warded") as table:
        table.answer("play harvest-time", "item")
        table.changed(hand="", discard="harvest-time", p1_amber=1, p1_artifacts="", p1_purged="soul-fiddle")
    with Dis(hand="harvest-time", p1_line="troll warded") as table:
        table.answer("play harvest-time", "giant")
        table.changed(hand="", discard="harvest-time", p1_line="troll")


# Snag's Mirror


def test_snag_s_mirror_bars_the_house_that_the_other_player_chose():
    for artifacts in ({"artifacts": "snag-s-mirror"}, {"p1_artifacts": "snag-s-mirror"}):
        with Situation(
            step="house", house="", hand=FULL, p1_hand="6 punch", houses="brobnar, logos, mars",
            p1_houses="brobnar, shadows, logos", **artifacts,
        ) as table:  # fmt: skip
            table.answer("brobnar", "end-turn")
            assert not table.can("brobnar")
            table.answer("logos", "end-turn")
            assert not table.can("logos")
            assert table.can("brobnar")
            table.answer("mars", "end-turn")
            assert table.can("brobnar")
            table.answer("logos")


# Snaglet


def test_snaglet_steals_if_the_opponent_chooses_the_named_house():
    given = {"line": "snaglet, krump", "hand": FULL, "p1_hand": "6 punch", "p1_amber": 3}
    houses = {"houses": "dis, logos, mars", "p1_houses": "brobnar, shadows, untamed"}
    for named, stolen in (("shadows", 2), ("brobnar", 0)):
        with Dis(**given, **houses) as table:
            table.answer("act snaglet", named, "end-turn", "shadows")
            assert (table.state.players[0].amber, table.state.players[1].amber) == (stolen, 3 - stolen)
            table.answer("end-turn", "dis", "end-turn", "shadows")
            assert table.state.players[0].amber == stolen


# Lord Invidius


def test_lord_invidius_in_the_center_takes_a_flank_creature_into_dis():
    with Dis(
        line="krump, lord-invidius, valdr", p1_line="troll, bumpsy, pit-demon", hand=FULL, p1_hand="6 punch",
        houses="dis, logos, mars", p1_houses="dis, logos, mars",
    ) as table:  # fmt: skip
        table.answer("reap lord-invidius")
        table.offers("choose troll", "choose pit-demon")
        table.answer("choose troll", "left")
        table.changed(
            amber=1, line="troll owner:1 as:dis exhausted, krump, lord-invidius exhausted, valdr",
            p1_line="bumpsy, pit-demon",
        )  # fmt: skip
        table.answer("end-turn", "dis", "end-turn", "dis")
        assert table.can("reap troll")


def test_lord_invidius_elsewhere_takes_nobody():
    for line in ("lord-invidius, krump, valdr", "krump, lord-invidius"):
        with Dis(line=line, p1_line="troll") as table:
            table.answer("reap lord-invidius")
            table.changed(amber=1, line=line.replace("invidius", "invidius exhausted"))
    with Dis(line="charette, lord-invidius, krump", p1_line="troll") as table:
        table.answer("reap charette")
        table.changed(amber=1, line="charette exhausted, lord-invidius, krump")
    with Dis(line="lord-invidius", p1_hand="troll") as table:
        table.answer("reap lord-invidius")
        table.changed(amber=1, line="lord-invidius exhausted")


def test_a_creature_that_goes_back_from_lord_invidius_is_of_its_own_house_again():
    with Dis(
        line="lord-invidius", p1_line="troll", hand=FULL, p1_hand="collar-of-subordination, 5 punch",
        p1_houses="dis, logos, mars",
    ) as table:  # fmt: skip
        table.answer("reap lord-invidius", "right", "end-turn", "dis")
        table.changed(player=1, amber=1, line="lord-invidius, troll owner:1 as:dis", p1_line="")
        table.answer("play collar-of-subordination", "attach troll")
        table.changed(line="lord-invidius", p1_hand="5 punch", p1_line="troll +collar-of-subordination")


def test_harvest_time_knows_traits_that_were_gained():
    with Dis(hand="mutation-of-cunning house:dis, harvest-time", line="krump", p1_line="troll") as table:
        table.answer("play mutation-of-cunning", "choose troll", "play harvest-time", "mutant")
        table.changed(
            amber=1, hand="", discard="harvest-time, mutation-of-cunning house:dis", p1_amber=1, p1_line="",
            p1_purged="troll",
        )  # fmt: skip
