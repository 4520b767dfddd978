"""Numbers of the rulebook, and the steps of a turn, that bound what a state may hold."""

MOST_CHAINS = 24  # KF-COMP-03, KF-NOT-04
MOST_CARDS = 72  # two decks (KF-NOT-01)
STEPS = ("forge", "house", "main", "ready", "draw")
