"""What each card of Untamed in Age of Ascension does."""

from functools import partial

import pytest

from tests.keyforge import situations

Situation = partial(situations.Situation, house="untamed")
FULL = "6 urchin"  # a hand that draws nothing at the end of the turn


# Duskwitch


def test_creatures_of_duskwitchs_side_enter_ready():
    with Situation(hand="glimmer, dust-pixie", line="duskwitch", p1_line="krump") as table:
        table.answer("play dust-pixie", "right")
        table.changed(hand="glimmer", line="duskwitch, dust-pixie", amber=2)
        table.answer("reap dust-pixie")
        table.changed(line="duskwitch, dust-pixie exhausted", amber=3)


@pytest.mark.rule("KF-CONST-04", "KF-OPEN-25")
def test_duskwitch_herself_enters_ready():
    given = {"hand": f"duskwitch icon:damage, {FULL}", "p1_hand": FULL, "p1_line": "krump"}
    with Situation(**given) as table:
        table.answer("play duskwitch")
        table.changed(hand=FULL, line="duskwitch icon:damage")
        table.answer("damage krump")
        table.changed(player=1, p1_line="krump damage:1")


def test_enemy_creatures_enter_exhausted_all_the_same():
    with Situation(hand="dust-pixie", p1_line="duskwitch") as table:
        table.answer("play dust-pixie")
        table.changed(hand="", line="dust-pixie exhausted", amber=2)


def test_what_is_no_creature_enters_exhausted():
    with Situation(hand="world-tree", line="duskwitch") as table:
        table.answer("play world-tree")
        table.changed(hand="", artifacts="world-tree exhausted")


@pytest.mark.parametrize(
    ("mine", "theirs", "state"), [("duskwitch", "krump", " exhausted"), ("krump", "duskwitch", "")]
)
def test_scowly_caper_enters_ready_for_the_duskwitch_of_its_controller(mine, theirs, state):
    with Situation(house="shadows", hand="scowly-caper", line=mine, p1_line=theirs) as table:
        table.answer("play scowly-caper", "left")
        table.changed(hand="", p1_line=f"scowly-caper owner:0{state}, {theirs}")


def test_who_is_put_into_play_enters_ready_too():
    """Not played: a creature that comes back from a Spangler Box."""
    given = {"artifacts": "spangler-box purged:bumpsy", "purged": "bumpsy", "line": "duskwitch"}
    with Situation(house="brobnar", hand="barehanded", **given) as table:
        table.answer("play barehanded", "right")
        table.changed(
            hand="", discard="barehanded", amber=1, artifacts="", deck="spangler-box", purged="",
            line="duskwitch, bumpsy",
        )  # fmt: skip


def test_soft_landing_waits_for_a_card_that_is_played():
    """A creature that is put into play does not use it up."""
    given = {"hand": "soft-landing, blypyp, zorg", "line": "yxilo-bolter", "artifacts": "swap-widget"}
    with Situation(house="mars", **given) as table:
        table.answer("play soft-landing", "act swap-widget", "choose blypyp", "play zorg", "right")
        table.changed(
            hand="yxilo-bolter",
            discard="soft-landing",
            artifacts="swap-widget exhausted",
            line="blypyp, zorg stunned",
        )


@pytest.mark.rule("KF-KW-OMEGA-01")
def test_the_icons_and_triggers_of_an_omega_card_are_resolved_before_the_step_ends():
    """An enemy Autocannon hits the witch as she enters."""
    given = {"hand": f"duskwitch icon:draw, {FULL}", "deck": "troll", "artifacts": "library-of-babble"}
    with Situation(p1_hand=FULL, p1_artifacts="autocannon", p1_line="krump", **given) as table:
        table.answer("play duskwitch")
        table.changed(player=1, hand=f"{FULL}, troll", deck="", discard="duskwitch icon:draw")


@pytest.mark.rule("KF-KW-OMEGA-01", "KF-PLAY-17")
def test_omega_of_a_copy_ends_the_step_though_it_has_left_play():
    """The gel was played as a Duskwitch, and its own icon kills it."""
    given = {"hand": f"mimic-gel icon:damage, {FULL}", "line": "batdrone", "p1_line": "duskwitch"}
    with Situation(house="logos", p1_hand=FULL, **given) as table:
        table.answer("play mimic-gel", "copy duskwitch", "left", "damage duskwitch@p0")
        table.changed(player=1, hand=FULL, discard="mimic-gel icon:damage")


@pytest.mark.rule("KF-KW-OMEGA-01")
def test_after_omega_pending_effects_use_and_play_nothing():
    """Masterplan plays Duskwitch, and what is pending is done: the plan is sacrificed."""
    given = {"hand": FULL, "line": "dodger", "artifacts": "masterplan under:duskwitch"}
    with Situation(house="shadows", p1_hand=FULL, **given) as table:
        table.answer("omni masterplan", "left")
        table.changed(player=1, line="duskwitch, dodger", artifacts="", discard="masterplan")


# Glimmer


def test_glimmer_returns_a_card_of_the_discard_pile():
    with Situation(hand="glimmer", discard="punch, troll", p1_discard="krump") as table:
        table.answer("play glimmer")
        table.offers("to-hand punch", "to-hand troll")
        table.answer("to-hand troll")
        table.changed(hand="troll", discard="punch", line="glimmer exhausted")


def test_glimmer_finds_nothing_in_an_empty_pile():
    with Situation(hand="glimmer", p1_discard="krump") as table:
        table.answer("play glimmer")
        table.changed(hand="", line="glimmer exhausted")


@pytest.mark.rule("KF-KW-ALPHA-01")
@pytest.mark.parametrize("deed", ["play dust-pixie", "discard dust-pixie", "reap dust-pixie"])
def test_glimmer_must_come_before_everything_else(deed):
    with Situation(hand="2 glimmer, dust-pixie", line="dust-pixie") as table:
        assert table.can("play glimmer")
        table.answer(deed)
        if deed.startswith("play"):
            table.answer("left")
        assert not table.can("play glimmer")
        assert table.state.why_not("play glimmer") == ["KF-KW-ALPHA-01"]


# Po's Pixies


@pytest.mark.rule("KF-FAQ-19", "KF-REPL-06")
def test_what_is_stolen_from_the_side_of_pos_pixies_comes_from_the_supply():
    """It is stolen all the same: Nerve Blast deals its damage."""
    given = {"hand": "nerve-blast", "p1_amber": 2, "p1_line": "po-s-pixies, troll"}
    with Situation(house="shadows", **given) as table:
        table.answer("play nerve-blast", "damage troll")
        table.changed(hand="", discard="nerve-blast", amber=1, p1_line="po-s-pixies, troll damage:2")


@pytest.mark.rule("KF-REPL-06", "KF-AMB-02")
def test_nothing_can_be_stolen_where_nothing_is():
    given = {"hand": "nerve-blast", "p1_line": "po-s-pixies, troll"}
    with Situation(house="shadows", **given) as table:
        table.answer("play nerve-blast")
        table.changed(hand="", discard="nerve-blast")


@pytest.mark.rule("KF-REPL-06")
def test_what_is_captured_comes_from_the_supply():
    given = {"hand": "terms-of-redress", "line": "troll", "p1_amber": 2, "p1_line": "po-s-pixies"}
    with Situation(house="sanctum", **given) as table:
        table.answer("play terms-of-redress")
        table.changed(hand="", discard="terms-of-redress", amber=1, line="troll amber:2")


@pytest.mark.rule("KF-REPL-06")
def test_pos_pixies_guard_their_own_side_alone_and_not_against_losses():
    given = {"hand": "urchin, bumpsy house:shadows", "line": "po-s-pixies", "p1_line": "troll", "p1_amber": 5}
    with Situation(house="shadows", **given) as table:
        table.answer("play urchin", "left")
        table.changed(hand="bumpsy house:shadows", line="urchin exhausted, po-s-pixies", amber=1, p1_amber=4)
    with Situation(hand="bumpsy", p1_line="po-s-pixies", p1_amber=5, house="brobnar") as table:
        table.answer("play bumpsy")
        table.changed(hand="", line="bumpsy exhausted", p1_amber=4)


@pytest.mark.rule("KF-REPL-06")
def test_what_the_own_side_captures_comes_from_the_supply_too():
    with Situation(house="mars", line="mindwarper", p1_line="po-s-pixies, troll", p1_amber=2) as table:
        table.answer("act mindwarper", "capture-own troll")
        table.changed(line="mindwarper exhausted", p1_line="po-s-pixies, troll amber:1")
