"""Using cards: reap, fight, Action and Omni, and removing stun (KF-USE, KF-REAP, KF-FIGHT)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from trivault.games.keyforge import events
from trivault.games.keyforge.battleline import neighbors
from trivault.games.keyforge.damage import keyword, power
from trivault.games.keyforge.model import (
    AFTER_BLOWS,
    BEFORE_BLOWS,
    BLOWS,
    CREATURE,
    CUT_SHORT,
    Card,
    KeyForgeState,
)
from trivault.kernel.abilities import After, Before, blank, forbidding, value
from trivault.kernel.choices import ACTION, PICK, Choice, Raw
from trivault.kernel.events import Emit, EventKind, emit, together
from trivault.kernel.frames import Event, Pending, Scope, Value
from trivault.kernel.ids import NOTHING, Thing, is_player, player_thing
from trivault.kernel.interpreter import ask, call
from trivault.kernel.nodes import Node, Seq
from trivault.kernel.terms import Condition, Constant, Group, Test
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


# What may be done with a card now


def defenders(state: S, attacker: Thing) -> list[Thing]:
    """The enemy creatures that may be chosen (KF-FIGHT-01, KF-FIGHT-03)."""
    enemy = state.players[state.opponent(state.controller(attacker))]
    free = [c for c in enemy.line if not forbidding(state, "attack", c)]
    if value(state, "ignores-taunt", attacker, 0) == 0:
        free = [c for c in free if not _hidden_by_taunt(state, c)]
    kinds = [] if blank(state, attacker) else [state.defs[attacker]]
    for kind in (*kinds, *gained_texts(state, attacker).values()):
        if kind.only_fights is not None:
            free = [c for c in free if kind.only_fights.fits(state, c, state.scopes[-1])]
    return free


def gained_texts(state: S, card: Thing) -> dict[Thing, Card]:
    """The text boxes that the card has gained for a time, by what has given them."""
    gained = [x for x in state.modifiers.get("text-box", ()) if x.this == card]
    return {x.origin: state.game.listed[x.number("text")] for x in gained}


def has_defender(state: S, attacker: Thing) -> bool:
    """Whether there is anybody to fight. Taunt never hides all of a line, so that only bans and the
    attacker's own limits can leave nobody."""
    line = state.players[state.opponent(state.controller(attacker))].line
    limited = "text-box" in state.modifiers or state.defs[attacker].only_fights is not None
    if limited or "attack" in state.modifiers:
        return bool(defenders(state, attacker))
    return bool(line)


def _hidden_by_taunt(state: S, card: Thing) -> bool:
    """A neighbor has taunt and the card has not (KF-KW-TAUNT-01)."""
    if keyword(state, card, "taunt"):
        return False
    return any(keyword(state, other, "taunt") for other in neighbors(state, card))


def toll_to_use(state: S, card: Thing) -> int:
    """The Æmber that the user must pay to the opponent in order to use a card (KF-WORD-03)."""
    return value(state, "use-toll", card, 0)


def uses_of(state: S, card: Thing) -> list[str]:
    """The ways in which a ready card could be used, its house aside (KF-USE-02, KF-USE-04)."""
    piece = state.play[card]
    kind = state.defs[card]
    if not piece.ready or forbidding(state, "use", card) or state.step_over:  # KF-USE-11, KF-KW-OMEGA-01
        return []
    if six_times(state, card):
        return []
    if toll_to_use(state, card) > state.players[state.active].amber:
        return []
    if kind.type != CREATURE:
        return _abilities(state, card)
    if piece.stunned:
        return ["unstun"]  # KF-STAT-STUN-02
    ways = []
    if has_defender(state, card) and not forbidding(state, "fight", card):
        ways.append("fight")
    if forbidding(state, "but-fight", card):
        return ways
    if not forbidding(state, "reap", card):
        ways.append("reap")
    return ways + _abilities(state, card)


def in_rage(state: S, card: Thing, ways: list[str]) -> list[str]:
    """Of the ways that are open, an enraged creature takes the fight (KF-STAT-ENR-01)."""
    return ["fight"] if state.play[card].enraged and "fight" in ways else ways


def _abilities(state: S, card: Thing) -> list[str]:
    act, omni = _printed(state, card)
    given = any(state.defs[upgrade].gives_action is not None for upgrade in state.play[card].upgrades)
    gained = gained_texts(state, card).values()
    acts = act is not None or given or any(kind.action is not None for kind in gained)
    omnis = omni is not None or any(kind.omni is not None for kind in gained)
    return ["act"] * acts + ["omni"] * omnis


def _printed(state: S, card: Thing) -> tuple[Node[S] | None, Node[S] | None]:
    """The Action and the Omni ability that the card itself has."""
    kind = state.defs[card]
    return (None, None) if blank(state, card) else (kind.action, kind.omni)


# The trees: in each the scope's `this` is the card that is used


@dataclass(frozen=True)
class OnThis(Node[S]):
    """An event about the card that is used."""

    kind: EventKind[S]

    def start(self, state: S) -> bool:
        scope = state.scopes[-1]
        return emit(state, self.kind, scope.this, 1, scope)


@dataclass(frozen=True)
class PayToUse(Node[S]):
    def start(self, state: S) -> bool:
        scope = state.scopes[-1]
        toll = toll_to_use(state, scope.this)
        return toll > 0 and emit(state, events.PAY, player_thing(scope.you), toll, scope)


@dataclass(frozen=True)
class Count(Node[S]):
    """The use counts for the Rule of Six (KF-SIX-01)."""

    def start(self, state: S) -> bool:
        state.used.append(state.scopes[-1].this)
        return False


@dataclass(frozen=True)
class Window(Node[S]):
    """Things that happen at the same moment: their triggers share a window (KF-REAP-03)."""

    kinds: tuple[EventKind[S], ...]

    def start(self, state: S) -> bool:
        scope = state.scopes[-1]
        fight = scope.names is not None and "defender" in scope.names
        other = scope.thing("defender") if fight else NOTHING
        full = not fight or state.fights[-1][2] == AFTER_BLOWS  # KF-FIGHT-05: a fight may be cut short
        off = fight and state.fights[-1][1] == NOTHING  # it was called off: nobody has fought
        kinds = [kind for kind in self.kinds if not (off and kind is events.FOUGHT)]
        return together(state, [Event(kind.name, scope.this, int(full), scope.you, other) for kind in kinds])


@dataclass(frozen=True)
class Ability(Node[S]):
    """The Action or Omni ability itself; an upgrade's Action is another to choose from."""

    omni: bool = False

    def start(self, state: S) -> bool:
        trees = self._trees(state)
        if len(trees) > 1:
            return ask(state, self.id, *self.questions(state))
        return self._carry_out(state, next(iter(trees), NOTHING))

    def _trees(self, state: S) -> dict[Thing, Node[S]]:
        this = state.scopes[-1].this
        own = _printed(state, this)[self.omni]
        trees = {} if own is None else {this: own}
        if not self.omni:
            for upgrade in state.play[this].upgrades:
                given = state.defs[upgrade].gives_action
                if given is not None:
                    trees[upgrade] = given
        for origin, kind in gained_texts(state, this).items():
            gained = kind.omni if self.omni else kind.action
            if gained is not None:
                trees[origin] = gained
        return trees

    def questions(self, state: S) -> tuple[Choice, ...]:
        options: tuple[Raw, ...] = tuple(("ability", card, (), ()) for card in self._trees(state))
        return (Choice(state.active, ACTION, "ability", listed=options, reason="ability"),)

    def resume(self, state: S, position: int) -> bool:
        return self._carry_out(state, state.take()[1])

    def _carry_out(self, state: S, card: Thing) -> bool:
        tree = self._trees(state).get(card)
        scope = state.scopes[-1]
        return tree is not None and call(state, tree, scope.you, scope.this)


@dataclass(frozen=True)
class ChooseDefender(Node[S]):
    """The active player chooses whom to attack (KF-FIGHT-01), unless an effect has named it."""

    def start(self, state: S) -> bool:
        scope = state.scopes[-1]
        if scope.things("defender"):
            return False
        targets = defenders(state, scope.this)
        if len(targets) == 1:
            scope.bind("defender", targets[0])
            return False
        return ask(state, self.id, *self.questions(state))

    def questions(self, state: S) -> tuple[Choice, ...]:
        this = state.scopes[-1].this
        things = tuple(defenders(state, this))
        return (Choice(state.active, PICK, "attack", things=things, source=this, reason="attack"),)

    def resume(self, state: S, position: int) -> bool:
        state.scopes[-1].bind("defender", state.take()[2][0])
        return False


@dataclass(frozen=True)
class Strikes(Node[S]):
    """Both deal damage equal to their power at the same time (KF-FIGHT-07), if both are still
    there (KF-FIGHT-05)."""

    def start(self, state: S) -> bool:
        scope = state.scopes[-1]
        attacker, defender = scope.this, scope.thing("defender")
        if attacker not in state.play or defender not in state.play or not state.fights:
            return False
        if state.fights[-1][1] == NOTHING or state.fights[-1][2] == CUT_SHORT:  # called off, or other creatures
            return False
        state.fights[-1] = (attacker, defender, BLOWS)
        mark = len(state.stack)
        if together(state, self._blows(state, attacker, defender, scope.you)):
            state.stack.insert(mark, (self.id, 1))
            return True
        return self.resume(state, 1)

    def resume(self, state: S, position: int) -> bool:
        """All that the blows brought about is done."""
        attacker, defender, progress = state.fights[-1]
        if progress != CUT_SHORT:
            state.fights[-1] = (attacker, defender, AFTER_BLOWS)
        return False

    def _blows(self, state: S, attacker: Thing, defender: Thing, you: int) -> list[Event]:
        elusive = keyword(state, defender, "elusive") and not value(state, "ignores-elusive", attacker, 0)
        dodged = elusive and not state.scopes[-1].number("attacked-before")
        blows = []
        target = scope_target(state, defender)
        if (not dodged or target != defender) and not forbidding(state, "deal-damage", attacker):
            amount = force(state, attacker) + value(state, "attack-bonus", attacker, 0)
            blows.append(Event("strike", target, amount, you, attacker))
        harmless = keyword(state, attacker, "skirmish") or dodged  # KF-KW-SKIRM-01
        if not harmless and not forbidding(state, "deal-damage", defender):
            blows.append(Event("strike", attacker, force(state, defender), state.opponent(you), defender))
        return [blow for blow in blows if blow.amount > 0]


def force(state: S, card: Thing) -> int:
    """The damage that a creature deals in a fight: as much as it says, else as much as its power."""
    return value(state, "only-deals", card, 0) or power(state, card)


def scope_target(state: S, defender: Thing) -> Thing:
    """Whom the attacker's damage hits: an effect may have redirected it."""
    things = state.scopes[-1].things("target")
    return things[0] if things and things[0] in state.play else defender


@dataclass(frozen=True)
class FightBegins(Node[S]):
    def start(self, state: S) -> bool:
        scope = state.scopes[-1]
        defender = scope.thing("defender")
        state.fights.append((scope.this, defender, BEFORE_BLOWS))
        piece = state.play[defender]
        scope.bind_numbers("attacked-before", int(piece.elusive_used))
        piece.elusive_used = True  # KF-KW-ELUS-01: the first attack, however it ends (KF-OPEN-04)
        events.note(state, "log-attack", scope.you, "KF-FIGHT-01", defender, scope.this)
        return False


@dataclass(frozen=True)
class FightEnds(Node[S]):
    """The fight is over; enrage goes (KF-STAT-ENR-02)."""

    def start(self, state: S) -> bool:
        attacker, _, _ = state.fights.pop()
        if attacker in state.play:
            state.play[attacker].enraged = False
        return False


REAP: Node[S] = Seq(
    (
        OnThis(events.EXHAUST),
        Count(),
        Window((events.BEFORE_REAP,)),
        Emit(events.REAP_GAIN),
        Window((events.REAPED, events.USED)),
    )
)  # KF-TIME-06
FIGHT: Node[S] = Seq(
    (
        OnThis(events.EXHAUST),
        Count(),
        ChooseDefender(),
        FightBegins(),
        Window((events.BEFORE_FIGHT,)),
        Strikes(),
        Window((events.FOUGHT, events.USED)),
        FightEnds(),
    )
)  # KF-TIME-05
ACT: Node[S] = Seq(
    (PayToUse(), OnThis(events.EXHAUST), Count(), Ability(), Window((events.USED,)))
)  # KF-TIME-07
OMNI: Node[S] = Seq((PayToUse(), OnThis(events.EXHAUST), Count(), Ability(omni=True), Window((events.USED,))))
UNSTUN: Node[S] = Seq(
    (OnThis(events.EXHAUST), Count(), OnThis(events.UNSTUN), Window((events.USED,)))
)  # KF-USE-14

USES: dict[str, Node[S]] = {"reap": REAP, "fight": FIGHT, "act": ACT, "omni": OMNI, "unstun": UNSTUN}


@dataclass(frozen=True)
class Use(Node[S]):
    """Use a card of a group: in any way, or in one way only; a stunned creature loses its stun
    instead (KF-STAT-STUN-03). The user plays it as if it were theirs (KF-ASIF-01). It fights
    whomever the active player chooses, or `against` the one creature of a group alone."""

    group: Group[S]
    way: str = ""
    against: Group[S] | None = None

    def children(self) -> Iterator[Node[S]]:
        return iter(USES.values())

    def _ways(self, state: S) -> tuple[Thing, list[str]]:
        cards = [c for c in self.group.find(state, state.scopes[-1]) if c in state.play]
        if not cards:
            return NOTHING, []
        card = cards[0]
        piece = state.play[card]
        if piece.stunned and piece.ready and state.is_creature(card):
            banned = state.step_over or forbidding(state, "use", card)
            return card, [] if banned else ["unstun"]  # KF-STAT-STUN-04, KF-USE-14
        ways = uses_of(state, card)
        if self.against is not None and not self.against.find(state, state.scopes[-1]):
            ways = [way for way in ways if way != "fight"]
        return card, in_rage(state, card, [way for way in ways if not self.way or way in (self.way, "unstun")])

    def start(self, state: S) -> bool:
        card, ways = self._ways(state)
        if len(ways) > 1:
            return ask(state, self.id, *self.questions(state))
        return self._use(state, card, ways[0]) if ways else False

    def questions(self, state: S) -> tuple[Choice, ...]:
        card, ways = self._ways(state)
        options: tuple[Raw, ...] = tuple((way, card, (), ()) for way in ways)
        return (Choice(state.active, ACTION, "use", listed=options, source=card, reason="use"),)

    def resume(self, state: S, position: int) -> bool:
        way, card, _, _ = state.take()
        return self._use(state, card, way)

    def _use(self, state: S, card: Thing, way: str) -> bool:
        scope = state.scopes[-1]
        names: dict[str, Value] | None = None
        if self.against is not None and way == "fight":
            names = {"defender": self.against.find(state, scope)[0]}
        return call(state, USES[way], scope.you, card, names=names)

    def words(self) -> Message:
        return Message(f"use-{self.way or 'any'}", what=self.group.words(1))


# Assault and hazardous: triggers of the rules in the window before the fight (KF-FIGHT-04)


@dataclass(frozen=True)
class KeywordDamage(Node[S]):
    """Damage equal to a keyword of this card, to the other fighter."""

    keyword: str

    def start(self, state: S) -> bool:
        scope = state.scopes[-1]
        if not state.fights or scope.event is None:
            return False
        attacker, defender = scope.event.thing, scope.event.source
        target = defender if self.keyword == "assault" else attacker
        return emit(state, events.DAMAGE, target, keyword_or_zero(state, scope.this, self.keyword), scope)


def keyword_or_zero(state: S, card: Thing, name: str) -> int:
    return keyword(state, card, name) if card in state.play else 0


@dataclass(frozen=True)
class Always(Condition[S]):
    def compile(self) -> Test[S]:
        return lambda _state, _scope: True


def impersonal(state: S, pending: Pending) -> bool:
    """Whether it makes no difference which trigger of this ability comes first: so much Æmber, so
    many cards for a player."""
    ability = state.game.program.nodes[pending.ability]
    if not isinstance(ability, Before | After) or not isinstance(ability.effect, Emit):
        return False
    effect = ability.effect
    if effect.on is None or not isinstance(effect.amount, Constant):
        return isinstance(effect.amount, Constant)
    scope = Scope(pending.you, pending.this, pending.event, dict(pending.names))
    return effect.on.every and all(is_player(thing) for thing in effect.on.group.find(state, scope))


ASSAULT = After("before-fight", Always(), KeywordDamage("assault"))  # KF-KW-ASSAULT-01
HAZARDOUS = After("before-fight", Always(), KeywordDamage("hazardous"))  # KF-KW-HAZ-01


def keyword_triggers(state: S, event: Event) -> list[Pending]:
    if event.kind != "before-fight":
        return []
    attacker, defender = event.thing, event.source
    pending = []
    if keyword_or_zero(state, attacker, "assault"):
        pending.append(Pending(ASSAULT.id, event.by, attacker, event, ()))
    if keyword_or_zero(state, defender, "hazardous"):
        pending.append(Pending(HAZARDOUS.id, state.opponent(event.by), defender, event, ()))
    return pending
