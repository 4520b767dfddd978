"""Bonus icons (KF-BONUS)."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.keyforge.rules import events
from trivault.games.keyforge.rules.groups import Creatures, ThisAnywhere
from trivault.games.keyforge.rules.things import Is
from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.abilities import Modify, forbidding, in_force
from trivault.kernel.choice_nodes import Ask
from trivault.kernel.choices import ACTION, Choice, Raw
from trivault.kernel.control import Seq
from trivault.kernel.events import Emit, emit
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing, player_thing
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Constant, Filter, Group, one
from trivault.kernel.text import Message

S = KeyForgeState


def icons_of(state: S, card: Thing) -> tuple[str, ...]:
    """Printed icons and added ones (KF-BONUS-11); of a gigantic creature those of both halves, the top
    one first (KF-GIG-01)."""
    piece = state.last_known(card)
    own = ("amber",) * state.last_kind(card).amber + state.icons[card]  # KF-BONUS-09: of a copy, too
    return own if piece is None or piece.half == NOTHING else (*icons_of(state, piece.half), *own)


class BonusIcons(Node[S]):
    """The icons of a card one at a time, from top to bottom (KF-BONUS-01, KF-BONUS-02)."""

    def __init__(self, group: Group[S] | None = None) -> None:
        self.group: Group[S] = group or ThisAnywhere()
        self.args = (self.group,)

    def resume(self, state: S, position: int) -> bool:
        scope = state.scopes[-1]
        if forbidding(state, aspects.BONUS_ICONS, player_thing(scope.you)):  # KF-OPEN-48
            return False
        times = 1 + sum(scope.numbers("again"))
        cards = self.group.find(state, scope)
        icons = [icon for card in cards for icon in icons_of(state, card) for _ in range(times)]
        for i in range(position, len(icons)):
            mark = len(state.stack)
            if self.suspend(state, mark, ICONS[icons[i]].run(state), i + 1):
                return True
        return False

    def children(self) -> Iterator[Node[S]]:
        return iter(ICONS.values())

    def words(self) -> Message:
        return Message("bonus-icons", what=self.group.words(1))


class Icon(Emit[S]):
    """What an icon does is not done by the card that bears it: it has no source (KF-BONUS-07)."""

    def _all(self, state: S, scope: Scope, things: tuple[Thing, ...]) -> bool:
        return super()._all(state, Scope(scope.you), things)


class IconResolved(Node[S]):
    """The window after an icon was resolved, for those who listen to it; the amount says which one."""

    def __init__(self, icon: str) -> None:
        self.icon = icon
        self.args = (icon,)

    def run(self, state: S) -> bool:
        if events.ICON_RESOLVED.name not in state.listeners:
            return False
        scope = state.scopes[-1]
        which = ICON_NAMES.index(self.icon)
        return emit(state, events.ICON_RESOLVED, player_thing(scope.you), which, Scope(scope.you))


class IconAs(Modify[S]):
    """The player who fits may resolve any bonus icon, or such a one, as one of this kind."""

    def __init__(self, on: Filter[S], icon: str, only: str = "") -> None:
        super().__init__(aspects.ICON_AS, on, Constant(1))
        self.icon = icon
        self.only = only
        self.args = (on, icon, only)

    def words(self, times: int = 0) -> Message:
        if self.only:
            return Message("icon-steals", icon=Message("icon", word=self.only, n=1))
        return Message("icon-as", icon=Message("icon", word=self.icon, n=1))


class ResolveIcon(Ask[S]):
    """An icon, or another one in its place if the player may choose that."""

    def __init__(self, icon: str, effect: Node[S]) -> None:
        self.icon = icon
        self.effect = effect
        self.args = (icon, effect)

    def run(self, state: S) -> bool:
        if aspects.ICON_AS in state.modifiers and len(self._kinds(state)) > 1:
            return self.ask(state)
        return self.effect.run(state)

    def _kinds(self, state: S) -> tuple[str, ...]:
        """What the icon may be resolved as."""
        you, nodes = player_thing(state.scopes[-1].you), state.game.program.nodes
        listeners = in_force(state, state.modifiers.get(aspects.ICON_AS, ()))
        found = [(x, nodes[x.ability]) for x in listeners]
        ways = [a for x, a in found if isinstance(a, IconAs) and a.on.fits(state, you, x)]
        others = [way.icon for way in ways if way.only in ("", self.icon)]
        return tuple(dict.fromkeys((self.icon, *others)))

    def question(self, state: S) -> Choice:
        this = state.scopes[-1].this
        options: tuple[Raw, ...] = tuple((f"icon-{kind}", NOTHING, (), ()) for kind in self._kinds(state))
        return Choice(state.active, ACTION, "icon", listed=options, source=this, reason="icon")

    def answered(self, state: S, answer: Raw) -> bool:
        kind = answer[0].removeprefix("icon-")
        return self.effect.run(state) if kind == self.icon else ICONS[kind].run(state)


def _icon(name: str, effect: Node[S]) -> Node[S]:
    return ResolveIcon(name, Seq((effect, IconResolved(name))))


# The card that bears the icon is no friend of who plays it where it has entered on the other side.
CAPTOR = Is("friendly", lambda s, c, x: s.play[c].controller == x.you)
ICON_NAMES = ("amber", "capture", "damage", "draw")
ICONS: dict[str, Node[S]] = {
    "amber": _icon("amber", Emit(events.GAIN)),  # KF-BONUS-03
    "capture": _icon("capture", Icon(events.CAPTURE, one(Creatures(CAPTOR)))),  # KF-BONUS-04
    "damage": _icon("damage", Icon(events.DAMAGE, one(Creatures()))),  # KF-BONUS-05
    "draw": _icon("draw", Emit(events.DRAW)),  # KF-BONUS-08
    "steal": Emit(events.STEAL),  # no icon: what another one may be resolved as
}
