"""Every game has a golden playthrough; a change of behaviour is a readable diff."""

import pytest

import trivault
from tests.accepted import accepts, check_file
from tests.playthroughs.playthrough import SEEDS, file, playthrough


@accepts
@pytest.mark.parametrize("name", trivault.NAMES)
def test_the_game_goes_as_it_was_written_down(name):
    check_file(file(name), playthrough(name, SEEDS[name]))
