"""The questions that the rulebook answers, each as it could come up at the table."""

import pytest

from tests.games.shards.tables import RulesSituation


@pytest.mark.rule("SI-FAQ-01")
@pytest.mark.parametrize(
    ("mastery", "change"),
    [(8, {"mastery": 9}), (9, {"mastery": 10, "hand": "blaster", "deck": "crystal"})],
)
def test_cache_warden_that_lifts_to_mastery_10_draws(mastery: int, change: dict) -> None:
    with RulesSituation(gems=2, mastery=mastery, row="cache-warden", deck="blaster, crystal") as table:
        table.answer("fast-play cache-warden")
        table.changed(gems=0, row="", played="cache-warden fast", **change)


@pytest.mark.rule("SI-FAQ-02")
def test_exhausting_systema_ai_includes_the_line_below() -> None:
    with RulesSituation(mastery=20, hand="systema-ai", deck="blaster, crystal, crystal") as table:
        table.answer("play systema-ai")  # playing it does nothing yet
        table.changed(hand="", champions="systema-ai", played="systema-ai")
        table.answer("exhaust systema-ai")
        table.changed(champions="systema-ai exhausted", mastery=21, hand="blaster, crystal", deck="crystal")


@pytest.mark.rule("SI-FAQ-03")
def test_shields_save_players_and_not_champions() -> None:
    with RulesSituation(power=8, p1_champions="optio-crusher", p1_hand="command-seer") as table:
        table.answer("attack optio-crusher")
        table.changed(power=4, p1_champions="", p1_discard="optio-crusher")
        table.answer("end-turn", "show command-seer")
        table.changed(player=1, power=0, p1_shown="command-seer")


@pytest.mark.rule("SI-FAQ-04")
def test_a_fast_played_spore_cleric_counts_for_unify() -> None:
    with RulesSituation(
        gems=2, health=20, hand="shardwood-guardian", deck="crystal", row="spore-cleric"
    ) as table:
        table.answer("fast-play spore-cleric", "play shardwood-guardian")
        table.changed(
            gems=0,
            row="",
            hand="crystal",
            deck="",
            played="spore-cleric fast, shardwood-guardian",
            power=2,
            health=30,
        )


@pytest.mark.rule("SI-FAQ-04")
def test_a_fast_played_spore_cleric_counts_for_dominion() -> None:
    given = {"hand": "order-initiate", "played": "nil-assassin, kiln-drone"}
    with RulesSituation(gems=2, health=20, row="spore-cleric", **given) as table:
        table.answer("fast-play spore-cleric", "play order-initiate")
        table.changed(
            row="",
            hand="",
            played="nil-assassin, kiln-drone, spore-cleric fast, order-initiate",
            health=24,
            mastery=2,
        )  # the two gems were spent and gained again


@pytest.mark.rule("SI-FAQ-05")
def test_thorn_zealot_destroys_li_hin() -> None:
    given = {"hand": "thorn-zealot, undergrowth-aspirant", "p1_champions": "li-hin-the-shattered"}
    with RulesSituation(power=9, **given) as table:
        table.refused("attack li-hin-the-shattered", "SI-ATK-09")
        table.answer("play thorn-zealot")
        table.changed(
            hand="undergrowth-aspirant",
            shown="undergrowth-aspirant",
            played="thorn-zealot",
            p1_champions="",
            p1_discard="li-hin-the-shattered",
        )


@pytest.mark.rule("SI-FAQ-06")
def test_shield_cards_are_shown_and_kept() -> None:
    decks = {"deck": "5 crystal", "p1_deck": "5 crystal"}
    with RulesSituation(power=5, p1_hand="nil-assassin", p2_hand="command-seer", **decks) as table:
        table.answer("end-turn", "assign p2=5", "show command-seer")
        table.changed(player=1, power=0, hand="5 crystal", deck="", p2_shown="command-seer")
        table.answer("play nil-assassin", "end-turn", "assign p2=5", "show command-seer")
        table.changed(player=2, p1_hand="5 crystal", p1_deck="", p1_discard="nil-assassin")
        table.answer("play command-seer")
        table.changed(p2_hand="", p2_shown="", played="command-seer", gems=2)


@pytest.mark.rule("SI-FAQ-07")
def test_several_shield_cards_are_shown_together() -> None:
    with RulesSituation(power=12, p1_hand="korvus-legionnaire, thorn-zealot, command-seer, blaster") as table:
        table.answer("end-turn", "show korvus-legionnaire thorn-zealot command-seer")
        shown = "korvus-legionnaire, thorn-zealot, command-seer"
        table.changed(player=1, power=0, p1_health=48, p1_shown=shown)


@pytest.mark.rule("SI-FAQ-08")
def test_a_card_is_banished_from_hand_or_used_but_not_both() -> None:
    with RulesSituation(hand="shadow-apostle, 2 nil-assassin") as table:
        table.answer("play nil-assassin", "play shadow-apostle", "banish nil-assassin")
        table.changed(
            hand="",
            played="nil-assassin, shadow-apostle",
            banished="nil-assassin",
            power=7,  # 5 and 2; the banished one gives nothing
        )
    with RulesSituation(hand="shadow-apostle, nil-assassin") as table:
        table.answer("play nil-assassin", "play shadow-apostle")
        table.changed(hand="", played="nil-assassin, shadow-apostle", power=7)


@pytest.mark.rule("SI-FAQ-09")
def test_a_crystal_played_for_its_gem_is_not_banished_from_hand() -> None:
    with RulesSituation(hand="crystal, shadow-apostle, blaster", deck="5 crystal") as table:
        table.answer("play crystal", "play shadow-apostle")
        table.refused("banish crystal", "SI-BAN-03")
        table.answer("skip")
        table.changed(hand="blaster", played="crystal, shadow-apostle", gems=1, power=2)
        table.answer("end-turn")
        table.changed(
            player=1,
            gems=0,
            power=0,
            p1_health=48,
            played="",
            hand="5 crystal",
            deck="",
            discard="crystal, shadow-apostle, blaster",
        )


@pytest.mark.rule("SI-FAQ-10")
def test_banished_cards_go_into_the_box() -> None:
    given = {"row": "kiln-drone", "deck": "5 crystal", "discard": "nil-assassin"}
    with RulesSituation(hand="shadow-apostle", **given) as table:
        table.answer("play shadow-apostle", "banish nil-assassin")
        table.changed(hand="", discard="", banished="nil-assassin", played="shadow-apostle", power=2)
        table.answer("end-turn")
        table.changed(
            player=1,
            power=0,
            p1_health=48,
            played="",
            hand="5 crystal",
            deck="",
            discard="shadow-apostle",
        )
