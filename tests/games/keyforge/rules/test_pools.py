"""Æmber on its way into a pool, and tolls: whoever could catch it is asked (KF-GEN-06, KF-GEN-07)."""

import pytest

from tests.games.keyforge.invented import Invented
from tests.games.keyforge.situations import Situation

TWO = "ether-spider, ether-spider"


def amber_on_spiders(state, player):
    line = state.players[player].line
    return [state.play[card].amber for card in line if state.defs[card].slug == "ether-spider"]


@pytest.mark.rule("KF-GEN-06", "KF-GEN-07", "KF-LEAVE-03")
@pytest.mark.parametrize(("second", "caught"), [(False, [1, 0]), (True, [0, 1])])
def test_the_active_player_says_who_catches_what_a_creature_leaves_behind(second, caught):
    line = "ether-spider damage:6, raiding-knight amber:1, ether-spider"
    with Situation(house="sanctum", line=line, p1_line="troll") as table:
        table.answer("fight raiding-knight")
        assert len(table.texts()) == 2
        table.answer(next(text for text in table.texts() if ("#2" in text) == second))
        assert amber_on_spiders(table.state, 0) == caught
        assert table.state.players[1].amber == 0


@pytest.mark.rule("KF-LEAVE-03")
@pytest.mark.parametrize(
    ("house", "card", "answers"),
    [
        ("dis", "fear", ("to-hand urchin",)),
        ("sanctum", "the-harder-they-come", ("purge troll",)),
        ("untamed", "nature-s-call", ("to-hand urchin",)),
    ],
)
def test_however_a_creature_leaves_its_aember_can_be_caught(house, card, answers):
    line = f"{TWO}, urchin amber:2, troll amber:2"
    with Situation(house=house, hand=card, p1_line=line) as table:
        table.answer(f"play {card}")
        if table.state.choice and table.state.choice.reason == "replacement-order":  # the bonus Æmber
            table.answer(table.texts()[0])
        caught = amber_on_spiders(table.state, 1)
        table.answer(*answers)
        assert len(table.texts()) == 2
        table.answer(table.texts()[1])
        assert amber_on_spiders(table.state, 1) == [caught[0], caught[1] + 2]


@pytest.mark.rule("KF-LEAVE-03", "KF-DEST-14")
def test_who_leaves_at_the_same_time_catches_nothing():
    spider, urchin = "ether-spider damage:4", "urchin amber:1"
    for line in (f"{spider}, {urchin}", f"{urchin}, {spider}"):
        with Situation(house="mars", hand="ammonia-clouds", p1_line=line) as table:
            table.answer("play ammonia-clouds")
            assert table.state.players[0].amber == 1


@pytest.mark.rule("KF-LEAVE-03")
def test_what_several_leave_behind_is_caught_for_each_by_itself():
    line = f"urchin amber:1, {TWO}, batdrone amber:2"
    with Situation(house="mars", hand="ammonia-clouds", p1_line=line) as table:
        table.answer("play ammonia-clouds")
        while table.state.choice and table.state.choice.reason == "replacement-order":
            table.answer(table.texts()[1])
        assert sorted(amber_on_spiders(table.state, 1)) == [0, 3]


TOLLS = [
    ({"hand": "cannon", "p1_artifacts": "customs-office"}, "play cannon"),
    ({"artifacts": "cannon", "p1_line": "tentacus"}, "act cannon"),
]


@pytest.mark.rule("KF-AMB-06", "KF-WORD-03")
@pytest.mark.parametrize(("given", "answer"), TOLLS)
def test_a_toll_is_paid_in_one_way_whether_to_play_or_to_use(given, answer):
    with Situation(amber=1, **given) as table:
        table.answer(answer)
        while not table.game.idle(table.state):
            table.answer(table.texts()[0])
        assert [side.amber for side in table.state.players] == [0, 1]
    with Situation(amber=0, **given) as table:
        assert not table.can(answer)


@pytest.mark.rule("KF-GEN-06", "KF-GEN-07", "KF-AMB-06", "KF-OPEN-32")
@pytest.mark.parametrize(("given", "answer"), TOLLS)
def test_the_active_player_says_who_catches_a_toll(given, answer):
    with Situation(amber=1, line=TWO, **given) as table:
        table.answer(answer)
        assert len(table.texts()) == 2
        table.answer(table.texts()[1])
        while not table.game.idle(table.state):
            table.answer(table.texts()[0])
        assert amber_on_spiders(table.state, 0) == [0, 1]
        assert table.state.played or table.state.used
        assert [side.amber for side in table.state.players] == [0, 0]


@pytest.mark.rule("KF-WORD-03", "KF-WORD-09")
def test_what_must_be_lost_to_play_a_card_is_lost_as_anything_else():
    """Truebaru's price is heard by whoever listens to losing."""
    given = {"house": "dis", "hand": "truebaru", "line": "stern-teacher"}
    with Invented(amber=3, **given) as table:
        table.answer("play truebaru", "gain stern-teacher", "right")
        assert table.state.players[0].amber == 1
    with Invented(amber=2, **given) as table:
        assert not table.can("play truebaru")
