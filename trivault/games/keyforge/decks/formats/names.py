"""Cards, houses and sets as people call them: in any language, with or without accents and punctuation."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache

from trivault.games.keyforge.decks.deck import BY_SLUG, slug_of
from trivault.games.keyforge.decks.sets import MIXED, SETS, facts
from trivault.games.keyforge.state.printed import HOUSES
from trivault.kernel.text import LANGUAGES, Words

PACKAGES = ("trivault.kernel", "trivault.games.keyforge")

LATER_HOUSES = (
    *("unfathomable", "ekwidon", "geistoid", "skyborn", "redemption", "ouboros"),
    *("keyraken", "elders", "ironyx-rebels"),
)
SETS_BY_NUMBER = {
    341: "cota", 435: "aoa", 452: "wc", 453: "wc", 479: "mm", 496: "dt", 600: "woe", 601: "uc22", 609: "vm23",
    700: "gr", 722: "mg24", 737: "vm24", 800: "as", 855: "toc", 874: "momu", 886: "pv", 892: "mcw", 907: "disc",
    918: "cc", 928: "dm", 939: "vm25", 964: "vm26",
}  # fmt: skip


def plain(name: str) -> str:
    """A name without case, accents, blanks and punctuation."""
    return slug_of(name).replace("-", "")


def card_called(name: str, house: str = "") -> str:
    """The slug of a card by its name in any language; the slug of the name itself where there is none.

    Where two cards share a translated name, the house decides."""
    slug = slug_of(name)
    if slug in BY_SLUG:
        return slug
    found = _cards().get(plain(name), ())
    of_house = [each for each in found if house in BY_SLUG[each].houses]
    fitting = of_house or found
    return fitting[0] if len(fitting) == 1 else slug


def card_numbered(which: str, number: str) -> str:
    """The slug of a card by its number in a set; empty where there is none. Of a gigantic creature both halves
    have the same: this is the bottom half."""
    return _numbered(which).get(number.strip().lstrip("0").upper(), "")


def house_called(name: str) -> str:
    """A house by its name in any language; empty where there is none."""
    return _houses().get(plain(name), "")


def set_called(name: str) -> str:
    """A set by its short or full name or its number; the name in small letters where there is none."""
    wanted = name.strip()
    if wanted.isdecimal():
        return SETS_BY_NUMBER.get(int(wanted[:9]), wanted)
    return _sets().get(plain(wanted), wanted.lower())


@cache
def _cards() -> Mapping[str, tuple[str, ...]]:
    """The cards by their names: first by the English ones, then by those of other languages."""
    found: dict[str, tuple[str, ...]] = {}
    for lang in LANGUAGES:
        words, named = Words(lang, PACKAGES), defaultdict(list)
        for slug, card in BY_SLUG.items():
            if card.half != "top":
                named[plain(words.say(f"card-{slug}"))].append(slug)
        found = {name: tuple(slugs) for name, slugs in named.items()} | found
    return found


@cache
def _houses() -> Mapping[str, str]:
    words = [Words(lang, PACKAGES) for lang in LANGUAGES]
    said = {plain(each.say("house-name", house=house)): house for each in words for house in HOUSES}
    return said | {plain(house): house for house in HOUSES}


@cache
def _sets() -> Mapping[str, str]:
    words = Words(LANGUAGES[0], PACKAGES)
    named = {plain(words.say("set-name", set=which)): which for which in SETS}
    return named | {which: which for which in (*SETS, MIXED)}


@cache
def _numbered(which: str) -> Mapping[str, str]:
    numbered: dict[str, str] = {}
    for slug, fact in facts(which).items():
        numbered.setdefault(str(fact.number).lstrip("0"), slug)
    return numbered
