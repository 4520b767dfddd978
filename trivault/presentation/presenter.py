"""What a table asks of a game: all there is to say of it, in words.

Terminal and server know no game. The registry leads to the subclass of `Presenter` that a game has, in a
package with its words. What players see is read off a view, never off a state.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Self, TypeVar

import msgspec

from trivault.kernel.choices import Choice, Raw
from trivault.kernel.concessions import CONCEDE
from trivault.kernel.game import Game
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.log import Entry
from trivault.kernel.options import Option
from trivault.kernel.state import State
from trivault.kernel.text import Message, Part, Words, capital
from trivault.kernel.variants import Variant
from trivault.kernel.views import View
from trivault.presentation.menu import Menu
from trivault.registry import entry

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


LEFT = 3  # so many things that are left to do are named

Badge = tuple[str, str]  # its kind, and words
AnswerGroup = tuple[str, list[tuple[list[int], str]]]  # the word for it; numbers of answers, and words


class ActiveEffect(NamedTuple):
    """Something that is in force: the card that made it, and what it does."""

    card: str  # its name
    effect: str
    slug: str = ""  # empty where no card made it, or nobody may know it


class Step(NamedTuple, Generic[S]):
    """An answer and what came of it."""

    at: int  # so many answers were given then
    before: S
    after: S
    entries: Sequence[Entry]


class KeyMoment(NamedTuple):
    """Something worth telling of a game."""

    at: int  # it was there after so many answers
    turn: int
    seat: int  # whose deed it was; -1 for nobody's
    text: str
    cards: tuple[str, ...]
    weight: int


class StopGroup(NamedTuple):
    """Moments among which a player can choose: a word for them, and the words for each by its name."""

    title: str
    stops: dict[str, str]
    one: bool  # whether only one of them is chosen


class PromptPreferences(NamedTuple):
    """When a player is asked."""

    all: bool = False  # also where there is one legal answer
    order: bool = False  # own triggers are put in order without asking
    stops: str = ""  # at which moments at which one usually passes; empty: as is usual
    watched: bool = (
        False  # others look on: that there is one legal answer is for nobody else to know (record 9)
    )


class Presenter(ABC, Generic[S, V]):
    """Says what lies on the table of one game, in one language."""

    small: frozenset[str] = frozenset()  # kinds of events: what others did that the board shows anyway
    silent: frozenset[str] = frozenset()  # … that it shows so well that nobody needs a line
    joined: frozenset[str] = frozenset()  # … whose lines may name several cards at once
    series: type | None = None  # what a series of this game is, where there are any
    card_facts: type[msgspec.Struct] | None = None  # what stands on a card, as data
    rules: msgspec.Struct | None = None  # numbers and names of the rules that a board shows
    usual_stops: str = ""  # those of a player who has named none

    def __init__(self, game: Game[S], cards: Collection[str], lang: str, watching: bool = False) -> None:
        self.game = game
        self.cards = cards  # the ids of all cards
        own = sys.modules[type(self).__module__].__package__ or ""
        self.words = Words(lang, ("trivault.kernel", *game.packages, "trivault.presentation", own))
        self.watching = watching  # nobody at the screen is a player
        self.seats: Sequence[str] = ()
        self._deeds: dict[str, str] = {}

    def at(self, players: Sequence[str]) -> Self:
        """The same for a table whose players have names. Whoever tells of several tables makes one for
        each: what a presenter remembers of a table is its own."""
        presenter = type(self).__new__(type(self))
        vars(presenter).update(vars(self), words=self.words.naming(players))
        return presenter

    # What a game tells

    @abstractmethod
    def moment(self, state: S) -> tuple[int, int]:
        """The number of the turn, and whose it is."""

    @abstractmethod
    def facts(self, view: V) -> Iterator[tuple[str, str]]:
        """Everything on the table in plain sentences, each under a key that stays the same."""

    @abstractmethod
    def things(self, view: V) -> int:
        """How many things have a number in a view, beside players: cards, and places before them."""

    @abstractmethod
    def active_effects(self, view: V) -> list[ActiveEffect]:
        """What a player must not forget: it is always on the board."""

    def explained(self, view: V) -> list[str]:
        """Everything that is in force, for those who ask."""
        return [each.effect for each in self.active_effects(view)]

    @abstractmethod
    def affecting(self, view: V, thing: Thing) -> list[ActiveEffect]:
        """What is in force on a thing: modifiers, lasting effects, bans, what is attached to it."""

    @abstractmethod
    def piles(self, view: V) -> Iterator[tuple[str, str, Sequence[str]]]:
        """The piles that anybody may look through, from the top: whose, the word for it, the cards."""

    @abstractmethod
    def face(self, slug: str) -> list[str]:
        """The whole card: a line for each thing that stands on it."""

    @abstractmethod
    def possible_deeds(self) -> Iterator[tuple[str, Message]]:
        """Everything that can be done in a turn at all: answers and their sentences."""

    @abstractmethod
    def course(self, state: S, seat: int) -> dict[str, int]:
        """The numbers whose course the report shows, by the name in `ui-report-…`."""

    # What a game may tell besides

    def reason(self, state: S, choice: Choice) -> str:
        """Why a player is asked: the name of the question in `reason-…`."""
        return choice.reason

    def note(self, option: Option) -> str:
        """What to know of an answer beyond its sentence, such as a price."""
        return ""

    def warning(self, option: Option) -> str:
        """Why an answer is likely to be a mistake that hurts the player who gives it; empty for most. One
        with a warning is never given silently or by a single touch."""
        return ""

    def unfinished(self, option: Option, menu: Menu) -> str:
        """What an answer that ends one's turn would leave undone; empty for others, and where nothing is left.
        It is never given silently or by a single touch either."""
        return ""

    def left_to_do(self, option: Option, menu: Menu) -> str:
        """The other answers to a choice of which this one is the end, by their sentences."""
        others = [menu.said[raw] for raw in menu.choice.listed if raw != option.raw]
        if not others:
            return ""
        said = list(dict.fromkeys(map(capital, others)))
        named = "; ".join(said[:LEFT])
        return self.words.say_around("ui-warns-left", "what", named, more=max(0, len(said) - LEFT))

    def outcome(self, before: S, after: S, raw: Raw) -> Iterator[tuple[Thing, Message]]:
        """What an answer has changed on a table that anybody can see, at which things and players."""
        yield from ()

    def chances(self, state: S, choice: Choice, raw: Raw) -> Iterator[tuple[Thing, Message]]:
        """What is known beforehand of what dice decide after an answer."""
        yield from ()

    def rule_fact(self, state: S, answer: str, rule: str) -> str:
        """The fact for which a rule forbids an answer now, such as what a card costs and what one has; empty
        where the rule says it all."""
        return ""

    def arranged(self, options: list[Option]) -> list[Option]:
        """The answers to a choice in the order in which people look for them."""
        return options

    def grouped(self, menu: Menu) -> list[AnswerGroup]:
        """Answers that the board lists in short under a word, with their numbers, where a line for each
        would be too many."""
        return []

    def deeds_with(self, state: S) -> Iterator[tuple[str, Message]]:
        """What could be done with what lies on the table now: answers and their sentences."""
        yield from ()

    def sums(self, states: Sequence[S]) -> list[str]:
        """What the report tells of a whole game beside courses: the states at its choices."""
        return []

    @abstractmethod
    def moments(self, steps: Iterable[Step[S]]) -> Iterable[KeyMoment]:
        """What is worth telling of a game; the report picks what weighs most. Only what all could see."""

    def read_stops(self, typed: str) -> str | None:
        """When a player wishes to be asked, in the words that `passes` knows; None where that is not
        clear. Only for games with moments at which one usually passes."""
        return None

    def stop_groups(self) -> list[StopGroup]:
        """All stops that there are; none in games without such moments."""
        return []

    def stops_said(self, stops: str) -> str:
        """Such words for people."""
        return ""

    def passes(self, state: S, choice: Choice, stops: str, watched: bool = False) -> bool:
        """Whether a player with these stops passes here without being asked. Where others look on, what only
        the player knows must not decide it (record 9)."""
        return False

    def values(self, view: V) -> Mapping[Thing, Mapping[str, int]]:
        """What is worked out for the things on the table, players among them, beside what the view says."""
        return {}

    def badges(self, view: V, thing: Thing) -> Sequence[Badge]:
        """What is to be said of a thing on the table beside its name."""
        return ()

    # What all games share

    @property
    def deeds(self) -> Mapping[str, str]:
        if not self._deeds:
            self._deeds |= {answer: self.words.say(sentence) for answer, sentence in self.possible_deeds()}
        return self._deeds

    def menu(self, state: S, choice: Choice, shown: Sequence[str] = ()) -> Menu:
        """The answers to an open choice, of which a view may show the options already."""
        return Menu(state, choice, self.words, self.arranged, shown)

    def asks(self, state: S, choice: Choice, preferences: PromptPreferences) -> bool:
        """Whether a player with these preferences decides here (U4)."""
        if preferences.order and _only_orders(state, choice):
            return False
        if preferences.all:
            return True
        many, watched = choice.count(), preferences.watched
        if many == 1 and self.warning(Option(state, choice, choice.raw(0))):
            return True
        return (watched or many > 1) and not self.passes(state, choice, preferences.stops, watched)

    def question(self, state: S, choice: Choice) -> str:
        """What is asked: the card that asks, and what happens next (U1)."""
        reason = f"reason-{self.reason(state, choice)}"
        usual = "ui-choose-plain" if choice.source == NOTHING else "ui-choose"
        key = reason if self.words.has(reason) else usual
        return self.say(key, source=self.game.thing_message(state, choice.source))

    def decision(self, state: S, player: int, text: str) -> str:
        """What a player did in this state, as replays have it."""
        if text == CONCEDE:
            return self.say("ui-concede")
        choice = state.asked(player)
        return self.sentence(Option(state, choice, state.check(text, choice)).message())

    def say(self, key: str, **args: Part) -> str:
        return self.words.say(key, **args)

    def player(self, seat: int) -> str:
        named = self.words.players[seat] if 0 <= seat < len(self.words.players) else ""
        return named or self.say("player", n=seat + 1)

    def name(self, slug: str) -> str:
        return self.say(f"card-{slug}")

    def who(self, view: V, seat: int) -> str:
        """Who plays there: you, another person, or a kind of bot; empty when that is not known."""
        if seat == view.player and not self.watching:
            return self.say("ui-you")
        if seat >= len(self.seats):
            return ""
        kind = f"ui-kind-{self.seats[seat]}"
        return self.say(kind) if self.words.has(kind) else self.seats[seat].rpartition(":")[2]

    def variant(self, variant: Variant, about: str = "") -> str:
        """What an option of a set-up is called, or, by `-help`, what it does."""
        return self.say(f"ui-variant-{variant.name.replace('_', '-')}{about}")

    def sentence(self, said: Message) -> str:
        return capital(self.words.say(said))

    def log_line(self, said: Message) -> str:
        """A line of the log, in which cards of the same name are counted."""
        lists = {name: count_alike(part) for name, part in said.args.items() if isinstance(part, list | tuple)}
        return self.sentence(Message(said.key, **{**said.args, **lists}) if lists else said)

    def spoken_of(self, said: Message) -> tuple[str, ...]:
        """The cards that a message lists."""
        listed = [part for parts in said.args.values() if isinstance(parts, list | tuple) for part in parts]
        keys = [part.key.removeprefix("card-") for part in listed if isinstance(part, Message)]
        return tuple(dict.fromkeys(key for key in keys if key in self.cards))

    def dial(self, name: str, value: int | str) -> str:
        return self.say(f"ui-{name}", n=value)

    def counted(self, slugs: Iterable[str]) -> list[str]:
        """Names of cards; several of the same are counted."""
        return [
            self.name(slug) if n == 1 else self.say("ui-several", card=self.name(slug), n=n)
            for slug, n in Counter(slugs).items()
        ]


def _only_orders(state: State, choice: Choice) -> bool:
    """Whether the question is in which order the player's own triggers are carried out. What they do
    is asked all the same."""
    return choice.reason == "trigger-order" and all(
        waiting.you == choice.player for waiting in state.batches[-1].queue
    )


def count_alike(cards: Iterable[Part]) -> list[Message]:
    """The names of cards; several of the same are counted."""
    counts = Counter(card for card in cards if isinstance(card, Message))
    return [card if n == 1 else Message("ui-several", card=card, n=n) for card, n in counts.items()]


def others_first(view: View, seats: int) -> list[int]:
    """The seats as a player looks at them: the others in order, the own one last."""
    return [(view.player + 1 + i) % seats for i in range(seats)]


AnyPresenter = Presenter[Any, Any]  # the name of a game decides what its states and views are


def make_presenter(name: str, lang: str, watching: bool = False) -> AnyPresenter:
    """The presenter of a game in a language; those of other games are not loaded."""
    presenter: AnyPresenter = entry(name).presenter_class()(lang, watching)
    return presenter
