"""What can happen in Shards of Infinity: the timing table of the game.

Each row is a kind of event, how it changes the table, and the rule behind it. Only damage to
players has a rule in the replace stage (shields) and a check afterwards (elimination).
"""

from __future__ import annotations

from trivault.games.shards.rules.market import bury, leave_row
from trivault.games.shards.rules.shields import SHOW_SHIELDS
from trivault.games.shards.state.model import CHAMPION, ShardsState
from trivault.games.shards.state.numbers import INFINITE, MAX_HEALTH, MAX_MASTERY
from trivault.kernel.abilities import expire, register_abilities, unregister_abilities
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import note_outcome
from trivault.kernel.ids import Thing, player_of, player_thing
from trivault.kernel.log import Entry, LogEvent
from trivault.kernel.rng import shuffle
from trivault.kernel.text import Message

S = ShardsState
Kind = EventKind[S]


def _gain_gems(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    state.gems += amount  # SI-RES-03
    return amount > 0


def _gain_power(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    state.power = min(state.power + amount, INFINITE)  # SI-RES-03, SI-MAST-09
    return amount > 0


def _gain_mastery(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    player = state.players[player_of(thing)]
    before = player.mastery
    player.mastery = min(before + amount, MAX_MASTERY)  # SI-MAST-01, SI-MAST-02
    note_outcome(state, GAIN_MASTERY, thing, player.mastery - before, by, source)
    return True


def _lose_mastery(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    player = state.players[player_of(thing)]
    before = player.mastery
    player.mastery = max(before - amount, 0)  # SI-AMB-13
    note_outcome(state, LOSE_MASTERY, thing, before - player.mastery, by, source)
    return True


def _gain_health(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    player = state.players[player_of(thing)]
    before = player.health
    player.health = min(before + amount, MAX_HEALTH)  # SI-LIFE-01, SI-LIFE-02
    note_outcome(state, GAIN_HEALTH, thing, player.health - before, by, source)
    return True


def _draw(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    player = state.players[player_of(thing)]
    drawn = []
    for _ in range(amount):
        if not player.deck:  # SI-DECK-01, SI-DECK-02, SI-DECK-03
            if not player.discard:
                break  # SI-DECK-05
            reshuffle(state, player_of(thing))
        drawn.append(player.deck.pop())
    player.hand += drawn
    if drawn:
        state.barrier += 1
        if state.log is not None:
            _log_draw(state, player_of(thing), drawn)
    return bool(drawn)


def reshuffle(state: S, seat: int) -> None:
    """The discard pile becomes the new deck; play area and hand stay out (SI-DECK-04)."""
    player = state.players[seat]
    player.deck, player.discard = player.discard, []
    shuffle(state, player.deck)


def _log_draw(state: S, seat: int, drawn: list[Thing]) -> None:
    assert state.log is not None
    who = Message("player", n=seat + 1)
    names = [state.game.thing_message(state, card) for card in drawn]
    public = Message("log-draw", who=who, n=len(drawn))
    private = Message("log-draw-cards", who=who, cards=names)
    event = LogEvent("draw", seat, target=player_thing(seat), amount=len(drawn))
    state.log.append(Entry(event, public, (), "SI-DECK-01", private, 1 << seat, things=tuple(drawn)))


def _pay(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    state.gems -= amount  # SI-RES-01
    return True


def _double_power(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    state.power = min(state.power * 2, INFINITE)
    return True


def _play(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    player = state.players[by]
    player.hand.remove(thing)  # SI-PLAY-01, SI-GEN-03
    state.known.pop(thing, None)
    if state.defs[thing].type == CHAMPION:
        _enter_play(state, thing, by)
    else:
        state.allies.append(thing)  # SI-GEN-02, SI-MERC-08
    state.played.append(thing)
    return True


def _enter_play(state: S, champion: Thing, by: int) -> None:
    state.players[by].champions.append(champion)  # SI-CHAMP-02, ready: SI-CHAMP-03
    if passives := state.defs[champion].passives:
        register_abilities(state, champion, by, passives)


def _fast_play(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    leave_row(state, thing)  # SI-ROW-03: refilled before the effect
    state.mercenaries.append(thing)
    state.played.append(thing)  # SI-MERC-05
    return True


def _nothing(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    return True


def _recruit(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if leave_row(state, thing):
        state.players[by].discard.append(thing)  # SI-REC-01, SI-CHAMP-01
        return True
    return False


def _recruit_to_hand(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if leave_row(state, thing):
        state.players[by].hand.append(thing)
        state.known[thing] = state.everyone  # everybody saw it
        return True
    return False


def _put_into_play(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if leave_row(state, thing):
        _enter_play(state, thing, by)  # SI-AMB-21: not played
        return True
    return False


def _exhaust(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    state.players[by].exhausted.append(thing)  # SI-CHAMP-04
    return True


def _focus(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    state.focused = True  # SI-FOCUS-01, SI-FOCUS-02
    return True


def _attack(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    if state.power < INFINITE:  # SI-ATK-08
        state.power -= state.defs[thing].health  # SI-ATK-02
    return True


def _destroy(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    seat = state.controller(thing)
    if seat < 0:
        return False
    player = state.players[seat]
    player.champions.remove(thing)
    if thing in player.exhausted:
        player.exhausted.remove(thing)
    player.discard.append(thing)  # SI-KEY-08, SI-CHAMP-10
    unregister_abilities(state, thing)
    return True


def _return(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    player = state.players[by]
    player.discard.remove(thing)
    player.hand.append(thing)
    state.known[thing] = state.everyone  # the discard pile is open
    return True


def _banish(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    player = state.players[by]
    (player.hand if thing in player.hand else player.discard).remove(thing)  # SI-BAN-01
    state.known.pop(thing, None)
    state.banished.append(thing)  # SI-BAN-02
    return True


def _damage(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    player = state.players[player_of(thing)]
    player.health = max(player.health - amount, 0)  # SI-ATK-07
    return True


def _bury(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    any_mercenary = bool(state.mercenaries)
    bury(state)
    return any_mercenary


def _clear_area(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    state.players[by].discard += state.allies  # SI-END-02, SI-PLAY-05
    state.allies.clear()
    return True


def _discard_hand(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    player = state.players[by]
    if state.known:
        for card in player.hand:
            state.known.pop(card, None)
    player.discard += player.hand  # SI-END-03
    player.hand.clear()
    return True


def _ready(state: S, thing: Thing, amount: int, by: int, source: Thing) -> bool:
    state.players[by].exhausted.clear()  # SI-CHAMP-07
    state.focused = False  # SI-FOCUS-03
    state.gems = state.power = 0  # SI-RES-04, SI-END-06
    state.played.clear()
    if state.listeners:
        expire(state, "turn")
    return True


GAIN_GEMS: Kind = EventKind("gain-gems", _gain_gems, "SI-RES-03")
GAIN_POWER: Kind = EventKind("gain-power", _gain_power, "SI-RES-03")
GAIN_MASTERY: Kind = EventKind("gain-mastery", _gain_mastery, "SI-MAST-01", quiet=True)
LOSE_MASTERY: Kind = EventKind("lose-mastery", _lose_mastery, "SI-AMB-13", quiet=True)
GAIN_HEALTH: Kind = EventKind("gain-health", _gain_health, "SI-LIFE-01", quiet=True)
DOUBLE_POWER: Kind = EventKind("double-power", _double_power, "SI-RES-03")
DRAW: Kind = EventKind("draw", _draw, "SI-DECK-01", quiet=True)
PAY: Kind = EventKind("pay", _pay, "SI-RES-01", quiet=True)
PLAY: Kind = EventKind("play", _play, "SI-PLAY-01")
PLAYED: Kind = EventKind("played", _nothing, "SI-PLAY-03", quiet=True)
FAST_PLAY: Kind = EventKind("fast-play", _fast_play, "SI-MERC-02")
RECRUIT: Kind = EventKind("recruit", _recruit, "SI-REC-01")
RECRUIT_TO_HAND: Kind = EventKind("recruit-to-hand", _recruit_to_hand, "SI-REC-01")
PUT_INTO_PLAY: Kind = EventKind("put-into-play", _put_into_play, "SI-AMB-21")
EXHAUST: Kind = EventKind("exhaust", _exhaust, "SI-CHAMP-04")
FOCUS: Kind = EventKind("focus", _focus, "SI-FOCUS-01")
ATTACK: Kind = EventKind("attack", _attack, "SI-ATK-02")
DESTROY: Kind = EventKind("destroy", _destroy, "SI-KEY-08")
RETURN: Kind = EventKind("return", _return, "SI-GEN-01")
BANISH: Kind = EventKind("banish", _banish, "SI-BAN-01")
DAMAGE: Kind = EventKind("damage", _damage, "SI-ATK-07", prevent=(SHOW_SHIELDS,), checked=True)  # SI-SHLD-05
BURY: Kind = EventKind("bury", _bury, "SI-END-01")
CLEAR_AREA: Kind = EventKind("clear-area", _clear_area, "SI-END-02", quiet=True)
DISCARD_HAND: Kind = EventKind("discard-hand", _discard_hand, "SI-END-03", quiet=True)
READY: Kind = EventKind("ready", _ready, "SI-END-06", quiet=True)

EVENTS = (
    GAIN_GEMS, GAIN_POWER, GAIN_MASTERY, LOSE_MASTERY, GAIN_HEALTH, DOUBLE_POWER, DRAW, PAY,
    PLAY, PLAYED, FAST_PLAY, RECRUIT, RECRUIT_TO_HAND, PUT_INTO_PLAY, EXHAUST, FOCUS,
    ATTACK, DESTROY, RETURN, BANISH, DAMAGE, BURY, CLEAR_AREA, DISCARD_HAND, READY,
)  # fmt: skip
