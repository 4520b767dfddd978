"""The benchmark of answers in words: it plays the same games each time."""

from click.testing import CliRunner

from benchmarks.answers import main


def test_an_answer_costs_something():
    few = ["--rooms", "1", "--answers", "2", "--repeats", "2"]
    said = CliRunner().invoke(main, ["shards", *few])
    assert said.exit_code == 0, said.output
    assert float(said.output.removeprefix("shards: ").split(" ms")[0]) > 0
