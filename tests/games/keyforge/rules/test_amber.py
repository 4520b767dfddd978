"""Chapter 'Æmber movement'."""

import pytest

from tests.games.keyforge.situations import Situation


@pytest.mark.rule("KF-AMB-01")
def test_aember_that_is_gained_goes_to_your_pool():
    """By an icon, an ability and a reap; the opponent's by an ability of yours."""
    with Situation(house="untamed", amber=1, hand="fertility-chant", line="dew-faerie", p1_amber=1) as table:
        table.answer("play fertility-chant")
        table.changed(amber=5, p1_amber=3, hand="", discard="fertility-chant")
        table.answer("reap dew-faerie")
        table.changed(amber=7, line="dew-faerie exhausted")


@pytest.mark.rule("KF-AMB-02")
@pytest.mark.parametrize(("theirs", "stolen"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_stolen_aember_moves_from_pool_to_pool(theirs, stolen):
    with Situation(house="shadows", amber=1, hand="magda-the-rat", p1_amber=theirs) as table:
        table.answer("play magda-the-rat")
        assert [side.amber for side in table.state.players] == [1 + stolen, theirs - stolen]


@pytest.mark.rule("KF-AMB-02")
def test_the_player_who_resolves_the_ability_steals():
    """Pit Demon belongs to the opponent, but works for its controller; Æmber on cards is safe."""
    line, p1_line = "pit-demon owner:1", "charette amber:2"
    with Situation(house="dis", line=line, p1_line=p1_line, p1_amber=1) as table:
        table.answer("act pit-demon")
        table.changed(amber=1, p1_amber=0, line="pit-demon owner:1 exhausted")


@pytest.mark.rule("KF-AMB-03")
@pytest.mark.parametrize(("theirs", "captured"), [(4, 3), (3, 3), (2, 2)])
def test_the_creature_that_captures_takes_from_the_opponents_pool(theirs, captured):
    with Situation(house="dis", amber=2, hand="charette", line="troll", p1_amber=theirs) as table:
        table.answer("play charette", "right")
        table.changed(hand="", line=f"troll, charette exhausted amber:{captured}", p1_amber=theirs - captured)


@pytest.mark.rule("KF-AMB-03")
def test_a_creature_captures_from_its_controllers_opponent():
    line, p1_line = "troll owner:1, charette damage:1", "krump"
    with Situation(house="dis", hand="pandemonium", line=line, p1_line=p1_line, amber=3, p1_amber=3) as table:
        table.answer("play pandemonium")
        table.changed(
            hand="",
            discard="pandemonium",
            line="troll owner:1 amber:1, charette damage:1",
            p1_line="krump amber:1",
            p1_amber=2,
        )  # gained one, lost one


@pytest.mark.rule("KF-AMB-04")
def test_captured_aember_pays_no_key():
    with Situation(step="forge", house="", houses="dis", amber=5, line="charette amber:3") as table:
        table.changed()
        table.offers("reap charette", "end-turn")  # the forge step has passed


@pytest.mark.rule("KF-AMB-04")
def test_the_key_is_paid_from_the_pool():
    with Situation(step="forge", house="", houses="dis", amber=7, line="charette amber:3") as table:
        table.answer("red")
        table.changed(keys="red")
        assert table.state.players[0].amber == 1


@pytest.mark.rule("KF-AMB-05")
def test_aember_from_the_common_supply_is_put_on_a_creature():
    with Situation(hand="blood-money", amber=1, p1_amber=1, p1_line="troll amber:1") as table:
        table.answer("play blood-money")
        table.changed(hand="", discard="blood-money", p1_line="troll amber:3")


@pytest.mark.rule("KF-AMB-06")
def test_what_is_paid_goes_to_the_opponents_pool():
    with Situation(hand="cannon", amber=2, p1_amber=1, p1_artifacts="customs-office") as table:
        table.answer("play cannon")
        table.changed(hand="", artifacts="cannon exhausted", amber=1, p1_amber=2)


@pytest.mark.rule("KF-AMB-06")
def test_also_what_is_paid_to_use_a_card():
    with Situation(artifacts="cannon", amber=1, line="troll", p1_line="tentacus") as table:
        table.answer("act cannon", "damage troll")
        table.changed(artifacts="cannon exhausted", line="troll damage:2", amber=0, p1_amber=1)


@pytest.mark.rule("KF-AMB-06")
def test_who_cannot_pay_does_without():
    with Situation(hand="cannon", p1_artifacts="customs-office") as table:
        table.refused("play cannon")


@pytest.mark.rule("KF-AMB-07", "KF-AMB-08")
def test_returned_aember_goes_to_the_opponents_pool():
    """It is not stolen: the Vaultkeeper does not hinder it."""
    with Situation(
        house="untamed", hand="word-of-returning", line="krump amber:1",
        p1_line="troll amber:3, the-vaultkeeper amber:1", p1_amber=2,
    ) as table:  # fmt: skip
        table.answer("play word-of-returning")
        table.changed(
            amber=5,
            hand="",
            discard="word-of-returning",
            p1_line="troll damage:3, the-vaultkeeper armor-used:1",
        )


@pytest.mark.rule("KF-AMB-08")
def test_moved_aember_is_neither_captured_nor_stolen_nor_lost():
    with Situation(house="shadows", artifacts="safe-place", amber=2, p1_amber=2) as table:
        table.answer("act safe-place")
        table.changed(artifacts="safe-place exhausted amber:1", amber=1)


@pytest.mark.rule("KF-AMB-08")
def test_aember_moves_from_a_card_to_your_pool():
    """Not from the opponent's pool, though they have captured nothing."""
    given = {"line": "selwyn-the-fence, charette amber:2", "p1_line": "the-vaultkeeper", "p1_amber": 3}
    with Situation(house="shadows", **given) as table:
        table.answer("reap selwyn-the-fence")
        table.changed(amber=2, line="selwyn-the-fence exhausted, charette amber:1")
