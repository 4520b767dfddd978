"""The benchmark of many games runs everything that plays them."""

import subprocess

from click.testing import CliRunner

from benchmarks import many_games


def test_every_command_is_typed_with_every_place(monkeypatch):
    typed = []
    monkeypatch.setattr(subprocess, "run", lambda words, **_: typed.append(words[2:]))
    said = CliRunner().invoke(many_games.measure, ["commands", "--many", "10", "--jobs", "2", "--ray", "local"])
    assert said.exit_code == 0, said.output
    assert [" ".join(words[:2]) for words in typed[::2]] == [
        "trivault simulate",
        "trivault ladder",
        "trivault rate",
        "training shards",
    ]
    assert {" ".join(words[-2:]) for words in typed} == {"--jobs 2", "--ray local"}
    assert len(said.output.splitlines()) == 1 + len(typed)
