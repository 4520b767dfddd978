"""What cards of Shadows in Age of Ascension do: creatures."""

from functools import partial

import pytest

from tests.games.keyforge import situations

Situation = partial(situations.Situation, house="shadows")
FULL = "6 urchin"  # a hand that draws nothing at the end of the turn


# Knuckles Bolton, Lamindra, Hideaway Hole: elusive and skirmish


def test_knuckles_bolton_strikes_and_eludes():
    with Situation(line="knuckles-bolton", p1_line="bumpsy") as table:
        table.answer("fight knuckles-bolton")
        table.changed(line="knuckles-bolton exhausted", p1_line="bumpsy damage:3")
        table.answer("end-turn", "brobnar", "fight bumpsy")
        table.changed(player=1, p1_line="bumpsy exhausted damage:3", line="knuckles-bolton")


@pytest.mark.parametrize(
    ("line", "hurt"),
    [
        ("lamindra, troll, krump", "lamindra, troll, krump damage:5"),
        ("krump, lamindra, troll", None),
        ("krump, troll, lamindra", "krump damage:5, troll, lamindra"),
    ],
)
def test_lamindras_neighbors_elude(line, hurt):
    with Situation(house="brobnar", line="bumpsy", p1_line=line) as table:
        table.answer("fight bumpsy", "attack krump")
        if hurt is None:
            table.changed(line="bumpsy exhausted")
        else:
            table.changed(line="", discard="bumpsy", p1_line=hurt)


def test_lamindra_is_deployed_and_does_not_help_enemies():
    with Situation(hand="lamindra", line="troll, krump", p1_line="dodger") as table:
        table.answer("play lamindra", "right-of troll")
        table.changed(hand="", line="troll, lamindra exhausted, krump")


def test_hideaway_hole_hides_your_creatures_until_your_next_turn():
    table = Situation(
        artifacts="hideaway-hole", line="troll", hand=f"dodger, {FULL}", p1_line="2 bumpsy", p1_hand="6 punch"
    )
    with table:
        table.answer("omni hideaway-hole", "play dodger", "left", "end-turn", "brobnar")
        table.changed(
            player=1, artifacts="", discard="hideaway-hole", hand=FULL, line="dodger, troll"
        )  # who enters later, too (KF-LAST-03)
        table.answer("fight bumpsy", "attack troll")
        table.changed(p1_line="bumpsy exhausted, bumpsy")
        table.answer("fight bumpsy", "attack dodger")
        table.changed(p1_line="bumpsy exhausted, bumpsy exhausted")


def test_hideaway_hole_hides_no_enemy():
    table = Situation(
        house="brobnar", artifacts="hideaway-hole", line="krump", p1_line="bumpsy", hand=FULL, p1_hand="6 punch"
    )
    with table:
        table.answer("omni hideaway-hole", "fight krump")
        table.changed(
            artifacts="",
            discard="hideaway-hole",
            line="krump exhausted damage:5",
            p1_line="",
            p1_discard="bumpsy",
        )


# Little Niff: omega, deploy


@pytest.mark.rule("KF-KW-DEPLOY-01")
@pytest.mark.parametrize(
    ("answer", "line"),
    [
        ("left", "little-niff exhausted, troll, bumpsy, troll"),
        ("right-of troll", "troll, little-niff exhausted, bumpsy, troll"),
        ("right-of bumpsy", "troll, bumpsy, little-niff exhausted, troll"),
        ("right", "troll, bumpsy, troll, little-niff exhausted"),
    ],
)
def test_a_creature_with_deploy_enters_anywhere_in_the_battleline(answer, line):
    given = {"hand": f"little-niff, {FULL}", "line": "troll, bumpsy, troll", "p1_line": "krump, troll"}
    with Situation(p1_hand=FULL, **given) as table:
        table.answer("play little-niff")
        table.offers("left", "right-of troll", "right-of bumpsy", "right")
        table.answer(answer)
        ready = line.replace(" exhausted", "")
        table.changed(player=1, hand=FULL, line=ready)


@pytest.mark.rule("KF-KW-DEPLOY-01", "KF-LINE-02")
def test_without_deploy_there_are_only_the_flanks():
    with Situation(hand="umbra", line="troll, bumpsy, troll") as table:
        table.answer("play umbra")
        table.offers("left", "right")
        assert table.state.why_not("right-of bumpsy") == ["KF-KW-DEPLOY-01"]
        table.answer("right")


@pytest.mark.rule("KF-KW-DEPLOY-01")
def test_between_two_creatures_of_one_name():
    given = {"hand": f"little-niff, {FULL}", "line": "troll, troll damage:1, troll damage:2"}
    with Situation(p1_hand=FULL, **given) as table:
        table.answer("play little-niff")
        table.offers("left", "right-of troll", "right-of troll#2", "right")
        table.answer("right-of troll#2")
        table.changed(player=1, hand=FULL, line="troll, troll damage:1, little-niff, troll damage:2")


@pytest.mark.rule("KF-KW-DEPLOY-01")
def test_deploy_helps_in_an_empty_line_and_beside_one_creature_to_no_more_places():
    with Situation(hand=f"little-niff, {FULL}", p1_hand=FULL) as table:
        table.answer("play little-niff")
        table.changed(player=1, hand=FULL, line="little-niff")
    with Situation(hand=f"little-niff, {FULL}", line="troll", p1_hand=FULL) as table:
        table.answer("play little-niff")
        table.offers("left", "right")
        table.answer("left")
        table.changed(player=1, hand=FULL, line="little-niff, troll")


@pytest.mark.rule("KF-CONST-04", "KF-KW-DEPLOY-01")
def test_deploy_counts_also_when_the_creature_is_put_into_play():
    """Swap Widget lends Little Niff, a maverick of Mars, a place between the others."""
    given = {"hand": "little-niff house:mars", "line": "troll, zorg, bumpsy, krump", "artifacts": "swap-widget"}
    with Situation(house="mars", **given) as table:
        table.answer("act swap-widget")
        table.offers("left", "right-of troll", "right-of bumpsy", "right")
        table.answer("right-of troll")
        table.changed(
            hand="zorg",
            artifacts="swap-widget exhausted",
            line="troll, little-niff house:mars, bumpsy, krump",
        )


def test_deploy_is_of_no_use_to_who_takes_control():
    given = {"hand": "harland-mindlock", "line": "troll, bumpsy", "p1_line": "little-niff, troll"}
    with Situation(house="logos", **given) as table:
        table.answer("play harland-mindlock", "right", "choose little-niff")
        table.offers("left", "right")
        table.answer("left")
        table.changed(
            hand="",
            line="little-niff owner:1, troll, bumpsy, harland-mindlock exhausted",
            p1_line="troll",
        )


@pytest.mark.rule("KF-KW-OMEGA-01")
def test_omega_ends_the_step():
    """Nothing more is played, used or discarded; the cards are readied and the hand is refilled."""
    given = {"hand": "little-niff, umbra", "line": "troll exhausted, dodger", "deck": "5 urchin"}
    with Situation(p1_hand=FULL, **given) as table:
        table.answer("play little-niff", "right")
        table.changed(player=1, hand="umbra, 5 urchin", deck="", line="troll, dodger, little-niff")


@pytest.mark.rule("KF-FAQ-34", "KF-FIGHT-14")
def test_little_niff_steals_though_the_neighbor_that_fought_died():
    with Situation(line="ronnie-wristclocks, little-niff", p1_line="troll", p1_amber=3) as table:
        table.answer("fight ronnie-wristclocks")
        table.changed(
            line="little-niff", discard="ronnie-wristclocks", amber=1, p1_amber=2, p1_line="troll damage:2"
        )


def test_little_niff_steals_when_a_neighbor_fights_and_lives():
    with Situation(line="umbra, little-niff, troll", p1_line="krump", p1_amber=3) as table:
        table.answer("fight umbra", "resolve little-niff umbra")
        table.changed(line="umbra exhausted, little-niff, troll", p1_line="krump damage:2", amber=2, p1_amber=1)


@pytest.mark.rule("KF-FIGHT-06")
def test_little_niff_steals_though_the_fight_was_cut_short():
    with Situation(line="dodger, little-niff", p1_line="briar-grubbling", p1_amber=3) as table:
        table.answer("fight dodger")
        table.changed(line="little-niff", discard="dodger", amber=1, p1_amber=2)


@pytest.mark.parametrize(
    ("deed", "after"),
    [
        ("reap umbra", {"amber": 1, "line": "krump house:shadows, troll, little-niff, umbra exhausted"}),
        (
            "fight krump",
            {
                "line": "troll, little-niff, umbra",
                "discard": "krump house:shadows",
                "p1_line": "troll damage:6",
            },
        ),
        (
            "fight little-niff",
            {
                "line": "krump house:shadows, troll, umbra",
                "discard": "little-niff",
                "p1_line": "troll damage:2",
            },
        ),
    ],
)
def test_little_niff_steals_for_no_reap_no_stranger_and_not_for_herself(deed, after):
    line = "krump house:shadows, troll, little-niff, umbra"
    with Situation(line=line, p1_line="troll", p1_amber=3) as table:
        table.answer(deed)
        table.changed(**after)


# Murkens, Rigged Lottery


@pytest.mark.rule("KF-ASIF-01", "KF-PLAY-15")
@pytest.mark.parametrize(
    ("answer", "after"),
    [
        ("from-archives", {"line": "murkens exhausted, krump owner:1 exhausted", "p1_archives": ""}),
        ("from-deck", {"line": "murkens exhausted, bumpsy owner:1 exhausted", "p1_deck": "troll"}),
    ],
)
def test_murkens_plays_a_hidden_card_of_the_opponent(answer, after):
    with Situation(hand="murkens", p1_archives="krump", p1_deck="bumpsy, troll", p1_hand="umbra") as table:
        table.answer("play murkens")
        table.offers("from-archives", "from-deck")
        table.answer(answer, "right")
        table.changed(hand="", **after)


@pytest.mark.rule("KF-ZONE-09", "KF-ERR-23", "KF-REPL-01")
def test_murkens_does_not_play_an_abducted_card():
    """It would leave the archives, so it goes to its owner's hand instead."""
    with Situation(hand="murkens", p1_archives="krump owner:0") as table:
        table.answer("play murkens")
        table.changed(hand="krump", line="murkens exhausted", p1_archives="")


@pytest.mark.rule("KF-ZONE-09", "KF-PLAY-14")
def test_murkens_leaves_an_abducted_card_that_cannot_be_played():
    with Situation(hand="murkens", p1_archives="swindle owner:0") as table:
        table.answer("play murkens")  # alpha
        table.changed(hand="", line="murkens exhausted")


def test_murkens_plays_an_action_as_yours():
    with Situation(hand="murkens", p1_deck="punch, troll", p1_line="krump", line="umbra") as table:
        table.answer("play murkens", "left", "damage krump")
        table.changed(
            hand="", amber=1, line="murkens exhausted, umbra", p1_deck="troll", p1_discard="punch",
            p1_line="krump damage:3",
        )  # fmt: skip


@pytest.mark.rule("KF-PLAY-14")
def test_murkens_leaves_what_cannot_be_played_where_it_is():
    with Situation(hand="murkens", p1_deck="swindle, troll", p1_amber=4) as table:
        table.answer("play murkens")  # alpha
        table.changed(hand="", line="murkens exhausted")


def test_murkens_finds_only_what_is_there():
    with Situation(hand="murkens", p1_archives="krump", deck="troll", archives="troll") as table:
        table.answer("play murkens", "right")
        table.changed(hand="", line="murkens exhausted, krump owner:1 exhausted", p1_archives="")
    with Situation(hand="murkens", deck="troll", archives="troll") as table:
        table.answer("play murkens")
        table.changed(hand="", line="murkens exhausted")


def test_rigged_lottery_pays_each_owner_for_shadows_cards():
    with Situation(
        hand="rigged-lottery",
        deck="umbra, troll, dodger, troll house:shadows, umbra house:dis, umbra",
        p1_deck="3 troll, 2 umbra, umbra",
    ) as table:
        table.answer("play rigged-lottery")
        assert [side.amber for side in table.state.players] == [4, 2]
        assert [[table.state.defs[card].slug for card in side.deck] for side in table.state.players] == [
            ["umbra"], ["umbra"]
        ]  # fmt: skip
        assert [len(side.discard) for side in table.state.players] == [6, 5]


def test_rigged_lottery_discards_what_small_decks_have():
    with Situation(hand="rigged-lottery", deck="umbra", discard="umbra", p1_hand="umbra") as table:
        table.answer("play rigged-lottery")
        table.changed(hand="", amber=2, deck="", discard="rigged-lottery, 2 umbra")


# Plague Rat


@pytest.mark.rule("KF-ERR-21")
@pytest.mark.parametrize(("others", "damage"), [("", 1), (", plague-rat", 2)])
def test_plague_rat_hurts_all_but_rats_for_each_rat(others, damage):
    with Situation(hand="plague-rat", line="krump", p1_line=f"troll{others}") as table:
        table.answer("play plague-rat", "right")
        table.changed(
            hand="",
            line=f"krump damage:{damage}, plague-rat exhausted",
            p1_line=f"troll damage:{damage}{others}",
        )


# Ronnie Wristclocks


@pytest.mark.rule("KF-EX-09", "KF-REPL-02")
@pytest.mark.parametrize(("theirs", "stolen"), [(0, 0), (1, 1), (6, 1), (7, 2), (9, 2)])
def test_ronnie_steals_1_or_2_instead(theirs, stolen):
    with Situation(hand="ronnie-wristclocks", p1_amber=theirs) as table:
        table.answer("play ronnie-wristclocks")
        taken = {"amber": stolen, "p1_amber": theirs - stolen} if stolen else {}
        table.changed(hand="", line="ronnie-wristclocks exhausted", **taken)


# Scowly Caper


@pytest.mark.rule("KF-CONST-04", "KF-LINE-02")
@pytest.mark.parametrize(
    ("flank", "line"),
    [
        ("left", "scowly-caper owner:0 exhausted, troll, krump"),
        ("right", "troll, krump, scowly-caper owner:0 exhausted"),
    ],
)
def test_scowly_caper_enters_under_the_control_of_the_opponent(flank, line):
    """On a flank that the active player chooses."""
    with Situation(hand="scowly-caper", line="urchin", p1_line="troll, krump") as table:
        table.answer("play scowly-caper")
        table.offers("left", "right")
        table.answer(flank)
        table.changed(hand="", p1_line=line)


def test_scowly_caper_destroys_a_neighbor_at_the_end_of_its_controllers_turn():
    given = {"hand": FULL, "p1_hand": FULL, "p1_line": "urchin, troll", "p1_houses": "shadows"}
    with Situation(line="troll, scowly-caper owner:1, krump, bumpsy", **given) as table:
        table.answer("end-turn")
        table.offers("destroy troll", "destroy krump")
        table.answer("destroy krump")
        table.changed(player=1, line="troll, scowly-caper owner:1, bumpsy", discard="krump")
        table.answer("shadows", "end-turn")
        table.changed(player=0)  # not at the end of the opponent's turn


def test_scowly_caper_alone_destroys_nobody():
    with Situation(hand=FULL, p1_hand=FULL, line="scowly-caper", p1_line="troll") as table:
        table.answer("end-turn")
        table.changed(player=1)


def test_scowly_caper_may_be_used_whatever_the_active_house():
    with Situation(house="brobnar", line="scowly-caper owner:1, urchin", p1_line="troll") as table:
        assert table.can("reap scowly-caper")
        assert not table.can("reap urchin")
        table.answer("fight scowly-caper")
        table.changed(line="scowly-caper owner:1 exhausted, urchin", p1_line="troll damage:2")


@pytest.mark.rule("KF-FAQ-73", "KF-CTRL-06")
def test_scowly_caper_from_a_spangler_box_enters_for_the_opponent_again():
    given = {"purged": "scowly-caper", "line": "urchin", "p1_line": "troll"}
    with Situation(
        house="brobnar", hand="barehanded", artifacts="spangler-box purged:scowly-caper", **given
    ) as table:
        table.answer("play barehanded", "left")
        table.changed(
            hand="",
            discard="barehanded",
            amber=1,
            artifacts="",
            deck="spangler-box",
            purged="",
            p1_line="scowly-caper owner:0 exhausted, troll",
        )
