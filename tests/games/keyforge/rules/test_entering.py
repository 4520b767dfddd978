"""Entering play is one event, by playing a card as by an effect: whoever stands at that door sees them all."""

import pytest

from tests.games.keyforge.invented import Invented

BOTTOM, TOP = "ultra-gravitron", "ultra-gravitron2"


@pytest.mark.rule("KF-REPL-01")
@pytest.mark.parametrize(("house", "card", "icons"), [
    ("brobnar", "krump", False), ("brobnar", "blood-of-titans", True), ("dis", "lash-of-broken-dreams", False),
])  # fmt: skip
def test_what_is_played_can_be_kept_from_entering_play(house, card, icons):
    """It was played all the same: its icons count."""
    with Invented(house=house, hand=card, p1_line="turnstile") as table:
        table.answer(f"play {card}")
        if table.can("right"):
            table.answer("right")
        table.changed(hand="", archives=card, **({"amber": 1} if icons else {}))


@pytest.mark.rule("KF-REPL-01")
def test_what_an_effect_puts_into_play_can_be_kept_from_it_in_the_same_way():
    given = {"line": "grabber-jammer", "artifacts": "swap-widget", "p1_line": "turnstile"}
    with Invented(house="mars", hand="blypyp", **given) as table:
        table.answer("act swap-widget")
        table.changed(hand="grabber-jammer", line="", archives="blypyp", artifacts="swap-widget exhausted")


@pytest.mark.rule("KF-REPL-01", "KF-GIG-03")
def test_both_halves_of_a_gigantic_creature_are_kept_from_entering_play():
    with Invented(house="logos", hand=f"{BOTTOM}, {TOP}", p1_line="turnstile") as table:
        table.answer(f"play {BOTTOM}")
        table.changed(hand="", archives=f"{BOTTOM}, {TOP}")


def test_what_does_not_enter_play_and_goes_nowhere_else_is_discarded():
    with Invented(hand="krump", p1_line="closed-door") as table:
        table.answer("play krump")
        table.changed(hand="", discard="krump", p1_amber=1)


def test_a_copy_that_does_not_enter_play_is_the_card_itself_again():
    with Invented(house="logos", hand="mimic-gel", line="dextre, dextre", p1_line="turnstile") as table:
        table.answer("play mimic-gel", "copy dextre", "right")
        table.changed(hand="", archives="mimic-gel")


@pytest.mark.rule("KF-TIME-04")
def test_what_did_not_enter_play_sets_off_nothing_that_waits_for_that():
    """Autocannon would deal damage to it."""
    with Invented(hand="krump", artifacts="autocannon", p1_line="turnstile") as table:
        table.answer("play krump")
        table.changed(hand="", archives="krump")


@pytest.mark.parametrize(("house", "card"), [("brobnar", "krump"), ("brobnar", "phoenix-heart")])
def test_a_trigger_at_the_door_hears_what_is_played(house, card):
    with Invented(house=house, hand=card, p1_line="door-bell") as table:
        table.answer(f"play {card}")
        assert table.state.players[1].amber == 1


def test_a_trigger_at_the_door_hears_what_an_effect_puts_into_play():
    given = {"line": "grabber-jammer", "artifacts": "swap-widget", "p1_line": "door-bell"}
    with Invented(house="mars", hand="blypyp", **given) as table:
        table.answer("act swap-widget")
        assert table.state.players[1].amber == 1


@pytest.mark.rule("KF-PLAY-07")
def test_an_upgrade_that_an_effect_puts_into_play_is_attached_to_a_creature_of_choice():
    with Invented(house="dis", hand="fitting, blood-of-titans", line="krump", p1_line="troll") as table:
        table.answer("play fitting")
        table.offers("attach krump", "attach troll")
        table.answer("attach troll")
        table.changed(hand="", discard="fitting", p1_line="troll +blood-of-titans/owner:0")
        assert table.power("troll") == 8 + 5


@pytest.mark.rule("KF-PLAY-08")
def test_an_upgrade_that_finds_no_creature_is_not_put_into_play():
    with Invented(house="dis", hand="fitting, blood-of-titans") as table:
        table.answer("play fitting")
        table.changed(hand="blood-of-titans", discard="fitting")
