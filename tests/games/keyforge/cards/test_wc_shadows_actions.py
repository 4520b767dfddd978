"""What cards of Shadows in Worlds Collide do: actions."""

from functools import partial

import pytest

from tests.games.keyforge import situations

Situation = partial(situations.Situation, house="shadows")
FULL = "6 urchin"  # a hand that draws nothing at the end of the turn


# Hit and Run, Hock, Hugger-Mugger


def test_hit_and_run_hurts_anybody_and_returns_a_friend():
    with Situation(hand="hit-and-run", line="krump, umbra", p1_line="troll") as table:
        table.answer("play hit-and-run")
        table.offers("damage krump", "damage umbra", "damage troll")
        table.answer("damage troll")
        table.offers("to-hand krump", "to-hand umbra")
        table.answer("to-hand umbra")
        table.changed(hand="umbra", discard="hit-and-run", line="krump", p1_line="troll damage:2")


def test_hit_and_run_returns_nobody_if_the_only_friend_dies():
    with Situation(hand="hit-and-run", line="umbra", p1_line="troll") as table:
        table.answer("play hit-and-run", "damage umbra")
        table.changed(hand="", discard="hit-and-run, umbra", line="")


@pytest.mark.parametrize("artifact", ["cannon@p0", "cannon@p1"])
def test_hock_destroys_any_artifact_and_gains(artifact):
    with Situation(hand="hock", artifacts="cannon", line="umbra", p1_artifacts="cannon") as table:
        table.answer("play hock")
        table.offers("destroy cannon@p0", "destroy cannon@p1")
        table.answer(f"destroy {artifact}")
        gone = (
            {"artifacts": "", "discard": "hock, cannon"}
            if artifact.endswith("0")
            else {"p1_artifacts": "", "p1_discard": "cannon", "discard": "hock"}
        )
        table.changed(hand="", amber=2, **gone)


def test_hock_gains_nothing_without_an_artifact():
    with Situation(hand="hock", p1_line="umbra") as table:
        table.answer("play hock")
        table.changed(hand="", amber=1, discard="hock")


@pytest.mark.parametrize(
    ("mine", "theirs", "amber", "after"),
    [
        ("red", "red, blue", 3, {"amber": 1, "p1_amber": 1}),
        ("red", "red, blue", 1, {"p1_amber": 0}),
        ("red", "blue", 3, {"p1_amber": 2}),
        ("red, blue", "red", 3, {"p1_amber": 2}),
    ],
)
def test_hugger_mugger_captures_and_steals_if_behind_in_keys(mine, theirs, amber, after):
    with Situation(hand="hugger-mugger", keys=mine, p1_keys=theirs, p1_amber=amber, amber=0) as table:
        table.answer("play hugger-mugger")
        table.changed(hand="", line="hugger-mugger exhausted amber:1", **after)


# Hunter or Hunted?


@pytest.mark.parametrize("target", ["umbra", "krump"])
def test_hunter_or_hunted_wards_a_creature(target):
    with Situation(hand="hunter-or-hunted", line="umbra", p1_line="krump") as table:
        table.answer("play hunter-or-hunted")
        table.offers("ward-one", "move-one")
        table.answer("ward-one", f"ward {target}")
        line = {"line": "umbra warded"} if target == "umbra" else {"p1_line": "krump warded"}
        table.changed(hand="", amber=1, discard="hunter-or-hunted", **line)


def test_hunter_or_hunted_moves_a_ward():
    with Situation(hand="hunter-or-hunted", line="umbra, troll", p1_line="krump warded, dodger") as table:
        table.answer("play hunter-or-hunted", "move-one")
        table.offers("move-ward umbra", "move-ward troll", "move-ward dodger")
        table.answer("move-ward umbra")
        table.changed(
            hand="", amber=1, discard="hunter-or-hunted", line="umbra warded, troll", p1_line="krump, dodger"
        )


@pytest.mark.rule("KF-STAT-WARD-02")
@pytest.mark.parametrize("line", ["umbra", "umbra warded", ""])
def test_a_ward_moves_only_to_who_has_none(line):
    with Situation(
        hand="hunter-or-hunted", line=line, p1_line="krump warded" if "warded" in line else ""
    ) as table:
        table.answer("play hunter-or-hunted", "move-one")
        if "warded" in line:
            table.answer("choose umbra")
        table.changed(hand="", amber=1, discard="hunter-or-hunted")


# Inky Gloom, Into the Night


def test_inky_gloom_keeps_the_opponent_from_reaping_in_their_next_turn():
    with Situation(hand=f"inky-gloom, {FULL}", line="umbra", p1_line="bumpsy", p1_hand="6 punch") as table:
        table.answer("play inky-gloom", "reap umbra", "end-turn", "brobnar")
        table.refused("reap bumpsy", "KF-GEN-01")
        assert table.can("fight bumpsy")
        table.answer("end-turn", "shadows", "reap umbra", "end-turn", "brobnar", "reap bumpsy")


def test_into_the_night_only_shadows_fight():
    with Situation(
        hand=f"into-the-night, {FULL}", line="umbra, troll house:shadows, krump", p1_line="bumpsy, dodger",
        p1_hand="6 punch",
    ) as table:  # fmt: skip
        table.answer("play into-the-night")
        assert table.can("fight umbra")
        assert table.can("fight troll")
        table.answer("end-turn", "brobnar")
        table.refused("fight bumpsy", "KF-GEN-01")
        table.answer("reap bumpsy", "end-turn", "brobnar", "fight krump", "attack bumpsy")
        assert table.state.players[1].discard


def test_into_the_night_concerns_your_own_creatures_too():
    with Situation(
        house="brobnar",
        hand="into-the-night house:brobnar",
        line="krump, umbra house:brobnar",
        p1_line="bumpsy",
    ) as table:
        table.answer("play into-the-night")
        table.offers("reap krump", "reap umbra", "end-turn")


# Kymoor Eclipse, Mug, Pestering Blow


def test_kymoor_eclipse_shuffles_the_flanks_away():
    with Situation(
        hand="kymoor-eclipse", line="umbra, krump, troll warded", p1_line="dodger owner:0", deck="urchin"
    ) as table:
        table.answer("play kymoor-eclipse")
        deck = sorted(table.state.defs[card].slug for card in table.state.players[0].deck)
        assert deck == ["dodger", "umbra", "urchin"]
        assert [[table.state.defs[c].slug for c in side.line] for side in table.state.players] == [
            ["krump", "troll"], []
        ]  # fmt: skip
        assert not table.state.players[1].deck


@pytest.mark.parametrize(
    ("target", "after"),
    [
        ("krump", {"amber": 2, "p1_line": "krump damage:2 amber:1, troll"}),
        ("troll", {"amber": 1, "p1_line": "krump amber:2, troll damage:2"}),
        ("umbra", {"amber": 2, "p1_amber": 1, "line": "", "discard": "mug, umbra"}),
    ],
)
def test_mug_takes_amber_from_any_creature_and_hurts_it(target, after):
    with Situation(hand="mug", line="umbra amber:2", p1_line="krump amber:2, troll") as table:
        table.answer("play mug", f"take-from-card {target}")
        table.changed(hand="", **{"discard": "mug"} | after)


@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("krump", {"p1_line": "krump enraged damage:1"}),
        ("krump warded", {"p1_line": "krump enraged"}),
        ("urchin", {"p1_line": "", "p1_discard": "urchin"}),
    ],
)
def test_pestering_blow_hurts_and_enrages(line, after):
    with Situation(hand="pestering-blow", line="troll", p1_line=line) as table:
        table.answer("play pestering-blow", f"damage {line.split()[0]}")
        table.changed(hand="", amber=1, discard="pestering-blow", **after)


# Chain Gang, Subtle Chain


def test_subtle_chain_discards_and_readies_your_chain_gang():
    with Situation(
        hand="subtle-chain", line="chain-gang exhausted, umbra exhausted", p1_line="chain-gang exhausted",
        p1_hand="2 punch",
    ) as table:  # fmt: skip
        table.answer("play subtle-chain", "resolve subtle-chain subtle-chain")
        table.changed(
            hand="", amber=1, discard="subtle-chain", line="chain-gang, umbra exhausted", p1_hand="punch",
            p1_discard="punch",
        )  # fmt: skip


def test_other_cards_do_not_ready_chain_gang():
    with Situation(hand="urchin", line="chain-gang exhausted") as table:
        table.answer("play urchin", "right")
        table.changed(hand="", line="chain-gang exhausted, urchin exhausted")


def test_chain_gang_steals_and_shuffles_a_subtle_chain():
    with Situation(
        line="chain-gang", discard="subtle-chain, punch, subtle-chain", p1_discard="subtle-chain", p1_amber=2
    ) as table:
        table.answer("act chain-gang")
        table.changed(
            line="chain-gang exhausted", amber=1, p1_amber=1, deck="subtle-chain",
            discard="subtle-chain, punch",
        )  # fmt: skip


def test_chain_gang_steals_without_a_chain():
    with Situation(line="chain-gang", discard="punch", p1_discard="subtle-chain", p1_amber=2) as table:
        table.answer("act chain-gang")
        table.changed(line="chain-gang exhausted", amber=1, p1_amber=1)


# Trust No One, No Safety in Numbers


@pytest.mark.parametrize(
    ("mine", "theirs", "stolen"),
    [
        ("umbra", "troll, dodger", 1),
        ("", "troll, dodger, krump", 2),
        ("", "", 0),
        ("", "troll, dodger, krump house:dis, umbra house:logos", 3),
    ],
)
def test_trust_no_one_steals_for_each_enemy_house_if_you_are_alone(mine, theirs, stolen):
    with Situation(hand="trust-no-one", line=mine, p1_line=theirs, p1_amber=7) as table:
        table.answer("play trust-no-one")
        after = {"amber": stolen, "p1_amber": 7 - stolen} if stolen else {}
        table.changed(hand="", discard="trust-no-one", **after)


def test_no_safety_in_numbers_hurts_houses_with_3_creatures():
    with Situation(
        hand="no-safety-in-numbers", line="troll, dodger, umbra", p1_line="krump, bumpsy house:dis, troll"
    ) as table:
        table.answer("play no-safety-in-numbers")
        table.changed(
            hand="", amber=1, discard="no-safety-in-numbers", line="troll damage:3, dodger, umbra",
            p1_line="krump damage:3, bumpsy house:dis, troll damage:3",
        )  # fmt: skip
