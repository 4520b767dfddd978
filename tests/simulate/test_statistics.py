"""Statistics: intervals, lengths, first players."""

import pytest

from trivault.simulate import CardEffect, Distribution, NamedDeck, Plan, Record, SeatResult, Share, summarise


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),  # known values of the Wilson interval without correction
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (500, 1000, 0.4691, 0.5309),
    ],
)
def test_the_interval_is_wilsons(count, of, low, high):
    share = Share.given(count, of)
    assert share.rate == count / of
    assert share.low == pytest.approx(low, abs=5e-5)
    assert share.high == pytest.approx(high, abs=5e-5)


def test_nothing_observed_says_nothing():
    assert Share.given(0, 0) == Share(0, 0, 0.0, 0.0, 1.0)


def test_a_spread_has_mean_deviation_median_and_bounds():
    assert Distribution.given([2, 4, 4, 4, 5, 5, 7, 9]) == Distribution(
        mean=5, deviation=2, median=4.5, least=2, most=9
    )
    assert Distribution.given([3]) == Distribution(3, 0, 3, 3, 3)


def record(number, first, winner, turns, a, b):
    seats = (
        SeatResult("greedy", winner == "greedy", a, {"points": a / 10}),
        SeatResult("random", winner == "random", b, {"points": b / 10}),
    )
    return Record(number, 0, first, turns, a + b, seats)


def test_records_are_summed_up():
    plan = Plan(game="shards", seats=("greedy", "random"), games=4, seed=1)
    summary = summarise(
        plan,
        [
            record(0, "greedy", "greedy", 10, 30, 10),
            record(1, "random", "greedy", 12, 34, 20),
            record(2, "greedy", "random", 20, 40, 30),
            record(3, "random", "greedy", 14, 36, 20),
        ],
    )
    greedy, random = summary.standings
    assert (greedy.player, greedy.wins.count, greedy.wins.of) == ("greedy", 3, 4)
    assert (greedy.wins_as_first.count, greedy.wins_as_first.of) == (1, 2)
    assert (greedy.wins_as_later.count, greedy.wins_as_later.of) == (2, 2)
    assert greedy.decisions == 35
    assert greedy.measures == {"points": 3.5}
    assert (random.player, random.wins.count, random.decisions) == ("random", 1, 20)
    assert (random.wins_as_first.count, random.wins_as_first.of) == (0, 2)
    assert (summary.first_player_wins.count, summary.first_player_wins.of) == (1, 4)
    assert (summary.turns.mean, summary.turns.median) == (14, 13)
    assert (summary.turns.least, summary.turns.most) == (10, 20)
    assert (summary.decisions.mean, summary.decisions.least, summary.decisions.most) == (55, 40, 70)
    assert [(each.player, each.opponent, each.wins.count, each.wins.of) for each in summary.pairings] == [
        ("greedy", "random", 3, 4),
        ("random", "greedy", 1, 4),
    ]


def match(one, other, won, cards=()):
    """A match that the first of the two won or lost; the cards are the winner's or the loser's, too."""
    return Record(0, 0, one, 10, 20, (SeatResult(one, won, 10, {}, cards), SeatResult(other, not won, 10)))


def test_every_two_decks_are_counted_apart():
    decks = tuple(NamedDeck(name, "generated-1") for name in "abc")
    plan = Plan(game="keyforge", seats=("random",) * 3, decks=decks, games=2, seed=1)
    records = [match("a", "b", True), match("b", "a", False), match("a", "c", True), match("c", "a", True)]
    records += [match("b", "c", False), match("c", "b", True)]
    won = {(each.player, each.opponent): each.wins.count for each in summarise(plan, records).pairings}
    assert won == {
        ("a", "b"): 2, ("b", "a"): 0, ("a", "c"): 1, ("c", "a"): 1, ("b", "c"): 0, ("c", "b"): 2,
    }  # fmt: skip


def test_three_at_a_table_make_no_pairs():
    plan = Plan(game="shards", seats=("a", "b", "c"), games=1, seed=1)
    seats = tuple(SeatResult(name, name == "a", 5) for name in "abc")
    assert summarise(plan, [Record(0, 0, "a", 9, 15, seats)]).pairings == ()


# Cards


def test_the_interval_of_a_difference_is_newcombes():
    """A known example: 56 of 70 against 48 of 80."""
    effect = CardEffect.given("a", "troll", Share.given(56, 70), Share.given(48, 80))
    assert effect.difference == pytest.approx(0.2)
    assert effect.low == pytest.approx(0.0524, abs=5e-5)
    assert effect.high == pytest.approx(0.3339, abs=5e-5)
    assert effect.clear
    assert effect.weight == pytest.approx(0.2 / (0.2 - 0.0524), abs=5e-3)


def test_cards_are_sorted_by_how_sure_they_come_with_wins():
    plan = Plan(game="shards", seats=("a", "b"), games=80, seed=1)
    games: list[tuple[bool, tuple[str, ...]]] = [(True, ("good", "usual"))] * 30
    games += [(False, ("good", "usual"))] * 10
    games += [(True, ("bad", "usual"))] * 10 + [(False, ("bad", "usual"))] * 26
    games += [(False, ("lucky",))] * 4
    effects = summarise(plan, [match("a", "b", won, cards) for won, cards in games]).cards
    assert [effect.card for effect in effects] == ["good", "bad", "lucky", "usual"]
    good, bad, lucky, usual = effects
    assert (good.drawn.count, good.drawn.of, good.missed.count, good.missed.of) == (30, 40, 10, 40)
    assert good.clear
    assert bad.difference < 0
    assert bad.clear
    assert not lucky.comparable, "four games are too few"
    assert not usual.comparable, "it was missed in four games only"
    assert not lucky.clear
