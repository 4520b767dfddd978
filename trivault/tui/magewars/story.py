"""What the report tells of a whole game: damage, mana, and the moments that decided it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from trivault.games.magewars import GAME
from trivault.games.magewars.model import CONJURATION, CREATURE, MAGE, WALL, MageWarsState
from trivault.games.magewars.traits import life
from trivault.kernel.ids import Thing
from trivault.kernel.log import Entry
from trivault.kernel.text import Message, capital

if TYPE_CHECKING:
    from trivault.tui.magewars.teller import MageWarsTeller

S = MageWarsState

HARD = 6  # damage at once that is worth a line
MOST = 12  # moments in a report; the last ones
FALLEN = (MAGE, CREATURE, CONJURATION, WALL)
HITS = ("log-damage", "log-direct")


def told(teller: MageWarsTeller, states: Sequence[S], log: Sequence[Entry], marks: Sequence[int]) -> list[str]:
    lines = [_sums(teller, states, seat) for seat in range(states[-1].seats)]
    return [*lines, *_moments(teller, states, log, marks)[-MOST:]]


def _sums(teller: MageWarsTeller, states: Sequence[S], seat: int) -> str:
    damage = mana = 0
    for before, after in pairwise(states):
        damage += sum(_hurt(before, after, thing) for thing in before.play if before.controller(thing) == seat)
        mana += sum(_spent(before, after, thing) for thing in before.play if before.controller(thing) == seat)
    return teller.say("ui-sums", player=teller.player(seat), damage=damage, mana=mana)


def _hurt(before: S, after: S, thing: Thing) -> int:
    """The damage that an object took between two choices; what was destroyed took all it could."""
    left = before.play[thing]
    if thing in after.play:
        return max(0, after.play[thing].damage - left.damage)
    return max(0, life(before, thing) - left.damage) if before.card(thing).life else 0


def _spent(before: S, after: S, thing: Thing) -> int:
    return max(0, before.play[thing].mana - after.play[thing].mana) if thing in after.play else 0


def _moments(
    teller: MageWarsTeller, states: Sequence[S], log: Sequence[Entry], marks: Sequence[int]
) -> list[str]:
    """What was destroyed, and who was hit hard, with the round."""
    found = []
    for state, start, end in zip(states, marks, [*marks[1:], len(log)], strict=True):
        for said in _worth_telling(log[start:end]):
            sentence = capital(teller.words.say(said))
            found.append(teller.say("ui-moment-of", round=_round(state, log[start:end], said), what=sentence))
    return found


def _worth_telling(entries: Sequence[Entry]) -> Iterator[Message]:
    for entry in entries:
        n = entry.public.args.get("n", 0)
        hard = entry.public.key in HITS and isinstance(n, int) and n >= HARD
        if hard or (entry.public.key == "log-destroy" and _stood_alone(entry)):
            yield entry.public


def _stood_alone(entry: Entry) -> bool:
    """Whether it was in the arena by itself: what was attached to it goes with it unsaid."""
    return any(GAME.card(slug).type in FALLEN for slug in entry.cards)


def _round(state: S, entries: Sequence[Entry], said: Message) -> int:
    """The round of a line; a new one may have begun after the choice."""
    begun = 0
    for entry in entries:
        begun += entry.public.key == "log-round"
        if entry.public is said:
            break
    return state.round + begun
