"""What must hold for a table that is read from bytes, whoever has written them."""

from __future__ import annotations

from trivault.games.magewars.state.arena import APPRENTICE, FULL, LARGE, Arena
from trivault.games.magewars.state.record_forms import (
    SavedTable,
    attack_things,
    cast_things,
    piece_things,
    side_things,
    table_things,
)
from trivault.games.magewars.state.records import MageWarsTable, Piece
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.soundness import all_apart, all_in, must

SHAPES = {(arena.columns, arena.rows): arena for arena in (FULL, APPRENTICE, LARGE)}


def shape(saved: SavedTable) -> Arena:
    """The arena, which is one of those that are played in."""
    all_in([saved.arena], SHAPES, "an arena")
    return SHAPES[saved.arena]


def check(state: MageWarsTable) -> None:
    """An error for a table that cannot be: cards in two places, or numbers that stand for none."""
    cards, players = range(state.arena.size, len(state.defs)), range(state.seats)
    things = range(NOTHING, cards.stop)
    must(len(state.owners) == len(state.defs), "as many owners as cards")
    must(len(state.players) == state.seats, "as many sides as players")
    all_in(state.owners[cards.start :], players, "an owner")
    all_in([state.initiative], players, "who has the initiative")
    all_in(table_things(state), things, "a thing")
    all_in([state.acting], (NOTHING, *cards), "who acts")
    all_in([side.mage for side in state.players], cards, "a mage")
    _check_places(state, cards)
    for side in state.players:
        all_in(side_things(side), things, "a thing of a player")
    for piece in state.play.values():
        all_in(piece_things(piece), things, "a thing of an object")
        _check_piece(state, piece, players)
    _check_hosts(state)
    for attack in state.attacks:
        all_in(attack_things(attack), things, "a thing of an attack")
        all_in([attack.by], players, "who attacks")
    for cast in state.casts:
        all_in(cast_things(cast), things, "a thing of a spell")
        all_in([cast.spell], cards, "a spell")
        all_in([cast.by], players, "who casts")


def _check_places(state: MageWarsTable, cards: range) -> None:
    piles = [
        card
        for side in state.players
        for card in (*side.spellbook, *side.prepared, *side.discard, *side.innate)
    ]
    held = [spell for piece in state.play.values() for spell in (piece.bound, piece.assigned)]
    all_apart([*state.play, *piles, *(spell for spell in held if spell != NOTHING)], cards, "a card")


def _check_piece(state: MageWarsTable, piece: Piece, players: range) -> None:
    zones, borders = range(NOTHING, state.arena.zones), range(state.arena.zones, state.arena.size)
    all_in([piece.controller], players, "a controller")
    all_in((piece.zone, piece.left), zones, "a zone")
    all_in([piece.border], (NOTHING, *borders), "a border")


def _check_hosts(state: MageWarsTable) -> None:
    """What is attached is attached to one object, and in the end to one that lies by itself."""
    bearers = {thing: host for host, piece in state.play.items() for thing in piece.attached}
    must(len(bearers) == sum(len(piece.attached) for piece in state.play.values()), "attached twice")
    hosts = {thing: piece.host for thing, piece in state.play.items() if piece.host != NOTHING}
    must(bearers == hosts, "what is attached to what")
    for thing in hosts:
        _check_chain(hosts, thing)


def _check_chain(hosts: dict[Thing, Thing], thing: Thing) -> None:
    seen = {thing}
    while (host := hosts.get(thing)) is not None:
        must(host not in seen, "attached to itself")
        seen.add(host)
        thing = host
