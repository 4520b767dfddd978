"""Planning a round: which two spells are prepared, for what, and with which mana.

Each spell of the book is tried as if it were cast at once, from here or from a zone beside; pairs are
weighed together, as far as mana and actions go.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from trivault.games.magewars.bots import policy, worth
from trivault.games.magewars.bots.planning import PLANNING, mana_at_hand
from trivault.games.magewars.bots.search.attack_spells import only_bar
from trivault.games.magewars.bots.search.decision_search import CHANCY, DecisionSearch, Judged
from trivault.games.magewars.bots.search.position_view import SPELLS_PART
from trivault.games.magewars.rules.cast import cast_spell
from trivault.games.magewars.rules.castable import can_cast, is_quick
from trivault.games.magewars.rules.costs import purse
from trivault.games.magewars.state.model import ENCHANTMENT, MAGE, MageWarsState
from trivault.games.magewars.state.printed import Card
from trivault.games.magewars.state.records import Cast
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import run

S = MageWarsState
__all__ = ["PLANNING", "plan", "plans"]

BEST = 10  # so many spells are thought of in pairs
ROLLS = 3  # times as many as elsewhere: a plan holds for a whole round
SPARE = 0.15  # the part of its gain that a spell is worth which cannot be cast beside the other


def plan(search: DecisionSearch, state: S, choice: Choice) -> Raw:
    """The spells that bring most together."""
    return max(plans(search, state, choice), key=lambda each: each[1].total)[0]


def plans(search: DecisionSearch, state: S, choice: Choice, also: Sequence[Raw] = ()) -> list[Judged]:
    """The best spells in all combinations, and some others, with how good the position is after casting them;
    first to prepare nothing."""
    caster = state.players[choice.player].mage if choice.source == NOTHING else choice.source
    now = search.standing(search.seen(state))
    gains, costs = _gains(search, state, choice, caster, now.total)
    ranked = sorted(gains, key=lambda spell: -gains[spell])[:BEST]
    mana = mana_at_hand(state, choice.player, caster)
    found: list[Judged] = []
    for count in range(choice.high + 1):
        for some in combinations(ranked, count):
            raw = choice.picked(tuple([spell for spell in choice.things if spell in some]))
            found.append((raw, now.plus(SPELLS_PART, _together(state, caster, some, gains, costs, mana))))
    return found + [
        (raw, now.plus(SPELLS_PART, _together(state, caster, raw[2], gains, costs, mana))) for raw in also
    ]


def _together(
    state: S,
    caster: Thing,
    some: tuple[Thing, ...],
    gains: dict[Thing, float],
    costs: dict[Thing, float],
    mana: float,
) -> float:
    """What spells bring in one round, the best first: one of them can be cast with the full action."""
    total, full = 0.0, 1
    for spell in sorted(some, key=lambda spell: -gains[spell]):
        price = costs[spell]
        quick = is_quick(state, spell, caster)
        if price <= mana and (quick or full):
            total += gains[spell]
            mana -= price
            full -= not quick
        else:
            total += SPARE * max(0.0, gains[spell])
    return total


def _gains(
    search: DecisionSearch, state: S, choice: Choice, caster: Thing, now: float
) -> tuple[dict[Thing, float], dict[Thing, float]]:
    """What each spell would bring and cost, copies alike."""
    known: dict[str, float] = {}
    found: dict[Thing, float] = {}
    prices: dict[str, float] = {}
    costs: dict[Thing, float] = {}
    for spell in choice.things:
        slug = state.card(spell).slug
        if slug not in known:
            known[slug] = 0.0 if search.out_of_budget else _gain(search, state, caster, spell, now)
            prices[slug] = (
                _cost(search, state, caster, spell) if known[slug] > 0 else worth.price(state.card(spell))
            )
        found[spell], costs[spell] = known[slug], prices[slug]
    return found, costs


def _cost(search: DecisionSearch, state: S, caster: Thing, spell: Thing) -> float:
    """The mana that a spell takes, by what it would be aimed at."""
    card = state.card(spell)
    if card.type == ENCHANTMENT and not card.mandatory:
        return worth.price(card) + card.reveal  # what it brings it brings when it is revealed
    trial = None if isinstance(card.cost, int) else _aiming(search, state, caster, spell)
    if trial is None or (choice := trial.choices[0]).reason not in policy.AIMING:
        return worth.price(card)
    aims = search.aims(trial, choice)
    if not aims:
        return worth.price(card)
    before = purse(trial, caster, search.you)
    trial.apply_raw(choice, max(aims, key=lambda each: each[1].total)[0])
    policy.finish(trial)
    return float(before - purse(trial, caster, search.you)) if caster in trial.play else worth.price(card)


def _aiming(search: DecisionSearch, state: S, caster: Thing, spell: Thing) -> S | None:
    """A spell being cast from here."""
    trial = _ready(search, state, caster, spell)
    if trial is None:
        return None
    cast_spell(trial, caster, spell, _way(trial, caster, spell))
    run(trial)
    return trial


def _gain(search: DecisionSearch, state: S, caster: Thing, spell: Thing, now: float) -> float:
    card, zone = state.card(spell), state.play[caster].zone
    if worth.price(card) > purse(state, caster, search.you):
        return 0.0
    here = _cast(search, state, caster, spell, zone)
    if here is not None:
        return here - now
    if state.card(caster).type != MAGE or card.full:
        return 0.0
    steps = [_cast(search, state, caster, spell, near) for near in state.arena.neighbors[zone]]
    return max([step - now for step in steps if step is not None], default=0.0)


def _cast(search: DecisionSearch, state: S, caster: Thing, spell: Thing, zone: Thing) -> float | None:
    """The position after casting a spell from a zone; None where it cannot be cast."""
    trial = _ready(search, state, caster, spell, zone)
    if trial is None:
        return None
    rolls, total = _rolls(search, trial.card(spell)), 0.0
    for n in range(rolls):
        after = trial.copy()
        after.seed += n
        cast_spell(after, caster, spell, _way(after, caster, spell))
        run(after)
        total += search.ended(after).total
    return total / rolls


def _rolls(search: DecisionSearch, card: Card) -> int:
    """How often a spell is tried: what is worked out without dice comes out the same every time."""
    worked_out = card.type not in CHANCY or only_bar(card) is not None
    return 1 if worked_out else ROLLS * search.rolls


def _ready(search: DecisionSearch, state: S, caster: Thing, spell: Thing, zone: Thing = NOTHING) -> S | None:
    """The position in which a spell can be cast at once from a zone, or from where its caster is."""
    trial = state.copy()
    side, holder = trial.players[search.you], trial.play[caster]
    side.spellbook.remove(spell)
    if zone != NOTHING:
        holder.zone = zone
    if trial.card(caster).type == MAGE:
        side.prepared, kind = [spell], "prepared"
    else:
        holder.assigned, kind = spell, "assigned"
    if not can_cast(trial, Cast(search.you, spell, caster, kind, _way(trial, caster, spell))):
        return None
    trial.choices = trial.answers = ()
    return trial


def _way(state: S, caster: Thing, spell: Thing) -> str:
    if state.card(caster).type != MAGE:
        return "deploy"
    return "quick" if is_quick(state, spell, caster) else "full"
