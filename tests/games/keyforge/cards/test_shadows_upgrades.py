"""What cards of Shadows in Call of the Archons do: upgrades."""

from functools import partial

import pytest

from tests.games.keyforge import situations

Situation = partial(situations.Situation, house="shadows")


def test_duskrunner_lets_its_creature_steal_when_it_reaps():
    with Situation(hand="duskrunner", line="silvertooth, troll", p1_amber=2, p1_line="bumpsy") as table:
        table.answer("play duskrunner")
        table.offers("attach silvertooth", "attach troll", "attach bumpsy")
        table.answer("attach silvertooth", "reap silvertooth")
        table.changed(hand="", line="silvertooth exhausted +duskrunner, troll", amber=2, p1_amber=1)


def test_duskrunner_on_an_enemy_creature_serves_its_controller():
    with Situation(player=1, amber=1, p1_line="silvertooth +duskrunner") as table:
        table.answer("reap silvertooth")
        table.changed(amber=0, p1_amber=2, p1_line="silvertooth exhausted +duskrunner")


def test_two_duskrunners_steal_twice():
    with Situation(line="silvertooth +duskrunner +duskrunner", p1_amber=5) as table:
        table.answer("reap silvertooth")
        table.changed(line="silvertooth exhausted +duskrunner +duskrunner", amber=3, p1_amber=3)


def test_ring_of_invisibility_gives_skirmish():
    with Situation(hand="ring-of-invisibility", line="dodger", p1_amber=1, p1_line="troll") as table:
        table.answer("play ring-of-invisibility", "attach dodger", "fight dodger")
        table.changed(
            hand="",
            line="dodger exhausted +ring-of-invisibility",
            amber=2,
            p1_amber=0,
            p1_line="troll damage:5",
        )


def test_ring_of_invisibility_gives_elusive():
    with Situation(line="2 silvertooth", p1_line="troll +ring-of-invisibility") as table:
        table.answer("fight silvertooth#2")
        table.changed(line="silvertooth, silvertooth exhausted")
        table.answer("fight silvertooth")
        table.changed(
            line="silvertooth exhausted",
            discard="silvertooth",
            p1_line="troll damage:2 +ring-of-invisibility",
        )


def test_silent_dagger_lets_its_creature_hit_a_flank_when_it_reaps():
    with Situation(
        line="troll, silvertooth +silent-dagger, urchin", p1_line="bumpsy, krump, headhunter"
    ) as table:
        table.answer("reap silvertooth")
        table.offers("damage troll", "damage urchin", "damage bumpsy", "damage headhunter")
        table.answer("damage headhunter")
        table.changed(
            line="troll, silvertooth exhausted +silent-dagger, urchin",
            amber=1,
            p1_line="bumpsy, krump, headhunter damage:4",
        )


@pytest.mark.rule("KF-LEAVE-08")
def test_silent_dagger_goes_with_its_creature():
    with Situation(hand="silent-dagger, poison-wave", line="silvertooth") as table:
        table.answer("play silent-dagger", "play poison-wave")
        table.changed(hand="", line="", discard="poison-wave, silvertooth, silent-dagger", amber=2)


@pytest.mark.rule("KF-ERR-24")
def test_shadow_self_leaves_the_damage_of_another_specter_where_it_is():
    with Situation(hand="punch house:shadows", line="shadow-self, shoulder-id") as table:
        table.answer("play punch", "damage shoulder-id")
        table.changed(hand="", discard="punch house:shadows", amber=1, line="shadow-self, shoulder-id damage:3")
