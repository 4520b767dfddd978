"""Finding cards by their names in any language, and by what they are."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches

from trivault.kernel.errors import SearchError, UnknownCard
from trivault.kernel.text import LANGUAGES, Words
from trivault.library.card_lists import CardList

LETTERS = str.maketrans({"æ": "ae", "ł": "l"})  # that are no letter with a mark


def _plain(name: str) -> str:
    """A name as it can be typed on any keyboard: `Nature’s Call` is `nature-s-call`."""
    letters = unicodedata.normalize("NFKD", name.casefold().translate(LETTERS))
    kept = "".join(c if c.isalnum() else " " for c in letters if not unicodedata.combining(c))
    return "-".join(kept.split())


def by_names(known: CardList, names: Iterable[str], words: Words) -> list[str]:
    """The cards of these names, in any language; several cards may have one name."""
    called: dict[str, list[str]] = {}
    for lang in LANGUAGES:
        spoken = known.words(lang)
        titles: dict[str, list[str]] = {}
        for slug in known.slugs():
            titles.setdefault(_plain(spoken.say(f"card-{slug}")), []).append(slug)
        called = titles | called
    called = {_plain(slug): [slug] for slug in known.slugs()} | called
    found: list[str] = []
    for typed in names:
        plain = _plain(typed)
        if plain not in called:
            alike = {slug for name in get_close_matches(plain, called, n=5) for slug in called[name]}
            near = sorted(words.say(f"card-{slug}") for slug in alike)
            every = [words.say(f"card-{slug}") for slug in known.slugs()]
            raise UnknownCard(typed, every, near=get_close_matches(typed, near) or near)
        found += called[plain]
    return list(dict.fromkeys(found))


def only(known: CardList, slugs: Iterable[str], option: str, name: str) -> list[str]:
    """Those of the cards that an option lists under a name."""
    groups = {slug: known.groups(slug, option) for slug in known.slugs()}
    names = set().union(*groups.values())
    plain = _plain(name)
    if plain not in names or (plain.isdecimal() and plain != name):  # -5 is not 5
        raise SearchError(f"unknown {option} {name!r}; known: {', '.join(sorted(names, key=by_size))}")
    return [slug for slug in slugs if plain in groups[slug]]


def by_size(name: str) -> tuple[bool, int, str]:
    """Numbers by their size, before words."""
    number = name.isdecimal()
    return not number, int(name) if number else 0, name
