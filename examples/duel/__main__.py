"""`python -m examples.duel 7`: play the game with seed 7."""

import sys

from examples.duel.demo import main

main(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
