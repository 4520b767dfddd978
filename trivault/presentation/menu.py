"""The answers to a choice as a person gives them: by number, by name, by the first letters."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import islice, zip_longest

from trivault.kernel import notation
from trivault.kernel.choices import ACTION, DISTRIBUTE, NUMBER, ORDER, PICK, YES_NO, Choice, Raw
from trivault.kernel.errors import AnswerError
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.options import Option
from trivault.kernel.state import State
from trivault.kernel.text import Message, Words, capital, clipped
from trivault.presentation.matching import folded, matching

_NUMBERS = re.compile(r"[0-9]{1,9}([\s,;+]+[0-9]{1,9})*")
_LETTER = re.compile(r"[^\W\d_]")
_SEAT = re.compile("p[0-9]+")
_PILE = re.compile("p([0-9]+)-([a-z]+)")
_ZONE = re.compile("[a-z][0-9]")  # of an arena
_WHICH = re.compile(r"(?:@([a-z0-9-]+))?(?:#([0-9]+))?(?:=[0-9]+)?$")  # at the end of a name

MOST_LISTED = 60  # lines that are shown; of more one types the beginning

Arranged = Callable[[list[Option]], list[Option]]  # puts answers in an order that helps to find them


class Unclear(Exception):
    """What was typed is no answer; the message says what was expected."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


@lru_cache(10_000)
def _which(text: str) -> list[tuple[str, str]]:
    """Of all that an answer names: where it lies, and which one of several there it is."""
    words = [word for word in text.split()[1:] if not word.endswith("=0")]
    named = [_WHICH.search(f"#{word}" if word.isdecimal() else word) for word in words]
    return [(which[1] or "", which[2] or "") for which in named if which]


class Menu:
    """A numbered list of answers; where several things are picked, ordered or given points, each
    line is one of the things and a number for it. Amounts, such as bids, are their own numbers. The options
    that a view shows, where there is one, need not be named again."""

    def __init__(
        self,
        state: State,
        choice: Choice,
        words: Words,
        arranged: Arranged = lambda options: options,
        shown: Sequence[str] = (),
    ) -> None:
        self.state = state
        self.choice = choice
        self.several = choice.kind == ORDER or (choice.kind == PICK and choice.high > 1)  # lines in one answer
        self.words = words
        self.lines = arranged([Option(state, choice, raw) for raw in self._raws()])
        raws = [option.raw for option in self.lines]
        texts = notation.texts_as_shown(choice, raws, shown) if shown else notation.texts(state, choice, raws)
        self.texts = texts
        self.said = {option.raw: words.say(option.message()) for option in self.lines}  # equal things alike
        self.sentences = self._sentences()
        self.amounts = self._amounts()
        self.numbers = self.amounts or list(range(1, len(self.lines) + 1))

    def listing(self) -> Iterator[tuple[int, Option, str]]:
        """The lines to be shown: number, answer and sentence."""
        return islice(zip(self.numbers, self.lines, self.sentences, strict=True), MOST_LISTED)

    @property
    def unlisted(self) -> int:
        """How many answers there are beyond those that are shown."""
        return max(0, len(self.lines) - MOST_LISTED)

    def _raws(self) -> list[Raw]:
        choice = self.choice
        if choice.kind in (ACTION, YES_NO):
            return list(choice.listed)
        if choice.kind == PICK:
            none = [choice.picked(())] if choice.low == 0 else []
            return [choice.picked((thing,)) for thing in choice.things] + none
        if choice.kind == ORDER:
            return [(choice.verb, choice.source, (thing,), ()) for thing in choice.things]
        if choice.kind == DISTRIBUTE:
            return [self._shared(self._all_to(place)) for place in range(len(choice.things))]
        return []

    def _amounts(self) -> list[int]:
        """Of a list of amounts the number of each line; nobody would type 3 to bid 2. Below them
        may stand an answer without one."""
        choice = self.choice
        if choice.kind != ACTION:
            return []
        given = [
            numbers[0]
            for verb, source, targets, numbers in choice.listed
            if numbers and verb == choice.verb and source == NOTHING and not targets  # else it is a cost
        ]
        below = len(self.lines) - len(given)
        return [*given, *[-1] * below] if given and below < 2 else []

    def _all_to(self, place: int) -> list[int]:
        return [self.choice.high if i == place else 0 for i in range(len(self.choice.things))]

    def _shared(self, parts: Sequence[int]) -> Raw:
        return (self.choice.verb, self.choice.source, self.choice.things, tuple(parts))

    def _sentences(self) -> list[str]:
        said = list(map(capital, self.said.values()))
        alike: dict[str, list[int]] = {}
        for i, text in enumerate(said):
            alike.setdefault(text, []).append(i)
        for text, several in alike.items():
            if len(several) > 1:
                for i, sentence in zip(several, self._told_apart(text, several), strict=True):
                    said[i] = sentence
        return said

    def _told_apart(self, text: str, several: Sequence[int]) -> list[str]:
        """Things that the game says alike: where they lie, if that differs, and counted."""
        named = zip_longest(*(_which(self.texts[i]) for i in several), fillvalue=("", ""))
        which = next((column for column in named if len(set(column)) > 1), [("", "")] * len(several))
        elsewhere = len({place for place, _ in which}) > 1
        said = []
        for place, copy in which:
            sentence = text
            if elsewhere and (where := self._place(place)):
                sentence = self.words.say("ui-at", what=sentence, place=where)
            said.append(self.words.say("ui-copy", what=sentence, n=int(copy)) if copy else sentence)
        return said

    def _place(self, place: str) -> str:
        if _SEAT.fullmatch(place):
            return self.words.say("player", n=int(place[1:]) + 1)
        if (pile := _PILE.fullmatch(place)) and self.words.has(f"pile-{pile[2]}"):
            who = self.words.say("player", n=int(pile[1]) + 1)
            return f"{who}, {self.words.say(f'pile-{pile[2]}')}"
        if _ZONE.fullmatch(place) and self.words.has("zone"):
            return self.words.say("zone", name=place)
        return self.words.say(f"ui-at-{place}") if self.words.has(f"ui-at-{place}") else ""

    # Reading

    def read(self, typed: str) -> Option:
        """The answer that is meant."""
        if _NUMBERS.fullmatch(typed):
            return self._numbered([int(n) for n in re.findall("[0-9]+", typed)])
        if not _LETTER.search(typed):  # a number gone wrong, nothing to look for in names
            raise Unclear(Message("ui-unknown", typed=clipped(typed), expected=self.expected()))
        try:
            return Option(self.state, self.choice, notation.parse(self.state, self.choice, typed))
        except AnswerError:
            return self._named(typed)

    @cached_property
    def letters(self) -> dict[Raw, str]:
        """The single letters that mean an answer."""
        meant: dict[str, list[Raw]] = {}
        for option, (said, text) in self._bare:
            for letter in dict.fromkeys((said[0][0], text[0][0])):
                meant.setdefault(letter, []).append(option.raw)
        found: dict[Raw, str] = {}
        for letter, raws in meant.items():
            if len(raws) == 1:
                found.setdefault(raws[0], letter)
        return found

    def of(self, thing: Thing) -> list[int]:
        """The numbers of the answers about a card, or about one just like it."""
        alike = self.state.game.interchangeable
        numbers = []
        for number, option in zip(self.numbers, self.lines, strict=True):
            if any(card >= 0 and alike(self.state, card, thing) for card in self._things(option)):
                numbers.append(number)
        return numbers

    def about(self, option: Option) -> tuple[Thing, ...]:
        """The cards and players to touch for an answer; of a distribution, who gets something."""
        _, source, targets, numbers = option.raw
        if self.choice.kind == DISTRIBUTE:
            return tuple(thing for thing, n in zip(targets, numbers, strict=True) if n)
        return targets if source == NOTHING or not self.choice.listed else (source, *targets)

    def _things(self, option: Option) -> tuple[Thing, ...]:
        """What an answer names; the source of a pick is the card that asks."""
        _, source, targets, _ = option.raw
        return (source, *targets) if self.choice.listed else targets

    def _by_letter(self, letter: str) -> list[Option]:
        """A single letter never means a card: it is too easily typed by mistake."""
        return [o for o, forms in self._bare if any(form[0].startswith(letter) for form in forms)]

    @cached_property
    def _bare(self) -> list[tuple[Option, tuple[Sequence[str], Sequence[str]]]]:
        """The answers that name no card, and their words."""
        lines = zip(self.lines, self.said.values(), self.texts, strict=True)
        return [
            (option, (folded(said), folded(text)))
            for option, said, text in lines
            if max(self.about(option), default=NOTHING) < 0
        ]

    def _named(self, typed: str) -> Option:
        if not folded(typed):
            raise Unclear(self.expected())
        if len(found := self._listed(typed)) > 1:
            return self._numbered([self.lines.index(option) + 1 for option in found])
        if len(typed.strip()) == 1:
            found = self._by_letter(folded(typed)[0])
        else:
            found = self._distinct(matching(typed, self.lines, self._texts))
        if len(found) > 1:
            meant = [self.sentences[self.lines.index(option)] for option in found[:4]]
            raise Unclear(Message("ui-several-fit", typed=clipped(typed), fitting=self.words.listing(meant)))
        if not found:
            raise Unclear(Message("ui-unknown", typed=clipped(typed), expected=self.expected()))
        if self.choice.allows(found[0].raw):
            return found[0]
        raise Unclear(self.expected())

    def _listed(self, typed: str) -> list[Option]:
        """Several things by name, with commas between them; empty where that is not meant or not clear.
        Of equal things each name means another one."""
        found: list[Option] = []
        for part in typed.split(",") if self.several else ():
            left = [option for option in self.lines if option not in found]
            meant = self._distinct(matching(part, left, self._texts))
            if len(meant) != 1:
                return []
            found += meant
        return found

    def _distinct(self, options: list[Option]) -> list[Option]:
        """One for each that makes a difference: it does not matter which of two crystals it is."""
        things = [self._things(option) for option in options]
        alike = self.state.game.interchangeable
        return [
            option
            for i, option in enumerate(options)
            if not any(
                len(things[i]) == len(other) == 1 and alike(self.state, things[i][0], other[0])
                for other in things[:i]
            )
        ]

    def _texts(self, option: Option) -> tuple[str, str]:
        place = self._places[option.raw]
        return self.texts[place], self.sentences[place]

    @cached_property
    def _places(self) -> dict[Raw, int]:
        return {option.raw: place for place, option in enumerate(self.lines)}

    def _numbered(self, numbers: list[int]) -> Option:
        choice = self.choice
        if choice.kind == NUMBER:
            raw: Raw = (choice.verb, choice.source, (), tuple(numbers))
        elif choice.kind == DISTRIBUTE and len(numbers) > 1:
            raw = self._shared(numbers)
        elif any(n not in self.numbers for n in numbers):
            raise Unclear(self.expected())
        elif not self.several and len(numbers) > 1:
            raise Unclear(Message("ui-only-one", expected=self.expected()))
        elif twice := [n for n in numbers if numbers.count(n) > 1]:
            raise Unclear(Message("ui-twice", n=twice[0], expected=self.expected()))
        elif self.several:
            targets = tuple(target for n in numbers for target in self.lines[n - 1].raw[2])
            raw = choice.picked(targets) if choice.kind == PICK else (choice.verb, choice.source, targets, ())
        else:
            raw = self.lines[self.numbers.index(numbers[0])].raw
        if not choice.allows(raw):
            raise Unclear(self.expected())
        return Option(self.state, choice, raw)

    def expected(self) -> Message:
        """How this choice can be answered."""
        choice, many = self.choice, len(self.lines)
        if choice.kind == NUMBER:
            return Message("ui-expect-number", low=choice.low, high=choice.high)
        if choice.kind == DISTRIBUTE:
            targets = [self.state.game.thing_message(self.state, thing) for thing in choice.things]
            parts = [choice.high - choice.high // 2, choice.high // 2, *[0] * (len(targets) - 2)]
            example = " ".join(map(str, parts))
            return Message("ui-expect-amounts", n=choice.high, targets=targets, example=example)
        if choice.kind == ORDER:
            return Message("ui-expect-order", n=many)
        if self.several:
            spare = choice.high - choice.low
            return Message("ui-expect-several", low=choice.low, high=choice.high, spare=spare)
        low = self.amounts[0] if self.amounts else 1
        return Message("ui-expect-one", low=low, n=max(self.numbers, default=many))
