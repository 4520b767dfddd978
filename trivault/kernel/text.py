"""Words for people: the engine makes `Message` values, `Words` says them in a language.

Messages are Fluent files (`text/<language>.ftl`, or several in `text/<language>/`, of the
kernel and of each game). A message
that a language lacks is said in English, so that a new card is never silent.

Grammar is the business of the language files. Every message may look at `$form`, the form in
which the sentence around it wants it (a case, an infinitive …; `plain` where nothing is asked),
and may ask for its own parts by three functions:

    { FORM($what, "genitive") }   the part in a form; without FORM a part takes the form of the whole
    { CAPITAL($effect) }          the part as the beginning of a sentence
    { AN($what) }                 in English: the part with the indefinite article
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple, TypeVar, Union

from fluent.runtime.types import FluentType

from trivault.kernel.errors import RulesError, UnknownLanguage
from trivault.kernel.wordbook import Wordbook

LANGUAGES = ("en", "de", "pl")

PLAIN = "plain"
PLAYER = "player"  # the message for a player, whose seat has the number $n …
PLAYER_NAMED = "player-named"  # … and for one who is called $name

REMEMBERED = 10_000  # sentences of a language
LONGEST_PART = 2000  # letters; Fluent refuses to say parts of more than 2,500

_VALUES = (int, str)  # what is said as it is
_TWO_STOPS = re.compile(r"(?<!\.)\.\.(?!\.)")

# Letters of no language, which stand for the names of players in what is remembered: so the sentence about
# somebody is the same at every table. The second hundred stands for names that begin a sentence.
_FIRST = 0xE000
_HUNDRED = 100
_STAND_INS = re.compile(f"[{chr(_FIRST)}-{chr(_FIRST + 2 * _HUNDRED - 1)}]")
_TEXT = chr(_FIRST + 2 * _HUNDRED)  # … and this one for a text

Part = Union[int, str, "Message", Sequence["Message"]]
Content = tuple[object, ...]

K = TypeVar("K")


class Message:
    """What to say, not yet in any language: the id of a message and what fills it."""

    __slots__ = ("_content", "args", "key")

    def __init__(self, key: str, **args: Part) -> None:
        self.key = key
        self.args = args
        self._content: Content | None = None

    def content(self) -> Content:
        """The message as a key of what was said: it and all that fills it, as plain values."""
        if self._content is not None:
            return self._content
        if not self.args:
            return (self.key,)
        parts: list[object] = [self.key]
        for name, part in self.args.items():
            if isinstance(part, _VALUES):
                parts += name, part
            elif isinstance(part, Message):
                parts += name, part.content()
            else:
                parts += name, tuple([each.content() for each in part])
        return tuple(parts)

    def kept(self) -> Message:
        """The same, for what is made once and said again and again: so is its content."""
        self._content = self.content()
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.key, self.args) == (other.key, other.args)

    def __hash__(self) -> int:
        return hash((self.key, *self.args))

    def __repr__(self) -> str:
        args = ", ".join(f"{name}={value!r}" for name, value in self.args.items())
        return f"Message({self.key!r}{', ' if args else ''}{args})"


class Said(NamedTuple):
    """What was said: sentences, and parts of them by their form."""

    sentences: dict[Content, str]
    parts: dict[tuple[str, Content], str]


class Words:
    """The words of one language. What was said is remembered: a sentence depends on nothing but its message,
    and which players have names, so that the same one is the same at every table."""

    def __init__(self, lang: str, packages: Iterable[str]) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(lang, LANGUAGES)
        self.lang = lang
        self.players: Sequence[str] = ()
        spoken = dict.fromkeys((lang, "en"))
        self._books = [_book(each, tuple(packages)) for each in spoken]
        self._all_said: dict[tuple[bool, ...], Said] = {}
        self._said = self._all_said.setdefault((), Said({}, {}))

    def naming(self, players: Sequence[str]) -> Words:
        """The same words at a table whose players have these names."""
        words = Words.__new__(Words)
        said = self._all_said.setdefault(tuple(map(bool, players)), Said({}, {}))
        vars(words).update(vars(self), players=players, _said=said)
        return words

    def has(self, key: str) -> bool:
        """Whether this very language has the message."""
        return key in self._books[0].keys

    def say(self, message: Message | str, **args: Part) -> str:
        """The message in this language; arguments that are messages are said inside it."""
        if isinstance(message, str):
            message = Message(message, **args)
        content = message.content()
        if (said := self._said.sentences.get(content)) is None:
            said = _tidy(self._inflected(message, PLAIN))
            _remember(self._said.sentences, content, said)
        if self.players and not said.isascii():
            said = _tidy(_STAND_INS.sub(self._stood_for, said))
        return said

    def say_around(self, key: str, name: str, text: str, **args: Part) -> str:
        """A message around a text, by the name that it has there, which hardly ever is the same twice: only
        the message is remembered."""
        return _tidy(self.say(key, **args, **{name: _TEXT}).replace(_TEXT, text))

    def inflect(self, message: Message, form: str) -> str:
        """The message in the form that the sentence around it wants."""
        key = form, message.content()
        if (said := self._said.parts.get(key)) is None:
            said = self._inflected(message, form)
            _remember(self._said.parts, key, said)
        return said

    def _inflected(self, message: Message, form: str) -> str:
        if message.key == PLAYER and (stand_in := self._stand_in(message.args)):
            message = Message(PLAYER_NAMED, name=stand_in)
        args: dict[str, int | str | FluentType] = {"form": form}
        for name, part in message.args.items():
            if isinstance(part, str):
                args[name] = _bounded(part)
            else:
                args[name] = part if isinstance(part, int) else FluentMessage(self, part, form)
        for book in self._books:
            if message.key in book.keys:
                return book.format(message.key, args)
        raise RulesError(f"no language has the message {message.key!r}")

    def _stand_in(self, args: Mapping[str, Part]) -> str:
        """What stands for the name of a player, who may have none."""
        n = args["n"]
        if isinstance(n, int) and 0 < n <= len(self.players) and self.players[n - 1]:
            return chr(_FIRST + n - 1)
        return ""

    def _stood_for(self, stand_in: re.Match[str]) -> str:
        begins, seat = divmod(ord(stand_in[0]) - _FIRST, _HUNDRED)
        name = self.players[seat] if seat < len(self.players) else stand_in[0]
        return capital(name) if begins else name

    def listing(self, items: Sequence[str]) -> str:
        """Items as people list them: a, b and c."""
        if len(items) < 2:
            return items[0] if items else ""
        return self.inflect(Message("list-and", head=", ".join(items[:-1]), tail=items[-1]), PLAIN)


def _remember(said: dict[K, str], key: K, text: str) -> None:
    """Keep what was said; what was said first is forgotten."""
    if len(said) >= REMEMBERED:
        del said[next(iter(said))]
    said[key] = text


def _tidy(said: str) -> str:
    if "  " in said:  # a subject that the language leaves out
        said = said.replace("  ", " ")
    if ".." not in said:
        return said
    return _TWO_STOPS.sub(".", said)  # a name that ends with a full stop ends the sentence, too


class FluentMessage(FluentType):
    """A part of a message: said when it is needed, because only then its form is known."""

    def __init__(self, words: Words, part: Message | Sequence[Message], form: str) -> None:
        self.words = words
        self.part = part
        self.form = form

    def said(self, form: str) -> str:
        if isinstance(self.part, Message):
            return _bounded(self.words.inflect(self.part, form))
        return _bounded(self.words.listing([self.words.inflect(each, form) for each in self.part]))

    def format(self, locale: object) -> str:
        return self.said(self.form)


def _bounded(said: str) -> str:
    return said if len(said) <= LONGEST_PART else f"{said[:LONGEST_PART]}…"


def _form(part: FluentMessage | str, form: str) -> str:
    return part.said(form) if isinstance(part, FluentMessage) else part


def _capital(part: FluentMessage | str) -> str:
    said = part.said(part.form) if isinstance(part, FluentMessage) else part
    said = said.lstrip()  # what a language leaves out may leave a space
    if _STAND_INS.match(said):
        return chr(ord(said[0]) + _HUNDRED) + said[1:]
    return capital(said)


def _indefinite(part: FluentMessage | str) -> str:
    noun = part.said(part.form) if isinstance(part, FluentMessage) else part
    if noun.startswith("other "):
        return f"an{noun}"
    return f"{'an' if noun[:1] in 'aeiouÆAEIOU' else 'a'} {noun}"


@cache
def _book(lang: str, packages: tuple[str, ...]) -> Wordbook:
    functions = {"FORM": _form, "CAPITAL": _capital, "AN": _indefinite}
    files = (source for package in packages for source in sources(package, lang))
    return Wordbook(lang, functions, (file.read_text(encoding="utf-8") for file in files))


def sources(package: str, lang: str) -> list[Traversable]:
    """The files of a language in a package: `text/<lang>.ftl`, or several in `text/<lang>/`."""
    folder = files(package) / "text"
    one, several = folder / f"{lang}.ftl", folder / lang
    parts = sorted(several.iterdir(), key=lambda part: part.name) if several.is_dir() else []
    return ([one] if one.is_file() else []) + [part for part in parts if part.name.endswith(".ftl")]


@cache
def card_message(slug: str) -> Message:
    """The name of a card."""
    return Message(f"card-{slug}").kept()


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def clipped(text: str, most: int = 40) -> str:
    """What somebody wrote, short enough to be said back, and without anything that steers a terminal."""
    shown = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[:most])
    return shown if len(text) <= most else f"{shown}…"
