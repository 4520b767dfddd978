"""What tests of simulations share."""

import pytest

BOT = """
import os, signal
from pathlib import Path
from trivault.bots import RandomPlayer

class Bot:
    name = "mortal"

    def __init__(self, seed):
        self.begun, self.player = False, RandomPlayer(seed)

    def choose(self, state, player):
        if not self.begun:
            self.begun = True
            matches = Path(__file__).with_name("matches")
            with matches.open("a") as file:
                file.write(".")
            if matches.stat().st_size == {at}:
                os.kill({whom}, signal.SIGKILL)
        return self.player.choose(state, player)
"""


class KillingBot:
    """Writes a player that plays at random, and once, in one of its first matches, kills a process."""

    def __init__(self, folder):
        self.folder, self.at = folder, 0

    def __call__(self, whom, at):
        self.at = at
        (self.folder / "bot.py").write_text(BOT.format(whom=whom, at=at))
        return f"{self.folder / 'bot.py'}:Bot"

    def killed(self):
        """Whether it did; the matches that it began are a sign each."""
        return len((self.folder / "matches").read_text()) >= self.at


@pytest.fixture
def killing_bot(tmp_path_factory):
    return KillingBot(tmp_path_factory.mktemp("bot"))
