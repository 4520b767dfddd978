"""What cards of Dis in Call of the Archons do: artifacts and upgrades."""

import pytest

from tests.games.keyforge.houses import Dis
from trivault.games.keyforge.positions.view import visible

FULL = "6 fear"  # a hand that draws nothing at the end of the turn
THEIR_FULL = "6 punch"


def test_annihilation_ritual_purges_creatures_of_both_sides():
    with Dis(
        artifacts="annihilation-ritual, soul-snatcher",
        hand="gateway-to-dis",
        line="charette",
        p1_line="troll +flame-wreathed",
    ) as table:
        table.answer("play gateway-to-dis")
        table.changed(
            amber=1,  # they are destroyed all the same
            hand="",
            chains=3,
            line="",
            discard="gateway-to-dis",
            purged="charette",
            p1_amber=1,
            p1_line="",
            p1_discard="flame-wreathed",
            p1_purged="troll",
        )


def test_annihilation_ritual_leaves_other_ways_and_cards_alone():
    with Dis(artifacts="annihilation-ritual", hand="charette, fear, poltergeist", p1_line="bad-penny") as table:
        table.answer("discard charette", "play fear", "play poltergeist")
        table.changed(
            amber=1,
            hand="",
            artifacts="",
            discard="poltergeist, annihilation-ritual, fear, charette",
            p1_line="",
            p1_hand="bad-penny",
        )


def test_dominator_bauble_uses_a_creature_of_another_house():
    with Dis(artifacts="dominator-bauble", line="troll damage:3, charette", p1_line="bumpsy") as table:
        table.refused("reap troll")
        table.answer("act dominator-bauble")
        table.offers("choose troll", "choose charette")
        table.answer("choose troll")
        table.offers("fight troll", "reap troll")
        table.answer("reap troll")
        table.changed(amber=1, artifacts="dominator-bauble exhausted", line="troll exhausted, charette")


@pytest.mark.rule("KF-USE-11")
def test_dominator_bauble_does_not_ready_anybody():
    with Dis(artifacts="dominator-bauble", line="troll exhausted") as table:
        table.answer("act dominator-bauble")
        table.changed(artifacts="dominator-bauble exhausted")


def test_key_to_dis_destroys_itself_and_all_creatures_in_any_turn_of_yours():
    with Dis(artifacts="key-to-dis", line="troll", p1_line="bumpsy", house="mars") as table:
        table.answer("omni key-to-dis")
        table.changed(artifacts="", line="", discard="troll, key-to-dis", p1_line="", p1_discard="bumpsy")


def test_lash_of_broken_dreams_makes_keys_dearer_in_the_opponents_next_turn_alone():
    with Dis(
        artifacts="lash-of-broken-dreams",
        hand=FULL,
        amber=5,
        p1_amber=8,
        p1_hand=THEIR_FULL,
        p1_houses="brobnar",
    ) as table:
        table.answer("act lash-of-broken-dreams")
        assert (table.key_cost(0), table.key_cost(1)) == (6, 6)
        table.answer("end-turn")
        assert (table.key_cost(0), table.key_cost(1)) == (9, 9)
        table.changed(player=1)  # eight are not enough
        table.answer("end-turn", "dis")
        assert (table.key_cost(0), table.key_cost(1)) == (6, 6)


def test_lash_of_broken_dreams_does_not_stop_nine():
    with Dis(
        artifacts="lash-of-broken-dreams", hand=FULL, p1_amber=9, p1_hand=THEIR_FULL, p1_houses="brobnar"
    ) as table:
        table.answer("act lash-of-broken-dreams", "end-turn", "red")
        table.changed(player=1, p1_amber=0, p1_keys="red")


def test_library_of_the_damned_archives_a_card_of_the_hand():
    with Dis(artifacts="library-of-the-damned", hand="fear, troll", archives="punch") as table:
        table.answer("act library-of-the-damned")
        table.offers("archive fear", "archive troll")
        table.answer("archive troll")
        table.changed(artifacts="library-of-the-damned exhausted", hand="fear", archives="punch, troll")


def test_lifeward_keeps_creatures_out_of_the_opponents_next_turn():
    with Dis(
        artifacts="lifeward",
        hand=f"charette, {FULL}",
        p1_hand="troll, banner-of-battle, 4 punch",
        p1_houses="brobnar",
        p1_line="bumpsy",
    ) as table:
        table.answer("omni lifeward", "play charette", "end-turn")  # your own may be played
        table.offers(
            "discard troll",
            "play banner-of-battle",
            "discard banner-of-battle",
            "play punch",
            "discard punch",
            "fight bumpsy",
            "reap bumpsy",
            "end-turn",
        )
        table.changed(player=1, artifacts="", discard="lifeward", hand=FULL, line="charette")
        table.answer("end-turn", "dis", "end-turn")
        assert table.can("play troll")


def test_sacrificial_altar_purges_a_human_and_plays_a_creature_of_the_discard_pile():
    with Dis(
        artifacts="sacrificial-altar",
        line="bad-penny, troll, grey-monk",
        discard="charette, fear, pitlord",
        p1_line="sequis",
        p1_amber=4,
    ) as table:
        table.answer("act sacrificial-altar")
        table.offers("purge bad-penny", "purge grey-monk")
        table.answer("purge bad-penny")
        table.offers("choose charette", "choose pitlord")
        table.answer("choose charette", "left")
        table.changed(
            artifacts="sacrificial-altar exhausted",
            line="charette exhausted amber:3, troll, grey-monk",
            discard="fear, pitlord",
            purged="bad-penny",
            p1_amber=1,
        )


@pytest.mark.rule("KF-PLAY-15")
def test_sacrificial_altar_plays_a_creature_of_any_house():
    with Dis(artifacts="sacrificial-altar", line="bad-penny", discard="bumpsy", p1_amber=4) as table:
        table.answer("act sacrificial-altar")
        table.changed(
            artifacts="sacrificial-altar exhausted",
            line="bumpsy exhausted",
            discard="",
            purged="bad-penny",
            p1_amber=3,
        )


@pytest.mark.rule("KF-WORD-03")
@pytest.mark.parametrize(("line", "after"), [("troll", "troll"), ("bad-penny warded", "bad-penny")])
def test_sacrificial_altar_plays_nothing_without_a_purged_human(line, after):
    with Dis(artifacts="sacrificial-altar", line=line, discard="charette", p1_amber=4) as table:
        table.answer("act sacrificial-altar")
        lost = {"line": after} if after != line else {}
        table.changed(artifacts="sacrificial-altar exhausted", **lost)


@pytest.mark.rule("KF-PLAY-14")
def test_sacrificial_altar_leaves_a_dragon_that_cannot_be_played():
    with Dis(artifacts="sacrificial-altar", line="bad-penny", discard="kelifi-dragon", amber=6) as table:
        table.answer("act sacrificial-altar")
        table.changed(artifacts="sacrificial-altar exhausted", line="", purged="bad-penny")


def test_screaming_cave_shuffles_hand_and_discard_pile_into_the_deck():
    with Dis(
        artifacts="screaming-cave",
        hand="fear, troll",
        discard="punch, charette",
        deck="hysteria",
        archives="arise",
        p1_hand="punch",
        p1_discard="punch",
    ) as table:
        table.answer("act screaming-cave")
        side, state = table.state.players[0], table.state
        assert sorted(state.defs[c].slug for c in side.deck) == [
            "charette",
            "fear",
            "hysteria",
            "punch",
            "troll",
        ]
        assert not any(visible(state, 1, card) for card in side.deck)
        deck = ", ".join(state.defs[c].slug for c in reversed(side.deck))
        table.changed(artifacts="screaming-cave exhausted", hand="", discard="", deck=deck)


def test_soul_snatcher_pays_the_owner_of_each_destroyed_creature():
    with Dis(
        artifacts="soul-snatcher",
        hand="dance-of-doom",
        line="shooler owner:1, pit-demon",
        p1_line="bumpsy, krump",
    ) as table:
        table.answer("play dance-of-doom", "number 5")
        table.changed(
            amber=1,
            hand="",
            line="",
            discard="dance-of-doom, pit-demon",
            p1_amber=2,
            p1_line="krump",
            p1_discard="bumpsy, shooler",
        )


def test_soul_snatcher_cares_for_destroyed_creatures_alone():
    with Dis(
        artifacts="soul-snatcher", hand="poltergeist, hysteria", line="charette", p1_artifacts="cannon"
    ) as table:
        table.answer("play poltergeist", "choose cannon", "play hysteria")
        table.changed(
            amber=1,
            hand="charette",
            line="",
            discard="hysteria, poltergeist",
            p1_artifacts="",
            p1_discard="cannon",
        )


@pytest.mark.rule("KF-CTRL-02")
def test_collar_of_subordination_takes_control_of_its_creature():
    with Dis(
        hand="collar-of-subordination",
        line="charette",
        p1_line="troll damage:2 exhausted +blood-of-titans, bumpsy",
    ) as table:
        table.answer("play collar-of-subordination")
        table.offers("attach charette", "attach troll", "attach bumpsy")
        table.answer("attach troll")
        table.offers("left", "right")
        table.answer("left")
        table.changed(
            hand="",
            line="troll owner:1 exhausted damage:2 +blood-of-titans/owner:1 +collar-of-subordination, charette",
            p1_line="bumpsy",
        )
        assert table.power("troll") == 13


@pytest.mark.rule("KF-HOUSE-03")
def test_collar_of_subordination_brings_the_house_of_its_creature():
    with Dis(
        hand=f"collar-of-subordination, {FULL}",
        houses="dis, logos, mars",
        p1_line="troll",
        p1_hand=THEIR_FULL,
        p1_houses="sanctum",
    ) as table:
        table.answer("play collar-of-subordination", "end-turn", "end-turn")
        table.offers("dis", "logos", "mars", "brobnar")
        table.answer("brobnar", "reap troll")
        assert table.state.players[0].amber == 1


@pytest.mark.rule("KF-CTRL-05")
def test_collar_of_subordination_and_its_creature_go_to_their_owners():
    with Dis(hand="gateway-to-dis", line="troll owner:1 +collar-of-subordination") as table:
        table.answer("play gateway-to-dis")
        table.changed(
            hand="", chains=3, line="", discard="gateway-to-dis, collar-of-subordination", p1_discard="troll"
        )


def test_collar_of_subordination_changes_nothing_on_a_creature_of_yours():
    with Dis(hand="collar-of-subordination", line="charette, troll") as table:
        table.answer("play collar-of-subordination", "attach charette")
        table.changed(hand="", line="charette +collar-of-subordination, troll")


def test_flame_wreathed_gives_power_and_is_hazardous():
    with Dis(hand="flame-wreathed", line="charette", p1_line="troll") as table:
        table.answer("play flame-wreathed", "attach troll")
        table.changed(amber=1, hand="", p1_line="troll +flame-wreathed/owner:0")
        assert table.power("troll") == 10
        table.answer("fight charette")
        table.changed(line="", discard="charette", p1_line="troll damage:4 +flame-wreathed/owner:0")


def test_flame_wreathed_burns_an_attacker_before_the_fight():
    with Dis(line="drumble", p1_line="troll +flame-wreathed") as table:
        table.answer("fight drumble")
        table.changed(line="", discard="drumble")


def test_flame_wreathed_does_not_burn_whom_its_creature_attacks():
    with Dis(line="charette +flame-wreathed", p1_line="troll") as table:
        table.answer("fight charette")
        table.changed(line="", discard="charette, flame-wreathed", p1_line="troll damage:6")


@pytest.mark.parametrize(
    ("use", "after"),
    [
        ("reap", {"amber": 1, "p1_line": "bumpsy damage:1"}),
        ("fight", {"p1_line": "", "p1_discard": "bumpsy"}),  # power 4, and 1 more against 5
    ],
)
def test_guardian_demon_that_heals_one_damage_deals_one(use, after):
    warded = "warded" if use == "fight" else ""
    with Dis(line=f"guardian-demon {warded}, troll damage:1", p1_line="bumpsy") as table:
        table.answer(f"{use} guardian-demon", "choose troll", "heal 1", "damage bumpsy")
        table.changed(line="guardian-demon exhausted, troll", **after)
