"""What can happen in the tiny game, the rules of the replace stage, and the turn."""

from __future__ import annotations

from tests.kernel.tiny_model import OPPONENT, HowMany, TinyState, When, bound, controller, power
from trivault.kernel.abilities import After, expire, forbidding, register_abilities, unregister_abilities
from trivault.kernel.batches import Prevent
from trivault.kernel.choice_nodes import Actions, May
from trivault.kernel.choices import Raw
from trivault.kernel.control import As, Do, If, Loop, Seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import Emit, EmitShares, emit
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing, player_of
from trivault.kernel.interpreter import call
from trivault.kernel.log import Entry, LogEvent
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Constant, one
from trivault.kernel.text import Message

S = TinyState

# What can happen


def _ember(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    state.sides[player_of(thing)].ember += amount
    return amount > 0


def _lose(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    side = state.sides[player_of(thing)]
    lost = min(side.ember, amount)
    side.ember -= lost
    return lost > 0


def _wound(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    side = state.sides[player_of(thing)]
    side.life = max(0, side.life - amount)
    return True


def _damage(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if controller(state, thing) < 0:
        return False
    state.damage[thing] = state.damage.get(thing, 0) + amount
    return True


def _heal(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    return state.damage.pop(thing, 0) > 0


def _leave_board(state: S, thing: Thing) -> int:
    seat = controller(state, thing)
    if seat >= 0:
        state.sides[seat].board.remove(thing)
        for marks in (state.damage, state.wards, state.soaked):
            marks.pop(thing, None)
        unregister_abilities(state, thing)
    return seat


def _destroy(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    seat = _leave_board(state, thing)
    if seat >= 0:
        state.sides[seat].discard.append(thing)
    return seat >= 0


def _bounce(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    seat = _leave_board(state, thing)
    if seat >= 0:
        state.sides[seat].hand.append(thing)
        state.reveal_to(thing, state.everyone)
    return seat >= 0


def _enter(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    put_on_board(state, thing, by)
    state.sides[by].hand.remove(thing)
    state.known.pop(thing, None)
    return True


def put_on_board(state: S, thing: Thing, seat: int) -> None:
    card = state.defs[thing]
    state.sides[seat].board.append(thing)
    if card.ward:
        state.wards[thing] = card.ward
    register_abilities(state, thing, seat, card.abilities)


def _discard(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    side = next((side for side in state.sides if thing in side.hand), None)
    if side is None:  # a card that whoever sampled this state does not know
        return False
    side.hand.remove(thing)
    side.discard.append(thing)
    state.known.pop(thing, None)
    return True


def _draw(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    seat = player_of(thing)
    side = state.sides[seat]
    drawn = [side.deck.pop() for _ in range(min(amount, len(side.deck)))]
    side.hand += drawn
    state.barrier += len(drawn)
    if drawn and state.log is not None:
        who = Message("player", n=seat + 1)
        names = [state.game.thing_message(state, card) for card in drawn]
        private = Message("log-draw-cards", who=who, cards=names)
        event, public = LogEvent("draw", seat, amount=len(drawn)), Message("log-draw", who=who, n=len(drawn))
        state.log.append(Entry(event, public, private=private, to=1 << seat))
    return bool(drawn)


def _stash(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    side = state.sides[by]
    if thing not in side.hand:
        return False
    side.hand.remove(thing)
    put_in_stash(state, thing, by)
    return True


def put_in_stash(state: S, thing: Thing, seat: int) -> None:
    state.sides[seat].stash.append(thing)
    register_abilities(state, thing, seat, state.defs[thing].hidden)


def _spring(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    side = state.sides[by]
    if thing not in side.stash:
        return False
    side.stash.remove(thing)
    side.discard.append(thing)
    unregister_abilities(state, thing)
    state.barrier += 1
    return True


# The rules of the replace stage


def _soak(state: S, scope: Scope) -> None:
    event = scope.event
    assert event is not None
    thing = event.thing
    left = state.defs[thing].armor - state.soaked.get(thing, 0)
    used = min(left, event.amount)
    if used:
        state.soaked[thing] = state.soaked.get(thing, 0) + used
    scope.bind_numbers("soaked", used)


def _lose_ward(state: S, scope: Scope) -> None:
    assert scope.event is not None
    state.damage.pop(scope.event.thing, None)
    del state.wards[scope.event.thing]


WARDED = When("warded", lambda state, scope: scope.event is not None and scope.event.thing in state.wards)
ARMOR: Node[S] = Seq((Do("armor", _soak), Prevent(bound("soaked"))))
WARD: Node[S] = If(WARDED, Seq((Do("ward", _lose_ward), Prevent(Constant(1)))))

THRIFTY = When("thrifty", lambda s, scope: any(s.defs[card].thrifty for card in s.sides[scope.you].board))
THRIFT: Node[S] = If(THRIFTY, May("refuse", Prevent(Constant(99))))

GAIN = EventKind("gain", _ember, "TINY-1")
LOSE = EventKind("lose", _lose, prevent=(THRIFT,))
WOUND = EventKind("wound", _wound, checked=True)
DAMAGE = EventKind("damage", _damage, prevent=(ARMOR,), checked=True)
HEAL = EventKind("heal", _heal)
DESTROY = EventKind("destroy", _destroy, prevent=(WARD,), joins=True, checked=True)
BOUNCE = EventKind("bounce", _bounce, checked=True)
ENTER = EventKind("enter", _enter)
DISCARD = EventKind("discard", _discard)
DRAW = EventKind("draw", _draw, quiet=True)
STASH = EventKind("stash", _stash, quiet=True)
SPRING = EventKind("spring", _spring, ruled=True)
EVENTS = (GAIN, LOSE, WOUND, DAMAGE, HEAL, DESTROY, BOUNCE, ENTER, DISCARD, DRAW, STASH, SPRING)


# The turn


def _legal(state: S) -> tuple[Raw, ...]:
    side, foe = state.sides[state.active], state.sides[1 - state.active]
    options: list[Raw] = [("play", card, (), ()) for card in {state.defs[c]: c for c in side.hand}.values()]
    for mine in side.board:
        if mine not in state.tired:
            fights = [theirs for theirs in foe.board if not forbidding(state, "fight", theirs)]
            options += [("fight", mine, (theirs,), ()) for theirs in fights]
            options.append(("raid", mine, (), ()))
    return (*options, ("end-turn", NOTHING, (), ()))


class PlayCard(Node[S]):
    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        card = scope.thing("source")
        return emit(state, ENTER if state.defs[card].power else DISCARD, card, 1, scope)


class CarryOut(Node[S]):
    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        card = scope.thing("source")
        effect = state.defs[card].play
        return effect is not None and call(state, effect, scope.you, card)


def _blows(state: S, scope: Scope) -> None:
    mine, theirs = scope.thing("source"), scope.thing("targets")
    state.tired.append(mine)
    scope.bind("blows", ((theirs, power(state, mine)), (mine, power(state, theirs))))


def _end(state: S, scope: Scope) -> None:
    expire(state, "turn")
    state.soaked.clear()
    state.tired.clear()


def _next(state: S, scope: Scope) -> None:
    state.active = 1 - state.active
    expire(state, f"turn of p{state.active}")


PLAY: Node[S] = Seq((PlayCard(), CarryOut()))
FIGHT: Node[S] = Seq((Do("blows", _blows), EmitShares(DAMAGE, "blows")))
RAID: Node[S] = Seq(
    (
        Do("tire", lambda state, scope: state.tired.append(scope.thing("source"))),
        Emit(WOUND, one(OPPONENT), HowMany("power", lambda s, scope: power(s, scope.thing("source")))),
    )
)
MAIN: Node[S] = Actions("main", _legal, (("play", PLAY), ("fight", FIGHT), ("raid", RAID)), closing="end-turn")
NO_DECK = When("no-deck", lambda state, scope: not state.sides[scope.you].deck)
END: Node[S] = Seq(
    (Do("end", _end), If(NO_DECK, Emit(WOUND, amount=Constant(2)), Emit(DRAW)), Do("next", _next))
)
SPRUNG: After[S] = After("spring", When("sprung", lambda state, scope: True), Emit(GAIN))
TURNS: Node[S] = Loop(As("active", lambda state: state.active, Seq((MAIN, END))))
