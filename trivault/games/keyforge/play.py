"""Playing cards, from whatever zone (KF-PLAY, KF-TIME-04, KF-BONUS)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from trivault.games.keyforge import events
from trivault.games.keyforge.battleline import attach, into_pool, put_into_play
from trivault.games.keyforge.events import lift, move
from trivault.games.keyforge.model import ACTION, CREATURE, UPGRADE, KeyForgeState
from trivault.games.keyforge.things import FRIENDLY, Creatures
from trivault.games.keyforge.use import six_times
from trivault.kernel import choices
from trivault.kernel.abilities import Modify, consume, enter, forbidding, leave, value
from trivault.kernel.choices import PICK, Choice, Raw
from trivault.kernel.events import Emit, together
from trivault.kernel.frames import Event, Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import ask, call
from trivault.kernel.nodes import Node, Seq
from trivault.kernel.terms import Group, one
from trivault.kernel.text import Message

S = KeyForgeState


def why_unplayable(state: S, card: Thing, you: int) -> str:
    """The rule that forbids playing a card from its zone; empty when it may be played. Its house
    is another matter (KF-PLAY-13)."""
    kind = state.defs[card]
    if ban := forbidding(state, "play", card):
        return ban.rule
    if six_times(state, card):
        return "KF-SIX-01"
    if kind.play_if is not None and not kind.play_if.holds(state, Scope(you, card)):
        return "KF-PLAY-13"
    if kind.type == UPGRADE and not any(side.line for side in state.players):
        return "KF-PLAY-08"
    if keyword_alpha(state, card) and (state.played or state.used or state.discarded):
        return "KF-KW-ALPHA-01"
    if toll(state, card, you) > state.players[you].amber:
        return "KF-GEN-01"
    return ""


def keyword_alpha(state: S, card: Thing) -> bool:
    return "alpha" in state.defs[card].keywords


def toll(state: S, card: Thing, you: int) -> int:
    """What playing the card costs: Æmber paid to the opponent or lost."""
    return value(state, "toll", card, 0) + state.defs[card].keywords.get("lose-to-play", 0)


def _enters_ready(state: S, card: Thing) -> bool:
    """Whether an effect readies the card; those for the next card alone are used up."""
    ready = False
    for listener in state.modifiers.get("enters-ready", ()):
        ability = state.game.program.nodes[listener.ability]
        if isinstance(ability, Modify) and ability.on.fits(state, card, listener):
            consume(state, "enters-ready", listener)
            ready = True
    return ready


# The tree: `this` is the card that is played


@dataclass(frozen=True)
class TakeCard(Node[S]):
    """The card leaves its zone and counts as played; tolls are paid."""

    def start(self, state: S) -> bool:
        scope = state.scopes[-1]
        card, you = scope.this, scope.you
        state.players[you].amber -= state.defs[card].keywords.get("lose-to-play", 0)
        if paid := value(state, "toll", card, 0):
            state.players[you].amber -= paid
            into_pool(state, state.opponent(you), paid)
        lift(state, card)
        state.known.pop(card, None)
        state.played.append(card)
        events.note(state, "log-play", you, "KF-PLAY-01", card)
        return False


@dataclass(frozen=True)
class Enter(Node[S]):
    """The card enters play on a flank or a creature, or the action is revealed (KF-PLAY-02)."""

    def start(self, state: S) -> bool:
        scope = state.scopes[-1]
        kind = state.defs[scope.this]
        asks = {CREATURE: len(state.players[scope.you].line) > 0, UPGRADE: len(self._hosts(state)) > 1}
        if asks.get(kind.type, False):
            return ask(state, self.id, *self.questions(state))
        return self._enter(state, "right", next(iter(self._hosts(state)), NOTHING))

    def _hosts(self, state: S) -> tuple[Thing, ...]:
        order = (state.active, state.opponent(state.active))
        return tuple(card for player in order for card in state.players[player].line)

    def questions(self, state: S) -> tuple[Choice, ...]:
        this = state.scopes[-1].this
        if state.defs[this].type == UPGRADE:
            hosts = self._hosts(state)
            return (Choice(state.active, PICK, "attach", things=hosts, source=this, reason="attach"),)
        options: tuple[Raw, ...] = (("left", NOTHING, (), ()), ("right", NOTHING, (), ()))
        return (Choice(state.active, choices.ACTION, "flank", listed=options, source=this, reason="flank"),)

    def resume(self, state: S, position: int) -> bool:
        verb, _, targets, _ = state.take()
        return self._enter(state, verb, targets[0] if targets else NOTHING)

    def _enter(self, state: S, flank: str, host: Thing) -> bool:
        scope = state.scopes[-1]
        card, you = scope.this, scope.you
        kind = state.defs[card]
        ready = _enters_ready(state, card)
        if kind.type == ACTION:
            state.resolving.append(card)
            enter(state, card, you, kind.abilities)
        elif kind.type == UPGRADE:
            attach(state, card, host, you)
        else:
            put_into_play(state, card, you, flank)  # KF-PLAY-05, KF-PLAY-06, KF-PLAY-09
            state.play[card].ready |= ready
        return kind.type != ACTION and state.game.check(state)  # KF-DEST-15


@dataclass(frozen=True)
class BonusIcons(Node[S]):
    """Icons one at a time, from top to bottom (KF-BONUS-01, KF-BONUS-02)."""

    def resume(self, state: S, position: int) -> bool:
        scope = state.scopes[-1]
        icons = ("amber",) * state.defs[scope.this].amber + state.icons[scope.this]
        for i in range(position, len(icons)):
            mark = len(state.stack)
            if ICONS[icons[i]].run(state):
                state.stack.insert(mark, (self.id, i + 1))
                return True
        return False

    def children(self) -> Iterator[Node[S]]:
        return iter(ICONS.values())


@dataclass(frozen=True)
class FinishAction(Node[S]):
    """A resolved action goes to its owner's discard pile (KF-PLAY-04), wherever it is not yet."""

    def start(self, state: S) -> bool:
        card = state.scopes[-1].this
        if state.defs[card].type == ACTION:
            leave(state, card)
        if card in state.resolving:
            move(state, card, "discard")
        return False


@dataclass(frozen=True)
class PlayedWindow(Node[S]):
    """ "Play:", "after a card is played" and "after it enters play" share a window (KF-TIME-04)."""

    def start(self, state: S) -> bool:
        scope = state.scopes[-1]
        card = scope.this
        kinds = [events.PLAYED] if state.defs[card].type == ACTION else [events.PLAYED, events.ENTERED]
        return together(state, [Event(kind.name, card, 1, scope.you, NOTHING) for kind in kinds])


ICONS: dict[str, Node[S]] = {
    "amber": Emit(events.GAIN),  # KF-BONUS-03
    "capture": Emit(events.CAPTURE, one(Creatures(FRIENDLY))),  # KF-BONUS-04
    "damage": Emit(events.DAMAGE, one(Creatures())),  # KF-BONUS-05
    "draw": Emit(events.DRAW),  # KF-BONUS-08
}

PLAY: Node[S] = Seq((TakeCard(), Enter(), BonusIcons(), PlayedWindow(), FinishAction()))


@dataclass(frozen=True)
class PlayIt(Node[S]):
    """An effect plays a card of any house (KF-PLAY-15); what cannot be played stays where it is
    (KF-PLAY-14)."""

    group: Group[S]

    def start(self, state: S) -> bool:
        scope = state.scopes[-1]
        for card in self.group.find(state, scope):
            if not why_unplayable(state, card, scope.you):
                return call(state, PLAY, scope.you, card)
        return False

    def children(self) -> Iterator[Node[S]]:
        yield PLAY

    def words(self) -> Message:
        return Message("play-it", what=self.group.words(1))
