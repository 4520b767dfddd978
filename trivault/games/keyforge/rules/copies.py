"""Cards that are more or something else than what is printed on them: copies, cards with two forms,
gained text boxes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from trivault.games.keyforge.rules.battleline import LEFT_FLANK, RIGHT_FLANK
from trivault.games.keyforge.rules.creature_stats import armor, keyword, power
from trivault.games.keyforge.rules.events import TO_FLANK
from trivault.games.keyforge.rules.log_messages import note
from trivault.games.keyforge.rules.traits import GainsTraits
from trivault.games.keyforge.rules.use import RULE_OF_SIX, times_this_turn
from trivault.games.keyforge.state import aspects, moments
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import Card
from trivault.kernel.abilities import Modify, add
from trivault.kernel.choice_nodes import Ask
from trivault.kernel.choices import ACTION, PICK, Choice, Raw
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import emit
from trivault.kernel.frames import NUMBERS, Scope, Value
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.nodes import Node
from trivault.kernel.terms import Amount, Constant, Group, ThisCard
from trivault.kernel.text import Message

S = KeyForgeState


class EnterAsCopy(Ask[S]):
    """Cards of a group that say so enter play as a copy of another card: the unmodified base card
    (KF-FAQ-40), in time for how that one enters (KF-CONST-04)."""

    def __init__(self, group: Group[S], played: bool = False) -> None:
        self.group = group
        self.played = played
        self.args = (group, played)

    def run(self, state: S) -> bool:
        state.scopes[-1].bind("copied", ())
        return self._next(state)

    def _card(self, state: S) -> Thing:
        """The next card that could copy something."""
        scope = state.scopes[-1]
        left = [c for c in self.group.find(state, scope) if c not in scope.things("copied")]
        return next((c for c in left if self._models(state, c)), NOTHING)

    def _models(self, state: S, card: Thing) -> tuple[Thing, ...]:
        """What it could copy: one of each, for equal cards are the same to a copy."""
        enters_as = state.defs[card].enters_as
        if enters_as is None:
            return ()
        found = enters_as.find(state, Scope(state.scopes[-1].you, card))
        if self.played:  # as one of those cards (KF-SIX-02)
            found = [model for model in found if times_this_turn(state, model) < RULE_OF_SIX]
        return tuple({state.defs[model]: model for model in reversed(found)}.values())[::-1]

    def _next(self, state: S) -> bool:
        while (card := self._card(state)) != NOTHING:
            models = self._models(state, card)
            if len(models) > 1:
                return self.ask(state)
            self._copy(state, card, models[0])
        return False

    def question(self, state: S) -> Choice:
        card = self._card(state)
        models = self._models(state, card)
        return Choice(state.active, PICK, "copy", things=models, source=card, reason="copy")

    def answered(self, state: S, answer: Raw) -> bool:
        (model,) = answer[2]
        self._copy(state, self._card(state), model)
        return self._next(state)

    def _copy(self, state: S, card: Thing, model: Thing) -> None:
        scope = state.scopes[-1]
        scope.bind("copied", (*scope.things("copied"), card))
        note(state, "copy", scope.you, "KF-CONST-04", model, card)
        state.become(card, state.defs[model])


class PutOnFlank(Ask[S]):
    """This card is put on a flank of your battleline, where it is a creature. It stays on its
    controller's side (KF-LINE-08)."""

    emits: ClassVar[EventKind[S]] = TO_FLANK

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        if scope.this not in state.play or state.controller(scope.this) != scope.you:
            return False
        if any(other != scope.this for other in state.players[scope.you].line):
            return self.ask(state)
        return emit(state, TO_FLANK, scope.this, RIGHT_FLANK, scope)

    def question(self, state: S) -> Choice:
        this = state.scopes[-1].this
        options: tuple[Raw, ...] = (("left", NOTHING, (), ()), ("right", NOTHING, (), ()))
        return Choice(state.active, ACTION, "flank", listed=options, source=this, reason="flank")

    def answered(self, state: S, answer: Raw) -> bool:
        scope = state.scopes[-1]
        at = LEFT_FLANK if answer[0] == "left" else RIGHT_FLANK
        return emit(state, TO_FLANK, scope.this, at, scope)

    def words(self) -> Message:
        return Message("put-on-flank")


class GainedValue(Amount[S]):
    """The value with which a keyword was gained."""

    def of(self, state: S, scope: Scope) -> int:
        return scope.number("n")


VALUES = (*aspects.KEYWORDS, aspects.POWER, aspects.ARMOR)
GAINED: dict[str, Modify[S]] = {name: Modify(name, ThisCard(), GainedValue()) for name in VALUES}
TEXT_BOX: Modify[S] = Modify(aspects.TEXT_BOX, ThisCard(), Constant(1))


TRAITS: Modify[S] = GainsTraits(ThisCard())


class NoteBody(Node[S]):
    """Takes note of what the chosen creature is now: its keywords, power, armor and traits."""

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        for card in scope.things("it"):
            values = [*(keyword(state, card, name) for name in aspects.KEYWORDS), power(state, card)]
            scope.bind_numbers("body", *values, armor(state, card))
            scope.bind_numbers("text", state.keyforge.listed.index(state.keyforge.card(state.defs[card].slug)))
        return False


class GainBody(Node[S]):
    """Until it leaves play this creature has the power of the creature that was noted, and gains the rest of
    it."""

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        this = scope.this
        if this not in state.play:
            return False
        until, you = moments.leaving(this), state.controller(this)
        for name, n in zip(VALUES, scope.numbers("body"), strict=True):
            gained = n - state.defs[this].power if name == aspects.POWER else n
            if gained:
                add(state, GAINED[name], you, this, until, names={f"{NUMBERS}n": (gained,)})
        add(state, TRAITS, you, this, until, names={f"{NUMBERS}text": scope.numbers("text")})
        return state.game.check(state)

    def children(self) -> Iterator[Node[S]]:
        yield from (*GAINED.values(), TRAITS)

    def words(self) -> Message:
        return Message("gain-body")


class GainTextBox(Node[S]):
    """For the rest of the turn the chosen creature has all that stands on another card, `text`. What
    names that card means the creature (KF-WORD-20)."""

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        for text in scope.things("text"):
            for card in scope.things("it"):
                self._give(state, state.defs[text], card, scope)
        return state.game.check(state)

    def _give(self, state: S, kind: Card, card: Thing, scope: Scope) -> None:
        you, until = state.controller(card), state.game.moment(state, moments.TURN, scope.you)
        for ability in kind.abilities:
            add(state, ability, you, card, until, origin=scope.this)
        for name in aspects.KEYWORDS:
            if n := kind.keywords.get(name, 0):
                add(state, GAINED[name], you, card, until, names={f"{NUMBERS}n": (n,)}, origin=scope.this)
        names: dict[str, Value] = {f"{NUMBERS}text": (state.keyforge.listed.index(kind),)}
        add(state, TEXT_BOX, you, card, until, names=names, origin=scope.this)

    def children(self) -> Iterator[Node[S]]:
        yield from (*GAINED.values(), TEXT_BOX)
