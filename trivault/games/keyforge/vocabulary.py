"""The words that cards of KeyForge are written in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from trivault.games.keyforge import events
from trivault.games.keyforge.battleline import keep_for_good, neighbors
from trivault.games.keyforge.model import CREATURE, HOUSES, KeyForgeState
from trivault.games.keyforge.things import (
    CREATURE_CARD,
    ENEMY,
    FRIENDLY,
    SELF,
    Hosts,
    InZone,
    Is,
    ThisOne,
    TopOfDeck,
)
from trivault.games.keyforge.use import Use
from trivault.kernel.abilities import Ability, After, Forbid, Instead, Modify, Until
from trivault.kernel.choices import ACTION, ORDER, PICK, Choice, Raw
from trivault.kernel.events import Emit, EventKind, propose
from trivault.kernel.frames import Scope
from trivault.kernel.ids import NOTHING, Thing, player_of, player_thing
from trivault.kernel.interpreter import ask
from trivault.kernel.nodes import Choose, Do, ForEach, If, May, Node, Seq, seq
from trivault.kernel.rng import below
from trivault.kernel.terms import (
    SEVERAL,
    Amount,
    Condition,
    Constant,
    Count,
    EventThing,
    Filter,
    Find,
    Group,
    Happened,
    Named,
    Per,
    Selection,
    Test,
    amount_of,
    each,
    one,
)
from trivault.kernel.text import Message

S = KeyForgeState
Effect = Node[S]
HowMuch = int | Amount[S]
ALL = 1000  # "all of it", "fully"

IT: Group[S] = Named("it")
THAT: Selection[S] = each(EventThing())  # what the event at hand is about
HOST: Selection[S] = each(Hosts())  # the creature that this upgrade is on
THIS: Selection[S] = each(ThisOne())

# Players


@dataclass(frozen=True)
class Players(Group[S]):
    """You, your opponent, or each player; or the controller, owner or opponent of a thing."""

    who: str

    def compile(self) -> Find[S]:
        who = self.who

        def find(state: S, scope: Scope) -> list[Thing]:
            if who == "each":
                return [player_thing(state.active), player_thing(1 - state.active)]
            return [player_thing(scope.you if who == "you" else 1 - scope.you)]

        return find

    def words(self, n: int) -> Message:
        return Message(f"who-{self.who}")


OPPONENT = each(Players("opponent"))
EACH_PLAYER = each(Players("each"))
FOR_YOU = Is("you", lambda _s, t, x: t == player_thing(x.you))
FOR_OPPONENT = Is("opponent", lambda _s, t, x: t == player_thing(1 - x.you))
FOR_ALL = Is("each-player", lambda _s, t, _x: t < NOTHING)


# Numbers


@dataclass(frozen=True)
class Number(Amount[S]):
    """An amount by name: what it counts is code, what it says is a message of that name."""

    name: str
    count: Callable[[S, Scope], int] = field(repr=False)
    n: int = 0

    def compile(self) -> Count[S]:
        return self.count

    def words(self, effect: Callable[[int], Message]) -> Message:
        return Message("amount", effect=effect(0), how_much=Message(f"amount-{self.name}", n=self.n))


def _surplus(state: S, player: int) -> int:
    return max(0, len(state.players[player].line) - len(state.players[1 - player].line))


YOUR_AMBER = Number("your-amber", lambda s, x: s.players[x.you].amber)
THEIR_AMBER = Number("their-amber", lambda s, x: s.players[1 - x.you].amber)
THEIR_KEYS = Number("their-keys", lambda s, x: s.players[1 - x.you].forged())
YOUR_CREATURES = Number("your-creatures", lambda s, x: len(s.players[x.you].line))
THEIR_CREATURES = Number("their-creatures", lambda s, x: len(s.players[1 - x.you].line))
YOUR_SURPLUS = Number("your-surplus", lambda s, x: _surplus(s, x.you))  # creatures more than the opponent's
THEIR_SURPLUS = Number("their-surplus", lambda s, x: _surplus(s, 1 - x.you))
HAPPENED = Number("happened", lambda s, _x: s.happened)


def per(n: int, group: Group[S], base: int = 0) -> Amount[S]:
    return Per(n, group, base)


# Conditions


@dataclass(frozen=True)
class When(Condition[S]):
    """A condition by name: what it tests is code, what it says is a message of that name."""

    name: str
    test: Callable[[S, Scope], bool] = field(repr=False)
    n: int = 0
    word: str = ""

    def compile(self) -> Test[S]:
        return self.test

    def words(self) -> Message:
        return Message(f"when-{self.name}", n=self.n, word=self.word)


@dataclass(frozen=True)
class AllOf(Condition[S]):
    """Both, or all of several."""

    parts: tuple[Condition[S], ...]

    def compile(self) -> Test[S]:
        tests = tuple(part.holds for part in self.parts)
        return lambda state, scope: all(holds(state, scope) for holds in tests)

    def words(self) -> Message:
        return Message("all-of", parts=[part.words() for part in self.parts])


def all_of(*parts: Condition[S]) -> Condition[S]:
    return AllOf(parts)


@dataclass(frozen=True)
class AtLeast(Condition[S]):
    """There are so many things of a group, or more."""

    n: int
    group: Group[S]

    def compile(self) -> Test[S]:
        n, find = self.n, self.group.find
        return lambda state, scope: len(find(state, scope)) >= n

    def words(self) -> Message:
        return Message("at-least", n=self.n, group=self.group.words(self.n))


def at_least(n: int, group: Group[S]) -> Condition[S]:
    return AtLeast(n, group)


def your_amber_at_least(n: int) -> Condition[S]:
    return When("your-amber-at-least", lambda s, x: s.players[x.you].amber >= n, n)


def their_amber_at_least(n: int) -> Condition[S]:
    return When("their-amber-at-least", lambda s, x: s.players[1 - x.you].amber >= n, n)


THEY_HAVE_NO_AMBER = When("they-have-no-amber", lambda s, x: s.players[1 - x.you].amber == 0)
THEY_HAVE_MORE_AMBER = When(
    "they-have-more-amber", lambda s, x: s.players[1 - x.you].amber > s.players[x.you].amber
)
YOU_HAVE_MORE_CREATURES = When(
    "you-have-more-creatures", lambda s, x: len(s.players[x.you].line) > len(s.players[1 - x.you].line)
)
THEY_HAVE_MORE_CREATURES = When(
    "they-have-more-creatures", lambda s, x: len(s.players[x.you].line) < len(s.players[1 - x.you].line)
)
THEY_HAVE_NO_CREATURES = When("they-have-no-creatures", lambda s, x: not s.players[1 - x.you].line)
THEY_FORGED_LAST_TURN = When("they-forged-last-turn", lambda s, x: s.players[1 - x.you].forged_last > 0)
IT_IS_DESTROYED = When(
    "it-is-destroyed", lambda s, x: any(t in s.destroyed and t not in s.play for t in x.things("it"))
)
IF_YOU_DO: Condition[S] = Happened()


# Events that cards listen to


def _about_this(s: S, x: Scope) -> bool:
    return x.event is not None and x.event.thing == x.this


ABOUT_THIS = When("about-this", _about_this)
FOUGHT_TO_THE_END = When(
    "fought", lambda s, x: _about_this(s, x) and x.event is not None and x.event.amount > 0
)  # KF-FIGHT-05


def about(name: str, test: Filter[S], yours: bool | None = None) -> Condition[S]:
    """The event is about a card that fits; `yours`: caused by you, or by your opponent."""

    def holds(s: S, x: Scope) -> bool:
        event = x.event
        if event is None or (yours is not None and (event.by == x.you) != yours):
            return False
        return test.fits(s, event.thing, x)

    return When(name, holds)


YOUR_TURN = When("your-turn", lambda s, x: s.active == x.you)
THEIR_TURN = When("their-turn", lambda s, x: s.active != x.you)
ENEMY_CREATURE_DESTROYED = about("enemy-creature-destroyed", ENEMY & CREATURE_CARD)
CREATURE_ENTERS = about("creature-enters", CREATURE_CARD)
ENEMY_CREATURE_ENTERS = about("enemy-creature-enters", ENEMY & CREATURE_CARD)
FRIENDLY_CREATURE_FIGHTS = about("friendly-creature-fights", FRIENDLY & CREATURE_CARD)
YOU_FORGE = about("you-forge", FOR_YOU)
YOUR_TURN_ENDS = about("your-turn-ends", FOR_YOU)


def _beaten(s: S, x: Scope) -> bool:
    """An enemy creature was destroyed fighting this one, which survived (KF-FIGHT-11)."""
    if x.event is None or x.event.thing == x.this or x.this not in s.play:
        return False
    return events.in_blows(s, x.this) and events.in_blows(s, x.event.thing)


DESTROYED_FIGHTING_THIS = When("destroyed-fighting-this", _beaten)


# Effects


def on(kind: EventKind[S], selection: Selection[S] | None = None, n: HowMuch = 1) -> Effect:
    return Emit(kind, selection, amount_of(n))


def gain(n: HowMuch = 1) -> Effect:
    return on(events.GAIN, None, n)


def opponent_gains(n: HowMuch) -> Effect:
    return on(events.GAIN, OPPONENT, n)


def opponent_loses(n: HowMuch) -> Effect:
    return on(events.LOSE, OPPONENT, n)


def lose(n: HowMuch) -> Effect:
    return on(events.LOSE, None, n)


def steal(n: HowMuch = 1) -> Effect:
    return on(events.STEAL, None, n)


def capture(n: HowMuch = 1, who: Selection[S] = THIS) -> Effect:
    return on(events.CAPTURE, who, n)


def exalt(who: Selection[S], n: HowMuch = 1) -> Effect:
    return on(events.EXALT, who, n)


def deal(n: HowMuch, to: Selection[S]) -> Effect:
    return on(events.DAMAGE, to, n)


def heal(n: HowMuch, who: Selection[S]) -> Effect:
    return on(events.HEAL, who, n)


def fully_heal(who: Selection[S]) -> Effect:
    return heal(ALL, who)


def destroy(what: Selection[S]) -> Effect:
    return on(events.DESTROY, what)


def sacrifice(what: Selection[S] = THIS) -> Effect:
    """A sacrificed card is destroyed by its controller (KF-SAC-01, KF-DEST-12)."""
    return on(events.DESTROY, what)


def purge(what: Selection[S]) -> Effect:
    return on(events.PURGE, what)


def archive(what: Selection[S]) -> Effect:
    return on(events.ARCHIVE, what)


def archive_a_card() -> Effect:
    return archive(one(InZone("hand")))  # KF-ZONE-08


def to_hand(what: Selection[S]) -> Effect:
    return on(events.TO_HAND, what)


def to_deck_top(what: Selection[S]) -> Effect:
    return on(events.TO_DECK_TOP, what)


def into_deck(what: Selection[S]) -> Effect:
    return on(events.INTO_DECK, what)


def discard(what: Selection[S]) -> Effect:
    return on(events.DISCARD, what)


@dataclass(frozen=True)
class DiscardRandom(Node[S]):
    """Random cards of a player's hand are discarded."""

    whose: Group[S]
    n: Amount[S]

    def start(self, state: S) -> bool:
        scope = state.scopes[-1]
        chosen: list[Thing] = []
        for player in self.whose.find(state, scope):
            hand = state.players[player_of(player)].hand[:]
            count = min(len(hand), self.n.of(state, scope))
            chosen += [hand.pop(below(state, len(hand))) for _ in range(count)]
        return propose(state, events.DISCARD, [(card, 1) for card in chosen], scope)

    def words(self) -> Message:
        return self.n.words(lambda n: Message("discard-random", n=n, who=self.whose.words(1)))


def discard_random(whose: Group[S], n: HowMuch = 1) -> Effect:
    return DiscardRandom(whose, amount_of(n))


def opponent_discards_random(n: HowMuch = 1) -> Effect:
    return discard_random(Players("opponent"), n)


def discard_top(whose: str = "you") -> Effect:
    """The top card of a deck is discarded, and is `it`."""
    return on(events.DISCARD_DECK, each(TopOfDeck(whose)))


@dataclass(frozen=True)
class DiscardUntil(Node[S]):
    """Cards from the top of your deck are discarded until one fits, which is `it`, or none is left."""

    which: Filter[S]

    def start(self, state: S) -> bool:
        scope = state.scopes[-1]
        gone: list[Thing] = []
        scope.bind("it", ())
        for card in reversed(state.players[scope.you].deck):
            gone.append(card)
            if self.which.fits(state, card, scope):
                scope.bind("it", (card,))
                break
        return propose(state, events.DISCARD_DECK, [(card, 1) for card in gone], scope)

    def words(self) -> Message:
        return Message("discard-until", which=self.which.words(1))


def discard_until(which: Filter[S]) -> Effect:
    return DiscardUntil(which)


def draw(n: HowMuch = 1) -> Effect:
    return on(events.DRAW, None, n)


def gain_chains(n: int) -> Effect:
    return on(events.CHAINS, None, n)


def stun(who: Selection[S]) -> Effect:
    return on(events.STUN, who)


def ward(who: Selection[S]) -> Effect:
    return on(events.WARD_IT, who)


def enrage(who: Selection[S]) -> Effect:
    return on(events.ENRAGE, who)


def ready(what: Selection[S]) -> Effect:
    return on(events.READY, what)


def exhaust(what: Selection[S]) -> Effect:
    return on(events.EXHAUST, what)


def power_counters(n: HowMuch, who: Selection[S]) -> Effect:
    return on(events.POWER_COUNTER, who, n)


def _stays(state: S, card: Thing) -> bool:
    return card in state.play and state.controller(card) == state.scopes[-1].you


@dataclass(frozen=True)
class ChooseFlank(Node[S]):
    """On which flank of your battleline the chosen creature will stand (KF-CTRL-02)."""

    def start(self, state: S) -> bool:
        scope = state.scopes[-1]
        moving = [c for c in scope.things("it") if state.defs[c].type == CREATURE and not _stays(state, c)]
        if moving and state.players[scope.you].line:
            return ask(state, self.id, *self.questions(state))
        scope.bind_numbers("flank", 0)
        return False

    def questions(self, state: S) -> tuple[Choice, ...]:
        source = next(iter(state.scopes[-1].things("it")))
        options: tuple[Raw, ...] = (("left", NOTHING, (), ()), ("right", NOTHING, (), ()))
        return (Choice(state.active, ACTION, "flank", listed=options, source=source, reason="flank"),)

    def resume(self, state: S, position: int) -> bool:
        state.scopes[-1].bind_numbers("flank", int(state.take()[0] == "left"))
        return False


CHOSEN_FLANK = Number("chosen-flank", lambda _s, x: x.number("flank"))


@dataclass(frozen=True)
class TakeControl(Seq[S]):
    what: Selection[S]

    def words(self) -> Message:
        return Message("take-control", n=1, what=self.what.words())


def _keep_for_good(state: S, scope: Scope) -> None:
    for card in scope.things("it"):
        keep_for_good(state, card)


KEEP_FOR_GOOD: Effect = Do("keep-for-good", _keep_for_good)


def take_control(what: Selection[S]) -> Effect:
    control = on(events.CONTROL, each(IT), CHOSEN_FLANK)
    return TakeControl((pick(what), ChooseFlank(), KEEP_FOR_GOOD, control), what)


def ready_and_fight(who: Selection[S]) -> Effect:
    """Ready the creature if it is exhausted, then use it to fight (KF-USE-13)."""
    return Seq((ready(who), Use(IT, "fight")))


def use(what: Selection[S]) -> Effect:
    return Seq((pick(what), Use(IT)))


def fight_with(who: Selection[S]) -> Effect:
    return Seq((pick(who), Use(IT, "fight")))


def pick(what: Selection[S]) -> Effect:
    """Choose without doing anything yet; what was chosen is `it`."""
    return Choose(what, "choose")


@dataclass(frozen=True)
class OneAtATime(Node[S]):
    """The same with several different things of a group, each chosen when its turn comes: exactly
    so many, or up to so many. The one at hand is `it`."""

    group: Group[S]
    most: Amount[S]
    body: Node[S]
    optional: bool = False

    def start(self, state: S) -> bool:
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
                return ask(state, self.id, *self.questions(state))
            if self._with(state, left[0]):
                return True
        return False

    def questions(self, state: S) -> tuple[Choice, ...]:
        this, low = state.scopes[-1].this, int(not self.optional)
        things = self._left(state)
        return (Choice(state.active, PICK, "choose", things=things, low=low, source=this, reason="choose"),)

    def resume(self, state: S, position: int) -> bool:
        if position == 1:
            targets = state.take()[2]
            if not targets or self._with(state, targets[0]):
                return bool(targets)
        return self._next(state)

    def _with(self, state: S, thing: Thing) -> bool:
        scope = state.scopes[-1]
        scope.bind("taken", (*scope.things("taken"), thing))
        scope.bind("it", (thing,))
        mark = len(state.stack)
        if not self.body.run(state):
            return False
        state.stack.insert(mark, (self.id, 2))
        return True

    def words(self) -> Message:
        key = "one-at-a-time-up-to" if self.optional else "one-at-a-time"
        said, group = self.body.words(), self.group.words
        return self.most.words(lambda n: Message(key, n=n, group=group(n or SEVERAL), effect=said))


def one_at_a_time(n: HowMuch, group: Group[S], *effects: Effect) -> Effect:
    return OneAtATime(group, amount_of(n), seq(*effects))


def up_to_one_at_a_time(n: HowMuch, group: Group[S], *effects: Effect) -> Effect:
    return OneAtATime(group, amount_of(n), seq(*effects), optional=True)


@dataclass(frozen=True)
class NameHouse(Node[S]):
    """Choose a house: any, or one of the opponent's identity card."""

    opponents: bool = False

    def start(self, state: S) -> bool:
        return ask(state, self.id, *self.questions(state))

    def questions(self, state: S) -> tuple[Choice, ...]:
        scope = state.scopes[-1]
        houses = state.players[1 - scope.you].houses if self.opponents else HOUSES
        options: tuple[Raw, ...] = tuple((house, NOTHING, (), ()) for house in houses)
        return (Choice(state.active, ACTION, "house", listed=options, source=scope.this, reason="house"),)

    def resume(self, state: S, position: int) -> bool:
        state.scopes[-1].bind_numbers("house", HOUSES.index(state.take()[0]))
        return False

    def words(self) -> Message:
        return Message("name-house", whose="opponent" if self.opponents else "any")


@dataclass(frozen=True)
class Blast(Node[S]):
    """The chosen creature and its neighbors are damaged together."""

    n: int
    splash: int

    def start(self, state: S) -> bool:
        scope = state.scopes[-1]
        shares = [(t, self.n) for t in scope.things("it")]
        shares += [(near, self.splash) for t in scope.things("it") for near in neighbors(state, t)]
        return propose(state, events.DAMAGE, shares, scope)

    def words(self) -> Message:
        return Message("splash", n=self.n, splash=self.splash)


def deal_splash(n: int, splash: int, to: Selection[S]) -> Effect:
    return Seq((pick(to), Blast(n, splash)))


@dataclass(frozen=True)
class DealForEach(Node[S]):
    """So much damage for each thing of a group: each time another creature may be chosen (KF-WORD-04),
    and then all of it is dealt at once (KF-DMG-06)."""

    each: Group[S]
    n: int
    to: Group[S]

    def start(self, state: S) -> bool:
        scope = state.scopes[-1]
        scope.bind_numbers("shots", len(self.each.find(state, scope)))
        scope.bind("hit", ())
        return self._next(state)

    def _next(self, state: S) -> bool:
        scope = state.scopes[-1]
        targets = tuple(self.to.find(state, scope))
        while targets and len(scope.things("hit")) < scope.number("shots"):
            if len(targets) > 1:
                return ask(state, self.id, *self.questions(state))
            scope.bind("hit", (*scope.things("hit"), *targets))
        hit = scope.things("hit")
        return propose(state, events.DAMAGE, [(c, self.n * hit.count(c)) for c in dict.fromkeys(hit)], scope)

    def questions(self, state: S) -> tuple[Choice, ...]:
        scope, verb = state.scopes[-1], events.DAMAGE.name
        targets = tuple(self.to.find(state, scope))
        return (Choice(state.active, PICK, verb, things=targets, source=scope.this, reason=verb),)

    def resume(self, state: S, position: int) -> bool:
        scope = state.scopes[-1]
        scope.bind("hit", (*scope.things("hit"), *state.take()[2]))
        return self._next(state)

    def words(self) -> Message:
        return Message("for-each", effect=deal(self.n, one(self.to)).words(), group=self.each.words(1))


def deal_for_each(group: Group[S], n: int, to: Group[S]) -> Effect:
    return DealForEach(group, n, to)


@dataclass(frozen=True)
class Arrange(Node[S]):
    """Things that will go onto piles, in an order that the active player chooses for each owner's
    pile: `it` names them, the last one will lie on top."""

    group: Group[S]

    def start(self, state: S) -> bool:
        state.scopes[-1].bind("it", ())
        return self._next(state)

    def _pile(self, state: S) -> tuple[Thing, ...]:
        """The cards of the first owner whose pile is not yet arranged."""
        scope = state.scopes[-1]
        left = [t for t in self.group.find(state, scope) if t not in scope.things("it")]
        return tuple(t for t in left if state.owners[t] == state.owners[left[0]])

    def _next(self, state: S) -> bool:
        scope = state.scopes[-1]
        while pile := self._pile(state):
            if len({(state.defs[t], state.printed[t], state.icons[t]) for t in pile}) > 1:
                return ask(state, self.id, *self.questions(state))
            scope.bind("it", (*scope.things("it"), *pile))
        return False

    def questions(self, state: S) -> tuple[Choice, ...]:
        this, pile = state.scopes[-1].this, self._pile(state)
        return (Choice(state.active, ORDER, "order", things=pile, source=this, reason="order"),)

    def resume(self, state: S, position: int) -> bool:
        scope = state.scopes[-1]
        scope.bind("it", (*scope.things("it"), *state.take()[2]))
        return self._next(state)

    def words(self) -> Message:
        return Message("arrange", group=self.group.words(SEVERAL))


def arrange(group: Group[S]) -> Effect:
    return Arrange(group)


def may(verb: str, *effects: Effect) -> Effect:
    return May(verb, seq(*effects))


def if_(condition: Condition[S], *effects: Effect, otherwise: Effect | None = None) -> Effect:
    return If(condition, seq(*effects), otherwise)


def if_you_do(*effects: Effect) -> Effect:
    return If(IF_YOU_DO, seq(*effects))


def for_each(group: Group[S], *effects: Effect) -> Effect:
    """Each instance may take another target (KF-WORD-04)."""
    return ForEach("each", group, seq(*effects))


@dataclass(frozen=True)
class Lasts(Until[S]):
    """A lasting effect that says for how many things it is, if not for all."""

    def words(self) -> Message:
        said = super().words()
        if not self.uses or not isinstance(self.ability, Modify):
            return said
        limited = Message("limited", n=self.uses, effect=said.args["effect"])
        return Message(said.key, **said.args | {"effect": limited})


def this_turn(ability: Ability[S], uses: int = 0) -> Effect:
    return Lasts("turn", ability, uses)


def opponents_next_turn(ability: Ability[S]) -> Effect:
    return Until("opponents-turn", ability)


# Constant abilities


def gets_power(which: Filter[S], n: HowMuch) -> Ability[S]:
    return Modify("power", which, amount_of(n))


def gets_armor(which: Filter[S], n: HowMuch) -> Ability[S]:
    return Modify("armor", which, amount_of(n))


def gains_keyword(which: Filter[S], name: str, n: int = 1) -> Ability[S]:
    return Modify(name, which, Constant(n))


def key_cost(whose: Filter[S], n: HowMuch) -> Ability[S]:
    return Modify("key-cost", whose, amount_of(n))


def after(kind: EventKind[S], when: Condition[S], *effects: Effect) -> Ability[S]:
    return After(kind.name, when, seq(*effects))


def instead_of(kind: EventKind[S], when: Condition[S], *effects: Effect, last: bool = False) -> Ability[S]:
    return Instead(kind.name, when, seq(*effects), last=last)


def cannot(
    what: str, which: Filter[S], rule: str = "KF-GEN-01", when: Condition[S] | None = None
) -> Ability[S]:
    return Forbid(what, which, rule, when)


def destroyed_while(when: Condition[S], which: Filter[S] = SELF) -> Ability[S]:
    """Destroyed as soon as the condition holds (KF-DEST-15)."""
    return Forbid("stay", which, "KF-DEST-15", when)


def strikes_harder(which: Filter[S], n: HowMuch) -> Ability[S]:
    """Deals more damage when it attacks; its power is what it was."""
    return Modify("attack-bonus", which, amount_of(n))


def may_use(which: Filter[S]) -> Ability[S]:
    """May be used as if it belonged to the active house."""
    return Modify("may-use", which, Constant(1))


def may_fight(which: Filter[S]) -> Ability[S]:
    return Modify("may-fight", which, Constant(1))


def may_play(which: Filter[S]) -> Ability[S]:
    return Modify("may-play", which, Constant(1))
