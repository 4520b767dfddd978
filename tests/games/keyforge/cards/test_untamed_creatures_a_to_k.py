"""What cards of Untamed in Call of the Archons do: creatures a to k."""

import pytest

from tests.games.keyforge.cards.looking import skirmish, table_of


@pytest.mark.rule("KF-KW-ASSAULT-01")
def test_ancient_bear_deals_two_before_it_attacks():
    with table_of(line="ancient-bear", p1_line="dew-faerie, troll") as table:
        table.answer("fight ancient-bear", "attack dew-faerie")
        table.changed(line="ancient-bear exhausted", p1_line="troll", p1_discard="dew-faerie")


def test_ancient_bear_has_no_assault_when_it_is_attacked():
    with table_of(line="troll house:untamed", p1_line="ancient-bear") as table:
        table.answer("fight troll")
        table.changed(line="troll house:untamed exhausted damage:5", p1_line="", p1_discard="ancient-bear")


def test_bigtwig_fights_stunned_creatures_only():
    with table_of(line="bigtwig", p1_line="teliga, flaxia stunned, murmook") as table:
        table.answer("fight bigtwig")
        table.changed(line="bigtwig exhausted damage:4", p1_line="teliga, murmook", p1_discard="flaxia")


def test_bigtwig_finds_nobody_to_fight_where_nobody_is_stunned():
    with table_of(line="bigtwig, murmook stunned", p1_line="teliga") as table:
        table.refused("fight bigtwig", "KF-FIGHT-02")
        assert table.can("reap bigtwig")


def test_bigtwig_stuns_and_exhausts_when_it_reaps():
    with table_of(line="bigtwig", p1_line="teliga, flaxia stunned") as table:
        table.answer("reap bigtwig")
        table.offers("stun bigtwig", "stun teliga", "stun flaxia")
        table.answer("stun teliga")
        table.changed(amber=1, line="bigtwig exhausted", p1_line="teliga exhausted stunned, flaxia stunned")


def test_bigtwig_exhausts_a_creature_that_is_stunned_already():
    with table_of(line="bigtwig", p1_line="flaxia stunned, teliga") as table:
        table.answer("reap bigtwig", "stun flaxia")
        table.changed(amber=1, line="bigtwig exhausted", p1_line="flaxia exhausted stunned, teliga")


@pytest.mark.rule("KF-KW-HAZ-01")
def test_briar_grubbling_hurts_its_attacker_first():
    with table_of(line="flaxia, niffle-queen", p1_line="briar-grubbling") as table:
        table.answer("fight flaxia")
        table.changed(line="niffle-queen", discard="flaxia")
        table.answer("fight niffle-queen")
        table.changed(line="", discard="niffle-queen, flaxia", p1_line="", p1_discard="briar-grubbling")


def test_briar_grubbling_is_harmless_when_it_attacks():
    with table_of(line="briar-grubbling", p1_line="troll") as table:
        table.answer("fight briar-grubbling")
        table.changed(line="", discard="briar-grubbling", p1_line="troll damage:2")


def test_dew_faerie_reaps_double_and_dodges_the_first_attack():
    with table_of(line="dew-faerie, snufflegator", p1_line="dew-faerie") as table:
        table.answer("reap dew-faerie")
        table.changed(amber=2, line="dew-faerie exhausted, snufflegator")
        table.answer("fight snufflegator")
        table.changed(line="dew-faerie exhausted, snufflegator exhausted")


def test_dust_pixie_brings_two_aember():
    with table_of(hand="dust-pixie") as table:
        table.answer("play dust-pixie")
        table.changed(amber=2, hand="", line="dust-pixie exhausted")


@pytest.mark.parametrize(("mine", "theirs", "gained"), [("", "", 2), ("", "troll", 0), ("murmook", "troll", 2)])
def test_flaxia_pays_if_you_control_more_creatures(mine, theirs, gained):
    with table_of(hand="flaxia", line=mine, p1_line=theirs) as table:
        table.answer("play flaxia", *(["right"] if mine else []))
        line = ", ".join(filter(None, [mine, "flaxia exhausted"]))
        table.changed(hand="", line=line, **({"amber": gained} if gained else {}))


def test_fuzzy_gruen_gives_the_opponent_one():
    with table_of(hand="fuzzy-gruen", p1_amber=1) as table:
        table.answer("play fuzzy-gruen")
        table.changed(amber=2, hand="", line="fuzzy-gruen exhausted", p1_amber=2)


def test_giant_sloth_sleeps_until_an_untamed_card_is_discarded():
    with table_of(hand="vigor", line="giant-sloth", p1_line="teliga") as table:
        for use in ("act", "reap", "fight"):
            table.refused(f"{use} giant-sloth", "KF-GEN-01")
        table.answer("discard vigor")
        table.offers("act giant-sloth", "reap giant-sloth", "fight giant-sloth", "end-turn")
        table.answer("act giant-sloth")
        table.changed(amber=3, hand="", discard="vigor", line="giant-sloth exhausted")


def test_giant_sloth_looks_at_the_printed_house_of_the_discarded_card():
    with table_of(
        house="brobnar", hand="vigor house:brobnar, punch house:untamed", line="giant-sloth house:brobnar"
    ) as table:
        table.answer("discard vigor")
        table.refused("act giant-sloth", "KF-GEN-01")
        table.changed(hand="punch house:untamed", discard="vigor house:brobnar")


def test_giant_sloth_is_not_woken_by_playing_a_card():
    with table_of(hand="full-moon", line="giant-sloth") as table:
        table.answer("play full-moon")
        table.offers("end-turn")


def test_halacor_gives_skirmish_to_the_friendly_flanks():
    with table_of(line="murmook, halacor, flaxia, mighty-tiger", p1_line="teliga") as table:
        given = [skirmish(table, name) for name in ("murmook", "halacor", "flaxia", "mighty-tiger", "teliga")]
        assert given == [True, False, False, True, False]
        table.answer("fight murmook")
        table.changed(line="murmook exhausted, halacor, flaxia, mighty-tiger", p1_line="", p1_discard="teliga")


def test_halacor_on_a_flank_has_skirmish_itself():
    with table_of(line="halacor", p1_line="teliga") as table:
        table.answer("fight halacor")
        table.changed(line="halacor exhausted", p1_line="", p1_discard="teliga")


def test_hunting_witch_gains_from_your_other_creatures():
    with table_of(hand="hunting-witch, murmook, vigor", line="flaxia", p1_line="hunting-witch") as table:
        table.answer("play hunting-witch", "left")
        table.changed(hand="murmook, vigor", line="hunting-witch exhausted, flaxia")
        table.answer("play murmook", "left")
        table.changed(amber=1, hand="vigor", line="murmook exhausted, hunting-witch exhausted, flaxia")


def test_hunting_witch_and_the_play_effect_come_in_the_order_you_choose():
    with table_of(hand="mighty-tiger", line="hunting-witch", p1_line="troll") as table:
        table.answer("play mighty-tiger", "left")
        table.offers("resolve mighty-tiger mighty-tiger", "resolve hunting-witch mighty-tiger")
        table.answer("resolve hunting-witch mighty-tiger")
        table.changed(amber=1, hand="", line="mighty-tiger exhausted, hunting-witch", p1_line="troll damage:4")


@pytest.mark.rule("KF-KW-POIS-01")
def test_inka_the_spider_kills_with_one_point_and_stuns():
    with table_of(
        hand="inka-the-spider", line="inka-the-spider", p1_line="troll, flaxia, niffle-queen"
    ) as table:
        table.answer("play inka-the-spider", "left", "stun troll")
        table.changed(
            hand="",
            line="inka-the-spider exhausted, inka-the-spider",
            p1_line="troll stunned, flaxia, niffle-queen",
        )
        table.answer("fight inka-the-spider", "attack niffle-queen")
        table.changed(
            line="inka-the-spider exhausted",
            discard="inka-the-spider",
            p1_line="troll stunned, flaxia",
            p1_discard="niffle-queen",
        )


def test_inka_the_spider_stuns_when_it_reaps():
    with table_of(line="inka-the-spider", p1_line="teliga") as table:
        table.answer("reap inka-the-spider", "stun teliga")
        table.changed(amber=1, line="inka-the-spider exhausted", p1_line="teliga stunned")


def test_kindrith_longshot_shoots_when_she_reaps_and_fights_unharmed():
    with table_of(line="2 kindrith-longshot", p1_line="flaxia, teliga") as table:
        table.answer("reap kindrith-longshot", "damage flaxia")
        table.changed(
            amber=1, line="kindrith-longshot exhausted, kindrith-longshot", p1_line="flaxia damage:2, teliga"
        )
        table.answer("fight kindrith-longshot", "attack flaxia")
        table.changed(
            line="kindrith-longshot exhausted, kindrith-longshot exhausted",
            p1_line="teliga",
            p1_discard="flaxia",
        )


def test_kindrith_longshot_is_elusive():
    with table_of(line="flaxia", p1_line="kindrith-longshot") as table:
        table.answer("fight flaxia")
        table.changed(line="flaxia exhausted")
