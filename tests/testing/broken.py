"""Games and players that do not keep what they should."""

from random import Random

from examples.duel.cards import CARDS
from examples.duel.game import Duel
from trivault.bots import RandomPlayer
from trivault.kernel.rng import shuffle


class SameGame(Duel):
    def start(self, options, seed):
        return super().start(options, seed and 7)


class TakesAnything(Duel):
    def start(self, options, seed):
        return super().start({}, seed)


class Crashes(Duel):
    def start(self, options, seed):
        return super().start(options, seed + 0)


class ByHash(Duel):
    """Deals in the order of a set of texts, which is another one in each process."""

    def start(self, options, seed):
        state = super().start(options, seed)
        names = {f"{card.slug}-{number}": number for number, card in enumerate(CARDS)}
        order = [names[name] for name in set(names)]
        shuffle(state, order)
        state.hands, state.deck = [order[:4], order[4:8]], order[8:]
        return self.begin(self._emptied(state))

    def _emptied(self, state):
        fresh = self.empty(2, 0)
        fresh.hands, fresh.deck = state.hands, state.deck
        return fresh


class Mute(Duel):
    packages = ("tests.kernel",)  # which knows nothing of it


class Careless(Duel):
    """Nobody wins, and the game is over."""

    def check(self, state):
        over = super().check(state)
        if over:
            state.result = (5,)
        return over


BY_HASH = ByHash()


class Peeping(RandomPlayer):
    """Chooses by what the other one has in hand."""

    def choose(self, state, player):
        legal = state.legal(player)
        return legal[sum(state.players[1 - player].hand) % len(legal)]


class Moody(RandomPlayer):
    """Has chance that no seed knows."""

    chance = Random(1)

    def choose(self, state, player):
        return self.chance.choice(state.legal(player))


class Touching(RandomPlayer):
    """Tries an answer on the state that it is handed, which it may."""

    def choose(self, state, player):
        option = state.legal(player)[0]
        text = option.text
        state.apply(option, player)
        return text


class Illegal(RandomPlayer):
    """Answers another question."""

    def choose(self, state, player):
        return state.game.new(seed=99).legal()[0]


class Numbers(RandomPlayer):
    """Says which of the answers it means."""

    def choose(self, state, player):
        return 0


class Nameless(RandomPlayer):
    name = " "
