"""Nothing comes of a change to what is not in play or is no creature: it does not happen and is not told."""

import pytest

from tests.games.keyforge.situations import Situation
from trivault.games.keyforge.game import GAME
from trivault.games.keyforge.rules import events
from trivault.kernel.events import emit
from trivault.kernel.frames import Scope

TO_CREATURES = (
    events.MOVE, events.STUN, events.UNSTUN, events.WARD_IT, events.UNWARD, events.ENRAGE, events.CALM,
)  # fmt: skip
IN_PLAY = (
    events.CONTROL, events.TO_FLANK, events.ATTACH, events.READY, events.EXHAUST, events.CHANGE_HOUSE,
    events.POWER_COUNTER, events.LOSE_POWER_COUNTER,
)  # fmt: skip


@pytest.mark.parametrize("kind", [*TO_CREATURES, *IN_PLAY], ids=lambda kind: kind.name)
def test_what_is_not_in_play_does_not_change(kind):
    with Situation(discard="troll", line="krump") as table:
        (troll,) = table.state.players[0].discard
        nothing_comes_of(table, kind, troll)


@pytest.mark.parametrize("kind", TO_CREATURES, ids=lambda kind: kind.name)
def test_what_only_creatures_have_an_artifact_has_not(kind):
    with Situation(artifacts="cannon", line="krump") as table:
        nothing_comes_of(table, kind, table.card("cannon"))


def nothing_comes_of(table, kind, card):
    table.state.log = []
    emit(table.state, kind, card, 1, Scope(1, table.card("krump")))
    assert (table.state.happened, table.state.log) == (0, [])
    table.changed()


def test_what_was_not_stunned_is_not_told_to_be_freed():
    with Situation(house="sanctum", hand="clear-mind", line="krump, troll stunned") as table:
        table.state.log = []
        table.answer("play clear-mind")
        told = [GAME.words("en").say(entry.public) for entry in table.state.log]
        assert [line for line in told if "stunned" in line] == ["Troll is no longer stunned."]
        table.changed(amber=1, hand="", discard="clear-mind", line="krump, troll")
