"""The benchmark of answers in words: it plays the same games each time."""

from concurrent.futures import ThreadPoolExecutor

from click.testing import CliRunner

from benchmarks.answers import main


def test_an_answer_costs_something():
    few = ["--rooms", "1", "--answers", "2", "--repeats", "2"]
    with ThreadPoolExecutor(1) as thread:  # browser tests keep a loop in the main one
        said = thread.submit(CliRunner().invoke, main, ["shards", *few]).result()
    assert said.exit_code == 0, said.output
    assert float(said.output.removeprefix("shards: ").split(" ms")[0]) > 0
