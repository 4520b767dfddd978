"""Names of people: what they may contain, and which of them look alike.

Two names look alike if they have the same skeleton (Unicode Technical Standard 39), as they are written or in
small letters: then nobody can tell them apart, or they differ only in case.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache

from trivault.server.protocol.refusals import Refusal

LENGTH = range(2, 25)  # letters of a name
MARKS = 2  # accents that may lie on one another, beside those that letters have by themselves
ANY_SCRIPT = frozenset({"COMMON", "INHERITED"})
TOGETHER = (  # scripts in which one language is written
    frozenset({"HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"HAN", "HANGUL"}),
    frozenset({"HAN", "BOPOMOFO"}),
)
INVISIBLE = (  # what Unicode calls default ignorable, and two symbols without a shape
    *(range(0xAD, 0xAE), range(0x34F, 0x350), range(0x61C, 0x61D), range(0x115F, 0x1161)),
    *(range(0x17B4, 0x17B6), range(0x180B, 0x1810), range(0x200B, 0x2010), range(0x202A, 0x202F)),
    *(range(0x2060, 0x2070), range(0x2800, 0x2801), range(0x3164, 0x3165), range(0xFE00, 0xFE10)),
    *(range(0xFEFF, 0xFF00), range(0xFFA0, 0xFFA1), range(0xFFF0, 0xFFF9), range(0x1BCA0, 0x1BCA4)),
    *(range(0x1D159, 0x1D15A), range(0x1D173, 0x1D17B), range(0xE0000, 0xE1000)),
)
REMOVED = {code: None for codes in INVISIBLE for code in codes}


def plain(text: str) -> str:
    """The text in one line, without what does not show, turns the line round or grows out of it."""
    return _line(text.translate(REMOVED))


def _line(text: str) -> str:
    kept: list[str] = []
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)[0]
        if kind == "M" and len(kept) >= MARKS and all(unicodedata.category(c)[0] == "M" for c in kept[-MARKS:]):
            continue
        kept.append(" " if kind in "CZ" else letter)
    return " ".join("".join(kept).split())


def folded(name: str) -> str:
    """The same for names that differ only in case, width and the like: by it people log in."""
    return _folded(plain(name))


def formerly_folded(name: str) -> str:
    """The same for accounts made when a name could have invisible characters."""
    return _folded(_line(name))


def _folded(line: str) -> str:
    return unicodedata.normalize("NFKC", line).casefold()


def good_name(name: str) -> str:
    """The name as it is shown, or a refusal."""
    shown = plain(name)
    if len(shown) not in LENGTH or not any(c.isalnum() for c in shown):
        raise Refusal("name", low=LENGTH[0], high=LENGTH[-1])
    if not _in_one_script(shown):
        raise Refusal("name", "error-name-scripts")
    return shown


def _in_one_script(name: str) -> bool:
    from confusable_homoglyphs.categories import alias

    scripts = {alias(letter) for letter in name} - ANY_SCRIPT
    return len(scripts) < 2 or any(scripts <= together for together in TOGETHER)


# Names that look alike


@lru_cache(10_000)
def looks(name: str) -> frozenset[str]:
    """How a name looks: names that share one of these look alike."""
    return frozenset({f"cased {_skeleton(plain(name))}", f"folded {_skeleton(folded(name))}"})


def alike(name: str, other: str) -> bool:
    return not looks(name).isdisjoint(looks(other))


def _skeleton(text: str) -> str:
    letters = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(_prototypes().get(letter, letter) for letter in letters))


@cache
def _prototypes() -> dict[str, str]:
    """What stands for each letter that looks like another one. The library lists pairs in both directions: the
    one that all others are paired with stands for them."""
    from confusable_homoglyphs.confusables import confusables_data  # takes a while

    pairs = {_bare(letter): [_bare(each["c"]) for each in found] for letter, found in confusables_data.items()}
    return {
        letter: found[0]
        for letter, found in pairs.items()
        if len(found) == 1 and _stands(found[0], letter, pairs)
    }


def _bare(letter: str) -> str:
    """Without the marks that keep a list of letters in order."""
    return letter.replace("\u200e", "")


def _stands(prototype: str, letter: str, pairs: dict[str, list[str]]) -> bool:
    return len(pairs[prototype]) > 1 or prototype < letter
