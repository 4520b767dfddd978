"""What spells cost to cast and to reveal, and who pays (MW-CAST-10, MW-FAM-04, MW-SPAWN-04, MW-ENCH-12)."""

from __future__ import annotations

from trivault.games.magewars.rules.objects import mana_of
from trivault.games.magewars.state import aspects
from trivault.games.magewars.state.model import MAGE, MageWarsState
from trivault.games.magewars.state.printed import Special
from trivault.games.magewars.state.records import Cast
from trivault.kernel.abilities import Modify
from trivault.kernel.frames import Listener, Scope, Value
from trivault.kernel.ids import NOTHING, Thing

S = MageWarsState


REBATE = "rebate"  # the ready marker of what makes spells cheaper once a round


def _rebates(state: S, key: str, spell: Thing, mage: Thing, target: Thing) -> list[Listener]:
    """What a mage wears that makes this spell cheaper. A spell that is aimed at nothing yet may
    still be aimed at what makes it so."""
    nodes = state.game.program.nodes
    names: dict[str, Value] | None = {"it": (target,)} if target != NOTHING else None
    found = []
    for listener in state.modifiers.get(key, ()):
        ability, piece = nodes[listener.ability], state.play[listener.this]
        if piece.host != mage or REBATE in piece.used or not isinstance(ability, Modify):
            continue
        if ability.on.fits(state, spell, Scope(listener.you, listener.this, names=names)):
            found.append(listener)
    return found


def rebate(state: S, key: str, spell: Thing, mage: Thing, target: Thing = NOTHING, use: bool = False) -> int:
    """How much less a spell costs the mage who casts it or whose enchantment is revealed."""
    listeners = _rebates(state, key, spell, mage, target)
    if use:
        for listener in listeners:
            state.play[listener.this].used.append(REBATE)
    nodes = state.game.program.nodes
    return sum(
        ability.amount.of(state, listener)
        for listener in listeners
        if isinstance(ability := nodes[listener.ability], Modify)
    )


def aimed(cast: Cast) -> dict[str, Value]:
    names: dict[str, Value] = {"it": (cast.target,) if cast.target != NOTHING else ()}
    if cast.second != NOTHING:
        names["second"] = (cast.second,)
    return names


def spell_cost(state: S, cast: Cast) -> int:
    """The cost for the chosen targets, before what makes it cheaper."""
    card = state.card(cast.spell)
    if isinstance(card.cost, int):
        return card.cost + cast.x
    return card.cost.of(state, Scope(cast.by, cast.spell, names=aimed(cast))) + cast.x


def price(state: S, cast: Cast) -> int:
    return max(
        0, spell_cost(state, cast) - rebate(state, aspects.CAST_REBATE, cast.spell, cast.caster, cast.target)
    )


def least_cost(state: S, spell: Thing) -> int:
    """A bound below the cost of a spell, whatever it is aimed at."""
    cost = state.card(spell).cost
    return cost if isinstance(cost, int) else 0


def payer(state: S, cast: Cast) -> Thing:
    """The caster, unless another player controls the spell by now."""
    theirs = cast.caster in state.play and state.controller(cast.caster) == cast.by
    return cast.caster if theirs else NOTHING


def spare(state: S, cast: Cast) -> int:
    """What can still be spent on the choices of a spell, beyond what it costs so far."""
    return purse(state, payer(state, cast), cast.by) + cast.cost - price(state, cast)


def purse(state: S, caster: Thing, player: int) -> int:
    """What can be spent: the caster's own mana, then the mage's (MW-FAM-04)."""
    own = state.play[caster].mana if caster in state.play and state.card(caster).type != MAGE else 0
    return own + mana_of(state, player)


def pay(state: S, caster: Thing, player: int, amount: int) -> None:
    """A familiar or spawnpoint pays from its own mana first."""
    if caster in state.play and state.card(caster).type != MAGE:
        own = min(amount, state.play[caster].mana)
        state.play[caster].mana -= own
        amount -= own
    mage = state.players[player].mage
    if amount and mage in state.play:
        state.play[mage].mana -= amount


def reveal_cost(state: S, enchantment: Thing, host: Thing | None = None) -> int:
    """Magebind makes it dearer on a mage (MW-ENCH-13): on what it is attached to, or would be."""
    card = state.card(enchantment)
    host = state.play[enchantment].host if host is None else host
    return card.reveal + (card.magebind if state.is_type(host, MAGE) else 0)


def reveal_price(state: S, enchantment: Thing, player: int) -> int:
    """The reveal cost, less what makes it cheaper for a player."""
    less = rebate(state, aspects.REVEAL_REBATE, enchantment, state.players[player].mage)
    return max(0, reveal_cost(state, enchantment) - less)


def total_cost(state: S, enchantment: Thing, host: Thing | None = None) -> int:
    """Casting and revealing together, for what refers to both."""
    card = state.card(enchantment)
    assert isinstance(card.cost, int)
    return card.cost + reveal_cost(state, enchantment, host)


def special_cost(state: S, special: Special, scope: Scope) -> int:
    return special.cost if isinstance(special.cost, int) else special.cost.of(state, scope)
