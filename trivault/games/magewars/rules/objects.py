"""Objects come into play, are attached, move and leave (MW-GEN, MW-CONJ, MW-ENCH, MW-EQUIP, MW-DEATH)."""

from __future__ import annotations

from trivault.games.magewars.state import moments
from trivault.games.magewars.state.model import CREATURE, ENCHANTMENT, MAGE, WALL, MageWarsState
from trivault.games.magewars.state.records import Piece, Side
from trivault.kernel.abilities import expire, register_abilities, unregister_abilities
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.rng import shuffle

S = MageWarsState


def start_zone(state: S, player: int) -> Thing:
    """Opposite corners (MW-SETUP-04, MW-APP-02); teams share one (MW-MULTI-10, MW-AMB-19). More players
    sit clockwise around the arena, as their turns go (MW-MULTI-02)."""
    last, side = state.arena.zones - 1, state.arena.columns - 1
    if state.seats == 2 or state.teams:
        return (0, last)[player % 2]
    return (0, side, last, last - side)[player]


def put_into_play(state: S, thing: Thing, controller: int, where: Thing) -> Piece:
    """An object comes into play in a zone, on a border, or attached to another object."""
    piece = Piece(controller)
    piece.summoned = state.round
    card = state.card(thing)
    if card.type == WALL:
        piece.border = where  # MW-WALL-01
    elif where in state.play:
        attach(state, thing, piece, where)  # MW-CONJ-06
    else:
        piece.zone = where  # MW-ENCH-07
    piece.revealed = card.type != ENCHANTMENT  # MW-ENCH-01
    state.play[thing] = piece
    state.known.pop(thing, None)
    if not piece.revealed and controller != state.owners[thing]:
        state.reveal_to(thing, 1 << state.owners[thing])  # who had it in the book knows what it is
    in_force(state, thing)
    return piece


def in_force(state: S, thing: Thing) -> None:
    """The abilities of an object apply: of a hidden enchantment only what it waits for (MW-ENCH-02)."""
    piece, card = state.play[thing], state.card(thing)
    if card.type == MAGE and state.apprentice:  # MW-APP-06
        return
    register_abilities(state, thing, piece.controller, card.abilities if piece.revealed else card.hidden)


def attach(state: S, thing: Thing, piece: Piece, host: Thing) -> None:
    piece.zone, piece.host = NOTHING, host
    state.play[host].attached.append(thing)


def detach(state: S, thing: Thing) -> None:
    """What goes takes the Life along that it has given: an enchantment bears as its own what it gave."""
    piece = state.play[thing]
    if piece.host in state.play:
        host = state.play[piece.host]
        host.attached.remove(thing)
        if state.card(thing).type == ENCHANTMENT:
            host.life, piece.life = host.life - piece.life, 0
    piece.host = piece.zone = NOTHING


def turn_up(state: S, thing: Thing) -> None:
    """An enchantment is revealed: what it waited for ends, what it does begins."""
    piece = state.play[thing]
    piece.revealed = True
    state.known.pop(thing, None)
    unregister_abilities(state, thing)
    in_force(state, thing)


def take_out(state: S, thing: Thing) -> Piece:
    """An object leaves play, to nowhere yet; what was attached to it stays where it is."""
    detach(state, thing)
    piece = state.play.pop(thing)
    unregister_abilities(state, thing)
    expire(state, moments.leaving(thing))
    return piece


def with_attached(state: S, thing: Thing) -> list[Thing]:
    """An object and all that goes with it when it is destroyed (MW-DEATH-03)."""
    found = [thing]
    for other in state.play[thing].attached:
        found += with_attached(state, other)
    return found


def discard(state: S, thing: Thing) -> None:
    """To the discard pile of the owner, whoever controlled it (MW-DISC-02)."""
    state.known.pop(thing, None)
    state.players[state.owners[thing]].discard.append(thing)


def to_spellbook(state: S, thing: Thing) -> None:
    """A card that others may have seen returns."""
    state.known.pop(thing, None)
    side = state.players[state.owners[thing]]
    side.spellbook.append(thing)
    side.returned = True


def renumber(state: S, side: Side) -> None:
    """Cards that others have seen are in the book again: the next time they meet one of its numbers,
    it tells them nothing (MW-GEN-13)."""
    cards = [state.defs[thing] for thing in side.spellbook]
    order = list(range(len(cards)))
    shuffle(state, order)
    defs = list(state.defs)
    for thing, i in zip(side.spellbook, order, strict=True):
        defs[thing] = cards[i]
    state.defs = tuple(defs)
    side.returned = False


def out_of_play(state: S, thing: Thing) -> None:
    """A card leaves the zone that it is in outside play: spellbook, prepared spells, discard pile."""
    for side in state.players:
        for zone in (side.spellbook, side.prepared, side.discard):
            if thing in zone:
                zone.remove(thing)
    for piece in state.play.values():
        if piece.assigned == thing:
            piece.assigned = NOTHING


def in_zone(state: S, zone: Thing) -> list[Thing]:
    """Creatures and conjurations in a zone, those attached to creatures there included."""
    return [
        thing
        for thing, piece in state.play.items()
        # MW-WALL-15, MW-ZONEATK-07
        if state.zone_of(thing) == zone and state.card(thing).life and piece.border == NOTHING
    ]


def creatures_in(state: S, zone: Thing) -> list[Thing]:
    return [
        t for t, piece in state.play.items() if piece.zone == zone and state.card(t).type in (CREATURE, MAGE)
    ]


def wall_on(state: S, border: Thing) -> Thing:
    """The wall on a border; at most one lies there (MW-WALL-03)."""
    for thing, piece in state.play.items():
        if piece.border == border:
            return thing
    return NOTHING


def user(state: S, piece: Piece) -> int:
    """Who uses the spell that an object holds: the player of the mage who wears it (MW-BIND-11)."""
    return state.play.get(piece.host, piece).controller


def remove(state: S, thing: Thing, marker: str, count: int = 1) -> None:
    """Markers go from an object."""
    markers = state.play[thing].markers
    left = markers.get(marker, 0) - count
    if left > 0:
        markers[marker] = left
    else:
        markers.pop(marker, None)


def alive(state: S, player: int) -> bool:
    return state.players[player].mage in state.play


def mages(state: S) -> list[Thing]:
    return [side.mage for side in state.players if side.mage in state.play]


def mana_of(state: S, player: int) -> int:
    mage = state.players[player].mage
    return state.play[mage].mana if mage in state.play else 0
