"""The numbers of the rulebook."""

MAX_HEALTH = 50  # SI-LIFE-02
MAX_MASTERY = 30  # SI-MAST-02
ROW = 6  # SI-SETUP-07
HAND = 5  # SI-SETUP-05
MOST_CARDS = 500  # in any game: far more than in the box
INFINITE = 1_000_000  # SI-AMB-05: more than all health and shields together
NO_CARD = -1  # a gap in the row
