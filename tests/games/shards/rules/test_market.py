"""Chapters 'Centre row' and 'Recruiting': what leaves the row, where it goes, and what replaces it."""

import pytest

from tests.games.shards.tables import ROW, RulesSituation

CENTRE = "mining-drones, systema-ai"


# The centre row


@pytest.mark.rule("SI-ROW-01")
def test_the_top_card_of_the_deck_takes_the_empty_place() -> None:
    with RulesSituation(gems=5, row=ROW, centre=CENTRE) as table:
        table.answer("recruit primus-pilus")
        table.changed(
            gems=3,
            discard="primus-pilus",
            row="kiln-drone, nil-assassin, mining-drones, spore-cleric, evokatus, reactor-drone",
            centre="systema-ai",
        )
        table.answer("recruit kiln-drone")
        table.changed(
            gems=2,
            discard="primus-pilus, kiln-drone",
            row="systema-ai, nil-assassin, mining-drones, spore-cleric, evokatus, reactor-drone",
            centre="",
        )


@pytest.mark.rule("SI-ROW-01", "SI-ROW-02")
@pytest.mark.parametrize(
    ("answers", "place", "given"),
    [
        (["recruit nil-assassin"], 1, {}),
        (["fast-play nil-assassin"], 1, {}),
        (["play portal-monk", "recruit reactor-drone"], 5, {"hand": "portal-monk"}),
        (["play portal-monk", "recruit-to-hand evokatus"], 4, {"hand": "portal-monk", "mastery": 15}),
        (["exhaust numeri-drones", "recruit evokatus"], 4, {"champions": "numeri-drones"}),
    ],
    ids=["recruited", "fast-played", "recruited by a card", "taken to hand", "put into play"],
)
def test_every_way_out_of_the_row_refills_it(answers: list[str], place: int, given: dict) -> None:
    with RulesSituation(gems=4, row=ROW, centre=CENTRE, **given) as table:
        table.answer(*answers)
        after = ROW.split(", ")
        after[place] = "mining-drones"
        position = table.state.position()
        assert position["row"] == after
        assert position["centre"] == ["systema-ai"]


@pytest.mark.rule("SI-ROW-03")
def test_a_fast_play_refills_before_the_effect() -> None:
    row = ROW.replace("kiln-drone", "shadow-apostle")
    with RulesSituation(gems=2, hand="crystal", row=row, centre=CENTRE) as table:
        table.answer("fast-play shadow-apostle")
        assert table.asked == (0, "banish")  # in the middle of the effect
        table.changed(
            gems=0,
            power=2,
            played="shadow-apostle fast",
            row=ROW.replace("kiln-drone", "mining-drones"),
            centre="systema-ai",
        )
        table.answer("skip")
        table.changed()


@pytest.mark.rule("SI-ROW-04")
def test_a_fresh_card_can_be_bought_in_the_same_turn() -> None:
    with RulesSituation(gems=7, row=ROW, centre="umbral-scourge, mining-drones") as table:
        table.refused("recruit umbral-scourge", "SI-REC-01")
        table.answer("recruit nil-assassin", "fast-play umbral-scourge", "skip", "recruit mining-drones")
        table.changed(
            gems=0,
            mastery=1,
            discard="nil-assassin, mining-drones",
            played="umbral-scourge fast",
            row=ROW.replace("nil-assassin, ", ""),
            centre="",
        )


# Recruiting


@pytest.mark.rule("SI-REC-01")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("kiln-drone", 1),
        ("mining-drones", 2),
        ("nil-assassin", 2),
        ("reactor-drone", 3),
        ("command-seer", 4),
        ("optio-crusher", 5),
        ("drakonarius", 6),
        ("the-grand-architect", 7),
    ],
)
def test_the_cost_is_paid_and_the_card_goes_to_the_discard_pile(card: str, cost: int) -> None:
    with RulesSituation(gems=cost, power=9, row=card, discard="crystal") as table:
        table.answer(f"recruit {card}")
        table.changed(gems=0, row="", discard=f"crystal, {card}")
    with RulesSituation(gems=cost - 1, power=9, row=card) as table:
        table.refused(f"recruit {card}", "SI-REC-01")


@pytest.mark.rule("SI-REC-01")
def test_only_cards_in_the_row_are_recruited() -> None:
    given = {"hand": "blaster", "discard": "nil-assassin", "p1_discard": "evokatus", "banished": "kiln-drone"}
    with RulesSituation(gems=20, row="command-seer", **given) as table:
        for elsewhere in ("blaster", "nil-assassin", "evokatus", "kiln-drone"):
            table.refused(f"recruit {elsewhere}", "SI-REC-01")


@pytest.mark.rule("SI-REC-02")
def test_allies_champions_and_mercenaries_are_recruited_while_gems_last() -> None:
    row = "kiln-drone, evokatus, nil-assassin, kiln-drone, optio-crusher, order-initiate"
    with RulesSituation(gems=13, row=row) as table:
        table.answer("recruit kiln-drone", "recruit evokatus", "recruit nil-assassin", "recruit kiln-drone")
        table.changed(
            gems=5,
            row="optio-crusher, order-initiate",
            discard="kiln-drone, evokatus, nil-assassin, kiln-drone",
        )
        table.answer("recruit optio-crusher")
        table.refused("recruit order-initiate", "SI-REC-01")
        table.changed(
            gems=0,
            row="order-initiate",
            discard="kiln-drone, evokatus, nil-assassin, kiln-drone, optio-crusher",
        )


@pytest.mark.rule("SI-REC-03")
def test_a_recruited_card_does_nothing_until_it_is_drawn_and_played() -> None:
    with RulesSituation(gems=6, row="evokatus, nil-assassin", p1_deck="blaster", deck="3 crystal") as table:
        table.answer("recruit evokatus", "recruit nil-assassin")
        table.changed(gems=0, row="", discard="evokatus, nil-assassin")
        table.refused("exhaust evokatus", "SI-CHAMP-02")
        table.refused("play nil-assassin", "SI-PLAY-01")
        table.answer("end-turn", "end-turn")
        assert table.zone("hand") == ["crystal", "crystal", "crystal", "evokatus", "nil-assassin"]
        assert table.zone("champions") == []
        table.answer("play nil-assassin")
        assert table.state.power == 5
        table.answer("play evokatus", "exhaust evokatus")
        assert table.zone("champions") == ["evokatus"]
        assert table.state.power == 6


@pytest.mark.rule("SI-REC-04")
def test_a_recruited_card_stays_in_the_deck_of_its_player() -> None:
    """Eight cards, five drawn each turn: in several turns the bought one is seen again and again."""
    with RulesSituation(
        gems=3, row="reactor-drone", hand="3 crystal", deck="4 blaster", p1_deck="crystal"
    ) as table:
        table.answer("recruit reactor-drone")
        seen = 0
        for _ in range(6):
            table.answer("end-turn", "end-turn")
            seen += "reactor-drone" in table.zone("hand")
            if "reactor-drone" in table.zone("hand"):
                table.answer("play reactor-drone")
                assert table.state.gems == 3
            owned = table.zone("hand") + table.zone("deck") + table.zone("discard")
            in_area = [table.state.defs[card].slug for card in table.state.allies]
            assert sorted(owned + in_area) == ["blaster"] * 4 + ["crystal"] * 3 + ["reactor-drone"]
            assert table.zone("hand", 1) + table.zone("deck", 1) == ["crystal"]
            assert table.state.position()["row"] == [None] * 6
        assert seen >= 2


@pytest.mark.rule("SI-REC-05")
def test_a_recruited_card_does_not_count_as_played() -> None:
    with RulesSituation(gems=2, health=9, hand="undergrowth-aspirant", row="spore-cleric") as table:
        table.answer("recruit spore-cleric", "play undergrowth-aspirant")  # no unify
        change = {"gems": 0, "row": "", "discard": "spore-cleric", "hand": ""}
        table.changed(played="undergrowth-aspirant", health=12, **change)
    row = "spore-cleric, nil-assassin, kiln-drone"
    with RulesSituation(gems=5, hand="order-initiate", row=row) as table:
        table.answer("recruit spore-cleric", "recruit nil-assassin", "recruit kiln-drone")
        table.changed(gems=0, row="", discard=row)
        table.answer("play order-initiate")  # no dominion
        table.changed(hand="", played="order-initiate", gems=2)
