"""Entering play: one door for what is played and for what effects put there (KF-PLAY, KF-GEN-11, KF-GIG)."""

from __future__ import annotations

from trivault.games.keyforge.rules import gigantic
from trivault.games.keyforge.rules.battleline import LEFT_FLANK, RIGHT_FLANK, former, gain_from, into_line
from trivault.games.keyforge.rules.log_messages import log_outcome
from trivault.games.keyforge.rules.windows import still_comes
from trivault.games.keyforge.rules.zones import find, lift
from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.state.model import (
    AFTER_BLOWS,
    ATTACKER_GONE,
    BEFORE_BLOWS,
    BLOWS,
    CUT_SHORT,
    DEFENDER_GONE,
    KeyForgeState,
)
from trivault.games.keyforge.state.pieces import Piece
from trivault.games.keyforge.state.printed import ACTION_TYPE, ARTIFACT, CREATURE, UPGRADE
from trivault.kernel import choices
from trivault.kernel.abilities import Ability, Modify, consume, in_force, register_abilities, value
from trivault.kernel.choices import PICK, Choice, Raw
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing

S = KeyForgeState


# Where

AT_THE_END: Raw = ("right", NOTHING, (), ())


def controller_of(state: S, card: Thing, you: int) -> int:
    """Who controls a card that a player brings into play (KF-PLAY-09), unless it says otherwise
    (KF-CONST-04, KF-CTRL-06)."""
    return state.opponent(you) if state.defs[card].enters_opposed else you


def places(state: S, card: Thing, controller: int, enters: bool = True) -> tuple[Raw, ...]:
    """Where in a battleline a creature may stand: on either flank (KF-LINE-02); with deploy, when it
    enters, also between any two (KF-KW-DEPLOY-01)."""
    line = state.players[controller].line
    deploys = enters and "deploy" in state.defs[card].keywords
    between: list[Raw] = [("right-of", NOTHING, (other,), ()) for other in line[:-1] if deploys]
    return (("left", NOTHING, (), ()), *between, AT_THE_END) if line else (AT_THE_END,)


def hosts(state: S) -> tuple[Thing, ...]:
    """The creatures to which an upgrade may be attached, the active player's first (KF-PLAY-07)."""
    order = (state.active, state.opponent(state.active))
    return tuple(card for player in order for card in state.players[player].line)


def where(state: S, card: Thing, controller: int, enters: bool = True) -> Choice:
    """The question where a card comes to lie; with one answer where that is settled."""
    if state.defs[card].type == UPGRADE:
        on = hosts(state) or (NOTHING,)
        return Choice(state.active, PICK, "attach", things=on, source=card, reason="attach")
    creature = state.defs[card].type == CREATURE
    options = places(state, card, controller, enters) if creature else (AT_THE_END,)
    return Choice(state.active, choices.ACTION, "flank", listed=options, source=card, reason="flank")


def place(state: S, controller: int, answer: Raw) -> int:
    """The place that an answer names."""
    verb, _, beside, _ = answer
    if verb == "attach":
        return beside[0]
    if verb == "right-of":
        return LEFT_FLANK + state.players[controller].line.index(beside[0]) + 1
    return LEFT_FLANK if verb == "left" else RIGHT_FLANK


# The door


def enter_play(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """Enter play for the acting player; the amount is the place in the battleline, or the creature that an
    upgrade is attached to. What is being played comes from there, everything else from where it lies."""
    kind, cards = state.defs[thing], _cards(state, thing)
    if thing in state.play or not cards or kind.type == ACTION_TYPE:
        return False
    if kind.type == UPGRADE and not state.is_creature(amount):  # KF-PLAY-08
        return False
    played = thing in state.resolving
    ready = played and on_played(state, aspects.PLAYED_READY, thing) > 0
    stunned = played and on_played(state, aspects.PLAYED_STUNNED, thing) > 0
    for card in cards:
        if played:
            state.resolving.remove(card)
        else:
            lift(state, card)
        state.known.pop(card, None)
    if kind.type == UPGRADE:
        attach(state, thing, amount, by)
    else:
        put_into_play(state, thing, controller_of(state, thing, by), amount)  # KF-PLAY-05, KF-PLAY-06
        state.play[thing].ready |= ready
        state.play[thing].stunned |= stunned
        state.play[thing].half = cards[1] if len(cards) > 1 else NOTHING  # KF-GIG-03
    return played or log_outcome(state, "enter", thing, 1, by, source)


def _cards(state: S, card: Thing) -> tuple[Thing, ...]:
    """The cards that enter play as this one: a half together with the other (KF-GIG-03), from where it lies,
    rather the one with which it was in play. None where that is missing (KF-GIG-05)."""
    half = state.printed_card(card).half
    if not half:
        return (card,)
    others = gigantic.other_halves(state, card, _lying_with(state, card)) if half == gigantic.BOTTOM else []
    was_with = gigantic.as_it_was(state, card, others)
    return (card, (*was_with, *others)[0]) if others else ()


def _lying_with(state: S, card: Thing) -> list[Thing]:
    if card in state.resolving:
        return state.resolving
    place = find(state, card)
    lying: list[Thing] = getattr(state.players[place[0]], place[1]) if place is not None else []
    return lying


def on_played(state: S, key: str, card: Thing) -> int:
    """How many effects on played cards concern it; those for the next card alone are used up."""
    found = 0
    for listener in in_force(state, state.modifiers.get(key, ())):
        ability = state.game.program.nodes[listener.ability]
        if isinstance(ability, Modify) and ability.on.fits(state, card, listener):
            consume(state, key, listener)
            found += 1
    return found


def put_into_play(state: S, card: Thing, controller: int, at: int = RIGHT_FLANK) -> None:
    """A card enters play exhausted, at a place of the line (KF-GEN-11, KF-LINE-02)."""
    kind = state.defs[card]
    piece = Piece(controller, state.printed[card])
    state.play[card] = piece
    piece.ready = _enters_ready(state, card, controller)
    piece.stunned = kind.enters_stunned
    piece.enraged = kind.enters_enraged
    state.known.pop(card, None)
    if card in state.gone:
        _is_another(state, card)
    side = state.players[controller]
    if kind.type == CREATURE:
        into_line(side.line, card, at)
    elif kind.type == ARTIFACT:
        side.artifacts.append(card)
    for ability in register_abilities(state, card, controller, kind.abilities):  # KF-ABIL-06
        still_comes(state, ability, but=card)


def _enters_ready(state: S, card: Thing, controller: int) -> bool:
    kind = state.defs[card]
    if kind.enters_ready_if is not None and kind.enters_ready_if.holds(state, Scope(controller, card)):
        return True
    own = any(a.key == "enters-ready" and _hits(state, a, card, controller) for a in kind.abilities)
    return kind.enters_ready or own or value(state, aspects.ENTERS_READY, card, 0) > 0


def _hits(state: S, ability: Ability[S], card: Thing, you: int) -> bool:
    """Whether what a card says of others holds for itself as it enters (KF-CONST-04)."""
    return isinstance(ability, Modify) and ability.on.fits(state, card, Scope(you, card))


def attach(state: S, upgrade: Thing, host: Thing, controller: int) -> None:
    """An upgrade enters play on a creature and gives it what it gives (KF-PLAY-07, KF-UPG-01)."""
    piece = Piece(controller, state.printed[upgrade])
    piece.host = host
    state.play[upgrade] = piece
    state.play[host].upgrades.append(upgrade)
    kind = state.defs[upgrade]
    register_abilities(state, upgrade, controller, kind.abilities)
    gain_from(state, upgrade, host)


NAMES_OF_CARDS = ("it", "they", "foe", "target")  # what effects call a card with which they go on later


def _is_another(state: S, card: Thing) -> None:
    """Who left this turn and returns is not the creature that effects under way have named (KF-LEAVE-02,
    KF-CTRL-06), nor the one who fought. The effect that brings it back goes on with it."""
    _fights_no_more(state, card)
    for scope in state.scopes[:-1]:
        for name in NAMES_OF_CARDS:
            if card in (named := scope.things(name)):
                scope.bind(name, tuple([c for c in named if c != card]))
                scope.bind(former(name), (*scope.things(former(name)), card))


def _fights_no_more(state: S, card: Thing) -> None:
    for i, (attacker, defender, progress) in enumerate(state.fights):
        if card == attacker:
            state.fights[i] = (attacker, defender, ATTACKER_GONE)  # KF-FIGHT-05
        elif card == defender and progress == BEFORE_BLOWS:
            state.fights[i] = (attacker, defender, CUT_SHORT)  # KF-FIGHT-05, KF-FIGHT-09
        elif card == defender and progress in (BLOWS, AFTER_BLOWS):
            state.fights[i] = (attacker, defender, DEFENDER_GONE)
