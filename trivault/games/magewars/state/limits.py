"""What bounds a state: numbers that no game reaches, and the names of phases."""

MOST_CARDS = 1_000  # four of the largest spellbooks are half as many
FEW = 999  # markers, dice and strikes
MOST_MANA = 99_999  # and damage and life
MOST_AT_ONCE = 100  # attacks and spells under way
ROUND_PHASES = (
    *("initiative", "reset", "channel", "upkeep", "planning", "deploy"),
    *("first-quickcast", "action", "final-quickcast"),
)
PHASES = (*ROUND_PHASES, "end")  # nobody decides at the end
