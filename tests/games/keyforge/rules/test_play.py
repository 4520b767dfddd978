"""Chapters 'Playing cards' and 'Discarding from hand'."""

import pytest

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.game import GAME


@pytest.mark.rule("KF-PLAY-01")
def test_any_number_of_cards_of_the_active_house_is_played():
    with Situation(hand="punch, 2 smith, krump, cannon, shooler") as table:
        table.answer("play smith", "play krump", "play cannon", "play smith", "play punch")
        table.changed(
            amber=5,
            hand="shooler",
            discard="punch, 2 smith",
            line="krump exhausted damage:3",
            artifacts="cannon exhausted",
        )
        table.refused("play shooler", "KF-HOUSE-02")


@pytest.mark.rule("KF-PLAY-01")
def test_a_card_of_another_house_needs_an_ability():
    with Situation(house="dis", hand="flaxia, dew-faerie, troll", line="witch-of-the-wilds") as table:
        table.offers("play flaxia", "play dew-faerie", "end-turn")
        table.answer("play dew-faerie", "left")
        table.changed(hand="flaxia, troll", line="dew-faerie exhausted, witch-of-the-wilds")
        table.offers("end-turn")


@pytest.mark.rule("KF-PLAY-02")
def test_first_the_card_enters_then_its_icons_then_its_play_ability():
    """Chota Hazri's ability takes an Æmber and needs 6 more."""
    given = {"hand": "chota-hazri icon:amber", "amber": 6, "line": "troll"}
    with Situation(house="untamed", **given) as table:
        table.answer("play chota-hazri", "left")
        table.changed(hand="", line="chota-hazri icon:amber exhausted, troll")  # one gained, one lost
        table.answer("forge", "red")  # for 6, which only the icon has made possible
        table.changed(amber=0, keys="red")


@pytest.mark.rule("KF-PLAY-02")
def test_the_creature_stands_in_the_line_when_its_icons_resolve():
    with Situation(hand="troll icon:damage", p1_line="krump") as table:
        table.answer("play troll")
        table.offers("damage troll", "damage krump")
        table.answer("damage troll")
        table.changed(hand="", line="troll icon:damage exhausted damage:1")


@pytest.mark.rule("KF-PLAY-02")
@pytest.mark.parametrize("first", ["mighty-tiger", "hunting-witch"])
def test_play_and_after_played_abilities_share_a_window(first):
    given = {"hand": "mighty-tiger", "line": "hunting-witch", "p1_line": "troll"}
    with Situation(house="untamed", **given) as table:
        table.answer("play mighty-tiger", "right")
        table.offers("resolve mighty-tiger mighty-tiger", "resolve hunting-witch mighty-tiger")
        table.changed(hand="", line="hunting-witch, mighty-tiger exhausted")
        table.answer(f"resolve {first} mighty-tiger")
        table.changed(amber=1, p1_line="troll damage:4")


@pytest.mark.rule("KF-PLAY-02")
@pytest.mark.parametrize("first", ["bumpsy", "autocannon"])
def test_play_and_after_entering_abilities_share_a_window(first):
    with Situation(hand="bumpsy", artifacts="autocannon", p1_amber=1) as table:
        table.answer("play bumpsy")
        table.offers("resolve bumpsy bumpsy", "resolve autocannon bumpsy")
        table.answer(f"resolve {first} bumpsy")
        table.changed(hand="", line="bumpsy exhausted damage:1", p1_amber=0)


@pytest.mark.rule("KF-PLAY-03")
def test_each_of_the_four_types_goes_its_way():
    with Situation(hand="smith, cannon, krump, blood-of-titans") as table:
        table.answer("play smith", "play cannon", "play krump", "play blood-of-titans")
        table.changed(
            amber=2,
            hand="",
            discard="smith",
            artifacts="cannon exhausted",
            line="krump exhausted +blood-of-titans",
        )


@pytest.mark.rule("KF-PLAY-04")
def test_an_action_does_what_it_can_and_goes_to_the_discard_pile():
    with Situation(hand="punch, lava-ball", discard="krump", p1_discard="bumpsy") as table:
        table.answer("play lava-ball", "play punch")
        table.changed(amber=1, hand="", discard="punch, lava-ball, krump")


@pytest.mark.rule("KF-PLAY-04")
def test_an_action_is_discarded_only_after_it_was_resolved():
    """While it resolves, Routine Job does not lie in the discard pile and does not count itself."""
    with Situation(house="shadows", hand="routine-job", discard="punch", p1_amber=5) as table:
        table.answer("play routine-job")
        table.changed(amber=1, p1_amber=4, hand="", discard="routine-job, punch")


@pytest.mark.rule("KF-PLAY-04")
def test_an_action_of_another_owner_goes_to_the_pile_of_its_owner():
    with Situation(hand="punch owner:1", line="troll") as table:
        table.answer("play punch")
        table.changed(amber=1, hand="", line="troll damage:3", p1_discard="punch")


@pytest.mark.rule("KF-PLAY-05")
def test_an_artifact_stays_behind_the_battleline():
    with Situation(hand="banner-of-battle", line="troll", artifacts="cannon") as table:
        table.answer("play banner-of-battle")
        table.changed(hand="", artifacts="cannon, banner-of-battle exhausted")
        assert table.power("troll") == 9


@pytest.mark.rule("KF-PLAY-06")
@pytest.mark.parametrize(
    ("flank", "line"),
    [("left", "krump exhausted, troll, bumpsy"), ("right", "troll, bumpsy, krump exhausted")],
)
def test_a_creature_enters_on_a_flank_of_choice(flank, line):
    with Situation(hand="krump", line="troll, bumpsy", p1_line="headhunter") as table:
        table.answer("play krump")
        table.offers("left", "right")
        table.answer(flank)
        table.changed(hand="", line=line)


@pytest.mark.rule("KF-PLAY-07")
def test_an_upgrade_is_attached_to_any_creature_and_changes_it():
    with Situation(hand="blood-of-titans", line="troll, krump", p1_line="bumpsy") as table:
        table.answer("play blood-of-titans")
        table.offers("attach troll", "attach krump", "attach bumpsy")
        table.answer("attach bumpsy")
        table.changed(amber=1, hand="", p1_line="bumpsy +blood-of-titans/owner:0")
        assert [table.power(name) for name in ("troll", "krump", "bumpsy")] == [8, 6, 10]


@pytest.mark.rule("KF-PLAY-08")
def test_an_upgrade_without_a_creature_cannot_be_played():
    with Situation(hand="blood-of-titans", artifacts="cannon exhausted") as table:
        table.offers("discard blood-of-titans", "end-turn")
        table.refused("play blood-of-titans", "KF-PLAY-08")


@pytest.mark.rule("KF-PLAY-08", "KF-PLAY-14")
def test_an_upgrade_without_a_creature_stays_on_the_deck():
    with Situation(house="logos", hand="wild-wormhole", deck="blood-of-titans, krump") as table:
        table.answer("play wild-wormhole")
        table.changed(amber=1, hand="", discard="wild-wormhole")


@pytest.mark.rule("KF-PLAY-09")
def test_a_played_card_enters_under_the_active_players_control():
    with Situation(hand="krump owner:1, cannon owner:1", line="troll owner:1", p1_line="bumpsy") as table:
        table.answer("play krump", "right", "play cannon")
        table.changed(
            hand="", line="troll owner:1, krump owner:1 exhausted", artifacts="cannon owner:1 exhausted"
        )


@pytest.mark.rule("KF-PLAY-10")
def test_play_abilities_resolve_from_whatever_zone_the_card_is_played():
    """From the deck, from the discard pile, from under another card."""
    with Situation(house="logos", hand="wild-wormhole", deck="bumpsy", p1_amber=1) as table:
        table.answer("play wild-wormhole")
        table.changed(amber=1, hand="", deck="", discard="wild-wormhole", line="bumpsy exhausted", p1_amber=0)
    given = {"artifacts": "sacrificial-altar", "line": "grey-monk", "discard": "bumpsy", "p1_amber": 1}
    with Situation(house="dis", **given) as table:
        table.answer("act sacrificial-altar")
        table.changed(
            artifacts="sacrificial-altar exhausted", discard="", purged="grey-monk",
            line="bumpsy exhausted", p1_amber=0,
        )  # fmt: skip
    with Situation(artifacts="masterplan under:bumpsy", p1_amber=1) as table:
        table.answer("omni masterplan")
        table.changed(artifacts="", discard="masterplan", line="bumpsy exhausted", p1_amber=0)


@pytest.mark.rule("KF-PLAY-11")
def test_a_card_put_into_play_is_not_played():
    """Neither Bumpsy's own ability hears of it nor Hunting Witch, who counts played creatures."""
    given = {"line": "overlord-greking, hunting-witch", "amber": 3, "p1_line": "bumpsy", "p1_amber": 3}
    with Situation(house="dis", **given) as table:
        table.answer("fight overlord-greking", "left")
        table.changed(
            line="bumpsy owner:1 exhausted, overlord-greking exhausted damage:5, hunting-witch", p1_line=""
        )
        assert table.state.played == []


@pytest.mark.rule("KF-PLAY-12")
def test_putting_into_play_ignores_play_restrictions():
    given = {"line": "overlord-greking", "p1_line": "kelifi-dragon damage:11"}
    with Situation(house="dis", hand="kelifi-dragon house:dis", **given) as table:
        table.refused("play kelifi-dragon", "KF-PLAY-13")
        table.answer("fight overlord-greking")
        table.changed(
            line="", discard="overlord-greking", p1_line="", p1_discard="kelifi-dragon"
        )  # both fell: Greking puts nobody into play


@pytest.mark.rule("KF-PLAY-12")
def test_putting_into_play_needs_no_aember():
    given = {"line": "overlord-greking +blood-of-titans +blood-of-titans", "p1_line": "kelifi-dragon damage:11"}
    with Situation(house="dis", **given) as table:
        table.answer("fight overlord-greking", "left")
        table.changed(
            line="kelifi-dragon owner:1 exhausted, "
            "overlord-greking exhausted damage:12 +blood-of-titans +blood-of-titans",
            p1_line="",
        )


@pytest.mark.rule("KF-PLAY-13")
@pytest.mark.parametrize(("amber", "legal"), [(6, False), (7, True)])
def test_restrictions_apply_while_the_card_is_in_hand(amber, legal):
    with Situation(hand="kelifi-dragon", amber=amber) as table:
        assert table.can("play kelifi-dragon") == legal
        assert table.can("discard kelifi-dragon")
        if not legal:
            table.refused("play kelifi-dragon", "KF-PLAY-13")


@pytest.mark.rule("KF-PLAY-13")
def test_the_cards_own_icon_comes_too_late_for_its_restriction():
    with Situation(hand="kelifi-dragon icon:amber", amber=6) as table:
        table.refused("play kelifi-dragon", "KF-PLAY-13")


@pytest.mark.rule("KF-PLAY-13")
def test_restrictions_apply_while_the_card_is_on_the_deck():
    """The Æmber of Wild Wormhole itself was gained before."""
    with Situation(house="logos", hand="wild-wormhole", deck="kelifi-dragon", amber=6) as table:
        table.answer("play wild-wormhole")
        table.changed(amber=7, hand="", deck="", discard="wild-wormhole", line="kelifi-dragon exhausted")


@pytest.mark.rule("KF-PLAY-14")
def test_a_card_that_cannot_be_played_stays_where_it_was():
    with Situation(house="logos", hand="wild-wormhole", deck="kelifi-dragon, troll", amber=5) as table:
        table.answer("play wild-wormhole")
        table.changed(amber=6, hand="", discard="wild-wormhole")


@pytest.mark.rule("KF-PLAY-14")
def test_it_also_stays_in_the_discard_pile():
    given = {"line": "grey-monk", "artifacts": "sacrificial-altar", "discard": "kelifi-dragon"}
    with Situation(house="dis", **given) as table:
        table.answer("act sacrificial-altar")
        table.changed(line="", artifacts="sacrificial-altar exhausted", purged="grey-monk")


@pytest.mark.rule("KF-PLAY-15")
@pytest.mark.parametrize("card", ["troll", "pit-demon", "mother"])
def test_an_ability_plays_a_card_of_any_house(card):
    with Situation(house="logos", hand="wild-wormhole", deck=card) as table:
        table.answer("play wild-wormhole")
        table.changed(amber=1, hand="", deck="", discard="wild-wormhole", line=f"{card} exhausted")


@pytest.mark.rule("KF-PLAY-15")
def test_an_ability_uses_a_card_of_any_house():
    with Situation(house="dis", artifacts="dominator-bauble", line="troll, bumpsy") as table:
        table.refused("reap troll", "KF-USE-01")
        table.answer("act dominator-bauble", "choose troll")
        table.changed(amber=1, artifacts="dominator-bauble exhausted", line="troll exhausted, bumpsy")


@pytest.mark.rule("KF-PLAY-16")
def test_two_permissions_add_up():
    with Situation(house="logos", hand="2 phase-shift, troll, krump, bumpsy") as table:
        table.answer("play phase-shift", "play phase-shift", "play troll", "play krump", "left")
        table.changed(hand="bumpsy", discard="2 phase-shift", line="krump exhausted, troll exhausted")
        table.refused("play bumpsy", "KF-HOUSE-02")


@pytest.mark.rule("KF-PLAY-16")
def test_each_permits_one_card():
    with Situation(house="logos", hand="phase-shift, troll, krump") as table:
        table.answer("play phase-shift", "play troll")
        table.changed(hand="krump", discard="phase-shift", line="troll exhausted")
        table.refused("play krump", "KF-HOUSE-02")


@pytest.mark.rule("KF-PLAY-16")
def test_a_card_of_the_active_house_uses_up_no_permission():
    with Situation(house="logos", hand="phase-shift, batdrone, krump") as table:
        table.answer("play phase-shift", "play batdrone", "play krump", "right")
        table.changed(hand="", discard="phase-shift", line="batdrone exhausted, krump exhausted")


@pytest.mark.rule("KF-PLAY-16")
def test_a_wider_permission_is_kept_for_the_card_that_needs_it():
    """Flaxia is covered by Witch of the Wilds, so that Phase Shift is left for Troll."""
    with Situation(house="logos", hand="2 phase-shift, witch-of-the-wilds, flaxia, troll, krump") as table:
        table.answer("play phase-shift", "play phase-shift", "play witch-of-the-wilds", "play flaxia", "left")
        table.offers("play troll", "play krump", "end-turn")
        table.answer("play troll", "right")
        table.changed(
            amber=2,
            hand="krump",
            discard="2 phase-shift",
            line="flaxia exhausted, witch-of-the-wilds exhausted, troll exhausted",
        )
        table.offers("end-turn")


@pytest.mark.rule("KF-PLAY-17")
def test_a_copy_is_legal_by_its_own_house():
    """Mimicry is a card of Untamed, whatever it copies."""
    given = {"hand": "mimicry", "p1_discard": "punch", "line": "troll"}
    with Situation(house="brobnar", **given) as table:
        table.refused("play mimicry", "KF-HOUSE-02")
    with Situation(house="untamed", **given) as table:
        table.answer("play mimicry")
        table.changed(amber=1, hand="", discard="mimicry", line="troll damage:3")


@pytest.mark.parametrize("way", ["play", "discard"])
@pytest.mark.parametrize("trolls", ["2 troll", "3 troll"])
def test_nobody_can_tell_which_of_two_copies_left_the_hand(way, trolls):
    """The opponent knew of one Troll: that may have been it."""
    with Situation(hand=trolls, known="troll") as table:
        table.answer(f"{way} troll")
        assert table.state.known == {}
        left = len(table.state.players[0].hand)
        view = GAME.view(table.state, 1)
        assert [c for c in view.sides[0].hand if c >= 0] == []
        assert left == int(trolls[0]) - 1


def test_nobody_can_tell_which_of_two_copies_an_effect_has_discarded():
    given = {"hand": "hysteria, troll", "line": "troll", "artifacts": "feeding-pit house:dis"}
    with Situation(house="dis", **given) as table:
        table.answer("play hysteria")
        assert len(table.state.known) == 1  # the Troll that everybody saw return
        table.answer("act feeding-pit")
        table.changed(
            amber=1,
            hand="troll",
            line="",
            artifacts="feeding-pit house:dis exhausted",
            discard="troll, hysteria",
        )
        assert table.state.known == {}


# Discarding


@pytest.mark.rule("KF-DISC-01")
def test_any_number_of_cards_of_the_active_house_is_discarded_one_at_a_time():
    with Situation(hand="punch, troll, 2 krump", line="bumpsy") as table:
        table.answer("discard krump")
        table.changed(hand="punch, troll, krump", discard="krump")
        table.answer("reap bumpsy", "discard punch", "discard krump", "discard troll")
        table.changed(amber=1, hand="", discard="troll, krump, punch, krump", line="bumpsy exhausted")


@pytest.mark.rule("KF-DISC-01")
def test_discarding_is_not_playing():
    with Situation(hand="smith, punch", line="rock-hurling-giant", p1_line="troll") as table:
        table.answer("discard smith", "damage troll")  # Rock-Hurling Giant hears of each single card
        table.changed(hand="punch", discard="smith", p1_line="troll damage:4")
        assert table.state.played == []


@pytest.mark.rule("KF-DISC-02")
def test_cards_of_other_houses_cannot_be_discarded():
    with Situation(hand="shooler, troll house:dis, krump") as table:
        table.offers("play krump", "discard krump", "end-turn")
        table.refused("discard shooler", "KF-DISC-02")
        table.refused("discard troll", "KF-DISC-02")
