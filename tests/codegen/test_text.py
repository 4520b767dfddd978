"""Written modules are laid out by ruff."""

import pytest

from trivault.codegen.text import WIDTH, formatted, function


def test_long_functions_are_broken_as_ruff_does():
    params = [f"parameter_{n}: dict[str, list[int]]" for n in range(5)]
    lines = formatted("\n".join([*function("write", params, "None"), "    pass"]) + "\n").splitlines()
    assert lines[0] == "def write("
    assert max(map(len, lines)) <= WIDTH
    assert lines[1:6] == [f"    {param}," for param in params]


def test_code_that_is_no_python_is_refused():
    with pytest.raises(SystemExit, match="ruff cannot format"):
        formatted("def write(:\n")
