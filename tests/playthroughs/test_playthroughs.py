"""Every game has a golden playthrough; a change of behaviour is a readable diff."""

import pytest

import trivault
from tests.playthroughs.playthrough import SEEDS, file, playthrough


@pytest.mark.parametrize("name", trivault.NAMES)
def test_the_game_goes_as_it_was_written_down(name):
    written = file(name).read_text(encoding="utf-8").splitlines()
    assert playthrough(name, SEEDS[name]).splitlines() == written, "see tests/playthroughs/playthrough.py"
