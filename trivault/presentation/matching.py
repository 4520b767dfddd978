"""Finding what a person means by a few letters."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TypeVar
from unicodedata import combining, normalize

T = TypeVar("T")

_WORD = re.compile(r"\w+")


@lru_cache(40_000)  # more than the 11,000 texts of what can be done in KeyForge, in each of three languages
def folded(text: str) -> tuple[str, ...]:
    """The words of a text without case and accents: what is typed need not be spelt exactly."""
    plain = text.casefold()
    if not plain.isascii():
        plain = "".join(c for c in normalize("NFKD", plain) if not combining(c)).replace("ł", "l")
    return tuple(_WORD.findall(plain))


def _equal(typed: Sequence[str], words: Sequence[str]) -> bool:
    return typed == words


def _at_start(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Each typed word begins the word in its place."""
    begun = [word.startswith(part) for part, word in zip(typed, words, strict=False)]
    return len(begun) == len(typed) and all(begun)


def _anywhere(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Each typed word begins a word of the text, in this order; others are left out."""
    rest = iter(words)
    return all(any(word.startswith(part) for word in rest) for part in typed)


def matching(typed: str, things: Iterable[T], texts: Callable[[T], Sequence[str]]) -> list[T]:
    """The things that are meant: those that fit most closely what was typed."""
    parts = folded(typed)
    known = [(thing, [folded(text) for text in texts(thing)]) for thing in things]
    for fits in (_equal, _at_start, _anywhere) if parts else ():
        found = [thing for thing, forms in known if any(fits(parts, form) for form in forms)]
        if found:
            return found
    return []
