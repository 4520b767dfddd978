"""make mutate: changes the declarations of cards and sees whether the tests notice."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from time import perf_counter

from tests.mutation.check import GAMES, check


def main() -> int:
    parser = ArgumentParser(prog="make mutate", description=__doc__)
    parser.add_argument("--game", choices=GAMES, help="only this game")
    parser.add_argument("--card", default="", help="only this card, by its slug")
    parser.add_argument("--sample", type=int, default=0, help="only so many mutants of each game")
    parser.add_argument("--seed", type=int, default=0, help="which sample")
    given = parser.parse_args()
    if given.card and not given.game:
        parser.error("a card needs its game: --game keyforge --card urchin")
    clean = True
    for game in [given.game] if given.game else GAMES:
        began = perf_counter()
        found = check(game, given.card, given.sample, given.seed)
        print("\n".join(found.lines()), f"({perf_counter() - began:.0f} s)", flush=True)
        clean &= found.clean
    return 0 if clean else 1


if __name__ == "__main__":
    sys.exit(main())
