"""What the rules of a game answer while effects run: names of things, triggers, checks, the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Generic

from trivault.kernel.bounds import MOST
from trivault.kernel.choices import Raw
from trivault.kernel.frames import Event, Pending, Scope
from trivault.kernel.ids import NOTHING, Thing, is_player, player_of
from trivault.kernel.log import Entry, LogEvent
from trivault.kernel.running_state import S
from trivault.kernel.stored_nodes import StoredNodes
from trivault.kernel.text import Message, Words, card_message

if TYPE_CHECKING:
    from trivault.kernel.event_kinds import EventKind
    from trivault.kernel.nodes import Program

_NOTHING_NAMED = Message("nothing").kept()


@lru_cache(10_000)
def _deed(verb: str, by: str, on: str, n: int | str) -> Message:
    """An answer of which the names say it all: made once, as the same cards are named again and again."""
    return Message(f"do-{verb}", source=Message(by), targets=[Message(on)], n=n).kept()


class GameRules(Generic[S]):
    """A game as its running effects see it. `Game` adds its set-up and what users of the library call."""

    name: str
    seats: range  # how many can play
    packages: tuple[str, ...]  # where the words are, beside the kernel's
    events: Mapping[str, EventKind[S]]
    program: Program[S]
    renamed: Mapping[str, str] = {}  # classes and functions of trees: today's names to those in saved games

    @cached_property
    def stored_nodes(self) -> StoredNodes:
        """The nodes of all trees as saved games name them."""
        return StoredNodes(self.program.paths, self.program.nodes, self.renamed)

    @cached_property
    def fingerprint(self) -> str:
        """Changes with the effect trees and the facts of the cards: saved games carry it."""
        return self.program.fingerprint(self.facts(), self.renamed)

    def facts(self) -> list[str]:
        """What the rules depend on beside the trees: all that is printed on all cards, as `shown` says it."""
        return []

    def empty(self, seats: int, seed: int) -> S:
        """A state with nothing on the table."""
        raise NotImplementedError

    def visible(self, state: S, player: int, thing: Thing) -> bool:
        """Whether a player may know what this card is."""
        raise NotImplementedError

    # Names

    def things(self, state: S) -> int:
        """How many cards and places have a number, from 0 on; without end where a game does not say it."""
        return MOST

    def slug(self, state: S, thing: Thing) -> str:
        """The name of a card in answers, positions and files."""
        raise NotImplementedError

    def called(self, state: S, thing: Thing, player: int) -> str:
        """What the answers of a player call a card: cards that lie face down have no name of their own."""
        return self.slug(state, thing)

    def place(self, state: S, thing: Thing) -> str:
        """Where a card lies, in one word."""
        raise NotImplementedError

    def thing_message(self, state: S, thing: Thing) -> Message:
        """The name of a card or player for people."""
        if thing == NOTHING:
            return _NOTHING_NAMED
        if is_player(thing):
            return Message("player", n=player_of(thing) + 1)
        return card_message(self.slug(state, thing))

    def number(self, n: int) -> int | str:
        """How a number is shown."""
        return n

    def option_message(self, state: S, raw: Raw) -> Message:
        """The sentence of an answer: `do-VERB` of the game's words."""
        verb, source, targets, numbers = raw
        named = [self.thing_message(state, thing) for thing in targets]
        if len(numbers) == len(targets) > 1:  # a distribution
            named = [
                Message("share", what=what, n=self.number(n))
                for what, n in zip(named, numbers, strict=True)
                if n
            ]
        by = _NOTHING_NAMED if source == NOTHING else self.thing_message(state, source)
        n = self.number(numbers[0]) if numbers else 0
        if len(named) == 1 and not named[0].args and not by.args:
            return _deed(verb, by.key, named[0].key, n)
        return Message(f"do-{verb}", source=by, targets=named, n=n)

    def words(self, lang: str = "en") -> Words:
        """The words of the game in a language."""
        return Words(lang, ("trivault.kernel", *self.packages))

    def interchangeable(self, state: S, one: Thing, other: Thing) -> bool:
        """Whether it makes no difference which of two things is chosen."""
        return one == other

    def distinct(self, state: S, things: Sequence[Thing]) -> tuple[Thing, ...]:
        """One thing for each that makes a difference."""
        kept: list[Thing] = []
        for thing in things:
            if not any(self.interchangeable(state, thing, other) for other in kept):
                kept.append(thing)
        return tuple(kept)

    # Rules

    def idle(self, state: S) -> bool:
        """Whether no effect is in the middle: the next action is awaited, or the game is over."""
        return not state.batches and len(state.scopes) <= 1

    def sides(self, state: S) -> list[tuple[int, ...]]:
        """Who is still in the game: each player alone, or those who win together."""
        return [(player,) for player in range(state.seats)]

    def table(self, state: S) -> object:
        """What makes two moments of a resolution the same position: all that lies on the table,
        without the record of what has happened, which only grows (`loops`)."""
        return state.dump()

    def check(self, state: S) -> bool:
        """State checks after events that ask for them; True when work is left or the game ends."""
        return False

    def chooser(self, state: S, scope: Scope) -> int:
        """Who makes the choices of an effect: whose effect it is, unless the game says otherwise."""
        return scope.you

    def next_triggers(self, state: S, queue: list[Pending]) -> tuple[int, list[Pending]]:
        """Who says which trigger resolves next, and which of them wait."""
        return state.scopes[0].you, queue

    def lapses(self, state: S, pending: Pending) -> bool:
        """Whether a trigger that has waited for its turn does nothing any more."""
        return False

    def rule_triggers(self, state: S, event: Event) -> list[Pending]:
        """Triggers that the rules themselves set off after an event, beside those of cards."""
        return []

    def moment(self, state: S, until: str, you: int) -> str:
        """The name of the moment until which a lasting effect of a player lasts, for `expire`."""
        return until

    def orders_replacements(self, state: S, event: Event) -> int:
        """Who decides which of several replacements of an event comes first."""
        return state.scopes[0].you

    def why_not(self, state: S, answer: str) -> list[str]:
        """The ids of the rules that forbid an answer."""
        raise NotImplementedError

    # Log

    def note_event(self, state: S, kind: EventKind[S], event: Event) -> None:
        """Write an event into the log."""
        assert state.log is not None
        things = tuple(thing for thing in (event.thing, event.source) if thing >= 0)
        message = Message(
            f"log-{kind.name}",
            who=Message("player", n=event.by + 1),
            what=self.thing_message(state, event.thing),
            source=self.thing_message(state, event.source),
            n=self.number(event.amount),
        )
        cards = tuple(self.slug(state, thing) for thing in things)
        logged = LogEvent(kind.name, event.by, event.source, event.thing, event.amount)
        state.log.append(Entry(logged, message, cards, kind.rule, things=things))
