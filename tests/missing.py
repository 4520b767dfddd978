"""Tools that a test needs and a machine may not have."""

import os
from typing import NoReturn

import pytest


def missing(what) -> NoReturn:
    """Without the tool the tests are left out, except where all must run."""
    said = f"{what} is missing (make test installs it)"
    if os.environ.get("CI"):
        pytest.fail(said)
    pytest.skip(said)
