"""How positions write objects: one short text for each, with all that lies on it.

`timber-wolf p1 damage:3 burn:2 guard +bear-strength ?(nullify p0)`: a card, whose it is, what it
bears; `+` an attached card face up, `?` one face down, in brackets where it has marks of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from trivault.games.magewars.state.model import CONDITIONS, MARKERS
from trivault.games.magewars.state.record_forms import PIECE_FLAGS, PIECE_NUMBERS
from trivault.kernel.errors import PositionError

FLAGS = ("inactive", "quickcast-used", "guard", "new", "fallen", *PIECE_FLAGS)
NUMBER_MARKS = (*PIECE_NUMBERS, "mana", *(name for name in CONDITIONS if name != "taunt"), *MARKERS)
FRESH = tuple(f"fresh-{name}" for name in ("daze", "stun", "cripple", "taunt"))
NAMES = ("taunt", "used", "slots", "bound", "bound-open", "bound-owner", "assigned", "known", "left")
TOKEN = re.compile(r"[+?]?\(|\)|[^\s()]+")
PLAYER_MARK = re.compile(r"p[0-9]")
PLACE_MARK = re.compile(r"[a-h][0-9]")
TIMES = re.compile(r"[1-9][0-9]?")
SIGNED = re.compile(r"-?[0-9]{1,6}")


@dataclass
class CardEntry:
    """A card as an entry names it."""

    where: str  # the place in the position, for messages
    slug: str
    hidden: bool = False
    player: int | None = None
    owner: int | None = None
    zone: str = ""
    times: int = 1
    marks: dict[str, list[str]] = field(default_factory=dict)
    attached: list[CardEntry] = field(default_factory=list)

    def flag(self, name: str) -> bool:
        return name in self.marks

    def number(self, name: str, default: int = 0) -> int:
        given = self.marks.get(name)
        return int(given[-1]) if given else default

    def names(self, name: str) -> list[str]:
        return self.marks.get(name, [])

    def error(self, problem: str) -> PositionError:
        return PositionError(f"{self.where}: {self.slug}: {problem}")


def read(where: str, text: str) -> CardEntry:
    """The entry that a text is; `2 fireball` stands for two."""
    words = TOKEN.findall(text)
    times = 1
    if len(words) > 1 and TIMES.fullmatch(words[0]):
        times, words = int(words[0]), words[1:]
    if not words or words[0].strip("+?()") == "":
        raise PositionError(f"{where}: {text!r} is no card; expected a name such as 'timber-wolf damage:2'")
    source = iter(words)
    entry = _read(where, next(source), source, text, inner=False)
    entry.times = times
    return entry


def _read(where: str, first: str, words: Iterator[str], text: str, inner: bool) -> CardEntry:
    entry = CardEntry(where, first.lstrip("+?"), first.startswith("?"))
    for word in words:
        if word == ")" and inner:
            return entry
        if word in ("+(", "?("):
            name = next(words, "")
            entry.attached.append(_read(where, word[0] + name, words, text, inner=True))
        elif word[0] in "+?" and len(word) > 1:
            entry.attached.append(CardEntry(where, word[1:], word[0] == "?"))
        else:
            _mark(entry, word)
    if inner:
        raise PositionError(f"{where}: {text!r}: a closing bracket is missing")
    return entry


def _mark(entry: CardEntry, word: str) -> None:
    name, colon, value = word.partition(":")
    if PLAYER_MARK.fullmatch(word):
        entry.player = int(word[1])
    elif PLACE_MARK.fullmatch(word):
        entry.zone = word
    elif name == "owner" and PLAYER_MARK.fullmatch(value):
        entry.owner = int(value[1])
    elif name == "life" and SIGNED.fullmatch(value):
        entry.marks["life"] = [value]
    elif name in NUMBER_MARKS or name in FRESH:
        if not (value.isdecimal() if colon else True) or len(value) > 6:
            raise entry.error(f"{word}: expected a number that is not negative, such as {name}:2")
        entry.marks[name] = [value or "1"]
    elif (colon and value and name in NAMES) or word in FLAGS:
        entry.marks.setdefault(name, []).append(value)
    else:
        numbers = ", ".join(f"{n}:N" for n in ("damage", "life", "mana", *CONDITIONS[:3]))
        known = f"p0, owner:p1, {numbers} …, {', '.join(FLAGS)}, {':X, '.join(NAMES)}:X, +card, ?card"
        raise entry.error(f"{word!r} is not known; expected {known}")
