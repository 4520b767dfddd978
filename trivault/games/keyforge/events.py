"""What can happen in KeyForge: the timing table of the game.

Windows such as "after a creature reaps" are events that change nothing and are only heard.
"""

from __future__ import annotations

from trivault.games.keyforge import gigantic
from trivault.games.keyforge.battleline import (
    change_control,
    controller_of,
    leave_play,
    put_into_play,
    swap,
    to_flank,
)
from trivault.games.keyforge.counters import PUT_COUNTER
from trivault.games.keyforge.damage import (
    ARMOR,
    CANNOT_BE_DAMAGED,
    CANNOT_BE_DESTROYED,
    DEALT_OTHERWISE,
    WARD,
    Rule,
    keyword,
    power,
)
from trivault.games.keyforge.discards import ORDER_DISCARDS
from trivault.games.keyforge.model import BLOWS, CREATURE, MOST_CHAINS, KeyForgeState
from trivault.kernel.abilities import forbidding, value
from trivault.kernel.events import EventKind
from trivault.kernel.frames import Event
from trivault.kernel.ids import NOTHING, Thing, player_of, player_thing
from trivault.kernel.log import Entry
from trivault.kernel.nodes import Node
from trivault.kernel.rng import shuffle
from trivault.kernel.text import Message, Part

S = KeyForgeState


def _told(state: S, kind: str, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """An effect does as much as it can: the log says how much that was. True if anything happened."""
    if amount and state.log is not None:
        state.game.note_event(state, state.game.events[kind], Event(kind, thing, amount, by, source))
    return amount > 0


def note(state: S, key: str, who: int, rule: str, *cards: Thing, house: str = "", n: int = 0) -> None:
    """A line of the log about something that is no event: `what` is done, to or by `source`."""
    if state.log is None:
        return
    named = [state.game.thing_message(state, card) for card in cards]
    about: dict[str, Part] = dict(zip(("what", "source"), named, strict=False))
    slugs = tuple(state.game.slug(state, card) for card in cards)
    state.log.append(
        Entry(Message(key, who=Message("player", n=who + 1), house=house, n=n, **about), slugs, rule)
    )


# Æmber


def _gain(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    state.players[player_of(thing)].amber += amount  # KF-AMB-01
    return amount > 0


def _lose(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    side = state.players[player_of(thing)]
    lost = min(amount, side.amber)
    side.amber -= lost
    return _told(state, "lose", thing, lost, by, source)


def _steal(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    thief = player_of(thing)
    victim = state.opponent(thief)
    stolen = _taken(state, victim, amount)  # KF-AMB-02
    state.players[thief].amber += stolen
    return _told(state, "steal", thing, stolen, by, source)


def _capture(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if thing not in state.play:
        return False
    captor = by if thing == source else state.controller(thing)  # KF-ASIF-03: its own ability
    taken = _taken(state, state.opponent(captor), amount)  # KF-AMB-03
    state.play[thing].amber += taken
    return _told(state, "capture", thing, taken, by, source)


def _capture_own(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if thing not in state.play:
        return False
    taken = _taken(state, state.controller(thing), amount)
    state.play[thing].amber += taken
    return _told(state, "capture-own", thing, taken, by, source)


def _taken(state: S, victim: int, amount: int) -> int:
    """Æmber that is stolen or captured, at most what is in the pool; the supply may pay for it
    (KF-REPL-06)."""
    taken = min(amount, state.players[victim].amber)
    if not supply_pays(state, victim):
        state.players[victim].amber -= taken
    return taken


def supply_pays(state: S, victim: int) -> bool:
    """Whether what is stolen or captured from a player comes from the common supply instead."""
    return value(state, "supply-pays", player_thing(victim), 0) > 0


def _exalt(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if thing not in state.play:
        return False
    state.play[thing].amber += amount  # KF-AMB-05: from the common supply
    return True


def _take_from_card(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    piece = state.play.get(thing)
    if piece is None:
        return False
    moved = min(amount, piece.amber)
    piece.amber -= moved
    state.players[by].amber += moved  # KF-AMB-08: neither stolen nor captured
    return _told(state, "take-from-card", thing, moved, by, source)


def _to_supply(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    piece = state.play.get(thing)
    if piece is None:
        return False
    moved = min(amount, piece.amber)
    piece.amber -= moved  # KF-AMB-08
    return _told(state, "to-supply", thing, moved, by, source)


def _put_on_card(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    piece = state.play.get(thing)
    if piece is None:
        return False
    moved = min(amount, state.players[by].amber)
    state.players[by].amber -= moved
    piece.amber += moved  # KF-AMB-08
    return _told(state, "put-on-card", thing, moved, by, source)


def _move_amber(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if thing not in state.play or source not in state.play:
        return False
    moved = min(amount, state.play[source].amber)
    state.play[source].amber -= moved
    state.play[thing].amber += moved  # KF-AMB-08
    return _told(state, "move-amber", thing, moved, by, source)


def _pay(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    payer = state.players[player_of(thing)]
    payer.amber -= amount
    state.players[state.opponent(player_of(thing))].amber += amount  # KF-AMB-06
    return True


def _spend(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    state.players[player_of(thing)].amber -= amount  # KF-FORGE-02: to the common supply
    return True


def _forge(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    player = player_of(thing)
    state.players[player].keys |= 1 << amount
    if player == state.active:
        state.forged_now |= 1 << amount
    return True


def _unforge(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    side = state.players[player_of(thing)]
    if not side.keys >> amount & 1:
        return False
    side.keys &= ~(1 << amount)  # KF-FORGE-10
    return True


def _chains(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    side = state.players[player_of(thing)]
    side.chains = min(side.chains + amount, MOST_CHAINS)  # KF-CHAIN-01, KF-NOT-04
    return True


# Damage and destruction


def in_blows(state: S, card: Thing) -> bool:
    """Whether a creature is in a fight whose blows are being exchanged (KF-FIGHT-05)."""
    return any(card in fight[:2] and fight[2] == BLOWS for fight in state.fights[-1:])


def _hurt(state: S, kind: str, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if not state.is_creature(thing) or not amount:
        return False
    amount += value(state, "additional-damage", thing, 0)  # KF-DMG-11: of the same instance
    state.play[thing].damage += amount  # KF-DMG-01
    return _told(state, kind, thing, amount, by, source)


def _damage(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    return _hurt(state, "damage", thing, amount, by, source)


def _pierce(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    return _hurt(state, "pierce", thing, amount, by, source)


def _strike(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    dealt = _hurt(state, "strike", thing, amount, by, source)
    if dealt and source >= 0 and keyword(state, source, "poison"):
        piece = state.play[thing]
        piece.damage = max(piece.damage, power(state, thing))  # KF-KW-POIS-01: destroyed once 1 was placed
    return dealt


def _move_damage(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """From one creature to another; that is not dealing it: nothing prevents it (KF-DMG-14)."""
    if not state.is_creature(thing) or not state.is_creature(source):
        return False
    moved = min(amount, state.play[source].damage)
    state.play[source].damage -= moved
    state.play[thing].damage += moved
    return _told(state, "move-damage", thing, moved, by, source)


def _heal(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    piece = state.play.get(thing)
    if piece is None:
        return False
    healed = min(amount, piece.damage)
    piece.damage -= healed  # KF-HEAL-01
    return _told(state, "heal", thing, healed, by, source)  # KF-HEAL-02


def _destroy(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    state.destroyed.append(thing)
    if in_blows(state, thing):
        state.fallen.append(thing)
    if thing in state.play:  # KF-DEST-06: what moved meanwhile still counts as destroyed
        purged = state.defs[thing].type == CREATURE and value(state, "purge-destroyed", thing, 0)
        move(state, thing, "purged" if purged else "discard")
    return True


# Moving cards


def find(state: S, card: Thing) -> tuple[int, str] | None:
    """In whose zone a card lies that is not in play."""
    for player, side in enumerate(state.players):
        for zone in ("hand", "discard", "deck", "archives", "purged"):
            if card in getattr(side, zone):
                return player, zone
    return None


def lift(state: S, card: Thing) -> tuple[int, str] | None:
    """Take a card that is not in play from where it lies, and say where that was."""
    place = find(state, card)
    if place is not None:
        getattr(state.players[place[0]], place[1]).remove(card)
        return place
    for piece in state.play.values():
        if card in piece.under:
            piece.under.remove(card)
            return piece.controller, "under"
    return None


def lose_sight(state: S, player: int, card: Thing) -> None:
    """A card of a hand went elsewhere face down: nobody else can tell any more which it was."""
    for other in (card, *state.players[player].hand):
        state.known.pop(other, None)


def move(state: S, card: Thing, zone: str, archive_of: int = -1) -> bool:
    """A card goes to a zone of its owner (KF-CTRL-05), or into somebody's archives."""
    cards = gigantic.parts(state, card)
    if card in state.play:
        leave_play(state, card)
    elif card in state.resolving:
        state.resolving.remove(card)
    else:
        place = lift(state, card)
        if place is None:
            return False
        player, old = place
        if old == "hand" and zone in ("archives", "deck"):
            lose_sight(state, player, card)
        if old == "deck":
            state.barrier += 1  # somebody sees it now
        if old == "archives" and player != state.owners[card]:
            zone, archive_of = "hand", -1  # KF-ZONE-09
    owner = state.owners[card]
    to = archive_of if zone == "archives" and archive_of >= 0 else owner
    for part in cards:
        getattr(state.players[to], zone).append(part)
        if zone in ("discard", "purged"):
            state.known.pop(part, None)
    return True


def _lies_open(state: S, card: Thing) -> bool:
    """In play or in a discard pile: everybody sees where it goes from there."""
    return card in state.play or ((place := find(state, card)) is not None and place[1] == "discard")


def _to_hand(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    open_before, cards = _lies_open(state, thing), gigantic.parts(state, thing)
    if not move(state, thing, "hand"):
        return False
    if open_before:
        state.known |= dict.fromkeys(cards, state.everyone)
    return True


def _to_deck_top(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    cards = gigantic.parts(state, thing)
    if not move(state, thing, "deck"):
        return False
    state.known |= dict.fromkeys(cards, state.everyone)
    return True


def _into_deck(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    open_before = _lies_open(state, thing)
    if not move(state, thing, "deck"):
        return False
    owner = state.owners[thing]
    state.known[thing] = state.known.get(thing, 0) | (state.everyone if open_before else 1 << owner)
    _told(state, "into-deck", thing, 1, by, source)  # before nobody knows any more which it was
    shuffle_deck(state, owner)
    return True


def shuffle_deck(state: S, player: int) -> None:
    deck = state.players[player].deck
    for card in deck:
        state.known.pop(card, None)
    shuffle(state, deck)


def _archive(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    open_before, cards = _lies_open(state, thing), gigantic.parts(state, thing)
    if not move(state, thing, "archives", by):
        return False
    if open_before:
        state.known |= dict.fromkeys(cards, state.everyone)
    return True


def _archive_own(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    return _archive(state, thing, amount, state.owners[thing], source)


def _purge(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    return move(state, thing, "purged")  # KF-ZONE-10


def _under(state: S, card: Thing, upper: Thing) -> bool:
    """A card that is not in play comes to lie under one that is."""
    place = lift(state, card) if upper in state.play else None
    if place is None:
        return False
    lose_sight(state, place[0], card)
    state.play[upper].under.append(card)
    return True


def _put_under(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """Face down: only the one who put it there knows it."""
    if not _under(state, thing, source):
        return False
    state.see(thing, 1 << by)
    return True


def _graft(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """Face up (KF-ZONE-13)."""
    if not _under(state, thing, source):
        return False
    state.see(thing, state.everyone)
    return True


def _discard(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    place = find(state, thing)
    if place is not None and place == (state.active, "hand"):
        state.discarded.append(thing)
    moved = move(state, thing, "discard")
    return moved and thing in state.players[state.owners[thing]].discard  # KF-ZONE-09: or into a hand


def _draw(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    player = player_of(thing)
    side = state.players[player]
    drawn = []
    for _ in range(amount):
        if not side.deck:
            if not side.discard:
                break  # KF-NOT-06: draw what there is
            side.deck, side.discard = side.discard, []
            shuffle_deck(state, player)  # KF-ZONE-04
        drawn.append(side.deck.pop())
    side.hand += drawn
    if drawn:
        state.barrier += 1
        if state.log is not None:
            _log_draw(state, player, drawn)
    return bool(drawn)


def _log_draw(state: S, player: int, drawn: list[Thing]) -> None:
    assert state.log is not None
    who = Message("player", n=player + 1)
    names = [state.game.thing_message(state, card) for card in drawn]
    public = Message("log-draw", who=who, n=len(drawn))
    private = Message("log-draw-cards", who=who, cards=names)
    state.log.append(Entry(public, (), "KF-TURN-07", private, 1 << player))


# In play


def _enter(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """Put into play for the acting player; the amount is the place in the battleline."""
    if thing in state.play:
        return False
    half = _other_half(state, thing)
    if half is None:
        return False
    lift(state, thing)
    put_into_play(state, thing, controller_of(state, thing, by), amount)
    if half != NOTHING:
        lift(state, half)
        state.known.pop(half, None)
        state.play[thing].half = half
    return True


def _other_half(state: S, card: Thing) -> Thing | None:
    """The card that enters play together with a half (KF-GIG-03), from where that lies: rather the one
    with which it was in play. None where there is none (KF-GIG-05), nothing for a card of its own."""
    if not gigantic.printed(state, card).half:
        return NOTHING
    place = find(state, card)
    lying = getattr(state.players[place[0]], place[1]) if place is not None else ()
    others = gigantic.other_halves(state, card, lying) if gigantic.printed(state, card).half == "bottom" else []
    was_with = gigantic.as_it_was(state, card, others)
    return next(iter((*was_with, *others)), None)


def _control(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if thing not in state.play or state.controller(thing) == by:
        return False
    change_control(state, thing, by, amount)
    return True


def _to_flank(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    return thing in state.play and to_flank(state, thing, amount)


def _swap(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    return source in state.play and thing in state.play and swap(state, source, thing)


def _move(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """To a flank of its battleline, where it may stand already (KF-LINE-09); amount 1 is the left one."""
    if not state.is_creature(thing):
        return False
    to_flank(state, thing, amount)
    return True


def _ready(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    piece = state.play.get(thing)
    if piece is None or piece.ready:
        return False
    piece.ready = True
    return True


def _exhaust(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    piece = state.play.get(thing)
    if piece is None or not piece.ready:
        return False
    piece.ready = False
    return True


def _stun(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if not state.is_creature(thing) or state.play[thing].stunned:  # KF-STAT-STUN-06
        return False
    state.play[thing].stunned = True
    return True


def _unstun(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if thing in state.play:
        state.play[thing].stunned = False
    return True


def _ward(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if not state.is_creature(thing) or state.play[thing].warded:  # KF-STAT-WARD-02
        return False
    state.play[thing].warded = True
    return True


def _enrage(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if not state.is_creature(thing) or state.play[thing].enraged:  # KF-STAT-ENR-03
        return False
    state.play[thing].enraged = True
    return True


def _power_counter(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if thing not in state.play:
        return False
    state.play[thing].power += amount  # KF-STAT-POW-01
    return True


def _heard(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    return True


def _stealable(state: S, event: Event) -> Event | None:
    """As much as is there (KF-AMB-02); nothing from whom nothing can be stolen, whatever would replace
    it (KF-REPL-05)."""
    victim = state.opponent(player_of(event.thing))
    there = 0 if forbidding(state, "steal", player_thing(victim)) else state.players[victim].amber
    return event._replace(amount=min(event.amount, there)) if there and event.amount > 0 else None


STEALABLE: Node[S] = Rule("stealable", _stealable)
LEAVING = (WARD,)  # KF-STAT-WARD-01

# Quiet kinds are not logged, or say themselves what has happened.
GAIN = EventKind("gain", _gain, "KF-AMB-01")
REAP_GAIN = EventKind("reap-gain", _gain, "KF-REAP-01")
LOSE = EventKind("lose", _lose, "KF-WORD-09", quiet=True)
STEAL = EventKind("steal", _steal, "KF-AMB-02", prevent=(STEALABLE,), quiet=True)
CAPTURE = EventKind("capture", _capture, "KF-AMB-03", quiet=True)
CAPTURE_OWN = EventKind("capture-own", _capture_own, "KF-AMB-03", quiet=True)
EXALT = EventKind("exalt", _exalt, "KF-AMB-05")
TAKE_FROM_CARD = EventKind("take-from-card", _take_from_card, "KF-AMB-08", checked=True, quiet=True)
TO_SUPPLY = EventKind("to-supply", _to_supply, "KF-AMB-08", checked=True, quiet=True)
PUT_ON_CARD = EventKind("put-on-card", _put_on_card, "KF-AMB-08", quiet=True)
MOVE_AMBER = EventKind("move-amber", _move_amber, "KF-AMB-08", checked=True, quiet=True)
PAY = EventKind("pay", _pay, "KF-AMB-06")
SPEND = EventKind("spend", _spend, "KF-FORGE-02", quiet=True)
FORGE = EventKind("forge", _forge, "KF-FORGE-02", checked=True)
UNFORGE = EventKind("unforge", _unforge, "KF-FORGE-10")
CHAINS = EventKind("gain-chains", _chains, "KF-CHAIN-01")
HURTING = (DEALT_OTHERWISE, CANNOT_BE_DAMAGED, WARD)  # KF-DMG-07
DAMAGE = EventKind("damage", _damage, "KF-DMG-01", prevent=(*HURTING, ARMOR), checked=True, quiet=True)
PIERCE = EventKind("pierce", _pierce, "KF-DMG-01", prevent=HURTING, checked=True, quiet=True)  # through armor
STRIKE = EventKind("strike", _strike, "KF-FIGHT-07", prevent=(*HURTING, ARMOR), checked=True, quiet=True)
MOVE_DAMAGE = EventKind("move-damage", _move_damage, "KF-DMG-14", checked=True, quiet=True)
HEAL = EventKind("heal", _heal, "KF-HEAL-01", quiet=True)
DESTROY = EventKind(
    "destroy",
    _destroy,
    "KF-DEST-01",
    prevent=(CANNOT_BE_DESTROYED, WARD),
    joins=True,
    arrange=ORDER_DISCARDS,
    checked=True,
)
TO_HAND = EventKind("to-hand", _to_hand, "KF-LEAVE-01", prevent=LEAVING, checked=True)
TO_DECK_TOP = EventKind("to-deck-top", _to_deck_top, "KF-LEAVE-01", prevent=LEAVING, checked=True)
INTO_DECK = EventKind("into-deck", _into_deck, "KF-LEAVE-01", prevent=LEAVING, checked=True, quiet=True)
ARCHIVE = EventKind("archive", _archive, "KF-ZONE-06", prevent=LEAVING, checked=True)
ARCHIVE_OWN = EventKind("archive-own", _archive_own, "KF-ZONE-06", prevent=LEAVING, checked=True)
PURGE = EventKind("purge", _purge, "KF-ZONE-10", prevent=LEAVING, checked=True)
PUT_UNDER = EventKind("put-under", _put_under, "KF-ZONE-13", quiet=True)
GRAFT = EventKind("graft", _graft, "KF-ZONE-13")
DISCARD = EventKind("discard", _discard, "KF-DISC-01")
DISCARD_DECK = EventKind("discard-deck", _discard, "KF-ZONE-01")  # from a deck: not what hands hear of
DRAW = EventKind("draw", _draw, "KF-ZONE-04", quiet=True)
ENTER = EventKind("enter", _enter, "KF-GEN-11", checked=True)
CONTROL = EventKind("take-control", _control, "KF-CTRL-02", checked=True)
TO_FLANK = EventKind("to-flank", _to_flank, "KF-LINE-02", checked=True)
SWAP = EventKind("swap", _swap, "KF-ZONE-14", checked=True)
MOVE = EventKind("move", _move, "KF-LINE-08", checked=True)
READY = EventKind("ready", _ready, "KF-GEN-09")
EXHAUST = EventKind("exhaust", _exhaust, "KF-GEN-10")
STUN = EventKind("stun", _stun, "KF-STAT-STUN-01")
UNSTUN = EventKind("unstun", _unstun, "KF-STAT-STUN-02")
WARD_IT = EventKind("ward", _ward, "KF-STAT-WARD-01")
ENRAGE = EventKind("enrage", _enrage, "KF-STAT-ENR-01")
POWER_COUNTER = EventKind("power-counter", _power_counter, "KF-STAT-POW-01", checked=True)

# Windows
TURN_BEGAN = EventKind("turn-began", _heard, "KF-TIME-01", quiet=True)
FORGED = EventKind("forged", _heard, "KF-TIME-02", quiet=True)
HOUSE_CHOSEN = EventKind("house-chosen", _heard, "KF-TIME-03", quiet=True)
PLAYED = EventKind("played", _heard, "KF-TIME-04", quiet=True)
PLAYED_LEFT = EventKind("played-left", _heard, "KF-TIME-04", quiet=True)  # a creature, on its left flank
PLAYED_RIGHT = EventKind("played-right", _heard, "KF-TIME-04", quiet=True)
ENTERED = EventKind("entered", _heard, "KF-TIME-04", quiet=True)
BEFORE_FIGHT = EventKind("before-fight", _heard, "KF-TIME-05", ruled=True, quiet=True)
FOUGHT = EventKind("fought", _heard, "KF-TIME-05", quiet=True)
BEFORE_REAP = EventKind("before-reap", _heard, "KF-REAP-02", quiet=True)
REAPED = EventKind("reaped", _heard, "KF-TIME-06", quiet=True)
ARMOR_PREVENTED = EventKind("armor-prevented", _heard, "KF-ARM-01", counted=False, quiet=True)
USED = EventKind("used", _heard, "KF-TIME-07", quiet=True)
TURN_ENDED = EventKind("turn-ended", _heard, "KF-TIME-09", quiet=True)

EVENTS = (
    GAIN, REAP_GAIN, LOSE, STEAL, CAPTURE, CAPTURE_OWN, EXALT, TAKE_FROM_CARD, PUT_ON_CARD, TO_SUPPLY,
    MOVE_AMBER, PAY, SPEND, FORGE, UNFORGE, CHAINS, DAMAGE, PIERCE, STRIKE, MOVE_DAMAGE, HEAL, DESTROY,
    TO_HAND, TO_DECK_TOP, INTO_DECK, ARCHIVE, ARCHIVE_OWN, PURGE, PUT_UNDER, GRAFT, DISCARD, DISCARD_DECK, DRAW,
    ENTER, CONTROL, SWAP, READY, EXHAUST, STUN, UNSTUN, WARD_IT, ENRAGE, POWER_COUNTER, MOVE, TURN_BEGAN,
    FORGED,     HOUSE_CHOSEN, PLAYED, ENTERED, BEFORE_FIGHT, FOUGHT, BEFORE_REAP, REAPED, ARMOR_PREVENTED, USED,
    TURN_ENDED, TO_FLANK, PLAYED_LEFT, PLAYED_RIGHT, *PUT_COUNTER.values(),
)  # fmt: skip
