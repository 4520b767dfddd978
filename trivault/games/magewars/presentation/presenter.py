"""What lies on a table of Mage Wars, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from trivault.games.magewars.game import GAME
from trivault.games.magewars.positions.view import MageWarsView
from trivault.games.magewars.presentation import (
    answers,
    badges,
    highlights,
    lines,
    outcome,
    rule_facts,
    stops,
)
from trivault.games.magewars.presentation.active_effects import affecting, constant, lasting
from trivault.games.magewars.presentation.facts import MageWarsFacts, MageWarsRules
from trivault.games.magewars.presentation.table_words import MageWarsTableWords
from trivault.games.magewars.rules.costs import least_cost, rebate
from trivault.games.magewars.rules.traits import life
from trivault.games.magewars.state.arena import arena
from trivault.games.magewars.state.model import TYPES, MageWarsState
from trivault.games.magewars.text.face import render
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.ids import Thing
from trivault.kernel.options import Option
from trivault.kernel.text import Message
from trivault.presentation.menu import Menu
from trivault.presentation.presenter import (
    ActiveEffect,
    AnswerGroup,
    Badge,
    KeyMoment,
    Step,
    StopGroup,
)


class MageWarsPresenter(MageWarsTableWords):
    """Says what lies on a table of Mage Wars, in one language."""

    card_facts = MageWarsFacts
    rules = MageWarsRules()
    small = frozenset({"gain-mana"})
    usual_stops = stops.USUAL

    def moment(self, state: MageWarsState) -> tuple[int, int]:
        return state.round, state.initiative

    def facts(self, view: MageWarsView) -> Iterator[tuple[str, str]]:
        return lines.facts(self, view)

    def things(self, view: MageWarsView) -> int:
        return arena(*view.arena).size + len(view.cards)

    def face(self, slug: str) -> list[str]:
        return render(GAME.face(slug), self.words)

    def course(self, state: MageWarsState, seat: int) -> dict[str, int]:
        mage = state.players[seat].mage
        piece = state.play.get(mage)
        if piece is None:
            return {"life": 0, "mana": 0}
        return {"life": max(0, life(state, mage) - piece.damage), "mana": piece.mana}

    def sums(self, states: Sequence[MageWarsState]) -> list[str]:
        return highlights.sums(self, states)

    def moments(self, steps: Iterable[Step[MageWarsState]]) -> Iterator[KeyMoment]:
        return highlights.moments(self, steps)

    def piles(self, view: MageWarsView) -> Iterator[tuple[str, str, Sequence[str]]]:
        for seat, side in enumerate(view.sides):
            who = self.player(seat)
            yield who, "pile-discard", [self.slug(view, card) for card in reversed(side.discard)]
            own = sorted(self.slug(view, card) for card in side.own_spellbook)
            yield who, "pile-spellbook", sorted(own, key=lambda slug: TYPES.index(GAME.card(slug).type))
            yield who, "pile-innate", [self.slug(view, card) for card in side.innate]

    # What can be done

    def reason(self, state: MageWarsState, choice: Choice) -> str:
        return answers.reason(state, choice)

    def possible_deeds(self) -> Iterator[tuple[str, Message]]:
        return answers.possible_deeds()

    def deeds_with(self, state: MageWarsState) -> Iterator[tuple[str, Message]]:
        return answers.deeds_with(state)

    def note(self, option: Option) -> str:
        return answers.note(self, option)

    def warning(self, option: Option) -> str:
        return answers.warning(self, option)

    def unfinished(self, option: Option, menu: Menu) -> str:
        """A creature that ends its action phase though it could still act."""
        ends = option.choice.reason == "act" and option.verb == "done"
        return self.left_to_do(option, menu) if ends else ""

    def outcome(self, before: MageWarsState, after: MageWarsState, raw: Raw) -> Iterator[tuple[Thing, Message]]:
        return outcome.outcome(before, after)

    def chances(self, state: MageWarsState, choice: Choice, raw: Raw) -> Iterator[tuple[Thing, Message]]:
        return outcome.chances(state, raw)

    def rule_fact(self, state: MageWarsState, answer: str, rule: str) -> str:
        return rule_facts.rule_fact(self, state, answer, rule)

    def arranged(self, options: list[Option]) -> list[Option]:
        return answers.arranged(self, options)

    def grouped(self, menu: Menu) -> list[AnswerGroup]:
        return answers.grouped(self, menu)

    # Moments to reveal

    def read_stops(self, typed: str) -> str | None:
        return stops.read(typed, self.words)

    def stop_groups(self) -> list[StopGroup]:
        return stops.groups(self.words)

    def stops_said(self, stops_: str) -> str:
        return stops.explained(stops_, self.words)

    def passes(self, state: MageWarsState, choice: Choice, stops_: str, watched: bool = False) -> bool:
        return stops.passes(state, choice, stops_, watched)

    # The table

    def values(self, view: MageWarsView) -> dict[Thing, dict[str, int]]:
        """Of what lies in the arena, and of the own spells that are cheaper than printed."""
        objects = {thing: self.worked_out(view, thing) for thing in self.objects(view).state.play}
        return objects | {spell: {"cost": n} for spell, n in self._cheaper(view)}

    def _cheaper(self, view: MageWarsView) -> Iterator[tuple[Thing, int]]:
        state = self.objects(view).state
        if view.player < 0 or "cast-rebate" not in state.modifiers:
            return
        side = view.sides[view.player]
        for spell in (*side.own_spellbook, *side.own_prepared, *side.innate):
            if less := rebate(state, "cast-rebate", spell, side.mage):
                yield spell, max(0, least_cost(state, spell) - less)

    def badges(self, view: MageWarsView, thing: Thing) -> list[Badge]:
        """What is to be said of an object in play beside its name."""
        found = self.objects(view)
        if thing not in found.state.play:
            return []
        if thing not in found.badges:
            found.badges[thing] = list(badges.badges(self, view, thing))
        return found.badges[thing]

    def equipment(self, view: MageWarsView, seat: int, brief: bool = False) -> list[str]:
        return badges.equipment(self, view, seat, brief)

    # What is going on

    def active_effects(self, view: MageWarsView) -> list[ActiveEffect]:
        return lasting(self, view)

    def affecting(self, view: MageWarsView, thing: Thing) -> list[ActiveEffect]:
        return affecting(self, view, thing)

    def explained(self, view: MageWarsView) -> list[str]:
        return [*(each.effect for each in self.active_effects(view)), *constant(self, view)]
