"""What a player sees, in words: everything here is read off a view, never off a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from trivault.games.shards.face import render
from trivault.games.shards.game import Shards
from trivault.games.shards.model import NO_CARD
from trivault.games.shards.view import ShardsView
from trivault.kernel.abilities import Ability
from trivault.kernel.frames import IN_PLAY
from trivault.kernel.ids import NOTHING, Thing, is_player, player_of
from trivault.kernel.text import Message, Part, Words, capital


def table_words(game: Shards, lang: str) -> Words:
    """The words of the game and of the table it lies on."""
    return Words(lang, ("trivault.kernel", *game.packages, "trivault.tui"))


class Printed(NamedTuple):
    """A card in the words of one language; cards that are never for sale have no cost."""

    name: str
    kind: str
    cost: str
    price: str  # the cost in the fewest letters
    facts: list[str]  # health and shield
    text: str  # its rules on one line


class Teller:
    """Says what lies on the table, in one language."""

    def __init__(self, game: Shards, lang: str, watching: bool = False) -> None:
        self.game = game
        self.words = table_words(game, lang)
        self.watching = watching  # nobody at the screen is a player
        self.seats: Sequence[str] = ()
        self._printed: dict[str, Printed] = {}

    def say(self, key: str, **args: Part) -> str:
        return self.words.say(key, **args)

    # Players

    def player(self, seat: int) -> str:
        return self.say("player", n=seat + 1)

    def seat(self, view: ShardsView, seat: int, character: bool = True) -> list[str]:
        """Who sits there: number, character, and who plays it."""
        parts = [self.player(seat)]
        if character:
            parts.append(self.name(view.players[seat].character))
        if seat == view.player and not self.watching:
            parts.append(self.say("ui-you"))
        elif seat < len(self.seats):
            kind = f"ui-kind-{self.seats[seat]}"
            parts.append(self.say(kind) if self.words.has(kind) else self.seats[seat])
        return parts

    def pool(self, view: ShardsView) -> list[tuple[str, int | str]]:
        """What the active player can spend in this turn."""
        return [("gems", view.gems), ("power", self.game.number(view.power))]

    def dials(self, view: ShardsView, seat: int) -> list[tuple[str, int | str]]:
        side = view.players[seat]
        dials: list[tuple[str, int | str]] = [("health", side.health), ("mastery", side.mastery)]
        if seat != view.player:
            dials.append(("hand", side.hand_size))
        return [*dials, ("deck", side.deck_size), ("discard", len(side.discard))]

    def dial(self, name: str, value: int | str) -> str:
        return self.say(f"ui-{name}", n=value)

    # Cards

    def name(self, slug: str) -> str:
        return self.say(f"card-{slug}")

    def printed(self, slug: str) -> Printed:
        """What stands on a card, said once and then remembered."""
        if slug not in self._printed:
            self._printed[slug] = self._read(slug)
        return self._printed[slug]

    def _read(self, slug: str) -> Printed:
        face = self.game.face(slug)
        cost = str(face.card.cost) if face.card.faction else ""
        return Printed(
            name=self.name(slug),
            kind=capital(self.words.say(face.kind)),
            cost=cost and self.say("face-cost", n=cost),
            price=cost and self.say("ui-price", n=cost),
            facts=[self.words.say(f) for f in face.facts if f.key in ("face-health", "face-shield")],
            text=" ".join(self.words.say(line) for line in face.lines),
        )

    def face(self, slug: str) -> list[str]:
        """The whole card: a line for each thing that stands on it."""
        return render(self.game.face(slug), self.words)

    def champion(self, view: ShardsView, seat: int, thing: Thing) -> str:
        card = self.game.card(view.cards[thing])
        exhausted = thing in view.players[seat].exhausted
        key = "ui-champion-exhausted" if exhausted else "ui-champion"
        return self.say(key, card=self.name(card.slug), n=card.health)

    def champions(self, view: ShardsView, seat: int) -> list[str]:
        return [self.champion(view, seat, thing) for thing in view.players[seat].champions]

    def counted(self, view: ShardsView, things: Iterable[Thing]) -> list[str]:
        """Names of cards; several of the same are counted."""
        counts = Counter(view.cards[thing] for thing in things)
        return [
            self.name(slug) if n == 1 else self.say("ui-several", card=self.name(slug), n=n)
            for slug, n in counts.items()
        ]

    def row(self, view: ShardsView) -> list[str]:
        """The slugs of the centre row; empty for a gap."""
        return ["" if thing == NO_CARD else view.cards[thing] for thing in view.row]

    # What is going on

    def in_force(self, view: ShardsView) -> list[tuple[str, str]]:
        """Lasting effects and bans: the card that made them, and what they do."""
        said = []
        for _, listeners in (*view.pending.listeners, *view.pending.modifiers):
            for each in listeners:
                ability = self.game.program.nodes[each.ability]
                assert isinstance(ability, Ability)
                effect = ability.words(each.uses)
                if each.until != IN_PLAY:
                    effect = Message("lasting", until=Message(f"until-{each.until}"), effect=effect)
                card = self.say("nothing") if each.this == NOTHING else self.name(view.cards[each.this])
                who = Message("player", n=each.you + 1)
                said.append((card, self.say("ui-in-force", player=who, card=card, effect=effect)))
        return said

    def incoming(self, view: ShardsView) -> list[tuple[int, int | str]]:
        """Damage that is about to hit players, and how much."""
        events = [event for batch in view.pending.batches for event in batch.events if event is not None]
        return [
            (player_of(thing), self.game.number(amount))
            for kind, thing, amount, _, _ in events
            if kind == "damage" and is_player(thing)
        ]
