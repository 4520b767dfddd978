"""How effects follow from one another: may, if you do, for each, one of several, again."""

from __future__ import annotations

from trivault.games.keyforge.effects.conditions import IF_YOU_DO
from trivault.games.keyforge.effects.terms import Effect, HowMuch, Players
from trivault.games.keyforge.state.model import KeyForgeState
from trivault.games.keyforge.state.printed import HOUSES
from trivault.kernel.choice_nodes import Ask, Choose, May
from trivault.kernel.choices import ACTION, PICK, SKIP, YES_NO, Choice, Raw
from trivault.kernel.control import ForEach, If, Seq, seq
from trivault.kernel.event_kinds import EventKind
from trivault.kernel.events import emit
from trivault.kernel.frames import AFTERWARDS, BEGINNING, Scope
from trivault.kernel.ids import NOTHING, Thing
from trivault.kernel.interpreter import call
from trivault.kernel.loops import repeats_itself
from trivault.kernel.nodes import Node
from trivault.kernel.terms import SEVERAL, Amount, Condition, Group, Per, Selection, amount_of
from trivault.kernel.text import Message

S = KeyForgeState


def pick(what: Selection[S]) -> Effect:
    """Choose without doing anything yet; what was chosen is `it` (KF-WORD-05)."""
    return Choose(what, "choose")


def pick_player() -> Effect:
    """Choose a player, who is named `player`."""
    return Choose(Selection(Players("any"), name="player"), "choose")


class Between(Node[S]):
    """It happens between what is `it` and another thing that the effect has named: they change places, or
    something moves from the one to the other."""

    def __init__(self, emits: EventKind[S], n: int = 1, to: str = "target") -> None:
        self.emits = emits
        self.n = n
        self.to = to
        self.args = (emits, n, to)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        state.happened = 0
        for card, to in zip(scope.things("it"), scope.things(self.to), strict=False):
            return emit(state, self.emits, to, self.n, Scope(scope.you, card))
        return False


class OneAtATime(Ask[S]):
    """The same with several different things of a group, each chosen when its turn comes: exactly
    so many, or up to so many. The one at hand is `it`."""

    def __init__(self, group: Group[S], most: Amount[S], body: Node[S], optional: bool = False) -> None:
        self.group = group
        self.most = most
        self.body = body
        self.optional = optional
        self.args = (group, most, body, optional)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        scope.bind("taken", ())
        scope.bind_numbers("most", self.most.of(state, scope))
        return self._next(state)

    def _left(self, state: S) -> tuple[Thing, ...]:
        scope = state.scopes[-1]
        taken = scope.things("taken")
        things = [t for t in self.group.find(state, scope) if t not in taken]
        return state.game.distinct(state, things) if len(taken) < scope.number("most") else ()

    def _next(self, state: S) -> bool:
        while left := self._left(state):
            if len(left) > 1 or self.optional:
                return self.ask(state)
            if self._with(state, left[0]):
                return True
        return False

    def question(self, state: S) -> Choice:
        this, low = state.scopes[-1].this, int(not self.optional)
        things = self._left(state)
        return Choice(state.active, PICK, "choose", things=things, low=low, source=this, reason="choose")

    def answered(self, state: S, answer: Raw) -> bool:
        targets = answer[2]
        return bool(targets) and (self._with(state, targets[0]) or self._next(state))

    def afterwards(self, state: S, position: int) -> bool:
        return self._next(state)

    def _with(self, state: S, thing: Thing) -> bool:
        scope = state.scopes[-1]
        scope.bind("taken", (*scope.things("taken"), thing))
        scope.bind("it", (thing,))
        mark = len(state.stack)
        return self.suspend(state, mark, self.body.run(state), AFTERWARDS)

    def words(self) -> Message:
        how = "up-to" if self.optional else "exactly"
        said, group = self.body.words(), self.group.words

        def so_many(n: int) -> Message:
            return Message("one-at-a-time", how=how, n=n, group=group(n or SEVERAL), effect=said)

        if isinstance(self.most, Per):
            return Message("amount", effect=so_many(0), how_much=self.most.group.words(1))
        return self.most.words(so_many)


def one_at_a_time(n: HowMuch, group: Group[S], *effects: Effect) -> Effect:
    return OneAtATime(group, amount_of(n), seq(*effects))


def up_to_one_at_a_time(n: HowMuch, group: Group[S], *effects: Effect) -> Effect:
    return OneAtATime(group, amount_of(n), seq(*effects), optional=True)


class NameHouse(Ask[S]):
    """Choose a house: any, or one of the opponent's identity card. You do so, or need not (`optional`); or
    it is your opponent who names one."""

    def __init__(self, opponents: bool = False, optional: bool = False, by: str = "you") -> None:
        self.opponents = opponents
        self.optional = optional
        self.by = by
        self.args = (opponents, optional, by)

    def question(self, state: S) -> Choice:
        scope = state.scopes[-1]
        houses = state.players[1 - scope.you].houses if self.opponents else HOUSES
        options: tuple[Raw, ...] = tuple((house, NOTHING, (), ()) for house in houses)
        if self.optional:
            options = (*options, (SKIP, NOTHING, (), ()))
        player = state.active if self.by == "you" else 1 - scope.you
        return Choice(player, ACTION, "house", listed=options, source=scope.this, reason="house")

    def answered(self, state: S, answer: Raw) -> bool:
        house = answer[0]
        state.happened = int(house != SKIP)
        if house != SKIP:
            state.scopes[-1].bind_numbers("house", HOUSES.index(house))
        return False

    def words(self) -> Message:
        said = Message("name-house", whose="opponent" if self.opponents else "any", by=self.by)
        return Message("may", effect=said) if self.optional else said


def may(verb: str, *effects: Effect) -> Effect:
    return May(verb, seq(*effects))  # KF-WORD-01


class MayIf(May[S]):
    """An offer that is not made where it could do nothing."""

    def __init__(self, verb: str, effect: Node[S], possible: Condition[S]) -> None:
        super().__init__(verb, effect)
        self.possible = possible
        self.args = (*self.args, possible)

    def run(self, state: S) -> bool:
        return self.possible.holds(state, state.scopes[-1]) and super().run(state)


def if_(condition: Condition[S], *effects: Effect, otherwise: Effect | None = None) -> Effect:
    return If(condition, seq(*effects), otherwise)


class IfElse(If[S]):
    """One effect or the other, said in this order."""

    def words(self) -> Message:
        assert self.otherwise is not None
        return Message("if-else", condition=self.condition.words(), effect=self.then.words(),
                       otherwise=self.otherwise.words())  # fmt: skip


def if_else(condition: Condition[S], effect: Effect, otherwise: Effect) -> Effect:
    return IfElse(condition, effect, otherwise)


class Wholly(Seq[S]):
    """Several steps of which each must happen for "if you do" (KF-WORD-03)."""

    def run(self, state: S) -> bool:
        state.scopes[-1].bind_numbers("steps", 0)
        return self.resume(state, BEGINNING)

    def resume(self, state: S, position: int) -> bool:
        scope = state.scopes[-1]
        for i in range(position, len(self.parts) + 1):
            if i > 0:
                scope.bind_numbers("steps", scope.number("steps") + (state.happened > 0))
            if i < len(self.parts):
                mark = len(state.stack)
                if self.suspend(state, mark, self.parts[i].run(state), i + 1):
                    return True
        state.happened = scope.number("steps") // len(self.parts)
        return False


def wholly(*effects: Effect) -> Effect:
    return Wholly(effects)


def if_you_do(*effects: Effect) -> Effect:
    return If(IF_YOU_DO, seq(*effects))


def for_each(group: Group[S], *effects: Effect) -> Effect:
    """Each instance may take another target (KF-WORD-04)."""
    return ForEach("it", group, seq(*effects))


class EachPlayerDoes(Node[S]):
    """Each player carries out the effect and is `you` in it, the active player first."""

    def __init__(self, effect: Node[S]) -> None:
        self.effect = effect
        self.args = (effect,)

    def resume(self, state: S, position: int) -> bool:
        this = state.scopes[-1].this
        for i in range(position, state.seats):
            mark = len(state.stack)
            player = (state.active + i) % state.seats
            if self.suspend(state, mark, call(state, self.effect, player, this), i + 1):
                return True
        return False

    def words(self) -> Message:
        return Message("each-player-does", effect=self.effect.words())


def active_player(*effects: Effect) -> Effect:
    return OnBehalfOf("active-player", seq(*effects))


def each_player(*effects: Effect) -> Effect:
    return EachPlayerDoes(seq(*effects))


class Phrase(Seq[S]):
    """Steps that are said in one sentence."""

    def __init__(self, parts: tuple[Node[S], ...], said: Message) -> None:
        super().__init__(parts)
        self.said = said
        self.args = (*self.args, said)

    def words(self) -> Message:
        return self.said


def phrase(said: Message | str, *effects: Effect) -> Effect:
    """Several steps in one sentence, whose message or whose name is given."""
    return Phrase(effects, Message(said) if isinstance(said, str) else said)


def may_say(said: Message, what: Selection[S]) -> Message:
    """The sentence of an effect on what is selected, if only it may be."""
    return Message("may", effect=said) if what.low == 0 and not what.every else said


def again(effect: Effect) -> Effect:
    """The effect that stands before it, once more."""
    return phrase("repeat-the-preceding-effect", effect)


class MayRepeat(Ask[S]):
    """The effect, and again as often as you like while the whole of it is possible (KF-WORD-12), or while a
    condition holds afterwards that is said."""

    def __init__(self, possible: Condition[S], effect: Node[S], said: bool = False) -> None:
        self.possible = possible
        self.effect = effect
        self.said = said
        self.args = (possible, effect, said)

    def run(self, state: S) -> bool:
        return self._carry_out(state)

    def answered(self, state: S, answer: Raw) -> bool:
        return answer[0] != SKIP and self._carry_out(state)

    def afterwards(self, state: S, position: int) -> bool:
        return self._offer(state)

    def _carry_out(self, state: S) -> bool:
        mark = len(state.stack)
        return self.suspend(state, mark, self.effect.run(state), AFTERWARDS) or self._offer(state)

    def _offer(self, state: S) -> bool:
        goes_on = self.possible.holds(state, state.scopes[-1]) and not repeats_itself(state, self.id)
        return goes_on and self.ask(state)

    def question(self, state: S) -> Choice:
        this = state.scopes[-1].this
        options: tuple[Raw, ...] = (("repeat", this, (), ()), (SKIP, NOTHING, (), ()))
        return Choice(state.active, YES_NO, "repeat", listed=options, source=this, reason="may")

    def words(self) -> Message:
        if not self.said:
            return Message("may-repeat", effect=self.effect.words())
        return Message("may-repeat-while", effect=self.effect.words(), condition=self.possible.words())


def may_repeat(possible: Condition[S], *effects: Effect, said: bool = False) -> Effect:
    return MayRepeat(possible, seq(*effects), said)


class OnBehalfOf(Node[S]):
    """Another player carries out the effect and is `you` in it: your opponent, the active player, or the owner
    of what is `it`."""

    def __init__(self, who: str, effect: Node[S]) -> None:
        self.who = who
        self.effect = effect
        self.args = (who, effect)

    def run(self, state: S) -> bool:
        scope = state.scopes[-1]
        chosen = scope.things("it")
        if self.who == "owner" and not chosen:
            return False
        others = {"opponent": state.opponent(scope.you), "active-player": state.active}
        you = state.owners[chosen[0]] if self.who == "owner" else others[self.who]
        return call(state, self.effect, you, scope.this, names={"it": chosen})

    def words(self) -> Message:
        return Message(f"{self.who}-does", effect=self.effect.words())


class ChooseOne(Ask[S]):
    """One of several effects: the verb is the answer that stands for it."""

    def __init__(self, verbs: tuple[str, ...], effects: tuple[Node[S], ...], optional: bool = False) -> None:
        self.verbs = verbs
        self.effects = effects
        self.optional = optional
        self.args = (verbs, effects, optional)

    def question(self, state: S) -> Choice:
        verbs = (*self.verbs, SKIP) if self.optional else self.verbs
        options: tuple[Raw, ...] = tuple((verb, NOTHING, (), ()) for verb in verbs)
        this = state.scopes[-1].this
        return Choice(state.active, ACTION, "choose-one", listed=options, source=this, reason="choose-one")

    def answered(self, state: S, answer: Raw) -> bool:
        verb = answer[0]
        return verb != SKIP and self.effects[self.verbs.index(verb)].run(state)

    def words(self) -> Message:
        said = self.effects[0].words()
        for effect in self.effects[1:]:
            said = Message("or-else", first=said, second=effect.words())
        return Message("may", effect=said) if self.optional else Message("choose-one", effects=said)


def _verbs(effects: dict[str, Effect]) -> tuple[str, ...]:
    return tuple(verb.replace("_", "-") for verb in effects)


def choose_one(**effects: Effect) -> Effect:
    return ChooseOne(_verbs(effects), tuple(effects.values()))


def may_choose_one(**effects: Effect) -> Effect:
    return ChooseOne(_verbs(effects), tuple(effects.values()), optional=True)


CARRIED_OUT = 1  # a position: the whole effect was carried out


class AgainWhile(Node[S]):
    """The effect, and the whole of it again as long as the condition holds afterwards
    (KF-WORD-12) and the card that repeats it has not left (KF-WORD-13)."""

    def __init__(self, condition: Condition[S], effect: Node[S]) -> None:
        self.condition = condition
        self.effect = effect
        self.args = (condition, effect)

    def resume(self, state: S, position: int) -> bool:
        again = position == BEGINNING or self._goes_on(state)
        while again:
            mark = len(state.stack)
            if self.suspend(state, mark, self.effect.run(state), CARRIED_OUT):
                return True
            again = self._goes_on(state)
        return False

    def _goes_on(self, state: S) -> bool:
        scope = state.scopes[-1]
        stays = scope.this in state.play or scope.this in state.resolving
        return stays and self.condition.holds(state, scope) and not repeats_itself(state, self.id)

    def words(self) -> Message:
        return Message("again-while", effect=self.effect.words(), condition=self.condition.words())


def again_while(condition: Condition[S], *effects: Effect) -> Effect:
    return AgainWhile(condition, seq(*effects))
