"""Chapters 'Abilities and resolving them' and 'Constant abilities'."""

import pytest

from tests.games.keyforge.situations import Situation


@pytest.mark.rule("KF-ABIL-02", "KF-EX-01")
def test_a_part_that_does_nothing_is_skipped():
    given = {"hand": "anger", "line": "snufflegator", "p1_line": "urchin elusive-used"}
    with Situation(**given) as table:
        table.answer("play anger")
        table.changed(
            amber=1, hand="", discard="anger", line="snufflegator exhausted", p1_line="", p1_discard="urchin"
        )


@pytest.mark.rule("KF-ABIL-02", "KF-FAQ-38")
def test_what_can_be_done_is_done_though_the_rest_cannot():
    with Situation(hand="anger", line="bumpsy exhausted") as table:
        table.answer("play anger")
        table.changed(amber=1, hand="", discard="anger", line="bumpsy")
        table.answer("reap bumpsy")
        table.changed(amber=2, line="bumpsy exhausted")


@pytest.mark.rule("KF-ABIL-02", "KF-FAQ-58")
def test_an_artifact_that_cannot_be_used_is_still_destroyed():
    with Situation(house="dis", hand="poltergeist", p1_artifacts="banner-of-battle") as table:
        table.answer("play poltergeist")
        table.changed(amber=1, hand="", discard="poltergeist", p1_artifacts="", p1_discard="banner-of-battle")


@pytest.mark.rule("KF-ABIL-02")
def test_as_much_as_there_is_is_stolen():
    with Situation(house="shadows", hand="magda-the-rat", p1_amber=1) as table:
        table.answer("play magda-the-rat")
        table.changed(amber=1, p1_amber=0, hand="", line="magda-the-rat exhausted")


@pytest.mark.rule("KF-ABIL-03")
def test_instructions_are_followed_in_printed_order():
    """Total Recall first counts the ready creatures, then returns them."""
    with Situation(house="mars", hand="total-recall", line="tunk, zorg, krump exhausted") as table:
        table.answer("play total-recall")
        table.changed(amber=3, hand="tunk, zorg, krump", discard="total-recall", line="")


@pytest.mark.rule("KF-ABIL-03")
def test_the_second_instruction_sees_what_the_first_has_done():
    """Sloppy Labwork archives a card, then discards one of those that are left."""
    with Situation(house="logos", hand="sloppy-labwork, troll, krump, bumpsy") as table:
        table.answer("play sloppy-labwork", "archive troll")
        table.offers("discard krump", "discard bumpsy")
        table.answer("discard krump")
        table.changed(amber=1, hand="bumpsy", archives="troll", discard="sloppy-labwork, krump")


@pytest.mark.rule("KF-ABIL-04")
def test_only_cards_in_play_are_touched():
    given = {
        "hand": "punch, headhunter", "discard": "smaaash", "archives": "krump", "line": "troll",
        "p1_hand": "mugwump", "p1_discard": "valdr", "p1_line": "bumpsy", "p1_artifacts": "cannon",
    }  # fmt: skip
    with Situation(**given) as table:
        table.answer("play punch")
        table.offers("damage troll", "damage bumpsy")
        table.answer("damage bumpsy")
        table.changed(amber=1, hand="headhunter", discard="punch, smaaash", p1_line="bumpsy damage:3")


@pytest.mark.rule("KF-ABIL-04")
def test_a_named_zone_is_touched_and_no_other():
    given = {"hand": "regrowth, troll", "discard": "smaaash, cannon, krump", "archives": "bumpsy"}
    with Situation(house="untamed", line="headhunter", **given) as table:
        table.answer("play regrowth")
        table.offers("to-hand smaaash", "to-hand krump")
        table.answer("to-hand krump")
        table.changed(amber=1, hand="troll, krump", discard="regrowth, smaaash, cannon")


@pytest.mark.rule("KF-ABIL-05")
def test_a_destroyed_card_is_still_reached_in_the_discard_pile():
    with Situation(artifacts="special-delivery", p1_line="urchin, troll", p1_discard="krump") as table:
        table.answer("omni special-delivery", "damage urchin")
        table.changed(artifacts="", discard="special-delivery", p1_line="troll", p1_purged="urchin")


@pytest.mark.rule("KF-ABIL-06")
def test_abilities_are_active_in_play_only():
    """Banner of Battle and Hunting Witch do nothing from hand, discard pile or archives."""
    given = {"hand": "hunting-witch, dew-faerie", "discard": "banner-of-battle", "archives": "hunting-witch"}
    with Situation(house="untamed", **given) as table:
        table.answer("play dew-faerie")
        table.changed(hand="hunting-witch", line="dew-faerie exhausted")
        assert table.power("dew-faerie") == 2
    given = {"hand": "dew-faerie", "line": "hunting-witch", "artifacts": "banner-of-battle"}
    with Situation(house="untamed", **given) as table:
        table.answer("play dew-faerie", "right")
        table.changed(amber=1, hand="", line="hunting-witch, dew-faerie exhausted")
        assert table.power("dew-faerie") == 3


@pytest.mark.rule("KF-ABIL-06")
def test_an_ability_ends_when_its_card_leaves_play():
    with Situation(
        house="dis", hand="fear", p1_line="bulwark, headhunter", p1_artifacts="banner-of-battle"
    ) as table:
        assert table.power("headhunter") == 6
        table.answer("play fear", "to-hand bulwark")
        table.changed(hand="", discard="fear", p1_hand="bulwark", p1_line="headhunter")
    with Situation(house="mars", hand="emp-blast", line="troll", artifacts="banner-of-battle") as table:
        assert table.power("troll") == 9
        table.answer("play emp-blast")
        table.changed(amber=1, hand="", discard="emp-blast, banner-of-battle", artifacts="")
        assert table.power("troll") == 8


@pytest.mark.rule("KF-ABIL-07")
def test_an_ability_is_resolved_to_the_end_though_its_card_has_left():
    with Situation(artifacts="mighty-javelin", p1_line="troll, krump") as table:
        table.answer("omni mighty-javelin")
        table.changed(artifacts="", discard="mighty-javelin")
        table.answer("damage troll")
        table.changed(p1_line="troll damage:4, krump")


@pytest.mark.rule("KF-ABIL-07")
def test_a_creature_that_returned_to_hand_still_does_the_rest():
    with Situation(hand="punch", line="urchin +phoenix-heart", p1_line="troll, krump") as table:
        table.answer("play punch", "damage urchin")
        table.changed(
            amber=1,
            hand="urchin",
            discard="punch, phoenix-heart",
            line="",
            p1_line="troll damage:3, krump damage:3",
        )


@pytest.mark.rule("KF-ABIL-08", "KF-FAQ-60")
def test_what_a_part_triggers_is_resolved_before_the_next_part():
    """Masterplan plays Grasping Vines, which may return it before it is sacrificed."""
    given = {"artifacts": "masterplan under:grasping-vines", "p1_artifacts": "cannon"}
    with Situation(**given) as table:
        table.answer("omni masterplan", "to-hand masterplan")
        table.changed(amber=1, hand="masterplan", artifacts="", discard="grasping-vines")


@pytest.mark.rule("KF-ABIL-08")
def test_a_whole_fight_is_resolved_before_the_next_instruction():
    """Relentless Assault chooses its second creature after Krump has cost the opponent 1 Æmber."""
    given = {"hand": "relentless-assault", "line": "krump, headhunter", "p1_line": "urchin elusive-used, troll"}
    with Situation(p1_amber=3, **given) as table:
        table.answer("play relentless-assault", "choose krump", "attack urchin")
        table.changed(
            hand="",
            line="krump exhausted damage:1, headhunter",
            p1_amber=2,
            p1_line="troll",
            p1_discard="urchin",
        )
        table.offers("choose headhunter", "skip")
        table.answer("skip")
        table.changed(discard="relentless-assault")


@pytest.mark.rule("KF-ABIL-09")
def test_a_target_may_be_chosen_on_which_nothing_happens():
    with Situation(hand="smaaash", p1_line="troll stunned, krump") as table:
        table.answer("play smaaash")
        table.offers("stun smaaash", "stun troll", "stun krump")
        table.answer("stun troll")
        table.changed(hand="", line="smaaash exhausted")


@pytest.mark.rule("KF-ABIL-09")
def test_an_undamaged_creature_may_be_healed_and_a_ready_one_readied():
    with Situation(house="sanctum", artifacts="hallowed-blaster", line="troll, krump damage:1") as table:
        table.answer("act hallowed-blaster")
        table.offers("heal troll", "heal krump")
        table.answer("heal troll")
        table.changed(artifacts="hallowed-blaster exhausted")


@pytest.mark.rule("KF-ABIL-11")
def test_cards_that_are_looked_at_stay_where_they_are():
    given = {"hand": "psychic-bug", "p1_hand": "troll, krump, bumpsy", "p1_deck": "smith, punch"}
    with Situation(house="logos", **given) as table:
        table.answer("play psychic-bug")
        table.changed(amber=1, hand="", line="psychic-bug exhausted")


@pytest.mark.rule("KF-ABIL-11")
def test_a_hand_that_was_looked_at_for_nothing_is_not_changed():
    with Situation(house="shadows", hand="imperial-traitor", p1_hand="troll, sequis, krump") as table:
        table.answer("play imperial-traitor")
        table.offers("purge sequis", "skip")
        table.answer("skip")
        table.changed(amber=1, hand="", discard="imperial-traitor")


@pytest.mark.rule("KF-CONST-01")
def test_a_constant_ability_works_while_its_condition_holds():
    with Situation(hand="troll, krump", line="staunch-knight, bumpsy", p1_line="headhunter") as table:
        assert table.power("staunch-knight") == 6
        table.answer("play troll", "left")
        assert table.power("staunch-knight") == 4
        assert table.power("headhunter") == 5


@pytest.mark.rule("KF-CONST-01")
def test_it_works_without_being_used_and_from_the_moment_the_card_enters():
    with Situation(hand="banner-of-battle, krump", line="troll", p1_line="bumpsy") as table:
        assert (table.power("troll"), table.power("bumpsy")) == (8, 5)
        table.answer("play banner-of-battle")
        assert (table.power("troll"), table.power("bumpsy")) == (9, 5)
        table.answer("play krump", "left")
        assert table.power("krump") == 7


@pytest.mark.rule("KF-CONST-02", "KF-EX-26")
@pytest.mark.parametrize(("mark", "drawn"), [("mother exhausted", 7), ("krump exhausted", 6)])
def test_a_constant_ability_works_while_exhausted(mark, drawn):
    given = {"line": mark, "deck": "9 troll", "step": "draw", "p1_line": "krump, troll"}
    with Situation(house="logos", p1_houses="brobnar, dis, logos", **given) as table:
        table.answer("brobnar")
        assert len(table.state.players[0].hand) == drawn


@pytest.mark.rule("KF-CONST-02")
def test_an_exhausted_artifact_has_its_constant_ability():
    with Situation(line="troll", artifacts="banner-of-battle exhausted") as table:
        assert table.power("troll") == 9


@pytest.mark.rule("KF-CONST-03")
def test_a_constant_ability_works_while_stunned():
    with Situation(hand="punch", p1_line="bulwark stunned, troll") as table:
        table.answer("play punch", "damage troll")
        table.changed(amber=1, hand="", discard="punch", p1_line="bulwark stunned, troll damage:1 armor-used:2")


@pytest.mark.rule("KF-CONST-04")
@pytest.mark.parametrize(
    ("house", "card", "entered"),
    [
        ("shadows", "silvertooth", "silvertooth icon:damage"),
        ("mars", "zorg", "zorg icon:damage exhausted stunned"),
        ("shadows", "urchin", "urchin icon:damage exhausted"),
    ],
)
def test_how_a_card_enters_is_settled_as_it_enters(house, card, entered):
    """Before its icons or anything else that happens afterwards."""
    with Situation(house=house, hand=f"{card} icon:damage", p1_line="troll") as table:
        table.answer(f"play {card}")
        table.offers(f"damage {card}", "damage troll")
        table.changed(hand="", line=entered)
        table.answer("damage troll")
        table.changed(p1_line="troll damage:1")
