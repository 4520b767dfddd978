"""Bonus icons that cards count (KF-BONUS)."""

from __future__ import annotations

from collections.abc import Sequence

from trivault.games.keyforge.bonus import icons_of
from trivault.games.keyforge.model import KeyForgeState
from trivault.games.keyforge.things import Is
from trivault.kernel.frames import Scope
from trivault.kernel.ids import Thing
from trivault.kernel.terms import Group, Named
from trivault.kernel.text import Message

S = KeyForgeState

WITHOUT_ICONS = Is("without-icons", lambda s, c, _x: not icons_of(s, c))


class IconsOn(Group[S]):
    """The bonus icons on cards, or those of one kind: each card once for each icon."""

    def __init__(self, group: Group[S], icon: str = "") -> None:
        self.group = group
        self.icon = icon  # or any
        self.args = (group, icon)

    def find(self, state: S, scope: Scope) -> Sequence[Thing]:
        cards = self.group.find(state, scope)
        return [c for c in cards for icon in icons_of(state, c) if self.icon in ("", icon)]

    def words(self, n: int) -> Message:
        of = "it" if isinstance(self.group, Named) else "purged"
        return Message("noun-icon", count=n, word=self.icon or "any", of=of)
