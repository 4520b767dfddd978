"""What every game and every player has to keep, as suites for games and players of one's own.

A test module derives a class and names what is tested; pytest finds the tests in it:

    class TestDuel(GameConformance):
        game = "examples.duel.game:GAME"

    class TestCollector(PlayerConformance):
        player = "examples/collector.py:Collector"
        game = "shards"

Without a test runner `check_game` and `check_player` do all of it at once.
"""

from trivault.testing.game_suite import GameConformance, check_game
from trivault.testing.player_suite import PlayerConformance, check_player

__all__ = ["GameConformance", "PlayerConformance", "check_game", "check_player"]
