"""What cards of Shadows in Mass Mutation do: artifacts and upgrades."""

import pytest

from tests.games.keyforge.situations import Situation

FULL = "6 urchin"  # a hand that draws nothing at the end of the turn


# Doom Sigil, Mole


def test_doom_sigil_poisons_every_blow():
    with Situation(artifacts="doom-sigil", line="troll, urchin", p1_line="krump, bumpsy") as table:
        table.answer("fight troll", "attack bumpsy")
        table.changed(line="urchin", discard="troll", p1_line="krump", p1_discard="bumpsy")


@pytest.mark.rule("KF-DEST-15")
def test_doom_sigil_is_destroyed_without_creatures():
    with Situation(artifacts="doom-sigil", line="troll", p1_line="bumpsy") as table:
        table.answer("fight troll")
        table.changed(artifacts="", line="", discard="doom-sigil, troll", p1_line="", p1_discard="bumpsy")
    with Situation(house="shadows", hand="doom-sigil") as table:
        table.answer("play doom-sigil")
        table.changed(hand="", discard="doom-sigil")
    with Situation(house="shadows", hand="doom-sigil", p1_line="troll") as table:
        table.answer("play doom-sigil")
        table.changed(hand="", artifacts="doom-sigil exhausted")


@pytest.mark.rule("KF-FORGE-06")
def test_the_opponent_spends_the_amber_of_a_creature_with_mole():
    with Situation(
        hand=FULL, line="krump amber:2 +mole, troll amber:5", p1_line="bumpsy amber:5", p1_amber=5,
        p1_hand="6 punch",
    ) as table:  # fmt: skip
        table.answer("end-turn", "spend 2", "red", "brobnar")
        table.changed(player=1, line="krump +mole, troll amber:5", p1_amber=1, p1_keys="red")


def test_nobody_else_spends_the_amber_of_a_creature_with_mole():
    with Situation(
        player=1, house="brobnar", line="krump amber:2 +mole", amber=5, p1_amber=0, p1_hand="6 punch", hand=FULL
    ) as table:
        table.answer("end-turn", "brobnar")
        table.changed(player=0)


def test_mole_on_an_enemy_lets_you_spend_its_amber():
    with Situation(
        player=1, house="brobnar", p1_line="krump amber:2 +mole/owner:0", amber=4, p1_hand="6 punch", hand=FULL
    ) as table:
        table.answer("end-turn", "red", "shadows")
        table.changed(player=0, amber=0, keys="red", p1_line="krump +mole/owner:0")


# Lucky Dice, Miasma Bomb


def test_lucky_dice_protect_your_creatures_in_the_opponents_next_turn():
    with Situation(
        artifacts="lucky-dice", line="krump", hand=FULL, p1_line="dodger, bumpsy", p1_hand="6 punch"
    ) as table:
        table.answer("omni lucky-dice", "fight krump", "attack dodger")
        table.changed(
            artifacts="", discard="lucky-dice", line="krump exhausted damage:5", p1_line="bumpsy",
            p1_discard="dodger",
        )  # fmt: skip
        table.answer("end-turn", "brobnar", "fight bumpsy")
        table.changed(player=1, line="krump damage:5", p1_line="", p1_discard="bumpsy, dodger")


def test_miasma_bomb_skips_the_opponents_next_forge_step():
    with Situation(
        house="shadows", artifacts="miasma-bomb", hand=FULL, amber=6, p1_amber=6, p1_hand="6 punch"
    ) as table:
        table.answer("act miasma-bomb", "end-turn", "brobnar")
        table.changed(player=1, artifacts="", discard="miasma-bomb")
        table.answer("end-turn", "red", "shadows", "end-turn", "blue", "brobnar")
        table.changed(amber=0, keys="red", p1_amber=0, p1_keys="blue")


# Opportunist, Boss Zarek, The Shadowsmith: elusive


@pytest.mark.parametrize(
    ("host", "after"),
    [
        ("troll", {"amber": 1, "line": "troll amber:1 +opportunist", "p1_amber": 2}),
        ("krump", {"p1_line": "krump amber:1 +opportunist/owner:0"}),  # what its icon has given
    ],
)
def test_opportunist_captures_from_the_opponent_of_its_creature(host, after):
    with Situation(house="shadows", hand="opportunist", line="troll", p1_line="krump", p1_amber=3) as table:
        table.answer("play opportunist", f"attach {host}")
        table.changed(hand="", **after)


def test_the_creature_with_opportunist_eludes():
    with Situation(line="bumpsy", p1_line="krump +opportunist, troll") as table:
        table.answer("fight bumpsy", "attack krump")
        table.changed(line="bumpsy exhausted")


@pytest.mark.parametrize(
    ("target", "line", "after"),
    [
        ("krump", "boss-zarek, krump amber:1", {"line": "bumpsy exhausted"}),
        ("boss-zarek", "boss-zarek amber:1, krump", {"line": "bumpsy exhausted"}),
        (
            "krump",
            "boss-zarek, krump",
            {"line": "", "discard": "bumpsy", "p1_line": "boss-zarek, krump damage:5"},
        ),
        (
            "krump",
            "the-shadowsmith, krump",
            {"line": "", "discard": "bumpsy", "p1_line": "the-shadowsmith, krump damage:5"},
        ),
        ("the-shadowsmith", "the-shadowsmith, krump", {"line": "bumpsy exhausted"}),
        ("rad-penny", "the-shadowsmith, rad-penny", {"line": "bumpsy exhausted"}),
    ],
)
def test_who_eludes_with_boss_zarek_and_the_shadowsmith(target, line, after):
    with Situation(line="bumpsy", p1_line=line) as table:
        table.answer("fight bumpsy", f"attack {target}")
        table.changed(**after)


@pytest.mark.parametrize(
    ("line", "foe", "after"),
    [
        (
            "boss-zarek",
            "bumpsy amber:1",
            {"line": "", "discard": "boss-zarek", "p1_line": "bumpsy damage:3 amber:1"},
        ),
        ("the-shadowsmith", "rad-penny", {"line": "the-shadowsmith exhausted"}),
    ],
)
def test_the_shadowsmith_helps_enemies_too_but_boss_zarek_does_not(line, foe, after):
    with Situation(house="shadows", line=line, p1_line=foe) as table:
        table.answer(f"fight {line}")
        table.changed(**after)
