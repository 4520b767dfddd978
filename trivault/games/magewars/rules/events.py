"""The timing table: what can happen, and what it does to the table: damage, healing, life and mana,
conditions, destruction (MW-LIFE, MW-HEAL, MW-DIRECT, MW-CHAN, MW-EFF, MW-COND, MW-DEATH)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from trivault.games.magewars.rules import dice
from trivault.games.magewars.rules.objects import discard, remove, take_out, to_spellbook, with_attached
from trivault.games.magewars.rules.traits import burnproof, finite_life, immune, living, marked
from trivault.games.magewars.state import aspects, occasions
from trivault.games.magewars.state.model import CONDITIONS, MAGE, MageWarsState
from trivault.games.magewars.state.records import Attack
from trivault.kernel.event_kinds import Commit, EventKind
from trivault.kernel.events import note_outcome, propose
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing, is_player, player_of
from trivault.kernel.log import Die, Entry, LogEvent
from trivault.kernel.text import Message

S = MageWarsState
Kind = EventKind[S]


def note(
    state: S,
    kind: str,
    rule: str,
    who: int = -1,
    rolled: tuple[Die, ...] = (),
    **args: Thing | int | str | Message,
) -> None:
    """Write into the log what no event tells."""
    if state.log is not None:
        things = [t for t in args.values() if isinstance(t, int) and t >= state.arena.size]
        open_ = tuple(t for t in things if t not in state.play or state.play[t].revealed)
        cards = tuple(state.card(t).slug for t in open_)
        said = {k: state.game.thing_message(state, v) if isinstance(v, int) else v for k, v in args.items()}
        message = Message(f"log-{kind}", who=Message("player", n=who + 1), **said)
        state.log.append(Entry(_event(kind, who, args), message, cards, rule, dice=rolled, things=open_))


def _event(kind: str, who: int, args: Mapping[str, Thing | int | str | Message]) -> LogEvent:
    """What does something, and what it is done to: `what` is the one where it is done `on` another."""
    found = (thing if isinstance(thing := args.get(name), int) else NOTHING for name in ("what", "on", "zone"))
    what, on, place = found
    source, target = (what, on) if "on" in args else (NOTHING, what)
    return LogEvent(kind, who, source, target, place=place)


def note_check(state: S, kind: str, rule: str, die: int, **args: Thing) -> None:
    """What a roll of the effect die alone decides."""
    if state.log is not None:
        note(state, kind, rule, rolled=dice.shown((), die), die=str(die), **args)


def note_roll(state: S, rule: str, faces: tuple[int, ...], what: Thing) -> None:
    """Attack dice that are rolled for something else than an attack."""
    if state.log is not None and faces:
        rolled = dice.shown(faces)
        note(state, "roll", rule, rolled=rolled, dice=_listed(rolled), what=what)


def note_dice(state: S, attack: Attack) -> None:
    """The dice of an attack as they fell."""
    if state.log is not None and attack.rolled:
        said = Message("log-dice", dice=_listed(dice.shown(attack.rolled)), die=attack.die)
        rolled = dice.shown(attack.rolled, attack.die)
        state.log.append(Entry(LogEvent("dice"), said, (), "MW-ATK3-01", dice=rolled))


def _listed(rolled: tuple[Die, ...]) -> str:
    return ", ".join(die.shows for die in rolled)


# Damage, healing, life and mana


def _damage(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    piece = state.play.get(thing)
    if piece is None or amount <= 0:
        return False
    piece.damage += amount
    if piece.markers.pop(aspects.SLEEP, 0):  # MW-COND-14
        piece.markers[aspects.DAZE] = piece.markers.get(aspects.DAZE, 0) + 1
    return True


def _attack_damage(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    dealt = _damage(state, thing, amount, by, source)
    if dealt and state.attacks and state.attacks[-1].defender == thing:
        state.attacks[-1].damage = amount
    return dealt


def _heal(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """No more than there is (MW-HEAL-04), and only on the living (MW-HEAL-05)."""
    piece = state.play.get(thing)
    if piece is None or finite_life(state, thing) or not piece.damage or amount <= 0:
        return False
    healed = min(amount, piece.damage)
    piece.damage -= healed
    calm(state, thing)
    note_outcome(state, HEAL, thing, healed, by, source)
    return True


def calm(state: S, thing: Thing) -> None:
    """Rage goes with healing (MW-CODEX-126)."""
    piece = state.play[thing]
    left = marked(state, thing, aspects.RAGE) - 1 if piece.damage else 0
    if left > 0:
        piece.markers[aspects.RAGE] = left
    else:
        piece.markers.pop(aspects.RAGE, None)


def _gain_life(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    piece = state.play.get(thing)
    if piece is None or finite_life(state, thing):
        return False
    piece.life += amount
    return True


def _lose_life(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    piece = state.play.get(thing)
    if piece is None:
        return False
    piece.life -= amount
    return True


def _gain_mana(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """Of a player, the mage; other objects keep their own (MW-CHAN-03)."""
    piece = state.play.get(state.players[player_of(thing)].mage if is_player(thing) else thing)
    if piece is None or amount <= 0:
        return False
    piece.mana += amount  # MW-CHAN-04
    return True


def _lose_mana(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    piece = state.play.get(state.players[player_of(thing)].mage if is_player(thing) else thing)
    if piece is None or not min(amount, piece.mana):
        return False
    lost = min(amount, piece.mana)
    piece.mana -= lost
    note_outcome(state, LOSE_MANA, thing, lost, by, source)
    return True


# Conditions

TYPE_OF = {
    aspects.BURN: "flame",
    aspects.ROT: "poison",
    aspects.WEAK: "poison",
    aspects.CRIPPLE: "poison",
    aspects.SLEEP: "psychic",
}
ESCAPE_CHECK = 7  # MW-COND-17
# MW-CONJ-11, MW-COND-09, MW-COND-12, MW-COND-18
NOT_ON_CONJURATIONS = (aspects.DAZE, aspects.STUN, aspects.CRIPPLE, aspects.SLEEP, aspects.TAUNT)


def can_have(state: S, thing: Thing, condition: str) -> bool:
    if thing not in state.play or immune(state, thing, TYPE_OF.get(condition, "")):  # MW-DTYPE-12
        return False
    if condition in NOT_ON_CONJURATIONS and not state.is_creature(thing):
        return False
    if condition == "sleep" and not living(state, thing):  # MW-LIVING-04
        return False
    return condition != "burn" or not burnproof(state, thing)


def _condition(name: str) -> Commit[S]:
    def commit(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
        if not can_have(state, thing, name) or (name == "taunt" and thing == source):  # MW-COND-22
            return False
        piece = state.play[thing]
        if name == "taunt":
            piece.markers[name] = source  # whom it must attack
        else:
            piece.markers[name] = piece.markers.get(name, 0) + amount  # MW-EFF-04
        if name in ("stun", "sleep"):
            piece.guard = False  # MW-STATE-06
        if (
            state.attacks
            and state.attacks[-1].free in (occasions.BARRIER, occasions.COUNTERSTRIKE)
            and thing == state.acting
        ):
            piece.fresh[name] = piece.fresh.get(name, 0) + amount  # MW-ACT-18, MW-ATK8-03, MW-COND-11
        return True

    return commit


def _token(name: str) -> Commit[S]:
    def commit(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
        piece = state.play.get(thing)
        if piece is None:
            return False
        piece.markers[name] = piece.markers.get(name, 0) + amount
        return True

    return commit


# Rolls of the effect die: what they show is the size of the event


def _defend(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    attack = state.attacks[-1]
    attack.avoided = amount >= attack.least  # MW-DEF-01
    kind = "avoided" if attack.avoided else "not-avoided"
    note_check(state, kind, "MW-DEF-01", amount, what=thing, source=source)
    return True


def _escape(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """A crippled creature gets rid of a marker (MW-COND-17)."""
    if thing not in state.play:
        return False
    free = amount >= ESCAPE_CHECK
    note_check(state, "escapes" if free else "not-escapes", "MW-COND-17", amount, what=thing)
    if free:
        remove(state, thing, "cripple")
    return free


# Leaving play


def _destroy(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if thing not in state.play:
        return False
    piece = take_out(state, thing)
    for card in (piece.assigned, piece.bound):  # MW-DEATH-04, MW-FAM-08, MW-SPAWN-07, MW-BIND-08
        if card != NOTHING:
            discard(state, card)
    if state.card(thing).type != MAGE:
        discard(state, thing)
    return True


def _return(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    """Back to the owner's spellbook, a bound spell with it (MW-BIND-09)."""
    if thing not in state.play:
        return False
    note(state, "return", "MW-EQUIP-04", by, what=thing, source=source)  # while it lies there face down
    piece = take_out(state, thing)
    if piece.bound != NOTHING:
        to_spellbook(state, piece.bound)
    to_spellbook(state, thing)
    return True


def destroy(state: S, things: Iterable[Thing], scope: Scope) -> bool:
    """Objects are destroyed at the same time, with all that is attached to them."""
    doomed = dict.fromkeys(
        part for thing in things if thing in state.play for part in with_attached(state, thing)
    )
    return propose(state, DESTROY, [(thing, 1) for thing in doomed], scope)


def _heard(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    return True


DAMAGE: Kind = EventKind("damage", _attack_damage, "MW-ATK4-06", checked=True)
DIRECT: Kind = EventKind("direct", _damage, "MW-DIRECT-01", checked=True)  # MW-DIRECT-02
HEAL: Kind = EventKind("heal", _heal, "MW-HEAL-01", quiet=True)  # it says itself how much
GAIN_LIFE: Kind = EventKind("gain-life", _gain_life, "MW-LIFE-05")
LOSE_LIFE: Kind = EventKind("lose-life", _lose_life, "MW-LIFE-05", checked=True)
GAIN_MANA: Kind = EventKind("gain-mana", _gain_mana, "MW-CHAN-01")
LOSE_MANA: Kind = EventKind("lose-mana", _lose_mana, "MW-CHAN-06", quiet=True)
AFFLICT: dict[str, EventKind[S]] = {
    name: EventKind(name, _condition(name), "MW-EFF-02") for name in CONDITIONS
}  # each condition is a kind of its own
TOKENS: dict[str, EventKind[S]] = {
    name: EventKind(f"{name}-token", _token(name), "MW-CODEX-078")
    for name in (aspects.RAGE, aspects.WRATH, aspects.ARMOR)
}
DESTROY: Kind = EventKind("destroy", _destroy, "MW-DEATH-01", joins=True, checked=True)
RETURN: Kind = EventKind("return", _return, "MW-EQUIP-04", quiet=True)

DEFEND: Kind = EventKind("defend", _defend, "MW-DEF-01", quiet=True)
ESCAPE: Kind = EventKind("escape", _escape, "MW-COND-17", quiet=True)

# Windows: moments that cards and rules listen to
ACTIVATED: Kind = EventKind("activated", _heard, "MW-REVEAL-08", quiet=True)
MOVING: Kind = EventKind("moving", _heard, "MW-MOVE-01", quiet=True)  # a move action is declared
ENTERED: Kind = EventKind("entered", _heard, "MW-TRAP-03", quiet=True)  # into a zone, in whatever way
SUMMONED: Kind = EventKind("summoned", _heard, "MW-TYPE-07", quiet=True)
CAME: Kind = EventKind("came", _heard, "MW-CONJ-01", quiet=True)  # any other object came into play
REVEALED: Kind = EventKind("revealed", _heard, "MW-REVEAL-15", quiet=True)
COUNTER: Kind = EventKind("counter", _heard, "MW-COUNTER-01", quiet=True)
RESOLVING: Kind = EventKind("resolving", _heard, "MW-RESOLVE-01", quiet=True)  # a spell begins to
RESOLVED: Kind = EventKind("resolved", _heard, "MW-RESOLVE-01", quiet=True)  # a spell was
DECLARED: Kind = EventKind("declared", _heard, "MW-ATK1-02", quiet=True)
AVOID: Kind = EventKind("avoid", _heard, "MW-ATK2-01", quiet=True)
ROLLED: Kind = EventKind("rolled", _heard, "MW-ATK3-01", quiet=True)
STRUCK: Kind = EventKind("struck", _heard, "MW-ATK4-06", quiet=True)  # an attack has dealt damage
ATTACKED: Kind = EventKind("attacked", _heard, "MW-ATK8-02", quiet=True)  # an attack is over
ATTACK_ENDED: Kind = EventKind("attack-ended", _heard, "MW-ATK8-01", quiet=True)  # with all its targets
UPKEEP: Kind = EventKind("upkeep", _heard, "MW-UPKEEP-05", quiet=True, ruled=True)
PHASE_ENDED: Kind = EventKind("phase-ended", _heard, "MW-ACT-17", quiet=True)

EVENTS = (
    *(DAMAGE, DIRECT, HEAL, GAIN_LIFE, LOSE_LIFE, GAIN_MANA, LOSE_MANA, DESTROY, RETURN, DEFEND, ESCAPE),
    *AFFLICT.values(),
    *TOKENS.values(),
    *(ACTIVATED, MOVING, ENTERED, SUMMONED, CAME, REVEALED, COUNTER, RESOLVING, RESOLVED),
    *(DECLARED, AVOID, ROLLED, STRUCK, ATTACKED, ATTACK_ENDED, UPKEEP, PHASE_ENDED),
)
