"""Which of several equal cards a name means: `evokatus@p1#2` is the second one of player 1."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from trivault.kernel.ids import Thing

if TYPE_CHECKING:
    from trivault.kernel.state import State

_FORM = re.compile(r"([^@#=]*)(?:@([^#=]*))?(?:#([0-9]+))?")


class CopyName(NamedTuple):
    name: str
    place: str  # empty: any
    copy: int  # 0: any

    @classmethod
    def read(cls, word: str) -> CopyName:
        found = _FORM.match(word)
        assert found is not None  # it fits every word
        return cls(found[1], found[2] or "", int(found[3] or 0))

    def among(self, state: State, things: Iterable[Thing]) -> list[Thing]:
        """Those of some equal cards that are meant; all of them where so many are not there."""
        there = [thing for thing in things if not self.place or state.game.place(state, thing) == self.place]
        return there[self.copy - 1 : self.copy] or there if self.copy else there
