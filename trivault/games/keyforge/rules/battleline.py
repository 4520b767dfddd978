"""The battleline: flanks, neighbors, leaving play (KF-LINE, KF-CTRL, KF-LEAVE, KF-UPG)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trivault.games.keyforge.rules.pools import leave_behind
from trivault.games.keyforge.rules.traits import gained_traits
from trivault.games.keyforge.rules.windows import still_comes
from trivault.games.keyforge.state import aspects, moments
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.pieces import Piece
from trivault.games.keyforge.state.printed import CREATURE, UPGRADE, Labelled
from trivault.kernel.abilities import (
    After,
    Before,
    Forbid,
    Modify,
    add,
    expire,
    register_abilities,
    unregister_abilities,
    value,
)
from trivault.kernel.frames import COMMIT, IN_PLAY, Listener, Value
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.terms import ThisCard

S = KeyForgeState

RIGHT_FLANK, LEFT_FLANK = 0, 1  # places in a battleline; others count on from the left


def neighbors(state: S, card: Thing) -> list[Thing]:
    """The creatures directly left and right in the same battleline (KF-LINE-06, KF-WORD-23)."""
    if not state.is_creature(card):
        return []
    line = state.players[state.play[card].controller].line
    if card not in line:
        return []
    at = line.index(card)
    return line[max(0, at - 1) : at] + line[at + 1 : at + 2]


def last_neighbors(state: S, card: Thing) -> Sequence[Thing]:
    """Its neighbors, or those that it had right before it left play (KF-LEAVE-06)."""
    if card in state.play or card not in state.gone:
        return neighbors(state, card)
    return state.gone[card].beside


def on_flank(state: S, card: Thing) -> bool:
    """At an end of the line; alone means both ends (KF-LINE-04, KF-LINE-05)."""
    if not state.is_creature(card):
        return False
    line = state.players[state.play[card].controller].line
    return card in (line[0], line[-1]) or value(state, aspects.FLANK, card, 0) > 0


def in_center(state: S, card: Thing) -> bool:
    """Equally many creatures on both sides (KF-LINE-07)."""
    line = state.players[state.play[card].controller].line
    return len(line) % 2 == 1 and line[len(line) // 2] == card


def former(name: str) -> str:
    """What an effect has named so, and what has left play and come back since."""
    return f"former {name}"


def into_line(line: list[Thing], card: Thing, at: int) -> None:
    line.insert(len(line) if at == RIGHT_FLANK else at - LEFT_FLANK, card)


def give(state: S, upgrade: Thing, host: Thing) -> list[Listener]:
    """A creature has what its upgrade gives; a trigger that names the upgrade means this copy
    (KF-WORD-21)."""
    you = state.play[host].controller
    given = []
    for ability in state.defs[upgrade].gives:
        names: dict[str, Value] | None = {"upgrade": upgrade} if isinstance(ability, Before | After) else None
        given.append(add(state, ability, you, host, names=names, origin=upgrade))
    return given


def gain_from(state: S, upgrade: Thing, host: Thing) -> None:
    """A creature gains what an upgrade gives that is new on it."""
    for gained in give(state, upgrade, host):
        still_comes(state, gained)


def attach_elsewhere(state: S, upgrade: Thing, host: Thing) -> None:
    """An upgrade in play goes to another creature, with all that lies on it."""
    piece = state.play[upgrade]
    state.play[piece.host].upgrades.remove(upgrade)
    unregister_abilities(state, upgrade)
    piece.host = host
    state.play[host].upgrades.append(upgrade)
    register_abilities(state, upgrade, piece.controller, state.defs[upgrade].abilities)
    gain_from(state, upgrade, host)


def leave_play(state: S, card: Thing) -> list[Thing]:
    """A card leaves play: its Æmber, upgrades, counters and abilities go (KF-LEAVE-02 to 04).

    Says which cards go to the discard pile with it; where the card itself goes is up to the caller.
    """
    _note_neighbors(state, card)
    house, traits = state.house_of(card), tuple(sorted(gained_traits(state, card)))
    piece = state.play.pop(card)
    side = state.players[piece.controller]
    kind = state.defs[card]
    _remember(state, card, piece.copy())
    state.gone[card].house, state.gone[card].traits = house, traits
    unregister_abilities(state, card)
    expire(state, moments.leaving(card))
    _let_go(state, card)
    if kind.type == UPGRADE:
        if piece.host in state.play:
            state.play[piece.host].upgrades.remove(card)
        return []
    if kind.type == CREATURE:
        side.line.remove(card)  # KF-LINE-03, KF-DEST-11
        if piece.amber:
            leave_behind(state, state.opponent(piece.controller), piece.amber)  # KF-LEAVE-03
    else:
        side.artifacts.remove(card)  # KF-LEAVE-04
    gone = [*piece.upgrades, *piece.under]
    for upgrade in piece.upgrades:  # KF-LEAVE-08
        _remember(state, upgrade, state.play.pop(upgrade))
        unregister_abilities(state, upgrade)
    for other in gone:
        state.known.pop(other, None)
        state.players[state.owners[other]].discard.append(other)  # KF-CTRL-05, KF-ZONE-13
    return gone


def _remember(state: S, card: Thing, piece: Piece) -> None:
    """The card as it last was in play, and what it counted as there (KF-LEAVE-06)."""
    piece.form = state.defs[card].key if card in state.originals else ""
    state.gone[card] = piece
    state.be_itself(card)


def _note_neighbors(state: S, card: Thing) -> None:
    """Those who leave together were neighbors until then."""
    batch = state.batches[-1] if state.batches else None
    together = batch.events if batch is not None and batch.stage == COMMIT else ()
    for other in (card, *(event.thing for event in together if event is not None)):
        piece = state.play.get(other)
        if piece is not None and not piece.beside:
            piece.beside = tuple(neighbors(state, other))


def _let_go(state: S, card: Thing) -> None:
    """What a lasting effect has done to this one card ends (KF-LAST-04); the effect itself goes on
    (KF-LAST-02)."""
    for key, listeners in state.modifiers.items():
        if any(card in x.things("it") for x in listeners):
            state.modifiers[key] = tuple([_without(x, card) for x in listeners])
    _drop(state.listeners, lambda x: _gained(state, x, card))
    _drop(state.modifiers, lambda x: _gained(state, x, card) or _of_itself(state, x, card))


def _of_itself(state: S, listener: Listener, card: Thing) -> bool:
    """A lasting effect by which a card has changed itself alone."""
    if listener.this != card or listener.until == IN_PLAY:
        return False
    ability = state.game.program.nodes[listener.ability]
    return isinstance(ability, Modify | Forbid) and isinstance(ability.on, ThisCard)


def claim(state: S, card: Thing, you: int, until: Thing, before: int) -> None:
    """A player has control of a card until another leaves play; the player `before` had it for good."""
    piece = state.play[card]
    piece.claims = (*(piece.claims or ((before, NOTHING),)), (you, until))


def release(state: S, card: Thing, until: Thing) -> bool:
    """The effect that gave control of a card ends. Whether it now belongs to somebody else: a later
    effect may have it, and when that one ends an earlier one counts again (KF-CTRL-03)."""
    piece = state.play.get(card)
    if piece is None or all(held != until for _, held in piece.claims):
        return False
    piece.claims = tuple(pair for pair in piece.claims if pair[1] != until)
    return holder(state, card) != piece.controller


def holder(state: S, card: Thing) -> int:
    """Who controls a card by the effects that are left."""
    piece = state.play[card]
    return piece.claims[-1][0] if piece.claims else piece.controller


def keep_for_good(state: S, card: Thing) -> None:
    """No effect that ends gives the card back any more: a later one decides (KF-CTRL-03)."""
    if card in state.play:
        state.play[card].claims = ()


def _drop(index: dict[str, tuple[Listener, ...]], unwanted: Callable[[Listener], bool]) -> None:
    for key, listeners in list(index.items()):
        if any(unwanted(x) for x in listeners):
            index[key] = tuple([x for x in listeners if not unwanted(x)])
            if not index[key]:
                del index[key]


def _gained(state: S, listener: Listener, card: Thing) -> bool:
    """An ability that the card has for a time, given to it by another card or by itself."""
    if listener.this != card or listener.until == IN_PLAY:
        return False
    return listener.origin != card or isinstance(state.game.program.nodes[listener.ability], Labelled)


def _hand_over(state: S, card: Thing, to: int) -> None:
    """What the card has gained for a time is its new controller's."""
    for index in (state.listeners, state.modifiers):
        for key, listeners in index.items():
            if any(_gained(state, x, card) for x in listeners):
                index[key] = tuple([x.replace(you=to) if _gained(state, x, card) else x for x in listeners])


def _without(listener: Listener, card: Thing) -> Listener:
    named = listener.things("it")
    if card not in named:
        return listener
    return listener.replace(names={**(listener.names or {}), "it": tuple([c for c in named if c != card])})


def change_control(state: S, card: Thing, to: int, at: int) -> None:
    """A card moves to its new controller's play area; a creature to a flank (KF-CTRL-02)."""
    piece = state.play[card]
    if piece.controller == to:
        return
    old, new = state.players[piece.controller], state.players[to]
    kind = state.defs[card]
    if kind.type == CREATURE:
        old.line.remove(card)
        into_line(new.line, card, at)
    else:
        old.artifacts.remove(card)
        new.artifacts.append(card)
    piece.controller = to
    piece.house = state.printed[card]
    unregister_abilities(state, card)
    register_abilities(state, card, to, kind.abilities)
    for upgrade in piece.upgrades:
        give(state, upgrade, card)
    _hand_over(state, card, to)


def to_flank(state: S, card: Thing, at: int) -> bool:
    """A card in play goes to a flank of its controller's battleline; one that becomes a creature there
    does so."""
    piece = state.play[card]
    side, other = state.players[piece.controller], state.defs[card].other
    if card in side.line:
        side.line.remove(card)
    elif other is not None and other.type == CREATURE:
        side.artifacts.remove(card)
        state.become(card, other)
        unregister_abilities(state, card)
        register_abilities(state, card, piece.controller, other.abilities)
    else:
        return False
    into_line(side.line, card, at)
    return True


def swap(state: S, one: Thing, other: Thing) -> bool:
    """Two creatures of one battleline change places (KF-ZONE-14)."""
    line = state.players[state.play[one].controller].line
    if one not in line or other not in line:
        return False
    i, j = line.index(one), line.index(other)
    line[i], line[j] = other, one
    return True
