"""The players, cards and numbers on a table of Shards of Infinity, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from trivault.games.shards.game import GAME
from trivault.games.shards.positions.view import ShardsView
from trivault.games.shards.state.model import ShardsState
from trivault.kernel.ids import Thing, is_player, player_of
from trivault.kernel.text import capital
from trivault.presentation.presenter import Presenter


class Printed(NamedTuple):
    """A card in the words of one language; cards that are never for sale have no cost."""

    name: str
    kind: str
    cost: str
    price: str  # the cost in the fewest letters
    facts: list[str]  # health and shield
    text: str  # its rules on one line


class ShardsTableWords(Presenter[ShardsState, ShardsView]):
    """What the parts of the presenter share: the table as a player sees it, its players and cards in words."""

    def __init__(self, lang: str, watching: bool = False) -> None:
        super().__init__(GAME, GAME.cards, lang, watching)
        self._printed: dict[str, Printed] = {}

    def seat(self, view: ShardsView, seat: int, character: bool = True) -> list[str]:
        """Who sits there: number, character, and who plays it."""
        named = self.name(view.sides[seat].character) if character else ""
        return [part for part in (self.player(seat), named, self.who(view, seat)) if part]

    def pool(self, view: ShardsView) -> list[tuple[str, int | str]]:
        """What the active player can spend in this turn."""
        return [("gems", view.gems), ("power", GAME.number(view.power))]

    def dials(self, view: ShardsView, seat: int) -> list[tuple[str, int | str]]:
        side = view.sides[seat]
        dials: list[tuple[str, int | str]] = [("health", side.health), ("mastery", side.mastery)]
        if seat != view.player:
            dials.append(("hand", side.hand_size))
        return [*dials, ("deck", side.deck_size), ("discard", len(side.discard))]

    def printed(self, slug: str) -> Printed:
        """What stands on a card, said once and then remembered."""
        if slug not in self._printed:
            self._printed[slug] = self._read(slug)
        return self._printed[slug]

    def _read(self, slug: str) -> Printed:
        face = GAME.face(slug)
        cost = str(face.card.cost) if face.card.faction else ""
        return Printed(
            name=self.name(slug),
            kind=capital(self.words.say(face.kind)),
            cost=cost and self.say("face-cost", n=cost),
            price=cost and self.say("ui-price", n=cost),
            facts=[self.words.say(f) for f in face.facts if f.key in ("face-health", "face-shield")],
            text=" ".join(self.words.say(line) for line in face.lines),
        )

    def names(self, view: ShardsView, things: Iterable[Thing]) -> list[str]:
        return self.counted(view.cards[thing] for thing in things)

    def champions(self, view: ShardsView, seat: int) -> list[str]:
        return [self._champion(view, seat, thing) for thing in view.sides[seat].champions]

    def _champion(self, view: ShardsView, seat: int, thing: Thing) -> str:
        card = GAME.card(view.cards[thing])
        exhausted = thing in view.sides[seat].exhausted
        key = "ui-champion-exhausted" if exhausted else "ui-champion"
        return self.say(key, card=self.name(card.slug), n=card.health)

    def incoming(self, view: ShardsView) -> list[tuple[int, str]]:
        """Who is about to be hit by damage, and what is said of it."""
        events = [event for batch in view.pending.batches for event in batch.events if event is not None]
        hits = [(t, n) for kind, t, n, _, _ in events if kind == "damage" and is_player(t)]
        return [
            (seat, self.say("ui-incoming", player=self.player(seat), n=GAME.number(amount)))
            for seat, amount in ((player_of(thing), amount) for thing, amount in hits)
        ]
