"""Playing cards, from whatever zone (KF-PLAY, KF-TIME-04)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from trivault.games.keyforge.rules import events, gigantic
from trivault.games.keyforge.rules.battleline import LEFT_FLANK, RIGHT_FLANK
from trivault.games.keyforge.rules.bonus import BonusIcons
from trivault.games.keyforge.rules.copies import EnterAsCopy
from trivault.games.keyforge.rules.creature_stats import keyword
from trivault.games.keyforge.rules.entering import controller_of, on_played, place, where
from trivault.games.keyforge.rules.groups import ThisAnywhere
from trivault.games.keyforge.rules.log_messages import note
from trivault.games.keyforge.rules.surcharges import PAY_TO_PLAY, toll_to_play
from trivault.games.keyforge.rules.use import six_times
from trivault.games.keyforge.rules.zones import abducted, lift, move
from trivault.games.keyforge.state import aspects
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import ACTION_TYPE, CREATURE, UPGRADE, Card
from trivault.kernel import choices
from trivault.kernel.abilities import After, forbidding, register_abilities, unregister_abilities
from trivault.kernel.choice_nodes import Ask, Decide
from trivault.kernel.choices import PICK, Choice, Raw
from trivault.kernel.control import Do, Seq
from trivault.kernel.events import emit, together
from trivault.kernel.frames import Event, Pending, Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import call
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Group
from trivault.kernel.text import Message

S = KeyForgeState
T = TypeVar("T")

FLANKS = (events.PLAYED_LEFT, events.PLAYED_RIGHT)


def why_unplayable(state: S, card: Thing, you: int) -> str:
    """The rule that forbids playing a card from its zone; empty when it may be played. Its house
    is another matter (KF-PLAY-13)."""
    if state.defs[card].other is None:
        return why_not(state, card, you)
    reasons = [_why_not_as(state, card, kind, you) for kind in types_of(state, card)]
    return "" if "" in reasons else reasons[0]


def types_of(state: S, card: Thing) -> list[Card]:
    """What the card may be played as: itself, or a card of another type instead."""
    kind = state.defs[card]
    return [kind, kind.other] if kind.other is not None and kind.other.type == UPGRADE else [kind]


def as_type(state: S, card: Thing, kind: Card, look: Callable[[S, Thing], T]) -> T:
    """What is to be said of the card while it is such a one."""
    if kind is state.defs[card]:
        return look(state, card)
    state.become(card, kind)
    said = look(state, card)
    state.be_itself(card)
    return said


def _why_not_as(state: S, card: Thing, kind: Card, you: int) -> str:
    return as_type(state, card, kind, lambda s, c: why_not(s, c, you))


def why_not(state: S, card: Thing, you: int) -> str:
    kind = state.defs[card]
    if ban := forbidding(state, aspects.PLAY, card):
        return ban.rule
    if state.step_over:
        return "KF-KW-OMEGA-01"
    if not gigantic.playable(state, card, you):
        return "KF-GIG-02"
    if six_times(state, card):
        return "KF-SIX-01"
    if kind.play_if is not None and not kind.play_if.holds(state, Scope(you, card)):
        return "KF-PLAY-13"
    if kind.type == UPGRADE and not any(side.line for side in state.players):
        return "KF-PLAY-08"
    if too_late(state, card):
        return "KF-KW-ALPHA-01"
    if kind.copies is not None:
        copied = [why_no_copy(state, c) for c in kind.copies.find(state, Scope(you, card))]
        if copied and "" not in copied:
            return copied[0]
    if kind.enters_as is not None:
        models = kind.enters_as.find(state, Scope(you, card))
        if models and all(six_times(state, model) for model in models):
            return "KF-SIX-01"  # it would be one of them once more (KF-SIX-02)
    if toll_to_play(state, card) > state.players[you].amber:
        return "KF-GEN-01"
    return ""


def too_late(state: S, card: Thing, doing: int = 0) -> bool:
    """Whether it has alpha, and this step something was done before, not counting what is being done
    (KF-KW-ALPHA-01, KF-KW-ALPHA-02)."""
    return "alpha" in state.defs[card].keywords and state.done() > state.done_before + doing


def why_no_copy(state: S, card: Thing, doing: int = 0) -> str:
    """The rule that forbids playing a card as a copy of this one: it has its title and its keywords
    (KF-PLAY-17)."""
    if six_times(state, card):
        return "KF-SIX-01"
    return "KF-KW-ALPHA-01" if too_late(state, card, doing) else ""


# The tree: `this` is the card that is played


class ChooseType(Ask[S]):
    """The card is played as what is printed on it, or as the other type of card that it may be."""

    def run(self, state: S) -> bool:
        ways = self._ways(state)
        if len(ways) > 1:
            state.reveal_to(state.scopes[-1].this, state.everyone)  # it is being played
            return self.ask(state)
        for kind in ways:
            state.become(state.scopes[-1].this, kind)
        return False

    def _ways(self, state: S) -> list[Card]:
        card, you = state.scopes[-1].this, state.scopes[-1].you
        only = state.scopes[-1].numbers("types")  # which a permission lets it be
        kinds = [kind for i, kind in enumerate(types_of(state, card)) if not only or i in only]
        return kinds if len(kinds) == 1 else [k for k in kinds if not _why_not_as(state, card, k, you)]

    def question(self, state: S) -> Choice:
        this = state.scopes[-1].this
        options: tuple[Raw, ...] = tuple((f"as-{kind.type}", this, (), ()) for kind in self._ways(state))
        return Choice(state.active, choices.ACTION, "play-as", listed=options, source=this, reason="play-as")

    def answered(self, state: S, answer: Raw) -> bool:
        verb, this, _, _ = answer
        state.become(this, next(kind for kind in self._ways(state) if verb == f"as-{kind.type}"))
        return False


class ChooseHalf(Ask[S]):
    """The other half of a gigantic creature, from the same hand (KF-GIG-02): it may carry other icons
    than a second one."""

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        if not state.printed_card(scope.this).half:
            return False
        halves = self._halves(state)
        if len(halves) > 1:
            return self.ask(state)
        scope.bind("half", halves)
        return False

    def _halves(self, state: S) -> tuple[Thing, ...]:
        scope = state.scopes[-1]
        hand = state.players[scope.you].hand
        return state.game.distinct(state, gigantic.other_halves(state, scope.this, hand))

    def question(self, state: S) -> Choice:
        this = state.scopes[-1].this
        return Choice(state.active, PICK, "choose", things=self._halves(state), source=this, reason="choose")

    def answered(self, state: S, answer: Raw) -> bool:
        state.scopes[-1].bind("half", answer[2])
        return False


def _take_card(state: S, scope: Scope) -> bool:
    """The card leaves its zone and counts as played (KF-GIG-04: both halves as one)."""
    card, you = scope.this, scope.you
    for part in (card, *scope.things("half")):
        lift(state, part)
        state.known.pop(part, None)
    state.played.append(card)
    if again := on_played(state, aspects.ICONS_AGAIN, card):
        scope.bind_numbers("again", again)
    if on_played(state, aspects.RETURNS, card):
        scope.bind_numbers("returns", 1)
    note(state, "play", you, "KF-PLAY-01", card)
    return False


class Enter(Decide[S]):
    """The card enters play in a battleline or on a creature, or the action is revealed (KF-PLAY-02)."""

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        kind = state.defs[scope.this]
        if kind.type != ACTION_TYPE:
            return self.ask(state)
        state.resolving.append(scope.this)
        register_abilities(state, scope.this, scope.you, kind.abilities)
        return False

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        return where(state, scope.this, controller_of(state, scope.this, scope.you))

    def answered(self, state: S, answer: Raw) -> bool:
        scope = state.scopes[-1]
        card, controller = scope.this, controller_of(state, scope.this, scope.you)
        at = place(state, controller, answer)
        state.resolving += (card, *scope.things("half"))
        if state.defs[card].type == CREATURE and controller == scope.you:
            self._note_flanks(state, at)
        return emit(state, events.ENTER, card, at, scope)

    def _note_flanks(self, state: S, at: int) -> None:
        """On which flanks it is played: who heeds that hears of it after the icons."""
        alone = not state.players[state.scopes[-1].you].line
        ends = zip(FLANKS, (LEFT_FLANK, RIGHT_FLANK), strict=True)
        flanks = [
            i for i, (kind, end) in enumerate(ends) if (alone or at == end) and kind.name in state.listeners
        ]
        if flanks:
            state.scopes[-1].bind_numbers("flanks", *flanks)


def _finish_action(state: S, scope: Scope) -> bool:
    """A resolved action goes to its owner's discard pile (KF-PLAY-04), unless it has gone elsewhere or an
    effect returns it to hand; so does a card that was kept from entering play and put nowhere else."""
    card = scope.this
    if state.defs[card].type == ACTION_TYPE:
        unregister_abilities(state, card)
    if card in state.resolving:
        move(state, card, "hand" if scope.numbers("returns") else "discard")
    return False


def _played_window(state: S, scope: Scope) -> bool:
    """ "Play:", "after a card is played" and "after it enters play" share a window (KF-TIME-04)."""
    card = scope.this
    kinds = [events.PLAYED]
    if card in state.play or card in state.gone:  # and was not kept from entering it
        kinds += [events.ENTERED, *(FLANKS[i] for i in scope.numbers("flanks"))]
    return together(state, [Event(kind.name, card, 1, scope.you, NOTHING) for kind in kinds])


def _end_step(state: S, scope: Scope) -> bool:
    """After a card with omega was played the step is over; what is pending is still resolved
    (KF-KW-OMEGA-01). A card in play must have omega still (KF-KW-OMEGA-03); an action has it, too, as a
    copy (KF-PLAY-17)."""
    card = scope.this
    if card in state.play:
        over = keyword(state, card, "omega") > 0
    else:
        kinds = [state.last_kind(card), *(state.defs[model] for model in scope.things("played as"))]
        over = any("omega" in kind.keywords for kind in kinds)
    state.step_over |= over
    return False


def played_as(state: S, card: Thing, model: Thing) -> None:
    """An action that is being played has become a copy of another card, but of its own house (KF-OPEN-49)."""
    playing = next(scope for scope in reversed(state.scopes[:-1]) if scope.this == card)
    playing.bind("played as", model)


PLAY: Node[S] = Seq(
    (
        ChooseType(),
        ChooseHalf(),
        PAY_TO_PLAY,
        Do("take-card", _take_card),
        EnterAsCopy(ThisAnywhere(), played=True),
        Enter(),
        BonusIcons(),  # KF-BONUS-10
        Do("played-window", _played_window),  # KF-PLAY-10
        Do("end-step", _end_step),
        Do("finish-action", _finish_action),
    )
)


class BeforeItResolves(After[S]):
    """After an action is played, but before its "Play:" ability."""

    def words(self, times: int = 0) -> Message:
        said = super().words(times)
        return Message("when-before-it-resolves", **said.args)


def due(state: S, queue: list[Pending]) -> list[Pending]:
    """The triggers that may come next: a played action waits for those that come before it resolves
    (KF-TIME-13)."""
    nodes = state.game.program.nodes
    if not any(isinstance(nodes[p.ability], BeforeItResolves) for p in queue):
        return queue
    return [p for p in queue if p.this != p.event.thing or p.this not in state.resolving]


class PlayIt(Node[S]):
    """An effect plays a card of any house (KF-PLAY-15); what cannot be played stays where it is
    (KF-PLAY-14)."""

    def __init__(self, group: Group[S], as_yours: bool = False) -> None:
        self.group = group
        self.as_yours = as_yours  # a card of the opponent
        self.args = (group, as_yours)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        for card in self.group.find(state, scope):
            if not why_unplayable(state, card, scope.you):
                if abducted(state, card):  # KF-OPEN-60
                    return emit(state, events.TO_HAND, card, 1, scope)
                return call(state, PLAY, scope.you, card)
        return False

    def children(self) -> Iterator[Node[S]]:
        yield PLAY

    def words(self) -> Message:
        yours = "yes" if self.as_yours else "no"
        return Message("play-it", what=self.group.words(1), yours=yours, stunned="no")
