"""What cards of Saurian in Worlds Collide do: creatures."""

from functools import partial

from tests.games.keyforge import situations

Situation = partial(situations.Situation, house="saurian")


# Brutodon Auxiliary


def test_brutodon_auxiliary_has_taunt_and_hazardous_2():
    with Situation(house="brobnar", line="troll", p1_line="dextre, brutodon-auxiliary, silvertooth") as table:
        table.answer("fight troll")
        table.changed(line="", discard="troll", p1_line="dextre, silvertooth", p1_discard="brutodon-auxiliary")


# Crassosaurus


def test_crassosaurus_captures_10_from_both_players():
    with Situation(hand="crassosaurus", amber=7, p1_amber=8) as table:
        table.answer("play crassosaurus")
        table.offers(*(f"capture-own {n}" for n in range(2, 8)))
        table.answer("capture-own 4")
        table.changed(hand="", amber=3, p1_amber=2, line="crassosaurus exhausted amber:10")


def test_crassosaurus_may_capture_all_10_from_its_own_side():
    with Situation(hand="crassosaurus", amber=12, p1_amber=12) as table:
        table.answer("play crassosaurus")
        table.offers(*(f"capture-own {n}" for n in range(11)))
        table.answer("capture-own 10")
        table.changed(hand="", amber=2, line="crassosaurus exhausted amber:10")


def test_crassosaurus_with_less_than_10_is_purged():
    with Situation(hand="crassosaurus", amber=4, p1_amber=5) as table:
        table.answer("play crassosaurus")
        table.changed(hand="", amber=0, p1_amber=9, purged="crassosaurus")
    with Situation(hand="crassosaurus", amber=10, p1_amber=0) as table:
        table.answer("play crassosaurus")
        table.changed(hand="", amber=0, line="crassosaurus exhausted amber:10")


# Gargantodon


def test_gargantodon_enters_play_stunned():
    with Situation(hand="gargantodon") as table:
        table.answer("play gargantodon")
        table.changed(hand="", line="gargantodon exhausted stunned")


def test_gargantodon_deals_4_damage_when_it_attacks_and_when_it_is_attacked():
    with Situation(line="gargantodon", p1_line="troll") as table:
        table.answer("fight gargantodon")
        table.changed(line="gargantodon exhausted damage:8", p1_line="troll damage:4")
    with Situation(house="brobnar", line="troll", p1_line="gargantodon") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:4", p1_line="gargantodon damage:8")


def test_gargantodon_has_what_would_be_stolen_captured_instead():
    with Situation(
        house="shadows", line="gargantodon, urchin exhausted", hand="ghostly-hand", p1_amber=1
    ) as table:
        table.answer("play ghostly-hand")
        table.answer("capture gargantodon=1 urchin=0")
        table.changed(
            amber=2, hand="", discard="ghostly-hand", p1_amber=0, line="gargantodon amber:1, urchin exhausted"
        )


def test_of_what_would_be_stolen_each_amber_may_go_to_another_creature():
    with Situation(house="shadows", hand="bait-and-switch", line="umbra, silvertooth", p1_line="gargantodon",
                   p1_amber=9) as table:  # fmt: skip
        table.answer("play bait-and-switch", "capture umbra=1 silvertooth=0", "capture umbra=0 silvertooth=1")
        table.changed(hand="", discard="bait-and-switch", p1_amber=7, line="umbra amber:1, silvertooth amber:1")


def test_gargantodon_and_no_creature_of_the_active_player_nothing_is_stolen():
    with Situation(house="shadows", hand="ghostly-hand", p1_line="gargantodon", p1_amber=1) as table:
        table.answer("play ghostly-hand")
        table.changed(amber=2, hand="", discard="ghostly-hand")


def test_what_the_opponent_would_steal_is_captured_by_creatures_of_the_active_player():
    """Magda leaves play: the opponent would rob the active player, whose own creature takes it."""
    with Situation(house="brobnar", amber=5, hand="punch", line="gargantodon, magda-the-rat damage:1") as table:
        table.answer("play punch", "damage magda-the-rat")
        table.changed(amber=4, hand="", discard="punch, magda-the-rat", line="gargantodon amber:2")


# Kompsos Haruspex


def test_kompsos_haruspex_has_play_effects_of_friendly_creatures_after_reaping():
    with Situation(line="thero-centurion, kompsos-haruspex", p1_amber=2) as table:
        table.answer("reap thero-centurion")
        table.changed(amber=1, p1_amber=1, line="thero-centurion exhausted amber:1, kompsos-haruspex")


def test_kompsos_haruspex_heeds_neither_enemies_nor_effects_that_come_anyway():
    with Situation(line="thero-centurion", p1_line="kompsos-haruspex", p1_amber=2) as table:
        table.answer("reap thero-centurion")
        table.changed(amber=1, line="thero-centurion exhausted")
    with Situation(line="senator-shrix, kompsos-haruspex") as table:
        table.answer("reap senator-shrix", "exalt senator-shrix")
        table.changed(amber=1, line="senator-shrix exhausted amber:1, kompsos-haruspex")
    with Situation(line="thero-centurion, kompsos-haruspex", p1_line="silvertooth", p1_amber=5) as table:
        table.answer("fight thero-centurion")
        assert table.state.players[1].amber == 4


def test_kompsos_haruspex_the_order_of_both_effects_is_free():
    with Situation(line="rhetor-gallim, kompsos-haruspex") as table:
        table.answer("reap rhetor-gallim")
        table.offers("resolve rhetor-gallim rhetor-gallim", "resolve rhetor-gallim rhetor-gallim 2")
        table.answer("resolve rhetor-gallim rhetor-gallim 2", "skip", "end-turn")
        assert table.key_cost(1) == 9


def test_two_kompsos_haruspices_bring_a_play_effect_once():
    with Situation(line="thero-centurion, kompsos-haruspex, kompsos-haruspex", p1_amber=5) as table:
        table.answer("reap thero-centurion")
        table.answer(table.texts()[0])
        assert table.state.players[1].amber == 4


def test_kompsos_haruspex_waits_in_a_window_of_an_earlier_version():
    """There all play effects of the creature came as one trigger of the Haruspex."""
    with Situation(line="rhetor-gallim, kompsos-haruspex") as table:
        table.answer("reap rhetor-gallim", "resolve rhetor-gallim rhetor-gallim")
        (also,) = (x for x in table.state.listeners["reaped"] if x.this == table.card("kompsos-haruspex"))
        (waiting,) = table.state.batches[-1].queue
        table.state.batches[-1].queue[0] = also.waiting(waiting.event._replace(kind="reaped"))
        table.state = table.game.from_bytes(table.state.to_bytes())
        table.answer("skip", "end-turn")
        assert table.key_cost(1) == 9


# Livia the Elder


def test_livia_the_elder_makes_fight_and_reap_effects_both():
    with Situation(line="livia-the-elder, spartasaur, primus-unguis", p1_line="silvertooth, troll") as table:
        table.answer("reap livia-the-elder", "exalt livia-the-elder", "reap spartasaur", "fight primus-unguis",
                     "attack silvertooth")  # fmt: skip
        table.changed(
            amber=4, p1_line="troll", p1_discard="silvertooth",
            line="livia-the-elder exhausted amber:1, spartasaur exhausted, "
                 "primus-unguis exhausted damage:1 amber:1 armor-used:1",
        )  # fmt: skip


def test_livia_the_elder_does_not_double_effects_of_both_and_needs_to_be_exalted():
    with Situation(line="livia-the-elder, senator-bracchus, spartasaur", p1_line="troll") as table:
        table.answer("reap livia-the-elder", "exalt livia-the-elder", "reap senator-bracchus")
        table.changed(
            amber=2,
            line="livia-the-elder exhausted amber:1, senator-bracchus exhausted amber:1, spartasaur",
        )
    with Situation(line="livia-the-elder, spartasaur", p1_line="troll") as table:
        table.answer("reap livia-the-elder", "skip", "reap spartasaur")
        table.changed(amber=2, line="livia-the-elder exhausted, spartasaur exhausted")


def test_livia_the_elder_used_twice_brings_each_effect_once():
    with Situation(
        line="livia-the-elder, spartasaur", artifacts="the-golden-spiral", p1_line="silvertooth, troll"
    ) as table:
        table.answer("reap livia-the-elder", "exalt livia-the-elder")
        table.answer("act the-golden-spiral", "exalt livia-the-elder", "reap livia-the-elder")
        table.answer("exalt livia-the-elder", "reap spartasaur")
        assert table.state.players[0].amber == 5


def test_livia_the_elder_brings_no_question_where_there_is_nothing_more():
    with Situation(line="livia-the-elder, spartasaur", p1_line="silvertooth, troll") as table:
        table.answer("reap livia-the-elder", "exalt livia-the-elder", "fight spartasaur", "attack silvertooth")
        table.changed(
            amber=3,
            line="livia-the-elder exhausted amber:1, spartasaur exhausted damage:1 armor-used:1",
            p1_line="troll",
            p1_discard="silvertooth",
        )


def test_livia_the_elder_helps_for_this_turn_and_no_enemies():
    with Situation(line="livia-the-elder, spartasaur", p1_line="senator-bracchus, spartasaur") as table:
        table.answer("reap livia-the-elder", "exalt livia-the-elder", "end-turn", "saurian", "reap spartasaur")
        assert table.state.players[1].amber == 1
        table.answer("end-turn", "saurian", "reap spartasaur")
        assert table.state.players[0].amber == 2


# Odoac the Patrician


def test_odoac_the_patrician_captures_and_guards_your_amber():
    with Situation(hand="odoac-the-patrician", p1_amber=2) as table:
        table.answer("play odoac-the-patrician")
        table.changed(hand="", line="odoac-the-patrician exhausted amber:1", p1_amber=1)


def test_your_amber_cannot_be_stolen_while_there_is_amber_on_odoac():
    for line, stolen in (("odoac-the-patrician amber:1", 0), ("odoac-the-patrician, dextre amber:1", 1)):
        with Situation(house="shadows", hand="urchin", p1_line=line, p1_amber=3) as table:
            table.answer("play urchin")
            assert (table.state.players[0].amber, table.state.players[1].amber) == (stolen, 3 - stolen)
    with Situation(house="shadows", hand="urchin", line="odoac-the-patrician amber:1", p1_amber=3) as table:
        table.answer("play urchin", "right")
        assert table.state.players[0].amber == 1


# Praefectus Ludo


def test_praefectus_ludo_takes_the_amber_of_other_friendly_creatures_to_the_supply():
    with Situation(house="brobnar", hand="anger", line="bumpsy amber:2, praefectus-ludo",
                   p1_line="troll") as table:  # fmt: skip
        table.answer("fight bumpsy")
        table.changed(line="praefectus-ludo", discard="bumpsy", p1_line="troll damage:5")


def test_praefectus_ludo_leaves_his_own_amber_and_that_of_enemies():
    with Situation(house="brobnar", line="troll", p1_line="praefectus-ludo amber:2") as table:
        table.answer("fight troll")
        table.changed(amber=2, line="troll exhausted damage:5", p1_line="", p1_discard="praefectus-ludo")
    with Situation(house="brobnar", line="troll", p1_line="bumpsy amber:2", artifacts="the-colosseum") as table:
        table.answer("fight troll")
        assert table.state.players[0].amber == 2
    with Situation(house="brobnar", line="troll, praefectus-ludo", p1_line="bumpsy amber:2") as table:
        table.answer("fight troll")
        assert table.state.players[0].amber == 2


# Philophosaurus


def test_philophosaurus_archives_takes_and_discards_of_the_top_three():
    with Situation(line="philophosaurus", deck="stomp, exile, tribute, imperium", hand="dextre") as table:
        table.answer("reap philophosaurus")
        table.offers("look philophosaurus", "skip")
        table.answer("look philophosaurus")
        table.offers("archive stomp", "archive exile", "archive tribute")
        table.answer("archive exile")
        table.offers("to-hand stomp", "to-hand tribute")
        table.answer("to-hand tribute")
        table.changed(
            amber=1, line="philophosaurus exhausted", archives="exile", hand="dextre, tribute", discard="stomp",
            deck="imperium",
        )  # fmt: skip


def test_philophosaurus_may_leave_the_cards_where_they_are():
    with Situation(line="philophosaurus", deck="stomp, exile, tribute") as table:
        table.answer("reap philophosaurus", "skip")
        table.changed(amber=1, line="philophosaurus exhausted")


def test_philophosaurus_does_with_two_cards_what_comes_first():
    with Situation(line="philophosaurus", deck="stomp, exile") as table:
        table.answer("reap philophosaurus", "look philophosaurus", "archive stomp")
        table.changed(amber=1, line="philophosaurus exhausted", archives="stomp", hand="exile", deck="")


# Saurus Rex


def test_saurus_rex_in_the_center_may_be_exalted_to_find_a_saurian_card():
    with Situation(line="dextre, saurus-rex, mother", deck="labwork, phalanx-strike, gargantodon") as table:
        table.answer("reap saurus-rex")
        table.offers("exalt saurus-rex", "skip")
        table.answer("exalt saurus-rex")
        table.offers("to-hand phalanx-strike", "to-hand gargantodon", "skip")
        table.answer("to-hand gargantodon")
        state = table.state
        assert state.play[table.card("saurus-rex")].amber == 1
        assert [state.defs[c].slug for c in state.players[0].hand] == ["gargantodon"]
        assert all(state.knows(1, card) for card in state.players[0].hand)
        assert sorted(state.defs[c].slug for c in state.players[0].deck) == ["labwork", "phalanx-strike"]


def test_who_searches_a_deck_does_not_see_in_which_order_it_lies():
    offered = set()
    for deck in ("phalanx-strike, gargantodon", "gargantodon, phalanx-strike"):
        with Situation(hand="labwork", line="saurus-rex", deck=deck) as table:
            table.answer("reap saurus-rex", "exalt saurus-rex")
            things = table.state.choices[0].things
            offered.add(things == tuple(sorted(things)))
            table.answer("skip")
    assert offered == {True}


def test_saurus_rex_is_not_exalted_and_finds_nothing():
    with Situation(line="saurus-rex", deck="gargantodon, labwork", p1_line="dust-imp") as table:
        table.answer("fight saurus-rex", "skip")
        table.changed(line="saurus-rex exhausted damage:2", p1_line="", p1_discard="dust-imp", p1_amber=2)


def test_saurus_rex_may_find_nothing():
    with Situation(line="saurus-rex", deck="gargantodon") as table:
        table.answer("reap saurus-rex", "exalt saurus-rex", "skip")
        table.changed(amber=1, line="saurus-rex exhausted amber:1")


def test_saurus_rex_beside_the_center_does_nothing():
    with Situation(line="saurus-rex, dextre", deck="gargantodon") as table:
        table.answer("reap saurus-rex")
        table.changed(amber=1, line="saurus-rex exhausted, dextre")


# Captures


def test_thero_centurion_captures_when_played_and_when_it_fights():
    with Situation(hand="thero-centurion", p1_amber=2) as table:
        table.answer("play thero-centurion")
        table.changed(hand="", line="thero-centurion exhausted amber:1", p1_amber=1)
    with Situation(line="thero-centurion", p1_line="silvertooth", p1_amber=2) as table:
        table.answer("fight thero-centurion")
        table.changed(
            line="thero-centurion exhausted damage:1 amber:1 armor-used:1", p1_amber=1, p1_line="",
            p1_discard="silvertooth",
        )  # fmt: skip


def test_city_state_interest_has_each_friendly_creature_capture():
    with Situation(
        hand="city-state-interest", line="dextre, krump", p1_line="troll", amber=2, p1_amber=3
    ) as table:
        table.answer("play city-state-interest")
        table.changed(hand="", discard="city-state-interest", line="dextre amber:1, krump amber:1", p1_amber=1)
    with Situation(hand="city-state-interest", line="dextre, krump", p1_amber=1) as table:
        table.answer("play city-state-interest")
        table.offers("capture dextre", "capture krump")
        table.answer("capture krump")
        table.changed(hand="", discard="city-state-interest", line="dextre, krump amber:1", p1_amber=0)


def test_city_gates_has_a_friendly_creature_capture_and_a_dinosaur_two():
    with Situation(
        artifacts="city-gates", line="dextre, saurus-rex", p1_line="terrordactyl", p1_amber=5
    ) as table:
        table.answer("act city-gates")
        table.offers("choose dextre", "choose saurus-rex")
        table.answer("choose dextre")
        table.changed(artifacts="city-gates exhausted", line="dextre amber:1, saurus-rex", p1_amber=4)
    with Situation(artifacts="city-gates", line="dextre, saurus-rex", p1_amber=5) as table:
        table.answer("act city-gates", "choose saurus-rex")
        table.changed(artifacts="city-gates exhausted", line="dextre, saurus-rex amber:2", p1_amber=3)


# Terrordactyl


def test_terrordactyl_enters_stunned_and_deals_only_4_damage():
    with Situation(hand="terrordactyl") as table:
        table.answer("play terrordactyl")
        table.changed(hand="", line="terrordactyl exhausted stunned")
    with Situation(house="brobnar", line="troll", p1_line="terrordactyl") as table:
        table.answer("fight troll")
        table.changed(line="troll exhausted damage:4", p1_line="terrordactyl damage:8")


def test_terrordactyl_hits_the_neighbors_of_the_creature_it_fights():
    with Situation(line="dextre, terrordactyl", p1_line="krump, troll, bumpsy, mother") as table:
        table.answer("fight terrordactyl", "attack troll")
        table.changed(
            line="dextre, terrordactyl exhausted damage:8",
            p1_line="krump damage:4, troll damage:4, bumpsy damage:4, mother",
        )
