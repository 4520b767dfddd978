"""What lies on a table of Shards of Infinity, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from trivault.games.shards.game import GAME
from trivault.games.shards.positions.view import ShardsView
from trivault.games.shards.presentation import highlights, lines, outcome, rule_facts
from trivault.games.shards.presentation.facts import ShardsFacts, ShardsRules
from trivault.games.shards.rules.reasons import ACTIONS
from trivault.games.shards.state.model import ShardsState
from trivault.games.shards.text.face import render
from trivault.kernel.abilities import Ability, touching
from trivault.kernel.choices import Raw
from trivault.kernel.frames import IN_PLAY
from trivault.kernel.ids import NOTHING, Thing, is_player, player_of
from trivault.kernel.options import Option
from trivault.kernel.text import Message, capital
from trivault.presentation.menu import Menu
from trivault.presentation.presenter import ActiveEffect, KeyMoment, Presenter, Step


class Printed(NamedTuple):
    """A card in the words of one language; cards that are never for sale have no cost."""

    name: str
    kind: str
    cost: str
    price: str  # the cost in the fewest letters
    facts: list[str]  # health and shield
    text: str  # its rules on one line


class ShardsPresenter(Presenter[ShardsState, ShardsView]):
    """Says what lies on a table of Shards, in one language."""

    card_facts = ShardsFacts
    rules = ShardsRules()
    small = frozenset({"gain-gems", "gain-power", "draw"})
    joined = frozenset(
        ("play", "fast-play", "recruit", "recruit-to-hand", "put-into-play", "exhaust", "attack",
                     "return", "banish")
    )  # fmt: skip

    def __init__(self, lang: str, watching: bool = False) -> None:
        super().__init__(GAME, GAME.cards, lang, watching)
        self._printed: dict[str, Printed] = {}

    def moment(self, state: ShardsState) -> tuple[int, int]:
        return state.turn, state.active

    def facts(self, view: ShardsView) -> Iterator[tuple[str, str]]:
        return lines.facts(self, view)

    def things(self, view: ShardsView) -> int:
        return len(view.cards)

    def face(self, slug: str) -> list[str]:
        return render(GAME.face(slug), self.words)

    def course(self, state: ShardsState, seat: int) -> dict[str, int]:
        side = state.players[seat]
        return {"health": side.health, "mastery": side.mastery}

    def moments(self, steps: Iterable[Step[ShardsState]]) -> Iterator[KeyMoment]:
        return highlights.moments(self, steps)

    def possible_deeds(self) -> Iterator[tuple[str, Message]]:
        yield "focus", Message("do-focus")
        for verb in ACTIONS:
            for slug, card in GAME.cards.items() if verb != "focus" else ():
                name = Message(f"card-{slug}")
                cost = card.health if verb == "attack" else card.cost
                yield f"{verb} {slug}", Message(f"do-{verb}", source=name, targets=[name], cost=cost)

    def unfinished(self, option: Option, menu: Menu) -> str:
        return self.left_to_do(option, menu) if option.verb == "end-turn" else ""

    def warning(self, option: Option) -> str:
        """A champion of one's own that is destroyed where it could be an enemy's."""
        state, (verb, _, targets, _) = option.state, option.raw
        assert isinstance(state, ShardsState)
        mine = state.players[option.choice.player].champions
        own = [card for card in targets if card in mine] if verb == "destroy" else []
        if own and any(card not in mine for card in option.choice.things):
            return capital(self.say("ui-warns-own-side", what=self.name(state.defs[own[0]].slug)))
        return ""

    def outcome(self, before: ShardsState, after: ShardsState, raw: Raw) -> Iterator[tuple[Thing, Message]]:
        return outcome.outcome(before, after)

    def rule_fact(self, state: ShardsState, answer: str, rule: str) -> str:
        return rule_facts.rule_fact(self, state, answer, rule)

    def piles(self, view: ShardsView) -> Iterator[tuple[str, str, Sequence[str]]]:
        for seat, side in enumerate(view.sides):
            yield self.player(seat), "ui-discarded", [view.cards[card] for card in reversed(side.discard)]
        yield "", "ui-banished", [view.cards[card] for card in view.banished]

    # Players

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

    # Cards

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

    def champions(self, view: ShardsView, seat: int) -> list[str]:
        return [self._champion(view, seat, thing) for thing in view.sides[seat].champions]

    def _champion(self, view: ShardsView, seat: int, thing: Thing) -> str:
        card = GAME.card(view.cards[thing])
        exhausted = thing in view.sides[seat].exhausted
        key = "ui-champion-exhausted" if exhausted else "ui-champion"
        return self.say(key, card=self.name(card.slug), n=card.health)

    def names(self, view: ShardsView, things: Iterable[Thing]) -> list[str]:
        return self.counted(view.cards[thing] for thing in things)

    # What is going on

    def active_effects(self, view: ShardsView) -> list[ActiveEffect]:
        """Lasting effects and bans."""
        several = (*view.pending.listeners, *view.pending.modifiers)
        found = [each for _, listeners in several for each in listeners]
        return [self._said(view, x.ability, x.you, x.this, x.until, x.uses) for x in found]

    def affecting(self, view: ShardsView, thing: Thing) -> list[ActiveEffect]:
        """Bans on a champion or a player, and the lasting effects of a player."""
        found = touching(GAME.sample(view, 0), thing, lambda key: True)
        return [self._said(view, x.ability, x.you, x.this, x.until, x.uses) for x in found]

    def _said(self, view: ShardsView, node: int, you: int, this: Thing, until: str, uses: int) -> ActiveEffect:
        ability = GAME.program.nodes[node]
        assert isinstance(ability, Ability)
        effect = ability.words(uses)
        if until != IN_PLAY:
            effect = Message("lasting", until=Message(f"until-{until}"), effect=effect)
        slug = "" if this == NOTHING else view.cards[this]
        card = self.name(slug) if slug else self.say("nothing")
        said = self.say("ui-in-force", player=self.player(you), card=card, effect=effect)
        return ActiveEffect(card, said, slug)

    def incoming(self, view: ShardsView) -> list[tuple[int, str]]:
        """Who is about to be hit by damage, and what is said of it."""
        events = [event for batch in view.pending.batches for event in batch.events if event is not None]
        hits = [(t, n) for kind, t, n, _, _ in events if kind == "damage" and is_player(t)]
        return [
            (seat, self.say("ui-incoming", player=self.player(seat), n=GAME.number(amount)))
            for seat, amount in ((player_of(thing), amount) for thing, amount in hits)
        ]
