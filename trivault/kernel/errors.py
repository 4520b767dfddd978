"""Every error that a user of the library can meet, under one root."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Self

SOME = 5  # known names that are listed where none is near


class TrivaultError(Exception):
    """The root: catch this to catch all that Trivault says about wrong input."""


class UnknownName(TrivaultError):
    """A name that stands for nothing: says what was expected and the nearest known names."""

    what = "name"
    instead: str = ""  # what may stand there instead of a name

    def __init__(self, name: str, known: Iterable[str], where: str = "", near: Iterable[str] = ()) -> None:
        self.name = name
        self.known = sorted(known)
        self.near = list(near) or get_close_matches(name, self.known, n=3)
        some = ", ".join(self.known[:SOME]) + (" …" if len(self.known) > SOME else "")
        hint = f"did you mean {', '.join(self.near)}?" if self.near else f"known: {some}"
        place = f"{where}: " if where else ""
        super().__init__(f"{place}unknown {self.what} {name!r}; {hint}{self.instead}")

    def at(self, where: str) -> Self:
        """The same error, with the place where the name stands."""
        return type(self)(self.name, self.known, where, self.near)


class UnknownGame(UnknownName):
    """A game that nobody knows."""

    what = "game"


class UnknownCard(UnknownName):
    """A card that the game does not have."""

    what = "card"


class UnknownLanguage(UnknownName):
    """A language that is not spoken here."""

    what = "language"


class UnknownPlayerKind(UnknownName):
    """A kind of player that nobody knows."""

    what = "kind of player"
    instead = "; or name a class of your own, such as ./mybot.py:Bot"


class SetupError(TrivaultError):
    """A game that cannot be set up as asked."""


class SearchError(TrivaultError):
    """Nothing is found under what was asked for; the message says what there is."""


class PositionError(TrivaultError):
    """A position that is malformed or contradicts itself; the message names the place."""


class AnswerError(TrivaultError):
    """An answer that was not taken; the state is as it was before."""


class MalformedAnswer(AnswerError):
    """Not the form of an answer to this choice."""


class AmbiguousAnswer(AnswerError):
    """The answer fits several options that differ."""


class IllegalAnswer(AnswerError):
    """Well formed, but not among the legal answers."""


class StaleAnswer(AnswerError):
    """Meant for a choice that is no longer open."""


class NotYourChoice(AnswerError):
    """Another player has to decide."""


class GameOver(AnswerError):
    """The game has ended; nothing is asked any more."""


class ConcessionError(TrivaultError):
    """A player who is not in the game, or has conceded already."""


class UndoError(TrivaultError):
    """Nothing to take back, or a barrier stands before it."""


class NothingToUndo(UndoError):
    """The player has decided nothing yet."""


class FileError(TrivaultError):
    """A saved game, replay or state that cannot be read. `why` and `facts` are for those who say it in
    another language."""

    why = "foreign"

    def __init__(self, text: str, why: str = "", **facts: int | str) -> None:
        super().__init__(text)
        self.why = why or self.why
        self.facts = facts


class ForeignFile(FileError):
    """Not a file of this kind at all."""


class TruncatedFile(FileError):
    """The end of the file is missing."""

    why = "truncated"


class CorruptFile(FileError):
    """The file contradicts itself or what the rules give."""

    why = "changed"


class OtherVersion(FileError):
    """Written by another version, whose rules may differ."""

    why = "version"


class PuzzleError(TrivaultError):
    """A puzzle or lesson that is malformed, untrue or has no solution; the message says what was expected."""


class RulesError(TrivaultError):
    """A game or card is wrongly written: for the people who write them."""


class PluginError(TrivaultError):
    """A game or player of other people cannot be used: says what was expected of it."""
