"""What cards of Sanctum in Call of the Archons do: actions b to m."""

import pytest

from tests.games.keyforge.houses import Sanctum
from trivault.games.keyforge.state.printed import HOUSES

FULL = "6 virtuous-works"  # a hand that draws nothing at the end of the turn


def test_begone_destroys_every_dis_creature():
    with Sanctum(
        hand="begone",
        line="troll house:dis, bumpsy",
        p1_line="krump house:dis, valdr",
        p1_artifacts="cannon house:dis",
    ) as table:
        table.answer("play begone")
        table.offers("destroy-dis", "gain-amber")
        table.answer("destroy-dis")
        table.changed(
            hand="",
            line="bumpsy",
            discard="begone, troll house:dis",
            p1_line="valdr",
            p1_discard="krump house:dis",
        )


def test_begone_is_worth_one_aember_instead():
    with Sanctum(hand="begone", p1_line="krump house:dis") as table:
        table.answer("play begone", "gain-amber")
        table.changed(amber=1, hand="", discard="begone")


def test_begone_may_be_wasted():
    with Sanctum(hand="begone", p1_line="krump") as table:
        table.answer("play begone", "destroy-dis")
        table.changed(hand="", discard="begone")


def test_blinding_light_stuns_every_creature_of_the_chosen_house():
    with Sanctum(
        hand="blinding-light",
        line="sequis, bumpsy house:dis",
        p1_line="troll, krump house:dis exhausted, valdr",
    ) as table:
        table.answer("play blinding-light")
        table.offers(*HOUSES)
        table.answer("dis")
        table.changed(
            amber=1,
            hand="",
            discard="blinding-light",
            line="sequis, bumpsy house:dis stunned",
            p1_line="troll, krump house:dis exhausted stunned, valdr",
        )


def test_charge_lets_each_creature_played_later_hit_an_enemy():
    with Sanctum(hand="charge, sequis, bulwark", line="francus", p1_line="troll, krump") as table:
        table.answer("play charge")
        table.changed(amber=1, hand="sequis, bulwark", discard="charge")
        table.answer("play sequis", "left")
        table.offers("damage troll", "damage krump")
        table.answer("damage krump", "play bulwark", "right", "damage troll")
        table.changed(
            hand="",
            line="sequis exhausted, francus, bulwark exhausted",
            p1_line="troll damage:2, krump damage:2",
        )


@pytest.mark.rule("KF-WORD-20", "KF-ABIL-06")
def test_what_charge_gives_is_done_by_the_creature():
    """Ardent Hero cannot be damaged by creatures with so much power as Lord Golgotha has."""
    for knight, hero in (("lord-golgotha", "ardent-hero"), ("raiding-knight", "ardent-hero damage:2")):
        with Sanctum(hand=f"charge, {knight}", p1_line="ardent-hero") as table:
            table.answer("play charge", f"play {knight}")
            while len(table.texts()) == 2 and table.texts()[0].startswith("resolve"):
                table.answer(table.texts()[0])
            assert table.snapshot(table.state)["p1_line"] == hero


@pytest.mark.rule("KF-WORD-20")
def test_only_what_is_played_after_charge_has_gained_a_play_ability():
    """Favor of Rex finds it on the knight that was played last."""
    hand = "charge, favor-of-rex house:sanctum, bulwark, francus"
    with Sanctum(hand=hand, p1_line="troll") as table:
        table.answer("play francus", "play charge", "play bulwark", "right")
        assert table.snapshot(table.state)["p1_line"] == "troll damage:2"
        table.answer("play favor-of-rex", "choose francus")
        assert table.snapshot(table.state)["p1_line"] == "troll damage:2"
    with Sanctum(hand=hand, p1_line="troll") as table:
        table.answer("play charge", "play bulwark", "play favor-of-rex", "choose bulwark")
        assert table.snapshot(table.state)["p1_line"] == "troll damage:4"


@pytest.mark.rule("KF-WORD-20")
def test_what_plays_charge_gains_nothing_from_it():
    """Murkens was played before, though its play is not over."""
    with Sanctum(hand="murkens house:sanctum", p1_deck="charge, krump", p1_line="troll, bumpsy") as table:
        table.answer("play murkens")
        table.changed(
            hand="", line="murkens house:sanctum exhausted", amber=1, p1_deck="krump", p1_discard="charge"
        )
        assert not any(text.startswith("damage") for text in table.texts())


def test_charge_shares_the_window_of_the_play_ability():
    with Sanctum(hand="charge, raiding-knight", p1_line="troll", p1_amber=2) as table:
        table.answer("play charge", "play raiding-knight")
        table.offers("resolve raiding-knight raiding-knight", "resolve charge raiding-knight")
        table.answer("resolve charge raiding-knight")
        table.changed(
            amber=1,
            hand="",
            discard="charge",
            line="raiding-knight exhausted amber:1",
            p1_line="troll damage:2",
            p1_amber=1,
        )


def test_charge_is_for_creatures_alone_and_for_one_turn():
    with Sanctum(
        effects="charge", hand=f"hallowed-blaster, {FULL}", p1_line="troll", p1_hand="bumpsy"
    ) as table:
        table.answer("play hallowed-blaster")
        table.changed(hand=FULL, artifacts="hallowed-blaster exhausted")
        table.answer("end-turn", "brobnar", "play bumpsy", "left")
        table.changed(artifacts="hallowed-blaster", player=1, p1_hand="", p1_line="bumpsy exhausted, troll")


def test_charge_needs_the_played_creature_to_be_still_there():
    with Sanctum(hand="charge, urchin house:sanctum icon:damage", p1_line="troll", p1_amber=3) as table:
        table.answer("play charge", "play urchin", "damage urchin")
        table.changed(amber=1, hand="", discard="urchin house:sanctum icon:damage, charge")


def test_charge_twice_hits_twice():
    with Sanctum(hand="2 charge, sequis", p1_line="troll") as table:
        table.answer("play charge", "play charge", "play sequis", "resolve charge#2 sequis")
        table.changed(amber=2, hand="", discard="2 charge", line="sequis exhausted", p1_line="troll damage:4")


def test_cleansing_wave_pays_for_each_creature_that_it_heals():
    with Sanctum(
        hand="cleansing-wave", line="troll damage:3, bumpsy", p1_line="krump damage:1, valdr damage:2"
    ) as table:
        table.answer("play cleansing-wave")
        table.changed(
            amber=3,
            hand="",
            discard="cleansing-wave",
            line="troll damage:2, bumpsy",
            p1_line="krump, valdr damage:1",
        )


@pytest.mark.rule("KF-HEAL-02")
@pytest.mark.parametrize("line", ["", "troll", "troll, bumpsy"])
def test_cleansing_wave_pays_nothing_where_nobody_is_hurt(line):
    with Sanctum(hand="cleansing-wave", line=line) as table:
        table.answer("play cleansing-wave")
        table.changed(hand="", discard="cleansing-wave")


def test_clear_mind_unstuns_all_friendly_creatures():
    with Sanctum(
        hand="clear-mind",
        line="troll house:dis stunned, sequis exhausted stunned, bulwark",
        p1_line="krump stunned",
    ) as table:
        table.answer("play clear-mind")
        table.changed(
            amber=1,
            hand="",
            discard="clear-mind",
            line="troll house:dis, sequis exhausted, bulwark",
        )


@pytest.mark.parametrize(
    ("mine", "theirs", "after"),
    [
        (0, 0, {"amber": 1}),
        (4, 5, {"amber": 5}),
        (5, 6, {"p1_amber": 5}),  # the bonus makes it six, then five again
        (12, 20, {"amber": 5, "p1_amber": 5}),
    ],
)
def test_doorstep_to_heaven_leaves_nobody_more_than_five(mine, theirs, after):
    with Sanctum(hand="doorstep-to-heaven", amber=mine, p1_amber=theirs) as table:
        table.answer("play doorstep-to-heaven")
        table.changed(hand="", discard="doorstep-to-heaven", **after)


@pytest.mark.parametrize(
    ("line", "enemies", "gained"),
    [("", "3 troll", 3), ("sequis", "3 troll", 2), ("sequis", "troll", 0), ("2 sequis", "", 0)],
)
def test_glorious_few_pays_for_each_enemy_creature_in_excess(line, enemies, gained):
    with Sanctum(hand="glorious-few", line=line, p1_line=enemies) as table:
        table.answer("play glorious-few")
        table.changed(hand="", discard="glorious-few", **({"amber": gained} if gained else {}))


def test_honorable_claim_captures_with_every_friendly_knight():
    with Sanctum(
        hand="honorable-claim",
        line="sequis, jehu-the-bureaucrat, hebe-the-huge exhausted",
        p1_line="bulwark",
        p1_amber=3,
    ) as table:
        table.answer("play honorable-claim")
        table.changed(
            amber=1,
            hand="",
            discard="honorable-claim",
            line="sequis amber:1, jehu-the-bureaucrat, hebe-the-huge exhausted amber:1",
            p1_amber=1,
        )


@pytest.mark.rule("KF-GEN-07")
def test_honorable_claim_asks_who_captures_where_there_is_too_little():
    with Sanctum(hand="honorable-claim", line="sequis, bulwark, francus", p1_amber=2) as table:
        table.answer("play honorable-claim")
        table.offers("capture sequis bulwark", "capture sequis francus", "capture bulwark francus")
        table.answer("capture bulwark francus")
        table.changed(
            amber=1,
            hand="",
            discard="honorable-claim",
            line="sequis, bulwark amber:1, francus amber:1",
            p1_amber=0,
        )


def test_honorable_claim_captures_nothing_from_an_empty_pool():
    with Sanctum(hand="honorable-claim", line="sequis, bulwark") as table:
        table.answer("play honorable-claim")
        table.changed(amber=1, hand="", discard="honorable-claim")


def test_inspiration_readies_a_creature_and_uses_it_in_any_way():
    with Sanctum(
        hand="inspiration", line="noddy-the-thief exhausted, sequis", p1_line="troll", p1_amber=3
    ) as table:
        table.answer("play inspiration")
        table.offers("ready noddy-the-thief", "ready sequis")
        table.answer("ready noddy-the-thief")
        table.offers("fight noddy-the-thief", "reap noddy-the-thief", "act noddy-the-thief")
        table.answer("act noddy-the-thief")
        table.changed(amber=1, hand="", discard="inspiration", p1_amber=2)


def test_inspiration_reaps_with_a_creature_that_is_ready_already():
    with Sanctum(hand="inspiration", line="sequis", p1_amber=3) as table:
        table.answer("play inspiration")
        table.changed(amber=1, hand="", discard="inspiration", line="sequis exhausted amber:1", p1_amber=2)


def test_inspiration_only_unstuns_a_stunned_creature():
    with Sanctum(hand="inspiration", line="sequis exhausted stunned", p1_line="troll", p1_amber=3) as table:
        table.answer("play inspiration")
        table.changed(hand="", discard="inspiration", line="sequis exhausted")


def test_mighty_lance_hits_a_creature_and_one_neighbor():
    with Sanctum(hand="mighty-lance", line="bulwark", p1_line="troll, krump, valdr, bumpsy") as table:
        table.answer("play mighty-lance")
        table.offers("choose bulwark", "choose troll", "choose krump", "choose valdr", "choose bumpsy")
        table.answer("choose krump")
        table.offers("choose troll", "choose valdr")
        table.answer("choose valdr")
        table.changed(hand="", discard="mighty-lance", p1_line="troll, krump damage:3, valdr damage:3, bumpsy")


def test_mighty_lance_hits_a_lone_creature_alone():
    with Sanctum(hand="mighty-lance", line="bulwark", p1_line="troll") as table:
        table.answer("play mighty-lance", "choose bulwark")
        table.changed(hand="", discard="mighty-lance", line="bulwark damage:1 armor-used:2")


@pytest.mark.rule("KF-EX-03", "KF-DMG-06")
def test_mighty_lance_hits_both_at_the_same_time():
    with Sanctum(hand="mighty-lance", p1_line="duma-the-martyr, raiding-knight damage:3 armor-used:2") as table:
        table.answer("play mighty-lance", "choose duma-the-martyr")  # whose healing comes too late
        table.changed(hand="", discard="mighty-lance", p1_line="", p1_discard="raiding-knight, duma-the-martyr")
