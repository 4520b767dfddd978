"""What cards of Mars in Call of the Archons do: artifacts."""

import pytest

from tests.games.keyforge.houses import Mars

FULL = "6 ammonia-clouds"  # a hand that draws nothing at the end of the turn


def test_combat_pheromones_lets_two_mars_cards_work_in_another_house():
    with Mars(house="dis", artifacts="combat-pheromones, crystal-hive", line="2 tunk, troll, zorg") as table:
        table.offers("omni combat-pheromones", "end-turn")
        table.answer("omni combat-pheromones", "reap tunk#2", "act crystal-hive")
        table.changed(
            amber=1,
            artifacts="crystal-hive exhausted",
            line="tunk, tunk exhausted, troll, zorg",
            discard="combat-pheromones",
        )
        table.offers("end-turn")


@pytest.mark.rule("KF-FAQ-39")
def test_combat_pheromones_lets_a_card_that_was_readied_be_used_again():
    with Mars(
        house="dis", artifacts="combat-pheromones", line="mindwarper, john-smyth, tunk", p1_line="troll"
    ) as table:
        table.answer("omni combat-pheromones", "reap mindwarper", "reap john-smyth", "ready mindwarper")
        table.offers("fight mindwarper", "reap mindwarper", "act mindwarper", "end-turn")
        table.answer("reap mindwarper")
        table.changed(
            amber=3,
            artifacts="",
            discard="combat-pheromones",
            line="mindwarper exhausted, john-smyth exhausted, tunk",
        )
        table.offers("end-turn")


def test_combat_pheromones_is_not_spent_on_what_may_be_used_anyway():
    with Mars(artifacts="combat-pheromones", line="3 tunk") as table:
        table.answer("omni combat-pheromones", "reap tunk", "reap tunk", "reap tunk")
        table.changed(
            amber=3,
            artifacts="",
            discard="combat-pheromones",
            line="tunk exhausted, tunk exhausted, tunk exhausted",
        )


def test_combat_pheromones_is_not_spent_where_another_permission_does():
    with Mars(
        house="dis",
        effects="follow-the-leader",
        artifacts="combat-pheromones",
        line="zorg, tunk +mantle-of-the-zealot, mindwarper, blypyp, john-smyth",
        p1_line="urchin",
    ) as table:
        table.answer("omni combat-pheromones", "fight zorg", "reap tunk", "reap mindwarper", "reap blypyp")
        table.changed(
            amber=3,
            artifacts="",
            discard="combat-pheromones",
            line="zorg exhausted, tunk exhausted +mantle-of-the-zealot, mindwarper exhausted,"
            " blypyp exhausted, john-smyth",
            p1_line="urchin stunned",
        )
        table.offers("fight john-smyth", "end-turn")


def test_two_combat_pheromones_are_for_four_cards():
    with Mars(house="dis", artifacts="2 combat-pheromones", line="5 tunk") as table:
        table.answer("omni combat-pheromones", "omni combat-pheromones")
        table.answer("reap tunk", "reap tunk", "reap tunk", "reap tunk")
        table.offers("end-turn")
        table.changed(
            amber=4,
            artifacts="",
            discard="2 combat-pheromones",
            line="tunk exhausted, tunk exhausted, tunk exhausted, tunk exhausted, tunk",
        )


def test_combat_pheromones_is_for_friendly_mars_cards_and_this_turn():
    with Mars(
        house="dis",
        artifacts="combat-pheromones",
        line="troll",
        hand=FULL,
        p1_line="tunk",
        p1_houses="dis, logos",
    ) as table:
        table.answer("omni combat-pheromones")
        table.offers("end-turn")
        table.answer("end-turn", "dis")
        table.changed(artifacts="", discard="combat-pheromones", player=1)
        table.offers("end-turn")


def test_commpod_readies_a_martian_for_each_card_shown():
    with Mars(
        artifacts="commpod",
        hand="zorg, mindwarper, punch",
        line="tunk exhausted, troll exhausted, zorg exhausted",
    ) as table:
        table.answer("act commpod", "reveal zorg@hand mindwarper", "ready tunk", "skip")
        table.changed(artifacts="commpod exhausted", line="tunk, troll exhausted, zorg exhausted")
        assert table.known("hand") == ["mindwarper", "zorg"]


def test_crystal_hive_pays_for_every_creature_that_reaps():
    with Mars(artifacts="crystal-hive", line="2 tunk, zorg", p1_line="troll") as table:
        table.answer("reap tunk")
        table.changed(amber=1, line="tunk exhausted, tunk, zorg")
        table.answer("act crystal-hive", "reap tunk", "reap zorg")
        table.changed(
            amber=5, artifacts="crystal-hive exhausted", line="tunk exhausted, tunk exhausted, zorg exhausted"
        )


def test_crystal_hive_pays_for_reaping_alone_and_this_turn():
    with Mars(
        effects="crystal-hive", artifacts="crystal-hive", hand=FULL, line="tunk", p1_line="troll"
    ) as table:
        table.answer("fight tunk")
        table.changed(line="", discard="tunk", p1_line="troll damage:6")
        table.answer("end-turn", "brobnar", "reap troll")
        table.changed(player=1, p1_amber=1, p1_line="troll exhausted damage:3")


def test_custom_virus_destroys_the_kin_of_the_purged_creature():
    with Mars(
        house="dis",
        hand="hebe-the-huge, punch, urchin",
        artifacts="custom-virus",
        line="troll, sequis",
        p1_line="bumpsy, tunk, bulwark",
    ) as table:
        table.answer("omni custom-virus")
        table.offers("purge hebe-the-huge", "purge urchin")
        table.answer("purge hebe-the-huge")  # a giant and a knight
        table.changed(
            hand="punch, urchin",
            purged="hebe-the-huge",
            artifacts="",
            line="",
            discard="sequis, troll, custom-virus",
            p1_line="tunk",
            p1_discard="bulwark, bumpsy",
        )


def test_custom_virus_without_a_creature_to_purge_does_nothing():
    with Mars(hand="punch", artifacts="custom-virus, crystal-hive", line="troll") as table:
        table.answer("omni custom-virus")
        table.changed(artifacts="crystal-hive", discard="custom-virus")


def test_feeding_pit_pays_for_a_discarded_creature():
    with Mars(artifacts="feeding-pit", hand="troll, tunk, punch") as table:
        table.answer("act feeding-pit")
        table.offers("discard troll", "discard tunk")
        table.answer("discard troll")
        table.changed(amber=1, artifacts="feeding-pit exhausted", hand="tunk, punch", discard="troll")


def test_feeding_pit_pays_nothing_without_a_creature():
    with Mars(artifacts="feeding-pit", hand="punch, mothergun") as table:
        table.answer("act feeding-pit")
        table.changed(artifacts="feeding-pit exhausted")


def test_invasion_portal_digs_for_a_mars_creature():
    with Mars(artifacts="invasion-portal", deck="troll, mothergun, tunk, zorg") as table:
        table.answer("act invasion-portal")
        table.changed(
            artifacts="invasion-portal exhausted", deck="zorg", hand="tunk", discard="mothergun, troll"
        )


def test_invasion_portal_may_empty_the_deck():
    with Mars(artifacts="invasion-portal", deck="troll, mothergun", discard="tunk") as table:
        table.answer("act invasion-portal")
        table.changed(artifacts="invasion-portal exhausted", deck="", discard="mothergun, troll, tunk")


def test_incubation_chamber_shows_a_mars_creature_and_archives_it():
    with Mars(house="dis", artifacts="incubation-chamber", hand="tunk, troll, zorg, ammonia-clouds") as table:
        table.answer("omni incubation-chamber")
        table.offers("reveal tunk", "reveal zorg")
        table.answer("reveal zorg")
        table.changed(
            artifacts="incubation-chamber exhausted", hand="tunk, troll, ammonia-clouds", archives="zorg"
        )
        assert table.known("archives") == ["zorg"]


def test_incubation_chamber_archives_nothing_else():
    with Mars(artifacts="incubation-chamber", hand="troll, ammonia-clouds") as table:
        table.answer("omni incubation-chamber")
        table.changed(artifacts="incubation-chamber exhausted")


def test_mothergun_hits_as_hard_as_cards_are_shown():
    with Mars(artifacts="mothergun", hand="tunk, zorg, punch, 2 mindwarper", p1_line="troll, bumpsy") as table:
        table.answer("act mothergun", "reveal tunk zorg mindwarper", "damage troll")
        table.changed(artifacts="mothergun exhausted", p1_line="troll damage:3, bumpsy")
        assert table.known("hand") == ["mindwarper", "tunk", "zorg"]


def test_mothergun_without_ammunition_is_silent():
    with Mars(artifacts="mothergun", hand="tunk, punch", p1_line="troll, bumpsy") as table:
        table.answer("act mothergun", "skip")
        table.changed(artifacts="mothergun exhausted")


def test_sniffer_finds_elusive_creatures():
    with Mars(artifacts="sniffer", line="tunk", p1_line="urchin") as table:
        table.answer("act sniffer", "fight tunk")
        table.changed(
            artifacts="sniffer exhausted",
            line="tunk exhausted armor-used:1",
            p1_line="",
            p1_discard="urchin",
        )


def test_without_sniffer_an_elusive_creature_dodges():
    with Mars(artifacts="sniffer", line="tunk", p1_line="urchin") as table:
        table.answer("fight tunk")
        table.changed(line="tunk exhausted")


def test_sniffer_takes_given_elusiveness_too_until_the_turn_is_over():
    with Mars(
        artifacts="sniffer", hand=FULL, line="mindwarper", p1_line="troll +ring-of-invisibility"
    ) as table:
        table.answer("act sniffer")
        assert not table.has("elusive", "troll")
        assert not table.has("elusive", "mindwarper")
        assert table.has("skirmish", "troll")
        table.answer("end-turn", "brobnar")
        assert table.has("elusive", "troll")
        assert table.has("elusive", "mindwarper")
        table.changed(player=1)


def test_swap_widget_exchanges_a_ready_martian_for_one_of_another_name():
    with Mars(artifacts="swap-widget", hand="tunk, zorg, troll, mindwarper", line="tunk, troll") as table:
        table.answer("act swap-widget")
        table.offers("choose zorg", "choose mindwarper")
        table.answer("choose mindwarper", "left")
        table.changed(
            artifacts="swap-widget exhausted", hand="tunk, zorg, troll, tunk", line="mindwarper, troll"
        )


def test_swap_widget_puts_a_creature_into_play_without_playing_it():
    with Mars(artifacts="swap-widget", hand="yxili-marauder", line="tunk, zorg", p1_amber=3) as table:
        table.answer("act swap-widget", "to-hand tunk", "right")
        table.changed(artifacts="swap-widget exhausted", hand="tunk", line="zorg, yxili-marauder")


def test_swap_widget_readies_even_a_creature_that_enters_stunned():
    with Mars(artifacts="swap-widget", hand="zorg", line="tunk") as table:
        table.answer("act swap-widget")
        table.changed(artifacts="swap-widget exhausted", hand="tunk", line="zorg stunned")


@pytest.mark.parametrize("line", ["tunk exhausted", "troll", ""])
def test_swap_widget_needs_a_ready_martian(line):
    with Mars(artifacts="swap-widget", hand="zorg", line=line, p1_line="mindwarper") as table:
        table.answer("act swap-widget")
        table.changed(artifacts="swap-widget exhausted")


def test_swap_widget_does_not_take_a_copy():
    with Mars(artifacts="swap-widget", hand="tunk, troll", line="tunk") as table:
        table.answer("act swap-widget")
        table.changed(artifacts="swap-widget exhausted", hand="tunk, troll, tunk", line="")
