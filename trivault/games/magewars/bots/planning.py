"""Planning in Mage Wars: which spells to prepare, and which to give to familiars and spawnpoints.

Each spell of the book is tried as if it were cast at once, on its likeliest target; the best that
the mana is enough for are prepared.
"""

from __future__ import annotations

from trivault.games.magewars.bots import policy, worth
from trivault.games.magewars.bots.evaluation import evaluate
from trivault.games.magewars.rules.cast import cast_spell
from trivault.games.magewars.rules.castable import can_cast, is_quick
from trivault.games.magewars.state.model import MAGE, MageWarsState
from trivault.games.magewars.state.records import Cast
from trivault.kernel.choices import Choice, Raw
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import run

S = MageWarsState

PLANNING = ("prepare", "assign")


def plan(state: S, choice: Choice) -> Raw:
    """The spells that bring most, as far as the mana goes."""
    caster = state.players[choice.player].mage if choice.source == NOTHING else choice.source
    now, mana = evaluate(state, choice.player).total, mana_at_hand(state, choice.player, caster)
    gains: dict[str, float] = {}
    for spell in choice.things:
        slug = state.card(spell).slug
        if slug not in gains:
            gains[slug] = _gain(state, choice.player, caster, spell, now)
    chosen: list[Thing] = []
    for spell in sorted(choice.things, key=lambda spell: -gains[state.card(spell).slug]):
        card = state.card(spell)
        if len(chosen) < choice.high and gains[card.slug] > 0 and worth.price(card) <= mana:
            chosen.append(spell)
            mana -= worth.price(card)
    return choice.picked(tuple(spell for spell in choice.things if spell in chosen))


def mana_at_hand(state: S, player: int, caster: Thing) -> float:
    """What a caster can spend: what the mage has prepared is paid for first."""
    side = state.players[player]
    planned = sum([worth.price(state.card(spell)) for spell in side.prepared])
    own = state.play[caster].mana if caster != side.mage else 0
    return own + max(0.0, state.play[side.mage].mana - planned)


def _gain(state: S, player: int, caster: Thing, spell: Thing, now: float) -> float:
    """What casting a spell at once would bring."""
    trial = state.copy()
    side, holder = trial.players[player], trial.play[caster]
    side.spellbook.remove(spell)
    if trial.card(caster).type == MAGE:
        side.prepared, kind = [spell], "prepared"
        way = "quick" if is_quick(trial, spell, caster) else "full"
    else:
        holder.assigned, kind, way = spell, "assigned", "deploy"
    if not can_cast(trial, Cast(player, spell, caster, kind, way)):
        return 0.0
    trial.choices = trial.answers = ()
    cast_spell(trial, caster, spell, way)
    run(trial)
    policy.finish(trial)
    return evaluate(trial, player).total - now
