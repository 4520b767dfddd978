"""Expected values that follow from the cards, messages and structures. They lie in files; tests compare them,
and `make accept` writes them."""

import json
import os
from pathlib import Path

import pytest

REWRITE = "TRIVAULT_REWRITE"  # set by `make accept`
VALUES = Path(__file__).with_name("accepted.json")
HINT = "if this change is meant, run make accept and read its diff"

accepts = pytest.mark.accepts  # a test whose expected values `make accept` writes


def rewriting():
    return bool(os.environ.get(REWRITE))


def check_file(path, made):
    """A file holds this text."""
    if rewriting():
        path.write_text(made, encoding="utf-8")
    held = path.read_text(encoding="utf-8") if path.exists() else ""
    assert made.splitlines() == held.splitlines(), f"{path.name} differs: {HINT}"


def check_value(name, key, made):
    """A value that JSON can hold is the accepted one."""
    held = accepted_values()
    if rewriting():
        held.setdefault(name, {})[key] = made
        VALUES.write_text(json.dumps(held, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    assert made == held.get(name, {}).get(key), f"{name} of {key} differs: {HINT}"


def accepted_values():
    found = json.loads(VALUES.read_text(encoding="utf-8")) if VALUES.exists() else {}
    assert isinstance(found, dict)
    return found
