"""How a game ended, and how it went."""

from __future__ import annotations

from collections.abc import Sequence

from trivault.games.shards.model import ShardsState
from trivault.kernel.text import Message
from trivault.tui.teller import Teller

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 40  # bars in a line
NUMBERS = 10  # numbers in a line


def report(states: Sequence[ShardsState], teller: Teller, bars: bool) -> list[str]:
    """The winner, and health and mastery of each player from turn to turn."""
    last = states[-1]
    winners = [teller.player(seat) for seat in last.result or ()]
    lines = [teller.say("ui-winner", players=teller.words.listing(winners), n=last.turn)]
    ends = _ends(states)
    for seat in range(last.seats):
        for name in ("health", "mastery"):
            values = [getattr(state.players[seat], name) for state in ends]
            course = _bars(values, teller) if bars else ", ".join(map(str, _thinned(values, NUMBERS)))
            lines.append(teller.say(f"ui-report-{name}", player=Message("player", n=seat + 1), course=course))
    return lines


def _ends(states: Sequence[ShardsState]) -> list[ShardsState]:
    """The state in which each turn began, and the last one."""
    firsts = {state.turn: state for state in reversed(states)}
    return [*(firsts[turn] for turn in sorted(firsts)), states[-1]]


def _thinned(values: Sequence[int], most: int) -> list[int]:
    """So many values of the course, the first and the last among them."""
    if len(values) <= most:
        return list(values)
    return [values[i * (len(values) - 1) // (most - 1)] for i in range(most)]


def _bars(values: Sequence[int], teller: Teller) -> str:
    """A course as bars, the highest value a full one, and where it began and ended."""
    top = max(*values, 1)
    course = "".join(BARS[value * (len(BARS) - 1) // top] for value in _thinned(values, WIDEST))
    return teller.say("ui-bars", course=course, first=values[0], last=values[-1])
