"""The turn: play phase, attack phase, end phase (SI-TURN-01), and what is legal in them."""

from __future__ import annotations

from trivault.games.shards.rules import events
from trivault.games.shards.state.model import ShardsState
from trivault.games.shards.state.numbers import HAND, INFINITE
from trivault.kernel.abilities import forbidding, unregister_abilities
from trivault.kernel.choice_nodes import Actions, Spread
from trivault.kernel.choices import Raw
from trivault.kernel.control import As, Do, If, Loop, Seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import Emit, EmitShares, emit
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing, player_thing
from trivault.kernel.interpreter import call
from trivault.kernel.log import Entry, LogEvent
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Amount, Condition, Constant, Group
from trivault.kernel.text import Message

S = ShardsState

FOCUS_COST = 1  # SI-FOCUS-01

END_TURN: Raw = ("end-turn", NOTHING, (), ())


def _table(verb: str, acts: bool) -> list[Raw]:
    """The answers with this verb, built once: a card acts as source or is the target."""
    if acts:
        return [(verb, card, (), ()) for card in range(512)]
    return [(verb, NOTHING, (card,), ()) for card in range(512)]


_PLAY, _EXHAUST = _table("play", True), _table("exhaust", True)
_RECRUIT, _FAST_PLAY, _ATTACK = (
    _table("recruit", False),
    _table("fast-play", False),
    _table("attack", False),
)
_FOCUS: list[Raw] = [("focus", player_thing(seat), (), ()) for seat in range(4)]


def legal_actions(state: S) -> tuple[Raw, ...]:
    """All that the active player may do in the play phase, in any order (SI-TURN-02, SI-TURN-03).

    Of identical cards in one place only one is offered; in hand one that the others know, if any,
    so that they learn nothing about the rest.
    """
    you, defs, gems = state.active, state.defs, state.gems
    player = state.players[you]
    hand = player.hand
    if not state.known.keys().isdisjoint(hand):
        hand = sorted(hand, key=state.known.__contains__)
    options = [_PLAY[card] for card in {defs[card]: card for card in hand}.values()]
    for card in player.champions:
        if card not in player.exhausted:  # SI-CHAMP-04
            kind = defs[card]
            if kind.exhaust is not None and (
                kind.exhaust_if is None or kind.exhaust_if.holds(state, Scope(you, card))
            ):
                options.append(_EXHAUST[card])
    if gems:
        if not state.focused:
            options.append(_FOCUS[you])
        affordable = {defs[card]: card for card in state.row if card >= 0 and defs[card].cost <= gems}
        for kind, card in affordable.items():  # SI-MERC-06
            options.append(_RECRUIT[card])
            if kind.mercenary:  # SI-MERC-01, SI-MERC-07
                options.append(_FAST_PLAY[card])
    if state.power:  # SI-RES-02
        for side in state.players:
            if side.champions and side is not player:
                options += [_ATTACK[card] for card in side.champions if can_attack(state, card)]
    options.append(END_TURN)  # SI-TURN-04
    return tuple(options)


def can_attack(state: S, champion: Thing) -> bool:
    """Enough power for its whole health, and nothing forbids it (SI-ATK-02, SI-ATK-09)."""
    return state.defs[champion].health <= state.power and not (
        state.modifiers and forbidding(state, "attack", champion)
    )


# Play phase


class PayGems(Node[S]):
    """Pay the gem cost of the chosen card (SI-REC-01, SI-MERC-02)."""

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        cost = state.defs[scope.thing("targets")].cost
        return emit(state, events.PAY, player_thing(scope.you), cost, scope)


class OnChosen(Node[S]):
    """An event for the card that the answer names."""

    def __init__(self, kind: EventKind[S], name: str) -> None:
        self.kind = kind
        self.name = name
        self.args = (kind, name)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        return emit(state, self.kind, scope.thing(self.name), 0, scope)


class CarryOut(Node[S]):
    """The effect of the chosen card, from top to bottom (SI-PLAY-03)."""

    def __init__(self, name: str, exhaust: bool = False) -> None:
        self.name = name
        self.exhaust = exhaust
        self.args = (name, exhaust)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        card = scope.thing(self.name)
        kind = state.defs[card]
        effect = kind.exhaust if self.exhaust else kind.play  # SI-CHAMP-06
        return call(state, effect, scope.you, card) if effect is not None else False


def _on(kind: EventKind[S], name: str) -> Node[S]:
    return OnChosen(kind, name)


PLAY = Seq((_on(events.PLAY, "source"), CarryOut("source"), _on(events.PLAYED, "source")))  # SI-PLAY-06
# SI-MERC-09
FAST_PLAY = Seq(
    (PayGems(), _on(events.FAST_PLAY, "targets"), CarryOut("targets"), _on(events.PLAYED, "targets"))
)
RECRUIT = Seq((PayGems(), _on(events.RECRUIT, "targets")))  # SI-REC-03
EXHAUST = Seq((_on(events.EXHAUST, "source"), CarryOut("source", exhaust=True)))  # SI-CHAMP-05
FOCUS: Node[S] = Seq(
    (Emit(events.FOCUS), Emit(events.PAY, amount=Constant(FOCUS_COST)), Emit(events.GAIN_MASTERY))
)
ATTACK = Seq((_on(events.ATTACK, "targets"), _on(events.DESTROY, "targets")))  # SI-ATK-01, SI-CHAMP-08

PLAY_PHASE: Node[S] = Actions(
    "play-phase",
    legal_actions,
    (
        ("play", PLAY),
        ("exhaust", EXHAUST),
        ("focus", FOCUS),
        ("recruit", RECRUIT),
        ("fast-play", FAST_PLAY),
        ("attack", ATTACK),
    ),
    closing="end-turn",  # SI-TURN-05
)


# Attack phase


class Attackable(Group[S]):
    """The opponents who may be attacked; champions of theirs do not matter (SI-ATK-04)."""

    def find(self, state: S, scope: Scope) -> list[Thing]:
        players = [player_thing(seat) for seat in state.opponents(scope.you)]
        if not state.modifiers:
            return players
        return [player for player in players if not forbidding(state, "attack", player)]


class PowerLeft(Amount[S]):
    def of(self, state: S, scope: Scope) -> int:
        return state.power


class HasPower(Condition[S]):
    def __init__(self, infinite: bool = False) -> None:
        self.infinite = infinite
        self.args = (infinite,)

    def holds(self, state: S, scope: Scope) -> bool:
        least = INFINITE if self.infinite else 1
        return state.power >= least


def _assign_infinity(state: S, scope: Scope) -> None:
    targets = Attackable().find(state, scope)
    scope.bind("damage", tuple((player, INFINITE) for player in targets))


ATTACK_PHASE: Node[S] = If(
    HasPower(),
    Seq(
        (
            If(
                HasPower(infinite=True),
                Do("assign-infinity", _assign_infinity),  # SI-ATK-08, SI-AMB-05
                Spread("damage", Attackable(), PowerLeft(), "assign"),  # SI-ATK-05, SI-AMB-04
            ),
            EmitShares(events.DAMAGE, "damage"),  # SI-ATK-03, SI-ATK-06
        )
    ),
)


# End phase


MOST_TURNS = 2000  # SI-AMB-31: far beyond any game that can still be won


def _next_player(state: S, scope: Scope) -> None:
    state.active = state.opponents(state.active)[0]  # SI-TURN-06, SI-ELIM-03
    state.turn += 1
    if state.turn > MOST_TURNS:
        _end(state)


END_PHASE: Node[S] = Seq(
    (
        Emit(events.BURY),
        Emit(events.CLEAR_AREA),
        Emit(events.DISCARD_HAND),
        Emit(events.READY),  # SI-AMB-10: before drawing
        Emit(events.DRAW, amount=Constant(HAND)),  # SI-END-04, SI-END-05
        Do("next-player", _next_player),
    )
)

TURN: Node[S] = Seq((PLAY_PHASE, ATTACK_PHASE, END_PHASE))


def _active(state: S) -> int:
    return state.active


TURNS: Node[S] = Loop(As("active-player", _active, TURN))


def eliminate(state: S) -> bool:
    """Players without health leave the game; the last one wins (SI-ELIM-01, SI-ELIM-02)."""
    alive = [seat for seat, player in enumerate(state.players) if player.health]  # SI-LIFE-03
    if len(alive) == state.seats:
        return False
    for seat in range(state.seats):
        if seat not in alive:
            _remove_cards(state, seat)
    if len(alive) > 1:
        return False
    _end(state, *alive)  # SI-GOAL-01
    return True


def _end(state: S, *winners: int) -> None:
    state.result = winners
    for seat in winners:
        _log(state, "win", "SI-ELIM-02", seat)
    if not winners:
        _log(state, "no-winner", "SI-AMB-31", state.active)


def _log(state: S, kind: str, rule: str, seat: int) -> None:
    if state.log is not None:
        said = Message(f"log-{kind}", who=Message("player", n=seat + 1))
        state.log.append(Entry(LogEvent(kind, seat), said, (), rule))


def _remove_cards(state: S, seat: int) -> None:
    """The cards of a player who is out leave the game (SI-AMB-14)."""
    player = state.players[seat]
    if player.hand or player.deck or player.discard or player.champions:
        _log(state, "out", "SI-ELIM-01", seat)
    for champion in player.champions:
        unregister_abilities(state, champion)
    for zone in (player.hand, player.deck, player.discard, player.champions):
        for card in zone:
            state.known.pop(card, None)
        state.banished += zone
        zone.clear()
    player.exhausted.clear()
