"""The round: the ready stage and the action stage (MW-ROUND, MW-INIT, MW-RESET, MW-CHAN, MW-QC)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from trivault.games.magewars.rules import events
from trivault.games.magewars.rules.activation import ACTIVATION
from trivault.games.magewars.rules.cast import cast_spell
from trivault.games.magewars.rules.castable import castable, has_secrets
from trivault.games.magewars.rules.objects import alive
from trivault.games.magewars.rules.planning import (
    Assign,
    deploy,
    deployments,
    may_deploy,
    plan,
    plan_questions,
    return_spells,
)
from trivault.games.magewars.rules.reveal import REVEALS
from trivault.games.magewars.rules.special import able, special_of, specials, specials_of, use_special
from trivault.games.magewars.rules.traits import channeling
from trivault.games.magewars.state import aspects, moments, occasions
from trivault.games.magewars.state.model import CREATURE, MAGE, MageWarsState
from trivault.kernel.abilities import expire
from trivault.kernel.choice_nodes import Ask, Simultaneous
from trivault.kernel.choices import ACTION, Choice, Raw
from trivault.kernel.control import As, Loop, Seq
from trivault.kernel.events import emit, propose
from trivault.kernel.frames import AFTERWARDS, BEGINNING, Scope
from trivault.kernel.ids import NOTHING, Thing, player_thing
from trivault.kernel.interpreter import ask, call
from trivault.kernel.nodes import Node

S = MageWarsState

LAST_ROUND = 200  # MW-AMB-48

DONE: Raw = ("done", NOTHING, (), ())


class Phase(Node[S]):
    """A phase in which nothing is decided."""

    def __init__(self, name: str, function: Callable[[S, Scope], bool]) -> None:
        self.name = name
        self.function = function
        self.args = (name, function)

    def run(self, state: S) -> bool:
        state.phase = self.name
        return self.function(state, state.scopes[-1])


def _initiative(state: S, scope: Scope) -> bool:
    """The marker passes on, but not within a team; in round 1 the dice have said who has it (MW-INIT-02)."""
    if state.round > 1:
        others = [p for p in state.order() if not state.friendly(p, state.initiative)]  # MW-MULTI-04
        state.initiative = next(p for p in others if alive(state, p))  # MW-MULTI-01
    events.note(state, "round", "MW-ROUND-01", state.initiative, n=str(state.round))
    return False


def _reset(state: S, scope: Scope) -> bool:
    """Markers turn to their active side; guards stay on guard (MW-RESET-01, MW-RESET-02)."""
    for thing, piece in state.play.items():
        piece.used.clear()
        if state.card(thing).type in (CREATURE, MAGE) and state.in_arena(thing):
            piece.active = True
            piece.quickcast = state.card(thing).type == MAGE  # MW-MARK-08, MW-MAGE-01
    state.barriers.clear()
    state.attacked.clear()
    return False


def _channel(state: S, scope: Scope) -> bool:
    """Every object with the attribute gains mana at the same time (MW-CHAN-01, MW-CHAN-02)."""
    gains = [(t, n) for t in state.play if (n := channeling(state, t)) and state.zone_of(t) >= 0]  # MW-SPAWN-05
    return propose(state, events.GAIN_MANA, gains, scope)


def _upkeep(state: S, scope: Scope) -> bool:
    return emit(state, events.UPKEEP, player_thing(state.initiative), 1, scope)


# Phases in which each player has a turn


class InTurn(Ask[S]):
    """Each player in the order of initiative may do things of a kind, until done (MW-DEPLOY-01, MW-QC-05)."""

    def __init__(
        self,
        name: str,
        asks: Callable[[S, int], bool],
        legal: Callable[[S, int], tuple[Raw, ...]],
        carry_out: Callable[[S, int, Raw], bool],
    ) -> None:
        self.name = name
        self.asks = asks  # by what everybody can see: so it tells nothing
        self.legal = legal
        self.carry_out = carry_out
        self.args = (name, asks, legal, carry_out)

    def run(self, state: S) -> bool:
        state.phase = self.name
        state.scopes[-1].bind_numbers(self.name, 0)
        return self.afterwards(state, BEGINNING)

    def answered(self, state: S, answer: Raw) -> bool:
        scope = state.scopes[-1]
        if answer[0] == "done":
            scope.bind_numbers(self.name, scope.number(self.name) + 1)
            return self.afterwards(state, AFTERWARDS)
        mark, player = len(state.stack), state.order()[scope.number(self.name)]
        left = self.carry_out(state, player, answer)
        return self.suspend(state, mark, left, AFTERWARDS) or self.afterwards(state, AFTERWARDS)

    def afterwards(self, state: S, position: int) -> bool:
        scope = state.scopes[-1]
        while scope.number(self.name) < state.seats:
            if self.asks(state, state.order()[scope.number(self.name)]):
                return self.ask(state)
            scope.bind_numbers(self.name, scope.number(self.name) + 1)
        return False

    def question(self, state: S) -> Choice:
        player = state.order()[state.scopes[-1].number(self.name)]  # MW-INIT-05
        options = (*self.legal(state, player), DONE)
        return Choice(player, ACTION, self.name, listed=options, reason=self.name)


def quickcasts(state: S, player: int) -> tuple[Raw, ...]:
    """The quick spells that a mage may cast with the quickcast action (MW-QC-02), and abilities that
    are used like one."""
    mage = state.players[player].mage
    if mage not in state.play or not state.play[mage].quickcast:  # MW-QC-08, MW-QC-09
        return ()
    # MW-QC-03
    spells = state.game.distinct(state, [spell for spell, _ in castable(state, mage, occasions.QUICKCAST)])
    return (*(("quickcast", spell, (), ()) for spell in spells), *specials(state, mage, (occasions.SPELL,)))


def may_quickcast(state: S, player: int) -> bool:
    """Whether a player is asked for a quickcast: with spells that others do not know always."""
    mage = state.players[player].mage
    ready = mage in state.play and state.play[mage].quickcast
    return ready and (has_secrets(state, mage) or bool(quickcasts(state, player)))


def quickcast(state: S, player: int, raw: Raw) -> bool:
    if raw[0] == "use":
        return use_special(state, raw, state.players[player].mage, quickcast=True)
    return cast_spell(state, state.players[player].mage, raw[1], occasions.QUICKCAST)


# Action phases


def active(state: S, player: int) -> list[Thing]:
    return [
        t
        for t, piece in state.play.items()
        if piece.active
        and piece.controller == player
        and state.card(t).type in (CREATURE, MAGE)
        and piece.zone >= 0
    ]


def may_pass(state: S, player: int) -> bool:
    """While any other player has more active creatures (MW-ACT-05, MW-MULTI-03, MW-AMB-49, MW-ACT-06)."""
    own = len(active(state, player))
    return any(len(active(state, p)) > own for p in range(state.seats))


def around(state: S, player: int) -> tuple[Raw, ...]:
    """Abilities that may be used before or after a friendly action phase."""
    own = [t for t in able(state) if state.controller(t) == player and state.play[t].revealed]
    return tuple(raw for t in own for raw in specials_of(state, t, t, ("around",)))


# Positions of the action phases: one of them is over, or what was done before or after one.
PHASE_OVER, ASIDE_OVER = AFTERWARDS, 4
# Stages of a turn: before an action phase; so, and bound to take it; after it.
AHEAD, BOUND, PAST = range(3)


class ActionPhases(Ask[S]):
    """The players take turns: one activates a creature, with a quickcast before or after (MW-QC-06),
    or passes where that is allowed (MW-ACT). Team mates may do the same beside it (MW-AMB-73). It goes
    on until every creature has acted."""

    def run(self, state: S) -> bool:
        state.phase = "action"
        self._begin(state, 0, AHEAD)
        return self._go_on(state)

    def afterwards(self, state: S, position: int) -> bool:
        turn, stage, *beside = self._numbers(state)
        if position == PHASE_OVER:
            self._begin(state, turn, PAST)
        elif state.acted and stage == AHEAD:  # it was not withdrawn
            self._begin(state, turn, BOUND, *beside)
        return self._go_on(state)

    def _numbers(self, state: S) -> tuple[int, ...]:
        """The turn and its stage; while a team mate is asked, also the creature that is to act, if any."""
        return state.scopes[-1].numbers("turn")

    def _begin(self, state: S, turn: int, stage: int, *beside: Thing) -> None:
        state.scopes[-1].bind_numbers("turn", turn, stage, *beside)

    def player(self, state: S) -> int:
        return state.order()[self._numbers(state)[0] % state.seats]  # MW-INIT-03

    def _mate(self, state: S) -> int | None:
        you = self.player(state)
        return next((p for p in state.order() if p != you and state.friendly(p, you) and alive(state, p)), None)

    def question(self, state: S) -> Choice:
        return self._choice(state) or self._question(self.player(state), (DONE,), reason="turn")

    def _question(
        self, player: int, options: tuple[Raw, ...], about: Thing = NOTHING, *, reason: str
    ) -> Choice:
        return Choice(player, ACTION, "turn", listed=options, source=about, reason=reason)

    def _choice(self, state: S) -> Choice | None:
        """Who is asked now; None where there is nothing to be done."""
        player, (_, stage, *beside) = self.player(state), self._numbers(state)
        if beside:
            return self._choice_of_mate(state, beside[0])
        options = self._asides(state, player) if stage == PAST else self._options(state, player)
        return self._question(player, options, reason="turn") if options else None

    def _choice_of_mate(self, state: S, creature: Thing) -> Choice | None:
        mate, before = self._mate(state), creature != NOTHING
        if mate is None or (before and creature not in active(state, self.player(state))):
            return None
        if not (options := self._asides(state, mate)):
            return None
        if before:
            return self._question(mate, options, creature, reason="before-team-mate")
        return self._question(mate, options, reason="after-team-mate")

    def _asides(self, state: S, player: int) -> tuple[Raw, ...]:
        """What is done beside an action phase."""
        asides = (*quickcasts(state, player), *around(state, player))  # MW-QC-11
        return (*asides, DONE) if asides or may_quickcast(state, player) else ()

    def _options(self, state: S, player: int) -> tuple[Raw, ...]:
        options: tuple[Raw, ...] = tuple([("activate", t, (), ()) for t in active(state, player)])  # MW-MARK-03
        if not options:
            return ()
        # MW-ACT-04, MW-ACT-07
        passing: tuple[Raw, ...] = (("pass", NOTHING, (), ()),) if self._free(state, player) else ()
        return (*options, *quickcasts(state, player), *around(state, player), *passing)

    def _free(self, state: S, player: int) -> bool:
        return self._numbers(state)[1] == AHEAD and may_pass(state, player)

    def _go_on(self, state: S) -> bool:
        if self._numbers(state)[1] != PAST and not any(active(state, p) for p in range(state.seats)):
            return False  # MW-ACT-08
        choice = self._choice(state)
        return ask(state, self.id, choice) if choice else self._next(state)

    def _next(self, state: S) -> bool:
        """Who was asked does nothing more: then the team mate is asked, or what that was asked beside comes."""
        turn, stage, *beside = self._numbers(state)
        if beside and beside[0] != NOTHING:
            return self._activate(state, beside[0])
        if stage == PAST and not beside and self._mate(state) is not None:
            self._begin(state, turn, PAST, NOTHING)
        else:
            self._begin(state, turn + 1, AHEAD)
        return self._go_on(state)

    def _activate(self, state: S, creature: Thing) -> bool:
        player, (turn, stage, *_) = self.player(state), self._numbers(state)
        self._begin(state, turn, stage)
        if creature not in active(state, player):  # by what the team mate has done
            return self._go_on(state)
        mark = len(state.stack)
        left = call(state, ACTIVATION, player, creature)  # MW-ACT-02
        return self.suspend(state, mark, left, PHASE_OVER) or self.afterwards(state, PHASE_OVER)

    def answered(self, state: S, answer: Raw) -> bool:
        verb, source, _, _ = answer
        turn, stage, *beside = self._numbers(state)
        if verb in ("pass", "done"):
            return self._next(state)  # MW-ACT-01
        if verb == "activate":
            if self._mate(state) is None:
                return self._activate(state, source)
            self._begin(state, turn, stage, source)
            return self._go_on(state)
        mate = self._mate(state) if beside else None
        mark, player = len(state.stack), self.player(state) if mate is None else mate
        state.acted = True
        like_spell = verb == "quickcast" or special_of(state, answer).when == occasions.SPELL
        left = quickcast(state, player, answer) if like_spell else use_special(state, answer, source)
        return self.suspend(state, mark, left, ASIDE_OVER) or self.afterwards(state, ASIDE_OVER)

    def children(self) -> Iterator[Node[S]]:
        yield ACTIVATION


def _end_round(state: S, scope: Scope) -> bool:
    """What was for this round ends; shields go off (MW-WIZ-09). No game goes on for ever (MW-AMB-48)."""
    over = {moments.ROUND}
    for thing, piece in state.play.items():
        over |= {moments.of(moments.STRIKE, thing), moments.of(moments.ACTION_PHASE, thing)}
        piece.markers.pop(aspects.SHIELD, None)
    expire(state, *over)
    if state.round == LAST_ROUND:
        state.result = ()
        return True
    state.round += 1
    return False


ROUND: Seq[S] = Seq(  # MW-ROUND-02, MW-ROUND-03, MW-ROUND-04
    (
        Phase("initiative", _initiative),
        REVEALS,
        Phase("reset", _reset),
        REVEALS,
        Phase("channel", _channel),
        REVEALS,
        Phase("upkeep", _upkeep),
        REVEALS,
        Phase("planning", return_spells),
        Simultaneous("plan", plan_questions, plan),  # MW-ROUND-05
        Assign(),
        REVEALS,
        InTurn("deploy", may_deploy, deployments, deploy),
        REVEALS,
        InTurn("first-quickcast", may_quickcast, quickcasts, quickcast),
        REVEALS,
        ActionPhases(),  # MW-ROUND-07
        InTurn("final-quickcast", may_quickcast, quickcasts, quickcast),  # MW-QC-07
        REVEALS,
        Phase("end", _end_round),  # MW-ROUND-08
    )
)
STAGES = {part.name: i for i, part in enumerate(ROUND.parts) if isinstance(part, Phase | InTurn)} | {
    "action": next(i for i, part in enumerate(ROUND.parts) if isinstance(part, ActionPhases))
}
ROUNDS: Node[S] = Loop(As("round", lambda state: state.initiative, ROUND))
