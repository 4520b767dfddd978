"""Using cards: reap, fight, Action and Omni, and removing stun; the Rule of Six (KF-USE, KF-REAP, KF-SIX)."""

from __future__ import annotations

from collections.abc import Iterator

from trivault.games.keyforge.rules import events
from trivault.games.keyforge.rules.fight import (
    CalmDown,
    ChooseDefender,
    FightBegins,
    FightEnds,
    Strikes,
    gained_texts,
    has_defender,
)
from trivault.games.keyforge.rules.surcharges import PAY_TO_USE, toll_to_use
from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.state.model import AFTER_BLOWS, DEFENDER_GONE, KeyForgeState
from trivault.games.keyforge.state.printed import CREATURE
from trivault.kernel.abilities import Modify, blank, forbidding, in_force, value
from trivault.kernel.choice_nodes import Decide
from trivault.kernel.choices import ACTION, Choice, Raw
from trivault.kernel.control import Do, Seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import Emit, emit, together
from trivault.kernel.frames import Event, Scope, Value
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import call
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Constant, Filter, Group
from trivault.kernel.text import Message

S = KeyForgeState

RULE_OF_SIX = 6  # KF-SIX-01


def times_this_turn(state: S, card: Thing) -> int:
    """How often the card and its copies were played or used this turn (KF-SIX-01)."""
    title = state.defs[card].slug
    formed = any(piece.form for piece in state.gone.values())
    kind = state.last_kind if formed else state.defs.__getitem__
    return sum(kind(c).slug == title for c in (*state.played, *state.used))  # KF-SIX-02


def six_times(state: S, card: Thing) -> bool:
    """Whether the Rule of Six keeps a card from being played or used once more (KF-SIX-01)."""
    return len(state.played) + len(state.used) >= RULE_OF_SIX <= times_this_turn(state, card)


def yours(state: S, card: Thing, scope: Scope) -> bool:
    """Whether a card in play is controlled by the player whose effect it is; in an ability of its own it
    counts as such (KF-ASIF-03)."""
    return card in state.play and (card == scope.this or state.controller(card) == scope.you)


# What may be done with a card now


def uses_of(state: S, card: Thing) -> list[str]:
    """The ways in which a ready card could be used, its house aside (KF-USE-02, KF-USE-04)."""
    piece = state.play[card]
    kind = state.defs[card]
    if not piece.ready or forbidding(state, aspects.USE, card) or state.step_over:  # KF-USE-11, KF-KW-OMEGA-01
        return []
    if six_times(state, card):
        return []
    if toll_to_use(state, card) > state.players[state.active].amber:
        return []
    if kind.type != CREATURE:
        return _abilities(state, card)
    if piece.stunned:
        return ["unstun"]  # KF-STAT-STUN-02, KF-STAT-STUN-08
    ways = []
    if has_defender(state, card) and not forbidding(state, aspects.FIGHT, card):  # KF-FIGHT-02
        ways.append("fight")
    if forbidding(state, aspects.BUT_FIGHT, card):
        return ways
    if not forbidding(state, aspects.REAP, card):
        ways.append("reap")
    return ways + _abilities(state, card)


def in_rage(state: S, card: Thing, ways: list[str]) -> list[str]:
    """Of the ways that are open, a creature that must fight takes the fight."""
    return ["fight"] if "fight" in ways and must_fight(state, card) else ways


def must_fight(state: S, card: Thing) -> bool:
    """It is enraged (KF-STAT-ENR-01), or a card says so."""
    return state.play[card].enraged or value(state, aspects.MUST_FIGHT, card, 0) > 0


def _abilities(state: S, card: Thing) -> list[str]:
    act, omni = _printed(state, card)
    given = any(state.defs[upgrade].gives_action is not None for upgrade in state.play[card].upgrades)
    given = given or bool(granted_actions(state, card))
    gained = gained_texts(state, card).values()
    acts = act is not None or given or any(kind.action is not None for kind in gained)
    omnis = omni is not None or any(kind.omni is not None for kind in gained)
    return ["act"] * acts + ["omni"] * omnis


class GrantsAction(Modify[S]):
    """The creatures that fit have an Action ability of their own: in it `this` is the creature."""

    def __init__(self, on: Filter[S], effect: Node[S]) -> None:
        super().__init__(aspects.GIVES_ACTION, on, Constant(1))
        self.effect = effect
        self.args = (on, effect)


def granted_actions(state: S, card: Thing) -> dict[Thing, Node[S]]:
    """The Action abilities that other cards give to a creature, by these cards."""
    found = state.modifiers.get(aspects.GIVES_ACTION)
    if not found or not state.is_creature(card):
        return {}
    nodes = state.game.program.nodes
    granted = [(x, nodes[x.ability]) for x in in_force(state, found)]
    return {x.origin: a.effect for x, a in granted if isinstance(a, GrantsAction) and a.on.fits(state, card, x)}


def has_omni(state: S, card: Thing) -> bool:
    """Whether it has an Omni ability, printed or gained, and is not blank."""
    likely = state.defs[card].omni is not None or aspects.TEXT_BOX in state.modifiers
    return likely and "omni" in _abilities(state, card)


def _printed(state: S, card: Thing) -> tuple[Node[S] | None, Node[S] | None]:
    """The Action and the Omni ability that the card itself has."""
    kind = state.defs[card]
    return (None, None) if blank(state, card) else (kind.action, kind.omni)


# The trees: in each the scope's `this` is the card that is used


class OnThis(Node[S]):
    """An event about the card that is used."""

    def __init__(self, kind: EventKind[S]) -> None:
        self.kind = kind
        self.args = (kind,)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        return emit(state, self.kind, scope.this, 1, scope)


def _count_use(state: S, scope: Scope) -> bool:
    """The use counts for the Rule of Six (KF-SIX-01)."""
    state.used.append(scope.this)
    return False


def _count_reap(state: S, scope: Scope) -> bool:
    """The creature is used to reap, whatever comes of it."""
    state.reaped.append(scope.this)
    return False


class TriggerWindow(Node[S]):
    """Things that happen at the same moment: their triggers share a window (KF-REAP-03)."""

    def __init__(self, kinds: tuple[EventKind[S], ...]) -> None:
        self.kinds = kinds
        self.args = (kinds,)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        fight = scope.names is not None and "defender" in scope.names
        other = scope.thing("defender") if fight else NOTHING
        # KF-FIGHT-05: a fight may be cut short
        full = not fight or state.fights[-1][2] in (AFTER_BLOWS, DEFENDER_GONE)
        off = fight and state.fights[-1][1] == NOTHING  # it was called off: nobody has fought
        kinds = [kind for kind in self.kinds if not (off and kind is events.FOUGHT)]
        # KF-FIGHT-10
        return together(state, [Event(kind.name, scope.this, int(full), scope.you, other) for kind in kinds])


class ActionAbility(Decide[S]):
    """The Action or Omni ability itself; an upgrade's Action is another to choose from."""

    def __init__(self, omni: bool = False) -> None:
        self.omni = omni
        self.args = (omni,)

    def _trees(self, state: S) -> dict[Thing, Node[S]]:
        this = state.scopes[-1].this
        own = _printed(state, this)[self.omni]
        trees = {} if own is None else {this: own}
        if not self.omni:
            for upgrade in state.play[this].upgrades:
                given = state.defs[upgrade].gives_action
                if given is not None:
                    trees[upgrade] = given
            trees |= granted_actions(state, this)
        for origin, kind in gained_texts(state, this).items():
            gained = kind.omni if self.omni else kind.action
            if gained is not None:
                trees[origin] = gained
        return trees

    def question(self, state: S) -> Choice:
        options: tuple[Raw, ...] = tuple(("ability", card, (), ()) for card in self._trees(state))
        return Choice(state.active, ACTION, "ability", listed=options, reason="ability")

    def answered(self, state: S, answer: Raw) -> bool:
        scope = state.scopes[-1]
        return call(state, self._trees(state)[answer[1]], scope.you, scope.this)


def _use(*steps: Node[S]) -> Node[S]:
    """Every use costs its toll and exhausts the card (KF-USE-08)."""
    return Seq((PAY_TO_USE, OnThis(events.EXHAUST), Do("count-use", _count_use), *steps))  # KF-USE-07


REAP = _use(
    Do("count-reap", _count_reap),
    TriggerWindow((events.BEFORE_REAP,)),
    Emit(events.REAP_GAIN),
    TriggerWindow((events.REAPED, events.USED)),
)  # KF-TIME-06, KF-TIME-14
FIGHT = _use(
    ChooseDefender(),
    FightBegins(),
    TriggerWindow((events.BEFORE_FIGHT,)),
    Strikes(),
    CalmDown(),
    TriggerWindow((events.FOUGHT, events.USED)),
    FightEnds(),
)  # KF-TIME-05
ACT = _use(ActionAbility(), TriggerWindow((events.USED,)))  # KF-TIME-07
OMNI = _use(ActionAbility(omni=True), TriggerWindow((events.USED,)))
UNSTUN = _use(OnThis(events.UNSTUN), TriggerWindow((events.USED,)))  # KF-USE-14

# KF-USE-03
USES: dict[str, Node[S]] = {"reap": REAP, "fight": FIGHT, "act": ACT, "omni": OMNI, "unstun": UNSTUN}


class Use(Decide[S]):
    """Use a card of a group: in any way, or in one way only; a stunned creature loses its stun
    instead (KF-STAT-STUN-03). It fights whomever the active player chooses, or `against` the one creature
    of a group alone. Cards of the opponent are used only as if they were yours (KF-USE-10, KF-ASIF-01)."""

    def __init__(
        self, group: Group[S], way: str = "", against: Group[S] | None = None, as_yours: bool = False
    ) -> None:
        self.group = group
        self.way = way
        self.against = against
        self.as_yours = as_yours
        self.args = (group, way, against, as_yours)

    def children(self) -> Iterator[Node[S]]:
        return iter(USES.values())

    def _ways(self, state: S) -> tuple[Thing, list[str]]:
        scope = state.scopes[-1]
        found = [c for c in self.group.find(state, scope) if c in state.play]
        cards = [c for c in found if self.as_yours or yours(state, c, scope)]
        if not cards:
            return NOTHING, []
        card = cards[0]
        ways = uses_of(state, card)  # KF-STAT-STUN-04: only the stun goes, whether or not it could be used so
        if self.against is not None and not self.against.find(state, scope):
            ways = [way for way in ways if way != "fight"]
        return card, in_rage(state, card, [way for way in ways if not self.way or way in (self.way, "unstun")])

    def question(self, state: S) -> Choice:
        card, ways = self._ways(state)
        options: tuple[Raw, ...] = tuple((way, card, (), ()) for way in ways)
        return Choice(state.active, ACTION, "use", listed=options, source=card, reason="use")

    def answered(self, state: S, answer: Raw) -> bool:
        way, card, _, _ = answer
        scope = state.scopes[-1]
        names: dict[str, Value] | None = None
        if self.against is not None and way == "fight":
            names = {"defender": self.against.find(state, scope)[0]}
        return call(state, USES[way], scope.you, card, names=names)

    def words(self) -> Message:
        yours = "yes" if self.as_yours else "no"
        return Message("use-it", way=self.way or "any", what=self.group.words(1), yours=yours)
