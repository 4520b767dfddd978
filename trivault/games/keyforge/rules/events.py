"""What can happen in KeyForge: the timing table of the game (KF-TIME).

Windows such as "after a creature reaps" are events that change nothing and are only heard.
"""

from __future__ import annotations

from typing import TypedDict

from trivault.games.keyforge.rules import amber, changes, damage, entering, pools, zones
from trivault.games.keyforge.rules.creature_stats import (
    ARMOR,
    CANNOT_BE_DAMAGED,
    CANNOT_BE_DESTROYED,
    DEALT_OTHERWISE,
    WARD,
    WARD_AGAINST_DAMAGE,
)
from trivault.games.keyforge.rules.discards import ORDER_DISCARDS
from trivault.games.keyforge.rules.pools import PICK_UP
from trivault.games.keyforge.state.counters import PUT_COUNTER
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.kernel.control import Seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.ids import Thing
from trivault.kernel.nodes import Node

S = KeyForgeState
Kind = EventKind[S]


class Leaving(TypedDict):
    """What is the same for all ways to leave play but destruction."""

    prevent: tuple[Node[S], ...]
    arrange: Node[S]
    checked: bool


def _heard(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    return True


# Quiet kinds are not logged, or say themselves what has happened.

# Æmber, keys and chains
GAIN: Kind = EventKind("gain", amber.gain, "KF-AMB-01")
REAP_GAIN: Kind = EventKind("reap-gain", amber.gain, "KF-REAP-01")
LOSE: Kind = EventKind("lose", amber.lose, "KF-WORD-09", checked=True, quiet=True)
STEAL: Kind = EventKind("steal", amber.steal, "KF-AMB-02", prevent=(amber.STEALABLE,), checked=True, quiet=True)
CAPTURE: Kind = EventKind("capture", amber.capture, "KF-AMB-03", checked=True, quiet=True)
CAPTURE_OWN: Kind = EventKind("capture-own", amber.capture_own, "KF-AMB-03", checked=True, quiet=True)
EXALT: Kind = EventKind("exalt", amber.exalt, "KF-AMB-05")
TAKE_FROM_CARD: Kind = EventKind("take-from-card", amber.take_from_card, "KF-AMB-08", checked=True, quiet=True)
TO_SUPPLY: Kind = EventKind("to-supply", amber.to_supply, "KF-AMB-08", checked=True, quiet=True)
PUT_ON_CARD: Kind = EventKind("put-on-card", amber.put_on_card, "KF-AMB-08", checked=True, quiet=True)
PUT_THEIRS_ON_CARD: Kind = EventKind("put-theirs-on-card", amber.put_theirs_on_card, "KF-AMB-08", quiet=True)
LAY_AMBER: Kind = EventKind("lay-amber", amber.lay_amber, "KF-AMB-08", checked=True, quiet=True)
MOVE_AMBER: Kind = EventKind("move-amber", amber.move_amber, "KF-AMB-08", checked=True, quiet=True)
PAY: Kind = EventKind("pay", amber.pay, "KF-AMB-06", checked=True)
INTO_POOL: Kind = EventKind(pools.INTO_POOL, amber.gain, "KF-LEAVE-03", quiet=True)
SPEND: Kind = EventKind("spend", amber.spend, "KF-FORGE-02", checked=True, quiet=True)
FORGE: Kind = EventKind("forge", amber.forge, "KF-FORGE-02", checked=True)
UNFORGE: Kind = EventKind("unforge", amber.unforge, "KF-FORGE-10")
CHAINS: Kind = EventKind("gain-chains", amber.chains, "KF-CHAIN-01")
SHED_CHAIN: Kind = EventKind("shed-chain", amber.shed_chain, "KF-CHAIN-05", counted=False, quiet=True)

# Damage and destruction
HURTING = (DEALT_OTHERWISE, CANNOT_BE_DAMAGED, WARD_AGAINST_DAMAGE)  # KF-DMG-07, KF-STAT-WARD-05
DAMAGE: Kind = EventKind(
    "damage", damage.damage, "KF-DMG-01", prevent=(*HURTING, ARMOR), checked=True, quiet=True
)
PIERCE: Kind = EventKind(
    "pierce", damage.pierce, "KF-DMG-01", prevent=HURTING, checked=True, quiet=True
)  # past armor
STRIKE: Kind = EventKind(
    "strike", damage.strike, "KF-FIGHT-07", prevent=(*HURTING, ARMOR), checked=True, quiet=True
)
MOVE_DAMAGE: Kind = EventKind("move-damage", damage.move_damage, "KF-DMG-14", checked=True, quiet=True)
LAY_DAMAGE: Kind = EventKind("lay-damage", damage.lay_damage, "KF-DMG-14", checked=True, quiet=True)
HEAL: Kind = EventKind("heal", damage.heal, "KF-HEAL-01", quiet=True)
DESTROY: Kind = EventKind(
    "destroy",
    damage.destroy,  # KF-TIME-10
    "KF-DEST-01",
    prevent=(CANNOT_BE_DESTROYED, WARD),
    joins=True,  # KF-DEST-04
    arrange=Seq((PICK_UP, ORDER_DISCARDS)),
    checked=True,
)

# Moving cards
LEAVING: Leaving = {"prevent": (WARD,), "arrange": PICK_UP, "checked": True}  # KF-STAT-WARD-01
TO_HAND: Kind = EventKind("to-hand", zones.to_hand, "KF-LEAVE-01", **LEAVING)
TO_DECK_TOP: Kind = EventKind("to-deck-top", zones.to_deck_top, "KF-LEAVE-01", **LEAVING)
TO_DECK_BOTTOM: Kind = EventKind("to-deck-bottom", zones.to_deck_bottom, "KF-LEAVE-01", **LEAVING)
PUT_BACK: Kind = EventKind("put-back", zones.put_back, "KF-ABIL-11", quiet=True)
INTO_DECK: Kind = EventKind("into-deck", zones.into_deck, "KF-LEAVE-01", **LEAVING, quiet=True)
ARCHIVE: Kind = EventKind("archive", zones.archive, "KF-ZONE-06", **LEAVING)
ABDUCT: Kind = EventKind("abduct", zones.abduct, "KF-ZONE-09", **LEAVING)
PURGE: Kind = EventKind("purge", zones.purge, "KF-ZONE-10", **LEAVING)
PUT_UNDER: Kind = EventKind("put-under", zones.put_under, "KF-ZONE-13", quiet=True)
GRAFT: Kind = EventKind("graft", zones.graft, "KF-ZONE-13")
DISCARD: Kind = EventKind("discard", zones.discard, "KF-DISC-01")  # from a hand
DISCARD_ARCHIVED: Kind = EventKind("discard-archived", zones.discard, "KF-ZONE-06")
DISCARD_DECK: Kind = EventKind(
    "discard-deck", zones.discard, "KF-ZONE-01"
)  # from a deck: not what hands hear of
DRAW: Kind = EventKind("draw", zones.draw, "KF-ZONE-04", quiet=True)
TAKE_ARCHIVES: Kind = EventKind("take-archives", zones.take_archives, "KF-HOUSE-10", quiet=True)
SWAP_PILES: Kind = EventKind("swap-deck-and-discard", zones.swap_piles, "KF-ZONE-14", quiet=True)
SHUFFLE_DISCARD: Kind = EventKind("shuffle-discard", zones.shuffle_discard, "KF-ZONE-12", quiet=True)

# In play
ENTER: Kind = EventKind("enter", entering.enter_play, "KF-GEN-11", checked=True, quiet=True)  # KF-DEST-15
CONTROL: Kind = EventKind("take-control", changes.control, "KF-CTRL-02", checked=True)
TO_FLANK: Kind = EventKind("to-flank", changes.to_flank, "KF-LINE-02", checked=True)
SWAP: Kind = EventKind("swap", changes.swap, "KF-ZONE-14", checked=True)
MOVE: Kind = EventKind("move", changes.move, "KF-LINE-08", checked=True)
ATTACH: Kind = EventKind("attach", changes.attach, "KF-UPG-01", checked=True)  # the source: to whom
READY: Kind = EventKind("ready", changes.ready, "KF-GEN-09")
EXHAUST: Kind = EventKind("exhaust", changes.exhaust, "KF-GEN-10")
STUN: Kind = EventKind("stun", changes.stun, "KF-STAT-STUN-01")
UNSTUN: Kind = EventKind("unstun", changes.unstun, "KF-STAT-STUN-02")
WARD_IT: Kind = EventKind("ward", changes.ward, "KF-STAT-WARD-01")
UNWARD: Kind = EventKind("unward", changes.unward, "KF-STAT-WARD-01")
MOVE_WARD: Kind = EventKind("move-ward", changes.move_ward, "KF-STAT-WARD-02")
ENRAGE: Kind = EventKind("enrage", changes.enrage, "KF-STAT-ENR-01")
ANIMATE: Kind = EventKind("animate", changes.animate, checked=True, quiet=True)
CALM: Kind = EventKind("calm", changes.calm, "KF-STAT-ENR-02", quiet=True)
CHANGE_HOUSE: Kind = EventKind("change-house", changes.change_house, quiet=True)
LOSE_POWER_COUNTER: Kind = EventKind(
    "lose-power-counter", changes.lose_power_counter, "KF-STAT-POW-01", checked=True
)
POWER_COUNTER: Kind = EventKind("power-counter", changes.power_counter, "KF-STAT-POW-01", checked=True)

# Windows
TURN_BEGAN: Kind = EventKind("turn-began", _heard, "KF-TIME-01", quiet=True)
WOULD_FORGE: Kind = EventKind("would-forge", _heard, "KF-FORGE-02", quiet=True)  # nothing is paid yet
FORGED: Kind = EventKind("forged", _heard, "KF-TIME-02", quiet=True)
HOUSE_CHOSEN: Kind = EventKind("house-chosen", _heard, "KF-TIME-03", ruled=True, quiet=True)
PLAYED: Kind = EventKind("played", _heard, "KF-TIME-04", quiet=True)
PLAYED_LEFT: Kind = EventKind("played-left", _heard, "KF-TIME-04", quiet=True)  # a creature, on its left flank
PLAYED_RIGHT: Kind = EventKind("played-right", _heard, "KF-TIME-04", quiet=True)
ICON_RESOLVED: Kind = EventKind("icon-resolved", _heard, "KF-TIME-04", quiet=True)
ENTERED: Kind = EventKind("entered", _heard, "KF-TIME-04", quiet=True)
BEFORE_FIGHT: Kind = EventKind("before-fight", _heard, "KF-TIME-05", ruled=True, quiet=True)
FOUGHT: Kind = EventKind("fought", _heard, "KF-TIME-05", quiet=True)
BEFORE_REAP: Kind = EventKind("before-reap", _heard, "KF-REAP-02", quiet=True)
REAPED: Kind = EventKind("reaped", _heard, "KF-TIME-06", quiet=True)
ARMOR_PREVENTED: Kind = EventKind("armor-prevented", _heard, "KF-ARM-01", counted=False, quiet=True)
USED: Kind = EventKind("used", _heard, "KF-TIME-07", quiet=True)
READY_STEP_ENDED: Kind = EventKind("ready-step-ended", _heard, "KF-TIME-08", quiet=True)
TURN_ENDED: Kind = EventKind("turn-ended", _heard, "KF-TIME-09", quiet=True)

EVENTS = (
    GAIN, REAP_GAIN, LOSE, STEAL, CAPTURE, CAPTURE_OWN, EXALT, TAKE_FROM_CARD, PUT_ON_CARD, PUT_THEIRS_ON_CARD,
    TO_SUPPLY, MOVE_AMBER, PAY, INTO_POOL, SPEND, FORGE, UNFORGE, CHAINS, DAMAGE, PIERCE, STRIKE, MOVE_DAMAGE,
    HEAL, DESTROY, TO_HAND, TO_DECK_TOP, INTO_DECK, ARCHIVE, ABDUCT, PURGE, PUT_UNDER, GRAFT, DISCARD,
    DISCARD_DECK, DISCARD_ARCHIVED, TO_DECK_BOTTOM, PUT_BACK, ICON_RESOLVED, MOVE_WARD, WOULD_FORGE, DRAW,
    ENTER, CONTROL, SWAP, READY, EXHAUST, STUN, UNSTUN, WARD_IT, ENRAGE, POWER_COUNTER, MOVE, TURN_BEGAN,
    LOSE_POWER_COUNTER,
    FORGED, HOUSE_CHOSEN, PLAYED, ENTERED, BEFORE_FIGHT, FOUGHT, BEFORE_REAP, REAPED, ARMOR_PREVENTED, USED,
    READY_STEP_ENDED, TURN_ENDED, TO_FLANK, PLAYED_LEFT, PLAYED_RIGHT, SHED_CHAIN, TAKE_ARCHIVES, SWAP_PILES,
    SHUFFLE_DISCARD, CALM, CHANGE_HOUSE, LAY_AMBER, LAY_DAMAGE, ATTACH, UNWARD, ANIMATE, *PUT_COUNTER.values(),
)  # fmt: skip
