"""Every public name is documented: in the code, and on the page of the API."""

import inspect
import re

import pytest

import trivault
from tests.docs.pages import ROOT
from tests.each import each
from trivault import bots as players
from trivault import registry, research, simulate, testing
from trivault.kernel import errors
from trivault.kernel.game import Game
from trivault.kernel.state import State
from trivault.testing import conformance

PAGE = (ROOT / "docs" / "reference" / "api.md").read_text(encoding="utf-8")
MODULES = (trivault, players, simulate, research, testing, conformance, registry)
ERRORS = [
    found for found in vars(errors).values() if inspect.isclass(found) and found.__module__ == errors.__name__
]
CLASSES = [Game, State, *ERRORS]
PUBLIC = [getattr(module, name) for module in MODULES for name in module.__all__]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_every_public_name_is_on_the_page(module):
    assert module.__doc__
    named = set(re.findall(r"^::: ([\w.]+)|`([\w.]+)`", PAGE, re.MULTILINE))
    known = {word.rpartition(".")[2] for pair in named for word in pair}
    assert set(module.__all__) <= known


@each("what", [each for each in (*PUBLIC, *CLASSES) if callable(each)], say=lambda what: what.__name__)
def test_every_public_name_says_what_it_is(what):
    members = vars(what).items() if inspect.isclass(what) else ()
    methods = [(name, each) for name, each in members if inspect.isroutine(each) or isinstance(each, property)]
    public = [each for name, each in methods if not name.startswith(("_", "test_"))]
    assert [each for each in (what, *public) if not inspect.getdoc(each)] == []
