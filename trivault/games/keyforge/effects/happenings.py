"""What a trigger or replacement listens to, beyond the kind of event and who it is about."""

from __future__ import annotations

from trivault.games.keyforge.effects.conditions import When
from trivault.games.keyforge.rules.battleline import last_neighbors
from trivault.games.keyforge.rules.bonus import ICON_NAMES, icons_of
from trivault.games.keyforge.rules.harm import in_blows
from trivault.games.keyforge.rules.things import Is
from trivault.games.keyforge.state.model import ATTACKER_GONE, BEFORE_BLOWS, BLOWS, KeyForgeState
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.terms import Condition, Filter
from trivault.kernel.text import Message

S = KeyForgeState

BY_YOU, BY_OPPONENT = "you", "opponent"


class HasIcons(Filter[S]):
    """It has bonus icons, or none."""

    def __init__(self, some: bool = True) -> None:
        self.some = some
        self.args = (some,)

    def fits(self, state: S, thing: Thing, scope: Scope) -> bool:
        return bool(icons_of(state, thing)) == self.some

    def __invert__(self) -> Filter[S]:
        return HasIcons(not self.some)

    def words(self, n: int) -> Message:
        return Message("is-with-icons", some="yes" if self.some else "no")


WITH_ICONS = HasIcons()


# Filters of what the event is about
def _was_beside(state: S, fighter: Thing, scope: Scope) -> bool:
    """It need not have survived (KF-FIGHT-14), and may even have come back elsewhere."""
    _, _, progress = state.fights[-1]
    if progress == ATTACKER_GONE:
        return scope.this in state.gone[fighter].beside
    return scope.this in last_neighbors(state, fighter)


FROM_YOUR_HAND = Is("from-your-hand", lambda s, c, x: s.owners[c] == x.you)
WAS_NEIGHBOR = Is("neighbor", _was_beside)
FIGHTING = Is("fighting", lambda s, c, _x: in_blows(s, c))


# What else is so when it happens
def _during_a_fight(state: S, scope: Scope) -> bool:
    """The blows and what comes before them are the fight; what "Fight:" abilities do comes after it."""
    return any(progress in (BEFORE_BLOWS, BLOWS) for _, _, progress in state.fights[-1:])


DURING_A_FIGHT = When("during-a-fight", _during_a_fight)
BY_AN_ICON = When(
    "by-an-icon", lambda _s, x: x.event is not None and x.event.source == NOTHING
)  # KF-BONUS-07: only icons deal damage of no card


# Other events
def you_resolve(icon: str) -> Condition[S]:
    """You have resolved such a bonus icon."""

    def test(state: S, scope: Scope) -> bool:
        event = scope.event
        return event is not None and event.by == scope.you and ICON_NAMES[event.amount] == icon

    return When("you-resolve", test, word=icon)


WOULD_DEAL_DAMAGE = When(
    "this-would-deal-damage", lambda _s, x: x.event is not None and x.event.source == x.this
)  # KF-DMG-13
