"""Windows that are open: what still comes in them (KF-REAP-04)."""

from __future__ import annotations

from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import BehindBoldWord
from trivault.kernel.frames import AFTER, Listener
from trivault.kernel.ids import NOTHING, Thing

S = KeyForgeState


def still_comes(state: S, gained: Listener, but: Thing = NOTHING) -> None:
    """A creature has gained an ability behind a bold word: it still comes in a window that is open for the
    creature. Other abilities do not hear what happened before they came into force (KF-OPEN-58)."""
    ability = state.game.program.nodes[gained.ability]
    if not isinstance(ability, BehindBoldWord):
        return
    for batch in state.batches:
        for event in batch.events if batch.stage == AFTER else ():
            if event is None or event.kind != ability.key or event.thing == but:
                continue
            if ability.when.holds(state, gained.about(event)):
                batch.queue.append(gained.waiting(event))
