"""Situations with hidden enchantments: whoever could reveal one passes until the next answer fits."""

from tests.games.magewars.situations import Situation


class Revealing(Situation):
    """A situation in which nobody reveals an enchantment unless the test says so."""

    def play(self, *answers):
        for answer in answers:
            while self.reason == "reveal" and not self.can(answer):
                self.answer("pass")
            self.answer(answer)

    def settle(self):
        """Nobody reveals anything more."""
        while self.reason == "reveal":
            self.answer("pass")

    def damage(self, name):
        return self.piece(name).damage

    def mana(self, name):
        return self.piece(name).mana

    def zone(self, name):
        return self.game.slug(self.state, self.state.zone_of(self.card(name)))

    def attached(self, name):
        return [self.state.card(thing).slug for thing in self.piece(name).attached]

    def discard(self, player):
        """The discard pile from the top."""
        return [self.state.card(thing).slug for thing in reversed(self.state.players[player].discard)]

    def book(self, player):
        return [self.state.card(thing).slug for thing in self.state.players[player].spellbook]

    def lies(self, name):
        """Whether a card of this name is in play."""
        return any(self.state.card(thing).slug == name for thing in self.state.play)
