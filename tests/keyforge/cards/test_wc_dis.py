"""What each card of Dis in Worlds Collide does."""

import pytest

from tests.keyforge.situations import Situation

FULL = "6 fear"  # a hand that draws nothing at the end of the turn


class Table(Situation):
    """The active house is Dis unless another is given."""

    def __init__(self, **given):
        super().__init__(**{"house": "dis", **given})


# Buzzle


def test_buzzle_may_purge_a_neighbor_and_is_ready_then():
    with Table(hand="buzzle", line="krump, valdr", p1_line="troll") as table:
        table.answer("play buzzle", "right")
        table.offers("purge valdr", "skip")
        table.answer("purge valdr")
        table.changed(hand="", line="krump, buzzle", purged="valdr")
        table.answer("fight buzzle")
        table.offers("purge krump", "skip")
        table.answer("skip")
        table.changed(line="krump, buzzle exhausted", p1_line="troll damage:3")


@pytest.mark.rule("KF-STAT-WARD-01")
def test_buzzle_is_not_ready_if_nobody_was_purged():
    with Table(hand="buzzle", line="valdr warded") as table:
        table.answer("play buzzle", "right", "purge valdr")
        table.changed(hand="", line="valdr, buzzle exhausted")


# Dendrix


def test_dendrix_takes_a_random_card_of_the_opponent():
    with Table(line="dendrix", hand="fear", p1_line="bumpsy damage:4", p1_hand="2 punch") as table:
        table.answer("fight dendrix")
        table.changed(line="", discard="dendrix", p1_line="", p1_discard="bumpsy")
    with Table(line="dendrix", hand="fear", p1_line="urchin elusive-used", p1_hand="2 punch") as table:
        table.answer("fight dendrix")
        table.changed(
            line="dendrix exhausted damage:1", p1_line="", p1_hand="punch", p1_discard="punch, urchin"
        )


# Draining Touch


def test_draining_touch_destroys_a_creature_without_amber():
    with Table(hand="draining-touch", line="krump, valdr amber:1", p1_line="troll, bumpsy amber:2") as table:
        table.answer("play draining-touch")
        table.offers("destroy krump", "destroy troll")
        table.answer("destroy troll")
        table.changed(hand="", discard="draining-touch", p1_line="bumpsy amber:2", p1_discard="troll")


# Harbinger of Doom


@pytest.mark.rule("KF-DEST-04")
def test_harbinger_of_doom_takes_all_creatures_along():
    given = {"line": "krump, dust-imp", "p1_line": "harbinger-of-doom, troll, valdr warded"}
    with Table(hand="cull-the-weak", artifacts="lifeward", **given) as table:
        table.answer("play cull-the-weak")
        table.changed(
            amber=3, hand="", line="", discard="cull-the-weak, dust-imp, krump", p1_line="valdr",
            p1_discard="troll, harbinger-of-doom",
        )  # fmt: skip


# Impspector


def test_impspector_purges_a_random_card_of_the_opponents_hand():
    with Table(hand="cull-the-weak, fear, hysteria", p1_line="impspector", p1_hand="punch") as table:
        table.answer("play cull-the-weak")
        (purged,) = table.state.players[0].purged
        assert table.state.defs[purged].slug in ("fear", "hysteria")
        assert len(table.state.players[0].hand) == 1
        assert len(table.state.players[1].hand) == 1
    with Table(hand="cull-the-weak", p1_line="impspector", p1_hand="punch") as table:
        table.answer("play cull-the-weak")
        table.changed(amber=1, hand="", discard="cull-the-weak", p1_line="", p1_discard="impspector")


# Lilithal


def test_lilithal_captures_when_it_fights_and_reaps():
    with Table(line="lilithal", p1_amber=3) as table:
        table.answer("reap lilithal")
        table.changed(amber=1, line="lilithal exhausted amber:1", p1_amber=2)
    with Table(line="lilithal, krump", p1_line="dust-imp", p1_amber=0) as table:
        table.answer("fight lilithal")
        table.changed(
            line="lilithal exhausted damage:2 amber:1, krump", p1_amber=1, p1_line="", p1_discard="dust-imp"
        )


# Rotgrub


def test_rotgrub_costs_the_opponent_an_amber_and_goes_into_the_archives():
    with Table(hand="rotgrub", amber=2, p1_amber=2) as table:
        table.answer("play rotgrub")
        table.changed(hand="", line="rotgrub exhausted", p1_amber=1)
    with Table(line="rotgrub, krump", amber=2, p1_amber=2) as table:
        table.answer("reap rotgrub")
        table.changed(amber=3, line="krump", archives="rotgrub")
    with Table(hand="rotgrub") as table:
        table.answer("play rotgrub")
        table.changed(hand="", line="rotgrub exhausted")


# The Evil Eye, Lesser Oxtet: keys cost more


@pytest.mark.parametrize(("given", "answer"), [
    ({"hand": f"the-evil-eye, {FULL}"}, "play the-evil-eye"),
    ({"hand": FULL, "line": "lesser-oxtet"}, "reap lesser-oxtet"),
])  # fmt: skip
def test_keys_cost_more_in_the_opponents_next_turn(given, answer):
    houses = {"houses": "dis, logos, mars", "p1_houses": "brobnar, shadows, untamed"}
    with Table(p1_amber=8, p1_hand="6 punch", **houses, **given) as table:
        table.answer(answer)
        assert (table.key_cost(0), table.key_cost(1)) == (6, 6)
        table.answer("end-turn")
        assert (table.key_cost(0), table.key_cost(1)) == (9, 9)
        assert table.state.players[1].amber == 8
        table.answer("brobnar", "end-turn")
        assert (table.key_cost(0), table.key_cost(1)) == (6, 6)
        table.answer("dis")


def test_lesser_oxtet_purges_the_own_hand():
    with Table(hand="lesser-oxtet, fear, punch", p1_hand="troll") as table:
        table.answer("play lesser-oxtet")
        table.changed(hand="", line="lesser-oxtet exhausted", purged="fear, punch")


# E'e on the Fringes


def test_e_e_steals_for_a_purged_card_when_a_dis_card_is_discarded():
    given = {"line": "e-e-on-the-fringes", "p1_discard": "punch, charette", "p1_amber": 2}
    with Table(hand="fear, hysteria", **given) as table:
        table.answer("discard fear")
        table.offers("purge fear", "purge charette", "skip")
        table.answer("purge charette")
        table.changed(amber=1, hand="hysteria", discard="fear", p1_amber=1, p1_discard="punch",
                      p1_purged="charette")  # fmt: skip
        table.answer("discard hysteria", "skip")
        table.changed(hand="", discard="hysteria, fear")


def test_e_e_does_nothing_for_other_cards_or_other_players():
    given = {"p1_discard": "charette", "discard": "hysteria"}
    with Table(house="brobnar", line="e-e-on-the-fringes", hand="punch", p1_amber=2, **given) as table:
        table.answer("discard punch")
        table.changed(hand="", discard="punch, hysteria")
    with Table(p1_line="e-e-on-the-fringes", hand="fear", amber=2, **given) as table:
        table.answer("discard fear")
        table.changed(hand="", discard="fear, hysteria")
    with Table(p1_line="e-e-on-the-fringes", hand="mind-barb", amber=2, p1_hand="fear", **given) as table:
        table.answer("play mind-barb")
        table.changed(amber=3, hand="", discard="mind-barb, hysteria", p1_hand="", p1_discard="fear, charette")


# The banes

VICTIMS = {
    "giants-bane": "krump",
    "beasts-bane": "macis-asp",
    "demons-bane": "charette",
    "dinosaurs-bane": "saurus-rex",
    "humans-bane": "grey-monk",
    "scientists-bane": "mother",
    "thieves-bane": "urchin",
}


@pytest.mark.parametrize("bane", VICTIMS)
def test_a_bane_destroys_a_creature_of_one_trait(bane):
    mine, theirs = list(VICTIMS.values())[:4], list(VICTIMS.values())[4:]
    victim = VICTIMS[bane]
    with Table(
        hand=f"2 {bane}", line=", ".join(mine), p1_line=", ".join(theirs), artifacts="lifeward"
    ) as table:
        table.answer(f"play {bane}")
        whose = {"line": mine} if victim in mine else {"p1_line": theirs}
        ((line, cards),) = whose.items()
        left = {line: ", ".join(card for card in cards if card != victim)}
        gone = {"discard": f"{bane}, {victim}"} if victim in mine else {"discard": bane, "p1_discard": victim}
        table.changed(amber=1, hand=bane, **left, **gone)
        table.answer(f"play {bane}")
        table.changed(amber=2, hand="", discard=gone["discard"].replace(bane, f"2 {bane}"))


# Soul Fiddle


def test_soul_fiddle_enrages_any_creature():
    with Table(artifacts="soul-fiddle", line="krump", p1_line="troll") as table:
        table.answer("act soul-fiddle")
        table.offers("enrage krump", "enrage troll")
        table.answer("enrage troll")
        table.changed(artifacts="soul-fiddle exhausted", p1_line="troll enraged")


# Noname


def test_noname_grows_with_all_purged_cards():
    with Table(line="noname", purged="2 fear", p1_purged="punch", discard="troll", p1_hand="fear") as table:
        assert table.power("noname") == 4
    with Table(hand="noname", p1_line="bumpsy damage:4", discard="fear", p1_discard="punch, troll") as table:
        table.answer("play noname")
        table.offers("purge fear", "purge punch", "purge troll")
        table.answer("purge punch")
        table.changed(hand="", line="noname exhausted", p1_discard="troll", p1_purged="punch")
        assert table.power("noname") == 2


def test_noname_purges_when_it_fights_and_reaps():
    with Table(line="noname power:9", discard="fear") as table:
        table.answer("reap noname")
        table.changed(amber=1, line="noname exhausted power:9", discard="", purged="fear")
    with Table(line="noname power:9", p1_line="krump") as table:
        table.answer("fight noname")
        table.changed(line="noname exhausted damage:6 power:9", p1_line="", p1_purged="krump")
