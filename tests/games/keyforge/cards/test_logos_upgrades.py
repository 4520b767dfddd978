"""What cards of Logos in Call of the Archons do: upgrades."""

from functools import partial

import pytest

from tests.games.keyforge import situations

Situation = partial(situations.Situation, house="logos")
HOUSES = "logos, brobnar, dis"


def test_bouncing_deathquark_is_not_offered_again_without_an_enemy():
    with Situation(hand="bouncing-deathquark", line="troll, bumpsy", p1_line="mother") as table:
        table.answer("play bouncing-deathquark", "destroy troll")
        table.changed(
            hand="", line="bumpsy", discard="bouncing-deathquark, troll", p1_line="", p1_discard="mother"
        )


@pytest.mark.rule("KF-ERR-04")
def test_experimental_therapy_stuns_and_exhausts_and_makes_usable_in_every_turn():
    with Situation(hand="experimental-therapy", line="troll, bumpsy") as table:
        assert not table.can("reap troll")
        table.answer("play experimental-therapy", "attach troll")
        table.changed(hand="", line="troll exhausted stunned +experimental-therapy, bumpsy")
    with Situation(house="logos", line="troll damage:1 +experimental-therapy, bumpsy", houses=HOUSES) as table:
        assert not table.can("reap bumpsy")
        table.answer("reap troll")
        table.changed(amber=1, line="troll exhausted +experimental-therapy, bumpsy")


@pytest.mark.rule("KF-ERR-04")
def test_a_creature_in_experimental_therapy_keeps_its_house():
    with Situation(
        house="dis", artifacts="crazy-killing-machine house:dis", line="troll +experimental-therapy",
        deck="urchin", p1_deck="urchin",
    ) as table:  # fmt: skip
        table.answer("act crazy-killing-machine")
        table.changed(
            artifacts="",
            deck="",
            discard="crazy-killing-machine house:dis, urchin",
            p1_deck="",
            p1_discard="urchin",
        )


def test_rocket_boots_ready_after_the_first_use_of_the_turn():
    with Situation(line="mother +rocket-boots") as table:
        table.answer("reap mother")
        table.changed(amber=1)
        table.answer("reap mother")
        table.changed(amber=2, line="mother exhausted +rocket-boots")
    with Situation(line="mother +rocket-boots", p1_line="troll, bumpsy") as table:
        table.answer("fight mother", "attack bumpsy")
        table.changed(line="", discard="mother, rocket-boots", p1_line="troll", p1_discard="bumpsy")
    with Situation(line="brain-eater +rocket-boots", p1_line="batdrone, urchin elusive-used") as table:
        table.answer("fight brain-eater", "attack batdrone")
        table.changed(line="brain-eater damage:2 +rocket-boots", p1_line="urchin", p1_discard="batdrone")


def test_rocket_boots_do_not_ready_a_creature_that_was_used_before():
    with Situation(line="mother +rocket-boots", used="mother") as table:
        table.answer("reap mother")
        table.changed(amber=1, line="mother exhausted +rocket-boots")


def test_transposition_sandals_swap_and_let_the_other_be_used():
    with Situation(line="mother +transposition-sandals, troll damage:1, bumpsy") as table:
        assert not table.can("reap bumpsy")
        table.answer("act mother")
        table.offers("swap troll", "swap bumpsy")
        table.answer("swap bumpsy")
        table.changed(line="bumpsy, troll damage:1, mother exhausted +transposition-sandals")
        assert not table.can("reap troll")
        table.answer("reap bumpsy")
        table.changed(line="bumpsy exhausted, troll damage:1, mother exhausted +transposition-sandals", amber=1)


def test_transposition_sandals_of_a_lone_creature():
    with Situation(line="mother +transposition-sandals", p1_line="troll") as table:
        table.answer("act mother")
        table.changed(line="mother exhausted +transposition-sandals")
