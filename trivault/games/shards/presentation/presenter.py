"""What lies on a table of Shards of Infinity, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from trivault.games.shards.game import GAME
from trivault.games.shards.positions.view import ShardsView
from trivault.games.shards.presentation import highlights, lines, outcome, rule_facts
from trivault.games.shards.presentation.facts import ShardsFacts, ShardsRules
from trivault.games.shards.presentation.table_words import ShardsTableWords
from trivault.games.shards.rules.reasons import ACTIONS
from trivault.games.shards.state.model import ShardsState
from trivault.games.shards.text.face import render
from trivault.kernel.abilities import Ability, touching
from trivault.kernel.choices import Raw
from trivault.kernel.frames import IN_PLAY
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.options import Option
from trivault.kernel.text import Message, capital
from trivault.presentation.menu import Menu
from trivault.presentation.presenter import ActiveEffect, KeyMoment, Step


class ShardsPresenter(ShardsTableWords):
    """Says what lies on a table of Shards, in one language."""

    card_facts = ShardsFacts
    rules = ShardsRules()
    small = frozenset({"gain-gems", "gain-power", "draw"})
    joined = frozenset(
        ("play", "fast-play", "recruit", "recruit-to-hand", "put-into-play", "exhaust", "attack",
                     "return", "banish")
    )  # fmt: skip

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
