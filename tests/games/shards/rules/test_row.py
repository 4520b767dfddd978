"""Chapter 'Centre row': what leaves it is replaced at once."""

import pytest

from tests.games.shards.tables import ROW, RulesSituation

CENTRE = "mining-drones, systema-ai"


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
