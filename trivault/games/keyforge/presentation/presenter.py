"""What lies on a table of KeyForge, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from trivault.games.keyforge.decks.series import Series
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.positions.view import KeyForgeView
from trivault.games.keyforge.presentation import (
    answers,
    badges,
    effect_words,
    highlights,
    lines,
    outcome,
    rule_facts,
)
from trivault.games.keyforge.presentation.facts import KeyForgeFacts, KeyForgeRules
from trivault.games.keyforge.presentation.table_words import KeyForgeTableWords
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import ACTION_TYPE, ARTIFACT, CREATURE, HOUSES, UPGRADE
from trivault.games.keyforge.text.face import render
from trivault.kernel.choices import Raw
from trivault.kernel.ids import Thing
from trivault.kernel.options import Option
from trivault.kernel.text import Message
from trivault.presentation.menu import Menu
from trivault.presentation.presenter import ActiveEffect, Badge, KeyMoment, Step

WAYS = {
    ACTION_TYPE: ("play", "discard"),
    ARTIFACT: ("play", "discard", "act", "omni"),
    CREATURE: ("play", "discard", "reap", "fight", "act", "omni", "unstun"),
    UPGRADE: ("play", "discard"),
}


class KeyForgePresenter(KeyForgeTableWords):
    """Says what lies on a table of KeyForge, in one language."""

    card_facts = KeyForgeFacts
    rules = KeyForgeRules()
    small = frozenset({"draw"})
    silent = frozenset({"ready", "exhaust"})
    joined = frozenset({"play", "archive"})
    series = Series

    def moment(self, state: KeyForgeState) -> tuple[int, int]:
        return state.turn, state.active

    def facts(self, view: KeyForgeView) -> Iterator[tuple[str, str]]:
        return lines.facts(self, view)

    def things(self, view: KeyForgeView) -> int:
        return len(view.cards)

    def face(self, slug: str) -> list[str]:
        return render(GAME.face(slug), self.words)

    def course(self, state: KeyForgeState, seat: int) -> dict[str, int]:
        side = state.players[seat]
        return {"keys": side.forged(), "amber": side.amber}

    def moments(self, steps: Iterable[Step[KeyForgeState]]) -> Iterator[KeyMoment]:
        return highlights.moments(self, steps)

    def possible_deeds(self) -> Iterator[tuple[str, Message]]:
        for house in HOUSES:
            yield house, Message(f"do-{house}")
        for slug, card in GAME.cards.items():
            name = Message(f"card-{slug}")
            for verb in WAYS[card.type]:
                yield f"{verb} {slug}", Message(f"do-{verb}", source=name, targets=[name])

    def note(self, option: Option) -> str:
        """Of a house: how many of its cards one has."""
        return answers.note(self, option)

    def warning(self, option: Option) -> str:
        return answers.warning(self, option)

    def unfinished(self, option: Option, menu: Menu) -> str:
        return self.left_to_do(option, menu) if option.verb == "end-turn" else ""

    def outcome(self, before: KeyForgeState, after: KeyForgeState, raw: Raw) -> Iterator[tuple[Thing, Message]]:
        return outcome.outcome(before, after, raw)

    def rule_fact(self, state: KeyForgeState, answer: str, rule: str) -> str:
        return rule_facts.rule_fact(self, state, answer, rule)

    def piles(self, view: KeyForgeView) -> Iterator[tuple[str, str, Sequence[str]]]:
        for seat, side in enumerate(view.sides):
            for key, cards in (("ui-discarded", side.discard), ("ui-purged-cards", side.purged)):
                yield self.player(seat), key, [view.cards[card] for card in reversed(cards)]

    # The table

    def active_effects(self, view: KeyForgeView) -> list[ActiveEffect]:
        found = self.seen_table(view).active_effects()
        return effect_words.in_words(self, view, [each for each in found if not each.minor])

    def explained(self, view: KeyForgeView) -> list[str]:
        costs = [effect_words.key_cost_in_words(self, view, seat) for seat in range(len(view.sides))]
        found = effect_words.in_words(self, view, self.seen_table(view).active_effects())
        return [*costs, *(each.effect for each in found)]

    def affecting(self, view: KeyForgeView, thing: Thing) -> list[ActiveEffect]:
        return effect_words.affecting(self, view, thing)

    def values(self, view: KeyForgeView) -> dict[Thing, dict[str, int]]:
        return {thing: dict(of) for thing, of in self.seen_table(view).values().items()}

    def badges(self, view: KeyForgeView, thing: Thing) -> list[Badge]:
        self.table(view)
        if thing not in self._badges:
            self._badges[thing] = list(badges.badges(self, view, thing))
        return self._badges[thing]
