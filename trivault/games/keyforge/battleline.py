"""The battleline: flanks, neighbors, entering and leaving play."""

from __future__ import annotations

from collections.abc import Callable

from trivault.games.keyforge.model import (
    AFTER_BLOWS,
    ARTIFACT,
    BEFORE_BLOWS,
    BLOWS,
    CREATURE,
    CUT_SHORT,
    UPGRADE,
    KeyForgeState,
    Piece,
)
from trivault.kernel.abilities import enter, expire, leave, value
from trivault.kernel.frames import IN_PLAY, Listener
from trivault.kernel.ids import NOTHING, Thing

S = KeyForgeState


def neighbors(state: S, card: Thing) -> list[Thing]:
    """The creatures directly left and right in the same battleline (KF-LINE-06)."""
    if not state.is_creature(card):
        return []
    line = state.players[state.play[card].controller].line
    if card not in line:
        return []
    at = line.index(card)
    return line[max(0, at - 1) : at] + line[at + 1 : at + 2]


def on_flank(state: S, card: Thing) -> bool:
    """At an end of the line; alone means both ends (KF-LINE-04, KF-LINE-05)."""
    if not state.is_creature(card):
        return False
    line = state.players[state.play[card].controller].line
    return card in (line[0], line[-1]) or value(state, "flank", card, 0) > 0


def in_center(state: S, card: Thing) -> bool:
    """Equally many creatures on both sides (KF-LINE-07)."""
    line = state.players[state.play[card].controller].line
    return len(line) % 2 == 1 and line[len(line) // 2] == card


def put_into_play(state: S, card: Thing, controller: int, flank: str = "right", at: int = -1) -> None:
    """A card enters play exhausted, on a flank or at a place of the line (KF-GEN-11, KF-LINE-02)."""
    kind = state.defs[card]
    piece = Piece(controller, state.printed[card])
    piece.ready, piece.stunned = kind.enters_ready, kind.enters_stunned
    state.play[card] = piece
    state.gone.pop(card, None)
    state.known.pop(card, None)
    _fights_no_more(state, card)
    side = state.players[controller]
    if kind.type == CREATURE:
        _into_line(side.line, card, flank, at)
    elif kind.type == ARTIFACT:
        side.artifacts.append(card)
    enter(state, card, controller, kind.abilities)


def _fights_no_more(state: S, card: Thing) -> None:
    """Who left in a fight and returns is not the one who fought (KF-CTRL-06)."""
    for i, (attacker, defender, progress) in enumerate(state.fights):
        if card == attacker or (card == defender and progress == BEFORE_BLOWS):
            state.fights[i] = (attacker, defender, CUT_SHORT)  # KF-FIGHT-05, KF-FIGHT-09
        elif card == defender and progress == BLOWS:
            state.fights[i] = (attacker, defender, AFTER_BLOWS)


def _into_line(line: list[Thing], card: Thing, flank: str, at: int) -> None:
    if at >= 0:
        line.insert(at, card)
    elif flank == "left":
        line.insert(0, card)
    else:
        line.append(card)


def attach(state: S, upgrade: Thing, host: Thing, controller: int) -> None:
    """An upgrade enters play on a creature and gives it what it gives (KF-PLAY-07, KF-UPG-01)."""
    piece = Piece(controller, state.printed[upgrade])
    piece.host = host
    state.play[upgrade] = piece
    state.play[host].upgrades.append(upgrade)
    kind = state.defs[upgrade]
    enter(state, upgrade, controller, kind.abilities)
    enter(state, host, state.play[host].controller, kind.gives, origin=upgrade)


def leave_play(state: S, card: Thing) -> list[Thing]:
    """A card leaves play: its Æmber, upgrades, counters and abilities go (KF-LEAVE-02 to 04).

    Says which cards go to the discard pile with it; where the card itself goes is up to the caller.
    """
    piece = state.play.pop(card)
    state.gone[card] = piece.copy()
    side = state.players[piece.controller]
    kind = state.defs[card]
    leave(state, card)
    expire(state, leaving(card))
    _let_go(state, card)
    if kind.type == UPGRADE:
        if piece.host in state.play:
            state.play[piece.host].upgrades.remove(card)
        return []
    if kind.type == CREATURE:
        side.line.remove(card)  # KF-LINE-03
        into_pool(state, state.opponent(piece.controller), piece.amber)  # KF-LEAVE-03
    else:
        side.artifacts.remove(card)
    gone = [*piece.upgrades, *piece.under]
    for upgrade in piece.upgrades:  # KF-LEAVE-08
        state.gone[upgrade] = state.play.pop(upgrade)
        leave(state, upgrade)
    for other in gone:
        state.known.pop(other, None)
        state.players[state.owners[other]].discard.append(other)  # KF-CTRL-05, KF-ZONE-13
    return gone


def into_pool(state: S, player: int, amount: int) -> None:
    """Æmber goes to a player's pool, or onto an enemy creature that catches it."""
    catchers = [c for c in state.players[state.opponent(player)].line if value(state, "catches-amber", c, 0)]
    if catchers:
        state.play[catchers[0]].amber += amount
    else:
        state.players[player].amber += amount


def leaving(card: Thing) -> str:
    """The moment at which effects end that last until a card leaves play, whoever controls it."""
    return f"card-{card}-leaves"


def _let_go(state: S, card: Thing) -> None:
    """What a lasting effect has done to this one card ends (KF-LAST-04); the effect itself goes on
    (KF-LAST-02)."""
    for key, listeners in state.modifiers.items():
        if any(card in x.things("it") for x in listeners):
            state.modifiers[key] = tuple([_without(x, card) for x in listeners])
    _drop(state, lambda x: _gained(x, card))


def claim(state: S, card: Thing, you: int, until: Thing) -> None:
    """A player has taken control of a card until another leaves play; before that, whoever had it."""
    piece = state.play[card]
    piece.claims = (*(piece.claims or ((state.opponent(you), NOTHING),)), (you, until))


def release(state: S, card: Thing, until: Thing) -> bool:
    """The effect that gave control of a card ends. Whether it now belongs to somebody else: a later
    effect may have it, and when that one ends an earlier one counts again (KF-CTRL-03)."""
    piece = state.play.get(card)
    if piece is None or all(held != until for _, held in piece.claims):
        return False
    piece.claims = tuple(pair for pair in piece.claims if pair[1] != until)
    return piece.claims[-1][0] != piece.controller


def keep_for_good(state: S, card: Thing) -> None:
    """No effect that ends gives the card back any more: a later one decides (KF-CTRL-03)."""
    if card in state.play:
        state.play[card].claims = ()


def _drop(state: S, unwanted: Callable[[Listener], bool]) -> None:
    for key, listeners in list(state.listeners.items()):
        if any(unwanted(x) for x in listeners):
            left = tuple([x for x in listeners if not unwanted(x)])
            state.listeners |= {key: left}
            if not left:
                del state.listeners[key]


def _gained(listener: Listener, card: Thing) -> bool:
    """An ability that the card has for a time, given to it by another card."""
    return listener.this == card != listener.origin and listener.until != IN_PLAY


def _hand_over(state: S, card: Thing, to: int) -> None:
    """What the card has gained for a time is its new controller's."""
    for key, listeners in state.listeners.items():
        if any(_gained(x, card) for x in listeners):
            state.listeners[key] = tuple([_of(x, to) if _gained(x, card) else x for x in listeners])


def _of(x: Listener, you: int) -> Listener:
    return Listener(x.ability, you, x.this, x.until, x.uses, x.names, x.origin)


def _without(listener: Listener, card: Thing) -> Listener:
    named = listener.things("it")
    if card not in named:
        return listener
    names = {**(listener.names or {}), "it": tuple([c for c in named if c != card])}
    x = listener
    return Listener(x.ability, x.you, x.this, x.until, x.uses, names, x.origin)


def change_control(state: S, card: Thing, to: int, flank: str) -> None:
    """A card moves to its new controller's play area; a creature to a flank (KF-CTRL-02)."""
    piece = state.play[card]
    if piece.controller == to:
        return
    old, new = state.players[piece.controller], state.players[to]
    kind = state.defs[card]
    if kind.type == CREATURE:
        old.line.remove(card)
        _into_line(new.line, card, flank, -1)
    else:
        old.artifacts.remove(card)
        new.artifacts.append(card)
    piece.controller = to
    piece.house = state.printed[card]
    leave(state, card)
    enter(state, card, to, kind.abilities)
    for upgrade in piece.upgrades:
        enter(state, card, to, state.defs[upgrade].gives, origin=upgrade)
    _hand_over(state, card, to)


def move_to_flank(state: S, card: Thing, flank: str) -> None:
    """A creature goes to an end of the line that it stands in (KF-LINE-08)."""
    line = state.players[state.play[card].controller].line
    line.remove(card)
    line.insert(0 if flank == "left" else len(line), card)


def swap(state: S, one: Thing, other: Thing) -> bool:
    """Two creatures of one battleline change places (KF-ZONE-14)."""
    line = state.players[state.play[one].controller].line
    if one not in line or other not in line:
        return False
    i, j = line.index(one), line.index(other)
    line[i], line[j] = other, one
    return True
