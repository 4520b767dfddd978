"""For people who test games, cards and players of their own: scenarios, and suites that every game and every
player has to pass (`trivault.testing.conformance`). Needs no test runner; made for pytest."""

from trivault.testing.scenarios import Scenario
from trivault.testing.walks import conform, played, same_future, same_views

__all__ = ["Scenario", "conform", "played", "same_future", "same_views"]
