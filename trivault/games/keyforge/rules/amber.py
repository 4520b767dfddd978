"""Æmber, keys and chains change hands (KF-AMB, KF-FORGE, KF-CHAIN)."""

from __future__ import annotations

from trivault.games.keyforge.rules.creature_stats import EventRule
from trivault.games.keyforge.rules.log_messages import log_outcome
from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.state.limits import MOST_CHAINS
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.abilities import forbidding, value
from trivault.kernel.frames import Event
from trivault.kernel.ids import Thing, is_player, player_of, player_thing
from trivault.kernel.nodes import Node

S = KeyForgeState


def gain(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    state.players[player_of(thing)].amber += amount  # KF-AMB-01
    return amount > 0


def lose(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    side = state.players[player_of(thing)]
    lost = min(amount, side.amber)
    side.amber -= lost
    return log_outcome(state, "lose", thing, lost, by, source)


def steal(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    thief = player_of(thing)
    victim = state.opponent(thief)
    stolen = _taken(state, victim, amount)  # KF-AMB-02
    state.players[thief].amber += stolen
    if thief == state.active:
        state.players[thief].stolen_last += stolen
    return log_outcome(state, "steal", thing, stolen, by, source)


def capture(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if thing not in state.play:
        return False
    captor = by if thing == source else state.controller(thing)  # KF-ASIF-03: its own ability
    taken = _taken(state, state.opponent(captor), amount)  # KF-AMB-03
    state.play[thing].amber += taken
    return log_outcome(state, "capture", thing, taken, by, source)


def capture_own(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if thing not in state.play:
        return False
    taken = _taken(state, state.controller(thing), amount)
    state.play[thing].amber += taken
    return log_outcome(state, "capture-own", thing, taken, by, source)


def _taken(state: S, victim: int, amount: int) -> int:
    """Æmber that is stolen or captured, at most what is in the pool; the supply may pay for it
    (KF-REPL-06)."""
    taken = min(amount, state.players[victim].amber)
    if not supply_pays(state, victim):
        state.players[victim].amber -= taken
    return taken


def supply_pays(state: S, victim: int) -> bool:
    """Whether what is stolen or captured from a player comes from the common supply instead."""
    return value(state, aspects.SUPPLY_PAYS, player_thing(victim), 0) > 0


def exalt(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if thing not in state.play:
        return False
    state.play[thing].amber += amount  # KF-AMB-05: from the common supply
    return True


def take_from_card(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    piece = state.play.get(thing)
    if piece is None:
        return False
    moved = min(amount, piece.amber)
    piece.amber -= moved
    state.players[by].amber += moved  # KF-AMB-08: neither stolen nor captured
    return log_outcome(state, "take-from-card", thing, moved, by, source)


def to_supply(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    piece = state.play.get(thing)
    if piece is None:
        return False
    moved = min(amount, piece.amber)
    piece.amber -= moved  # KF-AMB-08
    return log_outcome(state, "to-supply", thing, moved, by, source)


def put_on_card(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    return log_outcome(state, "put-on-card", thing, _put(state, thing, amount, by), by, source)


def put_theirs_on_card(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    moved = _put(state, thing, amount, state.opponent(by))
    return log_outcome(state, "put-theirs-on-card", thing, moved, by, source)


def _put(state: S, card: Thing, amount: int, player: int) -> int:
    """Æmber of a pool moves to a card."""
    piece = state.play.get(card)
    if piece is None:
        return 0
    moved = min(amount, state.players[player].amber)
    state.players[player].amber -= moved
    piece.amber += moved  # KF-AMB-08
    return moved


def move_amber(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if thing not in state.play or source not in state.play:
        return False
    moved = min(amount, state.play[source].amber)
    state.play[source].amber -= moved
    state.play[thing].amber += moved  # KF-AMB-08
    return log_outcome(state, "move-amber", thing, moved, by, source)


def pay(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    payer = state.players[player_of(thing)]
    paid = min(amount, payer.amber)
    payer.amber -= paid
    state.players[state.opponent(player_of(thing))].amber += paid  # KF-AMB-06
    return paid > 0


def lay_amber(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """So much lies on it, whatever lay there before (KF-AMB-08)."""
    if thing not in state.play:
        return False
    state.play[thing].amber = amount
    return True


def spend(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """From a pool, or from a card whose Æmber may be spent (KF-FORGE-06)."""
    if is_player(thing):
        state.players[player_of(thing)].amber -= amount  # KF-FORGE-02: to the common supply
    else:
        state.play[thing].amber -= amount
    return True


def forge(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    player = player_of(thing)
    state.players[player].keys |= 1 << amount
    if player == state.active:
        state.forged_now |= 1 << amount
    return True


def unforge(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    side = state.players[player_of(thing)]
    if not side.keys >> amount & 1:
        return False
    side.keys &= ~(1 << amount)  # KF-FORGE-10
    return True


def chains(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    side = state.players[player_of(thing)]
    side.chains = min(side.chains + amount, MOST_CHAINS)  # KF-CHAIN-01, KF-NOT-04
    return True


def shed_chain(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    side = state.players[player_of(thing)]
    side.chains = max(0, side.chains - amount)  # KF-CHAIN-05
    return True


def left_of(state: S, event: Event) -> int:
    """How much of the Æmber of an event whose window is open nobody has taken since (KF-AMB-10): the
    amount of the event in its batch."""
    events = state.batches[-1].events
    return sum(e.amount for e in events if e and (e.kind, e.thing) == (event.kind, event.thing))


def take_of(state: S, event: Event, taken: int) -> None:
    """So much of that Æmber is not there any more."""
    batch = state.batches[-1]
    for i, e in enumerate(batch.events):
        if e and (e.kind, e.thing) == (event.kind, event.thing):
            batch.events[i] = e._replace(amount=e.amount - taken)


def _stealable(state: S, event: Event) -> Event | None:
    """As much as is there (KF-AMB-02); nothing from whom nothing can be stolen, whatever would replace
    it (KF-REPL-05)."""
    victim = state.opponent(player_of(event.thing))
    there = 0 if forbidding(state, aspects.STEAL, player_thing(victim)) else state.players[victim].amber
    return event._replace(amount=min(event.amount, there)) if there and event.amount > 0 else None


STEALABLE: Node[S] = EventRule("stealable", _stealable)
