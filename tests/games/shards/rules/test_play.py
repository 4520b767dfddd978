"""Chapter 'Playing cards': from hand to the play area, and the effect at once."""

import pytest

from tests.games.shards.tables import RulesSituation


@pytest.mark.rule("SI-PLAY-01")
@pytest.mark.parametrize("gems", [0, 3])
def test_a_card_is_played_from_hand_for_nothing(gems: int) -> None:
    with RulesSituation(gems=gems, hand="blaster, the-grand-architect", mastery=4) as table:
        table.answer("play the-grand-architect")
        table.changed(hand="blaster", played="the-grand-architect", mastery=9)


@pytest.mark.rule("SI-PLAY-01")
def test_a_card_is_played_from_nowhere_else() -> None:
    given = {"deck": "nil-assassin", "discard": "reactor-drone", "row": "kiln-drone", "p1_hand": "blaster"}
    with RulesSituation(gems=9, **given) as table:
        for elsewhere in ("nil-assassin", "reactor-drone", "kiln-drone", "blaster"):
            table.refused(f"play {elsewhere}", "SI-PLAY-01")


@pytest.mark.rule("SI-PLAY-02")
def test_any_number_of_allies_and_champions_is_played() -> None:
    allies = ["reactor-drone", "nil-assassin", "command-seer", "kiln-drone", "spore-cleric", "crystal"]
    champions = ["systema-ai", "optio-crusher", "li-hin-the-shattered", "additri-gaiamancer"]
    with RulesSituation(health=9, hand=", ".join(allies + champions)) as table:
        for card in allies + champions:
            table.answer(f"play {card}")
        table.changed(
            hand="",
            played=", ".join(allies + champions),
            champions=", ".join(champions),
            gems=8,
            power=5,
            health=13,
        )


@pytest.mark.rule("SI-PLAY-03")
def test_an_effect_is_carried_out_at_once_and_from_top_to_bottom() -> None:
    """Shardwood Guardian: power, then a card, and only then unify looks at the hand."""
    with RulesSituation(health=20, hand="shardwood-guardian", deck="spore-cleric, crystal") as table:
        table.answer("play shardwood-guardian")
        table.changed(
            hand="spore-cleric",
            shown="spore-cleric",
            deck="crystal",
            played="shardwood-guardian",
            power=2,
            health=26,
        )


@pytest.mark.rule("SI-PLAY-03")
def test_what_stands_above_a_choice_has_happened_when_it_is_asked() -> None:
    with RulesSituation(mastery=9, hand="zara-ra-soulflayer, blaster", discard="crystal") as table:
        table.answer("play zara-ra-soulflayer")
        table.changed(hand="blaster", played="zara-ra-soulflayer", power=4, mastery=10)
        assert table.asked == (0, "banish")
        table.refused("end-turn", "SI-PLAY-03")
        table.answer("banish blaster crystal")
        table.changed(hand="", discard="", banished="blaster, crystal")


@pytest.mark.rule("SI-PLAY-04")
def test_the_choices_of_a_card_are_made_when_it_is_played() -> None:
    with RulesSituation(hand="shadow-apostle, blaster, crystal") as table:
        table.answer("play shadow-apostle")
        table.refused("play blaster", "SI-PLAY-03")
        table.answer("banish crystal")
        table.changed(hand="blaster", banished="crystal", played="shadow-apostle", power=2)
        table.refused("banish blaster", "SI-BAN-01")


@pytest.mark.rule("SI-PLAY-04")
@pytest.mark.parametrize(
    ("card", "later", "given", "change"),
    [
        (
            "leshai-knight",
            ["fast-play spore-cleric"],
            {"gems": 2, "health": 10, "row": "spore-cleric"},
            {"power": 3, "gems": 0, "health": 14, "row": "", "played": "leshai-knight, spore-cleric fast"},
        ),
        (
            "kiln-drone",
            ["play primus-pilus"],
            {"played": "data-heretic", "deck": "crystal"},
            {"gems": 2, "champions": "primus-pilus", "played": "data-heretic, kiln-drone, primus-pilus"},
        ),
        (
            "cache-warden",
            ["focus"],
            {"gems": 1, "mastery": 8, "deck": "crystal"},
            {"gems": 0, "mastery": 10, "focused": True, "played": "cache-warden"},
        ),
    ],
    ids=["unify", "inspire", "mastery"],
)
def test_a_bonus_that_is_missed_is_not_granted_later(card: str, later: list, given: dict, change: dict) -> None:
    hand = [card] + (["primus-pilus"] if "play primus-pilus" in later else [])
    with RulesSituation(hand=", ".join(hand), **given) as table:
        table.answer(f"play {card}", *later)
        table.changed(hand="", **change)


@pytest.mark.rule("SI-PLAY-05")
def test_an_ally_stays_until_the_end_of_the_turn() -> None:
    with RulesSituation(hand="reactor-drone, spore-cleric, crystal", deck="5 blaster", health=9) as table:
        table.answer("play reactor-drone", "play spore-cleric")
        table.changed(hand="crystal", played="reactor-drone, spore-cleric", gems=3, health=13)
        table.answer("play crystal")
        table.changed(hand="", played="reactor-drone, spore-cleric, crystal", gems=4)
        table.answer("end-turn")
        table.changed(
            player=1,
            gems=0,
            played="",
            hand="5 blaster",
            deck="",
            discard="reactor-drone, spore-cleric, crystal",
        )


@pytest.mark.rule("SI-PLAY-06")
def test_banishing_or_recruiting_a_card_does_not_use_it() -> None:
    hand = "shadow-apostle, nil-assassin"
    with RulesSituation(gems=6, hand=hand, deck="crystal", row="nil-assassin, evokatus") as table:
        table.answer("play shadow-apostle", "banish nil-assassin")
        table.changed(hand="", played="shadow-apostle", power=2, banished="nil-assassin")
        table.answer("recruit nil-assassin", "recruit evokatus")
        table.changed(gems=0, row="", discard="nil-assassin, evokatus")
        assert table.texts() == ["end-turn"]
