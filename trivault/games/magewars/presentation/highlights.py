"""What the report tells of a whole game: damage, mana, and the moments that decided it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from trivault.games.magewars.game import GAME
from trivault.games.magewars.rules.traits import life
from trivault.games.magewars.state.model import CONJURATION, CREATURE, MAGE, WALL, MageWarsState
from trivault.kernel.ids import Thing
from trivault.kernel.log import Entry
from trivault.presentation.presenter import AnyPresenter, KeyMoment, Step

S = MageWarsState

HARD, HARD_ON_MAGE = 6, 4  # damage at once that is worth a line
FALLEN = (MAGE, CREATURE, CONJURATION, WALL)
HITS = ("damage", "direct")
DECIDES = 50  # the weight of the fall of a mage


def sums(presenter: AnyPresenter, states: Sequence[S]) -> list[str]:
    return [_sums(presenter, states, seat) for seat in range(states[-1].seats)]


def _sums(presenter: AnyPresenter, states: Sequence[S], seat: int) -> str:
    damage = mana = 0
    for before, after in pairwise(states):
        damage += sum(_hurt(before, after, thing) for thing in before.play if before.controller(thing) == seat)
        mana += sum(_spent(before, after, thing) for thing in before.play if before.controller(thing) == seat)
    return presenter.say("ui-sums", player=presenter.player(seat), damage=damage, mana=mana)


def _hurt(before: S, after: S, thing: Thing) -> int:
    """The damage that an object took between two choices; what was destroyed took all it could."""
    left = before.play[thing]
    if thing in after.play:
        return max(0, after.play[thing].damage - left.damage)
    return max(0, life(before, thing) - left.damage) if before.card(thing).life else 0


def _spent(before: S, after: S, thing: Thing) -> int:
    return max(0, before.play[thing].mana - after.play[thing].mana) if thing in after.play else 0


def moments(presenter: AnyPresenter, steps: Iterable[Step[S]]) -> Iterator[KeyMoment]:
    """What was destroyed, and who was hit hard, with the round."""
    for step in steps:
        round_ = step.before.round
        for entry in step.entries:
            round_ += entry.event.kind == "round"
            if weight := _weight(entry):
                by = entry.event.actor if entry.event.kind in HITS else -1  # the rules destroy what is worn out
                yield KeyMoment(step.at, round_, by, presenter.sentence(entry.public), entry.cards, weight)


def _weight(entry: Entry) -> int:
    """How much a line of the log tells; what was attached to an object goes with it unsaid."""
    kinds, amount = [GAME.card(slug).type for slug in entry.cards], entry.event.amount
    if entry.event.kind == "destroy" and kinds and kinds[0] in FALLEN:
        return DECIDES if kinds[0] == MAGE else HARD + GAME.card(entry.cards[0]).level
    if entry.event.kind not in HITS:
        return 0
    hard = HARD_ON_MAGE if kinds and kinds[0] == MAGE else HARD
    return amount if amount >= hard else 0
