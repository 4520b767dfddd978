"""Executors: the same results everywhere, in order, whatever is lost on the way."""

from itertools import count, islice

import pytest

from tests.simulate.jobs import Failing, Squares
from trivault.kernel.errors import TrivaultError
from trivault.simulate import executors
from trivault.simulate.executors import InProcess, JobError, LocalPool, WorkersLost, _next_size, do_all
from trivault.simulate.matches import Plan
from trivault.simulate.opening import opened
from trivault.simulate.run import run


@pytest.fixture(scope="module")
def pool():
    with LocalPool(2) as executor:
        yield executor


@pytest.fixture(params=["in this process", "local pool"])
def executor(request, pool):
    return pool if request.param == "local pool" else InProcess()


def test_results_come_in_the_order_of_the_jobs(executor):
    assert list(executor.map(Squares(), range(100))) == [n * n for n in range(100)]
    assert list(executor.map(Squares(), [])) == []


def test_jobs_are_taken_as_they_are_needed(executor):
    """There may be any number of them."""
    assert list(islice(executor.map(Squares(), count()), 5)) == [0, 1, 4, 9, 16]


def test_what_was_done_before_an_error_is_handed_on(executor):
    results = executor.map(Failing(), range(9))
    assert list(islice(results, 3)) == [0, 1, 2]
    with pytest.raises(TrivaultError, match="unknown card 'x'; known: y"):
        next(results)


def test_an_error_that_cannot_be_sent_is_told():
    done = do_all(Failing(), [1, 3])
    assert (done.results, type(done.error), str(done.error)) == (
        [1],
        JobError,
        "UnknownCard: unknown card 'x'; known: y",
    )
    assert done.error is not None
    assert "in __call__" in done.error.__notes__[0], "where it happened"


def test_a_match_whose_worker_was_lost_is_played_again(killing_bot):
    plan = Plan(game="shards", seats=(killing_bot("os.getpid()", at=3), "random"), games=6, seed=4)
    with LocalPool(1) as one:
        again = list(run(plan, one))
    assert killing_bot.killed()
    assert again == list(run(plan))


def test_workers_that_are_lost_again_and_again_are_an_error(monkeypatch):
    monkeypatch.setattr(executors, "LOSSES", 2)
    with LocalPool(1) as pool, pytest.raises(WorkersLost, match="ended 2 times before a game was over"):
        list(pool.map(Squares(fatal=0), range(3)))


def test_workers_may_be_lost_between_two_runs(pool):
    assert list(pool.map(Squares(), [2])) == [4]
    for process in list(pool._pool._processes.values()):
        process.kill()
        process.join()
    assert list(pool.map(Squares(), [3])) == [9]


def test_chunks_grow_slowly_and_shrink_at_once():
    assert _next_size(1, 1, 0.0) == 2
    assert _next_size(8, 8, 0.08) == 16
    assert _next_size(16, 16, 0.4) == 8
    assert _next_size(8, 8, 100.0) == 1


def test_an_executor_that_was_given_stays_open(pool):
    with opened(pool) as executor:
        assert executor is pool
    assert list(pool.map(Squares(), [2])) == [4]
