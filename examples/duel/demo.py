"""A game by random answers, printed as it happens."""

import random

from examples.duel.game import GAME
from trivault import Setup, Table


def main(seed: int) -> None:
    table, chance = Table(GAME, Setup(), seed), random.Random(seed)
    while not table.state.over:
        table.answer(chance.choice(table.state.legal()))
    words = GAME.words()
    for entry in table.log:
        print(words.say(entry.public))
    print(words.say("life-left", first=table.state.life[0], second=table.state.life[1]))
