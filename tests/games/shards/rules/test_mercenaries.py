"""Chapter 'Mercenaries': allies that can be hired for a turn."""

import pytest

import trivault
from tests.games.shards.situations import GAME
from tests.games.shards.tables import ROW, RulesSituation
from trivault.testing import Scenario

MERCENARIES = """
venator-of-the-wastes cache-warden shard-abstractor data-heretic omnius-the-all-knowing
the-grand-architect spore-cleric fungal-hermit leshai-knight ghostwillow-avenger
root-of-the-forest nil-assassin shadow-apostle umbral-scourge aetherbreaker
scion-of-nothingness zara-ra-soulflayer
"""


@pytest.mark.rule("SI-MERC-01")
@pytest.mark.parametrize("card", MERCENARIES.split())
def test_a_mercenary_is_recruited_or_fast_played(card: str) -> None:
    with RulesSituation(gems=GAME.card(card).cost, row=card) as table:
        assert {f"recruit {card}", f"fast-play {card}"} <= set(table.texts())


@pytest.mark.rule("SI-MERC-01")
def test_recruiting_a_mercenary_is_like_recruiting_any_ally() -> None:
    with RulesSituation(gems=2, row="nil-assassin", deck="5 crystal") as table:
        table.answer("recruit nil-assassin")
        table.changed(gems=0, row="", discard="nil-assassin")
        table.answer("end-turn")
        table.changed(player=1, hand="5 crystal", deck="")


@pytest.mark.rule("SI-MERC-02")
def test_a_fast_play_is_paid_and_takes_effect_at_once() -> None:
    with RulesSituation(gems=3, row="nil-assassin", hand="crystal", discard="crystal") as table:
        table.answer("fast-play nil-assassin")
        table.changed(gems=1, row="", played="nil-assassin fast", power=5)
        assert [table.state.defs[card].slug for card in table.state.mercenaries] == ["nil-assassin"]


@pytest.mark.rule("SI-MERC-02")
def test_a_fast_play_needs_the_whole_cost() -> None:
    with RulesSituation(gems=1, row="nil-assassin") as table:
        table.refused("fast-play nil-assassin", "SI-MERC-02")
    with RulesSituation(gems=2, row="nil-assassin") as table:
        table.answer("fast-play nil-assassin")
        table.changed(gems=0, row="", played="nil-assassin fast", power=5)


@pytest.mark.rule("SI-MERC-03")
def test_any_number_is_fast_played_while_gems_last() -> None:
    row = "nil-assassin, spore-cleric, nil-assassin, shard-abstractor, nil-assassin"
    with RulesSituation(gems=9, health=30, row=row) as table:
        table.answer("fast-play nil-assassin", "fast-play spore-cleric", "fast-play nil-assassin")
        table.answer("fast-play shard-abstractor")
        table.refused("fast-play nil-assassin", "SI-MERC-02")
        table.changed(
            gems=0,
            row="nil-assassin",
            played="nil-assassin fast, spore-cleric fast, nil-assassin fast, shard-abstractor fast",
            power=10,
            health=34,
            mastery=2,
        )


@pytest.mark.rule("SI-MERC-04")
def test_a_fast_played_mercenary_ends_under_the_centre_deck() -> None:
    below = "systema-ai, optio-crusher, kiln-drone"
    given = {"hand": "crystal", "deck": "5 blaster", "p1_deck": "5 crystal"}
    with RulesSituation(gems=2, health=20, row=ROW, centre=f"mining-drones, {below}", **given) as table:
        table.answer("fast-play spore-cleric")
        row = ROW.replace("spore-cleric", "mining-drones")
        table.changed(gems=0, health=24, row=row, centre=below, played="spore-cleric fast")
        table.answer("end-turn")
        table.changed(
            player=1,
            played="",
            centre=f"{below}, spore-cleric",
            buried=1,
            hand="5 blaster",
            deck="",
            discard="crystal",
        )
        table.answer("end-turn")
        table.changed(player=0, p1_hand="5 crystal", p1_deck="")


@pytest.mark.rule("SI-MERC-05")
def test_a_fast_played_mercenary_helps_to_unify() -> None:
    with RulesSituation(gems=2, health=9, hand="undergrowth-aspirant", row="spore-cleric") as table:
        table.answer("fast-play spore-cleric", "play undergrowth-aspirant")
        played = "spore-cleric fast, undergrowth-aspirant"
        table.changed(gems=0, row="", hand="", played=played, health=16, power=5)


@pytest.mark.rule("SI-MERC-05")
def test_fast_played_mercenaries_help_to_dominion() -> None:
    row = "nil-assassin, venator-of-the-wastes, spore-cleric"
    with RulesSituation(gems=8, health=9, hand="order-initiate", row=row) as table:
        table.answer("fast-play nil-assassin", "fast-play venator-of-the-wastes", "fast-play spore-cleric")
        table.answer("play order-initiate")
        table.changed(
            gems=2,
            row="",
            hand="",
            played="nil-assassin fast, venator-of-the-wastes fast, spore-cleric fast, order-initiate",
            power=9,
            health=13,
            mastery=2,
        )


@pytest.mark.rule("SI-MERC-05")
def test_a_fast_played_mercenary_counts_where_allies_are_counted() -> None:
    with RulesSituation(gems=2, health=9, champions="additri-gaiamancer", row="spore-cleric") as table:
        table.answer("fast-play spore-cleric", "exhaust additri-gaiamancer")
        table.changed(
            gems=0,
            row="",
            played="spore-cleric fast",
            health=13,
            power=4,
            champions="additri-gaiamancer exhausted",
        )


@pytest.mark.rule("SI-MERC-06")
def test_a_fast_played_mercenary_is_not_used_or_bought_again() -> None:
    with RulesSituation(gems=9, row=ROW, centre="systema-ai, mining-drones") as table:
        table.answer("fast-play nil-assassin")
        table.refused("fast-play nil-assassin", "SI-MERC-06")
        table.refused("recruit nil-assassin", "SI-MERC-06")
        table.refused("play nil-assassin", "SI-GEN-03")
        row = ROW.replace("nil-assassin", "systema-ai")
        table.changed(gems=7, row=row, centre="mining-drones", played="nil-assassin fast", power=5)


@pytest.mark.rule("SI-MERC-07")
def test_only_mercenaries_are_fast_played() -> None:
    with RulesSituation(gems=9, row="kiln-drone, evokatus, reactor-drone") as table:
        for card in ("kiln-drone", "evokatus", "reactor-drone"):
            table.refused(f"fast-play {card}", "SI-MERC-07")
            assert f"recruit {card}" in table.texts()


@pytest.mark.rule("SI-MERC-07")
def test_only_from_the_row() -> None:
    given = {"hand": "aetherbreaker", "discard": "leshai-knight", "deck": "cache-warden"}
    with RulesSituation(gems=9, row=ROW, **given, p1_discard="data-heretic") as table:
        for card in ("aetherbreaker", "leshai-knight", "cache-warden", "data-heretic"):
            table.refused(f"fast-play {card}", "SI-MERC-07")


@pytest.mark.rule("SI-MERC-08")
def test_a_mercenary_played_from_hand_is_an_ordinary_ally() -> None:
    with RulesSituation(
        hand="spore-cleric", health=20, deck="5 crystal", row=ROW, centre="systema-ai"
    ) as table:
        table.answer("play spore-cleric")
        table.changed(hand="", played="spore-cleric", health=24)
        table.answer("end-turn")
        table.changed(player=1, played="", hand="5 crystal", deck="", discard="spore-cleric")


@pytest.mark.rule("SI-MERC-09")
@pytest.mark.parametrize(("mastery", "drawn"), [(8, 0), (9, 1), (10, 1)])
def test_mastery_from_a_fast_played_mercenary_counts_for_it(mastery: int, drawn: int) -> None:
    with RulesSituation(gems=2, mastery=mastery, row="cache-warden", deck="blaster, crystal") as table:
        table.answer("fast-play cache-warden")
        assert table.zone("hand") == ["blaster"] * drawn
        assert table.state.players[0].mastery == mastery + 1


@pytest.mark.rule("SI-MERC-09")
@pytest.mark.parametrize(("mastery", "power"), [(9, 4), (10, 8)])
def test_thresholds_of_a_fast_played_mercenary(mastery: int, power: int) -> None:
    with RulesSituation(gems=4, mastery=mastery, row="aetherbreaker") as table:
        table.answer("fast-play aetherbreaker")
        table.changed(gems=0, row="", played="aetherbreaker fast", power=power)


@pytest.mark.rule("SI-MERC-06")
def test_a_gap_in_the_row_does_not_hide_why():
    position = {"players": [{}, {}], "row": ["nil-assassin"], "centre": [], "turn": {"gems": 9}}
    with Scenario(trivault.load("shards"), position) as table:
        table.answer("fast-play nil-assassin")
        table.refused("fast-play nil-assassin", "SI-MERC-06")
        table.refused("recruit nil-assassin", "SI-MERC-06")
