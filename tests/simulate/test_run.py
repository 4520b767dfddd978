"""Many matches: the number of processes changes nothing, and stopping leaves nothing behind."""

from itertools import islice
from multiprocessing import active_children

import pytest

from trivault.kernel.errors import UnknownPlayerKind
from trivault.simulate import Plan, Report, run

PLAN = Plan(game="shards", seats=("greedy", "random"), games=5, seed=3)


def test_the_number_of_processes_does_not_change_the_report():
    alone, together = Report.of(PLAN, list(run(PLAN, 1))), Report.of(PLAN, list(run(PLAN, 2)))
    assert alone.to_json() == together.to_json()
    assert alone.to_csv() == together.to_csv()


def test_results_come_in_order_for_more_processes_than_matches():
    plan = Plan(game="shards", seats=("random", "random"), games=3, seed=1)
    assert [record.number for record in run(plan, 5)] == [0, 1, 2]


def test_another_seed_gives_other_matches():
    plans = [Plan(game="shards", seats=("random", "random"), games=5, seed=seed) for seed in (1, 2)]
    first, second = ([record.decisions for record in run(plan)] for plan in plans)
    assert first != second


def test_a_plan_is_checked_before_anything_starts():
    with pytest.raises(UnknownPlayerKind):
        run(Plan(game="shards", seats=("random", "nobody"), games=10, seed=1), 2)


def test_stopping_ends_the_processes():
    records = run(Plan(game="shards", seats=("random", "random"), games=100_000, seed=1), 2)
    assert len(list(islice(records, 3))) == 3
    assert len(active_children()) == 2
    records.close()
    assert active_children() == []
