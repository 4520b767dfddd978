"""What is compiled plays as its sources do."""

import ast
from pathlib import Path
from runpy import run_path

from tests.accepted import accepts, check_file

ROOT = Path(__file__).parents[1]
MODULES = Path(__file__).with_name("compiled_modules.txt")


def compiled():
    found: list[str] = run_path(str(ROOT / "hatch_build.py"))["modules"]()
    return found


@accepts
def test_the_list_of_compiled_modules_is_the_accepted_one():
    """A module that moves out of the compiled folders becomes slow, and nothing else shows it."""
    check_file(MODULES, "".join(f"{module}\n" for module in compiled()))


def imported(path):
    """All names that a module imports."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {name.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for name in node.names}


def test_nothing_compiled_leans_on_cached_properties():
    """mypyc takes them for plain ones and works them out at every use: slower, and a level that counts its
    steps would give other answers than in plain Python."""
    modules = [ROOT / name for name in compiled()]
    assert len(modules) > 100
    assert [path.name for path in modules if "cached_property" in imported(path)] == []
